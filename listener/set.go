package listener

import (
	"fmt"
	"io"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// attached is a listener of a run with the frequent events that it listens to;
// all is nil after it has failed.
type attached struct {
	name   string
	listen any
	ctx    *Context
	remake func(out io.Writer) (any, error) // another one like it; nil for one that the caller has made

	execute    ExecuteInstruction
	executed   InstructionExecuted
	entered    MethodEntered
	exited     MethodExited
	intervene  Intervene
	intervened Intervened
}

func newAttached(name string, l any) *attached {
	a := &attached{name: name, listen: l}
	a.execute, _ = hears[ExecuteInstruction](a, "execute_instruction")
	a.executed, _ = hears[InstructionExecuted](a, "instruction_executed")
	a.entered, _ = hears[MethodEntered](a, "method_entered")
	a.exited, _ = hears[MethodExited](a, "method_exited")
	a.intervene, _ = hears[Intervene](a, "intervene")
	a.intervened, _ = hears[Intervened](a, "intervened")
	return a
}

// set passes the events of a run to its listeners. It implements
// explore.Observer.
type set struct {
	list []*attached
	p    *search.Program
	cfg  *config.Config
	out  io.Writer

	calls      bool // somebody hears of methods
	accesses   bool // or of reads and writes
	intervenes bool // or changes what happens
	stacks     [][]*vm.Method
	bodies     listing.Cache
	fields     map[*listing.Instr]*vm.Field

	// Of the instruction under way.
	now    progress
	asking bool // a listener's Intervene runs
	// conditions counts those that it has asked about; suspicions are those that
	// another event has asked about.
	conditions int
	suspicions []*symbolic.Expr
	next       Access
	write      bool
	accessed   bool

	loaded   []*vm.Class // not told yet
	told     []*vm.Class
	autoload map[string]wanted
	late     []*attached // attached during the search, not told of its start yet
	started  bool
	result   *search.Result
}

func connect(p *search.Program, cfg *config.Config, out io.Writer, list []*attached) *set {
	s := &set{list: list, p: p, cfg: cfg, out: out, fields: map[*listing.Instr]*vm.Field{}}
	for _, a := range list {
		s.give(a)
	}
	p.Observe(s)
	s.rewire()
	return s
}

// give gives a listener its context.
func (s *set) give(a *attached) {
	a.ctx = &Context{Program: s.p, Machine: s.p.Machine, Config: s.cfg, Out: s.out, name: a.name, set: s}
}

// rewire connects what the listeners want to hear with the machine.
func (s *set) rewire() {
	m := s.p.Machine
	m.SetEvents(s.machineEvents())
	s.symbolicEvents()
	s.accesses = anyHears[FieldRead](s, "field_read") || anyHears[FieldWritten](s, "field_written") ||
		anyHears[ArrayRead](s, "array_read") || anyHears[ArrayWritten](s, "array_written")
	before, after := s.accesses, s.accesses
	for _, a := range s.list {
		s.calls = s.calls || a.entered != nil || a.exited != nil
		s.intervenes = s.intervenes || a.intervene != nil
		before = before || a.execute != nil
		after = after || a.executed != nil || a.intervened != nil
	}
	before = before || s.calls
	after = after || s.intervenes
	if s.intervenes || anyHears[Intervened](s, "intervened") {
		s.p.Intervene()
	}
	x, ok := m.Interp.(*insn.Interp)
	if !ok || !before && !after {
		return
	}
	m.LoopMode = vm.LoopHooked
	if before {
		x.SetHook(s.instruction)
	}
	if after {
		x.Intervene(insn.Intervention{Before: s.before, After: s.after})
	}
}

// tell calls f, and detaches the listener if that panics.
func (s *set) tell(a *attached, f func()) {
	defer func() {
		if v := recover(); v != nil {
			s.asking = false
			*a = attached{name: a.name, ctx: a.ctx}
			fmt.Fprintf(a.ctx.Out, "gojpf: listener %s failed and was detached: %v\n", a.name, v)
			s.p.Cut(search.Cut{
				Reason: fmt.Sprintf("listener %s failed: %v", a.name, v), Help: "the search went on without it",
			}, false)
		}
	}()
	s.conditions, s.suspicions = 0, nil
	f()
}

// each calls f for every listener that hears of the event. Nobody hears again
// of what is executed again.
func each[L any](s *set, event string, f func(L, *Context)) {
	if s.p.Replaying() {
		return
	}
	s.catchUp()
	for _, a := range s.list {
		if l, ok := hears[L](a, event); ok {
			s.tell(a, func() { f(l, a.ctx) })
		}
	}
}

func (s *set) SearchStarted(r *search.Result) {
	s.result, s.started = r, true
	for _, a := range s.list {
		a.ctx.Result = r
	}
	each(s, "search_started", func(l SearchStarted, c *Context) { l.SearchStarted(c) })
}

// SearchRestarted replaces the listeners by new ones: what the old ones have
// heard of belongs to a search that is worth nothing.
func (s *set) SearchRestarted(r *search.Result) {
	s.result = r
	for _, a := range s.list {
		a.ctx.Result = r
		if a.remake == nil || a.listen == nil {
			continue
		}
		l, err := a.remake(s.out)
		if err != nil {
			s.p.Cut(search.Cut{Reason: fmt.Sprintf("listener %s could not be made again: %v", a.name, err)}, false)
			*a = attached{name: a.name, ctx: a.ctx}
			continue
		}
		ctx, remake := a.ctx, a.remake
		*a = *newAttached(a.name, l)
		a.ctx, a.remake = ctx, remake
		if l, ok := hears[SearchStarted](a, "search_started"); ok {
			s.tell(a, func() { l.SearchStarted(a.ctx) })
		}
	}
	s.loaded, s.told, s.late = append(s.told, s.loaded...), nil, nil
	s.rewire()
}

func (s *set) StateRestored(depth int) {
	if s.calls {
		s.syncStacks()
	}
	each(s, "state_restored", func(l StateRestored, c *Context) { l.StateRestored(c, depth) })
	for _, d := range s.p.Machine.Decided() {
		each(s, "choice_advanced", func(l ChoiceAdvanced, c *Context) { l.ChoiceAdvanced(c, d) })
	}
}

func (s *set) StateAdvanced(adv *explore.Advance) {
	if s.calls {
		s.trackAll()
	}
	if adv.New {
		for _, g := range adv.Choices {
			each(s, "choice_registered", func(l ChoiceRegistered, c *Context) { l.ChoiceRegistered(c, g) })
		}
	}
	each(s, "state_advanced", func(l StateAdvanced, c *Context) { l.StateAdvanced(c, adv) })
}

func (s *set) StateBacktracked(depth int) {
	each(s, "state_backtracked", func(l StateBacktracked, c *Context) { l.StateBacktracked(c, depth) })
}

func (s *set) PropertyViolated(v *search.Violation) {
	each(s, "property_violated", func(l PropertyViolated, c *Context) { l.PropertyViolated(c, v) })
}

func (s *set) SearchConstraintHit(cut search.Cut) {
	each(s, "search_constraint_hit", func(l SearchConstraintHit, c *Context) { l.SearchConstraintHit(c, cut) })
}

func (s *set) SearchFinished(r *search.Result) {
	each(s, "search_finished", func(l SearchFinished, c *Context) { l.SearchFinished(c, r) })
	s.p.Machine.SetEvents(nil)
}

// instruction is the machine's hook. Nobody hears of what is executed aside.
func (s *set) instruction(_ *vm.Machine, t *vm.Thread, f *vm.Frame) {
	if s.p.Replaying() {
		s.accessed = false
		return
	}
	in := Instruction{t, f}
	if len(s.loaded) > 0 || len(s.late) > 0 {
		s.catchUp()
	}
	if s.calls {
		s.track(in)
	}
	for _, a := range s.list {
		if a.execute != nil {
			s.tell(a, func() { a.execute.ExecuteInstruction(a.ctx, in) })
		}
	}
	if s.accesses {
		s.next, s.write, s.accessed = s.access(in)
	}
}

// tellAccess tells of the access that the instruction of f has made.
func (s *set) tellAccess(f *vm.Frame) {
	a := s.next
	f.PC-- // whoever hears of it sees where it was
	defer func() { f.PC++ }()
	if !s.write {
		at := int(f.SP) - a.Kind.Slots()
		a.Value, a.Attr = f.Slots[at], f.Attr(at)
	}
	switch {
	case a.Field != nil && s.write:
		each(s, "field_written", func(l FieldWritten, c *Context) { l.FieldWritten(c, a) })
	case a.Field != nil:
		each(s, "field_read", func(l FieldRead, c *Context) { l.FieldRead(c, a) })
	case s.write:
		each(s, "array_written", func(l ArrayWritten, c *Context) { l.ArrayWritten(c, a) })
	default:
		each(s, "array_read", func(l ArrayRead, c *Context) { l.ArrayRead(c, a) })
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

// trackAll tells of the methods that were entered and left at the end of a
// transition. What is told after the next begins would be new to all states
// that follow, or to none.
func (s *set) trackAll() {
	for _, t := range s.p.Machine.Threads() {
		switch {
		case t.Top != nil:
			s.track(Instruction{t, t.Top})
		case t.ID < len(s.stacks):
			s.stacks[t.ID] = s.exited(t, s.stacks[t.ID], 0)
		}
	}
}

// exited tells of the methods of a stack that are gone, all but keep of them.
func (s *set) exited(t *vm.Thread, stack []*vm.Method, keep int) []*vm.Method {
	for len(stack) > keep {
		gone := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, a := range s.list {
			if a.exited != nil && gone != nil && !gone.Has(vm.TraitPseudo) {
				s.tell(a, func() { a.exited.MethodExited(a.ctx, t, gone) })
			}
		}
	}
	return stack
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
	keep := depth + 1
	if len(stack) > depth && stack[depth] != f.Method {
		keep = depth
	}
	stack = s.exited(t, stack, keep)
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
