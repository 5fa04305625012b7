-- Whether who sits there lets those who watch see with the eyes of the seat.
ALTER TABLE seat_terms ADD COLUMN lends INTEGER NOT NULL DEFAULT 0;
