package saga

// Introduction is the first page of the storybook, which a group that has never played reads before its first game
// (PS-SETUP-39). Lines are paragraphs.
const Introduction = "So. You have walked out of the gate of The Fortress with everybody watching, in a coat that " +
	"people will " +
	"know you by. Nobody waved. Old Pavlina on the wall held up four fingers, which is how many days she gives " +
	"you, and somebody laughed and was told not to.\n" +
	"Turn round, if you like. From up there they see somebody small, with a pack that is too full at the top.\n" +
	"In front of you is land that nobody in there has drawn. They want it drawn. They want to know what can be " +
	"eaten, who else is out, what has happened to the ones who stayed out, and whether it can be talked to. " +
	"You get a morning, a day and a night, and then another morning.\n" +
	"What did they teach you, behind the wall? Say it now, while there is still somebody to say it to. Then " +
	"go, before it gets hot."
