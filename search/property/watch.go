// Package property is what makes a run wrong: violations, and the Watch that stands
// between a machine and its natives and notices those that nobody has to look for:
// exceptions that leave threads, failed assertions, exits.
//
// Invariants. An exception that ends a thread is either handled by the program, as in
// Java, or noted as a violation: none gets past the watch. What was noted for a
// machine is told once, to whoever takes it.
//
// The package knows nothing of the search; which states are looked at is the search's.
package property

import (
	"errors"
	"fmt"
	"sync"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// ErrViolated is why the machine halts when a property does not hold.
var ErrViolated = errors.New("property violated")

// Package is JPF's, which stands before the names of properties in reports.
const Package = "gov.nasa.jpf.vm."

// The properties that are part of the machine.
const (
	NotDeadlocked = "NotDeadlockedProperty"
	NoUncaught    = "NoUncaughtExceptionsProperty"
	NoAssertion   = "NoAssertionErrorsProperty"
	NoRuntime     = "NoRuntimeExceptionsProperty"
	NoOutOfMemory = "NoOutOfMemoryErrorProperty"
	ExitStatus    = "ExitStatusProperty"
)

// Watch stands between machines and the natives and notices what the
// verdict depends on.
// Natives are the one place by which everything passes that ends a thread or the program, so
// nothing can get by it, whatever the instruction loop or the factory are.
type Watch struct {
	vm.Natives
	Running        bool // the program, no longer the boot of the JDK
	MultipleErrors bool // the search goes on after a violation

	o Options
	// Workers search at once, each with a machine, and share the watch.
	mu         sync.Mutex
	violations map[*vm.Machine]*Violation // for which machines were stopped
}

// NewWatch returns a Watch in front of natives.
func NewWatch(n vm.Natives, o Options) *Watch {
	return &Watch{Natives: n, o: o, violations: map[*vm.Machine]*Violation{}}
}

// Stop stops a machine for a violation.
func (w *Watch) Stop(m *vm.Machine, v *Violation) {
	w.Set(m, v)
	m.Stop(ErrViolated)
}

// HeapFull is told by a machine that the program has used up its heap, in front of
// the OutOfMemoryError that it gets for it.
// The program may catch the error that comes behind it, so this is the last moment to see it.
func (w *Watch) HeapFull(m *vm.Machine) {
	if w.o.OutOfMemory && w.Violation(m) == nil {
		w.Stop(m, New(m, Package+NoOutOfMemory, fmt.Sprintf("the heap of %d bytes is full", m.Heap.Max)))
	}
}

// Violation is that for which a machine was stopped, nil for none.
func (w *Watch) Violation(m *vm.Machine) *Violation {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.violations[m]
}

// Set makes it another one.
// Who executes something aside puts back what was there before.
func (w *Watch) Set(m *vm.Machine, v *Violation) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if v == nil {
		delete(w.violations, m)
	} else {
		w.violations[m] = v
	}
}

// Take returns it, and forgets it.
func (w *Watch) Take(m *vm.Machine) *Violation {
	v := w.Violation(m)
	w.Set(m, nil)
	return v
}

// Native implements vm.Natives.
func (w *Watch) Native(class, name, desc string) vm.NativeFunc {
	fn := w.Natives.Native(class, name, desc)
	switch {
	case w.dispatches(class, name):
		return w.dispatch
	case class == "java/lang/Shutdown" && name == "halt0":
		return w.exits
	case (name == "availableProcessors" && class == "java/lang/Runtime" || name == "getAvailableProcessors") && fn != nil && w.o.Processors > 1:
		return func(e *vm.Env) { w.chooseProcessors(e, fn) }
	}
	return fn
}

// Overrides implements vm.Natives.
func (w *Watch) Overrides(class, name, desc string) bool {
	return w.dispatches(class, name) || w.Natives.Overrides(class, name, desc)
}

// dispatches names the method whose place dispatch takes.
// Where no exception is a violation the JDK's own method runs, which prints it.
func (w *Watch) dispatches(class, name string) bool {
	return class == "java/lang/Thread" && name == "dispatchUncaughtException" && w.o.Passed != EveryException
}

// Effect implements vm.Natives.
func (w *Watch) Effect(class, name, desc string) vm.Effect {
	if w.dispatches(class, name) {
		return vm.Asking // where the search goes on behind it
	}
	return w.Natives.Effect(class, name, desc)
}

// chooseProcessors has the search decide how many processors there are. What the
// JDK sets up before the program has as many as possible.
// Pools of the JDK are sized when its classes are initialised; with less than the most they
// would be too small for the paths on which there are more.
func (w *Watch) chooseProcessors(e *vm.Env, most vm.NativeFunc) {
	if !w.Running {
		most(e)
		return
	}
	g := choice.NewIntInterval("availableProcessors", 1, int32(w.o.Processors))
	if i, ok := e.Choose(g); ok {
		e.ReturnInt(g.Int(i))
	}
}

// kindOf is the kind of an exception.
// Subclasses count, as verification suites judge by these two.
func kindOf(m *vm.Machine, exc vm.Ref) Exceptions {
	switch class := m.Heap.Get(exc).Class; {
	case class.SubclassOf(m.Lib.MustLoad("java/lang/AssertionError")):
		return Assertions
	case class.SubclassOf(m.Lib.MustLoad("java/lang/RuntimeException")):
		return Runtime
	}
	return Others
}

// uncaughtViolation describes an exception that ended a thread.
// The text of the exception is made without calling the program.
func (w *Watch) uncaughtViolation(m *vm.Machine, t *vm.Thread, exc vm.Ref) *Violation {
	v := &Violation{
		Kind: KindUncaught, Property: Package + NoUncaught,
		Exception: m.Heap.Get(exc).Class.JavaName(), Thread: m.ThreadName(t), Details: models.Describe(m, exc),
	}
	kind := kindOf(m, exc)
	if kind == Assertions {
		v.Kind = KindAssertion
	}
	switch {
	case w.o.Passed == 0: // uncaught exceptions of any kind are looked for
	case kind == Assertions:
		v.Property = Package + NoAssertion
	case kind == Runtime:
		v.Property = Package + NoRuntime
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
