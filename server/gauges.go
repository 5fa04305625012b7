//go:build !js

package server

import (
	"errors"
	"net/http"
	"strconv"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"waystation/table"
)

// gauges are what an operator may want to watch.
type gauges struct {
	handler       http.Handler
	requests      *prometheus.CounterVec
	answers       *prometheus.CounterVec
	answerTime    prometheus.Histogram
	storeFailures prometheus.Counter
	writeTime     prometheus.Histogram
	botFailures   prometheus.Counter
	setAside      prometheus.Counter
	botTime       prometheus.Histogram
	thoughts      *prometheus.CounterVec
}

func newGauges(s *Server) *gauges {
	seconds := []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10}
	g := &gauges{
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "waystation_requests_total", Help: "Requests answered, by route and status.",
		}, []string{"route", "code"}),
		answers: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "waystation_answers_total",
			Help: "Answers to questions, by who gave them (hand, bot) and what became of them (taken, stale, " +
				"refused, failed).",
		}, []string{"by", "outcome"}),
		answerTime: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "waystation_answer_seconds", Help: "From an answer's arrival to its reply, being stored included.",
			Buckets: seconds,
		}),
		storeFailures: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "waystation_store_failures_total", Help: "Reads and writes of matches that the store refused.",
		}),
		writeTime: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "waystation_write_seconds", Help: "How long a small write to the database takes.",
			Buckets: seconds,
		}),
		botFailures: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "waystation_bot_failures_total", Help: "Answers that a bot did not find, or that were not on offer.",
		}),
		setAside: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "waystation_set_aside_total", Help: "Matches set aside because a bot or the rules broke.",
		}),
		botTime: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "waystation_bot_seconds", Help: "How long bots think.", Buckets: seconds,
		}),
	}
	g.thoughts = prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "waystation_thoughts_total",
		Help: "What bots have thought about, by where: in a worker, or in this process.",
	}, []string{"by"})
	r := prometheus.NewRegistry()
	if s.Workers != nil {
		r.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "waystation_workers_up", Help: "Whether workers think, as it was when last one was asked: 1 or 0.",
		}, func() float64 {
			if s.Workers.Up() {
				return 1
			}
			return 0
		}))
	}
	r.MustRegister(g.thoughts, g.requests, g.answers, g.answerTime, g.storeFailures, g.writeTime,
		g.botFailures, g.botTime, g.setAside,
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "waystation_matches_loaded", Help: "Matches in memory.",
		}, func() float64 { return float64(s.rooms.count()) }),
		size("waystation_database_bytes", "Size of the database.", s, 0),
		size("waystation_wal_bytes", "Size of the log beside the database.", s, 1),
		size("waystation_free_bytes", "Space that is free where the database lies; -1 where that is not known.", s, 2),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "waystation_lost", Help: "Bots and rules that do not come to an end; each has a core.",
		}, func() float64 { return float64(s.ward.Lost.Count()) }),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "waystation_streams", Help: "Event streams that are open.",
		}, func() float64 { return float64(s.streams.count()) }),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "waystation_connections", Help: "Connections that are open.",
		}, func() float64 {
			open, _ := s.connections.counts()
			return float64(open)
		}),
		prometheus.NewCounterFunc(prometheus.CounterOpts{
			Name: "waystation_connections_refused_total", Help: "Connections for which there was no room.",
		}, func() float64 {
			_, refused := s.connections.counts()
			return float64(refused)
		}),
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	// compressed with everything else
	g.handler = promhttp.HandlerFor(r, promhttp.HandlerOpts{DisableCompression: true})
	return g
}

// size is one of the sizes of the store.
func size(name, help string, s *Server, which int) prometheus.GaugeFunc {
	return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, func() float64 {
		database, wal, free, _ := s.Store.Sizes() // zeros when the file is gone
		return float64([]int64{database, wal, free}[which])
	})
}

// answered counts what became of an answer.
func (g *gauges) answered(by string, err error) {
	outcome := "failed"
	switch {
	case err == nil:
		outcome = "taken"
	case errors.Is(err, table.ErrStale), errors.Is(err, table.ErrNotAsked), errors.Is(err, table.ErrOver):
		outcome = "stale"
	case errors.Is(err, table.ErrNotOffered):
		outcome = "refused"
	}
	g.answers.WithLabelValues(by, outcome).Inc()
}

// thought counts what a bot has thought about.
func (g *gauges) thought(by string) { g.thoughts.WithLabelValues(by).Inc() }

func (g *gauges) request(route string, status int) {
	if route == "" {
		route = "none"
	}
	g.requests.WithLabelValues(route, strconv.Itoa(status)).Inc()
}
