package symbolic_test

import (
	"testing"

	"github.com/gojpf/gojpf/symbolic"
)

// The parts of a division make the dividend again, digits a number, and both stay
// what they are for all values.
func TestPartsOfDivisions(t *testing.T) {
	c := symbolic.NewContext()
	x, y := c.Var("x", symbolic.Full(symbolic.Int)), c.Var("y", symbolic.Full(symbolic.Int))
	ten, seven := c.Int(10), c.Int(7)
	digit := func(e *symbolic.Expr) *symbolic.Expr { return c.Rem(e, ten) }
	tens := c.Div(x, ten)
	for _, test := range []struct {
		name      string
		got, want *symbolic.Expr
	}{
		{"quotient first", c.Add(c.Mul(c.Div(x, y), y), c.Rem(x, y)), x},
		{"remainder first", c.Add(c.Rem(x, seven), c.Mul(seven, c.Div(x, seven))), x},
		{"negative", c.Sub(c.Mul(tens, c.Int(-10)), digit(x)), c.Neg(x)},
		{"two digits", c.Add(c.Mul(digit(tens), ten), digit(x)), c.Rem(x, c.Int(100))},
		{"three digits", c.Add(c.Mul(c.Add(c.Mul(digit(c.Div(tens, ten)), ten), digit(tens)), ten), digit(x)), c.Rem(x, c.Int(1000))},
	} {
		if test.got != test.want {
			t.Errorf("%s: %s, expected %s", test.name, test.got, test.want)
		}
	}
	// These are something else.
	for _, e := range []*symbolic.Expr{
		c.Add(c.Mul(c.Div(x, y), seven), c.Rem(x, y)),
		c.Add(c.Mul(c.Div(y, seven), seven), c.Rem(x, seven)),
		c.Sub(c.Mul(tens, ten), digit(x)),
		c.Add(c.Mul(c.Rem(tens, c.Int(-10)), ten), digit(x)),
	} {
		if e.Size() < 5 {
			t.Errorf("%s was simplified", e)
		}
	}
	for _, v := range []int32{0, 1, -1, 9, 10, -10, 99, 12345, -98765, 1 << 30, -1 << 31} {
		m := (*symbolic.Model)(nil).With(x.Var(), symbolic.Value{Kind: symbolic.I32, Bits: uint64(int64(v))})
		e := c.Add(c.Mul(digit(tens), ten), digit(x))
		if got := symbolic.Eval(e, m).Int(); got != v/10%10*10+v%10 {
			t.Errorf("%d: %d", v, got)
		}
	}
}
