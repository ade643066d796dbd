package vm

import "github.com/gojpf/gojpf/vm/memory"

// MonitorEnter enters the monitor of an object. It reports whether t owns it
// now; otherwise t is blocked and the instruction must run again later.
func (m *Machine) MonitorEnter(t *Thread, r Ref) bool {
	o := m.Heap.Get(r)
	me := uint16(t.ID + 1)
	if o.Flags&Shared != 0 && o.LockOwner != me && !arrived(m, t) {
		return false
	}
	switch o.LockOwner {
	case 0:
		if m.Explore != nil && o.Class.SubclassOf(m.Lib.known.thread) {
			m.entersThread(t)
		}
		if m.Explore != nil && o.Class.SubclassOf(m.Lib.known.threadGroup) {
			entersGroup(m, t)
		}
		if m.Explore != nil && isConsole(o.Class) {
			entersConsole(m, t)
		}
		if m.Sharing && (o.Flags&Shared != 0 || m.Explore.Reduces() == ReduceNothing) && !m.MayRun(t, Operation{Kind: OpLock, Obj: r}) {
			if !m.AsksStates() {
				m.block(t, r) // it may run when the monitor is free
			}
			return false
		}
		if checked {
			m.askForObject(r)
		}
		o = m.Heap.Writable(r)
		o.LockOwner, o.LockCount = me, 1
		m.hold(t, r)
		Weak(m).acquire(t, memory.Key{Kind: keyMonitor, Obj: uint32(r)})
		noteSeen(m, r)
		m.noteLock(AccessAcquire, r)
		m.events.objectLocked(t, r)
		return true
	case me:
		if checked {
			m.askForObject(r) // it is nobody else's
		}
		m.Heap.Writable(r).LockCount++
		return true
	}
	if !m.MayWait(t) {
		return false
	}
	m.block(t, r)
	noteSeen(m, r)
	m.noteLock(AccessAttempt, r)
	m.events.threadBlocked(t, r)
	return false
}

// AsksStates reports whether threads ask for each other's states.
func (m *Machine) AsksStates() bool {
	return m.Sharing && m.Explore.Assumptions.Happens(AsksStates)
}

// MayWait is asked in front of everything that a thread can be seen to wait for.
// When it returns false the thread does not wait yet, and the instruction must be
// left without an effect.
func (m *Machine) MayWait(t *Thread) bool {
	readerWaits(m, t)
	return !m.AsksStates() || m.MayRun(t, Operation{Kind: OpSleep, Obj: t.Obj})
}

// MayLeave is asked in front of leaving the monitor of r. When it returns false the
// instruction must be left without an effect. Leaving enables others and disturbs nobody:
// it is an operation of its own only where nothing is reduced, or threads ask for each
// other's states. Then somebody may still come to stand at the monitor, in between of what t
// has done last and this, and be seen blocked afterwards, for it has not taken its step yet.
func MayLeave(m *Machine, t *Thread, r Ref) bool {
	if !m.Sharing || m.Explore.Reduction != ReduceNothing && !seenLeaving(m, t, r) {
		return true
	}
	return m.MayRun(t, Operation{Kind: OpUnlock, Obj: r})
}

// LeavesIn has a native leave the monitor of r, in front of which others may come to it.
func LeavesIn(e *Env, r Ref) {
	if e.may(func() bool { return MayLeave(e.M, e.T, r) }) {
		e.M.MonitorExit(e.T, r)
	}
}

// seenLeaving reports whether others could stand at the monitor of r, which t is about to
// leave, and be asked for their states.
func seenLeaving(m *Machine, t *Thread, r Ref) bool {
	if !m.AsksStates() {
		return false
	}
	o := m.Heap.Get(r)
	return o.Flags&Shared != 0 && o.LockOwner == uint16(t.ID+1) && o.LockCount == 1
}

// noteSeen notes, where threads ask for each other's states, that somebody comes to a monitor
// or leaves it, or comes to the end of a thread: whoever comes first may be seen to wait.
func noteSeen(m *Machine, r Ref) {
	if m.AsksStates() {
		m.noteWaiters(r)
	}
}

// MayReturn is MayLeave for the monitor of a synchronized method that returns, in frame f.
func MayReturn(m *Machine, t *Thread, f *Frame) bool {
	return f.Locked == 0 || !m.Sharing || !seenLeaving(m, t, f.Locked) || MayLeave(m, t, f.Locked)
}

// entersThread notes that t enters the monitor of a java.lang.Thread. Joining a
// thread, and its end, must be seen to use it from then on. What the methods of
// Thread themselves do in it takes no notice of either, unless states are asked for: a
// thread may come to its end while the one that has started it is still in start, and be seen blocked.
func (m *Machine) entersThread(t *Thread) {
	if t.Top == nil || t.Top.Method.Class != m.Lib.known.thread {
		m.Learn(ThreadMonitors)
	}
}

// ThreadMonitors reports whether it can be noticed that joining a thread and the
// end of one need the thread's monitor.
func (m *Machine) ThreadMonitors() bool {
	return m.Explore == nil || m.Explore.Assumptions.Happens(ThreadMonitors|AsksStates)
}

// block has t wait until nobody owns the monitor of r.
func (m *Machine) block(t *Thread, r Ref) {
	t = m.thread(t.ID)
	t.Status, t.Lock = Blocked, r
}

// MonitorExit leaves a monitor; it reports false when t does not own it.
func (m *Machine) MonitorExit(t *Thread, r Ref) bool {
	o := m.Heap.Writable(r)
	if o.LockOwner != uint16(t.ID+1) {
		return false
	}
	if o.LockCount--; o.LockCount == 0 {
		o.LockOwner = 0
		m.unhold(t, r)
		Weak(m).release(t, memory.Key{Kind: keyMonitor, Obj: uint32(r)})
		noteSeen(m, r)
		m.noteLock(AccessRelease, r)
		leavesSection(m, r, t.Top)
		m.enables()
		m.events.objectUnlocked(t, r)
	}
	return true
}

// lockFrame enters the monitor of a synchronized method whose frame f was just
// pushed. If the monitor is taken the frame is popped again and the invocation
// runs again when the thread is awake.
func (m *Machine) lockFrame(t *Thread, f *Frame) bool {
	obj := Ref(f.Slots[0])
	if f.Method.Static() {
		obj = m.Mirror(f.Method.Class)
	}
	if m.MonitorEnter(t, obj) {
		f.Locked = obj
		return true
	}
	f.Flags |= FrameEntering
	return false
}

// MayNotify reports whether t owns the monitor of r.
func (m *Machine) Owns(t *Thread, r Ref) bool {
	return m.Heap.Get(r).LockOwner == uint16(t.ID+1)
}

// JoinedInMonitor is the phase of Thread.join in which it waits in the monitor of
// the thread that is to end, or has to take that back.
const JoinedInMonitor = 3

// blockOnInit blocks t until another thread has finished initialising c. The
// mirror stands for the class's initialisation lock.
func (m *Machine) blockOnInit(t *Thread, c *Class) {
	t = m.thread(t.ID)
	t.Status, t.Lock = Joining, m.Mirror(c)
}

func (m *Machine) wakeInit(c *Class) {
	m.enables()
	Weak(m).release(m.Current, memory.Key{Kind: keyClass, Class: c.ID})
	if len(m.threads) == 1 {
		return
	}
	mirror := m.Mirror(c)
	for i, w := range m.threads {
		if w.Status == Joining && w.Lock == mirror {
			m.wake(i)
		}
	}
}
