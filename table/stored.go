package table

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
)

// Stored is a match as it lies in a store: what it began with, and the lines of its log. They need not fit any rules.
type Stored struct {
	Rules string // the version that it was begun by
	Setup Setup
	Seed  Seed
	Over  bool // it ended: nothing of it is secret any more
	Lines [][]byte

	Origin Origin // the match that it was played on from, if any
}

// WriteFor writes a match file without playing the match: for one that can't be played by these rules. It ends before
// the first line that can't be read. While the match is not over it is what the seat may know, as from Match.WriteFor,
// and less: whether a lane was open to others, and what was taken back in it, is not known without playing, so that all
// that others did in lanes is left out.
func (x *Stored) WriteFor(w io.Writer, s Seat) error {
	h := header{
		Format: format, Version: x.Rules, Setup: x.Setup, CarryHash: carryHash(x.Setup.Carry), SeedHash: x.Seed.Hash(),
		For: &s, Branch: x.Origin.note(),
	}
	if x.Over {
		h.Format, h.Seed, h.For = 1, x.Seed.String(), nil // its seal has no hash of the state, as in format 1
	}
	b, err := json.Marshal(h)
	if err != nil {
		return err
	}
	buf := bytes.NewBuffer(append(b, '\n'))
	end := seal{}
	for _, b := range x.Lines {
		var l line
		if strictJSON(b, &l) != nil {
			break
		}
		if !x.Over {
			if !l.shownTo(s) {
				continue
			}
			if b, err = json.Marshal(l); err != nil {
				return err
			}
		}
		buf.Write(append(bytes.Clone(b), '\n'))
		end.Entries++
	}
	sum := sha256.Sum256(buf.Bytes())
	end.Sum = hex.EncodeToString(sum[:])
	if b, err = json.Marshal(end); err != nil {
		return err
	}
	buf.Write(append(b, '\n'))
	_, err = w.Write(buf.Bytes())
	return err
}

// shownTo takes out of a line what a seat may not know of a match that is not over, and reports whether it may know of
// the line at all.
func (l *line) shownTo(s Seat) bool {
	switch l.Kind {
	case KindChance.String(), KindOpen.String():
		if l.Who == nil || !l.Who.Has(s) {
			l.Value = nil
		}
		return true
	case KindAsk.String(), KindPass.String(), KindFree.String(), KindUndo.String():
		if l.Seat == nil || *l.Seat < 0 {
			return false
		}
		if *l.Seat == s {
			return true
		}
		if l.Secret {
			l.Keys = nil
		}
		lane := cmp.Or(l.Lane, l.Seat.set())
		return l.All == 0 || s >= 0 && lane.Has(s)
	}
	return false // there is nothing in the hash of a state to read, and what is unknown may be secret
}
