package text

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// What is known of texts of several open parts.

// mostParts is how many pieces a text has that is searched, and longestSought how long
// what is looked for in it may be: it may lie across the ends of pieces.
const (
	mostParts     = 8
	longestSought = 12
)

// has is the condition that a text has known characters somewhere. Where it has, they
// are within one of its parts, or where parts meet; where it has not, they are at none
// of these places. ok is false where that is left to others. Unlike find it does not
// say where. That it is somewhere needs one witness for each open part, and that it is
// nowhere an absence in each and conditions where parts meet.
func (rt openTexts) has(m *vm.Machine, t *text, what []uint16) (is *symbolic.Expr, ok bool) {
	c := rt.Ctx
	if len(what) == 0 || len(what) > longestSought || len(t.pieces) > mostParts || t.showsValue() {
		return nil, false
	}
	for i := range t.pieces {
		if u, known := knownChars(t.pieces[i].chars); known && contains(u, what) {
			return c.True(), true
		}
	}
	if rt.lacks(m, t, what) {
		return c.False(), true
	}
	chars := rt.literal(what).chars
	sought := &text{pieces: []piece{{chars: chars}}}
	answer, fresh := rt.term(m, "has", t, sought, nil, symbolic.Full(symbolic.Boolean))
	is = c.Ne(answer, c.Int(0))
	if !fresh {
		return is, true
	}
	k := int32(len(what))
	places := c.False()
	none := c.True() // at places that are known
	for i := range t.pieces {
		p := &t.pieces[i]
		size, _ := rt.size(m, p)
		rest := &text{pieces: t.pieces[i:]}
		long, _ := rt.lengthOf(m, rest)
		inside := max(int32(len(p.chars))-k+1, 0) // places that begin in known characters
		if p.input != nil {
			own := &text{pieces: []piece{*p}}
			at, _ := rt.term(m, "has at", own, sought, nil, position())
			end := c.Add(c.Sub(size, c.Int(k)), c.Int(1))
			places = c.Or(places, c.And(c.Lt(at, end), rt.matches(m, own, at, chars)))
			rt.exclude(m, absence{p.input.name, chars, p.from, c.Ite(is, p.from, c.Add(p.from, end))})
			// Places within the input are dealt with, by the witness and the absence.
			inside = 0
		}
		here := func(from *symbolic.Expr) {
			if m.Ignored() {
				return
			}
			place := c.And(c.Not(rt.less(from, c.Int(0))), c.Not(rt.less(c.Sub(long, c.Int(k)), from)), rt.matches(m, rest, from, chars))
			places = c.Or(places, place)
			none = c.And(none, c.Not(place))
		}
		for j := range inside {
			here(c.Int(j))
		}
		for j := int32(1); j < k && i < len(t.pieces)-1; j++ {
			here(c.Sub(size, c.Int(j)))
		}
	}
	if !m.Ignored() {
		rt.Assume(m, c.And(c.Implies(is, places), c.Or(is, none)))
	}
	return is, true
}

// within decides whether a text has another one somewhere, of which nothing needs to be known,
// and where. As affixOpen; that it is nowhere is only said of both ends, and that it is the
// first, or the last (fromEnd), such place is not said. ok is false where there is a choice
// first, or the path has ended.
func (rt openTexts) within(m *vm.Machine, a, b *text, fromEnd bool) (at *symbolic.Expr, ok bool) {
	c := rt.Ctx
	na, _ := rt.lengthOf(m, a)
	nb, _ := rt.lengthOf(m, b)
	answer, _ := rt.term(m, "within", a, b, nil, symbolic.Full(symbolic.Boolean))
	has := c.Ne(answer, c.Int(0))
	if len(b.pieces) == 1 && b.pieces[0].input != nil { // a part of an input that a has more of
		q := &b.pieces[0]
		for i := range a.pieces {
			if p := &a.pieces[i]; p.input == q.input {
				has = c.Or(has, c.And(c.Le(p.from, q.from), c.Le(c.Add(q.from, q.n), c.Add(p.from, p.n))))
			}
		}
	}
	has = c.Or(c.Eq(nb, c.Int(0)), c.And(c.Le(nb, na), has))
	chosen, ok := rt.Decide(m, "within", has, c.Not(has))
	if !ok {
		return nil, false
	}
	last := c.Sub(na, nb)
	if chosen == 1 {
		for _, start := range []*symbolic.Expr{c.Int(0), last} {
			k, _ := rt.term(m, "difference", a, b, start, position())
			rt.Assume(m, c.Or(c.Lt(na, nb), c.And(c.Lt(k, nb), c.Ne(rt.at(m, a, c.Add(start, k)), rt.at(m, b, k)))))
			if m.Ignored() {
				return nil, false
			}
		}
		return c.Int(-1), true
	}
	edge := c.Int(0) // where an empty text is found
	if fromEnd {
		edge = na
	}
	at, _ = rt.term(m, fmt.Sprint("within at", fromEnd), a, b, nil, position())
	rt.Assume(m, c.And(c.Le(at, last), c.Or(c.Ne(nb, c.Int(0)), c.Eq(at, edge))))
	if part, ok := rt.part(a, at, nb); ok && !m.Ignored() {
		rt.unite(m, b, part, nb)
		return at, !m.Ignored()
	}
	for k := range int32(firstSame) {
		if !m.Ignored() {
			rt.Assume(m, c.Or(c.Le(nb, c.Int(k)), c.Eq(rt.at(m, a, c.Add(at, c.Int(k))), rt.at(m, b, c.Int(k)))))
		}
	}
	return at, !m.Ignored()
}

// findApart is find of one character in a text of several open parts: it is within one of them.
func (rt openTexts) findApart(m *vm.Machine, t *text, what, start *symbolic.Expr, last bool) (at *symbolic.Expr, ok bool) {
	c := rt.Ctx
	lo, hi := what.Range()
	if len(t.pieces) > mostParts || t.showsValue() || lo < 0 || hi > 0xffff {
		return nil, false
	}
	if u, known := knownChars([]*symbolic.Expr{what}); known && rt.lacks(m, t, u) {
		return c.Int(-1), true
	}
	start = c.Max(start, c.Int(0)) // what is taken from it does not overflow then
	type place struct{ is, at *symbolic.Expr }
	var places []place // in the order of the text
	before := c.Int(0)
	for i := range t.pieces {
		p := &t.pieces[i]
		if len(p.chars) > longestSought {
			return nil, false
		}
		for k, ch := range p.chars {
			here := c.Add(before, c.Int(int32(k)))
			places = append(places, place{c.And(c.Le(start, here), c.Eq(ch, what)), here})
		}
		if p.input != nil {
			r, ok := rt.find(m, &text{pieces: t.pieces[i : i+1]}, []*symbolic.Expr{what}, c.Sub(start, before), last)
			if !ok {
				return nil, false
			}
			places = append(places, place{c.Le(c.Int(0), r), c.Add(before, r)})
		}
		n, _ := rt.size(m, p)
		before = c.Add(before, n)
	}
	if !last { // the last one asked for is the outermost condition
		slices.Reverse(places)
	}
	at = c.Int(-1)
	for _, p := range places {
		at = c.Ite(p.is, p.at, at)
	}
	return at, true
}

func contains(u, what []uint16) bool {
	for i := 0; i+len(what) <= len(u); i++ {
		if slices.Equal(u[i:i+len(what)], what) {
			return true
		}
	}
	return false
}

// lacks tells whether a text never has one of some characters.
func (rt openTexts) lacks(m *vm.Machine, t *text, what []uint16) bool {
	all := rt.charsOf(m, t)
	return slices.ContainsFunc(what, func(u uint16) bool { return !all.Has(u) })
}

// charsOf are the characters that a text may have, as far as facts about all of its
// positions tell.
func (rt openTexts) charsOf(m *vm.Machine, t *text) automata.Set {
	var all automata.Set
	for i := range t.pieces {
		p := &t.pieces[i]
		switch {
		case p.input != nil:
			all = all.Or(rt.charsWithin(factsOf(m), p))
		case p.fixed():
			for _, ch := range p.chars {
				lo, hi := ch.Range()
				all = all.Or(automata.Range(uint16(max(lo, 0)), uint16(min(hi, 0xffff))))
			}
		default:
			return automata.All
		}
	}
	return all
}

// Facts about the whole input or exactly this part count; those about other parts say
// nothing of all of it.
func (rt openTexts) charsWithin(l *facts, p *piece) automata.Set {
	c := rt.Ctx
	if i := p.input.image; i != nil {
		return i.after(rt.charsWithin(l, i.source(p)))
	}
	s := automata.All
	for i := range l.uniform {
		u := &l.uniform[i]
		if u.input != p.input.name {
			continue
		}
		whole := u.lo == c.Int(0) && u.hi == p.input.length
		if whole || u.lo == p.from && u.hi == c.Add(p.from, p.n) {
			s = s.And(u.set)
		}
	}
	if texts := l.language(p.input.name); texts != nil {
		s = s.And(texts.Anywhere())
	}
	return s
}
