package explore

import (
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/replay"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/trace"
)

// trace describes the path to the end of alternative i of n.
// The lines are not noted while the search executes: most paths lead to nothing, and an
// instruction hook costs more than executing the path of the violation again.
func (x *explorer) trace(n *node, i int) (steps []trace.Step) {
	if x.begin == nil {
		return nil
	}
	err := x.withPath(n, func() {
		steps = x.choicesTo(n, i)
		if x.s.Watch != nil {
			replay.Retrace(x.m, replayed{x}, x.legsTo(n, i), steps, x.s.Listed)
		}
	})
	if err != nil {
		return x.choicesTo(n, i)
	}
	return steps
}

// choicesTo lists the transitions up to there with what was decided. The first
// is the program's start.
// A node that was finished long ago may have lost what it chose among (finish): withPath
// brings it back, and where that fails the step says that it is not known.
func (x *explorer) choicesTo(n *node, i int) []trace.Step {
	var steps []trace.Step
	noted := x.noted
	for ; n != nil; i, n = n.via, n.parent {
		if n.open == nil || n.gens == nil && n.total > 1 {
			steps = append(steps, trace.Step{Diverged: true}) // what it chose among cannot be found out any more
			continue
		}
		s := trace.Step{Decisions: n.decisions(i), Noted: noted}
		noted = n.noted
		for k, d := range s.Decisions {
			s.Choices = append(s.Choices, trace.ChoiceText(d, k < len(s.Decisions)-1))
			s.Indices = append(s.Indices, d.Index)
		}
		steps = append(steps, s)
	}
	for a, b := 0, len(steps)-1; a < b; a, b = a+1, b-1 {
		steps[a], steps[b] = steps[b], steps[a]
	}
	return append([]trace.Step{{}}, steps...)
}

// Path returns the transitions up to the present state, with what was decided
// but without the lines that they executed. Observers call it between two
// transitions.
func (s *Session) Path() (steps []trace.Step) {
	x := s.walk
	if x == nil || x.begin == nil {
		return nil
	}
	n, i := x.under.n, x.under.i
	if err := x.withPath(n, func() { steps = x.choicesTo(n, i) }); err != nil {
		return x.choicesTo(n, i)
	}
	return steps
}

// StorePath writes the path to the present state to a file, that in the middle
// of a transition to the end of it. The run is incomplete where it cannot.
// In the middle of a transition the path has no end that could be taken again, so it waits for
// that.
func (s *Session) StorePath(file, comment string, v *property.Violation, verbose bool) {
	x := s.walk
	if x == nil {
		return
	}
	x.toStore = append(x.toStore, func() {
		t := NewStoredTrace(s.Name, comment, s.Path(), v)
		t.Withdrawn, t.Setup = s.withdrawn(), x.traceSetup()
		if err := t.WriteFile(file, verbose); err != nil {
			x.cut(result.Cut{Reason: result.OneLine(err), Help: "the search went on; another folder may do"})
		}
	})
	if !x.running {
		x.storePaths()
	}
}

// traceSetup is what this search's paths are taken with.
func (x *explorer) traceSetup() trace.Setup {
	return trace.Setup{Inputs: x.s.runInputs(), Longer: x.rounds.longer, Merged: x.s.merges(), MultipleErrors: x.s.Watch != nil && x.s.Watch.MultipleErrors}
}

// storePaths writes what StorePath was asked for.
func (x *explorer) storePaths() {
	for len(x.toStore) > 0 {
		store := x.toStore[0]
		x.toStore = x.toStore[1:]
		store()
	}
}

// NewStoredTrace makes the trace of a path for a file. The violation may be nil.
func NewStoredTrace(application, comment string, steps []trace.Step, v *property.Violation) *trace.Stored {
	t := trace.New(application, comment, steps)
	if v != nil {
		t.Violation = &trace.Violation{Kind: v.Kind, Property: v.Property, Exception: v.Exception, Location: v.Location}
		t.Withdrawn, t.Setup = v.Withdrawn, v.Origin.Setup
	}
	return t
}
