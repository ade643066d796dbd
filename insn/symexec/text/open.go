package text

import (
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// What can be said of texts of open length: positions, parts, equality and search.

// isWhole tells whether a piece is all of an input. Only of a whole input a language is
// known, and only a whole one can be bound to something.
func (p *piece) isWhole() bool { return p.input != nil && p.n == p.input.length }

// size is the number of characters of a piece; ok is false where only its digits
// tell. Of ints the number of digits is a choice or a long expression, so their length
// is open here; of floats it is a term with bounds.
func (rt *Runtime) size(m *vm.Machine, p *piece) (n *symbolic.Expr, ok bool) {
	switch {
	case p.fixed():
		return rt.Ctx.Int(int32(len(p.chars))), true
	case p.input != nil:
		return p.n, true
	case p.value.Kind().IsFloat() && rt.reasons(m):
		return rt.floatLength(m, p), true
	}
	return nil, false
}

// lengthOf is the length of a text; ok is false where that is still open.
func (rt *Runtime) lengthOf(m *vm.Machine, t *text) (n *symbolic.Expr, ok bool) {
	n = rt.Ctx.Int(0)
	for i := range t.pieces {
		k, ok := rt.size(m, &t.pieces[i])
		if !ok {
			return nil, false
		}
		n = rt.Ctx.Add(n, k)
	}
	return n, true
}

// bounded leaves out texts that are longer than a text can be: the program ends
// there for lack of memory. Without it lengths would wrap around, and a text could be
// shorter than its parts. What is left out is a path on which the JVM throws
// OutOfMemoryError, see docs/symbolic.md. A concolic run has lengths that exist.
func (rt *Runtime) bounded(m *vm.Machine, t *text) {
	c := rt.Ctx
	if core.RunOf(m) != nil {
		return
	}
	room := int64(1<<31 - 1)
	var open []*symbolic.Expr
	for i := range t.pieces {
		n, ok := rt.size(m, &t.pieces[i])
		if !ok {
			room -= mostDigits + 1
		} else if k, known := n.Const(); known {
			room -= k.Long()
		} else {
			open = append(open, n)
		}
	}
	// Each condition is about what the parts before have left, so that no sum in it can
	// overflow.
	left := c.Int(int32(max(room, 0)))
	for _, n := range open {
		rt.Assume(m, c.Le(n, left))
		left = c.Sub(left, n)
	}
}

// resolved is a text in terms of the inputs that are bound to no other text. A text
// that was found equal to another one shares its facts only if it is expressed by it.
// It is done whenever a text is looked at, as bindings come later than the texts.
func (rt *Runtime) resolved(m *vm.Machine, t *text) *text {
	l := factsOf(m)
	out := &text{pieces: make([]piece, 0, len(t.pieces))}
	for _, p := range t.pieces {
		if p.input == nil {
			out.add(p)
			continue
		}
		// A part whose length has become known is characters from now on.
		if n, ok := rt.onlyLength(m, p.n); ok {
			out.add(piece{chars: rt.span(m, &p, n)})
			continue
		}
		to := l.boundTo(p.input.name)
		switch {
		case p.input.image != nil && p.isWhole() && l.boundTo(p.input.origin().name) != nil:
			if q, ok := (openTexts{rt}).made(m, rt.resolved(m, &text{pieces: []piece{p.input.image.of.whole()}}), p.input.image); ok {
				for _, r := range q.pieces {
					out.add(r)
				}
			} else {
				out.add(p)
			}
		case to != nil && p.isWhole():
			for _, q := range rt.resolved(m, to).pieces {
				out.add(q)
			}
		// A part of an input that is bound to one piece is a part of that. Where it is
		// bound to several, which of them the part lies in is open, and reads go
		// through rt.read, which knows the binding.
		case to != nil && len(to.pieces) == 1 && to.pieces[0].input != nil:
			q := to.pieces[0]
			part := &text{pieces: []piece{{input: q.input, from: rt.Ctx.Add(q.from, p.from), n: p.n}}}
			for _, q := range rt.resolved(m, part).pieces {
				out.add(q)
			}
		default:
			out.add(p)
		}
	}
	return out
}

// steady is what a String or builder shows, nil where its fields tell, resolved. The
// pieces stay the same until the instruction is over: positions in them are decided one
// after the other, and each decision may be the one that tells the length of a piece.
func (rt *Runtime) steady(m *vm.Machine, r vm.Ref) *text {
	t := textOf(m.Heap.Get(r))
	// In the middle of an instruction the pieces must not change: choices that were
	// made are about them.
	if t == nil || len(m.Decided()) > 0 {
		return t
	}
	if now := rt.resolved(m, t); !identical(now, t) {
		t = &text{now.pieces, t.asked}
		o := m.Heap.Writable(r)
		o.SetAttr(vm.WithAttr(o.Attr(), t))
	}
	return t
}

// onlyLength is the only length that the path leaves, where that is short. It must be
// short, since all characters of it are made.
func (rt *Runtime) onlyLength(m *vm.Machine, n *symbolic.Expr) (int, bool) {
	const short = 256
	r := core.PathOf(m).PC().Bounds().Range(n)
	return int(r.Lo), r.Lo == r.Hi && r.Lo >= 0 && r.Lo <= short
}

// open is what a String or builder shows, and whether one can reason about it: all of
// its pieces are characters or parts of inputs. Strings that are known, or whose bytes
// were looked at, count as fixed pieces: so one method serves for two texts of any
// kind.
func (rt *Runtime) open(m *vm.Machine, r vm.Ref) (t *text, ok bool) {
	o := m.Heap.Get(r)
	if !IsString(o) && !isBuilder(o) || !rt.reasons(m) {
		return nil, false
	}
	if t = textOf(o); t == nil {
		chars, _ := rt.characters(m, r)
		return &text{pieces: []piece{{chars: chars}}}, true
	}
	t = rt.resolved(m, t)
	return t, !t.showsValue()
}

// showsValue tells whether a piece is a number or boolean.
func (t *text) showsValue() bool {
	return slices.ContainsFunc(t.pieces, func(p piece) bool { return p.value != nil })
}

// less compares positions within texts: no difference of theirs overflows. That is why
// the difference decides it, where the two differ by a constant: 0 <= i and i+1 <= n in
// other words. Of ints of any size it would be wrong.
func (rt *Runtime) less(a, b *symbolic.Expr) *symbolic.Expr {
	if d, ok := rt.Ctx.Sub(a, b).Const(); ok {
		return rt.Ctx.Bool(d.Int() < 0)
	}
	return rt.Ctx.Lt(a, b)
}

// at is the character of a text at a position within it. Positions beyond the end have
// some value, as every function of a solver does; who asks has made sure of the bounds,
// or asks under a condition.
func (rt *Runtime) at(m *vm.Machine, t *text, i *symbolic.Expr) *symbolic.Expr {
	return rt.atPieces(m, t.pieces, i, rt.Ctx.Int(0))
}

// Each open piece in front makes a choice inside the expression, not a way of the path.
func (rt *Runtime) atPieces(m *vm.Machine, pieces []piece, i, start *symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	if len(pieces) == 0 {
		return c.Int(0) // there is no such position
	}
	p := &pieces[0]
	n, ok := rt.size(m, p)
	if !ok {
		return c.Int(0)
	}
	end := c.Add(start, n)
	here := c.True()
	if len(pieces) > 1 {
		here = rt.less(i, end)
	}
	k := c.Sub(i, start)
	switch {
	case here.IsFalse():
		return rt.atPieces(m, pieces[1:], i, end)
	case p.input != nil:
		v := rt.read(m, p.input, c.Add(p.from, k))
		if here.IsTrue() {
			return v
		}
		return c.Ite(here, v, rt.atPieces(m, pieces[1:], i, end))
	}
	v := c.Int(0)
	if !here.IsTrue() {
		v = rt.atPieces(m, pieces[1:], i, end)
	}
	if j, ok := k.Const(); ok {
		if j.Int() >= 0 && int(j.Int()) < len(p.chars) {
			return p.chars[j.Int()]
		}
		return v
	}
	// Known characters at an unknown index are a chain of choices, as long as the
	// piece.
	for j, ch := range p.chars {
		v = c.Ite(c.Eq(k, c.Int(int32(j))), ch, v)
	}
	return v
}

// matches is the condition that characters are those of a text from a position on,
// if it has so many there.
func (rt *Runtime) matches(m *vm.Machine, t *text, start *symbolic.Expr, chars []*symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	cond := c.True()
	for j, ch := range chars {
		cond = c.And(cond, c.Eq(rt.at(m, t, c.Add(start, c.Int(int32(j)))), ch))
	}
	return cond
}

// hasAt is the condition that a text has known characters at a position. A text that
// ends before is no match, hence the bounds; they are compared without overflow.
func (rt *Runtime) hasAt(m *vm.Machine, t *text, start *symbolic.Expr, chars []*symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	n, _ := rt.lengthOf(m, t)
	last := c.Sub(n, c.Int(int32(len(chars))))
	fits := c.And(c.Not(rt.less(start, c.Int(0))), c.Not(rt.less(last, start)))
	if fits.IsFalse() {
		return fits
	}
	return c.And(fits, rt.matches(m, t, start, chars))
}

// contains tells whether an input is a part of a text, or of one that a part of it is
// bound to. Binding an input to a text that contains it would be a cycle, and resolved
// would not end. s.equals("x" + s) is such a case.
func (l *facts) contains(t *text, input string) bool {
	for i := range t.pieces {
		p := t.pieces[i].input
		if p == nil {
			continue
		}
		for ; p.image != nil; p = p.image.of {
			if p.name == input {
				return true
			}
		}
		if to := l.boundTo(p.name); p.name == input || to != nil && l.contains(to, input) {
			return true
		}
	}
	return false
}

// unlike are two texts without the pieces and characters that both begin with, and
// those that both end with. "<" + s + ">" and "<" + t + ">" are equal if s and t are:
// what both have at the ends says nothing.
func unlike(a, b *text) (x, y *text) {
	p, q := a.pieces, b.pieces
	for len(p) > 0 && len(q) > 0 {
		i, j, n := p[0], q[0], 0
		if !i.fixed() || !j.fixed() {
			if !samePiece(&i, &j) {
				break
			}
			p, q = p[1:], q[1:]
			continue
		}
		for n < min(len(i.chars), len(j.chars)) && i.chars[n] == j.chars[n] {
			n++
		}
		p, q = behind(p, n), behind(q, n)
		if n == 0 {
			break
		}
	}
	for len(p) > 0 && len(q) > 0 {
		i, j, n := p[len(p)-1], q[len(q)-1], 0
		if !i.fixed() || !j.fixed() {
			if !samePiece(&i, &j) {
				break
			}
			p, q = p[:len(p)-1], q[:len(q)-1]
			continue
		}
		for n < min(len(i.chars), len(j.chars)) && i.chars[len(i.chars)-1-n] == j.chars[len(j.chars)-1-n] {
			n++
		}
		p, q = before(p, n), before(q, n)
		if n == 0 {
			break
		}
	}
	return &text{pieces: p}, &text{pieces: q}
}

// behind are pieces without the first n characters of the first.
func behind(p []piece, n int) []piece {
	if n == len(p[0].chars) {
		return p[1:]
	}
	rest := append([]piece(nil), p...)
	rest[0].chars = rest[0].chars[n:]
	return rest
}

// before are pieces without the last n characters of the last.
func before(p []piece, n int) []piece {
	last := len(p) - 1
	if n == len(p[last].chars) {
		return p[:last]
	}
	rest := append([]piece(nil), p...)
	rest[last].chars = rest[last].chars[:len(rest[last].chars)-n]
	return rest
}

// position is the domain of positions in texts.
func position() symbolic.Domain {
	d := symbolic.Full(symbolic.Int)
	d.Min = 0
	return d
}

// sameOpen decides whether two texts are equal. If they are one is bound to the
// other where that can be; if they are not they differ in length or at some position.
// It forks two ways, which is less than one for each pair of lengths. What was found
// out before is not asked again, in either direction.
func (rt *Runtime) sameOpen(m *vm.Machine, a, b *text) (same, ok bool) {
	c := rt.Ctx
	a, b = unlike(a, b)
	if len(a.pieces) == 0 && len(b.pieces) == 0 {
		return true, true
	}
	l := factsOf(m)
	for _, answer := range []string{"same", "other"} {
		if l.answered(answer, a, b, nil) != nil || l.answered(answer, b, a, nil) != nil {
			return answer == "same", true
		}
	}
	na, _ := rt.lengthOf(m, a)
	nb, _ := rt.lengthOf(m, b)
	is, _ := rt.term(m, "equals", a, b, nil, symbolic.Full(symbolic.Boolean))
	// The answer is a free variable: both ways are possible unless lengths exclude one.
	// What follows from the way taken is asserted then.
	equal := c.And(c.Eq(na, nb), c.Ne(is, c.Int(0)))
	chosen, ok := rt.Decide(m, "equals", equal, c.Not(equal))
	if !ok {
		return false, false
	}
	note := func(kind string) {
		rt.learn(m, func(l *facts) { l.terms = also(l.terms, term{kind: kind, a: a, b: b, value: is}) })
	}
	if chosen == 1 {
		k, _ := rt.term(m, "difference", a, b, nil, position())
		rt.Assume(m, c.Or(c.Ne(na, nb), c.And(c.Lt(k, na), c.Ne(rt.at(m, a, k), rt.at(m, b, k)))))
		note("other")
		return false, !m.Ignored()
	}
	note("same")
	rt.unite(m, a, b, na)
	return true, !m.Ignored()
}

// firstSame is how many characters are compared of texts that are equal, but of
// which none can be bound to the other. Equality at all positions has a quantifier.
// These are told so that what programs mostly look at fits; the rest may make a
// violation unconfirmed.
const firstSame = 4

// unite has two texts be equal, the second of which has the given length.
func (rt *Runtime) unite(m *vm.Machine, a, b *text, n *symbolic.Expr) {
	c := rt.Ctx
	for _, try := range [][2]*text{{a, b}, {b, a}} {
		if p := try[0].pieces; len(p) == 1 && p[0].isWhole() && p[0].input.image == nil && !factsOf(m).contains(try[1], p[0].input.name) {
			rt.bind(m, p[0].input, try[1])
			return
		}
	}
	for k := range int32(firstSame) {
		first, last := c.Int(k), c.Sub(n, c.Int(k+1))
		rt.Assume(m, c.Or(c.Le(n, first), c.And(c.Eq(rt.at(m, a, first), rt.at(m, b, first)), c.Eq(rt.at(m, a, last), rt.at(m, b, last)))))
	}
}

// affixOpen decides whether a text begins, or ends, with another one. As sameOpen.
// Where it begins so the other text is united with that part, which is exact if the
// part is pieces.
func (rt *Runtime) affixOpen(m *vm.Machine, a, b *text, ends bool) (is, ok bool) {
	c := rt.Ctx
	kind := "startsWith"
	if ends {
		kind = "endsWith"
	}
	na, _ := rt.lengthOf(m, a)
	nb, _ := rt.lengthOf(m, b)
	l := factsOf(m)
	for _, yes := range []bool{true, false} {
		if l.answered(kind+"="+c.Bool(yes).Java(), a, b, nil) != nil {
			return yes, true
		}
	}
	start := c.Int(0)
	if ends {
		start = c.Sub(na, nb)
	}
	answer, _ := rt.term(m, kind, a, b, nil, symbolic.Full(symbolic.Boolean))
	holds := c.And(c.Le(nb, na), c.Ne(answer, c.Int(0)))
	chosen, ok := rt.Decide(m, kind, holds, c.Not(holds))
	if !ok {
		return false, false
	}
	rt.learn(m, func(l *facts) {
		l.terms = also(l.terms, term{kind: kind + "=" + c.Bool(chosen == 0).Java(), a: a, b: b, value: answer})
	})
	if chosen == 1 {
		k, _ := rt.term(m, "difference", a, b, start, position())
		rt.Assume(m, c.Or(c.Lt(na, nb), c.And(c.Lt(k, nb), c.Ne(rt.at(m, a, c.Add(start, k)), rt.at(m, b, k)))))
		return false, !m.Ignored()
	}
	if part, ok := rt.part(a, start, nb); ok {
		rt.unite(m, b, part, nb)
		return true, !m.Ignored()
	}
	for k := range int32(firstSame) {
		rt.Assume(m, c.Or(c.Le(nb, c.Int(k)), c.Eq(rt.at(m, a, c.Add(start, c.Int(k))), rt.at(m, b, c.Int(k)))))
	}
	return true, !m.Ignored()
}

// part are n characters of a text from a position on, within its bounds; ok is
// false where that is no list of pieces. Where a position is an expression, only cuts
// at the ends of a single input, or within characters in front of one, are a list of
// pieces whatever its value is.
func (rt *Runtime) part(t *text, from, n *symbolic.Expr) (part *text, ok bool) {
	c := rt.Ctx
	p := t.pieces
	cut := func(p []piece, k *symbolic.Expr, shorten func([]piece, int) []piece, end int) ([]piece, bool) {
		v, known := k.Const()
		switch {
		case known && v.Int() == 0:
			return p, true
		case !known || len(p) == 0 || !p[end].fixed() || int(v.Int()) > len(p[end].chars) || v.Int() < 0:
			return nil, false
		}
		return shorten(p, int(v.Int())), true
	}
	if len(p) == 1 && p[0].input != nil {
		return &text{pieces: []piece{{input: p[0].input, from: c.Add(p[0].from, from), n: n}}}, true
	}
	total := c.Int(0)
	for i := range p {
		switch {
		case p[i].fixed():
			total = c.Add(total, c.Int(int32(len(p[i].chars))))
		case p[i].input != nil:
			total = c.Add(total, p[i].n)
		default:
			return nil, false
		}
	}
	back := c.Sub(total, c.Add(from, n))
	if q, ok := cut(p, back, before, len(p)-1); ok {
		p, back = q, c.Int(0)
	}
	if q, ok := cut(p, from, behind, 0); ok {
		p, from = q, c.Int(0)
	}
	if k, ok := from.Const(); ok && len(p) == 2 && p[0].fixed() && p[1].input != nil && back.IsConst() && int(k.Int()) >= len(p[0].chars) {
		from = c.Sub(from, c.Int(int32(len(p[0].chars))))
		return &text{pieces: []piece{{input: p[1].input, from: c.Add(p[1].from, from), n: n}}}, true
	}
	zero := c.Int(0)
	if from == zero && back == zero {
		return &text{pieces: p}, true
	}
	return nil, false
}

// find is where known characters are found in a text, from a position on, or the
// last time; -1 where they are not. ok is false where that must be left to the JDK's
// code. The result is a term with what holds for it: it is -1, or the pattern is there,
// and the pattern is nowhere in front of it (behind it for the last one). The latter is
// an absence, which each character that is asked for is checked against.
func (rt *Runtime) find(m *vm.Machine, t *text, chars []*symbolic.Expr, start *symbolic.Expr, last bool) (at *symbolic.Expr, ok bool) {
	c := rt.Ctx
	open := -1
	before, after := int32(0), int32(0)
	for i := range t.pieces {
		switch p := &t.pieces[i]; {
		case p.input != nil && open >= 0 && len(chars) == 1:
			return openTexts{rt}.findApart(m, t, chars[0], start, last)
		case p.input != nil && open >= 0:
			return nil, false
		case p.input != nil:
			open = i
		case open < 0:
			before = int32(len(p.chars))
		default:
			after = int32(len(p.chars))
		}
	}
	const longest = 16
	if open < 0 || len(chars) == 0 || len(chars) > longest || last && len(t.pieces) > 1 || before+after > 64 {
		return nil, false
	}
	for _, ch := range chars {
		// indexOf takes an int: a code point beyond 16 bits is two characters, and -1
		// is none.
		if lo, hi := ch.Range(); lo < 0 || hi > 0xffff {
			return nil, false
		}
	}
	// Facts about all positions exclude it.
	if u, known := knownChars(chars); known && (openTexts{rt}).lacks(m, t, u) {
		return c.Int(-1), true
	}
	kind := "indexOf"
	if last {
		kind = "lastIndexOf"
	}
	d := symbolic.Full(symbolic.Int)
	d.Min = -1
	what := &text{pieces: []piece{{chars: chars}}}
	r, fresh := rt.term(m, kind, t, what, start, d)
	if !fresh {
		return r, true
	}
	n, _ := rt.lengthOf(m, t)
	k := c.Int(int32(len(chars)))
	found := c.Le(c.Int(0), r)
	begin := c.Min(c.Max(start, c.Int(0)), n) // so that sums of positions do not overflow
	end := c.Add(c.Sub(n, k), c.Int(1))       // of the positions where they may be
	rt.Assume(m, c.Or(c.Eq(r, c.Int(-1)), c.And(c.Le(begin, r), c.Lt(r, end), rt.matches(m, t, r, chars))))
	lo, hi := begin, c.Ite(found, r, end)
	if last {
		lo, hi = c.Add(r, c.Int(1)), end
	}
	absent := func(x *symbolic.Expr) {
		rt.Assume(m, c.Not(c.And(c.Le(lo, x), c.Lt(x, hi), rt.matches(m, t, x, chars))))
	}
	for x := range before {
		absent(c.Int(x))
	}
	if after > 0 {
		for x := after + int32(len(chars)) - 1; x >= int32(len(chars)); x-- {
			absent(c.Sub(n, c.Int(x)))
		}
	}
	p := &t.pieces[open]
	shift := c.Sub(p.from, c.Int(before)) // from positions of the text to those of the input
	rt.exclude(m, absence{p.input.name, chars, c.Add(shift, c.Max(lo, c.Int(before))), c.Min(c.Add(shift, hi), c.Add(c.Sub(c.Add(p.from, p.n), k), c.Int(1)))})
	return r, true
}

// mostSplits is in how many ways known characters are split up between the pieces of a
// text.
const mostSplits = 64

// composed is shows for a text with several open pieces. ok is false where these could
// share the characters in too many ways. "a" + s + t equals "abc" in three ways, which
// are a disjunction and no fork.
func (rt *Runtime) composed(m *vm.Machine, t *text, chars []*symbolic.Expr) (cond *symbolic.Expr, ok bool) {
	if m != nil && !rt.reasons(m) {
		return nil, false
	}
	rest, open := len(chars), 0
	for i := range t.pieces {
		switch p := &t.pieces[i]; {
		case p.value != nil:
			return nil, false
		case p.fixed():
			rest -= len(p.chars)
		default:
			open++
		}
	}
	if rest < 0 {
		return rt.Ctx.False(), true
	}
	alternatives := 1
	for i := 1; i < open; i++ {
		if alternatives = alternatives * (rest + i) / i; alternatives > mostSplits {
			return nil, false
		}
	}
	return rt.distribute(m, t.pieces, chars, open, nil), true
}

// share is the number of characters that a piece has in one of the ways. The same input
// may occur twice, as in s + s, and its second occurrence has as many characters as the
// first.
type share struct {
	n    *symbolic.Expr
	have int32
}

// distribute is the condition that pieces, of which so many are open, show characters.
// The last open piece has what is left, so it is no choice.
func (rt *Runtime) distribute(m *vm.Machine, pieces []piece, chars []*symbolic.Expr, open int, shares []share) *symbolic.Expr {
	c := rt.Ctx
	if len(pieces) == 0 {
		return c.Bool(len(chars) == 0)
	}
	p := pieces[0]
	if p.fixed() {
		n := len(p.chars)
		if n > len(chars) {
			return c.False()
		}
		return c.And(rt.equalChars(p.chars, chars[:n]), rt.distribute(m, pieces[1:], chars[n:], open, shares))
	}
	least, most := 0, len(chars)
	if open == 1 {
		for i := range pieces[1:] {
			most -= len(pieces[1+i].chars)
		}
		least = max(most, 0)
	}
	for _, s := range shares {
		// Where a text was cut one part ends, and the other begins behind that.
		if d, ok := c.Sub(p.from, s.n).Const(); ok {
			p.from = c.Int(s.have + d.Int())
		}
		if d, ok := c.Sub(p.n, s.n).Const(); ok { // the same input once more
			n := int(s.have + d.Int())
			least, most = max(least, n), min(most, n)
		}
	}
	cond := c.False()
	for n := least; n <= most; n++ {
		is := c.And(c.Eq(p.n, c.Int(int32(n))), rt.distribute(m, pieces[1:], chars[n:], open-1, also(shares, share{p.n, int32(n)})))
		if !is.IsFalse() {
			cond = c.Or(cond, c.And(is, rt.equalChars(rt.span(m, &p, n), chars[:n])))
		}
	}
	return cond
}
