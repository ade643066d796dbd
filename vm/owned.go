package vm

import (
	"slices"
	"strings"
)

// Locks as monitors.
//
// Who calls ReentrantLock.lock while another thread owns the lock enters the lock's
// queue and parks there. To others that is as if it came later: the queue shows itself
// in who is let in first, and a thread that has not yet called may do so at any time; what
// asks for the queue is known. So such a thread stands in front of the call until the lock
// is free, as at a monitor, and goes in only where nobody else can go on: threads that
// wait for each other are found, and reported, where they have parked. It is the same
// with a permit of a Semaphore, the end of a CountDownLatch, and what else has a gate, see
// gates.go. It would not be with two
// permits at once: who is in the queue keeps others there who could go on without it. For the two
// sides of a ReentrantReadWriteLock see readlocks.go.
//
// One thing more tells the two apart: who parks there uses up a permit that somebody has
// given it by LockSupport.unpark, and a later park of its own waits for another one. So that
// is not done where the program's own code parks. The JDK's looks again at what it waits for.
//
// And giving the lock up is no operation, as leaving a monitor is none: it lets others
// go on, and keeps nobody from anything. It is one where somebody tries to get
// the lock without waiting for it, or asks whether it is taken; and where the queue is not
// empty, for who was notified waits in it.

// givers are the methods that give such a lock up.
var givers = map[string][]string{
	"java/util/concurrent/locks/ReentrantLock": {"unlock"},
	gateSemaphore:                         {"release"},
	"java/util/concurrent/CountDownLatch": {"countDown"},
	readLock:                              {"unlock"},
	writeLock:                             {"unlock"},
	perTask:                               {"taskComplete", "tryTerminate"},
}

// lockTriers are the methods that tell when such a lock is given up.
var lockTriers = map[string][]string{
	"java/util/concurrent/locks/ReentrantLock": {"tryLock", "isLocked"},
	readLock:                              {"tryLock", "toString"},
	writeLock:                             {"tryLock", "toString"},
	readWriteLock:                         {"getReadLockCount", "isWriteLocked", "toString"},
	"java/util/concurrent/Semaphore":      {"tryAcquire", "availablePermits", "drainPermits", "reducePermits", "toString"},
	"java/util/concurrent/CountDownLatch": {"await", "getCount", "toString"},
	// Locks and semaphores are written with their states.
	"java/io/ObjectStreamClass$FieldReflector": {"getPrimFieldValues"},
}

// blockerReaders are the methods that tell what a thread is parked for.
var blockerReaders = map[string][]string{"java/util/concurrent/locks/LockSupport": {"getBlocker"}}

// severalPermits are the methods that take more than one permit at once, and which of
// their slots says how many.
var severalPermits = map[string]int{"acquire(I)V": 1, "acquireUninterruptibly(I)V": 1, "tryAcquire(I)Z": 1,
	"tryAcquire(IJLjava/util/concurrent/TimeUnit;)Z": 1}

const ownable = "java/util/concurrent/locks/AbstractOwnableSynchronizer"

// againstOwned are the facts of which each could show the difference. Idle workers of
// pools may be interrupted.
const againstOwned = Breaks | Intrudes | AsksStates | AsksStacks | AsksOwners | AsksPools | AsksFutures | HiddenFields | TwoOwners | UnknownValues | Parks

// manyPermits is more than a semaphore has: releasing fails where the number grows too
// large, so who has acquired first matters. Small steps pass here on their way to there.
const manyPermits = 1 << 29

// isMonitor reports whether the lock whose method is in frame f is taken for a monitor.
func isMonitor(m *Machine, f *Frame) bool {
	x := m.Explore
	switch f.Method.Class.Name {
	case gateSemaphore:
		if x.Assumptions.Happens(TakesPermits) {
			return false
		}
	case readLock, writeLock:
		if x.Assumptions.Happens(ReadersWait) {
			return false
		}
	}
	return x.Reduces() >= ReduceLocks && !x.Assumptions.Happens(againstOwned) && x.Footprint == nil && !x.Weak && !x.Stops &&
		x.Scheduler == ScheduleAll && m.nested == 0 && m.Unknowns == nil
}

// ownedTraits are the traits that a call has by these lists.
func ownedTraits(mt *Method) MethodTraits {
	switch c := mt.Class; {
	case !mt.Has(TraitCall) || !exempt(exemptMonitors, c.Name) || !hasGates(c):
	case gateOf(mt) != nil:
		return TraitAwaits
	case slices.Contains(givers[c.Name], mt.Name):
		return TraitGivesUp
	}
	return 0
}

// awaits returns what the first operation of a piece is about to take or look at, if the
// thread may stand in front of it until the gate is open; else 0.
func awaits(m *Machine, t *Thread, piece *Frame, op Operation) (Ref, gate) {
	if piece == nil || !piece.Method.Has(TraitAwaits) || piece.Flags&FramePassed != 0 || t.Atomic != 0 || op.Obj == 0 || !isMonitor(m, piece) {
		return 0, nil
	}
	g := gateOf(piece.Method)
	if waitsInterruptibly(g) && m.Heap.Get(t.Obj).Words[m.Lib.known.threadInterrupted.Word] != 0 {
		m.Learn(Breaks) // a worker that has ended may be left with an interrupt
		return 0, nil
	}
	if r, g := barrierGate(m, piece, op); r != 0 {
		if isCompensated(m, t) {
			m.Learn(AsksBarriers) // it arrives as the JDK's code has it
			return 0, nil
		}
		return r, g
	}
	if managesBlocking(g) && isCompensated(m, t) {
		return 0, nil
	}
	if r := g.at(m, piece, op); r != 0 && !m.Heap.Get(r).HasAttrs() {
		return r, g
	}
	return 0, nil
}

// managesBlocking reports whether waiting at a gate is told to the pool of fork and join that a thread works
// for: the JDK does so by ForkJoinPool.managedBlock where it waits for a condition or a phase.
func managesBlocking(g gate) bool {
	switch g.(type) {
	case queueGate, phaseGate, arrivalGate:
		return true
	}
	return false
}

// isCompensated reports whether t is a worker of fork and join. Another one takes its place while it waits, and does
// what nobody would do if it came later, so it goes in.
func isCompensated(m *Machine, t *Thread) bool {
	for c := m.Heap.Get(t.Obj).Class; c != nil; c = c.Super {
		if c.Name == forkJoinWorker && c.Loader.Boot() {
			return true
		}
	}
	return false
}

const forkJoinWorker = "java/util/concurrent/ForkJoinWorkerThread"

// waitsInterruptibly reports whether an interrupt ends the wait at a gate, and that shows.
func waitsInterruptibly(g gate) bool {
	switch g.(type) {
	case lockGate, taskGate:
		return false
	}
	return true
}

// HeldUp reports whether t stands in front of a gate that is not open, and who owns it:
// nil where it is not one thread that has to give something up.
func HeldUp(m *Machine, t *Thread) (owner *Thread, held bool) {
	if t.Status != Runnable || t.Next.Lock == 0 || m.Explore == nil {
		return nil, false
	}
	return t.Next.gate.heldUp(m, t, t.Next.Lock)
}

// anyHeldUp returns the threads that are held up.
func anyHeldUp(m *Machine) (ids []int) {
	for _, t := range m.threads {
		if _, held := HeldUp(m, t); held && !t.Suspended && !t.settles {
			ids = append(ids, t.ID)
		}
	}
	return ids
}

// silent reports whether a piece gives up a lock, and nobody can tell when.
func silent(m *Machine, f *Frame) bool {
	perTask := f.Method.Class.Name == perTask
	if !f.Method.Has(TraitGivesUp) || !perTask && m.Explore.Assumptions.Happens(TriesLocks) || !isMonitor(m, f) || perTask && !countsTasks(m, f) {
		return false
	}
	sync := m.Heap.Get(syncOf(m, f))
	if sync != nil && f.Method.Class.Name == gateSemaphore {
		n := int64(1)
		if f.Method.Desc == "(I)V" {
			n = int64(int32(f.Slots[1]))
		}
		if n+int64(int32(sync.Words[sync.Class.FieldNamed("state").Word])) > manyPermits {
			m.Learn(TriesLocks)
			return false
		}
	}
	return sync != nil && sync.Words[sync.Class.FieldNamed("head").Word] == sync.Words[sync.Class.FieldNamed("tail").Word]
}

// syncOf is the synchronizer of the lock whose method is in frame f.
func syncOf(m *Machine, f *Frame) Ref {
	lock := m.Heap.Get(Ref(f.Slots[0]))
	if f.Method.Class.Name == perTask {
		_, lock = part(m, lock, "terminationSignal")
	}
	return Ref(word(lock, "sync"))
}

// gives notes that a piece has given something up that others may wait for.
func gives(m *Machine, f *Frame) {
	m.enables()
	if f.Parent != nil {
		leavesSection(m, syncOf(m, f), f.Parent)
	}
	if f.Method.Class.Name == perTask {
		addDeed(m, Deed{Mode: DeedGive, Obj: Ref(f.Slots[0])})
		return
	}
	addDeed(m, Deed{Mode: DeedGive, Obj: syncOf(m, f)})
}

// triesLocks notes that a method begins in frame f which tells when a lock is given up, or
// takes several permits at once.
func triesLocks(m *Machine, f *Frame) {
	mt := f.Method
	if !mt.Class.Loader.Boot() || !m.Sharing {
		return
	}
	if slices.Contains(blockerReaders[mt.Class.Name], mt.Name) {
		m.Learn(Parks)
	}
	if m.last(m.Current) || ofPerTask(f.Parent) {
		return
	}
	for _, name := range lockTriers[mt.Class.Name] {
		if name == mt.Name && !mt.Has(TraitAwaits) {
			m.Learn(TriesLocks)
		}
	}
	if sharesTask(m, f) {
		m.Learn(SharesTasks)
	}
	if at := severalPermits[mt.Name+mt.Desc]; at != 0 && mt.Class.Name == gateSemaphore && (int32(f.Slots[at]) != 1 || f.Attrs != nil) {
		m.Learn(TakesPermits)
	}
}

// triesLock reports whether a method may be one of those.
func (c *Class) triesLock(method string) bool {
	if slices.Contains(blockerReaders[c.Name], method) {
		return true
	}
	for _, name := range lockTriers[c.Name] {
		if name == method {
			return true
		}
	}
	return c.looksAtTasks(method) || c.Name == gateSemaphore && strings.Contains(strings.ToLower(method), "acquire")
}

// ParksItself is told that t is about to park, for some time only or not, which matters
// where it is the program's own code that does so: also of the last thread, which may have
// used a permit up before.
func (e *Env) ParksItself(timed bool) {
	parks := func(mt *Method) bool {
		return mt.Class.Name == "java/util/concurrent/locks/LockSupport" || strings.HasSuffix(mt.Class.Name, "/misc/Unsafe")
	}
	if e.M.Sharing && byProgram(e.Caller(), parks) {
		e.M.Learn(Parks)
		if !timed || e.M.Explore.Timeouts != TimeoutAny {
			e.M.Learn(WaitsItself)
		}
	}
}
