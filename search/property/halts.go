package property

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

const haltOnThrow = "vm.halt_on_throw"

// haltsOn reads the exceptions that are violations as soon as they are thrown,
// whether the program would catch them or not; nil for none.
func haltsOn(r *config.Reader) func(class string) bool {
	switch r.String(haltOnThrow) {
	case "", "false":
		return nil
	case "true":
		return func(string) bool { return true }
	}
	names := spec.NamesOf(r, haltOnThrow, "")
	return func(class string) bool { return names.Match(class) }
}

// Thrown is told of each exception that the program throws. It reports whether the
// run of the path is over by that.
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
