// Package insn is the instruction set: it decodes method bodies, resolves
// instructions to their quick forms, and executes them.
//
// There are two implementations of every instruction. The loop in loop.go is
// one switch for frames that hold no attributes; it handles the common case of
// each instruction and leaves everything else to the second. The second is one
// Impl for each instruction, complete in itself: it carries attributes, throws,
// initialises classes, copies on write. In frames with attributes a smaller
// switch (carry.go) deals with instructions whose operands have none, and Impls
// with the rest. Instructions that a Factory replaced and machines with
// instruction listeners run on Impls alone. All leave equal states; a test
// demands it.
package insn

import (
	"slices"

	"github.com/gojpf/gojpf/vm"
)

// Factory supplies the semantics of instructions. It is asked once for each
// decoded instruction that is about to run on its Impl.
type Factory interface {
	// Impl returns the semantics for instruction i of code. Factories that
	// replace some instructions call the Concrete factory for the others.
	// Where no operand has an attribute, instructions that Replaces does not
	// name must mean what they do in Concrete.
	Impl(code *vm.Code, i int) vm.Impl
	// Replaces reports whether an opcode must run on its Impl even in frames
	// without attributes. Methods that have it run on Impls altogether.
	Replaces(op vm.Op) bool
}

// Selective is a Factory that concerns all of some methods and not the opcodes of
// all: these run on Impls altogether, too.
type Selective interface {
	Factory
	ReplacesIn(m *vm.Method) bool
}

// Interp executes instructions. It implements vm.Interpreter.
type Interp struct {
	factory    Factory
	primArrays [256]*vm.Class
	callee     *vm.Method
	hook       func(m *vm.Machine, t *vm.Thread, f *vm.Frame)
	around     Intervention
	steps      uint64
}

// Intervention is what stands between the hooked loop and the instructions.
type Intervention struct {
	// Before is called in front of each instruction. When it returns false the
	// instruction is not executed: it was skipped, or runs again later.
	Before func(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool
	// After is called when the instruction pc of code was executed in the frame f,
	// which may be gone, and op was its operation before.
	After func(m *vm.Machine, t *vm.Thread, f *vm.Frame, code *vm.Code, pc int32, op vm.Op)
}

// New makes an interpreter with the given factory; nil means Concrete.
func New(lib *vm.Library, factory Factory) *Interp {
	x := &Interp{factory: factory}
	if factory == nil {
		x.factory = Concrete{}
	}
	for _, k := range "ZBCSIJFD" {
		x.primArrays[k] = lib.ArrayOf(lib.Primitive(vm.Kind(k)))
	}
	return x
}

// Decode implements vm.Interpreter.
func (x *Interp) Decode(m *vm.Machine, method *vm.Method) (*vm.Code, error) {
	code, err := decode(m, method)
	if err != nil {
		return nil, err
	}
	selective, _ := x.factory.(Selective)
	if selective != nil && selective.ReplacesIn(method) ||
		slices.ContainsFunc(code.Instrs, func(in vm.Instr) bool { return x.factory.Replaces(Base(in.Op())) }) {
		code.ByImpl = true // what was fused or resolved would step over what is replaced
		return code, nil
	}
	fuse(code)
	return code, nil
}

// Run implements vm.Interpreter.
func (x *Interp) Run(m *vm.Machine, t *vm.Thread) { x.run(m, t) }

// SetHook has f called before each instruction in the hooked loop.
func (x *Interp) SetHook(f func(m *vm.Machine, t *vm.Thread, f *vm.Frame)) { x.hook = f }

// Hook returns what SetHook set.
func (x *Interp) Hook() func(m *vm.Machine, t *vm.Thread, f *vm.Frame) { return x.hook }

// Intervene sets what stands around each instruction in the hooked loop. The
// hook hears of those only that are executed.
func (x *Interp) Intervene(i Intervention) { x.around = i }

// Intervening returns what Intervene set.
func (x *Interp) Intervening() Intervention { return x.around }

// step executes one instruction on its Impl.
func (x *Interp) step(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	if m.Stepping() && !m.MayStep(t) {
		return
	}
	hooked := m.LoopMode == vm.LoopHooked
	if hooked && x.around.Before != nil && !x.around.Before(m, t, f) {
		return
	}
	if hooked && x.hook != nil {
		x.hook(m, t, f)
	}
	pc, code := f.PC, f.Code
	in := &code.Instrs[pc]
	op := in.Op()
	ticks := ticking[op]
	m.CountInsns(1) // first, as the switch does: a native may ask for the time
	x.impl(code, int(pc)).Execute(m, t, f)
	if in.Op() != op && f.PC == pc && t.Top == f {
		// It was resolved, and runs now. That happens once in a run, whatever path
		// the run is on, and must neither move the clock of that path only nor use up
		// a part of its quantum: another process may execute the path again.
		m.CountInsns(-1)
		ticks = never
	}
	if hooked && x.around.After != nil {
		x.around.After(m, t, f, code, pc, op)
	}
	back := t.Top == f && (f.PC < pc || f.PC == pc && ticks == jumping)
	ticked := back || ticks == calling
	if ticked {
		m.Ticks--
	}
	if m.Ticks < 0 && (ticked || m.LoopMode != vm.LoopAuto || f.Attrs != nil || code.ByImpl || m.Stepping()) {
		if m.Poll() {
			m.Yield()
		}
	}
	if x.steps++; x.steps%stepsUnasked == 0 && m.Interrupted.Asked() {
		m.Stop(vm.ErrInterrupted) // steps are slow, and polls may be far apart
	}
}

// stepsUnasked is how many steps pass before the machine is asked whether it is to stop.
const stepsUnasked = 10_000

func (x *Interp) impl(code *vm.Code, i int) vm.Impl {
	list := code.Impls.Load()
	if list == nil {
		// Two that come here at once make equal lists.
		l := make([]vm.Impl, len(code.Instrs))
		for k := range l {
			l[k] = x.factory.Impl(code, k)
		}
		list = &l
		code.Impls.Store(list)
	}
	return (*list)[i]
}

// Concrete is the factory of the ordinary Java semantics.
type Concrete struct{}

// Impl implements Factory.
func (Concrete) Impl(code *vm.Code, i int) vm.Impl { return concrete{} }

// Replaces implements Factory.
func (Concrete) Replaces(vm.Op) bool { return false }

// concrete executes an instruction by the table of semantics; which one is
// looked up at each execution, because resolution changes the operation.
type concrete struct{}

func (concrete) Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	in := &f.Code.Instrs[f.PC]
	semantics[in.Op()](m, t, f, in)
}

// semantic is the complete meaning of one operation: it advances f.PC when the
// instruction is done, and leaves it alone when it must run again.
type semantic func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr)

var semantics [fusedEnd]semantic

func define(fn semantic, ops ...vm.Op) {
	for _, op := range ops {
		semantics[op] = fn
	}
}

// move copies slot from to slot to, with its attribute.
func move(f *vm.Frame, to, from int32) {
	f.Slots[to] = f.Slots[from]
	if f.Attrs != nil {
		f.Attrs[to] = f.Attrs[from]
	}
}

// push puts n slots with value v and attribute a on the stack.
func push(f *vm.Frame, v uint64, n int32, a vm.Attr) {
	f.Slots[f.SP] = v
	if n == 2 {
		f.Slots[f.SP+1] = 0
	}
	if a != nil || f.Attrs != nil {
		f.SetAttr(int(f.SP), a)
		if n == 2 {
			f.SetAttr(int(f.SP)+1, nil)
		}
	}
	f.SP += n
}

// attr returns the attribute of slot i. Most frames have none at all, and no list for
// them.
func attr(f *vm.Frame, i int32) vm.Attr {
	if f.Attrs == nil {
		return nil
	}
	return f.Attrs[i]
}
