package prune

import (
	"testing"

	"github.com/gojpf/gojpf/symbolic"
)

// problem is a set of conditions that take many boxes.
type problem struct {
	name  string
	conds func(c *symbolic.Context) []*symbolic.Expr
	want  Verdict
}

func doubleIn(c *symbolic.Context, name string, lo, hi float64) *symbolic.Expr {
	d, err := symbolic.FloatRange(symbolic.Double, lo, hi, false)
	if err != nil {
		panic(err)
	}
	return c.Var(name, d)
}

var problems = []problem{
	{"rotated vector", func(c *symbolic.Context) []*symbolic.Expr {
		x, y := doubleIn(c, "x", -10, 10), doubleIn(c, "y", -10, 10)
		u := c.FSub(c.FMul(c.Double(0.8), x), c.FMul(c.Double(0.6), y))
		v := c.FAdd(c.FMul(c.Double(0.6), x), c.FMul(c.Double(0.8), y))
		square := func(a, b *symbolic.Expr) *symbolic.Expr { return c.FAdd(c.FMul(a, a), c.FMul(b, b)) }
		return []*symbolic.Expr{c.FLt(c.Double(0.01), c.FSub(square(u, v), square(x, y)))}
	}, Unsat},
	{"four steps of Newton", func(c *symbolic.Context) []*symbolic.Expr {
		x := doubleIn(c, "x", 1, 4)
		r := x
		for range 4 {
			r = c.FDiv(c.FAdd(r, c.FDiv(x, r)), c.Double(2))
		}
		return []*symbolic.Expr{c.FLt(c.Double(0.001), c.FSub(c.FMul(r, r), x))}
	}, Unsat},
}

func BenchmarkDecide(b *testing.B) {
	for _, p := range problems {
		b.Run(p.name, func(b *testing.B) {
			c := symbolic.NewContext()
			conds := p.conds(c)
			for b.Loop() {
				if v, _ := Decide(conds, nil, nil, 1<<40, nil); v != p.want {
					b.Fatal(v)
				}
			}
		})
	}
}
