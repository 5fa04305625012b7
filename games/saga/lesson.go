package saga

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
		Setup: table.Setup{Game: Shelf.Name, Mode: Shelf.Modes[0], Seats: 2}, Seed: table.SeedOf("lesson 2418"),
		Bots: "easy", Minutes: 12, Narrator: "Pavlina, on the wall", Steps: lesson.Steps(lessonFiles, book.Keys()),
		Rivals: lesson.Rivals(lessonFiles, book.Keys()),
		Farewell: "That was three rounds of sixteen, and I can only just make you out. The rest is more of the same, " +
			"with worse teeth, and at the end whoever has the most VP has won: so finish your missions. Tell me all " +
			"of it when you are back. I have put a stool out.",
	}
}
