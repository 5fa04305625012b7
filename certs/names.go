package certs

import (
	"crypto/x509"
	"net"
	"net/netip"
	"os"
	"slices"
	"strings"
)

// Names are as what a server is reached.
type Names struct {
	DNS []string
	IPs []netip.Addr
}

// Here are this machine's names and addresses at home, and those of more that are such.
func Here(more ...string) Names {
	n := Names{DNS: []string{"localhost"}, IPs: []netip.Addr{netip.MustParseAddr("127.0.0.1"), netip.IPv6Loopback()}}
	if host, err := os.Hostname(); err == nil {
		host, _, _ = strings.Cut(strings.ToLower(host), ".")
		for _, end := range []string{".local", ".lan", ".home.arpa", ".internal"} {
			n.Add(host + end)
		}
	}
	if addrs, err := net.InterfaceAddrs(); err == nil {
		for _, a := range addrs {
			if p, err := netip.ParsePrefix(a.String()); err == nil {
				n.Add(p.Addr().String())
			}
		}
	}
	for _, name := range more {
		n.Add(name)
	}
	return n
}

// Add adds a name or an address, and reports whether it is one at home. Others the authority can't vouch for.
func (n *Names) Add(name string) bool {
	if a, err := netip.ParseAddr(name); err == nil {
		a = a.Unmap()
		home := a.Zone() == "" && slices.ContainsFunc(homeNetworks, func(x *net.IPNet) bool {
			return x.Contains(a.AsSlice())
		})
		if home && !slices.Contains(n.IPs, a) {
			n.IPs = append(n.IPs, a)
		}
		return home
	}
	name = strings.ToLower(strings.TrimSuffix(name, "."))
	home := plain(name) && (name == "localhost" || slices.ContainsFunc(homeNames, func(end string) bool {
		return strings.HasSuffix(name, "."+end)
	}))
	if home && !slices.Contains(n.DNS, name) {
		n.DNS = append(n.DNS, name)
	}
	return home
}

// plain reports whether a name is one of hosts: labels of letters, digits and hyphens.
func plain(name string) bool {
	for _, label := range strings.Split(name, ".") {
		odd := strings.Trim(label, "abcdefghijklmnopqrstuvwxyz0123456789-") != ""
		if odd || label == "" || len(label) > 63 || label[0] == '-' || label[len(label)-1] == '-' {
			return false
		}
	}
	return len(name) <= 253
}

// within reports whether a certificate is good for all of them.
func (n Names) within(c *x509.Certificate) bool {
	for _, name := range n.DNS {
		if !slices.Contains(c.DNSNames, name) {
			return false
		}
	}
	for _, a := range n.IPs {
		if !slices.ContainsFunc(c.IPAddresses, func(ip net.IP) bool { return ip.Equal(a.AsSlice()) }) {
			return false
		}
	}
	return true
}
