package vm

import "slices"

// Course takes down, thread by thread, what the transitions of a search do: for a
// search that learns what a thread may still do from where it stands. It says too much
// rather than too little, as a Footprint does, and of every transition even if several
// threads moved in it because nobody else could.
type Course struct {
	legs []Leg
	on   bool // the last leg is under way
	side Side // of what is noted now
	// moved are legs of threads that another one has moved.
	moved []Leg
	// inside are sections that the present thread is in, see sums.go.
	inside []openSection
}

// Leg is what one thread did from one point at which it was chosen to the next.
type Leg struct {
	Thread   int
	Kind     uint64 // of its work, see symmetry.go; 0 for main
	From, To uint64 // where it stood before and stands now; 0 for nowhere
	Does     []Deed
	Starts   []int // threads
	Ahead    Deed  // what it would do first behind the lock or gate that it stands in front of, which it may never
}

// Deed is something that a thread did, by names that are the same in all states that
// are taken for the same.
type Deed struct {
	Mode  AccessMode
	Who   uint64 // the thread that is touched, woken, or may be woken, or whose object it is: see Machine.Who
	Self  bool   // it is the object of the thread that does it
	Obj   Ref    // an object of the baseline
	Class *Class // of statics, and of any other object
	New   bool   // it is of an object that is not of the baseline
	Born  uint16 // that is numbered, see born.go
	Index int
	Key   string
	Side  Side // of a read or write
}

// Modes of deeds, beside those of accesses.
const (
	// DeedWake is a permit or a notification for a thread. Obj is what that waits for.
	DeedWake AccessMode = AccessAll + 1 + iota
	// DeedQueued is done to what stands in the queue of a synchronizer that is touched as
	// well, DeedStray to what may stand in any. They conflict with each other only.
	DeedQueued
	DeedStray
	// DeedRest is a wait that others may end, as it begins, or ends by itself.
	DeedRest
	// DeedGive gives up a lock, which keeps nobody from anything.
	DeedGive
	// DeedMeet goes through a barrier together with all others that it waits for.
	DeedMeet
	// DeedStart starts a thread. It conflicts with nothing.
	DeedStart
)

// Who names a thread in all states that are taken for the same: those that may change
// places have a name in common.
func Who(m *Machine, t *Thread) uint64 {
	if t.kind != 0 && m.Lib.matching.Symmetric {
		return t.kind | 1<<63
	}
	return uint64(t.ID)
}

// Kind tells threads apart that do different work; 0 is that of main.
func (t *Thread) Kind() uint64 { return t.kind }

// Stands is where t stopped last, as a number; 0 where it has ended.
func (t *Thread) Stands() uint64 { return t.stands }

// courseOf returns what takes the transition down, nil for nothing.
func courseOf(m *Machine) *Course {
	if !m.Sharing || m.Explore == nil {
		return nil
	}
	return m.Explore.Course
}

// takesNotes reports whether anybody wants to know what transitions do.
func takesNotes(m *Machine) bool {
	return m.Sharing && m.Explore != nil && (m.Explore.Footprint != nil || m.Explore.Course != nil)
}

// TakeCourse returns the legs of the transition that has just been executed. They are
// overwritten by the next one.
func TakeCourse(m *Machine) []Leg {
	c := courseOf(m)
	if c == nil {
		return nil
	}
	endLeg(m)
	c.legs = append(c.legs, c.moved...)
	c.moved = nil
	return c.legs
}

// BeginCourse forgets what was taken down, in front of a transition.
func BeginCourse(m *Machine) {
	if m.Explore != nil && m.Explore.Course != nil {
		c := m.Explore.Course
		c.legs, c.moved, c.inside, c.on = c.legs[:0], nil, c.inside[:0], false
	}
}

// SetCourse has what was taken down replaced, and returns it: for transitions that are
// executed in the middle of another one.
func SetCourse(m *Machine, c Course) (was Course) {
	if m.Explore != nil && m.Explore.Course != nil {
		was, *m.Explore.Course = *m.Explore.Course, c
	}
	return was
}

// legOf returns the leg under way, which begins with the present thread.
func legOf(m *Machine, c *Course) *Leg {
	if !c.on {
		c.begin(m.Current)
	}
	return &c.legs[len(c.legs)-1]
}

// beginLeg is called when t is chosen, by somebody or because nobody else can go on.
func beginLeg(m *Machine, t *Thread) {
	c := courseOf(m)
	if c == nil {
		return
	}
	endLeg(m)
	c.begin(t)
}

func (c *Course) begin(t *Thread) {
	c.on = true
	l := Leg{Thread: t.ID, Kind: t.kind, From: t.stands}
	if n := len(c.legs); n < cap(c.legs) { // its memory is used again
		old := &c.legs[:n+1][n]
		l.Does, l.Starts = old.Does[:0], old.Starts[:0]
	}
	c.legs = append(c.legs, l)
}

// endLeg notes where the thread of the leg under way stands.
func endLeg(m *Machine) {
	c := courseOf(m)
	if c == nil || !c.on {
		return
	}
	t := m.threads[c.legs[len(c.legs)-1].Thread]
	l := &c.legs[len(c.legs)-1]
	if t.Status == Blocked {
		l.Ahead = lastingName(m, Deed{Mode: AccessAcquire, Obj: t.Lock, Side: sumSide(m, t)})
	}
	if t.Next.Lock != 0 && t.Status == Runnable {
		if l.Ahead = t.Next.gate.passes(m, t.Next.Lock); l.Ahead.Mode != 0 {
			l.Ahead = lastingName(m, l.Ahead)
		}
		if piece := m.piece(t); piece != nil && isOf(piece, reentrantLock, "lock") {
			l.Ahead.Side = lockedSumSide(m, piece)
		}
	}
	notSums(m, c)
	l.queued()
	l.To = t.place()
	if t.stands != l.To {
		m.thread(t.ID).stands = l.To
	}
	c.on = false
}

// queued has what is done to new nodes of the queues of synchronizers be done to those
// synchronizers of the baseline that the leg touches: a node is in the queue of one of
// them, or of one of its conditions, and whoever changes it touches that as well.
func (l *Leg) queued() {
	at := slices.IndexFunc(l.Does, Deed.ofNode)
	if at < 0 {
		return
	}
	node := l.Does[at]
	kept := slices.DeleteFunc(l.Does, Deed.ofNode)
	var owners []Deed
	for _, d := range kept {
		if (d.Obj != 0 || d.Born != 0) && d.Class != nil && synchronizes(d.Class) {
			owners = append(owners, Deed{Mode: AccessWrite, Obj: d.Obj, Class: d.Class, New: d.New, Born: d.Born, Index: WholeObject})
		} else if d.New && synchronizes(d.Class) {
			owners = nil
			break // whose nodes these are is not known
		}
	}
	mode := DeedQueued
	if owners == nil {
		mode = DeedStray
	}
	l.Does = append(kept, Deed{Mode: mode, Class: node.Class.Super})
	for _, d := range owners {
		if !slices.Contains(l.Does, d) {
			l.Does = append(l.Does, d)
		}
	}
}

// ofNode reports whether a deed is done to a new node of such a queue.
func (d Deed) ofNode() bool {
	if !d.New || d.Class == nil || d.Class.Super == nil || !d.Class.Loader.Boot() {
		return false
	}
	switch d.Class.Super.Name {
	case synchronizer + "$Node", longSynchronizer + "$Node":
		return true
	}
	return false
}

const (
	synchronizer     = "java/util/concurrent/locks/AbstractQueuedSynchronizer"
	longSynchronizer = "java/util/concurrent/locks/AbstractQueuedLongSynchronizer"
)

func synchronizes(c *Class) bool {
	for ; c != nil; c = c.Super {
		if c.Name == synchronizer || c.Name == longSynchronizer {
			return true
		}
	}
	return false
}

// place is a number for the points in the code at which t stands.
func (t *Thread) place() uint64 {
	if t.Status == Terminated {
		return 0
	}
	k := uint64(1)
	for f := t.Top; f != nil; f = f.Parent {
		k = mixed(mixed(k, f.Method.key()), uint64(uint32(f.PC)))
	}
	return k | 1
}

// addDeed adds what the present thread does, unless it knows all others to have ended:
// nobody can come before or behind it then.
func addDeed(m *Machine, d Deed) {
	c := courseOf(m)
	if c == nil {
		return
	}
	l := legOf(m, c)
	if m.last(m.threads[l.Thread]) {
		return
	}
	self := d.Obj != 0 && d.Obj == m.threads[l.Thread].Obj
	d = lastingName(m, d)
	if d.Self = self && d.New && d.Who != 0; !slices.Contains(l.Does, d) {
		l.Does = append(l.Does, d)
	}
}

// lastingName gives an object that is not of the baseline the name of its class, and says
// of what class one is that is read or written. Objects of threads that were started have
// the names of those.
func lastingName(m *Machine, d Deed) Deed {
	if d.Obj == 0 {
		return d
	}
	named := Named(m, d.Obj)
	if o := m.Heap.Get(d.Obj); o != nil && (!named || d.Mode == AccessRead || d.Mode == AccessWrite) {
		d.Class = o.Class
	}
	if !named {
		d.Born = m.Heap.Get(d.Obj).bornAs()
		if o := m.Heap.Get(d.Obj); o != nil && d.Mode < DeedWake && d.Who == 0 && o.Class.SubclassOf(m.Lib.known.thread) {
			if t := m.ThreadOf(d.Obj); t != nil {
				d.Who = Who(m, t)
			}
		}
		d.Obj, d.New = 0, true
	}
	return d
}

// addAccess is addDeed for an access. What is given up was taken before; who gives it up
// keeps nobody from anything.
func addAccess(m *Machine, a Access) {
	if courseOf(m) == nil || a.Mode == AccessRelease {
		return
	}
	d := Deed{Mode: a.Mode, Obj: a.Obj, Class: a.Class, Index: a.Index, Key: a.Key, Side: courseOf(m).side}
	switch a.Mode {
	case AccessAttempt:
		d.Mode = AccessAcquire
	case AccessTouch:
		d.Who = Who(m, m.threads[a.Thread])
	}
	addDeed(m, d)
}

// noteRest notes that the present thread begins to wait for others, or that t goes on
// without them.
func noteRest(m *Machine, t *Thread) {
	if courseOf(m) != nil {
		addDeed(m, Deed{Mode: DeedRest, Who: Who(m, t)})
	}
}

// noteRouse notes that the present thread wakes another one, or will have it not rest.
func noteRouse(m *Machine, id int) {
	if courseOf(m) != nil {
		t := m.threads[id]
		addDeed(m, Deed{Mode: DeedWake, Who: Who(m, t), Obj: Awaits(m, t)})
	}
}

// Awaits is the object at which t waits for others to wake it: that of a monitor, or
// what it parks for; 0 where that is not known.
func Awaits(m *Machine, t *Thread) Ref {
	switch t.Status {
	case Waiting:
		return t.Lock
	case Parked:
		return Ref(m.Heap.Get(t.Obj).Words[m.Lib.known.threadBlocker.Word])
	}
	return 0
}

// noteStart notes that the present thread starts t.
func noteStart(m *Machine, t *Thread) {
	t.stands = t.place()
	if c := courseOf(m); c != nil {
		l := legOf(m, c)
		l.Starts = append(l.Starts, t.ID)
	}
}

// Named reports whether an object is known by its reference in all states that are
// taken for the same.
func Named(m *Machine, r Ref) bool { return m.base != nil && m.isBase(r) }

// Owner returns the thread that owns the monitor of an object, -1 for none.
func Owner(m *Machine, r Ref) int { return int(m.Heap.Get(r).LockOwner) - 1 }

// AwaitsCollector reports whether t waits for what the collector puts into a queue: that
// depends on all that any thread does.
func AwaitsCollector(m *Machine, t *Thread) bool {
	return m.Heap.Get(t.Lock) == nil || m.isQueueLock(t.Lock)
}

// Settles reports whether t waits until nothing is left to wait for.
func (t *Thread) Settles() bool { return t.settles }

// Initialises reports whether t waits for the initialisation of a class, and who has
// begun with that.
func Initialises(m *Machine, t *Thread) (by int, ok bool) {
	if !t.initialises(m.Heap) {
		return 0, false
	}
	return int(m.ClassState(m.ClassOf(t.Lock)).Thread), true
}
