package happens

import (
	"fmt"

	"github.com/gojpf/gojpf/vm"
)

// Variable is a field of an object or class, or an element of an array.
type Variable struct {
	Obj   vm.Ref    // 0 for static fields
	Class *vm.Class // of static fields
	Index int       // word or element
}

// Field returns the field, nil for an element.
func (v Variable) Field(m *vm.Machine) *vm.Field {
	if v.Class != nil {
		return v.Class.StaticAt(v.Index)
	}
	if c := m.Heap.Get(v.Obj).Class; !c.IsArray() {
		return c.FieldAt(v.Index)
	}
	return nil
}

// Text names the variable as JPF does: field p.C@1f.f, array element
// int[]@20[3].
func (v Variable) Text(m *vm.Machine) string {
	f := v.Field(m)
	switch {
	case f == nil:
		return fmt.Sprintf("array element %s@%x[%d]", m.Heap.Get(v.Obj).Class.TypeName(), uint32(v.Obj), v.Index)
	case f.Static():
		return "field " + f.Class.JavaName() + "." + f.Name
	}
	return fmt.Sprintf("field %s@%x.%s", m.Heap.Get(v.Obj).Class.JavaName(), uint32(v.Obj), f.Name)
}

// Books reports whether a thread is in code by which the JDK keeps books of its
// own. What it does there is ordered somehow, but no program may rely on it.
func Books(t *vm.Thread) bool {
	for f := t.Top; f != nil; f = f.Parent {
		if k := f.Method.Class.Loader; k != nil && !k.Boot() {
			return false
		}
		if f.Method.Has(vm.TraitBooks) || f.Method.Class.Name == "java/lang/String" {
			return true
		}
	}
	return false
}
