package symexec

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Fields says which fields of the class of a symbolic method become inputs when
// the method begins. @Symbolic overrides it for a field.
type Fields struct{ Instance, Static bool }

const annotationPackage = "Lgov/nasa/jpf/symbc/"

// annotationText is the text of an annotation's value.
func annotationText(raw []byte, c *vm.Class, name string) (text string, ok bool) {
	if len(raw) == 0 {
		return "", false
	}
	list, err := classfile.ParseAnnotations(raw, c.File.Pool)
	if err != nil {
		return "", false
	}
	for _, a := range list {
		if a.Type == annotationPackage+name+";" && len(a.Elements) > 0 {
			return a.Elements[0].Value.Text, true
		}
	}
	return "", false
}

// symbolicField tells whether a field becomes an input.
func (rt *Runtime) symbolicField(f *vm.Field) bool {
	if text, ok := annotationText(f.Info.Annotations.Visible, f.Class, "Symbolic"); ok {
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

// enterFields makes fields of the class of a method inputs.
func (rt *Runtime) enterFields(m *vm.Machine, f *vm.Frame) {
	c := f.Method.Class
	for _, fd := range c.Fields {
		t, ok := symbolic.TypeOf(string(rune(fd.Kind)))
		if !ok && rt.Lazy == nil && rt.symbolicField(fd) && (fd.Static() || !f.Method.Static()) {
			rt.StaysConcrete(fd.String())
		}
		if !ok && rt.Lazy == nil || !rt.symbolicField(fd) || !fd.Static() && (f.Method.Static() || f.Slots[0] == 0) {
			continue
		}
		if rt.Lazy != nil && (!ok || !fd.Static()) {
			rt.enterField(m, fd, ok, vm.Ref(f.Slots[0]))
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
