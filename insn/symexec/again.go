package symexec

import (
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Paths are taken again with values for their inputs, as by an ordinary run: violations
// before they are told, ends of calls and of paths where somebody asks for it. What is known
// of a value on a path may be less than all of it (what a pattern has found in a text of any
// length, say), so a model of the path condition need not lead where the path has led.

// Inputs are values for the inputs of a path.
type Inputs struct {
	values []symbolic.Value
	model  *symbolic.Model
	texts  map[int][]uint16
}

// NewInputs takes the values of a path's inputs from a model.
func NewInputs(path *core.Path, model *symbolic.Model) *Inputs {
	in := &Inputs{model: model, texts: map[int][]uint16{}}
	for i, input := range path.Inputs() {
		value, _ := model.Value(input.Var)
		in.values = append(in.values, value)
		if input.Text != nil {
			in.texts[i+1] = input.Text.In(model)
		}
	}
	return in
}

// Fix gives the inputs that are made from now on these values, one after the other.
func (rt *Runtime) Fix(in *Inputs) {
	rt.Runtime.Fix(in.values, in.model)
	rt.Texts.FixTexts(in.texts)
}

// Again asks for a run of a path up to an end on it.
type Again struct {
	Call   *Call // the end is that of a call; nil where it is that of the path
	Path   *core.Path
	Inputs *Inputs
	// Tell is told why the run does not end alike, "" where it does.
	Tell func(why string)
}

// Again has the search make a run up to the end of the call, with the values of a model for
// the inputs. It asks during the notification of the end, and is answered when the
// transition is over: a machine that is executing an instruction cannot begin another run.
func (c *Call) Again(model *symbolic.Model, tell func(why string)) {
	c.again(&Again{Call: c, Path: c.Path, Inputs: NewInputs(c.Path, model), Tell: tell})
}

// Again is [Call.Again] for the end of the path.
func (e *PathEnd) Again(model *symbolic.Model, tell func(why string)) {
	e.again(&Again{Path: e.Path, Inputs: NewInputs(e.Path, model), Tell: tell})
}

// Wanted returns the runs that were asked for since it was called last.
func (rt *Runtime) Wanted() []*Again {
	list := rt.ends.wanted
	rt.ends.wanted = nil
	return list
}

func (rt *Runtime) want(a *Again) { rt.ends.wanted = append(rt.ends.wanted, a) }

// Overhear has f told of the ends of calls in place of whoever is told now, until restore.
func (rt *Runtime) Overhear(f func(*vm.Machine, *Call)) (restore func()) {
	before := rt.ends.call
	rt.ends.call = f
	return func() { rt.ends.call = before }
}

// Number is how many calls of its thread ended on the path before.
func (c *Call) Number() int { return c.number }

// Differs says how the end of a call in a run with values differs from this one, "" where
// it does not.
func (c *Call) Differs(in *Inputs, run *Call) string {
	switch {
	case run.Method != c.Method:
		return "another method was called: " + run.Method.Class.JavaName() + "." + run.Method.Name
	case run.End != c.End || run.Class != c.Class:
		return "the method ended in another way"
	case c.End == Returned && !c.Result.agrees(in.model, &run.Result):
		return "the method returned something else"
	}
	return ""
}

// agrees tells whether a value has in a model what a run with values has come to. Of objects
// that are not looked into, the class has to agree.
func (v *Value) agrees(model *symbolic.Model, run *Value) bool {
	if x, t, number := v.In(model); number {
		y, _, same := run.In(nil)
		return same && core.ShowNumber(x, t) == core.ShowNumber(y, t)
	}
	switch {
	case v.Void() || v.Unknown != nil:
		return true // which object it is, the shape of the input heap decides
	case v.Boxed != nil && run.Boxed != nil:
		return v.Boxed.agrees(model, run.Boxed)
	case v.Class != run.Class || v.Length != run.Length:
		return false
	case v.Class == "java.lang.String":
		return v.Show(model) == run.Show(nil)
	}
	return slices.EqualFunc(v.Elements, run.Elements, func(a, b Value) bool { return a.agrees(model, &b) })
}
