// Package calls is what the rooms of symbolic execution share about calls with values
// that are not known: the call itself, the role that a method has in such calls, and the
// registry of what stands for methods of the JDK.
//
// What a method is follows from its name, and is found out once, when the method is
// linked; a call looks at that only. The models themselves are with the rooms that know
// the subject: texts with package text, and so on.
package calls

import (
	"fmt"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Call is a call that is about to be made.
type Call struct {
	Core   *core.Runtime
	M      *vm.Machine
	T      *vm.Thread
	F      *vm.Frame
	Callee *vm.Method
	At     int32 // first slot of the arguments
}

// Arg is an argument of a kind, whether it is known or not.
func (c *Call) Arg(slot int32, k symbolic.Kind) *symbolic.Expr {
	return c.Core.Operand(c.F, c.At+slot, k)
}

// Finish ends the call with a value.
func (c *Call) Finish(e *symbolic.Expr) bool {
	core.Finish(c.F, int32(c.Callee.Args), e)
	return true
}

// FinishRef ends the call with a reference.
func (c *Call) FinishRef(r vm.Ref) bool { return c.FinishSlot(uint64(r), nil) }

// FinishSlot ends the call with what takes one slot.
func (c *Call) FinishSlot(v uint64, a vm.Attr) bool {
	core.Drop(c.F, int32(c.Callee.Args))
	core.PushSlot(c.F, v, a, 1)
	c.F.PC++
	return true
}

// Leave ends the call of a method that returns nothing.
func (c *Call) Leave() bool {
	core.Drop(c.F, int32(c.Callee.Args))
	c.F.PC++
	return true
}

// Unknown reports whether an argument is not known.
func (c *Call) Unknown() bool {
	if c.F.Attrs != nil {
		for i := c.At; i < c.F.SP; i++ {
			if core.ExprAt(c.F, i) != nil {
				return true
			}
		}
	}
	return false
}

// InLibrary tells whether it is the JDK's code that asks. It makes arrays of lengths,
// and loops over characters.
func (c *Call) InLibrary() bool { return c.F.Method.Class.Loader.Boot() }

// Concretise makes the values in slots of the arguments known.
func (c *Call) Concretise(why string, slots ...int32) (ok bool) {
	var exprs []*symbolic.Expr
	var at []int32
	for _, i := range slots {
		if e := core.ExprAt(c.F, i); e != nil {
			exprs, at = append(exprs, e), append(at, i)
		}
	}
	if len(exprs) == 0 {
		return true
	}
	values, ok := c.Core.Concretise(c.M, why, exprs...)
	if !ok {
		return false
	}
	for k, i := range at {
		c.F.Slots[i] = core.SlotOf(values[k])
		c.F.SetAttr(int(i), nil)
	}
	return true
}

// MostPicked is how many positions are tried one by one.
const MostPicked = 256

// Pick decides the int argument in a slot, a position that must lie between lo and
// hi: each that is possible is a way of its own, and all that the method refuses are
// one. Of these it stays open which it is: code says so in the exception that it
// throws, and a native is told one of them. ok is false where there is a choice to
// make first.
func (c *Call) Pick(slot, lo, hi int32) (ok bool) {
	e := core.ExprAt(c.F, slot)
	if e == nil {
		return true
	}
	x := c.Core.Ctx
	r := core.PathOf(c.M).PC().Bounds().Range(e)
	first, last := max(int64(lo), r.Lo), min(int64(hi), r.Hi)
	if last-first >= MostPicked {
		return true // the method's own code, or a native, has to do with it
	}
	var alternatives []*symbolic.Expr
	for v := first; v <= last; v++ {
		alternatives = append(alternatives, x.Eq(e, x.Int(int32(v))))
	}
	alternatives = append(alternatives, x.Or(x.Lt(e, x.Int(lo)), x.Gt(e, x.Int(hi))))
	// One that stays open is asked about again after the next was decided: each has
	// a name of its own.
	chosen, ok := c.Core.Decide(c.M, fmt.Sprintf("position%d", slot-c.At), alternatives...)
	switch {
	case !ok:
		return false
	case chosen == len(alternatives)-1:
		return true
	default:
		c.F.Slots[slot] = uint64(uint32(int32(first) + int32(chosen)))
	}
	c.F.SetAttr(int(slot), nil)
	return true
}
