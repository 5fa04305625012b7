//go:build !js

package notices

import (
	"context"
	"errors"
	"fmt"

	"github.com/wneessen/go-mail"

	"waystation/store"
)

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
	msg.SetBodyString(mail.TypeTextPlain, message.text()+"\n\n"+message.URL+"\n\n-- \n"+message.stop()+"\n")
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
