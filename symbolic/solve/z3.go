//go:build cgo && !noz3

package solve

import (
	"math"
	"time"

	"github.com/aclements/go-z3/z3"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/smt"
)

// HasZ3 tells whether z3 is linked into this program.
const HasZ3 = true

// z3Mode says how a z3 backend encodes, and whether it keeps its stack.
type z3Mode uint8

const (
	z3Vectors z3Mode = iota
	z3Integers
	z3Floats // vectors, each question from scratch
)

// maxDepthInProcess is how deep expressions may be for z3 in this process. It
// works on them recursively, on a stack that cannot grow, and goes through deep
// ones without looking at the clock.
const maxDepthInProcess = 1500

// newZ3 returns a backend with a z3 context of its own. A context takes some
// 20 MB and lives until its backend is closed. z3's contexts are not safe for use by
// several threads, so each engine, and each worker, has its own.
func newZ3(mode z3Mode) (Backend, error) {
	b := &sessionBackend[z3.Value]{name: "z3", maxDepth: maxDepthInProcess}
	if mode == z3Integers {
		b.name = "z3int"
	}
	b.make = func(Limits) (*session[z3.Value], error) {
		m := newZ3Machine()
		var e encoder[z3.Value] = smt.NewVectors[z3.Value](m)
		if mode == z3Integers {
			e = smt.NewIntegers[z3.Value](m)
		}
		return newSession[z3.Value](m, e, mode == z3Floats), nil
	}
	b.interrupt = func(s *session[z3.Value]) { s.machine.(*z3Machine).ctx.Interrupt() }
	return b, nil
}

// z3Machine is a z3 solver in this process. It must be a general one: a solver
// made for vectors alone has answered wrongly on floats.
//
// go-z3 frees terms in finalizers, which run on another goroutine; it takes the
// context's lock for that and for every call. While a long check runs, other
// finalizers of the process wait.
type z3Machine struct {
	ctx    *z3.Context
	solver *z3.Solver
	model  *z3.Model
	limit  time.Duration
	sorts  map[smt.Sort]z3.Sort
}

func newZ3Machine() *z3Machine {
	ctx := z3.NewContext(nil)
	return &z3Machine{ctx: ctx, solver: newSolver(ctx), sorts: make(map[smt.Sort]z3.Sort)}
}

func (m *z3Machine) Push() error { return guard(m.solver.Push) }

func (m *z3Machine) Pop(n int) error {
	return guard(func() {
		for range n {
			m.solver.Pop()
		}
	})
}

func (m *z3Machine) Assert(t z3.Value) error { return guard(func() { m.solver.Assert(t.(z3.Bool)) }) }

// Reset makes a new solver: one that has seen a level stays slow on floats.
func (m *z3Machine) Reset() error { return guard(func() { m.solver = newSolver(m.ctx) }) }

func (m *z3Machine) Check(limits Limits) (s symbolic.Status, why string, err error) {
	m.model = nil
	err = guard(func() {
		m.setLimit(limits.Time)
		sat, unknown := m.solver.Check()
		switch {
		case unknown != nil:
			s, why = symbolic.Undecided, whyUnknown("z3", unknown.Error())
		case sat:
			s, m.model = symbolic.Sat, m.solver.Model()
		default:
			s = symbolic.Unsat
		}
	})
	return s, why, err
}

func (m *z3Machine) setLimit(limit time.Duration) {
	if limit == m.limit {
		return
	}
	ms := uint(math.MaxUint32) // z3's word for none
	if limit > 0 {
		ms = uint(max(limit.Milliseconds(), 1))
	}
	m.ctx.Config().SetUint("timeout", ms)
	m.limit = limit
}

func (m *z3Machine) Values(terms []z3.Value) (out []uint64, err error) {
	err = guard(func() {
		for _, t := range terms {
			// true has z3 complete its model: what does not matter has a value as well.
			switch x := m.model.Eval(t, true).(type) {
			case z3.BV:
				u, _, ok := x.AsUint64()
				if !ok {
					panic("no vector: " + x.String())
				}
				out = append(out, u)
			case z3.Int:
				i, _, ok := x.AsInt64()
				if !ok {
					panic("no long: " + x.String())
				}
				out = append(out, uint64(i))
			default:
				panic("no value: " + t.String())
			}
		}
	})
	return out, err
}

// Close drops the context. The collector frees it when all terms are gone. Terms that
// encoders hold keep it until then, so the encoder goes with the session.
func (m *z3Machine) Close() error {
	*m = z3Machine{}
	return nil
}
