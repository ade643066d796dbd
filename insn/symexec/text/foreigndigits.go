package text

import (
	"fmt"
	"slices"
	"unicode"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
)

// Characters that are digits. The JDK finds out by tables, at indices that the
// character makes; as a condition on ranges it is much less to solve.

// digitRange are characters with values that follow each other.
type digitRange struct{ from, to, value int32 }

var (
	asciiDigits  = digitRange{'0', '9', 0}
	asciiLetters = []digitRange{{'a', 'z', 10}, {'A', 'Z', 10}}
	// otherDigits are those of 16 bits beyond ASCII.
	//
	// Decimal digits of Unicode come in tens; Character.digit takes letters of full
	// width, too.
	otherDigits = func() []digitRange {
		list := []digitRange{{0xff21, 0xff3a, 10}, {0xff41, 0xff5a, 10}} // letters of full width
		for _, r := range unicode.Nd.R16 {
			for from := int32(r.Lo); from > '9' && from+9 <= int32(r.Hi); from += 10 {
				list = append(list, digitRange{from, from + 9, 0})
			}
		}
		return list
	}()
)

// digitOf is the value of a character as a digit of a radix, and the condition that
// it is one of some ranges.
func (rt *Runtime) digitOf(ch *symbolic.Expr, radix int32, ranges ...digitRange) (value, is *symbolic.Expr) {
	x := rt.Ctx
	value, is = x.Int(-1), x.False()
	for _, r := range ranges {
		to := min(r.to, r.from+radix-1-r.value)
		if to < r.from {
			continue
		}
		in := x.And(x.Le(x.Int(r.from), ch), x.Le(ch, x.Int(to)))
		is = x.Or(is, in)
		value = x.Ite(in, x.Add(ch, x.Int(r.value-r.from)), value)
	}
	return value, is
}

// digitValue is Character.digit of a char, with a known radix. Digits of all scripts
// are one way, or a number of n digits would be 2^n of them: their value is a variable,
// so that sums of values need not look at the scripts.
func (c call) digitValue() bool {
	rt := c.rt
	ch := core.ExprAt(c.F, c.At)
	radix := int32(c.F.Slots[c.At+1])
	if ch == nil || core.ExprAt(c.F, c.At+1) != nil || radix < 2 || radix > 36 {
		return false
	}
	within := core.PathOf(c.M).PC().Bounds().Range(ch)
	if within.Lo < 0 || within.Hi > 0xffff {
		return false
	}
	x := rt.Ctx
	var possible []digitRange
	for _, r := range slices.Concat([]digitRange{asciiDigits}, asciiLetters, otherDigits) {
		if r.value < radix && int64(r.from) <= within.Hi && within.Lo <= int64(r.to) {
			possible = append(possible, r)
		}
	}
	value, is := rt.digitOf(ch, radix, possible...)
	chosen, ok := rt.Decide(c.M, "digit", is, x.Not(is))
	switch {
	case !ok:
		return true
	case chosen == 1:
		return c.Finish(x.Int(-1))
	case len(possible) == 1: // on this way there is nothing left to ask
		return c.Finish(x.Add(ch, x.Int(possible[0].value-possible[0].from)))
	}
	d := symbolic.Full(symbolic.Int)
	d.Min, d.Max = 0, int64(radix-1)
	// Named after the character, so that the same question has the same answer on every
	// path.
	digit := x.Var(fmt.Sprintf("digit%d(%s)", radix, ch), d)
	rt.Assume(c.M, x.Eq(digit, value))
	return c.M.Ignored() || c.Finish(digit)
}
