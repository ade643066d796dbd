package solve

import (
	"math"
	"slices"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
)

// linear decides conditions on ints and longs that are linear, or nearly so, by
// [simplex] and case distinctions. A sum that may overflow is one modulo a power
// of two, a disequality is one of two inequalities, an Ite is one of two values.
// What it knows nothing of is a variable that may have every value of its
// range: so it proves less than there is, but impossible is always right; and
// what is possible is evaluated. It is used again for every question of an engine, and
// so are its slices: making a tableau anew costs more than solving a small one.
type linear struct {
	conds    []*symbolic.Expr
	bounds   *symbolic.Bounds
	hint     *symbolic.Model
	hinted   *symbolic.Evaluator // of the hint
	root     all
	exprs    []*symbolic.Expr // by variable; nil for what no expression has for a value
	ranges   []symbolic.Interval
	start    []int64 // in the hint
	variable map[*symbolic.Expr]int
	// A distinction of cases copies the tableau of its level; going back is to forget
	// the copy.
	levels   []*simplex
	pivots   int // that may still be made
	cases    int // that may still be distinguished
	size     int // parts of conditions so far
	tooLarge bool
	model    *symbolic.Model
	watch    *stop.Watch
}

// product is a multiple of a variable.
type product struct {
	variable int
	factor   int64
}

// sum is a linear term.
type sum struct {
	products []product // by variable, none with factor 0
	constant int64
}

// constraint bounds a sum. Bounds that are the extreme longs mean none. A real bound of
// that value is dropped thereby, which only says less.
type constraint struct {
	products []product
	lo, hi   int64
}

// all of its constraints hold, and one alternative of each clause. Nested, so that a
// condition within an alternative holds only there.
type all struct {
	rows    []constraint
	clauses [][]all
}

const (
	// What runs out of these is unknown and goes to the next part. Most need one or two
	// pivots, as the hint violates nothing but the newest condition.
	maxPivots    = 2000
	maxCases     = 200
	maxRows      = 400
	maxVariables = 120
	maxNesting   = 40 // of case distinctions
)

// decide decides. The model is one of the conditions if the verdict is possible.
// Impossible rests on rationals without rounding, and on rows that each follow from the
// conditions. Possible rests on nothing: the model is evaluated.
func (l *linear) decide(conds []*symbolic.Expr, hint *symbolic.Model, b *symbolic.Bounds) (verdict, *symbolic.Model) {
	l.conds, l.bounds, l.hint, l.hinted = conds, b, hint, symbolic.NewEvaluator(hint)
	l.exprs, l.ranges, l.start, l.root = l.exprs[:0], l.ranges[:0], l.start[:0], all{}
	clear(l.variable)
	l.pivots, l.cases, l.size, l.tooLarge, l.model = maxPivots, maxCases, 0, false, nil
	for _, c := range conds {
		l.assert(&l.root, c, true)
	}
	if l.tooLarge || len(l.exprs) == 0 {
		return unknown, nil
	}
	s := l.levels[0]
	s.clear(&l.pivots)
	// All start at the hint, moved within their ranges.
	for v, r := range l.ranges {
		s.variable(r.Lo, r.Hi, max(r.Lo, min(r.Hi, l.start[v])))
	}
	v := l.both(s, 0, &l.root, nil)
	return v, l.model
}

func newLinear() *linear {
	return &linear{variable: make(map[*symbolic.Expr]int), levels: []*simplex{{}}}
}

// both decides whether a's parts can hold with what s holds already. open are
// clauses of which no alternative was taken yet.
func (l *linear) both(s *simplex, level int, a *all, open [][]all) verdict {
	if l.watch.Due() {
		return unknown
	}
	for _, c := range a.rows {
		if len(c.products) == 0 {
			if c.lo > 0 || c.hi < 0 {
				return impossible
			}
			continue
		}
		// A bound of one variable needs no row.
		if p := c.products[0]; len(c.products) == 1 {
			lo, hi := divideBounds(c.lo, c.hi, p.factor)
			if !s.narrow(p.variable, lo, hi) {
				return impossible
			}
			continue
		}
		// Dividing by the common factor rounds the bounds inwards, to whole numbers: so
		// 2x - 2y = 1 has no solution, which the rationals would not tell.
		if c.divide(); c.lo > c.hi {
			return impossible
		}
		s.constrain(c.products, c.lo, c.hi)
	}
	if len(a.clauses) > 0 {
		open = append(slices.Clone(open), a.clauses...)
	}
	return l.search(s, level, open)
}

// search looks for whole numbers that satisfy the rows of s and one alternative
// of each open clause. First the relaxation: if it has no rational solution there is
// none. Then a variable that is not whole is split, as no integer lies between the two
// sides; and last the clauses that the present values do not satisfy anyway.
func (l *linear) search(s *simplex, level int, open [][]all) verdict {
	if v := s.check(); v != possible {
		return v
	}
	if level >= maxNesting || l.cases <= 0 {
		return unknown
	}
	for v := range l.exprs {
		if x := s.value[v]; !x.isWhole() {
			below := x.floor()
			return l.either(
				func() verdict { return l.within(s, level, v, noLower, below, open) },
				func() verdict { return l.within(s, level, v, below+1, noUpper, open) })
		}
	}
	for i, clause := range open {
		// Deferring a clause until values break it is what keeps disequalities cheap:
		// two numbers that differ by chance need no distinction.
		if slices.ContainsFunc(clause, func(a all) bool { return holds(s, &a) }) {
			continue
		}
		rest := slices.Delete(slices.Clone(open), i, i+1)
		result := impossible
		for k := range clause {
			l.cases--
			switch l.both(l.next(s, level), level+1, &clause[k], rest) {
			case possible:
				return possible
			case unknown:
				result = unknown
			}
		}
		// Each alternative was tried: it is impossible only if all are.
		return result
	}
	m := l.modelOf(s)
	// Some operation was taken for any value and has another one. Other values might
	// do, so it is not impossible.
	if !holdsAll(l.conds, m) {
		return unknown
	}
	l.model = m
	return possible
}

// One side unknown and the other impossible is unknown.
func (l *linear) either(first, second func() verdict) verdict {
	a := first()
	if a == possible {
		return a
	}
	if b := second(); b != impossible {
		return b
	}
	return a
}

func (l *linear) within(s *simplex, level, v int, lo, hi int64, open [][]all) verdict {
	l.cases--
	n := l.next(s, level)
	if !n.narrow(v, lo, hi) {
		return impossible
	}
	return l.search(n, level+1, open)
}

// next is a copy of s for the next level.
func (l *linear) next(s *simplex, level int) *simplex {
	if level+1 == len(l.levels) {
		l.levels = append(l.levels, &simplex{})
	}
	n := l.levels[level+1]
	n.copyFrom(s)
	return n
}

// holds tells whether values, whole numbers all, satisfy a. Sums are computed without
// wrapping; one that does not fit counts as not satisfied, which only costs a
// distinction.
func holds(s *simplex, a *all) bool {
	var x arithmetic
	for _, c := range a.rows {
		total := int64(0)
		for _, p := range c.products {
			total = x.plus(total, x.times(p.factor, s.value[p.variable].num))
		}
		if total < c.lo || total > c.hi || x.overflow {
			return false
		}
	}
	for _, clause := range a.clauses {
		if !slices.ContainsFunc(clause, func(a all) bool { return holds(s, &a) }) {
			return false
		}
	}
	return true
}

// modelOf gives the inputs the values that they have in s. Variables for operations are
// left out, as their values follow; inputs that do not occur keep the hint's.
func (l *linear) modelOf(s *simplex) *symbolic.Model {
	b := symbolic.NewModelBuilder(l.hint)
	for v, e := range l.exprs {
		if e != nil && e.Op() == symbolic.OpVar {
			b.Set(e.Var(), symbolic.Value{Kind: e.Kind(), Bits: uint64(s.value[v].num)})
		}
	}
	return b.Model()
}

// divide divides by what all factors are multiples of. The slice of products belongs to
// the conditions of all levels, so it is copied.
func (c *constraint) divide() {
	g := c.products[0].factor
	for _, p := range c.products[1:] {
		g = gcd(g, p.factor)
	}
	if g == 1 || g == -1 {
		return
	}
	products := make([]product, len(c.products))
	for i, p := range c.products {
		products[i] = product{p.variable, p.factor / g}
	}
	c.products = products
	c.lo, c.hi = divideBounds(c.lo, c.hi, g)
}

// divideBounds are the bounds of x where lo <= k*x <= hi.
func divideBounds(lo, hi, k int64) (int64, int64) {
	switch {
	case k == math.MinInt64:
		return noLower, noUpper // too rare to be exact
	case k < 0:
		lo, hi, k = negated(hi), negated(lo), -k
	}
	if lo != noLower {
		lo = -floorDiv(-lo, k)
	}
	if hi != noUpper {
		hi = floorDiv(hi, k)
	}
	return lo, hi
}

// negated swaps what stands for no bound, too.
func negated(x int64) int64 {
	switch x {
	case noLower:
		return noUpper
	case noUpper:
		return noLower
	}
	return -x
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
