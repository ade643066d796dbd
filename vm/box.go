package vm

// Boxes carry primitive values where Java wants objects: through method
// handles and reflection. An attribute of the value goes with it, on the box's
// value word.

var wrapperNames = map[Kind]string{
	KindBoolean: "java/lang/Boolean", KindByte: "java/lang/Byte", KindChar: "java/lang/Character",
	KindShort: "java/lang/Short", KindInt: "java/lang/Integer", KindLong: "java/lang/Long",
	KindFloat: "java/lang/Float", KindDouble: "java/lang/Double",
}

// boxCaches are the classes that keep the boxes of small values, and the value
// that their first element stands for.
var boxCaches = map[Kind]struct {
	class string
	first int64
}{
	KindByte: {"java/lang/Byte$ByteCache", -128}, KindChar: {"java/lang/Character$CharacterCache", 0},
	KindShort: {"java/lang/Short$ShortCache", -128}, KindInt: {"java/lang/Integer$IntegerCache", -128},
	KindLong: {"java/lang/Long$LongCache", -128},
}

// Box returns the object for a slot of kind k with attribute a: as valueOf of
// the wrapper class does, but for a value with an attribute, which gets a box
// of its own. A reference is its own box, void is null.
func (m *Machine) Box(k Kind, v uint64, a Attr) Ref {
	switch k {
	case KindRef:
		return Ref(v)
	case KindVoid:
		return Null
	}
	if a == nil {
		if r := m.sharedBox(k, v); r != 0 {
			return r
		}
	}
	c := m.Lib.MustLoad(wrapperNames[k])
	r := m.Heap.NewInstance(c)
	o, w := m.Heap.Get(r), c.FieldNamed("value").Word
	o.Words[w] = k.Narrow(v)
	o.SetSlotAttr(w, a)
	return r
}

// sharedBox returns the box that the JDK itself shares for a value, null where
// there is none (yet: a cache that is not initialised has shared nothing).
func (m *Machine) sharedBox(k Kind, v uint64) Ref {
	if k == KindBoolean {
		name := "FALSE"
		if v&1 != 0 {
			name = "TRUE"
		}
		return m.staticRef(wrapperNames[k], name)
	}
	cache, ok := boxCaches[k]
	if !ok {
		return Null
	}
	n := int64(int32(v))
	if k == KindLong {
		n = int64(v)
	}
	boxes := m.Heap.Get(m.staticRef(cache.class, "cache"))
	if i := n - cache.first; boxes != nil && i >= 0 && i < int64(boxes.Len) {
		return boxes.Refs()[i]
	}
	return Null
}

// BoxCache is the class that must be initialised for boxes of a kind to be those that
// valueOf shares, nil for a kind without boxes.
func BoxCache(l *Library, k Kind) *Class {
	if cache, ok := boxCaches[k]; ok {
		return l.MustLoad(cache.class)
	}
	if name, ok := wrapperNames[k]; ok {
		return l.MustLoad(name)
	}
	return nil
}

// IsSharedBox reports whether an object is the box of kind k that valueOf returns
// for its value.
func (m *Machine) IsSharedBox(r Ref, k Kind) bool {
	v, _ := m.Unbox(r, k)
	return m.sharedBox(k, v) == r
}

// staticRef reads a static field of a boot class, null before the class is
// initialised.
func (m *Machine) staticRef(class, name string) Ref {
	c := m.Lib.Loaded(class)
	if c == nil || m.ClassState(c).Status != InitDone {
		return Null
	}
	return Ref(m.Static(c.FieldNamed(name)))
}

// Unbox returns the slot of kind k that a box holds, and its attribute.
func (m *Machine) Unbox(r Ref, k Kind) (uint64, Attr) {
	switch k {
	case KindRef:
		return uint64(r), nil
	case KindVoid:
		return 0, nil
	}
	o := m.Heap.Get(r)
	w := o.Class.FieldNamed("value").Word
	return k.Widen(o.Words[w]), o.SlotAttr(w)
}
