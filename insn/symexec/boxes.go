package symexec

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// boxed marks the object that valueOf has made of a value that is not known: it
// may be one of those that the JDK shares for small values.
type boxed struct{}

// box is valueOf of a wrapper class. The object is always a new one; comparing
// references makes good for that.
func (c *call) box(k vm.Kind) bool {
	e := expr(c.f, c.at)
	if e == nil {
		return false
	}
	r := c.m.Box(k, 0, e)
	o := c.m.Heap.Writable(r)
	o.SetAttr(vm.WithAttr(o.Attr(), boxed{}))
	drop(c.f, int32(c.callee.Args))
	pushSlot(c.f, uint64(r), nil, 1)
	c.f.PC++
	return true
}

// sharedMax is the greatest value whose boxes the JDK shares; the least is -128,
// but for char.
const sharedMax = 127

var boxKinds = map[string]vm.Kind{
	"java/lang/Integer": vm.KindInt, "java/lang/Long": vm.KindLong, "java/lang/Short": vm.KindShort,
	"java/lang/Byte": vm.KindByte, "java/lang/Character": vm.KindChar,
}

func isBoxed(o *vm.Object) bool {
	if o == nil {
		return false
	}
	_, ok := vm.AttrOf[boxed](o.Attr())
	return ok
}

// compareBoxes compares references to boxes: those of one value are one object
// exactly where the JDK shares it. Of texts that are made of others it is not known.
func (rt *Runtime) compareBoxes(m *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	ra, rb := vm.Ref(f.Slots[f.SP-2]), vm.Ref(f.Slots[f.SP-1])
	a, b := m.Heap.Get(ra), m.Heap.Get(rb)
	if ra == rb || a == nil || b == nil || a.Class != b.Class {
		return false
	}
	if isRemade(a) || isRemade(b) {
		rt.Cut(m, "whether two references lead to one String was asked, where that depends on its characters", "compare texts with equals")
	}
	if !isBoxed(a) && !isBoxed(b) {
		return false
	}
	k := boxKinds[a.Class.Name]
	if !isBoxed(a) && !m.IsSharedBox(ra, k) || !isBoxed(b) && !m.IsSharedBox(rb, k) {
		return false // one of them is nobody else's
	}
	ea, eb := rt.unboxed(m, ra, k), rt.unboxed(m, rb, k)
	bound := func(v int64) *symbolic.Expr { return rt.Ctx.Const(ea.Kind(), uint64(v)) }
	same := rt.Ctx.And(rt.Ctx.Eq(ea, eb), rt.Ctx.Le(ea, bound(sharedMax)), rt.Ctx.Le(bound(-128), ea))
	if insn.Base(in.Op()) == bytecode.IfAcmpne {
		same = rt.Ctx.Not(same)
	}
	rt.jump(m, f, in, 2, same)
	return true
}

func (rt *Runtime) unboxed(m *vm.Machine, r vm.Ref, k vm.Kind) *symbolic.Expr {
	v, a := m.Unbox(r, k)
	if e := ExprOf(a); e != nil {
		return e
	}
	kind := symbolic.I32
	if k == vm.KindLong {
		kind = symbolic.I64
	}
	return rt.constant(kind, v)
}
