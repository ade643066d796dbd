package javamath

import "math"

// StrictSin is StrictMath.sin.
func StrictSin(x float64) float64 {
	n, y0, y1, ok := reduce(x)
	if !ok {
		return undefined(x)
	}
	switch n & 3 {
	case 0:
		return kernelSin(y0, y1, n != 0 || y0 != x)
	case 1:
		return kernelCos(y0, y1)
	case 2:
		return -kernelSin(y0, y1, true)
	}
	return -kernelCos(y0, y1)
}

// StrictCos is StrictMath.cos.
func StrictCos(x float64) float64 {
	n, y0, y1, ok := reduce(x)
	if !ok {
		return undefined(x)
	}
	switch n & 3 {
	case 0:
		return kernelCos(y0, y1)
	case 1:
		return -kernelSin(y0, y1, true)
	case 2:
		return -kernelCos(y0, y1)
	}
	return kernelSin(y0, y1, true)
}

// StrictTan is StrictMath.tan.
func StrictTan(x float64) float64 {
	n, y0, y1, ok := reduce(x)
	if !ok {
		return undefined(x)
	}
	return kernelTan(y0, y1, n&1 != 0)
}

// undefined is the result where a function has none: a NaN argument is passed on.
func undefined(x float64) float64 {
	if x != x {
		return x
	}
	return nan
}

// kernelSin is sin(x+y) for |x| up to pi/4; y counts only when reduced says
// that x came out of a reduction.
func kernelSin(x, y float64, reduced bool) float64 {
	const (
		s1 = -1.66666666666666324348e-01
		s2 = 8.33333333332248946124e-03
		s3 = -1.98412698298579493134e-04
		s4 = 2.75573137070700676789e-06
		s5 = -2.50507602534068634195e-08
		s6 = 1.58969099521155010221e-10
	)
	if high(x)&0x7fffffff < 0x3e400000 { // 2^-27
		return x
	}
	z := float64(x * x)
	v := float64(z * x)
	r := s2 + float64(z*(s3+float64(z*(s4+float64(z*(s5+float64(z*s6)))))))
	if !reduced {
		return x + float64(v*(s1+float64(z*r)))
	}
	return x - ((float64(z*(float64(0.5*y)-float64(v*r))) - y) - float64(v*s1))
}

// kernelCos is cos(x+y) for |x| up to pi/4.
func kernelCos(x, y float64) float64 {
	const (
		c1 = 4.16666666666666019037e-02
		c2 = -1.38888888888741095749e-03
		c3 = 2.48015872894767294178e-05
		c4 = -2.75573143513906633035e-07
		c5 = 2.08757232129817482790e-09
		c6 = -1.13596475577881948265e-11
	)
	ix := high(x) & 0x7fffffff
	if ix < 0x3e400000 { // 2^-27
		return 1
	}
	z := float64(x * x)
	r := float64(z * (c1 + float64(z*(c2+float64(z*(c3+float64(z*(c4+float64(z*(c5+float64(z*c6)))))))))))
	tail := float64(z*r) - float64(x*y)
	if ix < 0x3fd33333 { // 0.3
		return 1 - (float64(0.5*z) - tail)
	}
	// qx is about x/4 and short, so that 1-qx is exact.
	qx := 0.28125
	if ix <= 0x3fe90000 {
		qx = withHigh(0, ix-0x00200000)
	}
	hz := float64(0.5*z) - qx
	return (1 - qx) - (hz - tail)
}

var tanCoefficients = [13]float64{
	3.33333333333334091986e-01, 1.33333333333201242699e-01, 5.39682539762260521377e-02,
	2.18694882948595424599e-02, 8.86323982359930005737e-03, 3.59207910759131235356e-03,
	1.45620945432529025516e-03, 5.88041240820264096874e-04, 2.46463134818469906812e-04,
	7.81794442939557092300e-05, 7.14072491382608190305e-05, -1.85586374855275456654e-05,
	2.59073051863633712884e-05,
}

// kernelTan is tan(x+y), or with reciprocal -1/tan(x+y), for |x| up to pi/4.
func kernelTan(x, y float64, reciprocal bool) float64 {
	const pio4lo = 3.06161699786838301793e-17
	t := &tanCoefficients
	hx := high(x)
	ix := hx & 0x7fffffff
	if ix < 0x3e300000 { // 2^-28
		if !reciprocal {
			return x
		}
		if x == 0 {
			return inf
		}
		return negatedReciprocal(x, y, x+y)
	}
	isLarge := ix >= 0x3fe59428 // 0.6744
	if isLarge {
		if hx < 0 {
			x, y = -x, -y
		}
		x, y = (pio4-x)+(pio4lo-y), 0
	}
	z := float64(x * x)
	w := float64(z * z)
	r := t[1] + float64(w*(t[3]+float64(w*(t[5]+float64(w*(t[7]+float64(w*(t[9]+float64(w*t[11])))))))))
	v := float64(z * (t[2] + float64(w*(t[4]+float64(w*(t[6]+float64(w*(t[8]+float64(w*(t[10]+float64(w*t[12])))))))))))
	s := float64(z * x)
	r = y + float64(z*(float64(s*(r+v))+y))
	r += float64(t[0] * s)
	w = x + r
	if isLarge {
		v = 1
		if reciprocal {
			v = -1
		}
		return float64(1-(hx>>30)&2) * (v - float64(2*(x-(float64(w*w)/(w+v)-r))))
	}
	if !reciprocal {
		return w
	}
	return negatedReciprocal(x, r, w)
}

// negatedReciprocal is -1/(x+r), carefully; w is x+r as rounded.
func negatedReciprocal(x, r, w float64) float64 {
	z := chop(w)
	v := r - (z - x)
	a := -1 / w
	t := chop(a)
	s := 1 + float64(t*z)
	return t + float64(a*(s+float64(t*v)))
}

// reduce finds n and y0+y1 with x = n*pi/2 + y0 + y1, |y0+y1| up to pi/4;
// ok is false for infinities and NaN.
func reduce(x float64) (n int32, y0, y1 float64, ok bool) {
	const (
		invPio2 = 6.36619772367581382433e-01
		// pi/2 in three pieces of 33 bits, each with its tail.
		pio2n1 = 1.57079632673412561417e+00
		pio2t1 = 6.07710050650619224932e-11
		pio2n2 = 6.07710050630396597660e-11
		pio2t2 = 2.02226624879595063154e-21
		pio2n3 = 2.02226624871116645580e-21
		pio2t3 = 8.47842766036889956997e-32
	)
	hx := high(x)
	ix := hx & 0x7fffffff
	if ix <= 0x3fe921fb { // pi/4
		return 0, x, 0, true
	}
	t := math.Abs(x)
	switch {
	case ix < 0x4002d97c: // 3pi/4
		n = 1
		z := t - pio2n1
		if ix != 0x3ff921fb {
			y0 = z - pio2t1
			y1 = (z - y0) - pio2t1
		} else {
			z -= pio2n2
			y0 = z - pio2t2
			y1 = (z - y0) - pio2t2
		}
	case ix <= 0x413921fb: // 2^19 * pi/2
		n = int32(float64(t*invPio2) + 0.5)
		fn := float64(n)
		r := t - float64(fn*pio2n1)
		w := float64(fn * pio2t1)
		y0 = r - w
		// Up to here 85 bits of pi/2. More are needed only where x is near
		// a multiple of pi/2, which the high word tells for small n.
		if n >= 32 || ix == high(fn*(math.Pi/2)) {
			lost := func() int32 { return ix>>20 - high(y0)>>20&0x7ff }
			if lost() > 16 {
				u := r
				w = float64(fn * pio2n2)
				r = u - w
				w = float64(fn*pio2t2) - ((u - r) - w)
				y0 = r - w
				if lost() > 49 {
					u = r
					w = float64(fn * pio2n3)
					r = u - w
					w = float64(fn*pio2t3) - ((u - r) - w)
					y0 = r - w
				}
			}
		}
		y1 = (r - y0) - w
	case ix >= 0x7ff00000:
		return 0, 0, 0, false
	default:
		n, y0, y1 = reduceLarge(t)
	}
	if hx < 0 {
		return -n, -y0, -y1, true
	}
	return n, y0, y1, true
}

// reduceLarge is reduce for x above 2^19 * pi/2: it multiplies x by as many
// 24-bit digits of 2/pi as matter (Payne and Hanek).
func reduceLarge(x float64) (n int32, y0, y1 float64) {
	const (
		two24  = 1 << 24
		twon24 = 1.0 / two24
		jk     = 4 // digits of the product after the first
	)
	e0 := high(x)>>20 - 1046
	z := scaleExponent(x, -e0)
	var tx [3]float64
	for i := 0; i < 2; i++ {
		tx[i] = float64(int32(z))
		z = float64((z - tx[i]) * two24)
	}
	tx[2] = z
	jx := 2
	for tx[jx] == 0 {
		jx--
	}
	jv := max(0, (int(e0)-3)/24)
	q0 := int(e0) - 24*(jv+1)

	var f, q [20]float64
	for i := range jx + jk + 1 {
		if j := jv - jx + i; j >= 0 {
			f[i] = float64(twoOverPiDigit(j))
		}
	}
	for i := range jk + 1 {
		fw := 0.0
		for j := range jx + 1 {
			fw += float64(tx[j] * f[jx+i-j])
		}
		q[i] = fw
	}

	var iq [20]int32
	jz := jk
	var ih int32
	for {
		// Distill q into integers, the last digit first.
		z := q[jz]
		for i, j := 0, jz; j > 0; i, j = i+1, j-1 {
			fw := float64(int32(twon24 * z))
			iq[i] = int32(z - float64(two24*fw))
			z = q[j-1] + fw
		}
		z = Scalb(z, q0)
		z -= float64(8 * math.Floor(z*0.125))
		n = int32(z)
		z -= float64(n)
		ih = 0
		switch {
		case q0 > 0:
			i := iq[jz-1] >> (24 - q0)
			n += i
			iq[jz-1] -= i << (24 - q0)
			ih = iq[jz-1] >> (23 - q0)
		case q0 == 0:
			ih = iq[jz-1] >> 23
		case z >= 0.5:
			ih = 2
		}
		if ih > 0 { // the fraction is above 1/2: take it from 1
			n++
			carry := false
			for i := range jz {
				j := iq[i]
				if carry {
					iq[i] = 0xffffff - j
				} else if j != 0 {
					carry = true
					iq[i] = two24 - j
				}
			}
			switch q0 {
			case 1:
				iq[jz-1] &= 0x7fffff
			case 2:
				iq[jz-1] &= 0x3fffff
			}
			if ih == 2 {
				z = 1 - z
				if carry {
					z -= Scalb(1, q0)
				}
			}
		}
		if z != 0 {
			if q0scaled := Scalb(z, -q0); q0scaled >= two24 {
				fw := float64(int32(twon24 * q0scaled))
				iq[jz] = int32(q0scaled - float64(two24*fw))
				jz++
				q0 += 24
				iq[jz] = int32(fw)
			} else {
				iq[jz] = int32(q0scaled)
			}
			break
		}
		var any int32
		for i := jz - 1; i >= jk; i-- {
			any |= iq[i]
		}
		if any != 0 {
			for {
				jz--
				q0 -= 24
				if iq[jz] != 0 {
					break
				}
			}
			break
		}
		// Everything cancelled: bring in more digits.
		k := 1
		for iq[jk-k] == 0 {
			k++
		}
		for i := jz + 1; i <= jz+k; i++ {
			f[jx+i] = float64(twoOverPiDigit(jv + i))
			fw := 0.0
			for j := range jx + 1 {
				fw += float64(tx[j] * f[jx+i-j])
			}
			q[i] = fw
		}
		jz += k
	}

	// Back to floating point, times pi/2 in 24-bit pieces.
	fw := Scalb(1, q0)
	for i := jz; i >= 0; i-- {
		q[i] = fw * float64(iq[i])
		fw *= twon24
	}
	pieces := [...]float64{
		1.57079625129699707031e+00, 7.54978941586159635335e-08, 5.39030252995776476554e-15,
		3.28200341580791294123e-22, 1.27065575308067607349e-29,
	}
	var fq [20]float64
	for i := jz; i >= 0; i-- {
		sum := 0.0
		for k := 0; k <= jk && k <= jz-i; k++ {
			sum += float64(pieces[k] * q[i+k])
		}
		fq[jz-i] = sum
	}
	for i := jz; i >= 0; i-- {
		y0 += fq[i]
	}
	y1 = fq[0] - y0
	for i := 1; i <= jz; i++ {
		y1 += fq[i]
	}
	if ih != 0 {
		return n & 7, -y0, -y1
	}
	return n & 7, y0, y1
}

// twoOverPiDigit is the j-th 24-bit digit after the point of 2/pi.
func twoOverPiDigit(j int) uint32 {
	word, shift := j*24/64, j*24%64
	d := twoOverPi[word] << shift
	if shift > 40 {
		d |= twoOverPi[word+1] >> (64 - shift)
	}
	return uint32(d >> 40)
}

// twoOverPi holds the first 1344 bits after the point of 2/pi.
var twoOverPi = [...]uint64{
	0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
	0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
	0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
	0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b,
	0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab, 0xf0cfbc209af4361d,
	0xa9e391615ee61b08,
}
