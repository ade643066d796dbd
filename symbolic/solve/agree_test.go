package solve

import (
	"os/exec"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/internal/exprgen"
)

var kinds = []symbolic.Kind{symbolic.Bool, symbolic.I32, symbolic.I64, symbolic.F32, symbolic.F64}

// pinned are conditions that leave variables only the values of a model.
func pinned(c *symbolic.Context, vars []*symbolic.Var, m *symbolic.Model) []*symbolic.Expr {
	var out []*symbolic.Expr
	for _, v := range vars {
		x, _ := m.Value(v)
		out = append(out, hasValue(c, v.Expr(), x))
	}
	return out
}

// hasValue says that an expression has a value, bit for bit.
func hasValue(c *symbolic.Context, e *symbolic.Expr, x symbolic.Value) *symbolic.Expr {
	if e.Kind().IsFloat() {
		return c.Eq(c.ToRawBits(e), c.ToRawBits(c.Const(x.Kind, x.Bits)))
	}
	return c.Eq(e, c.Const(x.Kind, x.Bits))
}

// backendsUnderTest are the solvers that are there, by name.
func backendsUnderTest(t *testing.T) map[string]Backend {
	t.Helper()
	out := make(map[string]Backend)
	add := func(name string, b Backend, err error) {
		if err != nil {
			t.Fatal(err)
		}
		out[name] = b
		t.Cleanup(func() { b.Close() })
	}
	if HasZ3 {
		vectors, err := newZ3(z3Vectors)
		add("z3", vectors, err)
		floats, err := newZ3(z3Floats)
		add("z3 from scratch", floats, err)
	}
	if _, err := exec.LookPath("cvc5"); err == nil {
		b, err := NewPipe(cvc5Command)
		add("cvc5", b, err)
	}
	if _, err := exec.LookPath("z3"); err == nil {
		b, err := NewPipe(z3Command)
		add("z3 pipe", b, err)
	}
	return out
}

// checkValue asks whether, under a model, an expression has the value that Eval
// says, and whether it can have another. It may be told that neither is known.
func checkValue(t interface {
	Helper()
	Fatalf(string, ...any)
}, c *symbolic.Context, b Backend, e *symbolic.Expr, m *symbolic.Model) (decided bool) {
	t.Helper()
	want := symbolic.Eval(e, m)
	pins := pinned(c, e.Vars(), m)
	limits := Limits{Time: 300 * time.Millisecond}
	same := hasValue(c, e, want)
	if !same.IsTrue() {
		a := b.Check(append(pins, same), nil, limits)
		if a.Status == symbolic.Undecided {
			return false
		}
		if a.Status != symbolic.Sat {
			t.Fatalf("%s: %s = %s with %s: %s %s", b.Name(), e, want.Java(typeOf(want.Kind)), m, a.Status, a.Why)
		}
		if !holdsAll(append(pins, same), a.Model) {
			t.Fatalf("%s: %s is no model", b.Name(), a.Model)
		}
	}
	if other := c.Not(same); !other.IsFalse() {
		switch a := b.Check(append(pins, other), nil, limits); a.Status {
		case symbolic.Undecided:
			return false
		case symbolic.Sat:
			t.Fatalf("%s: %s is not always %s with %s: %s %s %s", b.Name(), e, want.Java(typeOf(want.Kind)), m, a.Status, a.Why, a.Model)
		}
	}
	return true
}

func typeOf(k symbolic.Kind) symbolic.Type {
	return map[symbolic.Kind]symbolic.Type{symbolic.I32: symbolic.Int, symbolic.I64: symbolic.Long,
		symbolic.F32: symbolic.Float, symbolic.F64: symbolic.Double}[k]
}

// maxAsked bounds the questions to one solver; they are slow.
const maxAsked = 25

// TestSolversAgreeWithEval draws expressions and pins their variables.
func TestSolversAgreeWithEval(t *testing.T) {
	for name, b := range backendsUnderTest(t) {
		t.Run(name, func(t *testing.T) {
			c := symbolic.NewContext()
			vars := exprgen.Inputs(c)
			asked, undecided := 0, 0
			rapid.Check(t, func(t *rapid.T) {
				k := kinds[rapid.IntRange(0, len(kinds)-1).Draw(t, "kind")]
				e := exprgen.Draw(t, exprgen.Options{Vars: vars, Floats: true, Cheap: true}, k, 3).Build(c)
				if e.Traits()&symbolic.HasSearch != 0 {
					return // no solver computes these
				}
				if asked++; asked > maxAsked {
					return
				}
				if !checkValue(t, c, b, e, exprgen.Model(t, vars)) {
					undecided++
				}
			})
			if undecided > maxAsked/4 {
				t.Errorf("%d of %d undecided", undecided, maxAsked)
			}
		})
	}
}
