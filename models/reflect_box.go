package models

import (
	"math"

	"github.com/gojpf/gojpf/vm"
)

// boxOf names the wrapper classes of the primitive kinds.
var boxOf = map[vm.Kind]string{
	vm.KindBoolean: "java/lang/Boolean", vm.KindByte: "java/lang/Byte", vm.KindChar: "java/lang/Character",
	vm.KindShort: "java/lang/Short", vm.KindInt: "java/lang/Integer", vm.KindLong: "java/lang/Long",
	vm.KindFloat: "java/lang/Float", vm.KindDouble: "java/lang/Double",
}

var kindOfBox = func() map[string]vm.Kind {
	kinds := make(map[string]vm.Kind, len(boxOf))
	for k, name := range boxOf {
		kinds[name] = k
	}
	return kinds
}()

// box makes a value an object as HotSpot's reflection does: always a new one,
// unlike valueOf.
func box(e *vm.Env, k vm.Kind, v uint64) vm.Ref {
	switch k {
	case vm.KindVoid:
		return vm.Null
	case vm.KindRef:
		return vm.Ref(v)
	}
	c := e.M.Lib.MustLoad(boxOf[k])
	r := e.M.Heap.NewInstance(c)
	e.M.Heap.Get(r).Words[c.FieldNamed("value").Word] = k.Narrow(v)
	return r
}

// initBox is InitClass for what ReturnBoxed needs of a kind.
func initBox(e *vm.Env, k vm.Kind) bool {
	c := vm.BoxCache(e.M.Lib, k)
	return c == nil || e.InitClass(c)
}

// unbox returns the kind and the slot of a wrapper object. It throws for
// anything else.
func unbox(e *vm.Env, r vm.Ref) (vm.Kind, uint64, bool) {
	o := e.M.Heap.Get(r)
	if o == nil {
		e.ThrowNoMessage(illegalArgument)
		return vm.KindVoid, 0, false
	}
	k, ok := kindOfBox[o.Class.Name]
	if !ok || !o.Class.Loader.Boot() {
		e.Throw(illegalArgument, typeMismatch)
		return vm.KindVoid, 0, false
	}
	word := o.Class.FieldNamed("value").Word
	pinSlot(e, r, word)
	return k, k.Widen(e.M.Heap.Get(r).Words[word]), true
}

// unboxAs returns the value of a wrapper object as a slot of kind k. It throws
// where Java has no such conversion.
func unboxAs(e *vm.Env, r vm.Ref, k vm.Kind) (uint64, bool) {
	from, v, ok := unbox(e, r)
	if !ok {
		return 0, false
	}
	if v, ok = widen(from, k, v); !ok {
		e.Throw(illegalArgument, typeMismatch)
	}
	return v, ok
}

// widen converts a slot of one primitive kind to another by an identity or
// widening conversion (JLS 5.1.2); it reports whether there is one.
func widen(from, to vm.Kind, v uint64) (uint64, bool) {
	if from == to {
		return v, from != vm.KindVoid
	}
	var n int64
	switch from {
	case vm.KindByte, vm.KindShort, vm.KindInt, vm.KindChar:
		n = int64(int32(v))
	case vm.KindLong:
		n = int64(v)
	case vm.KindFloat:
		if to == vm.KindDouble {
			return math.Float64bits(float64(math.Float32frombits(uint32(v)))), true
		}
		return 0, false
	default:
		return 0, false
	}
	switch to {
	case vm.KindShort:
		return v, from == vm.KindByte
	case vm.KindInt:
		return v, from != vm.KindLong
	case vm.KindLong:
		return uint64(n), true
	case vm.KindFloat:
		return uint64(math.Float32bits(float32(n))), true
	case vm.KindDouble:
		return math.Float64bits(float64(n)), true
	}
	return 0, false
}
