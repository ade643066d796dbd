package explore

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/trace"
)

// Way is a path through a stage in short. It means something to the same stage of the
// same program under the same configuration only.
type Way struct {
	Indices []int    // of the alternatives that were taken, in order
	GivenUp []string // of the search's assumptions, see trace.Stored
}

// NewWay makes a way of a path; it is nil where what was decided is not known any more.
func NewWay(steps []trace.Step, givenUp []string) *Way {
	w := &Way{GivenUp: slices.Clone(givenUp)}
	for _, s := range steps {
		if s.Diverged && len(s.Choices) == 0 { // see choicesTo; where its lines are unknown its choices are not
			return nil
		}
		w.Indices = append(w.Indices, s.Indices...)
	}
	return w
}

// StageWay is the way to where the stage ended, nil where it is not known.
func (s *Session) StageWay() *Way { return s.stage.way }

// remember keeps the way to the end of alternative i of n. It may leave the machine in
// another state.
func (s *stage) remember(x *explorer, n *node, i int) {
	var steps []trace.Step
	if x.begin == nil {
		return
	}
	if err := x.withPath(n, func() { steps = x.choicesTo(n, i) }); err != nil {
		steps = x.choicesTo(n, i)
	}
	s.way = NewWay(steps, x.s.givenUp())
}

// LeadAlong has the search take a way. Where the way ends without a violation, in front
// of a choice, the search goes on; it is cut in any case.
func (s *Session) LeadAlong(w *Way) { s.Lead(&wayGuide{way: w}) }

// wayGuide is the Guide along a way.
type wayGuide struct {
	way  *Way
	next int
}

// GivenUp returns what the search that took the way had given up of its assumptions.
func (g *wayGuide) GivenUp() []string { return g.way.GivenUp }

// Replaying implements Guide. A program that asks must not go another way than before.
func (g *wayGuide) Replaying() bool { return false }

// Choose implements Guide.
func (g *wayGuide) Choose(at Fork) (indices []int, more bool, err error) {
	if g.next == len(g.way.Indices) {
		return nil, false, nil
	}
	for _, c := range at.Choices {
		if g.next == len(g.way.Indices) {
			return nil, false, fmt.Errorf("the way does not fit the program: it ends among choices that are made at once")
		}
		i := g.way.Indices[g.next]
		if i < 0 || i >= c.Len() {
			return nil, false, fmt.Errorf("the way does not fit the program: it takes alternative %d, of %d", i, c.Len())
		}
		indices = append(indices, i)
		g.next++
	}
	return indices, true, nil
}

// Finish implements Guide.
func (g *wayGuide) Finish(ended bool, found *property.Violation) (left result.Cut, stop bool, err error) {
	switch {
	case found != nil:
		return result.Cut{}, true, nil
	case ended && g.next < len(g.way.Indices):
		return result.Cut{}, true, fmt.Errorf("the way does not fit the program: the program ends in front of its choice %d of %d", g.next+1, len(g.way.Indices))
	case ended:
		return result.Cut{Reason: "only one schedule was executed"}, true, nil
	}
	return result.Cut{Reason: "only what follows one schedule was searched"}, false, nil
}
