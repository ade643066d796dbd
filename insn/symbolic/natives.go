package symbolic

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// Natives that are called by other natives: by reflection, by handles.

// Invoke implements vm.Unknowns: such a native sees only values that are known.
func (rt *Runtime) Invoke(m *vm.Machine, callee *vm.Method, args []uint64, attrs []vm.Attr) []uint64 {
	why := func() string {
		name := strings.ReplaceAll(callee.Class.Name, "/", ".") + "." + callee.Name
		return "the native method " + name + " got a value that is not known"
	}
	copied := false
	for i, a := range attrs {
		e := ExprOf(a)
		if e == nil {
			continue
		}
		if !copied {
			args, copied = slices.Clone(args), true
		}
		args[i] = rt.Pin(m, e, why())
	}
	if callee.Has(vm.TraitPseudo) || rt.passes(callee) {
		return args
	}
	slot := 0
	if !callee.Static() {
		rt.revealRef(m, vm.Ref(args[0]), why)
		slot++
	}
	for _, k := range callee.Params {
		if k == vm.KindRef {
			rt.revealRef(m, vm.Ref(args[slot]), why)
		}
		slot += k.Slots()
	}
	return args
}

// revealRef makes the contents of an object known.
func (rt *Runtime) revealRef(m *vm.Machine, r vm.Ref, why func() string) {
	if unknownText(m, r) && !rt.look(m, r) {
		return
	}
	o := m.Heap.Get(r)
	if o != nil && o.Class == m.Lib.StringClass() {
		r = o.Ref(stringWords(o).value)
		o = m.Heap.Get(r)
	}
	if o == nil || o.Attrs == nil {
		return
	}
	n := len(o.Words)
	if o.Class.Elem != nil {
		n = int(o.Len)
	}
	for i := range n {
		e := ExprOf(o.SlotAttr(i))
		if e == nil {
			continue
		}
		v := rt.Pin(m, e, why())
		o = m.Heap.Writable(r)
		if o.Class.Elem != nil {
			o.SetElement(o.Class.ElemKind(), i, v)
		} else {
			k := o.Class.FieldAt(i).Kind
			o.Words[i] = k.Narrow(v)
		}
		o.SetSlotAttr(i, nil)
	}
}
