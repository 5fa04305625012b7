package firelands

// updateTurnOrder sets the Turn Order Table after everybody's movement: the further ahead, the further right; convoys on
// one space stay as they were (FL-TURN-01 to FL-TURN-03).
func (g *Game) updateTurnOrder() {
	o := g.Order
	for i := 1; i < len(o); i++ {
		for j := i; j > 0 && g.mat(o[j-1]).Space > g.mat(o[j]).Space; j-- {
			o[j-1], o[j] = o[j], o[j-1]
		}
	}
}
