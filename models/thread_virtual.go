package models

import "github.com/gojpf/gojpf/vm"

// Virtual threads are threads of the machine, as any other: where a thread runs is
// nothing that a program can tell, so there are no carriers, and mounting and
// unmounting are no steps. The JDK has such threads for platforms without
// continuations (ThreadBuilders.BoundVirtualThread), and takes them where the machine
// says that it is one.
func init() {
	Register("jdk/internal/vm/ContinuationSupport", Methods{"isSupported0": returnBool(false)})
	Register("jdk/internal/vm/ForeignLinkerSupport", Methods{"isSupported0": returnBool(false)})
	Register("jdk/internal/vm/Continuation", Methods{"pin": nothing, "unpin": nothing})
	Register("java/lang/Thread", Methods{
		"currentCarrierThread":           func(e *vm.Env) { e.ReturnRef(e.T.Obj) },
		"setCurrentThread":               nothing,
		"scopedValueCache":               returnNull,
		"setScopedValueCache":            nothing,
		"ensureMaterializedForStackWalk": nothing,
		"findScopedValueBindings":        scopedBindings,
	})
	// What a thread has looked up would be kept in a cache by random numbers, which has
	// equal states differ: each look goes to the bindings.
	Override("java/lang/ScopedValue$Cache", Methods{"put": nothing})
	// Nothing has a carrier that it could be given back to. A walk of a virtual thread's
	// stack initialises the class, which starts a thread for this.
	OverrideIn(19, anyLater, "java/lang/IllegalThreadStateException", Methods{"<init>()V": startedTwice})
	Override("java/lang/VirtualThread", Methods{"unblockVirtualThreads": nothing})
}

// classSeen is the class that an object says it is of: a virtual thread of that of those with
// a carrier.
func classSeen(m *vm.Machine, o *vm.Object) *vm.Class {
	if o.Class.Name != boundThread || !o.Class.Loader.Boot() {
		return o.Class
	}
	if c, err := m.Lib.LoadBoot("java/lang/VirtualThread"); err == nil {
		return c
	}
	return o.Class
}

// startedTwice is the constructor without a message of IllegalThreadStateException. Of a
// virtual thread with a carrier that is started again it says so.
func startedTwice(e *vm.Env) {
	if e.Phase == 1 {
		return
	}
	super, message := e.Method.Class.Super, vm.Null
	f := e.Caller()
	if f != nil && f.Method.Name == "start" && f.Method.Class.Name == "java/lang/Thread" && classSeen(e.M, e.M.Heap.Get(vm.Ref(f.Slots[0]))).Name == "java/lang/VirtualThread" {
		message = e.M.NewString("Already started")
	}
	if message == vm.Null {
		e.Call(1, super.DeclaredMethod("<init>", "()V"), e.Args[0])
		return
	}
	e.Call(1, super.DeclaredMethod("<init>", "(Ljava/lang/String;)V"), e.Args[0], uint64(message))
}

// boundThread is the class of virtual threads on the machine.
const boundThread = "java/lang/ThreadBuilders$BoundVirtualThread"

// isVirtual reports whether the thread is a virtual one.
func isVirtual(m *vm.Machine, t *vm.Thread) bool {
	return m.Heap.Get(t.Obj).Class.Name == boundThread
}

// asOnCarrier is the element of a stack trace that a virtual thread with a carrier has in
// the place of the bottom frame of one without: VirtualThread.run, at its call of the
// task, where what is guarded by its handler of all exceptions ends.
func asOnCarrier(m *vm.Machine, el vm.TraceElement) vm.TraceElement {
	if el.Method.Name != "run" || el.Method.Class.Name != boundThread {
		return el
	}
	c, err := m.Lib.LoadBoot("java/lang/VirtualThread")
	if err != nil {
		return el
	}
	run := c.DeclaredMethod("run", "(Ljava/lang/Runnable;)V")
	if run == nil || run.Info == nil || run.Info.Code == nil {
		return el
	}
	code := run.Info.Code
	for _, h := range code.Handlers {
		const invokevirtual, length = 182, 3
		call := int(h.End) - length
		if h.Catch == "java/lang/Throwable" && call >= int(h.Start) && code.Bytes[call] == invokevirtual {
			el.Method, el.BCI = run, call
			break
		}
	}
	return el
}

// scopedBindings finds the bindings of scoped values in the stack: what the nearest
// call that binds some has as its first argument.
func scopedBindings(e *vm.Env) {
	for f := e.T.Top; f != nil; f = f.Parent {
		mt := f.Method
		if mt.Name != "runWith" && mt.Name != "callWith" || mt.Static() {
			continue
		}
		switch mt.Class.Name {
		case "java/lang/Thread", "java/lang/ScopedValue$Carrier":
			e.ReturnRef(vm.Ref(f.Slots[1]))
			return
		}
	}
	e.ReturnRef(vm.Null)
}
