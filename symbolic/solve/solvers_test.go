package solve

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/symbolic"
)

// oracle is a solver that somebody has registered: it says that nothing has a model.
type oracle struct{ closed *bool }

func (oracle) Name() string { return "oracle" }
func (oracle) Check([]*symbolic.Expr, *symbolic.Model, Limits) Answer {
	return Answer{Status: symbolic.Unsat, By: "oracle"}
}
func (o oracle) Close() error { *o.closed = true; return nil }

// TestRegister has a solver of somebody else's asked by its name, counted and closed.
func TestRegister(t *testing.T) {
	before := solvers
	defer func() { solvers = before }()
	closed := false
	Register(Solver{Name: "oracle", Program: "delphi", NearestTo: []string{"pythia"}, Open: func() ([]Backend, error) {
		return []Backend{oracle{&closed}}, nil
	}})
	ctx := symbolic.NewContext()
	e, err := New(ctx, Config{Solver: "Pythia"})
	if err != nil {
		t.Fatal(err)
	}
	if notes := strings.Join(e.Notes(), ""); !strings.Contains(notes, "uses oracle") {
		t.Errorf("notes: %q", notes)
	}
	x, y := ctx.Var("x", symbolic.Full(symbolic.Long)), ctx.Var("y", symbolic.Full(symbolic.Long))
	pc := e.Extend(nil, ctx.Eq(ctx.Mul(ctx.Mul(x, x), y), ctx.Const(symbolic.I64, 982451653)))
	pc = e.Extend(pc, ctx.Gt(ctx.BitXor(x, y), ctx.Const(symbolic.I64, 12345)))
	uses := e.Uses()
	if len(uses) != 1 || uses[0].Solver != "oracle" || uses[0].Calls == 0 {
		t.Errorf("uses: %+v, status %v", uses, pc.Status())
	}
	if err := e.Close(); err != nil || !closed {
		t.Errorf("closed: %v, %v", closed, err)
	}
	if !sameSolver("oracle", "smtlib:/opt/delphi -x") || sameSolver("oracle", "z3") {
		t.Error("who answers is not taken from Program")
	}
}

// Names must be free, and such that users can write them.
func TestRegisterRefuses(t *testing.T) {
	for _, name := range []string{"z3", "choco", "Big", "", "a,b", "smtlib:x"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q was registered", name)
				}
			}()
			Register(Solver{Name: name})
		}()
	}
}
