package heredity

import "fmt"

// Episode is the chapter, by its number and title.
func (g *Game) Episode() string {
	c := g.chapter()
	if c == nil {
		return ""
	}
	return fmt.Sprintf("%d %s", g.Chapter, c.Title)
}
