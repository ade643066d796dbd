// Package statecount estimates how many states a search will see, and how far it
// has come.
package statecount

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
		Names: []string{"StateCountEstimator"},
		Doc:   "estimates from the branching how much of the state space is done, and how many states it has",
		Keys: []config.Key{{Name: "jpf.state_count_estimator.log_period", Type: config.Duration, Default: "0", JPF: true,
			Help: "How much time passes between two lines of StateCountEstimator; 0 prints one whenever the estimate has grown by a hundredth."}},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &estimator{period: r.Duration("jpf.state_count_estimator.log_period")}, r.Err()
		},
	})
}

type estimator struct {
	period      time.Duration
	estimate    progress.Estimate
	start, last time.Time
	printed     float64
}

// SearchStarted begins the estimate.
func (l *estimator) SearchStarted(*listener.Context) {
	l.estimate.Started()
	l.start = time.Now()
	l.last = l.start
}

// StateRestored follows the search.
func (l *estimator) StateRestored(c *listener.Context, _ int) { l.estimate.Restored(c) }

// StateAdvanced follows the search and prints.
func (l *estimator) StateAdvanced(c *listener.Context, a *explore.Advance) {
	l.estimate.Advanced(c, a)
	now, share := time.Now(), l.estimate.Share()
	if l.period > 0 && now.Sub(l.last) < l.period || l.period == 0 && share < l.printed+0.01 {
		return
	}
	l.last, l.printed = now, share
	l.print(c, share)
}

// SearchFinished prints the last line.
func (l *estimator) SearchFinished(c *listener.Context, r *search.Result) {
	l.print(c, l.estimate.Finished(r))
}

func (l *estimator) print(c *listener.Context, share float64) {
	seen := c.Result.Statistics.StatesNew
	line := fmt.Sprintf("estimate: %d states seen, %5.1f %% done", seen, 100*share)
	if share > 0 && share < 1 {
		left := time.Duration(float64(time.Since(l.start)) * (1 - share) / share).Round(time.Second)
		line += fmt.Sprintf(", about %.0f states in all, %v left", float64(seen)/share, left)
	}
	c.Printf("%s\n", line)
}
