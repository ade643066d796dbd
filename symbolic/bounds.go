package symbolic

import "slices"

// Truth is what is known of a condition.
type Truth uint8

// The truths.
const (
	Unknown Truth = iota
	Yes
	No
)

func (t Truth) not() Truth {
	switch t {
	case Yes:
		return No
	case No:
		return Yes
	}
	return Unknown
}

func truthOf(b bool) Truth {
	if b {
		return Yes
	}
	return No
}

// Bounds are ranges of integer variables that follow from a set of conditions.
// They are immutable; nil says nothing beyond the variables' domains.
//
// A path may have thousands of inputs, and narrows one range or two at a time: so
// the ranges are in pages, of which bounds share those that do not differ. They are
// intervals and nothing else. That a set of conditions is absurd is proved by them,
// that it is possible never.
type Bounds struct {
	pages  [][]bound // none is empty; by index of the variable, throughout
	absurd bool
}

// pageSize is the greatest number of ranges in a page. Narrowing one range copies its
// page and the list of pages: with pages this small that is a small part of all of
// them.
const pageSize = 32

type bound struct {
	v *Var
	Interval
}

var absurd = &Bounds{absurd: true}

// Absurd tells whether no value is left for some variable: the conditions
// contradict each other.
func (b *Bounds) Absurd() bool { return b != nil && b.absurd }

// Of is the range of a variable.
func (b *Bounds) Of(v *Var) Interval {
	if b != nil && len(b.pages) > 0 {
		page := b.pages[b.page(v.index)]
		if i := find(page, v.index); i < len(page) && page[i].v == v {
			return page[i].Interval
		}
	}
	return Interval{v.Domain.Min, v.Domain.Max}
}

// page returns the number of the page that a variable is in, or belongs to. There is
// a page.
func (b *Bounds) page(index int) int {
	lo, hi := 0, len(b.pages)-1
	for lo < hi { // the last one that does not begin behind it, else the first
		if mid := (lo + hi + 1) / 2; b.pages[mid][0].v.index <= index {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return lo
}

// find returns the place of the first range of a variable whose index is not
// less.
func find(page []bound, index int) int {
	lo, hi := 0, len(page)
	for lo < hi {
		if mid := (lo + hi) / 2; page[mid].v.index < index {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo
}

// with returns the bounds with other ranges for some variables.
func (b *Bounds) with(narrowed []bound) *Bounds {
	out := &Bounds{}
	if b != nil {
		out.pages = append(make([][]bound, 0, len(b.pages)+1), b.pages...)
	}
	for _, n := range narrowed {
		out.set(n)
	}
	return out
}

// set puts a range into bounds whose pages belong to others, but whose list of them
// does not.
func (b *Bounds) set(n bound) {
	if len(b.pages) == 0 {
		b.pages = append(b.pages, []bound{n})
		return
	}
	k := b.page(n.v.index)
	old := b.pages[k]
	i := find(old, n.v.index)
	if i < len(old) && old[i].v == n.v {
		page := slices.Clone(old)
		page[i] = n
		b.pages[k] = page
		return
	}
	if i == pageSize && k == len(b.pages)-1 {
		// So pages that are full stay full, and the half empty ones of splitting are
		// for those that come late.
		b.pages = append(b.pages, []bound{n}) // inputs come one after another
		return
	}
	page := make([]bound, 0, len(old)+1)
	page = append(append(append(page, old[:i]...), n), old[i:]...)
	if len(page) <= pageSize {
		b.pages[k] = page
		return
	}
	b.pages[k] = page[: pageSize/2 : pageSize/2]
	b.pages = slices.Insert(b.pages, k+1, page[pageSize/2:])
}

// Range is the range of an int or long expression.
func (b *Bounds) Range(e *Expr) Interval {
	p := propagation{base: b}
	return p.rangeOf(e)
}

// Truth decides a condition, where the ranges suffice.
func (b *Bounds) Truth(cond *Expr) Truth {
	p := propagation{base: b}
	return p.truth(cond)
}

// maxRounds bounds how often conditions are gone through to narrow ranges.
// Ranges such as those of x < y && y < x would shrink by one each round. What is not
// narrowed stays possible, and is decided by someone else.
const maxRounds = 6

// Narrow returns the bounds under which the conditions hold, too. The result does not
// depend on anything but conditions and b, so paths that share a prefix have the same.
func (b *Bounds) Narrow(conds ...*Expr) *Bounds {
	if b.Absurd() {
		return b
	}
	p := propagation{base: b}
	for range maxRounds {
		p.changed = false
		for _, cond := range conds {
			p.assume(cond, true)
			if p.absurd {
				return absurd
			}
		}
		if !p.changed {
			break
		}
	}
	if len(p.narrowed) == 0 {
		return b
	}
	return b.with(p.narrowed)
}

// propagation narrows ranges of variables by running conditions backwards. It is HC4 on
// integers: ranges go up by forward, and down by assume and restrict. Nothing is cut
// that any model of the conditions has.
type propagation struct {
	base     *Bounds
	narrowed []bound // in no order
	// It would be wrong after a variable was narrowed, but only too wide: it is cleared
	// so that more is found.
	memo    map[*Expr]Interval // of large expressions, until something changes
	depth   int
	changed bool
	absurd  bool
}

// Conditions narrow one variable or two, so a list is searched and no map is made.
func (p *propagation) varRange(v *Var) Interval {
	for i := range p.narrowed {
		if p.narrowed[i].v == v {
			return p.narrowed[i].Interval
		}
	}
	return p.base.Of(v)
}

func (p *propagation) narrow(v *Var, to Interval) {
	p.changed = true
	clear(p.memo)
	for i := range p.narrowed {
		if p.narrowed[i].v == v {
			p.narrowed[i].Interval = to
			return
		}
	}
	p.narrowed = append(p.narrowed, bound{v, to})
}

// rangeOf and truth of a nil propagation are what holds for all inputs.
func (p *propagation) rangeOf(e *Expr) Interval {
	if p == nil {
		return Interval{e.lo, e.hi}
	}
	switch e.op {
	case OpVar:
		return p.varRange(e.v)
	case OpConst:
		return Interval{e.lo, e.hi}
	}
	if i, ok := p.memo[e]; ok {
		return i
	}
	static := Interval{e.lo, e.hi}
	i := static
	if e.lo < e.hi {
		i = forward(&e.node, p).meet(static)
		if i.empty() { // only under an assumption that cannot hold
			i = static
		}
	}
	if e.size > memoFrom {
		if p.memo == nil {
			p.memo = make(map[*Expr]Interval)
		}
		p.memo[e] = i
	}
	return i
}

// Both parts of a comparison are looked at by their ranges alone: x < x + 1 it does not
// see, which constructors do.
func (p *propagation) truth(e *Expr) Truth {
	if p == nil {
		return Unknown
	}
	switch e.op {
	case OpConst:
		return truthOf(e.bits != 0)
	case OpNot:
		return p.truth(e.args[0]).not()
	case OpAnd, OpOr:
		decisive := No
		if e.op == OpOr {
			decisive = Yes
		}
		a := p.truth(e.args[0])
		if a == decisive {
			return a
		}
		b := p.truth(e.args[1])
		switch {
		case b == decisive:
			return b
		case a == Unknown:
			return a
		}
		return b
	case OpEq, OpLt, OpLe:
		if e.args[0].kind.IsInt() {
			return p.compare(e.op, p.rangeOf(e.args[0]), p.rangeOf(e.args[1]))
		}
		a, b := p.truth(e.args[0]), p.truth(e.args[1])
		if a != Unknown && b != Unknown {
			return truthOf(a == b)
		}
	case OpIte:
		switch p.truth(e.args[0]) {
		case Yes:
			return p.truth(e.args[1])
		case No:
			return p.truth(e.args[2])
		}
		if a := p.truth(e.args[1]); a == p.truth(e.args[2]) {
			return a
		}
	}
	return Unknown
}

func (p *propagation) compare(op Op, a, b Interval) Truth {
	switch {
	case op == OpEq && a.single() && a == b:
		return Yes
	case op == OpEq && a.meet(b).empty():
		return No
	case op == OpLt && a.Hi < b.Lo, op == OpLe && a.Hi <= b.Lo:
		return Yes
	case op == OpLt && a.Lo >= b.Hi, op == OpLe && a.Lo > b.Hi:
		return No
	}
	return Unknown
}

// assume narrows what must be so that a condition is as wanted. It goes on where the
// truth is known already, since the parts may be narrowed nevertheless.
func (p *propagation) assume(e *Expr, wanted bool) {
	if p.absurd {
		return
	}
	if t := p.truth(e); t != Unknown {
		if t != truthOf(wanted) {
			p.absurd = true
			return
		}
	}
	switch e.op {
	case OpNot:
		p.assume(e.args[0], !wanted)
	case OpAnd:
		p.assumeBoth(e, wanted, true)
	case OpOr:
		p.assumeBoth(e, wanted, false)
	case OpEq:
		p.assumeEq(e.args[0], e.args[1], wanted)
	case OpLt, OpLe:
		a, b, strict := e.args[0], e.args[1], e.op == OpLt
		if !wanted { // a < b is not so: b <= a
			a, b, strict = b, a, !strict
		}
		p.assumeOrder(a, b, strict)
	case OpIte:
		p.assumeIte(e, func(alternative *Expr) { p.assume(alternative, wanted) }, func(alternative *Expr) bool {
			return p.truth(alternative) == truthOf(wanted).not()
		})
	}
}

// assumeBoth handles and (decided by one false part) and or (by one true part).
func (p *propagation) assumeBoth(e *Expr, wanted, isAnd bool) {
	if wanted == isAnd {
		p.assume(e.args[0], wanted)
		p.assume(e.args[1], wanted)
		return
	}
	// One part must be as wanted. If the other cannot be, this one is it.
	for i := range 2 {
		if p.truth(e.args[i]) == truthOf(!wanted) {
			p.assume(e.args[1-i], wanted)
			return
		}
	}
}

// That numbers differ cuts something off only at an end.
func (p *propagation) assumeEq(a, b *Expr, wanted bool) {
	if a.kind == Bool {
		for range 2 {
			if t := p.truth(a); t != Unknown {
				p.assume(b, (t == Yes) == wanted)
				return
			}
			a, b = b, a
		}
		return
	}
	ra, rb := p.rangeOf(a), p.rangeOf(b)
	if wanted {
		both := ra.meet(rb)
		p.restrict(a, both)
		p.restrict(b, both)
		return
	}
	for range 2 {
		if rb.single() { // a differs from it: that may cut an end off
			if ra.Lo == rb.Lo {
				ra.Lo++
			} else if ra.Hi == rb.Hi {
				ra.Hi--
			}
			p.restrict(a, ra)
		}
		a, b, ra, rb = b, a, rb, ra
	}
}

func (p *propagation) assumeOrder(a, b *Expr, strict bool) {
	gap := int64(0)
	if strict {
		gap = 1
	}
	ra, rb := p.rangeOf(a), p.rangeOf(b)
	// Unless it is absurd, which truth has seen, these do not overflow.
	p.restrict(a, Interval{ra.Lo, min(ra.Hi, rb.Hi-gap)})
	p.restrict(b, Interval{max(rb.Lo, ra.Lo+gap), rb.Hi})
}

// assumeIte goes on with the alternative that is left, if only one is possible. Where
// both are possible nothing is said: the union of both would have to be narrowed.
func (p *propagation) assumeIte(e *Expr, assume func(*Expr), impossible func(*Expr) bool) {
	cond, a, b := e.args[0], e.args[1], e.args[2]
	no := [2]bool{impossible(a), impossible(b)}
	switch t := p.truth(cond); {
	case t == Yes:
		assume(a)
	case t == No:
		assume(b)
	case no[0] && no[1]:
		p.absurd = true
	case no[0]:
		p.assume(cond, false)
		assume(b)
	case no[1]:
		p.assume(cond, true)
		assume(a)
	}
}

// restrict narrows what must be so that an expression lies in an interval.
// Where an operation may overflow it narrows nothing.
func (p *propagation) restrict(e *Expr, to Interval) {
	if p.absurd {
		return
	}
	old := p.rangeOf(e)
	to = to.meet(old)
	if to.empty() {
		p.absurd = true
		return
	}
	if to == old {
		return
	}
	p.depth++
	defer func() { p.depth-- }()
	// An expression may be deep, and narrowing is only an offer.
	if p.depth > 200 {
		return
	}
	all := limitsOf(e.kind)
	switch e.op {
	case OpVar:
		p.narrow(e.v, to)
	// Only where the sum cannot wrap around in these ranges may the other term be moved
	// to the other side.
	case OpAdd:
		a, b := e.args[0], e.args[1]
		ra, rb := p.rangeOf(a), p.rangeOf(b)
		if exactIn(all, addExact, ra.Lo, rb.Lo, ra.Hi, rb.Hi) {
			p.restrict(a, minus(to, rb))
			p.restrict(b, minus(to, p.rangeOf(a)))
		} else if rb.single() {
			p.restrictWrapped(a, to, rb.Lo, all)
		}
	case OpSub:
		a, b := e.args[0], e.args[1]
		ra, rb := p.rangeOf(a), p.rangeOf(b)
		if exactIn(all, subExact, ra.Lo, rb.Hi, ra.Hi, rb.Lo) {
			p.restrict(a, plus(to, rb))
			p.restrict(b, minus(p.rangeOf(a), to))
		}
	case OpNeg:
		if ra := p.rangeOf(e.args[0]); ra.Lo > all.Lo && to.Lo > all.Lo {
			p.restrict(e.args[0], Interval{-to.Hi, -to.Lo})
		}
	case OpMul:
		p.restrictProduct(e, to, all)
	case OpShl, OpShr, OpUshr:
		p.restrictShifted(e, to, all)
	case OpI2L, OpI2B, OpI2S, OpI2C, OpL2I:
		// Where nothing is cut off the value passes unchanged.
		if ra := p.rangeOf(e.args[0]); e.op == OpI2L || ra.within(conversionTarget(e.op)) {
			p.restrict(e.args[0], to)
		}
	case OpIte:
		p.assumeIte(e, func(a *Expr) { p.restrict(a, to) }, func(a *Expr) bool { return p.rangeOf(a).meet(to).empty() })
	}
}

func conversionTarget(op Op) Interval {
	t := map[Op]Type{OpI2B: Byte, OpI2S: Short, OpI2C: Char, OpL2I: Int}[op]
	lo, hi := t.Limits()
	return Interval{lo, hi}
}

// restrictWrapped narrows x where x + k lies in an interval but may have wrapped
// around: x lies in that interval less k, if that did not wrap in turn. Loops count so:
// i + 1 < n with an i of which nothing is known.
func (p *propagation) restrictWrapped(x *Expr, to Interval, k int64, all Interval) {
	lo, ok1 := subExact(to.Lo, k)
	hi, ok2 := subExact(to.Hi, k)
	shifted := Interval{lo, hi}
	if ok1 && ok2 && shifted.within(all) {
		p.restrict(x, shifted)
	}
}

func (p *propagation) restrictProduct(e *Expr, to, all Interval) {
	if !e.args[1].IsConst() {
		return
	}
	p.restrictFactor(e.args[0], e.args[1].lo, to, all)
}

// restrictFactor narrows x where x * k lies in an interval. A product by -1 is a Neg;
// here it would divide the least long by -1.
func (p *propagation) restrictFactor(x *Expr, k int64, to, all Interval) {
	ra := p.rangeOf(x)
	lo, ok1 := mulExact(ra.Lo, k)
	hi, ok2 := mulExact(ra.Hi, k)
	if k == 0 || k == -1 || !ok1 || !ok2 || !(Interval{min(lo, hi), max(lo, hi)}).within(all) {
		return
	}
	if k < 0 {
		p.restrict(x, Interval{ceilDiv(to.Hi, k), floorDiv(to.Lo, k)})
		return
	}
	p.restrict(x, Interval{ceilDiv(to.Lo, k), floorDiv(to.Hi, k)})
}

// restrictShifted narrows what is shifted by a known distance.
func (p *propagation) restrictShifted(e *Expr, to, all Interval) {
	by := e.args[1]
	if !by.IsConst() {
		return
	}
	width := e.kind.width()
	x, s := e.args[0], uint(by.lo)&(width-1)
	switch {
	case e.op == OpShl && s < width-1:
		p.restrictFactor(x, 1<<s, to, all)
	case e.op == OpShr || e.op == OpUshr && p.rangeOf(x).Lo >= 0:
		// All of these are within the kind, as their bits were shifted out of x.
		p.restrict(x, Interval{to.Lo << s, to.Hi<<s | (1<<s - 1)})
	}
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func ceilDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) == (b < 0) {
		q++
	}
	return q
}

// exactIn tells whether both ends of a result are exact and within the kind.
func exactIn(all Interval, op func(a, b int64) (int64, bool), a1, b1, a2, b2 int64) bool {
	lo, ok1 := op(a1, b1)
	hi, ok2 := op(a2, b2)
	return ok1 && ok2 && Interval{lo, hi}.within(all)
}

// minus and plus are interval arithmetic on unbounded integers, cut to longs.
// Saturating loses nothing that a range of longs could say.
func minus(a, b Interval) Interval {
	return Interval{saturated(subExact, a.Lo, b.Hi), saturated(subExact, a.Hi, b.Lo)}
}

func plus(a, b Interval) Interval {
	return Interval{saturated(addExact, a.Lo, b.Lo), saturated(addExact, a.Hi, b.Hi)}
}

func saturated(op func(a, b int64) (int64, bool), a, b int64) int64 {
	r, ok := op(a, b)
	if ok {
		return r
	}
	if a < 0 {
		return limitsOf(I64).Lo
	}
	return limitsOf(I64).Hi
}
