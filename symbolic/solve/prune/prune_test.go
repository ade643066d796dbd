package prune

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/internal/exprgen"
)

// has tells whether a value is in a set.
func (s set) has(x symbolic.Value) bool {
	if !x.Kind.IsFloat() {
		return s.contains(x.Long())
	}
	k, ok := keyOf(x.Kind, x.Bits)
	if !ok {
		return s.nan
	}
	return s.contains(k)
}

// drawBox draws bounds of an input that include a value.
func drawBox(t *rapid.T, v *symbolic.Var, x symbolic.Value) set {
	k := v.Domain.Kind()
	all := domain(v, nil)
	lo, hi := int64(0), int64(0)
	if k.IsFloat() {
		c, ok := keyOf(k, x.Bits)
		if !ok {
			return all
		}
		lo, hi = c, c
	} else {
		lo, hi = x.Long(), x.Long()
	}
	down, up := uint64(hi)-uint64(all.lo), uint64(all.hi)-uint64(lo)
	span := func(most uint64, name string) uint64 {
		switch rapid.IntRange(0, 4).Draw(t, name) {
		case 0:
			return 0
		case 1:
			return min(most, uint64(rapid.IntRange(0, 5).Draw(t, name)))
		case 2: // floats that are near
			return min(most, uint64(1)<<rapid.IntRange(0, 60).Draw(t, name))
		case 3:
			return most
		}
		return rapid.Uint64Range(0, most).Draw(t, name)
	}
	s := set{lo: lo - int64(span(down, "below")), hi: hi + int64(span(up, "above"))}
	s.nan = all.nan && rapid.Bool().Draw(t, "nan")
	return s
}

// TestNoPointIsLost draws conditions that hold at a point and boxes around it:
// narrowing must keep the point, and the value of each subexpression there.
func TestNoPointIsLost(t *testing.T) {
	c := symbolic.NewContext()
	vars := exprgen.Inputs(c)
	rapid.Check(t, func(t *rapid.T) {
		m := exprgen.Model(t, vars)
		var conds []*symbolic.Expr
		for range rapid.IntRange(1, 3).Draw(t, "conditions") {
			depth := rapid.IntRange(1, 5).Draw(t, "depth")
			cond := exprgen.Draw(t, exprgen.Options{Vars: vars, Floats: true}, symbolic.Bool, depth).Build(c)
			if !symbolic.Holds(cond, m) {
				cond = c.Not(cond)
			}
			conds = append(conds, cond)
		}
		keepsPoint(t, conds, m)
	})
}

// keepsPoint narrows a box around a model of conditions.
func keepsPoint(t *rapid.T, conds []*symbolic.Expr, m *symbolic.Model) {
	p, ok := compile(conds, nil)
	if !ok {
		return
	}
	b := newBox(p, math.MaxInt)
	inputs := make([]set, len(p.vars))
	for i, v := range p.vars {
		x, _ := m.Value(v)
		inputs[i] = drawBox(t, v, x)
	}
	drawn := append([]set(nil), inputs...)
	b.contract(inputs, nil)
	if b.dead {
		t.Fatalf("%v with %s: lost from %v", conds, m, drawn)
	}
	ev := symbolic.NewEvaluator(m)
	for e, i := range p.numberOf {
		if x := ev.Eval(e); !b.sets[i].has(x) {
			t.Fatalf("%v with %s in %v: %s = %v %#x is not in %v", conds, m, drawn, e, x.Double(), x.Bits, b.sets[i])
		}
	}
}

// arithmetic draws a double computed from inputs of moderate size, as programs do,
// with functions of Math.
func arithmetic(t *rapid.T, c *symbolic.Context, leaves []*symbolic.Expr, depth int) *symbolic.Expr {
	if depth == 0 {
		if i := rapid.IntRange(0, len(leaves)).Draw(t, "leaf"); i < len(leaves) {
			return leaves[i]
		}
		return c.Double(float64(rapid.IntRange(-40, 40).Draw(t, "const")) / float64(rapid.SampledFrom([]int{1, 3, 4, 10}).Draw(t, "by")))
	}
	arg := func() *symbolic.Expr {
		return arithmetic(t, c, leaves, rapid.IntRange(0, depth-1).Draw(t, "depth"))
	}
	a := arg()
	switch rapid.IntRange(0, 17).Draw(t, "op") {
	case 0, 1:
		return c.FAdd(a, arg())
	case 2, 3:
		return c.FSub(a, arg())
	case 4, 5:
		return c.FMul(a, arg())
	case 6:
		return c.FMul(a, a)
	case 7:
		return c.FDiv(a, arg())
	case 8:
		return c.FSqrt(a)
	case 9:
		return c.FMA(a, arg(), arg())
	case 10:
		return c.FFloor(a)
	case 11:
		return c.FRint(a)
	case 12:
		return c.F2D(c.D2F(a))
	case 13:
		return c.F2D(c.FAdd(c.D2F(a), c.D2F(arg())))
	case 14:
		return c.I2D(c.D2I(a))
	case 15:
		return c.L2D(c.Mul(c.D2L(a), c.D2L(arg())))
	case 16:
		return c.FAbs(a)
	}
	fn := rapid.SampledFrom([]symbolic.Func{symbolic.Sin, symbolic.Cos, symbolic.Exp, symbolic.Log, symbolic.Atan, symbolic.Tanh,
		symbolic.Cbrt, symbolic.Pow, symbolic.Asin, symbolic.Log1p}).Draw(t, "function")
	return c.Call(fn, a, arg())
}

// TestNoPointIsLostInArithmetic is as TestNoPointIsLost for what is close: linear
// forms say most about that, and the least error in their errors shows.
func TestNoPointIsLostInArithmetic(t *testing.T) {
	c := symbolic.NewContext()
	vars := []*symbolic.Var{c.Var("x", symbolic.Full(symbolic.Double)).Var(), c.Var("y", symbolic.Full(symbolic.Double)).Var(),
		c.Var("f", symbolic.Full(symbolic.Float)).Var(), c.Var("i", symbolic.Full(symbolic.Int)).Var()}
	inputs := []*symbolic.Expr{vars[0].Expr(), vars[1].Expr(), c.F2D(vars[2].Expr()), c.I2D(vars[3].Expr())}
	rapid.Check(t, func(t *rapid.T) {
		leaves := slices.Clone(inputs)
		b := symbolic.NewModelBuilder(nil)
		for _, v := range vars {
			k := v.Domain.Kind()
			if k.IsInt() {
				b.Set(v, symbolic.Value{Kind: k, Bits: uint64(rapid.Int64Range(-50, 50).Draw(t, "int"))})
				continue
			}
			x := rapid.Float64Range(-20, 20).Draw(t, "float")
			if rapid.Bool().Draw(t, "short") {
				x = math.Round(x*8) / 8
			}
			b.Set(v, symbolic.FloatValue(k, x))
		}
		m := b.Model()
		var conds []*symbolic.Expr
		for range rapid.IntRange(1, 2).Draw(t, "conditions") {
			e := arithmetic(t, c, leaves, 4)
			other := arithmetic(t, c, leaves, 2)
			leaves = append(leaves, e, other) // so that comparisons have to do with each other
			if rapid.Bool().Draw(t, "near") { // a constant on the value, or next to it
				x := symbolic.Eval(e, m).Double()
				other = c.Double(rapid.SampledFrom([]float64{x, math.Nextafter(x, 100), math.Nextafter(x, -100)}).Draw(t, "constant"))
			}
			var cond *symbolic.Expr
			switch rapid.IntRange(0, 2).Draw(t, "comparison") {
			case 0:
				cond = c.FLt(e, other)
			case 1:
				cond = c.FLe(e, other)
			default:
				cond = c.FEq(e, other)
			}
			if !symbolic.Holds(cond, m) {
				cond = c.Not(cond)
			}
			conds = append(conds, cond)
		}
		keepsPoint(t, conds, m)
	})
}

// arithmeticOfInts draws what is divided, multiplied and chosen from inputs.
func arithmeticOfInts(t *rapid.T, c *symbolic.Context, leaves []*symbolic.Expr, depth int) *symbolic.Expr {
	if depth == 0 {
		if i := rapid.IntRange(0, len(leaves)).Draw(t, "leaf"); i < len(leaves) {
			return leaves[i]
		}
		return c.Long(rapid.Int64Range(-5, 5).Draw(t, "const"))
	}
	arg := func() *symbolic.Expr {
		return arithmeticOfInts(t, c, leaves, rapid.IntRange(0, depth-1).Draw(t, "depth"))
	}
	a, b := arg(), arg()
	switch rapid.IntRange(0, 12).Draw(t, "op") {
	case 0, 1:
		return c.Add(a, b)
	case 2, 3:
		return c.Sub(a, b)
	case 4:
		return c.Mul(a, b)
	case 5:
		return c.Div(a, b)
	case 6:
		return c.Rem(a, b)
	case 7:
		return c.Neg(a)
	case 8:
		return c.Mul(c.Div(a, b), b)
	case 9:
		return c.FloorMod(a, b)
	case 10:
		return c.Ite(c.Lt(a, b), arg(), a)
	case 11:
		return c.BitXor(a, b)
	}
	return c.BitAnd(a, b)
}

// TestNoPointIsLostInInts is as TestNoPointIsLost for orders of ints that follow from
// others, at the ends of long, too.
func TestNoPointIsLostInInts(t *testing.T) {
	c := symbolic.NewContext()
	vars := []*symbolic.Var{c.Var("a", symbolic.Full(symbolic.Long)).Var(), c.Var("b", symbolic.Full(symbolic.Long)).Var(),
		c.Var("i", symbolic.Full(symbolic.Int)).Var()}
	rapid.Check(t, func(t *rapid.T) {
		leaves := []*symbolic.Expr{vars[0].Expr(), vars[1].Expr(), c.I2L(vars[2].Expr())}
		b := symbolic.NewModelBuilder(nil)
		for _, v := range vars {
			x := rapid.Int64Range(-9, 9).Draw(t, "small")
			if rapid.IntRange(0, 3).Draw(t, "end") == 0 {
				x += rapid.SampledFrom([]int64{math.MinInt64, math.MinInt64 / 2, 1 << 31, math.MinInt32}).Draw(t, "from")
			}
			if v.Domain.Kind() == symbolic.I32 {
				x = int64(int32(x))
			}
			b.Set(v, symbolic.Value{Kind: v.Domain.Kind(), Bits: uint64(x)})
		}
		m := b.Model()
		var conds []*symbolic.Expr
		for range rapid.IntRange(1, 3).Draw(t, "conditions") {
			e, other := arithmeticOfInts(t, c, leaves, 3), arithmeticOfInts(t, c, leaves, 2)
			leaves = append(leaves, e, other)
			cond := rapid.SampledFrom([]*symbolic.Expr{c.Lt(e, other), c.Le(e, other), c.Eq(e, other)}).Draw(t, "comparison")
			if !symbolic.Holds(cond, m) {
				cond = c.Not(cond)
			}
			conds = append(conds, cond)
		}
		keepsPoint(t, conds, m)
	})
}
