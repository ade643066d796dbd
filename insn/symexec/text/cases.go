package text

import (
	"math"
	"slices"
	"unicode/utf16"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Capitals and small letters of open texts. Texts of ASCII are images, and so are those
// of characters each of which becomes one other that is known here. One character that
// becomes two is known as well: a text with it is taken apart there. Of other texts it is
// only said which characters they do not have any more, which they must have, and how
// long they may be: that excludes much, and what it does not exclude is tried out when
// the program is run again.

// asciiSet are the characters of ASCII.
var asciiSet = automata.Range(0, 0x7f)

// letterCase is a change of case.
type letterCase struct {
	ascii mapping
	// single are characters each of which becomes one, by wide: those of Latin-1, and others
	// that become letters of ASCII.
	single automata.Set
	wide   mapping
	// never are characters that no text has after it: some of them. It need not have
	// all, as what is missing here is only less that is said.
	never automata.Set
	// from are those characters of ASCII that others become: each other character becomes
	// one of these, or some that are not of ASCII, perhaps among others. A text that is
	// not of ASCII has a character that is none, and this is what becomes of it.
	from automata.Set
	// longerShows tells that a text which becomes longer is not one of ASCII then.
	longerShows bool
	// odd is a character that becomes two.
	odd     uint16
	changed []uint16
	// others are characters that may become something else than by letters, which is what
	// the case of one character alone becomes.
	others  automata.Set
	letters letterChange
}

var (
	lowerCase = &letterCase{
		ascii:       mapping{span('A', 'Z', 'a')},
		single:      automata.Range(0, 0xff).Or(automata.Of(kelvin)),
		wide:        mapping{span('A', 'Z', 'a'), span(0xc0, 0xd6, 0xe0), span(0xd8, 0xde, 0xf8), span(kelvin, kelvin, 'k')},
		never:       automata.Range('A', 'Z').Or(automata.Range(0xc0, 0xd6), automata.Range(0xd8, 0xde)),
		from:        automata.Of('k'),
		longerShows: true,
		odd:         0x130, changed: []uint16{'i', 0x307},
		others:  automata.Of(0x130, 0x3a3).Or(surrogates, newCases), // a sigma may be the last letter of a word
		letters: toLower,
	}
	upperCase = &letterCase{
		ascii:  mapping{span('a', 'z', 'A')},
		single: automata.Range(0, 0xde).Or(automata.Range(0xe0, 0xff), automata.Of(0x131, 0x17f)),
		wide: mapping{span('a', 'z', 'A'), span(0xb5, 0xb5, 0x39c), span(0xe0, 0xf6, 0xc0), span(0xf8, 0xfe, 0xd8), span(0xff, 0xff, 0x178),
			span(0x131, 0x131, 'I'), span(0x17f, 0x17f, 'S')},
		never: automata.Range('a', 'z').Or(automata.Range(0xe0, 0xf6), automata.Range(0xf8, 0xfe)),
		from:  automata.Of('S', 'I', 'F'),
		odd:   0xdf, changed: []uint16{'S', 'S'},
		others: automata.Of(0xdf, 0x149, 0x1f0, 0x390, 0x3b0, 0x587).Or(automata.Range(0x1e96, 0x1e9a), automata.Range(0x1f50, 0x1fff),
			automata.Range(0xfb00, 0xfb17), surrogates, newCases),
		letters: toUpper,
	}
)

// kelvin is the sign of a unit, whose small letter is k.
const kelvin = 0x212a

// span moves characters to those that begin at another one.
func span(lo, hi, to uint16) move { return move{automata.Span{Lo: lo, Hi: hi}, int(to) - int(lo)} }

// longestCase is how many characters one may become.
const longestCase = 3

// caseCalls are the methods of String that change the case.
func (rt openTexts) caseCalls(models *callModels) {
	const desc = "(Ljava/util/Locale;)Ljava/lang/String;"
	models.Always["java/lang/String.toLowerCase"+desc] = func(c call) bool { return textCallOf(c).cased(lowerCase) }
	models.Always["java/lang/String.toUpperCase"+desc] = func(c call) bool { return textCallOf(c).cased(upperCase) }
}

func (c textCall) cased(f *letterCase) bool {
	rt := c.rt
	t := c.steadyText(vm.Ref(c.F.Slots[c.At]))
	if t == nil || !c.plainLocale(vm.Ref(c.F.Slots[c.At+1])) {
		return false
	}
	if chars, fixed := t.fixed(); fixed {
		return c.casedChars(f, t, chars)
	}
	image, ok := rt.imageOf(c.M, t, f.ascii)
	if !ok {
		return false
	}
	simple, ok := rt.all(c.M, "ascii", t, asciiSet)
	switch {
	case !ok:
		return true
	// Exact: the image is the text in the other case.
	case simple:
		return c.finishText(image)
	}
	if exact, ok := c.casedWide(f, t); !ok || exact != nil {
		return !ok || c.finishText(exact)
	}
	return c.casedRoughly(f, t)
}

// casedChars is a text of so many characters in the other case.
func (c textCall) casedChars(f *letterCase, t *text, chars []*symbolic.Expr) bool {
	rt, x := c.rt, c.rt.Ctx
	_, known := knownChars(chars)
	if known || len(chars) == 1 || len(chars) > mostCased {
		return false // by the JDK's code
	}
	// All become one character each, those of Latin-1 simply so, or all but one, which
	// becomes two.
	plain, odd := f.others.Not(), automata.Of(f.odd)
	simple := make([]*symbolic.Expr, len(chars)) // which of them become one
	narrow := x.True()
	for i, ch := range chars {
		simple[i] = rt.charIn(plain, ch)
		narrow = x.And(narrow, rt.charIn(plain.And(automata.Range(0, latin)), ch))
	}
	const single = 2
	ways := []*symbolic.Expr{narrow, x.And(x.And(simple...), x.Not(narrow))}
	for i, ch := range chars {
		others := slices.Delete(slices.Clone(simple), i, i+1)
		ways = append(ways, x.And(rt.charIn(odd, ch), x.And(others...)))
	}
	chosen, ok := rt.Decide(c.M, "case", append(ways, x.Not(x.Or(ways...)))...)
	switch {
	case !ok:
		return true
	case chosen == len(ways):
		return c.casedRoughly(f, t)
	}
	out := make([]*symbolic.Expr, len(chars))
	for i, ch := range chars {
		out[i] = f.letters.latin(rt.Runtime, ch)
		if chosen > 0 {
			out[i] = x.Ite(x.Le(ch, x.Int(latin)), out[i], rt.changed(f.letters, ch))
		}
	}
	if i := chosen - single; i >= 0 {
		out = slices.Replace(out, i, i+1, rt.literal(f.changed).chars...)
	}
	return c.finishText(&text{pieces: []piece{{chars: out}}})
}

// mostCased is up to how many characters of a text are told apart: there is a way for each.
const mostCased = 16

// casedRoughly is a text in the other case of which not everything is told.
func (c textCall) casedRoughly(f *letterCase, t *text) bool {
	rt, x := c.rt, c.rt.Ctx
	n, known := rt.lengthOf(c.M, t)
	// The JDK's code is exact, but has a hundred ways for each character: only for one of them.
	if !known || core.PathOf(c.M).PC().Bounds().Range(n).Hi <= 1 {
		return false
	}
	out := rt.inner(c.M, "case"+f.ascii.String(), t)
	whole := &text{pieces: []piece{out.whole()}}
	rt.Assume(c.M, x.And(x.Le(n, out.length), x.Or(x.Lt(x.Int(math.MaxInt32/longestCase), n), x.Le(out.length, x.Mul(n, x.Int(longestCase))))))
	rt.everywhere(c.M, whole, f.never.Not())
	rt.somewhere(c.M, whole, f.from.Or(asciiSet.Not()))
	if f.longerShows { // so a text of ASCII has kept its length
		k, _ := rt.term(c.M, "longer", whole, nil, nil, position())
		rt.Assume(c.M, x.Or(x.Eq(n, out.length), x.And(x.Lt(k, out.length), rt.charIn(asciiSet.Not(), rt.at(c.M, whole, k)))))
	}
	return c.M.Ignored() || c.finishText(whole)
}

// casedWide is a text in the other case where all its characters are known to become one
// each, but for odd ones, of which two are looked for; nil for other texts. ok is false where
// there is a choice first, or the path has ended.
func (c textCall) casedWide(f *letterCase, t *text) (_ *text, ok bool) {
	const mostOdd = 2
	rt, out, odd := c.rt, &text{}, automata.Of(f.odd)
	if t.showsValue() {
		return nil, true
	}
	all, ok := rt.all(c.M, "known case", t, f.single.Or(odd))
	if !ok || !all {
		return nil, ok
	}
	for i := range mostOdd {
		before, after, found, ok := c.cutAt(i, t, odd, false)
		if !ok {
			return nil, false
		}
		image, ok := rt.imageOf(c.M, before, f.wide)
		if !ok {
			return nil, true
		}
		out.append(image)
		if !found {
			return out, true
		}
		out.add(rt.literal(f.changed))
		t = after
	}
	none, ok := rt.all(c.M, "none more", t, odd.Not())
	if !ok || !none {
		return nil, ok
	}
	image, ok := rt.imageOf(c.M, t, f.wide)
	if !ok {
		return nil, true
	}
	out.append(image)
	return out, true
}

// plainLocale tells whether a locale has the rules of most languages. Turkish and Azeri
// have two letters i, Lithuanian keeps dots: ASCII letters change otherwise there.
func (c textCall) plainLocale(r vm.Ref) bool {
	language, known := c.languageOfLocale(r)
	switch language {
	case "tr", "az", "lt":
		return false
	}
	return known
}

// languageOfLocale is the language of a Locale, if that is known.
func (c textCall) languageOfLocale(r vm.Ref) (language string, known bool) {
	o := c.M.Heap.Get(r)
	if o == nil {
		return "", false
	}
	base := o.Class.FieldNamed("baseLocale")
	if base == nil {
		return "", false
	}
	b := c.M.Heap.Get(o.Ref(base.Word))
	if b == nil {
		return "", false
	}
	field := b.Class.FieldNamed("language")
	if field == nil {
		return "", false
	}
	name := b.Ref(field.Word)
	if !IsString(c.M.Heap.Get(name)) {
		return "", false
	}
	chars, fixed := c.rt.characters(c.M, name)
	u, known := knownChars(chars)
	return string(utf16.Decode(u)), fixed && known
}
