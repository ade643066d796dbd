package solve

import (
	"math"
	"testing"

	"github.com/gojpf/gojpf/symbolic"
)

// What is told of divisions holds of all numbers, those among them whose negative or
// quotient overflows.
func TestFactsOfDivisions(t *testing.T) {
	ints := []int64{math.MinInt32, math.MinInt32 + 1, -1000, -7, -3, -2, -1, 0, 1, 2, 3, 7, 1000, math.MaxInt32 - 1, math.MaxInt32}
	longs := append([]int64{math.MinInt64, math.MinInt64 + 1, math.MaxInt64 - 1, math.MaxInt64}, ints...)
	for typ, values := range map[symbolic.Type][]int64{symbolic.Int: ints, symbolic.Long: longs} {
		c := symbolic.NewContext()
		a, b := c.Var("a", symbolic.Full(typ)), c.Var("b", symbolic.Full(typ))
		facts := divisions(c, []*symbolic.Expr{c.Eq(c.Rem(a, b), a), c.Eq(c.Div(a, b), a)})
		if len(facts) < 8 {
			t.Fatal(facts)
		}
		for _, x := range values {
			for _, y := range values {
				if y == 0 {
					continue
				}
				m := (*symbolic.Model)(nil).With(a.Var(), symbolic.Value{Kind: a.Kind(), Bits: uint64(x)}).With(b.Var(), symbolic.Value{Kind: b.Kind(), Bits: uint64(y)})
				for _, f := range facts {
					if !symbolic.Holds(f, m) {
						t.Errorf("%v: %d and %d: %s", typ, x, y, f)
					}
				}
			}
		}
	}
}
