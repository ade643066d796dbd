// Package searchmonitor prints how a search goes on, and its numbers at the end.
package searchmonitor

import (
	"fmt"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/progress"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"SearchMonitor"},
		Doc:   "prints the number of states, their rate, the depth and the estimated share done, periodically and at the end",
		Keys: []config.Key{{Name: "jpf.search_monitor.interval", Type: config.Duration, Default: "1s",
			Help: "How much time passes between two lines of SearchMonitor; on a terminal it is a fifth of that, and one line is written anew."}},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &monitor{interval: r.Duration("jpf.search_monitor.interval")}, r.Err()
		},
	})
	listener.Register(listener.Info{
		Names: []string{"SearchStats"},
		Doc:   "prints the numbers of the search at the end: transitions, states, choices, depth, limits that were hit",
		New:   func(*config.Config) (any, error) { return &stats{}, nil },
	})
}

// statusLine is the part of an output that shows one line, rewritten in place
// below what else is printed. It returns false where nobody would see it.
type statusLine interface{ Status(line string) bool }

type monitor struct {
	interval    time.Duration
	start, last time.Time
	estimate    progress.Estimate
	before      int64 // new states of the checkpoint
	resumed     bool  // from a checkpoint, which has no shares of the open states
}

// SaveCheckpoint saves nothing: the numbers are the search's own.
func (l *monitor) SaveCheckpoint() ([]byte, error) { return nil, nil }

// LoadCheckpoint ends the estimate.
func (l *monitor) LoadCheckpoint([]byte) error {
	l.resumed = true
	return nil
}

// SearchStarted starts the clock.
func (l *monitor) SearchStarted(*listener.Context) {
	l.estimate.Started()
	l.start = time.Now()
	l.last = l.start
}

// StateRestored follows the search.
func (l *monitor) StateRestored(c *listener.Context, _ int) {
	if l.resumed && l.before == 0 {
		l.before = c.Result.Statistics.StatesNew
	}
	l.estimate.Restored(c)
}

// StateAdvanced prints when it is time to.
func (l *monitor) StateAdvanced(c *listener.Context, a *explore.Advance) {
	l.estimate.Advanced(c, a)
	now := time.Now()
	if now.Sub(l.last) < l.interval/5 {
		return
	}
	if s, ok := c.Out.(statusLine); ok && s.Status(l.short(c, a.Depth)) {
		l.last = now
		return
	}
	if now.Sub(l.last) >= l.interval {
		l.last = now
		c.Printf("%s\n", l.line(c, a.Depth, l.estimate.Share()))
	}
}

// SearchFinished prints the last line.
func (l *monitor) SearchFinished(c *listener.Context, r *search.Result) {
	if s, ok := c.Out.(statusLine); ok {
		s.Status("")
	}
	c.Printf("%s\n", l.line(c, r.Statistics.MaxDepth, l.estimate.Finished(r)))
}

// line has all the numbers.
func (l *monitor) line(c *listener.Context, depth int, share float64) string {
	s := &c.Result.Statistics
	return fmt.Sprintf("search: %d new states, %d visited, %d end, depth %d (max %d), %s",
		s.StatesNew, s.StatesVisited, s.EndStates, depth, s.MaxDepth, l.speed(c, share))
}

// short has what fits into the width of a terminal: a line that is wider could
// not be written anew.
func (l *monitor) short(c *listener.Context, depth int) string {
	s := &c.Result.Statistics
	return fmt.Sprintf("search: %d new, %d visited, depth %d, %s", s.StatesNew, s.StatesVisited, depth, l.speed(c, l.estimate.Share()))
}

func (l *monitor) speed(c *listener.Context, share float64) string {
	rate := float64(c.Result.Statistics.StatesNew-l.before) / max(time.Since(l.start).Seconds(), 1e-6)
	if l.resumed {
		return fmt.Sprintf("%.0f states/s", rate)
	}
	return fmt.Sprintf("%.0f states/s, %.1f %% done", rate, 100*share)
}
