package vm

import "github.com/gojpf/gojpf/choice"

// Events are the functions that the machine calls when something happens to
// the program. Any of them may be nil; a machine without events pays one test
// of a pointer at each place that has one.
//
// They are called in the middle of an instruction or a native method. So they
// may read the state and put attributes on it, but must not allocate, throw,
// or change which thread does what.
type Events struct {
	ObjectCreated  func(t *Thread, r Ref) // before its fields or elements are set
	ObjectReleased func(r Ref)            // the collector found it to be garbage; it can still be read
	ObjectShared   func(r Ref)            // more than one thread can reach it from now on
	GCBegin, GCEnd func()
	// ClassLoaded is called once in a run for each class, whatever path the run
	// is on, and with the library locked: it may not load anything.
	ClassLoaded func(c *Class)

	ThreadStarted     func(t *Thread)
	ThreadBlocked     func(t *Thread, lock Ref)
	ThreadWaiting     func(t *Thread)
	ThreadNotified    func(t *Thread)
	ThreadInterrupted func(t *Thread)
	ThreadTerminated  func(t *Thread)
	ThreadScheduled   func(t *Thread) // another thread goes on than before

	// Operation comes when t does what others may notice, in front of it.
	Operation func(t *Thread, op Operation)

	ObjectLocked   func(t *Thread, r Ref) // t owns the monitor, which nobody owned before
	ObjectUnlocked func(t *Thread, r Ref) // nobody owns it any more; waiting gives it up, too
	ObjectWait     func(t *Thread, r Ref)
	ObjectNotify   func(r Ref, all bool)

	ExceptionThrown  func(t *Thread, exc Ref)           // by a throw statement, the machine or a native
	ExceptionHandled func(t *Thread, f *Frame, exc Ref) // f goes on at its handler
	ExceptionBailout func(t *Thread, exc Ref)           // no method of the thread has a handler

	NativeEntered func(t *Thread, m *Method, args []uint64)
	NativeExited  func(t *Thread, m *Method)
}

// SetEvents has the machine tell what happens; nil ends it. A library that
// several machines share tells the machine that was set last of its classes.
func (m *Machine) SetEvents(e *Events) {
	m.events, m.Heap.created, m.Lib.classLoaded = e, nil, nil
	if e == nil {
		return
	}
	m.Lib.classLoaded = e.ClassLoaded
	if e.ObjectCreated != nil {
		m.Heap.created = func(r Ref) { e.ObjectCreated(m.Current, r) }
	}
}

// The methods below are for a nil receiver, too, and small enough to be
// inlined.

func (e *Events) objectReleased(r Ref) {
	if e != nil && e.ObjectReleased != nil {
		e.ObjectReleased(r)
	}
}

func (e *Events) objectShared(r Ref) {
	if e != nil && e.ObjectShared != nil {
		e.ObjectShared(r)
	}
}

func (e *Events) gc(begin bool) {
	if e == nil {
		return
	}
	if f := e.GCBegin; begin && f != nil {
		f()
	}
	if f := e.GCEnd; !begin && f != nil {
		f()
	}
}

func (e *Events) threadStarted(t *Thread) {
	if e != nil && e.ThreadStarted != nil {
		e.ThreadStarted(t)
	}
}

func (e *Events) threadBlocked(t *Thread, lock Ref) {
	if e != nil && e.ThreadBlocked != nil {
		e.ThreadBlocked(t, lock)
	}
}

func (e *Events) threadWaiting(t *Thread, r Ref) {
	if e == nil {
		return
	}
	if e.ThreadWaiting != nil {
		e.ThreadWaiting(t)
	}
	if e.ObjectWait != nil {
		e.ObjectWait(t, r)
	}
}

func (e *Events) threadNotified(t *Thread) {
	if e != nil && e.ThreadNotified != nil {
		e.ThreadNotified(t)
	}
}

func (e *Events) threadInterrupted(t *Thread) {
	if e != nil && e.ThreadInterrupted != nil {
		e.ThreadInterrupted(t)
	}
}

func (e *Events) threadTerminated(t *Thread) {
	if e != nil && e.ThreadTerminated != nil {
		e.ThreadTerminated(t)
	}
}

func (e *Events) threadScheduled(before, t *Thread) {
	if e != nil && e.ThreadScheduled != nil && (before == nil || before.ID != t.ID) {
		e.ThreadScheduled(t)
	}
}

func (e *Events) operation(t *Thread, op Operation) {
	if e != nil && e.Operation != nil {
		e.Operation(t, op)
	}
}

func (e *Events) objectLocked(t *Thread, r Ref) {
	if e != nil && e.ObjectLocked != nil {
		e.ObjectLocked(t, r)
	}
}

func (e *Events) objectUnlocked(t *Thread, r Ref) {
	if e != nil && e.ObjectUnlocked != nil {
		e.ObjectUnlocked(t, r)
	}
}

func (e *Events) objectNotify(r Ref, all bool) {
	if e != nil && e.ObjectNotify != nil {
		e.ObjectNotify(r, all)
	}
}

func (e *Events) exceptionThrown(t *Thread, exc Ref) {
	if e != nil && e.ExceptionThrown != nil {
		e.ExceptionThrown(t, exc)
	}
}

func (e *Events) exceptionHandled(t *Thread, f *Frame, exc Ref) {
	if e != nil && e.ExceptionHandled != nil {
		e.ExceptionHandled(t, f, exc)
	}
}

func (e *Events) exceptionBailout(t *Thread, exc Ref) {
	if e != nil && e.ExceptionBailout != nil {
		e.ExceptionBailout(t, exc)
	}
}

func (e *Events) nativeEntered(t *Thread, m *Method, args []uint64) {
	if e != nil && e.NativeEntered != nil && !m.Has(TraitPseudo) {
		e.NativeEntered(t, m, args)
	}
}

func (e *Events) nativeExited(t *Thread, m *Method) {
	if e != nil && e.NativeExited != nil && !m.Has(TraitPseudo) {
		e.NativeExited(t, m)
	}
}

// Events returns what SetEvents set.
func (m *Machine) Events() *Events { return m.events }

// Decided returns the decisions that the transition under way began with and
// that were not asked for yet.
func (ds *decisions) Decided() []choice.Decision { return ds.decided }

// WantGC has garbage collected before the next instruction that may wait for it.
func (m *Machine) WantGC() { m.wantGC() }
