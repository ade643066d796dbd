package symexec

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Impl implements insn.Factory.
func (rt *Runtime) Impl(*vm.Code, int) vm.Impl { return &rt.impl }

// Replaces implements insn.Factory: frames without attributes run as ever.
func (rt *Runtime) Replaces(vm.Op) bool { return false }

// impl executes any instruction.
type impl struct{ rt *Runtime }

// Execute implements vm.Impl.
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

// fillTable gives resolved and fused forms the semantics of their opcodes.
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
