package models

import (
	"maps"
	"slices"
	"unsafe"

	insnsym "github.com/gojpf/gojpf/insn/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Unsafe's memory. An offset into an object counts from vm.ArrayBase into its
// raw words. A static field is reached through the class's mirror with
// staticBit set in its offset. Off-heap memory is made of byte arrays on the
// heap: an address is the block's number shifted, plus an offset.
const (
	staticBit  = 1 << 40
	blockShift = 32
)

func init() {
	m := Methods{
		"objectFieldOffset0":      func(e *vm.Env) { fieldOffset(e, reflectedField(e, e.Ref(1))) },
		"staticFieldOffset0":      func(e *vm.Env) { fieldOffset(e, reflectedField(e, e.Ref(1))) },
		"objectFieldOffset1":      objectFieldOffset1,
		"staticFieldBase0":        func(e *vm.Env) { e.ReturnRef(e.M.Mirror(reflectedField(e, e.Ref(1)).Class)) },
		"shouldBeInitialized0":    func(e *vm.Env) { e.ReturnBool(e.M.ClassState(e.M.ClassOf(e.Ref(1))).Status != vm.InitDone) },
		"ensureClassInitialized0": func(e *vm.Env) { e.InitClass(e.M.ClassOf(e.Ref(1))) },
		"arrayBaseOffset0":        returnInt(vm.ArrayBase),
		"arrayIndexScale0": func(e *vm.Env) {
			e.ReturnInt(int32(elemSize(e.M.ClassOf(e.Ref(1)).ElemKind())))
		},
		"getLoadAverage0": returnInt(-1),
		"allocateInstance": func(e *vm.Env) {
			c := e.M.ClassOf(e.Ref(1))
			if e.InitClass(c) {
				e.ReturnRef(e.M.Heap.NewInstance(c))
			}
		},
		"throwException":    func(e *vm.Env) { e.ThrowRef(e.Ref(1)) },
		"loadFence":         nothing,
		"storeFence":        nothing,
		"fullFence":         nothing,
		"allocateMemory0":   allocateMemory,
		"freeMemory0":       freeMemory,
		"setMemory0":        setMemory,
		"copyMemory0":       copyMemory,
		"copySwapMemory0":   copySwapMemory,
		"reallocateMemory0": reallocateMemory,
	}
	for name, k := range map[string]vm.Kind{
		"Int": vm.KindInt, "Reference": vm.KindRef, "Boolean": vm.KindBoolean, "Byte": vm.KindByte, "Short": vm.KindShort,
		"Char": vm.KindChar, "Long": vm.KindLong, "Float": vm.KindFloat, "Double": vm.KindDouble,
	} {
		for _, suffix := range []string{"", "Volatile"} {
			typ := descOf(k)
			m["get"+name+suffix+"(Ljava/lang/Object;J)"+typ] = get(k)
			m["put"+name+suffix+"(Ljava/lang/Object;J"+typ+")V"] = put(k)
		}
	}
	for name, k := range map[string]vm.Kind{"Int": vm.KindInt, "Reference": vm.KindRef, "Long": vm.KindLong} {
		m["compareAndSet"+name] = compareAndSet(k)
		m["compareAndExchange"+name] = compareAndExchange(k)
	}
	Register("jdk/internal/misc/Unsafe", m)
	Override("jdk/internal/misc/Unsafe", Methods{
		"getAndAddInt":       getAndUpdate(vm.KindInt, func(old, x uint64) uint64 { return old + x }),
		"getAndAddLong":      getAndUpdate(vm.KindLong, func(old, x uint64) uint64 { return old + x }),
		"getAndSetInt":       getAndUpdate(vm.KindInt, func(_, x uint64) uint64 { return x }),
		"getAndSetLong":      getAndUpdate(vm.KindLong, func(_, x uint64) uint64 { return x }),
		"getAndSetReference": getAndUpdate(vm.KindRef, func(_, x uint64) uint64 { return x }),
	})
}

// descOf is the descriptor of a kind as Unsafe's methods have it.
func descOf(k vm.Kind) string {
	if k == vm.KindRef {
		return "Ljava/lang/Object;"
	}
	return string(rune(k))
}

// place is one location that Unsafe reads and writes.
type place struct {
	obj   vm.Ref    // an object, at offset
	class *vm.Class // or a static word
	word  int
	off   int64
}

// locate finds the location of base and offset in argument slots 1 to 3. It
// throws an InternalError where there is none.
func locate(e *vm.Env, base vm.Ref, off int64, size int) (p place, ok bool) {
	if base == 0 {
		blocks, _ := e.M.PeekExtra(offheapKey).(offheap)
		base = blocks.block(off)
		off = off&(1<<blockShift-1) + vm.ArrayBase
	} else if off&staticBit != 0 {
		c := e.M.ClassOf(base)
		return place{class: c, word: int(off&^staticBit-vm.ArrayBase) / 8}, true
	}
	o := e.M.Heap.Get(base)
	if o == nil || !o.CheckOffset(off, size) {
		e.Throw("java/lang/InternalError", "a fault occurred in an unsafe memory access operation")
		return place{}, false
	}
	return place{obj: base, off: off}, true
}

func widthOf(k vm.Kind) int { return int(elemSize(k)) }

func read(e *vm.Env, p place, k vm.Kind) uint64 {
	if p.class != nil {
		return k.Widen(e.M.ClassState(p.class).Words[p.word])
	}
	return k.Widen(load(e.M.Heap.Get(p.obj).Pointer(p.off), widthOf(k)))
}

func load(ptr unsafe.Pointer, width int) uint64 {
	switch width {
	case 1:
		return uint64(*(*uint8)(ptr))
	case 2:
		return uint64(*(*uint16)(ptr))
	case 4:
		return uint64(*(*uint32)(ptr))
	}
	return *(*uint64)(ptr)
}

func store(e *vm.Env, p place, k vm.Kind, v uint64) {
	if k == vm.KindRef && (p.class != nil || e.M.Heap.Get(p.obj).Flags&vm.Shared != 0) {
		e.M.Publish(vm.Ref(v))
	}
	if p.class != nil {
		e.M.WritableClass(p.class).Words[p.word] = k.Narrow(v)
		return
	}
	o := e.M.Heap.Writable(p.obj)
	ptr := o.Pointer(p.off)
	v = k.Narrow(v)
	switch widthOf(k) {
	case 1:
		*(*uint8)(ptr) = uint8(v)
	case 2:
		*(*uint16)(ptr) = uint16(v)
	case 4:
		*(*uint32)(ptr) = uint32(v)
	default:
		*(*uint64)(ptr) = v
	}
	if o.Attrs != nil {
		o.SetSlotAttr(slotIndex(o, p.off), nil)
	}
}

// mayAccess asks for the operation of reading or writing a place.
func mayAccess(e *vm.Env, p place, write bool) bool {
	if !e.M.Sharing {
		return true
	}
	if p.class != nil {
		return e.MayAccessStatic(p.class, p.word, write)
	}
	return e.MayAccess(p.obj, slotIndex(e.M.Heap.Get(p.obj), p.off), write)
}

// getAndUpdate replaces a value in one step and returns the old one. The JDK
// compares and sets in a loop, which would be two operations.
func getAndUpdate(k vm.Kind, update func(old, x uint64) uint64) vm.NativeFunc {
	return func(e *vm.Env) {
		p, ok := locate(e, e.Ref(1), e.Long(2), widthOf(k))
		if !ok || !mayAccess(e, p, true) {
			return
		}
		v, a, b := read(e, p, k), attrOf(e, p, k), e.ArgAttr(4)
		if insnsym.ExprOf(a) == nil && insnsym.ExprOf(b) == nil {
			store(e, p, k, update(v, e.Args[4]))
			e.ReturnRaw(v)
			return
		}
		e.ReturnRaw(v)
		e.RetAttr = a
		storeUnknown(e, p, k, 0, updateUnknown(e, unknown(e, k, v, a), unknown(e, k, e.Args[4], b)))
	}
}

// slotIndex is the field word or element index at an offset.
func slotIndex(o *vm.Object, off int64) int {
	size := int64(8)
	if o.Class.IsArray() {
		size = elemSize(o.Class.ElemKind())
	}
	return int((off - vm.ArrayBase) / size)
}

func get(k vm.Kind) vm.NativeFunc {
	return func(e *vm.Env) {
		p, ok := locate(e, e.Ref(1), e.Long(2), widthOf(k))
		if !ok || !mayAccess(e, p, false) {
			return
		}
		e.RetAttr = attrOf(e, p, k)
		e.ReturnRaw(read(e, p, k))
	}
}

func put(k vm.Kind) vm.NativeFunc {
	return func(e *vm.Env) {
		if p, ok := locate(e, e.Ref(1), e.Long(2), widthOf(k)); ok && mayAccess(e, p, true) {
			storeUnknown(e, p, k, e.Args[4], e.ArgAttr(4))
		}
	}
}

func compareAndSet(k vm.Kind) vm.NativeFunc {
	n := k.Slots()
	return func(e *vm.Env) {
		p, ok := locate(e, e.Ref(1), e.Long(2), widthOf(k))
		if !ok || !mayAccess(e, p, true) {
			return
		}
		a := attrOf(e, p, k)
		same, decided := sameUnknown(e, k, read(e, p, k), a, e.Args[4], e.ArgAttr(4))
		if !decided {
			return
		}
		if same {
			storeUnknown(e, p, k, e.Args[4+n], e.ArgAttr(4+n))
		}
		e.ReturnBool(same)
	}
}

func compareAndExchange(k vm.Kind) vm.NativeFunc {
	n := k.Slots()
	return func(e *vm.Env) {
		p, ok := locate(e, e.Ref(1), e.Long(2), widthOf(k))
		if !ok || !mayAccess(e, p, true) {
			return
		}
		a := attrOf(e, p, k)
		v := read(e, p, k)
		same, decided := sameUnknown(e, k, v, a, e.Args[4], e.ArgAttr(4))
		if !decided {
			return
		}
		if same {
			storeUnknown(e, p, k, e.Args[4+n], e.ArgAttr(4+n))
		}
		e.ReturnRaw(v)
		e.RetAttr = a
	}
}

// reflectedField returns the field that a java.lang.reflect.Field stands for.
func reflectedField(e *vm.Env, r vm.Ref) *vm.Field {
	o := e.M.Heap.Get(r)
	c := e.M.ClassOf(o.Ref(o.Class.FieldNamed("clazz").Word))
	return c.Fields[o.Int(o.Class.FieldNamed("slot").Word)]
}

// FieldOffset is the offset that Unsafe uses for a field.
func FieldOffset(f *vm.Field) int64 {
	off := int64(vm.ArrayBase + 8*f.Word)
	if f.Static() {
		off |= staticBit
	}
	return off
}

func fieldOffset(e *vm.Env, f *vm.Field) { e.ReturnLong(FieldOffset(f)) }

func objectFieldOffset1(e *vm.Env) {
	c := e.M.ClassOf(e.Ref(1))
	name := e.M.MUTF8(e.Ref(2))
	for _, f := range c.Fields {
		if f.Name == name {
			fieldOffset(e, f)
			return
		}
	}
	e.Throw("java/lang/InternalError", name)
}

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
	o, _ := e.M.PeekExtra(offheapKey).(offheap)
	r := e.M.Heap.NewArray(e.M.Lib.MustLoad("[B"), int32(n))
	id := o.next + 1
	e.M.KeepExtra(offheapKey, o.with(id, r))
	e.M.Publish(r)
	e.ReturnLong(id << blockShift)
	return r
}

func freeMemory(e *vm.Env) {
	o, _ := e.M.PeekExtra(offheapKey).(offheap)
	e.M.KeepExtra(offheapKey, o.with(e.Long(1)>>blockShift, 0))
}

func reallocateMemory(e *vm.Env) {
	o, _ := e.M.PeekExtra(offheapKey).(offheap)
	old := o.block(e.Long(1))
	r := newBlock(e, e.Long(3))
	if r != 0 && old != 0 {
		copy(e.M.Heap.Writable(r).RawBytes(), e.M.Heap.Get(old).RawBytes())
	}
}

// span returns the bytes at a base and offset, for reading or writing.
func span(e *vm.Env, base vm.Ref, off, n int64, writing bool) ([]byte, bool) {
	if n == 0 {
		return nil, true
	}
	p, ok := locate(e, base, off, int(n))
	if !ok {
		return nil, false
	}
	o := e.M.Heap.Get(p.obj)
	if writing {
		o = e.M.Heap.Writable(p.obj)
	}
	return o.Raw()[p.off-vm.ArrayBase:][:n], true
}

// blockAccess is an access to the memory at a base and offset.
func blockAccess(e *vm.Env, base vm.Ref, off int64, write bool) []vm.Access {
	if base == 0 {
		return memoryAccess(e, off, write)
	}
	if off&staticBit != 0 {
		return nil
	}
	a := vm.Access{Mode: vm.AccessRead, Obj: base, Index: vm.WholeObject}
	if write {
		a.Mode = vm.AccessWrite
	}
	return []vm.Access{a}
}

// mayMove asks for the one operation that a copy of memory is. The arguments of
// the native are a source and a destination, each a base and an offset.
func mayMove(e *vm.Env) bool {
	return !e.M.Sharing || e.MayTouch(append(blockAccess(e, e.Ref(4), e.Long(5), true), blockAccess(e, e.Ref(1), e.Long(2), false)...)...)
}

func setMemory(e *vm.Env) {
	if e.M.Sharing && !e.MayTouch(blockAccess(e, e.Ref(1), e.Long(2), true)...) {
		return
	}
	if b, ok := span(e, e.Ref(1), e.Long(2), e.Long(4), true); ok {
		for i := range b {
			b[i] = byte(e.Int(6))
		}
	}
}

func copyMemory(e *vm.Env) {
	if !mayMove(e) {
		return
	}
	dst, ok := span(e, e.Ref(4), e.Long(5), e.Long(7), true)
	if !ok {
		return
	}
	if src, ok := span(e, e.Ref(1), e.Long(2), e.Long(7), false); ok {
		copy(dst, src)
	}
}

func copySwapMemory(e *vm.Env) {
	if !mayMove(e) {
		return
	}
	size := int(e.Long(9))
	dst, ok := span(e, e.Ref(4), e.Long(5), e.Long(7), true)
	if !ok {
		return
	}
	src, ok := span(e, e.Ref(1), e.Long(2), e.Long(7), false)
	if !ok {
		return
	}
	tmp := append([]byte(nil), src...)
	for i := 0; i+size <= len(tmp); i += size {
		for j := 0; j < size; j++ {
			dst[i+j] = tmp[i+size-1-j]
		}
	}
}
