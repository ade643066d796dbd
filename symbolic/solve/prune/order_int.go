package prune

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// maxGap bounds the distances that orderedInts works with, so that sums of some of
// them do not overflow. What is farther apart is given up: programs compare numbers
// next to each other.
const maxGap = 1 << 61

// orderInts decides comparison i of ints or longs, where the order of its arguments
// follows from that of what they are made of: a remainder is less than the divisor.
// That x + gap <= y in unbounded integers decides Java's comparison, too, as x and y
// themselves are ints or longs; sums within them count only where they do not wrap
// around.
func (b *box) orderInts(i int32) {
	n := &b.p.nodes[i]
	x, y := n.arg[0], n.arg[1]
	least := int64(0)
	if n.op == symbolic.OpLt {
		least = 1
	}
	// A comparison that is known may follow from itself, and be refuted by others.
	if b.sets[i] != never && b.orderedInts(y, x, 1-least, maxOrder) {
		b.narrow(i, never)
	}
	if b.sets[i] == either && b.orderedInts(x, y, least, maxOrder) {
		b.narrow(i, always)
	}
	// Here the conditions say that it is false, and others that it is true: no point is
	// left.
	if b.sets[i] == never && b.orderedInts(x, y, least, maxOrder) {
		b.dead = true
	}
}

// resolve goes through conversions to long and choices that are made. A choice that is
// made in this box is one of its alternatives, at all points that matter.
func (b *box) resolve(x int32) int32 {
	for {
		n := &b.p.nodes[x]
		switch {
		case n.op == symbolic.OpI2L:
			x = n.arg[0]
		case n.op == symbolic.OpIte && b.sets[n.arg[0]] == always:
			x = n.arg[1]
		case n.op == symbolic.OpIte && b.sets[n.arg[0]] == never:
			x = n.arg[2]
		default:
			return x
		}
	}
}

// orderedInts tells whether x + gap <= y, in unbounded integers, holds at every
// point of the box at which the conditions do. The gap makes one lemma of < and <=, and
// lets constants move from side to side: x + 3 <= y is asked of x with a gap of 3.
func (b *box) orderedInts(x, y int32, gap int64, depth int) bool {
	x, y = b.resolve(x), b.resolve(y)
	p, q := b.sets[x], b.sets[y]
	if gap > maxGap || gap < -maxGap {
		return false
	}
	if x == y && gap <= 0 {
		return true
	}
	// What is apart by more than a long is saturated, and then more than any gap.
	if d := saturated(wideDifference(q.lo, p.hi), wide{}).lo; d >= gap {
		return true
	}
	if depth == 0 {
		return false
	}
	depth--
	b.work--
	return b.comparedInts(x, y, gap) || b.lessThanDivisor(x, y, gap) ||
		b.belowInts(x, y, gap, depth) || b.aboveInts(x, y, gap, depth) || b.bothGrowInts(x, y, gap, depth)
}

// comparedInts tells whether a comparison says so that is known to be true, or
// false. A comparison that is false is the opposite one that is true: not (a < b) is b
// <= a, with no NaN to think of.
func (b *box) comparedInts(x, y int32, gap int64) bool {
	for _, i := range b.p.intOrders {
		n := &b.p.nodes[i]
		if b.sets[i] == either {
			continue
		}
		lesser, greater, least := b.resolve(n.arg[0]), b.resolve(n.arg[1]), int64(0)
		yes := b.sets[i] == always
		if !yes {
			lesser, greater = greater, lesser
		}
		if (n.op == symbolic.OpLt) == yes {
			least = 1
		}
		if lesser == x && greater == y && gap <= least {
			return true
		}
	}
	return false
}

// lessThanDivisor tells whether x is a remainder, or its negative, and y the absolute
// value of the divisor. This is what bit-blasting solvers do not find for two unknown
// longs: they would have to invert a divider. The divisor's absolute value is seen as
// the divisor where that is positive, or as its negative.
func (b *box) lessThanDivisor(x, y int32, gap int64) bool {
	unsigned := func(i int32) int32 {
		if n := &b.p.nodes[i]; n.op == symbolic.OpNeg && b.exact(n) {
			return b.resolve(n.arg[0])
		}
		return i
	}
	r := &b.p.nodes[unsigned(x)]
	return gap <= 1 && r.op == symbolic.OpRem && b.sets[y].lo > 0 && b.resolve(r.arg[1]) == unsigned(y)
}

// exact tells whether a sum, a difference, a product or a negative does not wrap
// around. All lemmas on sums need it: with one that wraps around, i < i + 1 is false
// for the greatest int, and proving it would hide the overflow that a program has.
func (b *box) exact(n *node) bool {
	p := b.sets[n.arg[0]]
	if n.op == symbolic.OpNeg {
		return p.lo > everything(n.kind).lo
	}
	q := b.sets[n.arg[1]]
	switch n.op {
	case symbolic.OpAdd:
		return exactly(n.kind, wideSum(p.lo, q.lo), wideSum(p.hi, q.hi))
	case symbolic.OpSub:
		return exactly(n.kind, wideDifference(p.lo, q.hi), wideDifference(p.hi, q.lo))
	case symbolic.OpMul:
		lo, hi := exactProduct(p, q)
		return exactly(n.kind, lo, hi)
	}
	return false
}

// further is gap + d, or what is too much. MaxInt64 is more than maxGap, so orderedInts
// gives up on it.
func further(gap, d int64) int64 {
	if d > maxGap || d < -maxGap {
		return math.MaxInt64
	}
	return gap + d
}

// belowInts tells whether x is something that is at most y less the gap, or less. Of a
// sum one part is compared and the other one bounded. That loses how both hang
// together; linear forms see that.
func (b *box) belowInts(x, y int32, gap int64, depth int) bool {
	n := &b.p.nodes[x]
	if n.nargs < 2 || !n.kind.IsInt() || n.argKind.IsFloat() {
		return false
	}
	u, v := n.arg[0], n.arg[1]
	p, q := b.sets[u], b.sets[v]
	le := func(i int32, gap int64) bool { return b.orderedInts(i, y, gap, depth) }
	switch n.op {
	case symbolic.OpIte:
		return le(n.arg[1], gap) && le(n.arg[2], gap)
	case symbolic.OpAdd:
		return b.exact(n) && (le(u, further(gap, q.hi)) || le(v, further(gap, p.hi)))
	case symbolic.OpSub:
		if !b.exact(n) {
			return false
		}
		// u - v + gap <= y follows from u - v.lo + gap <= y, and from u + gap - y.lo <= v.
		bound := b.sets[y].lo
		// The least long has no negative, hence the tests before the signs are turned.
		return q.lo > -maxGap && le(u, further(gap, -q.lo)) ||
			bound > -maxGap && b.orderedInts(u, v, further(gap, -bound), depth)
	case symbolic.OpRem:
		// A remainder is at most its dividend, where that is not negative, and less
		// than the divisor. With a dividend below 0 it is negative and may be more than
		// the dividend.
		return p.lo >= 0 && le(u, gap) || q.lo > 0 && le(v, gap-1)
	case symbolic.OpDiv:
		return p.lo >= 0 && q.lo > 0 && le(u, gap)
	case symbolic.OpMul:
		for range 2 { // x / y * y
			if d := &b.p.nodes[b.resolve(u)]; d.op == symbolic.OpDiv && b.resolve(d.arg[1]) == b.resolve(v) {
				return b.exact(n) && b.sets[d.arg[0]].lo >= 0 && b.sets[v].lo > 0 && le(d.arg[0], gap)
			}
			u, v = v, u
		}
	}
	return false
}

// aboveInts tells whether y is something that x and the gap are at most, or more. It is
// the mirror image of belowInts; where signs matter, the other sign is asked for.
func (b *box) aboveInts(x, y int32, gap int64, depth int) bool {
	n := &b.p.nodes[y]
	if n.nargs < 2 || !n.kind.IsInt() || n.argKind.IsFloat() {
		return false
	}
	u, v := n.arg[0], n.arg[1]
	p, q := b.sets[u], b.sets[v]
	ge := func(i int32, gap int64) bool { return b.orderedInts(x, i, gap, depth) }
	switch n.op {
	case symbolic.OpIte:
		return ge(n.arg[1], gap) && ge(n.arg[2], gap)
	case symbolic.OpAdd:
		return b.exact(n) && (q.lo > -maxGap && ge(u, further(gap, -q.lo)) || p.lo > -maxGap && ge(v, further(gap, -p.lo)))
	case symbolic.OpSub:
		if !b.exact(n) {
			return false
		}
		bound := b.sets[x].hi // x + gap <= u - v follows from v + x.hi + gap <= u
		return ge(u, further(gap, q.hi)) || b.orderedInts(v, u, further(gap, bound), depth)
	case symbolic.OpRem:
		return p.hi <= 0 && ge(u, gap) || q.hi < 0 && ge(v, gap-1)
	case symbolic.OpDiv:
		if p.hi <= 0 && q.lo > 0 && ge(u, gap) {
			return true
		}
		// What is divided by less than itself makes 1 at least.
		return q.lo > 0 && b.sets[x].hi <= 1-gap && b.orderedInts(v, u, 0, depth)
	case symbolic.OpMul:
		return b.exact(n) && (p.lo >= 0 && q.lo >= 1 && ge(u, gap) || q.lo >= 0 && p.lo >= 1 && ge(v, gap))
	}
	return false
}

// bothGrowInts compares two results of one operation by their arguments. Sums are
// paired both ways, as they commute. The gap may stand at either pair; it is put at the
// second, after both orders of the pairs.
func (b *box) bothGrowInts(x, y int32, gap int64, depth int) bool {
	m, n := &b.p.nodes[x], &b.p.nodes[y]
	if m.op != n.op || m.nargs == 0 {
		return false
	}
	le := func(i, j int32, gap int64) bool { return b.orderedInts(i, j, gap, depth) }
	switch m.op {
	case symbolic.OpNeg:
		return b.exact(m) && b.exact(n) && le(n.arg[0], m.arg[0], gap)
	case symbolic.OpAdd:
		if !b.exact(m) || !b.exact(n) {
			return false
		}
		for i := range 2 {
			for j := range 2 {
				if le(m.arg[i], n.arg[j], 0) && le(m.arg[1-i], n.arg[1-j], gap) {
					return true
				}
			}
		}
	case symbolic.OpSub:
		return b.exact(m) && b.exact(n) && (le(m.arg[0], n.arg[0], gap) && le(n.arg[1], m.arg[1], 0) ||
			le(m.arg[0], n.arg[0], 0) && le(n.arg[1], m.arg[1], gap))
	case symbolic.OpDiv:
		return gap <= 0 && b.resolve(m.arg[1]) == b.resolve(n.arg[1]) && b.sets[m.arg[1]].lo > 0 && le(m.arg[0], n.arg[0], 0)
	case symbolic.OpMul:
		// With a negative factor the product turns round.
		for _, i := range [4]int32{m.arg[0], m.arg[1], n.arg[0], n.arg[1]} {
			if b.sets[i].lo < 0 {
				return false
			}
		}
		return gap <= 0 && b.exact(m) && b.exact(n) && (le(m.arg[0], n.arg[0], 0) && le(m.arg[1], n.arg[1], 0) ||
			le(m.arg[0], n.arg[1], 0) && le(m.arg[1], n.arg[0], 0))
	}
	return false
}
