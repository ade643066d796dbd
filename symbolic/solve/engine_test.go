package solve

import (
	"math"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/internal/exprgen"
)

var testLimits = Limits{Time: 5 * time.Second}

func newEngine(t testing.TB, c *symbolic.Context, solver string) *Engine {
	t.Helper()
	e, err := New(c, Config{Solver: solver, Limits: testLimits})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := e.Close(); err != nil {
			t.Error(err)
		}
	})
	return e
}

func intRange(t testing.TB, typ symbolic.Type, lo, hi int64) symbolic.Domain {
	t.Helper()
	d, err := symbolic.IntRange(typ, lo, hi)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// installed are the values of symbolic.dp that work here.
func installed(t testing.TB) []string {
	t.Helper()
	var out []string
	for _, name := range []string{Auto, Z3, Z3Int, CVC5, None} {
		e, err := New(symbolic.NewContext(), Config{Solver: name})
		if err != nil {
			t.Logf("without %s: %v", name, err)
			continue
		}
		e.Close()
		out = append(out, name)
	}
	return out
}

// TestEnginesAgreeWithBruteForce extends path conditions over small domains, at
// the ends of int and long, too, and tries all inputs beside.
func TestEnginesAgreeWithBruteForce(t *testing.T) {
	for _, solver := range installed(t) {
		t.Run(solver, func(t *testing.T) {
			c := symbolic.NewContext()
			e := newEngine(t, c, solver)
			vars := []*symbolic.Var{
				c.Var("a", intRange(t, symbolic.Int, -4, 6)).Var(),
				c.Var("b", intRange(t, symbolic.Int, math.MaxInt32-7, math.MaxInt32)).Var(),
				c.Var("c", intRange(t, symbolic.Long, math.MinInt64, math.MinInt64+7)).Var(),
			}
			all := allModels(vars)
			rapid.Check(t, func(t *rapid.T) {
				var pc *symbolic.PC
				left := all
				for range rapid.IntRange(1, 5).Draw(t, "conditions") {
					cond := exprgen.Draw(t, exprgen.Options{Vars: vars}, symbolic.Bool, 3).Build(c)
					before := pc
					yes, no := e.Branch(pc, cond)
					holds, fails := split(left, cond)
					compare(t, e, before, yes, cond, holds)
					compare(t, e, before, no, c.Not(cond), fails)
					pc, left = yes, holds
					if len(holds) == 0 {
						pc, left = no, fails
					}
					if len(left) == 0 {
						return
					}
				}
			})
			if s := e.Stats(); s.Mismatches > 0 || solver != None && s.Unknown > s.Queries/50 {
				t.Errorf("%+v", s)
			}
		})
	}
}

func allModels(vars []*symbolic.Var) []*symbolic.Model {
	all := []*symbolic.Model{nil}
	for _, v := range vars {
		var next []*symbolic.Model
		for _, m := range all {
			for x := v.Domain.Min; ; x++ {
				next = append(next, m.Merge((*symbolic.Model)(nil).With(v, symbolic.Value{Kind: v.Domain.Kind(), Bits: uint64(x)})))
				if x == v.Domain.Max {
					break
				}
			}
		}
		all = next
	}
	return all
}

func split(models []*symbolic.Model, cond *symbolic.Expr) (holds, fails []*symbolic.Model) {
	for _, m := range models {
		if symbolic.Holds(cond, m) {
			holds = append(holds, m)
		} else {
			fails = append(fails, m)
		}
	}
	return holds, fails
}

func compare(t *rapid.T, e *Engine, before, got *symbolic.PC, cond *symbolic.Expr, models []*symbolic.Model) {
	t.Helper()
	switch got.Status() {
	case symbolic.Sat:
		if len(models) == 0 {
			t.Fatalf("%s && %s is called sat", before, cond)
		}
		m, _ := got.Model()
		if !holdsAll(got.Conds(), m) || before != nil && !holdsAll(before.Conds(), m) || !symbolic.Holds(cond, m) {
			t.Fatalf("%s is no model of %s && %s", m, before, cond)
		}
	case symbolic.Unsat:
		if len(models) > 0 {
			t.Fatalf("%s && %s is called unsat; %s", before, cond, models[0])
		}
	case symbolic.Unsolved:
		t.Fatalf("%s && %s was not decided", before, cond)
	case symbolic.Undecided:
		if got.Why() == "" {
			t.Fatalf("%s && %s is unknown, and nobody says why", before, cond)
		}
	}
}

// question is a set of conditions with a known answer.
type asked struct {
	name  string
	conds func(c *symbolic.Context) []*symbolic.Expr
	want  symbolic.Status
	// searched says that no solver is sure to find the answer.
	searched bool
	// solver says that it takes a solver to find the answer.
	solver bool
}

func conds(e ...*symbolic.Expr) []*symbolic.Expr { return e }

var questions = []asked{
	{"int overflow", func(c *symbolic.Context) []*symbolic.Expr {
		a := c.Var("a", symbolic.Full(symbolic.Int))
		return conds(c.Lt(c.Add(a, c.Int(1)), a))
	}, symbolic.Sat, false, false},
	{"square below zero", func(c *symbolic.Context) []*symbolic.Expr {
		a := c.Var("a", symbolic.Full(symbolic.Int))
		return conds(c.Lt(c.Mul(a, a), c.Int(0)))
	}, symbolic.Sat, false, true},
	{"abs of the least int", func(c *symbolic.Context) []*symbolic.Expr {
		a := c.Var("a", symbolic.Full(symbolic.Int))
		return conds(c.Lt(c.Abs(a), c.Int(0)))
	}, symbolic.Sat, false, false},
	{"a cycle", func(c *symbolic.Context) []*symbolic.Expr {
		x, y, z := c.Var("x", symbolic.Full(symbolic.Int)), c.Var("y", symbolic.Full(symbolic.Int)), c.Var("z", symbolic.Full(symbolic.Int))
		return conds(c.Lt(x, y), c.Lt(y, z), c.Lt(z, x))
	}, symbolic.Unsat, false, true},
	{"parity", func(c *symbolic.Context) []*symbolic.Expr {
		x := c.Var("x", symbolic.Full(symbolic.Int))
		return conds(c.Eq(c.BitAnd(c.Add(x, x), c.Int(1)), c.Int(1)))
	}, symbolic.Unsat, false, true},
	{"truncating division", func(c *symbolic.Context) []*symbolic.Expr {
		x := c.Var("x", symbolic.Full(symbolic.Int))
		return conds(c.Eq(c.Div(x, c.Int(2)), c.Int(-3)), c.Eq(c.Rem(x, c.Int(2)), c.Int(-1)))
	}, symbolic.Sat, false, false},
	{"euclidean division", func(c *symbolic.Context) []*symbolic.Expr {
		x := c.Var("x", symbolic.Full(symbolic.Int))
		return conds(c.Eq(c.Div(x, c.Int(2)), c.Int(-4)), c.Eq(x, c.Int(-7)))
	}, symbolic.Unsat, false, false},
	{"narrowing", func(c *symbolic.Context) []*symbolic.Expr {
		x := c.Var("x", symbolic.Full(symbolic.Int))
		return conds(c.Eq(c.I2B(x), c.Int(44)), c.Lt(c.Int(200), x))
	}, symbolic.Sat, false, true},
	{"a double below zero", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return conds(c.FLt(d, c.Double(0)))
	}, symbolic.Sat, false, false},
	{"NaN", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return conds(c.FNe(d, d))
	}, symbolic.Sat, false, false},
	{"no NaN in a range", func(c *symbolic.Context) []*symbolic.Expr {
		domain, _ := symbolic.FloatRange(symbolic.Double, -1, 1, false)
		d := c.Var("d", domain)
		return conds(c.Lt(c.FCmpL(d, c.Double(-1)), c.Int(0)))
	}, symbolic.Unsat, false, true},
	{"absorbed by rounding", func(c *symbolic.Context) []*symbolic.Expr {
		f := c.Var("f", symbolic.Full(symbolic.Float))
		return conds(c.FEq(c.FAdd(f, c.Float(1)), f), c.FLt(f, c.Float(1e30)), c.FLt(c.Float(0), f))
	}, symbolic.Sat, false, true},
	{"no square is two", func(c *symbolic.Context) []*symbolic.Expr {
		f := c.Var("f", symbolic.Full(symbolic.Float))
		return conds(c.FEq(c.FMul(f, f), c.Float(2)))
	}, symbolic.Unsat, false, true},
	{"cast saturates", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return conds(c.Eq(c.D2I(d), c.Int(math.MaxInt32)), c.FLt(c.Double(1e10), d))
	}, symbolic.Sat, false, false},
	{"cast of NaN", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return conds(c.IsNaN(d), c.Ne(c.D2L(d), c.Long(0)))
	}, symbolic.Unsat, false, true},
	{"sine", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return conds(c.FLt(c.Double(0.5), c.Call(symbolic.Sin, d, nil)), c.FLt(c.Double(10), d))
	}, symbolic.Sat, true, false},
	{"sine above one", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return conds(c.FLt(c.Double(1), c.Call(symbolic.Sin, d, nil)))
	}, symbolic.Unsat, false, true},
	{"remainder of doubles", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return conds(c.FEq(c.FRem(d, c.Double(3)), c.Double(1.5)), c.FLt(c.Double(100), d))
	}, symbolic.Sat, true, false},
	{"remainder beyond the divisor", func(c *symbolic.Context) []*symbolic.Expr {
		d := c.Var("d", symbolic.Full(symbolic.Double))
		return conds(c.FLt(c.Double(3), c.FRem(d, c.Double(3))))
	}, symbolic.Unsat, false, true},
	{"array of unknown contents", func(c *symbolic.Context) []*symbolic.Expr {
		a, i := c.Var("a", symbolic.Domain{Type: symbolic.Byte, Array: true}), c.Var("i", symbolic.Full(symbolic.Int))
		return conds(c.InBounds(i, c.Int(10)), c.Eq(c.Select(a, i), c.Int(-100)), c.Eq(c.Select(a, c.Add(i, c.Int(1))), c.Int(7)))
	}, symbolic.Sat, false, false},
	{"elements keep to their type", func(c *symbolic.Context) []*symbolic.Expr {
		a, i := c.Var("a", symbolic.Domain{Type: symbolic.Char, Array: true}), c.Var("i", symbolic.Full(symbolic.Int))
		return conds(c.Lt(c.Select(a, i), c.Int(0)))
	}, symbolic.Unsat, false, false},
	{"stores are read back", func(c *symbolic.Context) []*symbolic.Expr {
		a, i, j := c.Var("a", symbolic.Domain{Type: symbolic.Int, Array: true}), c.Var("i", symbolic.Full(symbolic.Int)), c.Var("j", symbolic.Full(symbolic.Int))
		return conds(c.Ne(c.Select(c.Store(a, i, c.Int(5)), j), c.Int(5)), c.Eq(i, j))
	}, symbolic.Unsat, false, true},
	{"a table", func(c *symbolic.Context) []*symbolic.Expr {
		i := c.Var("i", symbolic.Full(symbolic.Int))
		table := c.ArrayLit(symbolic.Int, []uint64{3, 1, 4, 1, 5, 9, 2, 6})
		return conds(c.InBounds(i, c.Int(8)), c.Eq(c.Select(table, i), c.Int(9)))
	}, symbolic.Sat, false, false},
	{"array of doubles", func(c *symbolic.Context) []*symbolic.Expr {
		a, i := c.Var("a", symbolic.Domain{Type: symbolic.Double, Array: true}), c.Var("i", symbolic.Full(symbolic.Int))
		return conds(c.FLt(c.Select(a, i), c.Select(a, c.Int(3))), c.FLt(c.Double(2), c.Select(a, i)))
	}, symbolic.Sat, false, true},
	{"bits of a float", func(c *symbolic.Context) []*symbolic.Expr {
		f := c.Var("f", symbolic.Full(symbolic.Float))
		return conds(c.Eq(c.ToRawBits(f), c.Int(0x40490fdb)))
	}, symbolic.Sat, false, false},
	{"product overflows", func(c *symbolic.Context) []*symbolic.Expr {
		a, b := c.Var("a", symbolic.Full(symbolic.Int)), c.Var("b", symbolic.Full(symbolic.Int))
		return conds(c.MulOverflows(a, b), c.Eq(a, c.Int(65536)))
	}, symbolic.Sat, false, true},
	{"sum of smalls does not overflow", func(c *symbolic.Context) []*symbolic.Expr {
		a, b := c.Var("a", symbolic.Full(symbolic.Short)), c.Var("b", symbolic.Full(symbolic.Char))
		return conds(c.AddOverflows(a, b))
	}, symbolic.Unsat, false, true},
}

func TestQuestions(t *testing.T) {
	for _, solver := range installed(t) {
		for _, q := range questions {
			t.Run(solver+"/"+strings.ReplaceAll(q.name, " ", "_"), func(t *testing.T) {
				c := symbolic.NewContext()
				e := newEngine(t, c, solver)
				a := e.Check(q.conds(c)...)
				if a.Status == symbolic.Sat && !holdsAll(q.conds(c), a.Model) {
					t.Fatalf("%s is no model", a.Model)
				}
				if a.Status == symbolic.Undecided && solver == None && (q.solver || q.want == symbolic.Unsat) {
					return
				}
				if a.Status != q.want {
					t.Errorf("%s (%s), not %s; %+v", a.Status, a.Why, q.want, e.Stats())
				}
			})
		}
	}
}
