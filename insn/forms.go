package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// form is what an instruction becomes when what it refers to is resolved: its
// operation and operands, the class that stands for B in those that need one, and
// whether it is so on all paths.
type form struct {
	vm.Instr
	class   *vm.Class
	settled bool
}

// resolver finds the form of an instruction. It reports false when the instruction
// must be left: something was thrown, or a frame pushed, or it is to run again.
type resolver func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) (form, bool)

var resolvers [bytecode.JsrW + 1]resolver

// resolved defines opcodes that are resolved when they are first executed. If the form
// is settled the instruction is rewritten to it, and runs again. If it is not, as with
// classes that a loader of the program's is asked for, the next path may mean another
// class, or must ask first: then the form is executed, and forgotten.
func resolved(find resolver, ops ...vm.Op) {
	for _, op := range ops {
		resolvers[op] = find
	}
	define(func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) {
		if in = resolve(m, t, f, in, find); in != nil {
			semantics[in.Op](m, t, f, in)
		}
	}, ops...)
}

func resolve(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr, find resolver) *vm.Instr {
	r, ok := find(m, t, f, in)
	switch {
	case !ok:
		return nil
	case !r.settled:
		if r.class != nil {
			r.M = &vm.Method{Class: r.class}
		}
		return &r.Instr
	}
	m.Lib.Locked(func() {
		if r.class != nil {
			r.B = addClass(f.Code, r.class)
		}
		in.A, in.B, in.M = r.A, r.B, r.M
		in.Op = r.Op
		if pc := int(f.PC); pc > 0 && Base(in.Op) == bytecode.Getfield {
			fuse(f.Code, pc-1, pc-1)
		}
	})
	return nil
}

// Linked returns the instruction that a frame is about to execute: as it stands in the
// code, or the form that it has on this path only. It is nil when the instruction must be
// left, as with a resolver.
func Linked(m *vm.Machine, t *vm.Thread, f *vm.Frame) *vm.Instr {
	in := &f.Code.Instrs[f.PC]
	if int(in.Op) >= len(resolvers) || resolvers[in.Op] == nil || f.Method.Class.Loader.Boot() {
		return in
	}
	if (in.Op == bytecode.Checkcast || in.Op == bytecode.Instanceof) && f.Slots[f.SP-1] == 0 {
		return in
	}
	return resolve(m, t, f, in, resolvers[in.Op])
}

// Execute executes the instruction that Linked has returned.
func Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) { semantics[in.Op](m, t, f, in) }

// ClassOf returns the class of a resolved instruction that has one.
func ClassOf(code *vm.Code, in *vm.Instr) *vm.Class {
	if in.M != nil {
		return in.M.Class
	}
	return code.Classes[in.B]
}

func addClass(code *vm.Code, c *vm.Class) int32 {
	for i, k := range code.Classes {
		if k == c {
			return int32(i)
		}
	}
	code.Classes = append(code.Classes, c)
	return int32(len(code.Classes) - 1)
}

// linkClass resolves an instruction whose operand is a class.
func linkClass(op vm.Op) resolver {
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) (form, bool) {
		c := m.ResolveClass(t, f.Method.Class, uint16(in.B))
		return form{Instr: vm.Instr{Op: op, A: in.A}, class: c, settled: f.Method.Class.Settled(uint16(in.B))}, c != nil
	}
}

// initialised makes sure that a class is initialised that an instruction has resolved.
// One that is not settled runs again behind that: who watches it has seen nothing yet.
func initialised(m *vm.Machine, t *vm.Thread, c *vm.Class, settled bool) bool {
	before := m.ClassState(c).Status
	return m.InitClass(t, c) && (settled || before == m.ClassState(c).Status)
}

// Peek returns the instruction that a frame is in front of, in the form that it has on
// this path where that is known before it is executed.
func Peek(m *vm.Machine, f *vm.Frame) *vm.Instr {
	in, from := &f.Code.Instrs[f.PC], f.Method.Class
	if int(in.Op) >= len(resolvers) || resolvers[in.Op] == nil || from.Loader.Boot() {
		return in
	}
	switch op := in.Op; op {
	case bytecode.Getfield, bytecode.Putfield, bytecode.Getstatic, bytecode.Putstatic:
		if fd := vm.UnsettledField(m, from, uint16(in.B)); fd != nil {
			static := op == bytecode.Getstatic || op == bytecode.Putstatic
			if op == bytecode.Getfield || op == bytecode.Getstatic {
				return &vm.Instr{Op: getForm(fd.Kind, static), A: uint16(fd.Word), B: int32(fd.ID)}
			}
			return &vm.Instr{Op: putForm(fd.Kind, static), A: uint16(fd.Word), B: int32(fd.ID)}
		}
	case bytecode.Invokevirtual, bytecode.Invokespecial, bytecode.Invokestatic, bytecode.Invokeinterface:
		if mt := vm.UnsettledMethod(m, from, uint16(in.B)); mt != nil {
			return &vm.Instr{Op: in.Op, A: uint16(mt.Args), B: in.B, M: mt}
		}
	default:
		c := m.Unsettled(from, uint16(in.B))
		if c == nil || op == bytecode.New && m.ClassState(c).Status < vm.InitRunning {
			break
		}
		return &vm.Instr{Op: classForms[op], A: in.A, M: &vm.Method{Class: c}}
	}
	return in
}

var classForms = map[vm.Op]vm.Op{
	bytecode.Ldc: opClass, bytecode.New: opNew, bytecode.Anewarray: opANewArray, bytecode.Multianewarray: opMultiANewArray,
	bytecode.Checkcast: opCheckCast, bytecode.Instanceof: opInstanceOf,
}
