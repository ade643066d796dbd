package models

import (
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Natives that meet values that are not known, in the contents of objects.

// pinSlot gives up what is not known about a field word or element, because a
// native has to know it.
func pinSlot(e *vm.Env, r vm.Ref, i int) {
	o := e.M.Heap.Get(r)
	x := core.ExprOf(o.SlotAttr(i))
	if x == nil {
		return
	}
	v := pin(e, x)
	w := e.M.Heap.Writable(r)
	if o.Class.Elem != nil {
		w.SetElement(o.Class.ElemKind(), i, v)
	} else {
		w.Words[i] = o.Class.FieldAt(i).Kind.Narrow(v)
	}
	w.SetSlotAttr(i, nil)
}

// unknownAs is the value in a box as an expression of kind k, nil where it is known
// or k cannot hold it.
func unknownAs(e *vm.Env, box vm.Ref, k vm.Kind) vm.Attr {
	o := e.M.Heap.Get(box)
	if o == nil || o.Attrs == nil || !o.Class.Loader.Boot() {
		return nil
	}
	from, ok := kindOfBox[o.Class.Name]
	if _, fits := widen(from, k, 0); !ok || !fits {
		return nil
	}
	x := core.ExprOf(o.SlotAttr(o.Class.FieldNamed("value").Word))
	if x == nil {
		return nil
	}
	return widened(e, x, k)
}

// widened is a number as one of kind k that can hold it.
func widened(e *vm.Env, x *symbolic.Expr, k vm.Kind) *symbolic.Expr {
	c := options(e).Symbolic.Ctx
	switch to, _ := symbolic.TypeOf(string(rune(k))); {
	case x.Kind() == to.Kind():
		return x
	case to.Kind() == symbolic.I64:
		return c.I2L(x)
	case to.Kind() == symbolic.F32 && x.Kind() == symbolic.I32:
		return c.I2F(x)
	case to.Kind() == symbolic.F32:
		return c.L2F(x)
	case x.Kind() == symbolic.I32:
		return c.I2D(x)
	case x.Kind() == symbolic.I64:
		return c.L2D(x)
	default:
		return c.F2D(x)
	}
}

func pin(e *vm.Env, x *symbolic.Expr) uint64 {
	return options(e).Symbolic.Pin(e.M, x, "the native method "+e.Method.Class.JavaName()+"."+e.Method.Name+" got a value that is not known")
}

// attrOf returns the attribute of a place, of which a value of kind k is read. What
// is neither a field nor consists of elements becomes known first.
func attrOf(e *vm.Env, p place, k vm.Kind) vm.Attr {
	if p.class != nil {
		return e.M.ClassState(p.class).Attrs[p.word]
	}
	o := e.M.Heap.Get(p.obj)
	if o.Attrs == nil {
		return nil
	}
	if i := slotIndex(o, p.off); whole(o, p, k) {
		return o.SlotAttr(i)
	}
	if x := composed(e, p, k); x != nil && !x.IsConst() {
		return x
	}
	makeKnown(e, p, k)
	return nil
}

// composed is the number that several smaller elements make, the first of which is
// the lowest part; nil where it is not made of such.
func composed(e *vm.Env, p place, k vm.Kind) *symbolic.Expr {
	o := e.M.Heap.Get(p.obj)
	if o.Class.Elem == nil || !divisible(k) {
		return nil
	}
	ek := o.Class.ElemKind()
	switch ek {
	case vm.KindByte, vm.KindChar, vm.KindShort, vm.KindInt:
	default:
		return nil
	}
	size := int(ek.Size())
	if size >= widthOf(k) || (p.off-vm.ArrayBase)%int64(size) != 0 {
		return nil
	}
	t, _ := symbolic.TypeOf(string(rune(k)))
	c := options(e).Symbolic.Ctx
	whole := c.Const(t.Kind(), 0)
	first := slotIndex(o, p.off)
	for j := range widthOf(k) / size {
		x := core.ExprOf(o.SlotAttr(first + j))
		if x == nil {
			x = c.Int(int32(o.Element(ek, first+j)))
		}
		if k == vm.KindLong {
			x = c.I2L(x)
		}
		x = c.BitAnd(x, c.Const(t.Kind(), 1<<(8*size)-1))
		whole = c.BitOr(whole, c.Shl(x, c.Int(int32(8*size*j))))
	}
	return c.Fit(t, whole)
}

// divisible tells whether numbers of a kind may consist of smaller ones.
func divisible(k vm.Kind) bool {
	return k == vm.KindInt || k == vm.KindLong || k == vm.KindShort || k == vm.KindChar
}

// makeKnown pins the elements that a value of kind k covers.
func makeKnown(e *vm.Env, p place, k vm.Kind) {
	o := e.M.Heap.Get(p.obj)
	last := slotIndex(o, p.off+int64(widthOf(k))-1)
	for i := slotIndex(o, p.off); i <= last; i++ {
		pinSlot(e, p.obj, i)
	}
}

// whole tells whether a value of kind k is one whole field or element.
func whole(o *vm.Object, p place, k vm.Kind) bool {
	if o.Class.Elem == nil {
		f := o.Class.FieldAt(slotIndex(o, p.off))
		return f != nil && f.Kind == k
	}
	return o.Class.ElemKind() == k
}

// storeUnknown is store with an attribute.
func storeUnknown(e *vm.Env, p place, k vm.Kind, v uint64, a vm.Attr) {
	x := core.ExprOf(a)
	if x != nil {
		t, _ := symbolic.TypeOf(string(rune(k)))
		x = options(e).Symbolic.Ctx.Fit(t, x)
		a = x
		if c, known := x.Const(); known {
			v, a, x = c.Bits, nil, nil
		}
	}
	if p.class == nil && split(e, p, k, v, x) {
		return
	}
	if p.class == nil && e.M.Heap.Get(p.obj).Attrs != nil && !whole(e.M.Heap.Get(p.obj), p, k) {
		makeKnown(e, p, k) // a part of them remains
	}
	if x != nil && p.class == nil && !whole(e.M.Heap.Get(p.obj), p, k) {
		v, a = pin(e, x), nil
	}
	store(e, p, k, v)
	switch {
	case p.class != nil:
		e.M.WritableClass(p.class).SetAttr(p.word, a)
	case a != nil:
		o := e.M.Heap.Writable(p.obj)
		o.SetSlotAttr(slotIndex(o, p.off), a)
	}
}

// split stores a number as the smaller elements of an array that it covers,
// the lowest part first. It reports whether it is one, and something unknown.
func split(e *vm.Env, p place, k vm.Kind, v uint64, x *symbolic.Expr) bool {
	o := e.M.Heap.Get(p.obj)
	if o.Class.Elem == nil || !divisible(k) || x == nil && o.Attrs == nil {
		return false
	}
	ek := o.Class.ElemKind()
	t, number := symbolic.TypeOf(string(rune(ek)))
	size := int(ek.Size())
	if !number || t.Kind() != symbolic.I32 || ek == vm.KindBoolean || size >= widthOf(k) || (p.off-vm.ArrayBase)%int64(size) != 0 {
		return false
	}
	store(e, p, k, v)
	o = e.M.Heap.Writable(p.obj)
	c := options(e).Symbolic.Ctx
	first := slotIndex(o, p.off)
	for j := range widthOf(k) / size {
		o.SetSlotAttr(first+j, nil)
		if x == nil {
			continue
		}
		part := c.Ushr(x, c.Int(int32(8*size*j)))
		if k == vm.KindLong {
			part = c.L2I(part)
		}
		if part = c.Fit(t, part); part.IsConst() {
			known, _ := part.Const()
			o.SetElement(ek, first+j, known.Bits)
		} else {
			o.SetSlotAttr(first+j, part)
		}
	}
	return true
}

// unknown returns a value as an expression if it or another is not known.
func unknown(e *vm.Env, k vm.Kind, v uint64, a vm.Attr) *symbolic.Expr {
	if x := core.ExprOf(a); x != nil {
		return x
	}
	t, ok := symbolic.TypeOf(string(rune(k)))
	if !ok {
		return nil
	}
	return options(e).Symbolic.Ctx.Const(t.Kind(), v)
}

// updateUnknown computes what a getAnd... method of Unsafe stores.
func updateUnknown(e *vm.Env, old, x *symbolic.Expr) *symbolic.Expr {
	if strings.HasPrefix(e.Method.Name, "getAndAdd") {
		return options(e).Symbolic.Ctx.Add(old, x)
	}
	return x
}

// sameUnknown decides whether a place has the value that a compareAnd... method
// expects. decided is false where that is a choice, and the native must return.
func sameUnknown(e *vm.Env, k vm.Kind, old uint64, oldAttr vm.Attr, expected uint64, expectedAttr vm.Attr) (same, decided bool) {
	if k == vm.KindRef {
		if old, decided = settled(e, old, oldAttr); !decided {
			return false, false
		}
	}
	if core.ExprOf(oldAttr) == nil && core.ExprOf(expectedAttr) == nil {
		return old == k.Narrow(expected) || old == k.Widen(k.Narrow(expected)), true
	}
	rt := options(e).Symbolic
	same, decided = rt.Test(e.M, "compare", rt.Same(unknown(e, k, old, oldAttr), unknown(e, k, expected, expectedAttr)))
	if !decided {
		e.Again()
	}
	return same, decided
}
