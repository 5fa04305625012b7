package screen

import "waystation/games/saga"

// storyKick is the line over the title of a story.
func (p *page) storyKick() string {
	says := "A story for " + p.name(p.hero())
	if len(p.v.Players) > 1 {
		says += ". At a table " + p.name(p.reader()) + " would read it out"
	}
	return says
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
