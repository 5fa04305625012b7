package words_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/games/words"
	"waystation/table"
)

// A toy game of dogs: Rex and Bello dig for bones.
type dogs struct{ names []string }

func (g *dogs) name(s table.Seat) string {
	if s == table.Nobody {
		return "No dog"
	}
	return g.names[s]
}

func toy() (*words.Book[*dogs], *dogs) {
	return words.New((*dogs).name), &dogs{[]string{"Rex", "Bello"}}
}

func Example() {
	const (
		verbDig   table.Verb = 0
		taleFound uint8      = 0
	)
	book := words.New((*dogs).name)
	where := book.Question("where", "DOG-DIG-01", "{who}, where do you dig? {n a bone bones} left.")
	book.Speak(verbDig, words.Verb{"dig", "Under the {place a}", "place:{a}"})
	book.Narrate(taleFound, words.Tale{"{who} finds something.", "{who} finds {n secret bone bones} under the {place a}."})
	book.Format("place", func(_ *dogs, n []int16) string { return []string{"hedge", "shed"}[n[0]] })

	g := &dogs{[]string{"Rex", "Bello"}}
	fmt.Println(book.Sentence(g, where, [3]int16{1}, 0))
	fmt.Println(book.Label(g, table.Option{Verb: verbDig, A: 1}, 0))
	fmt.Println(book.Tale(g, table.Event{Verb: taleFound, Seat: 1, A: 0, Secret: 3}))
	fmt.Println(book.Tale(g, table.Event{Verb: taleFound, Seat: 1, A: 0, Secret: table.Hidden}))
	fmt.Println(book.Keys(), book.Check())
	// Output:
	// Rex, where do you dig? 1 bone left.
	// Under the shed place:1
	// Bello finds 3 bones under the hedge.
	// Bello finds something.
	// [dig] []
}

func TestHoles(t *testing.T) {
	book, g := toy()
	book.Format("sum", func(_ *dogs, n []int16) string {
		total := 0
		for _, v := range n {
			total += int(v)
		}
		return fmt.Sprint(total)
	})
	for template, want := range map[string]string{
		"":                                      "",
		"no hole":                               "no hole",
		"{a}-{b}-{c}":                           "1-2-30",
		"{who} and {who}":                       "Bello and Bello",
		"there {one a is are} {n a bone bones}": "there is 1 bone",
		"{sum a b c who}{sum}":                  "340",
		"{n b bone bones}!":                     "2 bones!",
		"{one b is are}":                        "are",
	} {
		if found := book.Sentence(g, book.Question("toy", "", template), [3]int16{1, 2, 30}, 1); found != want {
			t.Errorf("%q: want %q, found %q", template, want, found)
		}
	}
}

func TestKeysLeaveHoles(t *testing.T) {
	book, _ := toy()
	book.Speak(3, words.Verb{"sit", "Sit"}, words.Verb{"bark", "Bark"})
	book.Speak(1, words.Verb{"dig", "Dig"})
	if want := []string{":", "dig", ":", "sit", "bark"}; !slices.Equal(book.Keys(), want) {
		t.Errorf("want %q, found %q", want, book.Keys())
	}
	if faults := book.Check(); len(faults) > 0 {
		t.Errorf("nothing is wrong, but it says %q", faults)
	}
}

func TestAlwaysIsAQuestionOfItsOwn(t *testing.T) {
	book, g := toy()
	p := words.Secret(words.Idly("sit", book.Question("trick", "DOG-TRICK-01", "What does {who} do?")))
	q := book.Always(p)
	if p.Always || !q.Always || !q.Secret || q.Default != "sit" || q.Kind != "trick" || q.Rule != "DOG-TRICK-01" {
		t.Errorf("found %+v and %+v", p, q)
	}
	if said := book.Sentence(g, q, [3]int16{}, 0); said != "What does Rex do?" {
		t.Errorf("it asks %q", said)
	}
}

func TestCheckFindsWhatCannotBeSaid(t *testing.T) {
	fine := func(*dogs, []int16) string { return "" }
	for _, c := range []struct {
		write func(*words.Book[*dogs])
		want  string
	}{
		{func(b *words.Book[*dogs]) { b.Question("where", "", "In the {plaec a}?") },
			`question where: "In the {plaec a}?": no format is called "plaec"; there are n, one, place`},
		{func(b *words.Book[*dogs]) { b.Speak(0, words.Verb{"dig", "Dig {a", ""}) }, `label of dig: "Dig {a": a { is never closed`},
		{func(b *words.Book[*dogs]) { b.Speak(0, words.Verb{"dig", "Dig", "{spot a}"}) }, `piece of dig: "{spot a}": no format is called "spot"`},
		{func(b *words.Book[*dogs]) { b.Speak(0, words.Verb{"dig", "Dig {}"}) }, `label of dig: "Dig {}": {} holds no word`},
		{func(b *words.Book[*dogs]) { b.Speak(0, words.Verb{"dig", ""}) }, `verb 0 has the key "dig" and the label "", but needs both`},
		{func(b *words.Book[*dogs]) { b.Speak(7, words.Verb{"", "Dig"}) }, `verb 7 has the key "" and the label "Dig", but needs both`},
		{func(b *words.Book[*dogs]) { b.Speak(1, words.Verb{"dig", "Dig"}, words.Verb{"dig", "Dig on"}) }, `verb 2: the key "dig" is there twice`},
		{func(b *words.Book[*dogs]) { b.Narrate(4, words.Tale{"", "{n secret bone}"}) }, `event 4: "{n secret bone}": {n secret bone} is not such as {n a box boxes}`},
		{func(b *words.Book[*dogs]) { b.Narrate(4, words.Tale{"{place d}"}) },
			`event 4: "{place d}": {place d}: "d" is no number; numbers are a, b, c, secret, who`},
		{func(b *words.Book[*dogs]) { b.Narrate(4, words.Tale{"{a b}"}) }, `event 4: "{a b}": no format is called "a"`},
	} {
		book, _ := toy()
		book.Format("place", fine)
		c.write(book)
		if found := book.Check(); len(found) != 1 || !strings.HasPrefix(found[0], c.want) {
			t.Errorf("want %q, found %q", c.want, found)
		}
	}
}

func TestWordsAreGivenOnce(t *testing.T) {
	book, _ := toy()
	book.Speak(5, words.Verb{"dig", "Dig"})
	book.Narrate(5, words.Tale{"{who} digs."})
	book.Format("place", func(*dogs, []int16) string { return "" })
	for what, again := range map[string]func(){
		`verb 5 is "dig" and can't become "bark"`:                 func() { book.Speak(4, words.Verb{"sit", "Sit"}, words.Verb{"bark", "Bark"}) },
		`event 5 tells "{who} digs." and can't tell "{who} sits"`: func() { book.Narrate(5, words.Tale{"{who} sits"}) },
		`there are two formats "place"`:                           func() { book.Format("place", func(*dogs, []int16) string { return "" }) },
	} {
		func() {
			defer func() {
				if said := fmt.Sprint(recover()); said != "words: "+what {
					t.Errorf("want %q, found %q", what, said)
				}
			}()
			again()
		}()
	}
}
