package prune

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// backwardInt narrows ints and longs where nothing wraps around, or all wraps
// alike. Where nothing wraps around, the equation is solved in unbounded integers and
// cut to longs. Where something may, it is solved modulo 2^32 or 2^64, which is exact,
// too, as long as the interval of solutions stays in one piece (wrapped says everything
// where it does not).
func (b *box) backwardInt(n *node, r set) {
	x := n.arg[0]
	var y int32
	var q set
	if n.nargs > 1 {
		y = n.arg[1]
		q = b.sets[y]
	}
	p := b.sets[x]
	switch n.op {
	case symbolic.OpAdd:
		if exactly(n.kind, wideSum(p.lo, q.lo), wideSum(p.hi, q.hi)) {
			b.narrow(x, saturated(wideDifference(r.lo, q.hi), wideDifference(r.hi, q.lo)))
			p = b.sets[x]
			b.narrow(y, saturated(wideDifference(r.lo, p.hi), wideDifference(r.hi, p.lo)))
			return
		}
		b.narrow(x, wrapDifference(n.kind, r, q))
		b.narrow(y, wrapDifference(n.kind, r, b.sets[x]))
	case symbolic.OpSub:
		if exactly(n.kind, wideDifference(p.lo, q.hi), wideDifference(p.hi, q.lo)) {
			b.narrow(x, saturated(wideSum(r.lo, q.lo), wideSum(r.hi, q.hi)))
			p = b.sets[x]
			b.narrow(y, saturated(wideDifference(p.lo, r.hi), wideDifference(p.hi, r.lo)))
			return
		}
		b.narrow(x, wrapSum(n.kind, r.lo, q.lo, r.hi, q.hi))
		b.narrow(y, wrapDifference(n.kind, b.sets[x], r))
	case symbolic.OpNeg:
		b.narrow(x, wrapDifference(n.kind, set{}, r))
	case symbolic.OpMul:
		// Dividing modulo a power of 2 is no interval: a product that may wrap around
		// says nothing of its factors.
		lo, hi := exactProduct(p, q)
		if !exactly(n.kind, lo, hi) {
			return
		}
		if x == y {
			b.squareInt(x, r)
			return
		}
		for range 2 {
			b.factorInt(x, r, b.sets[y])
			x, y = y, x
		}
	case symbolic.OpDiv:
		b.dividend(x, r, q)
		b.divisorInt(y, r, b.sets[x])
	case symbolic.OpRem:
		b.backwardRemainder(x, y, r)
	case symbolic.OpBitXor, symbolic.OpBitAnd, symbolic.OpBitOr:
		b.backwardSigns(n, sign(r))
	case symbolic.OpI2L, symbolic.OpI2B, symbolic.OpI2S, symbolic.OpI2C, symbolic.OpL2I:
		// p lies within the narrower type, so the conversion is the identity.
		if n.op == symbolic.OpI2L || p.meet(n.known) == p {
			b.narrow(x, r) // nothing was cut off
		}
	}
}

// backwardSigns narrows the arguments of a bitwise operation by the sign of the
// result. An exclusive or has the sign of its arguments' signs multiplied, so one
// follows from the other and the result. An and is negative only if both are, and not
// negative for sure only where the other one is negative; or is the reverse.
func (b *box) backwardSigns(n *node, r int) {
	x, y := n.arg[0], n.arg[1]
	for range 2 {
		other := sign(b.sets[y])
		want := 0
		switch {
		case n.op == symbolic.OpBitXor:
			want = r * other
		case n.op == symbolic.OpBitAnd && (r == -1 || r == 1 && other == -1):
			want = r
		case n.op == symbolic.OpBitOr && (r == 1 || r == -1 && other == 1):
			want = r
		}
		b.narrow(x, signed(everything(n.kind), want))
		x, y = y, x
	}
}

// saturated is the part of an interval that longs can express. An end beyond the longs
// on its own side cuts nothing off; one beyond on the other side excludes everything,
// by an empty interval.
func saturated(lo, hi wide) set {
	s := set{lo: int64(lo.lo), hi: int64(hi.lo)}
	if lo.hi != int64(lo.lo)>>63 {
		s.lo = math.MinInt64
		if lo.hi >= 0 {
			s.lo = math.MaxInt64
		}
	}
	if hi.hi != int64(hi.lo)>>63 {
		s.hi = math.MaxInt64
		if hi.hi < 0 {
			s.hi = math.MinInt64
		}
	}
	return s
}

// squareInt narrows x where x * x, which does not wrap around, is in r. The two ranges
// of roots, negative and positive, are one interval: only where the box has one of them
// only is the gap between them cut off.
func (b *box) squareInt(x int32, r set) {
	if r.hi < 0 {
		b.dead = true
		return
	}
	most := rootBelow(r.hi)
	b.narrow(x, set{lo: -most, hi: most})
	if r.lo <= 0 {
		return
	}
	least := rootBelow(r.lo-1) + 1
	p := b.sets[x]
	if p.lo > -least {
		b.narrow(x, set{lo: least, hi: math.MaxInt64})
	}
	if p.hi < least {
		b.narrow(x, set{lo: math.MinInt64, hi: -least})
	}
}

// rootBelow is the greatest number whose square is at most x, which is not
// negative. Math.sqrt of a long that was rounded to a double may be off by one, which
// the loops mend. 3037000499 is the root of the greatest long.
func rootBelow(x int64) int64 {
	root := min(int64(math.Sqrt(float64(x))), 3037000499)
	for root*root > x {
		root--
	}
	for root < 3037000499 && (root+1)*(root+1) <= x {
		root++
	}
	return root
}

// factorInt narrows x where x times one of q, which does not wrap around, is in r.
// Where the other factor may be 0, x may be anything if the product may be 0, and if it
// cannot, its absolute value is at least the least product by the greatest factor.
func (b *box) factorInt(x int32, r, q set) {
	if b.dead {
		return
	}
	if q.contains(0) {
		least := int64(0) // of the absolute values in r
		switch {
		case r.lo > 0:
			least = r.lo
		case r.hi < 0 && r.hi > math.MinInt64:
			least = -r.hi
		default:
			return
		}
		// As the product is not 0.
		if q.lo == 0 || q.hi == 0 { // 0 is not it
			if q.lo == 0 {
				q.lo = 1
			} else {
				q.hi = -1
			}
			if !q.hasNumber() {
				b.dead = true
				return
			}
		} else if q.lo > math.MinInt64 {
			most := max(-q.lo, q.hi)
			b.outsideInt(x, (least-1)/most+1)
			return
		} else {
			return
		}
	}
	// The least long by -1 is not a long: the division below would wrap around.
	if q.contains(-1) && r.lo == math.MinInt64 {
		return
	}
	s := set{lo: math.MaxInt64, hi: math.MinInt64}
	for _, d := range [2]int64{q.lo, q.hi} {
		for _, e := range [2]int64{r.lo, r.hi} {
			s.lo, s.hi = min(s.lo, ceilDiv(e, d)), max(s.hi, floorDiv(e, d))
		}
	}
	b.narrow(x, s)
}

// outsideInt narrows x where its absolute value is at least so much.
func (b *box) outsideInt(x int32, least int64) {
	p := b.sets[x]
	if p.lo > -least {
		b.narrow(x, set{lo: least, hi: math.MaxInt64})
	}
	if p.hi < least {
		b.narrow(x, set{lo: math.MinInt64, hi: -least})
	}
}

// dividend narrows x where x divided by one of q is in r. Java's division truncates:
// quotients of 0 come from dividends on both sides of 0, and others from a range that
// lies on one side. A divisor that may be 0, which SMT-LIB gives a value, is left
// alone.
func (b *box) dividend(x int32, r, q set) {
	switch {
	case q.lo > 0:
	case q.hi < 0 && q.lo > math.MinInt64 && r.lo > everything(b.p.nodes[x].kind).lo: // the quotient by -1 does not wrap
		r.lo, r.hi, q.lo, q.hi = -r.hi, -r.lo, -q.hi, -q.lo // the same x
	default:
		return
	}
	s := set{lo: math.MinInt64, hi: math.MaxInt64}
	// From the quotient times the divisor on, and less than another divisor away.
	if r.lo > 0 {
		s.lo = saturated(wideProduct(r.lo, q.lo), wide{}).lo
	} else if r.lo > math.MinInt64 {
		lo := saturated(wideProduct(r.lo-1, q.hi), wide{}).lo
		if s.lo = lo; lo > math.MinInt64 {
			s.lo++
		}
	}
	if r.hi < 0 {
		s.hi = saturated(wide{}, wideProduct(r.hi, q.lo)).hi
	} else if r.hi < math.MaxInt64 {
		hi := saturated(wide{}, wideProduct(r.hi+1, q.hi)).hi
		if s.hi = hi; hi < math.MaxInt64 {
			s.hi--
		}
	}
	b.narrow(x, s)
}

// divisorInt narrows a divisor of one sign where one of p divided by it is in r. |y| is
// at most |x| / |quotient|. It is not used where y may be 0: division by 0 has a value
// here, so that operations are total, and this would exclude it.
func (b *box) divisorInt(y int32, r, p set) {
	least := int64(0) // of the absolute value of the quotient
	switch {
	case r.lo > 0:
		least = r.lo
	case r.hi < 0 && r.hi > math.MinInt64:
		least = -r.hi
	default:
		return
	}
	if p.lo == math.MinInt64 || b.sets[y].contains(0) {
		return // whatever is divided by 0 is 1 or -1
	}
	most := max(-p.lo, p.hi) / least
	b.narrow(y, set{lo: -most, hi: most})
}

// backwardRemainder narrows what leaves a remainder that is not 0. A remainder has the
// sign of the dividend, and is not farther from 0 than that; it is less than a positive
// divisor. Both hold for the value at a divisor of 0, too, which is the dividend.
func (b *box) backwardRemainder(x, y int32, r set) {
	switch {
	case r.lo > 0:
		b.narrow(x, set{lo: r.lo, hi: math.MaxInt64})
		if q := b.sets[y]; q.lo > 0 && r.lo < math.MaxInt64 {
			b.narrow(y, set{lo: r.lo + 1, hi: math.MaxInt64})
		}
	case r.hi < 0:
		b.narrow(x, set{lo: math.MinInt64, hi: r.hi})
		if q := b.sets[y]; q.lo > 0 && r.hi > math.MinInt64 {
			b.narrow(y, set{lo: -r.hi + 1, hi: math.MaxInt64})
		}
	}
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func ceilDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) == (b < 0) {
		q++
	}
	return q
}
