package text

import (
	"fmt"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Open texts that are taken apart at separators: a character of a set, or as many as
// there are in a row. Where one lies is an expression; how many there are is decided,
// one after the other.

// mostSeparated is how many separators of a text are looked for. Each part may be decided
// about in many ways: with 5 a loop over the parts took three times as long as with 4. There
// are more where texts may be longer, as there are characters to see between them.
func (rt openTexts) mostSeparated() int { return max(4, rt.MaxLength/2) }

// separatorOf are the characters that a search for a pattern finds, one at a time or
// each run of them. ok is false where it finds anything else: something that depends on
// where the text begins or ends, or a part of a run.
func separatorOf(pattern []uint16) (s automata.Set, run, ok bool) {
	e, repeated, ok := automata.Found(pattern)
	if !ok {
		return nil, false, false
	}
	texts, ok := automata.Compile(e)
	if !ok || texts.Empty() {
		return nil, false, false
	}
	s = texts.At(0)
	lengths, _ := texts.Lengths()
	if most, bounded := lengths.Max(); bounded && most == 1 && lengths.Min() == 1 {
		return s, false, true
	}
	if !repeated {
		return nil, false, false
	}
	// Units of a set and code points of it differ there: a run could end between two
	// halves.
	// Halves of pairs are matched by themselves only where they are no halves.
	if halves := s.And(automata.Range(0xd800, 0xdfff)); len(halves) > 0 && (len(halves) > 1 || halves[0] != (automata.Span{Lo: 0xd800, Hi: 0xdfff})) {
		return nil, false, false
	}
	// That the pattern matches runs of the set, and nothing else, is shown by automata
	// in both directions.
	runs := automata.MustCompile(automata.Repeat(automata.Units(s), 1, -1))
	var all *automata.Conjunction
	for _, inTexts := range []bool{true, false} {
		differ, ok := all.And(texts, inTexts).And(runs, !inTexts).Build()
		if !ok || !differ.Empty() {
			return nil, false, false
		}
	}
	return s, true, true
}

// cutAt takes a text apart at the first separator, if there is one. ok is false where
// there is a choice first, or the path has ended.
func (c textCall) cutAt(i int, t *text, s automata.Set, run bool) (before, after *text, found, ok bool) {
	rt, x := c.rt, c.rt.Ctx
	none, ok := rt.all(c.M, fmt.Sprint("none", i), t, s.Not())
	if !ok || none {
		return t, nil, false, ok
	}
	n, _ := rt.lengthOf(c.M, t)
	k, _ := rt.term(c.M, fmt.Sprint("first", s), t, nil, nil, position())
	rt.Assume(c.M, x.And(x.Lt(k, n), rt.charIn(s, rt.at(c.M, t, k))))
	if c.M.Ignored() {
		return nil, nil, false, false
	}
	before, tail, ok := c.split(fmt.Sprint("front", i, "-"), t, k)
	if !ok {
		return nil, nil, false, false
	}
	rt.everywhere(c.M, before, s.Not())
	if c.M.Ignored() {
		return nil, nil, false, false
	}
	long, rest := x.Int(1), x.Sub(n, k)
	if run {
		long, _ = rt.term(c.M, fmt.Sprint("run", s), t, nil, nil, position())
		rt.Assume(c.M, x.And(x.Le(x.Int(1), long), x.Le(long, rest)))
		if c.M.Ignored() {
			return nil, nil, false, false
		}
	}
	middle, after, ok := c.split(fmt.Sprint("back", i, "-"), tail, long)
	if !ok {
		return nil, nil, false, false
	}
	if run {
		rt.everywhere(c.M, middle, s)
		// A run is as long as can be: what follows it is no separator.
		left := x.Sub(rest, long)
		if !c.M.Ignored() && !after.empty() {
			rt.Assume(c.M, x.Or(x.Le(left, x.Int(0)), rt.charIn(s.Not(), rt.at(c.M, t, x.Add(k, long)))))
		}
	}
	return before, after, true, !c.M.Ignored()
}

// replaceRuns replaces each run of characters of a set by a text.
func (c textCall) replaceRuns(s automata.Set, to []uint16) bool {
	t := c.openReceiver()
	if t == nil || t.showsValue() {
		return false
	}
	rt, x := c.rt, c.rt.Ctx
	out, rest := &text{}, t
	for i := 0; i < mostReplaced; i++ {
		before, after, found, ok := c.cutAt(i, rest, s, true)
		if !ok {
			return true
		}
		out.append(before)
		if !found {
			return c.finishText(out)
		}
		out.add(rt.literal(to))
		if rest = after; rest.empty() {
			return c.finishText(out)
		}
	}
	none, ok := rt.all(c.M, "none more", rest, s.Not())
	switch {
	case !ok:
		return true
	case none:
		out.append(rest)
		return c.finishText(out)
	}
	n, _ := rt.lengthOf(c.M, rest)
	// From here on there is at least one more run.
	last := rt.inner(c.M, fmt.Sprintf("replaced runs%v%v", s, to), rest)
	if len(to) <= 1 {
		rt.Assume(c.M, x.Le(last.length, n))
	}
	rt.Assume(c.M, x.Le(x.Int(int32(len(to))), last.length))
	whole := &text{pieces: []piece{last.whole()}}
	if left := rt.charsOf(c.M, rest).And(s.Not()).Or(automata.Of(to...)); !c.M.Ignored() {
		rt.everywhere(c.M, whole, left)
	}
	// What it begins with was in front of a run, and what is put in for one stands alone.
	if len(to) == 1 && !c.M.Ignored() {
		other := automata.Units(s.Not().And(automata.Of(to...).Not()))
		if s.Has(to[0]) {
			alone := automata.MustCompile(automata.Seq(automata.Repeat(automata.Seq(automata.Repeat(other, 1, -1), automata.Literal(to[0])), 1, -1), automata.Star(other)))
			if texts, ok := rt.languageOf(c.M, last).And(alone, true).Build(); ok {
				rt.belongsTo(c.M, last, texts)
			}
		}
	}
	if c.M.Ignored() {
		return true
	}
	out.add(last.whole())
	return c.finishText(out)
}

// splitCalls are the methods of String that split it.
func (rt openTexts) splitCalls(models *callModels) {
	models.Always["java/lang/String.split(Ljava/lang/String;)[Ljava/lang/String;"] = func(c call) bool { return textCallOf(c).splitText(0) }
	models.Always["java/lang/String.split(Ljava/lang/String;I)[Ljava/lang/String;"] = func(c call) bool {
		limit, known := c.Arg(2, symbolic.I32).Const()
		return known && textCallOf(c).splitText(int(limit.Int()))
	}
}

// splitText is split at separators, in so many parts at most if the limit is positive.
// With 0 empty ones at the end are left out. Java's rules: a separator at the beginning
// leaves an empty part in front, empty parts at the end are left out without a limit,
// and a text without a separator is returned itself.
func (c textCall) splitText(limit int) bool {
	pattern, known := c.knownText(1)
	if !known {
		return false
	}
	t := c.openReceiver()
	if t == nil || t.showsValue() {
		return false
	}
	s, run, ok := separatorOf(pattern)
	if !ok {
		return false
	}
	rt, x := c.rt, c.rt.Ctx
	var parts []*text
	rest := t
	for i := 0; limit <= 0 || i < limit-1; i++ {
		if i == rt.mostSeparated() {
			// The JDK's code would look at each length, under all that is known by now.
			none, ok := rt.all(c.M, "none more", rest, s.Not())
			if ok && !none {
				rt.Shorten(c.M, fmt.Sprintf("a text was split in more than %d parts", i+1), "raise symbolic.string_length_limit")
			}
			if !ok || !none {
				return true
			}
			break
		}
		before, after, found, ok := c.cutAt(i, rest, s, run)
		if !ok {
			return true
		}
		if !found {
			break
		}
		parts = append(parts, before)
		rest = after
	}
	whole := len(parts) == 0
	for parts = append(parts, rest); limit == 0 && !whole && len(parts) > 0; parts = parts[:len(parts)-1] {
		n, _ := rt.lengthOf(c.M, parts[len(parts)-1])
		empty, ok := rt.Test(c.M, fmt.Sprint("last", len(parts)), x.Eq(n, x.Int(0)))
		switch {
		case !ok:
			return true
		case !empty:
			return c.finishTexts(parts)
		}
	}
	if whole {
		return c.finishArray([]vm.Ref{vm.Ref(c.F.Slots[c.At])})
	}
	return c.finishTexts(parts)
}

// finishTexts ends the call with an array of texts. Parts that are known are ordinary
// Strings.
func (c textCall) finishTexts(parts []*text) bool {
	refs := make([]vm.Ref, len(parts))
	for i, p := range parts {
		if chars, fixed := p.fixed(); fixed {
			if u, known := knownChars(chars); known {
				refs[i] = c.M.NewStringUTF16(u)
				continue
			}
		}
		refs[i] = c.rt.newText(c.M, p)
		o := c.M.Heap.Writable(refs[i])
		o.SetAttr(vm.WithAttr(o.Attr(), remade{}))
	}
	return c.finishArray(refs)
}

func (c textCall) finishArray(refs []vm.Ref) bool {
	a := c.M.Heap.NewArray(c.M.Lib.MustLoad("[Ljava/lang/String;"), int32(len(refs)))
	o := c.M.Heap.Writable(a)
	for i, r := range refs {
		o.SetElement(vm.KindRef, i, uint64(r))
	}
	return c.FinishRef(a)
}
