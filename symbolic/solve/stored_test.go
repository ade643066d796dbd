package solve

import (
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/answers"
)

// keeping is an engine that asks one backend, and keeps what it says.
func keeping(t *testing.T, dir string, b Backend, check int) (*symbolic.Context, *Engine) {
	t.Helper()
	c := symbolic.NewContext()
	e, err := New(c, Config{Backends: []Backend{b}, Limits: Limits{Time: time.Second}, Store: dir, Check: check, Without: []string{"prune", "backtrack", "search", "scan"}})
	if err != nil {
		t.Fatal(err)
	}
	return c, e
}

// What one run has found out another does not ask for, whatever its inputs are called. That there is no model is told as
// what somebody has kept.
func TestAnswersAreKept(t *testing.T) {
	dir := t.TempDir()
	solver := &told{name: "smtlib:solver", answer: func(asked int, conds []*symbolic.Expr) Answer {
		if asked%2 == 0 { // it is tried out behind the first
			return Answer{Status: symbolic.Undecided}
		}
		return Answer{Status: symbolic.Unsat}
	}}
	c, e := keeping(t, dir, solver, 0)
	if a := e.Check(puzzle(c, "a", 6)); a.Status != symbolic.Unsat || solver.asked == 0 {
		t.Fatalf("%+v, asked %d times", a, solver.asked)
	}
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
	solver.asked = 0
	c, e = keeping(t, dir, solver, 0)
	a := e.Check(puzzle(c, "zz", 6))
	if a.Status != symbolic.Unsat || solver.asked > 0 || e.Stats().ByStore != 1 {
		t.Errorf("%+v, asked %d times, %+v", a, solver.asked, e.Stats())
	}
	if told := strings.Join(e.Believed(), ", "); !strings.Contains(told, "answers of smtlib:solver that were kept (1)") {
		t.Errorf("believed: %s", told)
	}
	if a := e.Check(puzzle(c, "zz", 7)); a.Status == symbolic.Unsat && solver.asked == 0 {
		t.Errorf("another question: %+v", a)
	}
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
}

// A model that is none is not taken from a store, and a lie that there is none is found out by who asks a second solver.
func TestStoreThatLies(t *testing.T) {
	solver := &told{name: "smtlib:solver", answer: func(int, []*symbolic.Expr) Answer { return Answer{Status: symbolic.Undecided} }}
	dir := t.TempDir()
	c := symbolic.NewContext()
	cond := puzzle(c, "a", 6) // without a model
	q, _ := answers.Ask([]*symbolic.Expr{cond})
	s, err := answers.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	s.Begin().Keep(q, answers.Answer{Model: symbolic.NewModelBuilder(nil).Model()})
	x := c.Var("x", symbolic.Full(symbolic.Int))
	square := c.Eq(c.BitAnd(c.Mul(x, x), c.Int(0xffff)), c.Int(121))
	q, _ = answers.Ask([]*symbolic.Expr{square})
	s.Begin().Keep(q, answers.Answer{By: "somebody"})
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	c, e := keeping(t, dir, solver, 0)
	if a := e.Check(puzzle(c, "a", 6)); a.Status == symbolic.Sat || solver.asked == 0 {
		t.Errorf("%+v, asked %d times", a, solver.asked)
	}
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
	c, e = keeping(t, dir, solver, 100)
	defer e.Close()
	if len(e.others()) == 0 {
		t.Skip("no second solver is installed")
	}
	x = c.Var("x", symbolic.Full(symbolic.Int))
	a := e.Check(c.Eq(c.BitAnd(c.Mul(x, x), c.Int(0xffff)), c.Int(121)))
	if a.Status != symbolic.Sat || len(e.Disputes()) != 1 || !strings.Contains(e.Disputes()[0].Solver, "answers of somebody") {
		t.Errorf("%+v, disputes %+v", a, e.Disputes())
	}
}
