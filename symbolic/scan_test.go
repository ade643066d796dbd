package symbolic_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/internal/exprgen"
)

// TestTruths compares the values for which a condition holds with the evaluation
// of one after the other.
func TestTruths(t *testing.T) {
	c := symbolic.NewContext()
	v := c.Var("v", symbolic.Full(symbolic.Short)).Var()
	vars := append(exprgen.Inputs(c), v)
	o := exprgen.Options{Vars: []*symbolic.Var{v, v, vars[0]}, Floats: true}
	table := make([]uint64, 100)
	for i := range table {
		table[i] = uint64(i * i % 31)
	}
	lit := c.ArrayLit(symbolic.Int, table)
	rapid.Check(t, func(t *rapid.T) {
		lo := int64(rapid.IntRange(-3000, 3000).Draw(t, "lo"))
		hi := lo + int64(rapid.IntRange(0, 3000).Draw(t, "more"))
		least := c.Int(int32(rapid.IntRange(0, 31).Draw(t, "element")))
		cond := c.And(exprgen.Draw(t, o, symbolic.Bool, 3).Build(c), c.Lt(least, c.Select(lit, c.BitAnd(v.Expr(), c.Int(63)))))
		m := exprgen.Model(t, vars)
		bits, ok := symbolic.Truths(cond, v, m, lo, hi, 1<<30)
		if !ok {
			t.Fatalf("%s was not scanned", cond)
		}
		for x := lo; x <= hi; x++ {
			want := symbolic.Holds(cond, m.With(v, symbolic.Value{Kind: symbolic.I32, Bits: uint64(x)}))
			if got := bits[(x-lo)/64]>>((x-lo)%64)&1 != 0; got != want {
				t.Fatalf("%s is %v for %d", cond, want, x)
			}
		}
	})
}

// It gives up in front of too much work and of arrays that are not constant.
func TestTruthsGiveUp(t *testing.T) {
	c := symbolic.NewContext()
	v := c.Var("v", symbolic.Full(symbolic.Char))
	a := c.Var("a", symbolic.Domain{Type: symbolic.Int, Array: true})
	square := c.Eq(c.Mul(v, v), c.Int(9))
	if _, ok := symbolic.Truths(square, v.Var(), nil, 0, 65535, 1000); ok {
		t.Error("65536 values were tried in 1000 operations")
	}
	if bits, ok := symbolic.Truths(square, v.Var(), nil, 0, 65535, 1<<20); !ok || bits[0] != 1<<3 {
		t.Errorf("the root of 9 is %b, %v", bits[0], ok)
	}
	if _, ok := symbolic.Truths(c.Eq(c.Select(a, v), c.Int(1)), v.Var(), nil, 0, 10, 1<<20); ok {
		t.Error("an unknown array was read")
	}
}
