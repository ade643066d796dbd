package text

import (
	"math"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// spelling is a way to write a number: all numbers of one sign and one number of
// digits.
type spelling struct {
	negative bool
	digits   int
	lo, hi   int64
}

// chars is the number of characters.
func (s spelling) chars() int {
	if s.negative {
		return s.digits + 1
	}
	return s.digits
}

// mostDigits is what the greatest long has.
const mostDigits = 19

// spellings are those of the numbers in a range, in the order of their digits,
// negative ones behind the others. Zero has one digit. The least long is in the last
// range of its sign by itself, as its absolute value is none.
func spellings(r symbolic.Interval) []spelling {
	var list []spelling
	add := func(negative bool, digits int, lo, hi int64) {
		if lo, hi = max(lo, r.Lo), min(hi, r.Hi); lo <= hi {
			list = append(list, spelling{negative, digits, lo, hi})
		}
	}
	for n := 1; n <= mostDigits; n++ {
		low, high, least := int64(0), int64(math.MaxInt64), int64(math.MinInt64)
		if n > 1 {
			low = power10(n - 1)
		}
		if n < mostDigits {
			high = power10(n) - 1
			least = -high
		}
		add(false, n, low, high)
		add(true, n, least, -max(low, 1))
	}
	return list
}

func power10(n int) int64 {
	p := int64(1)
	for range n {
		p *= 10
	}
	return p
}

// decideSpelling decides the sign and the number of digits of an int or long.
// The choice has a name: an instruction may decide about several numbers. The bounds of
// the path leave out what it excludes, so that a number from 0 to 9 needs no choice.
func (rt *Runtime) decideSpelling(m *vm.Machine, name string, x *symbolic.Expr) (s spelling, ok bool) {
	c := rt.Ctx
	bounds := core.PathOf(m).PC().Bounds().Range(x)
	list := spellings(bounds)
	conds := make([]*symbolic.Expr, len(list))
	for i, s := range list {
		conds[i] = c.True()
		if s.lo > bounds.Lo {
			conds[i] = c.Le(c.Const(x.Kind(), uint64(s.lo)), x)
		}
		if s.hi < bounds.Hi {
			conds[i] = c.And(conds[i], c.Le(x, c.Const(x.Kind(), uint64(s.hi))))
		}
	}
	chosen, ok := rt.Decide(m, name, conds...)
	if !ok {
		return spelling{}, false
	}
	return list[chosen], true
}

// digits are the characters of an int or long in decimal. Quotients and remainders by a
// constant are linear arithmetic.
func (rt *Runtime) digits(m *vm.Machine, name string, x *symbolic.Expr) (chars []*symbolic.Expr, ok bool) {
	s, ok := rt.decideSpelling(m, name, x)
	if !ok {
		return nil, false
	}
	c := rt.Ctx
	chars = make([]*symbolic.Expr, s.chars())
	if s.negative {
		chars[0] = c.Int('-')
	}
	ten := c.Const(x.Kind(), 10)
	for n := 1; n <= s.digits; n++ {
		d := c.Rem(x, ten) // the first is what it is, but here everybody sees that it is a digit
		x = c.Div(x, ten)
		if d.Kind() == symbolic.I64 {
			d = c.L2I(d)
		}
		if s.negative { // quotients and remainders are negative, too
			d = c.Neg(d)
		}
		chars[len(chars)-n] = c.Add(c.Int('0'), d)
	}
	return chars, true
}

// decimalDigits has these methods since 25.
const decimalDigits = "jdk/internal/util/DecimalDigits"

// digitModels are the methods by which the JDK writes numbers. Names of before and
// since 25; whichever the JDK at hand has is called.
func digitModels(rt *Runtime, models *callModels) {
	letterCalls(models)
	kindCalls(models)
	models.Unknown["java/lang/Character.digit(CI)I"], models.Unknown["java/lang/Character.digit(II)I"] = call.digitValue, call.digitValue
	for class, k := range map[string]symbolic.Kind{"Integer": symbolic.I32, "Long": symbolic.I64} {
		d, after := "I", core.Slots(k)
		if k == symbolic.I64 {
			d = "J"
		}
		size := func(c call) bool {
			s, ok := c.rt.decideSpelling(c.M, "digits", c.Arg(0, k))
			return !ok || c.Finish(c.rt.Ctx.Int(int32(s.chars())))
		}
		// They are written from their end, whose index is given.
		write := func(c call) bool {
			x := core.ExprAt(c.F, c.At)
			if x == nil || core.ExprAt(c.F, c.At+after) != nil {
				return false
			}
			end := int32(c.F.Slots[c.At+after])
			chars, ok := c.rt.digits(c.M, "digits", x)
			if !ok {
				return true
			}
			buf := vm.Ref(c.F.Slots[c.At+after+1])
			start := end - int32(len(chars))
			if o := c.M.Heap.Get(buf); o == nil || start < 0 || end > o.Len {
				return false // the JDK's code throws
			}
			o := c.M.Heap.Writable(buf)
			for i, ch := range chars {
				v, a := core.Slot(ch)
				o.SetElement(vm.KindByte, int(start)+i, v)
				o.SetSlotAttr(int(start)+i, a)
			}
			return c.Finish(c.rt.Ctx.Int(start))
		}
		models.Unknown["java/lang/"+class+".stringSize("+d+")I"], models.Unknown[decimalDigits+".stringSize("+d+")I"] = size, size
		models.Unknown["java/lang/"+class+".getChars("+d+"I[B)I"], models.Unknown[decimalDigits+".uncheckedGetCharsLatin1("+d+"I[B)I"] = write, write
	}
}
