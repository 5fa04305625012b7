package posthuman

// Shows is the face that the die shows, whatever it counts as by now.
func (d *Rolled) Shows() Face6 {
	if d.Face == 0 {
		return Miss
	}
	return faces[d.Die][d.Face-1]
}
