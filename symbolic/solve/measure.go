package solve

import (
	"time"

	"github.com/gojpf/gojpf/symbolic"
)

// Use says what a solver was asked and how long it took.
type Use struct {
	Solver                     string
	Calls, Sat, Unsat, Unknown int
	Time                       time.Duration
}

// user is a backend that knows what it was asked.
type user interface{ uses() []Use }

// measured counts what a solver does. Its time is that of the wall, encoding included.
type measured struct {
	Backend
	use Use
}

func measure(b Backend) Backend { return &measured{b, Use{Solver: b.Name()}} }

// Check implements Backend.
func (m *measured) Check(conds []*symbolic.Expr, hint *symbolic.Model, limits Limits) Answer {
	started := time.Now()
	a := m.Backend.Check(conds, hint, limits)
	m.use.Time += time.Since(started)
	m.use.Calls++
	switch a.Status {
	case symbolic.Sat:
		m.use.Sat++
	case symbolic.Unsat:
		m.use.Unsat++
	default:
		m.use.Unknown++
	}
	return a
}

func (m *measured) uses() []Use { return []Use{m.use} }

func (a *auto) uses() []Use {
	var list []Use
	for _, b := range []Backend{a.integers, a.exact, a.cvc5} {
		if m, ok := b.(*measured); ok {
			list = append(list, m.use)
		}
	}
	return list
}

// Uses lists the solvers with what they did, in the order in which they are asked.
// Those that were not needed have no calls.
func (e *Engine) Uses() []Use {
	var list []Use
	for _, b := range e.backends {
		if u, ok := b.(user); ok {
			list = append(list, u.uses()...)
		}
	}
	return list
}
