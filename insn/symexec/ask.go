package symexec

import (
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/vm"
)

// Questions about unknown values by those who watch the program. None of these
// functions changes what the program does.

// Show shows what is not known in a slot: an expression, the name of an input, or an
// example of a text, marked as such. ok is false for what is known. It may be called in
// any state, also one in which something is still to be decided.
func Show(m *vm.Machine, k vm.Kind, slot uint64, a vm.Attr) (shown string, ok bool) {
	if e := core.ExprOf(a); e != nil {
		return e.Java(), true
	}
	if u := heap.UnknownOf(a); u != nil {
		return u.String(), true
	}
	rt, _ := m.Unknowns.(*Runtime)
	if rt == nil || k != vm.KindRef || !text.Unknown(m, vm.Ref(slot)) {
		return "", false
	}
	return core.Quote(rt.Texts.ExampleOf(m, vm.Ref(slot))) + " (an example)", true
}
