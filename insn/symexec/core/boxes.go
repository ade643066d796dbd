package core

import (
	"github.com/gojpf/gojpf/vm"
)

// boxed marks the object that valueOf has made of a value that is not known: it
// may be one of those that the JDK shares for small values.
type boxed struct{}

// SharedMax is the greatest value whose boxes the JDK shares; the least is -128,
// but for char.
const SharedMax = 127

// BoxKinds are the wrapper classes whose objects the JDK shares for small values.
var BoxKinds = map[string]vm.Kind{
	"java/lang/Integer": vm.KindInt, "java/lang/Long": vm.KindLong, "java/lang/Short": vm.KindShort,
	"java/lang/Byte": vm.KindByte, "java/lang/Character": vm.KindChar,
}

// MarkBoxed says that valueOf has made a box of a value that is not known.
func MarkBoxed(m *vm.Machine, r vm.Ref) {
	o := m.Heap.Writable(r)
	o.SetAttr(vm.WithAttr(o.Attr(), boxed{}))
}

// IsBoxed tells whether an object is such a box.
func IsBoxed(o *vm.Object) bool {
	if o == nil {
		return false
	}
	_, ok := vm.AttrOf[boxed](o.Attr())
	return ok
}
