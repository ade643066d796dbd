package text

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// trim, strip and their kin of open texts: a text is what is cut off in front, what
// remains, and what is cut off behind. All of these are texts of open length.

// What is cut off.
var (
	controls = automata.Range(0, ' ')
	// Whites are the characters of Character.isWhitespace: no-break spaces (U+00A0, U+2007,
	// U+202F) are none.
	Whites = automata.Range('\t', '\r').Or(automata.Range(0x1c, ' '), automata.Of(0x1680, 0x2028, 0x2029, 0x205f, 0x3000),
		automata.Range(0x2000, 0x2006), automata.Range(0x2008, 0x200a))
)

// trimCalls are the methods of String that cut something off at the ends.
func (rt openTexts) trimCalls(models *callModels) {
	for name, trim := range map[string]struct {
		set         automata.Set
		front, back bool
	}{
		"trim": {controls, true, true}, "strip": {Whites, true, true}, "stripLeading": {Whites, true, false}, "stripTrailing": {Whites, false, true},
	} {
		models.Always["java/lang/String."+name+"()Ljava/lang/String;"] = func(of call) bool {
			c := textCallOf(of)
			t, ok := c.trimmed(trim.set, trim.front, trim.back)
			return ok && (c.M.Ignored() || c.finishText(t))
		}
	}
	models.Always["java/lang/String.isBlank()Z"] = func(of call) bool {
		c := textCallOf(of)
		t := c.openReceiver()
		if t == nil || t.showsValue() {
			return false
		}
		is, ok := c.rt.all(c.M, "blank", t, Whites)
		return !ok || c.Finish(c.rt.Ctx.BoolToInt(c.rt.Ctx.Bool(is)))
	}
}

// openReceiver is what the receiver shows, if that is open and one can reason about it; nil
// where others have to deal with it.
func (c textCall) openReceiver() *text { return c.openText(vm.Ref(c.F.Slots[c.At])) }

// openText is openReceiver for another object.
func (c textCall) openText(r vm.Ref) *text {
	t := c.steadyText(r)
	if t == nil {
		return nil
	}
	if _, fixed := t.fixed(); fixed {
		return nil
	}
	// Bounds of the path, so that it costs no question.
	if n, known := c.rt.lengthOf(c.M, t); known && core.PathOf(c.M).PC().Bounds().Range(n).Hi <= mostTriedLengths {
		return nil // the JDK's code decides each of these lengths, and then all is known
	}
	return t
}

// steadyText is what a String with unknown characters shows, whether its length is open or
// not, if one can reason about it; nil where others have to deal with it.
func (c textCall) steadyText(r vm.Ref) *text {
	o := c.M.Heap.Get(r)
	if !IsString(o) || textOf(o) == nil || !c.rt.reasons(c.M) {
		return nil
	}
	return c.rt.steady(c.M, r)
}

// mostTriedLengths is up to which length texts are better told apart by it.
const mostTriedLengths = 4

// trimmed is the receiver without characters of a set at its ends. ok is false where
// others have to deal with it. Known characters around the open part are cut first,
// from outside; only where they are all cut off the open part begins to matter.
func (c textCall) trimmed(s automata.Set, front, back bool) (_ *text, ok bool) {
	t := c.openReceiver()
	if t == nil {
		return nil, false
	}
	if _, is := t.onlyValue(); is {
		return t, true // numbers have no such characters
	}
	if rest := factsOf(c.M).cutBefore(t, cutKind(s, front, back)); rest != nil {
		return &text{pieces: []piece{rest.whole()}}, true
	}
	before, after, p, ok := t.onlyOpen()
	if !ok || p.input.backwards() {
		return nil, false
	}
	// The characters that become those of s: what is cut off of an image is cut off of
	// the text it is of.
	in := s
	for i := p.input; i.image != nil; i = i.image.of {
		in = i.image.before(in)
	}
	keeps := func(u uint16) bool { return !s.Has(u) }
	if front {
		if k := slices.IndexFunc(before, keeps); k >= 0 {
			before, front = before[k:], false
		} else {
			before = nil
		}
	}
	if back {
		k := len(after)
		for k > 0 && !keeps(after[k-1]) {
			k--
		}
		back = k == 0
		after = after[:k]
	}
	// Nothing may be left of the open part; then what is next to it is at the end.
	if front && len(after) > 0 && !keeps(after[0]) || back && len(before) > 0 && !keeps(before[len(before)-1]) {
		return nil, false
	}
	middle := &text{pieces: []piece{*p}}
	if front || back {
		rest := c.rt.cutOff(c.M, p.input.origin(), in, front, back)
		middle = &text{pieces: []piece{rest.whole()}}
		var maps []mapping
		for i := p.input; i.image != nil; i = i.image.of {
			maps = append(maps, i.image.mapping)
		}
		// The innermost first, as they were applied.
		for _, f := range slices.Backward(maps) {
			middle, _ = c.rt.imageOf(c.M, middle, f)
		}
	}
	out := &text{}
	out.add(c.rt.literal(before))
	out.append(middle)
	out.add(c.rt.literal(after))
	return out, true
}

func cutKind(s automata.Set, front, back bool) string {
	return fmt.Sprintf("cut%v%v%v", s, front, back)
}

// cutBefore is what was left of an input when it was cut in the same way, where a text
// is what that input was bound to then; nil where it is not. A text that is trimmed
// twice has the same parts: else trim().equals(trim()) would compare two texts that
// nothing relates.
func (l *facts) cutBefore(t *text, kind string) *Input {
	for i := range l.bound {
		if !identical(l.bound[i].to, t) {
			continue
		}
		for k := range l.terms {
			if x := &l.terms[k]; x.kind == kind && x.a.pieces[0].input.name == l.bound[i].input {
				return l.input(x.value.Var().Name)
			}
		}
	}
	return nil
}

// onlyValue is the piece of a text that shows a number or boolean, and nothing else.
func (t *text) onlyValue() (p *piece, is bool) {
	if len(t.pieces) == 1 && t.pieces[0].value != nil {
		return &t.pieces[0], true
	}
	return nil, false
}

// cutOff is what is left of an input without characters of a set at its ends. The input
// is bound to what is cut off and what is left. This is exact: the three parts make the
// input, the outer ones have nothing but characters that are cut, and what is left
// begins and ends with others, or is empty.
func (rt openTexts) cutOff(m *vm.Machine, in *Input, s automata.Set, front, back bool) *Input {
	c := rt.Ctx
	kind := cutKind(s, front, back)
	whole := &text{pieces: []piece{in.whole()}}
	rest := rt.partOf(m, kind, in, whole)
	parts := &text{}
	head, tail := (*Input)(nil), (*Input)(nil)
	if front {
		head = rt.partOf(m, "head"+kind, in, whole)
		parts.add(head.whole())
	}
	parts.add(rest.whole())
	if back {
		tail = rt.partOf(m, "tail"+kind, in, whole)
		parts.add(tail.whole())
	}
	rt.bounded(m, parts)
	rt.bind(m, in, parts)
	left := &text{pieces: []piece{rest.whole()}}
	some := c.Lt(c.Int(0), rest.length)
	cond := c.True()
	if front {
		rt.everywhere(m, &text{pieces: []piece{head.whole()}}, s)
		cond = c.And(cond, c.Implies(some, rt.charIn(s.Not(), rt.at(m, left, c.Int(0)))))
	}
	if back {
		rt.everywhere(m, &text{pieces: []piece{tail.whole()}}, s)
		cond = c.And(cond, c.Implies(some, rt.charIn(s.Not(), rt.at(m, left, c.Sub(rest.length, c.Int(1))))))
	}
	if front && back { // where all of it is cut off that is done in front
		cond = c.And(cond, c.Or(some, c.Eq(tail.length, c.Int(0))))
	}
	rt.Assume(m, cond)
	return rest
}

// writtenLength is the number of characters of a text of numbers and booleans.
func (rt openTexts) writtenLength(t *text) *symbolic.Expr {
	c := rt.Ctx
	n := c.Int(0)
	for i := range t.pieces {
		p := &t.pieces[i]
		switch {
		case p.fixed():
			n = c.Add(n, c.Int(int32(len(p.chars))))
		case p.input != nil:
			n = c.Add(n, p.n)
		case p.typ == symbolic.Boolean:
			n = c.Add(n, c.Ite(c.Ne(p.value, c.Int(0)), c.Int(4), c.Int(5)))
		case p.value.Kind().IsInt():
			n = c.Add(n, rt.digitsOf(p.value))
		}
	}
	return n
}

// digitsOf is how many characters a whole number is written with. A chain of
// comparisons with powers of ten, for those that the range has.
func (rt openTexts) digitsOf(x *symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	r := symbolic.Interval{}
	r.Lo, r.Hi = x.Range()
	list := spellings(r)
	n := c.Int(1)
	for _, s := range list {
		n = c.Ite(c.And(c.Le(c.Const(x.Kind(), uint64(s.lo)), x), c.Le(x, c.Const(x.Kind(), uint64(s.hi)))), c.Int(int32(s.chars())), n)
	}
	return n
}
