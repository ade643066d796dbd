package replay

import (
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/vm"
)

// Solve finds inputs that lead to where the machine is, and writes them to the violation
// that was found there. It returns nil if nobody knows any.
// The model is that of the path, made short: small numbers and short texts are easier to read,
// and the run with them is the one that is told.
func Solve(m *vm.Machine, rt *symexec.Runtime, v *property.Violation) *symexec.Inputs {
	model, ok := rt.ShortModel(m)
	if !ok {
		return nil
	}
	path := core.PathOf(m)
	v.Inputs = map[string]string{}
	for _, input := range path.Inputs() {
		if !input.Part {
			v.Inputs[input.Name] = input.Literal(model)
		}
	}
	if rt.Heap.Lazy != nil {
		for _, shape := range rt.Heap.Shapes(m, model) {
			v.Inputs[shape.Name] = shape.Text
		}
	}
	return symexec.NewInputs(path, model)
}
