package memory

import "slices"

// Final fields: what was reached through one is seen as it was when the field was frozen,
// by the thread that has read it, and nothing else is.

// reached says that a thread sees an object as of a clock.
type reached struct {
	obj uint32
	hb  Clock
}

// Has reports whether something was released under a key.
func (m *Memory) Has(k Key) bool {
	return slices.ContainsFunc(m.released, func(g released) bool { return g.key == k })
}

// News reports whether t does not know all that was released under a key.
func (m *Memory) News(t int, k Key) bool {
	for _, g := range m.released {
		if g.key == k {
			return !m.threads[t].hb.covers(g.hb)
		}
	}
	return false
}

// Holds reports whether anything is known of the variables of an object.
func (m *Memory) Holds(obj uint32) bool {
	for _, h := range m.locs[Loc{Obj: obj}.bucket()] {
		if h.loc.Obj == obj {
			return true
		}
	}
	return false
}

// Reach has t see an object as of what was released under a key.
func (m *Memory) Reach(t int, obj uint32, k Key) {
	for _, g := range m.released {
		if g.key != k {
			continue
		}
		th := &m.threads[t]
		i := slices.IndexFunc(th.reached, func(r reached) bool { return r.obj == obj })
		if th.reached = slices.Clone(th.reached); i < 0 {
			th.reached = append(th.reached, reached{obj, g.hb})
		} else {
			th.reached[i].hb = th.reached[i].hb.join(g.hb)
		}
	}
}

// sees is what happens before a read by t of a variable.
func (m *Memory) sees(t int, l Loc) Clock {
	th := &m.threads[t]
	c := th.hb.join(th.loads)
	for _, r := range th.reached {
		if r.obj == l.Obj {
			c = c.join(r.hb)
		}
	}
	return c
}
