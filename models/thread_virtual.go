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
