// Package memory is the Java memory model of the machine under vm.memory=jmm:
// which writes a read may return, and where among the other writes to its
// location a write comes. It knows threads by number, locations by name, and
// nothing of the machine.
//
// The model. An execution is a graph of accesses, ordered by program order and
// reads-from, whose union has no cycle (so nothing comes out of thin air, and no
// read sees a write that comes behind it: loads are not buffered). Happens-before
// is program order and what synchronises: a release (setRelease, a volatile write,
// a write behind a release fence) with an acquire that reads from it or from an
// update of it, unlocking a monitor with locking it, the start and the end of a
// thread. Then
//
//   - the writes to a location are in one order, the coherence order, which agrees
//     with happens-before, also through reads: a write comes behind those that it
//     has seen;
//   - a plain read may return every write that no later one has come behind which
//     happens before the read: two plain reads need not agree on the order;
//   - opaque reads and stronger ones agree with the coherence order: none returns
//     an older write than another that happens before it;
//   - an update returns the write right before its own;
//   - volatile accesses and full fences are in one order that agrees with
//     happens-before, the coherence order, and the places of reads in it; what
//     comes behind a full fence, or in front of one, brings the fence into that
//     order.
//
// Values of 64 bits are written in one piece.
//
// How it runs. The machine executes accesses in an order that agrees with program
// order and reads-from; this package keeps, of each location, the writes that
// somebody may still return, in coherence order. A thread knows what happens
// before it by a vector clock. The order of volatile accesses and fences is not
// that of execution: contexts hold what precedes what in it (see context).
//
// Invariants. All values that a Memory holds are immutable but for its three
// tables, which Clone copies. The last write of a location has its value in the
// heap, not here. Ticks are compared with ticks of the same thread only, so that
// their ranks tell all (see EachState).
package memory

import "slices"

// Loc is a variable: a field word or element of an object, or a static word.
type Loc struct {
	Obj, Class uint32
	Index      int32
}

// Mode is how much an access orders, each with what those before it do.
type Mode uint8

// The modes.
const (
	Plain Mode = iota
	Opaque
	Ordered // acquire of a read, release of a write
	Volatile
)

// Memory is what threads have written, and may still read.
type Memory struct {
	threads  []thread
	locs     [buckets][]*history
	released []released
	// Weak says that volatile accesses may be out of the order of execution. It
	// need not be so as long as no thread has read, across threads, what nothing
	// ordered before it: then happens-before is all that there is.
	Weak bool
	// Bound is how many writes of a location are kept.
	Bound int
}

// buckets is how many parts the table of locations has: the variables of one object
// are in the same.
const buckets = 256

// thread is what a thread knows.
type thread struct {
	now     uint32
	hb      Clock   // what happens before it
	loads   Clock   // what its reads, but not its writes, come behind
	before  context // what precedes its next volatile access
	fence   context // what precedes, or is, the last full fence before it
	seen    *view   // given by writes that it has read without acquiring
	shown   *view   // what it gives since the last release fence
	reached []reached
	ended   bool
}

// view is what a release gives to an acquire. It is never changed.
type view struct {
	hb            Clock
	before, fence context
}

// released is what was released under a key: the view of a monitor, for one.
type released struct {
	key Key
	*view
}

// Key names what is released and acquired but is no variable.
type Key struct {
	Kind       uint8
	Obj, Class uint32
}

// message is a write that somebody may return.
type message struct {
	value  uint64 // of the last one the heap has it
	by     int32  // the thread, or initially
	tick   uint32
	volat  bool // it is in the order of volatile accesses
	tied   bool // to the one before it, by an update
	view   *view
	marks  []mark
	reader context // of those who read it, see propagate
	writer context
}

// initially is who wrote what a location holds before anybody writes it.
const initially = -1

// mark says that a thread has read a message: the first time, plainly or not.
type mark struct {
	by    int32
	tick  uint32
	plain bool
}

// history is the messages of one location, in coherence order.
type history struct {
	loc  Loc
	base context // of readers and writers of messages that nobody can return
	lost bool    // somebody could have returned one that was dropped
	list []message
}

// New makes a memory in which a number of threads have begun, each behind all
// that was done so far.
func New(threads int) *Memory {
	m := &Memory{Bound: 64}
	for range threads {
		m.threads = append(m.threads, thread{})
	}
	return m
}

// Clone returns a copy that may be changed.
func (m *Memory) Clone() *Memory {
	c := *m
	c.threads = slices.Clone(m.threads)
	c.released = slices.Clone(m.released)
	return &c
}

func (l Loc) bucket() int { return int((l.Obj + l.Class*31) % buckets) }

func (m *Memory) find(l Loc) *history {
	for _, h := range m.locs[l.bucket()] {
		if h.loc == l {
			return h
		}
	}
	return nil
}

// put replaces the history of a location; nil takes it away.
func (m *Memory) put(l Loc, h *history) {
	b := &m.locs[l.bucket()]
	list := make([]*history, 0, len(*b)+1)
	for _, old := range *b {
		if old.loc != l {
			list = append(list, old)
		}
	}
	if h != nil {
		list = append(list, h)
	}
	*b = list
}

// edit returns a copy of the history of a location that may be changed, and is
// in its place.
func (m *Memory) edit(l Loc) *history {
	h := &history{loc: l, list: []message{{by: initially}}}
	if old := m.find(l); old != nil {
		c := *old
		c.list = slices.Clone(old.list)
		h = &c
	}
	m.put(l, h)
	return h
}

// tick counts an event of a thread.
func (m *Memory) tick(t int) uint32 {
	th := &m.threads[t]
	th.now++
	th.hb = th.hb.with(t, th.now)
	return th.now
}

// Start adds a thread that another one has started.
func (m *Memory) Start(parent int) {
	m.tick(parent)
	p := m.threads[parent]
	m.threads = append(m.threads, thread{hb: p.hb, before: p.before, fence: p.fence})
}

// End notes that a thread does nothing any more.
func (m *Memory) End(t int) { m.threads[t].ended = true }

// Join has what an ended thread did happen before what t does now.
func (m *Memory) Join(t, ended int) {
	e := m.threads[ended]
	m.acquire(t, &view{e.hb, e.before, e.fence})
}

// Release gives what happened before it to who acquires under the key.
func (m *Memory) Release(t int, k Key) {
	v := m.view(t)
	i := slices.IndexFunc(m.released, func(g released) bool { return g.key == k })
	if i < 0 {
		m.released = append(m.released, released{k, v})
	} else {
		m.released[i].view = m.released[i].view.join(v)
	}
}

// Acquire takes what was released under a key.
func (m *Memory) Acquire(t int, k Key) {
	for _, g := range m.released {
		if g.key == k {
			m.acquire(t, g.view)
		}
	}
}

func (m *Memory) view(t int) *view {
	th := &m.threads[t]
	return &view{th.hb, th.before, th.fence}
}

func (m *Memory) acquire(t int, v *view) {
	if v == nil {
		return
	}
	th := &m.threads[t]
	th.hb = th.hb.join(v.hb)
	th.before = th.before.join(v.before)
	th.fence = th.fence.join(v.fence)
}

func (v *view) join(w *view) *view {
	if v == nil {
		return w
	}
	if w == nil || v == w {
		return v
	}
	return &view{v.hb.join(w.hb), v.before.join(w.before), v.fence.join(w.fence)}
}
