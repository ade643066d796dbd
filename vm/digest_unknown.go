package vm

import (
	"maps"
	"slices"
)

// DigestUnknown is Digest for a state with values that are not known. What stands
// for such a value in the digest is where it is; unknown is told of the attribute
// of everything that the state holds, in an order that is the same for states with
// equal digests.
//
// It is not told of attributes in the baseline that no one has written since:
// these are the same in all states, see BaselineAttrs.
func (m *Machine) DigestUnknown(unknown func(Attr)) Digest {
	m.digester.unknown = unknown
	return m.Digest()
}

// BaselineAttrs are the attributes that objects and static fields of the baseline
// have. Frames belong to no baseline.
func (m *Machine) BaselineAttrs() []Attr {
	b := m.base
	if b.attrs == nil {
		b.attrs = []Attr{}
		note := func(a Attr) { b.attrs = append(b.attrs, a) }
		b.heap.Each(func(_ uint32, o *Object) {
			if o != nil && o.Attrs != nil {
				o.eachAttr(note)
			}
		})
		b.classes.Each(func(_ uint32, s *ClassState) {
			if s != nil {
				eachAttr(s.Attrs, func(_ int, a Attr) { note(a) })
			}
		})
	}
	return b.attrs
}

// eachAttr calls f for the attributes of an object that has some.
func (o *Object) eachAttr(f func(Attr)) {
	if o.Attrs.Object != nil {
		f(o.Attrs.Object)
	}
	for _, s := range o.Attrs.Slots {
		f(s.Attr)
	}
}

func eachAttr(list map[int]Attr, f func(int, Attr)) {
	for _, i := range slices.Sorted(maps.Keys(list)) {
		f(i, list[i])
	}
}

// attr encodes that there is an attribute, and tells of it.
func (d *digester) attr(at int, a Attr) {
	if a != nil {
		d.u64(uint64(at) | 1<<63)
		d.unknown(a)
	}
}

// frameAttrs are the attributes of a frame's live slots.
func (d *digester) frameAttrs(f *Frame) {
	if d.unknown == nil || f.Attrs == nil {
		return
	}
	every := true
	var live SlotSet
	if f.Code != nil {
		if info := d.m.Interp.SlotInfo(f.Code); info.Exact() {
			every = false
			live, _ = info.At(f.PC)
		}
	}
	for i, a := range f.Attrs[:f.SP] {
		if every || live.Has(i) {
			d.attr(i, a)
		}
	}
}

// objectAttrs are the attributes of an object and of what it holds.
func (d *digester) objectAttrs(o *Object) {
	if d.unknown == nil || o.Attrs == nil {
		return
	}
	if o.Attrs.Object != nil {
		d.attr(-1, o.Attrs.Object)
	}
	for _, s := range o.Attrs.Slots {
		d.attr(s.At, s.Attr)
	}
}

func (d *digester) staticAttrs(s *ClassState) {
	if d.unknown != nil {
		eachAttr(s.Attrs, d.attr)
	}
}

// rewritten reports whether an object of the baseline may hold other attributes
// than it did.
func (d *digester) rewritten(o, b *Object) bool {
	return d.unknown != nil && (o.HasAttrs() || b.HasAttrs())
}
