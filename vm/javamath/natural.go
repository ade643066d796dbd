package javamath

import "math/bits"

// natural is a number below 2^1344, which no intermediate of a conversion
// reaches: the longest, of a subnormal, has 5^325 and 60 bits more.
type natural struct {
	n     int // words in use; words[n-1] is not zero
	words [21]uint64
}

// setPowers makes x = v * 5^p5 * 2^p2.
func (x *natural) setPowers(v uint64, p5, p2 int) {
	x.words[0], x.n = v, 1
	const chunk = len(power5) - 1
	for ; p5 > chunk; p5 -= chunk {
		x.mul(power5[chunk])
	}
	x.mul(power5[p5])
	for ; p2 >= 64; p2 -= 64 {
		copy(x.words[1:x.n+1], x.words[:x.n])
		x.words[0] = 0
		x.n++
	}
	x.mul(1 << p2)
}

// mul makes x = x * f.
func (x *natural) mul(f uint64) {
	var carry uint64
	for i, w := range x.words[:x.n] {
		hi, lo := bits.Mul64(w, f)
		var c uint64
		x.words[i], c = bits.Add64(lo, carry, 0)
		carry = hi + c
	}
	if carry != 0 {
		x.words[x.n] = carry
		x.n++
	}
}

// add makes x = x + y.
func (x *natural) add(y *natural) {
	var carry uint64
	n := max(x.n, y.n)
	clear(x.words[x.n:n])
	for i := range n {
		var w uint64
		if i < y.n {
			w = y.words[i]
		}
		x.words[i], carry = bits.Add64(x.words[i], w, carry)
	}
	x.n = n
	if carry != 0 {
		x.words[n] = carry
		x.n++
	}
}

func (x *natural) cmp(y *natural) int {
	if x.n != y.n {
		return x.n - y.n
	}
	for i := x.n - 1; i >= 0; i-- {
		if x.words[i] != y.words[i] {
			if x.words[i] < y.words[i] {
				return -1
			}
			return 1
		}
	}
	return 0
}

// quoRem leaves x mod y in x and returns the quotient, which must be small.
func (x *natural) quoRem(y *natural) (q byte) {
	for ; x.cmp(y) >= 0; q++ {
		var borrow uint64
		for i := range x.n {
			var w uint64
			if i < y.n {
				w = y.words[i]
			}
			x.words[i], borrow = bits.Sub64(x.words[i], w, borrow)
		}
		for x.n > 0 && x.words[x.n-1] == 0 {
			x.n--
		}
	}
	return q
}
