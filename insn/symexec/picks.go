package symexec

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// copyFails throws what System.arraycopy throws where a position is out of bounds,
// by the first of its checks that fails. It reports false where none is known to. Its
// order is HotSpot's: programs see which message they get.
func (c call) copyFails(from, to *vm.Object) bool {
	x := c.rt.Ctx
	src, dst, n := c.Arg(1, symbolic.I32), c.Arg(3, symbolic.I32), c.Arg(4, symbolic.I32)
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
		fails, ok := c.rt.Test(c.M, fmt.Sprintf("copy%d", i), check.fails)
		if !ok {
			return true
		}
		if fails {
			c.rt.Texts.Throw(c.M, c.T, "java/lang/ArrayIndexOutOfBoundsException", check.before, check.value, check.after)
			return true
		}
	}
	return false
}

// positionModels decide positions in arrays and texts, in front of methods that
// have to know them.
func (rt *Runtime) positionModels(models *callModels) {
	models.Unknown["java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V"] = func(c call) bool {
		from, to := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At])), c.M.Heap.Get(vm.Ref(c.F.Slots[c.At+2]))
		if from == nil || to == nil || from.Class.Elem == nil || to.Class.Elem == nil {
			return false // it throws
		}
		// Positions within the arrays are tried one by one; what remains unknown after
		// that is outside.
		if !c.Pick(c.At+1, 0, from.Len) || !c.Pick(c.At+3, 0, to.Len) || !c.Pick(c.At+4, 0, min(from.Len, to.Len)) {
			return true
		}
		if !c.Unknown() || from.Class.ElemKind() != to.Class.ElemKind() {
			return false
		}
		return c.copyFails(from, to)
	}
	rt.reflectedArrays(models)
}

// reflectedArrays are the natives of java.lang.reflect.Array: lengths and indices
// decide as they do in instructions.
func (rt *Runtime) reflectedArrays(models *callModels) {
	const class = "java/lang/reflect/Array."
	models.Unknown[class+"newArray(Ljava/lang/Class;I)Ljava/lang/Object;"] = func(c call) bool {
		return vm.Ref(c.F.Slots[c.At]) != vm.Null && !c.rt.length(c.M, c.T, c.F, c.At+1)
	}
	element := func(c call) bool {
		o := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))
		index := core.ExprAt(c.F, c.At+1)
		if o == nil || o.Class.Elem == nil || index == nil {
			return false
		}
		in, ok := c.rt.Test(c.M, "bounds", c.rt.Ctx.InBounds(index, c.rt.Ctx.Int(o.Len)))
		switch {
		case !ok:
			return true
		case in:
			c.rt.pinIndex(c.M, c.F, c.At+1, index)
			return c.M.Ignored() || len(c.M.Pending()) > 0
		}
		c.F.Slots[c.At+1] = uint64(uint32(math.MaxUint32)) // the exception does not show which
		c.F.SetAttr(int(c.At+1), nil)
		return false
	}
	object := "Ljava/lang/Object;"
	models.Unknown[class+"get("+object+"I)"+object], models.Unknown[class+"set("+object+"I"+object+")V"] = element, element
	for name, d := range map[string]string{"Boolean": "Z", "Byte": "B", "Char": "C", "Short": "S", "Int": "I", "Long": "J", "Float": "F", "Double": "D"} {
		models.Unknown[class+"get"+name+"("+object+"I)"+d] = element
		models.Unknown[class+"set"+name+"("+object+"I"+d+")V"] = element
	}
}
