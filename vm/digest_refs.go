package vm

import "slices"

// References in digests: what stands for an object, and in what order objects are
// walked.

// Tags of encoded references.
const (
	refBase   = 1 << 62
	refNew    = 2 << 62
	refMirror = 3 << 62
)

// ref encodes a reference and has a new object walked later.
func (d *digester) ref(r Ref) {
	if r == 0 {
		d.u64(0)
		return
	}
	if d.m.isBase(r) {
		d.u64(refBase | uint64(r))
		if d.flat {
			d.visit(r, d.m.Heap.Get(r))
		}
		return
	}
	if int(r) < len(d.numbers) && d.visited(r) && d.numbers[r]&numberMirror == 0 {
		d.u64(refNew | d.numbers[r]&numberMask)
		return
	}
	o := d.m.Heap.Get(r)
	if o == nil {
		d.u64(refNew) // a stale slot
		return
	}
	if o.Class == d.m.Lib.known.class {
		c := d.m.Lib.classes.at(o.Words[d.m.Lib.known.classID])
		d.u64(refMirror | c.key()&(1<<62-1))
		d.visit(r, o)
		if c.key()&keyOfUser != 0 {
			d.ref(c.Loader.Obj)
		}
		return
	}
	d.visit(r, o)
	d.u64(refNew | d.numbers[r]&numberMask)
}

// What numbers holds: the generation, whether it is a class mirror, which names
// stand for, and the number.
const (
	numberGen    = 32
	numberMirror = 1 << 31
	numberMask   = 1<<31 - 1
)

// visit numbers a new object.
func (d *digester) visit(r Ref, o *Object) {
	if d.visited(r) {
		return
	}
	d.queue = append(d.queue, o)
	switch c := o.Class; {
	case d.dropping && d.drops(c):
		d.numbers[r] = d.gen << numberGen // it must not count among the others
		return
	case c == d.m.Lib.known.class:
		d.numbers[r] = d.gen<<numberGen | numberMirror
	default:
		d.numbers[r] = d.gen << numberGen
	}
	d.count++
	d.numbers[r] |= d.count
}

func (d *digester) visited(r Ref) bool { return uint32(d.numbers[r]>>numberGen) == uint32(d.gen) }

// follow has a new object walked that nothing encoded refers to.
func (d *digester) follow(r Ref) {
	if r != 0 && !d.m.isBase(r) {
		if o := d.m.Heap.Get(r); o != nil {
			d.visit(r, o)
		}
	}
}

// possible encodes a slot that may hold a reference: as a number, and with the
// object that it would refer to. A reference makes the digest depend on the
// path, which costs matches but never hides a difference.
func (d *digester) possible(v uint64) {
	d.u64(v)
	if v < uint64(d.m.Heap.next) {
		d.follow(Ref(v))
	}
}

// keep has what may be a reference marked as alive once the digest is made.
func (d *digester) keep(v uint64) {
	if r := Ref(v); v != 0 && v < uint64(d.m.Heap.next) && !d.m.isBase(r) && d.m.Heap.Get(r) != nil {
		d.later = append(d.later, r)
	}
}

// keepFiltered is keep for a word that is left out of an object or a class.
func (d *digester) keepFiltered(c *Class, word int, v uint64) {
	n := len(d.later)
	if d.keep(v); len(d.later) > n && slices.Contains(c.caches, uint16(word)) {
		d.cached, d.later = append(d.cached, d.later[n]), d.later[:n]
	}
}

// keepLeftOut has what the words lead to that are left out of an object marked as
// alive.
func (d *digester) keepLeftOut(o *Object) {
	for _, w := range o.Class.kept {
		d.keepFiltered(o.Class, int(w), o.Words[w])
	}
}
