package javamath

import (
	"math"
	"math/bits"
)

// The power of Intel's libm: log2(x) in two parts (see hotspot_log.go, b being
// scaled by the leading bits of log2(e)), times y in two parts, and 2^(that)
// from a table of 256 steps and a polynomial.

const (
	log2eHigh = 0x1.72p0
	log2eLow  = -0x1.dabe1161bb241p-10 // log2(e)-log2eHigh, relative to log2eHigh

	// Below log2eLow, the polynomial of the logarithm.
	powL2 = -0x1.619b6b3841d2ap-2
	powL3 = 0x1.4635e486ececcp-3
	powL4 = -0x1.528db9f95985ap-4
	powL5 = 0x1.76c9bac8349bbp-5
	powL6 = -0x1.b0301ee241472p-6
	powL7 = 0x1.004f2518775e3p-6
	powL8 = -0x1.365786dc96112p-7

	powShifter = 0x1.8p44 // rounds to multiples of 1/256
)

// MathPow is Math.pow.
func MathPow(x, y float64) float64 {
	switch {
	case y == 2:
		return x * x
	case y == 0.5 && x > 0:
		return math.Sqrt(x)
	}
	result, sign, done := powSpecial(x, y)
	if done {
		return result
	}
	x = math.Abs(x)
	xBits := math.Float64bits(x)
	m, kf := normalize(x)
	k := int(kf)

	exponent := uint(max(k, -k)) // its size decides how many bits of m multiply exactly
	logK := bits.Len(exponent+1) - 1
	drop := logK
	if k < -1022 {
		drop = 10
	}
	mask := ^uint64(0) << (32 + drop)
	bBits := math.Float32bits(reciprocal(m)*log2eHigh) + 0x2000
	b := float64(math.Float32frombits(bBits &^ 0x3fff))
	t := &log2Table[bBits>>14&0x3ff-228]
	mHi := math.Float64frombits(math.Float64bits(m) & mask)
	if top := xBits >> 48; top == 0x3fef || top == 0x3ff0 { // near 1
		mHi = math.Float64frombits((math.Float64bits(m) + 0x80000000) & mask)
		if math.Abs(y) >= 0x1p12 {
			return powNear1(x, y, sign, kf, m, mHi, b, t)
		}
	}

	rHi := float64(mHi*b) - log2eHigh
	rLo := float64((m - mHi) * b)
	r := rLo + rHi
	l := (rHi + t.hi) + kf
	lLow := rLo + t.lo
	r2 := float64(r * r)
	r3 := float64(r * r2)
	r4 := float64(r2 * r2)
	odd := float64(r4*float64((powL7+float64(powL8*r))*r3)) + (float64((powL3+float64(powL4*r))*r3) + lLow)
	even := float64(r4*float64((powL5+float64(powL6*r))*r)) + float64((log2eLow+float64(powL2*r))*r)
	low := even + odd // l+low is log2(x)

	// An estimate of the exponent of y*log2(x), which k rules unless it is 0.
	switch e := int(GetExponent(y)) + logK; {
	case e < -55:
		return 1
	case e < -31:
		s := float64(l*y) + float64(y*low)
		return sign * (1 + float64(s*ln2))
	case e < 8:
		yHi, yLo := splitAt(y, 0xfffffff800000000)
		product := float64(yHi * l)
		shifted := product + powShifter
		n := int32(math.Float64bits(shifted))
		f := float64(y*low) + ((product - (shifted - powShifter)) + float64(yLo*l))
		scaledHi, rest := exp2Fine(n, f, n>>8)
		return sign * (rest + scaledHi)
	case e >= 16:
		return sign * overOrUnder((x >= 1) == (y > 0))
	}
	s := l + low
	low += l - s
	sHi, sLo := splitAt(s, 0xfffffffff8000000)
	low += sLo
	yHi, yLo := splitAt(y, 0xfffffffff8000000)
	product := float64(yHi * sHi)
	return sign * powScaled(x, y, product, float64(y*low)+float64(yLo*sHi))
}

const ln2 = 0x1.62e42fefa39efp-1

// powScaled is 2^(product+low), with care for the ends of the range. x and y
// tell which end.
func powScaled(x, y, product, low float64) float64 {
	shifted := product + powShifter
	n := int32(math.Float64bits(shifted))
	rounded := shifted - powShifter
	f := low + (product - rounded)
	if math.Abs(rounded) >= 1152 {
		return overOrUnder((x >= 1) == (y > 0))
	}
	exp := n >> 8
	half := exp >> 1
	scaledHi, rest := exp2Fine(n, f, half)
	factor := scaleExponent(1, exp-half)
	sum := float64((rest + scaledHi) * factor)
	if sum < 0x1p-1022 {
		// Subnormal: add the bits that stay apart from those that are rounded.
		lost := -31 - (int(math.Float64bits(scaledHi)>>52) - 1023 + int(exp-half) + 1023)
		if lost > 20 {
			return sum
		}
		hi, lo := splitAt(scaledHi, ^uint64(0)<<(32+max(lost, 0)))
		return float64(hi*factor) + float64((lo+rest)*factor)
	}
	return sum
}

// exp2Fine is 2^(n/256 - floor(n/256) + scale) * 2^f in two parts.
func exp2Fine(n int32, f float64, scale int32) (hi, rest float64) {
	const (
		c2 = 0x1.ebfbdff82c58fp-3
		c3 = 0x1.c6b08d704a0c0p-5
		c4 = 0x1.3b2ab6fba4e77p-7
		c5 = 0x1.5d87fe78a6731p-10
	)
	t := &exp2FineTable[n&255]
	hi = scaleExponent(t.hi, scale)
	f2 := float64(f * f)
	linear := float64(float64(ln2*f)*hi) + scaleExponent(t.lo, scale)
	rest = float64(float64(f2*f2*(c4+float64(c5*f)))*hi) + linear
	rest += float64(float64(f2*(c2+float64(c3*f))) * hi)
	return hi, rest
}

// powNear1 is pow for x within 1/16 of 1 and large y, with a longer logarithm.
func powNear1(x, y, sign, k, m, mHi, b float64, t *split) float64 {
	const (
		l2Hi  = -0x1.61ap-2
		eHi   = -0x1.dabe1p-10
		eTail = -0x1.61bb2412055ccp-34
		l2    = 0x1.2531ef8b5787dp-16 // what l2Hi leaves
		l3    = 0x1.4635e486ececbp-3
	)
	rHi := float64(mHi*b) - log2eHigh
	rLo := float64((m - mHi) * b)
	r := rLo + rHi

	// The larger terms are added from the large to the small, and what each
	// sum loses is collected in low.
	base := k + t.hi
	first := rHi + float64(eHi*rHi)
	square := float64(float64(l2Hi*rHi) * rHi)
	cross := float64(float64(l2Hi*rLo) * (rHi + r))
	tail := float64(eHi * rLo)

	s1 := base + first
	s2 := s1 + square
	lost := (square + (s1 - s2)) + ((base - s1) + first)
	s3 := s2 + rLo
	low := cross + lost
	low += (s2 - s3) + rLo
	s4 := s3 + tail
	low += (s3 - s4) + tail
	l := s4 + t.lo
	low += (s4 - l) + t.lo

	r2 := float64(r * r)
	r3 := float64(r * r2)
	r4 := float64(r2 * r2)
	odd := float64(float64((powL7+float64(powL8*r))*r3)*r4) + (float64((l3+float64(powL4*r))*r3) + low)
	even := float64((eTail+float64(l2*r))*r) + float64(float64((powL5+float64(powL6*r))*r)*r4)
	low = odd + even

	lHi, lLo := splitAt(l, 0xfffffffff8000000)
	if GetExponent(y)+GetExponent(l) >= 13 {
		return sign * overOrUnder((lHi > 0) == (y > 0))
	}
	yHi, yLo := splitAt(y, 0xffffffff00000000)
	return sign * powScaled(x, y, yHi*lHi, float64(yLo*lHi)+float64(y*(lLo+low)))
}
