package symbolic_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
)

// value of a variable in a model.
func bits(v *symbolic.Expr, x int64) symbolic.Value {
	return symbolic.Value{Kind: v.Kind(), Bits: uint64(x)}
}

// A condition on what is looked up in tables at an index of two variables says the
// same as a set, which looks nothing up.
func TestSet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := symbolic.NewContext()
		table := func(name string, n, most int) *symbolic.Expr {
			elems := make([]uint64, n)
			for i := range elems {
				elems[i] = uint64(rapid.IntRange(0, most).Draw(t, name))
			}
			return c.ArrayLit(symbolic.Int, elems)
		}
		first, second := table("first", 8, 15), table("second", 16, 40)
		digit := symbolic.Domain{Type: symbolic.Char, Max: 7}
		a, b := c.Var("a", digit), c.Var("b", digit)
		point := c.Add(c.Shl(a, c.Int(3)), b) // as a code point is made of two characters
		props := c.Select(second, c.BitOr(c.BitAnd(c.Select(first, c.Shr(point, c.Int(3))), c.Int(14)), c.BitAnd(point, c.Int(1))))
		value := c.Add(point, props)
		limit := c.Int(int32(rapid.IntRange(0, 100).Draw(t, "limit")))
		conds := []*symbolic.Expr{
			c.Lt(props, limit), c.Ne(c.BitAnd(props, c.Int(4)), c.Int(0)), c.Le(limit, value), c.Eq(value, limit),
		}
		cond := rapid.SampledFrom(conds).Draw(t, "cond")
		if rapid.Bool().Draw(t, "both") {
			cond = c.Or(c.Not(cond), c.And(c.Lt(a, c.Int(3)), rapid.SampledFrom(conds).Draw(t, "other")))
		}
		least := int64(rapid.IntRange(0, 7).Draw(t, "least"))
		bounds := (*symbolic.Bounds)(nil).Narrow(c.Le(c.Int(int32(least)), a))
		set := c.Set(cond, bounds)
		if set.Traits()&symbolic.HasTable != 0 {
			t.Fatalf("%s still looks something up", set)
		}
		for x := least; x < 8; x++ {
			for y := range int64(8) {
				m := symbolic.NewModelBuilder(nil)
				m.Set(a.Var(), bits(a, x))
				m.Set(b.Var(), bits(b, y))
				if want, got := symbolic.Holds(cond, m.Model()), symbolic.Holds(set, m.Model()); want != got {
					t.Fatalf("%s is %v for %d and %d, %s is %v", cond, want, x, y, set, got)
				}
			}
		}
	})
}

// What is looked up at unrelated places is no set, nor what has too many values.
func TestNoSet(t *testing.T) {
	c := symbolic.NewContext()
	table := c.ArrayLit(symbolic.Int, []uint64{3, 1, 4, 1, 5, 9, 2, 6})
	a, b := c.Var("a", symbolic.Full(symbolic.Int)), c.Var("b", symbolic.Full(symbolic.Int))
	at := func(e *symbolic.Expr) *symbolic.Expr { return c.Select(table, c.BitAnd(e, c.Int(7))) }
	for _, cond := range []*symbolic.Expr{
		c.Lt(at(a), at(b)), c.Lt(at(c.Add(a, b)), c.Add(a, b)), c.Lt(a, c.Int(3)), c.Lt(at(a), c.Int(4)),
	} {
		if set := c.Set(cond, nil); set != cond {
			t.Errorf("%s became %s", cond, set)
		}
	}
}

// Limits of x | y are those of both, whatever their signs.
func TestOrAtMost(t *testing.T) {
	c := symbolic.NewContext()
	byteVar := func(name string) *symbolic.Expr {
		return c.Var(name, symbolic.Domain{Type: symbolic.Byte, Min: -20, Max: 20})
	}
	a, b := byteVar("a"), byteVar("b")
	or := c.BitOr(a, b)
	for limit := int32(-3); limit <= 18; limit++ {
		k := c.Int(limit)
		holds := map[*symbolic.Expr]func(x int32) bool{
			c.Le(or, k): func(x int32) bool { return x <= limit },
			c.Lt(or, k): func(x int32) bool { return x < limit },
			c.Le(k, or): func(x int32) bool { return limit <= x },
			c.Lt(k, or): func(x int32) bool { return limit < x },
			c.Eq(or, k): func(x int32) bool { return x == limit },
			c.Ne(k, or): func(x int32) bool { return x != limit },
		}
		for cond, want := range holds {
			for x := int32(-20); x <= 20; x++ {
				for y := int32(-20); y <= 20; y++ {
					m := symbolic.NewModelBuilder(nil)
					m.Set(a.Var(), bits(a, int64(x)))
					m.Set(b.Var(), bits(b, int64(y)))
					if got := symbolic.Holds(cond, m.Model()); got != want(x|y) {
						t.Fatalf("limit %d: %s is %v for %d and %d", limit, cond, got, x, y)
					}
				}
			}
		}
	}
}

// What is shifted lies where the bounds of the result allow, and all such values stay.
func TestNarrowShifted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := symbolic.NewContext()
		lo := int64(rapid.IntRange(-300, 300).Draw(t, "lo"))
		hi := lo + int64(rapid.IntRange(0, 300).Draw(t, "more"))
		v := c.Var("v", symbolic.Domain{Type: symbolic.Int, Min: lo, Max: hi})
		by := c.Int(int32(rapid.IntRange(0, 31).Draw(t, "by")))
		shift := rapid.SampledFrom([]func(a, b *symbolic.Expr) *symbolic.Expr{c.Shl, c.Shr, c.Ushr}).Draw(t, "shift")
		e := shift(v, by)
		least := c.Int(int32(rapid.IntRange(-40, 40).Draw(t, "least")))
		most := c.Int(int32(rapid.IntRange(-40, 40).Draw(t, "most")))
		cond := c.And(c.Le(least, e), c.Le(e, most))
		bounds := (*symbolic.Bounds)(nil).Narrow(cond)
		for x := lo; x <= hi; x++ {
			m := symbolic.NewModelBuilder(nil)
			m.Set(v.Var(), bits(v, x))
			r := bounds.Of(v.Var())
			if symbolic.Holds(cond, m.Model()) && (bounds.Absurd() || x < r.Lo || x > r.Hi) {
				t.Fatalf("%s holds for %d, which is not in %v", cond, x, r)
			}
		}
	})
}
