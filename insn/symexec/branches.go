package symexec

import (
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// defineBranches defines what decides where the program goes on.
func (rt *Runtime) defineBranches(define func(core.Semantic, ...vm.Op)) {
	c := rt.Ctx
	type condition = func(a, b *symbolic.Expr) *symbolic.Expr
	for _, b := range []struct {
		zero, two vm.Op
		cond      condition
	}{
		{bytecode.Ifeq, bytecode.IfIcmpeq, c.Eq}, {bytecode.Ifne, bytecode.IfIcmpne, c.Ne},
		{bytecode.Iflt, bytecode.IfIcmplt, c.Lt}, {bytecode.Ifge, bytecode.IfIcmpge, c.Ge},
		{bytecode.Ifgt, bytecode.IfIcmpgt, c.Gt}, {bytecode.Ifle, bytecode.IfIcmple, c.Le},
	} {
		define(func(m *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
			e := core.ExprAt(f, f.SP-1)
			if e == nil {
				return false
			}
			if !rt.jumpAgain(m, f, in, 1) {
				rt.jump(m, f, in, 1, b.cond(e, c.Int(0)))
			}
			return true
		}, b.zero)
		define(func(m *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
			if core.ExprAt(f, f.SP-2) == nil && core.ExprAt(f, f.SP-1) == nil {
				return false
			}
			if !rt.jumpAgain(m, f, in, 2) {
				rt.jump(m, f, in, 2, b.cond(rt.Operand(f, f.SP-2, symbolic.I32), rt.Operand(f, f.SP-1, symbolic.I32)))
			}
			return true
		}, b.two)
	}
	define(rt.tableSwitch, bytecode.Tableswitch)
	define(rt.lookupSwitch, bytecode.Lookupswitch)
	define(rt.compareBoxes, bytecode.IfAcmpeq, bytecode.IfAcmpne)
}

// jump ends a branch that takes n slots off the stack.
func (rt *Runtime) jump(m *vm.Machine, f *vm.Frame, in *vm.Instr, n int32, cond *symbolic.Expr) {
	if taken, ok := rt.Test(m, "branch", cond); ok {
		land(f, in, n, taken)
	}
}

// jumpAgain is jump where it was decided already, and reports whether it was: the
// condition need not be made again.
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

// cases are the ways of a switch: the keys that lead to the same instruction are
// one way, the default is the last.
type cases struct {
	targets []int32
	conds   map[int32]*symbolic.Expr
}

func (rt *Runtime) switchTo(m *vm.Machine, f *vm.Frame, s *cases, other int32) {
	c := rt.Ctx
	conds := make([]*symbolic.Expr, 0, len(s.targets)+1)
	rest := c.True()
	for _, to := range s.targets {
		conds = append(conds, s.conds[to])
		rest = c.And(rest, c.Not(s.conds[to]))
	}
	chosen, ok := rt.Decide(m, "switch", append(conds, rest)...)
	if !ok {
		return
	}
	core.Drop(f, 1)
	if f.PC = other; chosen < len(s.targets) {
		f.PC = s.targets[chosen]
	}
}

func (s *cases) add(c *symbolic.Context, key *symbolic.Expr, value, to, other int32) {
	if to == other {
		return
	}
	cond := c.Eq(key, c.Int(value))
	if old := s.conds[to]; old != nil {
		s.conds[to] = c.Or(old, cond)
		return
	}
	s.targets = append(s.targets, to)
	s.conds[to] = cond
}

func (rt *Runtime) tableSwitch(m *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	key := core.ExprAt(f, f.SP-1)
	if key == nil {
		return false
	}
	// Default, number of keys, least key, targets.
	tab := f.Code.Tables[in.B]
	s := &cases{conds: map[int32]*symbolic.Expr{}}
	for i, to := range tab[3 : 3+tab[1]] {
		s.add(rt.Ctx, key, tab[2]+int32(i), to, tab[0])
	}
	rt.switchTo(m, f, s, tab[0])
	return true
}

func (rt *Runtime) lookupSwitch(m *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	key := core.ExprAt(f, f.SP-1)
	if key == nil {
		return false
	}
	// Default, number of keys, keys, targets.
	tab := f.Code.Tables[in.B]
	s := &cases{conds: map[int32]*symbolic.Expr{}}
	n := tab[1]
	for i := range n {
		s.add(rt.Ctx, key, tab[2+i], tab[2+n+i], tab[0])
	}
	rt.switchTo(m, f, s, tab[0])
	return true
}
