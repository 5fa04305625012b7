-- What a host hands out, until somebody has sat down by it. From then on no more than its hash is kept.
ALTER TABLE seats ADD COLUMN link TEXT;
