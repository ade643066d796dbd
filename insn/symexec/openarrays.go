package symexec

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/merge"
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

// openArray is immutable. It hangs on the array object, of length 0 in the heap, which
// nobody reads without asking for it.
type openArray struct {
	length *symbolic.Expr
	rest   *symbolic.Expr // what the elements are where nothing was stored, nil for zeros
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

// mostStores is how many elements of an open array are stored. Each is a choice inside
// the expression of every later load.
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
	// The path keeps the length beyond the life of the array: a loop over it may go on
	// when nobody has the array any more.
	l := lengthsOf(m)
	m.SetExtra(lengthsKey, lengths{also(l.open, n), l.forks})
	return r
}

// use is an array that an instruction gets at, nil if its elements are there. ok is
// false where that is a choice first. An instruction that comes to the array again is
// taken for a loop over it, in which elements would become long expressions, and the
// loop have no end.
func (rt openArrays) use(m *vm.Machine, f *vm.Frame, r vm.Ref) (a *openArray, ok bool) {
	// Most arrays have never been open: this is all that they pay.
	a = openArrayOf(m.Heap.Get(r))
	if a == nil {
		return nil, true
	}
	here := arrayUse{f.Method, f.PC}
	// An instruction that had to choose is executed again, which is no second time.
	begun := len(a.seen) > 0 && a.seen[len(a.seen)-1] == here && len(m.Decided()) > 0 // the instruction, before
	next := *a
	switch {
	case a.closed:
		return nil, rt.settle(m, r)
	case begun:
		return a, true
	// Among threads an access is an operation on an element, of which an open array has
	// none.
	case slices.Contains(a.seen, here) || len(a.stores) == mostStores || m.Sharing:
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
// where there is a choice first, or the path has ended. What was stored is put where
// its index may be, in the order of the stores.
func (rt openArrays) settle(m *vm.Machine, r vm.Ref) bool {
	a := openArrayOf(m.Heap.Get(r))
	if a == nil {
		return true
	}
	x := rt.Ctx
	n, ok := rt.decide(m, a.length)
	if !ok {
		return false
	}
	// The array keeps its reference: the program may have copies of it anywhere.
	old := m.Heap.Get(r)
	typ, _ := core.ElementType(old)
	w := m.Heap.Resized(r, n)
	w.SetAttr(vm.WithoutAttr[*openArray](w.Attr()))
	for i := range int(n) {
		e := rt.Element(w, typ, i)
		if a.rest != nil {
			e = a.rest
		}
		// Where an index is known the choice folds to one of its sides.
		for _, s := range a.stores {
			e = x.Ite(x.Eq(s.index, x.Int(int32(i))), s.value, e)
		}
		v, attr := core.Slot(e)
		w.SetElement(w.Class.ElemKind(), i, v)
		w.SetSlotAttr(i, attr)
	}
	return true
}

// decide decides the length of an array, which is not negative. ok is false where there is a choice
// first, or the path has ended. Lengths beyond the limit are a cut; the search may
// begin anew with a higher one.
func (rt openArrays) decide(m *vm.Machine, length *symbolic.Expr) (n int32, ok bool) {
	x := rt.Ctx
	// What the path has said of the length is not tried again: solvers would be asked for
	// each that cannot be.
	least := int32(max(core.PathOf(m).PC().Bounds().Range(length).Lo, 0))
	limit := rt.Longest(m, length, rt.ArrayLength)
	var alternatives []*symbolic.Expr
	for n := least; n <= limit; n++ {
		alternatives = append(alternatives, x.Eq(length, x.Int(n)))
	}
	// Longer ones are an alternative, too, since only a solver knows whether there are
	// any: where there are none nothing was cut.
	alternatives = append(alternatives, x.Lt(x.Int(limit), length))
	chosen, ok := rt.Decide(m, "length", alternatives...)
	switch {
	case !ok:
		return 0, false
	case chosen == len(alternatives)-1:
		rt.Shorten(m, fmt.Sprintf("arrays of unknown length were given at most %d elements", limit), "raise symbolic.array_length_limit")
		return 0, false
	}
	return least + int32(chosen), true
}

// lengths are those of the open arrays of a path, and the branches that have depended on
// them. It is immutable.
type lengths struct {
	open  []*symbolic.Expr
	forks []fork
}

// fork is how often the path has come to a branch while lengths were open.
type fork struct {
	at    arrayUse
	n     int
	least int64 // of the lengths, when it came there first
}

const lengthsKey = "symbolic.lengths"

// Unmatched implements vm.Unmatched.
func (lengths) Unmatched() {}

func lengthsOf(m *vm.Machine) lengths {
	l, _ := m.Extra(lengthsKey).(lengths)
	return l
}

func also[T any](list []T, x T) []T { return append(list[:len(list):len(list)], x) }

// mostForks is how often a branch may depend on a length that stays open.
const mostForks = 64

// loops decides a length on which a branch depends that may be that of a loop without
// an end: where the path was there before and has come to greater lengths since, up to the
// limit, and where it was there often. It reports false where there is a choice first,
// or the path has ended. A loop that counts to n and never touches the array would
// raise n's lower bound for ever: each round is a fork of its own. Arrays that are open
// tell that n is a length, and the limit for lengths ends it, as it would have with all
// lengths tried.
func (rt openArrays) loops(m *vm.Machine, f *vm.Frame, alternatives []merge.Alternative) bool {
	l := lengthsOf(m)
	// Every branch on unknown values comes here.
	if len(l.open) == 0 {
		return true
	}
	here := arrayUse{f.Method, f.PC}
	pc := core.PathOf(m).PC()
	i := slices.IndexFunc(l.forks, func(k fork) bool { return k.at == here })
	next := lengths{l.open, slices.Clone(l.forks)}
	if i < 0 {
		i = len(next.forks)
		next.forks = append(next.forks, fork{at: here, least: least(pc, l.open)})
	}
	next.forks[i].n++
	m.SetExtra(lengthsKey, next)
	for _, n := range l.open {
		r := pc.Bounds().Range(n)
		// A bound that has not risen since says that the branch is no test of a counter
		// against the length; some such branches are loops all the same, which only their
		// number shows.
		often := next.forks[i].n > mostForks
		if r.Lo == r.Hi || next.forks[i].n < 2 || !often && (r.Lo < int64(rt.ArrayLength) || r.Lo <= next.forks[i].least) || !dependsOn(pc, n, alternatives) {
			continue
		}
		if _, ok := rt.decide(m, n); !ok {
			return false
		}
	}
	return true
}

// least is the greatest number that some length is at least.
func least(pc *symbolic.PC, lengths []*symbolic.Expr) (lo int64) {
	for _, n := range lengths {
		lo = max(lo, pc.Bounds().Range(n).Lo)
	}
	return lo
}

// dependsOn reports whether a branch depends on an input in a length, directly or over
// other conditions. A branch about something else may be met as often as it likes.
func dependsOn(pc *symbolic.PC, n *symbolic.Expr, alternatives []merge.Alternative) bool {
	mentioned := func(e *symbolic.Expr) bool {
		return slices.ContainsFunc(e.Vars(), func(v *symbolic.Var) bool { return slices.Contains(n.Vars(), v) })
	}
	return slices.ContainsFunc(alternatives, func(w merge.Alternative) bool {
		return mentioned(w.Cond) || slices.ContainsFunc(pc.Slice(w.Cond), mentioned)
	})
}

// shorter is a model with open arrays that are not longer than they need to be.
func (rt openArrays) shorter(m *vm.Machine, pc *symbolic.PC, model *symbolic.Model) (*symbolic.PC, *symbolic.Model) {
	for _, n := range lengthsOf(m).open {
		// A solver is free to answer with an array of a gigabyte, which no test should have to
		// make; where neither fits the length is what it is.
		for _, most := range []int32{16, 1 << 12} {
			if symbolic.Eval(n, model).Int() <= most {
				break
			}
			shorter := rt.Extend(pc, rt.Ctx.Le(n, rt.Ctx.Int(most)))
			if short, ok := shorter.Model(); ok {
				pc, model = shorter, short
				break
			}
		}
	}
	return pc, model
}

// within decides whether an index is one of the array's, and throws where not. The
// exception shows both numbers, which stay open.
func (rt openArrays) within(m *vm.Machine, t *vm.Thread, a *openArray, index *symbolic.Expr) bool {
	x := rt.Ctx
	in, ok := rt.Test(m, "bounds", x.And(x.Le(x.Int(0), index), x.Lt(index, a.length)))
	if ok && !in {
		rt.Texts.ThrowNaming(m, t, "java/lang/ArrayIndexOutOfBoundsException", "Index ", index, " out of bounds for length ", a.length)
	}
	return ok && in
}

// load is the load of an element. It reports false where the elements are there. The
// last store to that index counts, so the chain is built from the oldest.
func (rt openArrays) load(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool {
	a, ok := rt.use(m, f, vm.Ref(f.Slots[f.SP-2]))
	if a == nil || !ok {
		return !ok
	}
	x := rt.Ctx
	index := rt.Operand(f, f.SP-1, symbolic.I32)
	if !rt.within(m, t, a, index) {
		return true
	}
	typ, _ := core.ElementType(m.Heap.Get(vm.Ref(f.Slots[f.SP-2])))
	e := x.Const(typ.Kind(), 0)
	if a.rest != nil {
		e = a.rest
	}
	for _, s := range a.stores {
		e = x.Ite(x.Eq(index, s.index), s.value, e)
	}
	core.Finish(f, 2, e)
	return true
}

// store is the store of an element of so many slots.
func (rt openArrays) store(m *vm.Machine, t *vm.Thread, f *vm.Frame, n int32) bool {
	r := vm.Ref(f.Slots[f.SP-n-2])
	a, ok := rt.use(m, f, r)
	if a == nil || !ok {
		return !ok
	}
	index := rt.Operand(f, f.SP-n-1, symbolic.I32)
	if !rt.within(m, t, a, index) {
		return true
	}
	typ, _ := core.ElementType(m.Heap.Get(r))
	next := *openArrayOf(m.Heap.Get(r))
	next.stores = also(next.stores, arrayStore{index, rt.Ctx.Fit(typ, rt.Operand(f, f.SP-n, typ.Kind()))})
	rt.mark(m, r, &next)
	core.Drop(f, n+2)
	f.PC++
	return true
}

// arrayLength is the length of an array.
func (rt openArrays) arrayLength(m *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
	a, ok := rt.use(m, f, vm.Ref(f.Slots[f.SP-1]))
	if a == nil || !ok {
		return !ok
	}
	core.Finish(f, 1, a.length)
	return true
}

// settled makes arrays known that a method of the JDK gets. It reports false where
// there is a choice first. The JDK's code and natives see arrays as they are in memory.
func (rt openArrays) settled(m *vm.Machine, f *vm.Frame, at int32, callee *vm.Method) bool {
	if !rt.OpenArrays || !callee.Class.Loader.Boot() && callee.Native == nil {
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
