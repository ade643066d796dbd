package happens

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/listener"
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

// Handled returns the variable that a handle, n below the top of the stack,
// leads to.
func Handled(m *vm.Machine, in listener.Instruction, n int) (v Variable, ok bool) {
	handle := m.Heap.Get(vm.Ref(in.Operand(n)))
	if handle == nil {
		return v, false
	}
	switch handle.Class.Name {
	case "java/lang/invoke/FieldVarHandle":
		f := m.Lib.FieldByID(uint32(handle.Words[handle.Class.FieldNamed("id").Word]))
		if v.Index = f.Word; f.Static() {
			v.Class = f.Class
			return v, true
		}
		v.Obj = vm.Ref(in.Operand(n - 1))
		return v, v.Obj != 0
	case "java/lang/invoke/ArrayVarHandle":
		v.Obj, v.Index = vm.Ref(in.Operand(n-1)), int(int32(in.Operand(n-2)))
		o := m.Heap.Get(v.Obj)
		return v, o != nil && uint32(v.Index) < uint32(o.Len)
	}
	return v, false
}

// Located returns the variable that a call of Unsafe's is about.
func Located(m *vm.Machine, method *vm.Method, args []uint64) (v Variable, ok bool) {
	if len(args) < 4 || !strings.HasPrefix(method.Desc, "(Ljava/lang/Object;J") || args[1] == 0 {
		return v, false
	}
	o, off := m.Heap.Get(vm.Ref(args[1])), int64(args[2])
	const staticBit = 1 << 40 // see models
	switch {
	case o == nil:
		return v, false
	case off&staticBit != 0:
		v.Class, v.Index = m.ClassOf(vm.Ref(args[1])), int(off&^staticBit-vm.ArrayBase)/8
		return v, true
	case o.Class.IsArray():
		v.Obj, v.Index = vm.Ref(args[1]), int(off-vm.ArrayBase)/width(o.Class.ElemKind())
		return v, true
	}
	v.Obj, v.Index = vm.Ref(args[1]), int(off-vm.ArrayBase)/8
	return v, true
}

// width is how many bytes an element takes.
func width(k vm.Kind) int {
	switch k {
	case vm.KindByte, vm.KindBoolean:
		return 1
	case vm.KindChar, vm.KindShort:
		return 2
	case vm.KindLong, vm.KindDouble:
		return 8
	}
	return 4
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
