package text

import (
	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Builders: StringBuilders and StringBuffers that show what is not known.
//
// A builder to which such a text was appended is marked with what it shows, as a
// String is, and its fields are of no account. Each change marks it anew. The first
// instruction that reads one of its fields decides the lengths, see look.

// builderClasses have the same methods.
var builderClasses = []string{"java/lang/StringBuilder", "java/lang/StringBuffer"}

func isBuilder(o *vm.Object) bool {
	return o != nil && (o.Class.Name == builderClasses[0] || o.Class.Name == builderClasses[1])
}

// builderCalls are the methods of builders that change or ask what they show.
// AbstractStringBuilder's methods are called by these, never by programs, so both
// classes are registered and the common one is not.
func builderCalls(rt *Runtime, models *callModels) {
	texts := map[string]symbolic.Type{"I": symbolic.Int, "J": symbolic.Long, "Z": symbolic.Boolean, "C": symbolic.Char, "F": symbolic.Float, "D": symbolic.Double}
	for _, class := range builderClasses {
		self := ")L" + class + ";"
		for _, of := range []string{"(Ljava/lang/String;)V", "(Ljava/lang/CharSequence;)V"} {
			models.Always[class+".<init>"+of] = call.builtOf
		}
		for _, of := range []string{"String", "StringBuffer", "CharSequence"} {
			models.Always[class+".append(Ljava/lang/"+of+";"+self] = call.appendString
		}
		models.Always[class+".append(Ljava/lang/CharSequence;II"+self] = call.appendPart
		models.Always[class+".append([C"+self] = call.appendChars
		models.Always[class+".insert(ILjava/lang/String;"+self] = call.insertString
		// A number is kept as a number in what the builder shows: its digits are not chosen
		// before somebody asks for them.
		for letter, typ := range texts {
			models.Always[class+".append("+letter+self] = func(c call) bool { return c.appendValue(typ) }
			models.Always[class+".insert(I"+letter+self] = func(c call) bool { return c.insertValue(typ) }
		}
		models.Always[class+".delete(II"+self] = call.deletePart
		models.Always[class+".deleteCharAt(I"+self] = call.deleteChar
		models.Always[class+".replace(IILjava/lang/String;"+self] = call.replacePart
		models.Always[class+".setCharAt(IC)V"] = call.setChar
		models.Always[class+".setLength(I)V"] = call.shorten
		models.Always[class+".toString()Ljava/lang/String;"] = call.builtText
		models.Always[class+".capacity()I"] = call.capacity
		models.Always[class+".ensureCapacity(I)V"], models.Always[class+".trimToSize()V"] = call.roomMade, call.roomMade
		models.Always[class+".reverse("+self] = call.turned
		// What Strings are asked builders are asked, too, in the same way as long as nobody
		// else may change them meanwhile.
		shared := calls.NewTable[call]()
		askedTexts(rt, shared, class)
		for name, model := range shared.Always {
			models.Always[name] = func(c call) bool {
				if textOf(c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))) == nil {
					return false
				}
				// A builder that others may use is written to memory first, so that the
				// scheduler sees who reads it.
				return !c.alone() && c.closed() || model(c)
			}
		}
	}
}

// built is what the receiver shows, nil where its fields tell.
func (c call) built() *text { return c.rt.steady(c.M, vm.Ref(c.F.Slots[c.At])) }

// alone reports whether marks will do: builders that several threads may use are left
// to the JDK's code, which the scheduler watches. In a concolic run everything has a
// value, and marks would be in the way.
func (c call) alone() bool {
	if core.RunOf(c.M) != nil {
		return false
	}
	// Threads that have ended cannot use it any more.
	n := 0
	for _, t := range c.M.Threads() {
		if t.Alive() {
			n++
		}
	}
	return n == 1
}

// closed leaves the call to the JDK's code, which looks at the builder's fields. It
// is what a model returns.
func (c call) closed() bool { return !c.rt.Look(c.M, vm.Ref(c.F.Slots[c.At])) }

// roomy marks builders that showed a text once: how much room there is behind it is
// not known. The JDK doubles arrays as they fill, by lengths that are not known here;
// only capacity shows that.
type roomy struct{}

// capacity is told as it is, but not everything follows from it.
func (c call) capacity() bool {
	o := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))
	if o == nil {
		return false
	}
	if _, is := vm.AttrOf[roomy](o.Attr()); is {
		c.rt.Cut(c.M, "the capacity of a builder was asked for that holds what is not known", "")
	}
	return false
}

// mark has the receiver show a text, and ends the call.
func (c call) mark(t *text) bool {
	c.rt.bounded(c.M, t)
	if c.M.Ignored() {
		return true
	}
	r := vm.Ref(c.F.Slots[c.At])
	c.showIn(r, t)
	// All methods that return something here return the builder itself, so that calls can
	// be chained.
	if c.Callee.Desc[len(c.Callee.Desc)-1] != 'V' {
		return c.FinishRef(r)
	}
	core.Drop(c.F, int32(c.Callee.Args))
	c.F.PC++
	return true
}

// plainBuilder tells whether an object is a builder whose fields tell what it shows. The
// JDK's code counts in expressions where it was given such; since 25 it also computes from
// an unknown character, without a branch, how wide characters are. A builder whose
// count or coder is an expression belongs to code that was in the middle of computing
// it: what it shows cannot be told from its array.
func plainBuilder(o *vm.Object) bool {
	known := func(field string) bool { return core.ExprOf(o.SlotAttr(o.Class.FieldNamed(field).Word)) == nil }
	return isBuilder(o) && textOf(o) == nil && known("count") && known("coder")
}

// showIn has a builder show a text. StringBuffer keeps what toString has returned; it
// is out of date now.
func (c call) showIn(r vm.Ref, t *text) {
	o := c.M.Heap.Writable(r)
	o.SetAttr(vm.WithAttr(vm.WithAttr(o.Attr(), t), roomy{}))
	if cache := o.Class.FieldNamed("toStringCache"); cache != nil {
		o.Words[cache.Word] = uint64(vm.Null)
	}
}

// counted tells that of the receiver.
func (c call) counted() bool { return plainBuilder(c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))) }

// readable tells whether the characters of a String or builder are known, or what it
// shows.
func readable(o *vm.Object) bool {
	return IsString(o) || isBuilder(o) && textOf(o) != nil || plainBuilder(o)
}

// current is what a builder shows, whether or not that is known. A copy: pieces are
// added to it.
func (c call) current(t *text) *text {
	n := &text{}
	if t == nil {
		chars, _ := c.rt.characters(c.M, vm.Ref(c.F.Slots[c.At]))
		n.add(piece{chars: chars})
		return n
	}
	n.append(t)
	return n
}

func (t *text) append(more *text) {
	for _, p := range more.pieces {
		t.add(p)
	}
}

// roomMade changes nothing that a builder shows; see capacity.
func (c call) roomMade() bool { return c.built() != nil && (!c.alone() && c.closed() || c.Leave()) }

// mostReversedExactly is up to which length texts with surrogates are reversed exactly: pairs stay as
// they are.
const mostReversedExactly = 3

// turned is reverse. Where there are surrogates in a longer text only its length stays
// known, and that the reversed one has some, too. Java turns pairs of surrogates round once more, so that they stay pairs: for
// texts that have none it is the reversed text, position by position.
func (c call) turned() bool {
	t := c.built()
	if t == nil {
		return false
	}
	rt, x := openTexts{c.rt}, c.rt.Ctx
	n, known := rt.lengthOf(c.M, t)
	// Where the characters are all known, or a number is among them, the JDK's code turns
	// each.
	if _, fixed := t.fixed(); !c.alone() || c.InLibrary() || !known || fixed || t.showsValue() || !rt.reasons(c.M) {
		return c.closed()
	}
	simple, ok := rt.all(c.M, "reverse", t, surrogates.Not())
	if !ok {
		return true
	}
	if simple {
		out, ok := rt.reversed(c.M, t)
		return ok && c.mark(out)
	}
	short, ok := rt.Test(c.M, "reverse few", x.Le(n, x.Int(mostReversedExactly)))
	if !ok {
		return true
	}
	if short {
		return c.closed()
	}
	// Any text of that length with a surrogate: more than there is, so a violation that
	// rests on it may be unconfirmed, but none is lost.
	out := rt.inner(c.M, "reverse", t)
	back := &text{pieces: []piece{out.whole()}}
	rt.Assume(c.M, x.Eq(out.length, n))
	if rt.somewhere(c.M, back, surrogates); c.M.Ignored() {
		return true
	}
	return c.mark(back)
}

// builtOf makes a builder of a String. It has room for what is appended, as any. The
// array is one that nobody reads before the builder is looked at.
func (c call) builtOf() bool {
	r := vm.Ref(c.F.Slots[c.At+1])
	if o := c.M.Heap.Get(r); !IsString(o) || textOf(o) == nil || !c.alone() {
		return false
	}
	// The constructor is not executed, and methods of the JDK that are left to their code
	// expect an array.
	value := c.M.Heap.NewArray(c.M.Lib.MustLoad("[B"), leastRoom)
	o := c.M.Heap.Writable(vm.Ref(c.F.Slots[c.At]))
	o.Words[stringWords(o).value] = uint64(value)
	t := &text{}
	c.rt.addString(c.M, t, r)
	return c.mark(t)
}

// leastRoom is the capacity of a builder.
const leastRoom = 16

// appendString appends a String, or what another builder shows. A plain builder stays
// one until something open is appended.
func (c call) appendString() bool {
	t, r := c.built(), vm.Ref(c.F.Slots[c.At+1])
	o := c.M.Heap.Get(r)
	switch {
	// Nothing is open on either side.
	case t == nil && (textOf(o) == nil || !c.counted()):
		return false
	case !c.alone() || r != vm.Null && !readable(o):
		return c.closed()
	}
	t = c.current(t)
	c.rt.addString(c.M, t, r)
	return c.mark(t)
}

// appendPart appends some characters of a text that has so many, as far as these are
// known.
func (c call) appendPart() bool {
	t, r := c.built(), vm.Ref(c.F.Slots[c.At+1])
	if t == nil {
		return false
	}
	// Used only where neither has an expression, which is asked below.
	from, to := int(int32(c.F.Slots[c.At+2])), int(int32(c.F.Slots[c.At+3]))
	if o := c.M.Heap.Get(r); !c.alone() || !readable(o) || core.ExprAt(c.F, c.At+2) != nil || core.ExprAt(c.F, c.At+3) != nil {
		return c.closed()
	}
	chars, fixed := c.rt.characters(c.M, r)
	if !fixed || from < 0 || from > to || to > len(chars) {
		return c.closed()
	}
	t = c.current(t)
	t.add(piece{chars: chars[from:to]})
	return c.mark(t)
}

func (c call) appendChars() bool {
	t := c.built()
	if t == nil {
		return false
	}
	a := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At+1]))
	if a == nil || !c.alone() {
		return c.closed()
	}
	chars := make([]*symbolic.Expr, a.Len)
	for i := range chars {
		chars[i] = c.rt.Element(a, symbolic.Char, i)
	}
	t = c.current(t)
	t.add(piece{chars: chars})
	return c.mark(t)
}

// appendValue leaves characters to the JDK's code as long as it may: it does not ask
// what they are.
func (c call) appendValue(typ symbolic.Type) bool {
	t := c.built()
	switch {
	case t == nil && (typ == symbolic.Char || core.ExprAt(c.F, c.At+1) == nil || !c.counted()):
		return false
	case !c.alone():
		// The JDK's code for floats would look at each digit.
		return c.closed() || typ.Kind().IsFloat() && !c.Concretise("a floating-point number that is not known was appended to a text", c.At+1)
	}
	t = c.current(t)
	c.rt.addValue(t, vm.Kind(c.Callee.Desc[1]), c.F.Slots[c.At+1], c.F.Attr(int(c.At)+1))
	return c.mark(t)
}

// parted are the text in front of a position, and that from another one on. Where the
// positions are is a choice; where ok is false it has to be made first, if the call is
// dealt with, or the JDK's code throws. What throws is told apart first, in one choice
// for both positions.
func (c call) parted(t *text, from, to *symbolic.Expr) (before, after *text, dealt, ok bool) {
	x, rt := c.rt.Ctx, c.rt
	n, known := rt.lengthOf(c.M, t)
	if !known {
		return nil, nil, c.closed(), false
	}
	within, decided := rt.Test(c.M, "builder", x.And(x.Le(x.Int(0), from), x.Le(from, to), x.Le(to, n)))
	switch {
	case !decided:
		return nil, nil, true, false
	case !within:
		return nil, nil, c.closed(), false
	}
	rest, after, ok := c.split("to", t, to)
	if ok {
		before, _, ok = c.split("from", rest, from)
	}
	return before, after, true, ok
}

// spliced has a text take the place of part of what the builder shows.
func (c call) spliced(from, to *symbolic.Expr, middle func(t *text)) bool {
	t := c.built()
	if t == nil {
		return false
	}
	return c.splice(t, from, to, middle)
}

func (c call) splice(t *text, from, to *symbolic.Expr, middle func(t *text)) bool {
	if !c.alone() || c.InLibrary() {
		return c.closed()
	}
	before, after, dealt, ok := c.parted(t, from, to)
	if !ok {
		return dealt
	}
	all := &text{}
	all.append(before)
	middle(all)
	all.append(after)
	return c.mark(all)
}

func nothing(*text) {}

func (c call) insertString() bool {
	t, r := c.built(), vm.Ref(c.F.Slots[c.At+2])
	at := c.Arg(1, symbolic.I32)
	if t == nil {
		if textOf(c.M.Heap.Get(r)) == nil || !c.counted() {
			return false
		}
		t = c.current(nil)
	}
	return c.splice(t, at, at, func(t *text) { c.rt.addString(c.M, t, r) })
}

func (c call) insertValue(typ symbolic.Type) bool {
	at := c.Arg(1, symbolic.I32)
	return c.spliced(at, at, func(t *text) {
		c.rt.addValue(t, vm.Kind(c.Callee.Desc[2]), c.F.Slots[c.At+2], c.F.Attr(int(c.At)+2))
	})
}

// until is an end that may be behind the end of the text, which means that end.
func (c call) until(to *symbolic.Expr) *symbolic.Expr {
	if t := c.built(); t != nil {
		if n, ok := c.rt.lengthOf(c.M, t); ok {
			return c.rt.Ctx.Min(to, n)
		}
	}
	return to
}

func (c call) deletePart() bool {
	return c.spliced(c.Arg(1, symbolic.I32), c.until(c.Arg(2, symbolic.I32)), nothing)
}

func (c call) deleteChar() bool {
	at := c.Arg(1, symbolic.I32)
	return c.spliced(at, c.next(at), nothing)
}

// next is the position behind another one, and in front of it where there is none.
// Without a special case the greatest int would become the least, which is a position
// in front of everything.
func (c call) next(at *symbolic.Expr) *symbolic.Expr {
	x := c.rt.Ctx
	return x.Ite(x.Lt(at, x.Int(1<<31-1)), x.Add(at, x.Int(1)), x.Int(-1))
}

func (c call) replacePart() bool {
	r := vm.Ref(c.F.Slots[c.At+3])
	if r == vm.Null {
		return c.built() != nil && c.closed()
	}
	return c.spliced(c.Arg(1, symbolic.I32), c.until(c.Arg(2, symbolic.I32)), func(t *text) { c.rt.addString(c.M, t, r) })
}

func (c call) setChar() bool {
	at := c.Arg(1, symbolic.I32)
	return c.spliced(at, c.next(at), func(t *text) {
		c.rt.addValue(t, vm.KindChar, c.F.Slots[c.At+2], c.F.Attr(int(c.At)+2))
	})
}

// shorten is setLength; what makes the text longer is left to the JDK's code.
// setLength(0) is how builders are used again, and needs no length at all.
func (c call) shorten() bool {
	t := c.built()
	if t == nil {
		return false
	}
	n, ok := c.rt.lengthOf(c.M, t)
	if to := c.Arg(1, symbolic.I32); to == c.rt.Ctx.Int(0) && c.alone() {
		return c.mark(&text{})
	} else if ok {
		return c.spliced(to, n, nothing)
	}
	return c.closed()
}

// A text that is empty is the same object each time in the JDK, which == may show; so
// one that may be empty is marked as remade.
func (c call) builtText() bool {
	t := c.built()
	if t == nil {
		return false
	}
	if !c.alone() {
		return c.closed()
	}
	if t.empty() {
		return c.FinishRef(c.M.InternMUTF8("")) // as the JDK's code does
	}
	if t.nonempty() {
		return c.FinishRef(c.rt.newText(c.M, t))
	}
	return c.finishText(t)
}
