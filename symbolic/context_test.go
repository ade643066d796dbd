package symbolic_test

import (
	"runtime"
	"sync"
	"testing"

	"github.com/gojpf/gojpf/symbolic"
)

// TestEqualIsSame builds the same in several goroutines.
func TestEqualIsSame(t *testing.T) {
	c := symbolic.NewContext()
	const workers, n = 4, 2000
	var made [workers][n]*symbolic.Expr
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			x, y := c.Var("x", symbolic.Full(symbolic.Int)), c.Var("y", symbolic.Full(symbolic.Long))
			for i := range n {
				made[w][i] = c.Lt(c.I2L(c.Mul(x, c.Int(int32(i)))), c.Add(y, c.Long(int64(i))))
			}
		})
	}
	wg.Wait()
	for w := range workers {
		if made[w] != made[0] {
			t.Fatalf("goroutine %d made others", w)
		}
	}
}

// TestDeadAreForgotten makes many expressions that nobody keeps.
func TestDeadAreForgotten(t *testing.T) {
	c := symbolic.NewContext()
	x := c.Var("x", symbolic.Full(symbolic.Int))
	kept := c.Mul(x, c.Int(12345))
	for i := range 400_000 {
		if c.Mul(x, c.Add(x, c.Int(int32(i)))) == nil {
			t.Fatal()
		}
		if i%50_000 == 0 {
			runtime.GC()
		}
	}
	if n := c.Live(); n > 600_000 {
		t.Errorf("%d expressions in the table", n)
	}
	if c.Mul(x, c.Int(12345)) != kept {
		t.Error("a living expression was made again")
	}
}

func TestSimplifications(t *testing.T) {
	e := newEnv()
	small, err := symbolic.IntRange(symbolic.Int, 0, 9)
	if err != nil {
		t.Fatal(err)
	}
	s := e.Var("s", small)
	byteIn := e.Var("byte", symbolic.Full(symbolic.Byte))
	arr := e.Var("arr", symbolic.Domain{Type: symbolic.Int, Array: true})
	flag := e.BoolToInt(e.Lt(e.a, e.b))
	for i, test := range []struct{ got, want *symbolic.Expr }{
		{e.Add(e.a, e.Int(0)), e.a},
		{e.Add(e.Int(3), e.Add(e.a, e.Int(4))), e.Add(e.a, e.Int(7))},
		{e.Add(e.a, e.b), e.Add(e.b, e.a)},
		{e.Sub(e.a, e.a), e.Int(0)},
		{e.Sub(e.Add(e.a, e.b), e.a), e.b},
		{e.Add(e.a, e.a), e.Mul(e.a, e.Int(2))},
		{e.Neg(e.Neg(e.a)), e.a},
		{e.Mul(e.a, e.Int(1)), e.a},
		{e.BitXor(e.a, e.a), e.Int(0)},
		{e.BitNot(e.BitNot(e.a)), e.a},
		{e.I2B(e.I2B(e.a)), e.I2B(e.a)},
		{e.I2B(e.I2S(e.a)), e.I2B(e.a)},
		{e.I2S(byteIn), byteIn},
		{e.L2I(e.I2L(e.a)), e.a},
		{e.D2I(e.I2D(e.a)), e.a},
		{e.I2L(e.Neg(e.L2I(e.Rem(e.l, e.Long(10))))), e.Neg(e.Rem(e.l, e.Long(10)))},
		{e.I2L(e.Sub(e.Mul(e.L2I(e.Rem(e.l, e.Long(10))), e.Int(7)), e.Int(3))), e.Sub(e.Mul(e.Rem(e.l, e.Long(10)), e.Long(7)), e.Long(3))},
		{e.Lt(e.Add(s, e.Int(1)), e.Int(5)), e.Lt(s, e.Int(4))},
		{e.Lt(s, e.Int(10)), e.True()},
		{e.Lt(s, e.Int(0)), e.False()},
		{e.Eq(e.Add(e.a, e.Int(5)), e.Int(3)), e.Eq(e.a, e.Int(-2))},
		{e.Not(e.Not(e.Eq(e.a, e.b))), e.Eq(e.a, e.b)},
		{e.Not(e.Lt(e.a, e.b)), e.Le(e.b, e.a)},
		{e.Ne(flag, e.Int(0)), e.Lt(e.a, e.b)},
		{e.Eq(flag, e.Int(0)), e.Le(e.b, e.a)},
		{e.Ne(e.BitXor(flag, e.Int(1)), e.Int(0)), e.Le(e.b, e.a)},
		{e.Lt(e.Int(0), e.LCmp(e.l, e.Long(7))), e.Lt(e.Long(7), e.l)},
		{e.Eq(e.LCmp(e.l, e.Long(7)), e.Int(1)), e.Lt(e.Long(7), e.l)},
		{e.Ne(e.FCmpL(e.d, e.Double(1)), e.Int(0)), e.FNe(e.d, e.Double(1))},
		{e.Lt(e.FCmpL(e.d, e.Double(1)), e.Int(0)), e.Not(e.FLe(e.Double(1), e.d))},
		{e.Select(e.Store(arr, e.a, e.b), e.a), e.b},
		{e.Select(e.Store(arr, e.Int(1), e.b), e.Int(2)), e.Select(arr, e.Int(2))},
		{e.Store(e.Store(arr, e.Int(2), e.b), e.Int(1), e.a), e.Store(e.Store(arr, e.Int(1), e.a), e.Int(2), e.b)},
		{e.Ite(e.True(), e.a, e.b), e.a},
		{e.Rem(s, e.Int(10)), s},
	} {
		if test.got != test.want {
			t.Errorf("%d: %s is not %s", i, test.got, test.want)
		}
	}
	// These look as if they could be simplified, but must not be.
	for i, test := range []struct{ got, not *symbolic.Expr }{
		{e.Lt(e.Add(e.a, e.Int(1)), e.Int(5)), e.Lt(e.a, e.Int(4))},
		{e.Lt(e.a, e.Add(e.a, e.Int(1))), e.True()},
		{e.FSub(e.d, e.d), e.Double(0)},
		{e.FAdd(e.d, e.Double(0)), e.d},
		{e.FEq(e.d, e.d), e.True()},
		{e.Not(e.FLt(e.d, e.Double(1))), e.FLe(e.Double(1), e.d)},
		{e.F2I(e.I2F(e.a)), e.a},
		{e.I2C(e.I2B(e.a)), e.I2C(e.a)},
	} {
		if test.got == test.not {
			t.Errorf("%d: %s", i, test.got)
		}
	}
}

func TestBounds(t *testing.T) {
	e := newEnv()
	x, y := e.a, e.b
	for _, test := range []struct {
		conds  []*symbolic.Expr
		absurd bool
		probe  *symbolic.Expr
		truth  symbolic.Truth
	}{
		{[]*symbolic.Expr{e.Lt(e.Int(3), x), e.Lt(x, e.Int(9))}, false, e.Lt(x, e.Int(10)), symbolic.Yes},
		{[]*symbolic.Expr{e.Lt(e.Int(3), x), e.Lt(x, e.Int(9))}, false, e.Lt(e.Add(x, e.Int(1)), e.Int(5)), symbolic.No},
		{[]*symbolic.Expr{e.Lt(e.Int(3), x)}, false, e.Lt(e.Add(x, e.Int(1)), e.Int(5)), symbolic.Unknown},
		{[]*symbolic.Expr{e.Lt(e.Int(3), x), e.Lt(x, e.Int(4))}, true, nil, 0},
		{[]*symbolic.Expr{e.Lt(e.Int(3), x), e.Lt(x, y), e.Lt(y, e.Int(5))}, true, nil, 0},
		{[]*symbolic.Expr{e.Eq(x, e.Int(3)), e.Eq(y, e.Add(x, e.Int(2)))}, false, e.Eq(y, e.Int(5)), symbolic.Yes},
		{[]*symbolic.Expr{e.Lt(e.Int(0), x), e.Lt(x, e.Int(100)), e.Lt(e.Int(70), e.Mul(x, e.Int(3)))}, false, e.Lt(e.Int(23), x), symbolic.Yes},
		{[]*symbolic.Expr{e.Le(e.Int(0), x), e.Lt(x, e.Int(2)), e.Ne(x, e.Int(0))}, false, e.Eq(x, e.Int(1)), symbolic.Yes},
	} {
		b := (*symbolic.Bounds)(nil).Narrow(test.conds...)
		if b.Absurd() != test.absurd {
			t.Errorf("%v: absurd is %v", test.conds, b.Absurd())
			continue
		}
		if test.probe != nil && b.Truth(test.probe) != test.truth {
			t.Errorf("%v: %s is %v, not %v", test.conds, test.probe, b.Truth(test.probe), test.truth)
		}
	}
}

func TestDomains(t *testing.T) {
	if _, err := symbolic.IntRange(symbolic.Byte, 200, 300); err == nil {
		t.Error("no byte is between 200 and 300")
	}
	if _, err := symbolic.IntRange(symbolic.Double, 0, 1); err == nil {
		t.Error("double has no range of integers")
	}
	if _, err := symbolic.FloatRange(symbolic.Float, 0.1, 0.1, false); err == nil {
		t.Error("no float is 0.1 exactly")
	}
	d, err := symbolic.FloatRange(symbolic.Float, 0.1, 1e300, true)
	if err != nil {
		t.Fatal(err)
	}
	if lo, hi := d.Floats(); lo <= 0.1 || hi > 1e300 || !d.Contains(0x7fc00000) || d.Contains(0) {
		t.Errorf("%v", d)
	}
	if bits := d.Default(); !d.Contains(bits) {
		t.Errorf("default %#x", bits)
	}
	if d, _ := symbolic.IntRange(symbolic.Short, -5, 1<<40); d.Max != 32767 || d.Default() != 0 {
		t.Errorf("%v", d)
	}
}

// What may wrap around as an int is no sum of longs.
func TestWidenedOnlyWhatFits(t *testing.T) {
	c := symbolic.NewContext()
	digit := c.L2I(c.Rem(c.Var("l", symbolic.Full(symbolic.Long)), c.Long(10)))
	for _, e := range []*symbolic.Expr{
		c.Mul(digit, c.Int(1<<30)), c.Add(digit, c.Int(1<<31-5)), c.Neg(c.L2I(c.Var("m", symbolic.Full(symbolic.Long)))),
		c.Sub(c.Mul(digit, c.Int(1<<27)), c.Int(1<<30)),
	} {
		if got := c.I2L(e); got.Op() != symbolic.OpI2L {
			t.Errorf("%s became %s", e, got)
		}
	}
}
