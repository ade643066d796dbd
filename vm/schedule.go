package vm

import (
	"slices"

	"github.com/gojpf/gojpf/choice"
)

// Exploration makes the machine stop in front of scheduling choices. Without
// one it runs threads under its own deterministic scheduler.
//
// A transition is what one thread does from the point at which it was chosen
// until it is in front of its second operation that others may notice, cannot
// go on, or has ended. What it does besides commutes with what other threads
// do: work on objects that nobody else can reach, giving up a lock or beginning
// to wait (nobody can act on that before it has happened, and nothing before it
// is kept from happening), parking without a permit.
type Exploration struct {
	Reduction   Reduction // as asked for, see Reduces
	Assumptions *Assumptions
	Timeouts    Timeouts
	References  References
	Scheduler   Scheduler
	// Footprint, when set, takes down what each transition does.
	Footprint *Footprint
	// Course, when set, takes down what each thread does in a transition.
	Course *Course
	// Weak has racy programs show what the Java memory model allows, see weak.go.
	// Histories is how many writes of a variable are kept for that.
	Weak      bool
	Histories int
	// Modelled says how choices are made that Java leaves open.
	Modelled Modelled
	// ClockStep is how many nanoseconds the clock moves when it is read; 0
	// leaves it to the number of instructions.
	ClockStep int64
	// Steps has java.util.concurrent interleaved step by step, see trusted.go.
	Steps bool
	// Stops has threads stop in front of the first operation of a transition, too,
	// so that two that are about to do something are both seen there.
	Stops bool
	// Rehearse has the machine stop once in front of the start of the second
	// thread, with the outcome Starting.
	Rehearse bool
}

// Reduces is the reduction that holds: what was asked for, as long as nothing has shown
// that a program's threads may hit each other anywhere.
func (x *Exploration) Reduces() Reduction {
	if x.Assumptions.Happens(Intrudes) {
		return ReduceNothing
	}
	return x.Reduction
}

// EveryAccess reports whether every access to the heap may matter, also those to objects that
// only one thread can reach: the loop has no short cuts for them then. A reduction is compared
// with none, which would tell nothing of a mark that is missing if it relied on marks itself.
func (x *Exploration) EveryAccess() bool { return x.Weak || x.Reduces() == ReduceNothing }

// schedule returns the thread that goes on, nil when the machine must stop for
// a choice or because no thread can go on.
func (m *Machine) schedule() (*Thread, Outcome) {
	if id, ok := m.decidedThread(); ok {
		m.dispatch(id)
		return m.Current, Ended
	}
	if m.Current.Status == Runnable && !m.reschedule && !m.yielding && !m.Current.Suspended {
		return m.Current, Ended
	}
	m.settle()
	m.reschedule, m.yielding = false, false
	if !m.liveUser() {
		return nil, Ended
	}
	ids := m.offered(m.Enabled())
	switch {
	case len(ids) == 0:
		return nil, Deadlock
	case len(ids) == 1 && !m.BreakSingle:
		long := m.Current.Next.Kind == OpBreak
		m.dispatch(ids[0])
		if m.forced++; m.forced < maxForced && !long {
			return m.Current, Ended
		}
		m.BreakTransition(choice.ReasonLength) // it may go round in circles
		return nil, Paused
	}
	m.Register(choice.NewThreads(m.reason(), ids, m.Current.ID))
	return nil, Paused
}

// maxForced is how often a transition goes on because there is only one thread
// that can.
const maxForced = 1000

// reason says why the present thread stopped.
func (m *Machine) reason() string {
	t := m.Current
	switch t.Status {
	case Runnable:
		return t.Next.Kind.reason()
	case Blocked:
		if m.Heap.Get(t.Lock).LockOwner == 0 {
			return choice.ReasonLock
		}
		return choice.ReasonBlock
	case Waiting:
		return choice.ReasonWait
	case Sleeping:
		return choice.ReasonSleep
	case Parked:
		return choice.ReasonPark
	case Joining:
		return choice.ReasonJoin
	case Terminated:
		return choice.ReasonTerminate
	}
	return choice.ReasonSchedule
}

// decidedThread takes the decision on who goes on.
func (ds *decisions) decidedThread() (id int, ok bool) {
	for i, d := range ds.decided {
		if g, ok := d.Generator.(choice.Threads); ok {
			ds.decided = slices.Delete(ds.decided, i, i+1)
			return g.Thread(d.Index), true
		}
	}
	return 0, false
}

// Enabled returns the threads that can go on, the present one first.
func (m *Machine) Enabled() []int {
	ids := make([]int, 0, len(m.threads))
	if m.Current != nil && !m.Current.settles && m.enabled(m.Current) {
		ids = append(ids, m.Current.ID)
	}
	for _, t := range m.threads {
		if t != m.Current && !t.settles && m.enabled(t) {
			ids = append(ids, t.ID)
		}
	}
	if t := m.threads[0]; t.settles && m.enabled(t) {
		ids = append(ids, 0) // last: what daemons do comes first
	}
	if len(ids) == 0 {
		ids = append(ids, anyHeldUp(m)...)
	}
	switch m.Explore.Timeouts {
	case TimeoutAny:
		return withPatient(m, ids)
	case TimeoutLast:
		if t := m.nextTimeout(); len(ids) == 0 && t != nil {
			ids = append(ids, t.ID)
		}
	}
	return ids
}

// withPatient adds those whose time is over only when nothing else can happen. What
// daemons do may have no end, and keeps no program alive: it ends if the last of its other
// threads is such a one.
func withPatient(m *Machine, ids []int) []int {
	onlyDaemons := len(ids) > 0
	for _, id := range ids {
		if !m.threads[id].Daemon {
			return ids
		}
	}
	for _, t := range m.threads {
		if t.Patient && !t.Suspended && !(onlyDaemons && t.Daemon) {
			ids = append(ids, t.ID)
		}
	}
	return ids
}

func (m *Machine) enabled(t *Thread) bool {
	if t.Suspended {
		return false
	}
	switch t.Status {
	case Runnable:
		_, held := HeldUp(m, t)
		return !held
	case Blocked:
		o := m.Heap.Get(t.Lock).LockOwner
		return o == 0 || o == uint16(t.ID+1)
	case Waiting, Parked:
		if m.Explore.Modelled.Spurious || m.roused(t) || m.awaited(t) {
			return true
		}
		fallthrough
	case Sleeping, Joining:
		switch {
		case t.still:
			return Still(m, t)
		case t.settles:
			return Settled(m, t)
		}
		return t.Deadline != 0 && !t.Patient && m.Explore.Timeouts == TimeoutAny
	}
	return false
}

// roused reports whether t was interrupted while it waits for a notification. It
// leaves the wait set when its turn comes, and may be notified until then.
func (m *Machine) roused(t *Thread) bool {
	return t.Status == Waiting && m.Heap.Get(t.Obj).Words[m.Lib.known.threadInterrupted.Word] != 0
}

// OnlyDaemonsGoOn reports whether threads wait that keep the program alive, and
// none of them can go on, nor will when time passes.
func (m *Machine) OnlyDaemonsGoOn() bool {
	waiting := false
	for _, t := range m.threads {
		if t.Status == Terminated || t.Daemon {
			continue
		}
		if t.Deadline != 0 || m.enabled(t) {
			return false
		}
		waiting = true
	}
	return waiting
}

// dispatch makes an enabled thread the present one. One that waits for a time
// has it over.
func (m *Machine) dispatch(id int) {
	t := m.thread(id)
	beginLeg(m, t)
	// A thread that stopped in front of an operation must get past it: the state
	// would be the same.
	m.misc.spent = t.Next.Kind == OpNone && t.Status != Blocked && (m.Explore.Stops || m.AsksStates() && t.stirs(m.Heap))
	m.misc.spins = 0
	_, m.goesIn = HeldUp(m, t)
	t.Next = Operation{}
	switch t.Status {
	case Blocked:
		t.Status, t.Lock = Runnable, 0
	case Waiting, Parked, Sleeping, Joining:
		noteRest(m, t)
		if t.Status == Waiting {
			m.noteWaiters(t.Lock)
		}
		if !m.roused(t) {
			if d := t.Deadline - m.now(); t.Deadline != 0 && d > 0 {
				m.misc.now += d
			}
			m.parkedInVain(t)
			if t.Deadline == 0 && m.awaited(t) {
				m.Note(Access{Mode: AccessAll}) // the collector's work depends on everybody's
			} else {
				m.noteTimeout(t)
			}
		}
		m.wake(id)
		t = m.thread(id)
		if t.Status == Blocked { // in wait: it goes on by taking the monitor back
			t.Status, t.Lock = Runnable, 0
		}
	}
	t.woken = seeming{}
	if !t.Daemon {
		m.UserTurns++
	}
	m.takesStep(t)
	m.events.threadScheduled(m.Current, t)
	if m.Current == nil || m.Current.ID != id {
		if c := m.Current; c != nil && c.Atomic > 0 && m.Yielding != nil {
			if c = m.threads[c.ID]; c.Alive() {
				m.Yielding(c)
			}
		}
		m.Current = t
	}
	m.maxDepth = t.maxDepth
}

// stirs reports whether others see that t goes on: that is a step of its own, before
// whatever it does next.
func (t *Thread) stirs(h *Heap) bool {
	s, _ := t.Seems()
	return s == Parked || s == Sleeping || s == Joining && !t.initialises(h) || t.woken.status == Blocked
}

// EndNoticed reports whether others may notice the end of t, which is about to
// come: somebody asks who is alive, or interrupts a
// thread that may be waiting for that end, or daemons end with it.
func (m *Machine) EndNoticed(t *Thread) bool {
	if !m.Sharing {
		return false
	}
	users, daemons := 0, 0
	for _, o := range m.threads {
		switch {
		case o.Status == Terminated || o.ID == t.ID:
		case o.Daemon:
			daemons++
		default:
			users++
		}
	}
	return m.Noticed(Observes) || m.Noticed(Breaks) || !t.Daemon && users == 0 && daemons > 0
}

// ChangeAtomic enters or leaves atomic sections: inside them a thread goes on
// as long as it can. When it returns false the native must return at once; it is
// called again.
func (e *Env) ChangeAtomic(by int32) bool {
	t := e.T
	if by > 0 && t.Atomic == 0 && !e.may(func() bool { return e.M.maySection(t) }) {
		return false
	}
	if n := t.Atomic + by; n >= 0 {
		e.M.thread(t.ID).Atomic = n
	}
	return true
}

// maySection is asked in front of an atomic section. What is in it is one operation,
// with which a transition begins.
func (m *Machine) maySection(t *Thread) bool {
	if !m.Sharing || !m.misc.spent || m.nested > 0 || m.alone(t) {
		return true
	}
	m.thread(t.ID).Next = Operation{Kind: OpBreak}
	m.reschedule = true
	m.pollSoon()
	return false
}

// BeforeThreads is asked in front of the start of a thread. When it returns
// false the native must return at once; it is called again.
func (e *Env) BeforeThreads() bool {
	m := e.M
	if m.Sharing || m.Explore == nil || !m.Explore.Rehearse || m.Chooser != nil {
		return true
	}
	m.starting = true
	m.CountInsns(-1) // it runs again
	m.Ticks++
	e.action = envRetry
	return false
}

// liveUser reports whether a thread is alive that keeps the program alive.
func (m *Machine) liveUser() bool {
	for _, t := range m.threads {
		if t.Status != Terminated && !t.Daemon {
			return true
		}
	}
	return false
}

// AtChoice reports whether the transition was ended by a scheduling choice: it
// does not matter then which thread is the present one.
func (ds *decisions) AtChoice() bool {
	for _, g := range ds.pending {
		if _, ok := g.(choice.Threads); ok {
			return true
		}
	}
	return false
}

// longestPrelude is how many times as long as others a transition may be as long
// as nothing was decided. Matching of states begins where it ends (see
// baseline), and does best when the program has been set up by then. Where other threads
// run already, it is shorter: what takes long then is often a loop without an end.
const (
	longestPrelude = 100
	longestAmong   = 5
)

// endless ends a transition that takes long: it may be a loop without an end,
// which is found when states are matched. It reports whether the loop should
// give the thread up.
func (m *Machine) endless() bool {
	among, prelude := m.Sharing && !m.alone(m.Current), longestPrelude
	if among {
		prelude = longestAmong
	}
	switch {
	case m.Left(m.Current):
		return true // something has ended it already
	case m.Chooser != nil:
		return false
	case !m.misc.decided && m.misc.prelude < prelude:
		m.misc.prelude++
		return false
	case among && m.Current.Atomic == 0:
		m.thread(m.Current.ID).Next = Operation{Kind: OpBreak}
		m.reschedule = true
	default:
		m.BreakTransition(choice.ReasonLength)
	}
	return true
}
