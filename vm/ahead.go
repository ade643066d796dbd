package vm

import "slices"

// Joining ahead. Who joins threads one after the other waits until all have ended, in
// whatever order that happens. But while it stands at one of its calls, with the array
// in its hands that it takes the threads from, states differ in which of them have ended
// already. So a thread goes on behind Thread.join at once, as long as nobody can notice:
// with final fields, and with what it alone can reach. In front of anything else it waits
// for all whom it has joined in the meantime; the array is behind it by then.
//
// In Java it waits at the first call. To others that is the same, for they see nothing
// of a thread that keeps to itself, and one that has ended stays so and can as well be
// waited for later. It is not the same where a thread that joins can be interrupted,
// suspended or asked what it does, nor for who looks for races by what joining orders:
// then threads are joined as it is written.

// againstAhead are the facts of which each could show that a thread was joined ahead.
const againstAhead = Interrupts | Breaks | Intrudes | AsksStates | AsksStacks | ThreadMonitors | UnknownValues

// JoinAhead reports whether t may go on although o has not ended, for whom it waits.
func JoinAhead(m *Machine, t, o *Thread) bool {
	x := m.Explore
	if !m.Sharing || !x.Assumptions.Happens(JoinsAhead) || x.Assumptions.Happens(againstAhead) || x.Reduces() < ReduceLocks ||
		x.Stops || m.Unknowns != nil || m.nested > 0 || t.Atomic != 0 || t == o || len(t.Held) > 0 {
		return false
	}
	for f := t.Top; f.Parent != nil; f = f.Parent {
		if f.Code == nil {
			return false // the initialisation of a class, or who awaits a result
		}
	}
	w := m.thread(t.ID)
	if !t.isAhead() {
		w.joinedAt = append([]TraceElement{{Method: m.env.Method}}, w.Stack()...)
	}
	if i, found := slices.BinarySearch(w.ahead, o.ID); !found {
		w.ahead = slices.Insert(slices.Clone(w.ahead), i, o.ID)
	}
	return true
}

// isAhead reports whether t has joined a thread ahead and not arrived since.
func (t *Thread) isAhead() bool { return t.joinedAt != nil }

// arrived is asked in front of all that others may notice. When it returns false t waits
// for those whom it has joined ahead, and the instruction must be left without an
// effect: it runs again.
func arrived(m *Machine, t *Thread) bool {
	if !t.isAhead() {
		return true
	}
	w := m.thread(t.ID)
	if len(w.ahead) == 0 {
		for _, id := range w.came {
			m.noteEnded(id)
		}
		w.came, w.joinedAt = nil, nil
		return true
	}
	w.Status, w.Lock, w.Deadline = Joining, m.threads[w.ahead[0]].Obj, 0
	m.events.threadWaiting(w, w.Lock)
	m.pollSoon()
	return false
}

// joins reports whether the native is one that may be called ahead.
func (e *Env) joins() bool {
	return e.Method.Name == "join" && e.Method.Class == e.M.Lib.known.thread
}

// isHere reports whether t is not ahead, or nobody is left to wait for: then it arrives. What
// it does next is looked at as for any other thread.
func isHere(m *Machine, t *Thread) bool {
	return !t.isAhead() || len(t.ahead) == 0 && arrived(m, t)
}

// endsAhead tells those who have joined a thread ahead that it has ended.
func endsAhead(m *Machine, ended *Thread) {
	for i, w := range m.threads {
		at, found := slices.BinarySearch(w.ahead, ended.ID)
		if !found {
			continue
		}
		w = m.thread(i)
		w.ahead = slices.Delete(slices.Clone(w.ahead), at, at+1)
		at, _ = slices.BinarySearch(w.came, ended.ID)
		w.came = slices.Insert(slices.Clone(w.came), at, ended.ID)
		knows(m, w, ended)
		switch {
		case w.Status != Joining: // it is still under way
		case len(w.ahead) > 0:
			w.Lock = m.threads[w.ahead[0]].Obj
		default:
			m.wake(i)
		}
	}
}

// Stack is where the methods of a thread are, the topmost first: as the program was
// written, not as far as it has gone ahead.
func (t *Thread) Stack() []TraceElement {
	if t.joinedAt != nil {
		return t.joinedAt
	}
	var trace []TraceElement
	t.Frames(func(f *Frame) bool {
		if !f.Method.Has(TraitPseudo) {
			trace = append(trace, TraceElement{Method: f.Method, BCI: f.BCI()})
		}
		return true
	})
	return trace
}
