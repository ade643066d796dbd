package listener

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Interventions. A listener that changes what the program does implements
// Intervene, and there alone it may use the functions of Context below. It is
// asked again whenever the machine executes a path again, for its trace or to
// have a state back: so it must decide by the state and by what it keeps in it
// only, and print or count elsewhere.
type (
	// Intervene is asked in front of each instruction, before it is told to those
	// that only listen. An instruction that has to wait, to be linked, or to
	// initialise a class is asked about again, unless something was done about
	// it.
	Intervene interface{ Intervene(*Context, Instruction) }
	// Intervened is asked behind each instruction that is complete. It may set
	// what the instruction has left in the frame, and attributes.
	Intervened interface{ Intervened(*Context, Executed) }
)

// progress says how far the listeners have come with an instruction that is not
// complete, for what they did about it must not be done twice. It is part of
// the state.
type progress struct {
	thread    int
	depth, pc int32
	method    *vm.Method
	stage     int // the listener to go on with
	acted     bool
	skipped   bool     // the instruction will not be executed
	answers   []answer // of choices
}

type answer struct {
	id    string
	index int
}

// progresses are those of all instructions under way. It is immutable.
type progresses []progress

const progressKey = "listener.progress"

// Empty tells the machine that nothing is to be matched.
func (p progresses) Empty() bool { return len(p) == 0 }

// AppendState encodes what is under way for state matching.
func (p progresses) AppendState(b []byte) []byte {
	for _, x := range p {
		for _, v := range []int{x.thread, int(x.depth), int(x.pc), x.stage, len(x.answers)} {
			b = binary.LittleEndian.AppendUint32(b, uint32(v))
		}
		for _, a := range x.answers {
			b = append(append(b, a.id...), 0)
			b = binary.LittleEndian.AppendUint32(b, uint32(a.index))
		}
	}
	return b
}

// resume returns the progress of the instruction that t stands in front of.
func (s *set) resume(m *vm.Machine, t *vm.Thread, f *vm.Frame) progress {
	list, _ := m.Extra(progressKey).(progresses)
	for _, p := range list {
		if p.thread == t.ID && p.depth == f.Depth && p.pc == f.PC && p.method == f.Method {
			p.answers = slices.Clip(p.answers)
			return p
		}
	}
	return progress{thread: t.ID, depth: f.Depth, pc: f.PC, method: f.Method}
}

// remember replaces what is known of the thread's frame, and of those above it,
// by the progress; forget only removes it.
func (s *set) remember(m *vm.Machine, p progress, keep bool) {
	list, _ := m.Extra(progressKey).(progresses)
	if len(list) == 0 && !keep {
		return
	}
	rest := slices.DeleteFunc(slices.Clone(list), func(x progress) bool { return x.thread == p.thread && x.depth >= p.depth })
	if keep {
		rest = append(rest, p)
		// Equal states must be encoded equally, whoever came first.
		slices.SortFunc(rest, func(a, b progress) int { return cmp.Or(a.thread-b.thread, int(a.depth-b.depth)) })
	}
	m.SetExtra(progressKey, rest)
}

// before asks the intervening listeners about the instruction in front of t. It
// reports whether the instruction is to be executed.
func (s *set) before(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool {
	if s.accesses && !s.settle(Instruction{t, f}) {
		return false
	}
	if !s.intervenes {
		return true
	}
	s.now = s.resume(m, t, f)
	p := &s.now
	for ; p.stage < len(s.list); p.stage++ {
		a := s.list[p.stage]
		if a.intervene == nil {
			continue
		}
		s.asking = true
		s.tell(a, func() { a.intervene.Intervene(a.ctx, Instruction{t, f}) })
		s.asking = false
		switch {
		case p.skipped:
			s.remember(m, *p, false)
			return false
		case len(m.Pending()) > 0 || m.Ignored() || m.Halt != nil || t.Top != f:
			s.remember(m, *p, p.acted)
			return false
		}
	}
	return true
}

// settle has the search decide what an unknown reference is that an instruction is
// about to access something of, as the instruction would do itself: the access is to
// be told with its object. It reports false where the instruction has to wait.
func (s *set) settle(in Instruction) bool {
	rt := s.p.Symbolic()
	if in.Frame.Attrs == nil || rt == nil || rt.Heap.Lazy == nil {
		return true
	}
	ctx := &Context{set: s}
	code := ctx.Code(in)
	if code == nil || code.Op != bytecode.Getfield && code.Op != bytecode.Putfield && !(code.Op >= bytecode.Iaload && code.Op <= bytecode.Saload) && !(code.Op >= bytecode.Iastore && code.Op <= bytecode.Sastore) {
		return true
	}
	i, ok := ctx.Subject(in)
	if !ok {
		return true
	}
	if u := heap.UnknownOf(in.OperandAttr(i)); u != nil {
		_, ok = rt.Heap.Settle(s.p.Machine, in.Thread, 0, u)
	}
	return ok
}

// after is told of what became of an instruction.
func (s *set) after(m *vm.Machine, t *vm.Thread, f *vm.Frame, code *vm.Code, pc int32, op vm.Op) {
	if !s.complete(m, t, f, code, pc, op) {
		if s.intervenes && s.now.acted {
			s.remember(m, s.now, true)
		}
		return
	}
	if s.intervenes {
		s.remember(m, s.now, false)
	}
	done := Executed{Thread: t, Code: code, PC: pc}
	if t.Top == f && f.Code == code {
		done.Frame, done.Next = f, f.PC == pc+1
	}
	for _, a := range s.list {
		if a.intervened != nil {
			s.tell(a, func() { a.intervened.Intervened(a.ctx, done) })
		}
	}
	if s.p.Replaying() {
		return
	}
	for _, a := range s.list {
		if a.executed != nil {
			s.tell(a, func() { a.executed.InstructionExecuted(a.ctx, done) })
		}
	}
	if s.accesses && s.accessed && done.Next {
		s.tellAccess(f)
	}
}

// complete reports whether an instruction will not be executed again before
// control leaves and comes back to it.
func (s *set) complete(m *vm.Machine, t *vm.Thread, f *vm.Frame, code *vm.Code, pc int32, op vm.Op) bool {
	top := t.Top
	switch {
	case m.Halt != nil:
		return false
	case top == nil || top != f:
		// A frame that initialises a class, and then has the instruction run again.
		return top == nil || top.Flags&vm.FrameRetry == 0 || top.Parent != f || f.PC != pc
	case f.Code != code || f.PC != pc:
		return true
	}
	return insn.Name(op) == "goto" && code.Instrs[pc].B == pc // an endless loop
}

// acting checks that a listener may change what the program does.
func (c *Context) acting(what string) *progress {
	if !c.set.asking {
		panic(what + ": only Intervene may do that")
	}
	c.set.now.acted = true
	return &c.set.now
}

// Choose has the search decide between the alternatives of a generator in front
// of the present instruction. When ok is false Intervene must return at once;
// it is asked again when the decision has been made. The generator's id must be
// its own among those of an instruction.
func (c *Context) Choose(g choice.Generator) (index int, ok bool) {
	p := c.acting("a choice")
	for _, a := range p.answers {
		if a.id == g.ID() {
			return a.index, true
		}
	}
	if index, ok = c.Machine.Choose(g); ok {
		p.answers = append(p.answers, answer{g.ID(), index})
	}
	return index, ok
}

// Throw throws a new exception in place of the present instruction. The class
// is looked up as code of the method would; its constructor that takes a
// message is called, or the one without arguments.
func (c *Context) Throw(in Instruction, class, message string) {
	p := c.acting("an exception")
	m, t := c.Machine, in.Thread
	k, pending, err := m.ClassFrom(t, in.Frame.Method.Class, slashed(class))
	switch {
	case pending: // the class is loaded first, then Intervene is asked again
		p.acted = len(p.answers) > 0
		return
	case err != nil:
		panic(fmt.Errorf("cannot throw %s: %w", class, err))
	case !k.SubclassOf(m.Lib.ThrowableClass()):
		panic(fmt.Sprintf("cannot throw %s: it is no Throwable", class))
	}
	m.PushThrow(t, k, message)
	p.skipped = true
}

// Replace leaves out the present instruction, which must be one that goes on
// with the next: its operands are dropped and the value takes the place of its
// result, where it has one.
func (c *Context) Replace(in Instruction, value uint64, a vm.Attr) {
	p := c.acting("a replacement")
	f := in.Frame
	if code := c.Code(in); code.Op >= bytecode.Goto && code.Op <= bytecode.Return || code.Op == bytecode.Athrow || code.Op.Conditional() {
		panic("cannot leave out " + insn.Name(code.Op))
	}
	pop, push := c.effect(in)
	f.SP -= int32(pop)
	if f.Attrs != nil {
		clear(f.Attrs[f.SP : int(f.SP)+pop])
	}
	if push > 0 {
		f.Slots[f.SP] = value
		if push == 2 {
			f.Slots[f.SP+1] = 0
		}
		f.SetAttr(int(f.SP), a)
		f.SP += int32(push)
	}
	f.PC++
	c.Machine.CountInsns(1)
	p.skipped = true
}

// Jump leaves out the present instruction: so many operands are dropped, and the
// method goes on with instruction pc.
func (c *Context) Jump(in Instruction, drop int, pc int32) {
	p := c.acting("a jump")
	f := in.Frame
	f.SP -= int32(drop)
	if f.Attrs != nil {
		clear(f.Attrs[f.SP : int(f.SP)+drop])
	}
	f.PC = pc
	c.Machine.CountInsns(1)
	p.skipped = true
}

func (c *Context) effect(in Instruction) (pop, push int) {
	return insn.Effect(in.Frame.Method, in.Frame.BCI())
}

// SetOperand changes the slot i below the top of the operand stack.
func (c *Context) SetOperand(in Instruction, i int, v uint64) {
	c.acting("a change of an operand")
	setSlot(in.Frame, int(in.Frame.SP)-1-i, v, nil)
}

// SetUnknownOperand is SetOperand for a number that is not known.
func (c *Context) SetUnknownOperand(in Instruction, i int, e *symbolic.Expr) {
	c.acting("a change of an operand")
	setSlot(in.Frame, int(in.Frame.SP)-1-i, 0, e)
}

// SetLocal changes a local variable.
func (c *Context) SetLocal(in Instruction, slot int, v uint64) {
	c.acting("a change of a variable")
	setSlot(in.Frame, slot, v, nil)
}

// SetUnknownLocal is SetLocal for a number that is not known.
func (c *Context) SetUnknownLocal(in Instruction, slot int, e *symbolic.Expr) {
	c.acting("a change of a variable")
	setSlot(in.Frame, slot, 0, e)
}

// setSlot changes a slot to a value that is known, or to e. Other attributes stay.
func setSlot(f *vm.Frame, i int, v uint64, e *symbolic.Expr) {
	a := vm.WithoutAttr[*symbolic.Expr](vm.WithoutAttr[*heap.Unknown](f.Attr(i)))
	if e != nil {
		var unknown vm.Attr
		if v, unknown = core.Slot(e); unknown != nil {
			a = vm.WithAttr(a, e)
		}
	}
	f.Slots[i] = v
	f.SetAttr(i, a)
}

// Break ends the transition behind the present instruction, so that the state
// there is matched. It may be called from any event of an instruction.
func (c *Context) Break(reason string) { c.Machine.BreakTransition(reason) }

// Yield has another thread go on, if one can, behind the present instruction.
func (c *Context) Yield() { c.Machine.Yield() }

// Prune ends the present path like Ignore, for the given reason.
func (c *Context) Prune(reason, help string) {
	c.Machine.IgnorePath()
	c.Cut(reason, help)
}

// Cut has the run called incomplete, for something that the listener left out.
func (c *Context) Cut(reason, help string) {
	if !c.Program.Replaying() {
		c.Program.Cut(search.Cut{Reason: reason, Help: help}, false)
	}
}
