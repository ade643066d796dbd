package replay

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// Repetition is a run of the program from its start as an ordinary one, with values for
// its inputs and with what else was decided on a path: what was found with unknown values is
// to happen again, be it a violation, the end of a call or that of the path.
// It takes the schedules and other choices of the path, and none of its branches on unknown
// values: the inputs decide these. So a mistake in an expression, in the path condition or in
// the solver shows here, as a run that goes another way.
type Repetition struct {
	m         *vm.Machine
	s         Search
	watch     *property.Watch
	want      Outcome
	begin     *vm.State
	decisions []choice.Decision // still to come
	forks     []fork            // still to come
	witness   Witness           // nil where the machine is to report
	depth     int
	called    *string // how the call's end differs; nil while it has not ended
}

// Outcome is what a run is to come to: the end of the program, where there is neither a
// violation nor a call.
type Outcome struct {
	Violation *property.Violation
	Call      *symexec.Call // that ends as it did, whatever follows
	// Where the program ends, the exception that has left main, and how many inputs there are.
	Uncaught string
	Made     int
}

// NewRepetition prepares the repetition of a path. The machine is where the path has ended.
func NewRepetition(m *vm.Machine, s Search, watch *property.Watch, path []Leg, want Outcome) *Repetition {
	r := &Repetition{m: m, s: s, watch: watch, want: want, begin: path[0].From}
	for i := range path {
		for _, d := range path[i].Decisions {
			if _, unknown := d.Generator.(*core.Branch); !unknown {
				r.decisions = append(r.decisions, d)
			}
		}
	}
	if want.Violation != nil { // which a witness may have to see
		r.findForks(path)
	}
	return r
}

// Run makes the run. It says why that does not come to the outcome, "" where it does.
func (r *Repetition) Run(rt *symexec.Runtime, in *symexec.Inputs) (why string) {
	r.s.Aside(func() {
		rt.Fix(in)
		defer rt.Unfix()
		if r.want.Call != nil {
			defer rt.Overhear(func(m *vm.Machine, c *symexec.Call) { r.callEnded(m, c, in) })()
		}
		why = r.run()
	})
	return why
}

func (r *Repetition) run() (why string) {
	m := r.m
	m.Restore(r.begin)
	m.Decide(nil)
	if m.Explore != nil {
		m.Explore.Rehearse = true // it stops once, as it did
	}
	dismiss, err := r.callWitness()
	if err != nil {
		return result.OneLine(err)
	}
	defer dismiss()
	for {
		m.Halt = nil
		if again := r.before(); again != nil {
			return r.compare(again)
		}
		err := result.Guard(r.s.Transition)
		r.s.EndCalls(err, r.depth+1)
		switch {
		case r.called != nil:
			return *r.called
		case errors.Is(err, property.ErrViolated):
			return r.compare(r.watch.Violation(m))
		case errors.Is(err, errForked):
			m.Halt = nil
		case err != nil:
			if property.IsDeadlock(err) && r.wantsDeadlock() {
				return ""
			}
			return "with inputs: " + result.OneLine(err)
		case r.s.LockedForEver():
			if r.wantsDeadlock() {
				return ""
			}
			return "with inputs it ended in a deadlock"
		}
		if err == nil && r.witness == nil {
			if again, ended := r.s.StageEnd(); ended {
				return r.compare(again)
			}
		}
		over := err == nil && len(m.Pending()) == 0 && m.Broken() == "" || m.Ignored()
		if !m.Ignored() {
			if again := r.after(over); again != nil {
				return r.compare(again)
			}
		}
		switch {
		case m.Ignored():
			return "with inputs the path is one that does not count"
		case over && r.want.Violation == nil && r.want.Call == nil:
			if models.Uncaught(m) != r.want.Uncaught || core.PathOf(m).Made() != r.want.Made {
				return "with inputs it ended in another way"
			}
			return ""
		case over:
			return "with inputs it did not happen"
		}
		next, why := r.decide()
		if why != "" {
			return why
		}
		// As in the search, where each transition begins with a state that was restored.
		m.Restore(m.Take())
		m.Decide(next)
		r.depth++
	}
}

// decide takes what was decided on the path for the choices that the run stands in front
// of. It says why that does not fit.
// Generators are compared by name: with inputs a loop may go round once more, and the choices
// of the path would be given to others.
func (r *Repetition) decide() (next []choice.Decision, why string) {
	for _, g := range r.m.Pending() {
		if len(r.decisions) == 0 {
			return nil, "with inputs there was another choice: " + g.ID()
		}
		d := r.decisions[0]
		if d.Generator.ID() != g.ID() || d.Index >= g.Len() {
			return nil, fmt.Sprintf("with inputs there was another choice: %s instead of %s", g.ID(), strings.TrimSpace(d.Generator.ID()))
		}
		next = append(next, choice.Decision{Generator: g, Index: d.Index})
		r.decisions = r.decisions[1:]
	}
	return next, ""
}

// compare says why a violation is not the one that is to happen again, "" if it
// is. That one then tells what was seen with inputs.
// Kind, property, exception and place have to agree. The text need not: it may have inputs in
// it.
func (r *Repetition) compare(again *property.Violation) (why string) {
	v := r.want.Violation
	if v == nil {
		if again == nil && r.want.Call == nil { // a stage that has ended well
			return ""
		}
		return "with inputs it ended in another way"
	}
	if again == nil || again.Kind != v.Kind || again.Property != v.Property || again.Exception != v.Exception || again.Location != v.Location {
		return "with inputs it ended in another way"
	}
	v.Origin.Details = v.Details
	v.Message = again.Message // which may show inputs
	if v.Kind == property.KindProperty || v.Kind == property.KindRace {
		v.Details = again.Details
	}
	return ""
}

func (r *Repetition) wantsDeadlock() bool {
	return r.want.Violation != nil && r.want.Violation.Kind == property.KindDeadlock
}

// callEnded compares the end of a call in the run with that on the path, and ends the run.
func (r *Repetition) callEnded(m *vm.Machine, c *symexec.Call, in *symexec.Inputs) {
	want := r.want.Call
	if r.called != nil || c.Thread != want.Thread || c.Number() != want.Number() {
		return
	}
	why := want.Differs(in, c)
	if why != "" {
		why = "with inputs " + why
	}
	r.called = &why
	m.Stop(errCalled)
}

// errCalled ends a transition behind the call that a run was made for.
var errCalled = errors.New("call")

// callWitness has somebody look who knows as little as whoever reported the
// violation did when the search began.
func (r *Repetition) callWitness() (dismiss func(), err error) {
	dismiss = func() {}
	if r.want.Violation == nil {
		return dismiss, nil
	}
	if in, ok := r.m.Interp.(*insn.Interp); ok {
		around := in.Intervening()
		dismiss = func() { in.Intervene(around) }
	}
	r.witness, err = r.s.Witness(r.want.Violation.Origin)
	if err != nil || r.witness == nil {
		return dismiss, err
	}
	r.stopAtForks()
	forget := dismiss
	return func() { forget(); r.witness.Dismiss() }, nil
}

// before tells the witness of the next transition, after of where it has led to.
// They return the violation that it reports.
func (r *Repetition) before() *property.Violation {
	if r.witness == nil {
		return nil
	}
	return r.witness.Before(r.depth)
}

func (r *Repetition) after(over bool) *property.Violation {
	if r.witness == nil {
		return nil
	}
	return r.witness.After(r.depth, over)
}
