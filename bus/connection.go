package bus

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// connection is one to NATS, now or as soon as it is there.
type connection struct {
	nc *nats.Conn
	js jetstream.JetStream

	mu  sync.Mutex
	why error // it could not be made when that was tried last
}

// connect connects to NATS, again and again.
func connect(url, name string, lost nats.ConnErrHandler) (*connection, error) {
	if err := CheckURL(url); err != nil {
		return nil, err
	}
	c := &connection{}
	nc, err := nats.Connect(url, nats.Name(name), nats.RetryOnFailedConnect(true), nats.MaxReconnects(-1),
		nats.ReconnectWait(time.Second), nats.ReconnectBufSize(-1), nats.IgnoreAuthErrorAbort(),
		nats.DisconnectErrHandler(lost), nats.ReconnectErrHandler(c.fails))
	if err != nil {
		return nil, fmt.Errorf("NATS: %w", err)
	}
	if c.js, err = jetstream.New(nc); err != nil {
		nc.Close()
		return nil, err
	}
	c.nc = nc
	return c, nil
}

// fails notes why it could not be made.
func (c *connection) fails(_ *nats.Conn, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.why = err
}

// unreachable is the error where there is no connection, with the reason, as far as that is known.
func (c *connection) unreachable() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.why == nil {
		return errors.New("NATS can't be reached")
	}
	return fmt.Errorf("NATS can't be reached: %w", c.why)
}

// CheckURL says what is wrong with the address of NATS. It repeats nothing of it, for a password may stand there.
func CheckURL(url string) error {
	for one := range strings.SplitSeq(url, ",") {
		one = strings.TrimSpace(one)
		if !strings.HasPrefix(one, "nats://") && !strings.HasPrefix(one, "tls://") || strings.HasSuffix(one, "://") {
			return errors.New("the bus must be like nats://127.0.0.1:4222 or tls://name:password@nats.example.org:4222")
		}
	}
	return nil
}
