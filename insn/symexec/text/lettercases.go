package text

import (
	"sync"
	"unicode"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
)

// Capitals and small letters of characters are expressions: an interval or two for
// those of Latin-1, how far away the other letter is for others. The JDK's code has some
// sixty ways for each character, which it looks up and then tells apart.

const latin = 0xff

// newCases are characters that have another case since Unicode 14, or have not yet:
// the JDK at hand tells. The run must say what the user's JDK does, and Go's tables are
// of one version of Unicode.
var newCases = automata.Of(0x19b, 0x264, 0x1c89, 0x1c8a, 0x2c2f, 0x2c5f, 0xa7c0, 0xa7c1).Or(automata.Range(0xa7cb, 0xa7dc))

// distances are how far the other letter is from each character. As unsigned numbers of
// 32 bits, of which adding wraps around.
func distances(change func(rune) rune) func() []uint64 {
	return sync.OnceValue(func() []uint64 {
		list := make([]uint64, 1<<16)
		for ch := range rune(len(list)) {
			if to := change(ch); !newCases.Has(uint16(ch)) && to < rune(len(list)) {
				list[ch] = uint64(uint32(to - ch))
			}
		}
		return list
	})
}

// letterChange is a change of case.
type letterChange struct {
	name  string
	latin func(rt *Runtime, ch *symbolic.Expr) *symbolic.Expr
	wide  func() []uint64
}

var (
	toUpper = letterChange{"upper", (*Runtime).upperLatin, distances(unicode.ToUpper)}
	toLower = letterChange{"lower", (*Runtime).lowerLatin, distances(unicode.ToLower)}
)

// letterCalls are the methods of Character that change the case.
func letterCalls(models *callModels) {
	for _, d := range []string{"(C)C", "(I)I"} {
		models.Unknown["java/lang/Character.toUpperCase"+d] = func(c call) bool { return c.inCase(toUpper) }
		models.Unknown["java/lang/Character.toLowerCase"+d] = func(c call) bool { return c.inCase(toLower) }
	}
	models.Unknown["java/lang/Character.isWhitespace(C)Z"], models.Unknown["java/lang/Character.isWhitespace(I)Z"] = call.isWhite, call.isWhite
}

// isWhite is isWhitespace of what is surely a char.
func (c call) isWhite() bool {
	ch := core.ExprAt(c.F, c.At)
	if ch == nil {
		return false
	}
	if lo, hi := ch.Range(); lo < 0 || hi > 0xffff {
		return false
	}
	return c.Finish(c.rt.Ctx.BoolToInt(openTexts{c.rt}.charIn(Whites, ch)))
}

// The JDK has a class for Latin-1 and others for the planes beyond it; three ways are
// left here, of which the last one executes its code.
func (c call) inCase(change letterChange) bool {
	rt, x := c.rt, c.rt.Ctx
	ch := core.ExprAt(c.F, c.At)
	if ch == nil {
		return false
	}
	narrow, wide, open := rt.between(ch, 0, latin), rt.between(ch, latin+1, 0xffff), openTexts{rt}
	known := x.And(wide, open.charIn(newCases.Not(), ch))
	chosen, ok := rt.Decide(c.M, "case", narrow, known, x.Not(x.Or(narrow, known))) // the simple way first
	switch {
	case !ok:
		return true
	case chosen == 0:
		return c.Finish(change.latin(rt, ch))
	case chosen == 1:
		return c.Finish(rt.changed(change, ch))
	}
	return false
}

// changed is a character that is none of newCases with its case changed. One look into
// a table, which Context.Set and scans understand.
func (rt *Runtime) changed(change letterChange, ch *symbolic.Expr) *symbolic.Expr {
	x := rt.Ctx
	return x.Add(ch, x.Select(rt.tables.in(x, change.name, change.wide), ch))
}

// between is the condition that a character is one of a range.
func (rt *Runtime) between(ch *symbolic.Expr, lo, hi int32) *symbolic.Expr {
	x := rt.Ctx
	return x.And(x.Le(x.Int(lo), ch), x.Le(ch, x.Int(hi)))
}

// upperLatin is the capital of a character of Latin-1. Two are not of Latin-1. 0xf7 is
// the sign of division, 0xd7 that of multiplication.
func (rt *Runtime) upperLatin(ch *symbolic.Expr) *symbolic.Expr {
	x := rt.Ctx
	small := x.Or(rt.between(ch, 'a', 'z'), x.And(rt.between(ch, 0xe0, 0xfe), x.Ne(ch, x.Int(0xf7))))
	return x.Ite(small, x.Sub(ch, x.Int(0x20)), x.Ite(x.Eq(ch, x.Int(0xff)), x.Int(0x178), x.Ite(x.Eq(ch, x.Int(0xb5)), x.Int(0x39c), ch)))
}

// lowerLatin is the small letter.
func (rt *Runtime) lowerLatin(ch *symbolic.Expr) *symbolic.Expr {
	x := rt.Ctx
	capital := x.Or(rt.between(ch, 'A', 'Z'), x.And(rt.between(ch, 0xc0, 0xde), x.Ne(ch, x.Int(0xd7))))
	return x.Ite(capital, x.Add(ch, x.Int(0x20)), ch)
}
