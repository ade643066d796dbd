package solve

import "math/bits"

// rational is a fraction in lowest terms with a positive denominator. The zero
// value is not one. As denominators are positive and fractions reduced, whole numbers
// have denominator 1; where a number is too large to be reduced (see gcd) a whole one
// may not be seen as such, and is split without need.
type rational struct{ num, den int64 }

func whole(n int64) rational { return rational{n, 1} }

func (r rational) sign() int {
	switch {
	case r.num > 0:
		return 1
	case r.num < 0:
		return -1
	}
	return 0
}

func (r rational) isWhole() bool { return r.den == 1 }

// floor is the greatest integer that is not greater.
func (r rational) floor() int64 {
	q := r.num / r.den
	if r.num%r.den < 0 {
		q--
	}
	return q
}

// arithmetic computes with rationals as long as they fit. Once they do not, its
// results mean nothing. It is sticky, so that a long computation is checked once at its
// end. Big numbers instead would be exact always, and slow for the ones that matter.
type arithmetic struct{ overflow bool }

// The least long counts as an overflow: its negative is none.
func (x *arithmetic) times(a, b int64) int64 {
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	if hi != 0 || lo >= 1<<63 {
		x.overflow = true
		return 0
	}
	if (a < 0) != (b < 0) {
		return -int64(lo)
	}
	return int64(lo)
}

func magnitude(a int64) uint64 {
	if a < 0 {
		return -uint64(a)
	}
	return uint64(a)
}

func (x *arithmetic) plus(a, b int64) int64 {
	s := a + b
	if (s > a) != (b > 0) && b != 0 {
		x.overflow = true
	}
	return s
}

// The least common denominator, so that numbers stay small.
func (x *arithmetic) add(a, b rational) rational {
	if a.den == 1 && b.den == 1 {
		return rational{x.plus(a.num, b.num), 1}
	}
	g := gcd(a.den, b.den)
	num := x.plus(x.times(a.num, b.den/g), x.times(b.num, a.den/g))
	return reduced(num, x.times(a.den/g, b.den))
}

func (x *arithmetic) neg(a rational) rational { return rational{x.times(-1, a.num), a.den} }

func (x *arithmetic) sub(a, b rational) rational { return x.add(a, x.neg(b)) }

// Reduced crosswise before multiplying, which needs no reduction after it and overflows
// later.
func (x *arithmetic) mul(a, b rational) rational {
	if a.den == 1 && b.den == 1 {
		return rational{x.times(a.num, b.num), 1}
	}
	g, h := gcd(a.num, b.den), gcd(b.num, a.den)
	return rational{x.times(a.num/g, b.num/h), x.times(a.den/h, b.den/g)}
}

// div divides by what is not 0.
func (x *arithmetic) div(a, b rational) rational {
	inverse := rational{b.den, b.num}
	if b.num < 0 {
		inverse = rational{x.times(-1, b.den), x.times(-1, b.num)}
	}
	return x.mul(a, inverse)
}

func (x *arithmetic) cmp(a, b rational) int {
	if a.den == b.den {
		switch {
		case a.num < b.num:
			return -1
		case a.num > b.num:
			return 1
		}
		return 0
	}
	return x.sub(a, b).sign()
}

func reduced(num, den int64) rational {
	if den == 1 {
		return rational{num, 1}
	}
	if den <= 0 { // after an overflow
		return rational{0, 1}
	}
	g := gcd(num, den)
	return rational{num / g, den / g}
}

// gcd is the greatest common divisor, 1 where both are 0.
func gcd(a, b int64) int64 {
	x, y := magnitude(a), magnitude(b)
	for y != 0 {
		x, y = y, x%y
	}
	if x == 0 || x > 1<<62 {
		return 1
	}
	return int64(x)
}
