package vm

import (
	"slices"
	"unsafe"
)

// Heap is the copy-on-write table of the objects of the present state.
type Heap struct {
	m     *Machine
	tab   Table[*Object]
	next  Ref      // lowest index never used
	free  freeList // in the present state's order
	used  int64    // bytes accounted
	count int64    // live objects, garbage included
	// outside are bytes that count for Max and are no objects: see SetOutside.
	outside int64
	// Max is the limit that OutOfMemoryError is thrown at.
	Max int64
	// gcAt is how many bytes may be in use before the next collection.
	gcAt int64
	// Allocated counts objects ever allocated on this path.
	Allocated int64
	// baseNext is the end of the baseline's references, which are never reused.
	baseNext Ref
	recycle  [maxEmbedded + 1][]*Object
	created  func(Ref) // who hears of new objects
}

// Get returns the object of r for reading, nil for null.
func (h *Heap) Get(r Ref) *Object {
	return h.tab.groups[r>>(pageBits+groupBits)].pages[r>>pageBits&(groupSize-1)].items[r&(pageSize-1)]
}

// Writable returns the object of r for writing; it copies a frozen one.
func (h *Heap) Writable(r Ref) *Object {
	o := h.Get(r)
	if checked {
		h.m.touchedObject(r, o)
	}
	if o.epoch == h.m.epoch {
		return o
	}
	return h.copyOnWrite(r, o)
}

// Owned reports whether o may be written in place.
func (h *Heap) Owned(o *Object) bool { return o.epoch == h.m.epoch }

func (h *Heap) copyOnWrite(r Ref, o *Object) *Object {
	c := newObject(len(o.Words))
	words := c.Words
	CopyIn(words, o.Words)
	*c = *o
	c.Words = words
	c.epoch = h.m.epoch
	if o.Attrs != nil {
		a := *o.Attrs
		a.Slots = slices.Clone(a.Slots)
		a.guards = slices.Clone(a.guards)
		c.Attrs = &a
	}
	h.tab.Set(uint32(r), c, h.m.epoch)
	return c
}

// Resized gives an array another length, and the elements that a new one has; what else
// there is of it stays. It is written in place from now on.
func (h *Heap) Resized(r Ref, n int32) *Object {
	o := h.Writable(r)
	c := newObject(arrayWords(o.Class.ElemKind(), n))
	words := c.Words
	*c = *o
	c.Words, c.Len = words, n
	h.used += int64(8 * (len(words) - len(o.Words)))
	h.tab.Set(uint32(r), c, h.m.epoch)
	if h.used > h.gcAt {
		h.m.wantGC()
	}
	return c
}

// maxEmbedded is the largest number of words stored in the same Go allocation
// as the object's header.
const maxEmbedded = 8

type (
	object1 struct {
		Object
		w [1]uint64
	}
	object2 struct {
		Object
		w [2]uint64
	}
	object3 struct {
		Object
		w [3]uint64
	}
	object4 struct {
		Object
		w [4]uint64
	}
	object6 struct {
		Object
		w [6]uint64
	}
	object8 struct {
		Object
		w [8]uint64
	}
)

// newObject makes an object with n zero words; small ones in one allocation.
func newObject(n int) *Object {
	switch n {
	case 0:
		return &Object{}
	case 1:
		o := &object1{}
		o.Words = o.w[:]
		return &o.Object
	case 2:
		o := &object2{}
		o.Words = o.w[:]
		return &o.Object
	case 3:
		o := &object3{}
		o.Words = o.w[:]
		return &o.Object
	case 4:
		o := &object4{}
		o.Words = o.w[:]
		return &o.Object
	case 5, 6:
		o := &object6{}
		o.Words = o.w[:n]
		return &o.Object
	case 7, 8:
		o := &object8{}
		o.Words = o.w[:n]
		return &o.Object
	}
	return &Object{Words: make([]uint64, n)}
}

func (h *Heap) alloc(c *Class, words int, length int32) Ref {
	var o *Object
	if words <= maxEmbedded && len(h.recycle[words]) > 0 {
		l := h.recycle[words]
		o = l[len(l)-1]
		h.recycle[words] = l[:len(l)-1]
		w := o.Words
		clear(w)
		*o = Object{Words: w}
	} else {
		o = newObject(words)
	}
	o.Class, o.Len, o.epoch = c, length, h.m.epoch
	var r Ref
	if r = h.free.take(); r == Null {
		r = h.next
		h.next++
	}
	h.tab.Set(uint32(r), o, h.m.epoch)
	h.used += int64(16 + 8*words)
	h.count++
	h.Allocated++
	if h.used > h.gcAt {
		h.m.wantGC()
	}
	return r
}

// NewInstance allocates an instance of c with zero fields.
func (h *Heap) NewInstance(c *Class) Ref {
	r := h.alloc(c, c.Words, 0)
	if c.numbered {
		bear(h.m, r)
	}
	if h.created != nil {
		h.created(r)
	}
	return r
}

// NewArray allocates an array of class c (an array class) and length n >= 0.
func (h *Heap) NewArray(c *Class, n int32) Ref {
	k := c.ElemKind()
	r := h.alloc(c, arrayWords(k, n), n)
	h.Get(r).Flags = Width1 + ObjectFlags(elemShift(k))
	if h.created != nil {
		h.created(r)
	}
	return r
}

// Fits reports whether an object of that many bytes may be allocated; it
// collects garbage first when the heap is full. It must only be called where
// every live reference is in a frame.
func (h *Heap) Fits(bytes int64) bool {
	if h.Used()+bytes <= h.Max {
		return true
	}
	if h.outside+bytes <= h.Max {
		h.m.CollectGarbage()
	}
	if h.Used()+bytes > h.Max {
		h.m.CollectAll() // a JVM clears all references that it may before it says that memory is out
	}
	return h.Used()+bytes <= h.Max
}

// SetOutside tells how much memory the program takes beside its objects: what
// its files hold. It is part of the state.
func (h *Heap) SetOutside(bytes int64) { h.outside = bytes }

// Used returns the bytes accounted to objects, garbage included, and to what
// the program keeps outside.
func (h *Heap) Used() int64 { return h.used + h.outside }

// Limit returns the lowest reference that was never used.
func (h *Heap) Limit() Ref { return h.next }

// Live returns the number of objects in the table, garbage included.
func (h *Heap) Live() int64 { return h.count }

// word and the functions below are Unsafe's view: an offset counts from
// ArrayBase into the raw words.

// CheckOffset reports whether n bytes at offset off lie inside o.
func (o *Object) CheckOffset(off int64, n int) bool {
	return off >= ArrayBase && off-ArrayBase+int64(n) <= int64(len(o.Words)*8)
}

// Pointer returns the address of offset off in o, which must be inside.
func (o *Object) Pointer(off int64) unsafe.Pointer {
	return unsafe.Add(unsafe.Pointer(unsafe.SliceData(o.Words)), off-ArrayBase)
}

// clone copies an object for Object.clone.
func (h *Heap) Clone(r Ref) Ref {
	o := h.Get(r)
	n := h.alloc(o.Class, len(o.Words), o.Len)
	c := h.Get(n)
	c.Flags = o.Flags & widthMask
	CopyIn(c.Words, h.Get(r).Words)
	if a := o.Attrs; a != nil && len(a.Slots) > 0 {
		c.Attrs = &ObjectAttrs{Slots: slices.Clone(a.Slots)}
		c.Flags |= Attributed
	}
	if h.created != nil {
		h.created(n)
	}
	return n
}

// Blank allocates an object of the class and length of another.
func (h *Heap) Blank(r Ref) Ref {
	if o := h.Get(r); o.Class.IsArray() {
		return h.NewArray(o.Class, o.Len)
	}
	return h.NewInstance(h.Get(r).Class)
}

// Full reports whether the next small allocation must look at the limit first.
func (h *Heap) Full() bool { return h.Used()+1<<17 > h.Max }

// CopyIn is copy for what may be very long. Go cannot pause a goroutine within a
// copy, and while it waits for that nobody else allocates: not even who writes the
// report of a run that was told to end.
func CopyIn[T any](dst, src []T) {
	if len(src) <= copyPiece {
		copy(dst, src)
		return
	}
	copyPieces(dst, src)
}

const copyPiece = 1 << 20

func copyPieces[T any](dst, src []T) {
	const piece = copyPiece
	n := min(len(dst), len(src))
	if overlap(dst, src) {
		copy(dst, src)
		return
	}
	for i := 0; i < n; i += piece {
		copy(dst[i:min(n, i+piece)], src[i:n])
	}
}

// overlap reports whether two slices have memory in common: pieces of such would be
// overwritten before they are read.
func overlap[T any](a, b []T) bool {
	size := unsafe.Sizeof(*new(T))
	first := func(s []T) uintptr { return uintptr(unsafe.Pointer(unsafe.SliceData(s))) }
	return first(a) < first(b)+uintptr(len(b))*size && first(b) < first(a)+uintptr(len(a))*size
}
