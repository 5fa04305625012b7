package table

// Card is one physical card, counter or tile that can lie hidden: an index into its game's catalogue.
type Card uint16
