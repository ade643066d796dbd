package vm

import "encoding/binary"

// trace encodes what the program has left on an object that is no part of the
// digest, so that it would be made again if it were not there: its identity hash
// code, and that somebody is in its monitor. What stands for the object is its
// class, or the class that it is the mirror of, and its place in the walk.
func (d *digester) trace(o *Object) {
	if o.Hash == 0 && o.LockOwner == 0 {
		return
	}
	c := o.Class
	if c == d.m.Lib.known.class {
		c = d.m.Lib.classes[o.Words[d.m.Lib.known.classID]]
	}
	add := func(v uint64) { d.traces = binary.LittleEndian.AppendUint64(d.traces, v) }
	add(c.key())
	add(uint64(uint32(o.Hash)) | d.owner(o.LockOwner)<<32)
	add(uint64(o.LockCount))
	if c == d.m.Lib.known.string_ {
		d.traces = append(d.traces, d.m.Heap.Get(o.Ref(d.m.Lib.known.stringValue.Word)).RawBytes()...)
	}
}

// unobservable marks what is alive without being part of what the program can
// tell states apart by.
func (d *digester) unobservable() {
	m := d.m
	d.aside = true
	defer func() { d.aside = false }()
	mark := func(r Ref) {
		if r != 0 && !m.isBase(r) && m.Heap.Get(r) != nil {
			d.visit(r)
		}
	}
	for i := 0; i < len(d.later); i++ {
		d.visit(d.later[i])
	}
	for _, t := range []struct{ now, base *Table[Ref] }{{&m.interned, &m.base.interned}, {&m.sites, &m.base.sites}} {
		t.now.changed(t.base, func(_ int, pg, _ *page[Ref]) {
			for _, r := range &pg.items {
				mark(r)
			}
		})
	}
	for _, c := range d.classes {
		mark(m.classes.Get(c.ID).Mirror)
	}
	for _, x := range m.misc.extra {
		if r, ok := x.value.(interface{ Roots(mark func(Ref)) }); ok {
			r.Roots(mark)
		}
	}
	for r := range m.misc.loaders.loaders {
		mark(r)
	}
	for _, r := range m.misc.pendingRefs {
		mark(r)
	}
	// Weak referents of new references were walked as strong ones: a state's
	// digest does not depend on when garbage is collected.
	for more := true; more; {
		d.drain()
		// Draining may have met caches and filtered words.
		n := len(d.later)
		for _, r := range d.later {
			d.visit(r)
		}
		d.later = d.later[:0]
		more = n > 0 || len(d.queue) > 0
	}
}
