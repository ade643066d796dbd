package vm

// Locks as monitors.
//
// Who calls ReentrantLock.lock while another thread owns the lock enters the lock's
// queue and parks there. To others that is as if it came later: the queue shows itself
// in who is let in first, and a thread that has not yet called may do so at any time; what
// asks for the queue is known. So such a thread stands in front of the call until the lock
// is free, as at a monitor, and goes in only where nobody else can go on: threads that
// wait for each other are found, and reported, where they have parked.
//
// And giving the lock up is no operation, as leaving a monitor is none: it lets others
// go on, and keeps nobody from anything. It is one where somebody tries to get
// the lock without waiting for it, or asks whether it is taken; and where the queue is not
// empty, for who was notified waits in it.

// ownedCalls are the traits of the calls of which that is true.
var ownedCalls = map[string]map[string]MethodTraits{
	"java/util/concurrent/locks/ReentrantLock": {"lock": TraitAwaits, "unlock": TraitGivesUp},
}

// lockTriers are the methods that tell when such a lock is given up.
var lockTriers = map[string][]string{
	"java/util/concurrent/locks/ReentrantLock": {"tryLock", "isLocked"},
}

// ownable is the class that says who owns a lock.
const ownable = "java/util/concurrent/locks/AbstractOwnableSynchronizer"

// againstOwned are the facts of which each could show the difference.
const againstOwned = Interrupts | Breaks | Intrudes | AsksStates | AsksStacks | AsksOwners | HiddenFields | TwoOwners | UnknownValues

// locksAsMonitors reports whether locks are taken for monitors.
func locksAsMonitors(m *Machine) bool {
	x := m.Explore
	return x.Reduces() >= ReduceLocks && !x.Assumptions.Happens(againstOwned) && x.Footprint == nil && !x.Weak && !x.Stops &&
		x.Scheduler == ScheduleAll && m.nested == 0 && m.Unknowns == nil
}

// awaits returns the lock that the first operation of a piece is about to take, if the
// thread may stand in front of it until it is free; else 0.
func awaits(m *Machine, t *Thread, piece *Frame, op Operation) Ref {
	if piece == nil || !piece.Method.Has(TraitAwaits) || piece.Flags&FramePassed != 0 || t.Atomic != 0 || op.Obj == 0 || !locksAsMonitors(m) {
		return 0
	}
	if ownerField(m.Heap.Get(op.Obj).Class) == nil {
		return 0
	}
	return op.Obj
}

// ownerField is the field of a lock with its owner, nil where a class has none.
func ownerField(c *Class) *Field {
	for ; c != nil; c = c.Super {
		if c.Name == ownable && c.Loader.Boot() {
			return c.declares("exclusiveOwnerThread")
		}
	}
	return nil
}

// HeldUp returns the thread that owns the lock in front of which t stands, and which is
// to give it up before t goes on.
func HeldUp(m *Machine, t *Thread) (owner *Thread, lock Ref) {
	if t.Status != Runnable || t.Next.Lock == 0 || m.Explore == nil {
		return nil, 0
	}
	return heldUp(m, t, t.Next.Lock), t.Next.Lock
}

// heldUp returns the thread beside t that owns a lock, nil for none.
func heldUp(m *Machine, t *Thread, lock Ref) *Thread {
	o := m.Heap.Get(lock)
	f := ownerField(o.Class)
	if r := Ref(o.Words[f.Word]); r != 0 && r != t.Obj {
		return m.ThreadOf(r)
	}
	return nil
}

// anyHeldUp returns the threads that are held up.
func anyHeldUp(m *Machine) (ids []int) {
	for _, t := range m.threads {
		if owner, _ := HeldUp(m, t); owner != nil && !t.Suspended && !t.settles {
			ids = append(ids, t.ID)
		}
	}
	return ids
}

// silent reports whether a piece gives up a lock, and nobody can tell when.
func silent(m *Machine, f *Frame) bool {
	if !f.Method.Has(TraitGivesUp) || m.Explore.Assumptions.Happens(TriesLocks) || !locksAsMonitors(m) {
		return false
	}
	lock := m.Heap.Get(Ref(f.Slots[0]))
	sync := m.Heap.Get(lock.Ref(lock.Class.FieldNamed("sync").Word))
	return sync != nil && sync.Words[sync.Class.FieldNamed("head").Word] == sync.Words[sync.Class.FieldNamed("tail").Word]
}

// triesLocks notes that a method which tells when a lock is given up begins in frame f.
func (m *Machine) triesLocks(f *Frame) {
	for _, name := range lockTriers[f.Method.Class.Name] {
		if name == f.Method.Name && m.Sharing && !m.last(m.Current) {
			m.Learn(TriesLocks)
		}
	}
}
