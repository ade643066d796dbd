package symexec

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Impl implements insn.Factory.
func (rt *Runtime) Impl(*vm.Code, int) vm.Impl { return &rt.impl }

// Replaces implements insn.Factory: frames without attributes run as ever. The loop for
// frames with attributes asks Impl only where an operand has one.
func (rt *Runtime) Replaces(vm.Op) bool { return false }

// impl executes any instruction.
type impl struct{ rt *Runtime }

// Execute implements vm.Impl. Unknown references are made known before the instruction
// proper, so that each of the two has to think of its own kind of unknown only.
func (x *impl) Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	in := insn.Linked(m, t, f)
	if in == nil {
		return
	}
	if x.rt.Heap.Lazy != nil && x.rt.Heap.Before(m, t, f, in) {
		return
	}
	if fn := x.rt.table[in.Op()]; fn != nil && fn(m, t, f, in) {
		return
	}
	insn.Execute(m, t, f, in)
}

// fillTable gives resolved and fused forms the semantics of their opcodes. The table is
// indexed by all operations, fused ones among them, as a map lookup at each instruction
// would cost more than most of them do.
func (rt *Runtime) fillTable() {
	byOpcode := map[vm.Op]core.Semantic{}
	define := func(fn core.Semantic, ops ...vm.Op) {
		for _, op := range ops {
			byOpcode[op] = fn
		}
	}
	rt.defineArithmetic(define)
	rt.defineBranches(define)
	rt.defineArrays(define)
	define(rt.Texts.GetField, bytecode.Getfield)
	rt.table = make([]core.Semantic, insn.Ops)
	for op := range rt.table {
		rt.table[op] = byOpcode[insn.Base(vm.Op(op))]
	}
}
