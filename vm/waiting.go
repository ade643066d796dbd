package vm

import (
	"math"

	"github.com/gojpf/gojpf/vm/memory"
)

// waits puts threads to sleep and wakes them.
type waits struct{ m *Machine }

// Wait puts t, which owns r's monitor, to sleep in r's wait set, until it is
// notified or interrupted or millis have passed (0: for ever).
func (ws *waits) Wait(t *Thread, r Ref, millis int64) {
	m := ws.m
	m.meetWait(t, "wait")
	t = m.thread(t.ID)
	o := m.Heap.Writable(r)
	t.SavedLock = o.LockCount
	o.LockOwner, o.LockCount = 0, 0
	m.unhold(t, r)
	Weak(m).release(t, memory.Key{Kind: keyMonitor, Obj: uint32(r)})
	m.noteLock(AccessRelease, r)
	t.Status, t.Lock = Waiting, r
	m.events.objectUnlocked(t, r)
	m.events.threadWaiting(t, r)
	m.misc.waitOrder++
	t.WaitOrder = m.misc.waitOrder
	t.Deadline = 0
	if millis > 0 && !closes(m, t) {
		t.Deadline = ws.deadline(millis, 0)
	}
}

func (ws *waits) deadline(millis, nanos int64) int64 {
	ws.m.Meet(MeetsTimes)
	now := ws.now()
	ws.m.Note(Access{Mode: AccessRead, Key: clockKey})
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
func (ws *waits) now() int64 { return ws.m.NowNanos() }

// Reenter takes the monitor of r back after a wait; it reports false, with t
// blocked, while another thread owns it.
func (ws *waits) Reenter(t *Thread, r Ref) bool {
	if !ws.m.MonitorEnter(t, r) {
		return false
	}
	ws.m.Heap.Writable(r).LockCount = t.SavedLock
	return true
}

// Notify wakes one waiter of r's monitor, the one that waits longest, or all of
// them.
func (ws *waits) Notify(r Ref, all bool) {
	ws.m.events.objectNotify(r, all)
	ws.m.noteWaiters(r)
	ids := ws.Waiters(r)
	if !all {
		ids = ids[:min(1, len(ids))]
	}
	for _, id := range ids {
		ws.NotifyThread(id)
	}
}

// NotifyThread wakes a thread that is in Object.wait.
func (ws *waits) NotifyThread(id int) {
	m := ws.m
	m.enables()
	m.noteWaiters(m.threads[id].Lock)
	noteRoused(m, id)
	ws.wake(id)
	m.thread(id).Notified = true
	m.events.threadNotified(m.threads[id])
}

// wake ends a thread's waiting, sleeping or being parked. One that waited must
// take the monitor back first.
func (ws *waits) wake(id int) {
	m := ws.m
	w := m.thread(id)
	m.noteWake(id)
	if w.Status == Waiting {
		w.Status, w.Deadline = Blocked, 0
		return
	}
	if m.AsksStates() && !w.initialises(m.Heap) {
		w.woken = seeming{w.Status, w.Deadline != 0}
		m.noteTouch(id) // it seems to wait for something else
	}
	w.Status, w.Lock, w.Deadline, w.Patient, w.settles, w.still = Runnable, 0, 0, false, false, false
}

// initialises reports whether t waits for the initialisation of a class, which is
// seen as running.
func (t *Thread) initialises(h *Heap) bool {
	return t.Status == Joining && h.Get(t.Lock).Class.Name == "java/lang/Class"
}

// TakeNotified reports whether t was woken by a notification, and forgets it.
func (ws *waits) TakeNotified(t *Thread) bool {
	was := t.Notified
	if was {
		ws.m.thread(t.ID).Notified = false
	}
	return was
}

// Sleep makes t sleep for a time.
func (ws *waits) Sleep(t *Thread, millis, nanos int64) {
	t = ws.m.thread(t.ID)
	t.Status, t.Deadline = Sleeping, ws.deadline(millis, nanos)
}

// Park makes t park until it gets a permit, is interrupted, or until the
// deadline in machine nanoseconds (0: none). It reports false when t need not
// park because it has a permit, which is used up.
func (ws *waits) Park(t *Thread, deadline int64) bool {
	m := ws.m
	t = m.thread(t.ID)
	noteRest(m, t)
	if t.Permit {
		t.Permit = false
		return false
	}
	m.meetWait(t, "park", "parkNanos", "parkUntil")
	if closes(m, t) {
		deadline = 0
	}
	t.Status, t.Deadline = Parked, deadline
	if t.span = 0; deadline != 0 {
		t.span = max(0, deadline-ws.now())
	}
	t.Patient = deadline != 0 && m.Explore != nil && m.idles(t)
	return true
}

// Passes reports whether t could take the monitor of r; if not it is blocked
// until it can.
func (ws *waits) Passes(t *Thread, r Ref) bool {
	m := ws.m
	if o := m.Heap.Get(r).LockOwner; o == 0 || o == uint16(t.ID+1) {
		if m.Heap.Get(r).Flags&Shared != 0 {
			m.noteLock(AccessAcquire, r)
			m.noteLock(AccessRelease, r)
		}
		return true
	}
	m.noteLock(AccessAttempt, r)
	m.block(t, r)
	return false
}

// JoinsInMonitor reports whether t does so.
func (ws *waits) JoinsInMonitor(t *Thread) bool {
	f := t.Top
	return f != nil && f.Code == nil && f.PC == JoinedInMonitor && f.Method.Name == "join" && f.Method.Class == ws.m.Lib.known.thread
}

// WaitForEnd has t wait until WakeJoining is called for the java.lang.Thread r,
// or millis have passed (0: for ever).
func (ws *waits) WaitForEnd(t *Thread, r Ref, millis int64) {
	t = ws.m.thread(t.ID)
	noteSeen(ws.m, r)
	t.Status, t.Lock, t.Deadline = Joining, r, 0
	if millis > 0 {
		t.Deadline = ws.deadline(millis, 0)
	}
	ws.m.events.threadWaiting(t, r)
}

// WakeJoining wakes the threads that wait for the end of a java.lang.Thread.
func (ws *waits) WakeJoining(r Ref) {
	m := ws.m
	noteSeen(m, r)
	if t := m.ThreadOf(r); t != nil {
		endsAhead(m, t)
	}
	for i, w := range m.threads {
		if w.Status == Joining && w.Lock == r {
			if w.Deadline != 0 {
				noteRoused(m, i)
			}
			ws.wake(i)
			if w = m.threads[i]; w.woken.status == Joining {
				m.thread(i).woken = seeming{status: Blocked} // Java has notified it
			}
		}
	}
}

// Join notes that t knows of the end of another thread: all that it did, and
// knew of, comes before what t does from now on.
func (ws *waits) Join(t, ended *Thread) {
	m := ws.m
	noteSeen(m, m.threads[ended.ID].Obj)
	if m.Sharing {
		knows(m, t, ended)
		m.noteEnded(ended.ID)
		if m.misc.memory != nil {
			Weak(m).memory().Join(t.ID, ended.ID)
		}
	}
}

func knows(m *Machine, t, ended *Thread) {
	w := m.thread(t.ID)
	w.Joined = w.Joined.Union(ended.Joined).With(ended.ID)
}

// Deadline turns a relative time into a deadline for Park.
func (ws *waits) Deadline(millis, nanos int64) int64 { return ws.deadline(millis, nanos) }

// Unpark gives a thread its permit.
func (ws *waits) Unpark(id int) {
	w := ws.m.thread(id)
	noteRoused(ws.m, id)
	if w.Status == Parked {
		ws.wake(id)
		return
	}
	w.Permit = true
}

// WakeInterrupted wakes a thread that was interrupted; the interrupted flag
// itself is a field of java.lang.Thread.
func (ws *waits) WakeInterrupted(id int) {
	m := ws.m
	m.noteTouch(id)
	switch m.threads[id].Status {
	case Waiting:
		if m.Explore != nil && m.roused(m.threads[id]) {
			m.enables()
			m.noteWake(id) // it leaves the wait set itself
			break
		}
		ws.wake(id)
	case Sleeping, Parked, Joining:
		ws.wake(id)
	}
	w := m.thread(id)
	w.Permit = true
	m.events.threadInterrupted(w)
}

// Waiters returns the threads that wait for a notification of r, in the order
// in which they began to.
func (ws *waits) Waiters(r Ref) []int {
	var ids []int
	for _, t := range ws.m.threads {
		if t.Status == Waiting && t.Lock == r {
			i := len(ids)
			for i > 0 && ws.m.threads[ids[i-1]].WaitOrder > t.WaitOrder {
				i--
			}
			ids = append(ids[:i], append([]int{t.ID}, ids[i:]...)...)
		}
	}
	return ids
}
