package vm

import (
	"slices"

	"github.com/gojpf/gojpf/vm/classfile"
)

// guard is what the accesses to one shared variable have had in common so far
// on the path. It is part of the state, never changes, and is shared by states.
type guard struct {
	who     ThreadSet // that accessed it; nobody as long as nobody has
	anybody bool      // may have: which of several workers took something out of a queue matters to nobody
	locks   []Ref     // all of them held, sorted; never written in place
	written bool
}

// none reports whether there was no access.
func (g *guard) none() bool { return g == nil || g.who.Empty() && !g.anybody }

// noGuard is that of what nobody has accessed, as nil is.
var noGuard guard

// access returns the guard after an access by t, and whether the access was
// ordered with all before it.
func (g *guard) access(t *Thread, known *knownGuards, write bool) (*guard, bool) {
	if g == nil {
		g = &noGuard
	}
	if g.anybody || g.none() && len(t.Held) > 0 && inQueue(t.Top) {
		n := guard{anybody: true, locks: slices.Sorted(slices.Values(t.Held)), written: g.written || write}
		if g.anybody {
			n.locks = intersect(g.locks, t.Held)
		}
		return known.of(&n), len(n.locks) > 0 || !n.written
	}
	if g.who.isOneOf(t.ID, t.Joined) {
		alone := g.who.Equal(ThreadsOf(t.ID))
		held := t.heldFor(write)
		if !slices.IsSorted(held) {
			held = slices.Sorted(slices.Values(held))
		}
		if alone && g.written == (g.written || write) && slices.Equal(intersect(g.locks, held), g.locks) {
			return g, true
		}
		if alone {
			held = intersect(g.locks, held)
			write = write || g.written
		}
		return known.of(&guard{who: ThreadsOf(t.ID), locks: held, written: write}), true
	}
	n := guard{who: g.who.With(t.ID), locks: intersect(g.locks, t.heldFor(write)), written: g.written || write}
	return known.of(&n), len(n.locks) > 0 || !n.written
}

// knownGuards are some that were made: most variables have had in common what others have had.
type knownGuards [32]*guard

// of returns a guard that equals g.
func (k *knownGuards) of(g *guard) *guard {
	h := g.who.low*0x9e3779b97f4a7c15>>32 + uint64(len(g.locks))
	for _, r := range g.locks {
		h = h*31 + uint64(r)
	}
	if g.written {
		h += 16
	}
	at := &k[h%uint64(len(k))]
	if *at == nil || !(*at).equal(g) {
		n := new(guard)
		*n = *g
		*at = n
	}
	return *at
}

// inQueue reports whether a frame is that of code of a blocking queue or a concurrent map, which uses
// what is in it under its locks. Who was the first to do so would tell states apart for good.
func inQueue(f *Frame) bool { return f != nil && f.Method.Class.isQueue }

// intersect returns the members of a, which is sorted, that are in b.
func intersect(a, b []Ref) []Ref {
	for i, r := range a {
		if !slices.Contains(b, r) {
			var out []Ref
			out = append(out, a[:i]...)
			for _, r := range a[i+1:] {
				if slices.Contains(b, r) {
					out = append(out, r)
				}
			}
			return out
		}
	}
	return a
}

func (g *guard) equal(h *guard) bool {
	if g == h || g.none() || h.none() {
		return g == h || g.none() && h.none()
	}
	return g.who.Equal(h.who) && g.anybody == h.anybody && g.written == h.written && slices.Equal(g.locks, h.locks)
}

// mostGuarded is how many elements an array may have that are looked at one by one.
const mostGuarded = 256

// ordered reports whether an access is no operation of its own, by what is
// assumed of the variable. It gives assumptions up that do not hold. Of an array that is
// all elements together, as long as that will do, and then each.
func (m *Machine) ordered(t *Thread, r Ref, o *Object, index int, write bool) bool {
	x := m.Explore
	a, c := x.Assumptions, o.Class
	unmatched := c.Elem == nil && c.unmatched(index)
	if unmatched && (len(c.mods) > 0 || len(c.remembered) > 0) {
		w := uint16(index)
		unmatched = !slices.Contains(c.remembered, w) && (!slices.Contains(c.mods, w) || !m.countNoticed(t, write))
	}
	if x.Reduces() < ReduceLocks {
		return x.Reduces() > ReduceNothing && unmatched
	}
	list, id, at := &a.arrays, c.ID, 0
	if c.Elem == nil {
		f := c.FieldAt(index)
		if f == nil || unmatched || x.ownTask(f) {
			return true
		}
		if x.isResult(f) {
			return m.last(t) || handedOver(m, t, r, f, write)
		}
		list, id, at = &a.fields, f.ID, index
	}
	next, short := levelFree, c.Elem != nil && o.Len <= mostGuarded
	switch a.of(list, id, func() string { return c.variableName(index) }) {
	case levelFree, levelRacy:
		return false
	case levelConstant:
		if !write || m.last(t) {
			return true
		}
		a.raise(list, id, levelOrdered)
		fallthrough
	case levelOrdered:
		if short {
			next = levelElements
		}
	case levelElements:
		switch {
		case short && index == WholeObject:
			return orderedSpan(m, t, r, 0, int(o.Len), write)
		case short:
			at = index + 1 // what all had in common stays until the search begins anew
		}
	}
	if m.last(t) {
		if o.Attrs != nil && at < len(o.Attrs.guards) && !o.Attrs.guards[at].none() {
			m.Heap.Writable(r).Attrs.guards[at] = nil
		}
		return true
	}
	var old *guard
	if o.Attrs != nil && at < len(o.Attrs.guards) {
		old = o.Attrs.guards[at]
	}
	n, ok := old.access(t, &m.guards, write)
	if !ok {
		a.raise(list, id, next)
		return false
	}
	if !n.equal(old) {
		w := m.Heap.Writable(r).attrs()
		if at >= len(w.guards) {
			w.guards = append(w.guards, make([]*guard, at+1-len(w.guards))...)
		}
		w.guards[at] = n
	}
	return true
}

// orderedSpan is ordered for n elements of an array from the given one on.
func orderedSpan(m *Machine, t *Thread, r Ref, from, n int, write bool) bool {
	for i := from; i < from+n; i++ {
		if !m.ordered(t, r, m.Heap.Get(r), i, write) {
			return false
		}
	}
	return true
}

// readsFinal reports whether an access reads a final field that nobody is known to write once
// it is shared. What is only assumed to be constant will not do: a path goes on for a
// while when an assumption falls.
func readsFinal(m *Machine, o *Object, index int, write bool) bool {
	if write || o.Class.Elem != nil || o.Class.unmatched(index) {
		return false
	}
	f, a := o.Class.FieldAt(index), m.Explore.Assumptions
	return f != nil && f.Flags&classfile.AccFinal != 0 && a.of(&a.fields, f.ID, func() string { return o.Class.variableName(index) }) == levelConstant
}

func finalStatic(m *Machine, c *Class, word int, write bool) bool {
	f, a := c.StaticAt(word), m.Explore.Assumptions
	return !write && f != nil && f.Flags&classfile.AccFinal != 0 && a.field(f) == levelConstant
}

func (m *Machine) orderedStatic(t *Thread, c *Class, word int, write bool) bool {
	x := m.Explore
	if x.Reduces() < ReduceLocks {
		return false
	}
	a, f := x.Assumptions, c.StaticAt(word)
	if f == nil || slices.Contains(c.staticFilter, uint16(word)) {
		return true
	}
	s := m.ClassState(c)
	switch a.field(f) {
	case levelFree, levelRacy:
		return false
	case levelConstant:
		if !write || m.last(t) {
			return true
		}
		a.raise(&a.fields, f.ID, levelOrdered)
	}
	var old *guard
	if word < len(s.guards) {
		old = s.guards[word]
	}
	var n *guard
	ok := true
	if !m.last(t) {
		n, ok = old.access(t, &m.guards, write)
	}
	if !ok {
		a.raise(&a.fields, f.ID, levelFree)
		return false
	}
	if !n.equal(old) {
		w := m.WritableClass(c)
		g := make([]*guard, max(len(w.guards), word+1))
		copy(g, w.guards)
		g[word] = n
		w.guards = g
	}
	return true
}

// alone reports whether no other thread has been started that has not ended.
func (m *Machine) alone(t *Thread) bool {
	for _, o := range m.threads {
		if o.Status != Terminated && o.ID != t.ID {
			return false
		}
	}
	return true
}

// last reports whether t has waited for the end of all others: whatever they
// did comes before what it does.
func (m *Machine) last(t *Thread) bool {
	for _, o := range m.threads {
		if o.ID != t.ID && (o.Status != Terminated || !t.Joined.Has(o.ID)) {
			return false
		}
	}
	return true
}
