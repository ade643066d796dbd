package symbolic_test

import (
	"testing"

	"github.com/gojpf/gojpf/symbolic"
)

// BenchmarkConstructors makes expressions: most new ones, and the same again.
func BenchmarkConstructors(b *testing.B) {
	c := symbolic.NewContext()
	x, y := c.Var("x", symbolic.Full(symbolic.Int)), c.Var("y", symbolic.Full(symbolic.Int))
	b.Run("new", func(b *testing.B) {
		e := x
		for i := 0; b.Loop(); i++ {
			if e = c.BitXor(c.Mul(e, y), x); i%64 == 0 {
				e = c.Add(x, c.Int(int32(i)))
			}
		}
	})
	b.Run("again", func(b *testing.B) {
		for b.Loop() {
			c.Lt(c.Add(c.Mul(x, c.Int(3)), y), c.Int(1000))
		}
	})
}

func BenchmarkEval(b *testing.B) {
	c := symbolic.NewContext()
	x, y := c.Var("x", symbolic.Full(symbolic.Int)), c.Var("y", symbolic.Full(symbolic.Int))
	cond := c.Lt(c.Add(c.Mul(x, c.Int(3)), y), c.Int(1000))
	m := (*symbolic.Model)(nil).With(x.Var(), symbolic.Value{Kind: symbolic.I32, Bits: 17})
	for b.Loop() {
		symbolic.Holds(cond, m)
	}
}
