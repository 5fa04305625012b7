package saga

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// PS-STORY-10, PS-FORAGE-09: every answer to a challenge that may fail says what a failure means, and no other does.
func TestAChallengeSaysWhatFailingMeans(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	lead, anew := VerbNoPrimary.Of(), VerbPrimary.Of(int(p.of(0, Deck).At(0)))
	for _, x := range []struct {
		q *table.Prompt
		o table.Option
	}{
		{askTrialPrimary, lead}, {askTrialDraw, VerbDraw.Of()}, {askTrialDraw, VerbStop.Of()},
		{askTrialHelp, VerbEnough.Of()}, {askDrawnCard, anew},
	} {
		for _, forage := range []bool{false, true} {
			p.Trial = Trial{On: true, Forage: forage, Success: 40}
			want := sealedFailure
			if forage {
				want = missedBonus
			}
			if got := p.Outlook(x.q, x.o, 0, nil); !slices.Equal(got.Shared, []string{want}) || got.Which != "If it fails" {
				t.Errorf("%s %v, forage %v: %+v", x.q.Kind, x.o, forage, got)
			}
		}
		p.Trial = Trial{On: true, Success: 1, More: 20}
		if got := p.Outlook(x.q, x.o, 0, nil); got.Shared != nil {
			t.Errorf("%s %v can't fail: %+v", x.q.Kind, x.o, got)
		}
	}
}

// What is said of all failures holds for the book: each takes something, and most of them one of these three.
func TestAFailureTakesWhatIsSaidOfIt(t *testing.T) {
	all, these := 0, 0
	for number := int16(1); int(number) <= board.Stories; number++ {
		for i := range readPages[storySide(number)].Options {
			page := readPages[outcomeSideOf(number, i, Failure)]
			if page == nil {
				continue
			}
			takes := func(any ...Do) bool {
				return slices.ContainsFunc(page.Does, func(e Effect) bool { return slices.Contains(any, e.Do) })
			}
			all++
			if takes(DoGloom, DoTire, DoHurt) {
				these++
			} else if !takes(DoLoseFood, DoExhaustBoost, DoExhaustRadio, DoExhaustCard, DoFight) {
				t.Errorf("story %d takes nothing from who fails: %s", number, page.Text)
			}
		}
	}
	if 4*these < 3*all {
		t.Errorf("%d of %d failures take one of these: %s", these, all, sealedFailure)
	}
}

// PS-CHAL-06: what adds to a challenge says how it ends with it.
func TestWhatHelpsAChallengeSaysHowItEnds(t *testing.T) {
	p := prepare(t, two, "Courier", "Warden")
	p.knows(0, "Talk Fast")
	p.mat(0).Ready = 1
	talk, ok := p.usable(0, KeyTotal)
	if !ok {
		t.Fatal("nothing adds to a challenge")
	}
	for success, want := range map[int8]string{1: "it succeeds", 40: "it still fails"} {
		p.Trial = Trial{On: true, Mind: true, Success: success}
		if got := p.Outlook(askTrialHelp, talk, 0, nil); !strings.HasSuffix(got.Words, want) || got.Stake != table.NoStake {
			t.Errorf("against %d: %+v", success, got)
		}
	}
}
