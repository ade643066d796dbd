package vm

import "slices"

// firstCollection is how many bytes a program may allocate before the first
// collection.
const firstCollection = 64 << 20

// collector frees the objects of a machine, and clears references to them.
type collector struct {
	m        *Machine
	gcWanted bool // at the next poll

	marks []uint64
	work  []Ref // that are still to be visited, also by others who follow references
}

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
func (co *collector) CollectGarbage() { co.collect(co.usualClearing()) }

// CollectAll is CollectGarbage with all references cleared to what cannot be
// reached otherwise, soft ones, too.
func (co *collector) CollectAll() { co.collect(clearSoft) }

func (co *collector) wantGC() {
	co.gcWanted = true
	co.m.pollSoon()
}

func (co *collector) collect(clears clearing) {
	m := co.m
	m.events.gc(true)
	co.gcWanted = false
	h := m.Heap
	n := int(h.next)
	words := (n + 63) / 64
	if cap(co.marks) < words {
		co.marks = make([]uint64, words+words/2)
	}
	co.marks = co.marks[:words]
	clear(co.marks)
	co.work = co.work[:0]
	co.markRoots()
	var refs []Ref // reference objects whose referent was not marked
	refs = co.drain(refs, clears)
	refs = co.clearDead(refs)
	co.sweep()
	co.forgetFreed()
	co.enqueue(refs)
	m.events.gc(false)
}

func (co *collector) mark(r Ref) {
	if uint32(r) >= uint32(co.m.Heap.next) || r == 0 {
		return
	}
	w, b := r>>6, uint64(1)<<(r&63)
	if co.marks[w]&b != 0 || co.m.Heap.Get(r) == nil {
		return
	}
	co.marks[w] |= b
	co.work = append(co.work, r)
}

func (co *collector) marked(r Ref) bool { return co.marks[r>>6]&(1<<(r&63)) != 0 }

func (co *collector) markRoots() { co.markRootsBut(func(*Thread) bool { return false }, co.markFrame) }

// markRootsBut is markRoots without what some threads refer to, and with another reading
// of frames.
func (co *collector) markRootsBut(leave func(*Thread) bool, markFrame func(*Frame)) {
	m := co.m
	for _, t := range m.threads {
		if t.Status == Terminated || leave(t) {
			continue
		}
		co.mark(t.Obj)
		if !t.isAhead() {
			co.mark(t.Lock)
		}
		co.mark(t.Exc)
		co.mark(t.stop)
		for f := t.Top; f != nil; f = f.Parent {
			co.mark(f.Locked)
			markFrame(f)
		}
	}
	co.mark(Ref(m.nativeResult & h32))
	co.mark(m.call.exc)
	co.mark(Ref(m.call.value & h32))
	for _, r := range m.misc.pendingRefs {
		co.mark(r)
	}
	for _, x := range m.misc.extra {
		if r, ok := x.value.(interface{ Roots(mark func(Ref)) }); ok {
			r.Roots(co.mark)
		}
	}
	for _, r := range m.Pinned {
		co.mark(r)
	}
	m.classes.Each(func(id uint32, s *ClassState) {
		if s == nil {
			return
		}
		co.mark(s.Mirror)
		co.mark(s.Error)
		co.markGuards(s.guards)
		for _, w := range m.Lib.classes.at(uint64(id)).StaticRefs {
			co.mark(Ref(s.Words[w]))
		}
		Weak(m).eachOldStatic(m.Lib.classes.at(uint64(id)), co.mark)
	})
	m.interned.Each(func(_ uint32, r Ref) { co.mark(r) })
	m.sites.Each(func(_ uint32, r Ref) { co.mark(r) })
	for r := range m.misc.loaders.loaders {
		co.mark(r)
	}
}

func (co *collector) markGuards(list []*guard) {
	for _, g := range list {
		if g == nil {
			continue
		}
		for _, r := range g.locks {
			co.mark(r)
		}
	}
}

const h32 = 1<<32 - 1

// markFrame marks what the slots of a frame refer to. Where it is not known
// which of them are references, in frames of natives above all, a slot whose
// number is that of a live object keeps it.
func (co *collector) markFrame(f *Frame) {
	slots := f.Slots[:f.SP]
	if f.Code == nil {
		slots = slots[co.m.Lib.eachNativeArg(f, func(_ Kind, v uint64) { co.mark(possibleRef(v)) }):]
	} else if info := co.m.Interp.SlotInfo(f.Code); info.Exact() {
		_, refs := info.At(f.PC)
		for i, s := range slots {
			if refs.Has(i) {
				co.mark(Ref(s))
			}
		}
		return
	}
	for _, s := range slots {
		co.mark(possibleRef(s))
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
func (co *collector) drain(refs []Ref, clears clearing) []Ref {
	m := co.m
	for len(co.work) > 0 {
		r := co.work[len(co.work)-1]
		co.work = co.work[:len(co.work)-1]
		o := m.Heap.Get(r)
		c := o.Class
		if o.Attrs != nil {
			co.markGuards(o.Attrs.guards)
		}
		Weak(m).eachOld(r, o, co.mark)
		if c.Elem != nil {
			if c.Elem.Prim == 0 {
				for _, e := range o.Refs() {
					if e != 0 {
						co.mark(e)
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
					co.mark(Ref(o.Words[w]))
				}
			}
			continue
		}
		for _, w := range c.RefWords {
			co.mark(Ref(o.Words[w]))
		}
	}
	return refs
}

// forgetFreed takes objects that were freed from threads: from those that have
// ended, and locks that nobody can reach any more from those that own them. Their
// references may become those of other objects, of other threads and locks, too.
func (co *collector) forgetFreed() {
	m := co.m
	freed := func(r Ref) bool { return m.Heap.Get(r) == nil }
	if m.misc.memory != nil {
		Weak(m).memory().Forget(func(r uint32) bool { return freed(Ref(r)) })
	}
	for i, t := range m.threads {
		if t.Status == Terminated && t.Obj != 0 && freed(t.Obj) {
			m.thread(i).Obj = 0
		}
		if t.served != 0 && freed(t.served) {
			m.thread(i).served = 0
		}
		if slices.ContainsFunc(t.Held, freed) {
			m.thread(i).Held = slices.DeleteFunc(slices.Clone(t.Held), freed)
		}
		if slices.ContainsFunc(t.Reads, freed) {
			m.thread(i).Reads = slices.DeleteFunc(slices.Clone(t.Reads), freed)
		}
	}
}

// clearDead clears the referents that were not reached and returns the
// references that were cleared and have a queue.
func (co *collector) clearDead(refs []Ref) []Ref {
	m := co.m
	k := m.Lib.known
	out := refs[:0]
	for _, r := range refs {
		o := m.Heap.Get(r)
		t := o.Ref(k.referent.Word)
		if t == 0 || co.marked(t) {
			continue
		}
		m.Heap.Writable(r).Words[k.referent.Word] = 0
		out = append(out, r)
	}
	return out
}

func (co *collector) sweep() {
	m := co.m
	h := m.Heap
	free := make([]Ref, 0, len(h.free.bulk))
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
			if co.marked(r) {
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
	h.free, h.used, h.count = freeList{bulk: free}, used, count
	h.gcAt = max(used*2, used+firstCollection)
	if h.gcAt > h.Max {
		h.gcAt = max(h.Max, used+firstCollection/4)
	}
}

// enqueue puts cleared references into their queues, as the JDK's reference
// handler would. A queue whose lock is held is left for the next collection.
func (co *collector) enqueue(refs []Ref) {
	m := co.m
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
		co.putInQueue(r, queue)
	}
	m.misc.pendingRefs = later
}
