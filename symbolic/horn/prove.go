package horn

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// program is the solver that is asked for interpretations.
const program = "z3"

// settings keep the predicates as they are: what is derived from others that were left
// out has quantifiers, which are not read. The seed makes a run repeatable.
var settings = []string{"fp.xform.inline_eager=false", "fp.xform.inline_linear=false", "fp.spacer.random_seed=0"}

// Available reports whether there is somebody to ask. Without it nobody looks for a
// proof, and the search is all there is.
func Available() bool {
	_, err := exec.LookPath(program)
	return err == nil
}

// Reasons why there is no proof. Others are told by the solvers.
var (
	// ErrReachable says that, as far as integers tell, falsehood follows. It is a guess.
	//
	// What is any number to Spacer may be one number to Java, so this refutes nothing,
	// and the search goes on.
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

// atOnce is how long Spacer may take where it is not told facts. Facts take questions
// of their own, one for each clause at least, so they are not asked for where Spacer is
// quick.
const atOnce = 2 * time.Second

// Prove looks for an interpretation of the predicates with which all clauses hold, and
// checks it. Spacer is asked first: mostly it knows at once, or never. Then facts are
// guessed, which may be enough; else Spacer may use them. Half of what is left goes to
// guessing, and half of the rest to each way to encode overflow.
func (s *System) Prove(l Limits) (*Proof, error) {
	end := time.Now().Add(l.Time)
	p, err := s.Propose(Limits{Time: l.Time / 4, Stop: l.Stop})
	if err == nil || l.Stop.Asked() {
		return p, err
	}
	return s.Persist(Limits{Time: time.Until(end), Stop: l.Stop})
}

// Persist is what is left of Prove where Spacer alone has found nothing.
func (s *System) Persist(l Limits) (*Proof, error) {
	end := time.Now().Add(l.Time)
	last := ErrUnknown
	facts := s.guess(time.Until(end)/2, l.Stop)
	if facts != nil {
		if p, err := s.check(facts, end, l.Stop); err == nil {
			return p, nil
		}
	}
	// Taking what overflows for anything is easier; where an invariant needs that
	// numbers wrap around it has to be told.
	for _, tame := range []bool{true, false} {
		left := time.Until(end)
		if tame { // the other one may need more
			if facts == nil {
				continue
			}
			left /= 2
		}
		if l.Stop.Asked() || left <= 0 {
			break
		}
		p, err := s.attempt(tame, facts, left, l.Stop)
		if err == nil {
			return p, nil
		}
		last = err
	}
	return nil, last
}

// Propose asks Spacer alone, who mostly knows at once, or never.
func (s *System) Propose(l Limits) (*Proof, error) {
	return s.attempt(true, nil, min(l.Time, atOnce), l.Stop)
}

// withFacts is the system with facts of the predicates that are known, if there are any.
// They hold by all clauses together, so adding them to bodies excludes nothing that
// follows.
func (s *System) withFacts(facts map[*Pred]*symbolic.Expr) *System {
	if facts == nil {
		return s
	}
	out := &System{Ctx: s.Ctx, Preds: s.Preds}
	for _, c := range s.Clauses {
		more := &Clause{Body: c.Body, Conds: slices.Clone(c.Conds), Head: c.Head}
		for _, a := range c.Body {
			more.Conds = append(more.Conds, s.at(facts, a))
		}
		out.Clauses = append(out.Clauses, more)
	}
	return out
}

// A deadline that has passed while Spacer thought lets the check still have a clause or
// two, see check.
func (s *System) attempt(tame bool, facts map[*Pred]*symbolic.Expr, limit time.Duration, end *stop.Stop) (*Proof, error) {
	deadline := time.Now().Add(limit)
	answer, err := ask(s.withFacts(facts).Script(tame), limit, end)
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
	// Even where it is an answer for integers: reading it as longs is where it becomes
	// a guess.
	holds, err := s.read(model)
	if err != nil {
		return nil, err
	}
	// Spacer has used the facts, so they are part of what holds.
	for p, fact := range facts {
		holds[p] = s.Ctx.And(holds[p], fact)
	}
	return s.check(holds, deadline, end)
}

// ask has the solver read a script. Each question has a process of its own, which is
// killed where it is late.
func ask(script string, limit time.Duration, end *stop.Stop) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	// A signal kills the program.
	defer end.When(cancel)()
	cmd := exec.CommandContext(ctx, program, append([]string{"-in", "-smt2"}, settings...)...)
	cmd.Stdin = strings.NewReader(script)
	// Where the program was killed but its output stays open.
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

// eachWithin is how long the check of one clause may take, or of one fact of its head where
// all at once take longer than togetherWithin. Clauses are as large as the code between two
// loops.
const (
	eachWithin     = 3 * time.Second
	togetherWithin = 500 * time.Millisecond
)

// check shows that each clause holds with an interpretation, in Java's arithmetic. This
// is the one place on which a proof rests, with the clauses themselves. An engine that
// was caught with a wrong answer loses the proof as well.
func (s *System) check(holds map[*Pred]*symbolic.Expr, deadline time.Time, end *stop.Stop) (*Proof, error) {
	together, err := solve.New(s.Ctx, solve.Config{Limits: solve.Limits{Time: togetherWithin, Stop: end}})
	if err != nil {
		return nil, err
	}
	defer together.Close()
	each, err := solve.New(s.Ctx, solve.Config{Limits: solve.Limits{Time: eachWithin, Stop: end}})
	if err != nil {
		return nil, err
	}
	defer each.Close()
	late := func() bool { return time.Now().After(deadline.Add(eachWithin)) || end.Asked() }
	p := &Proof{Holds: holds}
	for _, c := range s.Clauses {
		if late() {
			return nil, ErrUnknown
		}
		conds := slices.Clone(c.Conds)
		for _, a := range c.Body {
			conds = append(conds, s.at(holds, a))
		}
		heads := []*symbolic.Expr{s.Ctx.False()}
		if c.Head != nil {
			heads = conjuncts(s.at(holds, *c.Head), nil)
		}
		if len(heads) > 1 {
			switch s.refute(together, conds, s.Ctx.And(heads...)).Status {
			case symbolic.Unsat:
				heads = nil
			case symbolic.Sat:
				return nil, ErrUnchecked
			}
		}
		for _, head := range heads {
			if late() {
				return nil, ErrUnknown
			}
			if s.refute(each, conds, head).Status != symbolic.Unsat {
				return nil, ErrUnchecked
			}
		}
		p.Checked++
	}
	if len(together.Disputes())+len(each.Disputes()) > 0 {
		return nil, ErrUnchecked
	}
	return p, nil
}

// refute asks for what fulfils a body and not the head. A model would show that the interpretation
// is wrong, and unknown that it may be: no proof either way.
func (s *System) refute(engine *solve.Engine, body []*symbolic.Expr, head *symbolic.Expr) solve.Answer {
	all := append(slices.Clip(body), s.Ctx.Not(head))
	if s.Ctx.And(all...).IsFalse() { // constructors have shown it already
		return solve.Answer{Status: symbolic.Unsat}
	}
	return engine.Check(all...)
}

// conjuncts appends the parts of a conjunction.
func conjuncts(e *symbolic.Expr, list []*symbolic.Expr) []*symbolic.Expr {
	if e.Op() != symbolic.OpAnd {
		return append(list, e)
	}
	for _, part := range e.Args() {
		list = conjuncts(part, list)
	}
	return list
}

// at is the interpretation of a predicate for certain values.
func (s *System) at(holds map[*Pred]*symbolic.Expr, a Atom) *symbolic.Expr {
	return s.with(holds[a.Pred], a)
}

// with is what is said of a predicate's parameters, of the arguments of an atom.
// Substitution simplifies, so facts about arguments that are constants fold.
func (s *System) with(fact *symbolic.Expr, a Atom) *symbolic.Expr {
	by := make(map[*symbolic.Var]*symbolic.Expr, len(a.Args))
	for i, p := range a.Pred.Params {
		by[p.Var()] = a.Args[i]
	}
	return s.Ctx.Substitute(fact, func(v *symbolic.Var) *symbolic.Expr { return by[v] })
}
