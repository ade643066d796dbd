package memory

import "slices"

// Compact forgets what can make no difference any more.
func (m *Memory) Compact() {
	for b, list := range m.locs {
		for _, h := range list {
			m.compact(h)
			_ = b
		}
	}
}

// compact drops the messages that no thread can return, and the history where each
// thread knows all of what is left.
func (m *Memory) compact(h *history) {
	from := len(h.list) - 1
	for t := range m.threads {
		if !m.threads[t].ended {
			from = min(from, m.readFloor(t, h, Plain, nil))
		}
	}
	if from > 0 {
		c := *h
		c.drop(from)
		h = &c
		m.put(h.loc, h)
	}
	if len(h.list) == 1 && !m.matters(h) {
		m.put(h.loc, nil)
	}
}

// matters reports whether some thread does not know all that a history with one
// message tells.
func (m *Memory) matters(h *history) bool {
	x := &h.list[0]
	if h.lost {
		return true
	}
	for i := range m.threads {
		t := &m.threads[i]
		if t.ended {
			continue
		}
		if !known(t.hb, x) || x.view != nil && !t.hb.covers(x.view.hb) {
			return true
		}
		if !m.Weak {
			continue
		}
		if v := x.view; v != nil && !(t.before.covers(v.before) && t.fence.covers(v.fence)) {
			return true
		}
		if !t.before.covers(h.base) || !t.before.covers(x.reader) || !t.before.covers(x.writer) {
			return true
		}
	}
	return false
}

// Locations are those of which something is known, in no order.
func (m *Memory) Locations() []Loc {
	var list []Loc
	for _, b := range m.locs {
		for _, h := range b {
			list = append(list, h.loc)
		}
	}
	return list
}

// Keys are those under which something was released.
func (m *Memory) Keys() []Key {
	var list []Key
	for _, g := range m.released {
		list = append(list, g.key)
	}
	return list
}

// EachState tells what a state is made of besides the heap: locs and keys are in an
// order that does not depend on the path, and include all that matters. Of ticks the ranks
// are told, for nothing else counts. val gets values that were written.
func (m *Memory) EachState(locs []Loc, keys []Key, num func(uint64), val func(Loc, uint64)) {
	r := m.ranks(locs)
	for i := range m.threads {
		t := &m.threads[i]
		if t.ended {
			num(1)
		}
		r.clock(num, t.hb)
		r.clock(num, t.hb.join(t.loads))
		r.context(num, t.before)
		r.context(num, t.fence)
		r.view(num, t.seen)
		r.view(num, t.shown)
	}
	for n, k := range keys {
		num(uint64(n))
		for _, g := range m.released {
			if g.key == k {
				r.view(num, g.view)
			}
		}
	}
	for n, l := range locs {
		h := m.find(l)
		if h == nil {
			continue
		}
		num(uint64(n)<<32 | uint64(len(h.list)))
		if h.lost {
			num(1)
		}
		for t := range m.threads {
			r.clock(num, m.sees(t, l))
		}
		r.context(num, h.base)
		for i := range h.list {
			x := &h.list[i]
			flags := uint64(x.by+1) << 3
			if x.volat {
				flags |= 1
			}
			if x.tied {
				flags |= 2
			}
			num(flags)
			if x.by >= 0 {
				num(r.rank(int(x.by), x.tick))
			}
			if i+1 < len(h.list) {
				val(l, x.value)
			}
			r.view(num, x.view)
			r.context(num, x.reader)
			r.context(num, x.writer)
			num(uint64(len(x.marks)))
			for _, k := range sortedMarks(x.marks) {
				p := uint64(0)
				if k.plain {
					p = 1
				}
				num(uint64(k.by)<<1 | p)
				num(r.rank(int(k.by), k.tick))
			}
		}
	}
}

func sortedMarks(list []mark) []mark {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b mark) int {
		if a.by != b.by {
			return int(a.by - b.by)
		}
		return int(a.tick) - int(b.tick)
	})
	return list
}

// ranks are the ticks that anything is compared with, by thread, sorted.
type ranks [][]uint32

func (m *Memory) ranks(locs []Loc) ranks {
	r := make(ranks, len(m.threads))
	for _, l := range locs {
		h := m.find(l)
		if h == nil {
			continue
		}
		for i := range h.list {
			x := &h.list[i]
			if x.by >= 0 {
				r[x.by] = append(r[x.by], x.tick)
			}
			for _, k := range x.marks {
				r[k.by] = append(r[k.by], k.tick)
			}
		}
	}
	for i := range r {
		slices.Sort(r[i])
		r[i] = slices.Compact(r[i])
	}
	return r
}

// rank is how many of the ticks of a thread are not behind one.
func (r ranks) rank(t int, tick uint32) uint64 {
	n, found := slices.BinarySearch(r[t], tick)
	if found {
		n++
	}
	return uint64(n)
}

func (r ranks) clock(num func(uint64), c Clock) {
	for t := range r {
		num(r.rank(t, c.at(int32(t))))
	}
}

func (r ranks) context(num func(uint64), c context) {
	if c.empty() {
		num(0)
		return
	}
	num(1)
	r.clock(num, c.order)
	r.clock(num, c.known)
}

func (r ranks) view(num func(uint64), v *view) {
	if v == nil {
		num(2)
		return
	}
	num(3)
	r.clock(num, v.hb)
	r.context(num, v.before)
	r.context(num, v.fence)
}
