// Package table is what games are played on: it asks, it rolls, it listens, and it remembers.
//
// A game is a Go program that plays the game (Game). Its Step plays one player's action or one phase, in the words and
// the order of the rulebook. Where a player must choose, it opens a question, offers what can be done, denies what
// can't with the reason and the rule, and goes on with the answer on the next line:
//
//	m := t.Open(me, &askSlot)
//	for i := range g.Slots {
//		if g.Slots[i].Enemy {
//			m.Deny(explore.Of(i), "FL-EXPL-03", "an enemy holds this slot")
//			continue
//		}
//		m.Offer(explore.Of(i), "FL-EXPL-01")
//	}
//	slot := m.Ask().A
//
// There are three ways to ask, and no fourth: one seat (Table.Open), several side by side who don't see each other's
// answers (Table.All, and Table.AllGroups for teams), and several of whom the first to act counts (Table.Any). A
// question is answered by one option (Menu.Ask), a set (Menu.AskSome) or amounts (Menu.AskAmounts); its Prompt says
// whether its answer is secret, whether all may read it, whether it must be answered. What a seat may do at any time is
// a capability of the game (Freer). Chance is rolled (Table.Roll) or drawn from a pile (Pile.Draw); what nobody may
// read beforehand is opened (Sealed.Open); what happens is told (Table.Tell). A rule that ends something from deep
// inside leaves a scope (Table.Scope).
//
// Who answers is not the game's business. In place (InPlace) a program answers at once and nothing is recorded: that is
// for playouts and searches. In a Match people answer: the step is run until an answer is missing, and again from its
// beginning with one answer more when it comes. So between two questions a step may be run many times, and it must be
// the same each time: it reads nothing but its state and the table's answers. A Match is its setup, its seed and its
// log; that is the save (Match.Write), the replay (Read, Replay), the undo (Match.Undo), and the proof that nobody
// touched the dice (Verify). Hashes of the state stand in the log, so that a match which can't be played again as it
// was is found out (Bent).
//
// A bug of a game's code panics. In a Match the panic is caught, the answer refused with ErrBroken, and everything
// stands as it was; Stack tells where it broke. So it is with a step that loops: it has limits, of entries, tales and
// calls, never of time. In place nothing is caught. run.go says who panics with what, and who catches it.
//
// Habits that keep a game sound; tabletest finds most lapses:
//
//   - What is hidden or may change is read after Open, and never kept in a variable across a question.
//   - Cards are moved from pile to pile by one call, and held by nothing else. Piles know who has seen what; from that
//     follow views, what a bot may imagine (Match.Worlds), and how far undo goes.
//   - Where being asked, or not being asked, would give a secret away, the prompt is put Always.
//   - Lanes of an All touch only their own seat's things. What is common is dealt before and settled after, in seat
//     order.
//   - No defer, recover, goroutine, map order, float, clock or other chance.
//
// Matches can be chained to a campaign: one leaves something behind (Legatee) and the next begins with it (Setup.Carry,
// Chain).
//
// To begin, see the example (a whole game in a page), then Game, Table and Menu; for what surrounds a game, Match; for
// what laws and tools may know beside the seats, Match.Inspect; for how a game is held to the laws, package tabletest.
package table
