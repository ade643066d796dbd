package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Object creation and type tests.
func init() {
	resolved(resolveNew, bytecode.New)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		c := ClassOf(in)
		if !m.InitClass(t, c) || !m.RoomFor(t, int64(16+8*c.Words)) {
			return
		}
		push(f, uint64(m.Heap.NewInstance(c)), 1, nil)
		f.PC++
	}, opNew)
	resolved(linkClass(opCheckCast), bytecode.Checkcast)
	resolved(linkClass(opInstanceOf), bytecode.Instanceof)
	// A null needs no class, and must not load one.
	nullNeedsNone(bytecode.Checkcast, func(f *vm.Frame) { f.PC++ })
	nullNeedsNone(bytecode.Instanceof, func(f *vm.Frame) { replace(f, 1, 0, 1) })
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		if r := vm.Ref(f.Slots[f.SP-1]); r != 0 {
			c := m.Heap.Get(r).Class
			if to := ClassOf(in); !c.SubclassOf(to) {
				m.ThrowNew(t, "java/lang/ClassCastException", m.CastMessage(c, to))
				return
			}
		}
		f.PC++
	}, opCheckCast)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		var v uint64
		if r := vm.Ref(f.Slots[f.SP-1]); r != 0 && m.Heap.Get(r).Class.SubclassOf(ClassOf(in)) {
			v = 1
		}
		replace(f, 1, v, 1)
	}, opInstanceOf)
}

// JVMS 6.5 has checkcast and instanceof resolve nothing for null: where the class is
// missing, a program that only ever tests null runs on.
func nullNeedsNone(op vm.Op, answer func(f *vm.Frame)) {
	test := semantics[op]
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		if f.Slots[f.SP-1] == 0 {
			answer(f)
			return
		}
		test(m, t, f, in)
	}, op)
}

// Abstract classes are refused before they would be initialised.
func resolveNew(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) (form, bool) {
	r, ok := linkClass(opNew)(m, t, f, in)
	if !ok {
		return r, false
	}
	c := ClassOf(&r.Instr)
	if c.Flags&(classfile.AccAbstract|classfile.AccInterface) != 0 || c.IsArray() {
		m.ThrowNew(t, "java/lang/InstantiationError", c.JavaName())
		return r, false
	}
	return r, initialised(m, t, c, r.settled)
}

// throwNull throws the NullPointerException of the current instruction; its
// helpful message is made when it is asked for. That needs the bytecode around the
// instruction, and most programs never look at the message.
func throwNull(m *vm.Machine, t *vm.Thread, _ *vm.Frame) {
	m.ThrowBare(t, "java/lang/NullPointerException")
}
