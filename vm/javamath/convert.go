package javamath

import (
	"math"
	"math/bits"
)

// D2I is the d2i instruction: truncation toward zero, saturating at the ends
// of int, and 0 for NaN. Go leaves the out-of-range conversion to the
// hardware, so each range test here is one that Go requires.
func D2I(d float64) int32 {
	switch {
	case d >= math.MinInt32 && d <= math.MaxInt32:
		return int32(d)
	case d > math.MaxInt32:
		return math.MaxInt32
	case d < math.MinInt32:
		return math.MinInt32
	}
	return 0
}

// D2L is the d2l instruction: as D2I, for long.
func D2L(d float64) int64 {
	const two63 = 1 << 63
	switch {
	case d >= -two63 && d < two63:
		return int64(d)
	case d >= two63:
		return math.MaxInt64
	case d < -two63:
		return math.MinInt64
	}
	return 0
}

// F2I is the f2i instruction. Every float is a double, so it is D2I.
func F2I(f float32) int32 { return D2I(float64(f)) }

// F2L is the f2l instruction. Every float is a double, so it is D2L.
func F2L(f float32) int64 { return D2L(float64(f)) }

// Frem is the frem instruction. The remainder of two floats is exact in
// float, so taking it in double changes nothing.
func Frem(a, b float32) float32 { return float32(Drem(float64(a), float64(b))) }

// Drem is the drem instruction: the exact remainder of the division that
// truncates (C's fmod, not IEEEremainder), with the sign of the dividend.
func Drem(a, b float64) float64 {
	switch {
	case a != a:
		return a
	case b != b:
		return b
	case b == 0 || math.IsInf(a, 0):
		return nan
	}
	const signMask = 1 << 63
	sign := math.Float64bits(a) & signMask
	absA, absB := math.Abs(a), math.Abs(b)
	if absA < absB {
		return a
	}
	if absA < 1<<53 {
		// The usual case of two integers is one machine division.
		if ia, ib := int64(absA), int64(absB); float64(ia) == absA && float64(ib) == absB {
			return math.Float64frombits(math.Float64bits(float64(ia%ib)) | sign)
		}
	}
	ma, ea := significand(absA)
	mb, eb := significand(absB)
	rem := ma % mb
	// Each step moves as many bits of the quotient as leave the shifted
	// remainder, which is below mb, inside 64 bits.
	room := bits.LeadingZeros64(mb)
	for left := ea - eb; left > 0 && rem != 0; {
		step := min(left, room)
		rem = rem << step % mb
		left -= step
	}
	return math.Float64frombits(math.Float64bits(compose(rem, min(ea, eb))) | sign)
}

// significand splits a finite x > 0 into m * 2^e with m an integer below 2^53.
func significand(x float64) (m uint64, e int) {
	b := math.Float64bits(x)
	e = int(b >> 52)
	m = b & (1<<52 - 1)
	if e == 0 {
		return m, -1074
	}
	return m | 1<<52, e - 1075
}

// compose is m * 2^e for m below 2^53 and e at least -1074, where that is exact.
func compose(m uint64, e int) float64 {
	if m == 0 {
		return 0
	}
	shift := bits.LeadingZeros64(m) - 11 // brings the leading bit to position 52
	if e-shift < -1074 {
		shift = e + 1074
		return math.Float64frombits(m << shift)
	}
	return math.Float64frombits(m<<shift&(1<<52-1) | uint64(e-shift+1075)<<52)
}
