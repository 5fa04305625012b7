package store_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"waystation/store"
	"waystation/table"
)

var empty = table.Snapshot{State: []byte("{}")}

// chapter is a match that is over, with the guests at its seats.
func chapter(id string, host int64, guests ...int64) *store.Match {
	m := match(id)
	m.Host, m.State, m.Result = host, store.Over, &table.Result{Outcome: table.Lost}
	m.Setup.Seats = len(guests)
	for _, g := range guests {
		m.Seats = append(m.Seats, store.Seat{Sitters: []store.Sitter{{Guest: g}}})
	}
	return m
}

// campaign is one with its first chapter over, of Mara who manages it and Otto; its token is "key".
func campaign(t *testing.T, s *store.Store) (mara, otto int64) {
	t.Helper()
	mara, otto = guest(t, s, "Mara"), guest(t, s, "Otto")
	c := &store.Campaign{ID: "c", Game: "caravan", Name: "The long way", Token: "key"}
	if err := s.Create(ctx, chapter("one", mara, mara, otto), lines(0, 3), empty, store.Ties{Begins: c}); err != nil {
		t.Fatal(err)
	}
	return mara, otto
}

func next(s *store.Store, m *store.Match, follows string, by store.Who) error {
	return s.Create(ctx, m, lines(0, 2), empty, store.Ties{Follows: follows, By: by})
}

func TestACampaignComesBack(t *testing.T) {
	s, path := open(t)
	mara, otto := campaign(t, s)
	if err := next(s, chapter("two", mara, mara, otto), "one", store.Who{Guest: mara}); err != nil {
		t.Fatal(err)
	}
	s = reopen(t, s, path)
	c, err := s.Campaign(ctx, "c")
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%s %s %+v", c.Game, c.Name, c.Members); got != fmt.Sprintf("caravan The long way "+
		"[{Guest:%d Name:Mara Manages:true} {Guest:%d Name:Otto Manages:false}]", mara, otto) {
		t.Error(got)
	}
	if len(c.Chapters) != 2 || c.Chapters[1].Match != "two" || c.Chapters[1].Follows != "one" ||
		c.Chapters[0].Result.Outcome != table.Lost {
		t.Errorf("chapters %+v", c.Chapters)
	}
	one, _ := read(t, s, "one")
	two, _ := read(t, s, "two")
	if one.Campaign != "c" || one.Chapter != 1 || one.Next != "two" || one.Before != "" || two.Chapter != 2 ||
		two.Before != "one" || two.Next != "" {
		t.Errorf("the links are %+v, %+v", one, two)
	}
	for _, g := range []int64{mara, otto} {
		if list, err := s.Campaigns(ctx, g, 10); err != nil || len(list) != 1 || list[0].ID != "c" {
			t.Errorf("campaigns of %d: %v, %v", g, list, err)
		}
	}
	if !c.Manages(mara) || c.Manages(otto) || c.Manages(0) {
		t.Error("somebody else manages it")
	}
	if _, err := s.Campaign(ctx, "d"); !errors.Is(err, store.ErrNone) {
		t.Errorf("no campaign: %v", err)
	}
}

// Two people press, each twice, over two connections to the file: one chapter begins, and of the others nothing is
// stored.
func TestAChapterBeginsOnce(t *testing.T) {
	s, path := open(t)
	mara, otto := campaign(t, s)
	other, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	var wg sync.WaitGroup
	errs := make([]error, 8)
	for i := range errs {
		wg.Go(func() {
			s, who := s, store.Who{Guest: mara}
			if i%2 == 1 {
				s, who = other, store.Who{Token: "key"}
			}
			errs[i] = next(s, chapter(fmt.Sprint("try", i), mara, mara, otto), "one", who)
		})
	}
	wg.Wait()
	begun := ""
	for i, err := range errs {
		switch {
		case err == nil && begun == "":
			begun = fmt.Sprint("try", i)
		case !errors.Is(err, store.ErrTaken):
			t.Errorf("try %d: %v", i, err)
		}
	}
	c, err := s.Campaign(ctx, "c")
	if err != nil || len(c.Chapters) != 2 || c.Chapters[1].Match != begun {
		t.Errorf("chapters %+v, %v; want %s second", c.Chapters, err, begun)
	}
	for i := range errs {
		if id := fmt.Sprint("try", i); id != begun {
			if _, err := s.Match(ctx, id); !errors.Is(err, store.ErrNone) {
				t.Errorf("%s is stored: %v", id, err)
			}
		}
	}
}

// full makes writing to a table fail, and roomAgain undoes it.
func full(table string) string {
	if postgres != nil {
		return `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
			'BEGIN RAISE EXCEPTION USING MESSAGE = ''the disk is full''; END';
			CREATE TRIGGER full_disk BEFORE INSERT ON ` + table + ` EXECUTE FUNCTION full_disk()`
	}
	return "CREATE TRIGGER full_disk BEFORE INSERT ON " + table + " BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
}

func roomAgain(table string) string {
	if postgres != nil {
		return "DROP TRIGGER full_disk ON " + table + "; DROP FUNCTION full_disk"
	}
	return "DROP TRIGGER full_disk"
}

// Whatever fails on the way, at the first write or the last, there is no chapter, and later there can be.
func TestAChapterThatCanNotBeStoredHasNotBegun(t *testing.T) {
	s, path := open(t)
	mara, otto := campaign(t, s)
	for _, table := range []string{"matches", "entries", "chapters", "seats", "sitters", "snapshots"} {
		behind(t, path, full(table))
		if err := next(s, chapter("two", mara, mara, otto), "one", store.Who{Guest: mara}); err == nil {
			t.Errorf("stored without its %s", table)
		}
		behind(t, path, roomAgain(table))
		if _, err := s.Match(ctx, "two"); !errors.Is(err, store.ErrNone) {
			t.Errorf("without its %s a match is left: %v", table, err)
		}
		if m, _ := read(t, s, "one"); m.Next != "" {
			t.Errorf("without the %s of %q, the first chapter has been followed", table, m.Next)
		}
	}
	s = reopen(t, s, path)
	if err := next(s, chapter("two", mara, mara, otto), "one", store.Who{Guest: mara}); err != nil {
		t.Error(err)
	}
}

func TestWhatIsNoNextChapter(t *testing.T) {
	s, _ := open(t)
	mara, otto := campaign(t, s)
	ines := guest(t, s, "Ines")
	create(t, s, match("alone", store.Seat{}))
	for _, c := range []struct {
		name, follows string
		by            store.Who
		want          error
	}{
		{"a member who does not manage it", "one", store.Who{Guest: otto}, store.ErrDenied},
		{"no member", "one", store.Who{Guest: ines}, store.ErrDenied},
		{"nobody", "one", store.Who{}, store.ErrDenied},
		{"another token", "one", store.Who{Token: "kei"}, store.ErrDenied},
		{"a match of no campaign", "alone", store.Who{Guest: mara}, store.ErrNone},
		{"no match", "none", store.Who{Guest: mara}, store.ErrNone},
	} {
		if err := next(s, chapter("two", mara, mara), c.follows, c.by); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
	running := chapter("two", mara, mara, otto)
	running.State, running.Result = store.Running, nil
	if err := next(s, running, "one", store.Who{Guest: mara}); err != nil {
		t.Fatal(err)
	}
	if err := next(s, chapter("three", mara, mara), "two", store.Who{Guest: mara}); !errors.Is(err, store.ErrRunning) {
		t.Errorf("after a running chapter: %v", err)
	}
	if err := s.Append(ctx, "two", 2, lines(2, 3), store.Standing{State: store.Over,
		Result: &table.Result{Outcome: table.Won}}, nil); err != nil {
		t.Fatal(err)
	}
	if err := next(s, chapter("three", mara, mara), "two", store.Who{Guest: mara}); err != nil {
		t.Error(err)
	}
	if c, _ := s.Campaign(ctx, "c"); len(c.Chapters) != 3 || c.Chapters[1].Result.Outcome != table.Won {
		t.Errorf("chapters %+v", c.Chapters)
	}
}

// Whoever sits down at a chapter is a member; who leaves keeps the seat and has none in the next chapter.
func TestMembersComeAndGo(t *testing.T) {
	s, _ := open(t)
	mara, otto := campaign(t, s)
	ines := guest(t, s, "Ines")
	if err := s.Sit(ctx, "one", 1, ines); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		by     store.Who
		member int64
		want   error
	}{
		{"Otto sends Ines away", store.Who{Guest: otto}, ines, store.ErrDenied},
		{"nobody sends nobody away", store.Who{}, 0, store.ErrDenied},
		{"Mara sends Otto away", store.Who{Guest: mara}, otto, nil},
		{"Mara sends Otto away again", store.Who{Guest: mara}, otto, store.ErrNone},
		{"Mara leaves", store.Who{Guest: mara}, mara, nil},
		{"Mara may no longer send anybody away", store.Who{Guest: mara}, ines, store.ErrDenied},
	} {
		if err := s.RemoveMember(ctx, "c", c.by, c.member); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
	if c, _ := s.Campaign(ctx, "c"); len(c.Members) != 1 || !c.Manages(ines) {
		t.Errorf("members %+v; Ines is left, and must manage it", c.Members)
	}
	two := chapter("two", ines, mara, otto)
	two.Seats[1].Sitters = append(two.Seats[1].Sitters, store.Sitter{Guest: ines})
	if err := next(s, two, "one", store.Who{Guest: ines}); err != nil {
		t.Fatal(err)
	}
	m, _ := read(t, s, "two")
	if len(m.Seats[0].Sitters) != 0 || m.Seats[1].Holds(otto) || !m.Seats[1].Holds(ines) {
		t.Errorf("in the next chapter sit %+v", m.Seats)
	}
	if m, _ := read(t, s, "one"); !m.Seats[0].Holds(mara) {
		t.Error("Mara lost her seat in the chapter that she played")
	}
}

func TestManagingIsHandedOn(t *testing.T) {
	s, _ := open(t)
	mara, otto := campaign(t, s)
	ines := guest(t, s, "Ines")
	if err := s.HandOn(ctx, "c", store.Who{Guest: mara}, ines); !errors.Is(err, store.ErrNone) {
		t.Errorf("to no member: %v", err)
	}
	if c, _ := s.Campaign(ctx, "c"); !c.Manages(mara) {
		t.Fatal("Mara lost it to nobody")
	}
	if err := s.HandOn(ctx, "c", store.Who{Guest: mara}, otto); err != nil {
		t.Fatal(err)
	}
	if c, _ := s.Campaign(ctx, "c"); c.Manages(mara) || !c.Manages(otto) {
		t.Errorf("members %+v", c.Members)
	}
	for _, f := range []func(store.Who) error{
		func(by store.Who) error { return s.HandOn(ctx, "c", by, mara) },
		func(by store.Who) error { return s.NameCampaign(ctx, "c", by, "Mine") },
		func(by store.Who) error { return s.SetCampaignToken(ctx, "c", by, "stolen") },
	} {
		if err := f(store.Who{Guest: mara}); !errors.Is(err, store.ErrDenied) {
			t.Errorf("Mara still manages: %v", err)
		}
	}
	if err := s.NameCampaign(ctx, "d", store.Who{Guest: otto}, "?"); !errors.Is(err, store.ErrNone) {
		t.Errorf("no campaign: %v", err)
	}
	if err := s.SetCampaignToken(ctx, "c", store.Who{Token: "key"}, "new key"); err != nil {
		t.Fatal(err)
	}
	if err := s.NameCampaign(ctx, "c", store.Who{Token: "key"}, "?"); !errors.Is(err, store.ErrDenied) {
		t.Errorf("the old token: %v", err)
	}
	if _, err := s.Manage(ctx, "key", ines); !errors.Is(err, store.ErrNone) {
		t.Errorf("the old token: %v", err)
	}
	if id, err := s.Manage(ctx, "new key", ines); id != "c" || err != nil {
		t.Errorf("the new token: %q, %v", id, err)
	}
	if err := s.NameCampaign(ctx, "c", store.Who{Guest: ines}, "Ours"); err != nil {
		t.Error(err)
	}
	if c, _ := s.Campaign(ctx, "c"); c.Name != "Ours" || !c.Manages(otto) || !c.Manages(ines) {
		t.Errorf("%+v", c)
	}
}

func TestAnImportIsWholeOrNothing(t *testing.T) {
	s, _ := open(t)
	mara := guest(t, s, "Mara")
	played := func(ids ...string) (out []store.Played) {
		for _, id := range ids {
			out = append(out, store.Played{Match: chapter(id, mara, mara), Lines: lines(0, 4), Snap: empty})
		}
		return out
	}
	c := &store.Campaign{ID: "c", Game: "caravan", Name: "From home", Token: "key"}
	if err := s.Import(ctx, c, played("a", "b", "a"), mara); err == nil {
		t.Fatal("the same match twice was stored")
	}
	if _, err := s.Campaign(ctx, "c"); !errors.Is(err, store.ErrNone) {
		t.Errorf("half a campaign is stored: %v", err)
	}
	if _, err := s.Match(ctx, "a"); !errors.Is(err, store.ErrNone) {
		t.Errorf("half a campaign is stored: %v", err)
	}
	for _, n := range []int{0, store.MaxChapters + 1} {
		if err := s.Import(ctx, c, make([]store.Played, n), mara); err == nil {
			t.Errorf("%d chapters were stored", n)
		}
	}
	if err := s.Import(ctx, c, played("a", "b"), mara); err != nil {
		t.Fatal(err)
	}
	got, err := s.Campaign(ctx, "c")
	if err != nil || len(got.Chapters) != 2 || got.Chapters[1].Follows != "a" || !got.Manages(mara) {
		t.Errorf("%+v, %v", got, err)
	}
	if _, log := read(t, s, "b"); len(log) != 4 {
		t.Errorf("a log of %d lines", len(log))
	}
}

// older makes the database that programs had before there were campaigns, with a match in it.
func older(t *testing.T, path string) {
	t.Helper()
	var text strings.Builder
	for _, name := range []string{"001", "002"} {
		b, err := os.ReadFile("schema/" + name + ".sql")
		if err != nil {
			t.Fatal(err)
		}
		text.Write(b)
	}
	text.WriteString(`;
		INSERT INTO matches (id, game, setup, seed, rules, made, moved, length, due, state, note)
			VALUES ('old', 'caravan', '{"game":"caravan","seats":1}', zeroblob(32), '1', 1, 1, 0, 0, 'over', '');
		INSERT INTO seats (match, seat, kind, level, name, open) VALUES ('old', 0, 'human', '', '', 0);
		PRAGMA user_version = 2; PRAGMA application_id = 0x77617973`)
	behind(t, path, text.String())
}

// A database of the version before there were campaigns is brought up to date and goes on.
func TestADatabaseFromBeforeCampaigns(t *testing.T) {
	ofFiles(t)
	path := filepath.Join(t.TempDir(), "old.db")
	older(t, path)
	s, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if m, _ := read(t, s, "old"); m.Campaign != "" || m.Result != nil || m.State != store.Over {
		t.Errorf("%+v", m)
	}
	campaign(t, s)
}
