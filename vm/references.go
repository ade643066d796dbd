package vm

import "slices"

// References. What java.lang.ref makes of an object that is not reachable any
// more is up to the collector: a soft or weak reference to it may be cleared at
// any time, and put into its queue at any time after that. A search has no
// collector that runs at times of its own. Instead, what a program observes of
// it is a choice, made where it is observed: whether Reference.get still finds
// the referent, which reference ReferenceQueue.poll finds next. As objects that
// cannot be reached stay so until somebody gets hold of them by a reference, no
// outcome is missed that way.
//
// Which objects are reachable depends on every step of every thread, so such a
// question is an operation that depends on all others (OpCollect).

// References says when references to objects that cannot be reached are cleared.
type References uint8

// The models of references.
const (
	// ReferencesAny: at any time, or not.
	ReferencesAny References = iota
	// ReferencesCollected: when the collector runs, as when the program calls
	// System.gc, and then all of them.
	ReferencesCollected
	// ReferencesNever: only in front of an OutOfMemoryError.
	ReferencesNever
)

// ReferencesByName are the models under the names that users know.
var ReferencesByName = map[string]References{"any": ReferencesAny, "gc": ReferencesCollected, "never": ReferencesNever}

// clearing is which references a collection clears.
type clearing uint8

const (
	clearNone clearing = iota
	clearWeak
	clearSoft // and all others
)

// usualClearing is what a collection clears that nothing asks for.
func (co *collector) usualClearing() clearing {
	if co.m.Explore != nil && co.m.Explore.References != ReferencesCollected {
		return clearNone
	}
	return clearWeak
}

// ChoosesReferences reports whether it is a choice if references are cleared.
func (co *collector) ChoosesReferences() bool {
	m := co.m
	return m.Explore != nil && m.Explore.References == ReferencesAny && m.Chooser == nil
}

// reached marks what can be reached without a reference, and returns the
// reference objects among that.
func (co *collector) reached() []Ref {
	words := (int(co.m.Heap.next) + 63) / 64
	if cap(co.marks) < words {
		co.marks = make([]uint64, words+words/2)
	}
	co.marks = co.marks[:words]
	clear(co.marks)
	co.work = co.work[:0]
	co.markRoots()
	refs := co.drain(nil, clearSoft)
	slices.Sort(refs)
	return refs
}

// Clearable reports whether the referent of a reference object cannot be reached
// but by references.
func (co *collector) Clearable(r Ref) bool {
	t := co.m.Heap.Get(r).Ref(co.m.Lib.known.referent.Word)
	if t == 0 {
		return false
	}
	co.reached()
	return !co.marked(t)
}

// Enqueueable returns the references that the collector may put into a queue: of
// which the referent cannot be reached, or was when they were cleared.
func (co *collector) Enqueueable(queue Ref) []Ref {
	k := co.m.Lib.known
	var list []Ref
	for _, r := range co.reached() {
		o := co.m.Heap.Get(r)
		if o.Ref(k.refQueue.Word) != queue {
			continue
		}
		t := o.Ref(k.referent.Word)
		if o.Ref(k.refDiscovered.Word) == r || t != 0 && !co.marked(t) {
			list = append(list, r)
		}
	}
	return list
}

// ClearFor has the collector find that the referent of a reference, which is
// Clearable, cannot be reached: it clears all soft and weak references to that
// object, with those to others that lead to it, at once, and r itself. Those
// that have a queue are to be put into it (Enqueueable).
func (co *collector) ClearFor(r Ref) {
	m := co.m
	k := m.Lib.known
	target := m.Heap.Get(r).Ref(k.referent.Word)
	refs := co.reached()
	leads := map[Ref]bool{target: true}
	for _, other := range refs {
		o := m.Heap.Get(other)
		t := o.Ref(k.referent.Word)
		if other == r || o.Class.RefKind != RefPhantom && t != 0 && !co.marked(t) && co.leadsTo(t, target, leads) {
			co.clearReferent(other)
		}
	}
}

func (co *collector) clearReferent(r Ref) {
	m := co.m
	k := m.Lib.known
	w := m.Heap.Writable(r)
	w.Words[k.referent.Word] = 0
	if queue := w.Ref(k.refQueue.Word); queue != 0 && queue != Ref(m.Static(k.queueNull)) && queue != Ref(m.Static(k.queueEnqueued)) {
		w.Words[k.refDiscovered.Word] = uint64(r) // so it is in the state
	}
}

// leadsTo reports whether target can be reached from an object that is not
// reachable itself.
func (co *collector) leadsTo(from, target Ref, known map[Ref]bool) bool {
	m := co.m
	if leads, ok := known[from]; ok {
		return leads
	}
	seen, work := map[Ref]bool{from: true}, []Ref{from}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		if r == target {
			known[from] = true
			return true
		}
		follow := func(next Ref) {
			if next != 0 && !seen[next] && m.Heap.Get(next) != nil {
				seen[next] = true
				work = append(work, next)
			}
		}
		o := m.Heap.Get(r)
		if o.Class.Elem != nil {
			if o.Class.Elem.Prim == 0 {
				for _, next := range o.Refs() {
					follow(next)
				}
			}
			continue
		}
		for _, w := range o.Class.RefWords {
			if o.Class.RefKind == RefNone || o.Class.RefKind == RefFinal || int(w) != m.Lib.known.referent.Word {
				follow(o.Ref(int(w)))
			}
		}
	}
	known[from] = false
	return false
}

// EnqueueReference clears a reference, which is Enqueueable, and puts it into its
// queue.
func (co *collector) EnqueueReference(r Ref) {
	m := co.m
	k := m.Lib.known
	if m.Heap.Get(r).Ref(k.referent.Word) != 0 {
		co.ClearFor(r)
	}
	o := m.Heap.Writable(r)
	o.Words[k.refDiscovered.Word] = 0
	co.putInQueue(r, o.Ref(k.refQueue.Word))
}

// IsDiscovered reports whether a reference was cleared by the collector and is
// still to be put into its queue.
func (co *collector) IsDiscovered(r Ref) bool {
	return co.m.Heap.Get(r).Ref(co.m.Lib.known.refDiscovered.Word) == r
}

// putInQueue puts a reference into its queue and wakes those who wait for one.
func (co *collector) putInQueue(r, queue Ref) {
	m := co.m
	k := m.Lib.known
	o, w := m.Heap.Writable(r), m.Heap.Writable(queue)
	next := w.Words[k.queueHead.Word]
	if next == 0 {
		next = uint64(r)
	}
	o.Words[k.refNext.Word] = next
	o.Words[k.refQueue.Word] = m.Static(k.queueEnqueued)
	w.Words[k.queueHead.Word] = uint64(r)
	w.Words[k.queueLength.Word]++
	m.Publish(queue)
	m.Notify(w.Ref(k.queueLock.Word), true)
}

// isQueueLock reports whether r may be what threads wait at for references.
func (co *collector) isQueueLock(r Ref) bool {
	o, lock := co.m.Heap.Get(r), co.m.Lib.known.queueLock
	return o != nil && "L"+o.Class.Name+";" == lock.Desc
}

// awaited reports whether a thread waits, without a limit of time, at a queue
// into which the collector could put something.
func (co *collector) awaited(t *Thread) bool {
	m := co.m
	if t.Status != Waiting || t.Deadline != 0 || !co.ChoosesReferences() {
		return false
	}
	if !m.isQueueLock(t.Lock) {
		return false
	}
	k := m.Lib.known
	for _, r := range co.reached() {
		ref := m.Heap.Get(r)
		queue := ref.Ref(k.refQueue.Word)
		if queue == 0 || m.Heap.Get(queue).Ref(k.queueLock.Word) != t.Lock {
			continue
		}
		target := ref.Ref(k.referent.Word)
		if ref.Ref(k.refDiscovered.Word) == r || target != 0 && !co.marked(target) {
			return true
		}
	}
	return false
}
