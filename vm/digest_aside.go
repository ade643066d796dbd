package vm

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"maps"
	"slices"
)

// trace encodes what the program has left on an object that is no part of the
// digest, so that it would be made again if it were not there: its identity hash
// code, its attributes, and that somebody is in its monitor. What stands for the object is its
// class, or the class that it is the mirror of, and its place in the walk from
// what leads to it, see traced.
func (d *digester) trace(o *Object) {
	var attrs []byte
	if o.Attrs != nil {
		attrs = o.appendMatched(nil)
	}
	if o.Hash == 0 && o.LockOwner == 0 && len(attrs) == 0 {
		return
	}
	c := o.Class
	if c == d.m.Lib.known.class {
		c = d.m.Lib.classes.at(o.Words[d.m.Lib.known.classID])
	}
	add := func(v uint64) { d.traces = binary.LittleEndian.AppendUint64(d.traces, v) }
	add(c.key())
	add(uint64(uint32(o.Hash)) | d.owner(o.LockOwner)<<32)
	add(uint64(o.LockCount))
	add(uint64(len(attrs)))
	d.traces = append(d.traces, attrs...)
	if c == d.m.Lib.known.string_ {
		d.traces = append(d.traces, d.m.Heap.Get(o.Ref(d.m.Lib.known.stringValue.Word)).RawBytes()...)
	}
}

// pass has what an object that is no part of the digest leads to walked: what object
// would encode of it, nobody needs.
func (d *digester) pass(o *Object) {
	d.trace(o)
	if o.Attrs != nil || o.Class.throwable {
		d.links(o)
		d.object(o)
		return
	}
	c := o.Class
	d.followLoader(c)
	switch {
	case c == d.m.Lib.known.class:
		d.followLoader(d.m.Lib.classes.at(o.Words[d.m.Lib.known.classID]))
		fallthrough
	case c.Elem == nil:
		for _, w := range c.shown {
			d.lead(o, int(w), Ref(o.Words[w]))
		}
		for _, w := range c.kept {
			if r := Ref(o.Words[w]); r != 0 {
				d.link(o, int(w), r)
				d.keepFiltered(c, int(w), o.Words[w])
			}
		}
	case c.Elem.Prim == 0:
		for i, r := range o.Refs() {
			d.lead(o, i, r)
		}
	}
}

// links links all references of an object.
func (d *digester) links(o *Object) {
	switch c := o.Class; {
	case c.Elem == nil:
		for _, w := range c.RefWords {
			d.link(o, int(w), Ref(o.Words[w]))
		}
	case c.Elem.Prim == 0:
		for i, r := range o.Refs() {
			d.link(o, i, r)
		}
	}
}

func (d *digester) followLoader(c *Class) {
	if c.key()&keyOfUser != 0 {
		d.follow(c.Loader.Obj)
	}
}

// lead follows a reference of an object that is no part of the digest.
func (d *digester) lead(o *Object, at int, r Ref) {
	switch {
	case r == 0 || d.m.isBase(r):
	case d.visited(r):
		d.link(o, at, r)
	default:
		d.follow(r)
	}
}

// link encodes where an object that is no part of the digest refers to one that is: a
// cache gives away what is in it, and the program can tell that from a copy. Nobody
// gets at a String's array.
func (d *digester) link(o *Object, at int, r Ref) {
	if !d.linking || r == 0 || d.m.isBase(r) || !d.visited(r) || o.Class == d.m.Lib.known.string_ {
		return
	}
	n := d.numbers[r]
	if n&numberMirror != 0 {
		return // it has names
	}
	if n &= numberMask; n != 0 && n <= d.parts {
		d.traces = binary.LittleEndian.AppendUint64(d.traces, o.Class.key())
		d.traces = binary.LittleEndian.AppendUint64(d.traces, uint64(at)<<32|n)
	}
}

// unobservable marks what is alive without being part of what the program can
// tell states apart by.
func (d *digester) unobservable() {
	m := d.m
	d.aside, d.linking, d.parts = true, true, d.count
	defer func() { d.aside = false }()
	root := func(r Ref, key func() uint64) {
		d.follow(r)
		d.tracing(key)
	}
	d.tracing(func() uint64 { return 0 }) // what was met so far
	m.interned.changed(&m.base.interned, func(p int, pg, _ *page[Ref]) {
		for j, r := range &pg.items {
			if r != 0 {
				root(r, func() uint64 { return nameHash(m.Lib.textIDs.at(uint64(p*pageSize + j))) })
			}
		}
	})
	m.sites.changed(&m.base.sites, func(p int, pg, _ *page[Ref]) {
		for j, r := range &pg.items {
			if r != 0 {
				root(r, func() uint64 { return m.Lib.sites.at(uint64(p*pageSize + j)) })
			}
		}
	})
	for _, c := range d.classes {
		root(m.classes.Get(c.ID).Mirror, c.key)
	}
	for _, x := range m.misc.extra {
		if r, ok := x.value.(interface{ Roots(mark func(Ref)) }); ok {
			d.roots = d.roots[:0]
			r.Roots(func(r Ref) { d.roots = append(d.roots, r) })
			slices.Sort(d.roots) // they may come out of a map
			for _, r := range d.roots {
				root(r, func() uint64 { return nameHash(x.key) })
			}
		}
	}
	d.roots = slices.AppendSeq(d.roots[:0], maps.Keys(m.misc.loaders.loaders))
	slices.Sort(d.roots)
	for _, r := range d.roots {
		if o := m.Heap.Get(r); o != nil {
			root(r, o.Class.key)
		}
	}
	d.linking = false // what the user wants left out shows nothing
	d.tracing(func() uint64 { return 2 })
	// Weak referents of new references were walked as strong ones: a state's
	// digest does not depend on when garbage is collected.
	for _, r := range m.misc.pendingRefs {
		root(r, func() uint64 { return 1 })
	}
}

// traced are the traces on what a thing leads to that is no part of the digest. IDs
// of texts and sites depend on what was met first, in the process even: the things
// are put in order by what stands for them.
type traced struct {
	key      uint64
	from, to int // in traces
}

// tracing collects the traces on what was added to the queue.
func (d *digester) tracing(key func() uint64) {
	if len(d.queue)+len(d.cached) == 0 && (d.linking || len(d.later) == 0) {
		return
	}
	from := len(d.traces)
	d.drainAside()
	if len(d.traces) > from {
		d.traced = append(d.traced, traced{key(), from, len(d.traces)})
	}
}

// drainAside drains the queue, and what draining finds in caches; what is left out for
// other reasons comes when links to it do not count any more.
func (d *digester) drainAside() {
	for more := true; more; {
		d.drain()
		for _, r := range d.cached {
			d.visit(r, d.m.Heap.Get(r))
		}
		d.cached = d.cached[:0]
		if !d.linking {
			for _, r := range d.later {
				d.visit(r, d.m.Heap.Get(r))
			}
			d.later = d.later[:0]
		}
		more = len(d.queue) > 0
	}
}

// tracesInOrder appends all traces to the digest.
func (d *digester) tracesInOrder() {
	at := func(t traced) []byte { return d.traces[t.from:t.to] }
	slices.SortFunc(d.traced, func(a, b traced) int {
		return cmp.Or(cmp.Compare(a.key, b.key), bytes.Compare(at(a), at(b)))
	})
	for _, t := range d.traced {
		d.u64(t.key)
		d.buf = append(d.buf, at(t)...)
	}
}
