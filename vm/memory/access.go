package memory

// known reports whether a message happens before what has a clock.
func known(c Clock, m *message) bool { return m.by == initially || c.at(m.by) >= m.tick }

// seenBefore reports whether a read of the message happens before what has a clock;
// plain tells whether plain reads count.
func seenBefore(c Clock, m *message, plain bool) bool {
	for _, r := range m.marks {
		if (plain || !r.plain) && c.at(r.by) >= r.tick {
			return true
		}
	}
	return false
}

// readFloor is the first place that a read may return. v is what is acquired with it.
func (m *Memory) readFloor(t int, h *history, mode Mode, v *view) int {
	hb := m.sees(t, h.loc)
	at := 0
	for i := len(h.list) - 1; i > 0 && at == 0; i-- {
		if x := &h.list[i]; known(hb, x) || mode >= Opaque && seenBefore(hb, x, false) {
			at = i
		}
	}
	return max(at, h.floor(m.contextOf(t, mode, v)))
}

// contextOf is what precedes an access: if it is volatile itself, else the last fence.
func (m *Memory) contextOf(t int, mode Mode, v *view) context {
	th := &m.threads[t]
	c := th.fence
	if v != nil {
		c = c.join(v.fence)
	}
	if mode < Volatile {
		return c
	}
	if c = c.join(th.before); v != nil {
		c = c.join(v.before)
	}
	return c
}

// writeFloor is the first place behind which a write may come.
func (m *Memory) writeFloor(t int, h *history, mode Mode) int {
	th := &m.threads[t]
	at := 0
	for i := len(h.list) - 1; i > 0 && at == 0; i-- {
		if x := &h.list[i]; known(th.hb, x) || seenBefore(th.hb, x, true) {
			at = i
		}
	}
	return max(at, h.floor(m.contextOf(t, mode, nil)))
}

// Readable are the places that a read may return, the last first. It is nil where
// nothing is known of the location: then the heap has the only one. cut tells that
// there were more than are kept.
func (m *Memory) Readable(t int, l Loc, mode Mode) (places []int, cut bool) {
	h := m.find(l)
	if h == nil {
		return nil, false
	}
	from := m.readFloor(t, h, mode, nil)
	for i := len(h.list) - 1; i >= from; i-- {
		if x := &h.list[i]; mode < Ordered || x.view == nil || m.readFloor(t, h, mode, x.view) <= i {
			places = append(places, i)
		}
	}
	return places, h.lost && from == 0
}

// Value is what was written at a place; of the last one the heap has it.
func (m *Memory) Value(l Loc, place int) (v uint64, last bool) {
	h := m.find(l)
	if h == nil || place == len(h.list)-1 {
		return 0, true
	}
	return h.list[place].value, false
}

// Read returns the write at a place to t.
func (m *Memory) Read(t int, l Loc, mode Mode, place int) {
	if m.find(l) == nil && (!m.Weak || m.contextOf(t, mode, nil).empty() && mode < Volatile) {
		return // there is nothing that it could come before
	}
	m.read(t, m.edit(l), mode, place)
}

func (m *Memory) read(t int, h *history, mode Mode, place int) {
	x := &h.list[place]
	if mode >= Ordered {
		m.acquire(t, x.view)
	}
	now := m.tick(t)
	x.note(int32(t), now, mode == Plain)
	th := &m.threads[t]
	th.seen = th.seen.join(x.view)
	c := th.fence
	if mode == Volatile && m.Weak {
		th.before.order = th.before.order.with(t, now)
		c = c.join(th.before)
	}
	x.reader = x.reader.join(c)
	m.propagate(h, place, c)
}

// note keeps the first read of each kind by each thread.
func (x *message) note(by int32, tick uint32, plain bool) {
	var list []mark
	for _, r := range x.marks {
		if r.by == by && (r.plain == plain || !r.plain) {
			return
		}
		list = append(list, r)
	}
	x.marks = append(list, mark{by, tick, plain})
}

// Writable are the places behind which a write may come, the last first.
func (m *Memory) Writable(t int, l Loc, mode Mode) []int {
	h := m.find(l)
	if h == nil {
		return nil
	}
	var places []int
	for i, from := len(h.list)-1, m.writeFloor(t, h, mode); i >= from; i-- {
		if !h.tiedAfter(i) {
			places = append(places, i)
		}
	}
	return places
}

// tiedAfter reports whether nothing may come right behind a place.
func (h *history) tiedAfter(i int) bool { return i+1 < len(h.list) && h.list[i+1].tied }

// Write adds a write behind a place. heap is what the heap holds, and v what is
// written; it returns what the heap must hold now.
func (m *Memory) Write(t int, l Loc, mode Mode, place int, heap, v uint64) uint64 {
	h := m.edit(l)
	return m.write(t, h, mode, max(0, min(place, len(h.list)-1)), heap, v, false)
}

func (m *Memory) write(t int, h *history, mode Mode, place int, heap, v uint64, tied bool) uint64 {
	now := m.tick(t)
	th := &m.threads[t]
	last := len(h.list) - 1
	h.list[last].value = heap
	x := message{value: v, by: int32(t), tick: now, tied: tied, view: th.shown}
	c := th.fence
	if mode == Volatile {
		x.volat = true
		if m.Weak {
			th.before = th.before.join(h.base)
			for i := range h.list[:place+1] {
				th.before = th.before.join(h.list[i].reader).join(h.list[i].writer)
			}
			th.before.order = th.before.order.with(t, now)
			c = c.join(th.before)
		}
	}
	x.writer = c
	if mode >= Ordered {
		x.view = m.view(t)
	}
	if tied {
		x.view = x.view.join(h.list[place].view) // what is released reaches who reads an update of it
	}
	list := make([]message, 0, len(h.list)+1)
	list = append(list, h.list[:place+1]...)
	list = append(list, x)
	h.list = append(list, h.list[place+1:]...)
	m.propagate(h, place+1, c)
	if m.Bound > 0 && len(h.list) > m.Bound {
		h.drop(1)
		h.lost = true
	}
	if place == last {
		return v
	}
	return heap
}

// drop takes the first messages away.
func (h *history) drop(n int) {
	for i := range h.list[:n] {
		h.base = h.base.join(h.list[i].reader).join(h.list[i].writer)
	}
	h.list = append([]message(nil), h.list[n:]...)
	h.list[0].tied = false
}

// Updatable are the places of Readable behind which an update that reads in one
// mode and writes in another may write.
func (m *Memory) Updatable(t int, l Loc, reads, writes Mode) (places []int, cut bool) {
	h := m.find(l)
	if h == nil {
		return nil, false
	}
	all, cut := m.Readable(t, l, reads)
	from := m.writeFloor(t, h, writes)
	for _, i := range all {
		if i >= from && !h.tiedAfter(i) && h.floor(m.contextOf(t, max(reads, writes), m.acquired(reads, &h.list[i]))) <= i {
			places = append(places, i)
		}
	}
	return places, cut
}

func (m *Memory) acquired(mode Mode, x *message) *view {
	if mode < Ordered {
		return nil
	}
	return x.view
}

// Update is a read of a place and a write right behind it. It returns what the heap
// must hold now.
func (m *Memory) Update(t int, l Loc, reads, writes Mode, place int, heap, v uint64) uint64 {
	h := m.edit(l)
	place = max(0, min(place, len(h.list)-1))
	m.read(t, h, reads, place)
	return m.write(t, h, writes, place, heap, v, true)
}

// Ordered reports whether an access to a location comes behind the last write to it,
// or both are volatile: as long as that is so of all accesses there is one place.
func (m *Memory) Ordered(t int, l Loc, mode Mode) bool {
	h := m.find(l)
	if h == nil {
		return true
	}
	x := &h.list[len(h.list)-1]
	return known(m.sees(t, l), x) || x.volat && mode == Volatile
}

// SettleRead is Read of a location of which all accesses are ordered.
func (m *Memory) SettleRead(t int, l Loc, mode Mode) {
	if h := m.find(l); h != nil && mode >= Ordered {
		m.acquire(t, h.list[len(h.list)-1].view)
	}
}

// SettleWrite is Write to a location of which all accesses are ordered, or the second part
// of an update: the last write is all that is kept.
func (m *Memory) SettleWrite(t int, l Loc, mode Mode, updates bool) {
	now := m.tick(t)
	n := message{by: int32(t), tick: now, volat: mode == Volatile, view: m.threads[t].shown}
	if mode >= Ordered {
		n.view = m.view(t)
	}
	if h := m.find(l); h != nil && updates {
		n.view = n.view.join(h.list[len(h.list)-1].view)
	}
	m.put(l, &history{loc: l, list: []message{n}})
}
