package text

import (
	"fmt"
	"slices"
	"unicode/utf16"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Images: texts that are another one with some characters moved to others. They have the
// other's length, and each of their characters is made of one of the other's; so nothing
// has to be decided.

// mapping moves the characters of some spans, none of which is twice among them.
type mapping []move

// move moves the characters of a span by a distance.
type move struct {
	from automata.Span
	by   int
}

func (f move) to() automata.Span {
	return automata.Span{Lo: uint16(int(f.from.Lo) + f.by), Hi: uint16(int(f.from.Hi) + f.by)}
}

// image is what an input is made of. It may be of another image: s.replace('a',
// 'b').toUpperCase() is two in a row.
type image struct {
	of *Input
	mapping
	reversed bool // the characters are in the other order, none is moved
}

func (f mapping) String() string {
	name := "moved"
	for _, x := range f {
		name += fmt.Sprintf("(%d,%d,%d)", x.from.Lo, x.from.Hi, x.by)
	}
	return name
}

// stays are the characters that are not moved.
func (f mapping) stays() automata.Set {
	var moved automata.Set
	for _, x := range f {
		moved = moved.Or(automata.Set{x.from})
	}
	return moved.Not()
}

func (f mapping) moved(u uint16) uint16 {
	for _, x := range f {
		if x.from.Lo <= u && u <= x.from.Hi {
			return uint16(int(u) + x.by)
		}
	}
	return u
}

func (f mapping) char(rt openTexts, ch *symbolic.Expr) *symbolic.Expr {
	c, out := rt.Ctx, ch
	for _, x := range f {
		if x.by != 0 {
			out = c.Ite(rt.charIn(automata.Set{x.from}, ch), c.Add(ch, c.Int(int32(x.by))), out)
		}
	}
	return out
}

// before are the characters that become those of a set. More than one character may
// become the same: 'a' and 'b' are both before 'b', where 'a' was replaced by it.
func (f mapping) before(s automata.Set) automata.Set {
	out := s.And(f.stays())
	for _, x := range f {
		out = out.Or(shifted(s.And(automata.Set{x.to()}), -x.by))
	}
	return out
}

// after are the characters that those of a set become.
func (f mapping) after(s automata.Set) automata.Set {
	out := s.And(f.stays())
	for _, x := range f {
		out = out.Or(shifted(s.And(automata.Set{x.from}), x.by))
	}
	return out
}

// shifted is a set with its characters moved by a distance.
func shifted(s automata.Set, by int) (out automata.Set) {
	for _, x := range s {
		y := move{x, by}.to()
		out = out.Or(automata.Range(y.Lo, y.Hi))
	}
	return out
}

// keeps tells whether a mapping leaves all characters as they are by which values of a
// type are shown. A number's text is not told character by character, so only a change
// that no number shows leaves it a number.
func (f mapping) keeps(t symbolic.Type) bool {
	chars := "-0123456789"
	switch t {
	case symbolic.Boolean:
		chars = "truefalse"
	case symbolic.Float, symbolic.Double:
		chars = "-0123456789.ENaNInfinity"
	}
	for _, u := range utf16.Encode([]rune(chars)) {
		if f.moved(u) != u {
			return false
		}
	}
	return true
}

// imageInput is the image of an input. One for each text and mapping, as it is the same
// text each time.
func (rt openTexts) imageInput(m *vm.Machine, of *Input, f mapping) *Input {
	name := of.name + "." + f.String()
	if in := factsOf(m).input(name); in != nil {
		return in
	}
	in := &Input{ctx: rt.Ctx, name: name, length: of.length, char: symbolic.Full(symbolic.Char), image: &image{of: of, mapping: f}}
	rt.learn(m, func(l *facts) { l.made = also(l.made, in) })
	return in
}

// inner is an input that a path makes itself to be made of another text, of any
// length and any characters. What it has to do with the other text is for the caller to
// say. The term makes it the same one where the same is asked again.
func (rt openTexts) inner(m *vm.Machine, kind string, of *text) *Input {
	return rt.innerOf(m, kind, of, symbolic.Full(symbolic.Char))
}

// partOf is an input that a path makes itself to be a part of another input, which is
// the whole: of any length, and of characters that the other may have.
func (rt openTexts) partOf(m *vm.Machine, kind string, in *Input, whole *text) *Input {
	return rt.innerOf(m, kind, whole, in.char)
}

func (rt openTexts) innerOf(m *vm.Machine, kind string, of *text, char symbolic.Domain) *Input {
	length, _ := rt.term(m, kind, of, nil, nil, position())
	name := length.Var().Name
	if in := factsOf(m).input(name); in != nil {
		return in
	}
	in := &Input{ctx: rt.Ctx, name: name, length: length, char: char}
	rt.learn(m, func(l *facts) { l.made = also(l.made, in) })
	return in
}

// input is an input that the path has made itself.
func (l *facts) input(name string) *Input {
	for _, in := range l.made {
		if in.name == name {
			return in
		}
	}
	return nil
}

// source is the part of the other text that a part of an image comes from.
func (i *image) source(p *piece) *piece {
	return &piece{input: i.of, from: i.start(p.from, p.n), n: p.n}
}

// start is where n characters of the other text begin from which those of the image are
// made that begin at a position. Position 0 of a reversed text is the last one of the
// other.
func (i *image) start(from, n *symbolic.Expr) *symbolic.Expr {
	if !i.reversed {
		return from
	}
	c := i.of.ctx
	return c.Sub(c.Sub(i.of.length, from), n)
}

func (i *image) read(rt openTexts, m *vm.Machine, index *symbolic.Expr) *symbolic.Expr {
	return i.char(rt, rt.read(m, i.of, i.start(index, rt.Ctx.Int(1))))
}

// preimage are the texts whose images belong to a language. A language reversed is
// regular as well, but nobody needed it.
func (i *image) preimage(texts *automata.Language) (_ *automata.Language, ok bool) {
	if i.reversed {
		return nil, false
	}
	return texts.Preimage(i.before)
}

// in is the image in a model.
func (i *image) in(l *facts, model *symbolic.Model) []uint16 {
	u := append([]uint16(nil), i.of.on(l).In(model)...)
	for k := range u {
		u[k] = i.moved(u[k])
	}
	if i.reversed {
		slices.Reverse(u)
	}
	return u
}

// origin is the input that an image is of, over others. It has the facts: an image has
// none but reads.
func (t *Input) origin() *Input {
	for t.image != nil {
		t = t.image.of
	}
	return t
}

// imageOf is a text with its characters mapped. ok is false where it shows a value,
// whose characters are not told apart.
func (rt openTexts) imageOf(m *vm.Machine, t *text, f mapping) (_ *text, ok bool) {
	out := &text{}
	for i := range t.pieces {
		p := t.pieces[i]
		switch {
		case p.input != nil:
			out.add(piece{input: rt.imageInput(m, p.input, f), from: p.from, n: p.n})
		case p.fixed():
			chars := make([]*symbolic.Expr, len(p.chars))
			for k, ch := range p.chars {
				chars[k] = f.char(rt, ch)
			}
			out.add(piece{chars: chars})
		case !f.keeps(p.typ):
			return nil, false
		default:
			out.add(p)
		}
	}
	return out, true
}

// surrogates are what two of make one character, which stays as it is in a text that is
// reversed.
var surrogates = automata.Range(0xd800, 0xdfff)

// reversedInput is an input, none of whose characters are surrogates, from its end to its
// beginning. Reversed twice it is the text itself.
func (rt openTexts) reversedInput(m *vm.Machine, of *Input) *Input {
	if of.image != nil && of.image.reversed {
		return of.image.of
	}
	name := of.name + ".reversed"
	if in := factsOf(m).input(name); in != nil {
		return in
	}
	in := &Input{ctx: rt.Ctx, name: name, length: of.length, char: symbolic.Full(symbolic.Char), image: &image{of: of, reversed: true}}
	rt.learn(m, func(l *facts) { l.made = also(l.made, in) })
	return in
}

// reversed is a text without surrogates from its end to its beginning. ok is false where it
// shows a value, whose characters are not told apart.
func (rt openTexts) reversed(m *vm.Machine, t *text) (_ *text, ok bool) {
	out := &text{}
	for i := range slices.Backward(t.pieces) {
		p := t.pieces[i]
		switch {
		case p.input != nil:
			back := rt.reversedInput(m, p.input)
			out.add(piece{input: back, from: rt.Ctx.Sub(rt.Ctx.Sub(p.input.length, p.from), p.n), n: p.n})
		case p.fixed():
			chars := slices.Clone(p.chars)
			slices.Reverse(chars)
			out.add(piece{chars: chars})
		default:
			return nil, false
		}
	}
	return out, true
}

// made is a text that an image of another one is: its pieces are made of those.
func (rt openTexts) made(m *vm.Machine, t *text, i *image) (_ *text, ok bool) {
	if i.reversed {
		return rt.reversed(m, t)
	}
	return rt.imageOf(m, t, i.mapping)
}

// backwards tells whether an input is made of another one that is reversed.
func (t *Input) backwards() bool {
	for ; t.image != nil; t = t.image.of {
		if t.image.reversed {
			return true
		}
	}
	return false
}
