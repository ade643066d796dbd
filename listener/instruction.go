package listener

import (
	"fmt"
	"strconv"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Instruction is a thread in front of an instruction.
type Instruction struct {
	Thread *vm.Thread
	Frame  *vm.Frame
}

// Executed is an instruction that is complete.
type Executed struct {
	Thread *vm.Thread
	Code   *vm.Code
	PC     int32
	// Frame is the frame that executed it, nil when it has gone. Results are on
	// its operand stack, but for those of a method that has only begun.
	Frame *vm.Frame
	// Next says that control goes on with the instruction behind it.
	Next bool
}

// Access is a read or write of a field or array element.
type Access struct {
	Instruction
	Ref   vm.Ref    // the object or array; 0 for a static field
	Field *vm.Field // nil for an element
	Index int32     // of the element; an example where it is not known
	Kind  vm.Kind
	Value uint64  // read or written, as a slot holds it
	Attr  vm.Attr // of the value: it may be unknown, and Value then means nothing
	// UnknownIndex is the index where it is not known, else nil.
	UnknownIndex *symbolic.Expr
}

// IndexText shows the index of an element.
func (a *Access) IndexText() string {
	if a.UnknownIndex != nil {
		return a.UnknownIndex.Java()
	}
	return strconv.Itoa(int(a.Index))
}

// User reports whether the code is the program's own, not the JDK's.
func (in Instruction) User() bool { return User(in.Frame.Method) }

// User reports whether a method is the program's own, not the JDK's.
func User(m *vm.Method) bool {
	return m.Class.Loader != nil && m.Class.Loader.Kind >= vm.LoaderApp && !m.Has(vm.TraitPseudo)
}

// File returns the source file of a method's class, or "?".
func File(m *vm.Method) string {
	if f := m.Class.File; f != nil && f.SourceFile != "" {
		return f.SourceFile
	}
	return "?"
}

// Location returns File.java:line.
func (in Instruction) Location() string {
	return fmt.Sprintf("%s:%d", File(in.Frame.Method), in.Line())
}

// Line returns the source line, -1 where it is not known.
func (in Instruction) Line() int {
	if in.Frame.Code == nil {
		return -1
	}
	return in.Frame.Line()
}

// Operand returns the slot i below the top of the operand stack, 0 being the
// topmost. A long or double is in the lower of its two slots.
func (in Instruction) Operand(i int) uint64 { return in.Frame.Slots[int(in.Frame.SP)-1-i] }

// OperandAttr returns the attribute of that slot.
func (in Instruction) OperandAttr(i int) vm.Attr { return in.Frame.Attr(int(in.Frame.SP) - 1 - i) }

// Code returns the instruction as the class file has it, nil in a native frame.
func (c *Context) Code(in Instruction) *listing.Instr { return c.CodeAt(in.Frame.Code, in.Frame.PC) }

// CodeAt returns instruction pc of a method's code, nil where there is none.
func (c *Context) CodeAt(code *vm.Code, pc int32) *listing.Instr {
	if code == nil {
		return nil
	}
	if b := c.set.bodies.Of(code.Method); b != nil {
		return &b.Instrs[pc]
	}
	return nil
}

// Params returns the names of a method's parameters, "" where they are not
// known.
func (c *Context) Params(m *vm.Method) []string {
	if b := c.set.bodies.Of(m); b != nil {
		return b.Params
	}
	return nil
}

// Callee returns the method that an invocation is about to call, with the
// class of its receiver considered; nil where the instruction is no invocation
// of a method by name, is not linked yet, or will throw. args is how many slots
// of the operand stack are its arguments.
func (c *Context) Callee(in Instruction) (callee *vm.Method, args int) {
	code := c.Code(in)
	if code == nil || !code.Op.Call() || code.Op == bytecode.Invokedynamic {
		return nil, 0
	}
	m := insn.Peek(c.Machine, in.Frame).M
	if m == nil || m.Has(vm.TraitPolymorphic) {
		return nil, 0
	}
	if code.Op == bytecode.Invokestatic || code.Op == bytecode.Invokespecial {
		return m, m.Args
	}
	r, _ := c.Ref(in, m.Args-1)
	o := c.Machine.Heap.Get(r)
	if o == nil {
		return nil, 0
	}
	if impl, conflict := o.Class.Select(m); impl != nil && !conflict {
		return impl, m.Args
	}
	return nil, 0
}

// Subject returns which operand is the object that an instruction is done to,
// and that must not be null; as Operand counts. ok is false where there is none.
func (c *Context) Subject(in Instruction) (i int, ok bool) {
	code := c.Code(in)
	if code == nil {
		return 0, false
	}
	switch op := code.Op; {
	case op == bytecode.Getfield, op == bytecode.Arraylength, op == bytecode.Monitorenter, op == bytecode.Monitorexit, op == bytecode.Athrow:
		return 0, true
	case op == bytecode.Putfield:
		_, _, desc := in.Frame.Method.Class.File.Pool.Member(code.Index)
		return vm.KindOf(desc).Slots(), true
	case op >= bytecode.Iaload && op <= bytecode.Saload:
		return 1, true
	case op == bytecode.Lastore, op == bytecode.Dastore:
		return 3, true
	case op >= bytecode.Iastore && op <= bytecode.Sastore:
		return 2, true
	case code.Op.Call() && op != bytecode.Invokestatic && op != bytecode.Invokedynamic:
		pop, _ := c.effect(in)
		return pop - 1, true
	}
	return 0, false
}

// NextAccess returns the read or write that an instruction is about to make;
// the value of a read is the one that is there now. ok is false when it makes
// none, is not linked yet, or will throw.
func (c *Context) NextAccess(in Instruction) (a Access, write, ok bool) {
	return c.set.access(in)
}

func (s *set) access(in Instruction) (a Access, write, ok bool) {
	f := in.Frame
	body := s.bodies.Of(f.Method)
	if body == nil {
		return a, false, false
	}
	a.Instruction = in
	code := &body.Instrs[f.PC]
	switch op := code.Op; {
	case op >= bytecode.Getstatic && op <= bytecode.Putfield:
		write = op == bytecode.Putstatic || op == bytecode.Putfield
		return a, write, s.field(&a, code, write)
	case op >= bytecode.Iaload && op <= bytecode.Saload:
		return a, false, s.element(&a, 0)
	case op == bytecode.Lastore || op == bytecode.Dastore:
		return a, true, s.element(&a, 2)
	case op >= bytecode.Iastore && op <= bytecode.Sastore:
		return a, true, s.element(&a, 1)
	}
	return a, false, false
}

// field completes an access of a field. An instruction that still has the
// opcode of the class file is not linked.
func (s *set) field(a *Access, code *listing.Instr, write bool) bool {
	f, m := a.Frame, s.p.Machine
	if op := insn.Peek(m, f).Op(); op >= bytecode.Getstatic && op <= bytecode.Putfield {
		return false
	}
	fd := s.fields[code]
	if !f.Method.Class.Settled(code.Index) {
		fd = vm.UnsettledField(m, f.Method.Class, code.Index)
	}
	if fd == nil {
		if fd = m.ResolveField(a.Thread, f.Method.Class, code.Index); fd == nil {
			return false
		}
		s.fields[code] = fd
	}
	a.Field, a.Kind = fd, fd.Kind
	values := 0
	if write {
		values = fd.Kind.Slots()
		a.Value, a.Attr = a.Operand(values-1), a.OperandAttr(values-1)
	}
	if fd.Static() {
		state := m.ClassState(fd.Class)
		if !write && len(state.Words) > fd.Word {
			a.Value, a.Attr = fd.Kind.Widen(state.Words[fd.Word]), state.Attrs[fd.Word]
		}
		return state.Status == vm.InitDone || state.Status == vm.InitRunning && int(state.Thread) == a.Thread.ID
	}
	o := s.subject(a, values)
	if o != nil && !write {
		a.Value, a.Attr = fd.Kind.Widen(o.Words[fd.Word]), o.SlotAttr(fd.Word)
	}
	return o != nil
}

// element completes an access of an array element under values slots.
func (s *set) element(a *Access, values int) bool {
	a.Index, a.UnknownIndex = int32(a.Operand(values)), core.ExprOf(a.OperandAttr(values))
	if a.UnknownIndex != nil {
		a.Index = s.p.Symbolic().Example(s.p.Machine, a.UnknownIndex).Int()
	}
	o := s.subject(a, values+1)
	if o == nil || uint32(a.Index) >= uint32(o.Len) {
		return false
	}
	a.Kind = o.Class.ElemKind()
	if values > 0 {
		a.Value, a.Attr = a.Operand(values-1), a.OperandAttr(values-1)
		return true
	}
	a.Value, a.Attr = o.Element(a.Kind, int(a.Index)), o.SlotAttr(int(a.Index))
	if a.UnknownIndex != nil && a.Kind != vm.KindRef {
		e, _ := s.p.Symbolic().ElementAt(s.p.Machine, o, a.UnknownIndex)
		a.Attr = e
	}
	return true
}

// subject finds the object of an access, which is operand i; nil where there is none,
// or it is still to be decided which one.
func (s *set) subject(a *Access, i int) *vm.Object {
	c := &Context{Program: s.p, Machine: s.p.Machine, set: s}
	r, ok := c.Ref(a.Instruction, i)
	if a.Ref = r; !ok {
		return nil
	}
	return s.p.Machine.Heap.Get(r)
}
