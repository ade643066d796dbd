package vm

import "slices"

// Footprint is what a transition did that others may notice, for searches that
// ask which transitions depend on each other. It says too much rather than too
// little: what is not in it must not matter to other threads.
type Footprint struct {
	Accesses []Access
	// Wakes are threads that can go on because of the transition: what they do
	// next comes after it.
	Wakes []int
	// Ended are threads that it knows to have ended, and did not have to wait
	// for. EndedFirst is how many of them were asked about before any access.
	Ended      []int
	EndedFirst int
}

// Access is something done to what several threads share.
type Access struct {
	Mode   AccessMode
	Thread int    // that is touched
	Obj    Ref    // of a variable or lock; 0 for statics
	Class  *Class // of statics
	Index  int    // field word or array element; WholeObject
	Key    string // of a value under Machine.Extra, or what else is no object
}

// WholeObject is the index of an operation on all fields or elements.
const WholeObject = -1

// AccessMode is what an access does.
type AccessMode uint8

// The modes.
const (
	AccessRead AccessMode = iota
	AccessWrite
	AccessAcquire // a monitor
	AccessAttempt // to acquire one that is taken
	AccessRelease // a monitor
	AccessTouch   // a thread, whatever it does
	AccessAll     // anything at all
)

// Keys of accesses that stand for no object: the program's time, and the
// numbers of threads; of a java.lang.Thread, whether it was started; and of any
// object, who waits for a notification.
const (
	clockKey    = "clock"
	threadsKey  = "threads"
	startKey    = "start"
	waitersKey  = "waiters"
	internKey   = "interned" // Index is the number of the text
	loadedKey   = "loaded"   // the classes that a ClassLoader is known to have loaded
	positionKey = "position" // of a java.lang.Thread
)

// Conflicts reports whether the order of two accesses by different threads
// matters.
func (a Access) Conflicts(b Access) bool {
	if a.Mode == AccessAll || b.Mode == AccessAll {
		return true
	}
	if a.Mode == AccessTouch || b.Mode == AccessTouch {
		return a.Mode == b.Mode && a.Thread == b.Thread
	}
	if a.locks() != b.locks() || a.Obj != b.Obj || a.Class != b.Class || a.Key != b.Key {
		return false
	}
	if a.locks() {
		return true
	}
	return (a.Mode == AccessWrite || b.Mode == AccessWrite) && (a.Index == b.Index || a.Index == WholeObject || b.Index == WholeObject)
}

func (a Access) locks() bool {
	return a.Mode == AccessAcquire || a.Mode == AccessAttempt || a.Mode == AccessRelease
}

// TakeFootprint returns what was noted since the last call.
func (m *Machine) TakeFootprint() Footprint {
	if m.Explore == nil || m.Explore.Footprint == nil {
		return Footprint{}
	}
	f := *m.Explore.Footprint
	*m.Explore.Footprint = Footprint{}
	return f
}

// Note adds an access to the footprint of the transition.
func (m *Machine) Note(a Access) {
	noteFootprint(m, a)
	addAccess(m, a)
}

func noteFootprint(m *Machine, a Access) {
	if f := m.footprint(); f != nil && !slices.Contains(f.Accesses, a) {
		f.Accesses = append(f.Accesses, a)
	}
}

func (m *Machine) footprint() *Footprint {
	if !m.Sharing || m.Explore == nil {
		return nil
	}
	return m.Explore.Footprint
}

// noteOperation adds what t is about to do.
func (m *Machine) noteOperation(t *Thread, op Operation) {
	if !takesNotes(m) || meetsAt(t, op) {
		return
	}
	if c := courseOf(m); c != nil && (op.Kind == OpRead || op.Kind == OpWrite) {
		c.side = sideOf(m, t, op)
		defer func() { c.side = SideNone }()
		if c.side == SideSums {
			c.entersLocked(t, op.Obj)
		}
	}
	switch op.Kind {
	case OpRead:
		m.Note(Access{Mode: AccessRead, Obj: op.Obj, Class: op.Class, Index: op.Index})
	case OpWrite:
		m.Note(Access{Mode: AccessWrite, Obj: op.Obj, Class: op.Class, Index: op.Index})
	case OpInterrupt: // who waits goes on in another way, whatever it waits for
		if RetiresIdle(m, t, m.ThreadOf(op.Obj)) {
			m.Note(Access{Mode: AccessWrite, Obj: op.Obj, Index: m.Lib.known.threadInterrupted.Word}) // which looks for a task, and is woken if it has parked
			return
		}
		m.Note(Access{Mode: AccessAll})
	case OpObserve:
		m.Note(Access{Mode: AccessRead, Obj: op.Obj, Key: startKey})
		if other := m.ThreadOf(op.Obj); other != nil {
			m.noteTouch(other.ID)
		}
	case OpInit, OpNative, OpCollect:
		m.Note(Access{Mode: AccessAll})
	case OpIntern:
		m.Note(Access{Mode: AccessWrite, Key: internKey, Index: op.Index})
	case OpEnd:
		if op.Obj == 0 || !m.otherUser(t) {
			m.Note(Access{Mode: AccessAll}) // it is the end of everybody
		}
	}
}

// otherUser reports whether a thread beside t keeps the program alive.
func (m *Machine) otherUser(t *Thread) bool {
	return slices.ContainsFunc(m.threads, func(o *Thread) bool { return o.ID != t.ID && !o.Daemon && o.Status != Terminated })
}

// noteLock adds what is done to a monitor, unless the JDK keeps its books under
// it: nobody can be kept out of that for longer than a transition.
func (m *Machine) noteLock(mode AccessMode, r Ref) {
	if !takesNotes(m) {
		return
	}
	if p := m.piece(m.Current); p != nil && !m.noticeable(p, Operation{Kind: OpLock, Obj: r}) {
		return
	}
	if c := courseOf(m); c != nil && mode != AccessRelease {
		at, ok := sectionOf(m.Current)
		c.side = sideOfSection(m, at, ok)
		defer func() { c.side = SideNone }()
		if c.side == SideSums && mode == AccessAcquire {
			c.enters(at, r, m.Current.Top)
		}
	}
	m.Note(Access{Mode: mode, Obj: r})
}

// noteTouch says that what a thread does matters, or changes from outside.
func (m *Machine) noteTouch(id int) {
	if m.Current == nil || m.Current.ID != id {
		m.Note(Access{Mode: AccessTouch, Thread: id})
	}
}

// noteRoused says that a thread is woken, or will find a permit where it would wait.
func noteRoused(m *Machine, id int) {
	if m.Current == nil || m.Current.ID != id {
		noteFootprint(m, Access{Mode: AccessTouch, Thread: id})
		noteRouse(m, id)
	}
}

// noteWake says that a thread can go on because of the present one.
func (m *Machine) noteWake(id int) {
	if f := m.footprint(); f != nil && (m.Current == nil || m.Current.ID != id) && !slices.Contains(f.Wakes, id) {
		f.Wakes = append(f.Wakes, id)
	}
}

func (m *Machine) noteEnded(id int) {
	if f := m.footprint(); f != nil {
		if len(f.Accesses) == 0 {
			f.EndedFirst = len(f.Ended) + 1
		}
		f.Ended = append(f.Ended, id)
	}
}

// noteWaiters says that it matters, or changes, who waits for a notification.
func (m *Machine) noteWaiters(r Ref) { m.Note(Access{Mode: AccessWrite, Obj: r, Key: waitersKey}) }

// noteTimeout says that a thread goes on without a reason.
func (m *Machine) noteTimeout(t *Thread) {
	if !takesNotes(m) {
		return
	}
	m.Note(Access{Mode: AccessWrite, Key: clockKey})
	if m.Explore.Timeouts == TimeoutLast || t.Patient {
		m.Note(Access{Mode: AccessAll}) // nobody else could
	}
}
