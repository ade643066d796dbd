package symexec

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Fields says which fields of the class of a symbolic method become inputs when
// the method begins. @Symbolic overrides it for a field.
type Fields struct{ Instance, Static bool }

// symbolicField tells whether a field becomes an input. A final field has a value that
// code was compiled with, or that its constructor has promised: making it any number
// would be inputs that cannot be.
func (rt *Runtime) symbolicField(f *vm.Field) bool {
	if text, ok := spec.Annotation(f.Info.Annotations.Visible, f.Class, "Symbolic"); ok {
		return strings.EqualFold(text, "true")
	}
	if f.Flags&classfile.AccFinal != 0 {
		return false
	}
	if f.Static() {
		return rt.Fields.Static
	}
	return rt.Fields.Instance
}

// enterFields makes fields of the class of a method inputs. Fields of superclasses stay
// as they are. In order of declaration, so that inputs have the same numbers in every
// run.
func (rt *Runtime) enterFields(m *vm.Machine, f *vm.Frame) {
	c := f.Method.Class
	for _, fd := range c.Fields {
		t, ok := symbolic.TypeOf(string(rune(fd.Kind)))
		if !ok && rt.Heap.Lazy == nil && rt.symbolicField(fd) && (fd.Static() || !f.Method.Static()) {
			rt.Methods.StaysConcrete(fd.String())
		}
		if !ok && rt.Heap.Lazy == nil || !rt.symbolicField(fd) || !fd.Static() && (f.Method.Static() || f.Slots[0] == 0) {
			continue
		}
		if rt.Heap.Lazy != nil && (!ok || !fd.Static()) {
			rt.Heap.EnterField(m, fd, ok, vm.Ref(f.Slots[0]))
			continue
		}
		if fd.Static() {
			s := m.WritableClass(c)
			v, a := rt.FreshFrom(m, c.JavaName()+"."+fd.Name, true, t, fd.Kind.Widen(s.Words[fd.Word]), s.Attrs[fd.Word])
			s.Words[fd.Word] = fd.Kind.Narrow(v)
			s.SetAttr(fd.Word, a)
			continue
		}
		this := vm.Ref(f.Slots[0])
		o := m.Heap.Writable(this)
		v, a := rt.FreshFrom(m, fmt.Sprintf("input[%d].%s", this, fd.Name), true, t, fd.Kind.Widen(o.Words[fd.Word]), o.SlotAttr(fd.Word))
		o.Words[fd.Word] = fd.Kind.Narrow(v)
		o.SetSlotAttr(fd.Word, a)
	}
}
