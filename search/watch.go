package search

import (
	"errors"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// errViolated is why the machine halts when a property does not hold.
var errViolated = errors.New("property violated")

// watch stands between the machine and the natives and notices what the
// verdict depends on.
type watch struct {
	vm.Natives
	program    *Program
	processors int
	running    bool // the program, no longer the boot of the JDK
	handled    bool // uncaught exceptions are for the program's handlers alone
	assertions bool // the same, but for failures of assertions
	handlers   handlers
	patient    bool                    // the search goes on after a violation
	halts      func(class string) bool // on exceptions that are violations when they are thrown

	uncaught *Violation
	team     *team // where several machines run the program
}

// Native implements vm.Natives.
func (w *watch) Native(class, name, desc string) vm.NativeFunc {
	fn := w.Natives.Native(class, name, desc)
	switch {
	case w.dispatches(class, name):
		return w.dispatch
	case class == "java/lang/Shutdown" && name == "halt0":
		return w.exits
	case (name == "availableProcessors" && class == "java/lang/Runtime" || name == "getAvailableProcessors") && fn != nil && w.processors > 1:
		return func(e *vm.Env) { w.chooseProcessors(e, fn) }
	}
	return fn
}

// Overrides implements vm.Natives.
func (w *watch) Overrides(class, name, desc string) bool {
	return w.dispatches(class, name) || w.Natives.Overrides(class, name, desc)
}

// dispatches names the method whose place dispatch takes.
func (w *watch) dispatches(class, name string) bool {
	return class == "java/lang/Thread" && name == "dispatchUncaughtException" && !w.handled
}

// Effect implements vm.Natives.
func (w *watch) Effect(class, name, desc string) vm.Effect {
	if w.dispatches(class, name) {
		return vm.Asking // where the search goes on behind it
	}
	return w.Natives.Effect(class, name, desc)
}

// chooseProcessors has the search decide how many processors there are. What the
// JDK sets up before the program has as many as possible.
func (w *watch) chooseProcessors(e *vm.Env, most vm.NativeFunc) {
	if !w.running {
		most(e)
		return
	}
	g := choice.NewIntInterval("availableProcessors", 1, int32(w.processors))
	if i, ok := e.Choose(g); ok {
		e.ReturnInt(g.Int(i))
	}
}

// isAssertion tells failures of assertions from other exceptions.
func isAssertion(m *vm.Machine, exc vm.Ref) bool {
	return m.Heap.Get(exc).Class.SubclassOf(m.Lib.MustLoad("java/lang/AssertionError"))
}

// uncaughtViolation describes an exception that ended a thread.
func (w *watch) uncaughtViolation(m *vm.Machine, t *vm.Thread, exc vm.Ref) *Violation {
	v := &Violation{
		Kind: KindUncaught, Property: propertyPackage + noUncaught,
		Exception: m.Heap.Get(exc).Class.JavaName(), Thread: m.ThreadName(t), Details: models.Describe(m, exc),
	}
	if isAssertion(m, exc) {
		v.Kind = KindAssertion
		if w.assertions {
			v.Property = propertyPackage + noAssertion
		}
	}
	trace := m.Backtrace(exc)
	v.locate(trace)
	ended := threads.Info{ID: t.ID}
	for _, el := range trace {
		ended.Stack = append(ended.Stack, el.String())
	}
	v.Threads = []threads.Info{ended} // its frames are gone
	return v
}
