package firelands

import (
	"embed"

	"waystation/games/lesson"
	"waystation/table"
)

//go:embed lesson.yaml lesson-rivals.txt
var lessonFiles embed.FS

// Lesson is the guided first match: what comes up by its seed is what the steps speak of.
func Lesson() *lesson.Lesson {
	return &lesson.Lesson{
		Setup: table.Setup{Game: Shelf.Name, Mode: Shelf.Modes[0], Seats: 2}, Seed: table.SeedOf("lesson 306"),
		Bots: "easy", Minutes: 12, Narrator: "Wren, who paints the signs",
		Steps: lesson.Steps(lessonFiles, book.Keys()), Rivals: lesson.Rivals(lessonFiles, book.Keys()),
		Farewell: "That was a whole round, and a bit. Everything from here on is more of it: richer cards, worse " +
			"Enemies, fewer gates. It ends when the sixth gate is shut, or with the round in which somebody gets " +
			"inside, and then Fame is counted. Drive this one to its end, or begin a whole one from the front " +
			"page. The road is yours.",
	}
}
