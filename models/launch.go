package models

import "github.com/gojpf/gojpf/vm"

// constructed is the phase of launchMethod behind the constructor; those between 0
// and it are the ones in which a thread ends.
const constructed = 4

// launchMethod makes an instance of the main class and runs its main, as the launcher
// does from JDK 25 on, and ends the main thread as mainMethod does. Argument 0 is the
// ID of main, 1 the array of arguments, 2 the instance, 3 the ID of its constructor.
var launchMethod = vm.PseudoMethod("launch", func(e *vm.Env) {
	switch {
	case e.Phase == 0 && e.Exc == 0:
		constructor := e.M.Lib.MethodByID(uint32(e.Args[3]))
		if !e.ChooseOrder() {
			return
		}
		if !e.InitClass(constructor.Class) {
			e.CatchInit()
			return
		}
		e.CallCatch(constructed, constructor, e.Args[2])
		return
	case e.Phase == constructed && e.Exc == 0:
		main := e.M.Lib.MethodByID(uint32(e.Args[0]))
		args := []uint64{e.Args[2], e.Args[1]}
		e.CallCatch(1, main, args[:main.Args]...)
		return
	case e.Phase == 0 || e.Phase == constructed:
		e.Phase = 1 // the class's initialiser has failed, or the constructor
	}
	if e.Exc != 0 && e.Phase == 1 {
		setUncaught(e)
	}
	finishThread(e, e.M.Lib.MustLoad("java/lang/Thread"))
}, vm.KindMethodID, vm.KindRef, vm.KindRef, vm.KindMethodID)

// Launch is Main for a method of instances: the constructor makes the one that it is
// called on.
func Launch(m *vm.Machine, constructor, method *vm.Method, args []string) {
	t := m.Current
	t.Top = nil
	m.StartHashes()
	arr := stringArray(m, args, nil)
	m.Pinned = append(m.Pinned, arr)
	obj := m.Heap.NewInstance(constructor.Class)
	m.Pinned = m.Pinned[:len(m.Pinned)-1]
	f := m.PushNative(t, launchMethod, []uint64{uint64(method.ID), uint64(arr), uint64(obj), uint64(constructor.ID)}, 0)
	f.Flags |= vm.FrameCatch
}
