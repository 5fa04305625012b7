package bus

import (
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// tries is how many workers may die with a job: the first may have died of something else.
const tries = 2

// deliveries is how often a job is handed out. It is more than tries, as a worker that was not heard of for a while
// gets its job once more: the server that waits takes it back when the second worker begins with it.
const deliveries = 2 * tries

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
		MaxDeliver:        deliveries,
		MaxAckPending:     4096,
		InactiveThreshold: 24 * time.Hour,
	}
}
