package solve

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
)

// mostLookedUp is the greatest value of the variables of these tests.
const mostLookedUp = 6

// drawLookups draws conditions on three variables that are looked up in tables.
func drawLookups(t *rapid.T, c *symbolic.Context) (vars, conds []*symbolic.Expr) {
	for _, name := range []string{"a", "b", "c"} {
		vars = append(vars, c.Var(name, symbolic.Domain{Type: symbolic.Char, Max: mostLookedUp}))
	}
	table := func() *symbolic.Expr {
		elems := make([]uint64, mostLookedUp+1)
		for i := range elems {
			elems[i] = uint64(int64(rapid.SampledFrom([]int{-1, 0, 1, 2, 7}).Draw(t, "element")))
		}
		return c.ArrayLit(symbolic.Int, elems)
	}
	tables := []*symbolic.Expr{table(), table()}
	var number func(depth int) *symbolic.Expr
	number = func(depth int) *symbolic.Expr {
		v := rapid.SampledFrom(vars).Draw(t, "variable")
		k := c.Int(int32(rapid.IntRange(-2, 8).Draw(t, "k")))
		if depth == 0 {
			if rapid.IntRange(0, 3).Draw(t, "plain") == 0 {
				return v
			}
			return c.Select(rapid.SampledFrom(tables).Draw(t, "table"), v)
		}
		switch rapid.IntRange(0, 4).Draw(t, "number") {
		case 0:
			return c.Add(number(depth-1), number(depth-1))
		case 1:
			return c.Mul(number(depth-1), k)
		case 2:
			return c.Rem(number(depth-1), c.Int(5))
		case 3:
			return c.Select(tables[0], c.BitAnd(number(depth-1), c.Int(3)))
		}
		return c.Ite(c.Lt(number(depth-1), k), number(depth-1), k)
	}
	for range rapid.IntRange(1, 4).Draw(t, "conditions") {
		a, b := number(rapid.IntRange(0, 3).Draw(t, "depth")), number(rapid.IntRange(0, 2).Draw(t, "depth"))
		cond := rapid.SampledFrom([]*symbolic.Expr{c.Eq(a, b), c.Not(c.Eq(a, b)), c.Lt(a, b)}).Draw(t, "cond")
		for rapid.IntRange(0, 2).Draw(t, "more") > 0 {
			other := c.Eq(number(1), number(0))
			cond = rapid.SampledFrom([]*symbolic.Expr{c.Or(cond, other), c.Not(c.And(cond, other)), c.And(cond, other)}).Draw(t, "link")
		}
		if !cond.IsConst() {
			conds = append(conds, cond)
		}
	}
	return vars, conds
}

// byTrying is the oracle: the first model of all values, nil if there is none.
func byTrying(vars, conds []*symbolic.Expr) *symbolic.Model {
	const values = mostLookedUp + 1
	for i := range values * values * values {
		b := symbolic.NewModelBuilder(nil)
		for _, v := range vars {
			b.Set(v.Var(), symbolic.Value{Kind: symbolic.I32, Bits: uint64(i % values)})
			i /= values
		}
		if holdsAll(conds, b.Model()) {
			return b.Model()
		}
	}
	return nil
}

// Conditions on what several variables are in tables are decided as by trying all
// values, by classes and by backtracking.
func TestLookups(t *testing.T) {
	for name, decide := range map[string]func(*Engine, *question) (Answer, bool){
		"classes": (*Engine).byClasses, "backtrack": (*Engine).byBacktracking,
	} {
		t.Run(name, func(t *testing.T) {
			answers := map[symbolic.Status]int{}
			rapid.Check(t, func(t *rapid.T) {
				c := symbolic.NewContext()
				e, err := New(c, Config{Backends: []Backend{}})
				if err != nil {
					t.Fatal(err)
				}
				defer e.Close()
				// What asks about classes has them decided in the plainest way.
				e.parts = []part{{"enumerate", (*Engine).byEnumeration, bySearch}}
				vars, conds := drawLookups(t, c)
				var hint *symbolic.Model
				if rapid.Bool().Draw(t, "hint") {
					b := symbolic.NewModelBuilder(nil)
					for _, v := range vars {
						b.Set(v.Var(), symbolic.Value{Kind: symbolic.I32, Bits: uint64(rapid.IntRange(0, mostLookedUp).Draw(t, "value"))})
					}
					hint = b.Model()
				}
				q := &question{conds: conds, hint: hint, bounds: (*symbolic.Bounds)(nil).Narrow(conds...), traits: traitsOf(conds)}
				a, decided := decide(e, q)
				if !decided {
					return
				}
				answers[a.Status]++
				switch m := byTrying(vars, conds); {
				case a.Status == symbolic.Sat && !holdsAll(conds, a.Model):
					t.Fatalf("%v: %v is no model", conds, a.Model)
				case a.Status == symbolic.Unsat && m != nil:
					t.Fatalf("%v: %v is a model", conds, m)
				}
			})
			if answers[symbolic.Sat] == 0 || answers[symbolic.Unsat] == 0 {
				t.Errorf("answers are one-sided: %v", answers)
			}
		})
	}
}

// Sets of values are the same by their parts and by trying all values.
func TestAlgebra(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := symbolic.NewContext()
		d := symbolic.Domain{Type: symbolic.Long, Min: -70, Max: 70}
		v := c.Var("v", d)
		k := func() *symbolic.Expr {
			x := rapid.SampledFrom([]int64{math.MinInt64, -71, -70, -1, 0, 63, 64, 70, 71, math.MaxInt64}).Draw(t, "k")
			return c.Long(x + int64(rapid.IntRange(0, 1).Draw(t, "more"))*rapid.SampledFrom([]int64{0, 5}).Draw(t, "by"))
		}
		var draw func(depth int) *symbolic.Expr
		draw = func(depth int) *symbolic.Expr {
			if depth > 0 {
				a, b := draw(depth-1), draw(depth-1)
				return rapid.SampledFrom([]*symbolic.Expr{c.And(a, b), c.Or(a, b), c.Not(a)}).Draw(t, "of")
			}
			a, b := v, k()
			if rapid.Bool().Draw(t, "turned") {
				a, b = b, a
			}
			if rapid.IntRange(0, 3).Draw(t, "term") == 0 {
				a = c.Mul(v, c.Long(3))
			}
			return rapid.SampledFrom([]*symbolic.Expr{c.Lt(a, b), c.Le(a, b), c.Eq(a, b)}).Draw(t, "compare")
		}
		cond := draw(rapid.IntRange(0, 4).Draw(t, "depth"))
		if cond.IsConst() {
			return
		}
		set := algebra(cond, v.Var(), symbolic.Interval{Lo: d.Min, Hi: d.Max})
		for x := d.Min; x <= d.Max; x++ {
			m := symbolic.NewModelBuilder(nil)
			m.Set(v.Var(), symbolic.Value{Kind: symbolic.I64, Bits: uint64(x)})
			want := symbolic.Holds(cond, m.Model())
			if got := set[(x-d.Min)/64]>>((x-d.Min)%64)&1 != 0; got != want {
				t.Fatalf("%v: %v for %d, want %v", cond, got, x, want)
			}
		}
	})
}
