package core

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// unknownPath tells that a path is kept that nobody knows to be possible.
func (rt *Runtime) unknownPath(m *vm.Machine, pc *symbolic.PC) {
	if pc.Status() == symbolic.Undecided {
		rt.Cut(m, "a path condition was not decided: "+OneLine(pc.Why()), "another solver (symbolic.dp) or more time (symbolic.dp_timeout_ms) may do")
	}
}

// OneLine is a message of several lines as one.
func OneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// Decide takes one of several ways, whose conditions exclude each other and
// leave nothing out. Where there are several it is a choice; ok is then false at
// first, and the instruction must be left without an effect. Nobody keeps conds.
func (rt *Runtime) Decide(m *vm.Machine, kind string, conds ...*symbolic.Expr) (chosen int, ok bool) {
	return rt.DecideUnless(m, kind, nil, conds...)
}

// DecideUnless is Decide that asks first, where there are several ways, whether somebody
// has dealt with them otherwise: the instruction is over then, or has a choice of theirs to make, and ok is false.
func (rt *Runtime) DecideUnless(m *vm.Machine, kind string, dealt func() bool, conds ...*symbolic.Expr) (chosen int, ok bool) {
	for i, c := range conds {
		if c.IsTrue() {
			return i, true
		}
	}
	if RunOf(m) != nil {
		return rt.Guide.Decide(m, kind, conds)
	}
	id := decisionID(kind)
	if chosen, ok = rt.taken(m, id); ok {
		return chosen, true
	}
	for i, c := range conds {
		if conds[i] = rt.set(m, c); conds[i].IsTrue() {
			return i, true
		}
	}
	alternatives := rt.feasible(PathOf(m).PC(), conds)
	if len(alternatives) > 1 && dealt != nil && dealt() {
		return 0, false
	}
	if len(alternatives) < 2 {
		rt.forced(m, kind, conds, alternatives)
	} else if alternatives = rt.within(m, alternatives); len(alternatives) == 1 { // its condition counts
		rt.setPC(m, alternatives[0].pc)
	}
	switch len(alternatives) {
	case 0: // what was not decided has turned out impossible
		m.IgnorePath()
		return 0, false
	case 1:
		if alternatives[0].pc.Status() == symbolic.Undecided && PathOf(m).PC().Status() != symbolic.Undecided {
			rt.unknownPath(m, alternatives[0].pc)
		}
		return alternatives[0].index, true
	}
	for _, w := range alternatives {
		rt.unknownPath(m, w.pc)
	}
	i, ok := m.Choose(&Branch{id: id, alternatives: alternatives, conds: rt.watched(conds)})
	if !ok {
		return 0, false
	}
	rt.setPC(m, alternatives[i].pc)
	rt.count(m)
	return alternatives[i].index, true
}

// set is a condition without lookups in tables, where that can be.
func (rt *Runtime) set(m *vm.Machine, cond *symbolic.Expr) *symbolic.Expr {
	return rt.Ctx.Set(cond, PathOf(m).PC().Bounds())
}

// taken takes the way that was chosen of the ways of a Branch, if one was.
func (rt *Runtime) taken(m *vm.Machine, id string) (chosen int, ok bool) {
	d, ok := m.TakeDecided(id)
	if !ok {
		return 0, false
	}
	a := &d.Generator.(*Branch).alternatives[d.Index]
	rt.setPC(m, a.pc)
	rt.count(m)
	return a.index, true
}

// Taken is what was decided in front of the instruction, if a decision of that kind
// was: its conditions need not be made again.
func (rt *Runtime) Taken(m *vm.Machine, kind string) (chosen int, ok bool) {
	return rt.taken(m, decisionID(kind))
}

// decisionID is the ID of the generators for a kind of decision.
func decisionID(kind string) string {
	if kind == "branch" { // which most are
		return "symbolic.branch"
	}
	return "symbolic." + kind
}

func (rt *Runtime) feasible(pc *symbolic.PC, conds []*symbolic.Expr) []alternative {
	alternatives := make([]alternative, 0, 2)
	add := func(i int, pc *symbolic.PC) {
		if pc.Status() != symbolic.Unsat {
			alternatives = append(alternatives, alternative{index: i, cond: conds[i], pc: pc})
		}
	}
	if len(conds) == 2 {
		yes, no := rt.engine.Branch(pc, conds[1])
		add(0, no)
		add(1, yes)
		return alternatives
	}
	for i, c := range conds {
		if !c.IsFalse() {
			add(i, rt.engine.Extend(pc, c))
		}
	}
	return alternatives
}

// Test decides whether a condition holds.
func (rt *Runtime) Test(m *vm.Machine, kind string, cond *symbolic.Expr) (holds, ok bool) {
	rt.test = [2]*symbolic.Expr{rt.Ctx.Not(cond), cond}
	i, ok := rt.Decide(m, kind, rt.test[:]...)
	return i == 1, ok
}

// Assume goes on only where a condition holds.
func (rt *Runtime) Assume(m *vm.Machine, cond *symbolic.Expr) {
	if cond.IsTrue() {
		return
	}
	if RunOf(m) != nil {
		if chosen, ok := rt.Guide.Decide(m, "assume", []*symbolic.Expr{rt.Ctx.Not(cond), cond}); ok && chosen == 0 {
			m.IgnorePath()
		}
		return
	}
	pc := rt.engine.Extend(PathOf(m).PC(), rt.set(m, cond))
	if pc.Status() == symbolic.Unsat || rt.tooLong(m, pc) {
		m.IgnorePath()
		return
	}
	rt.unknownPath(m, pc)
	rt.setPC(m, pc)
}

// alternative is an alternative of a Branch.
type alternative struct {
	index int // as numbered by who decides
	cond  *symbolic.Expr
	pc    *symbolic.PC
	// values are what enumerate makes known.
	values []symbolic.Value
}

// Branch chooses among the ways that a program can go on with unknown values.
type Branch struct {
	id           string
	alternatives []alternative
	conds        []*symbolic.Expr // see Alternatives
}

var _ choice.Generator = (*Branch)(nil)

// ID implements choice.Generator.
func (b *Branch) ID() string { return b.id }

// Len implements choice.Generator.
func (b *Branch) Len() int { return len(b.alternatives) }

// Describe implements choice.Generator.
func (b *Branch) Describe(i int) string {
	return fmt.Sprintf("gov.nasa.jpf.symbc.numeric.PCChoiceGenerator[id=%q,isCascaded:false,%d/%d,%s]",
		b.id, i+1, len(b.alternatives), b.alternatives[i].cond.Java())
}

// Leads is the alternative that a model's inputs take, -1 where it does not say.
func (b *Branch) Leads(model *symbolic.Model) int {
	return slices.IndexFunc(b.alternatives, func(a alternative) bool { return symbolic.Holds(a.cond, model) })
}

// PC is the path condition of alternative i.
func (b *Branch) PC(i int) *symbolic.PC { return b.alternatives[i].pc }
