package solve

import (
	"testing"
	"time"

	"github.com/gojpf/gojpf/symbolic"
)

// baffled is a solver that knows nothing.
type baffled struct {
	asked  [][]*symbolic.Expr
	limits []Limits
}

func (*baffled) Name() string { return "baffled" }

func (b *baffled) Check(conds []*symbolic.Expr, _ *symbolic.Model, l Limits) Answer {
	b.asked = append(b.asked, conds)
	b.limits = append(b.limits, l)
	return undecided("too hard")
}

func (*baffled) Close() error { return nil }

// TestUndecidedPaths goes on with a path that nobody could decide: what has
// nothing to do with the reason is decided, and not asked together with it.
func TestUndecidedPaths(t *testing.T) {
	c := symbolic.NewContext()
	b := &baffled{}
	e, err := New(c, Config{Backends: []Backend{b}, Limits: Limits{Time: 80 * time.Millisecond}})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	pow, _ := symbolic.FuncByName("pow")
	d := c.Var("d", symbolic.Full(symbolic.Double))
	x, y := c.Var("x", symbolic.Full(symbolic.Int)), c.Var("y", symbolic.Full(symbolic.Int))
	hard := c.FLt(c.Call(pow, d, c.Double(1.5)), c.Double(-1.5)) // never, which search does not find out
	pc := e.Extend(nil, hard)
	if pc.Status() != symbolic.Undecided || pc.Why() != "too hard" {
		t.Fatalf("%s %q", pc.Status(), pc.Why())
	}
	before := len(b.asked)
	less := e.Extend(pc, c.Lt(x, y))
	if less.Status() != symbolic.Undecided || less.Why() != "too hard" {
		t.Errorf("x < y: %s %q", less.Status(), less.Why())
	}
	if more := e.Extend(less, c.Lt(y, x)); more.Status() != symbolic.Unsat {
		t.Errorf("x < y && y < x: %s", more.Status())
	}
	if n := len(b.asked) - before; n > 0 {
		t.Errorf("the solver was asked %d times: %v", n, b.asked[before:])
	}
	related := e.Extend(less, c.FLt(d, c.Double(10)))
	if related.Status() != symbolic.Undecided {
		t.Errorf("d < 10: %s", related.Status())
	}
	if last := len(b.asked) - 1; last < before || len(b.asked[last]) != 2 || b.limits[last].Time >= 80*time.Millisecond {
		t.Errorf("asked about %v within %v; expected what concerns d, in less time", b.asked[last], b.limits[last])
	}
}
