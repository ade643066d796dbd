package solve

import (
	"errors"
	"time"

	"github.com/gojpf/gojpf/symbolic"
)

// exact is z3 twice: with a stack for vectors, from scratch for floats. What is
// too deep for z3 in this process goes to one that can be killed, if there is. One
// solver for both would be wrong twice: after a Push z3 decides floats some 40 times
// slower than a fresh solver does, and a fresh one for each question is 4 to 200 times
// slower for vectors.
type exact struct{ vectors, floats, apart Backend }

func (x *exact) Name() string { return Z3 }

func (x *exact) Check(conds []*symbolic.Expr, hint *symbolic.Model, limits Limits) Answer {
	b := x.vectors
	if traitsOf(conds)&(symbolic.HasFloat|symbolic.HasSearch) != 0 {
		b = x.floats
	}
	a := b.Check(conds, hint, limits)
	// z3 recurses on the stack of C, and overflowing that ends the whole process.
	if a.Why == whyTooDeep && x.apart != nil {
		return x.apart.Check(conds, hint, limits)
	}
	return a
}

func (x *exact) Close() error {
	err := errors.Join(x.vectors.Close(), x.floats.Close())
	if x.apart != nil {
		err = errors.Join(err, x.apart.Close())
	}
	return err
}

// auto asks for each question the backends that are best at such, as far as they
// are there: integers for linear arithmetic, vectors for the rest of it, cvc5
// for floats. A nil one is not installed.
type auto struct {
	integers, exact, cvc5 Backend
}

// newAuto makes do with what there is.
func newAuto() *auto {
	a := &auto{}
	if b, err := newIntegers(); err == nil {
		a.integers = measure(b)
	}
	if b, err := newExact(); err == nil {
		a.exact = measure(b)
	}
	if b, err := NewPipe(cvc5Command); err == nil {
		a.cvc5 = measure(b)
	}
	return a
}

func (a *auto) Name() string { return Auto }

// integersLimit bounds the attempt in integers, which mostly decides at once or
// not at all. A question takes 0.07 ms in integers and 1.1 ms in vectors; where
// wrapping around makes integers take longer, vectors may be better.
const integersLimit = 250 * time.Millisecond

func (a *auto) Check(conds []*symbolic.Expr, hint *symbolic.Model, limits Limits) Answer {
	const notLinear = symbolic.HasFloat | symbolic.HasSearch | symbolic.HasArray | symbolic.HasBits | symbolic.HasNonlinear
	traits := traitsOf(conds)
	answer := undecided("no solver is installed")
	ask := func(b Backend, limits Limits) bool {
		if b == nil {
			return false
		}
		answer = b.Check(conds, hint, limits)
		return answer.Status != symbolic.Undecided
	}
	floats := traits&(symbolic.HasFloat|symbolic.HasSearch) != 0
	switch {
	case traits&notLinear == 0:
		short := limits
		if short.Time == 0 || short.Time > integersLimit {
			short.Time = integersLimit
		}
		_ = ask(a.integers, short) || ask(a.exact, limits) || ask(a.cvc5, limits)
	// cvc5 first: it is 10 to 20 times as fast as z3 on most floats.
	case floats:
		// Half of the time for each: what one cannot do the other often can.
		half := limits
		half.Time /= 2
		_ = ask(a.cvc5, half) || ask(a.exact, half)
	default:
		// cvc5 stands in where there is no z3: asking both would take the limit twice.
		_ = ask(a.exact, limits) || a.exact == nil && ask(a.cvc5, limits)
	}
	return answer
}

func (a *auto) Close() error {
	var errs []error
	for _, b := range []Backend{a.integers, a.exact, a.cvc5} {
		if b != nil {
			errs = append(errs, b.Close())
		}
	}
	return errors.Join(errs...)
}
