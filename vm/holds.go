package vm

import "strings"

// Holds of locks for reading. A ReentrantReadWriteLock knows how often each thread holds it for
// reading by a count with the thread, and, so as not to look there, remembers who was the first
// and who the last to come. Which thread is the first is a matter of the order in which they came,
// and nobody can ask for that: in digests the number of times that each thread holds the lock
// stands for all three.
//
// The counts are among the values that the thread itself keeps, and left out of those.

const (
	readWriteSync = "java/util/concurrent/locks/ReentrantReadWriteLock$Sync"
	holdCounter   = readWriteSync + "$HoldCounter"
)

// holdFields are what stands in a ReentrantReadWriteLock for who holds it for reading.
type holdFields struct {
	first, firstCount, last, key *Field
}

// ofHolds finds them in c, if it is the class of the synchronizer.
func (c *Class) ofHolds(p *Matching) *holdFields {
	if c.Name != readWriteSync || !c.Loader.Boot() || p.Hidden || !exempt(exemptHolds, c.Name) {
		return nil
	}
	h := &holdFields{first: c.declares("firstReader"), firstCount: c.declares("firstReaderHoldCount"),
		last: c.declares("cachedHoldCounter"), key: c.declares("readHolds")}
	if h.first == nil || h.firstCount == nil || h.last == nil || h.key == nil {
		return nil
	}
	return h
}

// has reports whether a field is one of those that the counts stand for.
func (h *holdFields) has(f *Field) bool {
	return h != nil && (f == h.first || f == h.firstCount || f == h.last)
}

// keepsLocals reports whether f leads from a Thread to the values that it keeps itself.
func (c *Class) keepsLocals(p *Matching, f *Field) bool {
	return c.Name == "java/lang/Thread" && c.Loader.Boot() && f.Name == "threadLocals" && !p.Hidden && exempt(exemptHolds, c.Name)
}

// locals encodes the values that a Thread keeps itself, but for holds. In what order it has come to
// have them, and how large the table has become for that, shows nobody. A table of the baseline has
// its own name.
func (d *digester) locals(o *Object) {
	r := o.Ref(o.Class.locals.Word)
	if r == 0 || d.m.isBase(r) {
		d.ref(r)
		return
	}
	eachLocal(d.m, r, func(key Ref, value *Object, v Ref) {
		if !isHold(value) {
			d.ref(key)
			d.ref(v)
		}
	})
	d.u64(0)
}

// keepsNone reports whether a Thread keeps no values itself, but for holds.
func (d *digester) keepsNone(o *Object) bool {
	r, none := o.Ref(o.Class.locals.Word), true
	if r != 0 && d.m.isBase(r) {
		return false
	}
	if r != 0 {
		eachLocal(d.m, r, func(_ Ref, value *Object, _ Ref) { none = none && isHold(value) })
	}
	return none
}

// isHold reports whether a value that a thread keeps is how often it holds a lock.
func isHold(value *Object) bool {
	return value != nil && value.Class.Name == holdCounter && value.Class.Loader.Boot()
}

// eachLocal calls f with the keys and values in a ThreadLocalMap.
func eachLocal(m *Machine, r Ref, f func(key Ref, value *Object, v Ref)) {
	_, table := part(m, m.Heap.Get(r), "table")
	if table == nil {
		return
	}
	for _, e := range table.Refs() {
		if e != 0 {
			entry := m.Heap.Get(e)
			v := Ref(word(entry, "value"))
			f(Ref(word(entry, "referent")), m.Heap.Get(v), v)
		}
	}
}

// holds is how often a thread holds the lock with synchronizer o for reading.
func holds(m *Machine, o *Object, t *Thread) (n uint64) {
	h := o.Class.holds
	if o.Ref(h.first.Word) == t.Obj {
		return uint64(uint32(o.Words[h.firstCount.Word]))
	}
	thread := m.Heap.Get(t.Obj)
	if thread == nil || thread.Class.locals == nil {
		return 0
	}
	if r := thread.Ref(thread.Class.locals.Word); r != 0 {
		eachLocal(m, r, func(key Ref, value *Object, _ Ref) {
			if key == o.Ref(h.key.Word) && value != nil {
				n = uint64(uint32(word(value, "count")))
			}
		})
	}
	return n
}

// holdsNone reports whether nobody holds such a lock for reading.
func holdsNone(o *Object) bool { return word(o, "state")>>16&0xffff == 0 }

// holders encodes who holds a lock for reading. Threads that have ended are counted by the lock
// alone.
func (d *digester) holders(o *Object) {
	if holdsNone(o) {
		return
	}
	for place, i := range d.order {
		if t := d.m.threads[i]; t.Status != Terminated {
			if n := holds(d.m, o, t); n != 0 {
				d.u64(uint64(place)<<32 | n)
			}
		}
	}
	d.u64(0)
}

// sameHolds reports whether what stands for filtered words of an object of the baseline is as it was.
func (d *digester) sameHolds(now, old *Object) bool {
	c := now.Class
	return (c.holds == nil || holdsNone(now) && holdsNone(old)) && (c.locals == nil || now.Words[c.locals.Word] == old.Words[c.locals.Word] || d.keepsNone(now) && d.keepsNone(old))
}

// ofHolds reports whether a method that reads what tells threads apart is called in frame by where
// the counts are kept, which are the thread's own.
func ofHolds(by *Frame) bool {
	return by != nil && strings.HasPrefix(by.Method.Class.Name, readWriteSync) && by.Method.Class.Loader.Boot()
}
