package models

import (
	"strconv"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// java.lang.reflect.Array.
func init() {
	m := Methods{
		"getLength":     func(e *vm.Env) { withArray(e, func(o *vm.Object) { e.ReturnInt(o.Len) }) },
		"get":           arrayGet,
		"set":           arraySet,
		"newArray":      newArray,
		"multiNewArray": multiNewArray,
	}
	for name, k := range map[string]vm.Kind{
		"Boolean": vm.KindBoolean, "Byte": vm.KindByte, "Char": vm.KindChar, "Short": vm.KindShort,
		"Int": vm.KindInt, "Long": vm.KindLong, "Float": vm.KindFloat, "Double": vm.KindDouble,
	} {
		m["get"+name] = arrayGetPrimitive(k)
		m["set"+name] = arraySetPrimitive(k)
	}
	Register("java/lang/reflect/Array", m)
}

const (
	notArray          = "Argument is not an array"
	notPrimitiveArray = "Argument is not an array of primitive type"
	typeMismatch      = "argument type mismatch"
)

// withArray passes the array in argument slot 0 on, if it is one.
func withArray(e *vm.Env, f func(o *vm.Object)) {
	o := e.Object(0)
	switch {
	case o == nil:
		e.ThrowNoMessage("java/lang/NullPointerException")
	case !o.Class.IsArray():
		e.Throw(illegalArgument, notArray)
	default:
		f(o)
	}
}

// inBounds checks the index in argument slot 1.
func inBounds(e *vm.Env, o *vm.Object) bool {
	if i := e.Int(1); i < 0 || i >= o.Len {
		e.ThrowNoMessage("java/lang/ArrayIndexOutOfBoundsException")
		return false
	}
	return true
}

// mayReach is inBounds for an element that is read or written now.
func mayReach(e *vm.Env, o *vm.Object, write bool) bool {
	return inBounds(e, o) && e.MayAccess(e.Ref(0), int(e.Int(1)), write)
}

func arrayGet(e *vm.Env) {
	withArray(e, func(o *vm.Object) {
		k := o.Class.ElemKind()
		if k != vm.KindRef && !e.InitClass(e.M.Lib.MustLoad(boxOf[k])) {
			return
		}
		if mayReach(e, o, false) {
			a, r := o.SlotAttr(int(e.Int(1))), box(e, k, o.Element(k, int(e.Int(1))))
			e.ReturnRef(r)
			if a != nil && k == vm.KindRef {
				e.RetAttr = a
			} else if a != nil {
				w := e.M.Heap.Writable(r)
				w.SetSlotAttr(w.Class.FieldNamed("value").Word, a)
			}
		}
	})
}

func arrayGetPrimitive(to vm.Kind) vm.NativeFunc {
	return func(e *vm.Env) {
		withArray(e, func(o *vm.Object) {
			k := o.Class.ElemKind()
			if k == vm.KindRef {
				e.Throw(illegalArgument, notPrimitiveArray)
				return
			}
			if !mayReach(e, o, false) {
				return
			}
			v, ok := widen(k, to, o.Element(k, int(e.Int(1))))
			if !ok {
				e.Throw(illegalArgument, typeMismatch)
				return
			}
			e.ReturnRaw(v)
			if a := o.SlotAttr(int(e.Int(1))); k == to {
				e.RetAttr = a
			} else if x := core.ExprOf(a); x != nil {
				e.RetAttr = widened(e, x, to)
			}
		})
	}
}

func arraySet(e *vm.Env) {
	withArray(e, func(o *vm.Object) {
		if k := o.Class.ElemKind(); k != vm.KindRef {
			if x := core.ExprOf(unknownAs(e, e.Ref(2), k)); x != nil {
				setUnknown(e, o, x)
			} else if from, v, ok := unbox(e, e.Ref(2)); ok {
				setConverted(e, o, from, v)
			}
			return
		}
		if !inBounds(e, o) {
			return
		}
		if x := e.Object(2); x != nil && !x.Class.SubclassOf(o.Class.Elem) {
			e.Throw(illegalArgument, "array element type mismatch")
			return
		}
		if mayReach(e, o, true) {
			e.M.Store(o, e.Ref(2))
			storeElement(e, vm.KindRef, e.Args[2])
		}
	})
}

func arraySetPrimitive(from vm.Kind) vm.NativeFunc {
	return func(e *vm.Env) {
		withArray(e, func(o *vm.Object) {
			if o.Class.ElemKind() == vm.KindRef {
				e.Throw(illegalArgument, notPrimitiveArray)
				return
			}
			k := o.Class.ElemKind()
			if x := core.ExprOf(e.ArgAttr(2)); x == nil {
				setConverted(e, o, from, e.Args[2])
			} else if _, ok := widen(from, k, 0); ok {
				setUnknown(e, o, widened(e, x, k))
			} else {
				setConverted(e, o, from, 0) // throws
			}
		})
	}
}

// setConverted stores a value of kind from as an element of a primitive array.
func setConverted(e *vm.Env, o *vm.Object, from vm.Kind, v uint64) {
	if !inBounds(e, o) {
		return
	}
	k := o.Class.ElemKind()
	v, ok := widen(from, k, v)
	if !ok {
		e.Throw(illegalArgument, typeMismatch)
		return
	}
	if mayReach(e, o, true) {
		storeElement(e, k, v)
	}
}

// setUnknown is setConverted for a number of the right kind that is not known.
func setUnknown(e *vm.Env, o *vm.Object, x *symbolic.Expr) {
	if inBounds(e, o) && mayReach(e, o, true) {
		storeElement(e, o.Class.ElemKind(), 0)
		e.M.Heap.Writable(e.Ref(0)).SetSlotAttr(int(e.Int(1)), x)
	}
}

func storeElement(e *vm.Env, k vm.Kind, v uint64) {
	w := e.M.Heap.Writable(e.Ref(0))
	w.SetElement(k, int(e.Int(1)), v)
	if w.Attrs != nil {
		w.SetSlotAttr(int(e.Int(1)), nil)
	}
}

func newArray(e *vm.Env) {
	c := componentType(e)
	if c == nil {
		return
	}
	a := e.M.Lib.ArrayOf(c)
	if dimensions(a) > 255 {
		e.ThrowNoMessage(illegalArgument)
		return
	}
	n := e.Int(1)
	if n < 0 {
		e.Throw("java/lang/NegativeArraySizeException", strconv.Itoa(int(n)))
		return
	}
	if fitsArray(e, a, n) {
		e.ReturnRef(e.M.Heap.NewArray(a, n))
	}
}

// componentType is the Class in argument slot 0 if arrays of it may exist.
func componentType(e *vm.Env) *vm.Class {
	if e.Ref(0) == 0 {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return nil
	}
	c := e.M.ClassOf(e.Ref(0))
	if c.Prim == vm.KindVoid {
		e.ThrowNoMessage(illegalArgument)
		return nil
	}
	return c
}

func fitsArray(e *vm.Env, a *vm.Class, n int32) bool {
	if !e.M.Heap.Fits(vm.ArraySize(a, n)) {
		e.Throw("java/lang/OutOfMemoryError", vm.NoRoom(n))
		return false
	}
	return true
}

func dimensions(c *vm.Class) int {
	n := 0
	for ; c.Elem != nil; c = c.Elem {
		n++
	}
	return n
}

func multiNewArray(e *vm.Env) {
	c := componentType(e)
	if c == nil {
		return
	}
	if e.Ref(1) == 0 {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return
	}
	lengths := e.Object(1).Ints()
	if len(lengths) == 0 || dimensions(c)+len(lengths) > 255 {
		e.ThrowNoMessage(illegalArgument)
		return
	}
	for _, n := range lengths {
		if n < 0 {
			e.Throw("java/lang/NegativeArraySizeException", strconv.Itoa(int(n)))
			return
		}
	}
	for range lengths {
		c = e.M.Lib.ArrayOf(c)
	}
	// One check for all of it: the collector may not run between the parts.
	if total := nestedSize(c, lengths); total > e.M.Heap.Max || !e.M.Heap.Fits(total) {
		e.Throw("java/lang/OutOfMemoryError", vm.NoRoom(lengths...))
		return
	}
	e.ReturnRef(nestedArray(e, c, lengths))
}

// nestedSize is what an array of arrays is accounted for, or more than any
// heap holds.
func nestedSize(c *vm.Class, lengths []int32) int64 {
	const tooMuch = 1 << 50
	total, count := int64(0), int64(1)
	for _, n := range lengths {
		total += count * vm.ArraySize(c, n)
		if count *= int64(n); count == 0 {
			break
		}
		if total > tooMuch || count > tooMuch {
			return tooMuch
		}
		c = c.Elem
	}
	return total
}

func nestedArray(e *vm.Env, c *vm.Class, lengths []int32) vm.Ref {
	r := e.M.Heap.NewArray(c, lengths[0])
	if len(lengths) > 1 {
		for i := range e.M.Heap.Get(r).Refs() {
			elem := nestedArray(e, c.Elem, lengths[1:])
			e.M.Heap.Get(r).Refs()[i] = elem
		}
	}
	return r
}
