package prune

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// halfUlp is half of the distance of floats next to a number that is not larger than
// most: what rounding to it is wrong by, unless it is 0 nearly. Rounding to nearest is
// wrong by half of that distance at most; next to 0 the distance does not get smaller
// than that of the denormal numbers.
func halfUlp(k symbolic.Kind, most float64) float64 {
	power := math.Float64frombits(math.Float64bits(most) &^ (1<<52 - 1)) // the power of 2 below
	if k == symbolic.F32 {
		return max(power*0x1p-24, 0x1p-150)
	}
	return max(power*0x1p-53, 5e-324)
}

// round adds what rounding is wrong by. Rounding keeps order: what lies between two
// floats lies there afterwards, too. So before the error is added the node is narrowed
// by the exact form: x / 2 + y / 2 of numbers from 0 to 1 is not 1 + 2^-53 at most, but
// 1.
func (b *box) round(n *node, z *form, wrong float64) {
	z.finish()
	z.slack = 0
	if b.affine.known[z.i] {
		lo, hi := b.affine.reach(z.i)
		s := floats(n.kind, lo, hi)
		// A real number of 0, or one that underflows to it, can have either sign.
		if s.lo == plusZero {
			s.lo = minusZero
		}
		if s.hi == minusZero {
			s.hi = plusZero
		}
		b.narrow(z.i, s)
	}
	z.addError(-wrong, wrong, 1)
}

// combine makes the form of an operation on known forms; most is the greatest
// absolute value of the result. false says that the form is not made; z is in any state
// then. Operations on bits, remainders and functions have none: approximate takes their
// interval instead.
func (b *box) combine(n *node, z *form, most float64) bool {
	x, y := n.arg[0], n.arg[1]
	rounding := 0.0
	if n.kind.IsFloat() {
		rounding = halfUlp(n.kind, most)
		// A whole number that small is a float, so nothing was rounded.
		if n.whole && most < wholes(n.kind) {
			rounding = 0
		}
	}
	switch n.op {
	case symbolic.OpFAdd, symbolic.OpFSub:
		sign := 1.0
		if n.op == symbolic.OpFSub {
			sign = -1
		}
		z.add(x, 1)
		z.add(y, sign)
		// x + x is twice x, and exact. So is a difference of numbers close to each
		// other, by Sterbenz: which is what the corrections in Newton's method and
		// compensated sums are made of.
		if x != y && !b.nearby(x, y, n.op) {
			b.round(n, z, rounding)
		}
	case symbolic.OpFMul:
		if t, ok := b.constant(y); ok {
			z.add(x, t)
			rounding = scaled(t, n.kind, rounding)
		} else if !b.product(z, x, y) {
			return false
		}
		b.round(n, z, rounding)
	case symbolic.OpFMA:
		// fma(x, y, -(x * y)) is what rounding has taken away, exactly. Its two
		// products as forms would leave the errors of both.
		if p, negative, ok := b.sameProduct(n); ok { // what rounding has taken from it
			pl, ph, ok := b.ends(p)
			if !ok {
				return false
			}
			wrong := halfUlp(n.kind, max(math.Abs(pl), math.Abs(ph)))
			z.addError(-wrong, wrong, 1)
			// fma(x, y, x * y) is twice the product, which nobody writes: it is left to
			// intervals.
			return negative
		}
		if !b.product(z, x, y) {
			return false
		}
		z.add(n.arg[2], 1)
		b.round(n, z, rounding)
	case symbolic.OpFDiv:
		if !b.quotient(z, x, y) {
			return false
		}
		if t, ok := b.constant(y); ok {
			rounding = scaled(t, n.kind, rounding)
		}
		b.round(n, z, rounding)
	case symbolic.OpFSqrt:
		if !b.root(z, x) {
			return false
		}
		b.round(n, z, rounding)
	case symbolic.OpFNeg:
		z.add(x, -1)
	// Across 0 it is not linear.
	case symbolic.OpFAbs:
		switch s := b.sets[x]; {
		case s.lo >= minusZero:
			z.add(x, 1)
		case s.hi <= plusZero:
			z.add(x, -1)
		default:
			return false
		}
	case symbolic.OpFFloor, symbolic.OpFCeil, symbolic.OpFRint:
		b.rounded(n, z, x)
	case symbolic.OpF2D:
		z.add(x, 1)
	case symbolic.OpD2F:
		z.add(x, 1)
		b.round(n, z, rounding)
	case symbolic.OpI2F, symbolic.OpI2D, symbolic.OpL2F, symbolic.OpL2D:
		z.add(x, 1)
		// An int is a double exactly, and a float up to 2^24.
		if s, w := b.sets[x], int64(wholes(n.kind)); s.lo < -w || s.hi > w {
			b.round(n, z, rounding)
		}
	case symbolic.OpF2I, symbolic.OpF2L, symbolic.OpD2I, symbolic.OpD2L:
		return b.truncated(n, z, x)
	case symbolic.OpI2L:
		z.add(x, 1)
	default:
		return b.combineInts(n, z)
	}
	return true
}

// constant is the value of a node that has only one, other than 0. Dividing by 0, and
// multiplying with it, is left to intervals, which know the signs.
func (b *box) constant(i int32) (t float64, ok bool) {
	k := b.p.nodes[i].kind
	if s := b.sets[i]; k.IsFloat() && s.single() {
		t = float(k, s.lo)
	}
	return t, t != 0
}

// scaled is what scaling by a power of 2 is wrong by: something only where the
// result is next to 0. Multiplying by 0.5 changes the exponent alone, unless digits
// fall off below the denormal numbers.
func scaled(t float64, k symbolic.Kind, rounding float64) float64 {
	if fraction, _ := math.Frexp(t); fraction == 0.5 || fraction == -0.5 {
		return halfUlp(k, 0)
	}
	return rounding
}

// nearby tells whether a difference is exact, as one number is not more than twice
// the other. For a sum it is asked of x and -y. A difference of floats within a factor
// of two of each other needs no more digits than they have.
func (b *box) nearby(x, y int32, op symbolic.Op) bool {
	xl, xh, _ := b.ends(x)
	yl, yh, _ := b.ends(y)
	if op == symbolic.OpFAdd {
		yl, yh = -yh, -yl
	}
	if xh < 0 {
		xl, xh, yl, yh = -xh, -xl, -yh, -yl
	}
	return xl > 0 && yl > 0 && xh/2 <= yl && yh/2 <= xl
}

// product adds x * y: with both linearised in the middle of what they can be, and
// the product of what is left. x*y = x*yc + xc*y - xc*yc + (x-xc)*(y-yc), where the
// last is bounded by the half widths: it shrinks with the square of the box, so
// splitting pays.
func (b *box) product(z *form, x, y int32) bool {
	xl, xh, ok1 := b.ends(x)
	yl, yh, ok2 := b.ends(y)
	if !ok1 || !ok2 {
		return false
	}
	xc, yc := xl/2+xh/2, yl/2+yh/2
	rest := upwards(max(sumUp(xh, -xc), sumUp(xc, -xl)) * max(sumUp(yh, -yc), sumUp(yc, -yl)))
	z.add(x, yc)
	z.add(y, xc)
	p, wrong := twoProduct(xc, yc)
	z.addMid(-p)
	z.slack += wrong
	// The rest of a square is a square itself, and not negative.
	if x == y {
		z.addError(0, rest, 1)
	} else {
		z.addError(-rest, rest, 1)
	}
	return true
}

// quotient adds x / y. With q near the quotient of the middles and t = x - q*y,
// x/y = q + t/y, and t/y = t/c + t*(c-y)/(c*y) for the middle c of y.
func (b *box) quotient(z *form, x, y int32) bool {
	yl, yh, _ := b.ends(y)
	if yl <= 0 && yh >= 0 {
		return false
	}
	c := yl/2 + yh/2
	if yl == yh {
		c = yl
	}
	f := b.affine
	q := f.mid[x] / c
	if _, ok := b.constant(y); ok {
		q = 0
	}
	// t = x - q*y is made in z, measured, and then scaled.
	z.add(x, 1)
	if q != 0 {
		z.add(y, -q)
	}
	z.finish()
	tl, th := f.reach(z.i)
	most := max(math.Abs(tl), math.Abs(th))
	away := max(sumUp(yh, -c), sumUp(c, -yl))
	squared := min(math.Abs(yl), math.Abs(yh)) * math.Abs(c)
	// NaN fails this, too.
	if !(squared > 1e-280 && squared < 1e280) { // what is near the ends is not exact
		return false
	}
	rest := upwards(upwards(most*away) / squared)
	if away == 0 {
		rest = 0
	}
	// t / c, each part divided and rounded.
	z.slack = 0
	divide := func(a, weight float64) float64 {
		r := a / c
		// Where the division has no remainder nothing is lost; the FMA would not see
		// one below the denormal numbers.
		if math.FMA(r, c, -a) != 0 || math.Abs(a) < 1e-280 && a != 0 {
			z.slack += (math.Abs(r)*0x1p-52 + 1e-320) * weight
		}
		return r
	}
	f.mid[z.i] = divide(f.mid[z.i], 1)
	for v := range z.coef {
		if z.coef[v] != 0 {
			z.coef[v] = divide(z.coef[v], f.radius[v])
		}
	}
	lo, hi := divide(f.lo[z.i], 1), divide(f.hi[z.i], 1)
	f.lo[z.i], f.hi[z.i] = min(lo, hi), max(lo, hi)
	z.addMid(q)
	z.addError(-rest, rest, 1)
	return true
}

// root adds the square root of x: with s near that of the middle it is
// s + (x - s*s)/(2*s) - (root - s)^2/(2*s). Below 1e-280 the factor 1/(2s) would be too
// large for the errors to mean anything.
func (b *box) root(z *form, x int32) bool {
	xl, xh, ok := b.ends(x)
	s := math.Sqrt(xl/2 + xh/2)
	if !ok || !(xl >= 0) || !(s > 1e-140) {
		return false
	}
	t := 0.5 / s
	z.add(x, t)
	// (x - s*s)*t + s is what is wanted for the exact 1/(2*s); t is not quite that.
	p := s * s * t
	z.addMid(-p)
	z.addMid(s)
	z.slack += (math.Abs(p) + upwards(xh)*t) * 1e-15
	away := upwards(max(math.Sqrt(xh)-s, s-math.Sqrt(xl)) + s*1e-15)
	z.addError(-upwards(away*away*t), 0, 1)
	return true
}

// truncated adds x rounded towards 0, if no end of the ints or longs is reached. Beyond
// the ends a cast saturates, which is not linear.
func (b *box) truncated(n *node, z *form, x int32) bool {
	lo, hi, _ := b.ends(x)
	all := everything(n.kind)
	if lo <= float64(all.lo) || hi >= float64(all.hi) {
		return false
	}
	z.add(x, 1)
	most := mostFraction(n.argKind)
	switch {
	case b.p.nodes[x].whole:
	case lo >= 0:
		z.addError(-most, 0, 1)
	case hi <= 0:
		z.addError(0, most, 1)
	default:
		z.addError(-most, most, 1)
	}
	return true
}

// rounded adds x rounded to a whole number.
func (b *box) rounded(n *node, z *form, x int32) {
	z.add(x, 1)
	lo, hi, _ := b.ends(x)
	most := mostFraction(n.argKind)
	switch {
	case b.p.nodes[x].whole:
	case n.op == symbolic.OpFRint:
		z.addError(-0.5, 0.5, 1)
	case n.op == symbolic.OpFFloor && lo >= 0:
		z.addError(-most, 0, 1)
	case n.op == symbolic.OpFFloor: // a small negative number is 1 away nearly
		z.addError(-1, 0, 1)
	case hi <= 0:
		z.addError(0, most, 1)
	default:
		z.addError(0, 1, 1)
	}
}

// mostFraction is the greatest fraction that a float of a kind has: all digits are
// behind the point.
func mostFraction(k symbolic.Kind) float64 {
	if k == symbolic.F32 {
		return 1 - 0x1p-24
	}
	return 1 - 0x1p-53
}

// wholes is up to where floats of a kind are all whole numbers that there are.
func wholes(k symbolic.Kind) float64 {
	if k == symbolic.F32 {
		return 1 << 24
	}
	return 1 << 53
}

// sameProduct recognises fma(x, y, p) for p = x * y, or its negative. Expressions are
// shared, so that p is the product of the same two is a comparison of numbers.
func (b *box) sameProduct(n *node) (p int32, negative, ok bool) {
	p = n.arg[2]
	if b.p.nodes[p].op == symbolic.OpFNeg {
		p, negative = b.p.nodes[p].arg[0], true
	}
	q := &b.p.nodes[p]
	x, y := n.arg[0], n.arg[1]
	return p, negative, q.op == symbolic.OpFMul && (q.arg[0] == x && q.arg[1] == y || q.arg[0] == y && q.arg[1] == x)
}

// combineInts is combine for operations on ints and longs, where none wraps around. One
// that may wrap around has no form: real numbers do not wrap.
func (b *box) combineInts(n *node, z *form) bool {
	x, y := n.arg[0], n.arg[1]
	p := b.sets[x]
	switch n.op {
	case symbolic.OpAdd:
		q := b.sets[y]
		if !exactly(n.kind, wideSum(p.lo, q.lo), wideSum(p.hi, q.hi)) {
			return false
		}
		z.add(x, 1)
		z.add(y, 1)
	case symbolic.OpSub:
		q := b.sets[y]
		if !exactly(n.kind, wideDifference(p.lo, q.hi), wideDifference(p.hi, q.lo)) {
			return false
		}
		z.add(x, 1)
		z.add(y, -1)
	case symbolic.OpNeg:
		if p.lo == everything(n.kind).lo {
			return false
		}
		z.add(x, -1)
	case symbolic.OpMul:
		lo, hi := exactProduct(p, b.sets[y])
		if !exactly(n.kind, lo, hi) {
			return false
		}
		return b.product(z, x, y)
	default:
		return false
	}
	return true
}
