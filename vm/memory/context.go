package memory

// context is what precedes something in the order of volatile accesses and full
// fences (the order, below): of each thread how far its volatile accesses and
// fences do, and all that happens before any of these fences.
//
// A volatile access, or one behind a full fence, that returns or places a write
// comes before the volatile writes of later places in the coherence order, and
// before the fences that know of later places. Such are the targets of a context
// at a location; the last place of one is the context's floor. An access whose
// own context has a floor above its place would close a circle.
//
// Closed: what precedes anything in a context is in it. propagate keeps it so.
type context struct {
	order Clock
	known Clock
}

func (c context) empty() bool { return len(c.order) == 0 && len(c.known) == 0 }

func (c context) join(d context) context {
	return context{c.order.join(d.order), c.known.join(d.known)}
}

func (c context) covers(d context) bool {
	return c.order.covers(d.order) && c.known.covers(d.known)
}

// aims reports whether a message is a target of the context.
func (c context) aims(m *message) bool {
	if m.by != initially && (m.volat && c.order.at(m.by) >= m.tick || c.known.at(m.by) >= m.tick) {
		return true
	}
	for _, r := range m.marks {
		if c.known.at(r.by) >= r.tick {
			return true
		}
	}
	return false
}

// floor is the last target in a history, 0 if there is none.
func (h *history) floor(c context) int {
	if c.empty() {
		return 0
	}
	for i := len(h.list) - 1; i > 0; i-- {
		if c.aims(&h.list[i]) {
			return i
		}
	}
	return 0
}

// propagate adds a context to all that have a target behind place i of a history:
// an access with that context has come before these targets.
func (m *Memory) propagate(h *history, i int, add context) {
	if add.empty() || i+1 >= len(h.list) {
		return
	}
	grow := func(c context) context {
		if h.floor(c) > i {
			return c.join(add)
		}
		return c
	}
	view := func(v *view) *view {
		if v == nil {
			return nil
		}
		b, f := grow(v.before), grow(v.fence)
		if v.before.covers(b) && v.fence.covers(f) {
			return v
		}
		return &view{v.hb, b, f}
	}
	threads := make([]thread, len(m.threads))
	for n, t := range m.threads {
		t.before, t.fence = grow(t.before), grow(t.fence)
		t.seen, t.shown = view(t.seen), view(t.shown)
		threads[n] = t
	}
	released := m.released
	for n := range released {
		released[n].view = view(released[n].view)
	}
	// The history itself is what growing asks about: it comes last.
	var changed []*history
	for _, b := range m.locs {
		for _, old := range b {
			if n := old.grown(grow, view); n != old {
				changed = append(changed, n)
			}
		}
	}
	m.threads = threads
	for _, n := range changed {
		if n.loc == h.loc {
			*h = *n
		} else {
			m.put(n.loc, n)
		}
	}
}

// grown returns the history with other contexts, itself where they are the same.
func (h *history) grown(grow func(context) context, view func(*view) *view) *history {
	n := &history{h.loc, grow(h.base), h.lost, make([]message, len(h.list))}
	same := h.base.covers(n.base)
	for i, x := range h.list {
		y := x
		y.reader, y.writer, y.view = grow(x.reader), grow(x.writer), view(x.view)
		same = same && x.reader.covers(y.reader) && x.writer.covers(y.writer) && x.view == y.view
		n.list[i] = y
	}
	if same {
		return h
	}
	return n
}
