package text

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Groups of patterns, where these stand one behind the other: a text that matches is
// what the parts of the pattern match, one behind the other, and each part is a text of
// its own. Patterns that could part a text in several ways are left to the JDK's code; where in
// a text a search finds one of several matches is not said.

// matchPart is a part of a pattern.
type matchPart struct {
	group bool
	texts *automata.Language
}

// matchParts are the parts of a pattern with so many groups; ok is false where they stand
// otherwise, or where a text cannot be taken apart. Each text of a part is an input,
// which an image, or one with characters around it, cannot be cut into.
func (c textCall) matchParts(t *text, pattern []uint16, groups int, find bool) (parts []matchPart, ok bool) {
	if len(t.pieces) != 1 || !t.pieces[0].isWhole() || t.pieces[0].input.image != nil {
		return nil, false
	}
	list, ok := automata.Parts(pattern)
	if !ok {
		return nil, false
	}
	// What a search passes over is a part like others, in front and behind.
	anything := matchPart{texts: automata.MustCompile(automata.Anything())}
	if find {
		parts = append(parts, anything)
	}
	for _, p := range list {
		texts, ok := automata.Compile(p.Expr)
		if !ok {
			return nil, false
		}
		if p.Group {
			groups--
		}
		parts = append(parts, matchPart{p.Group, texts})
	}
	inner := parts
	if find {
		inner = parts[1:]
		parts = append(parts, anything)
	}
	return parts, groups == 0 && oneWay(inner)
}

// oneWay tells that a text can be taken apart in one way only: where a part ends follows from
// lengths, or from the first character that is none of its. Otherwise which of several
// ways Java takes depends on greediness, and each of them would be possible here: too
// many violations would be unconfirmed.
func oneWay(parts []matchPart) bool {
	fixed := func(parts []matchPart) bool {
		return !slices.ContainsFunc(parts, func(p matchPart) bool { _, is := p.onlyLength(); return !is })
	}
	for i := range len(parts) - 1 {
		next := parts[i+1].texts
		lengths, _ := next.Lengths()
		ends := lengths.Min() > 0 && len(parts[i].texts.Anywhere().And(next.At(0))) == 0
		if !ends && !fixed(parts[:i+1]) && !fixed(parts[i+1:]) {
			return false
		}
	}
	return true
}

// matched has a text be what the parts of a pattern match; the first and the last part are what
// a search passes over. Its result is where the match begins and ends, and then the
// groups. The order matters: the parts are made, the input is bound to them, and only
// then they are told their languages, since binding tells them what was known of the
// whole.
func (c textCall) matched(t *text, pattern []uint16, parts []matchPart, find bool) (ends []*symbolic.Expr) {
	rt, x := c.rt, c.rt.Ctx
	whole := &text{}
	bounds := []*symbolic.Expr{x.Int(0)} // of the parts
	inner := make([]*Input, len(parts))
	for i, p := range parts {
		kind := fmt.Sprint("part", i, " of ", pattern)
		if n, ok := p.onlyLength(); ok {
			whole.add(piece{chars: rt.charsIn(c.M, kind, t, p.texts, n)})
			bounds = append(bounds, x.Add(bounds[i], x.Int(int32(n))))
			continue
		}
		inner[i] = rt.partOf(c.M, kind, t.pieces[0].input, t)
		whole.add(inner[i].whole())
		bounds = append(bounds, x.Add(bounds[i], inner[i].length))
	}
	ends = []*symbolic.Expr{bounds[0], bounds[len(parts)]}
	if find {
		ends = []*symbolic.Expr{bounds[1], bounds[len(parts)-1]}
	}
	for i, p := range parts {
		if p.group {
			ends = append(ends, bounds[i], bounds[i+1])
		}
	}
	if rt.bounded(c.M, whole); c.M.Ignored() {
		return ends
	}
	rt.bind(c.M, t.pieces[0].input, whole)
	for i, p := range parts {
		if c.M.Ignored() {
			break
		}
		if inner[i] != nil {
			rt.belongsTo(c.M, inner[i], p.texts)
		}
	}
	return ends
}

// onlyLength is the length of all texts of a part, where they have one. A part of one
// length is characters, of which positions are known.
func (p matchPart) onlyLength() (n int, ok bool) {
	lengths, _ := p.texts.Lengths()
	most, bounded := lengths.Max()
	return most, bounded && most == lengths.Min() && most <= mostRead
}

// charsIn are n characters that make a text of a language. A character that the
// language determines is that.
func (rt openTexts) charsIn(m *vm.Machine, kind string, t *text, texts *automata.Language, n int) []*symbolic.Expr {
	chars := make([]*symbolic.Expr, n)
	for i := range chars {
		s := texts.At(i)
		if len(s) == 1 && s[0].Lo == s[0].Hi {
			chars[i] = rt.Ctx.Int(int32(s[0].Lo))
			continue
		}
		d := symbolic.Full(symbolic.Char)
		d.Min, d.Max = int64(s[0].Lo), int64(s[len(s)-1].Hi)
		chars[i], _ = rt.term(m, fmt.Sprint(kind, " char ", i), t, nil, nil, d)
	}
	rt.Assume(m, rt.accepted(texts, chars))
	return chars
}
