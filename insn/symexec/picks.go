package symexec

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// maxPicked is how many positions are tried one by one.
const maxPicked = 256

// pick decides the int argument in a slot, a position that must lie between lo and
// hi: each that is possible is a way of its own, and all that the method refuses are
// one. Of these it stays open which it is: code says so in the exception that it
// throws, and a native is told one of them. ok is false where there is a choice to
// make first.
func (c *call) pick(slot, lo, hi int32) (ok bool) {
	e := expr(c.f, slot)
	if e == nil {
		return true
	}
	x := c.rt.Ctx
	r := PathOf(c.m).PC().Bounds().Range(e)
	first, last := max(int64(lo), r.Lo), min(int64(hi), r.Hi)
	if last-first >= maxPicked {
		return true // the method's own code, or a native, has to do with it
	}
	var alternatives []*symbolic.Expr
	for v := first; v <= last; v++ {
		alternatives = append(alternatives, x.Eq(e, x.Int(int32(v))))
	}
	alternatives = append(alternatives, x.Or(x.Lt(e, x.Int(lo)), x.Gt(e, x.Int(hi))))
	// One that stays open is asked about again after the next was decided: each has
	// a name of its own.
	chosen, ok := c.rt.Decide(c.m, fmt.Sprintf("position%d", slot-c.at), alternatives...)
	switch {
	case !ok:
		return false
	case chosen == len(alternatives)-1:
		return true
	default:
		c.f.Slots[slot] = uint64(uint32(int32(first) + int32(chosen)))
	}
	c.f.SetAttr(int(slot), nil)
	return true
}

// copyFails throws what System.arraycopy throws where a position is out of bounds,
// by the first of its checks that fails. It reports false where none is known to.
func (c *call) copyFails(from, to *vm.Object) bool {
	x := c.rt.Ctx
	src, dst, n := c.arg(1, symbolic.I32), c.arg(3, symbolic.I32), c.arg(4, symbolic.I32)
	in := func(o *vm.Object) string {
		name := "object array"
		if o.Class.Elem.IsPrimitive() {
			name = o.Class.Elem.Name
		}
		return fmt.Sprintf(" out of bounds for %s[%d]", name, o.Len)
	}
	long := func(a *symbolic.Expr) *symbolic.Expr { return x.I2L(a) }
	for i, check := range []struct {
		fails         *symbolic.Expr
		before, after string
		value         *symbolic.Expr
	}{
		{x.Lt(src, x.Int(0)), "arraycopy: source index ", in(from), src},
		{x.Lt(dst, x.Int(0)), "arraycopy: destination index ", in(to), dst},
		{x.Lt(n, x.Int(0)), "arraycopy: length ", " is negative", n},
		{x.Gt(x.Add(long(src), long(n)), x.Const(symbolic.I64, uint64(from.Len))), "arraycopy: last source index ", in(from), x.Add(long(src), long(n))},
		{x.Gt(x.Add(long(dst), long(n)), x.Const(symbolic.I64, uint64(to.Len))), "arraycopy: last destination index ", in(to), x.Add(long(dst), long(n))},
	} {
		fails, ok := c.rt.Test(c.m, fmt.Sprintf("copy%d", i), check.fails)
		if !ok {
			return true
		}
		if fails {
			c.rt.throw(c.m, c.t, "java/lang/ArrayIndexOutOfBoundsException", check.before, check.value, check.after)
			return true
		}
	}
	return false
}

// positionModels decide positions in arrays and texts, in front of methods that
// have to know them.
func (rt *Runtime) positionModels(models *callModels) {
	models.unknown["java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V"] = func(c *call) bool {
		from, to := c.m.Heap.Get(vm.Ref(c.f.Slots[c.at])), c.m.Heap.Get(vm.Ref(c.f.Slots[c.at+2]))
		if from == nil || to == nil || from.Class.Elem == nil || to.Class.Elem == nil {
			return false // it throws
		}
		if !c.pick(c.at+1, 0, from.Len) || !c.pick(c.at+3, 0, to.Len) || !c.pick(c.at+4, 0, min(from.Len, to.Len)) {
			return true
		}
		if !c.unknown() || from.Class.ElemKind() != to.Class.ElemKind() {
			return false
		}
		return c.copyFails(from, to)
	}
	rt.reflectedArrays(models)
	substring := func(ends bool) callModel {
		return func(c *call) bool {
			r := vm.Ref(c.f.Slots[c.at])
			if !c.rt.look(c.m, r) {
				return true
			}
			chars, _ := c.rt.characters(c.m, r)
			n := int32(len(chars))
			if !c.pick(c.at+1, 0, n) {
				return true
			}
			return ends && !c.pick(c.at+2, 0, n)
		}
	}
	models.unknown["java/lang/String.substring(I)Ljava/lang/String;"] = substring(false)
	models.unknown["java/lang/String.substring(II)Ljava/lang/String;"] = substring(true)
	models.unknown["java/lang/String.subSequence(II)Ljava/lang/CharSequence;"] = substring(true)
}

// reflectedArrays are the natives of java.lang.reflect.Array: lengths and indices
// decide as they do in instructions.
func (rt *Runtime) reflectedArrays(models *callModels) {
	const class = "java/lang/reflect/Array."
	models.unknown[class+"newArray(Ljava/lang/Class;I)Ljava/lang/Object;"] = func(c *call) bool {
		return vm.Ref(c.f.Slots[c.at]) != vm.Null && !c.rt.length(c.m, c.t, c.f, c.at+1)
	}
	element := func(c *call) bool {
		o := c.m.Heap.Get(vm.Ref(c.f.Slots[c.at]))
		index := expr(c.f, c.at+1)
		if o == nil || o.Class.Elem == nil || index == nil {
			return false
		}
		in, ok := c.rt.Test(c.m, "bounds", c.rt.Ctx.InBounds(index, c.rt.Ctx.Int(o.Len)))
		switch {
		case !ok:
			return true
		case in:
			c.rt.pinIndex(c.m, c.f, c.at+1, index)
			return c.m.Ignored() || len(c.m.Pending()) > 0
		}
		c.f.Slots[c.at+1] = uint64(uint32(math.MaxUint32)) // the exception does not show which
		c.f.SetAttr(int(c.at+1), nil)
		return false
	}
	object := "Ljava/lang/Object;"
	models.unknown[class+"get("+object+"I)"+object], models.unknown[class+"set("+object+"I"+object+")V"] = element, element
	for name, d := range map[string]string{"Boolean": "Z", "Byte": "B", "Char": "C", "Short": "S", "Int": "I", "Long": "J", "Float": "F", "Double": "D"} {
		models.unknown[class+"get"+name+"("+object+"I)"+d] = element
		models.unknown[class+"set"+name+"("+object+"I"+d+")V"] = element
	}
}
