package javamath

import "math"

// MathExp is Math.exp, by the algorithm of Intel's libm:
// x = (64n+j)*log(2)/64 + r, and exp(x) = 2^n * 2^(j/64) * (1 + p(r)).
func MathExp(x float64) float64 {
	const (
		perStep = 0x1.71547652b82fep6 // 64/ln2
		stepHi  = 0x1.62e42fefap-7
		stepLo  = 0x1.cf79abc9e3b3ap-46
		shifter = 0x1.8p52
		c2      = 0x1.ffffffffffffep-2
		c3      = 0x1.5555555548ba1p-3
		c4      = 0x1.55555555b9e25p-5
		c5      = 0x1.11115c090cf0fp-7
		c6      = 0x1.6c15ce3289860p-10
	)
	switch top := math.Float64bits(x) >> 48 & 0x7fff; {
	case top < 0x3c90: // 2^-54
		return 1 + x
	case x != x:
		return x
	case x >= 1024:
		return inf
	case x <= -1024:
		return 0
	}
	shifted := float64(x*perStep) + shifter
	m := int32(math.Float64bits(shifted))
	steps := shifted - shifter
	r := x - float64(steps*stepHi)
	r -= float64(steps * stepLo)
	t := &exp2Table[m&63]
	n := m >> 6

	r2 := float64(r * r)
	r3 := float64(r * r2)
	p := (r + t.tail) + float64(float64(r3*r2)*(c5+float64(c6*r)))
	p = float64(r3*(c3+float64(c4*r))) + p
	p += float64(r2 * c2)
	if n >= -894 && n <= 1022 {
		scale := scaleExponent(t.hi, n)
		return float64(p*scale) + scale
	}
	// 2^n may not be a double, but 2^(n-n1) and 2^n1 are.
	n1 := n >> 1
	scale := scaleExponent(t.hi, n-n1)
	p *= scale
	return addScaled(p, scale, int(n), n1)
}

// addScaled is (p+t)*2^n1, where t*2^n1 has exponent n: rounded once, also
// where it is subnormal.
func addScaled(p, t float64, n int, n1 int32) float64 {
	factor := scaleExponent(1, n1)
	lost := -1022 - n // bits of t below the smallest subnormal
	if lost > 52 {
		return (p + t) * factor
	}
	tHi := 0.0
	if lost >= 0 {
		tHi = math.Float64frombits(math.Float64bits(t) & (math.MaxUint64 << lost))
	}
	p += t - tHi
	sum := float64((p + tHi) * factor)
	if n < 1023 && math.Abs(sum) < 0x1p-1022 && !(lost == 0 && p >= 0) {
		return float64(p*factor) + float64(tHi*factor)
	}
	return sum
}
