package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Constants, loads, stores and stack shuffles: the instructions that move
// values, and their attributes with them.
func init() {
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) { f.PC++ }, bytecode.Nop)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		push(f, 0, 1, nil)
		f.PC++
	}, bytecode.AconstNull)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		push(f, uint64(uint32(in.B)), 1, nil)
		f.PC++
	}, opConst)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		push(f, f.Code.Longs[in.B], 2, nil)
		f.PC++
	}, opConst2)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		// Which of equal strings is interned first can be told where somebody interns
		// texts: pushing a literal is an operation then.
		if m.ObservedLiteral() && !m.MayUseLiteral(t, uint32(in.B)) {
			return
		}
		push(f, uint64(m.InternText(uint32(in.B))), 1, nil)
		f.PC++
	}, opText)
	define(func(m *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		push(f, uint64(m.Mirror(ClassOf(in))), 1, nil)
		f.PC++
	}, opClass)
	resolved(linkClass(opClass), bytecode.Ldc)
	define(load(1), bytecode.Iload, bytecode.Fload, bytecode.Aload)
	define(load(2), bytecode.Lload, bytecode.Dload)
	define(store(1), bytecode.Istore, bytecode.Fstore, bytecode.Astore)
	define(store(2), bytecode.Lstore, bytecode.Dstore)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) { drop(f, 1); f.PC++ }, bytecode.Pop)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) { drop(f, 2); f.PC++ }, bytecode.Pop2)
	define(shuffle(1, 0, 0), bytecode.Dup)
	define(shuffle(2, 1, 0, 1), bytecode.DupX1)
	define(shuffle(3, 2, 0, 1, 2), bytecode.DupX2)
	define(shuffle(2, 0, 1, 0, 1), bytecode.Dup2)
	define(shuffle(3, 1, 2, 0, 1, 2), bytecode.Dup2X1)
	define(shuffle(4, 2, 3, 0, 1, 2, 3), bytecode.Dup2X2)
	define(shuffle(2, 1, 0), bytecode.Swap)
}

// The attribute goes with the value: passing it on decides nothing.
func load(n int32) semantic {
	return func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		push(f, f.Slots[in.A], n, attr(f, int32(in.A)))
		f.PC++
	}
}

// The slot above the stack must lose its attribute, as pushing a value without one does
// not look there.
func store(n int32) semantic {
	return func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		f.SP -= n
		move(f, int32(in.A), f.SP)
		if f.Attrs != nil {
			clear(f.Attrs[f.SP : f.SP+n])
		}
		f.PC++
	}
}

func drop(f *vm.Frame, n int32) {
	f.SP -= n
	if f.Attrs != nil {
		clear(f.Attrs[f.SP : f.SP+n])
	}
}

// shuffle takes n slots off the stack, numbered from the deepest, and pushes
// them in the order given. A value of two slots is moved like two of one: its attribute
// is on the first.
func shuffle(n int32, order ...int32) semantic {
	return func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		var v [4]uint64
		var a [4]vm.Attr
		f.SP -= n
		copy(v[:n], f.Slots[f.SP:])
		if f.Attrs != nil {
			copy(a[:n], f.Attrs[f.SP:])
		}
		for _, i := range order {
			push(f, v[i], 1, a[i])
		}
		f.PC++
	}
}
