package vm

import (
	"slices"
	"strings"
)

// Calls with several moments.
//
// Some calls do what others can see at more than one moment: a map enters an
// element, and counts it afterwards. Who looks at one of the two cannot tell, and
// hardly any program looks at both while others are at work. So such a call is one
// operation like others until somebody asks for what tells its moments apart. Then
// the search begins anew without that.
type partedCalls struct {
	fact Fact // 0 where it is always so
	and  Fact // that it takes as well; 0 for none
	// asks are the methods that tell the moments apart.
	asks []string
	// calls are those that are executed like any other code from then on: what they
	// call may be an operation.
	calls []string
	// moments are methods that are operations of their own then, within a call; within
	// says that this may be one of another class.
	moments []string
	within  bool
	// apart are methods that are executed like any other code then, within a call.
	apart []string
}

var parted = map[string][]partedCalls{
	// Who counts while others do adds up several numbers. A table that has become too small
	// is made larger behind that, and has another order then. The first table is there before
	// it has an entry, and who goes through it may be beyond that entry's place.
	"java/util/concurrent/ConcurrentHashMap":           {{fact: AsksSizes, asks: []string{"size", "isEmpty", "mappingCount"}, apart: []string{"addCount", "treeifyBin", "initTable"}}},
	"java/util/concurrent/ConcurrentHashMap$Traverser": {{fact: AsksSizes, asks: []string{"<init>"}}},
	"java/util/concurrent/ConcurrentHashMap$BulkTask":  {{fact: AsksSizes, asks: []string{"<init>"}}},
	// Those that add at the same time do so to several numbers, which are not looked at
	// together.
	"java/util/concurrent/atomic/LongAdder": {{fact: AsksSums, asks: []string{"sum", "reset", "sumThenReset"}, calls: []string{"add", "increment", "decrement"}}},

	// An entry is dead before it is unlinked, and others may be entered behind it until
	// then. Who looks for the last key, for the next lower one or for all of them may
	// stand at such an entry.
	"java/util/concurrent/ConcurrentSkipListMap": {{fact: AsksSizes,
		asks:  []string{"getAdderCount", "findLast", "findNear", "containsValue", "forEach", "replaceAll", "equals"},
		calls: []string{"put", "putIfAbsent", "computeIfAbsent", "remove", "computeIfPresent", "compute", "merge"}, moments: []string{"addCount"}}},
	"java/util/concurrent/ConcurrentSkipListMap$Iter":              {{fact: AsksSizes, asks: []string{"<init>"}}},
	"java/util/concurrent/ConcurrentSkipListMap$SubMap$SubMapIter": {{fact: AsksSizes, asks: []string{"<init>"}}},
	"java/util/concurrent/ConcurrentSkipListMap$CSLMSpliterator":   {{fact: AsksSizes, asks: []string{"<init>"}}},

	// A lock is taken before it has an owner, and given up after. Who was let in is in the
	// queue until it has taken itself out.
	"java/util/concurrent/locks/ReentrantLock": {{fact: AsksOwners, asks: []string{"toString", "getOwner"},
		calls: []string{"lock", "lockInterruptibly", "tryLock", "unlock", "hasQueuedThreads", "hasQueuedThread", "getQueueLength"}}},
	"java/util/concurrent/locks/ReentrantReadWriteLock": {{fact: AsksOwners, asks: []string{"getOwner"}, calls: []string{"getQueueLength", "hasQueuedThreads"}}},
	"java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock": {{fact: AsksOwners, asks: []string{"toString"},
		calls: []string{"lock", "lockInterruptibly", "tryLock", "unlock"}}},
	"java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock": {{fact: AsksOwners, calls: []string{"lock", "lockInterruptibly", "tryLock", "unlock"}}},
	"java/util/concurrent/Semaphore": {{fact: AsksOwners,
		calls: []string{"acquire", "acquireUninterruptibly", "tryAcquire", "release", "getQueueLength", "hasQueuedThreads"}}},
	"java/util/concurrent/locks/AbstractQueuedSynchronizer":     {{fact: AsksOwners, asks: queueQuestions, calls: queueCalls}},
	"java/util/concurrent/locks/AbstractQueuedLongSynchronizer": {{fact: AsksOwners, asks: queueQuestions, calls: queueCalls}},
	"java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject": {{fact: AsksOwners,
		calls: []string{"await", "awaitUninterruptibly", "awaitNanos", "awaitUntil"}}},
	"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject": {{fact: AsksOwners,
		calls: []string{"await", "awaitUninterruptibly", "awaitNanos", "awaitUntil"}}},

	// Who waits for no time at all is in the queue nevertheless until it gives up.
	"java/util/concurrent/LinkedTransferQueue":          {{moments: []string{"awaitMatch"}}},
	"java/util/concurrent/LinkedTransferQueue$DualNode": {{moments: []string{"await"}}}, // since 21

	// All have arrived before the phase is over, and a tree of phasers is told from
	// the leaves upwards.
	phaser: {
		{fact: AsksParties, asks: []string{"getArrivedParties", "getUnarrivedParties", "getRegisteredParties", "toString"},
			calls: []string{"register", "bulkRegister", "forceTermination"}},
		{moments: []string{awaitsPhase}},
	},

	// Who waits at a barrier is taken for one that has not come yet, see barrier.go.
	cyclicBarrier: {{fact: AsksBarriers, asks: []string{"reset", "breakBarrier", "getNumberWaiting"}}},

	// It is done before it is completed. Who waits for it has found that it is not before it enters itself with those that
	// depend on it.
	"java/util/concurrent/FutureTask": {{fact: AsksFutures, asks: []string{"toString"}, calls: []string{"set", "setException"}}},
	"java/util/concurrent/CompletableFuture": {{fact: AsksFutures, asks: []string{"toString", "getNumberOfDependents"},
		calls: []string{"bipush", "orpush", "unipush", "waitingGet", "timedGet"}}},

	// A task is in the queue before the pool turns out to be shut down, and the last
	// worker has gone before the pool is terminated.
	"java/util/concurrent/ThreadPoolExecutor": {{fact: AsksPools,
		asks: []string{"getPoolSize", "getActiveCount", "getLargestPoolSize", "getTaskCount", "toString", "isTerminated", "isTerminating",
			"awaitTermination"},
		calls: []string{"execute", "addWorker", "addWorkerFailed", "processWorkerExit", "tryTerminate", "shutdown", "remove"}},
		// It is counted, or in the queue, before it is refused, and keeps the pool from being
		// terminated until then.
		{fact: RefusesShut, and: AsksOwnPool, calls: []string{"execute", "addWorker", "addWorkerFailed", "remove"}},
		// A worker of a pool that is shut down has seen that there is a task before it takes that: it
		// waits for ever where somebody else was faster.
		{fact: SharesQueues, calls: []string{"getTask"}},
		// How many workers there are, and whether there is room in the queue, is looked at before the setting that says what then.
		{fact: ChangesPools, asks: []string{"setCorePoolSize", "setMaximumPoolSize", "allowCoreThreadTimeOut", "setRejectedExecutionHandler", "setThreadFactory"},
			calls: []string{"execute"}}},

	// It cancels one task after the other, and behind its change of state, see
	// asksForCancelled.
	scheduledPool: {{fact: AsksCancelled, apart: []string{"onShutdown"}}},

	// A task is among others before it is refused. Before 25 it tells the executor of its end
	// within a call, in which it completes its future.
	perTask: {
		{fact: RefusesTasks, and: AsksTasks, calls: []string{"start"}},
		{moments: []string{"taskComplete"}, within: true},
	},

	// The queue was full: it need not be so any more when the oldest task is taken from it.
	"java/util/concurrent/ThreadPoolExecutor$DiscardOldestPolicy": {{apart: []string{"rejectedExecution"}}},

	// A task may be entered after the pool was found open, and be cancelled by whoever
	// finds it in a pool that stops, and a worker may have found that it does not before it
	// finds the task. Where that can be it can be rejected, too. A pool is
	// shut down before it stops, and stops before it is terminated; the last worker has
	// gone before that.
	forkJoinPool: {
		{fact: EndsPools, asks: []string{"shutdownNow"}, calls: []string{worksForPool}, moments: []string{"submissionQueue", "pollScan"}},
		{fact: AsksForks,
			asks: []string{"isTerminating", "isTerminated", "awaitTermination", "getPoolSize", "getRunningThreadCount", "getActiveThreadCount",
				"getStealCount", "toString"},
			calls: []string{"tryTerminate", "deregisterWorker"}},
	},
	"java/util/concurrent/RejectedExecutionException": {{fact: EndsPools, asks: []string{"<init>"}}},
}

var (
	queueQuestions = []string{"hasQueuedThreads", "hasContended", "getFirstQueuedThread", "isQueued", "getQueueLength", "getQueuedThreads",
		"getExclusiveQueuedThreads", "getSharedQueuedThreads", "toString"}
	queueCalls = []string{"acquire", "acquireInterruptibly", "tryAcquireNanos", "release", "acquireShared", "acquireSharedInterruptibly",
		"tryAcquireSharedNanos", "releaseShared", "hasQueuedThreads", "getFirstQueuedThread", "isQueued", "getQueueLength"}
)

// aboutPast are questions that may be answered by what happened long ago: in between of what is
// one moment otherwise, by threads that have ended.
var aboutPast = []string{"getLargestPoolSize", "getNumberOfDependents"}

// asksAboutItsOwn reports whether a question for the end of a pool, in frame f, comes from
// main when nobody else shuts pools down: then main is not in between of that. It may be in
// between of what a task goes through that comes too late, see RefusesShut.
func asksAboutItsOwn(m *Machine, f *Frame) bool {
	switch f.Method.Name {
	case "isTerminated", "awaitTermination":
	case "isTerminating": // which a worker may end
		if f.Method.Class.Name != threadPool {
			return false
		}
	default:
		return false
	}
	if !onlyMainShuts(m) {
		return false
	}
	m.Learn(AsksOwnPool)
	return true
}

// onlyMainShuts reports whether nobody shuts pools down but the current thread, which is main.
func onlyMainShuts(m *Machine) bool {
	return m.Current.ID == 0 && !m.Explore.Assumptions.Happens(ShutByOthers)
}

// isShut reports whether a pool takes no tasks any more.
func isShut(m *Machine, pool *Object) bool {
	_, ctl := part(m, pool, "ctl")
	return int32(word(ctl, "value")) >= 0
}

// noteShut notes that a pool is about to be shut down, in frame f, by another thread than main.
func noteShut(m *Machine, f *Frame) {
	if f.Method.Class.shuts(f.Method.Name) && m.Current.ID != 0 {
		m.Learn(ShutByOthers)
	}
}

// refusesTasks is the method of a pool that gives a task to who handles refused ones.
const refusesTasks = "reject"

// noteRefused notes that a pool that is shut down refuses a task in a method that begins in
// frame f.
func noteRefused(m *Machine, f *Frame) {
	if f.Method.Class.Name == threadPool && f.Method.Name == refusesTasks && m.Sharing && m.Current.ID != 0 && isShut(m, m.Heap.Get(Ref(f.Slots[0]))) {
		m.Learn(RefusesShut)
	}
}

// shuts reports whether a method shuts a pool down.
func (c *Class) shuts(method string) bool {
	switch c.Name {
	case threadPool:
		return method == "advanceRunState"
	case forkJoinPool:
		return method == "shutdown" || method == "shutdownNow" || method == "close"
	}
	return false
}

// asksForCancelled notes that a thread asks, in frame f, what has become of a task of a
// scheduled pool that another one has shut down. That is done in one moment but for who
// asks: the pool takes no tasks any more before it cancels those that wait, one by one.
func asksForCancelled(m *Machine, f *Frame) {
	if f.Method.Class.Name != futureTask || !slices.Contains(ofCancelled, f.Method.Name) || !m.Sharing || m.last(m.Current) {
		return
	}
	task := m.Heap.Get(Ref(f.Slots[0]))
	if task.Class.Name != scheduledTask {
		return
	}
	if pool := m.Heap.Get(Ref(word(task, "this$0"))); isShut(m, pool) && !onlyMainShuts(m) {
		m.Learn(AsksCancelled)
	}
}

// ofCancelled are the questions that tell whether a task was cancelled.
var ofCancelled = []string{"get", "isDone", "isCancelled", "cancel", "state", "resultNow", "exceptionNow", "toString"}

const (
	scheduledPool = "java/util/concurrent/ScheduledThreadPoolExecutor"
	forkJoinPool  = "java/util/concurrent/ForkJoinPool"
	forkJoinTask  = "java/util/concurrent/ForkJoinTask"
)

// growsTables notes that the table of a map is about to become larger, or might if others
// entered something at that moment, in a method of the map that begins in frame f. Who is
// counted when decides whether it does, and that shows in the order of its keys for ever.
func growsTables(m *Machine, f *Frame) {
	if f.Method.Class.Name != concurrentMap || !m.Sharing || !byProgram(f, ofTable) || ofTaskSet(m, f) {
		return
	}
	last, a := m.last(m.Current), m.Explore.Assumptions
	switch f.Method.Name {
	case "addCount":
		o := m.Heap.Get(Ref(f.Slots[0]))
		entered := int64(f.Slots[1])
		if entered < 0 {
			a.Begin(ShrinksMaps)
		}
		room := int64(int32(word(o, "sizeCtl"))) - int64(word(o, "baseCount")) - entered
		if word(o, "counterCells") == 0 && !a.growsLater(last, o, room, entered) && (last || !a.mayFill(m.threads, room, entered)) {
			return
		}
	case "treeifyBin":
		if last {
			return
		}
	default:
		return
	}
	m.Learn(AsksSizes)
}

// growsLater reports whether threads may have met when they counted what they have entered into
// a map o or removed from it, and its table becomes larger when only the last of them is left.
// Those who meet add to several numbers, and from then on a table is not looked at by who enters
// something into an empty place. That is asked about all paths: a state does not tell who has
// counted.
func (a *Assumptions) growsLater(last bool, o *Object, room, entered int64) bool {
	switch {
	case o.Flags&Shared == 0:
	case !last:
		a.Begin(CountsMaps)
	case entered > 0 && room <= 0:
		a.Begin(GrowsMaps)
	}
	return a.Happens(CountsMaps) && a.Happens(GrowsMaps)
}

// mayFill reports whether others may have entered as much, and not counted it, as there is
// room for where a thread counts what it has entered, or that it has removed something. Each
// is at work on one entry at most. Who has ended has counted what it has entered. But another
// may have seen that what it has removed is gone, and have entered something before that was
// counted: the order in which that thread has ended stands for that one as well. This is asked
// about all paths, as a state does not tell who has removed something.
func (a *Assumptions) mayFill(threads []*Thread, room, entered int64) bool {
	alive := int64(0)
	for _, t := range threads {
		if t.Status != Terminated {
			alive++
		}
	}
	switch {
	case room < alive:
		return true
	case entered > 0 && room < int64(len(threads)):
		a.Begin(FillsMaps)
	}
	return a.Happens(ShrinksMaps) && a.Happens(FillsMaps)
}

const concurrentMap = "java/util/concurrent/ConcurrentHashMap"

// ofTable are methods that the program enters something into such a table by.
func ofTable(mt *Method) bool {
	return strings.HasPrefix(mt.Class.Name, "java/util/") || mt.Class.Name == "java/lang/System"
}

// partTraits are the traits that a call has by this list.
func partTraits(c *Class, name string) (t MethodTraits) {
	for _, p := range parted[c.Name] {
		if slices.Contains(p.calls, name) {
			t |= TraitParted
		}
		if slices.Contains(p.moments, name) {
			t |= TraitMoment
		}
		if slices.Contains(p.apart, name) {
			t |= TraitApart
		}
	}
	return t
}

// limitTraits are the traits of methods that are no part of a call in some of their calls, see
// comesApart.
func limitTraits(c *Class, name string) MethodTraits {
	switch {
	case c.Name == phaser && (name == "register" || name == "bulkRegister"),
		strings.HasSuffix(c.Name, "Synchronizer$ConditionObject") && slices.Contains([]string{"await", "awaitNanos", "awaitUntil"}, name),
		c.Name == transferQueue && name == "xfer",
		c.Name == threadPool && (name == "execute" || name == "processWorkerExit"):
		return TraitLimited
	}
	return 0
}

// comesApart reports whether a method with that trait, in frame f, is no part of a call: it has
// no time to wait, or enters the first party of a phaser that has a parent, which is one more
// party of that one before the phaser has its own; or see workersMeet.
func comesApart(m *Machine, f *Frame) bool {
	switch f.Method.Class.Name {
	case phaser:
		return word(m.Heap.Get(Ref(f.Slots[0])), "parent") != 0
	case threadPool:
		return workersMeet(m, f)
	}
	return f.waitsForNoTime()
}

const phaser = "java/util/concurrent/Phaser"

// waitsForNoTime reports whether a method that may wait, in frame f, may find its time
// over before it has parked. Who waits for a condition gives its lock up, and others may
// have it before it has it again, and signal. Where that is a date nobody can tell.
//
// Queues of handing over, and fair ones of SynchronousQueue, look since 21 at what is behind
// an element before they try to take it. When others take that one and enter another
// meanwhile, who has no time finds nothing, though there was something all the time.
func (f *Frame) waitsForNoTime() bool {
	switch first, _, _ := strings.Cut(f.Method.Desc, ")"); first {
	case "(": // as long as it takes
		return false
	case "(J", "(JLjava/util/concurrent/TimeUnit;":
		return int64(f.Slots[1]) <= 0 || f.Attrs != nil && f.Attrs[1] != nil
	case "(Ljava/lang/Object;J": // of a queue, where less is for who need not wait
		return f.Slots[2] == 0 || f.Attrs != nil && f.Attrs[2] != nil
	case "(Ljava/lang/Object;ZIJ": // of one before 21, which looks again
		return false
	}
	return true
}

const transferQueue = "java/util/concurrent/LinkedTransferQueue"

// isParted reports whether somebody asks for the moments of a method of these lists.
func (a *Assumptions) isParted(mt *Method) bool {
	for _, p := range parted[mt.Class.Name] {
		if (p.fact == 0 || a.Happens(p.fact) && (p.and == 0 || a.Happens(p.and))) && p.lists(mt.Name) {
			return true
		}
	}
	return false
}

// lists reports whether a method is one with several moments.
func (p *partedCalls) lists(method string) bool {
	return slices.Contains(p.calls, method) || slices.Contains(p.moments, method) || slices.Contains(p.apart, method)
}

// asksForMoments reports whether a method tells moments apart, or has some that are told
// apart where it begins.
func (c *Class) asksForMoments(method string) bool {
	for _, p := range parted[c.Name] {
		if slices.Contains(p.asks, method) || slices.Contains(p.apart, method) {
			return true
		}
	}
	return c.shuts(method) || c.Name == threadPool && (method == refusesTasks || method == "getQueue") || c.Name == futureTask && slices.Contains(ofCancelled, method)
}

// isMoment reports whether a method is an operation of its own within a call.
func (a *Assumptions) isMoment(mt *Method) bool { return mt.Has(TraitMoment) && a.isParted(mt) }

// asksForParts notes that a method which tells moments apart begins in frame f. Who has
// waited for the end of all others comes after all of them. Where the others have just
// ended it may be different on another path.
func (m *Machine) asksForParts(f *Frame) {
	asksTasks(m, f)
	handsOutQueue(m, f)
	if usesTaskSet(f) != nil {
		return // whoever finds it empty has counted or will
	}
	var facts Fact
	for _, p := range parted[f.Method.Class.Name] {
		if slices.Contains(p.asks, f.Method.Name) {
			facts |= p.fact
		}
	}
	if facts == 0 || !m.Sharing || m.last(m.Current) && !slices.Contains(aboutPast, f.Method.Name) {
		return
	}
	if by := passedOn(f); by != nil && by.Method.Class != nil && by.Method.Class.Loader.Boot() {
		name := by.Method.Class.Name
		if strings.HasPrefix(name, "java/util/concurrent/") && (strings.Contains(name, "PoolExecutor") || strings.HasSuffix(name, "$FairSync")) {
			return // pools use their queues, and fair locks have who comes later enter theirs
		}
	}
	if piece := m.piece(m.Current); piece != nil && piece.Method.Has(TraitBooks) || asksAboutItsOwn(m, f) {
		return
	}
	if facts == ChangesPools && m.Heap.Get(Ref(f.Slots[0])).Flags&Shared == 0 {
		return // nobody else has it yet
	}
	m.Learn(facts)
}
