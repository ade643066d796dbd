package vm

import "slices"

// firstCollection is how many bytes a program may allocate before the first
// collection.
const firstCollection = 64 << 20

// CollectGarbage frees the objects that the program cannot reach any more. It
// may run only where every live reference is in the state: between
// instructions, never inside a native.
//
// A program observes what is collected only through java.lang.ref. As in
// HotSpot's interpreter a local variable keeps its object until something else
// is written to the slot, or paths join on one of which it has no value, even if
// nobody reads it again.
//
// Where a search chooses when references are cleared, it clears none.
func (m *Machine) CollectGarbage() { m.collect(m.usualClearing()) }

// CollectAll is CollectGarbage with all references cleared to what cannot be
// reached otherwise, soft ones, too.
func (m *Machine) CollectAll() { m.collect(clearSoft) }

func (m *Machine) collect(clears clearing) {
	m.events.gc(true)
	m.gcWanted = false
	h := m.Heap
	n := int(h.next)
	words := (n + 63) / 64
	if cap(m.marks) < words {
		m.marks = make([]uint64, words+words/2)
	}
	m.marks = m.marks[:words]
	clear(m.marks)
	m.work = m.work[:0]
	m.markRoots()
	var refs []Ref // reference objects whose referent was not marked
	refs = m.drain(refs, clears)
	refs = m.clearDead(refs)
	m.sweep()
	m.forgetFreed()
	m.enqueue(refs)
	m.events.gc(false)
}

func (m *Machine) mark(r Ref) {
	if uint32(r) >= uint32(m.Heap.next) || r == 0 {
		return
	}
	w, b := r>>6, uint64(1)<<(r&63)
	if m.marks[w]&b != 0 || m.Heap.Get(r) == nil {
		return
	}
	m.marks[w] |= b
	m.work = append(m.work, r)
}

func (m *Machine) marked(r Ref) bool { return m.marks[r>>6]&(1<<(r&63)) != 0 }

func (m *Machine) markRoots() { m.markRootsBut(func(*Thread) bool { return false }, m.markFrame) }

// markRootsBut is markRoots without what some threads refer to, and with another reading
// of frames.
func (m *Machine) markRootsBut(leave func(*Thread) bool, markFrame func(*Frame)) {
	for _, t := range m.threads {
		if t.Status == Terminated || leave(t) {
			continue
		}
		m.mark(t.Obj)
		if !t.isAhead() {
			m.mark(t.Lock)
		}
		m.mark(t.Exc)
		m.mark(t.stop)
		for f := t.Top; f != nil; f = f.Parent {
			m.mark(f.Locked)
			markFrame(f)
		}
	}
	m.mark(Ref(m.nativeResult & h32))
	m.mark(m.call.exc)
	m.mark(Ref(m.call.value & h32))
	for _, r := range m.misc.pendingRefs {
		m.mark(r)
	}
	for _, x := range m.misc.extra {
		if r, ok := x.value.(interface{ Roots(mark func(Ref)) }); ok {
			r.Roots(m.mark)
		}
	}
	for _, r := range m.Pinned {
		m.mark(r)
	}
	m.classes.Each(func(id uint32, s *ClassState) {
		if s == nil {
			return
		}
		m.mark(s.Mirror)
		m.mark(s.Error)
		m.markGuards(s.guards)
		for _, w := range m.Lib.classes.at(uint64(id)).StaticRefs {
			m.mark(Ref(s.Words[w]))
		}
		Weak(m).eachOldStatic(m.Lib.classes.at(uint64(id)), m.mark)
	})
	m.interned.Each(func(_ uint32, r Ref) { m.mark(r) })
	m.sites.Each(func(_ uint32, r Ref) { m.mark(r) })
	for r := range m.misc.loaders.loaders {
		m.mark(r)
	}
}

func (m *Machine) markGuards(list []guard) {
	for _, g := range list {
		for _, r := range g.locks {
			m.mark(r)
		}
	}
}

const h32 = 1<<32 - 1

// markFrame marks what the slots of a frame refer to. Where it is not known
// which of them are references, in frames of natives above all, a slot whose
// number is that of a live object keeps it.
func (m *Machine) markFrame(f *Frame) {
	slots := f.Slots[:f.SP]
	if f.Code == nil {
		slots = slots[m.Lib.eachNativeArg(f, func(_ Kind, v uint64) { m.mark(possibleRef(v)) }):]
	} else if info := m.Interp.SlotInfo(f.Code); info.Exact() {
		_, refs := info.At(f.PC)
		for i, s := range slots {
			if refs.Has(i) {
				m.mark(Ref(s))
			}
		}
		return
	}
	for _, s := range slots {
		m.mark(possibleRef(s))
	}
}

// possibleRef is a number as a reference, nil where it is too large for one.
func possibleRef(v uint64) Ref {
	if v > h32 {
		return 0
	}
	return Ref(v)
}

// drain marks what is reachable from the work list. It returns refs with the
// reference objects added whose referent must be looked at.
func (m *Machine) drain(refs []Ref, clears clearing) []Ref {
	for len(m.work) > 0 {
		r := m.work[len(m.work)-1]
		m.work = m.work[:len(m.work)-1]
		o := m.Heap.Get(r)
		c := o.Class
		if o.Attrs != nil {
			m.markGuards(o.Attrs.guards)
		}
		Weak(m).eachOld(r, o, m.mark)
		if c.Elem != nil {
			if c.Elem.Prim == 0 {
				for _, e := range o.Refs() {
					if e != 0 {
						m.mark(e)
					}
				}
			}
			continue
		}
		if c.RefKind != RefNone && c.RefKind != RefFinal && (c.RefKind != RefSoft && clears != clearNone || clears == clearSoft) {
			refs = append(refs, r)
			skip := m.Lib.known.referent.Word
			for _, w := range c.RefWords {
				if int(w) != skip {
					m.mark(Ref(o.Words[w]))
				}
			}
			continue
		}
		for _, w := range c.RefWords {
			m.mark(Ref(o.Words[w]))
		}
	}
	return refs
}

// forgetFreed takes objects that were freed from threads: from those that have
// ended, and locks that nobody can reach any more from those that own them. Their
// references may become those of other objects, of other threads and locks, too.
func (m *Machine) forgetFreed() {
	freed := func(r Ref) bool { return m.Heap.Get(r) == nil }
	if m.misc.memory != nil {
		Weak(m).memory().Forget(func(r uint32) bool { return freed(Ref(r)) })
	}
	for i, t := range m.threads {
		if t.Status == Terminated && t.Obj != 0 && freed(t.Obj) {
			m.thread(i).Obj = 0
		}
		if slices.ContainsFunc(t.Held, freed) {
			m.thread(i).Held = slices.DeleteFunc(slices.Clone(t.Held), freed)
		}
	}
}

// clearDead clears the referents that were not reached and returns the
// references that were cleared and have a queue.
func (m *Machine) clearDead(refs []Ref) []Ref {
	k := m.Lib.known
	out := refs[:0]
	for _, r := range refs {
		o := m.Heap.Get(r)
		t := o.Ref(k.referent.Word)
		if t == 0 || m.marked(t) {
			continue
		}
		m.Heap.Writable(r).Words[k.referent.Word] = 0
		out = append(out, r)
	}
	return out
}

func (m *Machine) sweep() {
	h := m.Heap
	free := make([]Ref, 0, len(h.free))
	var used, count int64
	for p := h.tab.pages() - 1; p >= 0; p-- {
		pg := h.tab.page(p)
		for j := pageSize - 1; j >= 0; j-- {
			r := Ref(p*pageSize + j)
			o := pg.items[j]
			if r == 0 || r >= h.next {
				continue
			}
			reusable := r >= h.baseNext || h.m.base.heap.Get(uint32(r)) == nil
			if o == nil {
				if reusable {
					free = append(free, r)
				}
				continue
			}
			if m.marked(r) {
				used += o.Size()
				count++
				continue
			}
			m.events.objectReleased(r)
			if pg.epoch != m.epoch || h.tab.epoch != m.epoch {
				pg = h.tab.own(p, m.epoch)
			}
			pg.items[j] = nil
			if reusable {
				free = append(free, r)
			}
			if n := len(o.Words); o.epoch == m.epoch && n <= maxEmbedded && len(h.recycle[n]) < 1<<16 {
				h.recycle[n] = append(h.recycle[n], o)
			}
		}
	}
	h.free, h.used, h.count = free, used, count
	h.gcAt = max(used*2, used+firstCollection)
	if h.gcAt > h.Max {
		h.gcAt = max(h.Max, used+firstCollection/4)
	}
}

// enqueue puts cleared references into their queues, as the JDK's reference
// handler would. A queue whose lock is held is left for the next collection.
func (m *Machine) enqueue(refs []Ref) {
	k := m.Lib.known
	all := append(m.misc.pendingRefs[:len(m.misc.pendingRefs):len(m.misc.pendingRefs)], refs...)
	var later []Ref
	for _, r := range all {
		queue := m.Heap.Get(r).Ref(k.refQueue.Word)
		if queue == 0 {
			continue
		}
		q := m.Heap.Get(queue)
		enqueued := Ref(m.Static(k.queueEnqueued))
		if queue == enqueued || queue == Ref(m.Static(k.queueNull)) {
			continue
		}
		lock := q.Ref(k.queueLock.Word)
		if lock == 0 || m.Heap.Get(lock).LockOwner != 0 {
			later = append(later, r)
			continue
		}
		m.putInQueue(r, queue)
	}
	m.misc.pendingRefs = later
}
