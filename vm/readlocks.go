package vm

import "slices"

// Locks for reading. Whoever reads a variable under a lock for reading is kept apart from
// those who write it under the lock for writing, as by a monitor. A thread counts as
// holding one from where lock returns to where unlock is called: never for longer than it does, at
// times for shorter (tryLock tells by its result, and calls that are parts of others are not
// followed), which costs states and no answer.
//
// Both sides of such a lock are taken for monitors, see owned.go. What they are not is that a
// writer in the queue keeps readers out that could go in without it. Such a reader may as well
// come later, when the writer is gone, as long as those that the writer waits for do not wait for the
// reader. So the two are no monitors where a thread that holds the lock for reading may wait for
// others, whatever that is: it enters a monitor, or a call that is not known never to wait; or where it
// ends; or where it may hold the lock without having been seen to take it.

const (
	readWriteLock = "java/util/concurrent/locks/ReentrantReadWriteLock"
	readLock      = readWriteLock + "$ReadLock"
	writeLock     = readWriteLock + "$WriteLock"
)

// readLockCalls are the methods that take such a lock, or give it up. What takes it without waiting as
// long as it takes is not followed.
var readLockCalls = map[string][]string{readLock: {"lock", "unlock", "lockInterruptibly", "tryLock"}, writeLock: {"lock", "lockInterruptibly", "tryLock"}}

// neverWait are calls of which none waits for anybody, by class; "*" stands for all.
var neverWait = map[string][]string{
	"java/util/concurrent/ConcurrentHashMap":     {"get", "containsKey", "getOrDefault"},
	"java/util/concurrent/ConcurrentSkipListMap": {"get", "containsKey", "getOrDefault", "firstKey", "ceilingKey", "higherKey"},
	"java/util/concurrent/ConcurrentLinkedQueue": {"*"},
	"java/util/concurrent/CopyOnWriteArrayList":  {"get", "size", "isEmpty", "contains", "indexOf", "iterator", "toArray"},
	"java/util/concurrent/atomic/LongAdder":      {"*"},
	readWriteLock:                                {"*"},
	readLock:                                     {"unlock"},
	writeLock:                                    {"unlock", "isHeldByCurrentThread", "getHoldCount"},
	"java/util/Random":                           {"*"},
	"java/lang/System":                           {"getProperty"},
}

// harmless are the operations that wait for nobody.
var harmless = []OpKind{OpRead, OpWrite, OpUnlock, OpNotify, OpUnpark, OpInterrupt, OpStart, OpEnd, OpObserve, OpIntern, OpBreak, OpStep}

// readLockTakers return when the lock was taken.
var readLockTakers = []string{"lock", "lockInterruptibly"}

// isReadLockCall reports whether a method is one of those.
func (c *Class) isReadLockCall(method string) bool {
	return slices.Contains(readLockCalls[c.Name], method)
}

// callsReadLock notes that a method begins in frame f which may be one of those.
func callsReadLock(m *Machine, f *Frame) {
	mt, t := f.Method, m.Current
	if !mt.Class.isReadLockCall(mt.Name) {
		return
	}
	r := readSync(m, f)
	switch i := slices.Index(t.Reads, r); {
	case mt.Name == "unlock":
		if i >= 0 {
			m.thread(t.ID).Reads = slices.Delete(slices.Clone(t.Reads), i, i+1)
		}
	case mt.Name != "lock" || t.Atomic != 0:
		m.Learn(ReadersWait)
	case mt.Class.Name == readLock && !m.Sharing:
		reads(m, t, r) // nobody keeps it from that
	case m.piece(t) != f:
		m.Learn(ReadersWait)
	}
}

// readsAlone notes that a piece takes such a lock, if so, while there is nobody else.
func readsAlone(m *Machine, t *Thread, piece *Frame) {
	if isOf(piece, readLock, "lock") && piece.Flags&FramePassed == 0 {
		m.setPassed(t, piece, true)
	}
}

// readLockTaken notes that a call which was an operation returns, in frame f.
func readLockTaken(m *Machine, t *Thread, f *Frame) {
	if mt := f.Method; mt.Class.Name == readLock && slices.Contains(readLockTakers, mt.Name) && m.Sharing {
		reads(m, t, readSync(m, f))
	}
}

// reads notes that t has a lock for reading.
func reads(m *Machine, t *Thread, r Ref) {
	if r != 0 && !m.Explore.Weak {
		w := m.thread(t.ID)
		w.Reads = append(t.Reads[:len(t.Reads):len(t.Reads)], r)
	}
}

// readerWaits notes that t may wait for others from now on.
func readerWaits(m *Machine, t *Thread) {
	if len(t.Reads) > 0 {
		m.Learn(ReadersWait)
	}
}

// readerDoes notes what t is about to do, which holds a lock for reading.
func readerDoes(m *Machine, t *Thread, op Operation) {
	switch piece := m.piece(t); {
	case piece != nil && piece.Method.Has(TraitCall):
		if isOf(piece, readLock, "lock") && slices.Contains(t.Reads, readSync(m, piece)) {
			return // once more
		}
		if names := neverWait[piece.Method.Class.Name]; !slices.Contains(names, piece.Method.Name) && !slices.Contains(names, "*") {
			m.Learn(ReadersWait)
		}
	case !slices.Contains(harmless, op.Kind):
		m.Learn(ReadersWait)
	}
}

// readSync is the synchronizer of the lock whose method is in frame f, which is also that of
// the lock for writing; 0 where a JDK has something else.
func readSync(m *Machine, f *Frame) Ref {
	lock := m.Heap.Get(Ref(f.Slots[0]))
	if lock == nil || !lock.Class.SubclassOf(f.Method.Class) {
		return 0
	}
	sync := f.Method.Class.FieldNamed("sync")
	if sync == nil {
		return 0
	}
	return lock.Ref(sync.Word)
}

// heldFor returns what t holds that keeps others from writing a variable, or from accessing it
// while t writes.
func (t *Thread) heldFor(write bool) []Ref {
	if write || len(t.Reads) == 0 {
		return t.Held
	}
	return append(t.Held[:len(t.Held):len(t.Held)], t.Reads...)
}

// readGate is open if no other thread has the lock for writing.
type readGate struct{ lockGate }

// writeGate is open if nobody else has the lock, and t has it for writing if at all.
type writeGate struct{ ofSync }

func (writeGate) heldUp(m *Machine, t *Thread, r Ref) (owner *Thread, held bool) {
	o := m.Heap.Get(r)
	if Ref(o.Words[ownerField(o.Class).Word]) != 0 {
		return lockGate{}.heldUp(m, t, r)
	}
	return nil, !holdsNone(o)
}
