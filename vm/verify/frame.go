package verify

import (
	"fmt"

	"github.com/gojpf/gojpf/vm/bytecode"
)

// frame is what is known of variables and stack in front of an instruction.
type frame struct {
	locals []Type
	stack  []Type
	mapped int  // how many locals a stack map would list
	unmade bool // this has no constructor called yet
}

// become takes over a frame of the stack map table.
func (f *frame) become(m *mapFrame) {
	clear(f.locals[copy(f.locals, m.locals):])
	f.stack = append(f.stack[:0], m.stack...)
	f.mapped, f.unmade = len(m.locals), m.unmade
}

// mismatch says why a frame does not fit one of the stack map table, "" if it does.
func (v *method) mismatch(f *frame, m *mapFrame) string {
	if len(f.stack) != len(m.stack) {
		return "Current frame's stack size doesn't match stackmap."
	}
	for i, want := range m.locals {
		if !v.assignable(want, f.locals[i]) {
			return fmt.Sprintf("Type %s (current frame, locals[%d]) is not assignable to %s (stack map, locals[%d])", f.locals[i], i, want, i)
		}
	}
	for i, want := range m.stack {
		if !v.assignable(want, f.stack[i]) {
			return fmt.Sprintf("Type %s (current frame, stack[%d]) is not assignable to %s (stack map, stack[%d])", f.stack[i], i, want, i)
		}
	}
	if f.unmade && !m.unmade {
		return "Current frame's flags are not assignable to stack map frame's."
	}
	return ""
}

func (v *method) push(bci int, types ...Type) {
	if len(v.cur.stack)+len(types) > int(v.src.MaxStack) {
		v.fail(bci, "Operand stack overflow", "Exceeded max stack size.")
	}
	v.cur.stack = append(v.cur.stack, types...)
}

// take pops a slot of any type.
func (v *method) take(bci int) Type {
	n := len(v.cur.stack)
	if n == 0 {
		v.fail(bci, "Operand stack underflow", "Attempt to pop empty stack.")
	}
	t := v.cur.stack[n-1]
	v.cur.stack = v.cur.stack[:n-1]
	return t
}

// bad says that what was popped is not what an instruction needs.
func (v *method) bad(bci int, got Type, want string) {
	v.fail(bci, "Bad type on operand stack", fmt.Sprintf("Type %s (current frame, stack[%d]) is not assignable to %s", got, len(v.cur.stack), want))
}

// pop pops a slot that must be assignable to a type.
func (v *method) pop(bci int, want Type) Type {
	t := v.take(bci)
	if !v.assignable(want, t) {
		v.bad(bci, t, want.String())
	}
	return t
}

// popAll pops the slots of a value, the upper first.
func (v *method) popAll(bci int, types []Type) {
	for i := len(types) - 1; i >= 0; i-- {
		v.pop(bci, types[i])
	}
}

// popRef pops a reference, to something made or not.
func (v *method) popRef(bci int) Type {
	t := v.take(bci)
	if !t.isRef() {
		v.bad(bci, t, "reference type")
	}
	return t
}

// popArray pops an array, or null, with elements of one of the letters.
func (v *method) popArray(bci int, letters string) Type {
	t := v.popRef(bci)
	if !t.arrayOf(letters) {
		v.bad(bci, t, "array type")
	}
	return t
}

// popOne pops a slot that is a value of its own.
func (v *method) popOne(bci int) Type {
	t := v.take(bci)
	if t.kind == top || t.wide() || t.second() {
		v.bad(bci, t, "category1 type")
	}
	return t
}

// popTwo pops two slots that are one value or two, the lower is returned first.
func (v *method) popTwo(bci int) (lower, upper Type) {
	upper = v.take(bci)
	switch {
	case upper.second():
		if lower = v.take(bci); !lower.wide() {
			v.bad(bci, lower, "category2 type")
		}
	case upper.kind == top || upper.wide():
		v.bad(bci, upper, "category1 type")
	default:
		lower = v.popOne(bci)
	}
	return lower, upper
}

func (v *method) checkLocal(bci, i, slots int) {
	if i+slots > len(v.cur.locals) {
		v.fail(bci, "Local variable table overflow", fmt.Sprintf("Exceeded max_locals in access of local %d", i))
	}
}

// load pushes a variable that must have the types.
func (v *method) load(bci, i int, types []Type) {
	v.checkLocal(bci, i, len(types))
	for k, want := range types {
		if got := v.cur.locals[i+k]; !v.assignable(want, got) {
			v.fail(bci, "Bad local variable type", fmt.Sprintf("Type %s (current frame, locals[%d]) is not assignable to %s", got, i+k, want))
		}
	}
}

// store gives a variable a value. What it overwrites half of is lost.
func (v *method) store(bci, i int, types ...Type) {
	v.checkLocal(bci, i, len(types))
	locals := v.cur.locals
	if locals[i].second() && i > 0 {
		locals[i-1] = Type{}
	}
	if last := i + len(types) - 1; locals[last].wide() && last+1 < len(locals) {
		locals[last+1] = Type{}
	}
	copy(locals[i:], types)
	v.cur.mapped = max(v.cur.mapped, i+len(types))
	v.changes++
}

// made replaces what had no constructor called by an instance.
func (v *method) made(old, now Type) {
	for i, t := range v.cur.locals {
		if t == old {
			v.cur.locals[i] = now
		}
	}
	for i, t := range v.cur.stack {
		if t == old {
			v.cur.stack[i] = now
		}
	}
	if old.kind == freshThis {
		v.cur.unmade = false
	}
	v.changes++
}

// local does the instructions that load and store variables.
func (v *method) local(bci int, op bytecode.Op, i int) {
	switch op {
	case bytecode.Iinc:
		v.load(bci, i, slots['I'])
	case bytecode.Aload:
		v.checkLocal(bci, i, 1)
		t := v.cur.locals[i]
		if !t.isRef() {
			v.fail(bci, "Bad local variable type", fmt.Sprintf("Type %s (current frame, locals[%d]) is not assignable to reference type", t, i))
		}
		v.push(bci, t)
	case bytecode.Astore:
		v.store(bci, i, v.popRef(bci))
	case bytecode.Iload, bytecode.Lload, bytecode.Fload, bytecode.Dload:
		types := slots["IJFD"[op-bytecode.Iload]]
		v.load(bci, i, types)
		v.push(bci, types...)
	case bytecode.Istore, bytecode.Lstore, bytecode.Fstore, bytecode.Dstore:
		types := slots["IJFD"[op-bytecode.Istore]]
		v.popAll(bci, types)
		v.store(bci, i, types...)
	default:
		v.fail(bci, fmt.Sprintf("Bad instruction: %02x", op), "")
	}
}
