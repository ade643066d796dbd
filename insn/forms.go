package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// form is what an instruction becomes when what it refers to is resolved, and whether
// it is so on all paths.
type form struct {
	vm.Instr
	settled bool
}

// resolver finds the form of an instruction, of which it is given a copy. It reports false when the instruction
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
		if in = resolve(m, t, f, in); in != nil {
			semantics[in.Op()](m, t, f, in)
		}
	}, ops...)
}

// isResolved tells the operations that resolvers rewrite.
func isResolved(op vm.Op) bool { return int(op) < len(resolvers) && resolvers[op] != nil }

func resolve(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) *vm.Instr {
	at, ok := m.Lib.Unresolved(in, isResolved)
	if !ok {
		return nil // another worker has, meanwhile
	}
	r, ok := resolvers[at.Op()](m, t, f, &at)
	switch {
	case !ok:
		return nil
	case !r.settled:
		return &r.Instr
	}
	rewrite(m, in, at.Op(), r.Instr)
	return nil
}

// rewrite makes an instruction what it was resolved to, unless another worker has done
// so. Workers share code: each sees the old form or the new one, never a part of both.
func rewrite(m *vm.Machine, in *vm.Instr, from vm.Op, to vm.Instr) {
	m.Lib.Locked(func() {
		if in.Op() == from {
			in.Rewrite(to)
		}
	})
}

// Linked returns the instruction that a frame is about to execute: as it stands in the
// code, or the form that it has on this path only. It is nil when the instruction must be
// left, as with a resolver. A test of null needs no class, see nullNeedsNone.
func Linked(m *vm.Machine, t *vm.Thread, f *vm.Frame) *vm.Instr {
	in := &f.Code.Instrs[f.PC]
	if !isResolved(in.Op()) || f.Method.Class.Loader.Boot() {
		return in
	}
	if (in.Op() == bytecode.Checkcast || in.Op() == bytecode.Instanceof) && f.Slots[f.SP-1] == 0 {
		return in
	}
	return resolve(m, t, f, in)
}

// Execute executes the instruction that Linked has returned.
func Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) { semantics[in.Op()](m, t, f, in) }

// ClassOf returns the class of a resolved instruction that has one.
func ClassOf(in *vm.Instr) *vm.Class { return in.M.Class }

// linkClass resolves an instruction whose operand is a class.
func linkClass(op vm.Op) resolver {
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) (form, bool) {
		c := m.ResolveClass(t, f.Method.Class, uint16(in.B))
		if c == nil {
			return form{}, false
		}
		return form{Instr: vm.NewInstr(op, in.A, 0).With(m.Lib.Operand(c)), settled: f.Method.Class.Settled(uint16(in.B))}, true
	}
}

// initialised makes sure that a class is initialised that an instruction has resolved.
// One that is not settled runs again behind that: who watches it has seen nothing yet.
func initialised(m *vm.Machine, t *vm.Thread, c *vm.Class, settled bool) bool {
	before := m.ClassState(c).Status
	return m.InitClass(t, c) && (settled || before == m.ClassState(c).Status)
}

// Peek returns the instruction that a frame is in front of, in the form that it has on
// this path where that is known before it is executed. It resolves nothing and
// initialises nothing: who watches must not change what happens.
func Peek(m *vm.Machine, f *vm.Frame) *vm.Instr {
	in, from := &f.Code.Instrs[f.PC], f.Method.Class
	if !isResolved(in.Op()) || from.Loader.Boot() {
		return in
	}
	at, ok := m.Lib.Unresolved(in, isResolved)
	if !ok {
		return in
	}
	in = &at
	form := func(op vm.Op, a uint16, b int32, mt *vm.Method) *vm.Instr {
		r := vm.NewInstr(op, a, b).With(mt)
		return &r
	}
	switch op := in.Op(); op {
	case bytecode.Getfield, bytecode.Putfield, bytecode.Getstatic, bytecode.Putstatic:
		if fd := vm.UnsettledField(m, from, uint16(in.B)); fd != nil {
			static := op == bytecode.Getstatic || op == bytecode.Putstatic
			if op == bytecode.Getfield || op == bytecode.Getstatic {
				return form(getForm(fd.Kind, static), uint16(fd.Word), int32(fd.ID), nil)
			}
			return form(putForm(fd.Kind, static), uint16(fd.Word), int32(fd.ID), nil)
		}
	case bytecode.Invokevirtual, bytecode.Invokespecial, bytecode.Invokestatic, bytecode.Invokeinterface:
		if mt := vm.UnsettledMethod(m, from, uint16(in.B)); mt != nil {
			return form(op, uint16(mt.Args), in.B, mt)
		}
	default:
		c := m.Unsettled(from, uint16(in.B))
		if c == nil || op == bytecode.New && m.ClassState(c).Status < vm.InitRunning {
			break
		}
		return form(classForms[op], in.A, 0, m.Lib.Operand(c))
	}
	return in
}

var classForms = map[vm.Op]vm.Op{
	bytecode.Ldc: opClass, bytecode.New: opNew, bytecode.Anewarray: opANewArray, bytecode.Multianewarray: opMultiANewArray,
	bytecode.Checkcast: opCheckCast, bytecode.Instanceof: opInstanceOf,
}
