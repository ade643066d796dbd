package symexec

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// semantic is the meaning of an instruction on values that are not known. It
// reports false, and has done nothing, where there are none among its operands.
type semantic func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool

// Impl implements insn.Factory.
func (rt *Runtime) Impl(*vm.Code, int) vm.Impl { return &rt.impl }

// Replaces implements insn.Factory: frames without attributes run as ever.
func (rt *Runtime) Replaces(vm.Op) bool { return false }

// impl executes any instruction.
type impl struct{ rt *Runtime }

// Execute implements vm.Impl.
func (x *impl) Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	in := insn.Linked(m, t, f)
	if in == nil {
		return
	}
	if x.rt.Lazy != nil && x.rt.lazily(m, t, f, in) {
		return
	}
	if fn := x.rt.table[in.Op()]; fn != nil && fn(m, t, f, in) {
		return
	}
	insn.Execute(m, t, f, in)
}

// fillTable gives resolved and fused forms the semantics of their opcodes.
func (rt *Runtime) fillTable() {
	byOpcode := map[vm.Op]semantic{}
	define := func(fn semantic, ops ...vm.Op) {
		for _, op := range ops {
			byOpcode[op] = fn
		}
	}
	rt.defineArithmetic(define)
	rt.defineBranches(define)
	rt.defineArrays(define)
	define(rt.getField, bytecode.Getfield)
	rt.table = make([]semantic, insn.Ops)
	for op := range rt.table {
		rt.table[op] = byOpcode[insn.Base(vm.Op(op))]
	}
}

// expr returns the value in slot i, nil if it is known.
func expr(f *vm.Frame, i int32) *symbolic.Expr {
	if f.Attrs == nil {
		return nil
	}
	return ExprOf(f.Attrs[i])
}

// operand returns the value of a kind in slot i, whether it is known or not.
func (rt *Runtime) operand(f *vm.Frame, i int32, k symbolic.Kind) *symbolic.Expr {
	if e := expr(f, i); e != nil {
		return e
	}
	return rt.constant(k, f.Slots[i])
}

func (rt *Runtime) constant(k symbolic.Kind, slot uint64) *symbolic.Expr {
	return rt.Ctx.Const(k, slot)
}

func slots(k symbolic.Kind) int32 {
	if k == symbolic.I64 || k == symbolic.F64 {
		return 2
	}
	return 1
}

// drop takes n slots off the operand stack.
func drop(f *vm.Frame, n int32) {
	f.SP -= n
	if f.Attrs != nil {
		clear(f.Attrs[f.SP : f.SP+n])
	}
}

// push puts a value on the operand stack.
func push(f *vm.Frame, e *symbolic.Expr) {
	v, a := valueOf(e)
	pushSlot(f, v, a, slots(e.Kind()))
}

func pushSlot(f *vm.Frame, v uint64, a vm.Attr, n int32) {
	f.Slots[f.SP] = v
	f.SetAttr(int(f.SP), a)
	if n == 2 {
		f.Slots[f.SP+1] = 0
		f.SetAttr(int(f.SP)+1, nil)
	}
	f.SP += n
}

// finish replaces n slots by a value and ends the instruction.
func finish(f *vm.Frame, n int32, e *symbolic.Expr) {
	drop(f, n)
	push(f, e)
	f.PC++
}

// slotOf is a value as it stands in a slot.
func slotOf(v symbolic.Value) uint64 {
	if v.Kind == symbolic.I32 || v.Kind == symbolic.F32 {
		return uint64(uint32(v.Bits))
	}
	return v.Bits
}

// valueOf is the slot and the attribute of a value.
func valueOf(e *symbolic.Expr) (slot uint64, a vm.Attr) {
	if c, ok := e.Const(); ok {
		return slotOf(c), nil
	}
	return 0, e
}

// ExprOf returns the value that an attribute tells of, nil if it tells of none.
func ExprOf(a vm.Attr) *symbolic.Expr {
	if a == nil {
		return nil
	}
	if e, ok := a.(*symbolic.Expr); ok {
		return e
	}
	e, _ := vm.AttrOf[*symbolic.Expr](a)
	return e
}
