package vm

import "math"

// MonitorEnter enters the monitor of an object. It reports whether t owns it
// now; otherwise t is blocked and the instruction must run again later.
func (m *Machine) MonitorEnter(t *Thread, r Ref) bool {
	o := m.Heap.Writable(r)
	me := uint16(t.ID + 1)
	switch o.LockOwner {
	case 0:
		o.LockOwner, o.LockCount = me, 1
		return true
	case me:
		o.LockCount++
		return true
	}
	t = m.thread(t.ID)
	t.Status, t.Lock = Blocked, r
	return false
}

// MonitorExit leaves a monitor; it reports false when t does not own it.
func (m *Machine) MonitorExit(t *Thread, r Ref) bool {
	o := m.Heap.Writable(r)
	if o.LockOwner != uint16(t.ID+1) {
		return false
	}
	if o.LockCount--; o.LockCount == 0 {
		m.release(o, r)
	}
	return true
}

func (m *Machine) release(o *Object, r Ref) {
	o.LockOwner = 0
	if len(m.threads) == 1 {
		return
	}
	for i, w := range m.threads {
		if w.Status == Blocked && w.Lock == r {
			w = m.thread(i)
			w.Status, w.Lock = Runnable, 0
		}
	}
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

// Wait puts t, which owns r's monitor, to sleep in r's wait set, until it is
// notified or interrupted or millis have passed (0: for ever).
func (m *Machine) Wait(t *Thread, r Ref, millis int64) {
	t = m.thread(t.ID)
	o := m.Heap.Writable(r)
	t.SavedLock = o.LockCount
	o.LockCount = 0
	m.release(o, r)
	t.Status, t.Lock, t.TimedOut = Waiting, r, false
	m.misc.waitOrder++
	t.WaitOrder = m.misc.waitOrder
	t.Deadline = 0
	if millis > 0 {
		t.Deadline = m.deadline(millis, 0)
	}
}

func (m *Machine) deadline(millis, nanos int64) int64 {
	now := m.now()
	if millis > (math.MaxInt64-now-nanos)/1e6 {
		return math.MaxInt64
	}
	d := now + millis*1e6 + nanos
	if d <= 0 {
		d = 1
	}
	return d
}

// now is the time that deadlines are measured in.
func (m *Machine) now() int64 { return m.NowNanos() }

// Reenter takes the monitor of r back after a wait; it reports false, with t
// blocked, while another thread owns it.
func (m *Machine) Reenter(t *Thread, r Ref) bool {
	if !m.MonitorEnter(t, r) {
		return false
	}
	m.Heap.Writable(r).LockCount = t.SavedLock
	return true
}

// Notify wakes one waiter of r's monitor, or all of them.
func (m *Machine) Notify(r Ref, all bool) {
	for {
		best := -1
		for i, w := range m.threads {
			if w.Status == Waiting && w.Lock == r && (best < 0 || w.WaitOrder < m.threads[best].WaitOrder) {
				best = i
			}
		}
		if best < 0 {
			return
		}
		m.wake(best, false)
		if m.Heap.Get(r).LockOwner != 0 {
			w := m.threads[best] // just made writable
			w.Status, w.Lock = Blocked, r
		}
		if !all {
			return
		}
	}
}

// wake makes a waiting, sleeping or parked thread runnable.
func (m *Machine) wake(id int, timedOut bool) {
	w := m.thread(id)
	w.Status, w.Lock, w.Deadline, w.TimedOut = Runnable, 0, 0, timedOut
}

// Sleep makes t sleep for a time.
func (m *Machine) Sleep(t *Thread, millis, nanos int64) {
	t = m.thread(t.ID)
	t.Status, t.Deadline, t.TimedOut = Sleeping, m.deadline(millis, nanos), false
}

// Park makes t park until it gets a permit, is interrupted, or until the
// deadline in machine nanoseconds (0: none). It reports false when t need not
// park because it has a permit, which is used up.
func (m *Machine) Park(t *Thread, deadline int64) bool {
	t = m.thread(t.ID)
	if t.Permit {
		t.Permit = false
		return false
	}
	t.Status, t.Deadline, t.TimedOut = Parked, deadline, false
	return true
}

// Deadline turns a relative time into a deadline for Park.
func (m *Machine) Deadline(millis, nanos int64) int64 { return m.deadline(millis, nanos) }

// Unpark gives a thread its permit.
func (m *Machine) Unpark(id int) {
	w := m.thread(id)
	if w.Status == Parked {
		m.wake(id, false)
		return
	}
	w.Permit = true
}

// WakeInterrupted wakes a thread that was interrupted; the interrupted flag
// itself is a field of java.lang.Thread.
func (m *Machine) WakeInterrupted(id int) {
	switch m.threads[id].Status {
	case Waiting, Sleeping, Parked:
		m.wake(id, false)
	}
	w := m.thread(id)
	w.Permit = true
}

// blockOnInit blocks t until another thread has finished initialising c. The
// mirror stands for the class's initialisation lock.
func (m *Machine) blockOnInit(t *Thread, c *Class) {
	t = m.thread(t.ID)
	t.Status, t.Lock = Joining, m.Mirror(c)
}

func (m *Machine) wakeInit(c *Class) {
	if len(m.threads) == 1 {
		return
	}
	mirror := m.Mirror(c)
	for i, w := range m.threads {
		if w.Status == Joining && w.Lock == mirror {
			m.wake(i, false)
		}
	}
}
