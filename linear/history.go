package linear

import (
	"slices"

	"github.com/gojpf/gojpf/vm"
)

// historyKey is where a machine has what has happened in a scenario.
const historyKey = "gojpf.linear"

// history is what has happened on a path. It is immutable. As part of the state it tells
// apart what an order may have to explain, and no more: results, and which operations were
// over when another began.
type history struct {
	threads []course
	taken   []event // one operation at a time: in which order
	chosen  int     // the operation that is next in it
	failed  *failure
	shown   string // of the object in the end
}

// course is the operations that a thread has begun.
type course struct {
	results []string // of those that are over
	begun   int
	// seen has for each that was begun how many operations of each thread were over, or
	// for quiescent consistency in how many stretches without a pause it was.
	seen [][]uint8
}

// event is an operation that ran alone.
type event struct {
	thread, op int
	result     string
	over       bool
}

// failure is why no results matter.
type failure struct {
	exception, message, details, location, method, thread string
	assertion                                             bool
}

// AppendState implements vm.StateData.
func (h *history) AppendState(b []byte) []byte {
	text := func(s string) { b = append(append(b, s...), 0) }
	for _, c := range h.threads {
		b = append(b, byte(c.begun), byte(len(c.results)))
		for _, r := range c.results {
			text(r)
		}
		for _, s := range c.seen {
			b = append(b, s...)
		}
	}
	for _, e := range h.taken {
		b = append(b, byte(e.thread), byte(e.op), boolByte(e.over))
		text(e.result)
	}
	b = append(b, byte(h.chosen), boolByte(h.failed != nil))
	if h.failed != nil {
		text(h.failed.exception)
		text(h.failed.message)
	}
	text(h.shown)
	return b
}

func boolByte(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// historyOf is what has happened on the machine's path.
func historyOf(m *vm.Machine) *history {
	h, _ := m.Extra(historyKey).(*history)
	if h == nil {
		return &history{}
	}
	return h
}

// with is a history with the courses of n threads, one of which may be changed.
func (h *history) with(n, thread int) (*history, *course) {
	next := *h
	next.threads = make([]course, max(n, len(h.threads)))
	copy(next.threads, h.threads)
	return &next, &next.threads[thread]
}

// begins is the history in which a thread begins its next operation.
func (h *history) begins(n, thread int, c Consistency) *history {
	next, t := h.with(n, thread)
	t.begun++
	var seen []uint8
	switch c {
	case Linearizable:
		for i, o := range next.threads {
			if i != thread {
				seen = append(seen, uint8(len(o.results)))
			}
		}
	case Quiescent:
		seen = []uint8{h.stretch()}
	}
	t.seen = append(slices.Clip(t.seen), seen)
	return next
}

// stretch is in how many stretches without a pause operations have run, with one that
// begins now.
func (h *history) stretch() uint8 {
	var last uint8
	running := false
	for _, c := range h.threads {
		for _, s := range c.seen {
			last = max(last, s[0])
		}
		running = running || c.begun > len(c.results)
	}
	if !running {
		last++
	}
	return last
}

// ends is the history in which a thread ends its present operation.
func (h *history) ends(n, thread int, result string) *history {
	next, t := h.with(n, thread)
	t.results = append(slices.Clip(t.results), result)
	return next
}

// complete reports whether all that was begun is over.
func (h *history) complete() bool {
	for _, c := range h.threads {
		if c.begun > len(c.results) {
			return false
		}
	}
	for _, e := range h.taken {
		if !e.over {
			return false
		}
	}
	return true
}

// steps are the operations that are over, and those that wait.
func (h *history) steps() (over, waiting []step) {
	for i, t := range h.threads {
		for k := range t.begun {
			if k < len(t.results) {
				over = append(over, step{i, k})
			} else {
				waiting = append(waiting, step{i, k})
			}
		}
	}
	return over, waiting
}

// firm reports whether an operation was over before another began, in the sense of a
// consistency.
func (h *history) firm(c Consistency, s *scenario, a, b step) bool {
	if s.comesBefore(a.thread, b.thread) {
		return true
	}
	if s.comesBefore(b.thread, a.thread) {
		return false
	}
	switch {
	case c == Quiescent:
		return h.threads[a.thread].seen[a.op][0] < h.threads[b.thread].seen[b.op][0]
	case a.thread == b.thread:
		return a.op < b.op
	case c == Sequential:
		return false
	}
	at := a.thread
	if at > b.thread {
		at--
	}
	return int(h.threads[b.thread].seen[b.op][at]) > a.op
}
