package javamath

import "math"

const (
	pi      = 3.1415926535897931160e+00
	piLow   = 1.2246467991473531772e-16
	pio2    = 1.57079632679489655800e+00
	pio2Low = 6.12323399573676603587e-17
	pio4    = 7.85398163397448278999e-01
)

// arcRatio is (asin(x)-x)/x as a rational function of t = x^2.
func arcRatio(t float64) float64 {
	const (
		ps0 = 1.66666666666666657415e-01
		ps1 = -3.25565818622400915405e-01
		ps2 = 2.01212532134862925881e-01
		ps3 = -4.00555345006794114027e-02
		ps4 = 7.91534994289814532176e-04
		ps5 = 3.47933107596021167570e-05
		qs1 = -2.40339491173441421878e+00
		qs2 = 2.02094576023350569471e+00
		qs3 = -6.88283971605453293030e-01
		qs4 = 7.70381505559019352791e-02
	)
	p := float64(t * (ps0 + float64(t*(ps1+float64(t*(ps2+float64(t*(ps3+float64(t*(ps4+float64(t*ps5)))))))))))
	q := 1 + float64(t*(qs1+float64(t*(qs2+float64(t*(qs3+float64(t*qs4)))))))
	return p / q
}

// StrictAsin is StrictMath.asin.
func StrictAsin(x float64) float64 {
	ax := math.Abs(x)
	switch {
	case x != x || ax > 1:
		return undefined(x)
	case ax == 1:
		return float64(x*pio2) + float64(x*pio2Low)
	case ax < 0x1p-27:
		return x
	case ax < 0.5:
		return x + float64(x*arcRatio(x*x))
	}
	t := float64((1 - ax) * 0.5)
	r := arcRatio(t)
	s := math.Sqrt(t)
	if high(ax) >= 0x3fef3333 { // 0.975
		t = pio2 - (float64(2*(s+float64(s*r))) - pio2Low)
	} else {
		w := chop(s)
		c := (t - float64(w*w)) / (s + w)
		p := float64(float64(2*s)*r) - (pio2Low - float64(2*c))
		q := pio4 - float64(2*w)
		t = pio4 - (p - q)
	}
	return math.Copysign(t, x)
}

// StrictAcos is StrictMath.acos.
func StrictAcos(x float64) float64 {
	ax := math.Abs(x)
	switch {
	case x != x || ax > 1:
		return undefined(x)
	case x == 1:
		return 0
	case x == -1:
		return pi + float64(2*pio2Low)
	case high(ax) <= 0x3c600000: // 2^-57
		return pio2 + pio2Low
	case ax < 0.5:
		return pio2 - (x - (pio2Low - float64(x*arcRatio(x*x))))
	case x < 0:
		z := float64((1 + x) * 0.5)
		s := math.Sqrt(z)
		w := float64(arcRatio(z)*s) - pio2Low
		return pi - float64(2*(s+w))
	}
	z := float64((1 - x) * 0.5)
	s := math.Sqrt(z)
	df := chop(s)
	c := (z - float64(df*df)) / (s + df)
	w := float64(arcRatio(z)*s) + c
	return 2 * (df + w)
}

// atanAnchor holds atan of 1/2, 1, 3/2 and infinity, each with its tail.
var atanAnchor = [4][2]float64{
	{4.63647609000806093515e-01, 2.26987774529616870924e-17},
	{7.85398163397448278999e-01, 3.06161699786838301793e-17},
	{9.82793723247329054082e-01, 1.39033110312309984516e-17},
	{1.57079632679489655800e+00, 6.12323399573676603587e-17},
}

// StrictAtan is StrictMath.atan.
func StrictAtan(x float64) float64 {
	const (
		a0  = 3.33333333333329318027e-01
		a1  = -1.99999999998764832476e-01
		a2  = 1.42857142725034663711e-01
		a3  = -1.11111104054623557880e-01
		a4  = 9.09088713343650656196e-02
		a5  = -7.69187620504482999495e-02
		a6  = 6.66107313738753120669e-02
		a7  = -5.83357013379057348645e-02
		a8  = 4.97687799461593236017e-02
		a9  = -3.65315727442169155270e-02
		a10 = 1.62858201153657823623e-02
	)
	t := math.Abs(x)
	ix := high(t)
	anchor := -1
	switch {
	case x != x || ix < 0x3e200000: // 2^-29
		return x
	case ix >= 0x44100000: // 2^66
		return math.Copysign(atanAnchor[3][0]+atanAnchor[3][1], x)
	case ix < 0x3fdc0000: // 7/16
		t = x
	case ix < 0x3fe60000: // 11/16
		anchor, t = 0, (float64(2*t)-1)/(2+t)
	case ix < 0x3ff30000: // 19/16
		anchor, t = 1, (t-1)/(t+1)
	case ix < 0x40038000: // 39/16
		anchor, t = 2, (t-1.5)/(1+float64(1.5*t))
	default:
		anchor, t = 3, -1/t
	}
	z := float64(t * t)
	w := float64(z * z)
	s1 := float64(z * (a0 + float64(w*(a2+float64(w*(a4+float64(w*(a6+float64(w*(a8+float64(w*a10)))))))))))
	s2 := float64(w * (a1 + float64(w*(a3+float64(w*(a5+float64(w*(a7+float64(w*a9)))))))))
	if anchor < 0 {
		return t - float64(t*(s1+s2))
	}
	at := &atanAnchor[anchor]
	return math.Copysign(at[0]-((float64(t*(s1+s2))-at[1])-t), x)
}

// StrictAtan2 is StrictMath.atan2.
func StrictAtan2(y, x float64) float64 {
	switch {
	case x != x:
		return x
	case y != y:
		return y
	case x == 1:
		return StrictAtan(y)
	}
	negative := math.Signbit(x)
	switch {
	case y == 0 && !negative:
		return y
	case y == 0:
		return math.Copysign(pi, y)
	case x == 0:
		return math.Copysign(pio2, y)
	case math.IsInf(x, 0) && math.IsInf(y, 0):
		if negative {
			return math.Copysign(3*pio4, y)
		}
		return math.Copysign(pio4, y)
	case math.IsInf(x, 0):
		if negative {
			return math.Copysign(pi, y)
		}
		return math.Copysign(0, y)
	case math.IsInf(y, 0):
		return math.Copysign(pio2, y)
	}
	var z float64
	switch k := (high(y)&0x7fffffff - high(x)&0x7fffffff) >> 20; {
	case k > 60:
		z = pio2 + float64(0.5*piLow)
	case negative && k < -60:
		z = 0
	default:
		z = StrictAtan(math.Abs(y / x))
	}
	if negative {
		z = pi - (z - piLow)
	}
	return math.Copysign(z, y)
}
