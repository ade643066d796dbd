package horn_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/horn"
)

// counter is a system of one predicate that begins with 0, goes on by steps, and must not
// be below 0.
func counter(goesOn func(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr, by int32) *horn.System {
	c := symbolic.NewContext()
	x := c.Var("x", symbolic.Full(symbolic.Int))
	p := &horn.Pred{Name: "P0", Shown: "P0", Params: []*symbolic.Expr{c.Var("p", symbolic.Full(symbolic.Int))}}
	at := func(e *symbolic.Expr) horn.Atom { return horn.Atom{Pred: p, Args: []*symbolic.Expr{e}} }
	begins, next := at(c.Int(0)), at(c.Add(x, c.Int(by)))
	return &horn.System{Ctx: c, Preds: []*horn.Pred{p}, Clauses: []*horn.Clause{
		{Head: &begins},
		{Body: []horn.Atom{at(x)}, Conds: []*symbolic.Expr{goesOn(c, x)}, Head: &next},
		{Body: []horn.Atom{at(x)}, Conds: []*symbolic.Expr{c.Lt(x, c.Int(0))}},
	}}
}

func bounded(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr { return c.Lt(x, c.Int(1000)) }

func always(c *symbolic.Context, _ *symbolic.Expr) *symbolic.Expr { return c.Eq(c.Int(0), c.Int(0)) }

// What holds for mathematicians alone is no proof.
func TestProve(t *testing.T) {
	if !horn.Available() {
		t.Skip("z3 is not installed")
	}
	for _, test := range []struct {
		name   string
		goesOn func(*symbolic.Context, *symbolic.Expr) *symbolic.Expr
		by     int32
		proved bool
	}{
		{"bounded", bounded, 3, true},
		{"wraps", always, 1, false},
		{"downwards", bounded, -1, false},
	} {
		s := counter(test.goesOn, test.by)
		p, err := s.Prove(horn.Limits{Time: 10 * time.Second})
		switch {
		case test.proved && (err != nil || p.Checked != len(s.Clauses) || len(p.Holds) != 1):
			t.Error(test.name, p, err)
		case !test.proved && err == nil:
			t.Error(test.name, "is proved by", p.Holds[s.Preds[0]].Java())
		}
	}
}

// A solver that lies makes no proof.
func TestSolverThatLies(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	for _, test := range []struct {
		answer string
		want   error
	}{
		{"sat\n(model (define-fun P0 ((x!0 Int)) Bool true))", horn.ErrUnchecked},
		{"sat\n(model (define-fun P0 ((x!0 Int)) Bool (>= x!0 0)))", horn.ErrUnchecked},
		{"sat\n(model (define-fun P0 ((x!0 Int)) Bool (perhaps x!0)))", nil},
		{"sat", nil},
		{"unsat", horn.ErrReachable},
		{"unknown", horn.ErrUnknown},
		{"nonsense", horn.ErrUnknown},
	} {
		script := "#!/bin/sh\ncat > /dev/null\ncat <<'END'\n" + test.answer + "\nEND\n"
		if err := os.WriteFile(filepath.Join(dir, "z3"), []byte(script), 0o700); err != nil {
			t.Fatal(err)
		}
		p, err := counter(always, 1).Prove(horn.Limits{Time: 10 * time.Second})
		if err == nil || test.want != nil && !errors.Is(err, test.want) {
			t.Errorf("%s: %v, %v", test.answer, p, err)
		}
	}
}

// Facts that are guessed make proofs where the solver finds nothing, and only of what
// holds for Java's numbers.
func TestGuesses(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	if err := os.WriteFile(filepath.Join(dir, "z3"), []byte("#!/bin/sh\ncat > /dev/null\necho unknown\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name   string
		by     int32
		bad    func(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr
		while  func(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr
		proved bool
	}{
		{"even", 2, func(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr { return c.Eq(x, c.Int(7)) }, always, true},
		{"not even", 3, func(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr { return c.Eq(x, c.Int(7)) }, always, false},
		{"below", 1, func(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr { return c.Lt(x, c.Int(0)) }, bounded, true},
		{"bound", 1, func(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr { return c.Gt(x, c.Int(1000)) }, bounded, true},
		{"beyond", 1, func(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr { return c.Gt(x, c.Int(999)) }, bounded, false},
		{"wraps", 1, func(c *symbolic.Context, x *symbolic.Expr) *symbolic.Expr { return c.Lt(x, c.Int(0)) }, always, false},
	} {
		s := counter(test.while, test.by)
		last := s.Clauses[2]
		last.Conds = []*symbolic.Expr{test.bad(s.Ctx, last.Body[0].Args[0])}
		p, err := s.Prove(horn.Limits{Time: 10 * time.Second})
		switch {
		case test.proved && (err != nil || p.Checked != len(s.Clauses)):
			t.Error(test.name, p, err)
		case !test.proved && err == nil:
			t.Error(test.name, "is proved by", p.Holds[s.Preds[0]].Java())
		}
	}
}

// A relation of what a method is called with and what it returns: addition by recursion.
func TestGuessesOfResults(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	if err := os.WriteFile(filepath.Join(dir, "z3"), []byte("#!/bin/sh\ncat > /dev/null\necho unknown\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, wrong := range []bool{false, true} {
		c := symbolic.NewContext()
		v := func(name string) *symbolic.Expr { return c.Var(name, symbolic.Full(symbolic.Int)) }
		m, n, r := v("m"), v("n"), v("r")
		p := &horn.Pred{Name: "P0", Params: []*symbolic.Expr{v("pm"), v("pn"), v("pr")}}
		at := func(list ...*symbolic.Expr) horn.Atom { return horn.Atom{Pred: p, Args: list} }
		base, step := at(m, c.Int(0), m), at(m, n, r)
		if wrong {
			step = at(m, n, c.Add(r, c.Int(1)))
		}
		s := &horn.System{Ctx: c, Preds: []*horn.Pred{p}, Clauses: []*horn.Clause{
			{Head: &base},
			{Body: []horn.Atom{at(c.Add(m, c.Int(1)), c.Sub(n, c.Int(1)), r)}, Conds: []*symbolic.Expr{c.Ne(n, c.Int(0))}, Head: &step},
			{Body: []horn.Atom{at(m, n, r)}, Conds: []*symbolic.Expr{c.Ne(r, c.Add(m, n))}},
		}}
		if proof, err := s.Prove(horn.Limits{Time: 10 * time.Second}); (err == nil) == wrong {
			t.Error(wrong, proof, err)
		}
	}
}
