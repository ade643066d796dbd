package core

import (
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Alternative is a way of a decision. One that the solver has excluded is Unsat.
type Alternative struct {
	Cond   *symbolic.Expr
	Status symbolic.Status
}

// alternativesOf are all conditions of a decision with what is known of them.
func alternativesOf(conds []*symbolic.Expr, alternatives []alternative) []Alternative {
	list := make([]Alternative, len(conds))
	for i, c := range conds {
		list[i] = Alternative{c, symbolic.Unsat}
	}
	for _, w := range alternatives {
		list[w.index].Status = w.pc.Status()
	}
	return list
}

// Alternatives are all ways of the decision, also those that the solver has
// excluded, where somebody watched when it was made; otherwise those to choose
// from.
func (b *Branch) Alternatives() []Alternative {
	if b.conds != nil {
		return alternativesOf(b.conds, b.alternatives)
	}
	list := make([]Alternative, len(b.alternatives))
	for i, w := range b.alternatives {
		list[i] = Alternative{w.cond, w.pc.Status()}
	}
	return list
}

// AlternativeOf is the index in Alternatives of what can be chosen as number i.
func (b *Branch) AlternativeOf(i int) int {
	if b.conds != nil {
		return b.alternatives[i].index
	}
	return i
}

// watched keeps the conditions of a decision for Alternatives, if anybody wants
// to know them.
func (rt *Runtime) watched(conds []*symbolic.Expr) []*symbolic.Expr {
	if rt.Forced == nil {
		return nil
	}
	return slices.Clone(conds)
}

func (rt *Runtime) forced(m *vm.Machine, kind string, conds []*symbolic.Expr, alternatives []alternative) {
	if rt.Forced == nil {
		return
	}
	taken := -1
	if len(alternatives) > 0 {
		taken = alternatives[0].index
	}
	rt.Forced(m, kind, alternativesOf(slices.Clone(conds), alternatives), taken)
}
