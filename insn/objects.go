package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Object creation and type tests.
func init() {
	define(resolveNew, bytecode.New)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		c := f.Code.Classes[in.B]
		if !m.InitClass(t, c) || !m.RoomFor(t, int64(16+8*c.Words)) {
			return
		}
		push(f, uint64(m.Heap.NewInstance(c)), 1, nil)
		f.PC++
	}, opNew)
	define(resolveTest, bytecode.Checkcast, bytecode.Instanceof)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		if r := vm.Ref(f.Slots[f.SP-1]); r != 0 {
			c := m.Heap.Get(r).Class
			if to := f.Code.Classes[in.B]; !c.SubclassOf(to) {
				m.ThrowNew(t, "java/lang/ClassCastException", m.CastMessage(c, to))
				return
			}
		}
		f.PC++
	}, opCheckCast)
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		var v uint64
		if r := vm.Ref(f.Slots[f.SP-1]); r != 0 && m.Heap.Get(r).Class.SubclassOf(f.Code.Classes[in.B]) {
			v = 1
		}
		replace(f, 1, v, 1)
	}, opInstanceOf)
}

func resolveNew(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	c := m.ResolveClass(t, f.Method.Class, uint16(in.B))
	if c == nil {
		return
	}
	if c.Flags&(classfile.AccAbstract|classfile.AccInterface) != 0 || c.IsArray() {
		m.ThrowNew(t, "java/lang/InstantiationError", c.JavaName())
		return
	}
	if !m.InitClass(t, c) {
		return
	}
	quicken(m, f.Code, in, func() { in.B = addClass(f.Code, c); in.Op = opNew })
}

func resolveTest(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
	// A null needs no class, and must not load one.
	if f.Slots[f.SP-1] == 0 {
		if in.Op == bytecode.Checkcast {
			f.PC++
		} else {
			replace(f, 1, 0, 1)
		}
		return
	}
	c := m.ResolveClass(t, f.Method.Class, uint16(in.B))
	if c == nil {
		return
	}
	op := opCheckCast
	if in.Op == bytecode.Instanceof {
		op = opInstanceOf
	}
	quicken(m, f.Code, in, func() { in.B = addClass(f.Code, c); in.Op = op })
}

// throwNull throws the NullPointerException of the current instruction; its
// helpful message is made when it is asked for.
func throwNull(m *vm.Machine, t *vm.Thread, _ *vm.Frame) {
	m.ThrowBare(t, "java/lang/NullPointerException")
}
