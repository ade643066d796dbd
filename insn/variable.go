package insn

import (
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/memory"
)

// Accesses to fields and array elements through a VarHandle, where the call
// site has exactly the coordinates and the type of the variable and nothing is
// thrown. All others run as Java code of the handle.

// accessShape is what an access mode does.
type accessShape uint8

const (
	accessGet accessShape = iota
	accessSet
	accessCompareAndSet
	accessCompareAndExchange
	accessGetAndSet
	accessGetAndAdd
	accessGetAndOr
	accessGetAndAnd
	accessGetAndXor
)

// values is how many values an access takes besides the coordinates.
func (s accessShape) values() int {
	switch s {
	case accessGet:
		return 0
	case accessCompareAndSet, accessCompareAndExchange:
		return 2
	}
	return 1
}

// accessMode is an access mode of VarHandle; the ordinal is that of the
// AccessMode. Java code takes the mode by its ordinal. The order in which accessModes
// adds them is that of VarHandle.AccessMode.
type accessMode struct {
	ordinal uint64
	shape   accessShape
	// How much its read and its write order.
	reads, writes memory.Mode
}

var accessModes = func() map[string]accessMode {
	modes := map[string]accessMode{}
	add := func(shape accessShape, names ...string) {
		for _, n := range names {
			reads, writes := memory.OrdersOf(n)
			modes[n] = accessMode{uint64(len(modes)), shape, reads, writes}
		}
	}
	for _, order := range []string{"", "Volatile"} {
		add(accessGet, "get"+order)
		add(accessSet, "set"+order)
	}
	add(accessGet, "getAcquire")
	add(accessSet, "setRelease")
	add(accessGet, "getOpaque")
	add(accessSet, "setOpaque")
	add(accessCompareAndSet, "compareAndSet")
	add(accessCompareAndExchange, "compareAndExchange", "compareAndExchangeAcquire", "compareAndExchangeRelease")
	add(accessCompareAndSet, "weakCompareAndSetPlain", "weakCompareAndSet", "weakCompareAndSetAcquire", "weakCompareAndSetRelease")
	add(accessGetAndSet, "getAndSet", "getAndSetAcquire", "getAndSetRelease")
	add(accessGetAndAdd, "getAndAdd", "getAndAddAcquire", "getAndAddRelease")
	add(accessGetAndOr, "getAndBitwiseOr", "getAndBitwiseOrRelease", "getAndBitwiseOrAcquire")
	add(accessGetAndAnd, "getAndBitwiseAnd", "getAndBitwiseAndRelease", "getAndBitwiseAndAcquire")
	add(accessGetAndXor, "getAndBitwiseXor", "getAndBitwiseXorRelease", "getAndBitwiseXorAcquire")
	return modes
}()

// variable is a place that a handle refers to: a static word, a field word or
// an array element.
type variable struct {
	kind  vm.Kind
	typ   *vm.Class
	class *vm.Class // of a static field
	obj   vm.Ref
	index int  // word or element
	elem  bool // of an array
}

func (v *variable) read(m *vm.Machine) (uint64, vm.Attr) {
	if v.class != nil {
		s := m.ClassState(v.class)
		return v.kind.Widen(s.Words[v.index]), s.Attrs[v.index]
	}
	o := m.Heap.Get(v.obj)
	if v.elem {
		return o.Element(v.kind, v.index), o.SlotAttr(v.index)
	}
	return v.kind.Widen(o.Words[v.index]), o.SlotAttr(v.index)
}

// mayAccess asks for the operation of reading or writing the variable.
func (v *variable) mayAccess(m *vm.Machine, t *vm.Thread, write bool) bool {
	switch {
	case !m.Sharing:
		return true
	case v.class != nil:
		return m.MayAccessStatic(t, v.class, v.index, write)
	}
	return m.MayAccess(t, v.obj, m.Heap.Get(v.obj), v.index, write)
}

// A reference that is written to what others reach is marked as shared, with all that
// it leads to, before it is.
func (v *variable) write(m *vm.Machine, x uint64, a vm.Attr) {
	if v.kind == vm.KindRef && (v.class != nil || m.Heap.Get(v.obj).Flags&vm.Shared != 0) {
		m.Publish(vm.Ref(x))
	}
	if v.class != nil {
		s := m.WritableClass(v.class)
		s.Words[v.index] = v.kind.Narrow(x)
		s.SetAttr(v.index, a)
		return
	}
	o := m.Heap.Writable(v.obj)
	if v.elem {
		o.SetElement(v.kind, v.index, x)
	} else {
		o.Words[v.index] = v.kind.Narrow(x)
	}
	o.SetSlotAttr(v.index, a)
}

// typesOf returns the types of a call of a class that a builtin loader has loaded,
// so that nobody can tell when they are looked up; nil for others, and where one is
// missing.
func (c *handleCall) typesOf(site *vm.Site, desc string) []*vm.Class {
	from := site.Class
	if known := site.Types.Load(); known != nil {
		return *known
	}
	if !from.Loader.Builtin() || from.Hidden || from.Complements != nil {
		return nil
	}
	params, ret := vm.Descriptors(desc)
	var types []*vm.Class
	for _, d := range append(params, ret) {
		k := c.m.Lib.Primitive(vm.Kind(d[0]))
		if name := named(d); name != "" {
			var err error
			if k, err = c.m.Lib.Load(from.Loader, name); err != nil {
				return nil
			}
		}
		types = append(types, k)
	}
	site.Types.Store(&types)
	return types
}

// linkedTypes returns the types that the call's type object names.
func (c *handleCall) linkedTypes() (types []*vm.Class) {
	for _, r := range c.m.Heap.Get(refField(c.m, c.callType, "ptypes")).Refs() {
		types = append(types, c.m.ClassOf(r))
	}
	return append(types, c.m.ClassOf(refField(c.m, c.callType, "rtype")))
}

// classField reads a field that holds a Class.
func (c *handleCall) classField(r vm.Ref, name string) *vm.Class {
	return c.m.ClassOf(refField(c.m, r, name))
}

// variable runs an access itself. It reports false when it has done nothing.
func (c *handleCall) variable(handle vm.Ref, mode string) bool {
	shape := accessModes[mode].shape
	c.weak = strings.HasPrefix(mode, "weak")
	v, at, ok := c.locate(handle, shape)
	if !ok {
		return false
	}
	m, f := c.m, c.f
	n := int32(v.kind.Slots())
	spent := m.Spent()
	if !v.mayAccess(m, c.t, shape != accessGet) {
		return true // it runs again
	}
	if vm.Weak(m).Remembers() {
		return c.weakVariable(v, accessModes[mode], at, n, spent)
	}
	old, a := v.read(m)
	if shape != accessSet && shape != accessCompareAndSet && !c.gives(v.typ, old, a) {
		return false
	}
	switch shape {
	case accessGet:
		c.give(n, old, a)
		return true
	case accessSet:
		v.write(m, f.Slots[at], attr(f, at))
		c.finish(0, 0, nil)
		return true
	}
	if f.Attrs != nil || a != nil {
		return false // what a decision on a symbolic value means is not for us to say
	}
	x := f.Slots[at]
	switch shape {
	case accessCompareAndSet, accessCompareAndExchange:
		// Bits are compared, also of floats: VarHandle says so, and == would take -0.0
		// for 0.0 and never find NaN.
		same := v.kind.Narrow(old) == v.kind.Narrow(x)
		if same && c.weak {
			fails, ok := m.WeakFailure(f, func(g choice.Generator) (int, bool) { return m.ChooseAgain(g, spent) })
			if !ok {
				return true // it runs again
			}
			same = !fails
		}
		if same {
			v.write(m, f.Slots[at+n], nil)
		}
		if shape == accessCompareAndExchange {
			c.give(n, old, nil)
		} else if same {
			c.finish(1, 1, nil)
		} else {
			c.finish(1, 0, nil)
		}
		return true
	case accessGetAndSet:
		v.write(m, x, nil)
		c.give(n, old, nil)
		return true
	}
	return c.update(v, shape, old, x)
}

// next is what an update writes. In 64 bits for all kinds: the upper ones are cut off
// when it is written.
func (s accessShape) next(old, x uint64) uint64 {
	switch s {
	case accessGetAndAdd:
		return old + x
	case accessGetAndOr:
		return old | x
	case accessGetAndAnd:
		return old & x
	case accessGetAndXor:
		return old ^ x
	}
	return x
}

// update runs an access that computes. Floats, which getAndAdd takes, too, and
// booleans, of which there are only the bitwise ones, go to Java code.
func (c *handleCall) update(v *variable, shape accessShape, old, x uint64) bool {
	switch v.kind {
	case vm.KindByte, vm.KindShort, vm.KindChar, vm.KindInt, vm.KindLong:
	default:
		return false
	}
	v.write(c.m, shape.next(old, x), nil)
	c.give(int32(v.kind.Slots()), old, nil)
	return true
}

// locate finds the variable of an access and the slot of the first value, if
// the access is one to be run here. Whatever would throw goes to Java code, too, which
// throws what the JDK does.
func (c *handleCall) locate(handle vm.Ref, shape accessShape) (v *variable, at int32, ok bool) {
	m, f := c.m, c.f
	o := m.Heap.Get(handle)
	if !o.Class.Loader.Boot() {
		return nil, 0, false
	}
	types := c.types[:len(c.types)-1]
	c.exact = o.Words[o.Class.FieldNamed("exact").Word] != 0
	switch o.Class.Name {
	case "java/lang/invoke/FieldVarHandle":
		_, fd := m.Lib.Member(m.Heap.Get(o.Ref(o.Class.FieldNamed("target").Word)))
		if shape != accessGet && o.Words[o.Class.FieldNamed("readOnly").Word] != 0 {
			return nil, 0, false
		}
		v = &variable{kind: fd.Kind, typ: c.classField(handle, "type"), index: fd.Word}
		coordinates := int32(0)
		if fd.Static() {
			if s := m.ClassState(fd.Class); s.Status != vm.InitDone && !(s.Status == vm.InitRunning && int(s.Thread) == c.t.ID) {
				return nil, 0, false // on some JDKs the access initialises the class
			}
			v.class = fd.Class
		} else {
			coordinates = 1
			if len(types) == 0 || f.Slots[c.args] == 0 || !c.passes(types[0], c.classField(handle, "receiverType"), c.args) {
				return nil, 0, false
			}
			v.obj = vm.Ref(f.Slots[c.args])
		}
		return v, c.args + coordinates, c.fits(types[coordinates:], v.typ, c.args+coordinates, shape)
	case "java/lang/invoke/ArrayVarHandle":
		if len(types) < 2 || !c.passes(types[0], c.classField(handle, "arrayType"), c.args) || types[1].Prim != vm.KindInt {
			return nil, 0, false
		}
		v = &variable{typ: c.classField(handle, "componentType"), obj: vm.Ref(f.Slots[c.args]), index: int(int32(f.Slots[c.args+1])), elem: true}
		arr := m.Heap.Get(v.obj)
		if attr(f, c.args+1) != nil {
			return nil, 0, false // the index may not be what the slot says
		}
		if arr == nil || uint32(v.index) >= uint32(arr.Len) {
			return nil, 0, false
		}
		v.kind = arr.Class.ElemKind()
		// The array may be narrower than its static type says.
		if v.kind == vm.KindRef && shape != accessGet {
			if x := m.Heap.Get(vm.Ref(f.Slots[f.SP-1])); x != nil && !x.Class.SubclassOf(arr.Class.Elem) {
				return nil, 0, false
			}
		}
		return v, c.args + 2, c.fits(types[2:], v.typ, c.args+2, shape)
	}
	return nil, 0, false
}

// fits reports whether the call has the values, which begin at a slot, and the result
// of an access to a variable of a type.
func (c *handleCall) fits(types []*vm.Class, typ *vm.Class, at int32, shape accessShape) bool {
	if len(types) != shape.values() {
		return false
	}
	for i, t := range types {
		if !c.passes(t, typ, at+int32(i)) {
			return false
		}
	}
	switch shape {
	case accessSet:
		return c.stub.Ret == vm.KindVoid
	case accessCompareAndSet:
		return c.stub.Ret == vm.KindBoolean
	}
	return true // see gives
}

// passes reports whether the value of type from in a slot is one of type to as it is.
// A handle that is not exact casts references.
func (c *handleCall) passes(from, to *vm.Class, slot int32) bool {
	if from == to {
		return true
	}
	return c.casts(from, to, vm.Ref(c.f.Slots[slot]), attr(c.f, slot))
}

// gives reports whether the value of a variable of a type is a result of the call's
// type as it is. It is asked before anything is written: behind the write it would be
// too late to leave the call to Java code.
func (c *handleCall) gives(typ *vm.Class, v uint64, a vm.Attr) bool {
	to := c.types[len(c.types)-1]
	return to == typ || c.stub.Ret == vm.KindVoid && !c.exact || c.casts(typ, to, vm.Ref(v), a)
}

func (c *handleCall) casts(from, to *vm.Class, r vm.Ref, a vm.Attr) bool {
	if c.exact || a != nil || from.Prim != 0 || to.Prim != 0 {
		return false
	}
	return r == 0 || c.m.Heap.Get(r).Class.SubclassOf(to)
}

// give ends the call with a result of n slots, or without one.
func (c *handleCall) give(n int32, v uint64, a vm.Attr) {
	if c.stub.Ret == vm.KindVoid {
		n = 0
	}
	c.finish(n, v, a)
}
