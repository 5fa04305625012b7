package notices

import (
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"strings"
	"time"
)

// sendTime is how long one attempt to send may take.
const sendTime = 10 * time.Second

// closed are addresses that IsGlobalUnicast and IsPrivate do not tell from public ones, or through which others can be
// reached that are not public.
var closed = prefixes("0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24",
	"198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "240.0.0.0/4", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64",
	"2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16", "fec0::/10")

func prefixes(list ...string) []netip.Prefix {
	var out []netip.Prefix
	for _, s := range list {
		out = append(out, netip.MustParsePrefix(s))
	}
	return out
}

// guard decides to which addresses what guests have asked for is sent.
type guard struct{ allow []netip.Prefix }

// public reports whether an address may be posted to: it is public, or the operator allows it.
func (g guard) public(a netip.Addr) bool {
	a = a.Unmap().WithZone("")
	for _, p := range g.allow {
		if p.Contains(a) {
			return true
		}
	}
	if !a.IsGlobalUnicast() || a.IsPrivate() {
		return false
	}
	for _, p := range closed {
		if p.Contains(a) {
			return false
		}
	}
	return true
}

// check refuses an address on the web to which nothing may be sent, as far as it says so itself. What its name leads to
// is looked at when it is sent to.
func (g guard) check(address string) error {
	u, err := url.Parse(address)
	switch {
	case err != nil || u.Host == "" || u.Hostname() == "":
		return errors.New("it must be a whole address, such as https://ntfy.sh/your-topic")
	case u.Scheme != "https" && u.Scheme != "http":
		return errors.New("it must begin with https://")
	case u.User != nil:
		return errors.New("a name and a password must not stand in it")
	}
	host := u.Hostname()
	if strings.EqualFold(host, "localhost") {
		host = "127.0.0.1"
	}
	if a, err := netip.ParseAddr(host); err == nil && !g.public(a) {
		return errClosed
	}
	return nil
}

var errClosed = errors.New("it leads to an address that is not public; whoever runs this server can allow it")

// ParseAllowed reads what an operator allows beyond public addresses: networks such as 192.168.1.0/24, or addresses.
func ParseAllowed(list []string) ([]netip.Prefix, error) {
	var out []netip.Prefix
	for _, s := range list {
		p, err := netip.ParsePrefix(s)
		if a, notPrefix := netip.ParseAddr(s); notPrefix == nil {
			p, err = netip.PrefixFrom(a, a.BitLen()), nil
		}
		if err != nil {
			return nil, fmt.Errorf("%q is no network: it must be like 192.168.1.0/24 or 127.0.0.1", s)
		}
		out = append(out, p.Masked())
	}
	return out, nil
}
