package server_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"waystation/server"
)

// evening is a table of two people who sit down by themselves, with these fields of the form beside.
func (h *house) evening(fields ...string) (at string, mara, otto *browser) {
	h.t.Helper()
	mara, otto = h.browser(), h.browser()
	at = mara.table(append([]string{"players", "2", "mode", "dry", "seat0", "me", "seat1", "open"}, fields...)...)
	otto.post(at+"/sit", "seat", "1")
	return at, mara, otto
}

// slowly looks at clocks every quarter of an hour, where much time passes: each look is work, also where none runs.
func slowly(c *server.Config) { c.Limits.Beat = 15 * time.Minute }

// has fails when words do or do not stand on a page.
func (b *browser) has(t *testing.T, path string, want bool, words string) {
	t.Helper()
	if page := b.get(path).body; strings.Contains(page, words) != want {
		t.Errorf("%s has %q: %t. %s", path, words, !want, body(page))
	}
}

// refuses fails when a post is not refused with that status and these words.
func (b *browser) refuses(t *testing.T, path string, status int, words string, fields ...string) {
	t.Helper()
	if r := b.post(path, fields...); r.status != status || !strings.Contains(r.body, words) {
		t.Errorf("%s %v: %d, want %d with %q: %s", path, fields, r.status, status, words, body(r.body))
	}
}

// does fails when a post does not succeed.
func (b *browser) does(t *testing.T, path string, fields ...string) {
	t.Helper()
	if r := b.post(path, fields...); r.status != 200 {
		t.Fatalf("%s %v: %d %s", path, fields, r.status, body(r.body))
	}
}

// choice stands on the page of who is asked something.
const choice = "<title>● "

// plays answers in a person's place until somebody else is asked.
func (b *browser) plays(t *testing.T, at, seat string) {
	t.Helper()
	for range 20 {
		page := b.get(at + "?seat=" + seat).body
		if !strings.Contains(page, choice) {
			return
		}
		key := field2(t, page, `<button[^>]* name="key" value="([^"]+)"`)
		b.does(t, at+"/answer?seat="+seat+"&sure=yes", "number", field(t, page, "number"), "key", key)
	}
	t.Fatalf("seat %s is asked again and again", seat)
}

// The first question waits until all people are ready, whatever they try; nobody else can say that they are.
func TestTheFirstQuestionWaitsUntilEverybodyIsReady(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening("ready", "yes")
	mara.has(t, at, true, "Is everybody here?")
	mara.has(t, at, false, choice)
	mara.has(t, at+"/seats", true, "0 of 2 ready")
	mara.refuses(t, at+"/answer?seat=0", 409, "has not begun", "number", "0", "key", "draw")
	mara.refuses(t, at+"/free?seat=0", 409, "has not begun", "key", "hat")
	h.browser().refuses(t, at+"/ready", 403, "Only who sits at this table")
	otto.refuses(t, at+"/ready", 403, "sit there", "who", "0")
	otto.refuses(t, at+"/begin", 403, "Only who has set this table")
	mara.does(t, at+"/ready")
	mara.has(t, at, true, "1 of 2 ready")
	mara.has(t, at, false, choice)
	mara.does(t, at+"/ready", "on", "no")
	otto.does(t, at+"/ready")
	mara.has(t, at, true, "1 of 2 ready")
	h.restart()
	mara.has(t, at, false, choice)
	mara.does(t, at+"/ready")
	mara.has(t, at, true, choice)
	mara.refuses(t, at+"/ready", 409, "has begun already")
	otto.has(t, at+"/seats", true, "Everybody is ready, and the match begins.")
}

// Who is alone or with bots is asked at once, and so is a match of the API that does not say otherwise.
func TestNobodyWaitsForBots(t *testing.T) {
	h := start(t)
	b := h.browser()
	b.has(t, b.table(append(alone, "ready", "yes")...), true, choice)
	b.has(t, b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me", "ready", "yes"), true, choice)
	if m := h.people(2, "plain"); !h.asked(m, 0) {
		t.Error("a match of the API waits, though nobody has asked for it")
	}
}

// The host may begin without those who are missing, with bots where nobody has come; others may ask all who are here.
func TestTheMatchBeginsWithoutWhoIsMissing(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	three := []string{"players", "3", "mode", "dry", "seat0", "me", "seat1", "open", "seat2", "link", "ready", "yes"}
	at := mara.table(three...)
	mara.does(t, at+"/begin", "bots", "yes")
	mara.has(t, at, true, choice)
	mara.has(t, at+"/seats", true, "Bots play where nobody has come.")

	at = mara.table(three...)
	otto.post(at+"/sit", "seat", "1")
	otto.does(t, at+"/vote", "kind", "begin")
	mara.has(t, at, false, choice)
	mara.has(t, at, true, "asks to begin without those who are missing")
	mara.does(t, at+"/vote", "kind", "begin", "agree", "no")
	mara.has(t, at, false, "Agree")
	otto.does(t, at+"/vote", "kind", "begin")
	mara.does(t, at+"/vote", "kind", "begin")
	mara.has(t, at, true, choice)
	if asks := h.look(strings.TrimPrefix(at, "/t/"), "").Asks; len(asks) != 1 {
		t.Errorf("%+v", asks)
	}
}

var byTurn = []string{"clock", "turn", "turn", "4", "reserve", "2", "late", "default"}

// Who is out of time gets the default answer, and not before; everybody sees whose time runs.
func TestTheClockAnswersWhenTimeIsOut(t *testing.T) { synctest.Test(t, clockAnswers) }

func clockAnswers(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening(byTurn...)
	otto.has(t, at, true, "4 minutes left, and 2 minutes in reserve")
	time.Sleep(5 * time.Minute)
	otto.has(t, at, true, "left of the reserve")
	mara.has(t, at, true, choice)
	time.Sleep(70 * time.Second)
	mara.has(t, at, false, choice)
	otto.has(t, at, true, choice)
	mara.has(t, at, true, "The default answer was given in the place of")
	_, lines, _ := h.fileOf(otto, at)
	if all := strings.Join(lines, "\n"); strings.Count(all, `"by":"time"`) != 1 {
		t.Errorf("the log does not say that the clock has answered once: %s", all)
	}
}

// A server that was down, however long, has taken nobody's time, and given none; nobody's time passes while others are
// asked.
func TestNoTimePassesWhileThereIsNoServer(t *testing.T) { synctest.Test(t, noServer) }

func noServer(t *testing.T) {
	h := start(t, slowly)
	at, mara, otto := h.evening(byTurn...)
	mara.get(at)
	time.Sleep(3 * time.Minute)
	h.close()
	time.Sleep(48 * time.Hour)
	h.open(slowly)
	otto.has(t, at, true, "60 seconds left, and 2 minutes in reserve")
	mara.has(t, at, true, choice)
	mara.plays(t, at, "0")
	otto.has(t, at, true, "4 minutes left, and 2 minutes in reserve")
	time.Sleep(5 * time.Minute)
	otto.plays(t, at, "1")
	mara.has(t, at, true, "4 minutes left, and 2 minutes in reserve") // Otto's time was not hers
	mara.plays(t, at, "0")
	otto.has(t, at, true, "4 minutes left, and 60 seconds in reserve")
}

// Of a clock by day the time passes also while nobody has the match in memory.
func TestTimePassesForMatchesThatNobodyLooksAt(t *testing.T) { synctest.Test(t, nobodyLooks) }

func nobodyLooks(t *testing.T) {
	h := start(t, slowly)
	at, mara, otto := h.evening("clock", "day", "hours", "24", "late", "default")
	mara.get(at)
	time.Sleep(23 * time.Hour)
	h.restart(slowly)
	time.Sleep(2 * time.Hour)
	otto.has(t, at, true, choice)
}

// What happens when time is out is what was chosen: only who has allowed it is played for.
func TestABotAnswersOnlyForWhoHasAllowedIt(t *testing.T) { synctest.Test(t, allowedBots) }

func allowedBots(t *testing.T) {
	h := start(t)
	clock := []string{"clock", "turn", "turn", "1", "reserve", "0", "late", "bot"}
	at, mara, otto := h.evening(clock...)
	mara.does(t, at+"/consent", "consent", "0")
	time.Sleep(2 * time.Minute)
	mara.has(t, at+"/seats", true, "A bot stands in, as they have allowed.")
	until(t, "the bot has answered for Mara", func() bool { return strings.Contains(otto.get(at).body, choice) })
	mara.has(t, at, true, "Take the seat back")
	otto.plays(t, at, "1")
	until(t, "the next question is hers again", func() bool { return strings.Contains(mara.get(at).body, choice) })
	mara.has(t, at+"/seats", true, "is back and answers again")

	at, mara, otto = h.evening(clock...) // nobody has said anything, which is no
	time.Sleep(2 * time.Minute)
	mara.has(t, at, true, choice)
	otto.has(t, at+"/seats", true, "They want no bot")
	otto.refuses(t, at+"/bot", 403, "", "seat", "0", "kind", "bot")
	mara.refuses(t, at+"/consent", 400, "0, 5, 10 or 30", "consent", "7")
	otto.refuses(t, at+"/consent", 403, "sit there", "consent", "0", "who", "0")
}

// A friendly clock says a word and does nothing.
func TestAFriendlyClockOnlySaysAWord(t *testing.T) { synctest.Test(t, friendly) }

func friendly(t *testing.T) {
	h := start(t, slowly)
	at, mara, otto := h.evening("clock", "friendly", "friendly", "5", "late", "bot")
	time.Sleep(4 * time.Minute)
	otto.has(t, at, false, "has thought for")
	time.Sleep(2 * time.Hour)
	otto.has(t, at, true, "has thought for 2 hours")
	mara.has(t, at, true, choice)
}

// The vote on the default answer opens by itself when time is out, and is done when all others agree.
func TestTheOthersVoteWhenTimeIsOut(t *testing.T) { synctest.Test(t, lateVote) }

func lateVote(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening("clock", "turn", "turn", "1", "reserve", "0", "late", "vote")
	time.Sleep(30 * time.Second)
	otto.refuses(t, at+"/vote", 409, "Only in the place of", "kind", "default", "what", "0")
	time.Sleep(time.Minute)
	mara.has(t, at, true, choice)
	otto.has(t, at, true, "The clock asks to give the default answer in the place of")
	h.browser().refuses(t, at+"/vote", 403, "Only who sits", "kind", "default")
	otto.does(t, at+"/vote", "kind", "default")
	mara.has(t, at, false, choice)
	otto.has(t, at, true, choice)
}

// In a vote that came too late nothing happens to the next question.
func TestAVoteIsOnOneQuestionAlone(t *testing.T) { synctest.Test(t, oneQuestion) }

func oneQuestion(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening("clock", "turn", "turn", "1", "reserve", "0", "late", "vote")
	time.Sleep(90 * time.Second)
	mara.plays(t, at, "0")
	otto.has(t, at, false, "Agree")
	otto.refuses(t, at+"/vote", 409, "not voted on any more", "kind", "default", "agree", "no")
	otto.plays(t, at, "1")
	mara.has(t, at, true, choice)
}

// Who resigns is played on for to the end by a bot, and nobody takes that back; it is confirmed once.
func TestWhoResignsIsPlayedFor(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening()
	mara.has(t, at+"/seats", true, "You can&#39;t take it back")
	mara.has(t, at+"/seats", true, `href="#changes"`)
	h.browser().has(t, at+"/seats", false, `href="#changes"`)
	otto.refuses(t, at+"/resign", 400, "say that you are sure")
	otto.refuses(t, at+"/resign", 403, "sit there", "who", "0", "sure", "yes")
	h.browser().refuses(t, at+"/resign", 403, "Only who sits", "sure", "yes")
	otto.does(t, at+"/resign", "sure", "yes")
	otto.refuses(t, at+"/resign", 409, "done already", "sure", "yes")
	for _, b := range []*browser{mara, otto} {
		b.refuses(t, at+"/bot", 409, "has resigned", "seat", "1", "kind", "human")
		b.has(t, at+"/seats", true, "has resigned. A bot plays on to the end.")
	}
	otto.has(t, at, false, "Take the seat back")
	for _, offered := range []string{"stay and watch", "New match", "Leave the table"} {
		otto.has(t, at, true, offered)
		mara.has(t, at, false, offered)
	}
	otto.has(t, at, false, "Run to the end") // Mara plays
	id := strings.TrimPrefix(at, "/t/")
	until(t, "it is over", func() bool {
		mara.plays(t, at, "0")
		return h.look(id, "").Over
	})
	mara.has(t, at, true, "had resigned.</p>")
	if n := strings.Count(mara.get(at).body, "had resigned, a bot played on"); n != 1 {
		t.Errorf("%d seats had resigned", n)
	}
	otto.has(t, "/matches", true, "You resigned")
	mara.has(t, "/matches", true, "(resigned)")
}

// Whoever resigns has not won, whatever becomes of their seat.
func TestWhoResignsHasNotWon(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening()
	mara.does(t, at+"/resign", "sure", "yes")
	otto.does(t, at+"/resign", "sure", "yes")
	until(t, "it is over", func() bool { return h.look(strings.TrimPrefix(at, "/t/"), "").Over })
	told := 0
	for _, b := range []*browser{mara, otto, h.browser()} {
		page := b.get(at).body
		if strings.Contains(page, "You had resigned, and a bot has won in your seat.") ||
			strings.Contains(page, " had resigned, and a bot has won in that seat.</h") {
			told++
			if !strings.Contains(page, "The seat of") || !strings.Contains(page, `class="ftitle long"`) {
				t.Error("the long title stands as large as a short one, or over it whoever resigned wins")
			}
		}
		for _, never := range []string{"You win.", "You share the victory."} {
			if strings.Contains(page, never) {
				t.Errorf("who has resigned is told %q", never)
			}
		}
	}
	if told != 3 {
		t.Errorf("%d of 3 are told that it is nobody's victory: %s", told, body(mara.get(at).body))
	}
}

// A match ends before its end when all people want it: it is kept, can be replayed, and nobody has won.
func TestAllEndAMatchBeforeItsEnd(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening()
	mara.plays(t, at, "0")
	mara.refuses(t, at+"/vote", 400, "say that you are sure", "kind", "end")
	h.browser().refuses(t, at+"/vote", 403, "Only who sits", "kind", "end", "sure", "yes")
	mara.does(t, at+"/vote", "kind", "end", "sure", "yes")
	otto.has(t, at, true, choice)
	otto.has(t, at, true, "asks to end the match before its end")
	if r := h.browser().get(at + "/replay"); r.status != 403 {
		t.Errorf("the replay opens while the match runs: %d", r.status)
	}
	h.restart()
	otto.does(t, at+"/vote", "kind", "end")
	for range 2 {
		mara.has(t, at, true, "All have ended this match before its end.")
		mara.has(t, at, true, "Ended by a vote")
		mara.has(t, at, true, "Nobody has won.")
		mara.has(t, at, false, "picture.svg")
		mara.has(t, at, false, choice)
		mara.has(t, at+"/replay", true, "of 1</output>")
		mara.refuses(t, at+"/answer?seat=0", 409, "over", "number", "1", "key", "draw")
		mara.has(t, "/matches", true, "Ended by all before its end")
		if m := h.verified(mara, at); !m.Over() || m.Result().Winners != 0 || m.Result().Outcome != "abandoned" {
			t.Errorf("the file says %+v", m.Result())
		}
		h.restart()
	}
}

// Who has been away for long, and is waited for, has no say in whether the match ends; somebody who is here has.
func TestTheMissingAreNotAsked(t *testing.T) { synctest.Test(t, missing) }

func missing(t *testing.T) {
	h := start(t, slowly)
	at, mara, otto := h.evening()
	otto.does(t, at+"/consent", "consent", "-1")
	mara.listen(at + "/events").next("data: ")
	mara.plays(t, at, "0")
	time.Sleep(20 * time.Minute)
	mara.refuses(t, at+"/vote", 409, "Only in the place of", "kind", "default", "what", "1")
	mara.has(t, at, true, "wants no bot")
	mara.does(t, at+"/vote", "kind", "end", "sure", "yes")
	mara.has(t, at, false, "All have ended")
	mara.does(t, at+"/vote", "kind", "end", "agree", "no")
	time.Sleep(20 * time.Minute)
	mara.does(t, at+"/vote", "kind", "default", "what", "1")
	mara.has(t, at, true, choice)
	mara.plays(t, at, "0")
	time.Sleep(40 * time.Minute)
	mara.does(t, at+"/vote", "kind", "end", "sure", "yes")
	mara.has(t, at, true, "All have ended this match before its end.")
}

// How time is counted changes only when all agree, and everybody has all their time then.
func TestAllAgreeToAnotherClock(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening()
	ask := append([]string{"kind", "clock"}, byTurn...)
	mara.refuses(t, at+"/vote", 400, "from a minute", "kind", "clock", "clock", "turn", "turn", "0", "reserve", "0",
		"late", "wait")
	mara.does(t, at+"/vote", ask...)
	mara.has(t, at, false, "4 minutes left")
	otto.has(t, at, true, "asks to count time anew: 4 minutes for each answer, 2 minutes in reserve; when time is out")
	otto.does(t, at+"/vote", "kind", "clock")
	mara.has(t, at, true, "4 minutes left, and 2 minutes in reserve")
}

// Somebody who is waited for is nudged once a day at most, by those who sit here, and word goes out.
func TestANudgeADay(t *testing.T) { synctest.Test(t, nudges) }

func nudges(t *testing.T) {
	h, post := startCalling(t)
	at, mara, otto := h.evening()
	otto.refuses(t, at+"/nudge", 409, "You sit there yourself", "who", "1")
	mara.refuses(t, at+"/nudge", 409, "Nobody waits for", "who", "1")
	h.browser().refuses(t, at+"/nudge", 403, "Only who sits", "who", "0")
	mara.post("/settings/calls", "kind", "hook", "format", "json", "address", topic)
	called := func(nudged bool) {
		t.Helper()
		time.Sleep(5 * time.Minute)
		var said []string
		for _, p := range post.taken() {
			if strings.Contains(p.body, "you were asked to come back") {
				said = append(said, p.to)
			}
		}
		if nudged && len(said) != 1 || !nudged && len(said) > 0 {
			t.Errorf("nudged: %t, called: %v", nudged, said)
		}
	}
	called(false)
	otto.does(t, at+"/nudge", "who", "0")
	called(true)
	otto.refuses(t, at+"/nudge", 409, "less than a day ago", "who", "0")
	called(false)
	time.Sleep(25 * time.Hour)
	post.taken()
	otto.does(t, at+"/nudge", "who", "0")
	called(true)
}

// The match is taken back when all agree: it goes on as another, and this one stays readable, as sealed as it was.
func TestAMatchIsTakenBack(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening("seed", "back")
	mara.plays(t, at, "0")
	otto.plays(t, at, "1")
	mara.plays(t, at, "0")
	back := []string{"kind", "back", "what", "1", "sure", "yes"}
	otto.refuses(t, at+"/vote", 403, "Only who has set", back...)
	mara.refuses(t, at+"/vote", 400, "from 0 to ", "kind", "back", "what", "99", "sure", "yes")
	mara.does(t, at+"/vote", back...)
	otto.has(t, at, true, "asks to take the match back to before answer 2")
	r := otto.post(at+"/vote", "kind", "back")
	if !strings.Contains(r.body, "This match was taken back.") {
		t.Fatalf("%d %s", r.status, body(r.body))
	}
	next := field2(t, r.body, `href="(/t/[a-z2-7]{12})"[^>]*>Go on there`)
	asked := 0
	for _, b := range []*browser{mara, otto} {
		asked += strings.Count(b.get(next).body, choice)
	}
	if v := h.look(strings.TrimPrefix(next, "/t/"), ""); asked != 1 || v.Over {
		t.Errorf("%d are asked", asked)
	}
	mara.has(t, next+"/seats", true, "All have agreed to take the match back")
	if r := h.browser().get(at + "/replay"); r.status != 403 {
		t.Errorf("what is hidden in both is shown: %d", r.status)
	}
	head, lines, _ := h.fileOf(mara, at)
	if len(lines) < 4 || strings.Contains(head, `"seed":`) {
		t.Errorf("the one that was taken back: %s %d", head, len(lines))
	}
	for range 2 {
		otto.refuses(t, at+"/answer?seat=1", 409, "taken back", "number", "1", "key", "draw")
		mara.refuses(t, at+"/vote", 409, "taken back", back...)
		h.restart()
	}
	if row := mara.get("/").body; strings.Count(row, "Take your turn")+strings.Count(row, "waiting for") != 1 {
		t.Errorf("both are listed as running: %s", body(row))
	}
}

// The host takes a seat from who holds it, for all to read; the old holder and the old link give nothing any more.
func TestTheHostReplacesWhoHoldsASeat(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	m := mara.tokens2(at)
	otto.post("/sit/" + m[1])
	otto.refuses(t, at+"/unseat", 403, "Only who has set", "who", "0", "sure", "yes")
	mara.refuses(t, at+"/unseat", 400, "say that you are sure", "who", "1")
	mara.refuses(t, at+"/unseat", 409, "yourself", "who", "0", "sure", "yes")
	mara.does(t, at+"/unseat", "who", "1", "sure", "yes")
	mara.has(t, at+"/seats", true, "The host has taken the seat of")
	if r := otto.get("/sit/" + m[1]); r.status != 404 {
		t.Errorf("the old link: %d", r.status)
	}
	otto.refuses(t, at+"/ready", 403, "Only who sits")
	fresh := mara.tokens2(at)
	h.browser().post("/sit/" + fresh[1])
	h.browser().post("/sit/" + fresh[1])
	mara.has(t, at+"/seats", true, "Somebody else holds the seat of")
}

// A program can ask for all of it, too: to wait until its seats are ready, a clock, votes, to resign.
func TestProgramsSettleTheSame(t *testing.T) {
	h := start(t)
	m := h.make(`{"game":"caravan","mode":"dry","seats":[{"kind":"human"},{"kind":"human"}],"ready":true,
		"clock":{"kind":"turn","each":"4m","reserve":"20m","late":"bot"}}`)
	type settled struct {
		Asks    []question
		Over    bool
		Result  struct{ Outcome string }
		Settled struct {
			Waits    bool
			Ready    []int
			Clock    struct{ Kind, Each, Reserve, Late string }
			Times    []struct{ Left, Reserve string }
			Votes    []struct{ Kind string }
			Resigned []int
		}
	}
	look := func() (v settled) {
		t.Helper()
		h.read(h.api("GET", "/matches/"+m.ID, m.Seats[0].Token, ""), 200, &v)
		return v
	}
	do := func(status, seat int, what, body string) {
		t.Helper()
		token := ""
		if seat >= 0 {
			token = m.Seats[seat].Token
		}
		if r := h.api("POST", "/matches/"+m.ID+what, token, body); r.status != status {
			t.Errorf("%s %s: %d, want %d: %s", what, body, r.status, status, r.body)
		}
	}
	if v := look(); !v.Settled.Waits || len(v.Asks) != 0 || v.Settled.Clock.Each != "4m0s" {
		t.Errorf("before all are ready: %+v", v)
	}
	do(401, -1, "/ready", "")
	do(200, 0, "/ready", "")
	if v := look(); len(v.Settled.Ready) != 1 {
		t.Errorf("%+v", v)
	}
	do(200, 1, "/ready", "")
	if v := look(); len(v.Asks) == 0 || v.Settled.Waits || len(v.Settled.Times) == 0 || v.Settled.Times[0].Reserve != "20m0s" {
		t.Errorf("all are ready: %+v", v)
	}
	do(409, 1, "/ready", "")
	do(400, 0, "/consent", `{"minutes":7}`)
	do(200, 0, "/consent", `{"minutes":-1}`)
	do(400, 0, "/nudge", `{}`)
	do(409, 0, "/nudge", `{"seat":0}`)
	do(400, 0, "/vote", `{"kind":"clock","agree":true,"clock":{"kind":"turn","each":"soon"}}`)
	do(400, 0, "/vote", `{"kind":"lunch","agree":true}`)
	do(403, 0, "/vote", `{"kind":"back","agree":true}`)
	do(409, 0, "/vote", `{"kind":"default","agree":true,"seat":1}`)
	do(200, 0, "/vote", `{"kind":"end","agree":true}`)
	if v := look(); len(v.Settled.Votes) != 1 || v.Over {
		t.Errorf("%+v", v)
	}
	do(400, 1, "/resign", `{}`)
	do(200, 1, "/resign", `{"sure":true}`)
	do(200, 0, "/vote", `{"kind":"end","agree":true}`)
	if v := look(); !v.Over || v.Result.Outcome != "abandoned" || len(v.Settled.Resigned) != 1 {
		t.Errorf("%+v", v)
	}
}
