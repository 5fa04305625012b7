//go:build !js

package shelf

import (
	firelands "waystation/games/firelands/plain"
	heredity "waystation/games/heredity/plain"
	posthuman "waystation/games/posthuman/plain"
	saga "waystation/games/saga/plain"
)

// How each game looks in a terminal.
var (
	firelandsText = firelands.Text
	heredityText  = heredity.Text
	posthumanText = posthuman.Text
	sagaText      = saga.Text
)
