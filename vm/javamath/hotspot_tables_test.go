package javamath

import (
	"math"
	"math/big"
	"testing"
)

// The tables are what their definitions say. Where the published ones were
// computed less exactly, a tail may be off by a few units in its last places,
// which no result shows.

const tablePrecision = 400

func num(x float64) *big.Float { return new(big.Float).SetPrec(tablePrecision).SetFloat64(x) }

func add(x, y *big.Float) *big.Float { return num(0).Add(x, y) }
func sub(x, y *big.Float) *big.Float { return num(0).Sub(x, y) }
func mul(x, y *big.Float) *big.Float { return num(0).Mul(x, y) }
func quo(x, y *big.Float) *big.Float { return num(0).Quo(x, y) }

// odd sums x^n/n over odd n, with alternating signs or not: atan or atanh.
func odd(x *big.Float, alternate bool) *big.Float {
	sum, power, x2 := num(0), x, mul(x, x)
	if alternate {
		x2.Neg(x2)
	}
	for n := 1; power.Sign() != 0 && power.MantExp(nil) > -tablePrecision; n += 2 {
		sum.Add(sum, quo(power, num(float64(n))))
		power = mul(power, x2)
	}
	return sum
}

func bigPi() *big.Float {
	fifth, rest := quo(num(1), num(5)), quo(num(1), num(239))
	return mul(num(4), sub(mul(num(4), odd(fifth, true)), odd(rest, true)))
}

// bigLog is log(x) for x from 1/2 to 10.
func bigLog(x *big.Float) *big.Float {
	return mul(num(2), odd(quo(sub(x, num(1)), add(x, num(1))), false))
}

func bigSinCos(x *big.Float) (sin, cos *big.Float) {
	sums := [2]*big.Float{num(0), num(0)}
	term := num(1)
	for n := 0; term.Sign() != 0 && term.MantExp(nil) > -tablePrecision; n++ {
		if n&2 == 0 {
			sums[n&1].Add(sums[n&1], term)
		} else {
			sums[n&1].Sub(sums[n&1], term)
		}
		term = quo(mul(term, x), num(float64(n+1)))
	}
	return sums[1], sums[0]
}

// root is 2^(i/n) for n a power of two.
func root(i, n int) *big.Float {
	x := num(math.Ldexp(1, i))
	for ; n > 1; n /= 2 {
		x.Sqrt(x)
	}
	return x
}

// cubeRoot is that of a number from 1 to 8, by Newton's method.
func cubeRoot(x *big.Float) *big.Float {
	y := num(1.5)
	for range 12 {
		y = quo(add(add(y, y), quo(x, mul(y, y))), num(3))
	}
	return y
}

// closeTo fails unless the parts add up to want to within 2^-bits of it, or
// of 1 where it is zero but for the errors of our series.
func closeTo(t *testing.T, what string, i int, want *big.Float, bits int, parts ...float64) {
	t.Helper()
	sum := num(0)
	for _, p := range parts {
		sum.Add(sum, num(p))
	}
	diff := sub(sum, want)
	scale := want.MantExp(nil)
	if scale < -200 {
		scale = 0
	}
	if diff.Sign() != 0 && diff.MantExp(nil) > scale-bits {
		t.Errorf("%s[%d] is %v, want %v", what, i, parts, want)
	}
}

func TestTables(t *testing.T) {
	pi := bigPi()
	for i, e := range exp2Table {
		want := root(i, 64)
		closeTo(t, "exp2Table", i, want, 104, e.hi, e.hi*e.tail)
		if num(e.hi).Cmp(want) > 0 {
			t.Errorf("exp2Table[%d] is not cut off", i)
		}
	}
	for i, e := range exp2FineTable {
		if i > 0 {
			closeTo(t, "exp2FineTable", i, root(i, 256), 105, e.hi, e.lo)
		}
	}
	for i, e := range sineTable {
		sin, cos := bigSinCos(quo(mul(pi, num(float64(i))), num(32)))
		closeTo(t, "sineTable.sin", i, sin, 76, e.sin, e.sinTail)
		closeTo(t, "sineTable.cos", i, cos, 53, e.sigma, e.cosRest)
	}

	ln2, ln10 := bigLog(num(2)), bigLog(num(10))
	leading := func(bits, width int) float64 { // of the numbers that reciprocal gives
		one := 1 << width
		if bits < one {
			return float64(one+bits) / float64(2*one)
		}
		return float64(bits) / float64(one)
	}
	for i, e := range logTable {
		closeTo(t, "logTable", i, num(0).Neg(bigLog(num(leading(i, 7)))), 88, e.hi, e.lo)
	}
	for i, e := range log10Table {
		ratio := quo(num(leading(i+94, 7)/4), num(0x1.bcp-2))
		closeTo(t, "log10Table", i, quo(num(0).Neg(bigLog(ratio)), ln10), 87, e.hi, e.lo)
	}
	for i, e := range log2Table {
		ratio := quo(num(leading(i+228, 9)), num(log2eHigh))
		closeTo(t, "log2Table", i, quo(num(0).Neg(bigLog(ratio)), ln2), 69, e.hi, e.lo)
	}

	for i, e := range cbrtTable {
		want := cubeRoot(num(math.Ldexp(float64(65+2*(i%32)), i/32-6)))
		closeTo(t, "cbrtTable", i, want, 61, e.hi, e.lo)
		if num(e.hi).Cmp(want) > 0 {
			t.Errorf("cbrtTable[%d] is not cut off", i)
		}
	}
	for i := range tanTable {
		want := tanSeries(pi, i)
		e := &tanTable[i]
		if e.reciprocal != (i > 8 && i < 24) {
			t.Errorf("tanTable[%d].reciprocal is %v", i, e.reciprocal)
		}
		closeTo(t, "tanTable", i, want[0], 92, e.c[0], e.lo)
		closeTo(t, "tanTable slope of", i, want[1], 53, e.c[1], e.sigma)
		for n := 2; n < 16; n++ {
			closeTo(t, "tanTable", i, want[n], 52, e.c[n])
		}
	}

	for i, word := range twoOverPi {
		scaled := quo(num(2), pi)
		if 64*(i+1)+64 > tablePrecision {
			break
		}
		scaled.SetMantExp(scaled, 64*(i+1))
		n, _ := scaled.Int(nil)
		if got := new(big.Int).And(n, new(big.Int).SetUint64(math.MaxUint64)).Uint64(); got != word {
			t.Errorf("twoOverPi[%d] is %#x, want %#x", i, word, got)
		}
	}
}

// tanSeries is the series of tan at i*pi/32, or of tan(x)+1/(x-pi/2).
func tanSeries(pi *big.Float, i int) (a [16]*big.Float) {
	if i == 16 { // h = 1/u - cot u is odd and has h' = 1 - 2h/u + h^2
		for n := range a {
			a[n] = num(0)
			if n == 1 {
				a[n] = num(1)
			}
			for k := 1; k < n-1; k++ {
				a[n].Add(a[n], mul(a[k], a[n-1-k]))
			}
			a[n] = quo(a[n], num(float64(n+2)))
		}
		return a
	}
	sin, cos := bigSinCos(quo(mul(pi, num(float64(i))), num(32)))
	a[0] = quo(sin, cos) // y' = 1 + y^2
	for n := range 15 {
		sum := num(0)
		if n == 0 {
			sum = num(1)
		}
		for k := 0; k <= n; k++ {
			sum.Add(sum, mul(a[k], a[n-k]))
		}
		a[n+1] = quo(sum, num(float64(n+1)))
	}
	if i > 8 && i < 24 {
		u := quo(mul(pi, num(float64(i-16))), num(32))
		term := quo(num(1), u)
		for n := range a {
			a[n].Add(a[n], term)
			term = num(0).Neg(quo(term, u))
		}
	}
	return a
}
