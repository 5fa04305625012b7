// Package passkeytest is a device that keeps passkeys, for tests: it answers as a browser does with one.
package passkeytest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
)

// Device keeps passkeys for one origin. Its fields may be changed to have it lie.
type Device struct {
	Origin string // where it says the page is from
	ID     string // the domain to which it holds itself
	Count  uint32 // how often it has been used, as it says; it counts up by itself
	keys   []key
}

type key struct {
	id, handle []byte
	private    *ecdsa.PrivateKey
}

// asked is what the device reads of the options that a site sends.
type asked struct {
	Challenge string
	User      struct{ ID string }
}

// The flags of what a device says: somebody was there, was recognised, and there is a new key in it.
const present, recognised, fresh = 1, 4, 64

var b64 = base64.RawURLEncoding

// Create makes a passkey, and answers with it.
func (d *Device) Create(options string) (string, error) {
	var o asked
	if err := json.Unmarshal([]byte(options), &o); err != nil {
		return "", err
	}
	handle, err := b64.DecodeString(o.User.ID)
	if err != nil {
		return "", err
	}
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return "", err
	}
	k := key{id: []byte(rand.Text()), handle: handle, private: private}
	d.keys = append(d.keys, k)
	point, err := private.PublicKey.Bytes() // 4, x, y
	if err != nil {
		return "", err
	}
	data := d.data(present | recognised | fresh)
	data = append(data, make([]byte, 16)...)
	data = binary.BigEndian.AppendUint16(data, uint16(len(k.id)))
	data = append(data, k.id...)
	// CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, which is ES256
	data = append(data, 0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32)
	data = append(data, point[1:33]...)
	data = append(data, 0x22, 0x58, 32)
	data = append(data, point[33:]...)
	object := append([]byte("\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58"), byte(len(data)))
	object = append(object, data...)
	return k.answer(map[string]any{
		"clientDataJSON":    b64.EncodeToString(d.client("webauthn.create", o.Challenge)),
		"attestationObject": b64.EncodeToString(object),
	})
}

// Prove answers by the passkey that was made last.
func (d *Device) Prove(options string) (string, error) {
	var o asked
	if err := json.Unmarshal([]byte(options), &o); err != nil {
		return "", err
	}
	if len(d.keys) == 0 {
		return "", errors.New("the device has no passkey")
	}
	k := d.keys[len(d.keys)-1]
	data, client := d.data(present|recognised), d.client("webauthn.get", o.Challenge)
	said := sha256.Sum256(client)
	sum := sha256.Sum256(append(append([]byte{}, data...), said[:]...))
	signature, err := ecdsa.SignASN1(rand.Reader, k.private, sum[:])
	if err != nil {
		return "", err
	}
	return k.answer(map[string]any{
		"clientDataJSON": b64.EncodeToString(client), "authenticatorData": b64.EncodeToString(data),
		"signature": b64.EncodeToString(signature), "userHandle": b64.EncodeToString(k.handle),
	})
}

func (k key) answer(response map[string]any) (string, error) {
	b, err := json.Marshal(map[string]any{
		"id": b64.EncodeToString(k.id), "rawId": b64.EncodeToString(k.id), "type": "public-key", "response": response,
		"clientExtensionResults": map[string]any{},
	})
	return string(b), err
}

func (d *Device) data(flags byte) []byte {
	d.Count++
	id := sha256.Sum256([]byte(d.ID))
	return binary.BigEndian.AppendUint32(append(id[:], flags), d.Count)
}

func (d *Device) client(kind, challenge string) []byte {
	b, _ := json.Marshal(map[string]any{"type": kind, "challenge": challenge, "origin": d.Origin, "crossOrigin": false})
	return b
}
