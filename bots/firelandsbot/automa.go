package firelandsbot

import "waystation/table"

// layDown weighs cancelling an End of Round ability of the Automa's: the last moment to do so, so whatever there is is
// cancelled (FL-AUTO-49).
func (m *mind) layDown(table.Option) int { return fame }
