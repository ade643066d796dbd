package symexec

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Natives see values that are known. What they get is made known in front of the
// call: their arguments, and what is in the objects that they look into.

// gap is where something is not known: in a slot of a frame, or where obj is set,
// in a field or element of an object.
type gap struct {
	e   *symbolic.Expr
	obj vm.Ref
	at  int
}

// whyNative is why a value is given up.
func whyNative(callee *vm.Method) string {
	name := strings.ReplaceAll(callee.Class.Name, "/", ".") + "." + callee.Name
	return "the native method " + name + " got a value that is not known"
}

// Invoke implements vm.Unknowns. It is asked in front of a native's own frame, so its
// arguments begin at slot 0.
func (rt *Runtime) Invoke(m *vm.Machine, f *vm.Frame) bool {
	if !(openArrays{rt}).settled(m, f, 0, f.Method) {
		return false
	}
	return rt.tell(m, f, 0, f.Method)
}

// tell makes known what a native method sees, whose arguments begin at a slot. It
// reports false where there is a choice first, or the path has ended.
func (rt *Runtime) tell(m *vm.Machine, f *vm.Frame, at int32, callee *vm.Method) bool {
	is := calls.Role(callee.Role)
	var places []gap
	n := int32(callee.Args)
	if callee.Has(vm.TraitPseudo) {
		n = f.SP - at
	}
	for i := at; f.Attrs != nil && i < at+n; i++ {
		e := core.ExprAt(f, i)
		switch {
		case e == nil:
		// What such a native does does not depend on the value, for the program; an
		// example will do, and nothing is given up.
		case is&calls.Heedless != 0:
			f.Slots[i] = core.SlotOf(rt.Example(m, e))
			f.SetAttr(int(i), nil)
		default:
			places = append(places, gap{e: e, at: int(i)})
		}
	}
	// It only writes bytes somewhere: a copy with examples keeps the array itself open.
	if is&calls.Bytes != 0 {
		for i, k := range callee.Params {
			if k == vm.KindRef {
				f.Slots[at+int32(i)] = uint64(rt.exampleBytes(m, vm.Ref(f.Slots[at+int32(i)])))
			}
		}
		return rt.fill(m, f, whyNative(callee), places)
	}
	// Natives look into objects they get, one level deep.
	if !callee.Has(vm.TraitPseudo) && is&calls.Passes == 0 {
		slot, ok := at, true
		if !callee.Static() {
			places, ok = rt.contents(m, vm.Ref(f.Slots[slot]), places)
			slot++
		}
		for _, k := range callee.Params {
			if k == vm.KindRef && ok {
				places, ok = rt.contents(m, vm.Ref(f.Slots[slot]), places)
			}
			slot += int32(k.Slots())
		}
		if !ok {
			return false
		}
	}
	return rt.fill(m, f, whyNative(callee), places)
}

// exampleBytes is an array of bytes, or a copy with possible values where some are
// not known.
func (rt *Runtime) exampleBytes(m *vm.Machine, r vm.Ref) vm.Ref {
	o := m.Heap.Get(r)
	if o == nil || o.Attrs == nil {
		return r
	}
	c := m.Heap.NewArray(o.Class, o.Len)
	bytes := m.Heap.Get(c).RawBytes()
	copy(bytes, m.Heap.Get(r).RawBytes())
	for i := range bytes {
		if e := core.ExprOf(o.SlotAttr(i)); e != nil {
			bytes[i] = byte(core.SlotOf(rt.Example(m, e)))
		}
	}
	return c
}

// contents adds the places in an object that are not known. A text becomes a String
// first; ok is false where that is a choice. A String's bytes are in another object,
// which natives look into as well.
func (rt *Runtime) contents(m *vm.Machine, r vm.Ref, places []gap) (_ []gap, ok bool) {
	if text.Unknown(m, r) && !rt.Texts.Look(m, r) {
		return places, false
	}
	o := m.Heap.Get(r)
	if text.IsString(o) {
		r = text.BytesOf(o)
		o = m.Heap.Get(r)
	}
	if o == nil || o.Attrs == nil {
		return places, true
	}
	n := len(o.Words)
	if o.Class.Elem != nil {
		n = int(o.Len)
	}
	for i := range n {
		if e := core.ExprOf(o.SlotAttr(i)); e != nil {
			places = append(places, gap{e, r, i})
		}
	}
	return places, true
}

// fill makes places known. All at once: values that depend on each other are given up
// for one model of all of them.
func (rt *Runtime) fill(m *vm.Machine, f *vm.Frame, why string, places []gap) bool {
	if len(places) == 0 {
		return !m.Ignored()
	}
	var exprs []*symbolic.Expr
	for _, p := range places {
		if !slices.Contains(exprs, p.e) {
			exprs = append(exprs, p.e)
		}
	}
	values, ok := rt.Concretise(m, why, exprs...)
	if !ok {
		return false
	}
	for _, p := range places {
		v := core.SlotOf(values[slices.Index(exprs, p.e)])
		if p.obj == vm.Null {
			f.Slots[p.at] = v
			f.SetAttr(p.at, nil)
			continue
		}
		o := m.Heap.Writable(p.obj)
		if o.Class.Elem != nil {
			o.SetElement(o.Class.ElemKind(), p.at, v)
		} else {
			o.Words[p.at] = o.Class.FieldAt(p.at).Kind.Narrow(v)
		}
		o.SetSlotAttr(p.at, nil)
	}
	return true
}
