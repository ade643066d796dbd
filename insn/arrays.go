package insn

import (
	"fmt"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/memory"
)

// Array access and creation.
func init() {
	define(arrayLoad, bytecode.Iaload, bytecode.Laload, bytecode.Faload, bytecode.Daload, bytecode.Aaload, bytecode.Baload, bytecode.Caload, bytecode.Saload)
	define(arrayStore, bytecode.Iastore, bytecode.Lastore, bytecode.Fastore, bytecode.Dastore, bytecode.Aastore, bytecode.Bastore, bytecode.Castore, bytecode.Sastore)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		o := m.Heap.Get(vm.Ref(f.Slots[f.SP-1]))
		if o == nil {
			throwNull(m, t, f)
			return
		}
		replace(f, 1, uint64(uint32(o.Len)), 1)
	}, bytecode.Arraylength)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		newArray(m, t, f, m.Lib.ArrayOf(m.Lib.Primitive(vm.Kind(in.B))))
	}, bytecode.Newarray)
	resolved(linkClass(opANewArray), bytecode.Anewarray)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		newArray(m, t, f, m.Lib.ArrayOf(ClassOf(in)))
	}, opANewArray)
	resolved(linkClass(opMultiANewArray), bytecode.Multianewarray)
	define(multiNewArray, opMultiANewArray)
}

// element returns the array and index under n value slots of the stack, or
// throws what Java throws. Null comes before bounds, and both before the check of what
// is stored, as programs see which exception they get.
func element(m *vm.Machine, t *vm.Thread, f *vm.Frame, n int32) (r vm.Ref, i int32, ok bool) {
	r, i = vm.Ref(f.Slots[f.SP-n-2]), int32(f.Slots[f.SP-n-1])
	o := m.Heap.Get(r)
	if o == nil {
		throwNull(m, t, f)
		return 0, 0, false
	}
	if uint32(i) >= uint32(o.Len) {
		m.ThrowNew(t, "java/lang/ArrayIndexOutOfBoundsException", fmt.Sprintf("Index %d out of bounds for length %d", i, o.Len))
		return 0, 0, false
	}
	return r, i, true
}

func arrayLoad(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) {
	r, i, ok := element(m, t, f, 0)
	if !ok {
		return
	}
	o := m.Heap.Get(r)
	if !m.MayAccess(t, r, o, int(i), false) {
		return
	}
	k := o.Class.ElemKind()
	v := o.Element(k, int(i))
	if vm.Weak(m).Remembers() {
		if v, ok = vm.Weak(m).Recall(t, vm.Variable{Obj: r, Index: int(i)}, memory.Plain, v, vm.Weak(m).Again); !ok {
			return
		}
	}
	drop(f, 2)
	push(f, v, int32(k.Slots()), o.SlotAttr(int(i)))
	f.PC++
}

func arrayStore(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	n := int32(1)
	if in.Op() == bytecode.Lastore || in.Op() == bytecode.Dastore {
		n = 2
	}
	r, i, ok := element(m, t, f, n)
	if !ok {
		return
	}
	v := f.Slots[f.SP-n]
	o := m.Heap.Get(r)
	k := o.Class.ElemKind()
	if k == vm.KindRef && v != 0 {
		// By what the array was made as, which may be a subtype of what the compiler
		// saw.
		if c := m.Heap.Get(vm.Ref(v)).Class; !c.SubclassOf(o.Class.Elem) {
			m.ThrowNew(t, "java/lang/ArrayStoreException", c.JavaName())
			return
		}
	}
	if !m.MayAccess(t, r, o, int(i), true) {
		return
	}
	if vm.Weak(m).Remembers() {
		if v, ok = vm.Weak(m).Commit(t, vm.Variable{Obj: r, Index: int(i)}, memory.Plain, o.Element(k, int(i)), k.Widen(k.Narrow(v)), vm.Weak(m).Again); !ok {
			return
		}
	}
	w := m.Heap.Writable(r)
	if k == vm.KindRef {
		m.Store(w, vm.Ref(v))
	}
	w.SetElement(k, int(i), v)
	w.SetSlotAttr(int(i), attr(f, f.SP-n))
	drop(f, n+2)
	f.PC++
}

func newArray(m *vm.Machine, t *vm.Thread, f *vm.Frame, c *vm.Class) {
	n := int32(f.Slots[f.SP-1])
	if n < 0 {
		m.ThrowNew(t, "java/lang/NegativeArraySizeException", fmt.Sprint(n))
		return
	}
	if !m.RoomForArray(t, vm.ArraySize(c, n), n) {
		return
	}
	r := m.Heap.NewArray(c, n)
	replace(f, 1, uint64(r), 1)
}

// All dimensions are looked at before anything is made: a negative one throws even
// behind one that is 0.
func multiNewArray(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	c := ClassOf(in)
	dims := make([]int32, in.A)
	for i := range dims {
		dims[i] = int32(f.Slots[int(f.SP)-len(dims)+i])
		if dims[i] < 0 {
			m.ThrowNew(t, "java/lang/NegativeArraySizeException", fmt.Sprint(dims[i]))
			return
		}
	}
	if !m.RoomForArray(t, multiSize(c, dims), dims...) {
		return
	}
	r := NewMultiArray(m, c, dims)
	replace(f, int32(in.A), uint64(r), 1)
}

// It saturates: the product of dimensions may be more than a long.
func multiSize(c *vm.Class, dims []int32) int64 {
	size := vm.ArraySize(c, dims[0])
	if len(dims) > 1 && dims[0] > 0 {
		inner := multiSize(c.Elem, dims[1:])
		if inner > (1<<62)/int64(dims[0]) {
			return 1 << 62
		}
		size += inner * int64(dims[0])
	}
	return size
}

// NewMultiArray makes an array of arrays with the given lengths.
func NewMultiArray(m *vm.Machine, c *vm.Class, dims []int32) vm.Ref {
	r := m.Heap.NewArray(c, dims[0])
	if len(dims) > 1 {
		for i := int32(0); i < dims[0]; i++ {
			e := NewMultiArray(m, c.Elem, dims[1:])
			m.Heap.Get(r).Refs()[i] = e
		}
	}
	return r
}
