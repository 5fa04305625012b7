package notices_test

import (
	"bufio"
	"crypto/rand"
	"fmt"
	"net"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"waystation/notices"
	"waystation/store"
)

// postOffice is a mail server that keeps what it is handed.
func postOffice(t *testing.T) (port int, taken func() []string) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	var mu sync.Mutex
	var mails []string
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			text := serveMail(c)
			mu.Lock()
			mails = append(mails, text...)
			mu.Unlock()
		}
	}()
	return l.Addr().(*net.TCPAddr).Port, func() []string {
		mu.Lock()
		defer mu.Unlock()
		got := mails
		mails = nil
		return got
	}
}

func serveMail(c net.Conn) (mails []string) {
	defer c.Close()
	fmt.Fprint(c, "220 here\r\n")
	in := bufio.NewScanner(c)
	for in.Scan() {
		switch word, _, _ := strings.Cut(strings.ToUpper(in.Text()), " "); word {
		case "DATA":
			fmt.Fprint(c, "354 go on\r\n")
			var text strings.Builder
			for in.Scan() && in.Text() != "." {
				text.WriteString(in.Text() + "\n")
			}
			mails = append(mails, text.String())
			fmt.Fprint(c, "250 kept\r\n")
		case "QUIT":
			fmt.Fprint(c, "221 bye\r\n")
			return mails
		default:
			fmt.Fprint(c, "250 fine\r\n")
		}
	}
	return mails
}

// A mailbox gets nothing but one question until somebody has confirmed it from there; then it gets calls, with a link
// that ends them.
func TestAMailboxHasToBeConfirmed(t *testing.T) {
	port, taken := postOffice(t)
	b := desk(t, func(c *notices.Config) {
		c.Mail = &notices.Mail{Host: "127.0.0.1", Port: port, TLS: "none", From: "Waystation <games@example.org>"}
	})
	c := b.add(store.Channel{Kind: store.Mail, Address: "otto@example.org"})
	b.asks("one")
	b.after(time.Hour)
	got := taken()
	if len(got) != 1 || !strings.Contains(got[0], "Subject: Shall Waystation call you here?") {
		t.Fatalf("before it is confirmed came %q; %s", got, b.channel().Note)
	}
	link, _, _ := strings.Cut(got[0][strings.Index(got[0], "https://games"):], "\n")
	token := strings.TrimPrefix(strings.TrimRight(link, "\r=>"), "https://games.example.org/calls/")
	same, err := b.st.ChannelByToken(ctx, token)
	if err != nil || same.ID != c.ID {
		t.Fatalf("the mail leads to %q: %v", token, err)
	}
	if err := b.Confirm(ctx, &same); err != nil {
		t.Fatal(err)
	}
	b.after(time.Minute)
	got = taken()
	if len(got) == 1 {
		got[0] = strings.ReplaceAll(got[0], "\n ", " ")
	}
	if len(got) != 1 || !strings.Contains(got[0], "List-Unsubscribe: <https://games.example.org/calls/"+token+">") ||
		!strings.Contains(got[0], "List-Unsubscribe-Post: List-Unsubscribe=One-Click") ||
		!strings.Contains(got[0], "Mara waits for you") || !strings.Contains(got[0], "No more of these: https://games") {
		t.Fatalf("then came %q; %s", got, b.channel().Note)
	}
}

// An address that nobody has confirmed gets only so many questions in a day, whoever asks.
func TestAMailboxIsNotPestered(t *testing.T) {
	port, taken := postOffice(t)
	b := desk(t, func(c *notices.Config) {
		c.Mail = &notices.Mail{Host: "127.0.0.1", Port: port, TLS: "none", From: "games@example.org"}
	})
	wrong := 0
	for i := range 9 {
		g, err := b.st.NewGuest(ctx, "guest"+strconv.Itoa(i), "G")
		if err != nil {
			t.Fatal(err)
		}
		err = b.Add(ctx, &store.Channel{Guest: g.ID, Kind: store.Mail, Address: "victim@example.org",
			Token: rand.Text()})
		if err != nil {
			wrong++
		}
		b.after(time.Second)
	}
	if got := taken(); len(got) != 5 || wrong != 4 {
		t.Errorf("%d mails, %d refused", len(got), wrong)
	}
	for _, address := range []string{"", "otto", "a@b\r\nBcc: c@d", "Otto <otto@example.org>", "a@b, c@d"} {
		if err := b.Add(ctx, &store.Channel{Guest: b.guest, Kind: store.Mail, Address: address}); err == nil {
			t.Errorf("%q is a mailbox", address)
		}
	}
	if err := desk(t).Add(ctx, &store.Channel{Guest: 1, Kind: store.Mail, Address: "a@example.org"}); err == nil {
		t.Error("a server without mail takes mailboxes")
	}
}
