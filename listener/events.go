package listener

import (
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
)

// The events of a search.
type (
	// SearchStarted hears of the start.
	SearchStarted interface{ SearchStarted(*Context) }
	// StateRestored hears that the machine is back in a state, before the next
	// transition leaves it.
	StateRestored interface{ StateRestored(c *Context, depth int) }
	// StateAdvanced hears of the state that a transition reached.
	StateAdvanced interface {
		StateAdvanced(*Context, *explore.Advance)
	}
	// StateBacktracked hears that a state has no alternatives left.
	StateBacktracked interface{ StateBacktracked(c *Context, depth int) }
	// PropertyViolated hears of a violation that is reported.
	PropertyViolated interface {
		PropertyViolated(*Context, *search.Violation)
	}
	// SearchConstraintHit hears that something is left out, once per reason.
	SearchConstraintHit interface {
		SearchConstraintHit(*Context, search.Cut)
	}
	// SearchFinished hears of the end; the verdict follows from the result.
	SearchFinished interface {
		SearchFinished(*Context, *search.Result)
	}
	// ChoiceRegistered hears of each generator that a new state stands in front of.
	ChoiceRegistered interface {
		ChoiceRegistered(*Context, choice.Generator)
	}
	// ChoiceAdvanced hears of the decision that the next transition begins with.
	ChoiceAdvanced interface {
		ChoiceAdvanced(*Context, choice.Decision)
	}
)

// The events of instructions. Whoever hears of one of them has the machine run
// its slower loop.
type (
	// ExecuteInstruction hears of each instruction in front of its execution. An
	// instruction that has to wait, to be linked, to initialise a class or to
	// choose is executed, and told, again.
	ExecuteInstruction interface{ ExecuteInstruction(*Context, Instruction) }
	// InstructionExecuted hears of each instruction that is complete: it has
	// returned, thrown, or left a new frame to run. It is told once.
	InstructionExecuted interface {
		InstructionExecuted(*Context, Executed)
	}
	// MethodEntered hears of each Java method that starts; native methods have
	// events of their own.
	MethodEntered interface{ MethodEntered(*Context, Instruction) }
	// MethodExited hears of each Java method that ended, in whatever way, when
	// the thread executes its next instruction.
	MethodExited interface {
		MethodExited(c *Context, t *vm.Thread, m *vm.Method)
	}
	// FieldRead hears of reads of fields that are complete, static ones included.
	// Natives that read a field are not told, nor are other accesses by them.
	FieldRead interface{ FieldRead(*Context, Access) }
	// FieldWritten hears of writes of fields.
	FieldWritten interface{ FieldWritten(*Context, Access) }
	// ArrayRead hears of reads of array elements.
	ArrayRead interface{ ArrayRead(*Context, Access) }
	// ArrayWritten hears of writes of array elements.
	ArrayWritten interface{ ArrayWritten(*Context, Access) }
)

// The events of the machine. They are told in the middle of an instruction or a
// native method: a listener may read the state and set attributes.
type (
	// NativeEntered hears of native methods. One that has to choose or to
	// initialise a class is entered again.
	NativeEntered interface {
		NativeEntered(c *Context, t *vm.Thread, m *vm.Method, args []uint64)
	}
	// NativeExited hears of native methods that have returned or thrown.
	NativeExited interface {
		NativeExited(c *Context, t *vm.Thread, m *vm.Method)
	}
	// ExceptionThrown hears of each exception that starts to unwind the stack,
	// be it thrown by a statement, by the machine or by a native method. The
	// instruction is the one that throws.
	ExceptionThrown interface {
		ExceptionThrown(c *Context, in Instruction, exception vm.Ref)
	}
	// ExceptionHandled hears of each exception that a method catches; the
	// instruction is the first of the handler.
	ExceptionHandled interface {
		ExceptionHandled(c *Context, in Instruction, exception vm.Ref)
	}
	// ExceptionBailout hears of each exception that leaves its thread.
	ExceptionBailout interface {
		ExceptionBailout(c *Context, t *vm.Thread, exception vm.Ref)
	}
	// ObjectCreated hears of each new object and array, before its fields or
	// elements are set.
	ObjectCreated interface {
		ObjectCreated(c *Context, t *vm.Thread, r vm.Ref)
	}
	// ObjectReleased hears of each object that the collector frees on a path. Its
	// reference will be used again.
	ObjectReleased interface{ ObjectReleased(c *Context, r vm.Ref) }
	// ObjectShared hears of each object that more than one thread can reach from
	// now on. Programs with one thread share nothing.
	ObjectShared interface{ ObjectShared(c *Context, r vm.Ref) }
	// ObjectLocked hears of monitors that a thread enters for the first time.
	ObjectLocked interface {
		ObjectLocked(c *Context, t *vm.Thread, r vm.Ref)
	}
	// ObjectUnlocked hears of monitors that nobody owns any more.
	ObjectUnlocked interface {
		ObjectUnlocked(c *Context, t *vm.Thread, r vm.Ref)
	}
	// ObjectWait hears of threads that go to sleep in a wait set.
	ObjectWait interface {
		ObjectWait(c *Context, t *vm.Thread, r vm.Ref)
	}
	// ObjectNotify hears of calls of notify.
	ObjectNotify interface{ ObjectNotify(c *Context, r vm.Ref) }
	// ObjectNotifyAll hears of calls of notifyAll.
	ObjectNotifyAll interface{ ObjectNotifyAll(c *Context, r vm.Ref) }
	// ThreadStarted hears of new threads.
	ThreadStarted interface{ ThreadStarted(*Context, *vm.Thread) }
	// ThreadBlocked hears of threads that have to wait for a monitor.
	ThreadBlocked interface {
		ThreadBlocked(c *Context, t *vm.Thread, lock vm.Ref)
	}
	// ThreadWaiting hears of threads that begin to wait for a notification.
	ThreadWaiting interface{ ThreadWaiting(*Context, *vm.Thread) }
	// ThreadNotified hears of threads that are notified.
	ThreadNotified interface{ ThreadNotified(*Context, *vm.Thread) }
	// ThreadInterrupted hears of threads that are interrupted.
	ThreadInterrupted interface{ ThreadInterrupted(*Context, *vm.Thread) }
	// ThreadTerminated hears of threads that have ended.
	ThreadTerminated interface{ ThreadTerminated(*Context, *vm.Thread) }
	// ThreadScheduled hears that another thread goes on than before.
	ThreadScheduled interface{ ThreadScheduled(*Context, *vm.Thread) }
	// SymbolicMethodExited hears of the end of each call of a method of
	// symbolic.method, however it ends: by a return or an exception, while its frame
	// is still on top, or with the path, when the machine is in its last state.
	SymbolicMethodExited interface {
		SymbolicMethodExited(*Context, *symexec.Call)
	}
	// SymbolicMethodEntered hears of the begin of each such call, when its inputs
	// are made. Its frame is the thread's top.
	SymbolicMethodEntered interface {
		SymbolicMethodEntered(*Context, *vm.Thread)
	}
	// SymbolicDecisionForced hears of a decision on unknown values that leaves one
	// alternative only, the one that is taken, or none, -1. Of other decisions ChoiceAdvanced tells.
	SymbolicDecisionForced interface {
		SymbolicDecisionForced(c *Context, kind string, alternatives []core.Alternative, taken int)
	}
	// SymbolicPathEnded hears of the end of each path that the search does not
	// follow any further, behind the ends of the calls that are under way there, if
	// there may be unknown values.
	SymbolicPathEnded interface {
		SymbolicPathEnded(*Context, *symexec.PathEnd)
	}
	// ClassLoaded hears of each class once in a run, with the next event that is
	// told to anyone. Classes that the JDK needs to start are loaded before.
	ClassLoaded interface{ ClassLoaded(*Context, *vm.Class) }
	// GCBegin hears of collections that begin.
	GCBegin interface{ GCBegin(*Context) }
	// GCEnd hears of collections that end.
	GCEnd interface{ GCEnd(*Context) }
)

// hears returns the listener as one that hears of an event, if it does. A
// script implements every interface and says itself which events it wants.
func hears[L any](a *attached, event string) (l L, ok bool) {
	if l, ok = a.listen.(L); !ok {
		return l, false
	}
	if s, scripted := a.listen.(*script); scripted && !s.wants(event) {
		var none L
		return none, false
	}
	return l, true
}

// anyHears reports whether somebody hears of an event.
func anyHears[L any](s *set, event string) bool {
	for _, a := range s.list {
		if _, ok := hears[L](a, event); ok {
			return true
		}
	}
	return false
}

// machineEvents connects the listeners with the machine. What nobody hears of
// stays nil there.
func (s *set) machineEvents() *vm.Events {
	e := &vm.Events{ClassLoaded: s.classLoaded}
	if anyHears[ObjectCreated](s, "object_created") {
		e.ObjectCreated = func(t *vm.Thread, r vm.Ref) {
			each(s, "object_created", func(l ObjectCreated, c *Context) { l.ObjectCreated(c, t, r) })
		}
	}
	if anyHears[ObjectReleased](s, "object_released") {
		e.ObjectReleased = func(r vm.Ref) {
			each(s, "object_released", func(l ObjectReleased, c *Context) { l.ObjectReleased(c, r) })
		}
	}
	if anyHears[ObjectShared](s, "object_shared") {
		e.ObjectShared = func(r vm.Ref) {
			each(s, "object_shared", func(l ObjectShared, c *Context) { l.ObjectShared(c, r) })
		}
	}
	if anyHears[GCBegin](s, "gc_begin") {
		e.GCBegin = func() { each(s, "gc_begin", func(l GCBegin, c *Context) { l.GCBegin(c) }) }
	}
	if anyHears[GCEnd](s, "gc_end") {
		e.GCEnd = func() { each(s, "gc_end", func(l GCEnd, c *Context) { l.GCEnd(c) }) }
	}
	if anyHears[NativeEntered](s, "native_entered") {
		e.NativeEntered = func(t *vm.Thread, m *vm.Method, args []uint64) {
			each(s, "native_entered", func(l NativeEntered, c *Context) { l.NativeEntered(c, t, m, args) })
		}
	}
	if anyHears[NativeExited](s, "native_exited") {
		e.NativeExited = func(t *vm.Thread, m *vm.Method) {
			each(s, "native_exited", func(l NativeExited, c *Context) { l.NativeExited(c, t, m) })
		}
	}
	s.exceptionEvents(e)
	s.monitorEvents(e)
	s.threadEvents(e)
	return e
}

// symbolicEvents connects them with the runtime of unknown values.
func (s *set) symbolicEvents() {
	rt := s.p.Symbolic()
	if rt == nil {
		return
	}
	var call func(*vm.Machine, *symexec.Call)
	if anyHears[SymbolicMethodExited](s, "symbolic_method_exited") {
		call = func(_ *vm.Machine, e *symexec.Call) {
			each(s, "symbolic_method_exited", func(l SymbolicMethodExited, c *Context) { l.SymbolicMethodExited(c, e) })
		}
	}
	var path func(*vm.Machine, *symexec.PathEnd)
	if anyHears[SymbolicPathEnded](s, "symbolic_path_ended") {
		path = func(_ *vm.Machine, e *symexec.PathEnd) {
			each(s, "symbolic_path_ended", func(l SymbolicPathEnded, c *Context) { l.SymbolicPathEnded(c, e) })
		}
	}
	rt.OnEnd(call, path)
	rt.Watch(s.watch())
}

func (s *set) watch() (w symexec.Watch) {
	if anyHears[SymbolicMethodEntered](s, "symbolic_method_entered") {
		w.Entered = func(_ *vm.Machine, t *vm.Thread) {
			each(s, "symbolic_method_entered", func(l SymbolicMethodEntered, c *Context) { l.SymbolicMethodEntered(c, t) })
		}
	}
	if anyHears[SymbolicDecisionForced](s, "symbolic_decision_forced") {
		w.Forced = func(_ *vm.Machine, kind string, alternatives []core.Alternative, taken int) {
			each(s, "symbolic_decision_forced", func(l SymbolicDecisionForced, c *Context) { l.SymbolicDecisionForced(c, kind, alternatives, taken) })
		}
	}
	return w
}

func (s *set) exceptionEvents(e *vm.Events) {
	if anyHears[ExceptionThrown](s, "exception_thrown") {
		e.ExceptionThrown = func(t *vm.Thread, exc vm.Ref) {
			in := Instruction{t, t.Top}
			each(s, "exception_thrown", func(l ExceptionThrown, c *Context) { l.ExceptionThrown(c, in, exc) })
		}
	}
	if anyHears[ExceptionHandled](s, "exception_handled") {
		e.ExceptionHandled = func(t *vm.Thread, f *vm.Frame, exc vm.Ref) {
			each(s, "exception_handled", func(l ExceptionHandled, c *Context) { l.ExceptionHandled(c, Instruction{t, f}, exc) })
		}
	}
	if anyHears[ExceptionBailout](s, "exception_bailout") {
		e.ExceptionBailout = func(t *vm.Thread, exc vm.Ref) {
			each(s, "exception_bailout", func(l ExceptionBailout, c *Context) { l.ExceptionBailout(c, t, exc) })
		}
	}
}

func (s *set) monitorEvents(e *vm.Events) {
	if anyHears[ObjectLocked](s, "object_locked") {
		e.ObjectLocked = func(t *vm.Thread, r vm.Ref) {
			each(s, "object_locked", func(l ObjectLocked, c *Context) { l.ObjectLocked(c, t, r) })
		}
	}
	if anyHears[ObjectUnlocked](s, "object_unlocked") {
		e.ObjectUnlocked = func(t *vm.Thread, r vm.Ref) {
			each(s, "object_unlocked", func(l ObjectUnlocked, c *Context) { l.ObjectUnlocked(c, t, r) })
		}
	}
	if anyHears[ObjectWait](s, "object_wait") {
		e.ObjectWait = func(t *vm.Thread, r vm.Ref) {
			each(s, "object_wait", func(l ObjectWait, c *Context) { l.ObjectWait(c, t, r) })
		}
	}
	if anyHears[ObjectNotify](s, "object_notify") || anyHears[ObjectNotifyAll](s, "object_notify_all") {
		e.ObjectNotify = func(r vm.Ref, all bool) {
			if all {
				each(s, "object_notify_all", func(l ObjectNotifyAll, c *Context) { l.ObjectNotifyAll(c, r) })
			} else {
				each(s, "object_notify", func(l ObjectNotify, c *Context) { l.ObjectNotify(c, r) })
			}
		}
	}
}

func (s *set) threadEvents(e *vm.Events) {
	if anyHears[ThreadStarted](s, "thread_started") {
		e.ThreadStarted = func(t *vm.Thread) {
			each(s, "thread_started", func(l ThreadStarted, c *Context) { l.ThreadStarted(c, t) })
		}
	}
	if anyHears[ThreadBlocked](s, "thread_blocked") {
		e.ThreadBlocked = func(t *vm.Thread, lock vm.Ref) {
			each(s, "thread_blocked", func(l ThreadBlocked, c *Context) { l.ThreadBlocked(c, t, lock) })
		}
	}
	if anyHears[ThreadWaiting](s, "thread_waiting") {
		e.ThreadWaiting = func(t *vm.Thread) {
			each(s, "thread_waiting", func(l ThreadWaiting, c *Context) { l.ThreadWaiting(c, t) })
		}
	}
	if anyHears[ThreadNotified](s, "thread_notified") {
		e.ThreadNotified = func(t *vm.Thread) {
			each(s, "thread_notified", func(l ThreadNotified, c *Context) { l.ThreadNotified(c, t) })
		}
	}
	if anyHears[ThreadInterrupted](s, "thread_interrupted") {
		e.ThreadInterrupted = func(t *vm.Thread) {
			each(s, "thread_interrupted", func(l ThreadInterrupted, c *Context) { l.ThreadInterrupted(c, t) })
		}
	}
	if anyHears[ThreadTerminated](s, "thread_terminated") {
		e.ThreadTerminated = func(t *vm.Thread) {
			each(s, "thread_terminated", func(l ThreadTerminated, c *Context) { l.ThreadTerminated(c, t) })
		}
	}
	if anyHears[ThreadScheduled](s, "thread_scheduled") {
		e.ThreadScheduled = func(t *vm.Thread) {
			each(s, "thread_scheduled", func(l ThreadScheduled, c *Context) { l.ThreadScheduled(c, t) })
		}
	}
}
