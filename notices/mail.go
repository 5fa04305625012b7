package notices

import (
	"context"
	"errors"
	"fmt"
	netmail "net/mail"
	"strings"

	"github.com/wneessen/go-mail"

	"waystation/store"
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

func (m *Mail) client() (*mail.Client, error) {
	options := []mail.Option{mail.WithPort(m.Port), mail.WithTimeout(sendTime)}
	switch m.TLS {
	case "tls":
		options = append(options, mail.WithSSL())
	case "none":
		options = append(options, mail.WithTLSPolicy(mail.NoTLS))
	default:
		options = append(options, mail.WithTLSPolicy(mail.TLSMandatory))
	}
	if m.User != "" {
		options = append(options, mail.WithSMTPAuth(mail.SMTPAuthAutoDiscover), mail.WithUsername(m.User),
			mail.WithPassword(m.Password))
	}
	return mail.NewClient(m.Host, options...)
}

func (m *Mail) send(ctx context.Context, c *store.Channel, message Message) error {
	msg := mail.NewMsg()
	if err := errors.Join(msg.From(m.From), msg.To(c.Address)); err != nil {
		return &refused{"its address can't be read"}
	}
	msg.Subject(message.Title)
	msg.SetDate()
	msg.SetMessageID()
	msg.SetGenHeader(mail.HeaderListUnsubscribe, "<"+message.Stop+">")
	msg.SetGenHeader(mail.HeaderListUnsubscribePost, "List-Unsubscribe=One-Click")
	msg.SetGenHeader(mail.Header("Auto-Submitted"), "auto-generated")
	msg.SetBodyString(mail.TypeTextPlain, message.text()+"\n\n"+message.URL+"\n\n-- \nNo more of these: "+
		message.Stop+"\n")
	client, err := m.client()
	if err != nil {
		return err
	}
	if err = client.DialAndSendWithContext(ctx, msg); err == nil {
		return nil
	}
	var s *mail.SendError
	if errors.As(err, &s) && s.ErrorCode() >= 500 && s.Reason == mail.ErrSMTPRcptTo {
		return &refused{fmt.Sprintf("the mail server refused it (%d)", s.ErrorCode())}
	}
	return errors.New("the mail server did not take it")
}

// mailbox is an address as mails are sent to it; *Wrong when it is none.
func mailbox(s string) (string, error) {
	a, err := netmail.ParseAddress(s)
	if err != nil || a.Name != "" || len(a.Address) > 200 || !strings.Contains(a.Address, "@") {
		return "", &Wrong{"This is no address of a mailbox: it must be like otto@example.org."}
	}
	return a.Address, nil
}
