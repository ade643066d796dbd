package explore

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/symbolic"
)

// A violation that was found with unknown values is reported only if it happens
// again when the program runs from its start as an ordinary one, with inputs that
// were solved for.

// confirm finds inputs that lead to a violation at the end of alternative i of n,
// and runs the program with them. It reports whether the violation may be told:
// one that depends on unknown values must happen again.
func (x *explorer) confirm(n *node, i int, v *property.Violation) bool {
	path := x.s.unknowns()
	if path == nil || len(path.Inputs()) == 0 && !heap.Of(x.m).Unknown() {
		return true
	}
	model, ok := x.s.Symexec.ShortModel(x.m)
	if !ok {
		x.unconfirmed(v, "nobody knows inputs that lead there")
		return false
	}
	v.Inputs = map[string]string{}
	var fixed []symbolic.Value
	texts := map[int][]uint16{}
	for i, in := range path.Inputs() {
		value, _ := model.Value(in.Var)
		fixed = append(fixed, value)
		if in.Text != nil {
			texts[i+1] = in.Text.In(model)
		}
		if !in.Part {
			v.Inputs[in.Name] = in.Literal(model)
		}
	}
	x.s.Symexec.Texts.FixTexts(texts)
	x.s.shapes(v, model)
	if why := x.repeatWith(n, i, fixed, model, v); why != "" {
		x.unconfirmed(v, why)
		return false
	}
	return true
}

func (x *explorer) unconfirmed(v *property.Violation, why string) {
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
	})
}

// repeatWith runs the program from its start with values for its inputs, and with
// what else was decided on the path. It says why that does not end in the same
// violation, "" where it does.
func (x *explorer) repeatWith(n *node, i int, fixed []symbolic.Value, model *symbolic.Model, v *property.Violation) (why string) {
	r := &repetition{x: x, v: v}
	err := x.withPath(n, func() {
		for _, s := range x.choicesTo(n, i) {
			for _, d := range s.Decisions {
				if _, unknown := d.Generator.(*core.Branch); !unknown {
					r.decisions = append(r.decisions, d)
				}
			}
		}
		r.findForks(n)
	})
	if err != nil {
		return err.Error()
	}
	x.aside(func() {
		x.retracing = true
		x.s.Symexec.Fix(fixed, model)
		defer func() { x.retracing = false; x.s.Symexec.Unfix() }()
		why = r.run()
	})
	return why
}

// repetition is a run of the program with values for its inputs.
type repetition struct {
	x         *explorer
	v         *property.Violation // that is to happen again
	decisions []choice.Decision   // still to come
	forks     []fork              // still to come
	witness   witness
	depth     int
}

// run is the whole run. It says why it does not end in the violation.
func (r *repetition) run() (why string) {
	x, m, v := r.x, r.x.m, r.v
	m.Restore(x.begin)
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
		err := result.Guard(x.s.Transition)
		x.endCalls(err, r.depth+1)
		switch {
		case errors.Is(err, property.ErrViolated):
			return r.compare(x.s.Watch.Violation(r.x.m))
		case errors.Is(err, errForked):
			m.Halt = nil
		case err != nil:
			var deadlock *DeadlockError
			if errors.As(err, &deadlock) && v.Kind == property.KindDeadlock {
				return ""
			}
			return "with inputs: " + result.OneLine(err)
		case x.lockedForEver():
			if v.Kind == property.KindDeadlock {
				return ""
			}
			return "with inputs it ended in a deadlock"
		}
		over := err == nil && len(m.Pending()) == 0 && m.Broken() == "" || m.Ignored()
		if !m.Ignored() {
			if again := r.after(over); again != nil {
				return r.compare(again)
			}
		}
		if over || m.Ignored() {
			return "with inputs it did not happen"
		}
		var next []choice.Decision
		for _, g := range m.Pending() {
			if len(r.decisions) == 0 {
				return "with inputs there was another choice: " + g.ID()
			}
			if d := r.decisions[0]; d.Generator.ID() != g.ID() || d.Index >= g.Len() {
				return fmt.Sprintf("with inputs there was another choice: %s instead of %s", g.ID(), strings.TrimSpace(d.Generator.ID()))
			}
			next = append(next, choice.Decision{Generator: g, Index: r.decisions[0].Index})
			r.decisions = r.decisions[1:]
		}
		m.Restore(m.Take())
		m.Decide(next)
		r.depth++
	}
}

// compare says why a violation is not the one that is to happen again, "" if it
// is. That one then tells what was seen with inputs.
func (r *repetition) compare(again *property.Violation) (why string) {
	v := r.v
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

// shapes adds the objects that the program was given to the inputs of a
// violation.
func (s *Session) shapes(v *property.Violation, model *symbolic.Model) {
	if s.Symexec.Heap.Lazy == nil {
		return
	}
	for _, shape := range s.Symexec.Heap.Shapes(s.m, model) {
		v.Inputs[shape.Name] = shape.Text
	}
}
