package javamath

import (
	"math"
	"math/bits"
	"slices"
	"strconv"
)

// Style says which of Java's two algorithms turns a number into text.
type Style uint8

const (
	// Style17 is that of every JDK up to 18. Its digits tell the number from
	// its neighbours, but are sometimes more than needed (2e23 is
	// "1.9999999999999998E23") and sometimes not the closest.
	Style17 Style = iota
	// Style19 is that of JDK 19 and later: the fewest digits that do,
	// though at least two, and of those the closest.
	Style19
)

// StyleOf is the style of a release of the JDK.
func StyleOf(release int) Style {
	if release < 19 {
		return Style17
	}
	return Style19
}

// AppendDouble appends Double.toString(d).
func AppendDouble(dst []byte, d float64, style Style) []byte {
	if style == Style19 {
		return appendShortest(dst, d, 64)
	}
	b := math.Float64bits(d)
	exp, fraction := int(b>>52&0x7ff), b&(1<<52-1)
	if exp == 0x7ff || exp|int(fraction) == 0 {
		return appendSpecial(dst, d)
	}
	if d < 0 {
		dst = append(dst, '-')
	}
	precision := 53
	if exp == 0 {
		precision = bits.Len64(fraction)
		fraction <<= 53 - precision
		exp = precision - 52
	} else {
		fraction |= 1 << 52
	}
	var t decimal
	t.set(exp-1023, fraction, precision)
	return t.append(dst)
}

// AppendFloat appends Float.toString(f).
func AppendFloat(dst []byte, f float32, style Style) []byte {
	if style == Style19 {
		return appendShortest(dst, float64(f), 32)
	}
	b := math.Float32bits(f)
	exp, fraction := int(b>>23&0xff), uint64(b&(1<<23-1))
	if exp == 0xff || exp|int(fraction) == 0 {
		return appendSpecial(dst, float64(f))
	}
	if f < 0 {
		dst = append(dst, '-')
	}
	precision := 24
	if exp == 0 {
		precision = bits.Len64(fraction)
		fraction <<= 24 - precision
		exp = precision - 23
	} else {
		fraction |= 1 << 23
	}
	var t decimal
	t.set(exp-127, fraction<<29, precision)
	return t.append(dst)
}

// appendSpecial appends NaN, an infinity or a zero.
func appendSpecial(dst []byte, d float64) []byte {
	if d != d {
		return append(dst, "NaN"...)
	}
	if math.Signbit(d) {
		dst = append(dst, '-')
	}
	if d == 0 {
		return append(dst, "0.0"...)
	}
	return append(dst, "Infinity"...)
}

func appendShortest(dst []byte, d float64, bitSize int) []byte {
	if d == 0 || d-d != 0 {
		return appendSpecial(dst, d)
	}
	var buf [32]byte
	text := strconv.AppendFloat(buf[:0], math.Abs(d), 'e', -1, bitSize)
	if text[1] != '.' { // one digit: Java takes the closest of two
		text = strconv.AppendFloat(buf[:0], math.Abs(d), 'e', 1, 64)
	} else if mayBeHalfway(d) {
		takeEven(text, d, bitSize)
	}
	if d < 0 {
		dst = append(dst, '-')
	}
	var t decimal
	i := 0
	for ; text[i] != 'e'; i++ {
		if text[i] != '.' {
			t.digits[t.n] = text[i]
			t.n++
		}
	}
	if t.n == 2 && t.digits[1] == '0' {
		t.n = 1
	}
	exp := 0
	for _, c := range text[i+2:] {
		exp = exp*10 + int(c-'0')
	}
	if text[i+1] == '-' {
		exp = -exp
	}
	t.point = exp + 1
	return t.append(dst)
}

// mayBeHalfway reports whether a number that is not zero may be in the middle between two
// decimals of up to 17 digits. It is m * 2^e with an odd m, and has one more digit then, a 5.
// Where e is negative those are the digits of m * 5^-e, else 5^e divides m.
func mayBeHalfway(d float64) bool {
	b := math.Float64bits(d)
	exp, fraction := int(b>>52&0x7ff), b&(1<<52-1)
	if exp == 0 {
		return false
	}
	e := exp - 1075 + bits.TrailingZeros64(fraction|1<<52)
	return e >= -25 && e <= 22
}

// takeEven makes text, the shortest decimal that is read as d, that with an even last digit if
// there are two as close. strconv takes the upper one of some.
func takeEven(text []byte, d float64, bitSize int) {
	var buf [32]byte
	exact := strconv.AppendFloat(buf[:0], math.Abs(d), 'e', slices.Index(text, 'e')-2, 64)
	if v, err := strconv.ParseFloat(string(exact), bitSize); err == nil && v == math.Abs(d) && len(exact) == len(text) {
		copy(text, exact)
	}
}

// decimal is the number 0.d1d2...dn * 10^point.
type decimal struct {
	digits [20]byte // ASCII
	n      int
	point  int
}

// append writes the number as Java does: plain from 10^-3 up to 10^7, else
// with an exponent; always with a digit after the point.
func (t *decimal) append(dst []byte) []byte {
	digits := t.digits[:t.n]
	switch {
	case t.point > 0 && t.point < 8:
		whole := min(t.n, t.point)
		dst = append(dst, digits[:whole]...)
		for range t.point - whole {
			dst = append(dst, '0')
		}
		return appendFraction(dst, digits[whole:])
	case t.point <= 0 && t.point > -3:
		dst = append(dst, "0."...)
		for range -t.point {
			dst = append(dst, '0')
		}
		return append(dst, digits...)
	}
	dst = appendFraction(append(dst, digits[0]), digits[1:])
	return strconv.AppendInt(append(dst, 'E'), int64(t.point-1), 10)
}

func appendFraction(dst, digits []byte) []byte {
	dst = append(dst, '.')
	if len(digits) == 0 {
		return append(dst, '0')
	}
	return append(dst, digits...)
}

// set makes t the digits by Style17 of fraction * 2^(exp-52), a number of
// which precision bits count; the leading bit of fraction is bit 52.
//
// The algorithm is Steele and White's with the JDK's liberties, which show in
// the digits: an estimated exponent, an interval taken as symmetric, a test
// for its upper end that is strict in machine arithmetic but not in long
// arithmetic, and machine arithmetic that may overflow.
func (t *decimal) set(exp int, fraction uint64, precision int) {
	tailZeros := bits.TrailingZeros64(fraction)
	fractionBits := 53 - tailZeros
	tinyBits := max(0, fractionBits-exp-1) // bits after the point
	if exp <= 62 && exp >= -21 && tinyBits == 0 {
		t.setInteger(exp, fraction, precision)
		return
	}

	// The number is B/S * 10^decExp with 1 <= B/S < 10, and half the distance
	// to its neighbours M/S. Each of B, S, M is kept as powers of 2 and 5.
	decExp := estimateExponent(fraction, exp)
	b5, s5 := max(0, -decExp), max(0, decExp)
	b2, s2 := b5+tinyBits+exp, s5+tinyBits
	m5, m2 := b5, b2-precision
	fraction >>= tailZeros
	b2 -= fractionBits - 1
	common := min(b2, s2)
	b2 -= common
	s2 -= common
	m2 -= common
	if fractionBits == 1 { // the neighbour below a power of two is half as far
		m2--
	}
	if m2 < 0 {
		b2 -= m2
		s2 -= m2
		m2 = 0
	}

	bBits := fractionBits + b2 + bitsOfPower5(b5)
	tenSBits := s2 + 1 + bitsOfPower5(s5+1)
	var low, high bool
	var tie int
	switch {
	case bBits < 32 && tenSBits < 32:
		low, high, tie = develop(t, &decExp,
			int32(fraction)*int32(power5[b5])<<b2, int32(power5[s5])<<s2, int32(power5[m5])<<m2)
	case bBits < 64 && tenSBits < 64:
		low, high, tie = develop(t, &decExp,
			int64(fraction)*int64(power5[b5])<<b2, int64(power5[s5])<<s2, int64(power5[m5])<<m2)
	default:
		var b, s, m natural
		b.setPowers(fraction, b5, b2)
		s.setPowers(1, s5, s2)
		m.setPowers(1, m5, m2)
		low, high, tie = developLong(t, &decExp, &b, &s, &m)
	}
	t.point = decExp + 1
	if high && (!low || tie > 0 || tie == 0 && t.digits[t.n-1]&1 != 0) {
		t.roundUp()
	}
}

// setInteger is set for an integer below 2^63.
func (t *decimal) setInteger(exp int, fraction uint64, precision int) {
	v := fraction << max(0, exp-52) >> max(0, 52-exp)
	if exp > precision {
		// Digits below the precision are dropped, by rounding half up.
		unit := uint64(1)
		for p := uint64(1) << (exp - precision - 1); p >= 10; p /= 10 {
			unit *= 10
			t.point++
		}
		rest := v % unit
		v /= unit
		if unit > 1 && rest >= unit/2 {
			v++
		}
	}
	text := strconv.AppendUint(t.digits[:0], v, 10)
	t.point += len(text)
	for t.n = len(text); text[t.n-1] == '0'; t.n-- {
	}
}

// estimateExponent is about floor(log10), at most one too large.
func estimateExponent(fraction uint64, exp int) int {
	mantissa := math.Float64frombits(1023<<52 | fraction&(1<<52-1))
	log := float64((mantissa-1.5)*0.289529654) + 0.176091259 + float64(float64(exp)*0.301029995663981)
	return int(math.Floor(log))
}

// wantsSecond tells whether the text has an exponent, and so always a second digit.
func wantsSecond(decExp int) bool { return decExp < -3 || decExp >= 8 }

// develop writes the digits of b/s until what is left is within m. It says at
// which ends of the interval it stopped, and how what is left compares with half a digit.
func develop[T int32 | int64](t *decimal, decExp *int, b, s, m T) (low, high bool, tie int) {
	tens := s * 10
	q := b / s
	b = 10 * (b % s)
	m *= 10
	low, high = b < m, b+m > tens
	if q == 0 && !high {
		*decExp--
	} else {
		t.add(byte(q))
	}
	if wantsSecond(*decExp) {
		low, high = false, false
	}
	for !low && !high {
		q = b / s
		b = 10 * (b % s)
		m *= 10
		if m > 0 {
			low, high = b < m, b+m > tens
		} else { // m overflowed: it is above b, and b+m above tens
			low, high = true, true
		}
		t.add(byte(q))
	}
	switch diff := b<<1 - tens; {
	case diff > 0:
		tie = 1
	case diff < 0:
		tie = -1
	}
	return low, high, tie
}

// developLong is develop in long arithmetic.
func developLong(t *decimal, decExp *int, b, s, m *natural) (low, high bool, tie int) {
	tens := *s
	tens.mul(10)
	next := func() byte {
		q := b.quoRem(s)
		b.mul(10)
		m.mul(10)
		low = b.cmp(m) < 0
		sum := *b
		sum.add(m)
		high = sum.cmp(&tens) >= 0
		return q
	}
	if q := next(); q == 0 && !high {
		*decExp--
	} else {
		t.add(q)
	}
	if wantsSecond(*decExp) {
		low, high = false, false
	}
	for !low && !high {
		t.add(next())
	}
	b.mul(2)
	return low, high, b.cmp(&tens)
}

func (t *decimal) add(digit byte) {
	t.digits[t.n] = '0' + digit
	t.n++
}

// roundUp adds one to the last digit. A carry leaves zeros behind, as in the JDK.
func (t *decimal) roundUp() {
	i := t.n - 1
	for ; i > 0 && t.digits[i] == '9'; i-- {
		t.digits[i] = '0'
	}
	if t.digits[i] == '9' {
		t.digits[i] = '1'
		t.point++
		return
	}
	t.digits[i]++
}

// power5 holds the powers of 5 below 2^63.
var power5 = func() (p [27]uint64) {
	p[0] = 1
	for i := range p[1:] {
		p[i+1] = p[i] * 5
	}
	return p
}()

// bitsOfPower5 bounds the size of 5^n; the JDK's choice of arithmetic hangs on it.
func bitsOfPower5(n int) int {
	switch {
	case n == 0:
		return 0
	case n < len(power5):
		return bits.Len64(power5[n])
	}
	return 3 * n
}
