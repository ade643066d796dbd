package symexec

import (
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Questions about unknown values by those who watch the program. None of these
// functions changes what the program does.

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

// ElementAt is the element of an array of numbers at an index; where that is out of
// bounds it means nothing. ok is false for arrays of references.
func (rt *Runtime) ElementAt(m *vm.Machine, array *vm.Object, index *symbolic.Expr) (e *symbolic.Expr, ok bool) {
	t, ok := elementType(array)
	if !ok {
		return nil, false
	}
	return rt.elementAt(m, array, t, index), true
}

// UnknownText tells whether an object is a String of which something is not known.
func (rt *Runtime) UnknownText(m *vm.Machine, r vm.Ref) bool { return unknownText(m, r) }

// LengthOfText is the length of such a String; ok is false where that is still open.
func (rt *Runtime) LengthOfText(m *vm.Machine, r vm.Ref) (n *symbolic.Expr, ok bool) {
	if t := textOf(m.Heap.Get(r)); t != nil {
		return rt.lengthOf(m, t)
	}
	chars, ok := rt.characters(m, r)
	return rt.Ctx.Int(int32(len(chars))), ok
}

// TextIs is the condition that such a String has given characters; ok is false where
// more has to be decided first.
func (rt *Runtime) TextIs(m *vm.Machine, r vm.Ref, text []uint16) (cond *symbolic.Expr, ok bool) {
	if t := textOf(m.Heap.Get(r)); t != nil {
		return rt.shows(m, t, rt.literal(text).chars)
	}
	chars, ok := rt.characters(m, r)
	return rt.equalChars(chars, rt.literal(text).chars), ok
}

// String is the reference's name for people.
func (u *Unknown) String() string { return u.shown }

// Found is what is known of an unknown reference; ok is false where it is still to be
// decided, or the object has not been made yet.
func (rt *Runtime) Found(m *vm.Machine, u *Unknown) (r vm.Ref, ok bool) { return HeapOf(m).decided(u) }

// KnownNull tells whether an unknown reference is null; ok is false where that is
// still to be decided.
func (rt *Runtime) KnownNull(m *vm.Machine, u *Unknown) (null, ok bool) {
	f := HeapOf(m).refs[u.number].resolution
	return f == isNull, f != open
}

// IsNull decides whether an unknown reference is null. ok is false where whoever asks
// must come again.
func (rt *Runtime) IsNull(m *vm.Machine, t *vm.Thread, u *Unknown) (null, ok bool) {
	return rt.isNullRef(m, t, u)
}

// Resolved is a slot with its attribute, or the reference that an unknown one was found
// to be.
func Resolved(m *vm.Machine, slot uint64, a vm.Attr) (uint64, vm.Attr) {
	if u := UnknownOf(a); u != nil {
		if r, ok := HeapOf(m).decided(u); ok {
			return uint64(r), nil
		}
	}
	return slot, a
}

// Show shows what is not known in a slot: an expression, the name of an input, or an
// example of a text, marked as such. ok is false for what is known.
func Show(m *vm.Machine, k vm.Kind, slot uint64, a vm.Attr) (shown string, ok bool) {
	if e := ExprOf(a); e != nil {
		return e.Java(), true
	}
	if u := UnknownOf(a); u != nil {
		return u.shown, true
	}
	rt, _ := m.Unknowns.(*Runtime)
	if rt == nil || k != vm.KindRef || !unknownText(m, vm.Ref(slot)) {
		return "", false
	}
	t := &text{}
	rt.addString(m, t, vm.Ref(slot))
	return quote(rt.example(m, t)) + " (an example)", true
}

// Slot is the slot and the attribute of a value.
func Slot(e *symbolic.Expr) (uint64, vm.Attr) { return valueOf(e) }
