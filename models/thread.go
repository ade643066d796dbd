package models

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/vm"
)

func init() {
	Override("java/lang/Thread", Methods{
		"currentThread":               currentThread,
		"yield":                       yield,
		"onSpinWait":                  yield,
		"sleep(J)V":                   sleep,
		"sleep0":                      sleepNanos,
		"sleepNanos0":                 sleepNanos,
		"yield0":                      yield,
		"getState":                    threadState,
		"start0":                      startThread,
		"holdsLock":                   holdsLock,
		"getThreads":                  liveThreads,
		"dumpThreads":                 dumpThreads,
		"getStackTrace0":              stackTrace,
		"setPriority0":                nothing,
		"interrupt()V":                interrupt,
		"interrupt0":                  func(e *vm.Env) { wakeInterrupted(e) },
		"isAlive":                     isAlive,
		"getThreadGroup":              threadGroup,
		"getUncaughtExceptionHandler": uncaughtHandler,
		"join(J)V":                    join,
		"join(JI)V":                   joinNanos,
		"clearInterruptEvent":         nothing,
		"setNativeName":               nothing,
		"stop0":                       stop,
		"suspend0":                    suspend,
		"resume0":                     resume,
	})
	Register("jdk/internal/misc/Unsafe", Methods{
		"park":   park,
		"unpark": unpark,
	})
}

func currentThread(e *vm.Env) {
	e.HandsOut()
	e.ReturnRef(e.T.Obj)
}

// yield lets others go first. Under an exploration they may do so at every
// operation anyway.
func yield(e *vm.Env) {
	if e.M.Explore == nil || e.MayRun(vm.Operation{Kind: vm.OpYield}) && e.M.Explore == nil {
		e.M.Yield()
	}
}

// throwInterruptedSleep says what was interrupted, which virtual threads leave unsaid.
func throwInterruptedSleep(e *vm.Env) {
	if isVirtual(e.M, e.T) {
		e.ThrowNoMessage("java/lang/InterruptedException")
		return
	}
	e.Throw("java/lang/InterruptedException", "sleep interrupted")
}

// sleep: phase 0 goes to sleep, phase 1 wakes up. Who is not interrupted by then has
// slept in peace: that is a moment of its own, as an interrupt may come before what
// the thread does next.
func sleep(e *vm.Env) {
	switch {
	case e.Phase == 0 && e.Long(0) < 0:
		e.Throw("java/lang/IllegalArgumentException", "timeout value is negative")
	case !mayWake(e):
	case takeInterrupt(e):
		throwInterruptedSleep(e)
	case e.Phase == 1:
	case e.Long(0) == 0:
		e.M.Yield()
	case !e.MayWait():
	default:
		e.Block(1)
		e.M.Sleep(e.T, e.Long(0), 0)
	}
}

// mayWake is asked in front of the question whether a thread that sleeps was
// interrupted. In front of a sleep of some time it need not be: it makes no difference
// whether an interrupt comes just before or just after the thread begins to sleep.
func mayWake(e *vm.Env) bool {
	if e.Phase == 0 && e.Long(0) != 0 {
		return mayTakeInterrupt(e)
	}
	return e.MayAccess(e.T.Obj, field(e, "java/lang/Thread", "interrupted"), interrupted(e))
}

// sleepNanos is what sleep and its overloads lead to in later JDKs, with the time in
// nanoseconds.
func sleepNanos(e *vm.Env) {
	switch {
	case !mayWake(e):
	case takeInterrupt(e):
		throwInterruptedSleep(e)
	case e.Phase == 1:
	case e.Long(0) == 0:
		e.M.Yield()
	case !e.MayWait():
	default:
		e.Block(1)
		e.M.Sleep(e.T, e.Long(0)/1_000_000, e.Long(0)%1_000_000)
	}
}

// threadMain is the first frame of every thread but main: it runs run(), hands
// an uncaught exception to its handler and takes the thread out of its group.
var threadMain = vm.PseudoMethod("thread", func(e *vm.Env) {
	class := e.M.Lib.MustLoad("java/lang/Thread")
	switch e.Phase {
	case 0:
		if vm.ThreadStillborn.Of(e.M, e.Ref(0)) != 0 {
			e.Phase = 1 // stopped before it was started
			finishThread(e, class)
			return
		}
		run, _ := e.M.Heap.Get(e.Ref(0)).Class.Select(class.Method("run", "()V"))
		e.CallCatch(1, run, e.Args[0])
	default:
		finishThread(e, class)
	}
}, vm.KindRef)

// finishThread does phases 1 to 3 of a thread's end: uncaught exception,
// Thread.exit, and the notification of those who wait in join.
func finishThread(e *vm.Env, class *vm.Class) {
	if e.Phase == 1 && e.Exc != 0 {
		e.CallCatch(2, class.Method("dispatchUncaughtException", "(Ljava/lang/Throwable;)V"), uint64(e.T.Obj), uint64(e.Exc))
		return
	}
	if e.Phase == 2 && e.Exc != 0 && e.M.Opt.Stderr != nil {
		fmt.Fprintf(e.M.Opt.Stderr, "\nException: %s thrown from the UncaughtExceptionHandler in thread \"%s\"\n",
			e.M.Heap.Get(e.Exc).Class.JavaName(), e.M.ThreadName(e.T))
	}
	entered := e.M.Sharing && e.M.ThreadMonitors()
	apart := entered && e.Phase == 3 && endsInSteps(e)
	if apart && !e.M.Owns(e.T, e.T.Obj) && !e.M.MonitorEnter(e.T, e.T.Obj) {
		e.Block(3)
		return
	}
	if (entered || e.M.EndNoticed(e.T)) && !e.MayRun(vm.Operation{Kind: vm.OpEnd, Obj: e.T.Obj}) {
		return
	}
	if e.Phase <= 2 {
		e.CallCatch(3, class.Method("exit", "()V"), uint64(e.T.Obj))
		return
	}
	if apart {
		e.M.MonitorExit(e.T, e.T.Obj)
	} else if e.M.ThreadMonitors() && !e.M.Passes(e.T, e.T.Obj) {
		e.Block(3) // who is in the thread's monitor keeps it alive
		return
	}
	endThread(e)
}

// endsInSteps reports whether a thread that ends takes its monitor first and
// notifies those who wait there later. It does both in one step, unless somebody
// who waits may be interrupted: that leaves the wait set in between, is not
// notified, and yet does not come to the monitor before the thread has ended.
func endsInSteps(e *vm.Env) bool {
	return e.M.Owns(e.T, e.T.Obj) || e.M.Noticed(vm.Interrupts) && len(e.M.Waiters(e.T.Obj)) > 0
}

// endThread makes the thread appear dead and wakes the threads that join it.
func endThread(e *vm.Env) {
	w := e.M.Heap.Writable(e.T.Obj)
	w.Words[field(e, "java/lang/Thread", "eetop")] = 0
	vm.ThreadBits.Set(e.M, e.T.Obj, threadTerminated)
	e.M.Notify(e.T.Obj, true)
	e.M.WakeJoining(e.T.Obj)
	e.Leave()
}

// Thread states as java.lang.Thread's holder keeps them (JVMTI bits).
const (
	threadRunnable   = 0x0005
	threadTerminated = 0x0002
)

// threadState is Thread.getState. The field threadStatus that the JDK keeps is
// not kept up to date here: what a thread waits for is known to the machine.
func threadState(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Result)
		return
	}
	t := e.M.ThreadOf(e.Ref(0))
	if t != nil || !e.M.Confined(e.Ref(0)) { // else it is new: nobody else can start it
		if !observe(e, e.Ref(0)) {
			return
		}
		if e.M.Sharing && t != e.T {
			e.M.Learn(vm.AsksStates)
		}
	}
	if t != nil && !t.Alive() {
		vm.Weak(e.M).FindsEnded(e.T, t)
	}
	c := e.M.Lib.MustLoad("jdk/internal/misc/VM")
	e.Call(1, c.DeclaredMethod("toThreadState", "(I)Ljava/lang/Thread$State;"), uint64(statusBits(e.M, t)))
}

// statusBits are the JVMTI bits of a thread's state; nil is one that was never
// started.
func statusBits(m *vm.Machine, t *vm.Thread) uint32 {
	if t == nil {
		return 0
	}
	status, timed := t.Seems()
	switch status {
	case vm.Terminated:
		return threadTerminated
	case vm.Blocked:
		// Where states are asked for, a thread is blocked only after it has tried.
		if m.AsksStates() || m.Heap.Get(t.Lock).LockOwner != 0 {
			return 0x0401
		}
	case vm.Joining:
		if t.Lock != 0 && m.Heap.Get(t.Lock).Class.Name == "java/lang/Class" {
			break // of the initialisation of a class
		}
		if timed {
			return 0x0021 | 0x0080
		}
		return 0x0011 | 0x0080
	case vm.Waiting, vm.Parked:
		if timed {
			return 0x0021 | 0x0080
		}
		return 0x0011 | 0x0080
	case vm.Sleeping:
		return 0x0021 | 0x0080
	}
	return threadRunnable
}

func startThread(e *vm.Env) {
	o := e.Object(0)
	if serviceThreads[o.Class.Name] || !e.BeforeThreads() {
		return
	}
	// Groups that keep no list of their threads look at all that there are: whoever
	// asks one notices a start, which no lock of the group's stands in front of.
	if e.M.Noticed(vm.Observes) && !e.MayRun(vm.Operation{Kind: vm.OpStart, Obj: e.Ref(0)}) {
		return
	}
	daemon := vm.ThreadDaemon.Of(e.M, e.Ref(0)) != 0
	t := e.M.NewThread(e.Ref(0), daemon, threadMain, e.Args[0])
	e.M.GrowStack(t, int64(vm.ThreadStackSize.Of(e.M, e.Ref(0))))
	e.M.Heap.Writable(e.Ref(0)).Words[field(e, "java/lang/Thread", "eetop")] = uint64(t.ID + 1)
	vm.ThreadBits.Set(e.M, e.Ref(0), threadRunnable)
}

func holdsLock(e *vm.Env) {
	if e.Ref(0) == 0 {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return
	}
	e.ReturnBool(e.M.Owns(e.T, e.Ref(0)))
}

func liveThreads(e *vm.Env) {
	if !observeOther(e) {
		return
	}
	e.M.Note(vm.Access{Mode: vm.AccessAll})
	var refs []vm.Ref
	for _, t := range e.M.Threads() {
		if t.Alive() {
			refs = append(refs, t.Obj)
		}
	}
	e.ReturnRef(refArray(e.M, e.M.Lib.MustLoad("java/lang/Thread"), refs))
}

func refArray(m *vm.Machine, elem *vm.Class, refs []vm.Ref) vm.Ref {
	arr := m.Heap.NewArray(m.Lib.ArrayOf(elem), int32(len(refs)))
	copy(m.Heap.Get(arr).Refs(), refs)
	return arr
}

func dumpThreads(e *vm.Env) {
	if !observeOther(e) {
		return
	}
	e.M.Note(vm.Access{Mode: vm.AccessAll})
	e.M.AskStacks()
	ste := e.M.Lib.MustLoad("java/lang/StackTraceElement")
	rows := e.M.Heap.NewArray(e.M.Lib.ArrayOf(e.M.Lib.ArrayOf(ste)), e.Object(0).Len)
	for i, r := range e.Object(0).Refs() {
		t := e.M.ThreadOf(r)
		if t == nil || !t.Alive() {
			continue
		}
		row, ok := stackOf(e, t, math.MaxInt)
		if !ok {
			return
		}
		e.M.Heap.Get(rows).Refs()[i] = row
	}
	e.ReturnRef(rows)
}

// stackTrace is Thread.getStackTrace0, which is null for a thread that does not run.
func stackTrace(e *vm.Env) {
	if !observeOther(e) {
		return
	}
	e.M.Note(vm.Access{Mode: vm.AccessAll})
	e.M.AskStacks()
	if t := e.M.ThreadOf(e.Ref(0)); t != nil && t.Alive() {
		if row, ok := stackOf(e, t, math.MaxInt); ok {
			for _, r := range e.M.Heap.Get(row).Refs() {
				setFormat(e.M, r)
			}
			e.ReturnRef(row)
		}
	}
}

// stackOf makes the StackTraceElements of at most limit frames of a thread. As
// on HotSpot hidden frames are among them, and the elements tell the loader and
// the module's version. When ok is false the native must return at once.
func stackOf(e *vm.Env, t *vm.Thread, limit int) (row vm.Ref, ok bool) {
	m := e.M
	ste := m.Lib.MustLoad("java/lang/StackTraceElement")
	var elems []vm.TraceElement
	made := false
	t.Frames(func(f *vm.Frame) bool {
		if len(elems) < limit && !f.Method.Has(vm.TraitPseudo) {
			made = made || m.MadeOfBytecode(f)
			elems = append(elems, vm.TraceElement{Method: f.Method, BCI: f.BCI()})
		}
		return len(elems) < limit
	})
	if made && refusesMade(e) {
		return vm.Null, false
	}
	row = m.Heap.NewArray(m.Lib.ArrayOf(ste), int32(len(elems)))
	for j, el := range elems {
		s := m.Heap.NewInstance(ste)
		m.Heap.Get(row).Refs()[j] = s
		fillElement(m, s, el)
		m.Heap.Get(s).Words[ste.FieldNamed("format").Word] = 0
	}
	return row, true
}

// interrupt is Thread.interrupt() in one step. What blocks in a channel is
// interrupted by the channel.
func interrupt(e *vm.Env) {
	if e.Phase == 1 {
		return
	}
	self, retired := e.Ref(0) == e.T.Obj, false
	if e.M.Explore != nil {
		// Who interrupts itself may wait for others, too, and be told when it looks.
		if retired = vm.RetiresIdle(e.M, e.T, e.M.ThreadOf(e.Ref(0))); !retired {
			e.M.Learn(vm.Breaks)
		}
		e.M.AssumeNothing(e.M.Lib.MustLoad("java/lang/Thread").FieldNamed("interrupted"))
	}
	if !self && e.M.Explore != nil {
		e.M.Learn(vm.Interrupts)
		if !e.MayRun(vm.Operation{Kind: vm.OpInterrupt, Obj: e.Ref(0)}) {
			return
		}
		if retired && vm.ForgetsInterrupt(e.M, e.M.ThreadOf(e.Ref(0))) {
			return
		}
	}
	flag := field(e, "java/lang/Thread", "interrupted")
	if self && !e.MayAccess(e.T.Obj, flag, true) {
		return
	}
	o := e.M.Heap.Writable(e.Ref(0))
	o.Words[flag] = 1
	vm.Weak(e.M).Interrupts(e.T, e.Ref(0))
	wakeInterrupted(e)
	if b := vm.ThreadBlocker.Of(e.M, e.Ref(0)); b != 0 && !self {
		decl := e.M.Lib.MustLoad("sun/nio/ch/Interruptible").Method("interrupt", "(Ljava/lang/Thread;)V")
		e.CallVirtual(1, decl, b, e.Args[0])
	}
}

func wakeInterrupted(e *vm.Env) {
	if t := e.M.ThreadOf(e.Ref(0)); t != nil && t.Alive() {
		e.M.WakeInterrupted(t.ID)
	}
}

// observe is asked in front of a question about what the thread of a
// java.lang.Thread does. From the first such question on the end of a thread is
// an operation that others may notice. Whether it was started is a question, too:
// another thread may do that.
func observe(e *vm.Env, thread vm.Ref) bool {
	if !e.M.Sharing || thread == e.T.Obj {
		return true
	}
	if e.M.ThreadOf(thread) == nil && e.M.Confined(thread) {
		return true // nobody else can start it
	}
	e.M.Learn(vm.Observes)
	return e.MayRun(vm.Operation{Kind: vm.OpObserve, Obj: thread})
}

// observeOther is observe for a question about all threads.
func observeOther(e *vm.Env) bool {
	others := e.M.Threads()
	return len(others) < 2 || observe(e, others[(e.T.ID+1)%len(others)].Obj)
}

// threadGroup is Thread.getThreadGroup: a thread that has ended has none, so this is
// a question about its end.
func threadGroup(e *vm.Env) {
	if observe(e, e.Ref(0)) {
		e.ReturnRef(groupOf(e, e.Ref(0)))
	}
}

// groupOf is the group of a thread, null once that has ended.
func groupOf(e *vm.Env, thread vm.Ref) vm.Ref {
	if t := e.M.ThreadOf(thread); t != nil && !t.Alive() {
		return vm.Null // later JDKs keep the group, and look at the state
	}
	return vm.Ref(vm.ThreadGroup.Of(e.M, thread))
}

// uncaughtHandler is Thread.getUncaughtExceptionHandler, which a thread loses when it
// ends, too.
func uncaughtHandler(e *vm.Env) {
	thread, f := e.Ref(0), field(e, "java/lang/Thread", "uncaughtExceptionHandler")
	if !observe(e, thread) || !e.MayAccess(thread, f, false) {
		return
	}
	handler := e.M.Heap.Get(thread).Ref(f)
	switch t := e.M.ThreadOf(thread); {
	case t != nil && !t.Alive():
		handler = vm.Null
	case handler == vm.Null:
		handler = groupOf(e, thread)
	}
	e.ReturnRef(handler)
}

func isAlive(e *vm.Env) {
	if observe(e, e.Ref(0)) {
		t := e.M.ThreadOf(e.Ref(0))
		if t != nil && !t.Alive() {
			vm.Weak(e.M).FindsEnded(e.T, t)
		}
		e.ReturnBool(t != nil && t.Alive())
	}
}

// park(boolean absolute, long time).
func park(e *vm.Env) {
	abs, time := e.Bool(1), e.Long(2)
	e.ParksItself(abs || time != 0)
	if e.Phase != 0 {
		if abs || time != 0 {
			// If the time was over there was no permit, and one that comes now is left.
			e.MayRun(vm.Operation{Kind: vm.OpPark, Obj: e.T.Obj})
		}
		return
	}
	f := field(e, "java/lang/Thread", "interrupted")
	e.M.Note(vm.Access{Mode: vm.AccessRead, Obj: e.T.Obj, Index: f})
	over := time < 0 || abs && time == 0
	if e.T.Permit || over || e.M.Heap.Get(e.T.Obj).Words[f] != 0 {
		// It does not wait. Another thread may give a permit before this one is used up,
		// or after it was seen that there is none.
		if e.MayRun(vm.Operation{Kind: vm.OpPark, Obj: e.T.Obj}) && e.T.Permit {
			e.M.Park(e.T, 0)
		}
		return
	}
	var deadline int64
	switch {
	case abs && time > math.MaxInt64/1_000_000:
		deadline = math.MaxInt64
	case abs:
		deadline = time * 1_000_000
	case time > 0:
		deadline = e.M.Deadline(0, time)
	}
	if !e.MayWait() {
		return
	}
	if e.M.Park(e.T, deadline) {
		e.Block(1)
	}
}

func unpark(e *vm.Env) {
	if e.Ref(1) == 0 {
		return
	}
	t := e.M.ThreadOf(e.Ref(1))
	if t != nil && t.Alive() && e.MayRun(vm.Operation{Kind: vm.OpUnpark, Obj: t.Obj}) {
		e.M.Unpark(t.ID)
	}
}
