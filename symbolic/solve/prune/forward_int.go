package prune

import (
	"math"
	"math/bits"

	"github.com/gojpf/gojpf/symbolic"
)

// forwardInt bounds operations on ints and longs. Where all values wrap around
// alike, they are still an interval. Java's ints wrap around silently. Bounds of
// unbounded integers would be wrong, and giving up at each possible overflow would lose
// hash codes and counters, where the whole interval wraps by the same multiple.
func forwardInt(n *node, x, y set, same bool) set {
	if !x.hasNumber() || n.nargs > 1 && !y.hasNumber() {
		return nothing
	}
	switch n.op {
	case symbolic.OpAdd:
		return wrapSum(n.kind, x.lo, y.lo, x.hi, y.hi)
	case symbolic.OpSub:
		if same {
			return set{}
		}
		return wrapDifference(n.kind, x, y)
	case symbolic.OpNeg:
		return wrapDifference(n.kind, set{}, x)
	case symbolic.OpMul:
		return wrapProduct(n.kind, x, y, same)
	// RangeOf knows no more than that masks do not grow; the signs are added here, as a
	// ^ b < 0 is how programs and Math.addExact ask whether signs differ.
	case symbolic.OpBitXor, symbolic.OpBitAnd, symbolic.OpBitOr:
		r := symbolic.RangeOf(n.op, n.kind, symbolic.Interval{Lo: x.lo, Hi: x.hi}, symbolic.Interval{Lo: y.lo, Hi: y.hi})
		return set{lo: r.Lo, hi: r.Hi}.meet(signs(n, x, y))
	// It drops the upper half: an interval stays one if that half is the same for all
	// of it.
	case symbolic.OpL2I:
		return wrapped(symbolic.I32, wide{x.lo >> 63, uint64(x.lo)}, wide{x.hi >> 63, uint64(x.hi)})
	}
	a, b := symbolic.Interval{Lo: x.lo, Hi: x.hi}, symbolic.Interval{Lo: y.lo, Hi: y.hi}
	r := symbolic.RangeOf(n.op, n.kind, a, b)
	return set{lo: r.Lo, hi: r.Hi}
}

// wide is a number of 128 bits. In two's complement: sums and differences of longs need
// 65 bits, products 127.
type wide struct {
	hi int64
	lo uint64
}

func (a wide) less(b wide) bool { return a.hi < b.hi || a.hi == b.hi && a.lo < b.lo }

// wrapped is the interval between two numbers, wrapped around: everything, unless
// all of it is wrapped by the same multiple. The values wrap by the same multiple
// exactly if the ends do, as everything in between lies between them.
func wrapped(k symbolic.Kind, lo, hi wide) set {
	if k == symbolic.I32 {
		// Numbers of 32 bits have sums and products of 64, and those of 64 bits fit. By
		// which multiple of 2^32 it is beyond an int; an L2I comes with all 64 bits, so
		// the sum itself may overflow.
		a, b := int64(lo.lo)+1<<31, int64(hi.lo)+1<<31
		if a < int64(lo.lo) || b < int64(hi.lo) || a>>32 != b>>32 {
			return everything(k)
		}
		return set{lo: int64(int32(lo.lo)), hi: int64(int32(hi.lo))}
	}
	over := func(w wide) int64 { // by which multiple of 2^64 w is beyond a long
		if w.lo>>63 != 0 {
			return w.hi + 1
		}
		return w.hi
	}
	if over(lo) != over(hi) {
		return everything(k)
	}
	return set{lo: int64(lo.lo), hi: int64(hi.lo)}
}

func wideSum(a, b int64) wide {
	lo, carry := bits.Add64(uint64(a), uint64(b), 0)
	return wide{a>>63 + b>>63 + int64(carry), lo}
}

func wideDifference(a, b int64) wide {
	lo, borrow := bits.Sub64(uint64(a), uint64(b), 0)
	return wide{a>>63 - b>>63 - int64(borrow), lo}
}

func wideProduct(a, b int64) wide {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	return wide{int64(hi) - a>>63&b - b>>63&a, lo}
}

func wrapSum(k symbolic.Kind, a, b, c, d int64) set { return wrapped(k, wideSum(a, b), wideSum(c, d)) }

func wrapDifference(k symbolic.Kind, x, y set) set {
	return wrapped(k, wideDifference(x.lo, y.hi), wideDifference(x.hi, y.lo))
}

// A square has its least value at 0 or at the end nearer to it, which the corners alone
// would put at a product of different signs.
func wrapProduct(k symbolic.Kind, x, y set, same bool) set {
	lo, hi := exactProduct(x, y)
	if same { // a square
		switch {
		case x.lo >= 0:
			lo = wideProduct(x.lo, x.lo)
		case x.hi <= 0:
			lo = wideProduct(x.hi, x.hi)
		default:
			lo = wide{}
		}
	}
	return wrapped(k, lo, hi)
}

// exactProduct bounds a product in unbounded integers. A product is linear in each
// factor: its extremes are at corners, also across 0.
func exactProduct(x, y set) (lo, hi wide) {
	lo, hi = wide{math.MaxInt64, math.MaxUint64}, wide{math.MinInt64, 0}
	for _, a := range [2]int64{x.lo, x.hi} {
		for _, b := range [2]int64{y.lo, y.hi} {
			p := wideProduct(a, b)
			if p.less(lo) {
				lo = p
			}
			if hi.less(p) {
				hi = p
			}
		}
	}
	return lo, hi
}

// exactly tells whether the numbers between two are longs, or ints, as they are.
func exactly(k symbolic.Kind, lo, hi wide) bool {
	if lo.hi != int64(lo.lo)>>63 || hi.hi != int64(hi.lo)>>63 {
		return false
	}
	return k == symbolic.I64 || int64(lo.lo) >= math.MinInt32 && int64(hi.lo) <= math.MaxInt32
}

// withRemainder bounds a remainder and its divisor, of which one is negative: they
// are nearer to 0 together than the divisor, and do not get there. It is the second
// half of Math.floorMod, which adds the divisor if signs differ: the sum of the
// intervals would reach from -y to y, and a floorMod would not be known to be an index
// within its bounds.
func (b *box) withRemainder(n *node, x, y set) (r set, ok bool) {
	if n.op != symbolic.OpAdd {
		return r, false
	}
	i, j := b.resolve(n.arg[0]), b.resolve(n.arg[1])
	for range 2 {
		if m := &b.p.nodes[i]; m.op == symbolic.OpRem && b.resolve(m.arg[1]) == j {
			switch {
			case x.hi <= 0 && y.lo > 0:
				return set{lo: 1, hi: y.hi}, true
			case x.lo >= 0 && y.hi < 0:
				return set{lo: y.lo, hi: -1}, true
			}
		}
		i, j, x, y = j, i, y, x
	}
	return r, false
}

// signs bounds a bitwise operation by the signs of its arguments. 0 stands for unknown
// here. Only the sign bits matter: they are combined as all other bits are.
func signs(n *node, x, y set) set {
	all := everything(n.kind)
	a, b := sign(x), sign(y)
	r := 0
	switch n.op {
	case symbolic.OpBitXor:
		r = a * b
	case symbolic.OpBitAnd:
		r = max(a, b)
		if a == 0 && b == -1 || b == 0 && a == -1 {
			r = 0
		}
	case symbolic.OpBitOr:
		r = min(a, b)
		if a == 0 && b == 1 || b == 0 && a == 1 {
			r = 0
		}
	}
	return signed(all, r)
}

// sign is -1 for negative numbers, 1 for others, 0 where there are both.
func sign(s set) int {
	switch {
	case s.hi < 0:
		return -1
	case s.lo >= 0:
		return 1
	}
	return 0
}

// signed is the part of a set that has a sign.
func signed(s set, sign int) set {
	switch sign {
	case -1:
		s.hi = -1
	case 1:
		s.lo = 0
	}
	return s
}
