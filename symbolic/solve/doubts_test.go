package solve

import (
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
)

// told is a backend that says what it is told to say.
type told struct {
	name   string
	answer func(asked int, conds []*symbolic.Expr) Answer
	asked  int
}

func (b *told) Name() string { return b.name }
func (b *told) Check(conds []*symbolic.Expr, _ *symbolic.Model, _ Limits) Answer {
	b.asked++
	a := b.answer(b.asked, conds)
	a.By, a.External = b.name, true
	return a
}
func (b *told) Close() error { return nil }

func unsat(int, []*symbolic.Expr) Answer { return Answer{Status: symbolic.Unsat} }

// puzzle is a condition that only solvers decide; it has a model if k is odd.
func puzzle(c *symbolic.Context, name string, k int32) *symbolic.Expr {
	x := c.Var(name, symbolic.Full(symbolic.Int))
	y := c.Var(name+"y", symbolic.Full(symbolic.Int))
	product := c.Mul(c.Add(c.Mul(x, x), c.Mul(y, c.Int(2))), c.BitXor(x, y))
	return c.Eq(c.BitAnd(c.Mul(product, product), c.Int(0x7ffff)), c.Int(k))
}

// A program that says of everything that it has no model is caught by the first
// question that it is tried out with, and its answers count for nothing.
func TestLiarIsTriedOut(t *testing.T) {
	for _, first := range []bool{true, false} {
		c := symbolic.NewContext()
		liar := &told{name: "smtlib:liar", answer: unsat}
		if !first { // it begins with the truth
			liar.answer = func(asked int, conds []*symbolic.Expr) Answer {
				if asked == 2 {
					return Answer{Status: symbolic.Undecided}
				}
				return Answer{Status: symbolic.Unsat}
			}
		}
		e, err := New(c, Config{Backends: []Backend{liar}, Limits: Limits{Time: time.Millisecond}})
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		undecided := 0
		for i := range 40 {
			if a := e.Check(puzzle(c, "v"+string(rune('a'+i)), 6)); a.Status == symbolic.Undecided {
				undecided++
			}
		}
		if want := map[bool]int{true: 40, false: 40 - tryEvery}[first]; undecided != want {
			t.Errorf("%d of 40 answers count for nothing, want %d", undecided, want)
		}
		if d := e.Disputes(); len(d) != 1 || d[0].Solver != "smtlib:liar" || !strings.Contains(d[0].Query, "(check-sat)") {
			t.Errorf("disputes: %+v", d)
		}
	}
}

// Another solver that has a model is right, for it was evaluated.
func TestSecondOpinion(t *testing.T) {
	c := symbolic.NewContext()
	honest := func(asked int, conds []*symbolic.Expr) Answer { // of what it is tried out with
		if asked%2 == 0 {
			return Answer{Status: symbolic.Undecided}
		}
		return Answer{Status: symbolic.Unsat}
	}
	e, err := New(c, Config{Backends: []Backend{&told{name: "smtlib:one", answer: honest}}, Limits: Limits{Time: time.Minute}, Check: 100})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	x := c.Var("x", symbolic.Full(symbolic.Int))
	cond := puzzle(c, "z", 6)
	known := c.Lt(x, c.Int(7))
	e.doubts.seconds = []Backend{
		&told{name: "smtlib:one", answer: unsat}, // the same one is not asked
		&told{name: "smtlib:two", answer: unsat},
	}
	if a := e.Check(known, cond); a.Status != symbolic.Unsat || e.Stats().Checked != 1 || len(e.Believed()) != 0 || len(e.Disputes()) != 0 {
		t.Errorf("%+v, %+v, %v", a, e.Stats(), e.Believed())
	}
	var model *symbolic.Model
	sat := func(_ int, conds []*symbolic.Expr) Answer { return Answer{Status: symbolic.Sat, Model: model} }
	e.doubts.seconds = []Backend{&told{name: "three", answer: sat}}
	other := puzzle(c, "w", 6)
	if a := e.Check(other); a.Status != symbolic.Unsat || len(e.Believed()) != 1 {
		t.Errorf("a model that is none made %+v, believed %v", a, e.Believed())
	}
	w := c.Var("q", symbolic.Full(symbolic.Int))
	q := puzzle(c, "q", 0)
	model = symbolic.NewModelBuilder(nil).Model()
	if !symbolic.Holds(q, model) {
		t.Fatal("the model is none")
	}
	hidden := c.And(q, c.Le(c.Int(0), w))
	a := e.second(Answer{Status: symbolic.Unsat, By: "smtlib:one", External: true}, conds(hidden), 1, nil, Limits{})
	if a.Status != symbolic.Sat || len(e.Disputes()) != 1 || e.Disputes()[0].Other != "three" {
		t.Errorf("%+v, %+v", a, e.Disputes())
	}
}

// Which answers are checked depends on the question, and about so many are.
func TestSomeAreChecked(t *testing.T) {
	c := symbolic.NewContext()
	e, err := New(c, Config{Backends: []Backend{}, Check: 30})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	e.doubts.seconds = []Backend{&told{name: "other", answer: unsat}}
	for i := range int32(1000) {
		x := c.Var("x", symbolic.Full(symbolic.Int))
		_, hash := key(conds(c.Lt(x, c.Int(i))))
		e.second(Answer{Status: symbolic.Unsat}, conds(c.Lt(x, c.Int(i))), hash, nil, Limits{})
	}
	if n := e.Stats().Checked; n < 200 || n > 400 {
		t.Errorf("%d of 1000 were checked, not about 300", n)
	}
}

// A question ends when the run does, whoever is busy with it.
func TestStoppedQuestion(t *testing.T) {
	for _, name := range []string{Auto, Z3, CVC5, None} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := symbolic.NewContext()
			s := stop.New()
			e, err := New(c, Config{Solver: name, Limits: Limits{Stop: s}}) // no limit of time
			if err != nil {
				t.Skip(err)
			}
			x, y := c.Var("x", symbolic.Full(symbolic.Double)), c.Var("y", symbolic.Full(symbolic.Double))
			hard := c.FEq(c.FMul(c.FMul(x, y), c.FAdd(c.FMul(x, x), y)), c.FAdd(c.FMul(c.FMul(y, y), y), c.Double(3.3)))
			more := c.FLt(c.FMul(c.FSub(x, y), c.FAdd(c.FMul(x, y), c.Double(1.1))), c.FMul(x, c.FMul(x, c.FMul(y, y))))
			asked := s.After(200*time.Millisecond, nil)
			defer asked()
			done := make(chan Answer)
			go func() {
				var a Answer
				for i := 0; !s.Asked(); i++ { // until one takes longer
					a = e.Check(c.FLt(c.Double(float64(i)), x), hard, more, c.FNe(y, c.Double(float64(i))))
				}
				done <- a
			}()
			select {
			case <-done:
			case <-time.After(time.Minute):
				t.Error("it goes on")
			}
		})
	}
}
