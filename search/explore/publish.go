package explore

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// outOfTime is why a run was stopped by search.max_time.
type outOfTime struct{ limit time.Duration }

func (o outOfTime) Error() string { return fmt.Sprintf("limit of %v", o.limit) }

// stopCut says why the run was stopped.
func (s *Session) stopCut() result.Cut {
	var late outOfTime
	if errors.As(s.Ending.Cause(), &late) {
		return result.Cut{Reason: late.Error(), Help: "raise search.max_time"}
	}
	return result.Cut{Reason: vm.ErrInterrupted.Error()}
}

// published is what is known of a search while it goes on. Everything in it is
// a copy.
// Two goroutines meet here only: the search, which writes, and the edge of the run, which
// reads when it has waited long enough. It is all copies, so neither waits for the other.
type published struct {
	mu     sync.Mutex
	result result.Result
	due    atomic.Bool // it is time to publish
	left   atomic.Bool // nobody waits for the run any more
}

// Publish has the search say how far it is.
func (s *Session) Publish() { s.news.due.Store(true) }

// Leave leaves a run behind that does not end, and returns what is known of it. What
// belongs to that run is not touched any more, not even to close it.
// The run's goroutine may still be in a solver or a native that does not look at the stop; it
// must find nothing closed under its hands when it comes back.
func (s *Session) Leave() result.Result {
	s.news.left.Store(true)
	s.news.mu.Lock()
	defer s.news.mu.Unlock()
	r := s.news.result
	if r.Statistics.Choices == nil {
		r.Statistics.Choices = map[string]int64{}
	}
	r.Cut(s.stopCut())
	return r
}

// Left reports whether the run was left behind while it was busy.
func (s *Session) Left() bool { return s != nil && s.news.left.Load() }

// park ends the goroutine of a run that was left behind: what it would do to
// reports and files is not wanted any more.
func (s *Session) park() {
	if s.Left() {
		// To end it would have all that is deferred run, as telling observers and closing
		// stores.
		select {}
	}
}

// publish says how far the search is.
// Searches beside the main one have results of their own that mean nothing to anybody.
func (x *explorer) publish() {
	x.s.park()
	if x.silent || x.goal != nil || x.phase != nil || x.team != nil {
		return
	}
	n := x.s.news
	n.due.Store(false)
	r := result.Result{PathsTaken: x.r.PathsTaken, Statistics: x.r.Statistics.CloneCounts(), Seed: x.r.Seed}
	r.Violations = append(r.Violations, x.r.Violations...)
	if len(r.Violations) == 0 {
		r.Violations = append(r.Violations, x.rounds.found...)
	}
	for _, c := range x.r.Incomplete {
		if counted := x.cuts[c.Reason]; counted != nil {
			c.Count = counted.Count
		}
		r.Incomplete = append(r.Incomplete, c)
	}
	n.mu.Lock()
	n.result = r
	n.mu.Unlock()
}

// publishFound tells of a violation that has no trace yet, or of a cut, of a
// worker of a team: none of them knows all that the search has counted.
func (x *explorer) publishFound(v *property.Violation, c *result.Cut) {
	x.s.park()
	n := x.s.news
	n.mu.Lock()
	defer n.mu.Unlock()
	if v != nil {
		n.result.Violations = append(n.result.Violations, *v)
	}
	if c != nil {
		n.result.Incomplete = append(n.result.Incomplete, *c)
	}
}
