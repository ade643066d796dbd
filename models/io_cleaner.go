package models

import "github.com/gojpf/gojpf/vm"

// The JDK's own cleaner frees memory and descriptors of objects that a program
// has forgotten. Neither costs anything here, and its thread would be one more
// to schedule in every program that opens a channel: it is not started. What a
// program closes itself is cleaned as ever, and cleaners that a program makes
// have their threads.

const (
	cleanerImpl = "jdk/internal/ref/CleanerImpl"
	ownFactory  = "jdk/internal/ref/CleanerFactory$1"
)

func init() {
	Override(cleanerImpl, Methods{"start": startCleaner})
}

// startCleaner is CleanerImpl.start(Cleaner, ThreadFactory). Local 0 keeps the
// thread.
func startCleaner(e *vm.Env) {
	lib := e.M.Lib
	thread := lib.MustLoad("java/lang/Thread")
	switch e.Phase {
	case 0:
		if f := e.Object(2); f != nil && f.Class.Name == ownFactory {
			return
		}
		// The cleaner is registered with itself, so that its thread ends when
		// it is not used any more.
		c := lib.MustLoad(cleanerImpl + "$CleanerCleanable")
		if !e.InitClass(c) {
			return
		}
		e.Call(1, c.DeclaredMethod("<init>", "(Ljava/lang/ref/Cleaner;)V"), uint64(e.M.Heap.NewInstance(c)), e.Args[1])
	case 1:
		if e.Ref(2) != 0 {
			newCleanerThread(e, e.Args[2])
			return
		}
		c := lib.MustLoad(cleanerImpl + "$InnocuousThreadFactory")
		if e.InitClass(c) {
			e.Call(2, c.DeclaredMethod("factory", "()Ljava/util/concurrent/ThreadFactory;"))
		}
	case 2:
		newCleanerThread(e, e.Result)
	case 3:
		if e.Result == 0 {
			e.ThrowNoMessage("java/lang/NullPointerException")
			return
		}
		e.SetLocalRef(0, vm.Ref(e.Result))
		e.Call(4, thread.Method("setDaemon", "(Z)V"), e.Result, 1)
	case 4:
		e.CallVirtual(5, thread.Method("start", "()V"), e.Local(0))
	}
}

func newCleanerThread(e *vm.Env, factory uint64) {
	decl := e.M.Lib.MustLoad("java/util/concurrent/ThreadFactory").Method("newThread", "(Ljava/lang/Runnable;)Ljava/lang/Thread;")
	e.CallVirtual(3, decl, factory, e.Args[0])
}
