package server_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// A bot leaves what all decide to people, as long as one of them has the table before them: they answer it, or leave it
// to the bot. Nobody else can, and they can do nothing else in its place.
func TestABotLeavesToPeopleWhatAllDecide(t *testing.T) { synctest.Test(t, common) }

func common(t *testing.T) {
	k := family(t, "chapter7", 3)
	if a := k.look(k.m.ID, "").Asks[0]; a.Seat != 0 || a.Prompt != "cast" {
		t.Fatalf("the first question is %+v", a)
	}
	open := k.b[1].listen(k.at + "/events")
	open.next("data: ")
	version := func() int { return k.look(k.m.ID, "").Version }
	number := func(who int) string { return field(t, k.page(who, ""), "number") }
	rests := func(why string) {
		t.Helper()
		before := version()
		time.Sleep(5 * time.Minute)
		if v := version(); v != before {
			t.Errorf("%s, the bot decided: version %d, was %d", why, v, before)
		}
	}

	k.does(0, 200, "", "/bot", "seat", "0", "kind", "bot")
	rests("with somebody at the table")
	k.reads(1, "", true, "All decide this together; Guest 0 does as you say.")
	k.reads(1, "", true, "data-mine>")
	k.reads(1, "", true, `data-question="1.`+number(1)+`"`) // and not one's own question of that number
	k.reads(2, "", true, "Leave it to Guest 0")
	k.reads(0, "", false, "data-mine>")
	stranger := k.browser()
	stranger.refuses(t, k.at+"/common?seat=1", 403, "You don&#39;t sit there", "number", number(1), "key", "cast:0")
	k.does(0, 403, "A bot plays this seat now", "/common?seat=0", "number", number(1), "key", "cast:0")
	k.does(1, 409, "", "/common?seat=1", "number", "999", "key", "cast:0")
	k.does(1, 422, "", "/common?seat=1", "number", number(1), "key", "cast:99")
	k.does(1, 409, "don't answer for who does", "/answer?seat=0", "number", number(1), "key", "cast:0")
	k.does(1, 409, "don't answer for who does", "/undo?seat=0")
	rests("after all that was refused")

	key := field2(t, k.page(1, ""), `<button[^>]* name="key" value="(cast:[0-9]+)"`)
	k.does(1, 200, "", "/common?seat=1", "number", number(1), "key", key)
	log := k.api("GET", "/matches/"+k.m.ID+"/log", k.m.Seats[1].Token, "").body
	if !strings.Contains(log, `"`+key+`"`) || strings.Contains(log, `"by":"bot"`) {
		t.Errorf("the log of %s: %s", key, log)
	}
	rests("asked for one more")

	v := k.look(k.m.ID, k.m.Seats[2].Token) // a program at the third seat
	if !v.Asks[0].Common || len(v.Asks[0].Options) == 0 {
		t.Fatalf("a program reads %+v", v.Asks)
	}
	answer := fmt.Sprintf(`{"number":%d,"key":%q,"for":0}`, v.Asks[0].Number, v.Asks[0].Options[0].Key)
	if r := k.api("POST", "/matches/"+k.m.ID+"/answers", k.m.Seats[2].Token, answer); r.status != 200 {
		t.Fatalf("the program's answer: %d %s", r.status, r.body)
	}

	before := version()
	k.does(1, 200, "", "/common?seat=1", "number", number(1))
	time.Sleep(time.Minute)
	if version() == before {
		t.Error("the bot, to which it was left, did not decide")
	}
	rests("asked anew")

	before = version()
	left := fmt.Sprintf(`{"number":%s,"key":"","for":0}`, number(2))
	if r := k.api("POST", "/matches/"+k.m.ID+"/answers", k.m.Seats[2].Token, left); r.status != 200 {
		t.Fatalf("the program leaves it to the bot: %d %s", r.status, r.body)
	}
	time.Sleep(time.Minute)
	if version() == before {
		t.Error("the bot, to which a program left it, did not decide")
	}
	rests("asked once more")

	before = version()
	open.end()
	time.Sleep(5 * time.Minute)
	if version() == before {
		t.Error("with nobody at the table, the bot did not decide")
	}
}
