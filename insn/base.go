package insn

import "github.com/gojpf/gojpf/vm"

// Ops is one more than the greatest operation that an Instr can have.
const Ops = int(fusedEnd)

// Base returns the opcode whose semantics an operation has on its Impl: that of
// a resolved form is the opcode that was resolved.
func Base(op vm.Op) vm.Op {
	if base, ok := fusedBase[op]; ok {
		op = base
	}
	if int(op) < len(opcodes) {
		return op
	}
	name := quickNames[op]
	for i := range opcodes {
		if opcodes[i].name == name {
			return vm.Op(i)
		}
	}
	return OpNop
}
