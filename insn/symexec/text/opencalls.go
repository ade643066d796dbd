package text

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// openCalls are the methods of String that only texts of open length are asked
// instead of the JDK's code. Always: whether a text is open is told by the object and
// not by the arguments, which are references without attributes.
func openCalls(rt *Runtime, models *callModels) {
	const class = "java/lang/String"
	models.Always[class+".concat(Ljava/lang/String;)Ljava/lang/String;"] = call.textConcat
	models.Always[class+".join(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/String;I)Ljava/lang/String;"] = call.textJoin
	models.Always["java/util/StringJoiner.checkAddLength(II)I"] = call.lengthsAdded
	models.Always[class+".startsWith(Ljava/lang/String;I)Z"] = call.textStartsAt
	models.Always[class+".<init>(Ljava/lang/String;)V"] = call.textCopied
	zero := rt.Ctx.Int(0)
	models.Always[class+".indexOf(I)I"] = func(c call) bool { return c.findChar(zero, false) }
	models.Always[class+".lastIndexOf(I)I"] = func(c call) bool { return c.findChar(zero, true) }
	models.Always[class+".indexOf(II)I"] = func(c call) bool { return c.findChar(c.Arg(2, symbolic.I32), false) }
	askedTexts(rt, models, class)
	(openTexts{rt}).trimCalls(models)
	(openTexts{rt}).caseCalls(models)
	(openTexts{rt}).replaceCalls(models)
	(openTexts{rt}).patternCalls(models)
	(openTexts{rt}).regionCalls(models)
	(openTexts{rt}).splitCalls(models)
	(openTexts{rt}).formatCalls(models)
}

// askedTexts are the methods that Strings and builders share.
func askedTexts(rt *Runtime, models *callModels, class string) {
	models.Always[class+".length()I"] = call.textLength
	models.Always[class+".charAt(I)C"] = call.textCharAt
	models.Always[class+".substring(I)Ljava/lang/String;"] = partOf(false)
	models.Always[class+".substring(II)Ljava/lang/String;"] = partOf(true)
	models.Always[class+".subSequence(II)Ljava/lang/CharSequence;"] = partOf(true)
	zero := rt.Ctx.Int(0)
	models.Always[class+".indexOf(Ljava/lang/String;)I"] = func(c call) bool { return c.findText(zero, false) }
	models.Always[class+".lastIndexOf(Ljava/lang/String;)I"] = func(c call) bool { return c.findText(zero, true) }
	models.Always[class+".indexOf(Ljava/lang/String;I)I"] = func(c call) bool { return c.findText(c.Arg(2, symbolic.I32), false) }
}

// opens are two texts that one can reason about, at least one of which is open. If both
// are fixed the JDK's code, or a condition on characters, does.
func (c call) opens(a, b vm.Ref) (x, y *text, ok bool) {
	// Both are asked: a text about which one cannot reason makes the pair one.
	x, okX := c.rt.open(c.M, a)
	y, okY := c.rt.open(c.M, b)
	if !okX || !okY {
		return nil, nil, false
	}
	_, fixedX := x.fixed()
	_, fixedY := y.fixed()
	return x, y, !fixedX || !fixedY
}

// opened is the receiver, if it is open and the program itself asks. Code of the JDK
// that asks for lengths and characters makes arrays and loops of them; it is told when
// they are known.
func (c call) opened() (t *text, ok bool) {
	r := vm.Ref(c.F.Slots[c.At])
	if c.InLibrary() || textOf(c.M.Heap.Get(r)) == nil {
		return nil, false
	}
	if t, ok = c.rt.open(c.M, r); !ok {
		return nil, false
	}
	_, fixed := t.fixed()
	return t, !fixed
}

// charWithin is charAt where the index is within the text. ok is false where it is
// left to others. Outside of the bounds the JDK's code throws what it throws, with its
// message, which has the length in it.
func (c call) charWithin(r vm.Ref) (dealt, ok bool) {
	t, ok := c.opened()
	if !ok {
		return false, false
	}
	x := c.rt.Ctx
	// It has a length since it is open.
	n, _ := c.rt.lengthOf(c.M, t)
	i := c.Arg(1, symbolic.I32)
	within, ok := c.rt.Test(c.M, "charAt", x.And(x.Le(x.Int(0), i), x.Lt(i, n)))
	switch {
	case !ok:
		return true, true
	case within:
		ch := c.rt.at(c.M, t, i)
		return c.M.Ignored() || c.Finish(ch), true
	}
	return !c.rt.Look(c.M, r), true
}

// compareOpen is compareTo of two texts. Where one of them is known the first
// difference is among its characters; else it is decided whether they are equal.
// compareTo is the difference of the first characters that differ, or of the lengths:
// an int, and not just a sign, which programs may see.
func (c call) compareOpen(a, b *text) (dealt, ok bool) {
	x, rt := c.rt.Ctx, c.rt
	na, _ := rt.lengthOf(c.M, a)
	nb, _ := rt.lengthOf(c.M, b)
	// Longer ones make conditions with a term for each character, of which a solver reads
	// all to find the first.
	const longest = 32
	for _, known := range []*text{a, b} {
		chars, fixed := known.fixed()
		if !fixed || len(chars) > longest {
			continue
		}
		result := x.Sub(na, nb)
		for i := len(chars) - 1; i >= 0; i-- {
			at := x.Int(int32(i))
			d := x.Sub(rt.at(c.M, a, at), rt.at(c.M, b, at))
			end := x.Or(x.Le(na, at), x.Le(nb, at))
			// From the last character to the first: a difference in front counts before
			// those behind it.
			result = x.Ite(end, x.Sub(na, nb), x.Ite(x.Eq(d, x.Int(0)), result, d))
		}
		return c.M.Ignored() || c.Finish(result), true
	}
	same, ok := rt.sameOpen(c.M, a, b)
	switch {
	case !ok:
		return true, true
	case same:
		// What is known of the order of one with a third text holds for the other now.
		openTexts{rt}.sameOrder(c.M, a, b)
		return c.M.Ignored() || c.Finish(x.Int(0)), true
	}
	// The two may be asked for the other way round.
	if r := factsOf(c.M).answered("compareTo", b, a, nil); r != nil {
		return c.Finish(x.Neg(r)), true
	}
	// The first difference is at k; that it is the first is told of a few positions
	// only, and by the order of other texts.
	// One variable for all questions about the two: several would have to be said to be
	// equal.
	k, fresh := rt.term(c.M, "firstDifference", a, b, nil, position())
	d := x.Sub(rt.at(c.M, a, k), rt.at(c.M, b, k))
	shorter := x.Min(na, nb)
	result := x.Ite(x.Lt(k, shorter), d, x.Sub(na, nb))
	if fresh {
		rt.learn(c.M, func(l *facts) { l.terms = also(l.terms, term{kind: "compareTo", a: a, b: b, value: result}) })
		rt.Assume(c.M, x.Or(x.And(x.Lt(k, shorter), x.Ne(d, x.Int(0))), x.And(x.Eq(k, shorter), x.Ne(na, nb))))
		for i := range int32(firstSame) {
			at := x.Int(i)
			rt.Assume(c.M, x.Or(x.Le(k, at), x.Eq(rt.at(c.M, a, at), rt.at(c.M, b, at))))
		}
		openTexts{rt}.between(c.M, a, b, result)
	}
	return c.M.Ignored() || c.Finish(result), true
}

// affixOpen is startsWith or endsWith.
func (c call) affixOpen(ra, rb vm.Ref, ends bool) (dealt, ok bool) {
	rt := c.rt
	a, b, ok := c.opens(ra, rb)
	if !ok {
		return false, false
	}
	// A known affix needs no fork: it is a condition on a few positions.
	if chars, fixed := b.fixed(); fixed {
		start := rt.Ctx.Int(0)
		if ends {
			n, _ := rt.lengthOf(c.M, a)
			start = rt.Ctx.Sub(n, rt.Ctx.Int(int32(len(chars))))
		}
		is := rt.hasAt(c.M, a, start, chars)
		return c.M.Ignored() || c.Finish(rt.Ctx.BoolToInt(is)), true
	}
	is, ok := rt.affixOpen(c.M, a, b, ends)
	return !ok || c.Finish(rt.Ctx.BoolToInt(rt.Ctx.Bool(is))), true
}

// A negative offset is no match, which hasAt says.
func (c call) textStartsAt() bool {
	rt := c.rt
	t, ok := c.opened()
	b := vm.Ref(c.F.Slots[c.At+1])
	if !ok || !IsString(c.M.Heap.Get(b)) {
		return false
	}
	// An open text at a position has no condition of bounded length.
	chars, fixed := rt.characters(c.M, b)
	if !fixed {
		return false
	}
	is := rt.hasAt(c.M, t, c.Arg(2, symbolic.I32), chars)
	return c.M.Ignored() || c.Finish(rt.Ctx.BoolToInt(is))
}

// findOpen is where a text is in an open one. ok is false where that is left to others, and
// dealt where there is a choice first, or the path has ended.
func (c call) findOpen(ra, rb vm.Ref, start *symbolic.Expr, last bool) (at *symbolic.Expr, dealt, ok bool) {
	t, ok := c.rt.open(c.M, ra)
	if !ok || c.InLibrary() || !IsString(c.M.Heap.Get(rb)) {
		return nil, false, false
	}
	what, ok := c.rt.open(c.M, rb)
	if !ok {
		return nil, false, false
	}
	x := c.rt.Ctx
	n, known := c.rt.lengthOf(c.M, t)
	switch chars, fixed := what.fixed(); {
	case fixed && len(chars) == 0 && known && last:
		return n, false, true // nothing is anywhere
	case fixed && len(chars) == 0 && known:
		return x.Min(x.Max(start, x.Int(0)), n), false, true
	case fixed:
		at, ok = c.rt.find(c.M, t, chars, start, last)
		return at, c.M.Ignored(), ok
	}
	_, fixed := t.fixed()
	if v, known := start.Const(); fixed || !known || v.Int() != 0 {
		return nil, false, false
	}
	at, ok = openTexts{c.rt}.within(c.M, t, what, last)
	return at, !ok, true
}

// hasOpen is the condition that a known text is in one of several open parts.
func (c textCall) hasOpen(ra, rb vm.Ref) (is *symbolic.Expr, ok bool) {
	t, ok := c.rt.open(c.M, ra)
	if !ok || !IsString(c.M.Heap.Get(rb)) {
		return nil, false
	}
	chars, fixed := c.rt.characters(c.M, rb)
	known, all := knownChars(chars)
	if !fixed || !all {
		return nil, false
	}
	return c.rt.has(c.M, t, known)
}

func (c call) findText(start *symbolic.Expr, last bool) bool {
	// Strings that are known, nearly all of them, end here.
	if textOf(c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))) == nil {
		return false
	}
	at, dealt, ok := c.findOpen(vm.Ref(c.F.Slots[c.At]), vm.Ref(c.F.Slots[c.At+1]), start, last)
	return ok && (dealt || c.Finish(at))
}

func (c call) findChar(start *symbolic.Expr, last bool) bool {
	t, ok := c.opened()
	if !ok {
		return false
	}
	at, ok := c.rt.find(c.M, t, []*symbolic.Expr{c.Arg(1, symbolic.I32)}, start, last)
	return ok && (c.M.Ignored() || c.Finish(at))
}

// With an empty argument Java returns the receiver itself.
func (c call) textConcat() bool {
	rt := c.rt
	a, b := vm.Ref(c.F.Slots[c.At]), vm.Ref(c.F.Slots[c.At+1])
	if textOf(c.M.Heap.Get(a)) == nil && textOf(c.M.Heap.Get(b)) == nil || !IsString(c.M.Heap.Get(b)) {
		return false
	}
	if chars, fixed := rt.characters(c.M, b); fixed && len(chars) == 0 {
		return c.FinishRef(a)
	}
	t := &text{}
	rt.addString(c.M, t, a)
	rt.addString(c.M, t, b)
	return c.finishText(t)
}

// textJoin is what String.join and StringJoiner end in: the first so many elements
// with a text between them, in front and behind. The number of elements and their array
// are known, as the joiner has filled it.
func (c call) textJoin() bool {
	rt := c.rt
	arg := func(i int32) vm.Ref { return vm.Ref(c.F.Slots[c.At+i]) }
	elements := c.M.Heap.Get(arg(3))
	n := int(int32(c.F.Slots[c.At+4]))
	if elements == nil || core.ExprAt(c.F, c.At+4) != nil || n < 0 || n > int(elements.Len) {
		return false
	}
	parts := []vm.Ref{arg(0)}
	for i, r := range elements.Refs()[:n] {
		if i > 0 {
			parts = append(parts, arg(2))
		}
		parts = append(parts, r)
	}
	parts = append(parts, arg(1))
	// Where nothing is unknown the JDK's code joins them.
	unknown := false
	for _, r := range parts {
		o := c.M.Heap.Get(r)
		if !IsString(o) {
			return false
		}
		unknown = unknown || textOf(o) != nil
	}
	if !unknown {
		return false
	}
	t := &text{}
	for _, r := range parts {
		rt.addString(c.M, t, r)
	}
	return c.finishText(t)
}

// lengthsAdded is the length of what a StringJoiner has so far: see bounded. The JDK
// throws OutOfMemoryError if the sum is negative: paths that bounded leaves out.
func (c call) lengthsAdded() bool {
	rt := c.rt
	a, b := c.Arg(1, symbolic.I32), c.Arg(2, symbolic.I32)
	sum := rt.Ctx.Add(a, b)
	// The JDK's own code adds known lengths, and throws.
	if sum.IsConst() {
		return false
	}
	rt.Assume(c.M, rt.Ctx.Le(a, rt.Ctx.Sub(rt.Ctx.Int(math.MaxInt32), b)))
	return c.M.Ignored() || c.Finish(sum)
}

// remade marks a String that is made of another, and would be that one itself if
// nothing was left out, or nothing added. Whether two references lead to one object
// depends on lengths then; a program that compares them makes the run incomplete.
type remade struct{}

// finishText ends the call with a text that is made of others.
func (c call) finishText(t *text) bool {
	// A text whose length would not fit into an int cannot be made: such a path has ended.
	c.rt.bounded(c.M, t)
	if c.M.Ignored() {
		return true
	}
	r := c.rt.newText(c.M, t)
	o := c.M.Heap.Writable(r)
	o.SetAttr(vm.WithAttr(o.Attr(), remade{}))
	return c.FinishRef(r)
}

// IsRemade tells whether a String is marked so.
func IsRemade(o *vm.Object) bool {
	if !IsString(o) {
		return false
	}
	_, ok := vm.AttrOf[remade](o.Attr())
	return ok
}

// partOf is substring, with an end or without.
func partOf(ends bool) callModel {
	return func(c call) bool {
		dealt, ok := c.partOpen(vm.Ref(c.F.Slots[c.At]), ends)
		return ok && dealt
	}
}

// cutsOnly tells whether code of the JDK asks that just hands parts of texts out.
// Matcher.group and appendReplacement pass parts on without a look at them.
func (c call) cutsOnly() bool {
	return c.F.Method.Class.Name == "java/util/regex/Matcher"
}

// partOpen is a part of an open text; ok is false where it is left to others. substring
// forks on its bounds only. A part of which the length is known and short becomes
// characters at once, so that positions in it are no expressions any more.
func (c call) partOpen(r vm.Ref, ends bool) (dealt, ok bool) {
	rt, x := c.rt, c.rt.Ctx
	t := rt.steady(c.M, r)
	if t == nil || c.InLibrary() && !c.cutsOnly() || !rt.reasons(c.M) || t.showsValue() {
		return false, false
	}
	if _, fixed := t.fixed(); fixed {
		return false, false
	}
	n, _ := rt.lengthOf(c.M, t)
	from, to := c.Arg(1, symbolic.I32), n
	if ends {
		to = c.Arg(2, symbolic.I32)
	}
	within, ok := rt.Test(c.M, "substring", x.And(x.Le(x.Int(0), from), x.Le(from, to), x.Le(to, n)))
	switch {
	case !ok:
		return true, true
	case !within:
		return !rt.Look(c.M, r), true
	}
	// As the JDK does: who compares references finds the same object.
	if from == x.Int(0) && to == n && IsString(c.M.Heap.Get(r)) {
		return c.FinishRef(r), true
	}
	length := x.Sub(to, from)
	if k, ok := length.Const(); ok && k.Int() <= int32(rt.MaxLength) {
		chars := make([]*symbolic.Expr, k.Int())
		for i := range chars {
			chars[i] = rt.at(c.M, t, x.Add(from, x.Int(int32(i))))
		}
		return c.finishText(&text{pieces: []piece{{chars: chars}}}), true
	}
	// The end first, so that positions of the beginning stay as they are.
	rest, _, ok := c.split("to", t, to)
	if !ok {
		return true, true
	}
	_, part, ok := c.split("from", rest, from)
	return !ok || c.finishText(part), true
}

// split are a text up to a position, which is within it, and from there on. In which
// piece it is may be a choice; ok is false where that has to be made first. In which
// piece a position lies is asked from the front; at the end of a piece it belongs to
// that one.
func (c call) split(name string, t *text, at *symbolic.Expr) (before, after *text, ok bool) {
	rt, x := c.rt, c.rt.Ctx
	before, after = &text{}, &text{}
	for i := range t.pieces {
		p := t.pieces[i]
		n, _ := rt.size(c.M, &p)
		here := i == len(t.pieces)-1
		if !here {
			if here, ok = rt.Test(c.M, fmt.Sprint(name, i), x.Not(rt.less(n, at))); !ok {
				return nil, nil, false
			}
		}
		if !here {
			before.add(p)
			at = x.Sub(at, n)
			continue
		}
		// A number is kept whole as long as it can be: spelt, it is a choice for each number
		// of digits.
		switch {
		case p.value != nil && at == x.Int(0):
			after.add(p)
		case p.value != nil && at == n:
			before.add(p)
		// Within known characters, or a number, the position must be known.
		case p.input == nil:
			if p.value != nil {
				if p.chars, ok = rt.spell(c.M, &p); !ok {
					return nil, nil, false
				}
			}
			k, ok := c.index(name, at, len(p.chars))
			if !ok {
				return nil, nil, false
			}
			before.add(piece{chars: p.chars[:k]})
			after.add(piece{chars: p.chars[k:]})
		default:
			before.add(piece{input: p.input, from: p.from, n: at})
			after.add(piece{input: p.input, from: x.Add(p.from, at), n: x.Sub(n, at)})
		}
		for _, p := range t.pieces[i+1:] {
			after.add(p)
		}
		break
	}
	return before, after, true
}

// index decides a position from 0 to n; ok is false where that is a choice first.
func (c call) index(name string, at *symbolic.Expr, n int) (k int, ok bool) {
	if v, known := at.Const(); known {
		return int(v.Int()), true
	}
	x := c.rt.Ctx
	alternatives := make([]*symbolic.Expr, n+1)
	for k := range alternatives {
		alternatives[k] = x.Eq(at, x.Int(int32(k)))
	}
	return c.rt.Decide(c.M, name, alternatives...)
}

// textCopied has a new String show what another one does. new String(s) shares the
// array in Java as well.
func (c call) textCopied() bool {
	from := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At+1]))
	t := textOf(from)
	if t == nil {
		return false
	}
	w := stringWords(from)
	to := c.M.Heap.Writable(vm.Ref(c.F.Slots[c.At]))
	to.Words[w.value], to.Words[w.coder] = from.Words[w.value], from.Words[w.coder]
	to.SetAttr(vm.WithAttr(to.Attr(), t))
	core.Drop(c.F, int32(c.Callee.Args))
	c.F.PC++
	return true
}

// hash is the hash code of characters. By Horner's rule as in the JDK; it wraps around.
func (rt *Runtime) hash(chars []*symbolic.Expr) *symbolic.Expr {
	x := rt.Ctx
	h := x.Int(0)
	for _, ch := range chars {
		h = x.Add(x.Mul(h, x.Int(31)), ch)
	}
	return h
}

// hashOpen is the hash code of an open text: that of its characters where it is
// short, else nothing is known of it but that equal texts have the same one. A map that
// is asked for a key needs only that equal texts have equal codes, which the term
// gives; conditions on all characters would be for nothing. A program that looks at the
// number itself gets it exactly for short texts.
func (c call) hashOpen() (h *symbolic.Expr, ok bool) {
	t := textCallOf(c).openReceiver()
	if t == nil || t.showsValue() {
		return nil, false
	}
	x, rt := c.rt.Ctx, c.rt
	if c.InLibrary() { // as a key
		h, _ = rt.term(c.M, "hashCode", t, nil, nil, symbolic.Full(symbolic.Int))
		return h, true
	}
	n, _ := rt.lengthOf(c.M, t)
	h, _ = rt.term(c.M, "hashCode", t, nil, nil, symbolic.Full(symbolic.Int))
	chars := make([]*symbolic.Expr, rt.MaxLength)
	for i := range chars {
		chars[i] = rt.at(c.M, t, x.Int(int32(i)))
	}
	for i := rt.MaxLength; i >= 0; i-- {
		h = x.Ite(x.Eq(n, x.Int(int32(i))), rt.hash(chars[:i]), h)
	}
	return h, true
}
