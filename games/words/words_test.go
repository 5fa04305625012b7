package words_test

import (
	"fmt"
	"strings"
	"testing"

	"waystation/games/words"
	"waystation/table"
)

// A toy game of dogs: they dig for bones.
type dogs struct{}

func (*dogs) SeatName(s table.Seat) string {
	if s == table.Nobody {
		return "No dog"
	}
	return []string{"Rex", "Bello"}[s]
}

func (*dogs) Formats() []words.Formats[*dogs] {
	return []words.Formats[*dogs]{{
		"place": func(_ *dogs, n []int16, _ words.Namer) string { return []string{"hedge", "shed"}[n[0]] },
		"dog":   func(_ *dogs, n []int16, name words.Namer) string { return name(table.Seat(n[0])) },
	}, {
		"sum": func(_ *dogs, n []int16, _ words.Namer) string {
			total := 0
			for _, v := range n {
				total += int(v)
			}
			return fmt.Sprint(total)
		},
	}}
}

func Example() {
	book := words.New[*dogs]()
	var (
		where = book.Question("where", "DOG-DIG-01", "{who}, where do you dig? {n a bone bones} left.")
		dig   = book.Verb("dig", "Under the {place a}", "place:{a}")
		found = book.SecretTale("{who} finds something.", "{who} finds {n secret bone bones} under the {place a}.")
	)
	g := &dogs{}
	fmt.Println(book.Sentence(g, where, [3]int16{1}, 0, nil))
	fmt.Println(book.Label(g, dig.Of(1), 0, nil))
	fmt.Println(book.Told(g, table.Event{Tale: found, Seat: 1, A: 0, Secret: 3}, nil))
	fmt.Println(book.Told(g, table.Event{Tale: found, Seat: 1, A: 0, Secret: table.Hidden}, nil))
	fmt.Println(book.Keys(), book.Check())
	// Output:
	// Rex, where do you dig? 1 bone left.
	// Under the shed place:1
	// Bello finds 3 bones under the hedge.
	// Bello finds something.
	// [dig] []
}

func TestHoles(t *testing.T) {
	book := words.New[*dogs]()
	for template, want := range map[string]string{
		"":                                      "",
		"no hole":                               "no hole",
		"{a}-{b}-{c}":                           "1-2-30",
		"{who} and {who}":                       "Bello and Bello",
		"there {one a is are} {n a bone bones}": "there is 1 bone",
		"{sum a b c who}{sum}":                  "340",
		"{n b bone bones}!":                     "2 bones!",
		"{one b is are}":                        "are",
		"{Place a}, {place a}":                  "Shed, shed",
	} {
		p := book.Question("toy", "", template)
		if found := book.Sentence(&dogs{}, p, [3]int16{1, 2, 30}, 1, nil); found != want {
			t.Errorf("%q: want %q, found %q", template, want, found)
		}
	}
}

// Dogs that belong to people are called by the names these gave them, in formats too.
func TestSeatsAreCalledByName(t *testing.T) {
	book := words.New[*dogs]()
	name := func(s table.Seat) string { return [...]string{"Mr Green", "Lady Blue"}[s] }
	chases := book.Tale("{who} chases {dog a}.")
	e := table.Event{Tale: chases, Seat: 1, A: 0}
	if said := book.Told(&dogs{}, e, name); said != "Lady Blue chases Mr Green." {
		t.Errorf("with names: %q", said)
	}
	if said := book.Told(&dogs{}, e, nil); said != "Bello chases Rex." {
		t.Errorf("without: %q", said)
	}
	steal := book.Verb("steal", "Steal from {dog a}", "")
	if label, _ := book.Label(&dogs{}, steal.Of(1), 0, name); label != "Steal from Lady Blue" {
		t.Errorf("the option is called %q", label)
	}
}

func TestManners(t *testing.T) {
	book := words.New[*dogs]()
	p := book.Question("trick", "DOG-TRICK-01", "What does {who} do?", words.Secret, words.Always, words.Idly("sit"))
	if !p.Always || !p.Secret || p.Default != "sit" || p.Kind != "trick" || p.Rule != "DOG-TRICK-01" {
		t.Errorf("found %+v", p)
	}
	if said := book.Sentence(&dogs{}, p, [3]int16{}, 0, nil); said != "What does Rex do?" {
		t.Errorf("it asks %q", said)
	}
}

func TestCheckFindsWhatCannotBeSaid(t *testing.T) {
	type writer = func(*words.Book[*dogs])
	for want, write := range map[string]writer{
		`question where: "In the {plaec a}?": no format is called "plaec"; there are n, one, verb, dog, place, sum`: func(
			b *words.Book[*dogs],
		) {
			b.Question("where", "", "In the {plaec a}?")
		},
		`label of dig: "Dig {a": a { is never closed`: func(b *words.Book[*dogs]) { b.Verb("dig", "Dig {a", "") },
		`piece of dig: "{spot a}": no format is called "spot"`: func(b *words.Book[*dogs]) {
			b.Verb("dig", "Dig", "{spot a}")
		},
		`label of dig: "Dig {}": {} holds no word`: func(b *words.Book[*dogs]) { b.Verb("dig", "Dig {}", "") },
		`a verb has the key "dig" and the label "", but needs both`: func(b *words.Book[*dogs]) {
			b.Verb("dig", "", "")
		},
		`a verb has the key "" and the label "Dig", but needs both`: func(b *words.Book[*dogs]) {
			b.Verb("", "Dig", "")
		},
		`the key "dig" is there twice`: func(b *words.Book[*dogs]) {
			b.Verb("dig", "Dig", "")
			b.Verb("dig", "Dig on", "")
		},
		`tale: "{n secret bone}": {n secret bone} is not such as {n a box boxes}`: func(b *words.Book[*dogs]) {
			b.SecretTale("It digs.", "{n secret bone}")
		},
		`tale: "{place d}": {place d}: "d" is no number; numbers are a, b, c, secret, who`: func(b *words.Book[*dogs]) {
			b.Tale("{place d}")
		},
		`tale: "{a b}": no format is called "a"`: func(b *words.Book[*dogs]) { b.Tale("{a b}") },
	} {
		book := words.New[*dogs]()
		write(book)
		if found := book.Check(); len(found) != 1 || !strings.HasPrefix(found[0], want) {
			t.Errorf("want %q, found %q", want, found)
		}
	}
}

// cats have two formats of one name.
type cats struct{ dogs }

func (*cats) Formats() []words.Formats[*cats] {
	mew := func(*cats, []int16, words.Namer) string { return "mew" }
	return []words.Formats[*cats]{{"mew": mew}, {"mew": mew}}
}

func TestAFormatIsGivenOnce(t *testing.T) {
	const want = `there are two formats "mew"`
	if found := words.New[*cats]().Check(); len(found) != 1 || found[0] != want {
		t.Errorf("want %q, found %q", want, found)
	}
}

func TestThereIsAnEndToVerbsAndTales(t *testing.T) {
	book := words.New[*dogs]()
	for i := range 255 {
		if v := book.Verb(fmt.Sprint("v", i), "Dig", ""); int(v) != i {
			t.Fatalf("the verb of place %d has the number %d", i, v)
		}
		book.Tale("{who} digs.")
	}
	for what, more := range map[string]func(){
		`"one-more" is one verb more than the 255 that there can be`: func() { book.Verb("one-more", "Dig", "") },
		`"It rains." is the 256th tale, but there can be 255`:        func() { book.Tale("It rains.") },
	} {
		func() {
			defer func() {
				if said := fmt.Sprint(recover()); said != "words: "+what {
					t.Errorf("want %q, found %q", what, said)
				}
			}()
			more()
		}()
	}
}

// A phrase is shown as it is declared, and translators find it among the texts.
func TestPhrasesAreTexts(t *testing.T) {
	b := words.New[*dogs]()
	if got := b.Phrase("Nothing is on the table."); got != "Nothing is on the table." {
		t.Errorf("it is shown as %q", got)
	}
	if !strings.Contains(strings.Join(b.Texts(), "|"), "Nothing is on the table.") {
		t.Errorf("the texts are %q", b.Texts())
	}
}

func TestASeatThatNobodyHasIsNobody(t *testing.T) {
	seats := words.Seats{"Rex", "Bello"}
	for s, want := range map[table.Seat]string{0: "Rex", 1: "Bello", 2: "Nobody", table.Nobody: "Nobody"} {
		if got := seats.Name(s); got != want {
			t.Errorf("seat %d is %s, want %s", s, got, want)
		}
	}
}
