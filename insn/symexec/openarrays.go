package symexec

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Arrays of numbers whose length is not known.
//
// Such an array is marked with its length and with what was stored in it, the oldest
// first; its elements are of no account. So its length, and accesses at any index,
// decide nothing. It becomes an array as ever, with a length that is decided, when an
// instruction gets at it for the second time, as in a loop; when it is handed to the
// JDK; and when there are other threads.

// openArray is immutable.
type openArray struct {
	length *symbolic.Expr
	stores []arrayStore
	seen   []arrayUse
	closed bool // to be settled by who gets at it next
}

type arrayStore struct{ index, value *symbolic.Expr }

// arrayUse is an instruction that has got at the array.
type arrayUse struct {
	method *vm.Method
	pc     int32
}

// mostStores is how many elements of an open array are stored.
const mostStores = 16

func openArrayOf(o *vm.Object) *openArray {
	if o == nil || o.Attrs == nil {
		return nil
	}
	a, _ := vm.AttrOf[*openArray](o.Attr())
	return a
}

// openArrays is what deals with them.
type openArrays struct{ *Runtime }

// make makes an array of an unknown length that is not negative.
func (rt openArrays) make(m *vm.Machine, c *vm.Class, n *symbolic.Expr) vm.Ref {
	r := m.Heap.NewArray(c, 0)
	o := m.Heap.Writable(r)
	o.SetAttr(vm.WithAttr(o.Attr(), &openArray{length: n}))
	rt.learn(m, func(l *facts) { l.arrays = also(l.arrays, n) })
	return r
}

// use is an array that an instruction gets at, nil if its elements are there. ok is
// false where that is a choice first.
func (rt openArrays) use(m *vm.Machine, f *vm.Frame, r vm.Ref) (a *openArray, ok bool) {
	a = openArrayOf(m.Heap.Get(r))
	if a == nil {
		return nil, true
	}
	here := arrayUse{f.Method, f.PC}
	begun := len(a.seen) > 0 && a.seen[len(a.seen)-1] == here && len(m.Decided()) > 0 // the instruction, before
	next := *a
	switch {
	case a.closed:
		return nil, rt.settle(m, r)
	case begun:
		return a, true
	case slices.Contains(a.seen, here) || len(a.stores) == mostStores || !alone(m):
		next.closed = true
		rt.mark(m, r, &next)
		return nil, rt.settle(m, r)
	}
	next.seen = also(a.seen, here)
	rt.mark(m, r, &next)
	return &next, true
}

func (rt openArrays) mark(m *vm.Machine, r vm.Ref, a *openArray) {
	o := m.Heap.Writable(r)
	o.SetAttr(vm.WithAttr(o.Attr(), a))
}

// settle decides the length of an array and gives it its elements. It reports false
// where there is a choice first, or the path has ended.
func (rt openArrays) settle(m *vm.Machine, r vm.Ref) bool {
	a := openArrayOf(m.Heap.Get(r))
	if a == nil {
		return true
	}
	x := rt.Ctx
	least := int32(max(PathOf(m).PC().Bounds().Range(a.length).Lo, 0))
	limit := rt.longest(m, a.length, rt.ArrayLength)
	var alternatives []*symbolic.Expr
	for n := least; n <= limit; n++ {
		alternatives = append(alternatives, x.Eq(a.length, x.Int(n)))
	}
	alternatives = append(alternatives, x.Lt(x.Int(limit), a.length))
	chosen, ok := rt.Decide(m, "length", alternatives...)
	switch {
	case !ok:
		return false
	case chosen == len(alternatives)-1:
		rt.shorten(m, fmt.Sprintf("arrays of unknown length were given at most %d elements", limit), "raise symbolic.array_length_limit")
		return false
	}
	n := least + int32(chosen)
	old := m.Heap.Get(r)
	typ, _ := elementType(old)
	w := m.Heap.Resized(r, n)
	w.SetAttr(vm.WithoutAttr[*openArray](w.Attr()))
	for i := range int(n) {
		e := rt.element(w, typ, i)
		for _, s := range a.stores {
			e = x.Ite(x.Eq(s.index, x.Int(int32(i))), s.value, e)
		}
		v, attr := valueOf(e)
		w.SetElement(w.Class.ElemKind(), i, v)
		w.SetSlotAttr(i, attr)
	}
	return true
}

// alone tells whether there is one thread only.
func alone(m *vm.Machine) bool {
	n := 0
	for _, t := range m.Threads() {
		if t.Alive() {
			n++
		}
	}
	return n == 1
}

// within decides whether an index is one of the array's, and throws where not.
func (rt openArrays) within(m *vm.Machine, t *vm.Thread, a *openArray, index *symbolic.Expr) bool {
	x := rt.Ctx
	in, ok := rt.Test(m, "bounds", x.And(x.Le(x.Int(0), index), x.Lt(index, a.length)))
	if ok && !in {
		message := &text{}
		message.add(rt.literal(ascii("Index ")))
		message.append(rt.shownInt(index))
		message.add(rt.literal(ascii(" out of bounds for length ")))
		message.append(rt.shownInt(a.length))
		m.ThrowShowing(t, "java/lang/ArrayIndexOutOfBoundsException", rt.newText(m, message))
	}
	return ok && in
}

// shownInt is the text of an int.
func (rt openArrays) shownInt(e *symbolic.Expr) *text {
	t := &text{}
	if v, known := e.Const(); known {
		t.add(rt.literal(ascii(v.Java(symbolic.Int))))
	} else {
		t.add(shown(e, symbolic.Int))
	}
	return t
}

// load is the load of an element. It reports false where the elements are there.
func (rt openArrays) load(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool {
	a, ok := rt.use(m, f, vm.Ref(f.Slots[f.SP-2]))
	if a == nil || !ok {
		return !ok
	}
	x := rt.Ctx
	index := rt.operand(f, f.SP-1, symbolic.I32)
	if !rt.within(m, t, a, index) {
		return true
	}
	typ, _ := elementType(m.Heap.Get(vm.Ref(f.Slots[f.SP-2])))
	e := x.Const(typ.Kind(), 0)
	for _, s := range a.stores {
		e = x.Ite(x.Eq(index, s.index), s.value, e)
	}
	finish(f, 2, e)
	return true
}

// store is the store of an element of so many slots.
func (rt openArrays) store(m *vm.Machine, t *vm.Thread, f *vm.Frame, n int32) bool {
	r := vm.Ref(f.Slots[f.SP-n-2])
	a, ok := rt.use(m, f, r)
	if a == nil || !ok {
		return !ok
	}
	index := rt.operand(f, f.SP-n-1, symbolic.I32)
	if !rt.within(m, t, a, index) {
		return true
	}
	typ, _ := elementType(m.Heap.Get(r))
	next := *openArrayOf(m.Heap.Get(r))
	next.stores = also(next.stores, arrayStore{index, rt.Ctx.Fit(typ, rt.operand(f, f.SP-n, typ.Kind()))})
	rt.mark(m, r, &next)
	drop(f, n+2)
	f.PC++
	return true
}

// arrayLength is the length of an array.
func (rt openArrays) arrayLength(m *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
	a, ok := rt.use(m, f, vm.Ref(f.Slots[f.SP-1]))
	if a == nil || !ok {
		return !ok
	}
	finish(f, 1, a.length)
	return true
}

// settled makes arrays known that a method of the JDK gets. It reports false where
// there is a choice first.
func (rt openArrays) settled(m *vm.Machine, f *vm.Frame, at int32, callee *vm.Method) bool {
	if !callee.Class.Loader.Boot() && callee.Native == nil {
		return true
	}
	slot := at
	if !callee.Static() {
		if !rt.settle(m, vm.Ref(f.Slots[slot])) {
			return false
		}
		slot++
	}
	for _, k := range callee.Params {
		if k == vm.KindRef && !rt.settle(m, vm.Ref(f.Slots[slot])) {
			return false
		}
		slot += int32(k.Slots())
	}
	return true
}
