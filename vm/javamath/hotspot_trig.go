package javamath

import (
	"math"
	"math/bits"
)

// The trigonometric functions of Intel's libm: x = n*pi/32 + r + c with |r| up
// to pi/64 and c what the rounding of r lost; the values at n*pi/32 come from
// a table, the rest from polynomials in r.

const perPi32 = 0x1.45f306dc9c883p+3 // 32/pi

// MathSin is Math.sin.
func MathSin(x float64) float64 {
	switch top := math.Float64bits(x) >> 48 & 0x7fff; {
	case top > 0x40f5:
		if top >= 0x7ff0 {
			return undefined(x)
		}
		octant, y, c := reducePi4(x)
		return tableSin(y, c, 8*octant)
	case top >= 0x3030: // 2^-252
		return tableSin(x, 0, 0)
	case top < 0x10: // zero or subnormal
		return x * 0x1.fffffffffffffp-1
	}
	return (float64(x*0x1p55) - x) * 0x1p-55
}

// MathCos is Math.cos.
func MathCos(x float64) float64 {
	switch top := math.Float64bits(x) >> 48 & 0x7fff; {
	case top > 0x40f5:
		if top >= 0x7ff0 {
			return undefined(x)
		}
		octant, y, c := reducePi4(x)
		return tableSin(y, c, 8*octant+16)
	case top >= 0x3030:
		return tableSin(x, 0, 16)
	}
	return 1
}

// tableSin is sin(x + tail + turn*pi/32).
func tableSin(x, tail float64, turn int32) float64 {
	const (
		p1 = 0x1.921fb544p-4 // pi/32 in three parts, of which two give exact products
		p2 = 0x1.0b4611a6p-38
		p3 = 0x1.3198a2e037073p-73

		s3 = -0x1.5555555555555p-3
		s5 = 0x1.1111111111111p-7
		s7 = -0x1.a01a01a01a01ap-13
		s9 = 0x1.71de3a556c734p-19
		c4 = 0x1.5555555555555p-5
		c6 = -0x1.6c16c16c16c17p-10
		c8 = 0x1.a01a01a01a01ap-16
	)
	n := int32(float64(x*perPi32) + math.Copysign(0.5, x))
	fn := float64(n)
	t := &sineTable[(n+turn)&63]

	m2 := float64(fn * p2)
	r1 := x - float64(fn*p1)
	r := r1 - m2
	minusC := (float64(fn*p3) - ((r1 - r) - m2)) - tail

	cosB := t.cosRest + t.sigma
	r2 := float64(r * r)
	r4 := float64(r2 * r2)
	sinPoly := (s3 + float64(s5*r2)) + float64((s7+float64(float64(s9*r1)*r))*r4)
	cosPoly := (-0.5 + float64(c4*r2)) + float64((c6+float64(float64(c8*r1)*r))*r4)

	sr := float64(t.sigma * r)
	med := float64(t.cosRest * r)
	hi1 := t.sin + sr
	hi := hi1 + med
	low := float64(minusC*(float64(t.sin*r)-cosB)) + t.sinTail
	low += (t.sin - hi1) + sr
	low += (hi1 - hi) + med
	low += float64(sinPoly * (float64(cosB*r) * r2))
	low += float64(cosPoly * (t.sin * r2))
	return hi + low
}

// MathTan is Math.tan.
func MathTan(x float64) float64 {
	switch top := math.Float64bits(x) >> 48 & 0x7fff; {
	case top > 0x40c8:
		if top >= 0x7ff0 {
			return undefined(x)
		}
		quadrant, y, c := reducePi2(x)
		return tableTan(y, c, 16*quadrant)
	case top >= 0x3fba:
		return tableTan(x, 0, 0)
	case top >= 0x3e20: // 2^-29
		const (
			q3  = 0x1.5555555555612p-2
			q5  = 0x1.1111111092746p-3
			q7  = 0x1.ba1ba52c4c8abp-5
			q9  = 0x1.664a0bf847a43p-6
			q11 = 0x1.2609ab8fe4d77p-7
		)
		x2 := float64(x * x)
		p := q3 + float64((q5+float64((q7+float64((q9+float64(q11*x2))*x2))*x2))*x2)
		return x + float64(p*float64(x*x2))
	case top < 0x10: // zero or subnormal
		return x
	}
	return (x + float64(x*0x1p55)) * 0x1p-55
}

// tableTan is tan(x + tail + turn*pi/32).
func tableTan(x, tail float64, turn int32) float64 {
	// pi/32 in three parts, for multiples n of pi/32 and 16*q of pi/2.
	const (
		n1 = 0x1.921fb5444p-4
		n2 = 0x1.68c234c4cp-43
		n3 = 0x1.98a2e03707345p-81
		q1 = 0x1.921fb54444p-4
		q2 = -0x1.2e7b967674p-44
		q3 = 0x1.8a2e03707344ap-85
		// q2 and q3 in one.
		q2q3 = 0x1.2e7b9676733afp-44
	)
	half := math.Copysign(0.5, x)
	n := int32(float64(x*perPi32) + half)
	fn := float64(n)
	fq := float64(float64(int32(float64(x*0x1.45f306dc9c883p-1)+half)) * 16)
	t := &tanTable[(n+turn)&31]
	c := &t.c

	// x = n*pi/32 + r + rLow
	m2 := float64(fn * n2)
	r1 := x - float64(fn*n1)
	r := r1 - m2
	rLow := (((r1 - r) - m2) - float64(fn*n3)) + tail

	r2 := float64(r * r)
	r4 := float64(r2 * r2)
	r5 := float64(r * r4)
	// Two halves of the series, c[0..7] and c[8..15], of which the upper is
	// multiplied by r^8; c[0] and c[1] are taken apart below.
	lower := float64((c[2] + float64(c[3]*r)) * r2)
	lower += float64(c[4] * r4)
	lower += float64(((c[5] + float64(c[6]*r)) + float64(c[7]*r2)) * r5)
	upper := (c[8] + float64(c[9]*r)) + float64((c[10]+float64(c[11]*r))*r2)
	upper += float64(c[12] * r4)
	upper += float64(((c[13] + float64(c[14]*r)) + float64(c[15]*r2)) * r5)
	low := float64(float64(r4*r4)*upper) + lower

	sr := float64(t.sigma * r)
	tr := float64(c[1] * r)
	med := sr + tr
	low += (float64((t.sigma+c[1])*rLow) + t.lo) + (tr + (sr - med))

	if !t.reciprocal {
		sum := med + c[0]
		return (low + (med - (sum - c[0]))) + sum
	}
	// x = q*pi/2 + d + dLow, and -1/(d+dLow) in two parts.
	m2 = float64(fq * q2)
	d1 := x - float64(fq*q1)
	d0 := d1 - m2
	dLow := (((d1 - d0) - m2) - float64(fq*q3)) + tail
	d, _ := splitAt(d1+float64(fq*q2q3), 0xfffffffffffc0000)
	dLow += d0 - d
	inverse := 1 / d
	inverseHi, _ := splitAt(inverse, 0xfffffff800000000)
	inverseLow := float64(((1 - float64(d*inverseHi)) - float64(dLow*inverse)) * inverse)

	hi := inverseHi - c[0]
	sum := med - hi
	low += med - (hi + sum)
	return (low - inverseLow) + sum
}

// reducePi4 finds |x| = j*pi/4 + y + tail with |y| up to pi/8, for large
// finite x; n is j with the sign of x.
func reducePi4(x float64) (n int32, y, tail float64) {
	return reduceLargePi(x, 1, 0x1.921fb4p-1, 0x1.4442d18469899p-25)
}

// reducePi2 is reducePi4 for multiples of pi/2, |y| up to pi/4.
func reducePi2(x float64) (n int32, y, tail float64) {
	return reduceLargePi(x, 0, 0x1.921fbp-1, 0x1.5110b4611a626p-23)
}

// reduceLargePi reduces x by multiples of pi/2, halved halvings times, with
// 192 bits of the quotient's fraction. pi/4 is given in two parts.
func reduceLargePi(x float64, halvings int, pi4Hi, pi4Lo float64) (n int32, y, tail float64) {
	m, e := significand(math.Abs(x))
	// The quotient is m * 2^e * 2/pi * 2^halvings. The bits of 2/pi before
	// position first make multiples of 8 of it.
	first := max(0, e+halvings-3)
	var product [5]uint64 // big-endian: four words of 2/pi times m
	for i := 3; i >= 0; i-- {
		hi, lo := bits.Mul64(twoOverPiBits(first+64*i), m)
		var carry uint64
		product[i+1], carry = bits.Add64(product[i+1], lo, 0)
		product[i] = hi + carry
	}
	// The point lies point bits after the start of product.
	point := 64 + e + halvings - first
	j := int32(bitsAt(&product, point-3) >> 61)
	f := [3]uint64{bitsAt(&product, point), bitsAt(&product, point+64), bitsAt(&product, point+128)}
	negative := math.Signbit(x)
	sign := negative
	if f[0]>>63 != 0 { // above a half: j+1 and the fraction taken from 1
		j++
		sign = !sign
		var borrow uint64
		f[2], borrow = bits.Sub64(0, f[2], 0)
		f[1], borrow = bits.Sub64(0, f[1], borrow)
		f[0], _ = bits.Sub64(0, f[0], borrow)
	}
	if negative {
		j = -j
	}
	zeros := bits.LeadingZeros64(f[0])
	if f[0] == 0 {
		zeros = 64 + bits.LeadingZeros64(f[1])
	}
	padded := [5]uint64{f[0], f[1], f[2]}
	lead := bitsAt(&padded, zeros)
	next := bitsAt(&padded, zeros+30)
	// The fraction as 30 bits and the 63 next ones, in units of pi/4.
	a := math.Ldexp(float64(lead>>34), -30-zeros+1-halvings)
	b := math.Ldexp(float64(int64(next>>1)), -30-63-zeros+1-halvings)
	if sign {
		a, b = -a, -b
	}
	y0 := float64(a * pi4Hi)
	tail = float64(pi4Lo*(a+b)) + float64(b*pi4Hi)
	y = y0 + tail
	return j, y, tail + (y0 - y)
}

// twoOverPiBits is 64 bits of 2/pi from bit i after the point.
func twoOverPiBits(i int) uint64 {
	word, shift := i/64, i%64
	v := twoOverPi[word] << shift
	if shift > 0 && word+1 < len(twoOverPi) {
		v |= twoOverPi[word+1] >> (64 - shift)
	}
	return v
}

// bitsAt is 64 bits of a big-endian number from bit i; i may be negative.
func bitsAt(words *[5]uint64, i int) uint64 {
	if i < 0 {
		return words[0] >> -i
	}
	word, shift := i/64, i%64
	v := words[word] << shift
	if shift > 0 && word+1 < len(words) {
		v |= words[word+1] >> (64 - shift)
	}
	return v
}
