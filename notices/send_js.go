package notices

import (
	"context"
	"errors"
	"net/http"

	"waystation/store"
)

// errHere: nobody is called by a browser that is its own server.
var errHere = errors.New("nobody can be called from here")

// push is what sends messages to browsers elsewhere.
type push struct {
	client          *http.Client
	public, private string
	contact         string
}

func vapid(context.Context, *store.Store) (public, private string, err error) { return "", "", nil }

// Subscription is no keys here.
func Subscription(p256dh, auth string) (string, error) {
	return "", &Wrong{"Nobody can be called from here."}
}

func (p push) send(context.Context, *store.Channel, Message) error { return errHere }

func (m *Mail) send(context.Context, *store.Channel, Message) error { return errHere }

func (g guard) client() *http.Client { return nil }

func (h hook) send(context.Context, *store.Channel, Message) error { return errHere }
