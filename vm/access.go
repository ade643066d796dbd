package vm

import "github.com/gojpf/gojpf/vm/memory"

// MayAccess is asked in front of an access to a field word or array element of
// o, the object of r. When it returns false the instruction must be left
// without an effect: it runs again when its thread is scheduled next.
func (m *Machine) MayAccess(t *Thread, r Ref, o *Object, index int, write bool) bool {
	m.wasSpent = m.misc.spent
	return m.Quiet(t, r, o, index, write) || m.MayRun(t, Operation{Kind: accessKind(write), Obj: r, Index: index})
}

// Quiet reports whether an access is no operation that others may notice. The
// access must follow, or be asked about again.
func (m *Machine) Quiet(t *Thread, r Ref, o *Object, index int, write bool) bool {
	if checked {
		m.askForObject(r)
	}
	if !m.Sharing || o.Flags&Shared == 0 && m.Explore.Reduces() != ReduceNothing {
		return true
	}
	return (isHere(m, t) || readsFinal(m, o, index, write)) && m.ordered(t, r, o, index, write)
}

// MayAccessStatic is MayAccess for a static word of c.
func (m *Machine) MayAccessStatic(t *Thread, c *Class, word int, write bool) bool {
	if !m.Sharing {
		return true
	}
	m.wasSpent = m.misc.spent
	s := m.ClassState(c)
	if m.misc.memory != nil && s.Status == InitDone {
		Weak(m).acquire(t, memory.Key{Kind: keyClass, Class: c.ID})
	}
	if s.Status == InitRunning && int(s.Thread) == t.ID {
		return true // nobody else gets past the initialisation
	}
	if (isHere(m, t) || finalStatic(m, c, word, write)) && m.orderedStatic(t, c, word, write) {
		return true
	}
	return m.MayRun(t, Operation{Kind: accessKind(write), Class: c, Index: word})
}

// mayTouch asks for one operation that accesses several variables. Those whose
// accesses are ordered in any case are no part of it.
func (m *Machine) mayTouch(t *Thread, list []Access) bool {
	var noticed []Access
	for _, a := range list {
		write := a.Mode == AccessWrite
		if !arrived(m, t) {
			return false
		}
		if a.Class != nil && !m.orderedStatic(t, a.Class, a.Index, write) || a.Class == nil && !m.Quiet(t, a.Obj, m.Heap.Get(a.Obj), a.Index, write) {
			noticed = append(noticed, a)
		}
	}
	if len(noticed) == 0 {
		return true
	}
	a := noticed[0]
	if !m.MayRun(t, Operation{Kind: accessKind(a.Mode == AccessWrite), Obj: a.Obj, Class: a.Class, Index: a.Index}) {
		return false
	}
	for _, a := range noticed[1:] {
		m.Note(a)
	}
	return true
}

// QuietSpan is Quiet for n elements of an array from the given one on.
func QuietSpan(m *Machine, t *Thread, r Ref, from, n int, write bool) bool {
	for i := from; i < from+n; i++ {
		if !m.Quiet(t, r, m.Heap.Get(r), i, write) {
			return false
		}
	}
	return true
}

// Confined reports whether only the present thread can reach an object.
func (m *Machine) Confined(r Ref) bool {
	return m.Explore != nil && m.Explore.Reduces() != ReduceNothing && m.Heap.Get(r).Flags&Shared == 0
}
