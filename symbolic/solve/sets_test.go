package solve

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
)

// Conditions that connect parts with one variable each are decided as by trying all
// values.
func TestBySets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := symbolic.NewContext()
		const most = 9
		var vars []*symbolic.Expr
		for _, name := range []string{"a", "b", "c"} {
			vars = append(vars, c.Var(name, symbolic.Domain{Type: symbolic.Char, Max: most}))
		}
		elems := make([]uint64, most+1)
		for i := range elems {
			elems[i] = uint64(rapid.IntRange(0, 3).Draw(t, "element"))
		}
		table := c.ArrayLit(symbolic.Int, elems)
		atom := func() *symbolic.Expr {
			v := rapid.SampledFrom(vars).Draw(t, "variable")
			k := c.Int(int32(rapid.IntRange(0, 3).Draw(t, "k")))
			if rapid.Bool().Draw(t, "looked up") {
				return c.Eq(c.Select(table, v), k)
			}
			return c.Lt(c.Mul(k, c.Int(3)), v)
		}
		var draw func(depth int) *symbolic.Expr
		draw = func(depth int) *symbolic.Expr {
			if depth == 0 {
				return atom()
			}
			a, b := draw(depth-1), draw(depth-1)
			switch rapid.IntRange(0, 3).Draw(t, "link") {
			case 0:
				return c.Not(c.And(a, b))
			case 1:
				return c.Or(a, c.Not(b))
			case 2:
				return c.And(a, b)
			}
			return a
		}
		var conds []*symbolic.Expr
		for range rapid.IntRange(1, 5).Draw(t, "conditions") {
			if cond := draw(rapid.IntRange(0, 3).Draw(t, "depth")); !cond.IsConst() {
				conds = append(conds, cond)
			}
		}
		m, decided := (&scanner{}).bySets(conds, nil)
		if !decided {
			t.Fatalf("%v: not decided", conds)
		}
		if m != nil {
			if !holdsAll(conds, m) {
				t.Fatalf("%v: %v is no model", conds, m)
			}
			return
		}
		for i := range (most + 1) * (most + 1) * (most + 1) {
			b := symbolic.NewModelBuilder(nil)
			for _, v := range vars {
				b.Set(v.Var(), symbolic.Value{Kind: symbolic.I32, Bits: uint64(i % (most + 1))})
				i /= most + 1
			}
			if holdsAll(conds, b.Model()) {
				t.Fatalf("%v: %v is a model", conds, b.Model())
			}
		}
	})
}

// It gives up where parts have two variables, or too many values.
func TestNotBySets(t *testing.T) {
	c := symbolic.NewContext()
	a, b := c.Var("a", symbolic.Full(symbolic.Char)), c.Var("b", symbolic.Full(symbolic.Char))
	large := c.Var("large", symbolic.Full(symbolic.Int))
	for _, conds := range [][]*symbolic.Expr{
		{c.Or(c.Lt(a, b), c.Eq(a, c.Int(3)))},
		{c.Or(c.Lt(large, c.Int(3)), c.Eq(a, c.Int(3)))},
		{c.Lt(large, c.Int(3))},
	} {
		if m, decided := (&scanner{}).bySets(conds, nil); decided {
			t.Errorf("%v: decided, %v", conds, m)
		}
	}
}
