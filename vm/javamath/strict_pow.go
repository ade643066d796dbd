package javamath

import "math"

// StrictPow is StrictMath.pow.
func StrictPow(x, y float64) float64 {
	switch {
	case y == 2:
		return x * x
	case y == 0.5 && x >= -math.MaxFloat64:
		return math.Sqrt(x + 0) // of -0 too the root is +0
	case y == 1:
		return x
	case y == -1:
		return 1 / x
	}
	result, sign, done := powSpecial(x, y)
	if done {
		return result
	}
	xAbs, yAbs := math.Abs(x), math.Abs(y)
	var t1, t2 float64 // log2(|x|), t1 with its low word clear
	if yAbs > 0x1.00000ffffffffp31 {
		if xAbs < 0x1.fffff00000000p-1 {
			return sign * overOrUnder(y < 0)
		}
		if xAbs > 0x1.00000ffffffffp0 {
			return sign * overOrUnder(y > 0)
		}
		t1, t2 = log2Near1(xAbs)
	} else {
		t1, t2 = log2Split(xAbs)
	}

	y1 := chop(y)
	pl := float64((y-y1)*t1) + float64(y*t2)
	ph := float64(y1 * t1)
	z := pl + ph
	const overflowTail = 8.0085662595372944372e-17 // of log2 of the largest double and a half ulp
	switch {
	case z > 1024 || z == 1024 && pl+overflowTail > z-ph:
		return sign * inf
	case z < -1075 || z == -1075 && pl <= z-ph:
		return sign * 0
	}
	return sign * exp2Split(z, ph, pl)
}

// powSpecial is the power where an argument is zero, infinite, NaN or |x| is 1,
// or where there is none (done). Else the power is sign * |x|^y.
func powSpecial(x, y float64) (result, sign float64, done bool) {
	xAbs, yAbs := math.Abs(x), math.Abs(y)
	switch {
	case y == 0:
		return 1, 0, true
	case x != x:
		return x, 0, true
	case y != y:
		return y, 0, true
	case yAbs == inf && xAbs == 1:
		return nan, 0, true
	case yAbs == inf:
		return overOrUnder((xAbs > 1) == (y > 0)), 0, true
	}
	sign = 1
	isInt := false
	if math.Signbit(x) {
		var isOdd bool
		if isInt, isOdd = parity(yAbs); isOdd {
			sign = -1
		}
	}
	switch {
	case xAbs == 0 || xAbs == inf:
		return sign * overOrUnder((xAbs == 0) != (y > 0)), 0, true
	case x < 0 && !isInt:
		return nan, 0, true
	case xAbs == 1:
		return sign, 0, true
	}
	return 0, sign, false
}

func overOrUnder(over bool) float64 {
	if over {
		return inf
	}
	return 0
}

// parity tells whether y >= 0 is an integer, and an odd one.
func parity(y float64) (isInt, isOdd bool) {
	if y >= 1<<53 {
		return true, false
	}
	i := int64(y)
	if float64(i) != y {
		return false, false
	}
	return true, i&1 != 0
}

// log2Near1 is log2(x) in two parts for |1-x| up to 2^-20.
func log2Near1(x float64) (t1, t2 float64) {
	const (
		invLn2Hi = 0x1.715476p0
		invLn2Lo = 0x1.4ae0bf85ddf44p-26
	)
	t := x - 1
	w := float64(float64(t*t) * (0.5 - float64(t*(0.3333333333333333333333-float64(t*0.25)))))
	u := float64(invLn2Hi * t)
	v := float64(t*invLn2Lo) - float64(w*invLn2)
	t1 = chop(u + v)
	return t1, v - (t1 - u)
}

// log2Split is log2(x) in two parts for finite x > 0.
func log2Split(x float64) (t1, t2 float64) {
	const (
		cp   = 0x1.ec709dc3a03fdp-1 // 2/(3 ln2)
		cpHi = 0x1.ec709ep-1
		cpLo = -0x1.e2fe0145b01f5p-28
		l1   = 0x1.3333333333303p-1
		l2   = 0x1.b6db6db6fabffp-2
		l3   = 0x1.55555518f264dp-2
		l4   = 0x1.17460a91d4101p-2
		l5   = 0x1.d864a93c9db65p-3
		l6   = 0x1.a7e284a454eefp-3
	)
	var n int32
	if x < 0x1p-1022 {
		x *= 0x1p53
		n = -53
	}
	ix := high(x)
	n += ix>>20 - 0x3ff
	j := ix & 0x000fffff
	ix = j | 0x3ff00000
	// The mantissa is taken relative to bp, 1 or 3/2; dpHi+dpLo is log2(bp).
	bp, dpHi, dpLo := 1.0, 0.0, 0.0
	bpBits := int32(0)
	switch {
	case j <= 0x3988e: // sqrt(3/2)
	case j < 0xbb67a: // sqrt(3)
		bp, dpHi, dpLo = 1.5, 0x1.2b8034p-1, 0x1.cfdeb43cfd006p-27
		bpBits = 1 << 18
	default:
		n++
		ix -= 0x00100000
	}
	x = withHigh(x, ix)
	u := x - bp
	v := 1 / (x + bp)
	ss := float64(u * v)
	sh := chop(ss)
	th := withHigh(0, (ix>>1|0x20000000)+0x00080000+bpBits)
	tl := x - (th - bp)
	sl := float64(v * ((u - float64(sh*th)) - float64(sh*tl)))
	s2 := float64(ss * ss)
	r := float64(float64(s2*s2) * (l1 + float64(s2*(l2+float64(s2*(l3+float64(s2*(l4+float64(s2*(l5+float64(s2*l6)))))))))))
	r += float64(sl * (sh + ss))
	s2 = float64(sh * sh)
	th = chop(3 + s2 + r)
	tl = r - ((th - 3) - s2)
	u = float64(sh * th)
	v = float64(sl*th) + float64(tl*ss)
	ph := chop(u + v)
	pl := v - (ph - u)
	zh := float64(cpHi * ph)
	zl := float64(cpLo*ph) + float64(pl*cp) + dpLo
	t := float64(n)
	t1 = chop(((zh + zl) + dpHi) + t)
	return t1, zl - (((t1 - t) - dpHi) - zh)
}

// exp2Split is 2^(ph+pl), where z is ph+pl as rounded.
func exp2Split(z, ph, pl float64) float64 {
	const (
		ln2   = 0x1.62e42fefa39efp-1
		ln2Hi = 0x1.62e43p-1
		ln2Lo = -0x1.05c610ca86c39p-29
	)
	var n int32
	j := high(z)
	if i := j & 0x7fffffff; i > 0x3fe00000 { // |z| above 1/2: n is z rounded
		n = j + 0x00100000>>(i>>20-0x3ff+1)
		k := n&0x7fffffff>>20 - 0x3ff
		t := withHigh(0, n&^(0x000fffff>>k))
		n = (n&0x000fffff | 0x00100000) >> (20 - k)
		if j < 0 {
			n = -n
		}
		ph -= t
	}
	t := chop(pl + ph)
	u := float64(t * ln2Hi)
	v := float64((pl-(t-ph))*ln2) + float64(t*ln2Lo)
	z = u + v
	w := v - (z - u)
	t1 := expKernel(z)
	r := float64(z*t1)/(t1-2) - (w + float64(z*w))
	z = 1 - (r - z)
	if (high(z)+n<<20)>>20 <= 0 {
		return Scalb(z, int(n))
	}
	return scaleExponent(z, n)
}

// StrictCbrt is StrictMath.cbrt.
func StrictCbrt(x float64) float64 {
	const (
		b1 = 715094163 // (682-0.03306235651)*2^20
		b2 = 696219795 // (664-0.03306235651)*2^20
		c  = 0x1.15f15f15f15f1p-1
		d  = -0x1.691de2532c834p-1
		e  = 0x1.6a0ea0ea0ea0fp0
		f  = 0x1.9b6db6db6db6ep0
		g  = 0x1.6db6db6db6db7p-2
	)
	if x == 0 || x != x || math.IsInf(x, 0) {
		return x
	}
	a := math.Abs(x)
	var t float64
	if a < 0x1p-1022 {
		t = float64(0x1p54 * a)
		t = withHigh(t, high(t)/3+b2)
	} else {
		t = withHigh(0, high(a)/3+b1)
	}
	r := float64(t*t) / a
	s := c + float64(r*t)
	t *= g + f/(s+e+d/s)
	t = chop(t)
	t = withHigh(t, high(t)+1)
	s = float64(t * t)
	r = a / s
	r = (r - t) / (t + t + r)
	return math.Copysign(t+float64(t*r), x)
}

// StrictHypot is StrictMath.hypot.
func StrictHypot(x, y float64) float64 {
	a, b := math.Abs(x), math.Abs(y)
	switch {
	case a == inf || b == inf:
		return inf
	case a != a:
		return a
	case b != b:
		return b
	case b > a:
		a, b = b, a
	}
	if high(a)-high(b) > 0x3c00000 { // 2^60
		return a + b
	}
	scale := 1.0
	rescale := func(by, back float64) {
		a *= by
		b *= by
		scale *= back
	}
	if a > 0x1.00000ffffffffp500 {
		rescale(0x1p-600, 0x1p600)
	}
	switch {
	case b == 0:
		return a
	case b < 0x1p-1022:
		rescale(0x1p1022, 0x1p-1022)
	case b < 0x1p-500:
		rescale(0x1p600, 0x1p-600)
	}
	w := a - b
	if w > b {
		t1 := chop(a)
		t2 := a - t1
		w = math.Sqrt(float64(t1*t1) - (float64(b*(-b)) - float64(t2*(a+t1))))
	} else {
		a += a
		y1 := chop(b)
		y2 := b - y1
		t1 := chop(a)
		t2 := a - t1
		w = math.Sqrt(float64(t1*y1) - (float64(w*(-w)) - (float64(t1*y2) + float64(t2*b))))
	}
	return scale * w
}

// StrictIEEERemainder is StrictMath.IEEEremainder, and Math's.
func StrictIEEERemainder(x, p float64) float64 {
	switch {
	case x != x:
		return x
	case p != p:
		return p
	case p == 0 || math.IsInf(x, 0):
		return nan
	}
	a, q := math.Abs(x), math.Abs(p)
	if q <= math.MaxFloat64/2 {
		a = Drem(a, q+q)
	}
	switch {
	case a == q:
		a = 0
	case q < 0x1p-1021: // q/2 may be inexact
		if a+a > q {
			a -= q
			if a+a >= q {
				a -= q
			}
		}
	case a > 0.5*q:
		a -= q
		if a >= 0.5*q {
			a -= q
		}
	}
	if math.Signbit(x) {
		return -a
	}
	return a
}
