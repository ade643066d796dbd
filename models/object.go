package models

import "github.com/gojpf/gojpf/vm"

func init() {
	Register("java/lang/Object", Methods{
		"getClass": func(e *vm.Env) { e.ReturnRef(e.M.Mirror(e.Object(0).Class)) },
		"hashCode": func(e *vm.Env) { e.ReturnInt(e.M.IdentityHash(e.Ref(0))) },
		"clone":    cloneObject,
		"notify":   func(e *vm.Env) { notify(e, false) },
		"notifyAll": func(e *vm.Env) {
			notify(e, true)
		},
		"wait(J)V": wait,
	})
}

func cloneObject(e *vm.Env) {
	c := e.Object(0).Class
	if !c.IsArray() && !c.SubclassOf(e.M.Lib.MustLoad("java/lang/Cloneable")) {
		e.Throw("java/lang/CloneNotSupportedException", c.JavaName())
		return
	}
	if c.IsArray() && !e.M.Heap.Fits(e.Object(0).Size()) {
		e.Throw("java/lang/OutOfMemoryError", "Java heap space")
		return
	}
	e.ReturnRef(e.M.Heap.Clone(e.Ref(0)))
}

const notOwner = "current thread is not owner"

func notify(e *vm.Env, all bool) {
	if !e.M.Owns(e.T, e.Ref(0)) {
		e.Throw("java/lang/IllegalMonitorStateException", notOwner)
		return
	}
	e.M.Notify(e.Ref(0), all)
}

// wait: phase 0 gives the monitor up, phase 1 takes it back.
func wait(e *vm.Env) {
	if e.Phase == 0 {
		switch {
		case e.Long(1) < 0:
			e.Throw("java/lang/IllegalArgumentException", "timeout value is negative")
		case !e.M.Owns(e.T, e.Ref(0)):
			e.Throw("java/lang/IllegalMonitorStateException", notOwner)
		case takeInterrupt(e):
			e.ThrowNoMessage("java/lang/InterruptedException")
		default:
			e.Block(1)
			e.M.Wait(e.T, e.Ref(0), e.Long(1))
		}
		return
	}
	if !e.M.Reenter(e.T, e.Ref(0)) {
		e.Block(1)
		return
	}
	if takeInterrupt(e) {
		e.ThrowNoMessage("java/lang/InterruptedException")
	}
}

// takeInterrupt clears the current thread's interrupted flag and reports
// whether it was set.
func takeInterrupt(e *vm.Env) bool {
	f := field(e, "java/lang/Thread", "interrupted")
	o := e.M.Heap.Get(e.T.Obj)
	if o.Words[f] == 0 {
		return false
	}
	e.M.Heap.Writable(e.T.Obj).Words[f] = 0
	return true
}

// field returns the word of an instance field of a boot class.
func field(e *vm.Env, class, name string) int {
	return e.M.Lib.MustLoad(class).FieldNamed(name).Word
}
