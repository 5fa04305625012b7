package screen

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/saga"
	"waystation/games/saga/screen/art"
	"waystation/table"
)

// storyKick is the line over the title of a story.
func (p *page) storyKick() string { return "A story for " + p.called(p.hero()) + p.where() }

// reads reports whether the viewer reads a text before answering: a story, or the introduction. Then on a phone the
// question stands below the text and covers none of it.
func (p *page) reads() bool {
	return p.stage() == "story" && !p.v.Trial.On &&
		(p.offers(saga.VerbChoose) || p.introduced() && p.offers(saga.VerbLearn))
}

// onwardSays is what is asked below the text, in words short enough for a bar.
func (p *page) onwardSays() string {
	if p.offers(saga.VerbChoose) {
		return "What do you do?"
	}
	return "What have you learned?"
}

// letters are those by which the choices are made, as many as a bar holds.
func (p *page) letters() []string {
	var out []string
	for _, c := range p.ask.Choices {
		if len(out) == 4 {
			return append(out[:3], "…")
		}
		out = append(out, c.Mark)
	}
	return out
}

// called is a seat's name, or "you".
func (p *page) called(s table.Seat) string {
	if s == p.v.Seat {
		return "you"
	}
	return p.name(s)
}

// where is on what land the hero of a story stands.
func (p *page) where() string {
	o := p.player(p.hero())
	if x, ok := p.ground(); ok {
		return ", " + x.String() + " " + saga.ZoneName(int16(o.At))
	}
	return ""
}

// ground is the land under the hero of a story.
func (p *page) ground() (x saga.Terrain, ok bool) {
	o := p.player(p.hero())
	if o.At < 0 || o.At == saga.Start {
		return 0, false
	}
	return p.side(p.hero()).Zones[o.At].Terrain()
}

// storyLand is the land on which somebody looks for something.
func (p *page) storyLand() string {
	if x, ok := p.ground(); ok {
		return terrainWords[x]
	}
	return "morning"
}

// storyScene is the picture beside a story: what the story tells of. It changes its colours when the outcome is read.
func (p *page) storyScene() string {
	if n := int(p.v.Story.Number); n > 0 {
		return sceneOfStory(n, p.v.Story.Outcome != "")
	}
	return `<g class="look9 ` + p.storyLand() + `">` + art.Vignette(p.storyLand()) + `</g>`
}

// sceneOfStory is the scene of a story before its outcome and after it.
func sceneOfStory(number int, after bool) string {
	return `<g class="look9 far9` + either(after, " after9", "") + `">` + art.Scene(number) + `</g>`
}

// paragraphs are those of a text.
func paragraphs(text string) []string {
	var out []string
	for para := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		if para = strings.TrimSpace(para); para != "" {
			out = append(out, para)
		}
	}
	return out
}

// listeners are those who hear a story that is read out, besides its hero and its reader.
func (p *page) listeners() []table.Seat {
	var out []table.Seat
	for s := range table.Seat(len(p.v.Players)) {
		if s != p.hero() && s != p.reader() {
			out = append(out, s)
		}
	}
	return out
}

// option is a choice of a story that is open.
type option struct{ letter, words, terms string }

// options are those of a story that are open, for whoever does not answer.
func (p *page) options() []option {
	var out []option
	for i, words := range p.v.Story.Options {
		if words != "" {
			out = append(out, option{p.letter(i), words, termsLine(&p.v.Story.Terms[i], false)})
		}
	}
	return out
}

// letter is that of an option among those that are open: what is closed leaves no gap that asks what A and B are.
func (p *page) letter(i int) string {
	letter := 'A'
	for _, words := range p.v.Story.Options[:min(i, len(p.v.Story.Options))] {
		if words != "" {
			letter++
		}
	}
	return string(letter)
}

// chosen is the choice that was made, if one was.
func (p *page) chosen() (x option, ok bool) {
	c := int(p.v.Story.Chosen)
	if c == 0 || c > len(p.v.Story.Options) {
		return option{}, false
	}
	return option{letter: p.letter(c - 1), words: p.v.Story.Options[c-1]}, true
}

// rung is a total of a challenge, and what it comes to.
type rung struct {
	n     int
	class string
	at    bool
}

// rungs are the totals of the challenge going on.
func (p *page) rungs() []rung {
	t := &p.v.Trial
	most := max(6, int(t.Success)+1, int(t.Major)+1)
	var out []rung
	for n := range most + 1 {
		r := rung{n: n, class: "no", at: n == p.v.Total || n == most && p.v.Total > most}
		switch {
		case t.Major > 0 && n >= int(t.Major):
			r.class = "great"
		case n >= int(t.Success):
			r.class = "good"
		}
		out = append(out, r)
	}
	return out
}

// failureSays is what it means to fail the challenge going on: a story keeps to itself what that costs until it is read
// (PS-STORY-08), and who forages only finds no more.
func (p *page) failureSays() string {
	return either(p.v.Trial.Forage, "you find no more", "it fails, and the story says only then what that costs")
}

// played is a card of a challenge, and what it is worth in it.
type played struct {
	when  string
	card  saga.Shown
	worth int
}

// tried are the cards of the challenge going on, in the order in which they were played.
func (p *page) tried() []played {
	o := p.player(p.v.Trial.Seat)
	var out []played
	add := func(when string, c saga.Shown) {
		x := played{when: when, card: c}
		if f := c.Face(); f != nil {
			x.worth = int(f.Challenge.Speed)
			if p.v.Trial.Mind {
				x.worth = int(f.Challenge.Mind)
			}
		}
		out = append(out, x)
	}
	if o.Primary != saga.Unseen {
		add(either(o.Seat == p.v.Seat, "You lead", "Leads"), o.Primary)
	}
	for i, c := range o.Drawn {
		add("Draw "+strconv.Itoa(i+1), c)
	}
	return out
}

// besides is what adds to a challenge besides the cards.
func (p *page) besides() int {
	n := p.v.Total
	for _, x := range p.tried() {
		n -= x.worth
	}
	return n
}

// leftSays is from what the next card would be drawn. What is left is the player's own to know.
func (p *page) leftSays() string {
	o := p.player(p.v.Trial.Seat)
	says := english.Count(len(o.Deck), "card is", "cards are") + " left to draw from"
	if o.Seat != p.v.Seat {
		return says + "."
	}
	some := 0
	for _, c := range o.Deck {
		if f := c.Face(); f != nil && (p.v.Trial.Mind && f.Challenge.Mind > 0 ||
			!p.v.Trial.Mind && f.Challenge.Speed > 0) {
			some++
		}
	}
	return says + "; " + strconv.Itoa(some) + " of them with {" + p.trialStat() +
		"}. Drawn cards go back, whatever happens."
}

// trialStat is the stat of the challenge going on.
func (p *page) trialStat() string { return either(p.v.Trial.Mind, "mind", "speed") }

// trialTitle is what the challenge is about.
func (p *page) trialTitle() string {
	if x, ok := p.chosen(); ok {
		return x.words
	}
	if p.v.Trial.Forage {
		return "What else is here?"
	}
	return "A challenge"
}

// trialKick is the line over it.
func (p *page) trialKick() string {
	if p.v.Story.Title != "" {
		return p.v.Story.Title
	}
	return english.Capital(p.called(p.v.Trial.Seat)) + p.where()
}

// dieSays is what a die shows, as marked text.
func dieSays(d saga.Rolled, part saga.Fray) string {
	hit := "blade"
	if part == saga.RangedFray {
		hit = "target"
	}
	if s := result(saga.DieFace(d), hit); s != "" {
		return s
	}
	return "–"
}
