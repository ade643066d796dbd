package listener

import (
	"fmt"
	"io"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

// attached is a listener of a run with what it listens to; all is nil after it
// has failed.
type attached struct {
	name   string
	listen any
	ctx    *Context

	execute ExecuteInstruction
	entered MethodEntered
	exited  MethodExited
	thrown  ExceptionThrown
}

func newAttached(name string, l any) *attached {
	a := &attached{name: name, listen: l}
	a.execute, _ = l.(ExecuteInstruction)
	a.entered, _ = l.(MethodEntered)
	a.exited, _ = l.(MethodExited)
	a.thrown, _ = l.(ExceptionThrown)
	if w, ok := l.(interface{ wants(event string) bool }); ok { // a script implements all
		if !w.wants("execute_instruction") {
			a.execute = nil
		}
		if !w.wants("method_entered") {
			a.entered = nil
		}
		if !w.wants("method_exited") {
			a.exited = nil
		}
		if !w.wants("exception_thrown") {
			a.thrown = nil
		}
	}
	return a
}

// set passes the events of a run to its listeners. It implements
// search.Observer.
type set struct {
	list   []*attached
	p      *search.Program
	stacks [][]*vm.Method // by thread, for the events of methods
	calls  bool           // somebody wants those
}

func connect(p *search.Program, cfg *config.Config, out io.Writer, list []*attached) {
	s := &set{list: list, p: p}
	hook := false
	for _, a := range list {
		a.ctx = &Context{Program: p, Machine: p.Machine, Config: cfg, Out: out, name: a.name}
		s.calls = s.calls || a.entered != nil || a.exited != nil
		hook = hook || s.calls || a.execute != nil || a.thrown != nil
	}
	p.Observe(s)
	if x, ok := p.Machine.Interp.(*insn.Interp); ok && hook {
		p.Machine.LoopMode = vm.LoopHooked
		x.SetHook(s.instruction)
	}
}

// tell calls f, and detaches the listener if that panics.
func (s *set) tell(a *attached, f func()) {
	defer func() {
		if v := recover(); v != nil {
			a.listen, a.execute, a.entered, a.exited, a.thrown = nil, nil, nil, nil, nil
			fmt.Fprintf(a.ctx.Out, "gojpf: listener %s failed and was detached: %v\n", a.name, v)
			s.p.Cut(search.Cut{
				Reason: fmt.Sprintf("listener %s failed: %v", a.name, v), Help: "the search went on without it",
			}, false)
		}
	}()
	f()
}

// each calls f for every listener of the type.
func each[L any](s *set, f func(L, *Context)) {
	for _, a := range s.list {
		if l, ok := a.listen.(L); ok {
			s.tell(a, func() { f(l, a.ctx) })
		}
	}
}

func (s *set) SearchStarted(_ *search.Program, r *search.Result) {
	for _, a := range s.list {
		a.ctx.Result = r
	}
	each(s, func(l SearchStarted, c *Context) { l.SearchStarted(c) })
}

func (s *set) StateRestored(depth int) {
	if s.calls {
		s.syncStacks()
	}
	each(s, func(l StateRestored, c *Context) { l.StateRestored(c, depth) })
}

func (s *set) StateAdvanced(adv *search.Advance) {
	if adv.New {
		for _, g := range adv.Choices {
			each(s, func(l ChoiceRegistered, c *Context) { l.ChoiceRegistered(c, g) })
		}
	}
	each(s, func(l StateAdvanced, c *Context) { l.StateAdvanced(c, adv) })
}

func (s *set) StateBacktracked(depth int) {
	each(s, func(l StateBacktracked, c *Context) { l.StateBacktracked(c, depth) })
}

func (s *set) PropertyViolated(v *search.Violation) {
	each(s, func(l PropertyViolated, c *Context) { l.PropertyViolated(c, v) })
}

func (s *set) SearchConstraintHit(cut search.Cut) {
	each(s, func(l SearchConstraintHit, c *Context) { l.SearchConstraintHit(c, cut) })
}

func (s *set) SearchFinished(r *search.Result) {
	each(s, func(l SearchFinished, c *Context) { l.SearchFinished(c, r) })
}

// instruction is the machine's hook.
func (s *set) instruction(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	in := Instruction{t, f}
	if s.calls {
		s.track(in)
	}
	for _, a := range s.list {
		if a.execute != nil {
			s.tell(a, func() { a.execute.ExecuteInstruction(a.ctx, in) })
		}
		if a.thrown != nil && f.Code.Instrs[f.PC].Op == insn.OpAthrow {
			if exc := vm.Ref(f.Slots[f.SP-1]); exc != 0 {
				s.tell(a, func() { a.thrown.ExceptionThrown(a.ctx, in, exc) })
			}
		}
	}
}

// syncStacks reads the stacks from the machine after a state was restored.
func (s *set) syncStacks() {
	s.stacks = s.stacks[:0]
	for _, t := range s.p.Machine.Threads() {
		var stack []*vm.Method
		if t.Top != nil {
			stack = make([]*vm.Method, t.Top.Depth+1)
			t.Frames(func(f *vm.Frame) bool { stack[f.Depth] = f.Method; return true })
		}
		s.stacks = append(s.stacks, stack)
	}
}

// track compares the thread's stack with the one that was seen last, and tells
// the differences.
func (s *set) track(in Instruction) {
	t, f := in.Thread, in.Frame
	for len(s.stacks) <= t.ID {
		s.stacks = append(s.stacks, nil)
	}
	stack, depth := s.stacks[t.ID], int(f.Depth)
	if len(stack) == depth+1 && stack[depth] == f.Method {
		return
	}
	for len(stack) > depth+1 || len(stack) == depth+1 && stack[depth] != f.Method {
		gone := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, a := range s.list {
			if a.exited != nil && gone != nil && !gone.Has(vm.TraitPseudo) {
				s.tell(a, func() { a.exited.MethodExited(a.ctx, t, gone) })
			}
		}
	}
	var added []*vm.Frame
	for fr := f; fr != nil && int(fr.Depth) >= len(stack); fr = fr.Parent {
		added = append(added, fr)
	}
	for i := len(added) - 1; i >= 0; i-- {
		fr := added[i]
		for len(stack) < int(fr.Depth) {
			stack = append(stack, nil)
		}
		stack = append(stack, fr.Method)
		for _, a := range s.list {
			if a.entered != nil && fr.Code != nil && !fr.Method.Has(vm.TraitPseudo) {
				s.tell(a, func() { a.entered.MethodEntered(a.ctx, Instruction{t, fr}) })
			}
		}
	}
	s.stacks[t.ID] = stack
}
