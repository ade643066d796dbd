package searchmonitor

import (
	"encoding/json"
	"slices"

	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// stats counts the moves of a search.
type stats struct {
	Transitions, Restored, Violations, Cuts int64
}

// SaveCheckpoint saves the numbers.
func (l *stats) SaveCheckpoint() ([]byte, error) { return json.Marshal(l) }

// LoadCheckpoint goes on from saved numbers.
func (l *stats) LoadCheckpoint(b []byte) error { return json.Unmarshal(b, l) }

// StateRestored counts the states that transitions leave.
func (l *stats) StateRestored(*listener.Context, int) { l.Restored++ }

// StateAdvanced counts transitions.
func (l *stats) StateAdvanced(*listener.Context, *explore.Advance) { l.Transitions++ }

// PropertyViolated counts violations.
func (l *stats) PropertyViolated(*listener.Context, *search.Violation) { l.Violations++ }

// SearchConstraintHit counts limits.
func (l *stats) SearchConstraintHit(*listener.Context, search.Cut) { l.Cuts++ }

// SearchFinished prints the numbers.
func (l *stats) SearchFinished(c *listener.Context, r *search.Result) {
	s := &r.Statistics
	for _, line := range []struct {
		name string
		n    int64
	}{
		{"transitions told", l.Transitions},
		{"states new", s.StatesNew},
		{"states visited", s.StatesVisited},
		{"states restored", l.Restored},
		{"states backtracked", s.StatesBacktracked},
		{"end states", s.EndStates},
		{"maximal depth", int64(s.MaxDepth)},
		{"instructions", s.Instructions},
		{"property violations", l.Violations},
		{"limits hit", l.Cuts},
	} {
		c.Printf("%-20s %12d\n", line.name+":", line.n)
	}
	ids := make([]string, 0, len(s.Choices))
	for id := range s.Choices {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		c.Printf("%-20s %12d %s\n", "choice generators:", s.Choices[id], id)
	}
}
