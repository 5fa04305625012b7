package posthuman

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
		Setup: table.Setup{Game: Shelf.Name, Mode: Shelf.Modes[0], Seats: 2}, Seed: table.SeedOf("lesson 614"),
		Bots: "easy", Minutes: 12, Narrator: "Lew, who walks behind you", Steps: lesson.Steps(lessonFiles, book.Keys()),
		Rivals: lesson.Rivals(lessonFiles, book.Keys()),
		Farewell: "Three tiles, two points, no scar that anybody can prove. It goes on like that, only harder: the " +
			"road has three levels, and each is worse company. I turn off here. Please don't wave.",
	}
}
