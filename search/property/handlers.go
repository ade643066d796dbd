package property

import "github.com/gojpf/gojpf/vm"

// The phases of dispatch. The exception that is told in the end is in its local
// slot 0.
// It calls methods of the program in between, during which states may be taken: so it goes on
// by phases and keeps what it needs in slots of its frame.
const (
	dispatchBegins = iota
	dispatchHandler
	dispatchDefault
	dispatchHandled
	dispatchMessage
)

// dispatch takes the place of Thread.dispatchUncaughtException(Throwable). A
// handler of the program's own runs as in Java. What has none, or leaves the
// handler itself, ends the run.
func (w *Watch) dispatch(e *vm.Env) {
	thread, exc := e.Args[0], e.Ref(1)
	class := e.M.Lib.MustLoad("java/lang/Thread")
	switch e.Phase {
	case dispatchBegins:
		// Where the search goes on after a violation, what others would do on this
		// path is worth knowing.
		// It is an operation for the same reason as an exit: see "A path that is given up is
		// an operation" in docs/decisions.md.
		if w.MultipleErrors && !e.MayRun(vm.Operation{Kind: vm.OpEnd, Obj: e.T.Obj}) {
			return
		}
		if w.o.IgnoreHandlers {
			w.judge(e, exc)
			return
		}
		// The program may override it.
		ask := class.Method("getUncaughtExceptionHandler", "()Ljava/lang/Thread$UncaughtExceptionHandler;")
		own, _ := e.M.Heap.Get(vm.Ref(thread)).Class.Select(ask)
		e.CallCatch(dispatchHandler, own, thread)
	case dispatchHandler:
		if e.Exc != 0 {
			w.judge(e, e.Exc)
			return
		}
		h := vm.Ref(e.Result)
		// The group's own method prints the exception, and would count as a handler that has
		// dealt with it.
		if w.concerns(e.M, exc) {
			h = overridingGroup(e.M, h)
		}
		if h != 0 {
			w.handle(e, h, exc)
			return
		}
		e.CallCatch(dispatchDefault, class.Method("getDefaultUncaughtExceptionHandler", "()Ljava/lang/Thread$UncaughtExceptionHandler;"))
	case dispatchDefault:
		if h := vm.Ref(e.Result); h != 0 {
			w.handle(e, h, exc)
			return
		}
		if !e.M.Heap.Get(exc).Class.SubclassOf(e.M.Lib.MustLoad("java/lang/ThreadDeath")) { // that is an end as good as any
			w.judge(e, exc)
		}
	case dispatchHandled:
		switch {
		case e.Exc != 0:
			w.judge(e, e.Exc)
		case !w.o.PassHandlers:
			w.judge(e, exc)
		}
	case dispatchMessage:
		v := w.uncaughtViolation(e.M, e.T, vm.Ref(e.Local(0)))
		if e.Exc == 0 {
			v.Message = e.M.GoString(vm.Ref(e.Result))
		}
		w.Stop(e.M, v)
	}
}

// overridingGroup returns the handler to call for what a thread names as its
// own: r itself, or where that is a group the nearest one above it that handles
// exceptions in its own way; 0 if none does.
// Each group passes what it does not handle to its parent, as the JDK's method does.
func overridingGroup(m *vm.Machine, r vm.Ref) vm.Ref {
	group := m.Lib.MustLoad("java/lang/ThreadGroup")
	parent := group.FieldNamed("parent").Word
	for r != 0 {
		o := m.Heap.Get(r)
		if impl, _ := o.Class.Select(handlerMethod(m)); impl == nil || impl.Class != group {
			return r
		}
		r = o.Ref(parent)
	}
	return 0
}

// handlerMethod is the method of the interface of handlers.
func handlerMethod(m *vm.Machine) *vm.Method {
	return m.Lib.MustLoad("java/lang/Thread$UncaughtExceptionHandler").Method("uncaughtException", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V")
}

// handle runs a handler.
// One that has no method to call is an error of linking, and none to handle.
func (w *Watch) handle(e *vm.Env, handler, exc vm.Ref) {
	impl, conflict := e.M.Heap.Get(handler).Class.Select(handlerMethod(e.M))
	if impl == nil || conflict {
		w.judge(e, exc)
		return
	}
	e.CallCatch(dispatchHandled, impl, uint64(handler), e.Args[0], uint64(exc))
}

// concerns reports whether an exception that leaves a thread is a violation, not
// just the thread's end.
func (w *Watch) concerns(m *vm.Machine, exc vm.Ref) bool {
	return w.o.Passed == 0 || w.o.Passed&kindOf(m, exc) == 0
}

// judge reports an exception that nobody has handled. It is asked for its
// message first, which may run the program's own code.
// A getMessage that throws leaves the violation without a message.
func (w *Watch) judge(e *vm.Env, exc vm.Ref) {
	if !w.concerns(e.M, exc) {
		return
	}
	class := e.M.Heap.Get(exc).Class
	message, conflict := class.Select(e.M.Lib.ThrowableClass().Method("getMessage", "()Ljava/lang/String;"))
	if message == nil || conflict {
		w.Stop(e.M, w.uncaughtViolation(e.M, e.T, exc))
		return
	}
	e.SetLocalRef(0, exc)
	e.CallCatch(dispatchMessage, message, uint64(exc))
}
