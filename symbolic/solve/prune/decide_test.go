package prune

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/internal/exprgen"
)

// String is how failures show it.
func (v Verdict) String() string { return [...]string{"unknown", "sat", "unsat"}[v] }

// enough is work for all that tests ask.
const enough = 20_000_000

// decided are questions that took solvers longer than the usual limit.
var decided = []problem{
	{"no square is two", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return []*symbolic.Expr{c.FEq(c.FMul(d, d), c.Double(2))}
	}, Unsat},
	{"a square is 2.25", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return []*symbolic.Expr{c.FEq(c.FMul(d, d), c.Double(2.25))}
	}, Sat},
	{"a root that is rounded", func(c *symbolic.Context) []*symbolic.Expr {
		d := doubleIn(c, "d", 0, 100)
		return []*symbolic.Expr{c.FNe(c.FMul(c.FSqrt(d), c.FSqrt(d)), d)}
	}, Sat},
	{"what is larger than all is not finite", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return []*symbolic.Expr{c.FLt(c.Double(math.MaxFloat64), d), c.Not(c.IsNaN(c.FSub(d, d)))}
	}, Unsat},
	{"NaN is found", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return []*symbolic.Expr{c.IsNaN(c.FMul(d, c.FSub(d, c.Double(1)))), c.Not(c.IsNaN(c.FAdd(d, d)))}
	}, Unsat},
	{"minus zero is found", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return []*symbolic.Expr{c.FLt(c.FDiv(c.Double(1), d), c.Double(-math.MaxFloat64)), c.FLe(c.Double(0), d)}
	}, Sat},
	{"the mean of two numbers is between them", func(c *symbolic.Context) []*symbolic.Expr {
		x, y := doubleIn(c, "x", -1e300, 1e300), doubleIn(c, "y", -1e300, 1e300)
		return []*symbolic.Expr{c.FLe(x, y), c.FLt(c.FDiv(c.FAdd(x, y), c.Double(2)), x)}
	}, Unsat},
	{"whole numbers up to 2^53 are doubles", func(c *symbolic.Context) []*symbolic.Expr {
		d, _ := symbolic.IntRange(symbolic.Long, -1<<53, 1<<53)
		x := c.Var("x", d)
		return []*symbolic.Expr{c.Ne(c.D2L(c.L2D(x)), x)}
	}, Unsat},
	{"2^53 + 1 is none", func(c *symbolic.Context) []*symbolic.Expr {
		d, _ := symbolic.IntRange(symbolic.Long, -1<<53-1, 1<<53+1)
		x := c.Var("x", d)
		return []*symbolic.Expr{c.Ne(c.D2L(c.L2D(x)), x)}
	}, Sat},
	{"a modulus is less than the divisor", func(c *symbolic.Context) []*symbolic.Expr {
		a, b := c.Var("a", symbolic.Full(symbolic.Long)), c.Var("b", symbolic.Full(symbolic.Long))
		m := c.FloorMod(a, b)
		return []*symbolic.Expr{c.Lt(c.Long(0), b), c.Or(c.Lt(m, c.Long(0)), c.Le(b, m))}
	}, Unsat},
	{"a remainder is negative", func(c *symbolic.Context) []*symbolic.Expr {
		a, b := c.Var("a", symbolic.Full(symbolic.Long)), c.Var("b", symbolic.Full(symbolic.Long))
		return []*symbolic.Expr{c.Lt(c.Long(0), b), c.Lt(c.Rem(a, b), c.Long(0))}
	}, Sat},
	{"1000003 is a prime", func(c *symbolic.Context) []*symbolic.Expr {
		d, _ := symbolic.IntRange(symbolic.Long, 2, 1<<20)
		a, b := c.Var("a", d), c.Var("b", d)
		return []*symbolic.Expr{c.Eq(c.Mul(a, b), c.Long(1000003))}
	}, Unsat},
	{"a remainder is less than the divisor by one only", func(c *symbolic.Context) []*symbolic.Expr {
		a, b := c.Var("a", symbolic.Full(symbolic.Long)), c.Var("b", symbolic.Full(symbolic.Int))
		return []*symbolic.Expr{c.Lt(c.Int(0), b), c.Lt(c.I2L(b), c.Add(c.Rem(a, c.I2L(b)), c.Long(2)))}
	}, Sat},
	{"division by -0 reverses the order", func(c *symbolic.Context) []*symbolic.Expr {
		x, y, z := doubleIn(c, "x", -5, 5), doubleIn(c, "y", -5, 5), doubleIn(c, "z", 0, 1)
		return []*symbolic.Expr{c.FLe(x, y), c.FLt(c.FDiv(y, z), c.FDiv(x, z))}
	}, Sat},
	{"a sine is one at most", func(c *symbolic.Context) []*symbolic.Expr {
		d := doubleIn(c, "d", 0, 3)
		return []*symbolic.Expr{c.FLt(c.Double(1.5), c.FAdd(c.Call(symbolic.Sin, d, nil), c.FMul(c.Double(0.4), c.Call(symbolic.Cos, d, nil))))}
	}, Unsat},
}

func TestDecide(t *testing.T) {
	for _, p := range append(decided, problems...) {
		t.Run(p.name, func(t *testing.T) {
			c := symbolic.NewContext()
			conds := p.conds(c)
			v, m := Decide(conds, nil, nil, enough, nil)
			if v != p.want {
				t.Errorf("%s, not %s", v, p.want)
			}
			if v == Sat {
				for _, cond := range conds {
					if !symbolic.Holds(cond, m) {
						t.Errorf("%s does not hold with %s", cond, m)
					}
				}
			}
		})
	}
}

// TestWorkIsBounded gives up, and always in the same place.
func TestWorkIsBounded(t *testing.T) {
	c := symbolic.NewContext()
	conds := problems[0].conds(c)
	if v, _ := Decide(conds, nil, nil, 1000, nil); v != Unknown {
		t.Errorf("%s with next to no work", v)
	}
	if v, _ := Decide(conds, nil, nil, 0, nil); v != Unknown {
		t.Errorf("%s without work", v)
	}
}

// fewFloats is a range of a type around a number that has n values to both sides.
func fewFloats(t symbolic.Type, center float64, n int64, nan bool) symbolic.Domain {
	k := t.Kind()
	at := key(k, center)
	d, err := symbolic.FloatRange(t, float(k, max(at-n, ^infinity(k))), float(k, min(at+n, infinity(k))), nan)
	if err != nil {
		panic(err)
	}
	return d
}

// points are all values of a variable.
func points(v *symbolic.Var) []symbolic.Value {
	k := v.Domain.Kind()
	s := domain(v, nil)
	var out []symbolic.Value
	for i := range s.hi - s.lo + 1 { // the last may be the greatest long
		x := s.lo + i
		out = append(out, symbolic.Value{Kind: k, Bits: bitsOf(k, x)})
	}
	if s.nan {
		out = append(out, symbolic.FloatValue(k, math.NaN()))
	}
	return out
}

// TestDecideAgreesWithBruteForce tries all values of inputs that have few: next to 0,
// to infinity and to powers of 2, where roundings, signs and NaN matter.
func TestDecideAgreesWithBruteForce(t *testing.T) {
	c := symbolic.NewContext()
	small, err := symbolic.IntRange(symbolic.Int, -3, 3)
	if err != nil {
		t.Fatal(err)
	}
	end, err := symbolic.IntRange(symbolic.Long, math.MaxInt64-3, math.MaxInt64)
	if err != nil {
		t.Fatal(err)
	}
	var first, second []*symbolic.Var
	for i, center := range []float64{0, 1, -2, 0x1p-149, 0x1p-1074, math.MaxFloat32, math.MaxFloat64, math.Inf(1), 0x1p53, 0x1p24, 1e8, 0.1} {
		name := string(rune('a' + i))
		first = append(first, c.Var(name+"f", fewFloats(symbolic.Float, center, 4, i%2 == 0)).Var())
		second = append(second, c.Var(name+"d", fewFloats(symbolic.Double, center, 4, i%2 == 1)).Var())
	}
	first, second = append(first, c.Var("i", small).Var()), append(second, c.Var("l", end).Var())
	counts := make(map[Verdict]int)
	rapid.Check(t, func(t *rapid.T) {
		vars := []*symbolic.Var{rapid.SampledFrom(first).Draw(t, "first"), rapid.SampledFrom(second).Draw(t, "second")}
		var conds []*symbolic.Expr
		for range rapid.IntRange(1, 3).Draw(t, "conditions") {
			conds = append(conds, exprgen.Draw(t, exprgen.Options{Vars: vars, Floats: true}, symbolic.Bool, 4).Build(c))
		}
		v, m := Decide(conds, nil, nil, enough, nil)
		counts[v]++
		holds := func(m *symbolic.Model) bool {
			for _, cond := range conds {
				if !symbolic.Holds(cond, m) {
					return false
				}
			}
			return true
		}
		if v == Sat && !holds(m) {
			t.Fatalf("%v does not hold with %s", conds, m)
		}
		for _, x := range points(vars[0]) {
			for _, y := range points(vars[1]) {
				b := symbolic.NewModelBuilder(nil)
				b.Set(vars[0], x)
				b.Set(vars[1], y)
				if m := b.Model(); v == Unsat && holds(m) {
					t.Fatalf("%v is called unsat and holds with %s", conds, m)
				}
			}
		}
	})
	if counts[Sat] == 0 || counts[Unsat] == 0 || counts[Unknown] > counts[Sat]+counts[Unsat] {
		t.Errorf("%v", counts)
	}
}
