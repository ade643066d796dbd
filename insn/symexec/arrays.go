package symexec

import (
	"fmt"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// longChain is how many elements an access at an unknown index distinguishes by
// conditions; beyond that it is left to the theory of arrays.
const longChain = 16

// defineArrays defines what an index or a length that is not known makes
// special. Elements that are not known need nothing: accesses at known indices
// carry attributes, and values in arrays are what their types hold.
func (rt *Runtime) defineArrays(define func(semantic, ...vm.Op)) {
	define(rt.arrayLoad, bytecode.Iaload, bytecode.Laload, bytecode.Faload, bytecode.Daload, bytecode.Aaload, bytecode.Baload, bytecode.Caload, bytecode.Saload)
	define(rt.arrayStore(1), bytecode.Iastore, bytecode.Fastore, bytecode.Aastore, bytecode.Bastore, bytecode.Castore, bytecode.Sastore)
	define(rt.arrayStore(2), bytecode.Lastore, bytecode.Dastore)
	define(rt.newArray, bytecode.Newarray, bytecode.Anewarray)
	define(rt.newMultiArray, bytecode.Multianewarray)
}

// elementType is the type of an array's elements; ok is false for references.
func elementType(o *vm.Object) (t symbolic.Type, ok bool) {
	return symbolic.TypeOf(string(rune(o.Class.ElemKind())))
}

// element returns element i of an array of numbers.
func (rt *Runtime) element(o *vm.Object, t symbolic.Type, i int) *symbolic.Expr {
	if e := ExprOf(o.SlotAttr(i)); e != nil {
		return e
	}
	return rt.constant(t.Kind(), o.Element(o.Class.ElemKind(), i))
}

// inBounds decides whether an index is one of the array's, and throws where not.
func (rt *Runtime) inBounds(m *vm.Machine, t *vm.Thread, o *vm.Object, index *symbolic.Expr) bool {
	in, ok := rt.Test(m, "bounds", rt.Ctx.InBounds(index, rt.Ctx.Int(o.Len)))
	if ok && !in {
		rt.throw(m, t, "java/lang/ArrayIndexOutOfBoundsException", "Index ", index, fmt.Sprintf(" out of bounds for length %d", o.Len))
	}
	return ok && in
}

// reach is the part of an array that an index may refer to.
func (rt *Runtime) reach(m *vm.Machine, o *vm.Object, index *symbolic.Expr) (from, to int) {
	r := PathOf(m).PC().Bounds().Range(index)
	return int(max(r.Lo, 0)), int(min(r.Hi, int64(o.Len)-1))
}

func (rt *Runtime) arrayLoad(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
	index := expr(f, f.SP-1)
	r := vm.Ref(f.Slots[f.SP-2])
	o := m.Heap.Get(r)
	if index == nil || o == nil {
		return false
	}
	if !rt.inBounds(m, t, o, index) || !mayReach(m, t, r, false) {
		return true
	}
	typ, number := elementType(o)
	if !number {
		rt.loadReference(m, f, o, index)
		return true
	}
	finish(f, 2, rt.elementAt(m, o, typ, index))
	return true
}

// elementAt is the element of an array of numbers at an index; where that is out
// of bounds it means nothing.
func (rt *Runtime) elementAt(m *vm.Machine, o *vm.Object, typ symbolic.Type, index *symbolic.Expr) *symbolic.Expr {
	from, to := rt.reach(m, o, index)
	if to < from {
		return rt.constant(typ.Kind(), 0)
	}
	if e := rt.linear(o, typ, index, from, to); e != nil {
		return e
	}
	if to-from < longChain {
		e := rt.element(o, typ, to)
		for i := to - 1; i >= from; i-- {
			e = rt.Ctx.Ite(rt.Ctx.Eq(index, rt.Ctx.Int(int32(i))), rt.element(o, typ, i), e)
		}
		return e
	}
	elems := make([]*symbolic.Expr, o.Len)
	for i := range elems {
		elems[i] = rt.element(o, typ, i)
	}
	return rt.Ctx.Select(rt.Ctx.ArrayOf(typ, elems), index)
}

// linear is the element of a part of an array in which elements are their index and
// a number, as in tables of digits; nil where they are not.
func (rt *Runtime) linear(o *vm.Object, t symbolic.Type, index *symbolic.Expr, from, to int) *symbolic.Expr {
	if t.Kind() != symbolic.I32 || to == from {
		return nil
	}
	first, known := rt.element(o, t, from).Const()
	if !known {
		return nil
	}
	off := first.Int() - int32(from)
	for i := from + 1; i <= to; i++ {
		if v, known := rt.element(o, t, i).Const(); !known || v.Int() != int32(i)+off {
			return nil
		}
	}
	return rt.Ctx.Add(index, rt.Ctx.Int(off))
}

// mayReach asks for the operation of reading or writing an array at an unknown
// index: it stands for all of them.
func mayReach(m *vm.Machine, t *vm.Thread, r vm.Ref, write bool) bool {
	o := m.Heap.Get(r)
	if m.Quiet(t, r, o, 0, write) {
		return true
	}
	kind := vm.OpRead
	if write {
		kind = vm.OpWrite
	}
	return m.MayRun(t, vm.Operation{Kind: kind, Obj: r, Index: vm.WholeObject})
}

// loadReference loads a reference: every object that the index may lead to is a
// way of its own.
func (rt *Runtime) loadReference(m *vm.Machine, f *vm.Frame, o *vm.Object, index *symbolic.Expr) {
	from, to := rt.reach(m, o, index)
	type content struct {
		ref vm.Ref
		u   *Unknown // whose ref means nothing
	}
	var refs []content
	conds := map[content]*symbolic.Expr{}
	for i := from; i <= to; i++ {
		r := content{o.Refs()[i], UnknownOf(o.SlotAttr(i))}
		at := rt.Ctx.Eq(index, rt.Ctx.Int(int32(i)))
		if old := conds[r]; old != nil {
			conds[r] = rt.Ctx.Or(old, at)
			continue
		}
		refs = append(refs, r)
		conds[r] = at
	}
	alternatives := make([]*symbolic.Expr, len(refs))
	for i, r := range refs {
		alternatives[i] = conds[r]
	}
	chosen := 0
	if len(alternatives) > 1 {
		var ok bool
		if chosen, ok = rt.Decide(m, "element", alternatives...); !ok {
			return
		}
	}
	var a vm.Attr
	if u := refs[chosen].u; u != nil {
		a = u
	}
	drop(f, 2)
	pushSlot(f, uint64(refs[chosen].ref), a, 1)
	f.PC++
}

func (rt *Runtime) arrayStore(n int32) semantic {
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
		index, value := expr(f, f.SP-n-1), expr(f, f.SP-n)
		r := vm.Ref(f.Slots[f.SP-n-2])
		o := m.Heap.Get(r)
		if o == nil || index == nil && value == nil {
			return false
		}
		typ, number := elementType(o)
		if index == nil {
			// What does not fit the elements is cut off, and then it is as ever.
			if number && uint32(f.Slots[f.SP-n-1]) < uint32(o.Len) {
				v, a := valueOf(rt.Ctx.Fit(typ, value))
				f.Slots[f.SP-n] = v
				f.SetAttr(int(f.SP-n), a)
			}
			return false
		}
		if !rt.inBounds(m, t, o, index) {
			return true
		}
		if !number {
			rt.pinIndex(m, f, f.SP-n-1, index)
			return m.Ignored() || len(m.Pending()) > 0 // else it is as ever
		}
		if !mayReach(m, t, r, true) {
			return true
		}
		x := rt.Ctx.Fit(typ, rt.operand(f, f.SP-n, typ.Kind()))
		from, to := rt.reach(m, o, index)
		w := m.Heap.Writable(r)
		for i := from; i <= to; i++ {
			e := rt.Ctx.Ite(rt.Ctx.Eq(index, rt.Ctx.Int(int32(i))), x, rt.element(w, typ, i))
			v, a := valueOf(e)
			w.SetElement(w.Class.ElemKind(), i, v)
			w.SetSlotAttr(i, a)
		}
		drop(f, n+2)
		f.PC++
		return true
	}
}

// pinIndex makes every index that is possible a way of its own.
func (rt *Runtime) pinIndex(m *vm.Machine, f *vm.Frame, at int32, index *symbolic.Expr) {
	o := m.Heap.Get(vm.Ref(f.Slots[at-1]))
	from, to := rt.reach(m, o, index)
	alternatives := make([]*symbolic.Expr, 0, to-from+1)
	for i := from; i <= to; i++ {
		alternatives = append(alternatives, rt.Ctx.Eq(index, rt.Ctx.Int(int32(i))))
	}
	chosen := 0
	if len(alternatives) > 1 {
		var ok bool
		if chosen, ok = rt.Decide(m, "index", alternatives...); !ok {
			return
		}
	}
	f.Slots[at] = uint64(uint32(int32(from + chosen)))
	f.SetAttr(int(at), nil)
}

func (rt *Runtime) newArray(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
	return !rt.length(m, t, f, f.SP-1)
}

func (rt *Runtime) newMultiArray(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	if insn.Base(in.Op()) != in.Op() {
		for i := f.SP - int32(in.A); i < f.SP; i++ {
			if !rt.length(m, t, f, i) {
				return true
			}
		}
	}
	return false
}

// maxLengthsEnumerated are all tried, whatever the limit, where the path leaves no more.
const maxLengthsEnumerated = 32

// longest is the greatest length that is tried: the limit, unless the path has one
// of its own that is not much.
func (rt *Runtime) longest(m *vm.Machine, n *symbolic.Expr, limit int) int32 {
	r := PathOf(m).PC().Bounds().Range(n)
	if r.Hi <= maxLengthsEnumerated {
		return int32(max(r.Hi, 0))
	}
	return int32(min(r.Hi, max(r.Lo, int64(limit))))
}

// length makes every length up to the limit that is possible a way of its own.
// It reports whether the length in the slot is known now.
func (rt *Runtime) length(m *vm.Machine, t *vm.Thread, f *vm.Frame, at int32) bool {
	n := expr(f, at)
	if n == nil {
		return true
	}
	c, limit := rt.Ctx, rt.longest(m, n, rt.ArrayLength)
	if r := PathOf(m).PC().Bounds().Range(n); r.Hi > int64(limit) && trialOf(m) == nil && !decided(m, "symbolic.length") {
		if v, ok, found := rt.enumerate(m, []*symbolic.Expr{n}, maxLengthsEnumerated); found {
			if ok {
				f.Slots[at] = slotOf(v[0])
				f.SetAttr(int(at), nil)
			}
			return ok
		}
	}
	alternatives := []*symbolic.Expr{c.Lt(n, c.Int(0))}
	for i := range limit + 1 {
		alternatives = append(alternatives, c.Eq(n, c.Int(i)))
	}
	alternatives = append(alternatives, c.Gt(n, c.Int(limit)))
	chosen, ok := rt.Decide(m, "length", alternatives...)
	switch {
	case !ok:
		return false
	case chosen == 0:
		rt.throw(m, t, "java/lang/NegativeArraySizeException", "", n, "")
		return false
	case chosen == len(alternatives)-1:
		rt.shorten(m, fmt.Sprintf("arrays of unknown length were given at most %d elements", limit), "raise symbolic.array_length_limit")
		return false
	}
	f.Slots[at] = uint64(chosen - 1)
	f.SetAttr(int(at), nil)
	return true
}
