package vm

import "slices"

// Methods of the JDK that run in one piece when interleavings are explored.
//
// Books are kept by the JDK for itself, under locks of its own or by setting and
// comparing: of threads and groups, of linked call sites, of initialised
// classes of its own. Nobody asks about the steps of that. What one of them gives
// away is the same whoever comes first (a hash code, a canonical object, a copy),
// may be any value (numbers of generators without a seed), or makes the method
// noticeable, see there. The initialisation of a class of the program is never
// part of a piece.
//
// Calls are the methods of java.util.concurrent whose effect on what others can
// see is known to happen at one moment between call and return: the reads and
// writes they are made of need not be interleaved with those of other calls.
// Between two blockings each is one operation. With Exploration.Steps they are
// executed like any other code. Methods that run through many elements, or add
// up what others change meanwhile, are not among them. Nor are those that look for
// a place first and then do something there, though it may be another place by
// then: all of ConcurrentLinkedDeque, whose two ends are not changed together (who
// takes the last element may take one that has others behind it), and of
// ConcurrentSkipListMap what takes the first or last entry, or reads the value of an
// entry after it has found its key. DoubleAdder and the accumulators have several
// numbers where threads meet, and it is not the same in which of them what was added. A task of
// fork and join is cancelled since JDK 25 though it was done meanwhile.
//
// What the program's own code does when such a method calls it, a comparator or
// a function, is not part of the piece; nor is what the JDK's does in its place, see
// foreign.go.

// books are the methods that are no operation at all, by class; "*" stands for
// all. What remembers an object that it made, for the next who asks, is not here:
// threads that come together each get one of their own.
var books = map[string][]string{
	"java/lang/Thread": {"<init>", "start", "exit", "nextThreadNum"},
	threadGroup:        {"<init>", "add", "remove", "addUnstarted", "threadStartFailed", "threadTerminated"}, // see groups.go
	// The lock of a worker says that it is not idle, to those who interrupt idle workers.
	"java/util/concurrent/ThreadPoolExecutor$Worker": {"lock", "unlock"},
	// Whoever takes a task looks again.
	perTask: {looksFirst},
	// Tables of members, of which all get copies.
	"java/lang/Class": {"getEnumConstantsShared", "enumConstantDirectory", "reflectionData", "privateGetDeclaredMethods", "privateGetDeclaredFields"},
	// The table of types, each of which is there once.
	"java/lang/invoke/MethodType": {"makeImpl"},
	// New handles of what does not change.
	"java/lang/invoke/MethodHandles$Lookup": {"findStatic", "findVirtual", "findConstructor", "findSpecial", "findGetter", "findSetter",
		"findStaticGetter", "findStaticSetter", "findVarHandle", "findStaticVarHandle"},
	// Where numbers come from that may be any.
	"java/util/Random":                       {"<init>", "seedUniquifier"},
	"java/util/concurrent/ThreadLocalRandom": {"*"},
	"java/util/UUID":                         {"randomUUID"},
}

// calls are the methods that are one operation, by class: of all descriptors where none
// is told.
var calls = map[string][]string{
	"java/util/concurrent/locks/ReentrantLock":                                  {"lock", "lockInterruptibly", "tryLock", "unlock", "isLocked", "isHeldByCurrentThread", "getHoldCount", "hasQueuedThreads", "hasQueuedThread", "getQueueLength", "hasWaiters", "getWaitQueueLength", "toString", "getOwner"},
	"java/util/concurrent/locks/AbstractQueuedSynchronizer":                     {"acquire", "acquireInterruptibly", "tryAcquireNanos", "release", "acquireShared", "acquireSharedInterruptibly", "tryAcquireSharedNanos", "releaseShared", "hasQueuedThreads", "hasContended", "getFirstQueuedThread", "isQueued", "hasQueuedPredecessors", "getQueueLength"},
	"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject":     {"await", "awaitUninterruptibly", "awaitNanos", "awaitUntil", "signal", "signalAll", "hasWaiters", "getWaitQueueLength"},
	"java/util/concurrent/locks/AbstractQueuedLongSynchronizer":                 {"acquire", "acquireInterruptibly", "tryAcquireNanos", "release", "acquireShared", "acquireSharedInterruptibly", "tryAcquireSharedNanos", "releaseShared"},
	"java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject": {"await", "awaitUninterruptibly", "awaitNanos", "awaitUntil", "signal", "signalAll"},
	"java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock":                {"lock", "lockInterruptibly", "tryLock", "unlock"},
	"java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock":               {"lock", "lockInterruptibly", "tryLock", "unlock", "isHeldByCurrentThread", "getHoldCount"},
	"java/util/concurrent/locks/ReentrantReadWriteLock":                         {"getReadLockCount", "isWriteLocked", "isWriteLockedByCurrentThread", "getWriteHoldCount", "getReadHoldCount", "getQueueLength", "hasQueuedThreads"},
	"java/util/concurrent/locks/StampedLock":                                    {"writeLock", "tryWriteLock", "writeLockInterruptibly", "readLock", "tryReadLock", "readLockInterruptibly", "tryOptimisticRead", "validate", "unlockRead", "tryConvertToWriteLock", "tryUnlockRead", "isWriteLocked", "isReadLocked", "getReadLockCount"},

	"java/util/Random": {"next", "setSeed"},
	"java/lang/System": {"getProperty", "setProperty", "clearProperty"},

	// A promise is entered into a class's map under its lock, then the value is computed,
	// which is the program's own code, and then entered unless another one was first.
	"java/lang/ClassValue$ClassValueMap": {"startEntry", "finishEntry", "removeEntry"},

	"java/util/concurrent/Semaphore":      {"acquire", "acquireUninterruptibly", "tryAcquire", "release", "availablePermits", "drainPermits", "getQueueLength", "hasQueuedThreads"},
	"java/util/concurrent/CountDownLatch": {"await", "countDown", "getCount"},
	"java/util/concurrent/CyclicBarrier":  {"nextGeneration", "breakBarrier", "isBroken", "getNumberWaiting", "reset"},
	phaser:                                {"arrive", "arriveAndDeregister", "arriveAndAwaitAdvance", "register", "bulkRegister", awaitsPhase, "releaseWaiters", "awaitAdvance", "awaitAdvanceInterruptibly", "forceTermination", "getPhase", "getRegisteredParties", "getArrivedParties", "getUnarrivedParties", "isTerminated"},
	"java/util/concurrent/Exchanger":      {"exchange"},

	"java/util/concurrent/ArrayBlockingQueue":                           {"add", "offer", "put", "poll", "take", "peek", "remove", "size", "remainingCapacity", "clear", "contains", "isEmpty"},
	"java/util/concurrent/LinkedBlockingQueue":                          {"add", "offer", "put", "poll", "take", "peek", "remove", "size", "remainingCapacity", "clear", "contains", "isEmpty"},
	"java/util/concurrent/LinkedBlockingDeque":                          {"add", "addFirst", "addLast", "offer", "offerFirst", "offerLast", "put", "putFirst", "putLast", "poll", "pollFirst", "pollLast", "take", "takeFirst", "takeLast", "peek", "peekFirst", "peekLast", "remove", "removeFirst", "removeLast", "getFirst", "getLast", "push", "pop", "size", "remainingCapacity", "clear", "contains", "isEmpty"},
	"java/util/concurrent/PriorityBlockingQueue":                        {"add", "offer", "put", "poll", "take", "peek", "remove", "size", "clear", "contains", "isEmpty"},
	"java/util/concurrent/DelayQueue":                                   {"add", "offer", "put", "poll", "take", "peek", "remove", "size", "clear", "isEmpty"},
	"java/util/concurrent/SynchronousQueue":                             {"offer", "put", "poll", "take"},
	"java/util/concurrent/LinkedTransferQueue":                          {"add", "offer", "put", "poll", "take", "transfer", "tryTransfer"},
	"java/util/concurrent/ConcurrentLinkedQueue":                        {"add", "offer", "poll", "peek", "isEmpty"},
	"java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue": {"add", "offer", "put", "poll", "take", "peek", "remove", "size", "clear", "contains", "isEmpty"},

	"java/util/concurrent/ConcurrentHashMap":     {"get", "put", "putVal", "putIfAbsent", "remove", "replace", "replaceNode", "containsKey", "getOrDefault", "computeIfAbsent", "computeIfPresent", "compute", "merge"},
	"java/util/concurrent/ConcurrentSkipListMap": {"get", "put", "putIfAbsent", "remove", "replace", "containsKey", "getOrDefault", "computeIfAbsent", "computeIfPresent", "compute", "merge", "firstKey", "ceilingKey", "higherKey"},
	"java/util/concurrent/CopyOnWriteArrayList":  {"get", "set", "add", "remove", "addIfAbsent", "size", "isEmpty", "contains", "indexOf", "clear", "iterator", "toArray"},

	"java/util/concurrent/atomic/LongAdder": {"add", "increment", "decrement"},

	"java/util/concurrent/ThreadPoolExecutor": {"execute", "getTask", "addWorker", "addWorkerFailed", "processWorkerExit", "tryTerminate", "interruptIdleWorkers", "advanceRunState", "shutdown", "isShutdown", "isTerminated", "isTerminating", "awaitTermination", "remove", "getPoolSize", "getActiveCount", "reject"},
	perTask:                                       {startsTask, "taskComplete", "tryTerminate", awaitsEnd},
	"java/util/concurrent/FutureTask":             {"set", "setException", "get", "isDone", "isCancelled", "awaitDone", "finishCompletion", "report"},
	"java/util/concurrent/CompletableFuture":      {"completeValue", "completeNull", "completeThrowable", "completeRelay", "tryPushStack", "unipush", "bipush", "orpush", "cleanStack", "waitingGet", "timedGet", "isDone", "isCancelled", "isCompletedExceptionally", "getNow"},
	"java/util/concurrent/ForkJoinPool":           {"signalWork", "createWorker", "registerWorker", "deregisterWorker", worksForPool, "scan", "awaitWork", "deactivate", "tryCompensate", "tryTerminate", "externalPush", "poolSubmit", "submissionQueue", "externalQueue", "tryRemoveAndExec", "externalHelpQuiescePool", "helpQuiescePool", "awaitTermination", "awaitQuiescence", "nextTaskFor", "pollScan", "canStop", "isQuiescent", "isShutdown", "isTerminated"},
	"java/util/concurrent/ForkJoinPool$WorkQueue": {"push", "lockedPush", "growArray", "pop", "tryUnpush", "externalTryUnpush", "tryRemove", "tryPoll", "poll", "nextLocalTask", "peek", "queueSize", "isEmpty"},
	"java/util/concurrent/ForkJoinTask":           {"fork", "setDone", "trySetThrown", "trySetException", "awaitDone", "signalWaiters", "getThrowableException"},
}

// neverPark are those of them that neither park a thread nor have one go on. Of the others
// somebody may be about to park, and find that it need not, when it is given a permit: that
// is left over for the next time that it parks. The JDK's code looks again what it waits
// for; the program's own may not.
var neverPark = []string{"java/util/Random", "java/lang/System", "java/lang/ClassValue$ClassValueMap", "java/util/concurrent/ConcurrentLinkedQueue",
	concurrentMap, "java/util/concurrent/ConcurrentSkipListMap", "java/util/concurrent/CopyOnWriteArrayList", "java/util/concurrent/atomic/LongAdder"}

// worksForPool is what a worker of fork and join does all its life. Between two tasks it looks for
// one more and waits where there is none: that is one operation, by whatever methods the JDK does it.
const worksForPool = "runWorker"

// TrustedCalls returns the methods that are one operation, by class. Tests compare them
// with what they are made of.
func TrustedCalls() map[string][]string { return calls }

// traitsOfTrusted are the traits that a method of the JDK has by these lists.
func traitsOfTrusted(c *Class, name, desc string) MethodTraits {
	if !c.Loader.Boot() {
		return 0
	}
	named := func(list []string) bool {
		for _, n := range list {
			if n == name || n == "*" || len(n) > len(name) && n == name+desc {
				return true
			}
		}
		return false
	}
	switch {
	case named(books[c.Name]) && exempt(exemptBooks, c.Name):
		return TraitBooks
	case named(calls[c.Name]) && overdone(c.Name):
		return TraitBooks
	case named(calls[c.Name]) && exempt(exemptCalls, c.Name):
		return TraitCall | partTraits(c, name) | limitTraits(c, name)
	}
	t := partTraits(c, name)&^TraitParted | limitTraits(c, name) // only calls are parted
	if !exempt(exemptCalls, c.Name) && !slices.ContainsFunc(parted[c.Name], func(p partedCalls) bool { return p.within }) {
		t &^= TraitMoment
	}
	return t
}

// piece returns the outermost method that runs in one piece and that t is in,
// without any code of the program's own above it; nil if there is none.
func (m *Machine) piece(t *Thread) *Frame {
	calls := !m.Explore.Steps
	watched := m.Explore.Assumptions.Happens(HiddenFields) // the program looks at the steps
	parks := m.Explore.Assumptions.Happens(WaitsItself)    // a permit may be left over for it
	var at *Frame
	foreign := false // what is below is no part of a call
	for f := t.Top; f != nil; f = f.Parent {
		if k := f.Method.Class.Loader; k != nil && !k.Boot() {
			break
		}
		if foreign && f.Method.Traits&(TraitBooks|TraitPseudo) == 0 {
			continue
		}
		foreign = foreign || f.Method.Has(TraitForeign)
		if f.Method.Traits&ofTrusted != 0 && !hasKnownCode(m, f.Method.Class) {
			continue
		}
		switch {
		case f.Method == initMethod && m.Lib.ClassByID(uint32(f.Slots[0])).Loader.Boot():
			at = f
		case watched && !f.Method.Has(TraitPseudo):
		case f.Method.Has(TraitBooks) && !ofAskedGroup(m, f.Method):
			at = f
		case !calls || parks && f.Method.Traits&(TraitCall|TraitMoment) != 0 && !slices.Contains(neverPark, f.Method.Class.Name):
		case f.Method.Has(TraitApart) && m.Explore.Assumptions.isParted(f.Method) && !ofTaskSet(m, f):
			return at
		case f.Method.Has(TraitLimited) && comesApart(m, f):
			return at
		case f.Method.Traits&(TraitParted|TraitMoment) != 0 && m.Explore.Assumptions.isParted(f.Method):
			if f.Method.Has(TraitMoment) {
				at = f
			}
		case f.Method.Has(TraitCall) && (at == nil || !m.Explore.Assumptions.isMoment(at.Method) && at.Method != initMethod):
			at = f
		}
	}
	return at
}

// InCall reports whether t is in a method of the JDK, with nothing of the
// program's own above it.
func (m *Machine) InCall(t *Thread, class, method string) bool {
	for f := t.Top; f != nil && f.Method.Class.Loader.Boot(); f = f.Parent {
		if f.Method.Class.Name == class && f.Method.Name == method {
			return true
		}
	}
	return false
}

// InPiece reports whether t is in a method that runs in one piece.
func (m *Machine) InPiece(t *Thread) bool { return m.piece(t) != nil }

// noticeable reports whether others may notice when a piece is executed, by an
// operation in it: a call, the start of a thread that others know, what changes groups
// where nothing is assumed, and what a new thread takes from its parent.
func (m *Machine) noticeable(f *Frame, op Operation) bool {
	if f.Method.Traits&(TraitCall|TraitMoment) != 0 {
		return !silent(m, f) && !leavesPool(m, f) && !(f.Method.Class.Name == perTask && ofTaskSet(m, m.Current.Top))
	}
	switch f.Method.Class.Name {
	case perTask:
		return f.Method.Name == looksFirst && !looksTwice(m, f)
	case threadPool + "$Worker":
		return m.Explore.Steps || m.Explore.Footprint != nil || m.Noticed(AsksPools) || m.Noticed(Breaks)
	case threadGroup:
		return m.Noticed(AsksGroups | AsksStates)
	case "java/lang/Thread":
		switch f.Method.Name {
		case "start":
			return m.Heap.Get(Ref(f.Slots[0])).Flags&Shared != 0 || m.Noticed(Observes)
		case "<init>":
			// Threads are numbered: whoever asks for names can tell who was first.
			return m.Noticed(Observes) || m.Explore.Assumptions.Happens(Identities) || m.inherits(op)
		}
		return m.Noticed(Observes) && f.Method.Name != "nextThreadNum"
	}
	return false
}

// inherits reports whether an operation reads what a thread that is made takes from
// the one that makes it, and others may set.
func (m *Machine) inherits(op Operation) bool {
	thread := m.Lib.known.thread
	if op.Kind != OpRead || op.Obj == 0 || !m.Heap.Get(op.Obj).Class.SubclassOf(thread) {
		return false
	}
	loader := thread.FieldNamed("contextClassLoader")
	return loader != nil && int(loader.Word) == op.Index
}

// setPassed notes whether the operation of a piece has been had.
func (m *Machine) setPassed(t *Thread, f *Frame, passed bool) { m.setFlag(t, f, FramePassed, passed) }

// setFlag sets or clears a mark of a frame anywhere on the stack of t.
func (m *Machine) setFlag(t *Thread, f *Frame, flag FrameFlags, on bool) {
	at := m.WritableFrame(t)
	for at.Method != f.Method || at.Depth != f.Depth {
		if p := at.Parent; p.epoch != m.epoch {
			at.Parent = m.copyFrame(p)
		}
		at = at.Parent
	}
	if at.Flags |= flag; !on {
		at.Flags &^= flag
	}
}

// unpass has the pieces below what t does now be operations once more.
func (m *Machine) unpass(t *Thread) {
	for f := t.Top; f != nil; f = f.Parent {
		if f.Flags&FramePassed != 0 {
			m.setPassed(t, f, false)
			m.setFlag(t, f, FrameOpen, false)
		}
	}
}
