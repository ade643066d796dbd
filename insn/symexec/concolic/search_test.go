package concolic

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
)

func newTestSearch(t *testing.T) (*Search, *symbolic.Expr) {
	t.Helper()
	rt := core.New(core.Options{Solver: solve.Config{Solver: "none"}})
	t.Cleanup(func() { rt.Close() })
	c := New(rt, Options{Tries: 3, Depth: math.MaxInt32}, nil)
	return c, rt.Ctx.Var("x", symbolic.Full(symbolic.Int))
}

// grow adds a decision about x behind a way, of which one way is taken, and returns
// that.
func grow(c *Search, from *branch, cond *symbolic.Expr) *branch {
	j := &junction{from: from, conds: []*symbolic.Expr{c.rt.Ctx.Not(cond), cond}}
	for _, k := range j.conds {
		j.alternatives = append(j.alternatives, &branch{at: j, cond: k})
	}
	from.next = append(from.next, j)
	j.alternatives[1].taken = true
	return j.alternatives[1]
}

// Decisions are found again whatever values were given up between them.
func TestReached(t *testing.T) {
	c, x := newTestSearch(t)
	ctx := c.rt.Ctx
	positive, odd := ctx.Gt(x, ctx.Int(0)), ctx.Eq(ctx.BitAnd(x, ctx.Int(1)), ctx.Int(1))
	first := grow(c, &c.root, positive)
	value := &junction{from: first, value: x}
	first.next = append(first.next, value)
	for _, v := range []int32{7, 9} {
		value.alternatives = append(value.alternatives, &branch{at: value, cond: ctx.Eq(x, ctx.Int(v)), taken: true})
	}
	last := grow(c, value.alternatives[1], odd)
	if got := last.decisions(); !slices.Equal(got, []*symbolic.Expr{positive, odd}) || !last.gaveUp() || first.gaveUp() {
		t.Errorf("%v, %v, %v", got, last.gaveUp(), first.gaveUp())
	}
	for _, test := range []struct {
		conds []*symbolic.Expr
		want  bool
	}{
		{nil, true},
		{[]*symbolic.Expr{positive, odd}, true},
		{[]*symbolic.Expr{positive, ctx.Not(odd)}, false},
		{[]*symbolic.Expr{odd}, false},
	} {
		if c.root.reached(test.conds) != test.want {
			t.Errorf("%v: want %v", test.conds, test.want)
		}
	}
}

// A plan mentions all that its conditions are about, also where a default would do.
func TestPlanIsExplicit(t *testing.T) {
	c, x := newTestSearch(t)
	three := (*symbolic.Model)(nil).With(x.Var(), symbolic.Value{Kind: symbolic.I32, Bits: 3})
	b := grow(c, &c.root, c.rt.Ctx.Gt(x, c.rt.Ctx.Int(0)))
	if !c.trySure(task{to: b.at.alternatives[0], at: b.at, by: three}) {
		t.Fatal("no plan")
	}
	if v, ok := c.plan.Value(x.Var()); !ok || v.Int() > 0 {
		t.Errorf("the plan has %d, %v", v.Int(), ok)
	}
}

func TestRandomInput(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	digits := map[int]bool{}
	for range 1000 {
		v := randomInt(r, math.MinInt32, math.MaxInt32)
		if v < math.MinInt32 || v > math.MaxInt32 {
			t.Fatalf("%d is no int", v)
		}
		digits[len(symbolic.Value{Kind: symbolic.I32, Bits: uint64(v)}.Java(symbolic.Int))] = true
	}
	if len(digits) < 10 {
		t.Errorf("texts of %d lengths only", len(digits))
	}
	d, err := symbolic.IntRange(symbolic.Int, 100, 103)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[int32]bool{}
	for range 200 {
		seen[randomInput(r, d, symbolic.Value{Kind: symbolic.I32, Bits: 100}).Int()] = true
	}
	if len(seen) != 4 {
		t.Errorf("%v, want all of 100 to 103", seen)
	}
}
