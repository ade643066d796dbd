package symbolic

import (
	sym "github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// maxPicked is how many positions are tried one by one.
const maxPicked = 256

// pick decides the int argument in a slot, a position that must lie between lo and
// hi: each that is possible is a way of its own, and all that the method refuses are
// one. ok is false where there is a choice to make first.
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
	var ways []*sym.Expr
	for v := first; v <= last; v++ {
		ways = append(ways, x.Eq(e, x.Int(int32(v))))
	}
	ways = append(ways, x.Or(x.Lt(e, x.Int(lo)), x.Gt(e, x.Int(hi))))
	way, ok := c.rt.Decide(c.m, "position", ways...)
	switch {
	case !ok:
		return false
	case way == len(ways)-1:
		c.f.Slots[slot] = slotOf(c.rt.Example(c.m, e))
	default:
		c.f.Slots[slot] = uint64(uint32(int32(first) + int32(way)))
	}
	c.f.SetAttr(int(slot), nil)
	return true
}

// positionModels decide positions in arrays and texts, in front of methods that
// have to know them.
func (rt *Runtime) positionModels(models map[string]callModel) {
	models["java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V"] = func(c *call) bool {
		from, to := c.m.Heap.Get(vm.Ref(c.f.Slots[c.at])), c.m.Heap.Get(vm.Ref(c.f.Slots[c.at+2]))
		if from == nil || to == nil || from.Class.Elem == nil || to.Class.Elem == nil {
			return false // it throws
		}
		return !c.pick(c.at+1, 0, from.Len) || !c.pick(c.at+3, 0, to.Len) || !c.pick(c.at+4, 0, min(from.Len, to.Len))
	}
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
	models["java/lang/String.substring(I)Ljava/lang/String;"] = substring(false)
	models["java/lang/String.substring(II)Ljava/lang/String;"] = substring(true)
	models["java/lang/String.subSequence(II)Ljava/lang/CharSequence;"] = substring(true)
}
