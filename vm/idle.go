package vm

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm/bytecode"
)

// Idle workers of pools. A worker that has nothing to do for long ends, and the pool
// makes another one when there is something again. As long as nobody can tell the two
// apart it is only tried where nothing else can happen.
//
// A program can tell them apart by what it does with the Thread: it gets hold of it
// in a task, by a factory or a subclass of the pool, among other threads, or as the
// owner of a lock. It can by what a task leaves to the next one: values of the thread,
// and locks that the worker owns. And it can count workers.

// idling are calls in which a worker of a pool waits for something to do, and
// ends if there is nothing for long.
var idling = map[string]string{
	"java/util/concurrent/ThreadPoolExecutor": "getTask",
	"java/util/concurrent/ForkJoinPool":       "awaitWork",
}

// workerReaders are methods by which a program finds out which worker of a pool
// it is in, or how many there are.
var workerReaders = map[string][]string{
	"java/lang/Thread":      {"getName", "getId", "threadId", "activeCount", "enumerate", "getAllStackTraces"},
	"java/lang/ThreadGroup": {"activeCount", "enumerate", "list", "destroy", "isDestroyed"},
	"java/lang/ThreadLocal": {"get", "set"},
	"java/util/concurrent/ThreadPoolExecutor": {"getPoolSize", "getActiveCount", "getLargestPoolSize", "toString", "setThreadFactory", "<init>",
		"prestartCoreThread", "prestartAllCoreThreads"},
	"java/util/concurrent/ForkJoinPool":                      {"getPoolSize", "getActiveThreadCount", "getRunningThreadCount", "toString"},
	"java/util/concurrent/locks/AbstractOwnableSynchronizer": {"getExclusiveOwnerThread"},
	"java/util/concurrent/locks/AbstractQueuedSynchronizer":  {"getFirstQueuedThread", "getQueuedThreads", "getExclusiveQueuedThreads", "getSharedQueuedThreads", "getWaitingThreads"},
	"java/util/concurrent/locks/ReentrantLock":               {"getOwner", "getQueuedThreads", "getWaitingThreads"},
	"java/util/concurrent/locks/ReentrantReadWriteLock":      {"getOwner", "getQueuedThreads", "getQueuedReaderThreads", "getQueuedWriterThreads", "getWaitingThreads"},
	"java/util/concurrent/Semaphore":                         {"getQueuedThreads"},
	// A pool's queue may be known to the program, and tell that a worker waits there.
	"java/util/concurrent/LinkedTransferQueue": {"hasWaitingConsumer", "getWaitingConsumerCount"},
	"sun/management/ThreadImpl": {"getThreadCount", "getDaemonThreadCount", "getPeakThreadCount", "getTotalStartedThreadCount", "getAllThreadIds",
		"getThreadInfo", "dumpAllThreads", "getThreadCpuTime", "getThreadUserTime", "findDeadlockedThreads", "findMonitorDeadlockedThreads"},
}

// keepsNothing are methods of a Thread by which a task learns nothing of it that is
// different for another worker, and leaves nothing to the next task: a pool clears
// what is left of an interrupt.
var keepsNothing = []string{"interrupt", "isInterrupted", "getStackTrace"}

// readsWorkers notes that a method which reads workers begins in frame f.
func readsWorkers(m *Machine, f *Frame) {
	mt, by := f.Method, f.Parent
	if !slices.Contains(workerReaders[mt.Class.Name], mt.Name) {
		return
	}
	if !calledByProgram(by) && (mt.Class.Name == "java/lang/ThreadLocal" || strings.HasPrefix(mt.Class.Name, "java/util/concurrent/locks/")) {
		return // the JDK's
	}
	if mt.Name == "<init>" {
		constructsPool(m, f)
		if !m.foreignFactory(f) {
			return
		}
	}
	m.Learn(Workers)
}

// poolQueues are the queues that may be given to a pool. What the program does with one
// that it has given away is as if it had asked the pool for it: a task is in it before
// the pool turns out to be shut down.
var poolQueues = map[string]bool{
	"java/util/concurrent/ArrayBlockingQueue": true, linkedQueue: true, "java/util/concurrent/LinkedBlockingDeque": true,
	"java/util/concurrent/PriorityBlockingQueue": true, "java/util/concurrent/DelayQueue": true,
	"java/util/concurrent/SynchronousQueue": true, "java/util/concurrent/LinkedTransferQueue": true, delayedQueue: true,
}

// delayedQueue is the queue of scheduled pools.
const delayedQueue = scheduledPool + "$DelayedWorkQueue"

// constructsPool marks the queue of a pool that is constructed in frame f by the program.
// A pool that tells the program when it is terminated does so in the middle of what is
// one call otherwise, in the thread that has come last.
func constructsPool(m *Machine, f *Frame) {
	if f.Method.Class.Name != threadPool {
		return
	}
	if by, _ := m.Heap.Get(Ref(f.Slots[0])).Class.Select(f.Method.Class.Method("terminated", "()V")); !by.Class.Loader.Boot() {
		m.Learn(AsksPools)
	}
	if !calledByProgram(f.Parent) {
		return
	}
	queue := argument(f, "Ljava/util/concurrent/BlockingQueue;")
	if queue != 0 && m.Heap.Get(queue).Flags&OfPool != 0 {
		m.Learn(SharesQueues | AsksPools) // two pools have it
	}
	ofPool(m, queue)
}

// ofPool marks a queue that the program has in its hands as that of a pool.
func ofPool(m *Machine, queue Ref) {
	if queue != 0 && m.Heap.Get(queue).Flags&OfPool == 0 {
		m.Heap.Writable(queue).Flags |= OfPool
	}
}

// handsOutQueue marks the queue of a pool that is asked for it in frame f, by the program
// or through whatever passes the question on: what is done with it matters, and not when it
// was asked for.
func handsOutQueue(m *Machine, f *Frame) {
	if f.Method.Class.Name == threadPool && f.Method.Name == "getQueue" && !ofPoolItself(f.Method, passedOn(f)) {
		ofPool(m, Ref(word(m.Heap.Get(Ref(f.Slots[0])), "workQueue")))
	}
}

// passedOn is the frame of who asks the question that the method of frame f answers: those that
// pass it on to the same method of another class do not count.
func passedOn(f *Frame) *Frame {
	by := f.Parent
	for by != nil && by.Method.Name == f.Method.Name && by.Method.Desc == f.Method.Desc {
		by = by.Parent
	}
	return by
}

// ofPoolItself reports whether a method of a pool, or of its queue, is called by such a one
// in frame by.
func ofPoolItself(mt *Method, by *Frame) bool {
	if by == nil || by.Method.Class == nil || !by.Method.Class.Loader.Boot() {
		return false
	}
	name := by.Method.Class.Name
	return strings.HasPrefix(name, mt.Class.Name+"$") || strings.HasPrefix(name, threadPool) || strings.HasPrefix(name, scheduledPool)
}

// leavesElements are methods of such queues that take nothing out of them.
var leavesElements = []string{"<init>", "add", "addFirst", "addLast", "offer", "offerFirst", "offerLast", "put", "putFirst", "putLast", "push", "peek",
	"peekFirst", "peekLast", "element", "getFirst", "getLast", "size", "isEmpty", "contains", "remainingCapacity", "toArray", "toString", "forEach"}

// usesPoolQueue notes that a method of a queue begins in frame f which the program has
// given to a pool, and that somebody else calls it than the pool or the queue itself.
func usesPoolQueue(m *Machine, f *Frame) {
	queue := Ref(f.Slots[0])
	if m.Heap.Get(queue).Flags&OfPool == 0 || !m.Sharing || m.last(m.Current) {
		return
	}
	ofJDK := func(f *Frame) bool { return f != nil && f.Method.Class != nil && f.Method.Class.Loader.Boot() }
	by := f.Parent
	for ofJDK(by) && !by.Method.Static() && Ref(by.Slots[0]) == queue {
		by = by.Parent
	}
	if ofPoolItself(f.Method, by) {
		if isOf(by, threadPool+"$DiscardOldestPolicy", "rejectedExecution") && isShut(m, m.Heap.Get(Ref(by.Slots[2]))) {
			m.Learn(SharesQueues) // it was not when the policy looked
		}
		return
	}
	if !slices.Contains(leavesElements, f.Method.Name) {
		m.Learn(SharesQueues)
	}
	switch {
	case f.Method.Class.Name == delayedQueue: // it is emptied as its tasks are cancelled
		m.Learn(AsksCancelled)
	default:
		m.Learn(AsksPools)
	}
}

// foreignFactory reports whether a pool is constructed that gets its workers from
// the program.
func (m *Machine) foreignFactory(f *Frame) bool {
	o := m.Heap.Get(argument(f, "Ljava/util/concurrent/ThreadFactory;"))
	return o != nil && !o.Class.Loader.Boot()
}

// asksInterrupted reports whether a method tells whether a thread was interrupted.
func (c *Class) asksInterrupted(method string) bool {
	return c.Name == "java/lang/Thread" && method == "isInterrupted"
}

// asksWorkers notes that a thread asks another one, in frame f, whether it was interrupted: an idle
// worker of a pool is, one with a task is not. It may have ended long ago. Pools ask before they interrupt.
func asksWorkers(m *Machine, f *Frame) {
	if !m.Sharing || !f.Method.Class.asksInterrupted(f.Method.Name) || Ref(f.Slots[0]) == m.Current.Obj {
		return
	}
	if by := f.Parent; by == nil || by.Method.Class == nil || !by.Method.Class.Loader.Boot() || !strings.HasPrefix(by.Method.Class.Name, "java/util/concurrent/") {
		m.Learn(Breaks | AsksPools | EndsPools | AsksForks)
	}
}

// argument returns the first argument of a type that the method of frame f was called
// with, 0 where it has none.
func argument(f *Frame, of string) Ref {
	params, _ := Descriptors(f.Method.Desc)
	slot := 1
	for i, p := range params {
		if p == of {
			return Ref(f.Slots[slot])
		}
		slot += f.Method.Params[i].Slots()
	}
	return 0
}

// HandsOut is told that the program asked for the current thread.
func (e *Env) HandsOut() {
	m, by := e.M, e.Caller()
	if m.Explore == nil || !calledByProgram(by) || m.Explore.Assumptions.Happens(Workers) || !e.T.isWorker() {
		return
	}
	if by.Method.Class.Loader.Boot() || keeps(by) {
		m.Learn(Workers)
	}
}

// keeps reports whether the Thread that a call in frame f returns is used for more
// than what says nothing of it.
func keeps(f *Frame) bool {
	if f.Method.Info == nil || f.Method.Info.Code == nil || f.BCI() < 0 {
		return true
	}
	code := f.Method.Info.Code.Bytes
	at := f.BCI() + 3 // behind the invokestatic
	if at+2 >= len(code) || bytecode.Op(code[at]) != bytecode.Invokevirtual {
		return true
	}
	class, name, _ := f.Method.Class.File.Pool.Member(uint16(code[at+1])<<8 | uint16(code[at+2]))
	return class != "java/lang/Thread" || !slices.Contains(keepsNothing, name)
}

// IsIdle reports whether t does nothing but the work of a pool between two tasks. Where
// the program's own code runs in that (its queue) an interrupt is seen.
func (t *Thread) IsIdle() bool {
	f := t.Top
	for f != nil && f.Method.Class.Loader.Boot() && !isOf(f, threadPool, "runWorker") {
		f = f.Parent
	}
	return isOf(f, threadPool, "runWorker")
}

// RetiresIdle reports whether t is about to interrupt a worker only to let it see that its
// pool has nothing for it: nobody can tell, as the worker forgets the interrupt or ends.
func RetiresIdle(m *Machine, t, worker *Thread) bool {
	switch {
	case worker == nil:
		return false
	case t == worker && isOf(t.Top, synchronizer, "acquire"):
		return true // who waits for a lock, and was interrupted before
	case worker.IsIdle():
		return m.InCall(t, threadPool, "interruptIdleWorkers") || stops(m, t, worker)
	case worker.isPastTask(m):
		return stops(m, t, worker)
	}
	pool := worker.idlePool()
	return pool != 0 && m.InCall(t, forkJoinPool, "tryTerminate") && !m.Noticed(EndsPools) && worker.poolOfJDK(m, m.Heap.Get(pool))
}

// againstForgetting are the facts of which each could show whether an idle worker was interrupted.
const againstForgetting = Workers | Intrudes | HiddenFields | AsksStates | AsksStacks | UnknownValues | SharesQueues | Breaks

// ForgetsInterrupt reports whether a worker that is about to be retired, see RetiresIdle, does not even
// have to be interrupted: it has yet to look for its next task, and forgets the interrupt when it
// does. So states do not differ by who was idle when the pool was shut down.
func ForgetsInterrupt(m *Machine, worker *Thread) bool {
	if m.Noticed(againstForgetting) || worker.Status != Runnable || m.Explore.Weak {
		return false
	}
	f := worker.Top
	if isOf(f, "java/util/concurrent/atomic/AtomicInteger", "get") && isOf(f.Parent, threadPool, "getTask") {
		f = f.Parent.Parent // where it has yet to look at the pool's state
	}
	for f != nil && !isOf(f, threadPool, "runWorker") {
		if isOf(f, threadPool, "getTask") {
			return false
		}
		f = f.Parent
	}
	return f != nil && worker.poolOfJDK(m, m.Heap.Get(Ref(f.Slots[0])))
}

// stops reports whether t is in the midst of stopping the pool of a worker, so that whatever
// the worker looks for next it finds the pool stopped, and ends: where it has a task still it
// interrupts itself, which is an interrupt like any other. Code of the program that it may come by
// (the pool's hooks, its queue, what a factory has wrapped around it) may look before.
func stops(m *Machine, t, worker *Thread) bool {
	if !m.InCall(t, threadPool, "interruptWorkers") {
		return false
	}
	f := worker.Top
	for !isOf(f, threadPool, "runWorker") {
		f = f.Parent
	}
	return worker.poolOfJDK(m, m.Heap.Get(Ref(f.Slots[0])))
}

// exceptional is the last of the states of a FutureTask that come when its task has returned.
const exceptional = 3

// isPastTask reports whether t is a worker of a pool that runs a FutureTask whose end is known
// already: what is left to do wakes those who wait for it, and looks at no interrupt.
func (t *Thread) isPastTask(m *Machine) bool {
	f := t.Top
	for f != nil && f.Method.Class.Loader.Boot() && !isOf(f, futureTask, "run") {
		f = f.Parent
	}
	if !isOf(f, futureTask, "run") || !isOf(f.Parent, threadPool, "runWorker") {
		return false
	}
	task := m.Heap.Get(Ref(f.Slots[0]))
	state := int32(word(task, "state"))
	return task.Class == f.Method.Class && 0 < state && state <= exceptional // behind them are those whom others have cancelled
}

// idlePool returns the pool of fork and join of which t is a worker that is between two
// tasks, else 0. That a pool which ends interrupts it in front of one is a fact, EndsPools.
func (t *Thread) idlePool() Ref {
	f := t.Top
	for f != nil && f.Method.Class.Loader.Boot() && !isOf(f, forkJoinPool, worksForPool) {
		if isOf(f, forkJoinTask, "doExec") {
			return 0
		}
		f = f.Parent
	}
	if !isOf(f, forkJoinPool, worksForPool) {
		return 0
	}
	return Ref(f.Slots[0])
}

// isWorker reports whether t is a worker of a pool.
func (t *Thread) isWorker() bool {
	for f := t.Top; f != nil; f = f.Parent {
		switch f.Method.Class.Name {
		case "java/util/concurrent/ThreadPoolExecutor$Worker", forkJoinWorker:
			return f.Method.Class.Loader.Boot()
		}
	}
	return false
}

// idles reports whether t is an idle worker that another one can stand for.
func (m *Machine) idles(t *Thread) bool {
	if m.Noticed(Workers) {
		return false
	}
	for f := t.Top; f != nil && f.Method.Class.Loader.Boot(); f = f.Parent {
		switch {
		case f.Method.Class.Name == "java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue":
			return false // for the time of a task
		case idling[f.Method.Class.Name] == f.Method.Name:
			pool := m.Heap.Get(Ref(f.Slots[0]))
			return exempt(exemptIdling, f.Method.Class.Name) && t.poolOfJDK(m, pool) && !(f.Method.Class.Name == threadPool && countsWorkers(m, pool)) && !t.ownsLocks(m)
		}
	}
	return false
}

// closing are methods of the JDK that wait until the tasks of an executor have ended, a
// day at a time, or until nobody reads from a channel any more: when the time is over they begin
// to wait again, and nobody can tell. They wait for as long as it takes, so that what never ends is a deadlock.
var closing = map[string]string{
	"java/util/concurrent/ExecutorService":       "close",
	forkJoinPool:                                 "close", // which has one of its own
	"java/util/concurrent/ThreadPerTaskExecutor": "awaitTermination",
	"sun/nio/ch/NativeThreadSet":                 "signalAndWait",
}

// closes reports whether t waits in one of them as the JDK does, and nobody asks whether it
// waits for a time.
func closes(m *Machine, t *Thread) bool {
	if m.Explore == nil || m.AsksStates() {
		return false
	}
	for f := t.Top; f != nil && f.Method.Class.Loader.Boot(); f = f.Parent {
		if closing[f.Method.Class.Name] == f.Method.Name && f.Method.Desc == "()V" {
			return true
		}
	}
	return false
}

// poolOfJDK reports whether a pool, its workers and its queue are made by the JDK alone.
func (t *Thread) poolOfJDK(m *Machine, pool *Object) bool {
	if !pool.Class.Loader.Boot() || !m.Heap.Get(t.Obj).Class.Loader.Boot() {
		return false
	}
	for _, name := range []string{"threadFactory", "factory", "workQueue"} {
		if f := pool.Class.FieldNamed(name); f != nil {
			if o := m.Heap.Get(pool.Ref(f.Word)); o != nil && !o.Class.Loader.Boot() {
				return false
			}
		}
	}
	return true
}

// ownsLocks reports whether an idle worker owns a lock that a task has not given up.
func (t *Thread) ownsLocks(m *Machine) bool {
	if len(t.Held) > 0 || m.Noticed(TwoOwners) {
		return true
	}
	// Of locks for reading the first reader is known to the lock, others have counts of
	// their own.
	sync, holds := m.Lib.Loaded("java/util/concurrent/locks/ReentrantReadWriteLock$Sync"), m.Lib.Loaded("java/util/concurrent/locks/ReentrantReadWriteLock$Sync$HoldCounter")
	if sync == nil || !sync.Loader.Boot() {
		return false
	}
	first, tid := sync.FieldNamed("firstReader"), m.Heap.Get(t.Obj).Words[m.Lib.known.thread.FieldNamed("tid").Word]
	reads := false
	m.Heap.tab.Each(func(_ uint32, o *Object) {
		switch {
		case o == nil || reads:
		case o.Class.SubclassOf(sync):
			reads = o.Ref(first.Word) == t.Obj
		case o.Class == holds:
			reads = o.Words[holds.FieldNamed("count").Word] != 0 && o.Words[holds.FieldNamed("tid").Word] == tid
		}
	})
	return reads
}

// mostSpins is how often a thread may spin in a transition until others have to go on.
const mostSpins = 1 << 10

// spinsOut reports whether t, within a call, goes on spinning where others might have their turn.
// A pool of fork and join spins for a while in front of what it does anyway: a worker that has
// found nothing parks then, and whoever gives it something meanwhile finds it parked just as
// well. A count of turns would be in the state, and each of them a choice. What somebody else has
// to do first, within a method that is no call, comes when the turns are used up.
func spinsOut(m *Machine, t *Thread) bool {
	c := t.Top.Method.Class
	if !c.Loader.Boot() || c.Name != forkJoinPool && c.Name != workQueue || m.misc.spins >= mostSpins {
		return false
	}
	m.misc.spins++
	return true
}
