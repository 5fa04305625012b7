package certs

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/hex"
	"math/big"
	"net"
	"os"
	"time"
)

const (
	// rootLife is for how long devices trust an authority.
	rootLife = 10 * 365 * 24 * time.Hour
	// leafLife is how long the server's certificate is good; devices of Apple's take none that lives for over 825 days.
	leafLife = 90 * 24 * time.Hour
	// before is by how much the clock of a device may be slow.
	before = 24 * time.Hour
)

// homeNames are names that lead nowhere on the open net.
var homeNames = []string{"localhost", "local", "lan", "home.arpa", "internal"}

// homeNetworks are addresses that lead nowhere on the open net; those of 100.64.0.0/10 are given by some VPNs.
var homeNetworks = networks("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16",
	"127.0.0.0/8", "::1/128", "fc00::/7")

func networks(list ...string) []*net.IPNet {
	var out []*net.IPNet
	for _, s := range list {
		_, n, err := net.ParseCIDR(s)
		if err != nil {
			panic("certs: " + err.Error()) // one of those above
		}
		out = append(out, n)
	}
	return out
}

// newRoot makes an authority that can vouch for servers at home, and for nothing else.
func newRoot(now time.Time) (pair, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return pair{}, err
	}
	tag := make([]byte, 3)
	if _, err := rand.Read(tag); err != nil {
		return pair{}, err
	}
	name := "Waystation " + hex.EncodeToString(tag)
	if host, err := os.Hostname(); err == nil && len(host) <= 40 {
		name += " on " + host
	}
	c := &x509.Certificate{
		Subject:   pkix.Name{Organization: []string{"Waystation at home"}, CommonName: name},
		NotBefore: now.Add(-before), NotAfter: now.Add(rootLife),
		KeyUsage:    x509.KeyUsageCertSign,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		IsCA:        true, BasicConstraintsValid: true, MaxPathLenZero: true,
		PermittedDNSDomainsCritical: true, PermittedDNSDomains: homeNames, PermittedIPRanges: homeNetworks,
	}
	return issue(c, key, pair{c, key})
}

// sign makes a certificate of the server.
func (p pair) sign(names Names, now time.Time) (pair, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return pair{}, err
	}
	c := &x509.Certificate{
		Subject:   pkix.Name{CommonName: "Waystation"},
		NotBefore: now.Add(-before), NotAfter: now.Add(leafLife),
		KeyUsage:    x509.KeyUsageDigitalSignature,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}, BasicConstraintsValid: true,
		DNSNames: names.DNS,
	}
	for _, a := range names.IPs {
		c.IPAddresses = append(c.IPAddresses, a.AsSlice())
	}
	return issue(c, key, p)
}

// issue makes a certificate by what it should say, signed by another.
func issue(c *x509.Certificate, key *ecdsa.PrivateKey, by pair) (pair, error) {
	var err error
	if c.SerialNumber, err = rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 120)); err != nil {
		return pair{}, err
	}
	der, err := x509.CreateCertificate(rand.Reader, c, by.cert, &key.PublicKey, by.key)
	if err != nil {
		return pair{}, err
	}
	made, err := x509.ParseCertificate(der)
	return pair{made, key}, err
}
