// Package concolic runs a program with values for its inputs, one set after the other.
// Values that depend on inputs are expressions as ever; a decision goes the way
// that the inputs of the run lead to, and nothing forks. What the run passes by
// is kept in a tree: decisions, and values that were given up. Each way of the
// tree that no run has taken is a task: inputs are solved for that lead there,
// and make the next run.
//
// These hold:
//
//   - The path condition of a run is satisfied by its inputs, and has the values
//     that were given up, as equations. Inputs that satisfy it, and what of the
//     tree led there, take the same way.
//   - A value that was given up is a decision with a way for each value it can
//     have. Some of the others are tried; if some are left the search is
//     incomplete, and if none are it is not.
//   - A way that is impossible only for what was given up in front of it is tried
//     once more without that. Such a run may go elsewhere (it diverges), so what it
//     does settles nothing but what it does take.
//
// The tree belongs to the search. The place in it is part of a state, and the
// inputs are as well: a run may have several paths, of schedules for instance, and
// all grow the same tree.
//
// It stands beside the rooms of texts and heaps, and knows neither: to them a path of a
// run is a path. It comes in as the [core.Guide] of decisions, and is asked in front of
// calls of methods marked @Concrete.
package concolic

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Search is a concolic search: the tree of what its runs have met, and what is still
// to be tried.
type Search struct {
	Options
	rt      *core.Runtime
	unknown func(m *vm.Machine, r vm.Ref) bool // of a String, whether it is not known
	root    branch
	tasks   [urgencies][]task // the oldest first
	plan    *symbolic.Model   // inputs of the present run
	aim     *aim              // of the present run, nil for the first
	rand    *rand.Rand
	seen    map[string]bool // signatures that were tried without what was given up
	// Counted by place, as a loop would otherwise use up all tries at its first native.
	sites     map[string]*attempts // by place in the program
	open      []*branch            // ways that nobody knows to be possible
	lost      []*junction          // values of which some were not tried
	astray    map[string]int
	functions *functions

	extended bool // by the present run
	limited  bool // the present run has met a limit
	// Diverged counts runs that did not take the way they were made for.
	Diverged int
	Runs     int
}

// Options say what is tried.
type Options struct {
	// Key is the key that wants it.
	Key string
	// Tries is how many other values are tried for a value that is given up at one
	// place in the program, and how many inputs where no solver can tell.
	Tries int
	// Single ends with the first run.
	Single bool
	// Seed makes the first inputs random, unless it is 0.
	Seed uint64
	// Depth is how many decisions a run may take.
	Depth int
}

// urgency is an order of tasks: what surely leads to something new comes first.
type urgency int

const (
	sure     urgency = iota // the other ways of a decision
	directed                // these, without what was given up
	blind                   // other values for what was given up
	urgencies
)

// junction is a point of the tree.
type junction struct {
	from         *branch
	kind         string
	conds        []*symbolic.Expr // of a decision
	alternatives []*branch
	// A value that was given up has no conds: its ways are the values tried.
	value *symbolic.Expr
	why   string
	site  string // in the program
}

// branch is a way that leaves a junction.
type branch struct {
	at    *junction // nil at the root
	cond  *symbolic.Expr
	next  []*junction
	taken bool
	why   string // it was not decided
}

// task is to find inputs for a way: that of a branch or, where it is nil, other
// values at a junction.
type task struct {
	to *branch
	at *junction
	pc *symbolic.PC    // in front of it
	by *symbolic.Model // the inputs of the run that came by
}

// aim is where a run is to lead.
type aim struct {
	task
	urgency urgency
	sign    []*symbolic.Expr // the decisions on the way, of a directed one
}

// attempts are counted for each place in the program.
type attempts struct{ blind, astray int }

// trial is the part of a path that belongs to a run. It is replaced and never changed:
// states keep it.
type trial struct {
	model *symbolic.Model
	at    *branch
	forks int // decisions that had several ways
}

// Model implements Run.
func (t *trial) Model() *symbolic.Model { return t.model }

// New makes the search for the paths of a machine, whose decisions it guides where it is
// the runtime's guide. unknown tells of a String whether something of it is not known.
func New(rt *core.Runtime, o Options, unknown func(m *vm.Machine, r vm.Ref) bool) *Search {
	c := &Search{Options: o, rt: rt, unknown: unknown, functions: newFunctions()}
	c.Restart()
	return c
}

// Restart forgets all runs.
func (c *Search) Restart() {
	// Applications are numbered as runs come to them, so all of them go, with what was
	// found for them. How methods are run stays.
	functions := newFunctions()
	functions.run = c.functions.run
	*c = Search{
		Options: c.Options, rt: c.rt, unknown: c.unknown, rand: rand.New(rand.NewPCG(c.Seed, 7)), seen: map[string]bool{},
		sites: map[string]*attempts{}, astray: map[string]int{}, functions: functions, Runs: 1,
	}
}

// trialOf is the run that a state belongs to; nil if there is nothing unknown yet.
func trialOf(m *vm.Machine) *trial {
	t, _ := core.RunOf(m).(*trial)
	return t
}

// Enter implements Guide.
func (c *Search) Enter(p *core.Path, v *symbolic.Var, initial *uint64) core.Run {
	t := trial{model: c.plan} // also of inputs that are not made one by one
	if old, ok := p.Run().(*trial); ok {
		t = *old
	}
	t.model = t.model.With(v, c.first(v, initial))
	return &t
}

// first is the value of a new input: of the run's plan, or as given, or at random.
func (c *Search) first(v *symbolic.Var, initial *uint64) symbolic.Value {
	// The plan goes first: it is why this run is made. Inputs that it does not name, as
	// none has come to them before, begin as the program passes them.
	if x, ok := c.plan.Value(v); ok {
		return x
	}
	x := symbolic.Value{Kind: v.Domain.Kind(), Bits: v.Domain.Default()}
	switch {
	case initial != nil && v.Domain.Contains(bitsOf(v.Domain.Kind(), *initial)):
		x.Bits = bitsOf(v.Domain.Kind(), *initial)
	case c.Seed != 0:
		// By name, so that a run gives the same whatever came before it.
		name := fnv.New64a()
		name.Write([]byte(v.Name))
		x = randomInput(rand.New(rand.NewPCG(c.Seed, name.Sum64())), v.Domain, x)
	}
	return x
}

// random is some value of an expression's kind.
func (c *Search) random(e *symbolic.Expr) symbolic.Value {
	if e.Kind().IsFloat() {
		return randomFloat(c.rand, e.Kind())
	}
	lo, hi := e.Range()
	return symbolic.Value{Kind: e.Kind(), Bits: uint64(randomInt(c.rand, lo, hi))}
}

// randomInt is a number of a range, of any length in digits.
func randomInt(r *rand.Rand, lo, hi int64) int64 {
	// Uniform numbers would nearly all be huge, and comparisons with small constants
	// always go one way.
	x := int64(r.Uint64() >> (1 + r.IntN(63)))
	if r.IntN(2) == 0 {
		x = -x
	}
	if lo <= x && x <= hi {
		return x
	}
	// It is 0 for all of long, where the first draw was in range.
	if span := uint64(hi) - uint64(lo) + 1; span != 0 {
		return int64(uint64(lo) + r.Uint64N(span))
	}
	return x
}

func randomFloat(r *rand.Rand, k symbolic.Kind) symbolic.Value {
	// Whole numbers, such as programs compare with; small fractions; large ones.
	return symbolic.FloatValue(k, [3]float64{float64(r.IntN(201) - 100), r.NormFloat64(), (r.Float64() - 0.5) * 1e6}[r.IntN(3)])
}

// randomInput is a value of a domain, or else the one given.
func randomInput(r *rand.Rand, d symbolic.Domain, or symbolic.Value) symbolic.Value {
	x := or
	switch {
	case d.Kind().IsInt():
		x.Bits = uint64(randomInt(r, d.Min, d.Max))
	case d.Kind().IsFloat():
		x = randomFloat(r, d.Kind())
	}
	if !d.Contains(x.Bits) {
		return or
	}
	return x
}

// bitsOf is what stands in a slot as the bits of a value.
func bitsOf(k symbolic.Kind, slot uint64) uint64 {
	switch k {
	case symbolic.I32:
		return uint64(int64(int32(slot)))
	case symbolic.F32:
		return uint64(uint32(slot))
	}
	return slot
}

// Decide takes the way that the inputs lead to. ok is false where a limit ends the
// path.
func (c *Search) Decide(m *vm.Machine, kind string, conds []*symbolic.Expr) (chosen int, ok bool) {
	pc, model := core.PathOf(m).PC(), trialOf(m).model
	ev := symbolic.NewEvaluator(model)
	chosen = slices.IndexFunc(conds, func(cond *symbolic.Expr) bool { return ev.Eval(cond).Bool() })
	if chosen < 0 {
		// Conditions of a decision cover everything: a bug of ours.
		panic(fmt.Sprintf("symbolic: no way of %s is possible for %s", kind, model))
	}
	// It would be a junction with one way that matters.
	if pc.Has(conds[chosen]) {
		return chosen, true // decided before
	}
	if !c.within(m, conds, chosen) {
		m.IgnorePath()
		return chosen, false
	}
	j, made := c.junction(m, kind, conds)
	for i, b := range j.alternatives {
		if made && i != chosen && !b.cond.IsFalse() {
			c.tasks[sure] = append(c.tasks[sure], task{to: b, at: j, pc: pc, by: model})
		}
	}
	c.follow(m, j.alternatives[chosen])
	return chosen, true
}

// within reports whether the limits of paths allow a decision to go some way.
func (c *Search) within(m *vm.Machine, conds []*symbolic.Expr, taken int) bool {
	if !core.Several(m, conds) {
		return true
	}
	// Only decisions with several possible ways count: those that conditions of the path
	// leave one way do not make the tree deeper.
	t := *trialOf(m)
	if t.forks++; t.forks > c.Depth {
		c.limited = true
		c.rt.Cut(m, fmt.Sprintf("a run decided more than %d times", c.Depth), "raise search.depth_limit")
		return false
	}
	core.SetRun(m, core.PathOf(m).PC(), &t)
	if !c.rt.Allows(m, conds, taken) {
		c.limited = true
		return false
	}
	return true
}

// junction finds or makes the decision that the run stands in front of. Another path of
// the run, of other schedules, or a run before may have made it.
func (c *Search) junction(m *vm.Machine, kind string, conds []*symbolic.Expr) (j *junction, made bool) {
	from := c.behind(trialOf(m).at)
	for _, j := range from.next {
		if j.value == nil && j.kind == kind && slices.Equal(j.conds, conds) {
			return j, false
		}
	}
	j = &junction{from: from, kind: kind, conds: slices.Clone(conds), site: siteOf(m)}
	for _, cond := range conds {
		j.alternatives = append(j.alternatives, &branch{at: j, cond: cond})
	}
	from.next = append(from.next, j)
	return j, true
}

// behind is the way that was taken last, that into the tree if none was.
func (c *Search) behind(b *branch) *branch {
	if b == nil {
		return &c.root
	}
	return b
}

// follow goes on behind a way.
func (c *Search) follow(m *vm.Machine, b *branch) {
	// A run in which nothing was new is one that a plan has not led to where it should.
	if !b.taken {
		b.taken, c.extended = true, true
	}
	t := trialOf(m)
	core.SetRun(m, core.PathOf(m).PC().And(b.cond).Solved(symbolic.Sat, t.model), &trial{t.model, b, t.forks})
}

// GiveUp implements Guide.
func (c *Search) GiveUp(m *vm.Machine, e *symbolic.Expr, v symbolic.Value, why string) {
	pc, t := core.PathOf(m).PC(), trialOf(m)
	cond := c.rt.Equals(e, v)
	// It has one value on this path anyway, and no others are left out.
	if cond.IsTrue() || pc.Has(cond) {
		return
	}
	from := c.behind(t.at)
	i := slices.IndexFunc(from.next, func(j *junction) bool { return j.value == e && j.why == why })
	if i < 0 {
		i = len(from.next)
		from.next = append(from.next, &junction{from: from, value: e, why: why, site: siteOf(m)})
		c.tasks[blind] = append(c.tasks[blind], task{at: from.next[i], pc: pc, by: t.model})
	}
	j := from.next[i]
	k := slices.IndexFunc(j.alternatives, func(b *branch) bool { return b.cond == cond })
	if k < 0 {
		k = len(j.alternatives)
		j.alternatives = append(j.alternatives, &branch{at: j, cond: cond})
	}
	c.follow(m, j.alternatives[k])
}

// siteOf is the instruction that a thread is at.
func siteOf(m *vm.Machine) string {
	for f := m.Current.Top; f != nil; f = f.Parent {
		if f.Code != nil {
			return fmt.Sprintf("%s.%s%s:%d", f.Method.Class.Name, f.Method.Name, f.Method.Desc, f.PC)
		}
	}
	return ""
}

func (c *Search) attempts(site string) *attempts {
	a := c.sites[site]
	if a == nil {
		a = &attempts{}
		c.sites[site] = a
	}
	return a
}
