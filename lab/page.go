package lab

import (
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"math"
	"slices"
	"strings"
	"sync"

	"waystation/web"
)

//go:embed page.html
var pageText string

//go:embed page.css
var pageStyle string

// pageTemplate is read when a page is first asked for: a program that shows none does not hold what reads it.
var pageTemplate = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Parse(pageText))
})

// Page writes the report as one page of HTML that needs nothing else: plots are SVG, each within or above a table of
// its figures. The title is the game's name for people.
func (r *Report) Page(w io.Writer, title string) error {
	p := page{Report: r, Title: title, Style: template.CSS(web.Inks() + pageStyle)}
	p.fill()
	return pageTemplate().Execute(w, &p)
}

// page is what the template draws.
type page struct {
	*Report
	Title string
	Style template.CSS
	Facts []fact
	Parts []part
}

// Spans are the games played, in words.
func (p *page) Spans() []string {
	var out []string
	for _, s := range p.Ranges {
		out = append(out, span(s).String())
	}
	return out
}

// fact is a figure that stands alone.
type fact struct{ Figure, What string }

// part is a section of the page.
type part struct {
	ID, Title string
	Note      string
	Picture   template.HTML // above the table, or ""
	Caption   string        // what the picture shows, in words
	Heads     []string      // of the table's columns; a plot's column is named by what is plotted
	Rows      []row
	More      []row  // behind a fold
	Fold      string // what is behind it
	After     string
}

// row is a row of a table: a name, a plot of its own if the part has such, and figures.
type row struct {
	Name  string
	Plot  template.HTML
	Cells []string
	heads []string
}

// Plotted reports whether the row's table has a column of plots.
func (r row) Plotted() bool { return len(r.heads) == len(r.Cells)+2 }

// Head is the head of the column of a cell, for screens too narrow for columns.
func (r row) Head(cell int) string { return r.heads[len(r.heads)-len(r.Cells)+cell] }

func percent(x float64) string { return fmt.Sprintf("%.1f %%", 100*x) }

func between(low, high float64) string { return fmt.Sprintf("%.1f to %.1f", 100*low, 100*high) }

func (p *page) fill() {
	p.Facts = []fact{{thousands(p.Finished), "games of " + thousands(p.Games) + " finished"},
		{fmt.Sprintf("%.2f", p.Rounds.Mean), "rounds a game"},
		{fmt.Sprintf("%.0f", p.MeanDecisions), "decisions a game"}}
	if p.Failed > 0 {
		p.Facts = append(p.Facts, fact{thousands(p.Failed), "games broke"})
	}
	if p.Finished == 0 {
		return
	}
	p.changed()
	p.drama()
	p.duels()
	p.shares()
	p.length()
	p.scores()
	p.ends()
	p.losses()
	p.cards()
	p.needed()
}

// needed is how many games it takes to know more.
func (p *page) needed() {
	precision := cmp.Or(p.Precision, usualPrecision)
	x := part{
		ID: "needed", Title: "How many games", Heads: []string{"what", "games", "known now to within"},
		Note: fmt.Sprintf("About so many games it takes to know shares to within %.3g %%.", 100*precision),
	}
	for _, n := range p.Needed(precision) {
		x.Rows = append(x.Rows, row{Name: n.What, Cells: []string{thousands(n.Games), percent(n.Known)}})
	}
	p.add(x)
}

// add adds a section that has something to show.
func (p *page) add(x part) {
	for _, rows := range [][]row{x.Rows, x.More} {
		for i := range rows {
			rows[i].heads = x.Heads
		}
	}
	if len(x.Rows)+len(x.More) > 0 {
		p.Parts = append(p.Parts, x)
	}
}

// duels are bot against bot, and ratings.
func (p *page) duels() {
	x := part{ID: "bots", Title: "Bot against bot",
		Heads: []string{"bot above bot", "share of comparisons, 95 % interval", "share", "from, to", "Elo", "from, to"},
		Note: "On the same seeds, with the bots moved round the seats. Every two seats are a comparison; the mark " +
			"in the middle is even."}
	for _, d := range p.Duels {
		x.Rows = append(x.Rows,
			row{Name: d.Bot + " above " + d.Against,
				Plot: interval(d.Low, d.Rate.Rate, d.High, 0, 1, 0.5, d.Low > 0.5 || d.High < 0.5),
				Cells: []string{percent(d.Rate.Rate), between(d.Low, d.High), d.Elo.String(),
					d.EloLow.String() + " to " + d.EloHigh.String()}})
	}
	p.add(x)
	x = part{
		ID: "ratings", Title: "Ratings", Heads: []string{"bot", "Elo, 95 % interval", "Elo", "from, to"},
		Note: "All comparisons taken together; the mean of all bots is 0.",
	}
	far := 1.0
	for _, r := range p.Ratings {
		far = max(far, math.Abs(float64(r.Low)), math.Abs(float64(r.High)))
	}
	for _, r := range p.Ratings {
		x.Rows = append(x.Rows,
			row{Name: r.Bot, Plot: interval(float64(r.Low), float64(r.Elo), float64(r.High), -far, far, 0,
				r.Low > 0 || r.High < 0),
				Cells: []string{r.Elo.String(), r.Low.String() + " to " + r.High.String()}})
	}
	p.add(x)
}

// shares are wins by bot, seat and kind.
func (p *page) shares() {
	even := 1 / float64(p.Players)
	top := 2 * even
	for _, k := range p.WinsByKind {
		top = max(top, k.Rate.Rate)
	}
	for _, b := range p.WinsByBot {
		top = max(top, b.Rate.Rate)
	}
	top = min(1, top*1.1)
	line := func(name string, seats int, x Rate) row {
		return row{Name: name, Plot: interval(x.Low, x.Rate, x.High, 0, top, even, x.Low > even || x.High < even),
			Cells: []string{percent(x.Rate), between(x.Low, x.High), thousands(seats)}}
	}
	heads := func(what string) []string {
		return []string{what, "share of wins, 95 % interval", "share", "from, to", "seats"}
	}
	note := fmt.Sprintf("The mark is what equals would have: %s.", percent(even))
	x := part{ID: "seats", Title: "Wins by seat", Heads: heads("seat"), Note: note}
	for s, w := range p.WinRateBySeat {
		x.Rows = append(x.Rows, line(fmt.Sprint(s+1), p.Finished, w))
	}
	if p.WonByNobody > 0 {
		x.After = fmt.Sprintf("Nobody won %s of %s games.", thousands(p.WonByNobody), thousands(p.Finished))
	}
	p.add(x)
	x = part{ID: "kinds", Title: "Wins by kind of seat", Heads: heads("kind"), Note: note}
	for _, k := range p.WinsByKind {
		x.Rows = append(x.Rows, line(k.Kind, k.Seats, k.Rate))
	}
	p.add(x)
	if len(p.WinsByBot) > 1 {
		x = part{ID: "wins", Title: "Wins by bot", Heads: heads("bot"), Note: note}
		for _, b := range p.WinsByBot {
			x.Rows = append(x.Rows, line(b.Bot, b.Seats, b.Rate))
		}
		p.add(x)
	}
}

// counted is a distribution as a picture, and a table behind a fold.
func (p *page) counted(x part, values map[int]int, all int, what string) {
	low, high := math.MaxInt, math.MinInt
	for n := range values {
		low, high = min(low, n), max(high, n)
	}
	if len(values) == 0 {
		return
	}
	x.Picture = histogram(values, low, high)
	x.Heads, x.Fold = []string{what, "how often", "share"}, "The figures"
	for n := low; n <= high; n++ {
		if values[n] > 0 {
			x.More = append(x.More,
				row{Name: fmt.Sprint(n),
					Cells: []string{thousands(values[n]), percent(per(float64(values[n]), float64(all)))}})
		}
	}
	p.add(x)
}

func (p *page) length() {
	p.counted(part{ID: "length", Title: "Length", Caption: "How many games lasted how many rounds",
		Note: fmt.Sprintf("%d to %d rounds, %.2f on average; %.0f decisions a game.", p.Rounds.Min, p.Rounds.Max,
			p.Rounds.Mean, p.MeanDecisions)},
		p.Rounds.Games, p.Finished, "rounds")
}

func (p *page) scores() {
	means := make([]string, len(p.MeanScoreBySeat))
	for s, m := range p.MeanScoreBySeat {
		means[s] = fmt.Sprintf("seat %d %.1f ± %.1f", s+1, m, p.DeviationBySeat[s])
	}
	p.counted(part{ID: "scores", Title: "Scores", Caption: "How many seats reached which score",
		Note: "Mean and deviation: " + strings.Join(means, ", ") + "."},
		p.Scores, p.Finished*p.Players, "score")
}

func (p *page) ends() {
	x := part{ID: "ends", Title: "How games end", Heads: []string{"ending", "share of games", "share", "games"}}
	for _, name := range sorted(p.Ends, func(n int) int { return n }) {
		f := per(float64(p.Ends[name]), float64(p.Finished))
		x.Rows = append(x.Rows, row{Name: name, Plot: bar(f), Cells: []string{percent(f), thousands(p.Ends[name])}})
	}
	p.add(x)
}

// drama is how the games went for those who played them.
func (p *page) drama() {
	if p.Drama == nil {
		return
	}
	x := part{
		ID: "drama", Title: "Drama", Heads: []string{"what", "figure"},
		Note: fmt.Sprintf("Of %s games. Who is ahead is what the judge says at quiet moments; a choice is a question "+
			"with more than one answer.", thousands(p.Drama.Games)),
	}
	for _, l := range p.Drama.lines(p.Players) {
		x.Rows = append(x.Rows, row{Name: l[0], Cells: []string{l[1]}})
	}
	x.Fold = "Kinds of options that are never taken, or in less than one of a hundred questions that offer them"
	for _, kind := range p.Drama.Never {
		x.More = append(x.More, row{Name: kind, Cells: []string{"never"}})
	}
	for _, kind := range p.Drama.Hardly {
		x.More = append(x.More, row{Name: kind, Cells: []string{"hardly"}})
	}
	p.add(x)
}

// losses is what befell seats: a section for each kind of loss, the greatest causes first.
func (p *page) losses() {
	whats := map[string]int{}
	for name, c := range p.Losses {
		what, _, _ := strings.Cut(name, ": ")
		whats[what] += c.Total
	}
	for i, what := range sorted(whats, func(n int) int { return n }) {
		x := part{ID: fmt.Sprint("loss", i+1), Title: what,
			Heads: []string{"by what", "share of all of these", "a game", "in games"}, Fold: "All other causes",
			Note: fmt.Sprintf("%s in %s games, %.2f a game.", thousands(whats[what]), thousands(p.Finished),
				per(float64(whats[what]), float64(p.Finished)))}
		for _, name := range sorted(p.Losses, func(c Count) int { return c.Total }) {
			its, to, _ := strings.Cut(name, ": ")
			if its != what {
				continue
			}
			c := p.Losses[name]
			line := row{
				Name: to, Plot: bar(per(float64(c.Total), float64(whats[what]))),
				Cells: []string{fmt.Sprintf("%.3f", per(float64(c.Total), float64(p.Finished))),
					percent(per(float64(c.Games), float64(p.Finished)))},
			}
			if len(x.Rows) < 10 {
				x.Rows = append(x.Rows, line)
			} else {
				x.More = append(x.More, line)
			}
		}
		p.add(x)
	}
}

// cards is what became of the cards.
func (p *page) cards() {
	even := 1 / float64(p.Players)
	x := part{ID: "cards", Title: "Cards",
		Heads:   []string{"card", "won with, 95 % interval", "won with", "from, to", "offered", "taken", "seats"},
		Fold:    "All cards",
		Caption: "Each card by how often it was taken and how often it won; the line is even",
		Note: fmt.Sprintf("Offered and taken are shares of games; won with is the share of the seats that had the "+
			"card that won, and the mark is even: %s. "+
			"Cards taken by who is ahead anyway look good here; --cards tests a card itself. Shown first are those "+
			"that are surest to be off even.", percent(even))}
	var dots []dot
	type sure struct {
		row
		far float64
	}
	var off []sure
	for _, name := range sorted(p.Cards, func(c CardReport) int { return c.Taken*1000 + c.Offered }) {
		c := p.Cards[name]
		clear := c.Seats > 0 && (c.Low > even || c.High < even)
		line := row{
			Name: name, Cells: []string{"never had", "", percent(per(float64(c.Offered), float64(p.Finished))),
				percent(per(float64(c.Taken), float64(p.Finished))), thousands(c.Seats)},
		}
		if c.Seats > 0 {
			line.Plot = interval(c.Low, c.Rate.Rate, c.High, 0, 1, even, clear)
			line.Cells[0], line.Cells[1] = percent(c.Rate.Rate), between(c.Low, c.High)
			dots = append(dots, dot{name, per(float64(c.Taken), float64(p.Finished)), c.Rate.Rate, clear})
		}
		x.More = append(x.More, line)
		if clear {
			off = append(off, sure{line, max(c.Low-even, even-c.High)})
		}
	}
	slices.SortStableFunc(off, func(a, b sure) int {
		if a.far > b.far {
			return -1
		}
		return 1
	})
	for _, s := range off[:min(12, len(off))] {
		x.Rows = append(x.Rows, s.row)
	}
	x.Picture = scatter(dots, even)
	p.add(x)
}
