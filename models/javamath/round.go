package javamath

import "math"

// Ceil is Math.ceil.
func Ceil(x float64) float64 { return math.Ceil(x) }

// Floor is Math.floor.
func Floor(x float64) float64 { return math.Floor(x) }

// Rint is Math.rint: the nearest integer, of two the even one.
func Rint(x float64) float64 { return math.RoundToEven(x) }

// Sqrt is Math.sqrt and StrictMath.sqrt: correctly rounded.
func Sqrt(x float64) float64 {
	if x < 0 {
		return nan
	}
	return math.Sqrt(x)
}

// Round is Math.round(double): floor(x + 1/2) as if exact, saturating.
func Round(x float64) int64 {
	f := math.Floor(x)
	if x-f >= 0.5 { // exact: no bits of x lie below those of x-f
		f++
	}
	return D2L(f)
}

// RoundFloat is Math.round(float).
func RoundFloat(x float32) int32 {
	return D2I(math.Floor(float64(x) + 0.5)) // the sum is exact, or x is an integer or tiny
}

// FMA is Math.fma(double, double, double).
func FMA(x, y, z float64) float64 {
	switch {
	case x != x:
		return x
	case y != y:
		return y
	case z != z:
		return z
	}
	r := math.FMA(x, y, z)
	if r != r {
		return nan
	}
	return r
}

// FMAFloat is Math.fma(float, float, float).
func FMAFloat(x, y, z float32) float32 {
	// The product is exact in double. The sum is rounded to odd there, so
	// that rounding it once more to float is as one rounding.
	p, c := float64(float64(x)*float64(y)), float64(z)
	s := p + c
	if s-s != 0 { // infinite or NaN
		return float32(undefinedUnlessInf(s))
	}
	bb := s - p
	if err := (p - (s - bb)) + (c - bb); err != 0 && math.Float64bits(s)&1 == 0 {
		if (err > 0) == (s > 0) {
			s = math.Float64frombits(math.Float64bits(s) + 1)
		} else {
			s = math.Float64frombits(math.Float64bits(s) - 1)
		}
	}
	return float32(s)
}

func undefinedUnlessInf(x float64) float64 {
	if x != x {
		return nan
	}
	return x
}

// ToRadians is Math.toRadians as of JDK 9: one multiplication.
func ToRadians(degrees float64) float64 { return degrees * 0.017453292519943295 }

// ToDegrees is Math.toDegrees as of JDK 9: one multiplication.
func ToDegrees(radians float64) float64 { return radians * 57.29577951308232 }

// Signum is Math.signum(double).
func Signum(x float64) float64 {
	if x == 0 || x != x {
		return x
	}
	return math.Copysign(1, x)
}

// Scalb is Math.scalb(double, int): x * 2^n, rounded once.
func Scalb(x float64, n int) float64 { return math.Ldexp(x, n) }

// Ulp is Math.ulp(double).
func Ulp(x float64) float64 {
	x = math.Abs(x)
	switch e := int(math.Float64bits(x) >> 52); {
	case e == 0x7ff:
		return x
	case e > 52:
		return math.Float64frombits(uint64(e-52) << 52)
	default:
		return math.Float64frombits(1 << max(e-1, 0))
	}
}

// NextUp is Math.nextUp(double).
func NextUp(x float64) float64 {
	switch {
	case x == 0:
		return math.SmallestNonzeroFloat64
	case x != x || x == inf:
		return x
	case x > 0:
		return math.Float64frombits(math.Float64bits(x) + 1)
	}
	return math.Float64frombits(math.Float64bits(x) - 1)
}

// NextDown is Math.nextDown(double).
func NextDown(x float64) float64 { return -NextUp(-x) }

// GetExponent is Math.getExponent(double).
func GetExponent(x float64) int32 { return int32(math.Float64bits(x)>>52&0x7ff) - 1023 }

// FloorDiv is Math.floorDiv, for y != 0.
func FloorDiv[T int32 | int64](x, y T) T {
	q := x / y
	if x%y != 0 && (x < 0) != (y < 0) {
		q--
	}
	return q
}

// FloorMod is Math.floorMod, for y != 0.
func FloorMod[T int32 | int64](x, y T) T {
	r := x % y
	if r != 0 && (x < 0) != (y < 0) {
		r += y
	}
	return r
}
