package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/webauthn"
	"github.com/chromedp/chromedp"

	"waystation/server"
)

// listed is how many tables a page has links to.
const listed = `new Set([...document.querySelectorAll("main a[href^='/t/']")].map(a => a.pathname)).size`

// add is webauthn.AddCredential without those fields of a passkey that not every device takes.
var add = cdp.Command[map[string]any, cdp.Empty]{Method: webauthn.CommandAddCredential}

// device gives the browser a device that keeps passkeys and says yes to everything, with those that it has already.
func (b *tab) device(has ...*webauthn.Credential) webauthn.AuthenticatorID {
	b.t.Helper()
	b.do(command(webauthn.Enable, webauthn.EnableParams{}))
	r, err := chromedp.Call(b.ctx, webauthn.AddVirtualAuthenticator, webauthn.AddVirtualAuthenticatorParams{
		Options: &webauthn.VirtualAuthenticatorOptions{
			Protocol: webauthn.AuthenticatorProtocolCtap2, Transport: webauthn.AuthenticatorTransportInternal,
			HasResidentKey: true, HasUserVerification: true, IsUserVerified: true, AutomaticPresenceSimulation: true,
		},
	})
	if err != nil {
		b.t.Fatal(err)
	}
	for _, c := range has {
		b.do(command(add, map[string]any{"authenticatorId": r.AuthenticatorID, "credential": map[string]any{
			"credentialId": c.CredentialID, "isResidentCredential": true, "rpId": c.RpID, "privateKey": c.PrivateKey,
			"userHandle": c.UserHandle, "signCount": c.SignCount,
		}}))
	}
	return r.AuthenticatorID
}

// In a browser one keeps one's matches by a passkey, and has them in another browser with it: what that one had already
// joins them. Then they sign out there.
func TestAPasskeyKeepsMatches(t *testing.T) {
	t.Parallel()
	h := open(t)
	screen := desk
	desk, hand := h.visitor(t, screen), h.visitor(t, phone)
	named := strings.Replace(desk.base, "127.0.0.1", "localhost", 1)

	desk.goTo("/matches")
	if says := desk.tell(`document.querySelector("#devices .wrong").textContent`); !strings.Contains(says, named) {
		t.Errorf("where passkeys can't be made it says %q", says)
	}
	desk.base, hand.base = named, named
	key := desk.device()
	desk.sitDown("firelands", "2", "kept")
	desk.goTo("/matches")
	desk.everybody("your matches, with passkeys", screen)
	desk.enter(`[data-passkey=new] [name=name]`, "My desk")
	desk.press(`[data-passkey=new] button`)
	desk.until(`document.querySelector("#devices .kept")?.textContent.startsWith("Kept.")`)
	made, err := chromedp.Call(desk.ctx, webauthn.GetCredentials, webauthn.GetCredentialsParams{AuthenticatorID: key})
	if err != nil || len(made.Credentials) != 1 || made.Credentials[0].RpID != "localhost" {
		t.Fatalf("the device has %+v, %v", made, err)
	}

	hand.goTo("/matches")
	hand.device(made.Credentials[0])
	hand.sitDown("saga", "2", "in the hand")
	hand.goTo("/matches")
	hand.press(`[data-passkey=in] button`)
	hand.until(`document.querySelector("#devices .kept")?.textContent.includes("has joined yours: 1 match.")`)
	hand.goTo("/settings")
	hand.until(`document.querySelector("#devices .channels")?.innerText.includes("My desk")`)
	hand.everybody("the settings, with a passkey", phone)
	for _, b := range []*tab{desk, hand} {
		b.goTo("/")
		if n := b.tell(listed); n != "2" {
			t.Errorf("%s tables are listed, not both", n)
		}
	}
	hand.goTo("/settings")
	hand.press(`form[action="/account/out"] button`)
	hand.until(`document.querySelector("#devices .kept")?.textContent.startsWith("You are signed out")`)
	hand.goTo("/")
	if n := hand.tell(listed); n != "0" {
		t.Errorf("who has signed out still has %s tables", n)
	}
	desk.quiet()
	hand.quiet()
}

// A page that comes from elsewhere than the server was told says where passkeys are good.
func TestPasskeysSayWhereTheyAreGood(t *testing.T) {
	t.Parallel()
	b := open(t, func(c *server.Config) { c.PublicURL = "https://games.example.org" }).visitor(t, laptop)
	b.goTo("/settings")
	b.until(`document.querySelector("[data-passkey=in] [data-passkey-says]").textContent.includes("good at https://games.example.org alone")`)
	if hidden := b.tell(`document.querySelector("[data-passkey=in] .addrow").hidden`); hidden != "true" {
		t.Error("the press that can't work is there")
	}
	b.quiet()
}
