package text

import (
	"maps"
	"slices"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// textCalls are the methods of String that are expressions where not all is known
// of a text: less forks than in the JDK's code, and texts of any length stay
// undecided. They are asked of every call, as what is not known may lie within the
// objects alone.
func textCalls(rt *Runtime, models *callModels) {
	maps.Copy(models.Always, map[string]callModel{
		"java/lang/String.isEmpty()Z":                            call.textIsEmpty,
		"java/lang/CharSequence.isEmpty()Z":                      call.textIsEmpty,
		"java/lang/String.hashCode()I":                           call.textHash,
		"java/lang/String.equals(Ljava/lang/Object;)Z":           call.textEquals,
		"java/lang/String.equalsIgnoreCase(Ljava/lang/String;)Z": call.textEqualsIgnoringCase,
		"java/lang/String.compareTo(Ljava/lang/String;)I":        call.textCompare,
		"java/lang/String.startsWith(Ljava/lang/String;)Z":       call.textStarts,
		"java/lang/String.endsWith(Ljava/lang/String;)Z":         call.textEnds,
		"java/lang/String.contains(Ljava/lang/CharSequence;)Z":   call.textContains,
		"java/lang/StringUTF16.getChar([BI)C":                    call.wideCharAt,

		"java/lang/Integer.parseInt(Ljava/lang/String;)I":  rt.parsed(symbolic.I32),
		"java/lang/Integer.parseInt(Ljava/lang/String;I)I": rt.parsed(symbolic.I32),
		"java/lang/Long.parseLong(Ljava/lang/String;)J":    rt.parsed(symbolic.I64),
		"java/lang/Long.parseLong(Ljava/lang/String;I)J":   rt.parsed(symbolic.I64),

		"java/util/HashMap.getNode(Ljava/lang/Object;)Ljava/util/HashMap$Node;":         call.textLookup,
		"java/util/HashMap.put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;": call.textPut,
		"java/lang/Enum.valueOf(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;":   call.textEnum,
	})
	parseModels(rt, models)
	textModels(rt, models)
	digitModels(rt, models)
	substringModels(rt, models)
	openCalls(rt, models)
	builderCalls(rt, models)
}

// this is the text of the receiver; nil where it has been looked at.
func (c call) this() *text {
	t := textOf(c.M.Heap.Get(vm.Ref(c.F.Slots[c.At])))
	if t == nil {
		return nil
	}
	return c.rt.resolved(c.M, t)
}

// maxAsked is how often a text may be asked for its length, in loops for instance,
// before it is decided. A loop up to length() would go round as often as the solver
// lets it, and each round is a path that the limit of lengths would have ended.
const maxAsked = 8

// postpone tells whether what a method says of the receiver may depend on its
// length. The JDK's code is told lengths that are known: it makes arrays of them.
func (c call) postpone() bool {
	r := vm.Ref(c.F.Slots[c.At])
	t := textOf(c.M.Heap.Get(r))
	caller := c.F.Method.Class.Name
	reckons := caller == "java/util/StringJoiner" || caller == "java/util/regex/Matcher" || // which make no arrays of it
		caller == "java/util/Formatter$FormatSpecifier" && c.F.Method.Name == "appendJustified"
	if c.InLibrary() && !reckons || t.asked == maxAsked {
		return false
	}
	o := c.M.Heap.Writable(r)
	o.SetAttr(vm.WithAttr(o.Attr(), &text{t.pieces, t.asked + 1}))
	return true
}

func (c call) textLength() bool {
	rt := c.rt
	t := c.this()
	if t == nil {
		return false
	}
	// The text of a float has one of few lengths, but no condition says which: its values
	// are tried instead where they are few.
	if !rt.enumerableFloats(c.M, t) {
		if n, ok := rt.lengthOf(c.M, t); ok && (n.IsConst() || c.postpone()) {
			return c.Finish(n)
		}
	}
	return !rt.Look(c.M, vm.Ref(c.F.Slots[c.At]))
}

// A text with a number or a character in it is not, whatever its length.
func (c call) textIsEmpty() bool {
	rt := c.rt
	t := c.this()
	if t == nil {
		return false
	}
	// No question is needed, and none would be as cheap.
	if t.nonempty() {
		return c.Finish(rt.Ctx.Int(0))
	}
	n, ok := rt.lengthOf(c.M, t)
	if !ok {
		return !rt.Look(c.M, vm.Ref(c.F.Slots[c.At]))
	}
	return c.Finish(rt.Ctx.BoolToInt(rt.Ctx.Eq(n, rt.Ctx.Int(0))))
}

// textCharAt knows characters at known indices. What is beyond the end is left to
// the JDK's code, which throws.
func (c call) textCharAt() bool {
	rt := c.rt
	t := c.this()
	if t == nil {
		return false
	}
	r := vm.Ref(c.F.Slots[c.At])
	if dealt, ok := c.charWithin(r); ok {
		return dealt
	}
	i := int32(c.F.Slots[c.At+1])
	if core.ExprAt(c.F, c.At+1) != nil || i < 0 || int(i) > rt.MaxLength || c.InLibrary() {
		return !rt.Look(c.M, r)
	}
	// A character at a known index needs as many characters as stand in front of it, and
	// no length.
	chars, cond, ok := rt.first(c.M, t, int(i)+1)
	if !ok || cond.IsFalse() {
		return !rt.Look(c.M, r)
	}
	within, ok := rt.Test(c.M, "charAt", cond)
	switch {
	case !ok:
		return true
	case within:
		return c.Finish(chars[i])
	}
	return !rt.Look(c.M, r)
}

// A switch over texts asks for it first, see switchText.
func (c call) textHash() bool {
	rt := c.rt
	r := vm.Ref(c.F.Slots[c.At])
	if !Unknown(c.M, r) {
		return false
	}
	// This is what most programs ask a hash code for.
	if texts, hashes, ok := insn.TextSwitch(c.F.Code, c.F.PC); ok {
		if dealt, ok := c.switchText(r, texts, hashes); ok {
			return dealt
		}
	}
	if h, ok := c.hashOpen(); ok {
		return c.M.Ignored() || c.Finish(h)
	}
	chars, ok := rt.characters(c.M, r)
	if !ok {
		if !rt.Look(c.M, r) {
			return true
		}
		chars, _ = rt.characters(c.M, r)
	}
	return c.Finish(rt.hash(chars))
}

// switchText decides a switch over texts at once, where the hash code serves for
// nothing else: a way for each text, and one for all others, whose hash codes do not
// matter. ok is false where the text must be known better. The compiler's code compares
// hash codes and then texts; asking for the texts at once makes one way for each case,
// and none for texts with the same code by chance.
func (c call) switchText(r vm.Ref, texts []uint32, hashes []int32) (dealt, ok bool) {
	rt := c.rt
	x := rt.Ctx
	chars, fixed := rt.characters(c.M, r)
	// The last alternative is that it is none of them, which is what default means.
	rest := x.True()
	alternatives := make([]*symbolic.Expr, 0, len(texts)+1)
	for _, id := range texts {
		literal := rt.literal(c.M.UTF16(c.M.InternText(id))).chars
		is := rt.equalChars(chars, literal)
		if !fixed {
			if is, ok = rt.shows(c.M, rt.resolved(c.M, textOf(c.M.Heap.Get(r))), literal); !ok {
				return false, false
			}
		}
		alternatives = append(alternatives, is)
		rest = x.And(rest, x.Not(is))
	}
	chosen, ok := rt.Decide(c.M, "switch", append(alternatives, rest)...)
	if !ok {
		return true, true
	}
	if chosen < len(texts) {
		return c.Finish(x.Int(hashes[chosen])), true
	}
	other := int32(0)
	// A code that no case has leads to the default.
	for slices.Contains(hashes, other) {
		other++
	}
	return c.Finish(x.Int(other)), true
}

// two are the receiver and the argument, if both are Strings and something of them
// is not known. The same object is dealt with before, as nothing has to be known of it.
func (c call) two() (a, b vm.Ref, ok bool) {
	a, b = vm.Ref(c.F.Slots[c.At]), vm.Ref(c.F.Slots[c.At+1])
	ok = a != b && IsString(c.M.Heap.Get(b)) && (Unknown(c.M, a) || Unknown(c.M, b))
	return a, b, ok
}

// itself tells whether an unknown text is compared with itself.
func (c call) itself() bool {
	a := vm.Ref(c.F.Slots[c.At])
	return a == vm.Ref(c.F.Slots[c.At+1]) && Unknown(c.M, a)
}

// From what needs no fork (a condition on characters), over one that forks in two, to
// deciding lengths; each step may make the next round's first one possible.
func (c call) textEquals() bool {
	rt := c.rt
	a, b, ok := c.two()
	if !ok {
		return false
	}
	for {
		if cond, ok := rt.sameText(c.M, a, b); ok {
			return c.Finish(rt.Ctx.BoolToInt(cond))
		}
		if x, y, ok := c.opens(a, b); ok {
			same, ok := rt.sameOpen(c.M, x, y)
			return !ok || c.Finish(rt.Ctx.BoolToInt(rt.Ctx.Bool(same)))
		}
		open := a
		if _, fixed := rt.characters(c.M, a); fixed {
			open = b
		}
		if !rt.Look(c.M, open) {
			return true
		}
	}
}

// sameText is the condition that two Strings are equal; ok is false where more has
// to be known.
func (rt *Runtime) sameText(m *vm.Machine, a, b vm.Ref) (cond *symbolic.Expr, ok bool) {
	x, fixedX := rt.characters(m, a)
	y, fixedY := rt.characters(m, b)
	switch {
	case fixedX && fixedY:
		return rt.equalChars(x, y), true
	case fixedX:
		return rt.shows(m, rt.resolved(m, textOf(m.Heap.Get(b))), x)
	case fixedY:
		return rt.shows(m, rt.resolved(m, textOf(m.Heap.Get(a))), y)
	}
	if identical(textOf(m.Heap.Get(a)), textOf(m.Heap.Get(b))) {
		return rt.Ctx.True(), true
	}
	return nil, false
}

// textEqualsIgnoringCase compares with a text of ASCII characters that are known. With
// characters beyond ASCII on both sides the tables of Unicode decide, which the JDK's
// code looks up.
func (c call) textEqualsIgnoringCase() bool {
	rt := c.rt
	a, b, ok := c.two()
	if !ok {
		return false
	}
	// It is symmetric: the known one goes second.
	if x, fixed := rt.characters(c.M, a); fixed && ascii7(x) {
		a, b = b, a
	}
	known, fixed := rt.characters(c.M, b)
	if !fixed || !ascii7(known) {
		return false
	}
	if chars, fixed := rt.characters(c.M, a); fixed {
		return c.Finish(rt.Ctx.BoolToInt(rt.alike(chars, known, rt.likeASCII)))
	}
	t := rt.resolved(c.M, textOf(c.M.Heap.Get(a)))
	// With several pieces where one ends in the known text is a choice, which the JDK's
	// code makes when their lengths are decided.
	if len(t.pieces) != 1 || t.pieces[0].input == nil {
		return false
	}
	p, n := &t.pieces[0], len(known)
	same := rt.alike(rt.span(c.M, p, n), known, rt.likeASCII)
	return c.Finish(rt.Ctx.BoolToInt(rt.Ctx.And(rt.Ctx.Eq(p.n, rt.Ctx.Int(int32(n))), same)))
}

// ascii7 tells whether characters are known and all of ASCII.
func ascii7(chars []*symbolic.Expr) bool {
	return !slices.ContainsFunc(chars, func(ch *symbolic.Expr) bool {
		v, known := ch.Const()
		return !known || v.Int() > 0x7f
	})
}

// identical tells whether two texts are made of the same pieces. Expressions are
// compared by pointer: what is identical is equal, not the other way round.
func identical(a, b *text) bool {
	if len(a.pieces) != len(b.pieces) {
		return false
	}
	for i := range a.pieces {
		if !samePiece(&a.pieces[i], &b.pieces[i]) {
			return false
		}
	}
	return true
}

// endsWith tells whether the last pieces of a text are those of another one.
func (t *text) endsWith(end *text) bool {
	n := len(t.pieces) - len(end.pieces)
	return n >= 0 && identical(&text{pieces: t.pieces[n:]}, end)
}

func samePiece(p, q *piece) bool {
	return p.value == q.value && p.typ == q.typ && p.input == q.input && p.from == q.from && p.n == q.n && slices.Equal(p.chars, q.chars)
}

// both are the characters of two Strings, whose lengths are decided if need be.
func (c call) both(a, b vm.Ref) (x, y []*symbolic.Expr, ok bool) {
	for _, r := range []vm.Ref{a, b} {
		if _, fixed := c.rt.characters(c.M, r); !fixed && !c.rt.Look(c.M, r) {
			return nil, nil, false
		}
	}
	x, _ = c.rt.characters(c.M, a)
	y, _ = c.rt.characters(c.M, b)
	return x, y, true
}

func (c call) textCompare() bool {
	rt := c.rt
	if c.itself() {
		return c.Finish(rt.Ctx.Int(0))
	}
	r1, r2, ok := c.two()
	if !ok {
		return false
	}
	if a, b, ok := c.opens(r1, r2); ok {
		if dealt, ok := c.compareOpen(a, b); ok {
			return dealt
		}
	}
	a, b, ok := c.both(r1, r2)
	if !ok {
		return true
	}
	x := rt.Ctx
	// From the last to the first, so that the first difference is asked for first.
	result := x.Int(int32(len(a) - len(b)))
	for i := min(len(a), len(b)) - 1; i >= 0; i-- {
		result = x.Ite(x.Eq(a[i], b[i]), result, x.Sub(a[i], b[i]))
	}
	return c.Finish(result)
}

func (c call) textStarts() bool {
	rt := c.rt
	if c.itself() {
		return c.Finish(rt.Ctx.Int(1))
	}
	a, b, ok := c.two()
	if !ok {
		return false
	}
	if prefix, fixed := rt.characters(c.M, b); fixed {
		// A prefix asks for the first characters, however many there are behind them.
		if t := c.this(); t != nil {
			if chars, cond, ok := rt.first(c.M, t, len(prefix)); ok && !cond.IsFalse() {
				return c.Finish(rt.Ctx.BoolToInt(rt.Ctx.And(cond, rt.equalChars(chars, prefix))))
			}
		}
	}
	if dealt, ok := c.affixOpen(a, b, false); ok {
		return dealt
	}
	return c.affix(a, b, func(a, b []*symbolic.Expr) *symbolic.Expr { return rt.equalChars(a[:len(b)], b) })
}

func (c call) textEnds() bool {
	rt := c.rt
	a, b, ok := c.two()
	if !ok {
		return false
	}
	// What was put together and is asked for its own end, as paths of files are, needs no
	// solver.
	if x, y := textOf(c.M.Heap.Get(a)), textOf(c.M.Heap.Get(b)); x != nil && y != nil && x.endsWith(y) {
		return c.Finish(rt.Ctx.Int(1))
	}
	if dealt, ok := c.affixOpen(a, b, true); ok {
		return dealt
	}
	return c.affix(a, b, func(a, b []*symbolic.Expr) *symbolic.Expr { return rt.equalChars(a[len(a)-len(b):], b) })
}

// One open part is searched by find, several by has, open texts by within; where none does,
// lengths are decided.
func (c call) textContains() bool {
	rt := c.rt
	a, b, ok := c.two()
	if !ok {
		return false
	}
	if at, dealt, ok := c.findOpen(a, b, rt.Ctx.Int(0), false); ok {
		return dealt || c.Finish(rt.Ctx.BoolToInt(rt.Ctx.Le(rt.Ctx.Int(0), at)))
	}
	if is, ok := textCallOf(c).hasOpen(a, b); ok {
		return c.M.Ignored() || c.Finish(rt.Ctx.BoolToInt(is))
	}
	return c.affix(a, b, func(a, b []*symbolic.Expr) *symbolic.Expr {
		somewhere := rt.Ctx.False()
		for i := 0; i+len(b) <= len(a); i++ {
			somewhere = rt.Ctx.Or(somewhere, rt.equalChars(a[i:i+len(b)], b))
		}
		return somewhere
	})
}

// affix is a condition about a text and another one that is not longer; where it
// is longer the result is false.
func (c call) affix(a, b vm.Ref, cond func(a, b []*symbolic.Expr) *symbolic.Expr) bool {
	x, y, ok := c.both(a, b)
	switch {
	case !ok:
		return true
	case len(y) > len(x):
		return c.Finish(c.rt.Ctx.Int(0))
	}
	return c.Finish(c.rt.Ctx.BoolToInt(cond(x, y)))
}

// wideCharAt reads a character of UTF-16 bytes in one piece. The JDK puts it together
// from two bytes by shifts, which would stay in every condition on it.
func (c call) wideCharAt() bool {
	rt := c.rt
	o := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))
	i := int32(c.F.Slots[c.At+1])
	if o == nil || o.Attrs == nil || core.ExprAt(c.F, c.At+1) != nil || i < 0 || i >= o.Len/2 {
		return false
	}
	return c.Finish(rt.wideChar(c.M, o, int(i)))
}

// substringModels decide positions in texts, in front of methods that have to know
// them. They come where the text is known in length but a position is not: an array of
// a known length has to be copied.
func substringModels(rt *Runtime, models *callModels) {
	substring := func(ends bool) callModel {
		return func(c call) bool {
			r := vm.Ref(c.F.Slots[c.At])
			if !c.rt.Look(c.M, r) {
				return true
			}
			chars, _ := c.rt.characters(c.M, r)
			n := int32(len(chars))
			if !c.Pick(c.At+1, 0, n) {
				return true
			}
			return ends && !c.Pick(c.At+2, 0, n)
		}
	}
	models.Unknown["java/lang/String.substring(I)Ljava/lang/String;"] = substring(false)
	models.Unknown["java/lang/String.substring(II)Ljava/lang/String;"] = substring(true)
	models.Unknown["java/lang/String.subSequence(II)Ljava/lang/CharSequence;"] = substring(true)
}
