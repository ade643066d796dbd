package replay

import (
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Inputs are values that were solved for, with which a violation should happen again.
type Inputs struct {
	fixed []symbolic.Value
	model *symbolic.Model
}

// Solve finds inputs that lead to where the machine is, and writes them to the violation
// that was found there. It returns nil if nobody knows any.
// The model is that of the path, made short: small numbers and short texts are easier to read,
// and the run with them is the one that is told.
func Solve(m *vm.Machine, rt *symexec.Runtime, v *property.Violation) *Inputs {
	model, ok := rt.ShortModel(m)
	if !ok {
		return nil
	}
	in := &Inputs{model: model}
	v.Inputs = map[string]string{}
	texts := map[int][]uint16{}
	for i, input := range core.PathOf(m).Inputs() {
		value, _ := model.Value(input.Var)
		in.fixed = append(in.fixed, value)
		if input.Text != nil {
			texts[i+1] = input.Text.In(model)
		}
		if !input.Part {
			v.Inputs[input.Name] = input.Literal(model)
		}
	}
	rt.Texts.FixTexts(texts)
	if rt.Heap.Lazy != nil {
		for _, shape := range rt.Heap.Shapes(m, model) {
			v.Inputs[shape.Name] = shape.Text
		}
	}
	return in
}
