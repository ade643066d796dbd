package javamath

import "math"

// The logarithms of Intel's libm: x = 2^k * m with m in [1, 2), b is a short
// approximation of 1/m, r = b*m - 1 is exact in two parts, and
//
//	log(x) = k*log(2) - log(b) + p(r)
//
// with -log(b) from a table and p a polynomial. For log10 and pow b is scaled
// by the leading bits of log10(e) and log2(e), which saves a multiplication.

// reciprocal is what the rcpps instruction makes of m, a number in [1, 2).
// The x86 architecture bounds its error only; this is what AMD's processors
// of the Zen family answer. Others differ here and there in the last of its
// twelve bits, and through that log, log10 and pow of some numbers in their
// last bit.
func reciprocal(m float64) float32 {
	i := int(math.Float64bits(m) >> 40 & 0xfff)
	r := int(8192/(1+float64((float64(i)+0.5)*(1.0/4096))) + 0.5)
	d := reciprocalDeviation[i/3] - 'a'
	switch i % 3 {
	case 0:
		d /= 9
	case 1:
		d = d / 3 % 3
	case 2:
		d %= 3
	}
	return float32(r+int(d)-1) * (1.0 / 8192)
}

// normalize finds x = 2^k * m with m in [1, 2) for finite x > 0.
func normalize(x float64) (m float64, k float64) {
	b := math.Float64bits(x)
	e := int(b >> 52)
	if e == 0 {
		b = math.Float64bits(x * 0x1p128)
		e = int(b>>52) - 128
	}
	return math.Float64frombits(b&(1<<52-1) | 1023<<52), float64(e - 1023)
}

// logSpecial is log and log10 of what has none, or none that is finite.
func logSpecial(x float64) float64 {
	switch {
	case x == 0:
		return -inf
	case x < 0 || x != x:
		return undefined(x)
	}
	return x
}

// splitAt splits x into its leading bits, as many as mask leaves, and the rest.
func splitAt(x float64, mask uint64) (hi, lo float64) {
	hi = math.Float64frombits(math.Float64bits(x) & mask)
	return hi, x - hi
}

// MathLog is Math.log.
func MathLog(x float64) float64 {
	const (
		ln2Hi = 0x1.62e42fefa38p-1
		ln2Lo = 0x1.ef35793c7673p-45
		c7    = 0x1.2492492492492p-3
		c6    = -0x1.5555e3d6fb175p-3
		c5    = 0x1.999999999999ap-3
		c3    = 0x1.5555555555555p-2
	)
	if !(x > 0 && x <= math.MaxFloat64) {
		return logSpecial(x)
	}
	m, k := normalize(x)
	bBits := math.Float32bits(reciprocal(m)) + 0x8000
	b := float64(math.Float32frombits(bBits &^ 0xffff))
	t := &logTable[bBits>>16&0xff]

	mHi, mLo := splitAt(m, 0xffffe00000000000)
	r := float64(mLo*b) + (float64(mHi*b) - 1)
	h := t.hi + float64(k*ln2Hi)
	s := h + r
	r2 := float64(r * r)
	p5 := float64((c5+float64(c6*r))*r) + float64(float64(c7*r)*r2)
	p2 := (-0.5 + float64(c3*r)) + float64(-0.25*r2)
	low := r + (h - s)
	low += float64(k*ln2Lo) + t.lo
	low += float64(p5 * float64(r2*r2))
	low += float64(p2 * r2)
	return s + low
}

// MathLog10 is Math.log10.
func MathLog10(x float64) float64 {
	const (
		log10eHi = 0x1.bcp-2
		log10eLo = 0x1.a7a6cbf2e4108p-10
		log2Hi   = 0x1.34413509f78p-2
		log2Lo   = 0x1.fef311f12b358p-46
		c7       = 0x1.58874c1a5f12ep4
		c6       = -0x1.5c917385593b1p3
		c5       = 0x1.6ab9f7f9d3aa1p2
		c4       = -0x1.8930964d4ef0dp1
		c3       = 0x1.c6a02dc963467p0
		c2       = -0x1.27af2dc77b115p0
	)
	if !(x > 0 && x <= math.MaxFloat64) {
		return logSpecial(x)
	}
	m, k := normalize(x)
	bBits := math.Float32bits(reciprocal(m)*log10eHi) + 0x8000
	b := float64(math.Float32frombits(bBits &^ 0xffff))
	t := &log10Table[bBits>>16&0xff-94]

	mHi, mLo := splitAt(m, 0xfffffffff8000000)
	r := float64(mLo*b) + (float64(mHi*b) - log10eHi)
	h := t.hi + float64(k*log2Hi)
	s := h + r
	r2 := float64(r * r)
	p5 := float64((c5+float64(c6*r))*r) + float64(float64(c7*r)*r2)
	p2 := (c2 + float64(c3*r)) + float64(c4*r2)
	low := r + (h - s)
	low += float64(log10eLo * r)
	low += float64(k*log2Lo) + t.lo
	low += float64(p5 * float64(r2*r2))
	low += float64(p2 * r2)
	return s + low
}
