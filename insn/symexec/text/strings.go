package text

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Input is a String that is an input: its length, and its characters, which
// are variables as soon as somebody asks for them. Those beyond the length mean
// nothing. It is immutable, and one for all paths that make it; the facts are put into
// a copy.
type Input struct {
	ctx    *symbolic.Context
	name   string
	length *symbolic.Expr
	char   symbolic.Domain
	// initialLength is the length that the first run of a concolic search begins with.
	initialLength int32
	facts         *facts // what a path knows of it, in the path's list of inputs
	image         *image // nil for a text of its own
}

// char is the character at an index. The name makes it the same variable on every path,
// so that paths agree on the characters of an input and caches of answers serve for all
// of them.
func (t *Input) charAt(i int) *symbolic.Expr {
	return t.ctx.Var(fmt.Sprintf("%s.charAt(%d)", t.name, i), t.char)
}

// Name is the name that it was made from.
func (t *Input) Name() string { return t.name }

// whole is the piece that shows all of the input.
func (t *Input) whole() piece {
	return piece{input: t, from: t.ctx.Int(0), n: t.length}
}

// FixTexts has inputs that are texts get values, by their numbers from 1; see Fix.
// Violations are confirmed so: the program runs with texts as ordinary Strings.
func (rt *Runtime) FixTexts(texts map[int][]uint16) { rt.fixedTexts = texts }

// FreshText makes a String that is an input; see Fresh. It is never null.
func (rt *Runtime) FreshText(m *vm.Machine, base string, whole bool) vm.Ref {
	return rt.freshText(m, base, whole, nil)
}

// FreshTextFrom is FreshText where the program has a text already, from which a concolic
// search begins.
func (rt *Runtime) FreshTextFrom(m *vm.Machine, base string, r vm.Ref) vm.Ref {
	return rt.freshText(m, base, false, rt.passed(m, r))
}

// passed are the characters that a text has in a concolic run; those of none are
// none.
func (rt *Runtime) passed(m *vm.Machine, r vm.Ref) []uint16 {
	switch {
	case rt.Guide == nil:
		return nil
	case r == vm.Null:
		return []uint16{}
	case Unknown(m, r):
		return append([]uint16{}, rt.ExampleOf(m, r)...)
	}
	return append([]uint16{}, m.UTF16(r)...)
}

// freshText is FreshText with the characters that a concolic search begins with. The
// input that paths list is the length; the text hangs on it, for reports.
func (rt *Runtime) freshText(m *vm.Machine, base string, whole bool, initial []uint16) vm.Ref {
	n := core.PathOf(m).Made() + 1
	name := base
	if !whole {
		name = fmt.Sprintf("%s_%d_SYMSTRING", base, n)
	}
	length := symbolic.Full(symbolic.Int)
	length.Min = 0
	var first *uint64
	if n := uint64(len(initial)); initial != nil {
		first = &n
	}
	slot, a := rt.FreshStarting(m, name+core.SuffixOfLength, base, true, length, first)
	if rt.Replays() {
		return m.NewStringUTF16(rt.fixedTexts[n])
	}
	p := core.PathOf(m)
	if p == nil || p.Made() < n {
		return vm.Null // the solver is missing, which has stopped the machine
	}
	in := &Input{ctx: rt.Ctx, name: strings.Replace(p.Newest().Var.Name, core.SuffixOfLength, "", 1), length: core.ExprOf(a), char: rt.Domain(symbolic.Char, base), initialLength: int32(len(initial))}
	if in.length == nil {
		in.length = rt.Constant(symbolic.I32, slot)
	}
	p.Newest().Text = in
	if core.RunOf(m) != nil {
		// A concolic run has the text that the program passed; characters beyond it
		// have defaults.
		for i, ch := range initial {
			rt.Give(m, in.charAt(i).Var(), uint64(ch))
		}
	}
	return rt.newText(m, &text{pieces: []piece{in.whole()}})
}

// FreshCharacters makes a String of n characters that are inputs, NAME0, NAME1 and
// so on.
func (rt *Runtime) FreshCharacters(m *vm.Machine, base string, n int) vm.Ref {
	if rt.Replays() {
		u := make([]uint16, n)
		for i := range u {
			slot, _ := rt.Fresh(m, base+strconv.Itoa(i), true, symbolic.Char)
			u[i] = uint16(slot)
		}
		return m.NewStringUTF16(u)
	}
	chars := make([]*symbolic.Expr, n)
	for i := range chars {
		slot, a := rt.Fresh(m, base+strconv.Itoa(i), true, symbolic.Char)
		if chars[i] = core.ExprOf(a); chars[i] == nil {
			chars[i] = rt.Constant(symbolic.I32, slot)
		}
	}
	return rt.newText(m, &text{pieces: []piece{{chars: chars}}})
}

// spellInput decides the length of a part of an input. Lengths up to the limit are
// tried, or the least possible one where that is greater, and that of a whole text
// that was given. Lengths above the limit are left out as a cut, which the run reports;
// the search may begin anew then, with longer ones.
func (rt *Runtime) spellInput(m *vm.Machine, p *piece) (chars []*symbolic.Expr, ok bool) {
	c := rt.Ctx
	// Less would be impossible alternatives, each of them a question.
	first := int32(max(0, core.PathOf(m).PC().Bounds().Range(p.n).Lo))
	last := rt.Longest(m, p.n, rt.MaxLength)
	var alternatives []*symbolic.Expr
	for n := first; n <= last; n++ {
		alternatives = append(alternatives, c.Eq(p.n, c.Int(n)))
	}
	more := c.Gt(p.n, c.Int(last))
	given := p.input.initialLength
	if !p.isWhole() {
		given = 0
	}
	if longer, ok := rt.Given(m, p.n, last); ok {
		given = longer
	}
	if given > last {
		alternatives = append(alternatives, c.Eq(p.n, c.Int(given)))
		more = c.And(more, c.Ne(p.n, c.Int(given)))
	}
	alternatives = append(alternatives, more)
	chosen, ok := rt.Decide(m, "text", alternatives...)
	switch {
	case !ok:
		return nil, false
	case chosen == len(alternatives)-1:
		rt.Shorten(m, fmt.Sprintf("input texts whose characters matter were given at most %d of them", last), "raise symbolic.string_length_limit")
		return nil, false
	}
	n := int(first) + chosen
	if n > int(last) {
		n = int(given)
	}
	list := rt.span(m, p, n)
	// With its length known the language is a condition on the characters, exactly;
	// before it was only said what follows for single ones.
	if texts := factsOf(m).language(p.input.name); texts != nil && p.isWhole() && n <= mostRead {
		rt.Assume(m, (openTexts{rt}).accepted(texts, list))
	}
	return list, !m.Ignored()
}

// span are the first n characters of a part of an input.
func (rt *Runtime) span(m *vm.Machine, p *piece, n int) []*symbolic.Expr {
	list := make([]*symbolic.Expr, n)
	for i := range list {
		list[i] = rt.read(m, p.input, rt.Ctx.Add(p.from, rt.Ctx.Int(int32(i))))
	}
	return list
}

// characters are those of a String or builder whose length is known. Of a builder the
// array may be longer than what it shows.
func (rt *Runtime) characters(m *vm.Machine, r vm.Ref) (chars []*symbolic.Expr, ok bool) {
	o := m.Heap.Get(r)
	if t := textOf(o); t != nil {
		return t.fixed()
	}
	w := stringWords(o)
	value := m.Heap.Get(o.Ref(w.value))
	size := 1 + int32(o.Words[w.coder])
	n := value.Len / size
	if isBuilder(o) {
		n = o.Int(o.Class.FieldNamed("count").Word)
	}
	if size == 1 {
		chars = make([]*symbolic.Expr, n)
		for i := range chars {
			chars[i] = rt.latinChar(m, rt.Element(value, symbolic.Byte, i))
		}
		return chars, true
	}
	chars = make([]*symbolic.Expr, n)
	for i := range chars {
		chars[i] = rt.wideChar(m, value, i)
	}
	return chars, true
}

// latinChar is the character of a byte. The byte has a sign; & 0xff of what was made by
// a cast of a char is that char, if the path says that it is of Latin-1.
func (rt *Runtime) latinChar(m *vm.Machine, b *symbolic.Expr) *symbolic.Expr {
	return rt.Unmasked(m, rt.Ctx.BitAnd(b, rt.Ctx.Int(0xff)))
}

// wideChar is character i of UTF-16 bytes, the lower one of which is the first. Both
// halves of one character make that character again, without shifts for a solver.
func (rt *Runtime) wideChar(m *vm.Machine, value *vm.Object, i int) *symbolic.Expr {
	c := rt.Ctx
	low, high := rt.Element(value, symbolic.Byte, 2*i), rt.Element(value, symbolic.Byte, 2*i+1)
	if low.Op() == symbolic.OpI2B && high.Op() == symbolic.OpI2B {
		x, y := low.Arg(0), high.Arg(0)
		if y == c.Ushr(x, c.Int(8)) || y == c.Shr(x, c.Int(8)) {
			return c.I2C(x)
		}
	}
	return c.BitOr(rt.latinChar(m, low), c.Shl(rt.latinChar(m, high), c.Int(8)))
}

// equalChars is the condition that characters are the same.
func (rt *Runtime) equalChars(a, b []*symbolic.Expr) *symbolic.Expr { return rt.alike(a, b, rt.Ctx.Eq) }

// alike is the condition that one character after the other is.
func (rt *Runtime) alike(a, b []*symbolic.Expr, like func(a, b *symbolic.Expr) *symbolic.Expr) *symbolic.Expr {
	if len(a) != len(b) {
		return rt.Ctx.False()
	}
	cond := rt.Ctx.True()
	for i := range a {
		cond = rt.Ctx.And(cond, like(a[i], b[i]))
	}
	return cond
}

// likeASCII is the condition that a character is a known one of ASCII, or differs
// from it in case only: String.equalsIgnoreCase takes three further letters for i, k
// and s. equalsIgnoreCase compares capitals and then small letters of both characters,
// so it takes the dotted and dotless i, the Kelvin sign and the long s, and no other.
func (rt *Runtime) likeASCII(ch, known *symbolic.Expr) *symbolic.Expr {
	x := rt.Ctx
	v, _ := known.Const()
	k := v.Int()
	is := x.Eq(ch, known)
	if 'A' <= k&^0x20 && k&^0x20 <= 'Z' {
		is = x.Or(is, x.Eq(ch, x.Int(k^0x20)))
		for _, c := range foreign[k&^0x20] {
			is = x.Or(is, x.Eq(ch, x.Int(c)))
		}
	}
	return is
}

// foreign are the characters beyond ASCII whose other case is an ASCII letter.
var foreign = map[int32][]rune{'I': {0x130, 0x131}, 'K': {0x212a}, 'S': {0x17f}}

// shows is the condition that a text shows the given characters. ok is false where
// several pieces have no fixed length, unless all of these are inputs, see composed.
func (rt *Runtime) shows(m *vm.Machine, t *text, chars []*symbolic.Expr) (cond *symbolic.Expr, ok bool) {
	c := rt.Ctx
	var before, after []*symbolic.Expr
	var open *piece
	for i := range t.pieces {
		switch p := &t.pieces[i]; {
		case !p.fixed() && open != nil:
			return rt.composed(m, t, chars)
		case !p.fixed():
			open = p
		case open == nil:
			before = p.chars
		default:
			after = p.chars
		}
	}
	if open == nil {
		return rt.equalChars(before, chars), true
	}
	rest := len(chars) - len(after)
	if rest < len(before) {
		return c.False(), true
	}
	cond = c.And(rt.equalChars(before, chars[:len(before)]), rt.equalChars(after, chars[rest:]))
	middle := chars[len(before):rest]
	// What the language excludes need not be asked.
	if open.input != nil && open.isWhole() {
		u, known := knownChars(middle)
		if texts := factsOf(m).language(open.input.name); known && texts != nil && !texts.Has(u) {
			return c.False(), true
		}
	}
	if open.input != nil {
		n := c.Int(int32(len(middle)))
		return c.And(cond, c.Eq(open.n, n), rt.equalChars(rt.span(m, open, len(middle)), middle)), true
	}
	is, ok := rt.reads(open, middle)
	if !ok {
		return nil, false
	}
	return c.And(cond, is), true
}

// reads is the condition that characters are how the value of a piece is written. A
// number is written in one way only: "007" and "+7" are not what it is shown as, though
// they parse as it.
func (rt *Runtime) reads(p *piece, chars []*symbolic.Expr) (cond *symbolic.Expr, ok bool) {
	var b strings.Builder
	for _, ch := range chars {
		v, known := ch.Const()
		if !known {
			return nil, false
		}
		b.WriteRune(rune(v.Int()))
	}
	c := rt.Ctx
	switch p.typ {
	case symbolic.Float, symbolic.Double:
		return rt.writtenAs(p.value, p.typ, b.String()), true
	case symbolic.Boolean:
		for i, name := range []string{"false", "true"} {
			if b.String() == name {
				return c.Eq(p.value, c.Int(int32(i))), true
			}
		}
		return c.False(), true
	}
	v, err := strconv.ParseInt(b.String(), 10, 64)
	if err != nil || strconv.FormatInt(v, 10) != b.String() || p.value.Kind() == symbolic.I32 && int64(int32(v)) != v {
		return c.False(), true
	}
	return c.Eq(p.value, c.Const(p.value.Kind(), uint64(v))), true
}

// first are the first n characters of a text, under the condition that it has so
// many; ok is false where more must be known to tell. Beyond a piece whose length is
// open nothing is known of positions from the front.
func (rt *Runtime) first(m *vm.Machine, t *text, n int) (chars []*symbolic.Expr, cond *symbolic.Expr, ok bool) {
	c := rt.Ctx
	for i := range t.pieces {
		p := &t.pieces[i]
		switch {
		case p.fixed():
			chars = append(chars, p.chars...)
		case p.input != nil && len(t.pieces) == i+1:
			more := n - len(chars)
			return append(chars, rt.span(m, p, more)...), c.Le(c.Int(int32(more)), p.n), true
		default:
			return nil, nil, false
		}
		if len(chars) >= n {
			return chars[:n], c.True(), true
		}
	}
	return nil, c.False(), true
}
