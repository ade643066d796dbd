package models

import "github.com/gojpf/gojpf/vm"

// java.lang.ref. In HotSpot a thread of the JDK, the reference handler, moves
// cleared references to their queues. It would be a thread of the state space
// that nobody asked about, so it is never started here (see startThread): the
// collector itself puts cleared references into their queues. Finalizers are
// not run; docs/models.md says so.
func init() {
	refers := func(e *vm.Env) {
		if !e.MayAccess(e.Ref(0), field(e, "java/lang/ref/Reference", "referent"), false) {
			return
		}
		o := e.Object(0)
		e.ReturnBool(o.Words[field(e, "java/lang/ref/Reference", "referent")] == uint64(e.Ref(1)))
	}
	clearRef := func(e *vm.Env) {
		if !e.MayAccess(e.Ref(0), field(e, "java/lang/ref/Reference", "referent"), true) {
			return
		}
		e.M.Heap.Writable(e.Ref(0)).Words[field(e, "java/lang/ref/Reference", "referent")] = 0
	}
	Register("java/lang/ref/Reference", Methods{
		"refersTo0":                       refers,
		"clear0":                          clearRef,
		"getAndClearReferencePendingList": returnNull,
		"hasReferencePendingList":         returnBool(false),
	})
	Register("java/lang/ref/PhantomReference", Methods{"refersTo0": refers, "clear0": clearRef})
}

// serviceThreads are threads of the JDK whose work the machine does itself.
var serviceThreads = map[string]bool{
	"java/lang/ref/Reference$ReferenceHandler": true,
	"java/lang/ref/Finalizer$FinalizerThread":  true,
}
