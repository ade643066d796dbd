package horn

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// program is the solver that is asked for interpretations.
const program = "z3"

// settings keep the predicates as they are: what is derived from others that were left
// out has quantifiers, which are not read.
var settings = []string{"fp.xform.inline_eager=false", "fp.xform.inline_linear=false", "fp.spacer.random_seed=0"}

// Available reports whether there is somebody to ask.
func Available() bool {
	_, err := exec.LookPath(program)
	return err == nil
}

// Reasons why there is no proof. Others are told by the solvers.
var (
	// ErrReachable says that, as far as integers tell, falsehood follows. It is a guess.
	ErrReachable = errors.New("there seems to be a way")
	// ErrUnknown says that Spacer does not know.
	ErrUnknown = errors.New("no invariant was found")
	// ErrUnchecked says that what Spacer found does not hold for Java's numbers, or could not
	// be shown to.
	ErrUnchecked = errors.New("the invariant that was found could not be checked")
)

// Limits bound the effort for a proof.
type Limits struct {
	Time time.Duration
	Stop *stop.Stop
}

// Prove looks for an interpretation of the predicates with which all clauses hold, and
// checks it.
func (s *System) Prove(l Limits) (*Proof, error) {
	end := time.Now().Add(l.Time)
	var last error
	for _, tame := range []bool{true, false} {
		left := time.Until(end)
		if tame { // the other one may need more
			left /= 2
		}
		p, err := s.attempt(tame, left, l.Stop)
		if err == nil {
			return p, nil
		}
		if last = err; l.Stop.Asked() {
			break
		}
	}
	return nil, last
}

func (s *System) attempt(tame bool, limit time.Duration, end *stop.Stop) (*Proof, error) {
	deadline := time.Now().Add(limit)
	answer, err := ask(s.Script(tame), limit, end)
	if err != nil {
		return nil, err
	}
	status, model, _ := strings.Cut(strings.TrimSpace(answer), "\n")
	switch strings.TrimSpace(status) {
	case "sat":
	case "unsat":
		return nil, ErrReachable
	default:
		return nil, ErrUnknown
	}
	holds, err := s.read(model)
	if err != nil {
		return nil, err
	}
	return s.check(holds, deadline, end)
}

// ask has the solver read a script.
func ask(script string, limit time.Duration, end *stop.Stop) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	defer end.When(cancel)()
	cmd := exec.CommandContext(ctx, program, append([]string{"-in", "-smt2"}, settings...)...)
	cmd.Stdin = strings.NewReader(script)
	cmd.WaitDelay = time.Second
	var out bytes.Buffer
	cmd.Stdout = &out
	err := cmd.Run()
	if ctx.Err() != nil {
		return "", ErrUnknown
	}
	if err != nil && out.Len() == 0 {
		return "", fmt.Errorf("the solver %s: %w", program, err)
	}
	return out.String(), nil // an error that it prints behind its answer is one about the model
}

// eachWithin is how long the check of one clause may take.
const eachWithin = 3 * time.Second

// check shows that each clause holds with an interpretation, in Java's arithmetic.
func (s *System) check(holds map[*Pred]*symbolic.Expr, deadline time.Time, end *stop.Stop) (*Proof, error) {
	engine, err := solve.New(s.Ctx, solve.Config{Limits: solve.Limits{Time: eachWithin, Stop: end}})
	if err != nil {
		return nil, err
	}
	defer engine.Close()
	p := &Proof{Holds: holds}
	for _, c := range s.Clauses {
		if time.Now().After(deadline.Add(eachWithin)) || end.Asked() {
			return nil, ErrUnknown
		}
		conds := append([]*symbolic.Expr{}, c.Conds...)
		for _, a := range c.Body {
			conds = append(conds, s.at(holds, a))
		}
		if c.Head != nil {
			conds = append(conds, s.Ctx.Not(s.at(holds, *c.Head)))
		}
		if s.Ctx.And(conds...).IsFalse() {
			p.Checked++
			continue
		}
		if engine.Check(conds...).Status != symbolic.Unsat {
			return nil, ErrUnchecked
		}
		p.Checked++
	}
	if len(engine.Disputes()) > 0 {
		return nil, ErrUnchecked
	}
	return p, nil
}

// at is the interpretation of a predicate for certain values.
func (s *System) at(holds map[*Pred]*symbolic.Expr, a Atom) *symbolic.Expr {
	by := make(map[*symbolic.Var]*symbolic.Expr, len(a.Args))
	for i, p := range a.Pred.Params {
		by[p.Var()] = a.Args[i]
	}
	return s.Ctx.Substitute(holds[a.Pred], func(v *symbolic.Var) *symbolic.Expr { return by[v] })
}
