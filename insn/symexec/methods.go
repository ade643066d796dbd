package symexec

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Mark is vm.Library.Mark: it says what a method is to calls with unknown values, and
// finds those that symbolic.method names. It runs once for each method, when it is
// linked, so that calls look at bits.
func (rt *Runtime) Mark(mt *vm.Method) vm.MethodTraits {
	traits := rt.models.Link(mt)
	if rt.asks(mt) {
		traits |= vm.TraitAsked
	}
	if traits != 0 && calls.OfJDK(mt.Class) {
		return traits
	}
	return traits | rt.Methods.Mark(mt)
}

// NotInput says what of a method's receiver and parameters is no input, "" where all
// are.
func (rt *Runtime) NotInput(mt *vm.Method) string {
	s := rt.Methods.Of(mt)
	if s == nil {
		return "symbolic.method does not name it"
	}
	h := rt.Methods.HeaderOf(mt)
	for i, p := range h.Params {
		_, number := symbolic.TypeOf(p)
		switch {
		case !s.Symbolic[i]:
			return fmt.Sprintf("parameter %s is not sym", h.Names[i])
		case !number && p != "Ljava/lang/String;" && rt.Heap.Lazy == nil:
			return fmt.Sprintf("parameter %s is a reference, which symbolic.lazy=true makes an input", h.Names[i])
		}
	}
	if !mt.Static() && mt.Name != "<init>" && rt.Heap.Lazy == nil {
		return "its receiver is one with symbolic.lazy=true"
	}
	return ""
}

// CheckMethods says what is wrong with a name of symbolic.method that matches nothing.
func (rt *Runtime) CheckMethods(classes spec.Classes) error {
	return rt.Methods.CheckMethods(classes, func(mt *vm.Method) error { return rt.Heap.ReadPrecondition(mt, classes) })
}

// CheckClasses says what is wrong with a name of symbolic.class that has no methods
// that can begin so.
func (rt *Runtime) CheckClasses(classes spec.Classes) error {
	return rt.Methods.CheckClasses(classes, func(mt *vm.Method) error { return rt.Heap.ReadPrecondition(mt, classes) })
}

// Begin implements vm.Unknowns.
func (rt *Runtime) Begin(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool {
	return rt.Heap.Begin(m, t, f)
}

// Entered implements vm.Unknowns: the parameters that symbolic.method names
// become inputs, unless a method that began so is still running.
func (rt *Runtime) Entered(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	s := rt.Methods.Of(f.Method)
	if s == nil {
		return
	}
	// That it was called at all is counted, for the note on methods that never were.
	s.Enter()
	// A symbolic method that calls another one, or itself, passes it values of its own;
	// those of recipes are calls that build the input.
	for g := f.Parent; g != nil; g = g.Parent {
		if g.Flags&vm.FrameSymbolic != 0 || heap.Builds(g) {
			return
		}
		// The program starts with it when its class is initialised, which may take calls of it.
		if f.Method == rt.Entry && g.Method.Name == "<clinit>" {
			return
		}
	}
	f.Flags |= vm.FrameSymbolic
	made := core.PathOf(m).Made()
	h := rt.Methods.HeaderOf(f.Method)
	slot := 0
	if !f.Method.Static() {
		slot = 1
		if rt.Heap.Lazy != nil && rt.Heap.Lazy.This {
			rt.Heap.EnterThis(m, f)
		}
	}
	if rt.Heap.Lazy != nil {
		heap.ForgetPending(m, t)
	}
	for i, p := range h.Params {
		if s.Symbolic[i] {
			rt.enter(m, f, slot, h.Names[i], p)
		}
		slot += f.Method.Params[i].Slots()
	}
	rt.enterFields(m, f)
	// When all inputs are there, as it may be about any of them.
	rt.Heap.AssumePrecondition(m, f)
	if rt.Heap.Lazy != nil && len(rt.Heap.Lazy.Invariants) > 0 {
		rt.Heap.PendInvariants(m, f, rt.Fields.Instance, s.Symbolic)
	}
	rt.callBegan(m, t, f, made)
	if rt.watch.Entered != nil && !m.Ignored() {
		rt.watch.Entered(m, t)
	}
}

// enter makes the parameter in a slot an input.
func (rt *Runtime) enter(m *vm.Machine, f *vm.Frame, slot int, name, desc string) {
	if t, ok := symbolic.TypeOf(desc); ok {
		v, a := rt.FreshFrom(m, name, false, t, f.Slots[slot], f.Attr(slot))
		f.Slots[slot] = v
		f.SetAttr(slot, a)
		return
	}
	if rt.Heap.Lazy != nil {
		rt.Heap.EnterReference(m, f, slot, name, desc)
		return
	}
	if desc == "Ljava/lang/String;" {
		f.Slots[slot] = uint64(rt.Texts.FreshTextFrom(m, name, vm.Ref(f.Slots[slot])))
		return
	}
	r := vm.Ref(f.Slots[slot])
	o := m.Heap.Get(r)
	if t, ok := symbolic.TypeOf(strings.TrimPrefix(desc, "[")); ok && o != nil {
		k := o.Class.ElemKind()
		for i := range int(o.Len) {
			w := m.Heap.Writable(r)
			v, a := rt.FreshFrom(m, fmt.Sprintf("%s%d", name, i), false, t, w.Element(k, i), w.SlotAttr(i))
			w.SetElement(k, i, v)
			w.SetSlotAttr(i, a)
		}
		return
	}
	if rt.Methods.Of(f.Method).Whole { // it asks for what can be symbolic
		rt.Methods.StaysConcrete(fmt.Sprintf("%s.%s(%s)", f.Method.Class.JavaName(), f.Method.Name, name))
		return
	}
	rt.Cut(m, fmt.Sprintf("parameter %s of %s.%s stayed concrete", name, f.Method.Class.JavaName(), f.Method.Name),
		"numbers, texts and arrays of numbers can be symbolic, others with symbolic.lazy=true")
}
