package proof

import (
	"math"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/classfile"
)

// texts is the part of a translation that executes methods of texts and of builders.
type texts struct{ sizes }

const (
	stringClass = "java/lang/String"
	charsClass  = "java/lang/CharSequence"
	outOfText   = "java/lang/StringIndexOutOfBoundsException"
	noNumber    = "java/lang/NumberFormatException"
)

// known is a text that is a constant.
// The length in Java's chars is that in bytes only where all are ASCII. Others are of any
// length.
func (t texts) known(of string) value {
	size := t.size()
	if !strings.ContainsFunc(of, func(r rune) bool { return r >= 0x80 }) {
		size = t.ctx.Int(int32(len(of)))
	}
	return value{ref: &reference{kind: text}, size: size}
}

// ofSize is a text of which nothing else is known.
func ofSize(size *symbolic.Expr) value { return value{ref: &reference{kind: text}, size: size} }

// anyText is a text that is not null.
func (t texts) anyText() value { return ofSize(t.size()) }

// shownSizes are how long a number is that is shown.
// The least and the greatest length. Those of floats are generous: the longest double has 24.
var shownSizes = map[string][2]int64{"Z": {4, 5}, "C": {1, 1}, "B": {1, 4}, "S": {1, 6}, "I": {1, 11}, "J": {1, 20}, "F": {1, 32}, "D": {1, 32}}

// shownAs is how long a value of a type is that is shown, nil where it is not known what
// that does.
// An object would be asked by toString, which may do anything.
func (t texts) shownAs(desc string, v value) *symbolic.Expr {
	if r, ok := shownSizes[desc]; ok {
		return t.within(r[0], r[1])
	}
	switch {
	case v.ref.isNull():
		return t.ctx.Int(int32(len("null")))
	case v.ref == nil || v.ref.kind != text:
		return nil
	case v.ref.nullable:
		return t.ctx.Ite(t.ctx.Lt(v.size, t.ctx.Int(0)), t.ctx.Int(int32(len("null"))), v.size)
	}
	return v.size
}

// sum is how long two texts are together, or as long as before without a part. That there
// is no memory for what is longer than an int can tell is no way.
func (t texts) sum(s *state, a, b *symbolic.Expr) (*state, *symbolic.Expr) {
	if s == nil {
		return nil, a
	}
	t.grows = true
	e := t.ctx.Add(a, b)
	return t.assume(s, t.ctx.Ge(e, t.ctx.Int(0))), e
}

// implies is any boolean that is only true where something holds, and says so of a state.
// equals, contains and the like say something about lengths where they are true. Where they
// are false the lengths say nothing: two texts of one length may differ.
func (t texts) implies(s *state, cond *symbolic.Expr) *state {
	if s == nil {
		return nil
	}
	b := t.unknown(symbolic.Boolean)
	s = t.assume(s, t.ctx.Or(t.ctx.Eq(b, t.ctx.Int(0)), cond))
	if s != nil {
		s.number(b)
	}
	return s
}

// texts among the arguments of a call: all have to be, and none null.
// The JDK's methods look at their arguments in order, and throw at the first that is null.
func (t texts) areTexts(m *method, s *state, args ...value) *state {
	for _, a := range args {
		switch {
		case a.ref.isNull():
			t.throw(m, s, nullPointer)
			return nil
		case a.ref == nil || a.ref.kind != text:
			t.refuse("%s: an argument is not known to be a text", m.place(t.at))
			return nil
		}
		s = t.exists(m, s, a)
	}
	return s
}

// onText calls a method of a String, of which there are effects on sizes.
func (t texts) onText(m *method, s *state, c called, on value, args []value) *state {
	if s = t.exists(m, s, on); s == nil {
		return nil
	}
	if c.class == stringClass || c.class == charsClass {
		if next, done := t.looksAt(m, s, c, on.size, args); done {
			return next
		}
	}
	if c.class != stringClass {
		return t.unfollowed(m, c)
	}
	x, zero, size := t.ctx, t.ctx.Int(0), on.size
	give := func(s *state, size *symbolic.Expr) *state {
		if s != nil {
			s.push(ofSize(size))
		}
		return s
	}
	switch c.name + c.desc {
	case "toString()Ljava/lang/String;", "intern()Ljava/lang/String;", "replace(CC)Ljava/lang/String;":
		return give(s, size)
	case "trim()Ljava/lang/String;", "strip()Ljava/lang/String;", "stripLeading()Ljava/lang/String;", "stripTrailing()Ljava/lang/String;":
		n := t.size()
		return give(t.assume(s, x.Le(n, size)), n)
	// Some letters become two, or three, in the other case.
	case "toLowerCase()Ljava/lang/String;", "toUpperCase()Ljava/lang/String;":
		return give(s, t.size())
	case "replace(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/lang/String;":
		t.grows = true
		return give(t.areTexts(m, s, args...), t.size())
	case "concat(Ljava/lang/String;)Ljava/lang/String;":
		if s = t.areTexts(m, s, args[0]); s != nil {
			s, size = t.sum(s, size, args[0].size)
		}
		return give(s, size)
	case "hashCode()I":
		s.number(t.unknown(symbolic.Int))
		return s
	// An empty text is blank; of others it is not known.
	case "isBlank()Z":
		b := t.unknown(symbolic.Boolean)
		if s = t.assume(s, x.Or(x.Eq(b, x.Int(1)), x.Gt(size, zero))); s != nil {
			s.number(b)
		}
		return s
	case "equals(Ljava/lang/Object;)Z", "equalsIgnoreCase(Ljava/lang/String;)Z":
		switch r := args[0].ref; {
		case r.isNull():
			s.number(zero)
			return s
		case r != nil && r.kind == text:
			return t.implies(s, x.Eq(size, args[0].size))
		}
		return t.implies(s, x.True())
	case "contains(Ljava/lang/CharSequence;)Z", "startsWith(Ljava/lang/String;)Z", "endsWith(Ljava/lang/String;)Z":
		return t.implies(t.areTexts(m, s, args[0]), x.Le(args[0].sizeOr0(x), size))
	case "compareTo(Ljava/lang/String;)I":
		if s = t.areTexts(m, s, args[0]); s != nil {
			s.number(t.unknown(symbolic.Int))
		}
		return s
	case "toCharArray()[C":
		s.push(t.cells().array("C", others, size))
		return s
	}
	return t.unfollowed(m, c)
}

func (t texts) unfollowed(m *method, c called) *state {
	t.refuse("%s: the call of %s.%s is not followed", m.place(t.at), strings.ReplaceAll(c.class, "/", "."), c.name)
	return nil
}

// sizeOr0 is the size of a text, or 0 where that was refused already.
func (v value) sizeOr0(x *symbolic.Context) *symbolic.Expr {
	if v.size == nil {
		return x.Int(0)
	}
	return v.size
}

// looksAt executes what texts and builders have in common, which changes nothing.
// What is found lies within the text. That a character stands there is not known, and that one
// was not found says nothing.
func (t texts) looksAt(m *method, s *state, c called, size *symbolic.Expr, args []value) (*state, bool) {
	x, zero := t.ctx, t.ctx.Int(0)
	found := func(s *state, part *symbolic.Expr, from *symbolic.Expr) *state {
		if s == nil {
			return nil
		}
		at := t.within(-1, math.MaxInt32)
		inside := x.And(x.Le(part, size), x.Le(at, x.Sub(size, part)))
		if from != nil {
			inside = x.And(inside, x.Ge(at, from))
		}
		if s = t.assume(s, x.Or(x.Lt(at, zero), inside)); s != nil {
			s.number(at)
		}
		return s
	}
	switch c.name + c.desc {
	case "length()I":
		s.number(size)
	case "isEmpty()Z":
		s.number(x.Ite(x.Eq(size, zero), x.Int(1), zero))
	case "charAt(I)C":
		if s = t.must(m, s, t.below(args[0].e, size), outOfText); s != nil {
			s.number(t.unknown(symbolic.Char))
		}
	case "substring(I)Ljava/lang/String;", "substring(II)Ljava/lang/String;":
		end := size
		if len(args) > 1 {
			end = args[1].e
		}
		if s = t.must(m, s, t.span(args[0].e, end, size), outOfText); s != nil {
			s.push(ofSize(x.Sub(end, args[0].e)))
		}
	case "indexOf(I)I", "lastIndexOf(I)I":
		if c.class != stringClass {
			return s, false
		}
		s = found(s, x.Int(1), nil)
	case "indexOf(II)I":
		if c.class != stringClass {
			return s, false
		}
		s = found(s, x.Int(1), args[1].e)
	case "indexOf(Ljava/lang/String;)I", "lastIndexOf(Ljava/lang/String;)I":
		s = found(t.areTexts(m, s, args[0]), args[0].sizeOr0(x), nil)
	default:
		return s, false
	}
	return s, true
}

// statics calls a static method of the JDK that deals with texts and characters, and
// reports whether it is one.
// What converts a text into a number may throw for any text that is not empty: which texts are
// numbers is not known.
func (t texts) statics(m *method, s *state, c called, params []string, args []value) (*state, bool) {
	switch key := c.class + "." + c.name; {
	case key == "java/lang/String.valueOf" && len(params) == 1,
		c.name == "toString" && len(params) == 1 && boxes[c.class] == params[0]:
		n := t.shownAs(params[0], args[0])
		if n == nil || params[0][0] == '[' || args[0].ref.isNull() {
			return t.unfollowed(m, c), true
		}
		s.push(ofSize(n))
	case (key == "java/lang/Integer.parseInt" || key == "java/lang/Long.parseLong") && len(params) == 1:
		if args[0].ref.isNull() {
			t.throw(m, s, noNumber)
			return nil, true
		}
		if args[0].ref == nil || args[0].ref.kind != text {
			return t.unfollowed(m, c), true
		}
		// Any text may be none of a number. One that is has a digit at least.
		t.throw(m, s.clone(), noNumber)
		if s = t.assume(s, t.ctx.Gt(args[0].size, t.ctx.Int(0))); s == nil {
			return nil, true
		}
		k, _ := kindOf(c.ret)
		s.number(t.ofKind(k))
	// Whatever it asks, the answer is a boolean and there is no exception.
	case c.class == "java/lang/Character" && c.desc == "(C)Z":
		return t.characterIs(s, c.name, args[0].e), true
	case c.class == "java/lang/Character" && c.desc == "(C)C" && (c.name == "toUpperCase" || c.name == "toLowerCase"):
		lo, hi, by := int32('a'), int32('z'), int32('A'-'a')
		if c.name == "toLowerCase" {
			lo, hi, by = 'A', 'Z', -by
		}
		other := t.unknown(symbolic.Char)
		s.number(t.ctx.Ite(t.among(args[0].e, lo, hi), t.ctx.Add(args[0].e, t.ctx.Int(by)),
			t.ctx.Ite(t.ctx.Lt(args[0].e, t.ctx.Int(128)), args[0].e, other)))
	default:
		return s, false
	}
	return s, true
}

// boxes are the classes of numbers with a method toString of a number, by the one type that
// shownSizes tells the length for. Character.toString(int) is not one: it takes a code point,
// of which some make two characters, and what is none ends in IllegalArgumentException.
var boxes = map[string]string{"java/lang/Integer": "I", "java/lang/Long": "J", "java/lang/Character": "C",
	"java/lang/Boolean": "Z", "java/lang/Short": "S", "java/lang/Byte": "B", "java/lang/Double": "D", "java/lang/Float": "F"}

func (t texts) among(e *symbolic.Expr, lo, hi int32) *symbolic.Expr {
	return t.ctx.And(t.ctx.Ge(e, t.ctx.Int(lo)), t.ctx.Le(e, t.ctx.Int(hi)))
}

// characterIs asks for a property of a character: exactly, for those of ASCII.
// Beyond ASCII the answer depends on Unicode's tables, which differ between JDKs.
func (t texts) characterIs(s *state, name string, e *symbolic.Expr) *state {
	digit, upper, lower := t.among(e, '0', '9'), t.among(e, 'A', 'Z'), t.among(e, 'a', 'z')
	var holds *symbolic.Expr
	switch name {
	case "isDigit":
		holds = digit
	case "isUpperCase":
		holds = upper
	case "isLowerCase":
		holds = lower
	case "isLetter", "isAlphabetic":
		holds = t.ctx.Or(upper, lower)
	case "isLetterOrDigit":
		holds = t.ctx.Or(digit, upper, lower)
	case "isWhitespace":
		holds = t.ctx.Or(t.among(e, 9, 13), t.among(e, 28, 32))
	}
	other := t.unknown(symbolic.Boolean)
	if holds != nil {
		other = t.ctx.Ite(t.ctx.Lt(e, t.ctx.Int(128)), t.ctx.Ite(holds, t.ctx.Int(1), t.ctx.Int(0)), other)
	}
	s.number(other)
	return s
}

// builderClasses are those of builders of texts.
var builderClasses = []string{"java/lang/StringBuilder", "java/lang/StringBuffer"}

// lengthField is the one field that builders have here.
const lengthField = "length"

// builder is the class of builders as the program might have written it: with a length.
// Nothing else of it is followed.
// With a class file of its own making, builders are objects as any: one that is made once has
// a field, and aliases, null and merging need no code of their own.
func (t texts) builder(name string) *class {
	if t.builders[name] == nil {
		t.builders[name] = &class{name: name, started: true, begun: true, file: &classfile.File{Name: name, Super: "java/lang/Object",
			Interfaces: []string{charsClass, "java/lang/Appendable", "java/lang/Comparable", "java/io/Serializable"},
			Fields:     []classfile.Field{{Name: lengthField, Descriptor: "I"}}}}
	}
	return t.builders[name]
}

// builds reports whether a reference is one to a builder: to one that is followed, or one
// of many.
// One of many (thrown) has no field: its length is any number each time it is asked.
func (t texts) builds(r *reference) bool {
	if r.kind == thrown {
		return slices.Contains(builderClasses, r.name)
	}
	all := r.kind == located && r.objects > 1
	t.each(r.objects, func(o *object) { all = all && t.builders[o.class.name] == o.class })
	return all
}

// lengthOf is how long a builder is.
// Of a reference to several builders it is a choice, as a field would be.
func (t texts) lengthOf(m *method, s *state, on value) *symbolic.Expr {
	if on.ref.kind == thrown {
		return t.size()
	}
	var e *symbolic.Expr
	t.each(on.ref.objects, func(o *object) {
		if t.starting != nil && o.by != t.starting {
			t.refuse("the initialiser of %s is not simple", t.starting.name)
		}
		own := t.read(m, s, t.fieldOf(o, o.class, lengthField, "I")).e
		if e == nil {
			e = own
		} else {
			e = t.ctx.Ite(t.is(on, o), own, e)
		}
	})
	return e
}

// resize has a builder be of another length, and leaves it on the stack if that is what
// its method returns.
// Each of the builders that it may be keeps its length unless it is the one.
func (t texts) resize(m *method, s *state, c called, on value, size *symbolic.Expr) *state {
	if s == nil {
		return nil
	}
	t.each(on.ref.objects, func(o *object) {
		n := t.fieldOf(o, o.class, lengthField, "I")
		t.write(m, s, n, value{e: t.ctx.Ite(t.is(on, o), size, t.read(m, s, n).e)})
	})
	if c.ret != "V" {
		s.push(on)
	}
	return s
}

// onBuilder calls a method of a builder.
// All exceptions are those of JDK 17 and later. That the capacity cannot be had is no way here
// (see grows).
func (t texts) onBuilder(m *method, s *state, c called, on value, args []value) *state {
	if on.ref.kind == located && c.name != "<init>" {
		if s = t.notNull(m, s, on); s == nil {
			return nil
		}
	}
	x, size := t.ctx, t.lengthOf(m, s, on)
	if t.err != nil {
		return nil
	}
	if next, done := t.looksAt(m, s, c, size, args); done {
		return next
	}
	desc := strings.TrimPrefix(c.desc, "(")
	desc = desc[:strings.IndexByte(desc, ')')]
	switch {
	case c.name == "<init>" && desc == "":
		return t.resize(m, s, c, on, x.Int(0))
	case c.name == "<init>" && desc == "I":
		t.asks(args[0].e)
		return t.resize(m, t.must(m, s, x.Ge(args[0].e, x.Int(0)), negativeSize), c, on, x.Int(0))
	case c.name == "<init>" && desc == "Ljava/lang/String;":
		if s = t.areTexts(m, s, args[0]); s != nil {
			s = t.resize(m, s, c, on, args[0].size)
		}
		return s
	case c.name == "toString":
		s.push(ofSize(size))
		return s
	case (c.name == "append" || c.name == "insert") && len(args) > 0 && !strings.Contains(desc, "[") && (c.name == "append") == (len(args) == 1):
		last := len(args) - 1
		more := t.shownAs(strings.TrimPrefix(desc, strings.Repeat("I", last)), args[last])
		if more == nil {
			return t.unfollowed(m, c)
		}
		if last == 1 {
			s = t.must(m, s, t.span(args[0].e, size, size), outOfText)
		}
		s, more = t.sum(s, size, more)
		return t.resize(m, s, c, on, more)
	case c.name == "setLength":
		t.asks(args[0].e)
		return t.resize(m, t.must(m, s, x.Ge(args[0].e, x.Int(0)), outOfText), c, on, args[0].e)
	case c.name == "setCharAt":
		return t.must(m, s, t.below(args[0].e, size), outOfText)
	case c.name == "deleteCharAt":
		return t.resize(m, t.must(m, s, t.below(args[0].e, size), outOfText), c, on, x.Sub(size, x.Int(1)))
	case c.name == "delete":
		// delete alone takes an end beyond the text for its end.
		end := x.Min(args[1].e, size)
		return t.resize(m, t.must(m, s, t.span(args[0].e, end, size), outOfText), c, on, x.Sub(size, x.Sub(end, args[0].e)))
	case c.name == "reverse":
		// Pairs of surrogates are turned round again: as many characters.
		return t.resize(m, s, c, on, size)
	}
	return t.unfollowed(m, c)
}
