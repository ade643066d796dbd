package vm

// gate is what a thread may stand in front of until it is open, at a call that would
// wait otherwise, see owned.go. It is known by one object.
type gate interface {
	// at returns that object for a piece in front of its first operation, 0 where the
	// thread has to go in.
	at(m *Machine, piece *Frame, op Operation) Ref
	// heldUp reports whether t would have to wait, and for which thread to give
	// something up: nil if it is not one.
	heldUp(m *Machine, t *Thread, r Ref) (owner *Thread, held bool)
	// looks are reads: what conflicts with one of them may open the gate. Locks may also
	// be given up.
	looks(m *Machine, r Ref) []Deed
	// passes is what going through changes for others who may do the same; of Mode 0
	// where that is nothing.
	passes(m *Machine, r Ref) Deed
}

// gates are the methods that have one, by class.
var gates = map[string]map[string]gate{
	reentrantLock:                         {"lock()V": lockGate{}},
	gateSemaphore:                         {"acquire()V": permitGate{}, "acquireUninterruptibly()V": permitGate{}},
	"java/util/concurrent/CountDownLatch": {"await()V": latchGate{}},
	"java/util/concurrent/ArrayBlockingQueue": {"put(Ljava/lang/Object;)V": queueGate{side: SidePuts},
		"take()Ljava/lang/Object;": queueGate{side: SideTakes}},
	"java/util/concurrent/LinkedBlockingQueue": {"put(Ljava/lang/Object;)V": queueGate{side: SidePuts},
		"take()Ljava/lang/Object;": queueGate{side: SideTakes}},
	"java/util/concurrent/LinkedBlockingDeque": {
		"put(Ljava/lang/Object;)V": queueGate{side: SidePuts}, "putLast(Ljava/lang/Object;)V": queueGate{side: SidePuts},
		"take()Ljava/lang/Object;": queueGate{side: SideTakes}, "takeFirst()Ljava/lang/Object;": queueGate{side: SideTakes},
		"putFirst(Ljava/lang/Object;)V": queueGate{room: true}, "takeLast()Ljava/lang/Object;": queueGate{}},
	"java/util/concurrent/PriorityBlockingQueue": {"take()Ljava/lang/Object;": queueGate{}},
	futureTask: {"get()Ljava/lang/Object;": futureGate{}},
	threadPool: {"getTask()Ljava/lang/Runnable;": taskGate{}},
	perTask:    {awaitsEnd: closeGate{}},
	phaser:     {awaitsPhase + "(ILjava/util/concurrent/Phaser$QNode;)I": phaseGate{}, "arriveAndAwaitAdvance()I": arrivalGate{}},
	readLock:   {"lock()V": readGate{}},
	writeLock:  {"lock()V": writeGate{}},
	// Threads stand in front of the lock that is taken in it.
	cyclicBarrier: {"dowait(ZJ)I": tripGate{}},
}

// gateFields are what gates look at, by class. A JDK that has something else instead has
// its code executed.
var gateFields = map[string][]string{
	"java/util/concurrent/locks/ReentrantLock": {"sync"},
	gateSemaphore:                                {"sync"},
	"java/util/concurrent/CountDownLatch":        {"sync"},
	"java/util/concurrent/ArrayBlockingQueue":    {"lock", "count", "items"},
	"java/util/concurrent/LinkedBlockingQueue":   {"takeLock", "putLock", "count", "capacity"},
	"java/util/concurrent/LinkedBlockingDeque":   {"lock", "count", "capacity"},
	"java/util/concurrent/PriorityBlockingQueue": {"lock", "size"},
	futureTask:    {"state", "runner"},
	threadPool:    {"ctl", "workQueue", "corePoolSize", "allowCoreThreadTimeOut"},
	perTask:       {"state", "threads", "terminationSignal"},
	cyclicBarrier: {"lock", "count", "generation", "barrierCommand"},
	phaser:        {"state", "parent"},
	readLock:      {"sync"},
	writeLock:     {"sync"},
}

// hasGates reports whether a class is as its gates know it.
func hasGates(c *Class) bool {
	for _, name := range gateFields[c.Name] {
		if c.FieldNamed(name) == nil {
			return false
		}
	}
	return true
}

// hasQueueGate reports whether a class is a blocking queue that has gates.
func hasQueueGate(c *Class) bool {
	_, is := gates[c.Name]["take()Ljava/lang/Object;"].(queueGate)
	return is && hasGates(c)
}

const reentrantLock = "java/util/concurrent/locks/ReentrantLock"

const gateSemaphore = "java/util/concurrent/Semaphore"

// gateOf returns the gate of a method, nil for none.
func gateOf(mt *Method) gate { return gates[mt.Class.Name][mt.Name+mt.Desc] }

// ofJDK is the nearest of a class and those that it is made from which the JDK has made:
// a class of the program may have fields of the same names.
func (c *Class) ofJDK() *Class {
	for !c.Loader.Boot() {
		c = c.Super
	}
	return c
}

// word is the value of a field that the JDK has given an object.
func word(o *Object, field string) uint64 { return o.Words[o.Class.ofJDK().FieldNamed(field).Word] }

// part is the object that a field of an object leads to.
func part(m *Machine, o *Object, field string) (Ref, *Object) {
	r := Ref(word(o, field))
	return r, m.Heap.Get(r)
}

// ofSync implements what gates of synchronizers have in common: they are known by
// those.
type ofSync struct{}

func (ofSync) at(m *Machine, _ *Frame, op Operation) Ref {
	if o := m.Heap.Get(op.Obj); synchronizes(o.Class) && ownerField(o.Class) != nil {
		return op.Obj
	}
	return 0
}

func (ofSync) looks(_ *Machine, r Ref) []Deed {
	return []Deed{{Mode: AccessRead, Obj: r, Index: WholeObject}}
}

func (ofSync) passes(_ *Machine, r Ref) Deed {
	return Deed{Mode: AccessWrite, Obj: r, Index: WholeObject}
}

// lockGate is open if no other thread owns a lock.
type lockGate struct{ ofSync }

func (lockGate) heldUp(m *Machine, t *Thread, r Ref) (owner *Thread, held bool) {
	o := m.Heap.Get(r)
	if by := Ref(o.Words[ownerField(o.Class).Word]); by != 0 && by != t.Obj {
		owner = m.ThreadOf(by)
	}
	return owner, owner != nil
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

// permitGate is open if a semaphore has a permit.
type permitGate struct{ ofSync }

func (permitGate) heldUp(m *Machine, _ *Thread, r Ref) (*Thread, bool) {
	return nil, int32(word(m.Heap.Get(r), "state")) < 1
}

// latchGate is open if a latch has counted to zero, and then for good.
type latchGate struct{ ofSync }

func (latchGate) passes(*Machine, Ref) Deed { return Deed{} }

func (latchGate) heldUp(m *Machine, _ *Thread, r Ref) (*Thread, bool) {
	return nil, int32(word(m.Heap.Get(r), "state")) != 0
}

// queueGate is open if a queue has room, or something in it, and nobody owns the lock
// that is taken first. side is none for ends at which elements are both entered and taken.
type queueGate struct {
	side Side
	room bool // without a side: for room
}

func (g queueGate) at(m *Machine, piece *Frame, op Operation) Ref {
	r := Ref(piece.Slots[0])
	if op.Obj != g.lock(m, m.Heap.Get(r)) {
		return 0 // it is inside already
	}
	return r
}

// lock is the synchronizer of the lock that is taken.
func (g queueGate) lock(m *Machine, o *Object) Ref {
	locks := queueLocks(m, o)
	if g.side == SidePuts || g.room {
		return locks[len(locks)-1]
	}
	return locks[0]
}

func (g queueGate) heldUp(m *Machine, t *Thread, r Ref) (owner *Thread, held bool) {
	o := m.Heap.Get(r)
	if owner, held := (lockGate{}).heldUp(m, t, g.lock(m, o)); held {
		return owner, held
	}
	size, capacity := queueSize(m, o)
	if g.side == SidePuts || g.room {
		return nil, size >= capacity
	}
	return nil, size == 0
}

func (queueGate) looks(m *Machine, r Ref) []Deed {
	o := m.Heap.Get(r)
	var list []Deed
	for _, sync := range queueLocks(m, o) {
		list = append(list, Deed{Mode: AccessRead, Obj: sync, Index: WholeObject})
	}
	return list
}

func (g queueGate) passes(m *Machine, r Ref) Deed {
	return Deed{Mode: AccessWrite, Obj: g.lock(m, m.Heap.Get(r)), Index: WholeObject, Side: g.side}
}

// queueLocks returns the synchronizers of a queue's locks, that of those who take first.
func queueLocks(m *Machine, o *Object) (syncs []Ref) {
	names := []string{"lock"}
	if o.Class.ofJDK().FieldNamed("takeLock") != nil {
		names = []string{"takeLock", "putLock"}
	}
	for _, name := range names {
		_, lock := part(m, o, name)
		sync, _ := part(m, lock, "sync")
		syncs = append(syncs, sync)
	}
	return syncs
}

// queueSize returns how many elements a queue has, and how many it has room for.
func queueSize(m *Machine, o *Object) (size, capacity int32) {
	const most = 1<<31 - 1
	c := o.Class.ofJDK()
	switch f := c.FieldNamed("count"); {
	case f == nil:
		return int32(word(o, "size")), most
	case f.Kind == KindRef:
		_, count := part(m, o, "count")
		size = int32(word(count, "value"))
	default:
		size = int32(o.Words[f.Word])
	}
	if c.FieldNamed("capacity") != nil {
		return size, int32(word(o, "capacity"))
	}
	_, items := part(m, o, "items")
	return size, items.Len
}

// futureGate is open if a task is done, and then for good.
type futureGate struct{}

func (futureGate) at(_ *Machine, piece *Frame, op Operation) Ref {
	if r := Ref(piece.Slots[0]); op.Obj == r {
		return r
	}
	return 0
}

func (futureGate) heldUp(m *Machine, _ *Thread, r Ref) (*Thread, bool) {
	const completing = 1
	return nil, int32(word(m.Heap.Get(r), "state")) <= completing
}

func (futureGate) looks(_ *Machine, r Ref) []Deed {
	return []Deed{{Mode: AccessRead, Obj: r, Index: WholeObject}}
}

func (futureGate) passes(*Machine, Ref) Deed { return Deed{} }

// taskGate is open if a pool has a task for a worker, or is shut down. Workers that end
// for lack of tasks have to go in; and so have all where the pool's settings change, or
// nothing tells when something comes into its queue.
type taskGate struct{}

func (taskGate) at(m *Machine, piece *Frame, op Operation) Ref {
	at := Ref(piece.Slots[0])
	pool := m.Heap.Get(at)
	a := m.Explore.Assumptions
	for _, name := range []string{"allowCoreThreadTimeOut", "corePoolSize"} {
		if f := pool.Class.ofJDK().FieldNamed(name); a.field(f) != levelConstant {
			return 0
		}
	}
	_, queue := part(m, pool, "workQueue")
	if gates[queue.Class.Name] == nil || !queue.Class.Loader.Boot() || queue.HasAttrs() || word(pool, "allowCoreThreadTimeOut") != 0 {
		return 0
	}
	sync := m.Heap.Get(queueLocks(m, queue)[0])
	r, ctl := part(m, pool, "ctl")
	if op.Obj != r {
		return 0
	}
	for _, f := range []*Field{sync.Class.FieldNamed("state"), ctl.Class.FieldNamed("value")} {
		if a.field(f) < levelFree {
			return 0
		}
	}
	return at
}

// mayEnd reports whether a pool has more workers than those that wait as long as it takes.
func mayEnd(pool, ctl *Object) bool {
	const workers = 1<<29 - 1
	return int32(word(ctl, "value"))&workers > int32(word(pool, "corePoolSize"))
}

func (taskGate) heldUp(m *Machine, t *Thread, r Ref) (owner *Thread, held bool) {
	pool := m.Heap.Get(r)
	_, ctl := part(m, pool, "ctl")
	if int32(word(ctl, "value")) >= 0 || mayEnd(pool, ctl) { // it does not run any more, or others have come meanwhile
		return nil, false
	}
	queue, _ := part(m, pool, "workQueue")
	return (queueGate{side: SideTakes}).heldUp(m, t, queue)
}

func (taskGate) looks(m *Machine, r Ref) []Deed {
	pool := m.Heap.Get(r)
	ctl, _ := part(m, pool, "ctl")
	queue, _ := part(m, pool, "workQueue")
	return append(queueGate{}.looks(m, queue), Deed{Mode: AccessRead, Obj: ctl, Index: WholeObject})
}

func (taskGate) passes(m *Machine, r Ref) Deed {
	queue, _ := part(m, m.Heap.Get(r), "workQueue")
	return (queueGate{side: SideTakes}).passes(m, queue)
}

// Opens are the deeds that let t go on, which stands in front of a gate without an
// owner: giving up what it waits for, and what conflicts with a look.
func Opens(m *Machine, t *Thread) (give Deed, looks []Deed) {
	r := t.Next.Lock
	looks = t.Next.gate.looks(m, r)
	for i, d := range looks {
		looks[i] = lastingName(m, d)
	}
	return lastingName(m, Deed{Mode: DeedGive, Obj: r}), looks
}
