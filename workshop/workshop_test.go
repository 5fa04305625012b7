package workshop_test

import (
	"bytes"
	"maps"
	"testing"

	"waystation/shelf"
	"waystation/workshop"
)

// FuzzUnpack reads anything at all as a set of changed cards: it is refused with words, or a set that is the same when
// it is packed and read again. The checker of cards says of every set that it is fine, or what is wrong.
func FuzzUnpack(f *testing.F) {
	g := shelf.Find("firelands")
	rocks, err := g.Cards.Text("rocks.yaml")
	if err != nil {
		f.Fatal(err)
	}
	f.Add("a.txt", workshop.Pack("firelands", "Rocks", map[string]string{"rocks.yaml": rocks}))
	f.Add("rocks.yaml", []byte(rocks))
	f.Add("rocks.yaml", []byte("- id: RK-1\n  kind: [rock\n"))
	f.Add("a.txt", []byte("waystation cards of firelands\nname: x\n-- rocks.yaml --\n-- rocks.yaml --\n"))
	f.Add("a.txt", []byte("waystation cards of saga\n"))
	f.Add("a.txt", []byte("waystation cards of firelands\nname: x\n-- ../rocks.yaml --\n- &a [*a]\n"))
	f.Add("", []byte{0xff})
	f.Fuzz(func(t *testing.T, called string, file []byte) {
		name, files, err := workshop.Unpack("firelands", g.Cards, called, file)
		if err != nil {
			if err.Error() == "" || files != nil {
				t.Errorf("error %q with %d files", err, len(files))
			}
			return
		}
		again, back, err := workshop.Unpack("firelands", g.Cards, "", workshop.Pack("firelands", name, files))
		if err != nil || again != name {
			t.Fatalf("packed again it is called %q, not %q, error %v", again, name, err)
		}
		for x, text := range files {
			if b := []byte(back[x]); !bytes.Equal(bytes.TrimRight(b, "\n"), bytes.TrimRight([]byte(text), "\n")) {
				t.Errorf("%s is another file when it is packed again: %q, not %q", x, b, text)
			}
		}
		if _, err := g.Cards.With(files); err != nil && err.Error() == "" {
			t.Errorf("%v has nothing wrong that is told", maps.Keys(files))
		}
	})
}
