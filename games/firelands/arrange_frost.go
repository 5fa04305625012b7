package firelands

import (
	"fmt"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

func setShip(g *Game, _ table.Seat, _, v string) error {
	n, err := position.Number(v, 1, Gates)
	if err != nil {
		return err
	}
	if g.Ship == 0 {
		return fmt.Errorf("no ship sails here: Region 3 is of Firelands (choose with the option period3)")
	}
	g.Ship = int8(n)
	for _, s := range g.convoys() {
		g.mat(s).Reached = g.goal(g.mat(s).Space)
	}
	return nil
}

func setAvalanche(g *Game, _ table.Seat, arg, v string) error {
	n, err := position.Number(arg, 1, 3)
	if err != nil {
		return err
	}
	if g.Lands[n-1] != Frostlands {
		return fmt.Errorf("region %d is of Firelands and has no avalanche", n)
	}
	down := strings.EqualFold(v, "down")
	if !down && !strings.EqualFold(v, "waiting") {
		return fmt.Errorf("%q is neither waiting nor down", v)
	}
	g.Slid[n-1] = down
	return nil
}

func lookAvalanche(g *Game, _ table.Seat, arg string) (string, error) {
	n, err := position.Number(arg, 1, 3)
	if err != nil || !g.Slid[n-1] {
		return "waiting", err
	}
	return "down", nil
}
