package solve

import (
	"math"
	"math/rand/v2"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
)

// maxEnumerated is how many models are tried one by one where the variables have
// no more. Within that it decides, either way.
const maxEnumerated = 512

// enumerate tries all models, if they are few. Then it decides: a nil model
// means that there is none.
func enumerate(conds []*symbolic.Expr, b *symbolic.Bounds, watch *stop.Watch) (m *symbolic.Model, decided bool) {
	vars := varsOf(conds)
	ranges := make([]symbolic.Interval, len(vars))
	total := int64(1)
	for i, v := range vars {
		if !v.Domain.Kind().IsInt() {
			return nil, false
		}
		ranges[i] = b.Of(v)
		n := ranges[i].Hi - ranges[i].Lo + 1
		if n <= 0 || n > maxEnumerated {
			return nil, false
		}
		if total *= n; total > maxEnumerated {
			return nil, false
		}
	}
	at := make([]int64, len(vars))
	for i := range at {
		at[i] = ranges[i].Lo
	}
	for range total {
		if watch.Due() {
			return nil, false
		}
		builder := symbolic.NewModelBuilder(nil)
		for i, v := range vars {
			builder.Set(v, symbolic.Value{Kind: v.Domain.Kind(), Bits: uint64(at[i])})
		}
		if m := builder.Model(); holdsAll(conds, m) {
			return m, true
		}
		for i := range at {
			if at[i]++; at[i] <= ranges[i].Hi {
				break
			}
			at[i] = ranges[i].Lo
		}
	}
	return nil, true
}

// effort bounds a search. Counted in operations, so that answers do not depend on the
// machine.
type effort struct {
	steps    int // models that are improved upon
	restarts int
	work     int // operations that are evaluated
}

// A million operations take some 30 ms.
var (
	// The quick one is for what a single repair mends; the long one is all that there
	// is for functions of Math that no solver knows.
	quickSearch = effort{steps: 6, work: 30_000}
	longSearch  = effort{steps: 150, restarts: 12, work: 3_000_000}
)

// search looks for a model by repair: it takes a condition that fails, works
// backwards which value of one variable would make it hold, and keeps what
// brings all conditions nearest to holding. It finds nothing that is not there,
// and not all that is. Its steps depend on nothing but its arguments. The generator's
// seed is fixed, so that a run repeated finds the same inputs.
func search(conds []*symbolic.Expr, hint *symbolic.Model, b *symbolic.Bounds, e effort, watch *stop.Watch) *symbolic.Model {
	s := &searcher{conds: conds, vars: varsOf(conds), bounds: b, rand: rand.New(rand.NewPCG(1, uint64(len(conds)))), cost: operations(conds), work: e.work, watch: watch}
	if len(s.vars) == 0 {
		return nil
	}
	start := s.withinBounds(hint)
	for try := range e.restarts + 1 {
		if s.work < 0 || watch.Due() {
			break
		}
		if try > 0 {
			start = s.random()
		}
		if m := s.climb(start, e.steps); m != nil {
			return m
		}
	}
	return nil
}

type searcher struct {
	conds  []*symbolic.Expr
	vars   []*symbolic.Var
	bounds *symbolic.Bounds
	rand   *rand.Rand
	cost   int // of evaluating the conditions once
	work   int // that may still be done
	watch  *stop.Watch
}

// operations counts the operations in conditions, shared ones once. Small expressions
// are evaluated without a memo, hence the number of their tree.
func operations(conds []*symbolic.Expr) int {
	n := 0
	seen := make(map[*symbolic.Expr]bool)
	var visit func(e *symbolic.Expr)
	visit = func(e *symbolic.Expr) {
		if e.Size() < 16 {
			n += int(e.Size())
			return
		}
		if !seen[e] {
			seen[e] = true
			n++
			for _, a := range e.Args() {
				visit(a)
			}
		}
	}
	for _, c := range conds {
		visit(c)
	}
	return n
}

// withinBounds moves integers of a model into the ranges that are left. What is outside
// cannot be in a model.
func (s *searcher) withinBounds(hint *symbolic.Model) *symbolic.Model {
	b := symbolic.NewModelBuilder(nil)
	for _, v := range s.vars {
		x, _ := hint.Value(v)
		if x.Kind.IsInt() {
			r := s.bounds.Of(v)
			x.Bits = uint64(max(r.Lo, min(r.Hi, x.Long())))
		}
		b.Set(v, x)
	}
	return b.Model()
}

// random gives the variables values that are often interesting. Numbers near the ends
// of ranges and near 0 are drawn more often than others: programs compare with these.
func (s *searcher) random() *symbolic.Model {
	b := symbolic.NewModelBuilder(nil)
	for _, v := range s.vars {
		k := v.Domain.Kind()
		x := symbolic.Value{Kind: k, Bits: v.Domain.Default()}
		switch {
		case k.IsInt():
			x.Bits = uint64(s.randomInt(s.bounds.Of(v)))
		case k.IsFloat():
			if y := symbolic.FloatValue(k, s.randomFloat()); v.Domain.Contains(y.Bits) {
				x = y
			}
		}
		b.Set(v, x)
	}
	return b.Model()
}

func (s *searcher) randomInt(r symbolic.Interval) int64 {
	span := uint64(r.Hi) - uint64(r.Lo)
	switch s.rand.IntN(4) {
	case 0:
		return r.Lo + int64(min(span, s.rand.Uint64N(16)))
	case 1:
		return max(r.Lo, min(r.Hi, s.rand.Int64N(200)-100))
	case 2:
		return r.Hi - int64(min(span, s.rand.Uint64N(16)))
	}
	if span == math.MaxUint64 {
		return int64(s.rand.Uint64())
	}
	return int64(uint64(r.Lo) + s.rand.Uint64N(span+1))
}

func (s *searcher) randomFloat() float64 {
	switch s.rand.IntN(4) {
	case 0:
		return float64(s.rand.IntN(21) - 10)
	case 1:
		return s.rand.NormFloat64()
	case 2:
		return s.rand.NormFloat64() * math.Pow(10, float64(s.rand.IntN(30)-10))
	}
	return (s.rand.Float64() - 0.5) * 1000
}

func (s *searcher) climb(m *symbolic.Model, steps int) *symbolic.Model {
	score := s.score(m)
	for range steps {
		if score == 0 {
			return m
		}
		best, bestScore := m, math.Inf(1)
		for _, candidate := range s.repairs(m) {
			if s.work < 0 || s.watch.Due() {
				return nil
			}
			if x := s.score(candidate); x < bestScore {
				best, bestScore = candidate, x
			}
			if bestScore == 0 {
				return best
			}
		}
		// No candidate, or none better: now and then a random step leads out of a local
		// optimum. The step that is no better is taken otherwise, which lets it walk
		// along plateaus.
		if math.IsInf(bestScore, 1) || bestScore >= score && s.rand.IntN(3) == 0 {
			best = s.nudge(m)
			bestScore = s.score(best)
		}
		m, score = best, bestScore
	}
	if score == 0 {
		return m
	}
	return nil
}

// score is 0 for a model that satisfies everything, and less than the number of
// conditions that fail. Each failing condition counts between a half and one, by its
// distance: so mending one is worth more than getting any other nearer.
func (s *searcher) score(m *symbolic.Model) float64 {
	s.work -= s.cost
	ev := symbolic.NewEvaluator(m)
	sum := 0.0
	for _, c := range s.conds {
		if d := distance(c, true, ev); d > 0 {
			sum += 0.5 + d/(2*(d+1))
		}
	}
	return sum
}

// distance says how far a condition is from being as wanted; 0 is there.
func distance(e *symbolic.Expr, wanted bool, ev *symbolic.Evaluator) float64 {
	if (ev.Eval(e).Bits != 0) == wanted {
		return 0
	}
	switch e.Op() {
	case symbolic.OpNot:
		return distance(e.Arg(0), !wanted, ev)
	case symbolic.OpAnd, symbolic.OpOr:
		a, b := distance(e.Arg(0), wanted, ev), distance(e.Arg(1), wanted, ev)
		if (e.Op() == symbolic.OpAnd) == wanted {
			return a + b
		}
		return min(a, b)
	case symbolic.OpIte:
		if ev.Eval(e.Arg(0)).Bool() {
			return distance(e.Arg(1), wanted, ev)
		}
		return distance(e.Arg(2), wanted, ev)
	case symbolic.OpEq, symbolic.OpLt, symbolic.OpLe, symbolic.OpFEq, symbolic.OpFLt, symbolic.OpFLe:
		if e.Arg(0).Kind() == symbolic.Bool {
			return 1
		}
		return gap(ev.Eval(e.Arg(0)), ev.Eval(e.Arg(1)))
	}
	return 1
}

// gap is the logarithm of the distance of two numbers; next neighbours have 1. Of
// floats in keys, so that 1e-300 and 1e300 are as far apart as there are floats between
// them. NaN is far from everything.
func gap(a, b symbolic.Value) float64 {
	var d float64
	if a.Kind.IsFloat() {
		if a.Double() != a.Double() || b.Double() != b.Double() {
			return 100
		}
		d = math.Abs(float64(floatOrder(a)) - float64(floatOrder(b)))
	} else {
		d = math.Abs(float64(a.Long()) - float64(b.Long()))
	}
	return 1 + math.Log2(1+d)
}

// floatOrder numbers floats in their order.
func floatOrder(x symbolic.Value) int64 {
	if x.Kind == symbolic.F32 {
		i := int64(int32(x.Bits))
		if i < 0 {
			i = math.MinInt32 - i
		}
		return i
	}
	i := int64(x.Bits)
	if i < 0 {
		i = math.MinInt64 - i
	}
	return i
}

// nudge changes one variable at random.
func (s *searcher) nudge(m *symbolic.Model) *symbolic.Model {
	v := s.vars[s.rand.IntN(len(s.vars))]
	other, _ := s.random().Value(v)
	return m.With(v, other)
}

// maxRepairs bounds the candidates of one step. All are scored, which is what a step
// costs.
const maxRepairs = 60

// repairs are models in which one variable has a value that may make the first
// failing conditions hold.
func (s *searcher) repairs(m *symbolic.Model) []*symbolic.Model {
	r := &repair{model: m, bounds: s.bounds, ev: symbolic.NewEvaluator(m)}
	failing := 0
	for _, c := range s.conds {
		if r.ev.Eval(c).Bits == 0 {
			r.cond(c, true)
			// More would fill the list with repairs of one kind.
			if failing++; failing == 3 {
				break
			}
		}
	}
	return r.found
}
