package text

import (
	"fmt"
	"regexp"
	"strconv"
	"unicode/utf16"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Formats with values that are not known. What a known format makes of them is a text of
// pieces, as a concatenation is. Formatter's own code would look at each digit. A format
// with anything else in it than what is understood here is left to that code as a whole.

// formatCalls are the methods that format in the end.
func (rt openTexts) formatCalls(models *callModels) {
	models.Always["java/util/Formatter.format(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)Ljava/util/Formatter;"] = func(c call) bool { return textCallOf(c).format() }
}

// directive is a part of a format: characters, or how an argument is written.
type directive struct {
	plain     []uint16
	arg       int // its index
	zero      bool
	left      bool
	width     int
	precision int // -1 for none
	kind      byte
}

var directiveForm = regexp.MustCompile(`^%(?:(\d+)\$)?([-0]*)(\d+)?(?:\.(\d+))?([a-zA-Z%])`)

// mostPadded is how wide a field may be, and mostPlaces how many decimal places it may have.
const (
	mostPadded = 64
	mostPlaces = 8
)

// directives are the parts of a format; ok is false where it has others than these.
// Flags other than these, %n, %S, %e and so on refuse the format as a whole: part of it
// cannot be left to Formatter's code, which writes to the builder.
func directives(format string) (list []directive, ok bool) {
	next := 0
	for format != "" {
		end := 0
		for end < len(format) && format[end] != '%' {
			end++
		}
		if end > 0 {
			list = append(list, directive{plain: utf16.Encode([]rune(format[:end]))})
			format = format[end:]
			continue
		}
		m := directiveForm.FindStringSubmatch(format)
		if m == nil {
			return nil, false
		}
		format = format[len(m[0]):]
		d := directive{kind: m[5][0], precision: -1}
		switch m[2] {
		case "":
		case "0":
			d.zero = true
		case "-":
			d.left = true
		default:
			return nil, false
		}
		d.width, _ = strconv.Atoi(m[3])
		if m[4] != "" {
			d.precision, _ = strconv.Atoi(m[4])
		}
		switch {
		case (d.zero || d.left) && d.width == 0, d.width > mostPadded, d.precision > mostPlaces:
			return nil, false // Formatter throws, or it takes too long
		case d.kind == '%':
			if m[0] != "%%" {
				return nil, false
			}
			list = append(list, directive{plain: []uint16{'%'}})
			continue
		case d.kind == 'd' || d.kind == 'x' || d.kind == 'X':
			ok = d.precision < 0
		case d.kind == 'f':
			ok = true
		case d.kind == 's':
			ok = d.precision < 0 && d.width == 0
		case d.kind == 'c' || d.kind == 'b':
			ok = d.precision < 0 && d.width == 0
		default:
			ok = false
		}
		if !ok {
			return nil, false
		}
		if m[1] != "" {
			k, _ := strconv.Atoi(m[1])
			// Explicit indices do not move the next ordinary one.
			d.arg = k - 1
		} else {
			d.arg = next
			next++
		}
		list = append(list, d)
	}
	return list, true
}

// format is Formatter.format where it writes to a builder. Formatter appends to a
// builder that it has made itself, mostly; with another Appendable it is left to its
// code.
func (c textCall) format() bool {
	rt := c.rt
	self := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))
	args := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At+3]))
	pattern, known := c.knownText(2)
	if self == nil || args == nil || !known || !c.alone() || !c.unknownAmong(args) || !c.writesDigits(vm.Ref(c.F.Slots[c.At+1])) {
		return false
	}
	list, ok := directives(string(utf16.Decode(pattern)))
	if !ok {
		return false
	}
	to := self.Class.FieldNamed("a")
	if to == nil {
		return false
	}
	r := self.Ref(to.Word)
	builder := c.M.Heap.Get(r)
	if !isBuilder(builder) || textOf(builder) == nil && !plainBuilder(builder) {
		return false
	}
	out := &text{}
	rt.addString(c.M, out, r)
	for i, d := range list {
		if d.kind == 0 {
			out.add(rt.literal(d.plain))
			continue
		}
		if d.arg < 0 || d.arg >= int(args.Len) {
			return false // Formatter throws
		}
		// The name has the directive's number: one call may decide about several
		// numbers.
		dealt, ok := c.formatted(fmt.Sprint("format", i), out, d, vm.Ref(args.Refs()[d.arg]))
		if !ok {
			return dealt
		}
	}
	if rt.bounded(c.M, out); c.M.Ignored() {
		return true
	}
	c.showIn(r, out)
	return c.FinishRef(vm.Ref(c.F.Slots[c.At]))
}

// unknownAmong tells whether one of the arguments of a format is not known. A format of
// known things is executed as ever, which is exact for everything.
func (c textCall) unknownAmong(args *vm.Object) bool {
	for _, r := range args.Refs() {
		o := c.M.Heap.Get(r)
		if o == nil {
			continue
		}
		if k, _, is := boxOf(o); is {
			if _, a := c.M.Unbox(r, k); core.ExprOf(a) != nil {
				return true
			}
		} else if Unknown(c.M, r) {
			return true
		}
	}
	return false
}

// writesDigits tells whether a locale writes numbers with the digits and the point of
// English. Others have commas for points, or digits of their own; extensions of a
// locale (u-nu-arab) do so, too.
func (c textCall) writesDigits(r vm.Ref) bool {
	o := c.M.Heap.Get(r)
	if o == nil {
		return false
	}
	more := o.Class.FieldNamed("localeExtensions")
	if more == nil || o.Ref(more.Word) != vm.Null {
		return false
	}
	language, known := c.languageOfLocale(r)
	return known && (language == "" || language == "en")
}

var boxTypes = map[string]struct {
	kind vm.Kind
	typ  symbolic.Type
}{
	"java/lang/Integer": {vm.KindInt, symbolic.Int}, "java/lang/Long": {vm.KindLong, symbolic.Long}, "java/lang/Short": {vm.KindShort, symbolic.Short},
	"java/lang/Byte": {vm.KindByte, symbolic.Byte}, "java/lang/Character": {vm.KindChar, symbolic.Char}, "java/lang/Boolean": {vm.KindBoolean, symbolic.Boolean},
	"java/lang/Float": {vm.KindFloat, symbolic.Float}, "java/lang/Double": {vm.KindDouble, symbolic.Double},
}

// boxOf is what a box has a value of.
func boxOf(o *vm.Object) (k vm.Kind, t symbolic.Type, is bool) {
	b, is := boxTypes[o.Class.Name]
	return b.kind, b.typ, is
}

// formatted adds how an argument is written. ok is false where the call is dealt with,
// as a choice comes first or the path has ended, or is left to Formatter's code.
func (c textCall) formatted(name string, out *text, d directive, r vm.Ref) (dealt, ok bool) {
	rt, x := c.rt, c.rt.Ctx
	o := c.M.Heap.Get(r)
	if o == nil {
		return false, false
	}
	k, typ, boxed := boxOf(o)
	if !boxed {
		if d.kind != 's' || !IsString(o) {
			return false, false
		}
		rt.addString(c.M, out, r)
		return true, true
	}
	slot, a := c.M.Unbox(r, k)
	e := core.ExprOf(a)
	if e == nil {
		e = rt.Constant(typ.Kind(), slot)
	}
	whole := typ == symbolic.Int || typ == symbolic.Long || typ == symbolic.Short || typ == symbolic.Byte
	switch {
	case d.kind == 's', d.kind == 'c' && typ == symbolic.Char, d.kind == 'b' && typ == symbolic.Boolean, d.kind == 'd' && whole && d.width == 0:
		rt.addValue(out, k, slot, a)
		return true, true
	case d.kind == 'd' && whole:
		digits, ok := rt.digits(c.M, name, e)
		if !ok {
			return true, false
		}
		// digits has decided the sign, so the first character is known if it is one.
		sign := 0
		if v, known := digits[0].Const(); known && v.Int() == '-' {
			sign = 1
		}
		c.pad(out, d, sign, digits)
		return true, true
	case (d.kind == 'x' || d.kind == 'X') && (typ == symbolic.Int || typ == symbolic.Long):
		digits, ok := c.hexDigits(name, e, d.kind == 'X')
		if !ok {
			return true, false
		}
		c.pad(out, d, 0, digits)
		return true, true
	case d.kind == 'f' && typ.Kind().IsFloat():
		if typ == symbolic.Float {
			e = x.F2D(e)
		}
		return c.fixedPoint(name, out, d, e)
	}
	return false, false
}

// pad adds characters, the first of which may be a sign, in a field. Zeros go behind
// the sign, blanks in front of it.
func (c textCall) pad(out *text, d directive, sign int, chars []*symbolic.Expr) {
	fill := func(u uint16) {
		for i := len(chars); i < d.width; i++ {
			out.add(c.rt.literal([]uint16{u}))
		}
	}
	switch {
	case d.zero:
		out.add(piece{chars: chars[:sign]})
		fill('0')
		out.add(piece{chars: chars[sign:]})
	case d.left:
		out.add(piece{chars: chars})
		fill(' ')
	default:
		fill(' ')
		out.add(piece{chars: chars})
	}
}

// hexDigits are the characters of a number in hexadecimal, without a sign. How many there
// are is a choice. Two's complement, as Java writes negative numbers; of bytes and
// shorts Formatter takes as many digits as they have, so these are left to it.
func (c textCall) hexDigits(name string, e *symbolic.Expr, upper bool) (chars []*symbolic.Expr, ok bool) {
	x := c.rt.Ctx
	most := 8
	if e.Kind() == symbolic.I64 {
		most = 16
	}
	alternatives := make([]*symbolic.Expr, most)
	zero := x.Const(e.Kind(), 0)
	for n := 1; n <= most; n++ {
		fits, more := x.True(), x.True()
		if n < most {
			fits = x.Eq(x.Ushr(e, x.Int(int32(4*n))), zero)
		}
		if n > 1 {
			more = x.Ne(x.Ushr(e, x.Int(int32(4*(n-1)))), zero)
		}
		alternatives[n-1] = x.And(fits, more)
	}
	chosen, ok := c.rt.Decide(c.M, name, alternatives...)
	if !ok {
		return nil, false
	}
	letter := int32('a' - 10)
	if upper {
		letter = 'A' - 10
	}
	for n := chosen; n >= 0; n-- {
		d := x.Ushr(e, x.Int(int32(4*n)))
		if d.Kind() == symbolic.I64 {
			d = x.L2I(d)
		}
		d = x.BitAnd(d, x.Int(15))
		chars = append(chars, x.Ite(x.Lt(d, x.Int(10)), x.Add(d, x.Int('0')), x.Add(d, x.Int(letter))))
	}
	return chars, true
}

// greatestScaled is up to which value a number without its point is written here, and
// roundingDoubt how far from the middle between two texts it is not known which is written:
// releases differ in what they round, the number or its shortest digits, and scaling rounds,
// too. All of this is less than a third of that.
const (
	greatestScaled = 1e10
	roundingDoubt  = 1e-5
)

// near is the condition that a number is no farther than that from a whole one. In
// doubles: what rounding does to it is part of roundingDoubt.
func (c textCall) near(e, v *symbolic.Expr, off float64) *symbolic.Expr {
	x := c.rt.Ctx
	return x.And(x.FLe(x.FSub(e, x.Double(off)), x.L2D(v)), x.FLe(x.L2D(v), x.FAdd(e, x.Double(off))))
}

// fixedPoint adds a floating-point number with a number of decimal places. Which number
// stands there without the point is a term: the number rounded, to the one or the other
// side in the middle. Formatter rounds half up, from the decimal digits of the number:
// that it is within a half of the whole number is what all releases agree on.
func (c textCall) fixedPoint(name string, out *text, d directive, e *symbolic.Expr) (dealt, ok bool) {
	rt, x := c.rt, c.rt.Ctx
	places := d.precision
	if places < 0 {
		places = 6
	}
	scale := power10(places)
	// -0.0 is written with a sign as well.
	negative := rt.negative(e)
	inRange := x.FLe(x.FAbs(e), x.Double(greatestScaled/float64(scale)))
	chosen, ok := rt.Decide(c.M, name, x.And(inRange, x.Not(negative)), x.And(inRange, negative), x.Not(inRange))
	switch {
	case !ok:
		return true, false
	case chosen == 2:
		return false, false
	}
	size := e
	if chosen == 1 {
		size = x.FNeg(e)
	}
	domain := symbolic.Full(symbolic.Long)
	domain.Min, domain.Max = 0, int64(greatestScaled)
	v, fresh := rt.term(c.M, fmt.Sprint("rounded", places), &text{pieces: []piece{{value: size, typ: symbolic.Double}}}, nil, nil, domain)
	if fresh {
		rt.Assume(c.M, c.near(x.FMul(size, x.Double(float64(scale))), v, 0.5+roundingDoubt))
	}
	// What is surely rounded so comes first: in the middle a violation may be none.
	if _, ok := rt.Test(c.M, name+"sure", x.Not(c.near(x.FMul(size, x.Double(float64(scale))), v, 0.5-roundingDoubt))); !ok {
		return true, false
	}
	if c.M.Ignored() {
		return true, false
	}
	shownWhole := piece{value: x.Div(v, x.Long(scale)), typ: symbolic.Long}
	var tail []*symbolic.Expr
	for n := places - 1; n >= 0; n-- {
		digit := x.L2I(x.Rem(x.Div(v, x.Long(power10(n))), x.Long(10)))
		tail = append(tail, x.Add(x.Int('0'), digit))
	}
	var front []uint16
	if chosen == 1 {
		front = []uint16{'-'}
	}
	point := rt.literal([]uint16{'.'}).chars
	if places == 0 {
		point = nil
	}
	if d.width == 0 {
		out.add(rt.literal(front))
		out.add(shownWhole)
		out.add(piece{chars: point})
		out.add(piece{chars: tail})
		return true, true
	}
	digits, ok := rt.digits(c.M, name+"digits", shownWhole.value)
	if !ok {
		return true, false
	}
	chars := append(append(append(rt.literal(front).chars, digits...), point...), tail...)
	c.pad(out, d, len(front), chars)
	return true, true
}
