package memory

// Fence is a kind of fence.
type Fence uint8

// The fences of VarHandle.
const (
	FullFence Fence = iota
	AcquireFence
	ReleaseFence
	LoadLoadFence
	StoreStoreFence
)

// Fence executes one.
func (m *Memory) Fence(t int, k Fence) {
	th := &m.threads[t]
	switch k {
	case AcquireFence:
		m.acquire(t, th.seen)
	case LoadLoadFence:
		if th.seen != nil {
			th.loads = th.loads.join(th.seen.hb)
		}
	case ReleaseFence:
		th.shown = m.view(t)
	case StoreStoreFence:
		// What others wrote before is not in it: reads are not ordered.
		th.shown = th.shown.join(&view{hb: Clock(nil).with(t, th.now)})
	case FullFence:
		m.full(t)
	}
}

// full is a release and an acquire that has a place in the order of volatile accesses:
// behind all accesses of that order to places before those it knows of.
func (m *Memory) full(t int) {
	th := &m.threads[t]
	m.acquire(t, th.seen)
	now := m.tick(t)
	if m.Weak {
		c := th.before.join(th.fence)
		for _, b := range m.locs {
			for _, h := range b {
				c = c.join(m.behind(th.hb, h))
			}
		}
		c.order = c.order.with(t, now)
		c.known = c.known.join(th.hb)
		th.before, th.fence = c, c
	}
	th.shown = m.view(t)
}

// behind is what precedes a fence because of what it knows of a location.
func (m *Memory) behind(hb Clock, h *history) context {
	at := 0
	for i := len(h.list) - 1; i > 0 && at == 0; i-- {
		if x := &h.list[i]; known(hb, x) || seenBefore(hb, x, true) {
			at = i
		}
	}
	c := h.base
	for i := range h.list[:at] {
		c = c.join(h.list[i].reader).join(h.list[i].writer)
	}
	if x := &h.list[at]; known(hb, x) || seenBefore(hb, x, true) {
		c = c.join(x.writer)
	}
	return c
}
