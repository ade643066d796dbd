package javamath

import "math"

const (
	ln2High = 6.93147180369123816490e-01 // 32 bits, so that n*ln2High is exact
	ln2Low  = 1.90821492927058770002e-10
	invLn2  = 1.44269504088896338700e+00
)

// Beyond these exp overflows, and underflows to zero.
const (
	expOverflow  = 7.09782712893383973096e+02
	expUnderflow = -7.45133219101941108420e+02
)

// StrictExp is StrictMath.exp.
func StrictExp(x float64) float64 {
	switch {
	case x != x:
		return x
	case x > expOverflow:
		return inf
	case x < expUnderflow:
		return 0
	}
	hx := high(x) & 0x7fffffff
	if hx < 0x3e300000 { // 2^-28
		return 1 + x
	}
	if hx <= 0x3fd62e42 { // ln2/2
		c := expKernel(x)
		return 1 - (float64(x*c)/(c-2) - x)
	}
	hi, lo, k := reduceLn2(x, hx)
	x = hi - lo
	c := expKernel(x)
	y := 1 - ((lo - float64(x*c)/(2-c)) - hi)
	if k >= -1021 {
		return scaleExponent(y, k)
	}
	return scaleExponent(y, k+1000) * 0x1p-1000
}

// expKernel is x - (P1 x^2 + ... + P5 x^10), of which exp is a quotient.
func expKernel(x float64) float64 {
	const (
		p1 = 1.66666666666666019037e-01
		p2 = -2.77777777770155933842e-03
		p3 = 6.61375632143793436117e-05
		p4 = -1.65339022054652515390e-06
		p5 = 4.13813679705723846039e-08
	)
	t := float64(x * x)
	return x - float64(t*(p1+float64(t*(p2+float64(t*(p3+float64(t*(p4+float64(t*p5)))))))))
}

// reduceLn2 finds hi-lo = x - k*ln2; hx is the high word of |x|.
func reduceLn2(x float64, hx int32) (hi, lo float64, k int32) {
	switch {
	case hx >= 0x3ff0a2b2: // 1.5 ln2
		k = int32(float64(invLn2*x) + math.Copysign(0.5, x))
		t := float64(k)
		return x - float64(t*ln2High), t * ln2Low, k
	case x < 0:
		return x + ln2High, -ln2Low, -1
	}
	return x - ln2High, ln2Low, 1
}

// StrictExpm1 is StrictMath.expm1.
func StrictExpm1(x float64) float64 {
	const (
		q1 = -3.33333333333331316428e-02
		q2 = 1.58730158725481460165e-03
		q3 = -7.93650757867487942473e-05
		q4 = 4.00821782732936239552e-06
		q5 = -2.01099218183624371326e-07
	)
	hx := high(x) & 0x7fffffff
	switch {
	case x != x:
		return x
	case x > expOverflow:
		return inf
	case x < 0 && hx >= 0x4043687a: // -56 ln2
		return -1
	case hx < 0x3c900000: // 2^-54
		return x
	}
	var k int32
	var c float64
	if hx > 0x3fd62e42 { // ln2/2
		var hi, lo float64
		hi, lo, k = reduceLn2(x, hx)
		x = hi - lo
		c = (hi - x) - lo
	}
	hfx := float64(0.5 * x)
	hxs := float64(x * hfx)
	r1 := 1 + float64(hxs*(q1+float64(hxs*(q2+float64(hxs*(q3+float64(hxs*(q4+float64(hxs*q5)))))))))
	t := 3 - float64(r1*hfx)
	e := float64(hxs * ((r1 - t) / (6 - float64(x*t))))
	if k == 0 {
		return x - (float64(x*e) - hxs)
	}
	e = float64(x*(e-c)) - c
	e -= hxs
	switch {
	case k == -1:
		return float64(0.5*(x-e)) - 0.5
	case k == 1 && x < -0.25:
		return -2 * (e - (x + 0.5))
	case k == 1:
		return 1 + float64(2*(x-e))
	case k <= -2 || k > 56:
		return scaleExponent(1-(e-x), k) - 1
	case k < 20:
		t = withHigh(0, 0x3ff00000-0x200000>>k) // 1-2^-k
		return scaleExponent(t-(e-x), k)
	}
	t = withHigh(0, (0x3ff-k)<<20) // 2^-k
	return scaleExponent((x-(e+t))+1, k)
}

// Polynomial of the logarithms, in s^2 for s = f/(2+f).
const (
	lg1 = 6.666666666666735130e-01
	lg2 = 3.999999999940941908e-01
	lg3 = 2.857142874366239149e-01
	lg4 = 2.222219843214978396e-01
	lg5 = 1.818357216161805012e-01
	lg6 = 1.531383769920937332e-01
	lg7 = 1.479819860511658591e-01
)

// StrictLog is StrictMath.log.
func StrictLog(x float64) float64 {
	switch {
	case x == 0:
		return -inf
	case x < 0 || x != x:
		return undefined(x)
	case x > math.MaxFloat64:
		return x
	}
	var k int32
	hx := high(x)
	if hx < 0x00100000 { // subnormal
		k = -54
		x *= 0x1p54
		hx = high(x)
	}
	k += hx>>20 - 1023
	hx &= 0x000fffff
	i := (hx + 0x95f64) & 0x100000 // set when x is above sqrt(2)
	x = withHigh(x, hx|(i^0x3ff00000))
	k += i >> 20
	f := x - 1
	dk := float64(k)
	if (2+hx)&0xfffff < 3 { // |f| below 2^-20
		if f == 0 {
			return float64(dk*ln2High) + float64(dk*ln2Low)
		}
		r := float64(float64(f*f) * (0.5 - float64(0.33333333333333333*f)))
		if k == 0 {
			return f - r
		}
		return float64(dk*ln2High) - ((r - float64(dk*ln2Low)) - f)
	}
	s := f / (2 + f)
	z := float64(s * s)
	w := float64(z * z)
	t1 := float64(w * (lg2 + float64(w*(lg4+float64(w*lg6)))))
	t2 := float64(z * (lg1 + float64(w*(lg3+float64(w*(lg5+float64(w*lg7)))))))
	r := t2 + t1
	if (hx-0x6147a)|(0x6b851-hx) > 0 {
		hfsq := float64(float64(0.5*f) * f)
		if k == 0 {
			return f - (hfsq - float64(s*(hfsq+r)))
		}
		return float64(dk*ln2High) - ((hfsq - (float64(s*(hfsq+r)) + float64(dk*ln2Low))) - f)
	}
	if k == 0 {
		return f - float64(s*(f-r))
	}
	return float64(dk*ln2High) - ((float64(s*(f-r)) - float64(dk*ln2Low)) - f)
}

// StrictLog10 is StrictMath.log10.
func StrictLog10(x float64) float64 {
	const (
		invLn10    = 4.34294481903251816668e-01
		log10of2Hi = 3.01029995663611771306e-01
		log10of2Lo = 3.69423907715893078616e-13
	)
	switch {
	case x == 0:
		return -inf
	case x < 0 || x != x:
		return undefined(x)
	case x > math.MaxFloat64:
		return x
	}
	var k int32
	hx := high(x)
	if hx < 0x00100000 { // subnormal
		k = -54
		x *= 0x1p54
		hx = high(x)
	}
	k += hx>>20 - 1023
	i := int32(uint32(k) >> 31)
	y := float64(k + i)
	x = withHigh(x, hx&0x000fffff|(0x3ff-i)<<20)
	z := float64(y*log10of2Lo) + float64(invLn10*StrictLog(x))
	return z + float64(y*log10of2Hi)
}

// StrictLog1p is StrictMath.log1p.
func StrictLog1p(x float64) float64 {
	hx := high(x)
	ax := hx & 0x7fffffff
	var (
		f, c float64
		k    = int32(1)
		hu   = int32(1)
	)
	if hx < 0x3fda827a { // sqrt(2)-1
		switch {
		case x == -1:
			return -inf
		case x < -1 || x != x:
			return undefined(x)
		case ax < 0x3c900000: // 2^-54
			return x
		case ax < 0x3e200000: // 2^-29
			return x - float64(float64(x*x)*0.5)
		}
		if hx > 0 || ax <= 0x3fd2bec3 { // sqrt(2)/2-1
			k, f = 0, x
		}
	}
	if hx >= 0x7ff00000 {
		return x
	}
	if k != 0 {
		u := x
		if hx < 0x43400000 { // 2^53
			u = 1 + x
			k = high(u)>>20 - 1023
			if k > 0 {
				c = 1 - (u - x)
			} else {
				c = x - (u - 1)
			}
			c /= u
		} else {
			k = high(u)>>20 - 1023
		}
		hu = high(u) & 0x000fffff
		if hu < 0x6a09e {
			u = withHigh(u, hu|0x3ff00000)
		} else {
			k++
			u = withHigh(u, hu|0x3fe00000)
			hu = (0x00100000 - hu) >> 2
		}
		f = u - 1
	}
	dk := float64(k)
	hfsq := float64(float64(0.5*f) * f)
	if hu == 0 { // |f| below 2^-20
		if f == 0 {
			return float64(dk*ln2High) + (c + float64(dk*ln2Low))
		}
		r := float64(hfsq * (1 - float64(0.66666666666666666*f)))
		if k == 0 {
			return f - r
		}
		return float64(dk*ln2High) - ((r - (float64(dk*ln2Low) + c)) - f)
	}
	s := f / (2 + f)
	z := float64(s * s)
	r := float64(z * (lg1 + float64(z*(lg2+float64(z*(lg3+float64(z*(lg4+float64(z*(lg5+float64(z*(lg6+float64(z*lg7)))))))))))))
	if k == 0 {
		return f - (hfsq - float64(s*(hfsq+r)))
	}
	return float64(dk*ln2High) - ((hfsq - (float64(s*(hfsq+r)) + (float64(dk*ln2Low) + c))) - f)
}

// StrictSinh is StrictMath.sinh.
func StrictSinh(x float64) float64 {
	ax := math.Abs(x)
	h := math.Copysign(0.5, x)
	switch {
	case x != x || ax < 0x1p-28:
		return x
	case ax < 22:
		t := StrictExpm1(ax)
		if ax < 1 {
			return h * (float64(2*t) - float64(t*t)/(t+1))
		}
		return h * (t + t/(t+1))
	}
	return hyperbolicLarge(ax, h)
}

// hyperbolicLarge is h*exp(x) for x from 22 on, without the overflow of exp
// near the end of the range.
func hyperbolicLarge(x, h float64) float64 {
	const overflow = 0x1.633ce8fb9f87dp9
	switch {
	case high(x) < 0x40862e42:
		return h * StrictExp(x)
	case x <= overflow:
		w := StrictExp(0.5 * x)
		return float64(h*w) * w
	}
	return math.Copysign(inf, h)
}

// StrictCosh is StrictMath.cosh.
func StrictCosh(x float64) float64 {
	ax := math.Abs(x)
	switch ix := high(ax); {
	case x != x:
		return x
	case ix < 0x3fd62e43: // ln2/2
		t := StrictExpm1(ax)
		w := 1 + t
		if ix < 0x3c800000 { // 2^-55
			return w
		}
		return 1 + float64(t*t)/(w+w)
	case ax < 22:
		t := StrictExp(ax)
		return float64(0.5*t) + 0.5/t
	}
	return hyperbolicLarge(ax, 0.5)
}

// StrictTanh is StrictMath.tanh.
func StrictTanh(x float64) float64 {
	ax := math.Abs(x)
	switch {
	case x != x:
		return x
	case ax >= 22:
		return math.Copysign(1, x)
	case ax < 0x1p-55:
		return x * (1 + x)
	case ax >= 1:
		return math.Copysign(1-2/(StrictExpm1(2*ax)+2), x)
	}
	t := StrictExpm1(-2 * ax)
	return math.Copysign(-t/(t+2), x)
}
