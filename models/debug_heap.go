package models

import (
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/vm"
)

// The methods of Debug about references.

// makeReference is makeSymbolicRef(name, object): the object says of which class
// the input is.
func makeReference(e *vm.Env) {
	rt := options(e).Symbolic
	switch o := e.Object(1); {
	case rt == nil:
		e.ReturnRef(e.Ref(1))
	case rt.Heap.Lazy == nil:
		makeFields(e, 0, 1)
		notSymbolic(e, "Debug.makeSymbolicRef did not try null and other objects")
		e.ReturnRef(e.Ref(1))
	case o == nil:
		notSymbolic(e, "Debug.makeSymbolicRef got null, which is of no class")
		e.ReturnRef(vm.Null)
	default:
		e.RetAttr = rt.Heap.MakeReference(e.M, e.String(0), o.Class)
		e.ReturnRef(vm.Null)
	}
}

// makeNull is makeSymbolicNull(name).
func makeNull(e *vm.Env) {
	switch rt := options(e).Symbolic; {
	case rt == nil:
	case rt.Heap.Lazy == nil:
		notSymbolic(e, "Debug.makeSymbolicNull gave null only")
	default:
		rt.Heap.MakeNull(e.M, e.String(0))
	}
	e.ReturnRef(vm.Null)
}

// printHeapPC is printHeapPC(text).
func printHeapPC(e *vm.Env) {
	line := e.String(0)
	if rt := options(e).Symbolic; rt != nil && rt.Heap.Lazy != nil {
		line += rt.Heap.HeapPC(e.M)
	}
	printLine(e, line)
}

// printReference is printSymbolicRef(object, text).
func printReference(e *vm.Env) {
	line := e.String(1)
	if rt := options(e).Symbolic; rt != nil && rt.Heap.Lazy != nil {
		line += rt.Heap.ShapeOf(e.M, e.Ref(0), e.ArgAttr(0))
	}
	printLine(e, line)
}

// settled makes a reference that a place holds known, before a native compares
// it. ok is false where the native must return.
func settled(e *vm.Env, r uint64, a vm.Attr) (_ uint64, ok bool) {
	if heap.UnknownOf(a) == nil {
		return r, true
	}
	v, ok := options(e).Symbolic.Heap.Settle(e.M, e.T, vm.Ref(r), a)
	if !ok {
		e.Again()
	}
	return uint64(v), ok
}
