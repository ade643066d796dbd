package solve

import (
	"testing"
	"time"

	"github.com/gojpf/gojpf/symbolic"
)

// TestArithmeticWithoutSolver is decided by branch and prune, whatever solvers there
// are.
func TestArithmeticWithoutSolver(t *testing.T) {
	c := symbolic.NewContext()
	e := newEngine(t, c, None)
	d, f := c.Var("d", symbolic.Full(symbolic.Double)), c.Var("f", symbolic.Full(symbolic.Float))
	a, b := c.Var("a", symbolic.Full(symbolic.Long)), c.Var("b", symbolic.Full(symbolic.Long))
	for _, q := range []struct {
		name  string
		conds []*symbolic.Expr
		want  symbolic.Status
	}{
		{"no double squares to 2", conds(c.FEq(c.FMul(d, d), c.Double(2))), symbolic.Unsat},
		{"no float squares to 2", conds(c.FEq(c.FMul(f, f), c.Float(2))), symbolic.Unsat},
		{"a double squares to 2.25", conds(c.FEq(c.FMul(d, d), c.Double(2.25))), symbolic.Sat},
		{"a modulus is not negative", conds(c.Lt(c.Long(0), b), c.Lt(c.FloorMod(a, b), c.Long(0))), symbolic.Unsat},
		{"a modulus is less than the divisor", conds(c.Lt(c.Long(0), b), c.Le(b, c.FloorMod(a, b))), symbolic.Unsat},
		{"a modulus is 7", conds(c.Lt(c.Long(9), b), c.Eq(c.FloorMod(a, b), c.Long(7))), symbolic.Sat},
	} {
		before := e.Stats()
		if got := e.Check(q.conds...); got.Status != q.want {
			t.Errorf("%s: %s (%s), not %s", q.name, got.Status, got.Why, q.want)
		}
		if e.Stats().ByPrune == before.ByPrune && q.want == symbolic.Unsat {
			t.Errorf("%s: decided by others: %+v", q.name, e.Stats())
		}
	}
}

// TestWhyUnknown says in our words what solvers call their limits.
func TestWhyUnknown(t *testing.T) {
	const late = "no answer within 2s, see symbolic.dp_timeout_ms"
	for said, want := range map[string]string{
		"canceled":                  late,
		"timeout":                   late,
		"interrupted from keyboard": late,
		"unknown":                   "z3 does not know",
		"":                          "z3 does not know",
		"(incomplete (theory fp))":  "z3 does not know: (incomplete (theory fp))",
	} {
		a := undecided(whyUnknown("z3", said)).inTime(Limits{Time: 2 * time.Second})
		if a.Why != want {
			t.Errorf("%q: %q, not %q", said, a.Why, want)
		}
	}
}
