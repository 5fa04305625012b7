package screen

import (
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/decks"
)

// Everybody who speaks in the decks has a face, and every piece of it is there.
func TestEverySpeakerHasAFace(t *testing.T) {
	all, err := decks.All()
	if err != nil {
		t.Fatal(err)
	}
	spoken := map[string]bool{}
	for _, d := range all {
		for i := range d.Cards {
			for _, s := range []*decks.Side{d.Cards[i].A, d.Cards[i].B} {
				if s == nil {
					continue
				}
				for k := range s.Sections {
					if who := s.Sections[k].Narrative; who != nil && *who != "" {
						spoken[*who] = true
					}
				}
			}
		}
	}
	for who := range spoken {
		if !known(who) {
			t.Errorf("%s speaks, and nobody knows the face", who)
		}
	}
	for who, p := range portraits {
		want := []string{"neck", "head", "ground-" + p.ground, "wear-" + p.wear, "hair-" + p.hair}
		if p.hat != "" {
			want = append(want, "hat-"+p.hat)
		}
		for face := range strings.FieldsSeq(p.face) {
			want = append(want, "face-"+face)
		}
		for _, name := range want {
			if pieces[name] == "" {
				t.Errorf("the face of %s has no %s", who, name)
			}
		}
		if open, shut := strings.Count(bust(who), "<g"), strings.Count(bust(who), "</g>"); open != shut {
			t.Errorf("the face of %s opens %d groups and shuts %d", who, open, shut)
		}
	}
	for name, s := range silhouettes {
		if !strings.Contains(sprite, `id="st-`+s+`"`) {
			t.Errorf("%s looks like a %s, which nobody has drawn", name, s)
		}
	}
}

// Where a card has several figures, each looks as they do: two dogs are dogs.
func TestSeveralOfAKindLookAlike(t *testing.T) {
	for name, want := range map[string]string{"Dogs A": "dog", "Patrol B": "guard", "Dogs": "dog", "Ada": "person"} {
		if got := silhouette(name); got != want {
			t.Errorf("%s looks like a %s, not a %s", name, got, want)
		}
	}
}

// Beside a tall board, where a body is too narrow to be seen, each of the family shows a whole face by the name.
func TestBesideATallBoardFacesAreWhole(t *testing.T) {
	const tall = ".table:has(.bmap.tall):not(:has(.book5, .night5)) .csh:not(.large) "
	for _, rule := range []string{".third { display: none; }", ".face5 { display: block; }"} {
		if !strings.Contains(CSS, tall+rule) {
			t.Errorf("the styles lack %q", rule)
		}
	}
	for name := range drawn {
		var page strings.Builder
		if err := face(&heredity.MemberView{Name: name}).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(page.String(), `href="#fig-`+strings.ToLower(name)+`"`) {
			t.Errorf("%s shows no face: %s", name, page.String())
		}
	}
}
