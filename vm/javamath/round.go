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

// Scalb is Math.scalb(double, int): x * 2^n, rounded once.
func Scalb(x float64, n int) float64 { return math.Ldexp(x, n) }

// GetExponent is Math.getExponent(double).
func GetExponent(x float64) int32 { return int32(math.Float64bits(x)>>52&0x7ff) - 1023 }
