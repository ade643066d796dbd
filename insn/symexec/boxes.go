package symexec

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// box is valueOf of a wrapper class. The object is always a new one; comparing
// references makes good for that. Whether two boxes are one object depends on the
// value, from -128 to 127; deciding it here would fork where nobody compares
// references.
func (c call) box(k vm.Kind) bool {
	e := core.ExprAt(c.F, c.At)
	if e == nil {
		return false
	}
	r := c.M.Box(k, 0, e)
	core.MarkBoxed(c.M, r)
	core.Drop(c.F, int32(c.Callee.Args))
	core.PushSlot(c.F, uint64(r), nil, 1)
	c.F.PC++
	return true
}

// compareBoxes compares references to boxes: those of one value are one object
// exactly where the JDK shares it. Of texts that are made of others it is not known.
func (rt *Runtime) compareBoxes(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	ra, rb := vm.Ref(f.Slots[f.SP-2]), vm.Ref(f.Slots[f.SP-1])
	a, b := m.Heap.Get(ra), m.Heap.Get(rb)
	// What is certain without a look at values is left to the instruction, and so is null.
	if ra == rb || a == nil || b == nil || a.Class != b.Class {
		return false
	}
	if text.IsRemade(a) || text.IsRemade(b) {
		rt.Cut(m, "whether two references lead to one String was asked, where that depends on its characters", "compare texts with equals")
	}
	if !core.IsBoxed(a) && !core.IsBoxed(b) {
		return false
	}
	k := core.BoxKinds[a.Class.Name]
	if !core.IsBoxed(a) && !m.IsSharedBox(ra, k) || !core.IsBoxed(b) && !m.IsSharedBox(rb, k) {
		return false // one of them is nobody else's
	}
	ea, eb := rt.unboxed(m, ra, k), rt.unboxed(m, rb, k)
	// The range that valueOf shares, as the specification has it: other values are always
	// two objects here, since each call made a new one.
	bound := func(v int64) *symbolic.Expr { return rt.Ctx.Const(ea.Kind(), uint64(v)) }
	same := rt.Ctx.And(rt.Ctx.Eq(ea, eb), rt.Ctx.Le(ea, bound(core.SharedMax)), rt.Ctx.Le(bound(-128), ea))
	if insn.Base(in.Op()) == bytecode.IfAcmpne {
		same = rt.Ctx.Not(same)
	}
	rt.jump(m, t, f, in, 2, same)
	return true
}

func (rt *Runtime) unboxed(m *vm.Machine, r vm.Ref, k vm.Kind) *symbolic.Expr {
	v, a := m.Unbox(r, k)
	if e := core.ExprOf(a); e != nil {
		return e
	}
	kind := symbolic.I32
	if k == vm.KindLong {
		kind = symbolic.I64
	}
	return rt.Constant(kind, v)
}
