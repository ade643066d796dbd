package vm

// Offsets, as Unsafe has them. An offset into an object counts from ArrayBase
// into its raw words. A static field is reached through its class's mirror, with
// StaticBit set in its offset.

// StaticBit marks the offsets of static fields.
const StaticBit = 1 << 40

// Offset is what Unsafe calls the field's place in its object or class.
func (f *Field) Offset() int64 {
	off := int64(ArrayBase + 8*f.Word)
	if f.Static() {
		off |= StaticBit
	}
	return off
}

// Location is the field or array element that an offset leads to.
type Location struct {
	Class *Class // of a static field
	Obj   Ref    // of an instance or array
	Index int    // word or element
	Kind  Kind   // of the field or element; 0 for what the machine keeps to itself
	Rest  int64  // bytes from the beginning of the field or element
}

// Locate finds what lies at an offset from a base that is not null. It reports
// false where that is outside of the base.
func (m *Machine) Locate(base Ref, off int64) (Location, bool) {
	o := m.Heap.Get(base)
	if o == nil || off < ArrayBase {
		return Location{}, false
	}
	if off&StaticBit != 0 {
		at := off&^StaticBit - ArrayBase
		if o.Class != m.Lib.known.class || at < 0 {
			return Location{}, false
		}
		c := m.ClassOf(base)
		if at/8 >= int64(c.StaticWords) {
			return Location{}, false
		}
		return Location{Class: c, Index: int(at / 8), Kind: c.StaticAt(int(at / 8)).Kind, Rest: at % 8}, true
	}
	at := off - ArrayBase
	if o.Class.IsArray() {
		k := o.Class.ElemKind()
		size := k.Size()
		return Location{Obj: base, Index: int(at / size), Kind: k, Rest: at % size}, at/size < int64(o.Len)
	}
	if at/8 >= int64(len(o.Words)) {
		return Location{}, false
	}
	return Location{Obj: base, Index: int(at / 8), Kind: o.Class.kindAt(int(at / 8)), Rest: at % 8}, true
}

// kindAt returns the kind of the field in a word, 0 where there is none.
func (c *Class) kindAt(word int) Kind {
	if word < len(c.kinds) {
		return c.kinds[word]
	}
	return 0
}

// Size is how many bytes an array element of the kind takes, and a field uses of
// its word.
func (k Kind) Size() int64 { return 1 << elemShift(k) }
