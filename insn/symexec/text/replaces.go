package text

import (
	"fmt"
	"math"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Replacements in open texts. One character for another is an image. Otherwise a text
// is what stands in front of the first place, and what comes behind it; after some
// places only that is said of the rest which is true however many there are.

// mostReplaced is in how many places texts are told apart. Each place is a choice of
// whether there is one more.
const mostReplaced = 2

// replaceCalls are the methods of String that replace. replace takes texts as they are,
// replaceAll a pattern and a replacement with signs of its own.
func (rt openTexts) replaceCalls(models *callModels) {
	const class = "java/lang/String"
	models.Always[class+".replace(CC)Ljava/lang/String;"] = func(of call) bool {
		c := textCallOf(of)
		from, known := c.Arg(1, symbolic.I32).Const()
		to, alsoKnown := c.Arg(2, symbolic.I32).Const()
		return known && alsoKnown && c.replaceUnit(uint16(from.Int()), uint16(to.Int()))
	}
	models.Always[class+".replace(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/lang/String;"] = func(of call) bool {
		c := textCallOf(of)
		from, known := c.knownText(1)
		to, alsoKnown := c.knownText(2)
		switch {
		case !known || !alsoKnown || len(from) == 0:
			return false
		case len(from) == 1 && len(to) == 1:
			return c.replaceUnit(from[0], to[0])
		case len(from) == 1:
			return c.replaceUnits(automata.Of(from[0]), to)
		}
		return c.replaceText(from, to, mostReplaced)
	}
	models.Always[class+".replaceAll(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"] = func(of call) bool {
		c := textCallOf(of)
		pattern, known := c.knownText(1)
		to, alsoKnown := c.knownText(2)
		if !known || !alsoKnown {
			return false
		}
		// Groups, and characters that a backslash takes from them.
		if slices.ContainsFunc(to, special) {
			return false
		}
		set, run, ok := separatorOf(pattern)
		switch {
		case !ok:
			from, ok := onlyTextOf(pattern)
			return ok && c.replaceText(from, to, mostReplaced)
		case run:
			return c.replaceRuns(set, to)
		case len(set) == 1 && set[0].Lo == set[0].Hi && len(to) == 1:
			return c.replaceUnit(set[0].Lo, to[0])
		}
		return c.replaceUnits(set, to)
	}
	models.Always[class+".replaceFirst(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"] = func(of call) bool {
		c := textCallOf(of)
		pattern, known := c.knownText(1)
		to, alsoKnown := c.knownText(2)
		if !known || !alsoKnown || slices.ContainsFunc(to, special) {
			return false
		}
		if set, run, ok := separatorOf(pattern); ok {
			return c.replaceFirst(set, run, to)
		}
		from, ok := onlyTextOf(pattern)
		return ok && c.replaceText(from, to, 1)
	}
}

// special tells whether a character of a replacement stands for something else.
func special(u uint16) bool { return u == '$' || u == '\\' }

// onlyTextOf is the only text that a pattern matches; ok is false where there are more, or
// where it is empty or long. A pattern such as a\.b is a text in disguise. ^ and $ are
// refused wherever they are: they match less where a text is searched.
func onlyTextOf(pattern []uint16) (u []uint16, ok bool) {
	e, ok := automata.Pattern(pattern)
	if !ok || slices.ContainsFunc(pattern, func(u uint16) bool { return u == '^' || u == '$' }) {
		return nil, false
	}
	texts, ok := automata.Compile(e)
	if !ok || texts.Empty() {
		return nil, false
	}
	lengths, _ := texts.Lengths()
	most, bounded := lengths.Max()
	if !bounded || most != lengths.Min() || most == 0 || most > longestSought {
		return nil, false
	}
	for i := range most {
		s := texts.At(i)
		if len(s) != 1 || s[0].Lo != s[0].Hi {
			return nil, false
		}
		u = append(u, s[0].Lo)
	}
	return u, true
}

// knownText are the characters of an argument, if it is a String that is known.
func (c textCall) knownText(slot int32) (u []uint16, known bool) {
	r := vm.Ref(c.F.Slots[c.At+slot])
	if !IsString(c.M.Heap.Get(r)) {
		return nil, false
	}
	chars, fixed := c.rt.characters(c.M, r)
	if !fixed {
		return nil, false
	}
	return knownChars(chars)
}

// replaceUnit replaces one character by another. It needs no choice at all: each
// character of the result is one of the text's, changed or not.
func (c textCall) replaceUnit(from, to uint16) bool {
	t := c.openReceiver()
	if t == nil {
		return false
	}
	out, ok := c.rt.imageOf(c.M, t, mapping{{automata.Span{Lo: from, Hi: from}, int(to) - int(from)}})
	return ok && (c.M.Ignored() || c.finishText(out))
}

// replaceUnits replaces each character of a set by a text. The first place is a
// position with nothing of the set in front of it; then the same is asked of what is
// behind.
func (c textCall) replaceUnits(s automata.Set, to []uint16) bool {
	t := c.openReceiver()
	if t == nil || t.showsValue() {
		return false
	}
	rt, x := c.rt, c.rt.Ctx
	out, rest := &text{}, t
	for i := 0; ; i++ {
		none, ok := rt.all(c.M, fmt.Sprint("none", i), rest, s.Not())
		if !ok {
			return true
		}
		n, _ := rt.lengthOf(c.M, rest)
		if none {
			out.append(rest)
			return c.finishText(out)
		}
		if len(rest.pieces) > 1 || rest.pieces[0].input == nil || i == mostReplaced {
			out.add(rt.replacedRest(c.M, rest, s, n, 1, to).whole())
			return c.M.Ignored() || c.finishText(out)
		}
		k, _ := rt.term(c.M, fmt.Sprint("first", s), rest, nil, nil, position())
		rt.Assume(c.M, x.And(x.Lt(k, n), rt.charIn(s, rt.at(c.M, rest, k))))
		if c.M.Ignored() {
			return true
		}
		p := rest.pieces[0]
		before := &text{pieces: []piece{{input: p.input, from: p.from, n: k}}}
		rt.everywhere(c.M, before, s.Not())
		out.append(before)
		out.add(rt.literal(to))
		next := x.Add(k, x.Int(1))
		rest = &text{pieces: []piece{{input: p.input, from: x.Add(p.from, next), n: x.Sub(n, next)}}}
	}
}

// replacedRest is a text with each of some parts, of so many characters, replaced: an
// input of which is said what holds for all of them. It has at least one place, which
// is not told apart. Its length is bounded by what each place can add or take away,
// without overflow.
func (rt openTexts) replacedRest(m *vm.Machine, t *text, s automata.Set, n *symbolic.Expr, part int, to []uint16) *Input {
	x := rt.Ctx
	out := rt.inner(m, fmt.Sprintf("replaced%v%v", s, to), t)
	more := x.Le(n, out.length)
	if len(to) < part {
		more = x.Le(out.length, n)
	}
	if most := len(to)/part + 1; len(to) > part {
		more = x.And(more, x.Or(x.Lt(x.Int(int32(math.MaxInt32/most)), n), x.Le(out.length, x.Mul(n, x.Int(int32(most))))))
	}
	rt.Assume(m, more)
	if left := rt.charsOf(m, t).And(s.Not()).Or(automata.Of(to...)); len(left) != 1 || left[0] != automata.All[0] {
		rt.everywhere(m, &text{pieces: []piece{out.whole()}}, left)
	}
	return out
}

// replaceFirst replaces the first character of a set, or the first run of them.
func (c textCall) replaceFirst(s automata.Set, run bool, to []uint16) bool {
	t := c.openReceiver()
	if t == nil || t.showsValue() {
		return false
	}
	before, after, found, ok := c.cutAt(0, t, s, run)
	if !ok {
		return true
	}
	out := &text{}
	out.append(before)
	if found {
		out.add(c.rt.literal(to))
		out.append(after)
	}
	return c.finishText(out)
}

// replaceText replaces a text of several characters, once if that is all that is told apart, or
// wherever it is. Places do not overlap and are found from the left, as Java finds
// them: the next one is looked for behind the one before.
func (c textCall) replaceText(from, to []uint16, most int) bool {
	t := c.openReceiver()
	if t == nil || t.showsValue() {
		return false
	}
	rt, x := c.rt, c.rt.Ctx
	what := rt.literal(from).chars
	out, rest := &text{}, t
	for i := 0; ; i++ {
		at, ok := rt.find(c.M, rest, what, x.Int(0), false)
		if c.M.Ignored() {
			return true
		}
		if !ok {
			return false
		}
		found, ok := rt.Test(c.M, fmt.Sprint("replaced", i), x.Le(x.Int(0), at))
		if !ok {
			return true
		}
		if !found {
			out.append(rest)
			return c.finishText(out)
		}
		before, tail, ok := c.split(fmt.Sprint("front", i, "-"), rest, at)
		if !ok {
			return true
		}
		_, after, ok := c.split(fmt.Sprint("back", i, "-"), tail, x.Int(int32(len(from))))
		if !ok {
			return true
		}
		out.append(before)
		out.add(rt.literal(to))
		switch rest = after; {
		case i+1 < most:
		case most == 1:
			out.append(rest)
			return c.finishText(out)
		default:
			n, _ := rt.lengthOf(c.M, rest)
			out.add(rt.replacedRest(c.M, rest, nil, n, len(from), to).whole())
			return c.M.Ignored() || c.finishText(out)
		}
	}
}
