package solve

import (
	"testing"
	"time"

	"github.com/gojpf/gojpf/symbolic"
)

// TestDeepExpressions are what a loop makes. z3 in process would run out of
// stack on them, or of the user's patience; neither can be caught.
func TestDeepExpressions(t *testing.T) {
	for _, depth := range []int{500, 3000, 20_000} {
		c := symbolic.NewContext()
		e, err := New(c, Config{Limits: Limits{Time: 300 * time.Millisecond}})
		if err != nil {
			t.Fatal(err)
		}
		x, y := c.Var("x", symbolic.Full(symbolic.Int)), c.Var("y", symbolic.Full(symbolic.Int))
		sum := x
		for i := range depth {
			sum = c.BitXor(c.Add(sum, y), c.Int(int32(i)))
		}
		a := e.Check(c.Eq(c.BitAnd(sum, c.Int(3)), c.Int(3)), c.Eq(c.BitAnd(sum, c.Int(1)), c.Int(0)))
		if a.Status == symbolic.Sat {
			t.Errorf("depth %d: 3 is even", depth)
		}
		if err := e.Close(); err != nil {
			t.Error(err)
		}
	}
}
