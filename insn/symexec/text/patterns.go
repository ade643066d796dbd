package text

import (
	"fmt"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Patterns and open texts: whether a text matches as a whole, and whether something in
// it does, is for the automata to say, see languages.go. Groups are left to the JDK's
// code, which looks at the text.

// patternCalls are the methods that match texts.
func (rt openTexts) patternCalls(models *callModels) {
	models.Always["java/lang/String.matches(Ljava/lang/String;)Z"] = func(of call) bool {
		c := textCallOf(of)
		pattern, known := c.knownText(1)
		return known && c.matchesWhole(vm.Ref(c.F.Slots[c.At]), pattern)
	}
	models.Always["java/util/regex/Pattern.matches(Ljava/lang/String;Ljava/lang/CharSequence;)Z"] = func(of call) bool {
		c := textCallOf(of)
		pattern, known := c.knownText(0)
		return known && c.matchesWhole(vm.Ref(c.F.Slots[c.At+1]), pattern)
	}
	models.Always["java/util/regex/Matcher.matches()Z"] = func(c call) bool { return textCallOf(c).matcher(false) }
	models.Always["java/util/regex/Matcher.find()Z"] = func(c call) bool { return textCallOf(c).matcher(true) }
	for _, name := range []string{"hitEnd", "requireEnd"} {
		models.Always["java/util/regex/Matcher."+name+"()Z"] = func(c call) bool { return textCallOf(c).askedForEnd() }
	}
}

// language is that of a pattern, or of all texts that have something that matches it.
// With something in front and behind it is what find asks, as far as whether there is a
// match.
func (rt openTexts) languageOfPattern(pattern []uint16, within bool) (texts *automata.Language, ok bool) {
	key := fmt.Sprint(within, pattern)
	if texts, known := rt.patterns[key]; known {
		return texts, texts != nil
	}
	if rt.patterns == nil {
		rt.patterns = map[string]*automata.Language{}
	}
	e, ok := automata.Pattern(pattern)
	if ok && within {
		for _, u := range pattern {
			ok = ok && u != '^' && u != '$' // where lines begin and end is not told apart
		}
		e = automata.Seq(automata.Anything(), e, automata.Anything())
	}
	if ok {
		texts, ok = automata.Compile(e)
	}
	if !ok {
		texts = nil
	}
	rt.patterns[key] = texts
	return texts, ok
}

// matchesWhole is the result of String.matches. It is left to others where the text is
// known, or the pattern is none that automata know.
func (c textCall) matchesWhole(r vm.Ref, pattern []uint16) bool {
	t := c.openText(r)
	if t == nil {
		return false
	}
	texts, ok := c.rt.languageOfPattern(pattern, false)
	if !ok {
		return false
	}
	is, decided, apt := c.rt.belongs(c.M, t, fmt.Sprint(pattern), texts)
	return apt && (!decided || c.Finish(c.rt.Ctx.BoolToInt(c.rt.Ctx.Bool(is))))
}

// askedForEnd is what a matcher tells of the end of its text, of which automata know
// nothing. What the matcher's fields say there is left as it was, so the answer may be
// wrong: the run is incomplete.
func (c textCall) askedForEnd() bool {
	o := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))
	if o == nil {
		return false
	}
	if text := o.Class.FieldNamed("text"); text != nil && c.openText(o.Ref(int(text.Word))) != nil {
		c.rt.Cut(c.M, "a matcher was asked for the end of a text that is not known", "")
	}
	return false
}

// matcher is Matcher.matches or the first find, of a matcher that looks at all of a
// text, for a pattern without flags and groups. It writes into the matcher's fields
// what Matcher itself would have: those that group, start, end and the next find read.
// It must therefore know all of them by name, and gives up where a release has others.
func (c textCall) matcher(find bool) bool {
	rt, x := c.rt, c.rt.Ctx
	r := vm.Ref(c.F.Slots[c.At])
	o := c.M.Heap.Get(r)
	word := func(o *vm.Object, name string) int {
		if f := o.Class.FieldNamed(name); f != nil {
			return int(f.Word)
		}
		return -1
	}
	w := map[string]int{}
	for _, name := range []string{"text", "parentPattern", "from", "to", "first", "last", "groups", "acceptMode", "oldLast"} {
		if w[name] = word(o, name); w[name] < 0 {
			return false
		}
	}
	t := c.openText(o.Ref(w["text"]))
	p := c.M.Heap.Get(o.Ref(w["parentPattern"]))
	if t == nil || p == nil || !c.alone() {
		return false
	}
	n, known := rt.lengthOf(c.M, t)
	groups := c.M.Heap.Get(o.Ref(w["groups"]))
	text, count, flags := word(p, "pattern"), word(p, "capturingGroupCount"), word(p, "flags0")
	if flags < 0 {
		flags = word(p, "flags")
	}
	switch {
	case !known || groups == nil || count < 0 || text < 0 || flags < 0 || p.Int(flags) != 0:
		return false
	// A region other than the whole text: bounds and anchors have rules of their own.
	case core.ExprOf(o.SlotAttr(w["to"])) != n || o.Int(w["from"]) != 0 || core.ExprOf(o.SlotAttr(w["from"])) != nil:
		return false
	case find && (o.Int(w["first"]) != -1 || o.Int(w["last"]) != 0 || core.ExprOf(o.SlotAttr(w["last"])) != nil):
		return false // not the first one
	}
	chars, fixed := rt.characters(c.M, p.Ref(text))
	pattern, allKnown := knownChars(chars)
	if !fixed || !allKnown {
		return false
	}
	texts, ok := rt.languageOfPattern(pattern, find)
	if !ok {
		return false
	}
	var parts []matchPart
	if many := p.Int(count); many != 1 {
		if parts, ok = c.matchParts(t, pattern, int(many)-1, find); !ok {
			return false
		}
	}
	is, decided, apt := rt.belongs(c.M, t, fmt.Sprint(find, pattern), texts)
	if !apt || !decided {
		return apt
	}
	first, last := x.Int(0), n
	var ends []*symbolic.Expr
	switch {
	case parts != nil && is:
		ends = c.matched(t, pattern, parts, find)
		first, last = ends[0], ends[1]
	// Where the match is stays open between what its language allows. Java takes the
	// leftmost, which is one of these.
	case find && is:
		first, _ = rt.term(c.M, fmt.Sprint("found", pattern), t, nil, nil, position())
		last, _ = rt.term(c.M, fmt.Sprint("found to", pattern), t, nil, nil, position())
		if self, ok := rt.languageOfPattern(pattern, false); ok {
			lengths, _ := self.Lengths()
			long := x.Sub(last, first)
			cond := x.And(x.Le(first, last), x.Le(last, n), x.Le(x.Int(int32(lengths.Min())), long))
			if most, ok := lengths.Max(); ok {
				cond = x.And(cond, x.Le(long, x.Int(int32(most))))
			}
			if lengths.Min() > 0 {
				cond = x.And(cond, rt.charIn(self.At(0), rt.at(c.M, t, first)), rt.charIn(self.FromEnd(0), rt.at(c.M, t, x.Sub(last, x.Int(1)))))
			}
			rt.Assume(c.M, cond)
		}
	}
	if !is {
		first, last = x.Int(-1), x.Int(0)
	}
	if c.M.Ignored() {
		return true
	}
	w1 := c.M.Heap.Writable(r)
	set := func(name string, e *symbolic.Expr) {
		v, a := core.Slot(e)
		w1.Words[w[name]] = v
		w1.SetSlotAttr(w[name], a)
	}
	set("first", first)
	set("last", last)
	set("oldLast", last)
	if !is {
		first, last = x.Int(-1), x.Int(-1)
	}
	if ends == nil || !is {
		ends = []*symbolic.Expr{first, last}
	}
	for i, e := range ends {
		g := c.M.Heap.Writable(c.M.Heap.Get(r).Ref(w["groups"]))
		v, a := core.Slot(e)
		g.SetElement(vm.KindInt, i, v)
		g.SetSlotAttr(i, a)
	}
	return c.Finish(x.BoolToInt(x.Bool(is)))
}
