package listener

import (
	"fmt"

	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Values that are not known. What stands in the slot of one means nothing: its
// attribute tells what it is (symbolic.ExprOf, symbolic.UnknownOf).

// CanFail reports whether a condition on unknown values fails for some input of the
// present path. Who is told so has to report a violation, and nothing else: the path
// is then that of the inputs for which the condition fails.
//
// In Intervene the search takes the path of the others, too. ok is then false at
// first, and Intervene must return at once: it is asked again. In other events ok is
// always true, and the path of the others ends with the violation; where the search
// goes on behind it, the run is incomplete.
func (c *Context) CanFail(cond *symbolic.Expr) (fails, ok bool) {
	if cond.IsTrue() || cond.IsFalse() {
		return cond.IsFalse(), true
	}
	if c.decides() {
		holds, ok := c.Decide(cond)
		return ok && !holds, ok
	}
	return c.suspects(c.Program.Symbolic().Ctx.Not(cond)), true
}

// decides reports whether Decide may be called: where an alternative can be taken
// later, or in another run.
func (c *Context) decides() bool { return c.set.asking || c.Program.Symbolic().Concolic() != nil }

// Decide has the search take both ways where a condition on unknown values may hold
// and may fail. ok is false where Intervene, which alone may ask, must return at once.
func (c *Context) Decide(cond *symbolic.Expr) (holds, ok bool) {
	if !c.decides() {
		panic("a decision: only Intervene may do that")
	}
	c.set.conditions++
	return c.Program.Symbolic().Answer(c.Machine, fmt.Sprintf("%s.%d", c.name, c.set.conditions), cond)
}

// suspects reports whether a condition may hold here. If the event under way then
// reports a violation it is for the inputs for which it does.
func (c *Context) suspects(cond *symbolic.Expr) bool {
	pc, possible := c.Program.Symbolic().Possible(c.Machine, cond)
	if possible && pc.Status() == symbolic.Undecided {
		c.Cut(fmt.Sprintf("listener %s: a condition was not decided: %s", c.name, pc.Why()), "another solver (symbolic.dp) or more time (symbolic.dp_timeout_ms) may do")
		return false
	}
	if possible {
		c.set.suspicions = append(c.set.suspicions, cond)
	}
	return possible
}

// accuse takes the path on with the inputs for which a violation was suspected, in
// front of its report.
func (s *set) accuse(name string) {
	list := s.suspicions
	s.suspicions = nil
	if len(list) == 0 {
		return
	}
	rt, m := s.p.Symbolic(), s.p.Machine
	cond := rt.Ctx.And(list...)
	pc, possible := rt.Possible(m, cond)
	if !possible { // they were about different inputs
		cond = list[len(list)-1]
		pc, _ = rt.Possible(m, cond)
	}
	if s.p.Options.GoesOn() && s.others(cond) { // checked by the search
		s.p.Cut(search.Cut{
			Reason: fmt.Sprintf("listener %s: inputs without the violation were not followed behind it", name),
			Help:   "set search.multiple_errors=false, or have the program itself decide the condition",
		}, false)
	}
	rt.Narrow(m, pc)
}

// others reports whether some input of the path does not satisfy a condition.
func (s *set) others(cond *symbolic.Expr) bool {
	rt := s.p.Symbolic()
	_, possible := rt.Possible(s.p.Machine, rt.Ctx.Not(cond))
	return possible
}

// Scope is what expressions mean in the present state, in code of a class. Where
// Intervene asks, thread t decides what is not known of references.
func (c *Context) Scope(class *vm.Class, t *vm.Thread) *expr.Scope {
	s := &expr.Scope{Machine: c.Machine, Class: class, Symbolic: c.Program.Symbolic()}
	if c.set.asking && t != nil {
		s.Heap = references{c, t}
	}
	return s
}

// references decides what unknown references are. It implements expr.Heap.
type references struct {
	c *Context
	t *vm.Thread
}

func (h references) Settle(u *heap.Unknown) (vm.Ref, bool) {
	return h.c.Program.Symbolic().Heap.Settle(h.c.Machine, h.t, 0, u)
}

func (h references) IsNull(u *heap.Unknown) (null, ok bool) {
	return h.c.Program.Symbolic().Heap.IsNull(h.c.Machine, h.t, u)
}

// OneElement has the run called incomplete because the listener has followed just one
// of the elements that an unknown index may mean.
func (c *Context) OneElement() {
	c.Cut(fmt.Sprintf("listener %s followed one of the elements that an unknown index may mean", c.name), "let the program branch on the index")
}

// Ref returns the reference that operand i is. In Intervene the search decides what an
// unknown one is; ok is false where that is still to be done.
func (c *Context) Ref(in Instruction, i int) (r vm.Ref, ok bool) {
	u := heap.UnknownOf(in.OperandAttr(i))
	if u == nil {
		return vm.Ref(in.Operand(i)), true
	}
	rt := c.Program.Symbolic()
	if r, ok = rt.Heap.Found(c.Machine, u); !ok && c.set.asking {
		return rt.Heap.Settle(c.Machine, in.Thread, 0, u)
	}
	return r, ok
}

// This returns the object whose method a frame executes, 0 where that is not known.
func (c *Context) This(f *vm.Frame) vm.Ref {
	if u := heap.UnknownOf(f.Attr(0)); u != nil {
		r, _ := c.Program.Symbolic().Heap.Found(c.Machine, u)
		return r
	}
	return vm.Ref(f.Slots[0])
}

// IsNull reports whether a reference with its attribute is null. An unknown one is
// decided: ok is false where Intervene, which alone may ask, must return at once.
func (c *Context) IsNull(in Instruction, r uint64, a vm.Attr) (null, ok bool) {
	u := heap.UnknownOf(a)
	if u == nil {
		return r == 0, true
	}
	if !c.set.asking {
		panic("a decision: only Intervene may do that")
	}
	return c.Program.Symbolic().Heap.IsNull(c.Machine, in.Thread, u)
}
