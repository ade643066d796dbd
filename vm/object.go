package vm

import (
	"slices"
	"unsafe"
)

// Ref is a reference of the program under test: an index into the heap, 0 for
// null. It is never a Go pointer, so that states can be copied and compared.
type Ref uint32

// Null is the null reference.
const Null Ref = 0

// Attr is what an analysis attaches to a slot, field, element or object: a
// symbolic value, a taint mark. The machine carries it and never looks inside.
type Attr any

// ArrayBase is the offset that Unsafe sees for the first field word or array
// element of an object.
const ArrayBase = 16

// Object is one object or array of the heap. Its storage is raw little-endian
// memory in Words: an instance has one word for each field, holding the
// field's value zero-extended from its own width; an array packs its elements
// at their natural width, references as 4 bytes. That makes copying, hashing
// and Unsafe's view uniform.
//
// An object may be written only through Heap.Writable.
type Object struct {
	Class *Class
	Words []uint64
	epoch Epoch
	Attrs *ObjectAttrs
	Len   int32 // of an array, else 0
	Hash  int32 // identity hash code, 0 before it was first asked for
	// Monitor: the owner's thread ID + 1, and how often it has entered.
	LockOwner uint16
	Flags     ObjectFlags
	LockCount uint32
}

// ObjectFlags are marks of the machine on an object. The lowest bits hold the
// width of an array's elements, so that the loop can tell before it touches raw
// memory that code which was never verified has the right kind of array.
type ObjectFlags uint16

// The widths of array elements; an instance has none.
const (
	Width1 ObjectFlags = 1 + iota
	Width2
	Width4
	Width8
	widthMask ObjectFlags = 7
	// Interned marks the canonical String of a text: a program can tell it from
	// an equal one.
	Interned ObjectFlags = 8
	// Shared marks what more than one thread may reach; see share.go.
	Shared ObjectFlags = 16
	// Attributed marks an object whose Attrs is not nil.
	Attributed ObjectFlags = 32
	// OfPool marks a queue that the program has given to a pool of threads; see idle.go.
	OfPool ObjectFlags = 64
	// Guarded are the marks that keep the loop's short cuts away from an object.
	Guarded = Shared | Attributed
)

// ObjectAttrs holds the attributes of an object, its fields (by word) or its
// elements (by index), and what is known of the locks that protect them. It is
// copied with its object.
type ObjectAttrs struct {
	Object Attr
	Slots  []SlotAttr // by At
	guards []*guard   // nil where there was no access
	born   uint16     // see born.go
}

// SlotAttr is the attribute of a field or an element of an object.
type SlotAttr struct {
	At   int
	Attr Attr
}

// find returns the place of the attribute of field word or element i, or where it
// would have to be inserted.
func (a *ObjectAttrs) find(i int) (place int, found bool) {
	lo, hi := 0, len(a.Slots)
	for lo < hi {
		if mid := (lo + hi) / 2; a.Slots[mid].At < i {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo, lo < len(a.Slots) && a.Slots[lo].At == i
}

// Array accessors. They give views of the raw memory; a view of a frozen
// object must not be written.

// Bytes views a byte[] or boolean[].
func (o *Object) Bytes() []int8 {
	if checked {
		o.viewed()
	}
	return unsafe.Slice((*int8)(unsafe.Pointer(unsafe.SliceData(o.Words))), o.Len)
}

// RawBytes views a byte[] as Go bytes.
func (o *Object) RawBytes() []byte {
	if checked {
		o.viewed()
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(o.Words))), o.Len)
}

// Chars views a char[].
func (o *Object) Chars() []uint16 {
	if checked {
		o.viewed()
	}
	return unsafe.Slice((*uint16)(unsafe.Pointer(unsafe.SliceData(o.Words))), o.Len)
}

// Shorts views a short[].
func (o *Object) Shorts() []int16 {
	if checked {
		o.viewed()
	}
	return unsafe.Slice((*int16)(unsafe.Pointer(unsafe.SliceData(o.Words))), o.Len)
}

// Ints views an int[], or a float[] by its bits.
func (o *Object) Ints() []int32 {
	if checked {
		o.viewed()
	}
	return unsafe.Slice((*int32)(unsafe.Pointer(unsafe.SliceData(o.Words))), o.Len)
}

// Longs views a long[], or a double[] by its bits.
func (o *Object) Longs() []int64 {
	if checked {
		o.viewed()
	}
	return unsafe.Slice((*int64)(unsafe.Pointer(unsafe.SliceData(o.Words))), o.Len)
}

// Refs views an array of references.
func (o *Object) Refs() []Ref {
	if checked {
		o.viewed()
	}
	return unsafe.Slice((*Ref)(unsafe.Pointer(unsafe.SliceData(o.Words))), o.Len)
}

// Raw views all storage of the object as bytes, including an array's padding.
func (o *Object) Raw() []byte {
	if checked {
		o.viewed()
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(o.Words))), len(o.Words)*8)
}

// Ref returns the reference field in word i.
func (o *Object) Ref(i int) Ref {
	if checked {
		o.viewedField(i)
	}
	return Ref(o.Words[i])
}

// Int returns the int, float, char or boolean field in word i.
func (o *Object) Int(i int) int32 {
	if checked {
		o.viewedField(i)
	}
	return int32(o.Words[i])
}

// Size is what the object is accounted for, in bytes, when the heap's limit is
// checked: about what HotSpot with compressed references would use.
func (o *Object) Size() int64 { return int64(16 + 8*len(o.Words)) }

// elemShift is log2 of the width of an array element of kind k.
func elemShift(k Kind) uint {
	switch k {
	case KindByte, KindBoolean:
		return 0
	case KindChar, KindShort:
		return 1
	case KindLong, KindDouble:
		return 3
	}
	return 2
}

func arrayWords(k Kind, n int32) int { return int((int64(n)<<elemShift(k) + 7) >> 3) }

// ArraySize is what an array of class c and length n is accounted for.
func ArraySize(c *Class, n int32) int64 { return 16 + (int64(n)<<elemShift(c.ElemKind())+7)&^7 }

// Element returns element i of an array of kind k as a slot holds it.
func (o *Object) Element(k Kind, i int) uint64 {
	switch elemShift(k) {
	case 0:
		return k.Widen(uint64(uint8(o.Bytes()[i])))
	case 1:
		return k.Widen(uint64(o.Chars()[i]))
	case 2:
		return uint64(uint32(o.Ints()[i]))
	}
	return o.Words[i]
}

// SetElement stores a slot as element i of an array of kind k.
func (o *Object) SetElement(k Kind, i int, v uint64) {
	switch elemShift(k) {
	case 0:
		o.Bytes()[i] = int8(k.Narrow(v))
	case 1:
		o.Chars()[i] = uint16(v)
	case 2:
		o.Ints()[i] = int32(v)
	default:
		o.Words[i] = v
	}
}

// SlotAttr returns the attribute of field word or element i.
func (o *Object) SlotAttr(i int) Attr {
	if o.Attrs == nil {
		return nil
	}
	if place, found := o.Attrs.find(i); found {
		return o.Attrs.Slots[place].Attr
	}
	return nil
}

// SetSlotAttr sets the attribute of field word or element i of a writable
// object; nil removes it.
func (o *Object) SetSlotAttr(i int, a Attr) {
	if a == nil && o.Attrs == nil {
		return
	}
	list := o.attrs()
	place, found := list.find(i)
	switch {
	case a != nil && found:
		list.Slots[place].Attr = a
	case a != nil:
		list.Slots = slices.Insert(list.Slots, place, SlotAttr{i, a})
	case found:
		list.Slots = slices.Delete(list.Slots, place, place+1)
		o.dropAttrs()
	}
}

// HasAttrs reports whether the object, a field or an element has an attribute.
func (o *Object) HasAttrs() bool {
	return o.Attrs != nil && (o.Attrs.Object != nil || len(o.Attrs.Slots) > 0)
}

// SetAttr sets the attribute of a writable object itself; nil removes it.
func (o *Object) SetAttr(a Attr) {
	if a == nil && o.Attrs == nil {
		return
	}
	o.attrs().Object = a
	o.dropAttrs()
}

func (o *Object) attrs() *ObjectAttrs {
	if o.Attrs == nil {
		o.Attrs = &ObjectAttrs{}
		o.Flags |= Attributed
	}
	return o.Attrs
}

// dropAttrs removes Attrs when nothing is left in it.
func (o *Object) dropAttrs() {
	if a := o.Attrs; len(a.Slots) == 0 && a.Object == nil && a.guards == nil && a.born == 0 {
		o.Attrs = nil
		o.Flags &^= Attributed
	}
}
