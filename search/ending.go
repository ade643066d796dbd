package search

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
)

// A run ends when it is told to: by a signal, or because its time is over. All
// its loops look at one stop.Stop. What nobody can interrupt, such as a solver
// that is linked in, may take longer; then the run is left behind as it is, and
// its result is what the search has published last.

// longestWait is how long a run that was told to end may take before it is left
// behind.
const longestWait = time.Second

// publishEvery is how often a search says how far it is.
const publishEvery = 200 * time.Millisecond

// outOfTime is why a run was stopped by search.max_time.
type outOfTime struct{ limit time.Duration }

func (o outOfTime) Error() string { return fmt.Sprintf("limit of %v", o.limit) }

// Stop is what ends the run. Listeners whose loops may take long look at it.
func (p *Program) Stop() *stop.Stop { return p.ending }

// stopCut says why the run was stopped.
func (p *Program) stopCut() result.Cut {
	var late outOfTime
	if errors.As(p.ending.Cause(), &late) {
		return result.Cut{Reason: late.Error(), Help: "raise search.max_time"}
	}
	return result.Cut{Reason: vm.ErrInterrupted.Error()}
}

// published is what is known of a search while it goes on. Everything in it is
// a copy.
type published struct {
	mu     sync.Mutex
	result result.Result
	due    atomic.Bool // it is time to publish
	left   atomic.Bool // nobody waits for the run any more
}

// Run searches the state space of the program and judges what it found. It
// returns soon after the program's Stop was asked.
func (p *Program) Run() *result.Result {
	p.news = &published{}
	r, start := &result.Result{}, time.Now()
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := result.Guard(func() error { p.run(r, start); return nil }); err != nil {
			errors.As(err, &r.Failure)
			r.Cut(result.Cut{Reason: result.OneLine(err)})
			r.Judge()
		}
	}()
	ticker := time.NewTicker(publishEvery)
	defer ticker.Stop()
	for {
		select {
		case <-done:
			return r
		case <-ticker.C:
			p.news.due.Store(true)
			continue
		case <-p.ending.Done():
		}
		late := time.NewTimer(longestWait)
		defer late.Stop()
		select {
		case <-done:
			return r
		case <-late.C:
			return p.leave(start)
		}
	}
}

// leave makes a result of what was published, of a run that does not end. What
// belongs to that run is not touched any more, not even to close it.
func (p *Program) leave(start time.Time) *result.Result {
	p.news.left.Store(true)
	p.news.mu.Lock()
	defer p.news.mu.Unlock()
	r := p.news.result
	if r.Statistics.Choices == nil {
		r.Statistics.Choices = map[string]int64{}
	}
	r.Cut(p.stopCut())
	r.Judge()
	r.Unchecked = p.unchecked()
	r.Statistics.Elapsed = time.Since(start)
	r.Statistics.MaxMemory = usedMemory()
	return &r
}

// Left reports whether the run was left behind while it was busy.
func (p *Program) Left() bool { return p.news != nil && p.news.left.Load() }

// park ends the goroutine of a run that was left behind: what it would do to
// reports and files is not wanted any more.
func (p *Program) park() {
	if p.Left() {
		select {}
	}
}

// publish says how far the search is.
func (x *explorer) publish() {
	x.p.park()
	if x.p.news == nil || x.silent || x.goal != nil || x.team != nil {
		return
	}
	n := x.p.news
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
func (x *explorer) publishFound(v *Violation, c *result.Cut) {
	x.p.park()
	n := x.p.news
	if n == nil {
		return
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	if v != nil {
		n.result.Violations = append(n.result.Violations, *v)
	}
	if c != nil {
		n.result.Incomplete = append(n.result.Incomplete, *c)
	}
}
