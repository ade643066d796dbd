package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Ops is one more than the greatest operation that an Instr can have.
const Ops = int(fusedEnd)

// Base returns the opcode whose semantics an operation has on its Impl: that of
// a resolved form is the opcode that was resolved. A table, as every instruction on an
// Impl asks for it.
func Base(op vm.Op) vm.Op { return bases[op] }

var bases = func() (table [Ops]vm.Op) {
	byName := map[string]vm.Op{}
	for i := range bytecode.Opcodes {
		byName[bytecode.Opcodes[i].Name] = vm.Op(i)
	}
	for i := range table {
		op := vm.Op(i)
		if base, ok := fusedBase[op]; ok {
			op = base
		} else if op >= opLoad2IfEq && op <= opLoadConstIfLe {
			op = bytecode.Iload // see fuse
		}
		if int(op) >= len(bytecode.Opcodes) {
			op = byName[quickNames[op]] // nop where there is none
		}
		table[i] = op
	}
	return table
}()

// tick says what an operation uses up of the quantum of its thread. Only what can go on
// for ever counts, jumps backwards and calls, and alike in every loop: what was fused
// or resolved before must not move the place where a long transition is broken, as
// another process may execute the path again.
type tick uint8

const (
	never   tick = iota // nothing, but where it goes on in front of itself, in a handler
	jumping             // one where it goes backwards, or to itself
	calling             // one
)

var ticking = func() (table [Ops]tick) {
	for i := range table {
		switch base := bases[i]; {
		case base.Conditional(), base.Switch(), base == bytecode.Goto, base == bytecode.GotoW, base == bytecode.Jsr, base == bytecode.JsrW:
			table[i] = jumping
		case base.Call():
			table[i] = calling
		}
	}
	return table
}()
