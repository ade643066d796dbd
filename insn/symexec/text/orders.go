package text

import (
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// The order of open texts is one: what compareTo says of three of them fits together.

// comparison is what compareTo says of a text and another one.
type comparison struct {
	with   *text
	result *symbolic.Expr
}

// comparisons are those of a text. Texts are compared as they are now: those that were
// found equal since are one.
func (rt openTexts) comparisons(m *vm.Machine, t *text) (list []comparison) {
	t = rt.resolved(m, t)
	for _, e := range factsOf(m).terms {
		switch {
		case e.kind != "compareTo":
		case identical(rt.resolved(m, e.a), t):
			list = append(list, comparison{e.b, e.value})
		case identical(rt.resolved(m, e.b), t):
			list = append(list, comparison{e.a, rt.Ctx.Neg(e.value)})
		}
	}
	return list
}

// thirds calls a function with what is known of two texts and a third one. Each pair is
// related once, when the second of its comparisons is made; so the number of conditions
// grows with the square of the texts that a program sorts.
func (rt openTexts) thirds(m *vm.Machine, a, b *text, each func(a, b *symbolic.Expr)) {
	other := rt.comparisons(m, b)
	for _, x := range rt.comparisons(m, a) {
		for _, y := range other {
			if identical(rt.resolved(m, x.with), rt.resolved(m, y.with)) {
				each(x.result, y.result)
			}
		}
	}
}

// between has two texts that differ be ordered as the texts between them say. Results are
// differences of characters or lengths, which do not overflow.
func (rt openTexts) between(m *vm.Machine, a, b *text, result *symbolic.Expr) {
	c := rt.Ctx
	zero, cond := c.Int(0), rt.asBefore(m, a, b, result)
	rt.thirds(m, a, b, func(x, y *symbolic.Expr) {
		cond = c.And(cond,
			c.Implies(c.And(c.Lt(x, zero), c.Lt(zero, y)), c.Lt(result, zero)),
			c.Implies(c.And(c.Lt(zero, x), c.Lt(y, zero)), c.Lt(zero, result)))
	})
	rt.Assume(m, cond)
}

// sameOrder has two texts that are equal be ordered in the same way to all others.
func (rt openTexts) sameOrder(m *vm.Machine, a, b *text) {
	c := rt.Ctx
	cond := rt.asBefore(m, a, b, c.Int(0))
	rt.thirds(m, a, b, func(x, y *symbolic.Expr) { cond = c.And(cond, c.Eq(x, y)) })
	rt.Assume(m, cond)
}

// asBefore is the condition that a result is the one that there was when two texts were
// compared that have turned out to be these.
func (rt openTexts) asBefore(m *vm.Machine, a, b *text, result *symbolic.Expr) *symbolic.Expr {
	cond := rt.Ctx.True()
	b = rt.resolved(m, b)
	for _, x := range rt.comparisons(m, a) {
		if identical(rt.resolved(m, x.with), b) {
			cond = rt.Ctx.And(cond, rt.Ctx.Eq(x.result, result))
		}
	}
	return cond
}
