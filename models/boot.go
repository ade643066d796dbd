package models

import (
	"errors"
	"fmt"

	"github.com/gojpf/gojpf/vm"
)

// Boot brings a new machine to the point where main can be called: the main
// thread and its groups, System with its properties and streams. It runs as
// little of the JDK's own start-up as programs can notice.
func Boot(m *vm.Machine, o *Options) error {
	m.World = o
	b := &booter{m: m}
	b.mainThread()
	b.system()
	if b.err == nil && m.Halt != nil {
		b.err = m.Halt
	}
	return b.err
}

type booter struct {
	m   *vm.Machine
	err error
}

func (b *booter) class(name string) *vm.Class { return b.m.Lib.MustLoad(name) }

// call runs a method of a JDK class, with its class initialised.
func (b *booter) call(class, name, desc string, args ...uint64) vm.Ref {
	if b.err != nil {
		return 0
	}
	c := b.class(class)
	mt := c.DeclaredMethod(name, desc)
	if mt == nil {
		b.err = fmt.Errorf("this JDK is not supported: %s has no method %s%s", c.JavaName(), name, desc)
		return 0
	}
	v, exc := b.m.Call(mt, args...)
	if exc != 0 {
		b.err = errors.New("the JDK failed to start: " + Describe(b.m, exc))
	}
	return vm.Ref(v)
}

func (b *booter) mainThread() {
	m := b.m
	thread := b.class("java/lang/Thread")
	obj := m.Heap.NewInstance(thread)
	t := m.NewThread(obj, false, bootMethod)
	m.Current = t
	set := func(r vm.Ref, name string, v uint64) {
		o := m.Heap.Writable(r)
		o.Words[o.Class.FieldNamed(name).Word] = v
	}
	set(obj, "eetop", 1)
	vm.ThreadPriority.Set(m, obj, 5)
	group := b.class("java/lang/ThreadGroup")
	system := m.Heap.NewInstance(group)
	m.Pinned = append(m.Pinned, obj, system)
	b.call("java/lang/ThreadGroup", "<init>", "()V", uint64(system))
	main := m.Heap.NewInstance(group)
	vm.ThreadGroup.Set(m, obj, uint64(main))
	set(main, "parent", uint64(system))
	set(main, "name", uint64(m.NewString("main")))
	set(main, "maxPriority", 10)
	// Groups list their members, in later JDKs only the groups among them.
	for _, add := range []string{"add", "synchronizedAddWeak"} {
		if mt := group.DeclaredMethod(add, "(Ljava/lang/ThreadGroup;)V"); mt != nil {
			b.call("java/lang/ThreadGroup", add, mt.Desc, uint64(system), uint64(main))
			break
		}
	}
	b.call("java/lang/Thread", "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V", uint64(obj), uint64(main), uint64(m.NewString("main")))
	vm.ThreadBits.Set(m, obj, threadRunnable)
	if mt := group.DeclaredMethod("add", "(Ljava/lang/Thread;)V"); mt != nil {
		b.call("java/lang/ThreadGroup", mt.Name, mt.Desc, uint64(main), uint64(obj))
	}
	m.Pinned = nil
}

func (b *booter) system() {
	m := b.m
	const sys = "java/lang/System"
	b.call(sys, "setJavaLangAccess", "()V")
	props := b.call("jdk/internal/util/SystemProps", "initProperties", "()Ljava/util/Map;")
	b.call("java/lang/VersionProps", "init", "(Ljava/util/Map;)V", uint64(props))
	created := b.call(sys, "createProperties", "(Ljava/util/Map;)Ljava/util/Properties;", uint64(props))
	if b.err != nil {
		return
	}
	c := b.class(sys)
	m.SetStatic(c.FieldNamed("props"), uint64(created))
	m.SetStatic(c.FieldNamed("lineSeparator"), uint64(m.NewString("\n")))
	b.call("jdk/internal/misc/VM", "saveProperties", "(Ljava/util/Map;)V", uint64(props))
	if b.class("jdk/internal/misc/VM").DeclaredMethod("setJavaLangInvokeInited", "()V") != nil {
		b.call("jdk/internal/misc/VM", "setJavaLangInvokeInited", "()V")
	}
	stream := b.class("java/io/ConsoleStream")
	for i, name := range []string{"out", "err"} {
		r := m.Heap.NewInstance(stream)
		m.Heap.Get(r).Words[stream.FieldNamed("fd").Word] = uint64(i + 1)
		m.SetStatic(c.FieldNamed(name), uint64(r))
	}
	b.initialise("java/io/FileDescriptor") // as the first of them would, which who prints looks at
	// As the first thread would that ends and has ever kept values of its own, which states do not tell.
	b.initialise("jdk/internal/misc/TerminatingThreadLocal")
	b.lockStreams()
	m.SetStatic(c.FieldNamed("in"), uint64(m.Heap.NewInstance(b.class("java/io/ConsoleInput"))))
	if f := c.FieldNamed("initialIn"); f != nil {
		m.SetStatic(f, m.Static(c.FieldNamed("in")))
	}
	for _, name := range []string{"initialErr", "initialErrStream"} {
		if f := c.FieldNamed(name); f != nil {
			m.SetStatic(f, m.Static(c.FieldNamed("err")))
		}
	}
	b.allowSecurityManager(c)
	// An exception that the machine makes before Throwable is initialised would
	// lack the sentinels of its lists.
	b.call("java/lang/Throwable", "<init>", "()V", uint64(m.Heap.NewInstance(b.class("java/lang/Throwable"))))
	b.reflection()
	b.collections()
	for level := 1; level <= 4; level++ {
		if level == 3 {
			continue // needs a security manager's decision; 4 follows 2
		}
		b.call("jdk/internal/misc/VM", "initLevel", "(I)V", uint64(level))
	}
}

// allowSecurityManager says whether a program may have a security manager, as System does
// while it boots: by default in JDK 17, and not in later ones.
func (b *booter) allowSecurityManager(sys *vm.Class) {
	const never, maybe = 1, 2
	f := sys.FieldNamed("allowSecurityManager")
	if f == nil {
		return // nobody may
	}
	o := b.m.World.(*Options)
	allow := uint64(maybe)
	if o.Feature > 17 {
		allow = never
	}
	for _, p := range o.Properties {
		switch {
		case p[0] != "java.security.manager":
		case p[1] == "allow":
			allow = maybe
		case p[1] == "disallow":
			allow = never
		}
	}
	b.m.SetStatic(f, allow)
}

// lockStreams gives the standard streams the locks that some JDKs have them made with:
// who prints a stack trace takes them.
func (b *booter) lockStreams() {
	if !vm.OwnConsoleLocks(b.m) {
		return
	}
	for _, name := range []string{"out", "err"} {
		stream := vm.Ref(b.m.Static(b.class("java/lang/System").FieldNamed(name)))
		b.m.Heap.Writable(stream).Words[b.class("java/io/ConsoleStream").FieldNamed("own").Word] = uint64(b.m.Heap.NewInstance(b.class(vm.ConsoleLockClass)))
	}
}

// reflection initialises Method, as HotSpot does while it boots: ReflectionFactory
// relies on it. Earlier JDKs have a class in front of the factory, which does it when
// it is first needed (see reflectionFactory).
func (b *booter) reflection() {
	if _, err := b.m.Lib.LoadBoot("jdk/internal/reflect/ReflectionFactory$GetReflectionFactoryAction"); err != nil && b.err == nil {
		b.initialise("java/lang/reflect/Method")
	}
}

func (b *booter) initialise(class string) {
	b.call("jdk/internal/misc/Unsafe", "ensureClassInitialized0", "(Ljava/lang/Class;)V", 0, uint64(b.m.Mirror(b.class(class))))
}

// collections initialises the collections that do not change, whose order hangs on the
// clock of that moment. Some JDKs use one while they boot and some do not: a program
// that has its first one is not asking for the time.
func (b *booter) collections() {
	b.initialise("java/util/ImmutableCollections")
}

// bootMethod is the main thread's bottom frame while the machine boots; Main
// replaces it.
var bootMethod = vm.PseudoMethod("boot", func(e *vm.Env) { e.Leave() })

// mainMethod runs main(String[]) and ends the main thread, then, when no other
// thread lives that keeps the program going, the program: DestroyJavaVM.
// Argument 0 is the method's ID, 1 the array of arguments.
var mainMethod = vm.PseudoMethod("main", func(e *vm.Env) {
	class := e.M.Lib.MustLoad("java/lang/Thread")
	switch {
	case e.Phase == 0 && e.Exc == 0:
		mt := e.M.Lib.MethodByID(uint32(e.Args[0]))
		if !e.ChooseOrder() {
			return
		}
		if !e.InitClass(mt.Class) {
			e.CatchInit()
			return
		}
		if mt.Args == 0 {
			e.CallCatch(1, mt)
			return
		}
		e.CallCatch(1, mt, e.Args[1])
	default:
		notInitialised(e)
		if e.Exc != 0 && e.Phase == 1 {
			setUncaught(e)
		}
		finishThread(e, class)
	}
}, vm.KindMethodID, vm.KindRef)

// notInitialised tells that the method in argument 0 is not called if that is so: the initialiser
// of its class has failed.
func notInitialised(e *vm.Env) {
	if e.Phase != 0 {
		return
	}
	e.Phase = 1
	if rt := options(e).Symbolic; rt != nil && e.Exc != 0 {
		rt.NotEntered(e.M, e.T, e.M.Lib.MethodByID(uint32(e.Args[0])), e.Exc)
	}
}

// shutdownMethod runs the shutdown hooks when the last thread has ended.
var shutdownMethod = vm.PseudoMethod("shutdown", func(e *vm.Env) {
	if e.Phase == 0 {
		c := e.M.Lib.MustLoad("java/lang/Shutdown")
		if !e.InitClass(c) {
			return
		}
		e.CallCatch(1, c.DeclaredMethod("shutdown", "()V"))
		return
	}
	e.Leave()
})

// Main replaces what the main thread does by a call of the program's main
// method.
func Main(m *vm.Machine, method *vm.Method, args []string) {
	t := m.Current
	t.Top = nil
	m.StartHashes()
	arr := stringArray(m, args, nil)
	f := m.PushNative(t, mainMethod, []uint64{uint64(method.ID), uint64(arr)}, 0)
	f.Flags |= vm.FrameCatch
}

// Finish runs the shutdown sequence of a program whose threads have all ended,
// as DestroyJavaVM does. It reports whether there is something left to execute.
func Finish(m *vm.Machine) bool {
	if done, _ := m.Extra("shutdown").(bool); done || m.ExitStatus() != nil || m.Halt != nil {
		return false
	}
	m.SetExtra("shutdown", true)
	c := m.Lib.Loaded("java/lang/Shutdown")
	if c == nil || m.ClassState(c).Status != vm.InitDone {
		return false // no hook was ever registered
	}
	obj := m.Heap.NewInstance(m.Lib.MustLoad("java/lang/Thread"))
	o := m.Heap.Get(obj)
	for _, t := range m.Threads() { // like main, or another one if that has been collected
		if like := m.Heap.Get(t.Obj); like != nil {
			copy(o.Words, like.Words)
			break
		}
	}
	o.Words[o.Class.FieldNamed("name").Word] = uint64(m.NewString("DestroyJavaVM"))
	t := m.NewThread(obj, false, shutdownMethod)
	o = m.Heap.Writable(obj)
	o.Words[o.Class.FieldNamed("eetop").Word] = uint64(t.ID + 1)
	return true
}

func setUncaught(e *vm.Env) { e.M.SetExtra("uncaught", e.M.Heap.Get(e.Exc).Class.JavaName()) }

// Uncaught is the class of the exception by which main ended, "" for none: the launcher
// then exits with status 1.
func Uncaught(m *vm.Machine) string {
	class, _ := m.Extra("uncaught").(string)
	return class
}

// messageOf is the text of an exception; ok is false where it has none.
func messageOf(m *vm.Machine, exc vm.Ref) (text string, ok bool) {
	if msg := m.Heap.Get(exc).Ref(m.Lib.ThrowableClass().FieldNamed("detailMessage").Word); msg != 0 {
		return m.GoString(msg), true
	}
	return extendedMessage(m, exc)
}

// Message is the text of an exception as getMessage would have it, "" for none.
func Message(m *vm.Machine, exc vm.Ref) string {
	text, _ := messageOf(m, exc)
	return text
}

// Describe prints an exception with its stack as Java does, without running
// any of its methods.
func Describe(m *vm.Machine, exc vm.Ref) string {
	o := m.Heap.Get(exc)
	s := o.Class.JavaName()
	if msg, ok := messageOf(m, exc); ok {
		s += ": " + msg
	}
	for i, el := range m.Backtrace(exc) {
		if i == 30 {
			break
		}
		s += "\n\tat " + el.String()
	}
	if c := o.Ref(m.Lib.ThrowableClass().FieldNamed("cause").Word); c != 0 && c != exc {
		s += "\nCaused by: " + Describe(m, c)
	}
	return s
}
