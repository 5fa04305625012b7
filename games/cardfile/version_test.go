package cardfile

import (
	"testing"
	"testing/fstest"
)

func version(t *testing.T, text string) string {
	t.Helper()
	var r Reader
	var items []struct {
		Name, Text string
		Cost       int
		Deals      []map[string]string
	}
	fsys := fstest.MapFS{"cards/a.yaml": {Data: []byte(text)}}
	if r.List(fsys, "cards/a.yaml", func(Item) bool { return true }, &items) == nil {
		t.Fatal(r.Err())
	}
	return r.Version("3")
}

func TestAVersionChangesWithWhatTheRulesReadAndWithNothingElse(t *testing.T) {
	was := version(t, "- name: Salt\n  text: White.\n  cost: 3\n  deals: [{pay: food, label: Pay}]\n")
	if len(was) != len("3-01234567") || was[:2] != "3-" {
		t.Errorf("the version is %q", was)
	}
	for words, text := range map[string]string{
		"another name": "- name: Sea Salt\n  text: White.\n  cost: 3\n  deals: [{pay: food, label: Pay}]\n",
		"another text": "- name: Salt\n  text: Grey.\n  cost: 3\n  deals: [{pay: food, label: Pay}]\n",
		"a label and lines": "# salt\n- name: Salt\n  text: White.\n  cost: 3\n  deals:\n    - pay: food\n      " +
			"label: Hand it over\n",
	} {
		if is := version(t, text); is != was {
			t.Errorf("%s makes version %s of %s", words, is, was)
		}
	}
	for words, text := range map[string]string{
		"another number": "- name: Salt\n  text: White.\n  cost: 4\n  deals: [{pay: food, label: Pay}]\n",
		"another effect": "- name: Salt\n  text: White.\n  cost: 3\n  deals: [{pay: fuel, label: Pay}]\n",
		"another copy":   "- name: Salt\n  text: White.\n  cost: 3\n  deals: [{pay: food, label: Pay}]\n- cost: 3\n",
		"a field less":   "- name: Salt\n  text: White.\n  deals: [{pay: food, label: Pay}]\n",
	} {
		if version(t, text) == was {
			t.Errorf("%s makes no other version", words)
		}
	}
}

func TestACodeWithoutCardsHasItsVersionAlone(t *testing.T) {
	if v := new(Reader).Version("7"); v != "7" {
		t.Errorf("the version is %q", v)
	}
}
