package symexec

import (
	"fmt"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// defineArrays defines what an index or a length that is not known makes
// special. Elements that are not known need nothing: accesses at known indices
// carry attributes, and values in arrays are what their types hold.
func (rt *Runtime) defineArrays(define func(core.Semantic, ...vm.Op)) {
	define(rt.arrayLoad, bytecode.Iaload, bytecode.Laload, bytecode.Faload, bytecode.Daload, bytecode.Aaload, bytecode.Baload, bytecode.Caload, bytecode.Saload)
	define(rt.arrayStore(1), bytecode.Iastore, bytecode.Fastore, bytecode.Aastore, bytecode.Bastore, bytecode.Castore, bytecode.Sastore)
	define(rt.arrayStore(2), bytecode.Lastore, bytecode.Dastore)
	define(openArrays{rt}.newNumbers, bytecode.Newarray)
	define(rt.newArray, bytecode.Anewarray)
	define(openArrays{rt}.arrayLength, bytecode.Arraylength)
	define(rt.newMultiArray, bytecode.Multianewarray)
}

// inBounds decides whether an index is one of the array's, and throws where not. The
// message shows the index, which stays open in it.
func (rt *Runtime) inBounds(m *vm.Machine, t *vm.Thread, o *vm.Object, index *symbolic.Expr) bool {
	in, ok := rt.Test(m, "bounds", rt.Ctx.InBounds(index, rt.Ctx.Int(o.Len)))
	if ok && !in {
		rt.Texts.Throw(m, t, "java/lang/ArrayIndexOutOfBoundsException", "Index ", index, fmt.Sprintf(" out of bounds for length %d", o.Len))
	}
	return ok && in
}

// A null array, and a known index, are left to the instruction itself.
func (rt *Runtime) arrayLoad(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
	// Open arrays come first: their length in memory is 0, and no index would be within
	// it.
	index := core.ExprAt(f, f.SP-1)
	r := vm.Ref(f.Slots[f.SP-2])
	if (openArrays{rt}).load(m, t, f) {
		return true
	}
	o := m.Heap.Get(r)
	if index == nil || o == nil {
		return false
	}
	// Bounds before the operation: a thread that throws has read nothing.
	if !rt.inBounds(m, t, o, index) || !mayReach(m, t, r, false) {
		return true
	}
	typ, number := core.ElementType(o)
	if !number {
		rt.loadReference(m, f, o, index)
		return true
	}
	core.Finish(f, 2, rt.ReadElement(m, o, typ, index))
	return true
}

// mayReach asks for the operation of reading or writing an array at an unknown
// index: it stands for all of them. Which element it is decides which other accesses it
// conflicts with, so an unknown index conflicts with all: more orders are explored than
// need be, and none is lost.
func mayReach(m *vm.Machine, t *vm.Thread, r vm.Ref, write bool) bool {
	o := m.Heap.Get(r)
	if m.Quiet(t, r, o, vm.WholeObject, write) {
		return true
	}
	kind := vm.OpRead
	if write {
		kind = vm.OpWrite
	}
	return m.MayRun(t, vm.Operation{Kind: kind, Obj: r, Index: vm.WholeObject})
}

// loadReference loads a reference: every object that the index may lead to is a
// way of its own. References are no expressions: what is done with an object depends on
// which it is. Indices with the same object are one way, so arrays full of null or of
// one constant do not fork.
func (rt *Runtime) loadReference(m *vm.Machine, f *vm.Frame, o *vm.Object, index *symbolic.Expr) {
	from, to := rt.Reach(m, o, index)
	// Two elements that are not known are two references, unless they are copies of one.
	type content struct {
		ref vm.Ref
		u   *heap.Unknown // whose ref means nothing
	}
	var refs []content
	conds := map[content]*symbolic.Expr{}
	for i := from; i <= to; i++ {
		r := content{o.Refs()[i], heap.UnknownOf(o.SlotAttr(i))}
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
	// A single one holds already, as the index is within the bounds.
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
	core.Drop(f, 2)
	core.PushSlot(f, uint64(refs[chosen].ref), a, 1)
	f.PC++
}

func (rt *Runtime) arrayStore(n int32) core.Semantic {
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
		index, value := core.ExprAt(f, f.SP-n-1), core.ExprAt(f, f.SP-n)
		r := vm.Ref(f.Slots[f.SP-n-2])
		if (openArrays{rt}).store(m, t, f, n) {
			return true
		}
		o := m.Heap.Get(r)
		if o == nil || index == nil && value == nil {
			return false
		}
		typ, number := core.ElementType(o)
		if index == nil {
			// Attributes of elements must be values of their type, as they are loaded
			// without a cast.
			// What does not fit the elements is cut off, and then it is as ever.
			if number && uint32(f.Slots[f.SP-n-1]) < uint32(o.Len) {
				v, a := core.Slot(rt.Ctx.Fit(typ, value))
				f.Slots[f.SP-n] = v
				f.SetAttr(int(f.SP-n), a)
			}
			return false
		}
		if !rt.inBounds(m, t, o, index) {
			return true
		}
		if !number {
			// The instruction itself checks the type of what is stored.
			rt.pinIndex(m, f, f.SP-n-1, index)
			return m.Ignored() || len(m.Pending()) > 0 // else it is as ever
		}
		if !mayReach(m, t, r, true) {
			return true
		}
		// Each element that the index may mean becomes a choice between the new value
		// and the old one.
		x := rt.Ctx.Fit(typ, rt.Operand(f, f.SP-n, typ.Kind()))
		from, to := rt.Reach(m, o, index)
		// It costs an expression for each element in reach: which is why the reach is taken
		// from the bounds of the path, and not from the array.
		w := m.Heap.Writable(r)
		for i := from; i <= to; i++ {
			e := rt.Ctx.Ite(rt.Ctx.Eq(index, rt.Ctx.Int(int32(i))), x, rt.Element(w, typ, i))
			v, a := core.Slot(e)
			w.SetElement(w.Class.ElemKind(), i, v)
			w.SetSlotAttr(i, a)
		}
		core.Drop(f, n+2)
		f.PC++
		return true
	}
}

// pinIndex makes every index that is possible a way of its own. An array of references
// is stored to at a known index, since its elements cannot be choices.
func (rt *Runtime) pinIndex(m *vm.Machine, f *vm.Frame, at int32, index *symbolic.Expr) {
	o := m.Heap.Get(vm.Ref(f.Slots[at-1]))
	from, to := rt.Reach(m, o, index)
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

// newNumbers makes an array of numbers, which is open where its length is. Code of the
// JDK gets lengths that are known, as it computes with them. Where few are possible
// trying them is exact and simple.
func (rt openArrays) newNumbers(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	n := core.ExprAt(f, f.SP-1)
	if n == nil || !rt.OpenArrays || core.RunOf(m) != nil || f.Method.Class.Loader.Boot() || m.Sharing || core.PathOf(m).PC().Bounds().Range(n).Hi <= core.MaxLengthsEnumerated {
		return rt.newArray(m, t, f, in)
	}
	negative, ok := rt.Test(m, "negative", rt.Ctx.Lt(n, rt.Ctx.Int(0)))
	switch {
	case !ok:
	case negative:
		rt.Texts.Throw(m, t, "java/lang/NegativeArraySizeException", "", n, "")
	default:
		r := rt.make(m, m.Lib.ArrayOf(m.Lib.Primitive(vm.Kind(in.B))), n)
		core.Drop(f, 1)
		core.PushSlot(f, uint64(r), nil, 1)
		f.PC++
	}
	return true
}

func (rt *Runtime) newMultiArray(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	// In its quick form the class is resolved. Before that the instruction throws where it
	// cannot be, and so nothing may be decided.
	if insn.Base(in.Op()) != in.Op() {
		for i := f.SP - int32(in.A); i < f.SP; i++ {
			if !rt.length(m, t, f, i) {
				return true
			}
		}
	}
	return false
}

// length makes every length up to the limit that is possible a way of its own.
// It reports whether the length in the slot is known now. Arrays whose elements are
// references have no open form. A program that leaves few lengths has all of them
// tried, whatever the limit.
func (rt *Runtime) length(m *vm.Machine, t *vm.Thread, f *vm.Frame, at int32) bool {
	n := core.ExprAt(f, at)
	if n == nil {
		return true
	}
	c, limit := rt.Ctx, rt.Longest(m, n, rt.ArrayLength)
	// Bounds are what is known without a question; a solver may know more, as of a length
	// that is 4 or 1,000.
	if r := core.PathOf(m).PC().Bounds().Range(n); r.Hi > int64(limit) && core.RunOf(m) == nil && !core.Decided(m, "symbolic.length") {
		if v, ok, found := rt.Enumerate(m, []*symbolic.Expr{n}, core.MaxLengthsEnumerated); found {
			if ok {
				f.Slots[at] = core.SlotOf(v[0])
				f.SetAttr(int(at), nil)
			}
			return ok
		}
	}
	// A negative length throws whatever it is, so all of these are one path.
	alternatives := []*symbolic.Expr{c.Lt(n, c.Int(0))}
	for i := range limit + 1 {
		alternatives = append(alternatives, c.Eq(n, c.Int(i)))
	}
	longer := c.Gt(n, c.Int(limit))
	given, has := rt.Given(m, n, limit)
	if has {
		alternatives = append(alternatives, c.Eq(n, c.Int(given)))
		longer = c.And(longer, c.Ne(n, c.Int(given)))
	}
	alternatives = append(alternatives, longer)
	chosen, ok := rt.Decide(m, "length", alternatives...)
	switch {
	case !ok:
		return false
	case chosen == 0:
		rt.Texts.Throw(m, t, "java/lang/NegativeArraySizeException", "", n, "")
		return false
	case has && chosen == len(alternatives)-2:
		f.Slots[at] = uint64(given)
		f.SetAttr(int(at), nil)
		return true
	case chosen == len(alternatives)-1:
		rt.Shorten(m, fmt.Sprintf("arrays of unknown length were given at most %d elements", limit), "raise symbolic.array_length_limit")
		return false
	}
	f.Slots[at] = uint64(chosen - 1)
	f.SetAttr(int(at), nil)
	return true
}
