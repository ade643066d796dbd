package prune

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/javamath"
)

// forward bounds node i by the bounds of its arguments. It looks at nothing but
// arguments, which sweep has bounded before: except for an input, whose set is what the
// box says.
func (b *box) forward(i int32) set {
	n := &b.p.nodes[i]
	var x, y, z set
	switch n.nargs {
	case 3:
		z = b.sets[n.arg[2]]
		fallthrough
	case 2:
		y = b.sets[n.arg[1]]
		fallthrough
	case 1:
		x = b.sets[n.arg[0]]
	}
	// Intervals would say that x - x is anything between -w and w. That of one node
	// with itself is the one dependency that is seen here; others are left to the
	// linear forms.
	same := n.nargs > 1 && n.arg[0] == n.arg[1]
	switch n.op {
	case symbolic.OpConst, symbolic.OpSelect:
		return n.known
	case symbolic.OpVar:
		return b.sets[i]
	case symbolic.OpNot:
		return set{lo: 1 - x.hi, hi: 1 - x.lo}
	case symbolic.OpAnd:
		return set{lo: x.lo & y.lo, hi: x.hi & y.hi}
	case symbolic.OpOr:
		return set{lo: x.lo | y.lo, hi: x.hi | y.hi}
	case symbolic.OpEq:
		// Each case asks separately whether the comparison can hold, and whether it can
		// fail: both are possible, or one, or none where an argument is impossible.
		return truth(x.lo <= y.hi && y.lo <= x.hi, !(same || x.single() && x == y))
	case symbolic.OpLt:
		return truth(x.lo < y.hi && !same, x.hi >= y.lo)
	case symbolic.OpLe:
		return truth(x.lo <= y.hi, x.hi > y.lo && !same)
	case symbolic.OpULt:
		switch {
		case same:
			return never
		// An interval across 0 has the smallest and the greatest unsigned numbers.
		case x.lo < 0 != (x.hi < 0) || y.lo < 0 != (y.hi < 0):
			return either
		}
		return truth(uint64(x.lo) < uint64(y.hi), uint64(x.hi) >= uint64(y.lo))
	case symbolic.OpFEq, symbolic.OpFLt, symbolic.OpFLe:
		return compareFloats(n.op, x, y, same)
	case symbolic.OpFCmpL, symbolic.OpFCmpG, symbolic.OpLCmp:
		return threeWay(n.op, x, y, same)
	case symbolic.OpIte:
		switch x {
		case always:
			return y
		case never:
			return z
		}
		return y.join(z)
	}
	switch {
	case n.kind.IsFloat() && n.argKind.IsFloat():
		return forwardFloat(n, x, y, z, same)
	case n.argKind.IsFloat():
		return fromFloat(n, x)
	case n.kind.IsFloat():
		return toFloat(n, x)
	}
	// Arguments of long arithmetic are mostly ints that were widened, and values that a
	// choice has picked: that these are the same is seen behind the conversion.
	if n.op == symbolic.OpSub || n.op == symbolic.OpAdd {
		same = b.resolve(n.arg[0]) == b.resolve(n.arg[1])
		if r, ok := b.withRemainder(n, x, y); ok {
			return r.meet(n.known)
		}
	}
	return forwardInt(n, x, y, same).meet(n.known)
}

// It compares numerically, as Java does: -0 equals 0. One NaN is enough for false to be
// possible, and where nothing but NaN is left false is all that is possible.
func compareFloats(op symbolic.Op, x, y set, same bool) set {
	xl, xh, yl, yh := numeric(x.lo), numeric(x.hi), numeric(y.lo), numeric(y.hi)
	nan := x.nan || y.nan
	if !x.hasNumber() || !y.hasNumber() {
		return truth(false, nan)
	}
	switch {
	case op == symbolic.OpFLt:
		return truth(xl < yh && !same, nan || xh >= yl)
	case same:
		return truth(true, nan)
	case op == symbolic.OpFLe:
		return truth(xl <= yh, nan || xh > yl)
	}
	return truth(xl <= yh && yl <= xh, nan || !(xl == xh && yl == yh && xl == yl))
}

// threeWay are -1, 0 and 1. NaN adds what the instruction answers for it: fcmpl -1,
// fcmpg 1. The result is the hull, so -1 and 1 without 0 is not told from all three.
func threeWay(op symbolic.Op, x, y set, same bool) set {
	r := nothing
	add := func(possible bool, x int64) {
		if possible {
			r = r.join(set{lo: x, hi: x})
		}
	}
	if x.hasNumber() && y.hasNumber() {
		xl, xh, yl, yh := x.lo, x.hi, y.lo, y.hi
		if op != symbolic.OpLCmp {
			xl, xh, yl, yh = numeric(xl), numeric(xh), numeric(yl), numeric(yh)
		}
		add(!same && xl < yh, -1)
		add(!same && xh > yl, 1)
		add(xl <= yh && yl <= xh, 0)
	}
	add((x.nan || y.nan) && op == symbolic.OpFCmpL, -1)
	add((x.nan || y.nan) && op == symbolic.OpFCmpG, 1)
	return r
}

// fromFloat is an int or long that is made of a float.
func fromFloat(n *node, x set) set {
	k := n.argKind
	// Keys of floats that are not negative are their bits. Negative ones are in the
	// opposite order, and ints across the sign are no interval of floats.
	if n.op == symbolic.OpToBits {
		switch {
		case x.nan || !x.hasNumber():
			return n.known
		case x.lo >= 0:
			return x
		case x.hi < 0:
			return set{lo: toBits(k, x.hi), hi: toBits(k, x.lo)}
		}
		return n.known
	}
	r := nothing
	if x.hasNumber() {
		lo, hi := float(k, x.lo), float(k, x.hi)
		if n.kind == symbolic.I32 {
			r = set{lo: int64(javamath.D2I(lo)), hi: int64(javamath.D2I(hi))}
		} else {
			r = set{lo: javamath.D2L(lo), hi: javamath.D2L(hi)}
		}
	}
	if x.nan {
		// The cast of NaN is 0.
		r = r.join(set{})
	}
	return r
}

// toBits are the bits of a float as an int or long; it is its own inverse.
func toBits(k symbolic.Kind, x int64) int64 {
	if k == symbolic.F32 {
		return x ^ x>>63&math.MaxInt32
	}
	return x ^ x>>63&math.MaxInt64
}

// toFloat is a float that is made of an int or long. Conversions round to nearest and
// so keep order: rounded ends are the ends. From bits only those are intervals that are
// all numbers of one sign; bits beyond infinity are NaN.
func toFloat(n *node, x set) set {
	switch {
	case !x.hasNumber():
		return nothing
	case n.op == symbolic.OpFromBits:
		switch inf := infinity(n.kind); {
		case x.lo >= 0 && x.hi <= inf:
			return x
		case x.hi < 0:
			if s := (set{lo: toBits(n.kind, x.hi), hi: toBits(n.kind, x.lo)}); s.lo >= ^inf {
				return s
			}
		}
		return n.known
	case n.kind == symbolic.F32:
		return set{lo: key(n.kind, float64(float32(x.lo))), hi: key(n.kind, float64(float32(x.hi)))}
	}
	return floats(n.kind, float64(x.lo), float64(x.hi))
}

// forwardFloat bounds operations on floats. All but FMA, the remainder and
// functions are monotonic where their arguments keep their signs, also between -0
// and 0, so the ends of the result are results at ends. A result of 32 bits may be
// computed in double: sums, products, quotients and roots of floats rounded twice are
// what they are rounded once, as double has more than twice the digits and two more.
func forwardFloat(n *node, x, y, z set, same bool) set {
	k := n.kind
	nan := x.nan || n.nargs > 1 && n.op != symbolic.OpCall && y.nan || n.nargs > 2 && z.nan
	if !x.hasNumber() || n.nargs > 1 && !y.hasNumber() || n.nargs > 2 && !z.hasNumber() {
		s := nothing
		s.nan = nan
		if n.op == symbolic.OpCall { // a power of NaN may be 1
			s = n.known
		}
		return s
	}
	var s set
	switch n.op {
	case symbolic.OpFNeg:
		return set{lo: ^x.hi, hi: ^x.lo, nan: nan}
	case symbolic.OpFAbs:
		s = absolute(x)
		s.nan = nan
		return s
	case symbolic.OpFAdd:
		s = added(k, x, y)
	case symbolic.OpFSub:
		if same {
			if x.hi == ^infinity(k) || x.lo == infinity(k) {
				s = nothing
			} // else 0
			// inf - inf is NaN; all other numbers less themselves are 0, and never -0.
			s.nan = x.lo == ^infinity(k) || x.hi == infinity(k)
			break
		}
		s = added(k, x, set{lo: ^y.hi, hi: ^y.lo})
	case symbolic.OpFMul:
		s = bySigns(k, x, y, same, multiplied)
	case symbolic.OpFDiv:
		if same {
			s = floats(k, 1, 1)
			// 0 / 0 and inf / inf are NaN, any other number by itself is exactly 1.
			s.nan = x.contains(minusZero) || x.contains(plusZero) || x.hi == infinity(k) || x.lo == ^infinity(k)
			break
		}
		s = bySigns(k, x, y, false, dividedBy)
	case symbolic.OpFMin:
		s = set{lo: min(x.lo, y.lo), hi: min(x.hi, y.hi)}
	case symbolic.OpFMax:
		s = set{lo: max(x.lo, y.lo), hi: max(x.hi, y.hi)}
	case symbolic.OpFSqrt:
		// The root of -0 is -0, that of every number below it is NaN.
		s.nan = x.lo < minusZero
		if x.lo = max(x.lo, minusZero); !x.hasNumber() {
			s.lo, s.hi = nothing.lo, nothing.hi
			break
		}
		s.lo, s.hi = key(k, javamath.Sqrt(float(k, x.lo))), key(k, javamath.Sqrt(float(k, x.hi)))
	case symbolic.OpFFloor:
		s = floats(k, javamath.Floor(float(k, x.lo)), javamath.Floor(float(k, x.hi)))
	case symbolic.OpFCeil:
		s = floats(k, javamath.Ceil(float(k, x.lo)), javamath.Ceil(float(k, x.hi)))
	case symbolic.OpFRint:
		s = floats(k, javamath.Rint(float(k, x.lo)), javamath.Rint(float(k, x.hi)))
	case symbolic.OpF2D, symbolic.OpD2F:
		s = floats(k, float(n.argKind, x.lo), float(n.argKind, x.hi))
	case symbolic.OpFMA:
		s = fused(k, x, y, z)
	case symbolic.OpFRem:
		s = remainderOf(k, x, y)
	case symbolic.OpCall:
		return called(n, x, nan)
	default:
		return n.known
	}
	s.nan = s.nan || nan
	return s
}

// The result begins at 0 even if x is never 0 itself: an interval across 0 contains it.
func absolute(x set) set {
	switch {
	case x.lo >= 0:
		return x
	case x.hi < 0:
		return set{lo: ^x.hi, hi: ^x.lo}
	}
	return set{lo: 0, hi: max(x.hi, ^x.lo)}
}

// added is a sum. Where an end is infinity less infinity the sums that are numbers
// have the sign of the infinity that is not alone. Rounding is to nearest, hence
// monotonic, so the sums of the ends, rounded as Java rounds them, are exact ends and
// not only outer ones. That holds for the signs of zeros: -0 is the sum only of two of
// them.
func added(k symbolic.Kind, x, y set) set {
	inf := infinity(k)
	lo, hi := float(k, x.lo)+float(k, y.lo), float(k, x.hi)+float(k, y.hi)
	s := set{nan: x.hi == inf && y.lo == ^inf || x.lo == ^inf && y.hi == inf}
	// What stays if both ends are NaN is the empty interval.
	s.lo, s.hi = inf, ^inf
	if lo == lo {
		s.lo = key(k, lo)
	}
	if hi == hi {
		s.hi = key(k, hi)
	}
	return s
}

// bySigns computes an operation for each combination of signs, where it is
// monotonic: positive bounds it for arguments that are not negative. Products and
// quotients are monotonic in each argument only as long as neither changes its sign.
// The sign bit parts -0 from 0, so also the signs of results that are 0 come out right.
func bySigns(k symbolic.Kind, x, y set, same bool, positive func(k symbolic.Kind, x, y set) set) set {
	if x.lo >= 0 && y.lo >= 0 {
		return positive(k, x, y)
	}
	// Keys of absolute values; ^ turns the sign.
	parts := func(s set) [2]set { // the negative one without its sign
		return [2]set{{lo: max(s.lo, 0), hi: s.hi}, {lo: ^min(s.hi, -1), hi: ^s.lo}}
	}
	r := nothing
	for i, p := range parts(x) {
		for j, q := range parts(y) {
			// A square has no factors of different signs.
			if !p.hasNumber() || !q.hasNumber() || same && i != j {
				continue
			}
			s := positive(k, p, q)
			if i != j {
				s.lo, s.hi = ^s.hi, ^s.lo
			}
			r = r.join(s)
		}
	}
	return r
}

// x and y are not negative, so the smallest product is that of the smallest factors.
// NaN at an end is a product that does not occur among numbers there.
func multiplied(k symbolic.Kind, x, y set) set {
	inf := infinity(k)
	lo, hi := float(k, x.lo)*float(k, y.lo), float(k, x.hi)*float(k, y.hi)
	s := set{lo: inf, hi: 0, nan: x.lo == 0 && y.hi == inf || y.lo == 0 && x.hi == inf}
	if lo == lo { // else 0 times infinity: what is more than 0 makes infinity
		s.lo = key(k, lo)
	}
	if hi == hi { // else what is less than infinity makes 0
		s.hi = key(k, hi)
	}
	return s
}

func dividedBy(k symbolic.Kind, x, y set) set {
	inf := infinity(k)
	lo, hi := float(k, x.lo)/float(k, y.hi), float(k, x.hi)/float(k, y.lo)
	s := set{lo: inf, hi: 0, nan: x.lo == 0 && y.lo == 0 || x.hi == inf && y.hi == inf}
	if lo == lo { // else 0/0 or infinity by itself: the others are infinite
		s.lo = key(k, lo)
	}
	if hi == hi { // else the others are 0
		s.hi = key(k, hi)
	}
	return s
}

// fused bounds x * y + z by the ends of the product; the sign of 0 is left open. x * y
// + z is linear in each of the three, so the extremes are among the corners, rounded
// once as Java does. An infinite factor might meet 0, or an infinite z the opposite
// infinity: then nothing is said.
func fused(k symbolic.Kind, x, y, z set) set {
	inf := infinity(k)
	for _, s := range [3]set{x, y, z} {
		if s.lo == ^inf || s.hi == inf {
			return everything(k)
		}
	}
	lo, hi := math.Inf(1), math.Inf(-1)
	for _, a := range [2]int64{x.lo, x.hi} {
		for _, b := range [2]int64{y.lo, y.hi} {
			lo = min(lo, fma(k, a, b, z.lo))
			hi = max(hi, fma(k, a, b, z.hi))
		}
	}
	s := floats(k, lo, hi)
	// A sum of exactly 0 is -0 or 0 by rules that the corners need not show.
	if s.lo == plusZero {
		s.lo = minusZero
	}
	if s.hi == minusZero {
		s.hi = plusZero
	}
	return s
}

func fma(k symbolic.Kind, x, y, z int64) float64 {
	a, b, c := float(k, x), float(k, y), float(k, z)
	if k == symbolic.F32 {
		return float64(javamath.FMAFloat(float32(a), float32(b), float32(c)))
	}
	return javamath.FMA(a, b, c)
}

// remainderOf has the sign of the dividend, is not farther from 0, and nearer to it
// than the divisor. Java's % on floats is C's fmod: exact, the quotient truncated. So
// the result never needs rounding, and what is less than the divisor stays as it is.
func remainderOf(k symbolic.Kind, x, y set) set {
	inf := infinity(k)
	divisor := absolute(y)
	s := set{lo: minusZero, hi: plusZero, nan: x.hi == inf || x.lo == ^inf || divisor.lo == 0}
	largest := absolute(x).hi
	if largest < divisor.lo {
		s.lo, s.hi = x.lo, x.hi
		return s
	}
	// It is less than the divisor, so the next float below bounds it.
	largest = min(largest, max(divisor.hi-1, 0))
	if x.lo < 0 {
		s.lo = ^min(largest, ^x.lo)
	} else {
		s.lo = plusZero
	}
	if x.hi >= 0 {
		s.hi = min(largest, x.hi)
	} else {
		s.hi = minusZero
	}
	return s
}
