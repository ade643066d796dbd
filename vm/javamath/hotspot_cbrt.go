package javamath

import "math"

// MathCbrt is Math.cbrt from Java 25 on, by the algorithm of Intel's libm:
// x = 2^(3k+j) * m, c is the middle of the 32nd of [1, 2) that has m, r = (m-c)/c, and
// cbrt(x) = 2^k * cbrt(2^j*c) * (1 + p(r)).
func MathCbrt(x float64) float64 {
	const (
		p1 = 0x1.5555555555555p-2
		p2 = -0x1.c71c71c71c71cp-4
		p3 = 0x1.f9add3c0ca458p-5
		p4 = -0x1.511e8d2b3183bp-5
		p5 = 0x1.ee7113506ac12p-6
		p6 = -0x1.8090d6221a247p-6
		p7 = 0x1.3750ad588f115p-6
		p8 = -0x1.036de5c9cc8e7p-6

		fraction = 1<<52 - 1
	)
	if x == 0 || x != x || math.IsInf(x, 0) {
		return x
	}
	bias := int32(0)
	if math.Abs(x) < 0x1p-1022 {
		x *= 0x1p63
		bias = -21
	}
	bits := math.Float64bits(x)
	e := int32(bits >> 52 & 0x7ff)
	k, j := e/3, e%3
	m := math.Float64frombits(bits&fraction | 1023<<52)
	part := int32(bits >> 47 & 31)
	c := 1 + float64(2*part+1)/64

	r := float64((m - c) * (1 / c))
	t := &cbrtTable[32*j+part]
	scale := math.Copysign(scaleExponent(1, k-341+bias), x)
	hi, lo := float64(t.hi*scale), float64(t.lo*scale)
	r2 := float64(r * r)
	r4 := float64(r2 * r2)
	p := (p1 + float64(p2*r)) + float64((p3+float64(p4*r))*r2)
	p += float64(((p5 + float64(p6*r)) + float64((p7+float64(p8*r))*r2)) * r4)
	return float64(p*float64(r*hi)) + lo + hi
}
