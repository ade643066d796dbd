package vm

// Suspending threads and stopping them from outside, which makes Intrudes a fact.

// Suspend keeps a thread from going on until it is resumed. It keeps its
// monitors; what it waits for may happen meanwhile.
func (ws *waits) Suspend(id int) {
	m := ws.m
	m.Note(Access{Mode: AccessAll})
	m.thread(id).Suspended = true
	if m.Current.ID == id {
		m.Yield()
	}
}

// Resume lets a thread go on, however often it was suspended.
func (ws *waits) Resume(id int) {
	m := ws.m
	m.Note(Access{Mode: AccessAll})
	m.enables()
	m.thread(id).Suspended = false
}

// StopThread has a thread throw an exception as soon as it runs again; it no
// longer waits for anything but monitors.
func (ws *waits) StopThread(id int, exc Ref) {
	m := ws.m
	m.Note(Access{Mode: AccessAll})
	m.enables()
	t := m.thread(id)
	if t.stop == 0 {
		t.stop = exc
		m.Publish(exc)
	}
	switch t.Status {
	case Waiting, Sleeping, Parked, Joining:
		ws.wake(id)
	}
}

// TakeStop returns the exception that the present thread t was stopped with, and
// forgets it; 0 if it was not.
func (ws *waits) TakeStop(t *Thread) Ref {
	exc := t.stop
	if exc != 0 {
		ws.m.thread(t.ID).stop = 0
	}
	return exc
}

// deliver has the present thread throw what it was stopped with. One that has
// to take a monitor back after a wait does that first. One that is about to end
// does so.
func (ws *waits) deliver() {
	m := ws.m
	t, f := m.Current, m.Current.Top
	if f == nil || f.Code == nil && f.Method.Name == "wait" && f.Method.Class == m.Lib.known.object || ws.JoinsInMonitor(t) {
		return
	}
	exc := ws.TakeStop(t)
	t = m.Current
	switch {
	case f.Parent != nil:
		m.Throw(t, exc)
	case f.PC == 0: // it has not begun; its end is told of the exception
		m.WritableFrame(t).PC = 1
		t.Exc = exc
	}
}
