package bus

import (
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// tries is how many workers a job is given to: one that has died with it may have died of something else.
const tries = 2

// stream is the one in which jobs wait for a worker. It lies in memory: who has put a job still has it, and a match
// with all its hands is on no disk but that of the database.
func stream() jetstream.StreamConfig {
	return jetstream.StreamConfig{
		Name:        "WAYSTATION",
		Description: "What Waystation's bots think about",
		Subjects:    []string{jobs + "*"},
		Retention:   jetstream.WorkQueuePolicy,
		Storage:     jetstream.MemoryStorage,
		Discard:     jetstream.DiscardNew,
		MaxMsgs:     4096,
		MaxBytes:    32 << 20,
		MaxMsgSize:  maxSent + 4096,
		MaxAge:      5 * time.Minute,
	}
}

// consumer is what workers with the same rules take jobs by.
func consumer(tag string, t Times) jetstream.ConsumerConfig {
	return jetstream.ConsumerConfig{
		Durable:           "workers-" + tag,
		FilterSubject:     jobs + tag,
		AckPolicy:         jetstream.AckExplicitPolicy,
		AckWait:           t.Silence,
		MaxDeliver:        tries,
		MaxAckPending:     4096,
		InactiveThreshold: 24 * time.Hour,
	}
}
