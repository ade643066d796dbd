package threads

import (
	"encoding/binary"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Access is a plain access to a variable in front of which a thread stands: to a field
// that is not volatile, or to an element of an array.
type Access struct {
	Thread int
	Write  bool
	Obj    vm.Ref    // 0 for a static field
	Class  *vm.Class // of a static field
	Index  int       // word or element
	At     vm.TraceElement
}

// StandsAt returns the access that a thread stands in front of.
// The machine's operation says which variable; the code says whether the access is plain: a
// volatile one, or an atomic call, is no race.
func StandsAt(m *vm.Machine, t *vm.Thread) (a Access, ok bool) {
	next, f := t.Next, t.Top
	if t.Status != vm.Runnable || next.Kind != vm.OpRead && next.Kind != vm.OpWrite || f == nil || f.Code == nil {
		return a, false
	}
	info, at := f.Method.Info, f.BCI()
	if info == nil || info.Code == nil || at < 0 || at >= len(info.Code.Bytes) {
		return a, false
	}
	a = Access{
		Thread: t.ID, Write: next.Kind == vm.OpWrite, Obj: next.Obj, Class: next.Class, Index: next.Index,
		At: vm.TraceElement{Method: f.Method, BCI: at},
	}
	code := info.Code.Bytes[at:]
	switch op := vm.Op(code[0]); {
	case op >= bytecode.Getstatic && op <= bytecode.Putfield:
		field := a.Field(m)
		return a, field != nil && !field.Volatile()
	case op >= bytecode.Iaload && op <= bytecode.Saload || op >= bytecode.Iastore && op <= bytecode.Sastore:
	case op == bytecode.Invokevirtual && len(code) > 2:
		// get and set of a VarHandle are plain, all its other methods are ordered in some way.
		class, name, _ := f.Method.Class.File.Pool.Member(binary.BigEndian.Uint16(code[1:]))
		if class != "java/lang/invoke/VarHandle" || name != "get" && name != "set" {
			return a, false
		}
	default:
		return a, false
	}
	return a, true
}

// Races reports whether two accesses in front of which threads stand at the same time
// are a race: nothing keeps either from being the first.
func (a Access) Races(b Access) bool {
	return a.Thread != b.Thread && (a.Write || b.Write) && a.Obj == b.Obj && a.Class == b.Class && a.Index == b.Index
}

// Field returns the field, nil for an element.
func (a Access) Field(m *vm.Machine) *vm.Field {
	if a.Class != nil {
		return a.Class.StaticAt(a.Index)
	}
	if c := m.Heap.Get(a.Obj).Class; !c.IsArray() {
		return c.FieldAt(a.Index)
	}
	return nil
}
