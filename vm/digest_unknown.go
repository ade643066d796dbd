package vm

// DigestUnknown is Digest for a state with values that are not known. What stands
// for such a value in the digest is where it is; unknown is told of the attribute
// of everything that the state holds, in an order that is the same for states with
// equal digests. Attributes that are known, see appendAttrs, are in the digest.
//
// It is not told of attributes in the baseline that no one has written since:
// these are the same in all states, see BaselineAttrs.
func (m *Machine) DigestUnknown(unknown func(Attr)) Digest {
	m.digester.unknown = unknown
	return m.Digest()
}

// BaselineAttrs are the attributes that objects and static fields of the baseline
// have, but for those that take part in digests as they are. Frames belong to no
// baseline.
func (m *Machine) BaselineAttrs() []Attr {
	b := m.base
	if b.attrs == nil {
		b.attrs = []Attr{}
		note := func(a Attr) {
			if _, rest := appendAttrs(nil, a); rest != nil {
				b.attrs = append(b.attrs, rest)
			}
		}
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
