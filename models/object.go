package models

import (
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/memory"
)

func init() {
	Register("java/lang/Object", Methods{
		"getClass": func(e *vm.Env) { e.ReturnRef(e.M.Mirror(classSeen(e.M, e.Object(0)))) },
		"hashCode": identityHash,
		"clone":    cloneObject,
		"notify":   func(e *vm.Env) { notify(e, false) },
		"notifyAll": func(e *vm.Env) {
			notify(e, true)
		},
		"wait(J)V":  wait,
		"wait0(J)V": wait,
	})
}

func cloneObject(e *vm.Env) {
	if e.Phase == 1 {
		cloneOneByOne(e)
		return
	}
	c := e.Object(0).Class
	if !c.IsArray() && !c.SubclassOf(e.M.Lib.MustLoad("java/lang/Cloneable")) {
		e.Throw("java/lang/CloneNotSupportedException", c.JavaName())
		return
	}
	if c.IsArray() && !e.M.Heap.Fits(e.Object(0).Size()) {
		e.Throw("java/lang/OutOfMemoryError", "Java heap space")
		return
	}
	switch {
	case quietToRead(e, e.Ref(0)) && !e.Doubtful(e.Ref(0), false):
		if r := e.M.Heap.Clone(e.Ref(0)); copied(e, r) {
			e.ReturnRef(r)
		}
	case !e.M.InPiece(e.T) && !e.Object(0).HasAttrs():
		e.SetLocalRef(0, e.M.Heap.Blank(e.Ref(0)))
		e.SetLocal(1, 0)
		e.Block(1)
	case e.MayRun(vm.Operation{Kind: vm.OpRead, Obj: e.Ref(0), Index: vm.WholeObject}):
		if r := e.M.Heap.Clone(e.Ref(0)); copied(e, r) {
			e.ReturnRef(r)
		}
	}
}

// copied tells that an object was read, and a copy of it written.
func copied(e *vm.Env, r vm.Ref) bool {
	n := len(e.Object(0).Words)
	if e.Object(0).Class.IsArray() {
		n = int(e.Object(0).Len)
	}
	return e.TookSpan(e.Ref(0), 0, n, false) && e.TookSpan(r, 0, n, true)
}

// cloneOneByOne reads the elements or fields of an object that other threads can
// reach. Local slot 0 is the copy, slot 1 counts what was read.
func cloneOneByOne(e *vm.Env) {
	from, to := e.Ref(0), vm.Ref(e.Local(0))
	o := e.M.Heap.Get(from)
	n := len(o.Words)
	if o.Class.IsArray() {
		n = int(o.Len)
	}
	for i := int(e.Local(1)); i < n; i++ {
		v, ok := e.Recall(vm.Variable{Obj: from, Index: i}, cloneMode(o, i))
		if !ok || !e.TookSpan(to, i, 1, true) {
			return
		}
		o, w := e.M.Heap.Get(from), e.M.Heap.Writable(to)
		if k := o.Class; k.IsArray() {
			w.SetElement(k.ElemKind(), i, v)
		} else {
			w.Words[i] = v
		}
		e.SetLocal(1, uint64(i+1))
	}
	e.ReturnRef(to)
}

// cloneMode is how the read of a word orders.
func cloneMode(o *vm.Object, i int) memory.Mode {
	if o.Class.IsArray() {
		return memory.Plain
	}
	return vm.ModeOf(o.Class.FieldAt(i))
}

// quietToRead reports whether nobody notices that a whole object is read.
func quietToRead(e *vm.Env, r vm.Ref) bool {
	o := e.M.Heap.Get(r)
	if !e.M.Sharing || o.Flags&vm.Shared == 0 {
		return true
	}
	if o.Class.IsArray() {
		return e.M.Quiet(e.T, r, o, vm.WholeObject, false)
	}
	quiet := true
	for i := range o.Words {
		quiet = e.M.Quiet(e.T, r, o, i, false) && quiet
	}
	return quiet
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
	if (e.M.Noticed(vm.Interrupts) || e.M.AsksStates()) && !e.MayRun(vm.Operation{Kind: vm.OpNotify, Obj: e.Ref(0)}) {
		return // whom an interrupt has woken before cannot be notified; and who is asked waits until then
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
		case !mayTakeInterrupt(e):
		case takeInterrupt(e):
			e.ThrowNoMessage("java/lang/InterruptedException")
		case !e.MayWait():
		default:
			time := e.Long(1)
			if waitsForCollector(e) {
				time = 0
			}
			e.Block(1)
			e.M.Wait(e.T, e.Ref(0), time)
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

// mayTakeInterrupt is asked in front of takeInterrupt where the native has had no
// other operation: others may look at the flag. When it returns false the native
// must return at once.
func mayTakeInterrupt(e *vm.Env) bool {
	return !interrupted(e) || e.MayAccess(e.T.Obj, field(e, "java/lang/Thread", "interrupted"), true)
}

// interrupted is the current thread's interrupted flag, of which takeInterrupt or
// mayTakeInterrupt must be told.
func interrupted(e *vm.Env) bool {
	return e.M.Heap.Get(e.T.Obj).Words[field(e, "java/lang/Thread", "interrupted")] != 0
}

// takeInterrupt clears the current thread's interrupted flag and reports
// whether it was set.
func takeInterrupt(e *vm.Env) bool {
	f := field(e, "java/lang/Thread", "interrupted")
	o := e.M.Heap.Get(e.T.Obj)
	if o.Words[f] == 0 {
		e.M.Note(vm.Access{Mode: vm.AccessRead, Obj: e.T.Obj, Index: f})
		return false
	}
	vm.Weak(e.M).TakesInterrupt(e.T, e.T.Obj)
	e.M.Quiet(e.T, e.T.Obj, o, f, true) // no operation of its own, but an access
	e.M.Heap.Writable(e.T.Obj).Words[f] = 0
	e.M.Note(vm.Access{Mode: vm.AccessWrite, Obj: e.T.Obj, Index: vm.WholeObject})
	return true
}

// field returns the word of an instance field of a boot class.
func field(e *vm.Env, class, name string) int {
	return e.M.Lib.MustLoad(class).FieldNamed(name).Word
}
