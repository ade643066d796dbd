// Package searchmonitor prints how a search goes on, and its numbers at the end.
package searchmonitor

import (
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"SearchMonitor", "SearchStats", "StateTracker"},
		Doc:   "prints the number of states, their rate and the depth, periodically and at the end",
		Keys: []config.Key{{Name: "jpf.search_monitor.interval", Type: config.Duration, Default: "1s",
			Help: "How much time passes between two lines of SearchMonitor."}},
		New: func(cfg *config.Config) (any, error) {
			d, err := cfg.Duration("jpf.search_monitor.interval")
			return &monitor{interval: d}, err
		},
	})
}

type monitor struct {
	interval    time.Duration
	start, last time.Time
}

func (l *monitor) SearchStarted(*listener.Context) { l.start = time.Now(); l.last = l.start }

func (l *monitor) StateAdvanced(c *listener.Context, a *search.Advance) {
	if now := time.Now(); now.Sub(l.last) >= l.interval {
		l.last = now
		l.print(c, a.Depth)
	}
}

func (l *monitor) SearchFinished(c *listener.Context, r *search.Result) {
	l.print(c, r.Statistics.MaxDepth)
}

func (l *monitor) print(c *listener.Context, depth int) {
	s, elapsed := &c.Result.Statistics, time.Since(l.start)
	c.Printf("search: %d new states, %d visited, %d end, depth %d (max %d), %.0f states/s\n",
		s.StatesNew, s.StatesVisited, s.EndStates, depth, s.MaxDepth, float64(s.StatesNew)/max(elapsed.Seconds(), 1e-6))
}
