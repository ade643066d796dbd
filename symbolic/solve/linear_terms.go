package solve

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// How conditions become rows and clauses of linear.

// assert adds to a what must hold for a condition to be as wanted. Of what it
// does not understand it adds nothing. Leaving something out is always right here,
// whether wanted or not, because every part is used positively: negation was pushed
// down to the comparisons.
func (l *linear) assert(a *all, e *symbolic.Expr, wanted bool) {
	if l.size++; l.size > maxRows {
		l.tooLarge = true
	}
	if l.tooLarge {
		return
	}
	switch e.Op() {
	case symbolic.OpConst:
		if e.IsTrue() != wanted {
			a.rows = append(a.rows, constraint{lo: 1, hi: 1})
		}
	case symbolic.OpNot:
		l.assert(a, e.Arg(0), !wanted)
	case symbolic.OpAnd, symbolic.OpOr:
		if (e.Op() == symbolic.OpAnd) == wanted {
			l.assert(a, e.Arg(0), wanted)
			l.assert(a, e.Arg(1), wanted)
			return
		}
		clause := make([]all, 2)
		l.assert(&clause[0], e.Arg(0), wanted)
		l.assert(&clause[1], e.Arg(1), wanted)
		a.clauses = append(a.clauses, clause)
	case symbolic.OpIte:
		clause := make([]all, 2)
		for i, holds := range []bool{true, false} {
			l.assert(&clause[i], e.Arg(0), holds)
			l.assert(&clause[i], e.Arg(1+i), wanted)
		}
		a.clauses = append(a.clauses, clause)
	case symbolic.OpLt, symbolic.OpLe:
		if !e.Arg(0).Kind().IsInt() {
			return
		}
		left, right, strict := e.Arg(0), e.Arg(1), e.Op() == symbolic.OpLt
		if !wanted {
			left, right, strict = right, left, !strict
		}
		gap := int64(0)
		if strict {
			gap = 1
		}
		// Terms have the values of Java's expressions as integers without bounds, so
		// the difference does not wrap around although Java's would.
		if d, ok := l.difference(left, right); ok && d.constant > math.MinInt64+1 {
			a.rows = append(a.rows, constraint{d.products, noLower, -d.constant - gap})
		}
	// A disequality is two cases; where its sides differ in the present values nobody
	// will look at them.
	case symbolic.OpEq:
		if !e.Arg(0).Kind().IsInt() {
			l.assertSame(a, e.Arg(0), e.Arg(1), wanted)
			return
		}
		d, ok := l.difference(e.Arg(0), e.Arg(1))
		if !ok || d.constant <= math.MinInt64+1 {
			return
		}
		c := -d.constant
		if wanted {
			a.rows = append(a.rows, constraint{d.products, c, c})
			return
		}
		if len(d.products) == 0 {
			if c == 0 {
				a.rows = append(a.rows, constraint{lo: 1, hi: 1})
			}
			return
		}
		if c > math.MinInt64+1 && c < math.MaxInt64-1 {
			a.clauses = append(a.clauses, []all{
				{rows: []constraint{{d.products, noLower, c - 1}}},
				{rows: []constraint{{d.products, c + 1, noUpper}}},
			})
		}
	}
}

// assertSame has two conditions be the same, or different.
func (l *linear) assertSame(a *all, x, y *symbolic.Expr, same bool) {
	clause := make([]all, 2)
	for i, holds := range []bool{true, false} {
		l.assert(&clause[i], x, holds)
		l.assert(&clause[i], y, holds == same)
	}
	a.clauses = append(a.clauses, clause)
}

// difference is x - y.
func (l *linear) difference(x, y *symbolic.Expr) (sum, bool) {
	left, right := l.sum(x), l.sum(y)
	return plus(left, right, -1)
}

// plus is a + k*b; ok is false where a constant does not fit. Both have their products
// by variable, which merging keeps.
func plus(a, b sum, k int64) (out sum, ok bool) {
	var x arithmetic
	out.constant = x.plus(a.constant, x.times(k, b.constant))
	out.products = make([]product, 0, len(a.products)+len(b.products))
	i, j := 0, 0
	for i < len(a.products) || j < len(b.products) {
		switch {
		case j == len(b.products) || i < len(a.products) && a.products[i].variable < b.products[j].variable:
			out.products = append(out.products, a.products[i])
			i++
			continue
		case i == len(a.products) || a.products[i].variable > b.products[j].variable:
			out.products = append(out.products, product{b.products[j].variable, x.times(k, b.products[j].factor)})
		default:
			if f := x.plus(a.products[i].factor, x.times(k, b.products[j].factor)); f != 0 {
				out.products = append(out.products, product{a.products[i].variable, f})
			}
			i++
		}
		j++
	}
	return out, !x.overflow
}

// sum is the linear term of an int or long. What defines the variables that it
// needs, and so holds in any case, is added to the root. An operation that cannot
// overflow is a sum of its parts; one that may is a new variable with an equation
// modulo 2^32, or just one with its range.
func (l *linear) sum(e *symbolic.Expr) sum {
	switch e.Op() {
	case symbolic.OpConst:
		c, _ := e.Const()
		return sum{constant: c.Long()}
	case symbolic.OpI2L:
		return l.sum(e.Arg(0))
	case symbolic.OpVar:
		return l.single(e)
	}
	if v, ok := l.variable[e]; ok {
		return sum{products: []product{{v, 1}}}
	}
	// r is by the path's bounds: a counter that is known to be small needs no case of
	// overflow.
	exact, r, ok := l.exact(e)
	lo, hi := limits(e)
	switch {
	case !ok:
	case lo <= r.Lo && r.Hi <= hi:
		return exact
	default:
		if v, ok := l.wrapped(e, exact, r, lo, hi); ok {
			return v
		}
	}
	return l.special(e)
}

// limits are the least and greatest value that an operation can have, whatever
// its arguments. Not those of the expression's range: this is where the value wraps.
func limits(e *symbolic.Expr) (lo, hi int64) {
	t := symbolic.Int
	switch e.Op() {
	case symbolic.OpI2B:
		t = symbolic.Byte
	case symbolic.OpI2S:
		t = symbolic.Short
	case symbolic.OpI2C:
		t = symbolic.Char
	default:
		if e.Kind() == symbolic.I64 {
			t = symbolic.Long
		}
	}
	return t.Limits()
}

// exact is the term that e would be in unbounded integers, and its range. ok is
// false where that is not linear, or does not fit an int64.
func (l *linear) exact(e *symbolic.Expr) (s sum, r symbolic.Interval, ok bool) {
	var x arithmetic
	of := func(i int) symbolic.Interval { return l.bounds.Range(e.Arg(i)) }
	switch e.Op() {
	case symbolic.OpAdd, symbolic.OpSub:
		k, p, q := int64(1), of(0), of(1)
		if e.Op() == symbolic.OpSub {
			k, q = -1, symbolic.Interval{Lo: x.times(-1, q.Hi), Hi: x.times(-1, q.Lo)}
		}
		r = symbolic.Interval{Lo: x.plus(p.Lo, q.Lo), Hi: x.plus(p.Hi, q.Hi)}
		if x.overflow {
			return s, r, false
		}
		s, ok = plus(l.sum(e.Arg(0)), l.sum(e.Arg(1)), k)
	case symbolic.OpNeg:
		p := of(0)
		r = symbolic.Interval{Lo: x.times(-1, p.Hi), Hi: x.times(-1, p.Lo)}
		if x.overflow {
			return s, r, false
		}
		s, ok = plus(sum{}, l.sum(e.Arg(0)), -1)
	case symbolic.OpMul, symbolic.OpShl:
		c, isConst := e.Arg(1).Const()
		k := c.Long()
		if e.Op() == symbolic.OpShl {
			// A shift by 31 makes the sign bit, and longs are not shifted farther here.
			if k < 0 || k > 30 {
				return s, r, false
			}
			k = 1 << k
		}
		if !isConst {
			return s, r, false
		}
		p := of(0)
		r = symbolic.Interval{Lo: x.times(k, p.Lo), Hi: x.times(k, p.Hi)}
		if k < 0 {
			r.Lo, r.Hi = r.Hi, r.Lo
		}
		if x.overflow {
			return s, r, false
		}
		s, ok = plus(sum{}, l.sum(e.Arg(0)), k)
		if k == 0 {
			s.products = nil
		}
	// A narrowing is a sum of one term that may overflow.
	case symbolic.OpI2B, symbolic.OpI2S, symbolic.OpI2C, symbolic.OpL2I:
		return l.sum(e.Arg(0)), of(0), true
	}
	return s, r, ok
}

// wrapped is a new variable for what is left of a sum that may lie outside of
// lo to hi. exact = v + k * modulus, where k has as many values as the range has wraps:
// mostly -1, 0 and 1.
func (l *linear) wrapped(e *symbolic.Expr, exact sum, r symbolic.Interval, lo, hi int64) (sum, bool) {
	if e.Kind() == symbolic.I64 {
		return sum{}, false // around 2^64 there is nothing that fits
	}
	modulus := hi - lo + 1
	if r.Lo < math.MinInt64+modulus || r.Hi > math.MaxInt64-modulus {
		return sum{}, false
	}
	v, ok := l.defined(e)
	if !ok {
		return sum{}, false
	}
	times := symbolic.Interval{Lo: floorDiv(r.Lo-lo, modulus), Hi: floorDiv(r.Hi-lo, modulus)}
	// The hint's value of k keeps the new row satisfied at the start.
	k := l.add(nil, times, floorDiv(l.valueOf(exact)-l.start[v], modulus))
	rest := sum{products: []product{{v, 1}, {k, modulus}}}
	d, ok := plus(exact, rest, -1)
	if ok {
		l.root.rows = append(l.root.rows, constraint{d.products, -d.constant, -d.constant})
	}
	return sum{products: []product{{v, 1}}}, ok
}

// special is a new variable for an operation that is no sum. Of some it knows
// more than their range. An Ite is defined by a clause in the root, whatever the
// context in which it stands: its value does not depend on that.
func (l *linear) special(e *symbolic.Expr) sum {
	v, ok := l.defined(e)
	if !ok {
		return sum{}
	}
	self := sum{products: []product{{v, 1}}}
	switch e.Op() {
	case symbolic.OpIte:
		clause := make([]all, 2)
		for i, holds := range []bool{true, false} {
			l.assert(&clause[i], e.Arg(0), holds)
			if d, ok := plus(self, l.sum(e.Arg(1+i)), -1); ok {
				clause[i].rows = append(clause[i].rows, constraint{d.products, -d.constant, -d.constant})
			}
		}
		l.root.clauses = append(l.root.clauses, clause)
	case symbolic.OpDiv, symbolic.OpRem:
		c, ok := e.Arg(1).Const()
		if k := c.Long(); ok && k > 0 {
			l.divided(e, v, k)
		}
	}
	return self
}

// divided relates the quotient or remainder v to what is divided by k. x = k*q + r with
// |r| < k, and r has the sign of x, as Java truncates. Together these have one solution
// for each x.
func (l *linear) divided(e *symbolic.Expr, v int, k int64) {
	x := l.sum(e.Arg(0))
	now := l.valueOf(x)
	r := l.bounds.Range(e.Arg(0))
	// If x / k and x % k both occur, each gets a partner of its own; the equations make
	// them equal.
	quotient, remainder := v, v
	if e.Op() == symbolic.OpDiv {
		remainder = l.add(nil, symbolic.Interval{Lo: -(k - 1), Hi: k - 1}, now%k)
	} else {
		quotient = l.add(nil, symbolic.Interval{Lo: r.Lo / k, Hi: r.Hi / k}, now/k)
	}
	parts := []product{{quotient, k}, {remainder, 1}}
	if remainder < quotient {
		parts[0], parts[1] = parts[1], parts[0]
	}
	if d, ok := plus(x, sum{products: parts}, -1); ok {
		l.root.rows = append(l.root.rows, constraint{d.products, -d.constant, -d.constant})
	}
	rest := []product{{remainder, 1}}
	switch { // the remainder has the sign of what is divided
	case r.Lo >= 0:
		l.root.rows = append(l.root.rows, constraint{rest, 0, k - 1})
	case r.Hi <= 0:
		l.root.rows = append(l.root.rows, constraint{rest, -(k - 1), 0})
	case x.constant > math.MinInt64+1:
		l.root.clauses = append(l.root.clauses, []all{
			{rows: []constraint{{rest, 0, k - 1}, {x.products, -x.constant, noUpper}}},
			{rows: []constraint{{rest, -(k - 1), 0}, {x.products, noLower, -x.constant}}},
		})
	}
}

// single is an input.
func (l *linear) single(e *symbolic.Expr) sum {
	v, ok := l.variable[e]
	if !ok {
		v, _ = l.defined(e)
	}
	return sum{products: []product{{v, 1}}}
}

// defined is a new variable for an expression, within its range; ok is false if
// there are too many. The value in the hint is Java's, so the tableau starts consistent
// wherever the conditions before held.
func (l *linear) defined(e *symbolic.Expr) (v int, ok bool) {
	v = l.add(e, l.bounds.Range(e), int64(l.hinted.Eval(e).Bits))
	l.variable[e] = v
	return v, !l.tooLarge
}

// add adds a variable. A question that has too many is given up as a whole: variable 0
// stands in for the rest of the way.
func (l *linear) add(e *symbolic.Expr, r symbolic.Interval, start int64) int {
	if len(l.exprs) == maxVariables {
		l.tooLarge = true
		return 0
	}
	l.exprs, l.ranges, l.start = append(l.exprs, e), append(l.ranges, r), append(l.start, start)
	return len(l.exprs) - 1
}

// valueOf is a sum in the hint. It may wrap around: it is a starting point only.
func (l *linear) valueOf(s sum) int64 {
	total := s.constant
	for _, p := range s.products {
		total += p.factor * l.start[p.variable]
	}
	return total
}
