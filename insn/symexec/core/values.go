package core

import (
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Values in slots and elements, whether they are known or not.

// Semantic is the meaning of an instruction on values that are not known. It
// reports false, and has done nothing, where there are none among its operands.
type Semantic func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool

// ElementType is the type of an array's elements; ok is false for references.
func ElementType(o *vm.Object) (t symbolic.Type, ok bool) {
	return symbolic.TypeOf(string(rune(o.Class.ElemKind())))
}

// Element returns element i of an array of numbers.
func (rt *Runtime) Element(o *vm.Object, t symbolic.Type, i int) *symbolic.Expr {
	if e := ExprOf(o.SlotAttr(i)); e != nil {
		return e
	}
	return rt.Constant(t.Kind(), o.Element(o.Class.ElemKind(), i))
}

// ExprAt returns the value in slot i, nil if it is known.
func ExprAt(f *vm.Frame, i int32) *symbolic.Expr {
	if f.Attrs == nil {
		return nil
	}
	return ExprOf(f.Attrs[i])
}

// Operand returns the value of a kind in slot i, whether it is known or not.
func (rt *Runtime) Operand(f *vm.Frame, i int32, k symbolic.Kind) *symbolic.Expr {
	if e := ExprAt(f, i); e != nil {
		return e
	}
	return rt.Constant(k, f.Slots[i])
}

// Constant is what stands in a slot.
func (rt *Runtime) Constant(k symbolic.Kind, slot uint64) *symbolic.Expr {
	return rt.Ctx.Const(k, slot)
}

// Slots is how many slots a value of a kind takes.
func Slots(k symbolic.Kind) int32 {
	if k == symbolic.I64 || k == symbolic.F64 {
		return 2
	}
	return 1
}

// Drop takes n slots off the operand stack.
func Drop(f *vm.Frame, n int32) {
	f.SP -= n
	if f.Attrs != nil {
		clear(f.Attrs[f.SP : f.SP+n])
	}
}

// push puts a value on the operand stack.
func push(f *vm.Frame, e *symbolic.Expr) {
	v, a := Slot(e)
	PushSlot(f, v, a, Slots(e.Kind()))
}

// PushSlot puts a value of n slots on the operand stack.
func PushSlot(f *vm.Frame, v uint64, a vm.Attr, n int32) {
	f.Slots[f.SP] = v
	f.SetAttr(int(f.SP), a)
	if n == 2 {
		f.Slots[f.SP+1] = 0
		f.SetAttr(int(f.SP)+1, nil)
	}
	f.SP += n
}

// Finish replaces n slots by a value and ends the instruction.
func Finish(f *vm.Frame, n int32, e *symbolic.Expr) {
	Drop(f, n)
	push(f, e)
	f.PC++
}

// SlotOf is a value as it stands in a slot.
func SlotOf(v symbolic.Value) uint64 {
	if v.Kind == symbolic.I32 || v.Kind == symbolic.F32 {
		return uint64(uint32(v.Bits))
	}
	return v.Bits
}

// Slot is the slot and the attribute of a value.
func Slot(e *symbolic.Expr) (slot uint64, a vm.Attr) {
	if c, ok := e.Const(); ok {
		return SlotOf(c), nil
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

// Unmasked is x instead of x & 255 where the path says that x has no other bits.
// Bytes of texts are such.
func (rt *Runtime) Unmasked(m *vm.Machine, e *symbolic.Expr) *symbolic.Expr {
	if e.Op() != symbolic.OpBitAnd || e.Arg(1) != rt.Ctx.Int(0xff) {
		return e
	}
	if r := PathOf(m).PC().Bounds().Range(e.Arg(0)); r.Lo < 0 || r.Hi > 0xff {
		return e
	}
	return e.Arg(0)
}
