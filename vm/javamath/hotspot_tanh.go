package javamath

import "math"

// MathTanh is Math.tanh from Java 25 on, by the algorithm of Intel's libm:
// tanh(x) = (1-y)/(1+y) with y = exp(-2x) = 2^(-k-i/256) * (1 + p(r)), and a series near zero.
func MathTanh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case x != x:
		return x
	case a >= 22:
		return math.Copysign(1, x)
	case a < 0x1p-64:
		return x
	case a < 0x1p-4:
		return tanhSeries(x)
	}
	const (
		perStepHi = 0x1.715476p+9 // 512/ln2
		perStepLo = 0x1.4ae0bf85ddf44p-17
		shifter   = 0x1.8p52
		c1        = -0x1.62e42fefa39efp-9
		c2        = 0x1.ebfbdff82c58ep-19
		c3        = -0x1.c6b08d704a0bfp-29
		c4        = 0x1.3b2ab6fba4e77p-39
		c5        = -0x1.5d87fe78a6731p-50

		half  = 1<<27 - 1 // what is cut off of an argument
		sums  = 1<<36 - 1 // of 1+y
		quots = 1<<18 - 1 // of 1/(1+y)
	)
	aHi := without(a, half)
	aLo := a - aHi
	steps := float64(aHi * perStepHi)
	whole := steps + shifter - shifter
	n := int32(whole)
	r := float64(perStepLo*a) + float64(perStepHi*aLo) + (steps - whole)

	yHi, yLo := 1.0, 0.0 // y = (yHi+yLo) * (1+p1+p)
	if i := n & 255; i > 0 {
		t := &exp2FineTable[256-i]
		yHi, yLo = t.hi/2, t.lo/2
	}
	scale := scaleExponent(1, -(n >> 8))
	yHi, yLo = yHi*scale, yLo*scale
	r2 := float64(r * r)
	p := float64((c4+float64(c5*r))*float64(r2*r2)) + float64((c2+float64(c3*r))*r2)
	p1 := float64(c1 * r)

	// 1+y in two parts, and nearly 1 divided by it.
	q := without(1/(float64((p+p1)*yHi)+(1+yHi)), quots)
	first := without(1+yHi, sums)
	hi := without(first+float64(p1*yHi), sums)
	lo := (1 - first) + yHi + yLo
	lo += float64(yLo * p1)
	lo += float64(p * yHi)
	lo += (first - hi) + float64(p1*yHi)

	// 1-y = -((hi-2)+lo); missing is by how much q is too large.
	lo *= q
	missing := (float64(hi*q) - 1) + lo
	main := float64((hi - 2) * q)
	result := main + ((lo - float64(lo*missing)) - float64(main*missing))
	return math.Copysign(result, x)
}

// tanhSeries is tanh of what is less than 1/16.
func tanhSeries(x float64) float64 {
	const (
		p3  = -0x1.5555555555555p-2
		p5  = 0x1.1111111111111p-3
		p7  = -0x1.ba1ba1ba1ba1cp-5
		p9  = 0x1.664f4882c10fap-6
		p11 = -0x1.226e355e6c23dp-7
		p13 = 0x1.d6d3d0e157ddfp-9
	)
	y := float64(x * x)
	y2 := float64(y * y)
	far := float64((float64((float64(p13*y)+p11)*y) + p9) * float64(y2*y2))
	near := float64((float64((float64(p7*y)+p5)*y) + p3) * y)
	return x + float64((far+near)*x)
}

// without clears bits of a double.
func without(x float64, bits uint64) float64 {
	return math.Float64frombits(math.Float64bits(x) &^ bits)
}
