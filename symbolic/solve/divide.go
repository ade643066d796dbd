package solve

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
)

// Divisions by unknown numbers. Solvers know them by their bits, which takes seconds; and
// mostly a question is impossible for its order alone: a remainder is smaller than what
// it is of. So it is asked with any numbers in the place of quotients and remainders, of
// which a few facts are known. If those cannot be, there is no model.

func (e *Engine) byDivisions(q *question) (Answer, bool) {
	if q.traits&symbolic.HasNonlinear == 0 {
		return Answer{}, false
	}
	facts := divisions(e.ctx, q.conds)
	if len(facts) == 0 {
		return Answer{}, false
	}
	easier := make([]*symbolic.Expr, 0, len(q.conds)+len(facts))
	for _, c := range append(slices.Clip(q.conds), facts...) {
		if c = undivided(e.ctx, c); !c.IsTrue() {
			easier = append(easier, c)
		}
	}
	if e.ctx.And(easier...).IsFalse() {
		return found(nil), true
	}
	b := (*symbolic.Bounds)(nil).Narrow(easier...)
	if b.Absurd() {
		return found(nil), true
	}
	// Solvers are not asked: where order does not decide they need the bits, and would have
	// spent time on another question.
	if e.without["linear"] {
		return Answer{}, false
	}
	sub := &question{conds: easier, bounds: b, limits: q.limits, watch: q.watch, traits: traitsOf(easier)}
	a, ok := e.byLinear(sub)
	return a, ok && a.Status == symbolic.Unsat // a model of it says nothing
}

// divides reports whether an expression is a division by an unknown number.
func divides(e *symbolic.Expr) bool {
	return (e.Op() == symbolic.OpRem || e.Op() == symbolic.OpDiv) && !e.Arg(1).IsConst()
}

// undivided is an expression with variables in the place of divisions.
func undivided(ctx *symbolic.Context, e *symbolic.Expr) *symbolic.Expr {
	if e.Traits()&symbolic.HasNonlinear == 0 {
		return e
	}
	return ctx.Rewrite(e, func(e *symbolic.Expr) *symbolic.Expr {
		if !divides(e) {
			return nil
		}
		typ := symbolic.Int
		if e.Kind() == symbolic.I64 {
			typ = symbolic.Long
		}
		lo, hi := e.Range()
		return ctx.Var(fmt.Sprintf("quotient %d", e.ID()), symbolic.Domain{Type: typ, Min: lo, Max: hi})
	})
}

// divisions are facts of the divisions in some conditions, which hold of all numbers.
func divisions(c *symbolic.Context, conds []*symbolic.Expr) (facts []*symbolic.Expr) {
	seen := map[uint64]bool{}
	var visit func(e *symbolic.Expr)
	visit = func(e *symbolic.Expr) {
		if e.Traits()&symbolic.HasNonlinear == 0 || seen[e.ID()] {
			return
		}
		seen[e.ID()] = true
		for _, a := range e.Args() {
			visit(a)
		}
		if divides(e) {
			facts = append(facts, ofDivision(c, e)...)
		}
	}
	for _, e := range conds {
		visit(e)
	}
	return facts
}

func ofDivision(c *symbolic.Context, e *symbolic.Expr) []*symbolic.Expr {
	a, b := e.Arg(0), e.Arg(1)
	zero := c.Int(0)
	if e.Kind() == symbolic.I64 {
		zero = c.Long(0)
	}
	negative, none := c.Lt(a, zero), c.Eq(b, zero)
	other := c.Or(negative, c.Le(b, zero)) // not two positive numbers
	if e.Op() == symbolic.OpDiv {
		return []*symbolic.Expr{
			c.Or(other, c.And(c.Ge(e, zero), c.Le(e, a))),
			c.Or(other, c.Ge(a, b), c.Eq(e, zero)),
		}
	}
	return []*symbolic.Expr{
		c.Or(none, negative, c.And(c.Ge(e, zero), c.Le(e, a))),
		c.Or(none, c.Gt(a, zero), c.And(c.Le(e, zero), c.Ge(e, a))),
		c.Or(c.Le(b, zero), c.And(c.Lt(e, b), c.Gt(e, c.Neg(b)))),
		// The negative of the least number is that number.
		c.Or(c.Ge(b, zero), c.And(c.Gt(e, b), c.Gt(c.Neg(e), b))),
		c.Or(other, c.Lt(a, b), c.Le(e, c.Sub(a, b))),
		c.Or(other, c.Ge(a, b), c.Eq(e, a)),
	}
}
