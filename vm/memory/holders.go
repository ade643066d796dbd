package memory

import "slices"

// EachOld tells of the values that the variables of an object have had and that somebody
// may still return.
func (m *Memory) EachOld(obj uint32, f func(index int32, v uint64)) {
	for _, h := range m.locs[Loc{Obj: obj}.bucket()] {
		if h.loc.Obj != obj {
			continue
		}
		for i := range h.list[:len(h.list)-1] {
			f(h.loc.Index, h.list[i].value)
		}
	}
}

// Forget takes away what is known of objects that are no more.
func (m *Memory) Forget(gone func(obj uint32) bool) {
	dead := func(h *history) bool { return h.loc.Obj != 0 && gone(h.loc.Obj) }
	for i, list := range m.locs {
		if slices.ContainsFunc(list, dead) {
			m.locs[i] = slices.DeleteFunc(slices.Clone(list), dead)
		}
	}
	for i := range m.threads {
		if t := &m.threads[i]; slices.ContainsFunc(t.reached, func(r reached) bool { return gone(r.obj) }) {
			t.reached = slices.DeleteFunc(slices.Clone(t.reached), func(r reached) bool { return gone(r.obj) })
		}
	}
	m.released = slices.DeleteFunc(m.released, func(g released) bool { return g.key.Obj != 0 && gone(g.key.Obj) })
}

// EachOldStatic is EachOld for the static words of a class.
func (m *Memory) EachOldStatic(class uint32, f func(index int32, v uint64)) {
	for _, h := range m.locs[Loc{Class: class}.bucket()] {
		if h.loc.Class != class {
			continue
		}
		for i := range h.list[:len(h.list)-1] {
			f(h.loc.Index, h.list[i].value)
		}
	}
}

// EachOldOf is EachOld for one location.
func (m *Memory) EachOldOf(l Loc, f func(v uint64)) {
	if h := m.find(l); h != nil {
		for i := range h.list[:len(h.list)-1] {
			f(h.list[i].value)
		}
	}
}
