package text

import (
	"math"
	"unicode/utf16"

	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Capitals and small letters of open texts. Texts of ASCII are images. Of others it is
// only said which characters they do not have any more, which they must have, and how
// long they may be: that excludes much, and what it does not exclude is tried out when
// the program is run again. One text that becomes longer is a way of its own.

// asciiSet are the characters of ASCII.
var asciiSet = automata.Range(0, 0x7f)

// letterCase is a change of case.
type letterCase struct {
	mapping // of ASCII
	// never are characters that no text has after it: some of them. It need not have
	// all, as what is missing here is only less that is said.
	never automata.Set
	// from are those characters of ASCII that others become: each other character becomes
	// one of these, or some that are not of ASCII, perhaps among others. A text that is
	// not of ASCII has a character that is none, and this is what becomes of it.
	from automata.Set
	// longerShows tells that a text which becomes longer is not one of ASCII then.
	longerShows bool
	// odd is a text that becomes longer, and what it becomes.
	odd, changed []uint16
}

var (
	lowerCase = &letterCase{
		mapping:     mapping{from: automata.Span{Lo: 'A', Hi: 'Z'}, by: 'a' - 'A'},
		never:       automata.Range('A', 'Z').Or(automata.Range(0xc0, 0xd6), automata.Range(0xd8, 0xde)),
		from:        automata.Of('k'),
		longerShows: true,
		odd:         []uint16{0x130}, changed: []uint16{'i', 0x307},
	}
	upperCase = &letterCase{
		mapping: mapping{from: automata.Span{Lo: 'a', Hi: 'z'}, by: 'A' - 'a'},
		never:   automata.Range('a', 'z').Or(automata.Range(0xe0, 0xf6), automata.Range(0xf8, 0xfe)),
		from:    automata.Of('S', 'I', 'F'),
		odd:     []uint16{0xdf}, changed: []uint16{'S', 'S'},
	}
)

// longestCase is how many characters one may become.
const longestCase = 3

// caseCalls are the methods of String that change the case.
func (rt openTexts) caseCalls(models *callModels) {
	const desc = "(Ljava/util/Locale;)Ljava/lang/String;"
	models.Always["java/lang/String.toLowerCase"+desc] = func(c call) bool { return textCallOf(c).cased(lowerCase) }
	models.Always["java/lang/String.toUpperCase"+desc] = func(c call) bool { return textCallOf(c).cased(upperCase) }
}

func (c textCall) cased(f *letterCase) bool {
	rt, x := c.rt, c.rt.Ctx
	t := c.openReceiver()
	if t == nil || !c.plainLocale(vm.Ref(c.F.Slots[c.At+1])) {
		return false
	}
	image, ok := rt.imageOf(c.M, t, f.mapping)
	n, known := rt.lengthOf(c.M, t)
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
	case !known:
		return false
	}
	// One text is told exactly, so that tests for such (a sharp s becomes two letters)
	// find it.
	odd, ok := rt.shows(c.M, t, rt.literal(f.odd).chars)
	if !ok {
		odd = x.False()
	}
	is, ok := rt.Test(c.M, "case", odd)
	switch {
	case !ok:
		return true
	case is:
		return c.finishText(&text{pieces: []piece{rt.literal(f.changed)}})
	}
	out := rt.inner(c.M, "case"+f.String(), t)
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
