package prune

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// narrow keeps of a node's values those of s. The box is dead when there are none.
// Everything that is learnt of a node goes through here, from above, from below, from
// orders and forms. That NaN is left counts as a value.
func (b *box) narrow(i int32, s set) {
	old := b.sets[i]
	now := old.meet(s)
	if now == old {
		return
	}
	b.sets[i] = now
	if now.empty() {
		b.dead = true
	}
}

// backward narrows the arguments of node i by what the node can be. Only points at
// which the node cannot have one of its values are cut off. It may cut less than it
// could, never more. Several nodes may share an argument: each narrows it further.
func (b *box) backward(i int32) {
	n := &b.p.nodes[i]
	if n.nargs == 0 {
		return
	}
	r := b.sets[i]
	x := n.arg[0]
	switch n.op {
	case symbolic.OpNot:
		b.narrow(x, set{lo: 1 - r.hi, hi: 1 - r.lo})
	case symbolic.OpAnd, symbolic.OpOr:
		b.backwardLogic(n, r)
	case symbolic.OpIte:
		b.backwardIte(n, r)
	case symbolic.OpEq:
		b.backwardEq(n, r)
	case symbolic.OpLt, symbolic.OpLe:
		if r == either {
			return
		}
		lesser, greater, strict := x, n.arg[1], n.op == symbolic.OpLt
		if r == never {
			lesser, greater, strict = greater, lesser, !strict
		}
		gap := int64(0)
		if strict {
			gap = 1
		}
		p, q := b.sets[lesser], b.sets[greater]
		// If backward has narrowed an end since, the difference wraps to the other end
		// of the longs, which cuts nothing.
		// Neither overflows: forward has seen that there is something less, and more.
		b.narrow(lesser, set{lo: math.MinInt64, hi: q.hi - gap})
		b.narrow(greater, set{lo: p.lo + gap, hi: math.MaxInt64})
	case symbolic.OpFEq, symbolic.OpFLt, symbolic.OpFLe:
		b.backwardFloatOrder(n, r)
	case symbolic.OpFCmpL, symbolic.OpFCmpG, symbolic.OpLCmp:
		b.backwardThreeWay(n, r)
	default:
		switch {
		// Whatever the arguments are, the result may have been NaN.
		case r.nan: // what makes NaN is not narrowed
		case n.kind.IsFloat() && n.argKind.IsFloat():
			b.backwardFloat(n, r)
		case n.kind.IsFloat():
			b.backwardToFloat(n, r)
		case n.argKind.IsFloat():
			b.backwardFromFloat(n, r)
		default:
			b.backwardInt(n, r)
		}
	}
}

// A conjunction that is true has two true parts; one that is false has a false one,
// which is known when the other is true. For disjunctions the same with true and false
// exchanged.
func (b *box) backwardLogic(n *node, r set) {
	isAnd := n.op == symbolic.OpAnd
	all := always // what both have to be if the node is that
	if !isAnd {
		all = never
	}
	switch r {
	case all:
		b.narrow(n.arg[0], all)
		b.narrow(n.arg[1], all)
	case set{lo: 1 - all.lo, hi: 1 - all.lo}:
		for i := range 2 {
			if b.sets[n.arg[1-i]] == all {
				b.narrow(n.arg[i], r)
			}
		}
	}
}

// An alternative that has no value in common with the result is not the one that was
// taken, so the condition is known. meet keeps a NaN only if both may be it, so NaN
// counts as a value here.
func (b *box) backwardIte(n *node, r set) {
	impossible := func(i int) bool { return b.sets[n.arg[i]].meet(r).empty() }
	switch b.sets[n.arg[0]] {
	case always:
		b.narrow(n.arg[1], r)
	case never:
		b.narrow(n.arg[2], r)
	default:
		switch no := [2]bool{impossible(1), impossible(2)}; {
		case no[0] && no[1]:
			b.dead = true
		case no[0]:
			b.narrow(n.arg[0], never)
			b.narrow(n.arg[2], r)
		case no[1]:
			b.narrow(n.arg[0], always)
			b.narrow(n.arg[1], r)
		}
	}
}

// backwardEq is for ints, longs and conditions. That two differ says something only
// where one is known and is an end of the other: inner values cannot be cut out of an
// interval.
func (b *box) backwardEq(n *node, r set) {
	x, y := n.arg[0], n.arg[1]
	switch r {
	case always:
		b.narrow(x, b.sets[y])
		b.narrow(y, b.sets[x])
	case never:
		for range 2 {
			if p, q := b.sets[x], b.sets[y]; q.single() {
				if p.lo == q.lo {
					p.lo++
				} else if p.hi == q.lo {
					p.hi--
				}
				b.narrow(x, p)
			}
			x, y = y, x
		}
	}
}

// atMost and atLeast are the numbers that are numerically so, whatever the sign
// of 0, or by the next float where it is to be strict. Keys tell -0 from 0, Java's
// comparisons do not. So x <= 0 includes 0 for a limit of -0, and x < 0 excludes -0 for
// a limit of 0.
func atMost(k symbolic.Kind, x int64, strict bool) set {
	s := numbers(k)
	s.hi = numeric(x)
	if strict {
		s.hi--
	}
	if s.hi < 0 { // from numbers with one zero to those with two
		s.hi--
	}
	return s
}

func atLeast(k symbolic.Kind, x int64, strict bool) set {
	s := numbers(k)
	s.lo = numeric(x)
	if strict {
		s.lo++
	}
	if s.lo <= 0 {
		s.lo--
	}
	return s
}

// A comparison that holds excludes NaN on both sides. One that does not hold may have
// failed because of it; then neither side is narrowed.
func (b *box) backwardFloatOrder(n *node, r set) {
	x, y, k := n.arg[0], n.arg[1], n.argKind
	p, q := b.sets[x], b.sets[y]
	switch {
	case r == either:
		return
	case r == never && (p.nan || q.nan):
		return // it may be for NaN that it is false
	case x == y:
		// It is how programs test for NaN: x == x.
		if r == always { // it is not NaN
			b.narrow(x, numbers(k))
		}
		return
	case n.op == symbolic.OpFEq && r == never:
		return
	case n.op == symbolic.OpFEq:
		b.narrow(x, atMost(k, q.hi, false).meet(atLeast(k, q.lo, false)))
		b.narrow(y, atMost(k, p.hi, false).meet(atLeast(k, p.lo, false)))
		return
	}
	strict := n.op == symbolic.OpFLt
	if r == never {
		x, y, p, q, strict = y, x, q, p, !strict
	}
	b.narrow(x, atMost(k, q.hi, strict))
	b.narrow(y, atLeast(k, p.lo, strict))
}

// It is narrowed only for one known result: for two of three, as -1 and 0, the set says
// no more than that of the comparison which the constructors made of it anyway.
func (b *box) backwardThreeWay(n *node, r set) {
	x, y, k := n.arg[0], n.arg[1], n.argKind
	p, q := b.sets[x], b.sets[y]
	if !r.single() || x == y || p.nan || q.nan {
		return
	}
	if !k.IsFloat() {
		switch r.lo {
		case 0:
			b.narrow(x, q)
			b.narrow(y, p)
		case -1:
			b.narrow(x, set{lo: p.lo, hi: q.hi - 1})
			b.narrow(y, set{lo: p.lo + 1, hi: q.hi})
		case 1:
			b.narrow(x, set{lo: q.lo + 1, hi: p.hi})
			b.narrow(y, set{lo: q.lo, hi: p.hi - 1})
		}
		return
	}
	switch r.lo {
	case 0:
		b.narrow(x, atMost(k, q.hi, false).meet(atLeast(k, q.lo, false)))
		b.narrow(y, atMost(k, p.hi, false).meet(atLeast(k, p.lo, false)))
	case -1:
		b.narrow(x, atMost(k, q.hi, true))
		b.narrow(y, atLeast(k, p.lo, true))
	case 1:
		b.narrow(x, atLeast(k, q.lo, true))
		b.narrow(y, atMost(k, p.hi, true))
	}
}

// backwardFloat narrows the arguments of an operation whose result is no NaN. What
// is rounded to r lies between the neighbours of r's ends. So each case takes the
// neighbours, solves the equation for the argument in double, and moves out by a float
// for the rounding of that.
func (b *box) backwardFloat(n *node, r set) {
	k, ak := n.kind, n.argKind
	x := n.arg[0]
	var y int32
	if n.nargs > 1 {
		y = n.arg[1]
	}
	// More would not be needed: nearest means at most half the way to a neighbour. From
	// infinity it is the greatest finite number, as from there on sums overflow.
	lo, hi := below(k, r.lo), above(k, r.hi)
	number := numbers(ak)
	switch n.op {
	case symbolic.OpFNeg:
		b.narrow(x, set{lo: ^r.hi, hi: ^r.lo})
	case symbolic.OpFAbs:
		b.narrow(x, set{lo: ^r.hi, hi: r.hi})
		if p := b.sets[x]; p.lo > ^r.lo { // above the negative ones
			b.narrow(x, set{lo: r.lo, hi: r.hi})
		} else if p.hi < r.lo {
			b.narrow(x, set{lo: ^r.hi, hi: ^r.lo})
		}
	case symbolic.OpFAdd:
		p, q := b.numbersOf(x), b.numbersOf(y)
		b.narrow(x, around(k, lo-float(k, q.hi), hi-float(k, q.lo)))
		b.narrow(y, around(k, lo-float(k, p.hi), hi-float(k, p.lo)))
	case symbolic.OpFSub:
		p, q := b.numbersOf(x), b.numbersOf(y)
		b.narrow(x, around(k, lo+float(k, q.lo), hi+float(k, q.hi)))
		b.narrow(y, around(k, float(k, p.lo)-hi, float(k, p.hi)-lo))
	case symbolic.OpFMul:
		if x == y {
			b.square(x, k, lo, hi)
			return
		}
		for range 2 {
			b.factor(x, k, lo, hi, b.numbersOf(y))
			x, y = y, x
		}
	case symbolic.OpFDiv:
		if x == y {
			return
		}
		q := b.numbersOf(y)
		l, h := extremes(lo, hi, float(k, q.lo), float(k, q.hi))
		b.narrow(x, around(k, l, h))
		b.divisor(y, k, lo, hi, b.numbersOf(x))
		b.narrow(y, number)
	case symbolic.OpFMin:
		b.narrow(x, set{lo: r.lo, hi: number.hi})
		b.narrow(y, set{lo: r.lo, hi: number.hi})
		for range 2 {
			if b.sets[y].lo > r.hi {
				b.narrow(x, r)
			}
			x, y = y, x
		}
	case symbolic.OpFMax:
		b.narrow(x, set{lo: number.lo, hi: r.hi})
		b.narrow(y, set{lo: number.lo, hi: r.hi})
		for range 2 {
			if b.sets[y].hi < r.lo {
				b.narrow(x, r)
			}
			x, y = y, x
		}
	case symbolic.OpFSqrt:
		h := hi * hi
		l := lo * lo
		if lo < 0 {
			l = math.Copysign(0, -1)
		}
		s := around(k, l, h)
		// The result is no NaN, so x is not below -0.
		s.lo = max(s.lo, minusZero)
		b.narrow(x, s)
	case symbolic.OpFFloor:
		b.narrow(x, set{lo: r.lo, hi: around(k, 0, float(k, r.hi)+1).hi})
	case symbolic.OpFCeil:
		b.narrow(x, set{lo: around(k, float(k, r.lo)-1, 0).lo, hi: r.hi})
	case symbolic.OpFRint:
		b.narrow(x, around(k, float(k, r.lo)-0.5, float(k, r.hi)+0.5))
	case symbolic.OpF2D, symbolic.OpD2F:
		// It is asked of the neighbours in the kind of the result.
		// A float that lies between doubles is not farther out than the next float.
		b.narrow(x, around(ak, lo, hi))
	}
}

// numbersOf is what an argument is whose result is no NaN. All operations that
// backwardFloat knows pass NaN on, so neither argument is one. If nothing is left of it
// the box is dead already, and what is returned does not matter.
func (b *box) numbersOf(i int32) set {
	b.narrow(i, numbers(b.p.nodes[i].kind))
	if s := b.sets[i]; s.hasNumber() {
		return s
	}
	return numbers(b.p.nodes[i].kind)
}

// square narrows x where x * x lies between lo and hi. As in squareInt, the two roots
// are one interval with a gap, which is cut off only from the end of a box that lies in
// it.
func (b *box) square(x int32, k symbolic.Kind, lo, hi float64) {
	if hi < 0 {
		b.dead = true
		return
	}
	s := around(k, 0, math.Sqrt(hi))
	b.narrow(x, set{lo: ^s.hi, hi: s.hi})
	if lo <= 0 {
		return
	}
	// The root is rounded, and moved in by a float: least is a lower bound of the
	// absolute value.
	least := around(k, math.Sqrt(lo), 0).lo
	b.outside(x, least)
}

// outside narrows x where its absolute value is not less than what has a key.
func (b *box) outside(x int32, least int64) {
	least = max(least, 0)
	p := b.sets[x]
	if p.lo > ^least {
		b.narrow(x, set{lo: least, hi: math.MaxInt64})
	}
	if p.hi < least {
		b.narrow(x, set{lo: math.MinInt64, hi: ^least})
	}
}

// factor narrows x where x times one of q lies between lo and hi. If the other factor
// may be 0 then x may be anything that does not make the product too small: |x| is at
// least the least product by the largest factor.
func (b *box) factor(x int32, k symbolic.Kind, lo, hi float64, q set) {
	u, v := float(k, q.lo), float(k, q.hi)
	if u > 0 || v < 0 {
		l, h := quotients(lo, hi, u, v)
		b.narrow(x, around(k, l, h))
		return
	}
	least := 0.0
	switch {
	case lo > 0:
		least = lo
	case hi < 0:
		least = -hi
	default:
		return
	}
	if m := least / max(-u, v); m > 0 {
		b.outside(x, around(k, m, 0).lo)
	}
}

// divisor narrows y where one of p divided by y lies between lo and hi. The quotient
// may be infinite, for a divisor near 0, or 0, for one that is infinite; both ends are
// among the quotients.
func (b *box) divisor(y int32, k symbolic.Kind, lo, hi float64, p set) {
	u, v := float(k, p.lo), float(k, p.hi)
	if lo > 0 || hi < 0 {
		l, h := quotients(u, v, lo, hi)
		b.narrow(y, around(k, l, h))
		return
	}
	// A small quotient needs a great divisor.
	most := max(-lo, hi)
	least := 0.0
	switch {
	case u > 0:
		least = u
	case v < 0:
		least = -v
	}
	if m := least / most; m > 0 {
		b.outside(y, around(k, m, 0).lo)
	}
}

// extremes are the least and the greatest product; NaN says that one is unknown.
// Products of 0 and infinity are NaN, which Go's min and max pass on, and around takes
// for unknown.
func extremes(a, b, c, d float64) (lo, hi float64) {
	p, q, r, s := a*c, a*d, b*c, b*d
	return min(p, q, r, s), max(p, q, r, s)
}

// quotients is extremes for quotients by numbers of one sign.
func quotients(a, b, c, d float64) (lo, hi float64) {
	p, q, r, s := a/c, a/d, b/c, b/d
	return min(p, q, r, s), max(p, q, r, s)
}

// backwardToFloat narrows the int or long that a float is made of. For bits it is done
// only where all are positive, as their order turns round with the sign. An infinity in
// the result is cut to the ends of the longs.
func (b *box) backwardToFloat(n *node, r set) {
	x := n.arg[0]
	if n.op == symbolic.OpFromBits {
		if b.sets[x].lo >= 0 && r.lo >= 0 {
			b.narrow(x, set{lo: r.lo, hi: r.hi})
		}
		return
	}
	lo, hi := below(n.kind, r.lo), above(n.kind, r.hi)
	s := set{lo: math.MinInt64, hi: math.MaxInt64}
	if f := math.Ceil(lo); f >= -1<<63 && f < 1<<63 {
		s.lo = int64(f)
	}
	if f := math.Floor(hi); f >= -1<<63 && f < 1<<63 {
		s.hi = int64(f)
	}
	b.narrow(x, s)
}

// backwardFromFloat narrows the float that an int or long is made of.
func (b *box) backwardFromFloat(n *node, r set) {
	x, k := n.arg[0], n.argKind
	if n.op == symbolic.OpToBits {
		// Bits above those of infinity are NaNs.
		if r.lo >= 0 && r.hi <= infinity(k) {
			b.narrow(x, set{lo: r.lo, hi: r.hi})
		}
		return
	}
	all := everything(n.kind)
	s := everything(k)
	switch { // casts round towards 0, and to the ends what lies beyond
	case r.lo > 0:
		s.lo = key(k, float64(r.lo)) - 1
	case r.lo > all.lo:
		s.lo = key(k, float64(r.lo)-1) - 1
	}
	switch {
	case r.hi < 0:
		s.hi = key(k, float64(r.hi)) + 1
	case r.hi < all.hi:
		s.hi = key(k, float64(r.hi)+1) + 1
	}
	// NaN is cast to 0.
	s.nan = r.contains(0)
	b.narrow(x, s)
}
