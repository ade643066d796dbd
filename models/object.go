package models

import (
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
)

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
	if !mayClone(e) {
		return
	}
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

// mayClone asks for the operation of reading the whole object.
func mayClone(e *vm.Env) bool {
	o := e.Object(0)
	if !e.M.Sharing || o.Flags&vm.Shared == 0 {
		return true
	}
	quiet := true
	for i := range o.Words {
		quiet = e.M.Quiet(e.T, e.Ref(0), o, i, false) && quiet
		if o.Class.IsArray() {
			break
		}
	}
	return quiet || e.MayRun(vm.Operation{Kind: vm.OpRead, Obj: e.Ref(0), Index: vm.WholeObject})
}

const notOwner = "current thread is not owner"

func notify(e *vm.Env, all bool) {
	if !e.M.Owns(e.T, e.Ref(0)) {
		e.Throw("java/lang/IllegalMonitorStateException", notOwner)
		return
	}
	waiters := e.M.Waiters(e.Ref(0))
	if len(waiters) == 0 || e.M.Explore == nil {
		e.M.Notify(e.Ref(0), all)
		return
	}
	if e.M.Noticed(vm.Interrupts) && !e.MayRun(vm.Operation{Kind: vm.OpNotify, Obj: e.Ref(0)}) {
		return // whom an interrupt has woken before cannot be notified
	}
	if all {
		e.M.Notify(e.Ref(0), true)
		return
	}
	if i, ok := e.Choose(choice.NewWakened(waiters)); ok {
		e.M.NotifyThread(waiters[i])
	}
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
	// Who was notified first returns, interrupted or not: the notification would
	// be lost otherwise.
	notified := e.M.TakeNotified(e.T)
	if exc := e.M.TakeStop(e.T); exc != 0 {
		e.ThrowRef(exc)
		return
	}
	if !notified && takeInterrupt(e) {
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
	e.M.Note(vm.Access{Mode: vm.AccessWrite, Obj: e.T.Obj, Index: vm.WholeObject})
	return true
}

// field returns the word of an instance field of a boot class.
func field(e *vm.Env, class, name string) int {
	return e.M.Lib.MustLoad(class).FieldNamed(name).Word
}
