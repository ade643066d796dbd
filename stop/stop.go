// Package stop is how everybody in a run is told to end: one value, made at the
// run's edge and passed down, that is asked once (by a signal, or when a limit of
// time is reached) and looked at by every loop that may take longer than a tenth
// of a second.
//
// A nil *Stop is never asked. Whoever sees that it was asked gives up what it is
// doing and says that it does not know; it never decides anything from it. That
// is how long a loop takes, never what it finds: a run that was told to stop has
// a cut that says so.
package stop

import (
	"sync"
	"sync/atomic"
	"time"
)

// Stop is asked once. Its methods may be called by all goroutines.
type Stop struct {
	asked atomic.Bool
	once  sync.Once
	done  chan struct{}
	cause error
}

// New makes one that nobody has asked.
func New() *Stop { return &Stop{done: make(chan struct{})} }

// Ask tells everybody to end. Only the first call has an effect.
func (s *Stop) Ask(cause error) {
	s.once.Do(func() {
		s.cause = cause
		s.asked.Store(true)
		close(s.done)
	})
}

// Asked reports whether it was. It costs next to nothing.
func (s *Stop) Asked() bool { return s != nil && s.asked.Load() }

// Done is closed when it is asked. That of nil never is.
func (s *Stop) Done() <-chan struct{} {
	if s == nil {
		return nil
	}
	return s.done
}

// Cause says why it was asked, nil as long as it was not.
func (s *Stop) Cause() error {
	if !s.Asked() {
		return nil
	}
	return s.cause
}

// After asks when a time has passed, unless the result is called before.
func (s *Stop) After(d time.Duration, cause error) (cancel func()) {
	timer := time.AfterFunc(d, func() { s.Ask(cause) })
	return func() { timer.Stop() }
}

// When calls f, on a goroutine of its own, when s is asked. The result makes it
// wait no longer: what was not called by then never is.
func (s *Stop) When(f func()) (cancel func()) {
	if s == nil {
		return func() {}
	}
	var settled atomic.Bool // one of the two has happened
	over := make(chan struct{})
	go func() {
		select {
		case <-s.done:
			if settled.CompareAndSwap(false, true) {
				f()
			}
		case <-over:
		}
	}()
	return func() {
		if settled.CompareAndSwap(false, true) {
			close(over)
		}
	}
}

// Watch is a limit of time within a run: work ends when either is over. It
// belongs to one goroutine. A nil *Watch is never due.
type Watch struct {
	stop     *Stop
	deadline time.Time // the zero time for none
	polls    uint
	late     bool
}

// Watch begins to watch the time; no limit is 0.
func (s *Stop) Watch(limit time.Duration) *Watch {
	w := &Watch{stop: s}
	if limit > 0 {
		w.deadline = time.Now().Add(limit)
	}
	return w
}

// clockEvery is how often the clock is looked at: that costs more than a flag.
const clockEvery = 64

// Due reports whether work should end. Call it at least every few hundred
// microseconds.
func (w *Watch) Due() bool {
	if w == nil {
		return false
	}
	if w.late || w.stop.Asked() {
		return true
	}
	if w.polls++; w.polls%clockEvery == 0 && !w.deadline.IsZero() {
		w.late = !time.Now().Before(w.deadline)
	}
	return w.late
}
