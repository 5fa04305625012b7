//go:build !js

package notices

import (
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"syscall"

	"waystation/store"
)

// client posts to public addresses alone. It looks at the address that it really connects to, so that no name can lead
// elsewhere at the second look; it follows no redirects and uses no proxy.
func (g guard) client() *http.Client {
	dialer := &net.Dialer{Timeout: sendTime / 2, ControlContext: func(_ context.Context, network, address string,
		_ syscall.RawConn) error {
		to, err := netip.ParseAddrPort(address)
		if err != nil || !strings.HasPrefix(network, "tcp") || !g.public(to.Addr()) {
			return errClosed
		}
		return nil
	}}
	return &http.Client{
		Timeout:       sendTime,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{
			DialContext: dialer.DialContext, DisableKeepAlives: true, TLSHandshakeTimeout: sendTime / 2,
			ResponseHeaderTimeout: sendTime, MaxResponseHeaderBytes: 16 << 10, DisableCompression: true,
			ForceAttemptHTTP2: true,
		},
	}
}

func (h hook) send(ctx context.Context, c *store.Channel, m Message) error {
	body, header, err := pack(Format(c.Extra), m)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.Address, bytes.NewReader(body))
	if err != nil {
		return &refused{"its address can't be read"}
	}
	req.Header = header
	req.Header.Set("User-Agent", "Waystation")
	res, err := h.client.Do(req)
	if err != nil {
		return reached(err)
	}
	defer res.Body.Close()
	io.CopyN(io.Discard, res.Body, 4<<10) // nothing in it is for us
	return answered(res.StatusCode)
}
