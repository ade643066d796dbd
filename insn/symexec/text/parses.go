package text

import (
	"slices"
	"sync"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
)

// Numbers that are read from open texts. Either the text is how the number is written,
// and then it shows that number from now on; or it is another way to write one, with
// zeros in front, a plus, or digits of other scripts, of which only its characters are
// kept in mind; or it is none.

// The texts by which numbers are written, and those that are read as whole numbers.
var (
	written10 = compiled(automata.Either(naturals, negatives))
	intTexts  = sync.OnceValue(func() *automata.Language { return wholeNumbers("2147483647", "2147483648") })
	longTexts = sync.OnceValue(func() *automata.Language { return wholeNumbers("9223372036854775807", "9223372036854775808") })
)

// compiled is a language that is made when it is needed.
func compiled(e *automata.Expr) func() *automata.Language {
	return sync.OnceValue(func() *automata.Language { return automata.MustCompile(e) })
}

// digitSet are the digits of all scripts whose values lie in a range. Character.digit
// knows them all, and so does Integer.parseInt.
func digitSet(lo, hi byte) automata.Set {
	s := automata.Range('0'+uint16(lo), '0'+uint16(hi))
	for _, r := range otherDigits {
		if r.value == 0 {
			s = s.Or(automata.Range(uint16(r.from)+uint16(lo), uint16(r.from)+uint16(hi)))
		}
	}
	return s
}

func digitsFrom(lo, hi byte) *automata.Expr { return automata.Units(digitSet(lo, hi)) }

// atMost are the texts of digits, zeros in front included, of numbers up to a limit.
// Digit by digit, from the first: alike up to a place, less there, and anything behind.
func atMost(limit string) *automata.Expr {
	zeros, n := automata.Star(digitsFrom(0, 0)), len(limit)
	forms := []*automata.Expr{
		automata.Repeat(digitsFrom(0, 0), 1, -1),
		automata.Seq(zeros, digitsFrom(1, 9), automata.Repeat(digitsFrom(0, 9), 0, n-2)),
	}
	alike := []*automata.Expr{zeros}
	for i := range n {
		d, least := limit[i]-'0', byte(0)
		if i == 0 {
			least = 1
		}
		if d > least {
			forms = append(forms, automata.Seq(append(slices.Clone(alike), digitsFrom(least, d-1), automata.Repeat(digitsFrom(0, 9), n-i-1, n-i-1))...))
		}
		alike = append(alike, digitsFrom(d, d))
	}
	return automata.Either(append(forms, automata.Seq(alike...))...)
}

// wholeNumbers are the texts of numbers between two limits, the lower of which is given
// without its sign. "-0" and "+0" are numbers, a sign alone is none.
func wholeNumbers(most, least string) *automata.Language {
	plus := automata.Repeat(automata.Literal('+'), 0, 1)
	return automata.MustCompile(automata.Either(automata.Seq(plus, atMost(most)), automata.Seq(automata.Literal('-'), atMost(least))))
}

// The texts of which FloatingDecimal makes a number have these characters; numbers
// without a sign and an exponent are surely read.
var (
	floatTexts  = compiled(automata.Repeat(automata.Units(automata.Range(0, ' ').Or(automata.Range('0', '9'), automata.Of(ascii("+-.NaInfityxXpPeEdDfF")...), automata.Range('a', 'f'), automata.Range('A', 'F'))), 1, -1))
	shortFloats = compiled(automata.Seq(automata.Repeat(automata.Units(automata.Range('0', '9')), 1, 15), automata.Repeat(automata.Seq(automata.Literal('.'), automata.Repeat(automata.Units(automata.Range('0', '9')), 1, 9)), 0, 1)))
)

// reading is a way to read numbers from texts. For floats both are bounds from either
// side: what lies between may be read or not, and is tried out.
type reading struct {
	typ symbolic.Type
	// other are all texts that are read but are not written so, and perhaps more.
	// surely are some that are read. Both are the same for whole numbers.
	other, surely func() *automata.Language
}

var readings = map[symbolic.Type]reading{
	symbolic.Int:    {symbolic.Int, intTexts, intTexts},
	symbolic.Long:   {symbolic.Long, longTexts, longTexts},
	symbolic.Float:  {symbolic.Float, floatTexts, shortFloats},
	symbolic.Double: {symbolic.Double, floatTexts, shortFloats},
}

// parseOpen reads a number from an open text. ok is false where others have to deal
// with it. Three ways, of which the first is the one that programs are written for:
// with it the text and the number determine each other.
func (c textCall) parseOpen(typ symbolic.Type) (dealt, ok bool) {
	t := c.openReceiver()
	if t == nil || len(t.pieces) != 1 || !t.pieces[0].isWhole() || t.pieces[0].input.image != nil {
		return false, false
	}
	rt, x, how := c.rt, c.rt.Ctx, readings[typ]
	in := t.pieces[0].input
	value, _ := rt.term(c.M, "parse"+typ.String(), t, nil, nil, symbolic.Full(typ))
	form, _ := rt.term(c.M, "form"+typ.String(), t, nil, nil, symbolic.Domain{Type: symbolic.Int, Min: 0, Max: 2})
	chosen, ok := rt.Decide(c.M, "parse", x.Eq(form, x.Int(0)), x.Eq(form, x.Int(1)), x.Eq(form, x.Int(2)))
	if !ok {
		return true, true
	}
	all := rt.languageOf(c.M, in)
	switch chosen {
	case 0:
		rt.bind(c.M, in, &text{pieces: []piece{styled(shown(value, typ), rt.decimals)}})
		return c.M.Ignored() || c.Finish(value), true
	case 1:
		all = all.And(how.other(), true)
		if !typ.Kind().IsFloat() {
			all = all.And(written10(), false)
		}
		texts, ok := all.Build()
		if !ok {
			return false, false
		}
		if rt.belongsTo(c.M, in, texts); !c.M.Ignored() && !typ.Kind().IsFloat() {
			first, zero := rt.at(c.M, t, x.Int(0)), x.Const(value.Kind(), 0)
			rt.Assume(c.M, rt.valueOfDigits(value, in.length))
			rt.Assume(c.M, x.And(x.Implies(x.Lt(value, zero), x.Eq(first, x.Int('-'))), x.Implies(x.Lt(zero, value), x.Ne(first, x.Int('-')))))
		}
		return c.M.Ignored() || c.Finish(value), true
	}
	// Some that throw, at least all of them.
	texts, ok := all.And(how.surely(), false).Build()
	if !ok {
		return false, false
	}
	if rt.belongsTo(c.M, in, texts); c.M.Ignored() {
		return true, true
	}
	message := &text{}
	if typ.Kind().IsFloat() { // which of two depends on spaces
		message.add(rt.inner(c.M, "message", t).whole())
	} else {
		message.add(rt.literal(ascii("For input string: \"")))
		message.add(in.whole())
		message.add(rt.literal(ascii("\"")))
	}
	rt.bounded(c.M, message)
	if !c.M.Ignored() {
		c.M.ThrowShowing(c.T, "java/lang/NumberFormatException", rt.newText(c.M, message))
	}
	return true, true
}

// valueOfDigits is the condition that a number has no more digits than a text has
// characters, of which a sign may be one. It relates the number to the length only; of
// digits of other scripts the value is not told.
func (rt openTexts) valueOfDigits(value, n *symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	most := 9
	if value.Kind() == symbolic.I64 {
		most = 18
	}
	cond := c.True()
	for k := 1; k <= most; k++ {
		limit := power10(k)
		less := c.And(c.Lt(value, c.Const(value.Kind(), uint64(limit))), c.Lt(c.Const(value.Kind(), uint64(-limit/10)), value))
		cond = c.And(cond, c.Or(c.Lt(c.Int(int32(k)), n), less))
	}
	return cond
}
