package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"

	"waystation/server"
)

// A browser that finds a page insecure says of everything that it then can't have that HTTPS is missing, and what
// changes that. How to trust a server that has made its certificate itself can be read by everybody.
func TestWithoutHTTPS(t *testing.T) {
	t.Parallel()
	print := strings.TrimSuffix(strings.Repeat("AB:", 32), ":")
	h := open(t, func(c *server.Config) { c.Trust = &server.Trust{Certificate: []byte("PEM"), Fingerprint: print} })
	b := h.visitor(t, phone)
	b.do(command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
		Source: `Object.defineProperty(window, "isSecureContext", {value: false})`}))
	b.goTo("/settings")
	b.press(`input[name=notify]`)
	for _, place := range []string{"[data-push-says]", "[data-app-says]", "[data-notify-refused]:not([hidden])"} {
		b.until(`document.querySelector("` + place + `")?.textContent.match(/^This page came without HTTPS, .*--tls-self\.$/)`)
	}
	b.everybody("settings without HTTPS", phone)
	b.press(`#app a[href="/trust"]`)
	b.until(`document.querySelector("h1")?.textContent === "Trust this server"`)
	b.everybody("trust", phone)
	if wide := b.tell(`document.documentElement.scrollWidth - innerWidth`); wide != "0" {
		t.Errorf("the page is %s pixels too wide", wide)
	}
}
