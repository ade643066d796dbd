package explore

import (
	"maps"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// met is what a path has met of the unknown.
type met struct{ inputs, conditions int }

func metBy(m *vm.Machine) met {
	p := core.PathOf(m)
	return met{p.Made(), p.PC().Len()}
}

// concern leaves out of a violation's inputs those that were made before the stage, and of which nothing
// was asked in it: they are what others were about.
func (s *stage) concern(m *vm.Machine, v *property.Violation) {
	if s == nil {
		return
	}
	p := core.PathOf(m)
	inputs, conditions := p.Inputs(), p.PC().Conds()
	if len(inputs) < s.before.inputs || len(conditions) < s.before.conditions {
		return
	}
	asked := map[*symbolic.Var]bool{}
	for _, c := range conditions[s.before.conditions:] {
		for _, of := range c.Vars() {
			asked[of] = true
		}
	}
	names := map[string]bool{}
	for _, in := range inputs[:s.before.inputs] {
		if in.Text == nil && !asked[in.Var] { // of a text more is asked than its length
			names[in.Name] = true
		}
	}
	maps.DeleteFunc(v.Inputs, func(name, _ string) bool { return names[name] })
}
