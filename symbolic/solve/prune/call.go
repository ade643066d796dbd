package prune

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// slackUlps is by how many floats the value of a function of Math at another point
// may be on the wrong side of that at an end: Java allows errors of up to 2.5 at
// each of the two. Not all of them are specified to be monotonic. It is added to keys,
// so it is relative to the size of the result.
const slackUlps = 16

// increasing are the functions that grow with their argument, where they are
// defined, and those of which the argument's domain is bounded. Tan, Acos, Cosh, Pow,
// Atan2 and Hypot are none of these: of their values nothing is known but that they are
// doubles, so conditions on them are left to the search for models.
var increasing = map[symbolic.Func]struct{ from, to float64 }{
	symbolic.Asin: {-1, 1}, symbolic.Atan: {math.Inf(-1), math.Inf(1)},
	symbolic.Sinh: {math.Inf(-1), math.Inf(1)}, symbolic.Tanh: {math.Inf(-1), math.Inf(1)},
	symbolic.Exp: {math.Inf(-1), math.Inf(1)}, symbolic.Expm1: {math.Inf(-1), math.Inf(1)},
	symbolic.Log: {0, math.Inf(1)}, symbolic.Log10: {0, math.Inf(1)}, symbolic.Log1p: {-1, math.Inf(1)},
	symbolic.Cbrt: {math.Inf(-1), math.Inf(1)},
}

// called bounds a function of Math. It rests on the values at the ends of the interval
// alone, computed by the functions that the machine itself uses: javamath's, which
// follow HotSpot.
func called(n *node, x set, nan bool) set {
	k := symbolic.F64
	all := n.known
	switch n.fn {
	case symbolic.Sin, symbolic.Cos:
		s := floats(k, -1, 1)
		// The sine of an infinity is NaN.
		s.nan = nan || x.hi == infinity(k) || x.lo == ^infinity(k)
		lo, hi := float(k, x.lo), float(k, x.hi)
		center := lo/2 + hi/2
		// By the mean value theorem no value is farther from that in the middle than
		// its argument is. The margin is larger than what Eval is wrong by. With a
		// wider interval this says less than -1 to 1 does.
		if away := max(hi-center, center-lo); away < 1 { // neither is steeper than 1
			mid := n.fn.Eval(center, 0)
			t := around(k, mid-away*(1+1e-9)-1e-15, mid+away*(1+1e-9)+1e-15)
			s.lo, s.hi = max(s.lo, t.lo), min(s.hi, t.hi)
		}
		return s
	}
	domain, ok := increasing[n.fn]
	if !ok {
		return all
	}
	s := nothing
	s.nan = nan
	// What lies outside of the domain makes NaN, and only what lies within is bounded
	// by values at ends. Both compare numerically: the logarithm of -0 is -Infinity, as
	// that of 0, and no NaN.
	from, to := max(x.lo, key(k, domain.from)), min(x.hi, key(k, domain.to))
	if numeric(x.lo) < numeric(key(k, domain.from)) || numeric(x.hi) > numeric(key(k, domain.to)) {
		s.nan = true
	}
	if domain.from == 0 && x.contains(minusZero) {
		to = max(to, plusZero) // what -0 has for a value 0 has, too
	}
	// All arguments lie outside: only NaN is left.
	if from > to {
		return s
	}
	lo, hi := n.fn.Eval(float(k, from), 0), n.fn.Eval(float(k, to), 0)
	if lo != lo || hi != hi {
		return all
	}
	s.lo, s.hi = max(key(k, lo)-slackUlps, all.lo), min(key(k, hi)+slackUlps, all.hi)
	return s
}
