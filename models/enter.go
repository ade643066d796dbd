package models

import (
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/vm"
)

// enterMethod runs a method whose receiver and parameters are inputs, and ends the
// main thread as mainMethod does. Argument 0 is the method's ID; argument 1 holds
// the receiver while it is being decided on.
var enterMethod = vm.PseudoMethod("enter", func(e *vm.Env) {
	if e.Phase == 0 && e.Exc == 0 {
		mt := e.M.Lib.MethodByID(uint32(e.Args[0]))
		if !e.ChooseOrder() {
			return
		}
		if !e.InitClass(mt.Class) {
			e.CatchInit()
			return
		}
		this, ok := receiver(e, mt)
		if !ok {
			return
		}
		args := make([]uint64, mt.Args) // what parameters are is decided when the method begins
		if !mt.Static() {
			args[0] = uint64(this)
		}
		e.CallCatch(1, mt, args...)
		return
	}
	notInitialised(e)
	if e.Exc != 0 && e.Phase == 1 {
		setUncaught(e)
	}
	finishThread(e, e.M.Lib.MustLoad("java/lang/Thread"))
}, vm.KindMethodID, vm.KindRef)

// receiver is the object that a method is called on: a new one for a constructor,
// none for a static method, else one of the input. ok is false where the native must
// return.
func receiver(e *vm.Env, mt *vm.Method) (r vm.Ref, ok bool) {
	switch {
	case mt.Static():
		return vm.Null, true
	case mt.Name == "<init>":
		return e.M.Heap.NewInstance(mt.Class), true
	}
	rt := options(e).Symbolic
	f := e.M.WritableFrame(e.T)
	if heap.UnknownOf(f.Attr(1)) == nil {
		f.SetAttr(1, rt.Heap.MakeReceiver(e.M, mt))
	}
	if r, ok = rt.Heap.Settle(e.M, e.T, vm.Null, f.Attr(1)); !ok {
		e.Again()
	}
	return r, ok
}

// Enter replaces what the main thread does by a call of a method on inputs.
func Enter(m *vm.Machine, method *vm.Method) {
	t := m.Current
	t.Top = nil
	m.StartHashes()
	f := m.PushNative(t, enterMethod, []uint64{uint64(method.ID), 0}, 0)
	f.Flags |= vm.FrameCatch
}
