package solve

import (
	"fmt"
	"math"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/internal/exprgen"
)

// linearTerms draws terms and conditions of what linear knows about.
type linearTerms struct {
	c     *symbolic.Context
	ints  []*symbolic.Expr
	longs []*symbolic.Expr
}

func (g *linearTerms) constant(t *rapid.T, k symbolic.Kind) *symbolic.Expr {
	return g.c.Const(k, exprgen.Bits(t, k))
}

func (g *linearTerms) term(t *rapid.T, k symbolic.Kind, depth int) *symbolic.Expr {
	c := g.c
	if depth == 0 || rapid.IntRange(0, 4).Draw(t, "leaf") == 0 {
		vars := g.ints
		if k == symbolic.I64 {
			vars = g.longs
		}
		if rapid.IntRange(0, 4).Draw(t, "constant") == 0 {
			return g.constant(t, k)
		}
		return vars[rapid.IntRange(0, len(vars)-1).Draw(t, "which")]
	}
	a := g.term(t, k, depth-1)
	small := func() *symbolic.Expr {
		return c.Const(k, uint64(rapid.Int64Range(-5, 9).Draw(t, "factor")))
	}
	switch rapid.IntRange(0, 10).Draw(t, "op") {
	case 0, 1, 2:
		return c.Add(a, g.term(t, k, depth-1))
	case 3, 4:
		return c.Sub(a, g.term(t, k, depth-1))
	case 5:
		return c.Neg(a)
	case 6:
		return c.Mul(a, small())
	case 7:
		return c.Ite(g.cond(t, depth-1), a, g.term(t, k, depth-1))
	case 8:
		return c.Div(a, small())
	case 9:
		return c.Rem(a, small())
	}
	if k == symbolic.I64 {
		return c.I2L(g.term(t, symbolic.I32, depth-1))
	}
	switch rapid.IntRange(0, 3).Draw(t, "conversion") {
	case 0:
		return c.I2B(a)
	case 1:
		return c.I2C(a)
	case 2:
		return c.L2I(g.term(t, symbolic.I64, depth-1))
	}
	return c.Shl(a, c.Int(rapid.Int32Range(0, 33).Draw(t, "count")))
}

func (g *linearTerms) cond(t *rapid.T, depth int) *symbolic.Expr {
	c := g.c
	if depth > 0 {
		switch rapid.IntRange(0, 9).Draw(t, "logic") {
		case 0:
			return c.And(g.cond(t, depth-1), g.cond(t, depth-1))
		case 1:
			return c.Or(g.cond(t, depth-1), g.cond(t, depth-1))
		case 2:
			return c.Eq(g.cond(t, depth-1), g.cond(t, depth-1))
		}
	}
	k := symbolic.I32
	if rapid.IntRange(0, 2).Draw(t, "long") == 0 {
		k = symbolic.I64
	}
	a, b := g.term(t, k, depth), g.term(t, k, max(depth-1, 0))
	switch rapid.IntRange(0, 3).Draw(t, "relation") {
	case 0:
		return c.Lt(a, b)
	case 1:
		return c.Le(a, b)
	case 2:
		return c.Eq(a, b)
	}
	return c.Ne(a, b)
}

// ranged declares variables of few values each, at places where sums overflow,
// too.
func ranged(t testing.TB, c *symbolic.Context) ([]*symbolic.Var, *linearTerms) {
	t.Helper()
	g := &linearTerms{c: c}
	var vars []*symbolic.Var
	for i, r := range []struct {
		typ    symbolic.Type
		lo, hi int64
	}{
		{symbolic.Int, -3, 3}, {symbolic.Int, math.MaxInt32 - 4, math.MaxInt32}, {symbolic.Byte, -128, -125},
		{symbolic.Long, -2, 3}, {symbolic.Long, math.MaxInt64 - 2, math.MaxInt64},
	} {
		d, err := symbolic.IntRange(r.typ, r.lo, r.hi)
		if err != nil {
			t.Fatal(err)
		}
		e := c.Var(fmt.Sprintf("v%d", i), d)
		vars = append(vars, e.Var())
		if e.Kind() == symbolic.I64 {
			g.longs = append(g.longs, e)
		} else {
			g.ints = append(g.ints, e)
		}
	}
	return vars, g
}

// anyModel tries all values of variables.
func anyModel(conds []*symbolic.Expr, vars []*symbolic.Var, m *symbolic.Model) *symbolic.Model {
	if len(vars) == 0 {
		if holdsAll(conds, m) {
			return m
		}
		return nil
	}
	v := vars[0]
	for x := v.Domain.Min; ; x++ {
		if found := anyModel(conds, vars[1:], m.With(v, symbolic.Value{Kind: v.Domain.Kind(), Bits: uint64(x)})); found != nil {
			return found
		}
		if x == v.Domain.Max {
			return nil
		}
	}
}

// TestLinearAgainstAllValues compares with the outcome of trying all values.
func TestLinearAgainstAllValues(t *testing.T) {
	c := symbolic.NewContext()
	vars, g := ranged(t, c)
	l := newLinear()
	asked, undecided := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		var conds []*symbolic.Expr
		for range rapid.IntRange(1, 4).Draw(t, "conditions") {
			conds = append(conds, g.cond(t, 2))
		}
		var b *symbolic.Bounds
		if rapid.Bool().Draw(t, "narrowed") {
			if b = b.Narrow(conds...); b.Absurd() {
				return
			}
		}
		v, m := l.decide(conds, exprgen.Model(t, vars), b)
		if len(varsOf(conds)) == 0 {
			return // there is nothing to decide
		}
		asked++
		switch v {
		case unknown:
			undecided++
		case possible:
			if !holdsAll(conds, m) {
				t.Fatalf("%s is no model of %v", m, conds)
			}
		case impossible:
			if m := anyModel(conds, varsOf(conds), nil); m != nil {
				t.Fatalf("%v holds with %s", conds, m)
			}
		}
	})
	if undecided > asked/2 { // what overflows a long or divides by zero is not for it
		t.Errorf("%d of %d were not decided", undecided, asked)
	}
}

// TestLinearAgainstZ3 compares with z3 on vectors, on inputs of whole types.
func TestLinearAgainstZ3(t *testing.T) {
	if !HasZ3 {
		t.Skip("no z3 in this build")
	}
	exact, err := newZ3(z3Vectors)
	if err != nil {
		t.Fatal(err)
	}
	defer exact.Close()
	c := symbolic.NewContext()
	g := &linearTerms{c: c}
	var vars []*symbolic.Var
	for _, typ := range []symbolic.Type{symbolic.Int, symbolic.Int, symbolic.Short, symbolic.Char, symbolic.Boolean, symbolic.Long, symbolic.Long} {
		e := c.Var(fmt.Sprintf("%s%d", typ, len(vars)), symbolic.Full(typ))
		vars = append(vars, e.Var())
		if e.Kind() == symbolic.I64 {
			g.longs = append(g.longs, e)
		} else {
			g.ints = append(g.ints, e)
		}
	}
	l := newLinear()
	proved := 0
	rapid.Check(t, func(t *rapid.T) {
		var conds []*symbolic.Expr
		for range rapid.IntRange(1, 5).Draw(t, "conditions") {
			conds = append(conds, g.cond(t, 2))
		}
		v, m := l.decide(conds, exprgen.Model(t, vars), nil)
		switch v {
		case possible:
			if !holdsAll(conds, m) {
				t.Fatalf("%s is no model of %v", m, conds)
			}
		case impossible:
			proved++
			if a := exact.Check(conds, nil, Limits{Time: 300 * time.Millisecond}); a.Status == symbolic.Sat {
				t.Fatalf("%v holds with %s", conds, a.Model)
			}
		}
	})
	if proved == 0 {
		t.Error("nothing was found impossible")
	}
}

// TestLinearDecides has what examples ask for: it must not be left to a solver.
func TestLinearDecides(t *testing.T) {
	c := symbolic.NewContext()
	var x [6]*symbolic.Expr
	for i := range x {
		x[i] = c.Var(fmt.Sprintf("x%d", i), symbolic.Full(symbolic.Int))
	}
	long := func(i int) *symbolic.Expr { return c.I2L(x[i]) }
	chain := []*symbolic.Expr{c.Lt(x[0], x[1]), c.Le(x[1], x[2]), c.Lt(x[2], x[3]), c.Le(x[3], x[4])}
	balance := c.Sub(c.Add(long(0), long(1)), long(2))
	account := []*symbolic.Expr{c.Lt(c.Int(0), x[0]), c.Lt(c.Int(0), x[1]), c.Lt(c.Int(0), x[2]), c.Le(c.Long(-1000), balance)}
	for _, test := range []struct {
		name  string
		conds []*symbolic.Expr
		want  verdict
	}{
		{"a chain", chain, possible},
		{"a circle", append(chain[:4:4], c.Le(x[4], x[0])), impossible},
		{"equal through a chain", append(chain[:4:4], c.Eq(x[4], x[1])), impossible},
		{"all different", []*symbolic.Expr{c.Ne(x[0], x[1]), c.Ne(x[1], x[2]), c.Ne(x[0], x[2])}, possible},
		{"different between neighbours", []*symbolic.Expr{c.Lt(x[0], x[1]), c.Lt(x[1], x[2]), c.Le(c.I2L(x[2]), c.Add(long(0), c.Long(2))),
			c.Ne(c.I2L(x[1]), c.Add(long(0), c.Long(1)))}, impossible},
		{"a balance", account, possible},
		{"a balance after a deposit", append(account[:4:4], c.Lt(c.Int(0), x[3]), c.Lt(c.Add(balance, long(3)), c.Long(-1000))), impossible},
		{"a sum that overflows", []*symbolic.Expr{c.Lt(c.Int(0), x[0]), c.Lt(c.Int(0), x[1]), c.Lt(c.Add(x[0], x[1]), c.Int(0))}, possible},
		{"a sum that cannot be so small", []*symbolic.Expr{c.Lt(c.Int(0), x[0]), c.Lt(c.Int(0), x[1]), c.Eq(c.Add(x[0], x[1]), c.Int(0))}, impossible},
		{"halves", []*symbolic.Expr{c.Eq(c.Mul(long(0), c.Long(2)), c.Add(c.Mul(long(1), c.Long(2)), c.Long(1)))}, impossible},
		{"a quotient", []*symbolic.Expr{c.Eq(c.Div(x[0], c.Int(7)), c.Int(-3)), c.Lt(c.Int(-21), x[0])}, impossible},
		{"a remainder", []*symbolic.Expr{c.Eq(c.Rem(x[0], c.Int(7)), c.Int(3)), c.Lt(x[0], c.Int(0))}, impossible},
		{"a maximum", []*symbolic.Expr{c.Lt(c.Max(x[0], x[1]), x[0])}, impossible},
		{"a product", []*symbolic.Expr{c.Eq(c.Mul(x[0], x[1]), c.Int(6))}, unknown},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, m := newLinear().decide(test.conds, nil, nil)
			if got != test.want {
				t.Errorf("got %d, want %d", got, test.want)
			}
			if got == possible && !holdsAll(test.conds, m) {
				t.Errorf("%s is no model", m)
			}
		})
	}
}

// BenchmarkLinear asks what sorting asks: where a new element belongs among those
// whose order is known.
func BenchmarkLinear(b *testing.B) {
	c := symbolic.NewContext()
	const n = 7
	var x [n + 1]*symbolic.Expr
	for i := range x {
		x[i] = c.Var(fmt.Sprintf("x%d", i), symbolic.Full(symbolic.Int))
	}
	var hint *symbolic.Model
	var order []*symbolic.Expr
	for i := range n {
		hint = hint.With(x[i].Var(), symbolic.Value{Kind: symbolic.I32, Bits: uint64(i)})
		if i > 0 {
			order = append(order, c.Lt(x[i-1], x[i]))
		}
	}
	for _, test := range []struct {
		name string
		more []*symbolic.Expr
		want verdict
	}{
		{"possible", []*symbolic.Expr{c.Lt(x[3], x[n]), c.Lt(x[n], x[4])}, possible},
		{"impossible", []*symbolic.Expr{c.Lt(x[4], x[n]), c.Lt(x[n], x[2])}, impossible},
	} {
		conds := append(order[:len(order):len(order)], test.more...)
		b.Run(test.name, func(b *testing.B) {
			l := newLinear()
			for b.Loop() {
				if v, _ := l.decide(conds, hint, nil); v != test.want {
					b.Fatal(v)
				}
			}
		})
	}
}
