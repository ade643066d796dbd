package property

import (
	"github.com/gojpf/gojpf/vm"
)

// Thrown is told of each exception that the program throws. It reports whether the
// run of the path is over by that.
// The message is read from the field: getMessage could run the program's own code in the
// middle of an instruction.
func (w *Watch) Thrown(m *vm.Machine, t *vm.Thread, exc vm.Ref) bool {
	class := m.Heap.Get(exc).Class
	if !w.Running || !w.o.Halts(class.JavaName()) {
		return false
	}
	v := w.uncaughtViolation(m, t, exc)
	text := m.Lib.MustLoad("java/lang/Throwable").FieldNamed("detailMessage")
	if r := m.Heap.Get(exc).Ref(text.Word); r != 0 {
		v.Message = m.GoString(r)
	}
	w.Stop(m, v)
	return true
}
