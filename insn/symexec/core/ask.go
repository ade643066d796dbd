package core

import (
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Possible returns the present path condition with a condition more, and whether some
// input of the path may satisfy that: it may be undecided.
func (rt *Runtime) Possible(m *vm.Machine, cond *symbolic.Expr) (pc *symbolic.PC, possible bool) {
	pc = rt.engine.Extend(PathOf(m).PC(), cond)
	return pc, pc.Status() != symbolic.Unsat
}

// Extend adds a condition to a path condition and decides whether the result can hold.
func (rt *Runtime) Extend(pc *symbolic.PC, cond *symbolic.Expr) *symbolic.PC {
	return rt.engine.Extend(pc, cond)
}

// Narrow goes on with the inputs of a path condition that Possible has returned for
// the present state.
func (rt *Runtime) Narrow(m *vm.Machine, pc *symbolic.PC) { rt.setPC(m, pc) }

// asked is what the IDs of decisions begin with that somebody else than the program
// has asked for.
const asked = "ask."

// Answer is Test for somebody who watches the program, in front of an instruction.
func (rt *Runtime) Answer(m *vm.Machine, by string, cond *symbolic.Expr) (holds, ok bool) {
	return rt.Test(m, asked+by, cond)
}

// Asked reports whether the decision was made by Answer, not by an instruction.
func (b *Branch) Asked() bool { return strings.HasPrefix(b.id, decisionID(asked)) }

// Truth is the condition that a boolean is true.
func (rt *Runtime) Truth(e *symbolic.Expr) *symbolic.Expr { return rt.Ctx.Ne(e, rt.Ctx.Int(0)) }
