//go:build !js

package notices

import (
	"context"
	"crypto/ecdh"
	"encoding/base64"
	"encoding/json"
	"io"
	"net/http"
	"strings"

	webpush "github.com/SherClockHolmes/webpush-go"

	"waystation/store"
)

// push sends messages to browsers, by the service that each of them has named.
type push struct {
	client          *http.Client
	public, private string // VAPID
	contact         string // of the operator, for those services; "" for none
}

// vapid are the keys by which push services know this server again. They are made once: a browser that has subscribed
// takes messages of these alone.
func vapid(ctx context.Context, st *store.Store) (public, private string, err error) {
	var keys struct{ Public, Private string }
	text, err := st.Secret(ctx, "vapid", func() (string, error) {
		var err error
		if keys.Private, keys.Public, err = webpush.GenerateVAPIDKeys(); err != nil {
			return "", err
		}
		b, err := json.Marshal(keys)
		return string(b), err
	})
	if err == nil {
		err = json.Unmarshal([]byte(text), &keys)
	}
	return keys.Public, keys.Private, err
}

// Subscription is the keys of a push channel as a browser gives them, packed into its Extra; *Wrong when they are no
// keys.
func Subscription(p256dh, auth string) (string, error) {
	key, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(p256dh, "="))
	if err == nil {
		_, err = ecdh.P256().NewPublicKey(key)
	}
	secret, wrong := base64.RawURLEncoding.DecodeString(strings.TrimRight(auth, "="))
	if err != nil || wrong != nil || len(secret) != 16 {
		return "", &Wrong{"This browser's subscription can't be read. Try it again from that browser."}
	}
	b, err := json.Marshal(webpush.Keys{P256dh: p256dh, Auth: auth})
	return string(b), err
}

// pushed is what the worker in the browser gets.
type pushed struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	URL   string `json:"url"`
}

func (p push) send(ctx context.Context, c *store.Channel, m Message) error {
	to := webpush.Subscription{Endpoint: c.Address}
	if err := json.Unmarshal([]byte(c.Extra), &to.Keys); err != nil {
		return &refused{"its keys can't be read"}
	}
	body, err := json.Marshal(pushed{m.Title, m.text(), m.URL})
	if err != nil {
		return err
	}
	contact := p.contact
	if contact == "" {
		contact = "operator@localhost"
		if strings.HasPrefix(c.Base, "https://") {
			contact = c.Base
		}
	}
	res, err := webpush.SendNotificationWithContext(ctx, body, &to, &webpush.Options{
		HTTPClient: p.client, Subscriber: contact, VAPIDPublicKey: p.public, VAPIDPrivateKey: p.private,
		TTL: int(stale.Seconds()), Urgency: webpush.UrgencyHigh, Topic: "waystation",
	})
	if err != nil {
		return reached(err)
	}
	defer res.Body.Close()
	io.CopyN(io.Discard, res.Body, 4<<10)
	return answered(res.StatusCode)
}
