package text

import (
	"slices"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/javamath"
)

// Texts: Strings that show what is not known.
//
// A String whose characters nobody has looked at is marked with what it shows: a
// [text]. Its value array holds an example, which may be printed. The first
// instruction that reads one of its fields makes the choices that give the text
// its length and its form of storage; from then on it is a String as ever, whose
// bytes may be expressions, and the JDK's own code deals with it.
//
// What can be said of a text without a choice is said in strings.go.

// text is what a String shows. It is immutable. It is the attribute of a String or
// builder as a whole, so copies of states share it.
type text struct {
	pieces []piece
	asked  int // how often for its length
}

// piece is a part of a text: characters, a number in decimal or a boolean, or an
// input of any length. Exactly one of chars, value and input says what it shows: see
// fixed.
type piece struct {
	chars []*symbolic.Expr // ints from 0 to 65535
	value *symbolic.Expr
	typ   symbolic.Type // of value
	// Releases of the JDK write some floating-point numbers with a digit more or less;
	// a piece is made with the style at hand, so that it never depends on who asks.
	decimals javamath.Style
	// A part of an input: n characters from a position on.
	input   *Input
	from, n *symbolic.Expr
}

func (p *piece) fixed() bool { return p.value == nil && p.input == nil }

// Objects without attributes are the rule, and are told by one pointer.
func textOf(o *vm.Object) *text {
	if o == nil || o.Attrs == nil {
		return nil
	}
	t, _ := vm.AttrOf[*text](o.Attr())
	return t
}

// fixed are the characters of a text whose length is known; ok is false for
// others.
func (t *text) fixed() (chars []*symbolic.Expr, ok bool) {
	for i := range t.pieces {
		if !t.pieces[i].fixed() {
			return nil, false
		}
		chars = append(chars, t.pieces[i].chars...)
	}
	return chars, true
}

// nonempty tells that a text has a character, whatever the inputs. A number or boolean
// has at least one character.
func (t *text) nonempty() bool {
	return slices.ContainsFunc(t.pieces, func(p piece) bool { return p.value != nil || len(p.chars) > 0 })
}

// empty tells that it has none.
func (t *text) empty() bool {
	chars, fixed := t.fixed()
	return fixed && len(chars) == 0
}

// with is the text with piece i replaced by characters. How often it was asked for its
// length starts anew, as it is another question then.
func (t *text) with(i int, chars []*symbolic.Expr) *text {
	n := &text{pieces: make([]piece, 0, len(t.pieces))}
	for k := range t.pieces {
		if k == i {
			n.add(piece{chars: chars})
		} else {
			n.add(t.pieces[k])
		}
	}
	return n
}

// add appends a piece to a text that nobody else has yet. Known characters that follow
// each other become one piece, so that texts made in different ways are identical. The
// slice is clipped before it grows: other texts have its beginning.
func (t *text) add(p piece) {
	if p.fixed() && len(p.chars) == 0 {
		return
	}
	if last := len(t.pieces) - 1; p.fixed() && last >= 0 && t.pieces[last].fixed() {
		t.pieces[last].chars = append(t.pieces[last].chars[:len(t.pieces[last].chars):len(t.pieces[last].chars)], p.chars...)
		return
	}
	t.pieces = append(t.pieces, p)
}

// styled has a piece written as the JDK at hand writes numbers.
func styled(p piece, decimals javamath.Style) piece {
	p.decimals = decimals
	return p
}

// shown is the piece that shows a value.
func shown(e *symbolic.Expr, t symbolic.Type) piece {
	if t == symbolic.Char {
		return piece{chars: []*symbolic.Expr{e}}
	}
	return piece{value: e, typ: t}
}

// literal is the piece of characters that are known.
func (rt *Runtime) literal(u []uint16) piece {
	chars := make([]*symbolic.Expr, len(u))
	for i, c := range u {
		chars[i] = rt.Ctx.Int(int32(c))
	}
	return piece{chars: chars}
}

// example is what a text may show on the present path. It must be one of the path's
// model, as the program may print it, and a violation shows what was printed.
func (rt *Runtime) example(m *vm.Machine, t *text) []uint16 {
	model, _ := rt.Model(m)
	return t.in(model, factsOf(m).forShow())
}

// ExampleOf is an example of what a String or builder shows.
func (rt *Runtime) ExampleOf(m *vm.Machine, r vm.Ref) []uint16 {
	t := &text{}
	rt.addString(m, t, r)
	return rt.example(m, t)
}

// in is the text in a model. Positions are cut to the text: a model of a path that is
// not finished may have parts beyond its end.
func (t *text) in(model *symbolic.Model, l *facts) []uint16 {
	var u []uint16
	for i := range t.pieces {
		switch p := &t.pieces[i]; {
		case p.value != nil:
			for _, c := range written(symbolic.Eval(p.value, model), p.typ, p.decimals) {
				u = append(u, uint16(c))
			}
		case p.input != nil:
			all := p.input.on(l).In(model)
			from := min(max(0, int(symbolic.Eval(p.from, model).Int())), len(all))
			end := min(max(from, from+int(symbolic.Eval(p.n, model).Int())), len(all))
			u = append(u, all[from:end]...)
		default:
			for _, c := range p.chars {
				u = append(u, uint16(symbolic.Eval(c, model).Int()))
			}
		}
	}
	return u
}

// newText makes a String that shows a text. The example is in its array, with the
// length of the example: whoever looks at the array without asking gets something that
// fits together, and instructions do ask.
func (rt *Runtime) newText(m *vm.Machine, t *text) vm.Ref {
	r := m.NewStringUTF16(rt.example(m, t))
	o := m.Heap.Writable(r)
	o.SetAttr(vm.WithAttr(o.Attr(), t))
	return r
}

// Throw throws an exception of the machine's own, whose message shows an int or a
// long between two texts. The message stays open: a program that never looks at it has
// no choices because of it.
func (rt *Runtime) Throw(m *vm.Machine, t *vm.Thread, class, before string, e *symbolic.Expr, after string) {
	message := &text{}
	if before != "" {
		message.add(rt.literal(ascii(before)))
	}
	if e.Kind() == symbolic.I64 {
		message.add(shown(e, symbolic.Long))
	} else {
		message.add(shown(e, symbolic.Int))
	}
	if after != "" {
		message.add(rt.literal(ascii(after)))
	}
	m.ThrowShowing(t, class, rt.newText(m, message))
}

// ThrowNaming is Throw with two ints, each behind a text.
func (rt *Runtime) ThrowNaming(m *vm.Machine, t *vm.Thread, class, first string, a *symbolic.Expr, second string, b *symbolic.Expr) {
	message := &text{}
	for _, part := range []struct {
		before string
		e      *symbolic.Expr
	}{{first, a}, {second, b}} {
		before := part.before
		if v, known := part.e.Const(); known {
			message.add(rt.literal(ascii(before + v.Java(symbolic.Int))))
			continue
		}
		message.add(rt.literal(ascii(before)))
		message.add(shown(part.e, symbolic.Int))
	}
	m.ThrowShowing(t, class, rt.newText(m, message))
}

// words are the positions of the fields of String, and of builders.
type words struct{ value, coder int }

func stringWords(o *vm.Object) words {
	return words{o.Class.FieldNamed("value").Word, o.Class.FieldNamed("coder").Word}
}

// BytesOf is the array with the characters of a String.
func BytesOf(o *vm.Object) vm.Ref { return o.Ref(stringWords(o).value) }

// IsString tells whether an object is a String.
func IsString(o *vm.Object) bool { return o != nil && o.Class.Name == "java/lang/String" }

// Unknown tells whether an object is a String of which something is not known. Either
// it is marked, or code of the JDK has put expressions into its bytes.
func Unknown(m *vm.Machine, r vm.Ref) bool {
	o := m.Heap.Get(r)
	if !IsString(o) {
		return false
	}
	if textOf(o) != nil {
		return true
	}
	value := m.Heap.Get(o.Ref(stringWords(o).value))
	return value != nil && value.Attrs != nil && len(value.Attrs.Slots) > 0
}

// GetField watches for the fields of a String: whoever reads one looks at it.
// Unresolved instructions are executed once more after they were resolved, and come
// here then.
func (rt *Runtime) GetField(m *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	if insn.Base(in.Op()) == in.Op() {
		return false // not resolved yet
	}
	return !rt.Look(m, vm.Ref(f.Slots[f.SP-1]))
}

// Look makes a String, or a builder, of what shows a text. It reports whether it may be
// read now; otherwise there is a choice to make first, or the path has ended. Each
// piece is a choice of its own, and the text is marked anew after each: the instruction
// is executed again, and what was chosen before must not be asked once more.
func (rt *Runtime) Look(m *vm.Machine, r vm.Ref) bool {
	for {
		t := textOf(m.Heap.Get(r))
		if t == nil {
			return true
		}
		chars, fixed := t.fixed()
		if fixed {
			return rt.store(m, r, chars)
		}
		for i := range t.pieces {
			if t.pieces[i].fixed() {
				continue
			}
			chars, ok := rt.spell(m, &t.pieces[i])
			if !ok {
				return false
			}
			o := m.Heap.Writable(r) // what was chosen stays so, whatever comes next
			o.SetAttr(vm.WithAttr(o.Attr(), t.with(i, chars)))
			break
		}
	}
}

// store gives a String, or a builder, its bytes: in Latin-1, if no character needs
// more. Java keeps a text as one byte a character where all fit, and equal texts must
// be kept in the same way, or equals of the JDK, which compares coders first, would
// differ. So which way it is has to be decided before the bytes are written.
func (rt *Runtime) store(m *vm.Machine, r vm.Ref, chars []*symbolic.Expr) bool {
	x := rt.Ctx
	latin := x.True()
	for _, c := range chars {
		latin = x.And(latin, x.Le(c, x.Int(0xff)))
	}
	chosen, ok := rt.Decide(m, "coder", latin, x.Not(latin))
	if !ok {
		return false
	}
	model, _ := rt.Model(m)
	show := make([]uint16, len(chars))
	for i, c := range chars {
		show[i] = uint16(symbolic.Eval(c, model).Int())
	}
	size := 1 + chosen
	// A builder has room for what is appended next; that its capacity means something
	// is said in capacity.
	room := len(chars)
	if isBuilder(m.Heap.Get(r)) {
		room = max(room, leastRoom)
	}
	value := m.Heap.NewArray(m.Lib.MustLoad("[B"), int32(size*room))
	a := m.Heap.Get(value)
	for i, c := range chars {
		a.RawBytes()[size*i] = byte(show[i])
		// A byte is kept with its sign. latinChar takes that off again.
		if low := x.I2B(c); !low.IsConst() {
			a.SetSlotAttr(size*i, low)
		}
		if size == 1 {
			continue
		}
		a.RawBytes()[2*i+1] = byte(show[i] >> 8)
		if high := x.I2B(x.Ushr(c, x.Int(8))); !high.IsConst() {
			a.SetSlotAttr(2*i+1, high)
		}
	}
	o := m.Heap.Writable(r)
	// From now on its fields tell.
	o.SetAttr(vm.WithoutAttr[*text](o.Attr()))
	w := stringWords(o)
	o.Words[w.value], o.Words[w.coder] = uint64(value), uint64(chosen)
	if isBuilder(o) {
		count := o.Class.FieldNamed("count").Word
		o.Words[count] = uint64(len(chars))
		o.SetSlotAttr(count, nil)
	}
	return true
}

// spell decides how many characters a piece has, and which.
func (rt *Runtime) spell(m *vm.Machine, p *piece) (chars []*symbolic.Expr, ok bool) {
	if p.input != nil {
		return rt.spellInput(m, p)
	}
	switch p.typ {
	case symbolic.Float, symbolic.Double:
		// No solver knows the digits of a double: the number is fixed, which the run
		// counts as a cut unless all values were tried.
		v, ok := rt.Concretise(m, "the program looked at a text that shows a floating-point number which is not known", p.value)
		if !ok {
			return nil, false
		}
		chars = rt.literal(ascii(written(v[0], p.typ, rt.decimals))).chars
		// A length that was talked of before has to be that of the number chosen.
		if n := factsOf(m).answered(lengthTerm, &text{pieces: []piece{*p}}, nil, nil); n != nil {
			rt.Assume(m, rt.Ctx.Eq(n, rt.Ctx.Int(int32(len(chars)))))
		}
		return chars, !m.Ignored()
	case symbolic.Boolean:
		chosen, ok := rt.Decide(m, "text", rt.Ctx.Ne(p.value, rt.Ctx.Int(0)), rt.Ctx.Eq(p.value, rt.Ctx.Int(0)))
		return rt.literal(ascii([]string{"true", "false"}[chosen])).chars, ok
	}
	return rt.digits(m, "digits", p.value)
}

func ascii(s string) []uint16 {
	u := make([]uint16, len(s))
	for i := range u {
		u[i] = uint16(s[i])
	}
	return u
}

// Join implements insn.Joiner: a concatenation of what is not known is a text that
// nobody has looked at. Concatenations are invokedynamic since Java 9, and would be
// executed as method handles over bytes; here they cost nothing.
func (rt *Runtime) Join(e *vm.Env, pieces []insn.Piece) bool {
	unknown := false
	slot := 0
	for i := range pieces {
		if k := pieces[i].Kind; k != 0 {
			unknown = unknown || core.ExprOf(e.ArgAttr(slot)) != nil || k == vm.KindRef && Unknown(e.M, e.Ref(slot))
			slot += k.Slots()
		}
	}
	if !unknown {
		return false
	}
	t := &text{}
	slot = 0
	for i := range pieces {
		p := &pieces[i]
		switch p.Kind {
		case 0:
			t.add(rt.literal(p.Text))
			continue
		case vm.KindRef:
			rt.addString(e.M, t, e.Ref(slot))
		default:
			rt.addValue(t, p.Kind, e.Args[slot], e.ArgAttr(slot))
		}
		slot += p.Kind.Slots()
	}
	rt.bounded(e.M, t)
	e.ReturnRef(rt.newText(e.M, t))
	return true
}

// addString appends what a String shows. null is shown as "null", as concatenation and
// append do.
func (rt *Runtime) addString(m *vm.Machine, t *text, r vm.Ref) {
	if r == vm.Null {
		t.add(rt.literal(ascii("null")))
		return
	}
	if inner := textOf(m.Heap.Get(r)); inner != nil {
		for _, p := range inner.pieces {
			t.add(p)
		}
		return
	}
	chars, _ := rt.characters(m, r)
	t.add(piece{chars: chars})
}

// addValue appends what is shown for a number, boolean or char. A char is a character
// of the text itself and not a number.
func (rt *Runtime) addValue(t *text, k vm.Kind, slot uint64, a vm.Attr) {
	typ, _ := symbolic.TypeOf(string(rune(k)))
	e := core.ExprOf(a)
	if e == nil {
		e = rt.Constant(typ.Kind(), slot)
	}
	v, known := e.Const()
	if known && typ != symbolic.Char {
		t.add(rt.literal(ascii(written(v, typ, rt.decimals))))
		return
	}
	t.add(styled(shown(e, typ), rt.decimals))
}

// textModels are the methods that make a text of a number.
func textModels(rt *Runtime, models *callModels) {
	type kind struct {
		class, desc string
		typ         symbolic.Type
	}
	for _, k := range []kind{
		{"Integer", "I", symbolic.Int}, {"Long", "J", symbolic.Long}, {"Float", "F", symbolic.Float}, {"Double", "D", symbolic.Double},
		{"Boolean", "Z", symbolic.Boolean}, {"Character", "C", symbolic.Char}, {"Byte", "B", symbolic.Byte}, {"Short", "S", symbolic.Short},
	} {
		show := func(c call) bool {
			e := core.ExprAt(c.F, c.At)
			if e == nil {
				return false
			}
			return c.FinishRef(c.rt.newText(c.M, &text{pieces: []piece{styled(shown(e, k.typ), c.rt.decimals)}}))
		}
		models.Unknown["java/lang/"+k.class+".toString("+k.desc+")Ljava/lang/String;"] = show
		models.Unknown["java/lang/String.valueOf("+k.desc+")Ljava/lang/String;"] = show
		if !k.typ.Kind().IsFloat() {
			continue // the JDK's code knows how to append it
		}
		models.Unknown["java/lang/AbstractStringBuilder.append("+k.desc+")Ljava/lang/AbstractStringBuilder;"] = func(c call) bool {
			return !c.Concretise("a floating-point number that is not known was appended to a text", c.At+1)
		}
	}
}
