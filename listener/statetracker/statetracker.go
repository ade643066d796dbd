// Package statetracker logs how a search moves between states.
package statetracker

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search/explore"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"StateTracker"},
		Doc:   "prints the states that the search reaches and goes back to",
		Keys: []config.Key{{Name: "jpf.state_tracker.log_period", Type: config.Int, Default: "1", JPF: true,
			Help: "How many moves of the search StateTracker makes one line of."}},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &tracker{period: r.IntFrom("jpf.state_tracker.log_period", 1)}, r.Err()
		},
	})
}

type tracker struct {
	listener.Stateless
	period int
	moves  int
}

func (l *tracker) log(c *listener.Context, format string, args ...any) {
	if l.moves++; l.moves%l.period == 0 {
		c.Printf(format, args...)
	}
}

// StateRestored logs the state that the next transition leaves.
func (l *tracker) StateRestored(c *listener.Context, depth int) {
	l.log(c, "restored  depth %d\n", depth)
}

// StateAdvanced logs a transition.
func (l *tracker) StateAdvanced(c *listener.Context, a *explore.Advance) {
	kind := "visited"
	switch {
	case a.End:
		kind = "end"
	case a.New:
		kind = "new"
	}
	choices := make([]string, len(a.Decisions))
	for i, d := range a.Decisions {
		choices[i] = fmt.Sprintf("%s %d/%d", d.Generator.ID(), d.Index+1, d.Generator.Len())
	}
	l.log(c, "%-9s depth %d: %d -> %d %s\n", kind, a.Depth, a.From, a.To, strings.Join(choices, ", "))
}

// StateBacktracked logs that a state is done.
func (l *tracker) StateBacktracked(c *listener.Context, depth int) {
	l.log(c, "done      depth %d\n", depth)
}
