package solve

import (
	"errors"
	"fmt"

	"github.com/gojpf/gojpf/symbolic"
)

// A program that is asked through a pipe is a stranger. Before it is believed it
// answers questions to which everybody knows the answer, so that one which always
// says the same, or anything at all, is found out before it says something about
// the program under test.

// errNotBelieved is for solvers that were caught with a wrong answer.
var errNotBelieved = errors.New("it is not believed")

// greeting is such a question. Half of them have no model, so neither "always sat" nor
// "always unsat" passes; the one that wraps around tells vectors from integers.
type greeting struct {
	sort, cond string
	sat        bool
}

var greetings = []greeting{
	{"(_ BitVec 32)", "(and (bvult V (_ bv5 32)) (bvult (_ bv3 32) V))", true},
	{"(_ BitVec 32)", "(and (bvslt V (_ bv5 32)) (= (bvand V (_ bv7 32)) (_ bv6 32)) (bvslt (_ bv0 32) V))", false},
	{"(_ BitVec 32)", "(bvslt (bvadd V (_ bv1 32)) V)", true}, // it wraps around
	{"(_ BitVec 32)", "(= (bvmul V (_ bv2 32)) (_ bv7 32))", false},
}

var greetingsOfIntegers = []greeting{
	{"Int", "(and (< V 5) (< 3 V))", true},
	{"Int", "(and (< V 5) (< 4 V))", false},
	{"Int", "(< V (- 100))", true},
	{"Int", "(= (* 2 V) 7)", false},
}

// handshake asks what everybody knows. An error says that the solver does not. An
// undecided answer is refused as well: who cannot do these within the limit cannot do
// anything. The questions take their own level and are popped again; the names stay
// declared, and no program's input is called so.
func (m *pipeMachine) handshake(mode pipeMode, limits Limits) error {
	list := greetings
	if mode.integers {
		list = greetingsOfIntegers
	}
	for i, g := range list {
		v := fmt.Sprintf("gojpf_greeting_%d", i)
		// Each has a name of its own, since declarations are global here.
		m.send("(push 1)\n(declare-const %s %s)\n(assert (let ((V %s)) %s))\n", v, g.sort, v, g.cond)
		got, why, err := m.Check(limits)
		want := symbolic.Unsat
		if g.sat {
			want = symbolic.Sat
		}
		switch {
		case err != nil:
			return err
		case got == symbolic.Undecided:
			return fmt.Errorf("it cannot decide %s: %s", g.cond, why)
		case got != want:
			return fmt.Errorf("%w: it says %v of %s", errNotBelieved, got, g.cond)
		}
		m.send("(pop 1)\n")
	}
	return nil
}
