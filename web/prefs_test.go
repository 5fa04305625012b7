package web

import "testing"

func TestPrefsAreReadAsTheyWereKept(t *testing.T) {
	for cookie, want := range map[string]string{
		"":                                  "",
		"text-large":                        "text-large",
		"text-large.text-larger":            "text-large",
		"sound-over.text-larger.sound-turn": "text-larger.sound-turn.sound-over",
		"curtain-falls.text-large":          "text-large.curtain-falls",
		"text-":                             "",
		"text-huge.<b>.night":               "",
		"language-de.text-large":            "text-large.language-de",
		"language-<b>":                      "",
	} {
		if got := ReadPrefs(cookie).String(); got != want {
			t.Errorf("%q is read as %q, want %q", cookie, got, want)
		}
	}
	chosen := map[string][]string{
		"text": {""}, "motion": {"slow", "off"}, "sound": {"news", "loud", "turn"}, "theme": {"night"},
	}
	if got, want := ChoosePrefs(chosen).String(), "motion-off.sound-turn.sound-news"; got != want {
		t.Errorf("chosen are %q, want %q", got, want)
	}
}

func TestACurtainIsPutUpAndTakenDown(t *testing.T) {
	p := ReadPrefs("text-large.sound-turn")
	if got := p.WithCurtain(true); !got.Curtain() || got.String() != "text-large.sound-turn.curtain-falls" {
		t.Errorf("put up: %q", got)
	}
	if got := ReadPrefs("language-de").WithCurtain(true).String(); got != "curtain-falls.language-de" {
		t.Errorf("the language is lost: %q", got)
	}
	if got := p.WithCurtain(true).WithCurtain(false); got.Curtain() || got.String() != p.String() {
		t.Errorf("taken down: %q", got)
	}
}
