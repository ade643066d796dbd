package symexec

import (
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/merge"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// defineBranches defines what decides where the program goes on.
func (rt *Runtime) defineBranches(define func(core.Semantic, ...vm.Op)) {
	c := rt.Ctx
	for op := bytecode.Ifeq; op <= bytecode.Ifle; op++ {
		// Merging has the same comparisons, in code that it executes on the side.
		cond := merge.Comparison(op)
		define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
			e := core.ExprAt(f, f.SP-1)
			if e == nil {
				return false
			}
			if !rt.jumpAgain(m, f, in, 1) {
				rt.jump(m, t, f, in, 1, cond(c, e, c.Int(0)))
			}
			return true
		}, op)
	}
	for op := bytecode.IfIcmpeq; op <= bytecode.IfIcmple; op++ {
		cond := merge.Comparison(op)
		define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
			if core.ExprAt(f, f.SP-2) == nil && core.ExprAt(f, f.SP-1) == nil {
				return false
			}
			if !rt.jumpAgain(m, f, in, 2) {
				rt.jump(m, t, f, in, 2, cond(c, rt.Operand(f, f.SP-2, symbolic.I32), rt.Operand(f, f.SP-1, symbolic.I32)))
			}
			return true
		}, op)
	}
	define(rt.switchTo, bytecode.Tableswitch, bytecode.Lookupswitch)
	// References are no expressions, but which object a box is depends on its value.
	define(rt.compareBoxes, bytecode.IfAcmpeq, bytecode.IfAcmpne)
}

// jump ends a branch that takes n slots off the stack. Merging and open arrays have to
// know both ways before one is taken; without them it is just a test.
func (rt *Runtime) jump(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr, n int32, cond *symbolic.Expr) {
	if rt.Merge.Mode == merge.Off && (!rt.OpenArrays || len(lengthsOf(m).open) == 0) {
		if taken, ok := rt.Test(m, "branch", cond); ok {
			land(f, in, n, taken)
		}
		return
	}
	alternatives := merge.Branches(rt.Ctx, f, in, cond)
	if chosen, ok := rt.oneOf(m, t, f, n, "branch", alternatives); ok {
		land(f, in, n, chosen == 1)
	}
}

// oneOf takes one of the ways of a branch, unless they are merged: then the machine is
// behind it, and ok is false.
func (rt *Runtime) oneOf(m *vm.Machine, t *vm.Thread, f *vm.Frame, n int32, kind string, alternatives []merge.Alternative) (chosen int, ok bool) {
	if !(openArrays{rt}).loops(m, f, alternatives) {
		return 0, false
	}
	// The loops first: a length that is decided there may leave one way of the branch.
	conds := make([]*symbolic.Expr, len(alternatives))
	for i, w := range alternatives {
		conds[i] = w.Cond
	}
	merged, ordinary := rt.Merge.Again(m, t, f, n, alternatives)
	switch {
	case merged:
		return 0, false
	case ordinary:
		return rt.Decide(m, kind, conds...)
	}
	return rt.DecideUnless(m, kind, func() bool { return rt.Merge.Instead(m, t, f, n, alternatives) }, conds...)
}

// jumpAgain is jump where it was decided already, and reports whether it was: the
// condition need not be made again. An instruction with a choice is executed twice, and
// its condition would be made twice.
func (rt *Runtime) jumpAgain(m *vm.Machine, f *vm.Frame, in *vm.Instr, n int32) bool {
	chosen, ok := rt.Taken(m, "branch")
	if ok {
		land(f, in, n, chosen == 1)
	}
	return ok
}

func land(f *vm.Frame, in *vm.Instr, n int32, taken bool) {
	core.Drop(f, n)
	if taken {
		f.PC = in.B
	} else {
		f.PC++
	}
}

// switchTo takes one of the ways of a switch.
func (rt *Runtime) switchTo(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	key := core.ExprAt(f, f.SP-1)
	if key == nil {
		return false
	}
	// One way for each place that the switch leads to, not for each case: cases that share
	// their code do not fork.
	alternatives := merge.Cases(rt.Ctx, f, in, key)
	if chosen, ok := rt.oneOf(m, t, f, 1, "switch", alternatives); ok {
		core.Drop(f, 1)
		f.PC = alternatives[chosen].To
	}
	return true
}
