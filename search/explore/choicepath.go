package explore

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/trace"
)

// ChoicePath is a path through a stage in short. It means something to the same stage of the
// same program under the same configuration only.
type ChoicePath struct {
	Indices   []int    // of the alternatives that were taken, in order
	Withdrawn []string `json:"GivenUp"` // of the search's assumptions, see trace.Stored; seeds have the older name
}

// NewChoicePath shortens a path; it is nil where what was decided is not known any more.
// It keeps numbers of alternatives only: seeds of failed tests are typed by people.
func NewChoicePath(steps []trace.Step, withdrawn []string) *ChoicePath {
	w := &ChoicePath{Withdrawn: slices.Clone(withdrawn)}
	for _, s := range steps {
		if s.Diverged && len(s.Choices) == 0 { // see choicesTo; where its lines are unknown its choices are not
			return nil
		}
		w.Indices = append(w.Indices, s.Indices...)
	}
	return w
}

// StagePath is the path to where the stage ended, nil where it is not known.
func (s *Session) StagePath() *ChoicePath { return s.stage.path }

// remember keeps the path to the end of alternative i of n. It may leave the machine in
// another state.
// The states of the path are wanted for what each of them chose among; where they cannot be
// had the path is as short as what is left of it.
func (s *stage) remember(x *explorer, n *node, i int) {
	var steps []trace.Step
	if x.begin == nil {
		return
	}
	if err := x.withPath(n, func() { steps = x.choicesTo(n, i) }); err != nil {
		steps = x.choicesTo(n, i)
	}
	s.path = NewChoicePath(steps, x.s.withdrawn())
}

// LeadAlong has the search take a path. Where it ends without a violation, in front
// of a choice, the search goes on; it is cut in any case.
func (s *Session) LeadAlong(w *ChoicePath) { s.Lead(&pathGuide{path: w}) }

// pathGuide is the Guide along a path.
type pathGuide struct {
	path *ChoicePath
	next int
}

// Withdrawn returns what the search that took the path had given up of its assumptions.
func (g *pathGuide) Withdrawn() []string { return g.path.Withdrawn }

// Replaying implements Guide. A program that asks must not take another path than before.
func (g *pathGuide) Replaying() bool { return false }

// Choose implements Guide.
func (g *pathGuide) Choose(at Fork) (indices []int, more bool, err error) {
	if g.next == len(g.path.Indices) {
		return nil, false, nil
	}
	for _, c := range at.Choices {
		if g.next == len(g.path.Indices) {
			return nil, false, fmt.Errorf("the path does not fit the program: it ends among choices that are made at once")
		}
		i := g.path.Indices[g.next]
		if i < 0 || i >= c.Len() {
			return nil, false, fmt.Errorf("the path does not fit the program: it takes alternative %d, of %d", i, c.Len())
		}
		indices = append(indices, i)
		g.next++
	}
	return indices, true, nil
}

// Finish implements Guide.
func (g *pathGuide) Finish(ended bool, found *property.Violation) (left result.Cut, stop bool, err error) {
	switch {
	case found != nil:
		return result.Cut{}, true, nil
	case ended && g.next < len(g.path.Indices):
		return result.Cut{}, true, fmt.Errorf("the path does not fit the program: the program ends in front of its choice %d of %d", g.next+1, len(g.path.Indices))
	case ended:
		return result.Cut{Reason: "only one schedule was executed"}, true, nil
	}
	return result.Cut{Reason: "only what follows one schedule was searched"}, false, nil
}
