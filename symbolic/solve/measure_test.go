package solve

import (
	"testing"
	"time"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
)

func TestUses(t *testing.T) {
	ctx := symbolic.NewContext()
	x, y := ctx.Var("x", symbolic.Full(symbolic.Int)), ctx.Var("y", symbolic.Full(symbolic.Int))
	never := &fixed{Answer{Status: symbolic.Undecided, Why: "never knows"}}
	no := &fixed{Answer{Status: symbolic.Unsat}}
	e, err := New(ctx, Config{Backends: []Backend{measure(never), &auto{exact: measure(no)}}})
	if err != nil {
		t.Fatal(err)
	}
	// A question that neither ranges nor a short search decide.
	square := ctx.Add(ctx.Mul(x, x), ctx.Mul(y, y))
	if got := e.Extend(nil, ctx.Eq(square, ctx.Int(-123456787))).Status(); got != symbolic.Unsat {
		t.Fatalf("the condition is %v", got)
	}
	uses := e.Uses()
	for i := range uses {
		uses[i].Time = 0
	}
	want := []Use{{Solver: "fixed", Calls: 1, Unknown: 1}, {Solver: "fixed", Calls: 1, Unsat: 1}}
	if len(uses) != 2 || uses[0] != want[0] || uses[1] != want[1] {
		t.Errorf("uses are %+v, expected %+v", uses, want)
	}
}

// fixed is a solver that always says the same.
type fixed struct{ answer Answer }

func (f *fixed) Name() string                                           { return "fixed" }
func (f *fixed) Check([]*symbolic.Expr, *symbolic.Model, Limits) Answer { return f.answer }
func (f *fixed) Close() error                                           { return nil }

// Every solver that auto asks hears of the end of the run, however the time is shared.
func TestAutoPassesStopOn(t *testing.T) {
	ctx := symbolic.NewContext()
	x := ctx.Var("x", symbolic.Full(symbolic.Int))
	d := ctx.Var("d", symbolic.Full(symbolic.Double))
	for name, cond := range map[string]*symbolic.Expr{
		"integers": ctx.Lt(x, ctx.Int(3)),
		"vectors":  ctx.Eq(ctx.BitAnd(x, ctx.Int(5)), ctx.Int(4)),
		"floats":   ctx.FLt(d, ctx.Double(3)),
	} {
		asked := &listening{}
		limits := Limits{Time: time.Second, Stop: stop.New()}
		(&auto{integers: asked, exact: asked, cvc5: asked}).Check([]*symbolic.Expr{cond}, nil, limits)
		if len(asked.limits) == 0 {
			t.Errorf("%s: nobody was asked", name)
		}
		for _, l := range asked.limits {
			if l.Stop != limits.Stop {
				t.Errorf("%s: a solver is not told of the end of the run", name)
			}
		}
	}
}

// listening keeps the limits that it is given, and knows nothing.
type listening struct {
	fixed
	limits []Limits
}

func (b *listening) Check(_ []*symbolic.Expr, _ *symbolic.Model, l Limits) Answer {
	b.limits = append(b.limits, l)
	return Answer{Status: symbolic.Undecided}
}
