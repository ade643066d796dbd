// Package subsume says which states with unknown values stand for others: a state
// that stands for another makes it needless to explore that.
//
// These always hold:
//
//   - What it denies may be so; what it says was proved: with expressions that turn
//     one state into the other, and by a solver, of their path conditions.
//   - It looks at states and never changes one.
package subsume

import (
	"maps"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Extent is what a state stands for: the program states that it becomes when its
// inputs get values that satisfy its path condition. Extents of states with equal
// digests (see Of) differ in nothing but what is in here.
type Extent struct {
	pc   *symbolic.PC
	live []*symbolic.Expr // what the state holds instead of values, in the digest's order
	held []*symbolic.Expr // what the baseline holds, which is in all states
}

// Decider decides whether a path condition can hold with a condition more.
type Decider interface {
	Extend(pc *symbolic.PC, cond *symbolic.Expr) *symbolic.PC
}

// Of returns the extent of the machine's state under its path condition, and the
// digest of all that is known in it. ok is false where the state holds other things
// than numbers that are not known.
func Of(m *vm.Machine, pc *symbolic.PC) (d vm.Digest, s *Extent, ok bool) {
	s, ok = &Extent{pc: pc}, true
	collect := func(list *[]*symbolic.Expr) func(vm.Attr) {
		return func(a vm.Attr) {
			e, number := a.(*symbolic.Expr)
			ok = ok && number
			*list = append(*list, e)
		}
	}
	d = m.DigestUnknown(collect(&s.live))
	for _, a := range m.BaselineAttrs() {
		collect(&s.held)(a)
	}
	return d, s, ok
}

// Covers reports whether every program state that b stands for is one that a stands
// for, too; the digests of their states are equal. What it cannot prove it denies.
//
// It looks for an expression over b's inputs for each input of a, such that a's
// values become b's, and that b's path condition implies a's. Then inputs of a can
// be computed from any inputs of b, and lead to the same state.
func Covers(ctx *symbolic.Context, by Decider, a, b *Extent) bool {
	if len(a.live) != len(b.live) {
		return false
	}
	x := &matching{ctx: ctx, by: by, a: a, b: b, of: map[*symbolic.Var]*symbolic.Expr{}, done: map[[2]*symbolic.Expr]bool{}}
	for _, e := range a.held {
		for _, v := range e.Vars() {
			x.of[v] = v.Expr()
		}
	}
	for i, e := range a.live {
		if !x.match(e, b.live[i]) {
			return false
		}
	}
	for i, e := range a.live { // match only proposes
		if x.with(e) != b.live[i] {
			return false
		}
	}
	return x.implied()
}

// matching is a search for expressions in place of a's inputs.
type matching struct {
	ctx  *symbolic.Context
	by   Decider
	a, b *Extent
	of   map[*symbolic.Var]*symbolic.Expr
	done map[[2]*symbolic.Expr]bool // expressions that match; parts are shared
}

// with is an expression of a in terms of b's inputs.
func (x *matching) with(e *symbolic.Expr) *symbolic.Expr {
	return x.ctx.Substitute(e, func(v *symbolic.Var) *symbolic.Expr { return x.of[v] })
}

// match finds what the inputs in p have to be for p to be e.
func (x *matching) match(p, e *symbolic.Expr) bool {
	if p.Kind() != e.Kind() {
		return false
	}
	if p.Op() == symbolic.OpVar {
		if old := x.of[p.Var()]; old != nil {
			return old == e
		}
		if p.Kind() == symbolic.Array && p.Elem() != e.Elem() {
			return false
		}
		x.of[p.Var()] = e
		return true
	}
	pair := [2]*symbolic.Expr{p, e}
	if len(p.Vars()) == 0 || x.done[pair] {
		return p == e || x.done[pair]
	}
	if p.Op() == symbolic.OpAdd && p.Arg(1).IsConst() { // x + 1 can be anything
		return x.match(p.Arg(0), x.ctx.Sub(e, p.Arg(1)))
	}
	if p.Op() != e.Op() || p.Func() != e.Func() || p.NumArgs() != e.NumArgs() {
		return false
	}
	for i, arg := range p.Args() {
		if !x.match(arg, e.Arg(i)) {
			return false
		}
	}
	x.done[pair] = true
	return true
}

// implied reports whether b's path condition implies a's, with other expressions
// in place of a's inputs.
func (x *matching) implied() bool {
	conds, vars, ok := x.relevant()
	if !ok {
		return false
	}
	byIndex := func(v, w *symbolic.Var) int { return v.Index() - w.Index() }
	var todo []*symbolic.Expr
	for _, v := range slices.SortedFunc(maps.Keys(vars), byIndex) {
		c, ok := x.allowed(v)
		if !ok {
			return false
		}
		todo = append(todo, c)
	}
	for _, c := range conds {
		todo = append(todo, x.with(c))
	}
	model, solved := x.b.pc.Model()
	for _, c := range todo { // what one example refutes needs no solver
		if c.IsFalse() || solved && !symbolic.Holds(c, model) {
			return false
		}
	}
	for _, c := range todo {
		if !c.IsTrue() && !x.b.pc.Has(c) && x.by.Extend(x.b.pc, x.ctx.Not(c)).Status() != symbolic.Unsat {
			return false
		}
	}
	return true
}

// relevant are the conditions of a that say something about its values, and the
// inputs that occur in these and in the values. Inputs of a that are in no value,
// but in one of the conditions, stand for themselves. The other conditions are
// about inputs that the state has forgotten; they need only be possible.
func (x *matching) relevant() (conds []*symbolic.Expr, vars map[*symbolic.Var]bool, ok bool) {
	vars = map[*symbolic.Var]bool{}
	for v := range x.of {
		vars[v] = true
	}
	rest := x.a.pc.Conds()
	for grows := true; grows; {
		grows = false
		var others []*symbolic.Expr
		for _, c := range rest {
			if !mentions(c, vars) {
				others = append(others, c)
				continue
			}
			conds = append(conds, c)
			for _, v := range c.Vars() {
				if !vars[v] {
					vars[v], grows = true, true
					x.of[v] = v.Expr()
				}
			}
		}
		rest = others
	}
	return conds, vars, len(rest) == 0 || x.a.pc.Status() == symbolic.Sat
}

func mentions(c *symbolic.Expr, vars map[*symbolic.Var]bool) bool {
	for _, v := range c.Vars() {
		if vars[v] {
			return true
		}
	}
	return len(c.Vars()) == 0
}

// allowed is the condition that what stands in place of an input of a is a value
// that the input can have.
func (x *matching) allowed(v *symbolic.Var) (cond *symbolic.Expr, ok bool) {
	e, d, c := x.of[v], v.Domain, x.ctx
	switch {
	case e.Op() == symbolic.OpVar && e.Var().Domain == d:
		return c.True(), true
	case d.Array:
		return nil, false // NaNs in it may have any bits
	case d.Type.Kind().IsFloat():
		// As an input, NaN has Java's canonical bits; only what was made from bits,
		// or read from an array, may have others.
		return c.True(), d.IsFull() && e.Traits()&symbolic.HasArray == 0 && !hasOp(e, symbolic.OpFromBits)
	}
	return c.And(c.Ge(e, c.Const(e.Kind(), uint64(d.Min))), c.Le(e, c.Const(e.Kind(), uint64(d.Max)))), true
}

// hasOp tells whether an operation occurs in an expression.
func hasOp(e *symbolic.Expr, op symbolic.Op) bool {
	seen := map[*symbolic.Expr]bool{}
	var visit func(*symbolic.Expr) bool
	visit = func(e *symbolic.Expr) bool {
		if e.Op() == op {
			return true
		}
		if seen[e] {
			return false
		}
		seen[e] = true
		for _, a := range e.Args() {
			if visit(a) {
				return true
			}
		}
		return false
	}
	return visit(e)
}
