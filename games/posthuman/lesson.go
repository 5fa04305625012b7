package posthuman

import (
	"embed"

	"waystation/games/lesson"
	"waystation/table"
)

//go:embed lesson.yaml
var lessonFile embed.FS

// Lesson is the guided first match: what comes up by its seed is what the steps speak of. It panics if its file is
// wrong, which is the program's own.
func Lesson() *lesson.Lesson {
	steps, err := lesson.Read(lessonFile, "lesson.yaml", book.Keys())
	if err != nil {
		panic(err)
	}
	return &lesson.Lesson{
		Setup: table.Setup{Game: Shelf.Name, Mode: Shelf.Modes[0], Seats: 2}, Seed: table.SeedOf("lesson 614"),
		Bots: "easy", Minutes: 12, Narrator: "Lew, who walks behind you", Steps: steps,
		Farewell: "Three tiles, two points, no scar that anybody can prove. It goes on like that, only harder: the " +
			"road has three levels, and each is worse company. I turn off here. Please don't wave.",
	}
}
