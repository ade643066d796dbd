package models

import (
	"unsafe"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Unsafe reaches fields and elements by offsets (vm.Location), and off-heap
// memory by addresses. HotSpot lets it do anything; here it gets at nothing but
// whole fields and elements and parts of them. Outside of an object, array or
// block is a Java error. What is there on HotSpot and looks otherwise here,
// headers and what lies between fields, references seen as numbers and numbers
// as references, is not supported: any answer would be a wrong one.

func init() {
	m := Methods{
		"objectFieldOffset0":      func(e *vm.Env) { fieldOffset(e, reflectedField(e, e.Ref(1))) },
		"staticFieldOffset0":      func(e *vm.Env) { fieldOffset(e, reflectedField(e, e.Ref(1))) },
		"objectFieldOffset1":      objectFieldOffset1,
		"staticFieldBase0":        func(e *vm.Env) { e.ReturnRef(e.M.Mirror(reflectedField(e, e.Ref(1)).Class)) },
		"shouldBeInitialized0":    func(e *vm.Env) { e.ReturnBool(e.M.ClassState(e.M.ClassOf(e.Ref(1))).Status != vm.InitDone) },
		"ensureClassInitialized0": func(e *vm.Env) { e.InitClass(e.M.ClassOf(e.Ref(1))) },
		"arrayBaseOffset0":        ofArray(func(vm.Kind) int32 { return vm.ArrayBase }),
		"arrayIndexScale0":        ofArray(func(k vm.Kind) int32 { return int32(k.Size()) }),
		"getLoadAverage0":         returnInt(-1),
		"allocateInstance":        allocateInstance,
		"throwException":          throwException,
		"loadFence":               fence,
		"storeFence":              fence,
		"fullFence":               fence,
		"allocateMemory0":         allocateMemory,
		"freeMemory0":             freeMemory,
		"setMemory0":              setMemory,
		"copyMemory0":             copyMemory,
		"copySwapMemory0":         copySwapMemory,
		"reallocateMemory0":       reallocateMemory,
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
	// The JDK compares bytes and shorts within the int that they lie in, which here is
	// more than their field.
	parts := Methods{}
	for name, k := range map[string]vm.Kind{"Byte": vm.KindByte, "Short": vm.KindShort} {
		parts["compareAndSet"+name] = compareAndSet(k)
		parts["compareAndExchange"+name] = compareAndExchange(k)
	}
	Override("jdk/internal/misc/Unsafe", parts)
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

// locate finds the location of a value of kind k at a base and offset. Where
// there is none the native must return.
func locate(e *vm.Env, base vm.Ref, off int64, k vm.Kind) (p place, ok bool) {
	if base == 0 {
		p, ok = inBlock(e, off, k.Size())
		if ok && k == vm.KindRef {
			refuseMemory(e, "a reference in off-heap memory")
			return place{}, false
		}
		return p, ok
	}
	l, ok := e.M.Locate(base, off)
	switch {
	case off >= 0 && off < vm.ArrayBase:
		refuseMemory(e, "the header of an object")
	case !ok:
		fault(e)
	case l.Kind == 0:
		refuseMemory(e, "what the machine keeps in a "+e.M.Heap.Get(base).Class.JavaName())
	case (l.Kind == vm.KindRef) != (k == vm.KindRef) || k == vm.KindRef && l.Rest != 0:
		refuseMemory(e, "a reference that is used as a number, or a number as a reference")
	case l.Class != nil:
		if l.Rest == 0 && k.Size() <= l.Kind.Size() {
			return place{class: l.Class, word: l.Index, off: off}, true
		}
		refuseMemory(e, "a part of a static field, or more than one")
	case !e.M.Heap.Get(base).Class.IsArray():
		if l.Rest+k.Size() <= l.Kind.Size() {
			return place{obj: base, off: off}, true
		}
		refuseMemory(e, "more than one field")
	case off-vm.ArrayBase+k.Size() > int64(e.M.Heap.Get(base).Len)*l.Kind.Size():
		fault(e)
	default:
		return place{obj: base, off: off}, true
	}
	return place{}, false
}

// fault is what HotSpot makes of some accesses that miss: others end the JVM, or
// give what happens to be there.
func fault(e *vm.Env) {
	e.Throw("java/lang/InternalError", "a fault occurred in an unsafe memory access operation")
}

func refuseMemory(e *vm.Env, what string) {
	e.Unsupported(what+" through Unsafe."+e.Method.Name,
		"fields and objects are laid out otherwise than by HotSpot: only whole fields and elements, at the offsets that Unsafe gives for them, and parts of numbers can be reached")
}

func widthOf(k vm.Kind) int { return int(k.Size()) }

func read(e *vm.Env, p place, k vm.Kind) uint64 {
	if p.class != nil {
		return k.Widen(e.M.ClassState(p.class).Words[p.word])
	}
	o := e.M.Heap.Get(p.obj)
	v := k.Widen(load(o.Pointer(p.off), widthOf(k)))
	if k == vm.KindRef {
		e.M.Store(o, vm.Ref(v)) // the array of a String is shared when somebody else gets at it
	}
	return v
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

// mayAccess asks for the operation of reading or writing a value of kind k at a
// place. One that covers several elements, or parts of them, is an operation on
// all of the array.
func mayAccess(e *vm.Env, p place, k vm.Kind, write bool) bool {
	v, whole, ok := mayReachPlace(e, p, k, write)
	return ok && (!whole || e.Took(v, write))
}

// mayReachPlace is mayAccess for who says himself what is read and written, where that is a whole
// variable.
func mayReachPlace(e *vm.Env, p place, k vm.Kind, write bool) (v vm.Variable, whole, ok bool) {
	if p.class != nil {
		e.FieldReached(p.class, p.word, true)
	} else if o := e.M.Heap.Get(p.obj); !o.Class.IsArray() {
		e.FieldReached(o.Class, slotIndex(o, p.off), false)
	}
	if !e.M.Sharing {
		return v, false, true
	}
	if p.class != nil {
		v = vm.Variable{Class: p.class, Index: p.word}
		return v, p.class.StaticAt(p.word).Kind.Size() == k.Size(), e.May(v, write)
	}
	o := e.M.Heap.Get(p.obj)
	if o.Class.IsArray() && o.Class.ElemKind().Size() != k.Size() {
		return v, false, mayAccessAll(e, p.obj, write)
	}
	v = vm.Variable{Obj: p.obj, Index: slotIndex(o, p.off)}
	if whole = o.Class.IsArray() || o.Class.FieldAt(v.Index) != nil && o.Class.FieldAt(v.Index).Kind.Size() == k.Size(); !whole {
		return v, false, e.MayAccess(p.obj, v.Index, write)
	}
	return v, true, e.May(v, write)
}

func mayAccessAll(e *vm.Env, r vm.Ref, write bool) bool {
	return !e.M.Sharing || e.MayTouch(all(r, write))
}

// all is an access to all elements of an array.
func all(r vm.Ref, write bool) vm.Access {
	a := vm.Access{Mode: vm.AccessRead, Obj: r, Index: vm.WholeObject}
	if write {
		a.Mode = vm.AccessWrite
	}
	return a
}

// fits refuses a reference in argument i that a program stores in a place of
// another type: what is read from there later would not be what it is taken for.
func fits(e *vm.Env, p place, k vm.Kind, i int) bool {
	if k != vm.KindRef || e.Args[i] == 0 || e.T.Top == nil || e.T.Top.Method.Class.Loader.Boot() && e.T.Top.Method.Class.Name != "sun/misc/Unsafe" {
		return true
	}
	v := e.M.Heap.Get(e.Ref(i)).Class
	switch {
	case p.class != nil:
		if isNamed(v, p.class.StaticAt(p.word).Desc) {
			return true
		}
	case e.M.Heap.Get(p.obj).Class.IsArray():
		if v.SubclassOf(e.M.Heap.Get(p.obj).Class.Elem) {
			return true
		}
	default:
		o := e.M.Heap.Get(p.obj)
		if isNamed(v, o.Class.FieldAt(slotIndex(o, p.off)).Desc) {
			return true
		}
	}
	refuseMemory(e, "a "+v.JavaName()+" where none belongs,")
	return false
}

// isNamed reports whether a class or one of its supers has the name in a
// descriptor, without loading anything.
func isNamed(c *vm.Class, desc string) bool {
	if desc[0] == '[' && c.IsArray() {
		return c.Name == desc || isNamed(c.Elem, desc[1:])
	}
	if desc[0] != 'L' {
		return false
	}
	for k := c; k != nil; k = k.Super {
		if k.Name == desc[1:len(desc)-1] {
			return true
		}
		for _, i := range k.Interfaces {
			if isNamed(i, desc) {
				return true
			}
		}
	}
	return false
}

// getAndUpdate replaces a value in one step and returns the old one. The JDK
// compares and sets in a loop, which would be two operations.
func getAndUpdate(k vm.Kind, update func(old, x uint64) uint64) vm.NativeFunc {
	return func(e *vm.Env) {
		p, ok := locate(e, e.Ref(1), e.Long(2), k)
		if !ok || !fits(e, p, k, 4) {
			return
		}
		if vm.Weak(e.M).Remembers() {
			weakUpdate(e, p, k, func(old uint64) (uint64, bool) { return update(old, e.Args[4]), true }, func(old uint64, _ bool) { e.ReturnRaw(old) })
			return
		}
		if !mayAccess(e, p, k, true) {
			return
		}
		v, a, b := read(e, p, k), attrOf(e, p, k), e.ArgAttr(4)
		if k == vm.KindRef {
			storeUnknown(e, p, k, e.Args[4], b)
			e.ReturnRaw(v)
			e.RetAttr = a
			return
		}
		if core.ExprOf(a) == nil && core.ExprOf(b) == nil {
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
		size = o.Class.ElemKind().Size()
	}
	return int((off - vm.ArrayBase) / size)
}

func get(k vm.Kind) vm.NativeFunc {
	return func(e *vm.Env) {
		p, ok := locate(e, e.Ref(1), e.Long(2), k)
		if !ok {
			return
		}
		if vm.Weak(e.M).Remembers() {
			weakGet(e, p, k)
			return
		}
		if !mayAccess(e, p, k, false) {
			return
		}
		e.RetAttr = attrOf(e, p, k)
		e.ReturnRaw(read(e, p, k))
	}
}

func put(k vm.Kind) vm.NativeFunc {
	return func(e *vm.Env) {
		p, ok := locate(e, e.Ref(1), e.Long(2), k)
		if !ok || !fits(e, p, k, 4) {
			return
		}
		if vm.Weak(e.M).Remembers() {
			weakPut(e, p, k, e.Args[4])
		} else if mayAccess(e, p, k, true) {
			storeUnknown(e, p, k, e.Args[4], e.ArgAttr(4))
		}
	}
}

func compareAndSet(k vm.Kind) vm.NativeFunc {
	n := k.Slots()
	return func(e *vm.Env) {
		p, ok := locate(e, e.Ref(1), e.Long(2), k)
		if !ok || !fits(e, p, k, 4+n) {
			return
		}
		if vm.Weak(e.M).Remembers() {
			weakUpdate(e, p, k, compares(e, k), func(_ uint64, wrote bool) { e.ReturnBool(wrote) })
			return
		}
		if !mayAccess(e, p, k, true) {
			return
		}
		a := attrOf(e, p, k)
		same, decided := sameUnknown(e, k, read(e, p, k), a, e.Args[4], e.ArgAttr(4))
		if !decided {
			return
		}
		if same {
			fails, ok := e.WeakFailure()
			if !ok {
				return
			}
			same = !fails
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
		p, ok := locate(e, e.Ref(1), e.Long(2), k)
		if !ok || !fits(e, p, k, 4+n) {
			return
		}
		if vm.Weak(e.M).Remembers() {
			weakUpdate(e, p, k, compares(e, k), func(old uint64, _ bool) { e.ReturnRaw(old) })
			return
		}
		if !mayAccess(e, p, k, true) {
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

func throwException(e *vm.Env) {
	if e.Ref(1) == 0 { // the end of a JVM
		e.ThrowRef(e.NewThrowable("java/lang/NullPointerException"))
		return
	}
	e.ThrowRef(e.Ref(1))
}

// ofArray answers a question about an array class. For others HotSpot means to
// throw an exception that it looks for in the wrong package.
func ofArray(answer func(vm.Kind) int32) vm.NativeFunc {
	return func(e *vm.Env) {
		if c := e.M.ClassOf(e.Ref(1)); c.IsArray() {
			e.ReturnInt(answer(c.ElemKind()))
			return
		}
		e.Throw("java/lang/NoClassDefFoundError", "java/lang/InvalidClassException")
	}
}

func allocateInstance(e *vm.Env) {
	if e.Ref(1) == 0 {
		e.ThrowRef(e.NewThrowable("java/lang/NullPointerException"))
		return
	}
	c := e.M.ClassOf(e.Ref(1))
	switch {
	case c.IsPrimitive():
		e.ThrowRef(e.NewThrowable("java/lang/InstantiationException"))
	case c.IsArray() || c.Flags&(classfile.AccAbstract|classfile.AccInterface) != 0:
		e.Throw("java/lang/InstantiationException", c.JavaName())
	case c.Name == "java/lang/Class":
		e.Throw("java/lang/IllegalAccessException", c.JavaName())
	case e.InitClass(c):
		e.ReturnRef(e.M.Heap.NewInstance(c))
	}
}

// reflectedField returns the field that a java.lang.reflect.Field stands for.
func reflectedField(e *vm.Env, r vm.Ref) *vm.Field {
	o := e.M.Heap.Get(r)
	c := e.M.ClassOf(o.Ref(o.Class.FieldNamed("clazz").Word))
	return c.Fields[o.Int(o.Class.FieldNamed("slot").Word)]
}

func fieldOffset(e *vm.Env, f *vm.Field) { e.ReturnLong(f.Offset()) }

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
