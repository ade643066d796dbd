package solve

import (
	"math"
	"slices"
	"testing"
	"time"

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

// What cannot be for its order is decided without the bits of a quotient, and nothing else
// is: there are no solvers here.
func TestOrderOfDivisions(t *testing.T) {
	c := symbolic.NewContext()
	a, b := c.Var("a", symbolic.Full(symbolic.Int)), c.Var("b", symbolic.Full(symbolic.Int))
	positive := []*symbolic.Expr{c.Gt(a, c.Int(0)), c.Gt(b, c.Int(0)), c.Ge(a, b)}
	rest := c.Rem(a, b)
	for _, test := range []struct {
		cond    *symbolic.Expr
		without []string
		want    symbolic.Status
	}{
		{c.Gt(rest, c.Sub(a, b)), nil, symbolic.Unsat},
		{c.Gt(rest, c.Sub(a, b)), []string{"divide", "prune"}, symbolic.Undecided},
		{c.Gt(c.Div(a, b), a), nil, symbolic.Unsat},
		{c.Eq(rest, c.Sub(a, b)), nil, symbolic.Sat},
	} {
		e, err := New(c, Config{Backends: []Backend{}, Limits: Limits{Time: time.Second}, Without: test.without})
		if err != nil {
			t.Fatal(err)
		}
		if got := e.Check(append(slices.Clone(positive), test.cond)...); got.Status != test.want {
			t.Errorf("%s without %v: %v, want %v", test.cond, test.without, got.Status, test.want)
		}
		e.Close()
	}
}
