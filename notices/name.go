package notices

import (
	"net/url"

	"waystation/store"
)

// KindName is what a channel is, in words for its guest.
func KindName(c *store.Channel) string {
	switch {
	case c.Kind == store.Push:
		return "A browser"
	case c.Kind == store.Mail:
		return "E-mail"
	case Format(c.Extra) == Discord:
		return "Discord"
	case Format(c.Extra) == Ntfy:
		return "ntfy"
	}
	return "Webhook"
}

// Name tells a channel from others to its guest. Of an address on the web it shows only where it begins and ends: all
// of it may be as good as a password.
func Name(c *store.Channel) string {
	if c.Kind == store.Mail {
		return c.Address
	}
	u, err := url.Parse(c.Address)
	if err != nil {
		return "an address"
	}
	tail := u.RequestURI()
	if len(tail) > 4 {
		tail = "/…" + tail[len(tail)-4:]
	}
	return u.Hostname() + tail
}
