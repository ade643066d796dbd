// Package progress estimates how much of a state space has been searched, from
// the branching alone: each alternative of a state is taken to lead to an equal
// share of what lies behind the state. Subtrees of the same size at each branch
// make the estimate exact; where states are matched it is a guess.
package progress

import (
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// Estimate keeps the share in the states themselves, so that it works for every
// order of search. It uses the value that its listener keeps.
type Estimate struct {
	done  float64
	under float64 // the share of the transition under way
}

// share is what an alternative of a state stands for.
type share float64

// Started begins a search.
func (e *Estimate) Started() { e.done, e.under = 0, 1 }

// Restored notes that the next transition begins. A transition that no state
// was told of has ended its path.
func (e *Estimate) Restored(c *listener.Context) {
	e.done += e.under
	s, _ := c.Keep().(share)
	e.under = float64(s)
}

// Advanced notes the state that a transition reached.
func (e *Estimate) Advanced(c *listener.Context, a *explore.Advance) {
	if !a.New || a.End {
		e.done += e.under
		e.under = 0
		return
	}
	alternatives := 1
	for _, g := range a.Choices {
		alternatives *= g.Len()
	}
	c.SetKeep(share(e.under / float64(max(alternatives, 1))))
	e.under = 0
}

// Share returns the share that is done, between 0 and 1.
func (e *Estimate) Share() float64 { return min(1, e.done) }

// Finished returns the share at the end: all of it, but for rounding, unless the
// search was stopped. What a limit cut off counts as done.
func (e *Estimate) Finished(r *search.Result) float64 {
	if len(r.Incomplete) == 0 && len(r.Violations) == 0 {
		return 1
	}
	return min(1, e.done+e.under)
}
