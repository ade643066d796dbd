package models

import (
	"maps"
	"slices"

	"github.com/gojpf/gojpf/vm"
)

// Off-heap memory is made of byte arrays on the heap: an address is the block's
// number shifted, plus an offset. Every thread can reach it.
const blockShift = 32

const offheapKey = "offheap"

// offheap are the blocks of off-heap memory of a state: immutable. Who has an
// address can reach a block, so all threads can. Which addresses are given out
// is no operation: they are numbers that mean nothing.
type offheap struct {
	next   int64
	blocks map[int64]vm.Ref
}

// Roots keeps the blocks from the collector.
func (o offheap) Roots(mark func(vm.Ref)) {
	for _, r := range o.blocks {
		mark(r)
	}
}

// EachState implements vm.StateRefs: the blocks by their addresses.
func (o offheap) EachState(num func(uint64), ref func(vm.Ref)) {
	ids := slices.Sorted(maps.Keys(o.blocks))
	num(uint64(o.next))
	for _, id := range ids {
		num(uint64(id))
		ref(o.blocks[id])
	}
}

func (o offheap) block(addr int64) vm.Ref { return o.blocks[addr>>blockShift] }

func (o offheap) with(id int64, r vm.Ref) offheap {
	n := offheap{next: max(o.next, id), blocks: make(map[int64]vm.Ref, len(o.blocks)+1)}
	for k, v := range o.blocks {
		n.blocks[k] = v
	}
	if r == 0 {
		delete(n.blocks, id)
	} else {
		n.blocks[id] = r
	}
	return n
}

func allocateMemory(e *vm.Env) { newBlock(e, e.Long(1)) }

func newBlock(e *vm.Env, n int64) vm.Ref {
	if n > 1<<31-64 || !e.M.Heap.Fits(n) {
		e.Throw("java/lang/OutOfMemoryError", "Unable to allocate native memory")
		return 0
	}
	o := blocksOf(e)
	r := e.M.Heap.NewArray(e.M.Lib.MustLoad("[B"), int32(n))
	id := o.next + 1
	e.M.KeepExtra(offheapKey, o.with(id, r))
	e.M.Publish(r)
	e.ReturnLong(id << blockShift)
	return r
}

func blocksOf(e *vm.Env) offheap {
	o, _ := e.M.PeekExtra(offheapKey).(offheap)
	return o
}

// inBlock finds n bytes at an address.
func inBlock(e *vm.Env, addr, n int64) (p place, ok bool) {
	r, off := blocksOf(e).block(addr), addr&(1<<blockShift-1)
	if r == 0 || off > int64(e.M.Heap.Get(r).Len)-n {
		fault(e)
		return place{}, false
	}
	return place{obj: r, off: off + vm.ArrayBase}, true
}

// wholeBlock finds the block that begins at an address: what was allocated, and
// has not been freed. HotSpot's allocator ends the JVM where there is none.
func wholeBlock(e *vm.Env, addr int64) vm.Ref {
	r := blocksOf(e).block(addr)
	if r == 0 || addr&(1<<blockShift-1) != 0 {
		fault(e)
		return 0
	}
	return r
}

func freeMemory(e *vm.Env) {
	if r := wholeBlock(e, e.Long(1)); r != 0 && mayAccessAll(e, r, true) {
		e.M.KeepExtra(offheapKey, blocksOf(e).with(e.Long(1)>>blockShift, 0))
	}
}

func reallocateMemory(e *vm.Env) {
	old := wholeBlock(e, e.Long(1))
	if old == 0 || !mayAccessAll(e, old, true) {
		return
	}
	r := newBlock(e, e.Long(3))
	if r == 0 {
		return
	}
	w, o := e.M.Heap.Writable(r), e.M.Heap.Get(old)
	copy(w.RawBytes(), o.RawBytes())
	if o.Attrs != nil {
		copyAttrs(o, w, 0, 0, int(min(o.Len, w.Len)))
	}
	e.M.KeepExtra(offheapKey, blocksOf(e).with(e.Long(1)>>blockShift, 0))
}

// stretch is a run of bytes in an array of numbers or a block.
type stretch struct {
	obj    vm.Ref
	off, n int64 // without ArrayBase
}

// stretchOf finds n bytes, n > 0, at a base and offset. Unsafe's own code has
// checked that the base is an array of numbers, or none.
func stretchOf(e *vm.Env, base vm.Ref, off, n int64) (s stretch, ok bool) {
	if base == 0 {
		p, ok := inBlock(e, off, n)
		return stretch{p.obj, p.off - vm.ArrayBase, n}, ok
	}
	o := e.M.Heap.Get(base)
	if !o.Class.IsArray() || o.Class.ElemKind() == vm.KindRef {
		refuseMemory(e, "the bytes of a "+o.Class.JavaName())
		return s, false
	}
	if off >= 0 && off < vm.ArrayBase {
		refuseMemory(e, "the header of an array")
		return s, false
	}
	if off < 0 || n < 0 || off-vm.ArrayBase > int64(o.Len)*o.Class.ElemKind().Size()-n {
		fault(e)
		return s, false
	}
	return stretch{base, off - vm.ArrayBase, n}, true
}

func (s stretch) kind(e *vm.Env) vm.Kind { return e.M.Heap.Get(s.obj).Class.ElemKind() }

// elements returns the first element that the stretch touches, and how many.
func (s stretch) elements(e *vm.Env) (first, count int) {
	size := s.kind(e).Size()
	first = int(s.off / size)
	return first, int((s.off+s.n-1)/size) - first + 1
}

func (s stretch) aligned(e *vm.Env) bool {
	size := s.kind(e).Size()
	return s.off%size == 0 && s.n%size == 0
}

func (s stretch) bytes(e *vm.Env, writing bool) []byte {
	o := e.M.Heap.Get(s.obj)
	if writing {
		o = e.M.Heap.Writable(s.obj)
	}
	return o.Raw()[s.off:][:s.n]
}

// know gives up what is not known about the elements that a stretch touches.
func (s stretch) know(e *vm.Env) {
	if e.M.Heap.Get(s.obj).Attrs == nil {
		return
	}
	first, count := s.elements(e)
	for i := first; i < first+count; i++ {
		pinSlot(e, s.obj, i)
	}
}

// forget is about to overwrite a stretch: only parts of elements remain.
func (s stretch) forget(e *vm.Env) {
	if e.M.Heap.Get(s.obj).Attrs == nil {
		return
	}
	if !s.aligned(e) {
		s.know(e)
	}
	first, count := s.elements(e)
	w := e.M.Heap.Writable(s.obj)
	for i := first; i < first+count; i++ {
		w.SetSlotAttr(i, nil)
	}
}

// span returns the bytes at a base and offset, for natives that read or write
// memory as a part of an operation that they have asked for.
func span(e *vm.Env, base vm.Ref, off, n int64, writing bool) ([]byte, bool) {
	if n == 0 {
		return nil, true
	}
	s, ok := stretchOf(e, base, off, n)
	if !ok {
		return nil, false
	}
	if writing {
		s.forget(e)
	} else {
		s.know(e)
	}
	return s.bytes(e, writing), true
}

func setMemory(e *vm.Env) {
	if e.Long(4) == 0 {
		return
	}
	s, ok := stretchOf(e, e.Ref(1), e.Long(2), e.Long(4))
	if !ok || !mayAccessAll(e, s.obj, true) {
		return
	}
	s.forget(e)
	b := s.bytes(e, true)
	for i := range b {
		b[i] = byte(e.Int(6))
	}
}

func copyMemory(e *vm.Env)     { copyStretch(e, 1) }
func copySwapMemory(e *vm.Env) { copyStretch(e, int(e.Long(9))) }

// copyStretch copies memory as elements of a size whose bytes it reverses. Unlike
// System.arraycopy it is one operation.
func copyStretch(e *vm.Env, size int) {
	if e.Long(7) == 0 {
		return
	}
	src, ok := stretchOf(e, e.Ref(1), e.Long(2), e.Long(7))
	if !ok {
		return
	}
	dst, ok := stretchOf(e, e.Ref(4), e.Long(5), e.Long(7))
	if !ok || e.M.Sharing && !e.MayTouch(all(src.obj, false), all(dst.obj, true)) {
		return
	}
	same := size == 1 && src.kind(e) == dst.kind(e) && src.aligned(e) && dst.aligned(e)
	if !same {
		src.know(e)
	}
	var attrs []vm.Attr
	if o := e.M.Heap.Get(src.obj); o.Attrs != nil {
		first, count := src.elements(e)
		for i := range count {
			attrs = append(attrs, o.SlotAttr(first+i))
		}
	}
	bytes := slices.Clone(src.bytes(e, false))
	dst.forget(e)
	to := dst.bytes(e, true)
	for i := 0; i+size <= len(bytes); i += size {
		for j := range size {
			to[i+j] = bytes[i+size-1-j]
		}
	}
	if attrs != nil && same {
		first, _ := dst.elements(e)
		w := e.M.Heap.Writable(dst.obj)
		for i, a := range attrs {
			w.SetSlotAttr(first+i, a)
		}
	}
}
