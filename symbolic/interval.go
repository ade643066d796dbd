package symbolic

import (
	"math"
	"math/bits"
)

// Interval is a range of longs, both ends included. It is empty if Lo > Hi. Ints are in
// it as longs, so that one arithmetic serves both; limitsOf says where a kind ends.
type Interval struct{ Lo, Hi int64 }

func (i Interval) empty() bool { return i.Lo > i.Hi }

func (i Interval) single() bool { return i.Lo == i.Hi }

func (i Interval) contains(x int64) bool { return i.Lo <= x && x <= i.Hi }

func (i Interval) within(o Interval) bool { return o.Lo <= i.Lo && i.Hi <= o.Hi }

func (i Interval) meet(o Interval) Interval { return Interval{max(i.Lo, o.Lo), min(i.Hi, o.Hi)} }

func (i Interval) join(o Interval) Interval { return Interval{min(i.Lo, o.Lo), max(i.Hi, o.Hi)} }

func limitsOf(k Kind) Interval {
	lo, hi := k.limits()
	return Interval{lo, hi}
}

// staticRange is the range of an integer expression by the ranges of its
// arguments. It is computed once, when an expression is made, and rests on nothing but
// domains.
func staticRange(e *node) (lo, hi int64) {
	switch e.op {
	case OpConst:
		return int64(e.bits), int64(e.bits)
	case OpVar:
		return e.v.Domain.Min, e.v.Domain.Max
	case OpSelect:
		// The default counts even where every index of the program's array has an
		// element, as the array here has all ints for indices.
		if l := e.args[0].lit; l != nil {
			return l.limits()
		}
	}
	r := forward(e, nil)
	return r.Lo, r.Hi
}

// forward bounds an operation whose result is an int or long by what p knows of
// its arguments; a nil p knows their own ranges.
func forward(e *node, p *propagation) Interval {
	switch e.op {
	case OpIte:
		switch p.truth(e.args[0]) {
		case Yes:
			return p.rangeOf(e.args[1])
		case No:
			return p.rangeOf(e.args[2])
		}
		return p.rangeOf(e.args[1]).join(p.rangeOf(e.args[2]))
	case OpSelect:
		lo, hi := e.args[0].elem.Limits()
		return Interval{lo, hi}
	}
	var a, b Interval
	if e.nargs > 0 && e.args[0].kind.IsInt() {
		a = p.rangeOf(e.args[0])
		if e.nargs > 1 {
			b = p.rangeOf(e.args[1])
		}
	}
	return RangeOf(e.op, e.kind, a, b)
}

// RangeOf bounds an operation whose result is of kind I32 or I64 by the ranges of
// its arguments, if these are ints or longs. It never assumes that nothing
// overflows: where something may, it answers all of the kind. Wrapping around makes two
// intervals of one, of which the hull is nearly all of the kind, so all of it is said.
func RangeOf(op Op, k Kind, a, b Interval) Interval {
	all := limitsOf(k)
	switch op {
	case OpAdd:
		return sum(a, b, all)
	case OpSub:
		return difference(a, b, all)
	case OpNeg:
		return difference(Interval{}, a, all)
	case OpMul:
		return product(a, b, all)
	case OpDiv:
		return quotient(a, b, all)
	case OpRem:
		return remainder(a, b)
	case OpBitAnd:
		return bitAnd(a, b, all)
	case OpBitOr, OpBitXor:
		return bitOr(a, b, all)
	case OpShl:
		if b.single() {
			if s := uint(b.Lo) & (k.width() - 1); s < k.width()-1 {
				return product(a, Interval{1 << s, 1 << s}, all)
			}
		}
	// With an unknown distance it comes nearer to 0, or to -1.
	case OpShr:
		if b.single() {
			s := uint(b.Lo) & (k.width() - 1)
			return Interval{a.Lo >> s, a.Hi >> s}
		}
		return Interval{min(a.Lo, 0), max(a.Hi, 0)}.meetSign(a)
	case OpUshr:
		return unsignedShift(a, b, all, k.width())
	case OpI2B:
		return conversion(a, Interval{math.MinInt8, math.MaxInt8})
	case OpI2S:
		return conversion(a, Interval{math.MinInt16, math.MaxInt16})
	case OpI2C:
		return conversion(a, Interval{0, math.MaxUint16})
	case OpL2I:
		return conversion(a, all)
	case OpI2L:
		return a
	case OpLCmp, OpFCmpL, OpFCmpG:
		return Interval{-1, 1}
	}
	return all
}

// meetSign keeps to the signs of another interval: what is shifted right stays
// positive or negative.
func (i Interval) meetSign(a Interval) Interval {
	if a.Lo >= 0 {
		i.Lo = 0
	}
	if a.Hi < 0 {
		i.Hi = -1
	}
	return i
}

func conversion(a, to Interval) Interval {
	if a.within(to) {
		return a
	}
	return to
}

// addExact and its like say whether a result is that of unbounded integers.
func addExact(a, b int64) (int64, bool) {
	s := a + b
	return s, (s > a) == (b > 0) || b == 0
}

func subExact(a, b int64) (int64, bool) {
	d := a - b
	return d, (d < a) == (b > 0) || b == 0
}

func mulExact(a, b int64) (int64, bool) {
	negative := a < 0 != (b < 0)
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	if hi != 0 {
		return 0, false
	}
	if negative {
		return -int64(lo), lo <= 1<<63
	}
	return int64(lo), lo < 1<<63
}

func magnitude(a int64) uint64 {
	if a < 0 {
		return -uint64(a)
	}
	return uint64(a)
}

func sum(a, b, all Interval) Interval {
	lo, ok1 := addExact(a.Lo, b.Lo)
	hi, ok2 := addExact(a.Hi, b.Hi)
	if r := (Interval{lo, hi}); ok1 && ok2 && r.within(all) {
		return r
	}
	return all
}

func difference(a, b, all Interval) Interval {
	lo, ok1 := subExact(a.Lo, b.Hi)
	hi, ok2 := subExact(a.Hi, b.Lo)
	if r := (Interval{lo, hi}); ok1 && ok2 && r.within(all) {
		return r
	}
	return all
}

// Of four corners, as the factors may have either sign.
func product(a, b, all Interval) Interval {
	r := Interval{math.MaxInt64, math.MinInt64}
	for _, x := range [2]int64{a.Lo, a.Hi} {
		for _, y := range [2]int64{b.Lo, b.Hi} {
			p, ok := mulExact(x, y)
			if !ok {
				return all
			}
			r = r.join(Interval{p, p})
		}
	}
	if r.within(all) {
		return r
	}
	return all
}

// quotient leaves divisors around 0 to "all", where SMT-LIB's answer for 0 lies,
// too. It is monotonic in both where the divisor has one sign. The least number by -1
// wraps around.
func quotient(a, b, all Interval) Interval {
	if b.contains(0) || a.Lo == all.Lo && b.contains(-1) {
		return all
	}
	r := Interval{math.MaxInt64, math.MinInt64}
	for _, x := range [2]int64{a.Lo, a.Hi} {
		for _, y := range [2]int64{b.Lo, b.Hi} {
			r = r.join(Interval{x / y, x / y})
		}
	}
	return r
}

// remainder has the sign of the dividend, and is not farther from 0 than it;
// the remainder of a division by 0 is the dividend.
func remainder(a, b Interval) Interval {
	r := Interval{min(a.Lo, 0), max(a.Hi, 0)}
	if b.contains(0) {
		return r
	}
	m := max(magnitude(b.Lo), magnitude(b.Hi)) - 1
	if m <= math.MaxInt64 {
		r = r.meet(Interval{-int64(m), int64(m)})
	}
	return r
}

// A mask that is not negative is an upper bound of the result, and makes it not
// negative. Two negative numbers make one that is not greater than either.
func bitAnd(a, b, all Interval) Interval {
	switch {
	case a.Lo >= 0 && b.Lo >= 0:
		return Interval{0, min(a.Hi, b.Hi)}
	case a.Lo >= 0:
		return Interval{0, a.Hi}
	case b.Lo >= 0:
		return Interval{0, b.Hi}
	case a.Hi < 0 && b.Hi < 0:
		return Interval{all.Lo, min(a.Hi, b.Hi)}
	}
	return Interval{all.Lo, max(a.Hi, b.Hi)}
}

// bitOr serves for exclusive or, too. No bit can be set above the highest of both.
func bitOr(a, b, all Interval) Interval {
	if a.Lo < 0 || b.Lo < 0 {
		return all
	}
	n := max(bits.Len64(uint64(a.Hi)), bits.Len64(uint64(b.Hi)))
	return Interval{0, int64(uint64(1)<<n - 1)}
}

// For a negative number it is what is left of the unsigned one; with a distance of 0
// the number itself.
func unsignedShift(a, b, all Interval, width uint) Interval {
	if !b.single() {
		if a.Lo >= 0 {
			return Interval{0, a.Hi}
		}
		return all
	}
	s := uint(b.Lo) & (width - 1)
	switch {
	case s == 0:
		return a
	case a.Lo >= 0:
		return Interval{a.Lo >> s, a.Hi >> s}
	case width == 32:
		return Interval{0, math.MaxUint32 >> s}
	}
	return Interval{0, int64(uint64(math.MaxUint64) >> s)}
}
