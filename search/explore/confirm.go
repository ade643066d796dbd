package explore

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/replay"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/symbolic"
)

// A violation that was found with unknown values is reported only if it happens
// again when the program runs from its start as an ordinary one, with inputs that
// were solved for.

// confirm finds inputs that lead to a violation at the end of alternative i of n,
// and runs the program with them. It reports whether the violation may be told:
// one that depends on unknown values must happen again.
// Expressions, path conditions and solvers are a large part of gojpf, and a mistake in any of
// them would be a violation that no run has. So none is told that did not happen with values,
// on an ordinary machine: what cannot be shown is a cut, never silence.
func (x judge) confirm(n *node, i int, v *property.Violation) bool {
	path := x.s.unknowns()
	// Nothing was unknown on the path, so it has happened already.
	if path == nil || len(path.Inputs()) == 0 && !heap.Of(x.m).Unknown() {
		return true
	}
	in := replay.Solve(x.m, x.s.Symexec, v)
	if in == nil {
		x.unconfirmed(v, "nobody knows inputs that lead there")
		return false
	}
	x.s.stage.concern(x.m, v)
	var r *replay.Repetition
	err := x.withPath(n, func() {
		r = replay.NewRepetition(x.m, replayed{x.explorer}, x.s.Watch, x.legsTo(n, i), replay.Outcome{Violation: v})
	})
	if err != nil {
		x.unconfirmed(v, err.Error())
		return false
	}
	if why := r.Run(x.s.Symexec, in); why != "" {
		x.unconfirmed(v, why)
		return false
	}
	return true
}

func (x judge) unconfirmed(v *property.Violation, why string) {
	what := v.Exception
	if what == "" {
		what = v.Kind
	}
	if v.Kind == property.KindProperty {
		what = v.Property
	}
	if v.Location != "" {
		what += " at " + v.Location
	}
	x.cut(result.Cut{
		Reason: fmt.Sprintf("unconfirmed: %s: %s", what, why),
		Help:   "it was found with unknown values and may not be possible",
		Inputs: x.dependsOn(v),
	})
}

// dependsOn are the inputs that lead to a violation. Where nobody knows them they are shown by what is known
// of them: their conditions.
func (x judge) dependsOn(v *property.Violation) map[string]string {
	path := x.s.unknowns()
	if v.Inputs != nil || path == nil {
		return v.Inputs
	}
	inputs := map[string]string{}
	for _, input := range path.Inputs() {
		if !input.Part {
			inputs[input.Name] = conditionsOn(path.PC(), input)
		}
	}
	return inputs
}

// mostConditions is how many conditions on an input are told.
const mostConditions = 5

// conditionsOn are the conditions of a path that an input occurs in.
func conditionsOn(pc *symbolic.PC, input core.Input) string {
	var list []string
	for _, c := range pc.Conds() {
		if slices.Contains(c.Vars(), input.Var) {
			list = append(list, c.Java())
		}
	}
	switch {
	case len(list) == 0:
		return "unknown"
	case len(list) > mostConditions:
		list = append(list[:mostConditions], "...")
	}
	return "unknown, with " + strings.Join(list, " && ")
}

// repeatEnds makes the runs that were asked for at ends of calls and of the path during the
// transition to the end of alternative i of n.
// Where they are told of one by one, nothing is wrong with a path that ends well and is taken
// for possible though it is not; whoever writes a test of it has to know.
func (x *explorer) repeatEnds(n *node, i int, err error) {
	// Who asks observes the search, which has one worker then. A rehearsal may come in the
	// middle of the transition that has asked.
	if x.s.Symexec == nil || x.s.observer == nil || x.s.replaying {
		return
	}
	for _, a := range x.s.Symexec.Wanted() {
		if core.RunOf(x.m) != nil || len(a.Path.Inputs()) == 0 {
			a.Tell("") // it was a run with values
			continue
		}
		want := replay.Outcome{Call: a.Call, Uncaught: models.Uncaught(x.m), Made: a.Path.Made()}
		if a.Call == nil {
			want.Violation = x.violated(err)
		}
		var r *replay.Repetition
		if err := x.withPath(n, func() {
			r = replay.NewRepetition(x.m, replayed{x}, x.s.Watch, x.legsTo(n, i), want)
		}); err != nil {
			a.Tell(err.Error())
			continue
		}
		a.Tell(r.Run(x.s.Symexec, a.Inputs))
	}
}

// violated is what a transition has ended in, nil for no violation.
func (x *explorer) violated(err error) *property.Violation {
	switch {
	case errors.Is(err, property.ErrViolated):
		v := *x.s.Watch.Violation(x.m)
		return &v
	case property.IsDeadlock(err) || err == nil && x.judge().lockedForEver():
		v := property.Deadlock(x.m)
		return &v
	}
	return nil
}
