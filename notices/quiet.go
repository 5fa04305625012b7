package notices

import (
	"time"

	"waystation/store"
)

// Hushed reports whether a guest is not to be called at a time.
func Hushed(q store.Quiet, at time.Time) bool {
	zone, err := time.LoadLocation(q.Zone)
	if err != nil {
		zone = time.UTC
	}
	at = at.In(zone)
	now := at.Hour()*60 + at.Minute()
	if q.Begins <= q.Ends {
		return q.Begins <= now && now < q.Ends
	}
	return now >= q.Begins || now < q.Ends
}

// Zone reports whether there is a time zone of that name, such as Europe/Berlin.
func Zone(name string) bool {
	_, err := time.LoadLocation(name)
	return err == nil && name != "" && name != "Local"
}
