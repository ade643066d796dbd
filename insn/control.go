package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Branches, switches, returns, athrow and monitors.
func init() {
	for op, test := range map[vm.Op]func(v int32) bool{
		bytecode.Ifeq: func(v int32) bool { return v == 0 }, bytecode.Ifne: func(v int32) bool { return v != 0 },
		bytecode.Iflt: func(v int32) bool { return v < 0 }, bytecode.Ifge: func(v int32) bool { return v >= 0 },
		bytecode.Ifgt: func(v int32) bool { return v > 0 }, bytecode.Ifle: func(v int32) bool { return v <= 0 },
		bytecode.Ifnull: func(v int32) bool { return v == 0 }, bytecode.Ifnonnull: func(v int32) bool { return v != 0 },
	} {
		define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
			v := int32(f.Slots[f.SP-1])
			drop(f, 1)
			branch(f, in, test(v))
		}, op)
	}
	for op, test := range map[vm.Op]func(a, b int32) bool{
		bytecode.IfIcmpeq: func(a, b int32) bool { return a == b }, bytecode.IfIcmpne: func(a, b int32) bool { return a != b },
		bytecode.IfIcmplt: func(a, b int32) bool { return a < b }, bytecode.IfIcmpge: func(a, b int32) bool { return a >= b },
		bytecode.IfIcmpgt: func(a, b int32) bool { return a > b }, bytecode.IfIcmple: func(a, b int32) bool { return a <= b },
		bytecode.IfAcmpeq: func(a, b int32) bool { return a == b }, bytecode.IfAcmpne: func(a, b int32) bool { return a != b },
	} {
		define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
			a, b := int32(f.Slots[f.SP-2]), int32(f.Slots[f.SP-1])
			drop(f, 2)
			branch(f, in, test(a, b))
		}, op)
	}
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) { f.PC = in.B }, bytecode.Goto)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		push(f, uint64(uint32(f.PC+1)), 1, nil)
		f.PC = in.B
	}, bytecode.Jsr)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) { f.PC = int32(f.Slots[in.A]) }, bytecode.Ret)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		tab := f.Code.Tables[in.B]
		i := int64(int32(f.Slots[f.SP-1])) - int64(tab[2])
		drop(f, 1)
		f.PC = tab[0]
		if i >= 0 && i < int64(tab[1]) {
			f.PC = tab[3+i]
		}
	}, bytecode.Tableswitch)
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) {
		key := int32(f.Slots[f.SP-1])
		drop(f, 1)
		f.PC = lookup(f.Code.Tables[in.B], key)
	}, bytecode.Lookupswitch)
	define(returnValue(vm.KindInt), bytecode.Ireturn)
	define(returnValue(vm.KindLong), bytecode.Lreturn)
	define(returnValue(vm.KindFloat), bytecode.Freturn)
	define(returnValue(vm.KindDouble), bytecode.Dreturn)
	define(returnValue(vm.KindRef), bytecode.Areturn)
	define(returnValue(vm.KindVoid), bytecode.Return)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		if r := vm.Ref(f.Slots[f.SP-1]); r != 0 {
			m.Throw(t, r)
			return
		}
		throwNull(m, t, f)
	}, bytecode.Athrow)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		r := vm.Ref(f.Slots[f.SP-1])
		if r == 0 {
			throwNull(m, t, f)
			return
		}
		if m.MonitorEnter(t, r) {
			drop(f, 1)
			f.PC++
		}
	}, bytecode.Monitorenter)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		r := vm.Ref(f.Slots[f.SP-1])
		if r == 0 {
			throwNull(m, t, f)
			return
		}
		if !vm.MayLeave(m, t, r) {
			return
		}
		if !m.MonitorExit(t, r) {
			m.ThrowBare(t, "java/lang/IllegalMonitorStateException")
			return
		}
		drop(f, 1)
		f.PC++
	}, bytecode.Monitorexit)
}

func branch(f *vm.Frame, in *vm.Instr, taken bool) {
	if taken {
		f.PC = in.B
	} else {
		f.PC++
	}
}

func returnValue(k vm.Kind) semantic {
	n := int32(k.Slots())
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) {
		if !vm.MayReturn(m, t, f) {
			return
		}
		if n == 0 {
			m.Return(t, k, 0, nil)
			return
		}
		// A boolean, byte, char or short result is what its type can hold.
		v := f.Slots[f.SP-n]
		m.Return(t, k, v, attr(f, f.SP-n))
	}
}
