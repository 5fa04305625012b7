package notices

import (
	"errors"
	"fmt"
	netmail "net/mail"
	"strings"
)

// Mail is the server to which mails are handed over.
type Mail struct {
	Host     string
	Port     int
	User     string // "" when it asks for none
	Password string
	TLS      string // starttls, tls, or none
	From     string // games@example.org, or Waystation <games@example.org>
}

// Check says what is wrong with it, in words for the operator.
func (m *Mail) Check() error {
	switch {
	case m.Host == "" || m.Port < 1 || m.Port > 65535:
		return errors.New("the mail server must be like mail.example.org:587")
	case m.TLS != "starttls" && m.TLS != "tls" && m.TLS != "none":
		return fmt.Errorf("TLS to the mail server is starttls, tls or none, not %q", m.TLS)
	case m.TLS == "none" && m.User != "":
		return errors.New("a password is not sent to a mail server without TLS")
	}
	if _, err := netmail.ParseAddress(m.From); err != nil {
		return fmt.Errorf("mails must come from an address such as games@example.org, not %q", m.From)
	}
	return nil
}

// mailbox is an address as mails are sent to it; *Wrong when it is none.
func mailbox(s string) (string, error) {
	a, err := netmail.ParseAddress(s)
	if err != nil || a.Name != "" || len(a.Address) > 200 || !strings.Contains(a.Address, "@") {
		return "", &Wrong{"This is no address of a mailbox: it must be like otto@example.org."}
	}
	return a.Address, nil
}
