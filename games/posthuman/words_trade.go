package posthuman

import (
	"strconv"

	"waystation/english"
	"waystation/table"
)

// The words of the trade table. An offer stands there in a whole sentence (Offer.Say), so its answers are short.
var (
	TradeIdle    = book.Phrase("Nothing is on the table.")
	TradeBegin   = book.Phrase("Lay something on a tray.")
	TradeNote    = book.Phrase("Nothing changes hands before the answer.")
	TradeOffer   = book.Phrase("Offer it")
	TradeClear   = book.Phrase("Empty both trays")
	TradeBare    = book.Phrase("the trays are empty")
	TradeTake    = book.Phrase("Take it")
	TradeDecline = book.Phrase("No")
	TradeMine    = book.Phrase("from your backpack and hand")
	TradeOpen    = book.Phrase("what lies open")
	TradeHere    = book.Phrase("the same land")
	TradeReached = book.Phrase("within reach all the same")
	TradeFar     = book.Phrase("out of reach")
	TradeRadio   = book.Phrase("Not on the same terrain. With a Flare or the like the terrain does not matter.")
)

// Gives begins what somebody gives, as a reader reads it.
func Gives(s, reader table.Seat, name table.Namer) string {
	if s == reader {
		return "you give"
	}
	return name(s) + " gives"
}

// StaysWith heads what somebody does not give.
func StaysWith(s, reader table.Seat, name table.Namer) string {
	if s == reader {
		return "Stays with you"
	}
	return "Stays with " + name(s)
}

// HaveThen is what a reader has after an exchange.
func HaveThen(food, ammo int) string {
	return "you have " + strconv.Itoa(food) + " food and " + strconv.Itoa(ammo) + " ammo then"
}

// RoomThen says whether a reader has room for an exchange: so many slots are taken of so many.
func RoomThen(taken, slots int) string {
	if taken > slots {
		return "no room: " + english.Count(taken-slots, "slot", "slots") + " short; you discard first"
	}
	return "room: " + strconv.Itoa(taken) + " of " + english.Count(slots, "slot", "slots")
}

// ShortOfRoom says that somebody else has none.
func ShortOfRoom(who string, short int) string {
	return who + " is " + english.Count(short, "slot", "slots") + " short of room"
}

// OpenWith says what of somebody's things can be asked for, where so many cards of their hand are unseen.
func OpenWith(unseen int) string {
	if unseen == 0 {
		return TradeOpen
	}
	return TradeOpen + ", and " + english.Count(unseen, "card", "cards") + " unseen in hand"
}

// OfferWaits says that an offer lies before whoever is to answer it, and what else to do meanwhile (PH-RULING-51).
func OfferWaits(who []string) string {
	offer, others := "*Your offer lies before ", ".* Pass to wait for the answer; it stands even if you are done."
	if len(who) > 1 {
		offer, others = "*Your offers lie before ", ".* Pass to wait for answers; they stand even if you are done."
	}
	return offer + english.List(who) + others
}

// BotTakes says of somebody that they are a bot, and how it weighs an offer, which whoever made the bot says.
func BotTakes(name, weighs string) string { return name + " is a bot: it " + weighs + "." }
