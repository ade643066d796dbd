// Package symexec executes instructions on values that are not known: inputs
// of the program, and what it computes from them.
//
// A value that is not known is a [symbolic.Expr], kept as the attribute of the slot,
// field or element that holds it; what stands in the slot itself means nothing.
// The condition under which the present path is taken, and the inputs that the
// path has made, are part of the machine's state. A branch on such a value asks
// the solver which ways there are. If there are several it is a choice, of a
// [Branch] generator, whose alternatives carry their path conditions.
//
// These always hold:
//
//   - What stands in the slot of a value that is not known is used by nobody:
//     every instruction that computes, compares or decides has a meaning here, and
//     natives get what they ask for by [Runtime.Call] and [Runtime.Invoke].
//   - Where a value has to be given up for a concrete one, the path condition
//     says so, and the run is told to be incomplete.
//   - The alternatives of a decision exclude each other and leave nothing out.
//   - Without a symbol in a frame, instructions are those of package insn.
package symexec

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec/condition"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
	"github.com/gojpf/gojpf/vm"
)

// Runtime is what the instructions of one machine share. What belongs to a path
// is in the machine's state instead.
type Runtime struct {
	Ctx *symbolic.Context
	// Cut notes that something was left out.
	Cut func(m *vm.Machine, reason, help string)
	// Message is the text of an exception, "" for none.
	Message func(m *vm.Machine, exc vm.Ref) string
	// ArrayLength is the greatest length that an array of unknown length is given.
	ArrayLength int
	// TextLength is the greatest length that an input text is given when its
	// characters matter.
	TextLength int
	Fields     Fields
	Limits     Limits
	// Random makes the numbers of generators without a seed inputs.
	Random bool
	// Lazy is nil where references are never unknown, see SetLazy.
	Lazy *Lazy

	staysConcrete staysConcrete
	// shortened are the reasons by which these lengths have left something out.
	shortened  map[string]bool
	config     solve.Config
	engine     *solve.Engine
	domains    Domains
	methods    []*Spec
	classes    []string  // see SymbolicClasses
	began      time.Time // the first input was made
	marked     map[*vm.Method]*Spec
	before     map[*vm.Method]*condition.Condition
	fixed      []symbolic.Value // see Fix
	fixedModel *symbolic.Model  // of these
	// fixedTexts are texts by the numbers of their inputs, see FixTexts.
	fixedTexts map[int][]uint16
	replays    bool
	// concolic is set where inputs have values, see NewConcolic.
	concolic *Concolic
	impl     impl
	table    []semantic // by operation
	models   *callModels
	// headers are those of the methods that were asked about.
	headers map[*vm.Method]*header
	test    [2]*symbolic.Expr // memory of Test
	ends    ends              // who is told of them
	watch   Watch
}

// New makes the runtime of a machine. Its solver is opened when it is needed.
func New(config solve.Config, domains Domains, methods []*Spec) *Runtime {
	rt := &Runtime{
		Ctx: symbolic.NewContext(), config: config, domains: domains, methods: methods, ArrayLength: 5,
		Cut: func(*vm.Machine, string, string) {}, marked: map[*vm.Method]*Spec{}, before: map[*vm.Method]*condition.Condition{}, TextLength: 8, headers: map[*vm.Method]*header{}, shortened: map[string]bool{},
	}
	rt.impl.rt = rt
	rt.fillTable()
	rt.models = newCallModels()
	rt.functionModels(rt.models)
	rt.textCalls(rt.models)
	rt.randomCalls(rt.models)
	rt.models.number()
	return rt
}

// shorten notes that a limit of lengths has left something out.
func (rt *Runtime) shorten(m *vm.Machine, reason, help string) {
	rt.shortened[reason] = true
	rt.Cut(m, reason, help)
	m.IgnorePath()
}

// Shortened tells whether that was the reason of a cut.
func (rt *Runtime) Shortened(reason string) bool { return rt.shortened[reason] }

// Open opens the solver, so that it is known early whether there is one.
func (rt *Runtime) Open() (err error) {
	if rt.engine == nil {
		rt.engine, err = solve.New(rt.Ctx, rt.config)
	}
	return err
}

// Close ends the solver.
func (rt *Runtime) Close() error {
	if rt.engine == nil {
		return nil
	}
	return rt.engine.Close()
}

// Stats are what the solver did.
func (rt *Runtime) Stats() solve.Stats {
	if rt.engine == nil {
		return solve.Stats{}
	}
	return rt.engine.Stats()
}

// Uses are what each solver did.
func (rt *Runtime) Uses() []solve.Use {
	if rt.engine == nil {
		return nil
	}
	return rt.engine.Uses()
}

// Notes tell the user what a verdict is to be read with: which solver names were
// replaced by others, which methods were never called, and what stayed as it was.
func (rt *Runtime) Notes() []string {
	var notes []string
	if rt.engine != nil {
		notes = append(notes, rt.engine.Notes()...)
	}
	for _, s := range rt.methods {
		if !s.entered.Load() {
			notes = append(notes, fmt.Sprintf("symbolic.method: %s was never called", s.Text))
		}
	}
	if kept := rt.staysConcrete.sorted(); len(kept) > 0 {
		notes = append(notes, "stayed what they were, and are not inputs: "+strings.Join(kept, ", "))
	}
	return notes
}

// Disputes are questions to which solvers have given answers that contradict each
// other.
func (rt *Runtime) Disputes() []solve.Dispute {
	if rt.engine == nil {
		return nil
	}
	return rt.engine.Disputes()
}

// Believed lists the programs whose answers nobody has checked, with how many.
func (rt *Runtime) Believed() []string {
	if rt.engine == nil {
		return nil
	}
	return rt.engine.Believed()
}

// Path is what a state has of a path with unknown values. It is immutable.
type Path struct {
	pc     *symbolic.PC
	inputs *inputs
	trial  *trial // nil where nothing has values, see Concolic
	facts  *facts // nil where nothing is known of texts
}

// Unmatched implements vm.Unmatched: such states are never matched.
func (*Path) Unmatched() {}

// Input is something that a path has made up.
type Input struct {
	Name string // for people: the parameter's where no other has it
	Var  *symbolic.Var
	Text *TextInput // of a String; Var is its length then
	Part bool       // of an object of the input heap, which Shapes shows
	// Random tells that a generator of random numbers has made it: nobody can give it.
	Random bool
}

// inputs is a list that shares its beginning with others, the newest first.
type inputs struct {
	Input
	n     int
	older *inputs
}

const pathKey = "symbolic.path"

// PathOf returns the path of the machine's state, nil where it has met nothing
// unknown.
func PathOf(m *vm.Machine) *Path {
	p, _ := m.Extra(pathKey).(*Path)
	return p
}

// PC is the path condition.
func (p *Path) PC() *symbolic.PC {
	if p == nil {
		return nil
	}
	return p.pc
}

// Inputs are the inputs of the path in the order in which they were made.
func (p *Path) Inputs() []Input { return p.AppendInputs(nil) }

// AppendInputs appends the inputs of the path in the order in which they were made.
func (p *Path) AppendInputs(list []Input) []Input {
	if p == nil || p.inputs == nil {
		return list
	}
	at := len(list)
	list = slices.Grow(list, p.inputs.n)[:at+p.inputs.n]
	for i := p.inputs; i != nil; i = i.older {
		list[at+i.n-1] = i.Input
		list[at+i.n-1].Text = i.Text.on(p.facts)
	}
	return list
}

// Made is how many inputs the path has made.
func (p *Path) Made() int {
	if p == nil || p.inputs == nil {
		return 0
	}
	return p.inputs.n
}

func (rt *Runtime) setPC(m *vm.Machine, pc *symbolic.PC) {
	p := *PathOf(m)
	p.pc = pc
	m.SetExtra(pathKey, &p)
}

// Model returns values of the inputs that take the machine to its state. ok is
// false where the solver does not know any.
func (rt *Runtime) Model(m *vm.Machine) (model *symbolic.Model, ok bool) {
	p := PathOf(m)
	if p == nil {
		return nil, true
	}
	if rt.replays {
		return rt.fixedModel, true
	}
	if p.trial != nil {
		return p.trial.model, true
	}
	if p.pc.Status() == symbolic.Unsolved {
		rt.setPC(m, rt.engine.Decide(p.pc))
		p = PathOf(m)
	}
	return p.pc.Model()
}

// Fix has inputs get values instead of being unknown, in the order in which they
// are made, until Unfix. They are those of a model.
func (rt *Runtime) Fix(values []symbolic.Value, model *symbolic.Model) {
	rt.fixed, rt.fixedModel, rt.replays = values, model, true
}

// Unfix ends Fix.
func (rt *Runtime) Unfix() { rt.fixed, rt.fixedModel, rt.replays = nil, nil, false }

// Fresh makes an input of a type. base is the name that it is made from, whole
// says that it is to be used as it is. It returns the slot and the attribute of
// the input's value.
func (rt *Runtime) Fresh(m *vm.Machine, base string, whole bool, t symbolic.Type) (slot uint64, a vm.Attr) {
	return rt.fresh(m, base, base, whole, rt.domains.of(t, base))
}

// FreshFrom is Fresh where the program has a value already, from which a concolic
// search begins.
func (rt *Runtime) FreshFrom(m *vm.Machine, base string, whole bool, t symbolic.Type, given uint64, known vm.Attr) (slot uint64, a vm.Attr) {
	if e := ExprOf(known); e != nil {
		given = slotOf(rt.Example(m, e))
	}
	return rt.makeInput(m, base, base, whole, rt.domains.of(t, base), &given)
}

// fresh is Fresh with the name that people are shown, and the domain.
func (rt *Runtime) fresh(m *vm.Machine, base, shown string, whole bool, d symbolic.Domain) (slot uint64, a vm.Attr) {
	return rt.makeInput(m, base, shown, whole, d, nil)
}

func (rt *Runtime) makeInput(m *vm.Machine, base, shown string, whole bool, d symbolic.Domain, given *uint64) (slot uint64, a vm.Attr) {
	if !rt.replays {
		if err := rt.Open(); err != nil {
			m.Stop(&vm.Unsupported{What: err.Error(), Help: "set symbolic.dp to a solver that is installed; none is always there"})
			return 0, nil
		}
	}
	m.Unknowns = rt // from here on natives may meet what is not known
	if rt.began.IsZero() {
		rt.began = time.Now()
	}
	p := PathOf(m)
	var list *inputs
	var pc *symbolic.PC
	n := 1
	var known *facts
	if p != nil {
		list, pc, known = p.inputs, p.pc, p.facts
	}
	if list != nil {
		n = list.n + 1
	}
	name := base
	if !whole {
		name = base + "_" + strconv.Itoa(n) + "_" + suffix(d.Type)
	}
	for k := 2; list.named(func(i Input) bool { return i.Var.Name == name }); k++ {
		name = fmt.Sprintf("%s_%d", base, k)
	}
	if list.named(func(i Input) bool { return i.Name == shown }) {
		shown = name
	}
	e := rt.Ctx.Var(name, d)
	next := &Path{pc: pc, inputs: &inputs{Input{Name: shown, Var: e.Var()}, n, list}, facts: known}
	if rt.concolic != nil && !rt.replays {
		next.trial = rt.concolic.enter(p, e.Var(), given)
	}
	m.SetExtra(pathKey, next)
	if rt.replays {
		if n > len(rt.fixed) {
			return slotOf(symbolic.Value{Kind: d.Kind(), Bits: d.Default()}), nil
		}
		return slotOf(rt.fixed[n-1]), nil
	}
	return valueOf(e)
}

func (i *inputs) named(is func(Input) bool) bool {
	for ; i != nil; i = i.older {
		if is(i.Input) {
			return true
		}
	}
	return false
}

func suffix(t symbolic.Type) string {
	if t.Kind().IsFloat() {
		return "SYMREAL"
	}
	return "SYMINT"
}

// slotOf is a value as it stands in a slot.
func slotOf(v symbolic.Value) uint64 {
	if v.Kind == symbolic.I32 || v.Kind == symbolic.F32 {
		return uint64(uint32(v.Bits))
	}
	return v.Bits
}

// valueOf is the slot and the attribute of a value.
func valueOf(e *symbolic.Expr) (slot uint64, a vm.Attr) {
	if c, ok := e.Const(); ok {
		return slotOf(c), nil
	}
	return 0, e
}

// ExprOf returns the value that an attribute tells of, nil if it tells of none.
func ExprOf(a vm.Attr) *symbolic.Expr {
	if a == nil {
		return nil
	}
	if e, ok := a.(*symbolic.Expr); ok {
		return e
	}
	e, _ := vm.AttrOf[*symbolic.Expr](a)
	return e
}

// unknownPath tells that a path is kept that nobody knows to be possible.
func (rt *Runtime) unknownPath(m *vm.Machine, pc *symbolic.PC) {
	if pc.Status() == symbolic.Undecided {
		rt.Cut(m, "a path condition was not decided: "+oneLine(pc.Why()), "another solver (symbolic.dp) or more time (symbolic.dp_timeout_ms) may do")
	}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// Decide takes one of several ways, whose conditions exclude each other and
// leave nothing out. Where there are several it is a choice; ok is then false at
// first, and the instruction must be left without an effect. Nobody keeps conds.
func (rt *Runtime) Decide(m *vm.Machine, kind string, conds ...*symbolic.Expr) (chosen int, ok bool) {
	for i, c := range conds {
		if c.IsTrue() {
			return i, true
		}
	}
	if trialOf(m) != nil {
		return rt.concolic.decide(m, kind, conds)
	}
	id := decisionID(kind)
	if chosen, ok = rt.taken(m, id); ok {
		return chosen, true
	}
	for i, c := range conds {
		if conds[i] = rt.set(m, c); conds[i].IsTrue() {
			return i, true
		}
	}
	alternatives := rt.feasible(PathOf(m).PC(), conds)
	if len(alternatives) < 2 {
		rt.forced(m, kind, conds, alternatives)
	} else if alternatives = rt.within(m, alternatives); len(alternatives) == 1 { // its condition counts
		rt.setPC(m, alternatives[0].pc)
	}
	switch len(alternatives) {
	case 0: // what was not decided has turned out impossible
		m.IgnorePath()
		return 0, false
	case 1:
		if alternatives[0].pc.Status() == symbolic.Undecided && PathOf(m).PC().Status() != symbolic.Undecided {
			rt.unknownPath(m, alternatives[0].pc)
		}
		return alternatives[0].index, true
	}
	for _, w := range alternatives {
		rt.unknownPath(m, w.pc)
	}
	i, ok := m.Choose(&Branch{id: id, alternatives: alternatives, conds: rt.watched(conds)})
	if !ok {
		return 0, false
	}
	rt.setPC(m, alternatives[i].pc)
	rt.count(m)
	return alternatives[i].index, true
}

// set is a condition without lookups in tables, where that can be.
func (rt *Runtime) set(m *vm.Machine, cond *symbolic.Expr) *symbolic.Expr {
	return rt.Ctx.Set(cond, PathOf(m).PC().Bounds())
}

// taken takes the way that was chosen of the ways of a Branch, if one was.
func (rt *Runtime) taken(m *vm.Machine, id string) (chosen int, ok bool) {
	d, ok := m.TakeDecided(id)
	if !ok {
		return 0, false
	}
	a := &d.Generator.(*Branch).alternatives[d.Index]
	rt.setPC(m, a.pc)
	rt.count(m)
	return a.index, true
}

// decisionID is the ID of the generators for a kind of decision.
func decisionID(kind string) string {
	if kind == "branch" { // which most are
		return "symbolic.branch"
	}
	return "symbolic." + kind
}

func (rt *Runtime) feasible(pc *symbolic.PC, conds []*symbolic.Expr) []alternative {
	alternatives := make([]alternative, 0, 2)
	add := func(i int, pc *symbolic.PC) {
		if pc.Status() != symbolic.Unsat {
			alternatives = append(alternatives, alternative{index: i, cond: conds[i], pc: pc})
		}
	}
	if len(conds) == 2 {
		yes, no := rt.engine.Branch(pc, conds[1])
		add(0, no)
		add(1, yes)
		return alternatives
	}
	for i, c := range conds {
		if !c.IsFalse() {
			add(i, rt.engine.Extend(pc, c))
		}
	}
	return alternatives
}

// Test decides whether a condition holds.
func (rt *Runtime) Test(m *vm.Machine, kind string, cond *symbolic.Expr) (holds, ok bool) {
	rt.test = [2]*symbolic.Expr{rt.Ctx.Not(cond), cond}
	i, ok := rt.Decide(m, kind, rt.test[:]...)
	return i == 1, ok
}

// Assume goes on only where a condition holds.
func (rt *Runtime) Assume(m *vm.Machine, cond *symbolic.Expr) {
	if cond.IsTrue() {
		return
	}
	if trialOf(m) != nil {
		if chosen, ok := rt.concolic.decide(m, "assume", []*symbolic.Expr{rt.Ctx.Not(cond), cond}); ok && chosen == 0 {
			m.IgnorePath()
		}
		return
	}
	pc := rt.engine.Extend(PathOf(m).PC(), rt.set(m, cond))
	if pc.Status() == symbolic.Unsat || rt.tooLong(m, pc) {
		m.IgnorePath()
		return
	}
	rt.unknownPath(m, pc)
	rt.setPC(m, pc)
}

// Example is a value that an expression may have on the present path.
func (rt *Runtime) Example(m *vm.Machine, e *symbolic.Expr) symbolic.Value {
	model, _ := rt.Model(m)
	return symbolic.Eval(e, model)
}

// Pin gives an expression up for a value that it may have on this path.
func (rt *Runtime) Pin(m *vm.Machine, e *symbolic.Expr, why string) uint64 {
	v := rt.Example(m, e)
	rt.pinTo(m, e, v, why)
	return slotOf(v)
}

func (rt *Runtime) pinTo(m *vm.Machine, e *symbolic.Expr, v symbolic.Value, why string) {
	if trialOf(m) != nil {
		rt.concolic.giveUp(m, e, v, why)
		return
	}
	is := rt.equals(e, v)
	if rt.engine.Extend(PathOf(m).PC(), rt.Ctx.Not(is)).Status() == symbolic.Unsat {
		return // there is no other
	}
	rt.Cut(m, why, "one value was tried instead of all that are possible there")
	rt.Assume(m, is)
}

// equals is the condition that an expression has a value, bit for bit but for
// NaNs.
func (rt *Runtime) equals(e *symbolic.Expr, v symbolic.Value) *symbolic.Expr {
	c := rt.Ctx
	k := c.Const(v.Kind, v.Bits)
	switch {
	case !v.Kind.IsFloat():
		return c.Eq(e, k)
	case v.Double() != v.Double():
		return c.IsNaN(e)
	case v.Double() == 0:
		return c.Eq(c.ToRawBits(e), c.ToRawBits(k))
	}
	return c.FEq(e, k)
}

// Same is the condition that two values of one kind have the same bits, as the
// JDK's atomic accesses compare them.
func (rt *Runtime) Same(a, b *symbolic.Expr) *symbolic.Expr {
	if a.Kind().IsFloat() {
		a, b = rt.Ctx.ToRawBits(a), rt.Ctx.ToRawBits(b)
	}
	return rt.Ctx.Eq(a, b)
}

// alternative is an alternative of a Branch.
type alternative struct {
	index int // as numbered by who decides
	cond  *symbolic.Expr
	pc    *symbolic.PC
	// values are what enumerate makes known.
	values []symbolic.Value
}

// Branch chooses among the ways that a program can go on with unknown values.
type Branch struct {
	id           string
	alternatives []alternative
	conds        []*symbolic.Expr // see Alternatives
}

var _ choice.Generator = (*Branch)(nil)

// ID implements choice.Generator.
func (b *Branch) ID() string { return b.id }

// Len implements choice.Generator.
func (b *Branch) Len() int { return len(b.alternatives) }

// Describe implements choice.Generator.
func (b *Branch) Describe(i int) string {
	return fmt.Sprintf("gov.nasa.jpf.symbc.numeric.PCChoiceGenerator[id=%q,isCascaded:false,%d/%d,%s]",
		b.id, i+1, len(b.alternatives), b.alternatives[i].cond.Java())
}

// PC is the path condition of alternative i.
func (b *Branch) PC(i int) *symbolic.PC { return b.alternatives[i].pc }
