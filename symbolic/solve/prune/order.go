package prune

import (
	"github.com/gojpf/gojpf/symbolic"
)

// Rounding keeps order: if x is at most y before, it is so afterwards. So orders of
// results follow from orders of arguments exactly, which neither intervals nor
// linear forms with their errors can say.

// maxOrder bounds how deep ordered looks into expressions. Each level tries up to four
// comparisons, so this bounds a search that is exponential in it; what is not found is
// unknown.
const maxOrder = 6

// order decides comparison i of floats, where the order of its arguments follows
// from that of what they are made of. It only ever decides; that a comparison is not
// shown says nothing. Where an argument may be NaN the comparison may be false for that
// reason, so nothing is concluded.
func (b *box) order(i int32) {
	n := &b.p.nodes[i]
	x, y := n.arg[0], n.arg[1]
	if b.sets[x].nan || b.sets[y].nan {
		return
	}
	switch n.op {
	case symbolic.OpFLt:
		if b.ordered(y, x, maxOrder) {
			b.narrow(i, never)
		}
	case symbolic.OpFLe:
		if b.ordered(x, y, maxOrder) {
			b.narrow(i, always)
		}
	}
}

// ordered tells whether x <= y holds at every point of the box at which the
// conditions do, where neither is NaN. All orders are numerical, so -0 and 0 are equal
// here: results that differ only in the sign of zero compare alike.
func (b *box) ordered(x, y int32, depth int) bool {
	p, q := b.sets[x], b.sets[y]
	if x == y || numeric(p.hi) <= numeric(q.lo) {
		return true
	}
	// The lemmas are about numbers, infinities among them.
	if depth == 0 || p.nan || q.nan {
		return false
	}
	depth--
	b.work--
	return b.compared(x, y) || b.bothGrow(x, y, depth) || b.below(x, y, depth) || b.above(x, y, depth)
}

// compared tells whether a comparison says so that is known to be true, or false. That
// y < x is false says that x <= y, as neither is NaN. An equality says both; that it is
// false says nothing.
func (b *box) compared(x, y int32) bool {
	for _, i := range b.p.orders {
		n := &b.p.nodes[i]
		switch {
		case n.arg[0] == x && n.arg[1] == y && b.sets[i] == always:
			return true
		case n.arg[0] == y && n.arg[1] == x && b.sets[i] == never && n.op != symbolic.OpFEq:
			return true
		case n.op == symbolic.OpFEq && n.arg[0] == y && n.arg[1] == x && b.sets[i] == always:
			return true
		}
	}
	return false
}

// bothGrow compares two results of one operation by their arguments. Each lemma is that
// of real numbers, and rounding to nearest keeps it, with infinities as ends. Since x
// and y are not NaN, sums of opposite infinities do not occur in them.
func (b *box) bothGrow(x, y int32, depth int) bool {
	m, n := &b.p.nodes[x], &b.p.nodes[y]
	if m.op != n.op || m.argKind != n.argKind {
		return false
	}
	le := func(i, j int32) bool { return b.ordered(i, j, depth) }
	switch m.op {
	case symbolic.OpFAdd, symbolic.OpFMin, symbolic.OpFMax:
		return le(m.arg[0], n.arg[0]) && le(m.arg[1], n.arg[1]) || le(m.arg[0], n.arg[1]) && le(m.arg[1], n.arg[0])
	case symbolic.OpFSub:
		return le(m.arg[0], n.arg[0]) && le(n.arg[1], m.arg[1])
	case symbolic.OpFNeg:
		return le(n.arg[0], m.arg[0])
	case symbolic.OpFSqrt, symbolic.OpFFloor, symbolic.OpFCeil, symbolic.OpFRint, symbolic.OpF2D, symbolic.OpD2F:
		return le(m.arg[0], n.arg[0])
	case symbolic.OpI2F, symbolic.OpI2D, symbolic.OpL2F, symbolic.OpL2D:
		return b.orderedInts(m.arg[0], n.arg[0], 0, depth)
	case symbolic.OpFMul: // of numbers that are not negative
		// Factors are compared in both pairings, as constructors order the arguments of
		// a product by their form.
		if b.positive(m.arg[0]) && b.positive(m.arg[1]) && b.positive(n.arg[0]) && b.positive(n.arg[1]) {
			return le(m.arg[0], n.arg[0]) && le(m.arg[1], n.arg[1]) || le(m.arg[0], n.arg[1]) && le(m.arg[1], n.arg[0])
		}
		for i := range 2 {
			for j := range 2 {
				if m.arg[1-i] == n.arg[1-j] && b.positive(m.arg[1-i]) && le(m.arg[i], n.arg[j]) {
					return true
				}
			}
		}
	case symbolic.OpFDiv:
		if !b.divisorAboveZero(m.arg[1]) || !b.divisorAboveZero(n.arg[1]) {
			return false
		}
		// A greater divisor makes less only of a dividend that is not negative.
		return le(m.arg[0], n.arg[0]) && (m.arg[1] == n.arg[1] || b.positive(n.arg[0]) && le(n.arg[1], m.arg[1]))
	}
	return false
}

// below tells whether x is something that is at most y, or less. What is added,
// subtracted or multiplied is known by its sign or size, and rounding cannot push x
// above y, which is a float itself.
func (b *box) below(x, y int32, depth int) bool {
	n := &b.p.nodes[x]
	le := func(i int32) bool { return b.ordered(i, y, depth) }
	switch n.op {
	case symbolic.OpFAdd:
		return b.negative(n.arg[1]) && le(n.arg[0]) || b.negative(n.arg[0]) && le(n.arg[1])
	case symbolic.OpFSub:
		return b.positive(n.arg[1]) && le(n.arg[0])
	case symbolic.OpFMin:
		return le(n.arg[0]) || le(n.arg[1])
	case symbolic.OpFMax:
		return le(n.arg[0]) && le(n.arg[1])
	case symbolic.OpFFloor:
		return le(n.arg[0])
	case symbolic.OpFMul:
		for i := range 2 {
			if b.positive(n.arg[i]) && b.within(n.arg[1-i], 0, 1) && le(n.arg[i]) {
				return true
			}
		}
	case symbolic.OpFDiv:
		if b.positive(n.arg[0]) && b.atLeastOne(n.arg[1]) && le(n.arg[0]) {
			return true
		}
		// What is divided by more than itself makes 1 at most.
		if b.divisorAboveZero(n.arg[1]) && b.atLeastOne(y) && b.ordered(n.arg[0], n.arg[1], depth) {
			return true
		}
	}
	u, v, ok := b.mean(n)
	return ok && le(u) && le(v)
}

// above tells whether y is something that x is at most, or more. It is the mirror image
// of below.
func (b *box) above(x, y int32, depth int) bool {
	n := &b.p.nodes[y]
	ge := func(i int32) bool { return b.ordered(x, i, depth) }
	switch n.op {
	case symbolic.OpFAdd:
		return b.positive(n.arg[1]) && ge(n.arg[0]) || b.positive(n.arg[0]) && ge(n.arg[1])
	case symbolic.OpFSub:
		return b.negative(n.arg[1]) && ge(n.arg[0])
	case symbolic.OpFMin:
		return ge(n.arg[0]) && ge(n.arg[1])
	case symbolic.OpFMax:
		return ge(n.arg[0]) || ge(n.arg[1])
	case symbolic.OpFCeil, symbolic.OpFAbs:
		return ge(n.arg[0])
	case symbolic.OpFMul:
		for i := range 2 {
			if b.positive(n.arg[i]) && b.atLeastOne(n.arg[1-i]) && ge(n.arg[i]) {
				return true
			}
		}
	case symbolic.OpFDiv:
		if b.positive(n.arg[0]) && b.divisorAboveZero(n.arg[1]) && b.within(n.arg[1], 0, 1) && ge(n.arg[0]) {
			return true
		}
	}
	u, v, ok := b.mean(n)
	return ok && ge(u) && ge(v)
}

// mean recognises half of a sum that is finite. Its bounds are those of the two: twice
// a bound is a float, or beyond all of them. An infinite sum is excluded: (u + v) / 2
// is infinite then, though both are finite, which is the bug that programs with a mean
// of large numbers have.
func (b *box) mean(n *node) (u, v int32, ok bool) {
	half := n.op == symbolic.OpFDiv && b.within(n.arg[1], 2, 2) || n.op == symbolic.OpFMul && b.within(n.arg[1], 0.5, 0.5)
	if !half {
		return 0, 0, false
	}
	sum := &b.p.nodes[n.arg[0]]
	if _, _, finite := b.ends(n.arg[0]); !finite || sum.op != symbolic.OpFAdd {
		return 0, 0, false
	}
	return sum.arg[0], sum.arg[1], true
}

// positive and negative include both zeros.
func (b *box) positive(i int32) bool { s := b.sets[i]; return s.lo >= minusZero && !s.nan }
func (b *box) negative(i int32) bool { s := b.sets[i]; return s.hi <= plusZero && !s.nan }

// divisorAboveZero excludes -0, by which quotients have the other sign.
//
// For a divisor of 0 the quotient is an infinity or NaN; the lemmas hold for the
// former.
func (b *box) divisorAboveZero(i int32) bool { s := b.sets[i]; return s.lo >= plusZero && !s.nan }

// within tells whether a node is between two numbers, which are no infinities.
func (b *box) within(i int32, lo, hi float64) bool {
	l, h, ok := b.ends(i)
	return ok && lo <= l && h <= hi
}

func (b *box) atLeastOne(i int32) bool {
	l, _, ok := b.ends(i)
	return ok && l >= 1
}
