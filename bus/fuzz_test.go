//go:build unix

package bus

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"testing"

	"waystation/shelf"
)

// FuzzJob reads as a job what anybody might put on the bus: compressed here, so that what is inside is reached.
func FuzzJob(f *testing.F) {
	m := match(f, "fuzz")
	for _, l := range []*shelf.BotLevel{&games()[0].Bots[0], &games()[0].Bots[1], nil} {
		h := headOf(jobIn(f, m, 0, l, nil), "")
		h.Job, h.Answer = "a", answers+"b"
		sent, err := pack(h, m)
		if err != nil {
			f.Fatal(err)
		}
		z, err := gzip.NewReader(bytes.NewReader(sent))
		if err != nil {
			f.Fatal(err)
		}
		var plain bytes.Buffer
		if _, err := plain.ReadFrom(z); err != nil {
			f.Fatal(err)
		}
		f.Add(plain.Bytes(), true)
		f.Add(plain.Bytes()[:plain.Len()/2], true)
		f.Add(sent, false)
		f.Add(sent[:len(sent)/2], false)
	}
	f.Add([]byte(`{"job":"a","answer":"waystation.answers.b","game":"caravan","rules":"1","seat":-3,"level":"deep"}`+"\n"), true)
	f.Add([]byte(`{"job":"a","answer":"somewhere.else","game":"caravan","rules":"1","level":"deep"}`+"\n"), true)
	f.Add([]byte{}, false)
	f.Fuzz(func(t *testing.T, b []byte, compress bool) {
		if compress {
			var out bytes.Buffer
			z := gzip.NewWriter(&out)
			z.Write(b)
			z.Close()
			b = out.Bytes()
		}
		h, file, err := unpack(b)
		if err != nil {
			return
		}
		if !subject.MatchString(h.Answer) {
			t.Errorf("it would answer to %q", h.Answer)
		}
		if j, err := rebuilt(h, file); err == nil && (j.Ask == nil || j.Ask.Number != h.Number) {
			t.Errorf("another question than %d", h.Number)
		}
	})
}

// FuzzReply reads as the reply of a worker what anybody might send, to a bot's job and to an adviser's.
func FuzzReply(f *testing.F) {
	m := match(f, "fuzz")
	bot, adviser := jobIn(f, m, 0, &games()[0].Bots[0], nil), jobIn(f, m, 0, nil, nil)
	for _, r := range []reply{
		{State: done, Key: "draw"}, {State: done, Key: "good:3*9+hat"}, {State: broken, Why: "x"}, {State: done,
			Found: &found{1, []float64{0.5, 0.5}, []line{{"draw", 1, []float64{0.5, 0.5}}, {Key: "stop"}}}},
	} {
		b, err := json.Marshal(r)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Add([]byte(`{"state":"done","found":{"iterations":-1,"lines":[{"key":"none","visits":-1}]}}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		r, err := readReply(b)
		if err != nil {
			return
		}
		r.answer(bot)
		a, err := r.answer(adviser)
		if err != nil {
			return
		}
		for _, l := range a.Found.Lines { // as pages do
			if l.Visits > 0 && len(l.Chances) != m.Seats() {
				t.Errorf("%d chances", len(l.Chances))
			}
			for _, o := range l.Answer {
				m.Label(0, o)
			}
		}
		if a.Found.Iterations > 0 && len(a.Found.Lines[0].Chances) != m.Seats() {
			t.Error("the best answer has no chances")
		}
	})
}
