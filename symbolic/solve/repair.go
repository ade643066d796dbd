package solve

import (
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// repair works backwards through expressions: what would one variable have to
// be, all others as they are, for an expression to have a value? Its answers
// are guesses; they are evaluated before they are believed. It is wrong in many ways on
// purpose: it ignores overflow, rounding, and that a variable may occur twice.
// Evaluation costs less than being right.
type repair struct {
	model  *symbolic.Model
	bounds *symbolic.Bounds
	ev     *symbolic.Evaluator
	found  []*symbolic.Model
	// Expressions are walked as trees here: shared parts would be repaired again and
	// again.
	depth int
}

// The depth bounds the walk where an expression is large and nothing comes of it.
func (r *repair) full() bool { return len(r.found) >= maxRepairs || r.depth > 60 }

// cond wants a condition to be true or false, which it is not.
func (r *repair) cond(e *symbolic.Expr, wanted bool) {
	if r.full() || (r.ev.Eval(e).Bits != 0) == wanted {
		return
	}
	r.depth++
	defer func() { r.depth-- }()
	switch e.Op() {
	case symbolic.OpNot:
		r.cond(e.Arg(0), !wanted)
	// For a conjunction that is to hold one part at a time is repaired; the next step
	// of the search sees to the other.
	case symbolic.OpAnd, symbolic.OpOr:
		r.cond(e.Arg(0), wanted)
		r.cond(e.Arg(1), wanted)
	case symbolic.OpIte:
		now := 2
		if r.ev.Eval(e.Arg(0)).Bool() {
			now = 1
		}
		r.cond(e.Arg(now), wanted)
		if (r.ev.Eval(e.Arg(3-now)).Bits != 0) == wanted {
			r.cond(e.Arg(0), now == 2)
		}
	case symbolic.OpEq, symbolic.OpFEq:
		r.equality(e.Arg(0), e.Arg(1), wanted)
	case symbolic.OpLt, symbolic.OpLe, symbolic.OpFLt, symbolic.OpFLe, symbolic.OpULt:
		a, b := e.Arg(0), e.Arg(1)
		strict := e.Op() == symbolic.OpLt || e.Op() == symbolic.OpFLt || e.Op() == symbolic.OpULt
		if !wanted {
			a, b, strict = b, a, !strict
		}
		r.order(a, b, strict)
	}
}

// Either side may be the one that gives way: it is not known which of them other
// conditions are about.
func (r *repair) equality(a, b *symbolic.Expr, wanted bool) {
	if a.Kind() == symbolic.Bool {
		x, y := r.ev.Eval(a).Bool(), r.ev.Eval(b).Bool()
		r.cond(a, y == wanted)
		r.cond(b, x == wanted)
		return
	}
	x, y := r.ev.Eval(a), r.ev.Eval(b)
	if wanted {
		r.value(a, y)
		r.value(b, x)
		return
	}
	// To differ the next number is enough.
	for _, d := range []int64{1, -1} {
		r.value(a, step(y, d))
		r.value(b, step(x, d))
	}
	// x != x is how programs ask for it, and no step leads there.
	if a == b && a.Kind().IsFloat() { // it shall be NaN
		r.value(a, symbolic.FloatValue(a.Kind(), math.NaN()))
	}
}

// order wants a < b, or a <= b: by the least step, or a large one. The least step keeps
// other conditions intact; a large one escapes from rounding, which can make the least
// one vanish in a sum.
func (r *repair) order(a, b *symbolic.Expr, strict bool) {
	x, y := r.ev.Eval(a), r.ev.Eval(b)
	if !strict {
		r.value(a, y)
		r.value(b, x)
	}
	r.value(a, step(y, -1))
	r.value(b, step(x, 1))
	if a.Kind().IsFloat() {
		for _, d := range []float64{1, 100} {
			r.value(a, symbolic.FloatValue(a.Kind(), y.Double()-d))
			r.value(b, symbolic.FloatValue(a.Kind(), x.Double()+d))
		}
		return
	}
	for _, v := range a.Vars() {
		r.extremes(v)
	}
	for _, v := range b.Vars() {
		r.extremes(v)
	}
}

func (r *repair) extremes(v *symbolic.Var) {
	if !v.Domain.Kind().IsInt() {
		return
	}
	i := r.bounds.Of(v)
	for _, x := range [2]int64{i.Lo, i.Hi} {
		r.set(v, symbolic.Value{Kind: v.Domain.Kind(), Bits: uint64(x)})
	}
}

// step is the next greater number (d = 1) or the next smaller one (d = -1). Those of
// ints wrap around; evaluation refutes it where that is wrong.
func step(x symbolic.Value, d int64) symbolic.Value {
	switch x.Kind {
	case symbolic.F64:
		return symbolic.FloatValue(x.Kind, math.Nextafter(x.Double(), math.Inf(int(d))))
	case symbolic.F32:
		return symbolic.FloatValue(x.Kind, float64(math.Nextafter32(x.Float(), float32(math.Inf(int(d))))))
	case symbolic.I32:
		return symbolic.Value{Kind: x.Kind, Bits: uint64(int64(int32(x.Long() + d)))}
	}
	return symbolic.Value{Kind: x.Kind, Bits: x.Bits + uint64(d)}
}

// Only what domains and bounds allow is a candidate, as bounds follow from the
// conditions.
func (r *repair) set(v *symbolic.Var, x symbolic.Value) {
	if r.full() || !v.Domain.Contains(x.Bits) {
		return
	}
	if x.Kind.IsInt() {
		if i := r.bounds.Of(v); x.Long() < i.Lo || x.Long() > i.Hi {
			return
		}
	}
	if old, _ := r.model.Value(v); old.Bits == x.Bits {
		return
	}
	r.found = append(r.found, r.model.With(v, x))
}

// value wants an expression to have a value. What has no variables cannot be changed.
func (r *repair) value(e *symbolic.Expr, x symbolic.Value) {
	if r.full() || len(e.Vars()) == 0 {
		return
	}
	r.depth++
	defer func() { r.depth-- }()
	switch {
	case e.Op() == symbolic.OpVar:
		r.set(e.Var(), x)
	case e.Op() == symbolic.OpIte:
		now := 2
		if r.ev.Eval(e.Arg(0)).Bool() {
			now = 1
		}
		r.value(e.Arg(now), x)
		if r.ev.Eval(e.Arg(3-now)).Bits == x.Bits {
			r.cond(e.Arg(0), now == 2)
		}
	case e.Op() == symbolic.OpSelect:
		r.element(e, x)
	case e.Kind().IsFloat() || e.Op() >= symbolic.OpF2I && e.Op() <= symbolic.OpD2L:
		r.floatValue(e, x)
	default:
		r.intValue(e, x)
	}
}

// element sets an element of an array variable, if that is what is read. The index is
// the one that it has now.
func (r *repair) element(e *symbolic.Expr, x symbolic.Value) {
	array, index := e.Arg(0), r.ev.Eval(e.Arg(1)).Int()
	for array.Op() == symbolic.OpStore {
		if r.ev.Eval(array.Arg(1)).Int() == index {
			r.value(array.Arg(2), x)
			return
		}
		array = array.Arg(0)
	}
	if array.Op() != symbolic.OpVar || r.full() || !symbolic.Full(array.Elem()).Contains(x.Bits) {
		return
	}
	old, _ := r.model.Value(array.Var())
	r.found = append(r.found, r.model.With(array.Var(), old.WithElement(index, x.Bits)))
}

// both tries to give each of two arguments the value that makes a whole of x
// with the present value of the other.
func (r *repair) both(e *symbolic.Expr, x symbolic.Value, first, second func(x, other int64) (int64, bool)) {
	for i, inverse := range []func(x, other int64) (int64, bool){first, second} {
		other := r.ev.Eval(e.Arg(1 - i)).Long()
		if y, ok := inverse(x.Long(), other); ok {
			r.int(e.Arg(i), y)
		}
	}
}

// int wants an int or long expression to have a value, which is cut to its kind.
func (r *repair) int(e *symbolic.Expr, x int64) {
	if e.Kind() == symbolic.I32 {
		x = int64(int32(x))
	}
	r.value(e, symbolic.Value{Kind: e.Kind(), Bits: uint64(x)})
}

func (r *repair) intValue(e *symbolic.Expr, x symbolic.Value) {
	sub := func(x, o int64) (int64, bool) { return x - o, true }
	quotient := func(x, o int64) (int64, bool) {
		if o == 0 || x%o != 0 {
			return 0, false
		}
		return x / o, true
	}
	switch e.Op() {
	case symbolic.OpAdd:
		r.both(e, x, sub, sub)
	case symbolic.OpSub:
		r.both(e, x, func(x, o int64) (int64, bool) { return x + o, true }, func(x, o int64) (int64, bool) { return o - x, true })
	case symbolic.OpNeg:
		r.int(e.Arg(0), -x.Long())
	case symbolic.OpMul:
		r.both(e, x, quotient, quotient)
	case symbolic.OpDiv:
		d := r.ev.Eval(e.Arg(1)).Long()
		r.int(e.Arg(0), x.Long()*d)
		if x.Long() != 0 {
			r.int(e.Arg(1), r.ev.Eval(e.Arg(0)).Long()/x.Long())
		}
	// The nearest number with this remainder keeps other conditions intact; the
	// remainder itself is the smallest.
	case symbolic.OpRem:
		a, d := r.ev.Eval(e.Arg(0)).Long(), r.ev.Eval(e.Arg(1)).Long()
		if d != 0 {
			r.int(e.Arg(0), a-a%d+x.Long())
			r.int(e.Arg(0), x.Long())
		}
	case symbolic.OpBitXor:
		xor := func(x, o int64) (int64, bool) { return x ^ o, true }
		r.both(e, x, xor, xor)
	case symbolic.OpBitAnd, symbolic.OpBitOr:
		r.bits(e, x.Long())
	case symbolic.OpShl, symbolic.OpShr, symbolic.OpUshr:
		count := r.ev.Eval(e.Arg(1)).Bits & 63
		if e.Kind() == symbolic.I32 {
			count &= 31
		}
		if e.Op() == symbolic.OpShl {
			r.int(e.Arg(0), x.Long()>>count)
		} else {
			r.int(e.Arg(0), x.Long()<<count)
		}
	case symbolic.OpI2B, symbolic.OpI2S, symbolic.OpI2C, symbolic.OpL2I, symbolic.OpI2L:
		r.int(e.Arg(0), x.Long())
	// Branches on longs and floats have these between, so that they become a comparison
	// again.
	case symbolic.OpLCmp, symbolic.OpFCmpL, symbolic.OpFCmpG:
		switch x.Long() {
		case 0:
			r.equality(e.Arg(0), e.Arg(1), true)
		case 1:
			r.order(e.Arg(1), e.Arg(0), true)
		case -1:
			r.order(e.Arg(0), e.Arg(1), true)
		}
	case symbolic.OpToBits:
		k := e.Arg(0).Kind()
		y := symbolic.Value{Kind: k, Bits: x.Bits}
		if k == symbolic.F32 {
			y.Bits = uint64(uint32(x.Bits))
		}
		r.value(e.Arg(0), y)
	}
}

// bits keeps the bits of an argument that the other one decides. Bits that the other
// argument masks out stay as they are.
func (r *repair) bits(e *symbolic.Expr, x int64) {
	for i := range 2 {
		now, mask := r.ev.Eval(e.Arg(i)).Long(), r.ev.Eval(e.Arg(1-i)).Long()
		if e.Op() == symbolic.OpBitOr {
			mask = ^mask
		}
		r.int(e.Arg(i), now&^mask|x&mask)
	}
}

func (r *repair) float(e *symbolic.Expr, f float64) {
	r.value(e, symbolic.FloatValue(e.Kind(), f))
}

func (r *repair) floatValue(e *symbolic.Expr, x symbolic.Value) {
	f := x.Double()
	arg := func(i int) float64 { return r.ev.Eval(e.Arg(i)).Double() }
	switch e.Op() {
	case symbolic.OpFAdd:
		r.float(e.Arg(0), f-arg(1))
		r.float(e.Arg(1), f-arg(0))
	case symbolic.OpFSub:
		r.float(e.Arg(0), f+arg(1))
		r.float(e.Arg(1), arg(0)-f)
	case symbolic.OpFMul:
		r.float(e.Arg(0), f/arg(1))
		r.float(e.Arg(1), f/arg(0))
		// A square: with the other factor as it is, only the present root would do.
		if e.Arg(0) == e.Arg(1) {
			r.float(e.Arg(0), math.Sqrt(f))
			r.float(e.Arg(0), -math.Sqrt(f))
		}
	case symbolic.OpFDiv:
		r.float(e.Arg(0), f*arg(1))
		r.float(e.Arg(1), arg(0)/f)
	case symbolic.OpFRem:
		a, d := arg(0), arg(1)
		r.float(e.Arg(0), f)
		r.float(e.Arg(0), a-math.Mod(a, d)+f)
		r.float(e.Arg(0), f+math.Copysign(d, f))
	case symbolic.OpFNeg:
		r.float(e.Arg(0), -f)
	case symbolic.OpFAbs:
		r.float(e.Arg(0), f)
		r.float(e.Arg(0), -f)
	case symbolic.OpFSqrt:
		r.float(e.Arg(0), f*f)
	// Either may be the one that is taken; evaluation tells.
	case symbolic.OpFMin, symbolic.OpFMax:
		r.float(e.Arg(0), f)
		r.float(e.Arg(1), f)
	case symbolic.OpFFloor, symbolic.OpFCeil, symbolic.OpFRint, symbolic.OpF2D, symbolic.OpD2F:
		r.float(e.Arg(0), f)
	case symbolic.OpFMA:
		r.float(e.Arg(0), (f-arg(2))/arg(1))
		r.float(e.Arg(1), (f-arg(2))/arg(0))
		r.float(e.Arg(2), f-arg(0)*arg(1))
	case symbolic.OpI2F, symbolic.OpI2D, symbolic.OpL2F, symbolic.OpL2D:
		if math.Abs(f) < 1<<62 {
			r.int(e.Arg(0), int64(math.Floor(f)))
			r.int(e.Arg(0), int64(math.Ceil(f)))
		}
	case symbolic.OpF2I, symbolic.OpF2L, symbolic.OpD2I, symbolic.OpD2L:
		r.float(e.Arg(0), float64(x.Long()))
		// The other end of what is truncated to x.
		r.float(e.Arg(0), math.Nextafter(float64(x.Long()+1), 0))
	case symbolic.OpFromBits:
		r.int(e.Arg(0), int64(x.Bits))
	case symbolic.OpCall:
		r.call(e, f)
	}
}

// Go's functions may differ from HotSpot's in the last digit, which is why the
// neighbours are tried, too.
var inverses = map[symbolic.Func]func(float64) float64{
	symbolic.Sin: math.Asin, symbolic.Cos: math.Acos, symbolic.Tan: math.Atan,
	symbolic.Asin: math.Sin, symbolic.Acos: math.Cos, symbolic.Atan: math.Tan,
	symbolic.Sinh: math.Asinh, symbolic.Cosh: math.Acosh, symbolic.Tanh: math.Atanh,
	symbolic.Exp: math.Log, symbolic.Expm1: math.Log1p, symbolic.Log: math.Exp, symbolic.Log1p: math.Expm1,
	symbolic.Log10: func(x float64) float64 { return math.Pow(10, x) },
	symbolic.Cbrt:  func(x float64) float64 { return x * x * x },
}

func (r *repair) call(e *symbolic.Expr, f float64) {
	if inverse, ok := inverses[e.Func()]; ok {
		x := inverse(f)
		// -x and pi-x are the other solutions of even and periodic functions.
		for _, y := range []float64{x, math.Nextafter(x, math.Inf(1)), math.Nextafter(x, math.Inf(-1)), -x, math.Pi - x} {
			r.float(e.Arg(0), y)
		}
		return
	}
	x, y := r.ev.Eval(e.Arg(0)).Double(), r.ev.Eval(e.Arg(1)).Double()
	switch e.Func() {
	case symbolic.Pow:
		r.float(e.Arg(0), math.Pow(f, 1/y))
		r.float(e.Arg(0), -math.Pow(f, 1/y))
		r.float(e.Arg(1), math.Log(f)/math.Log(x))
	case symbolic.Hypot:
		r.float(e.Arg(0), math.Sqrt(f*f-y*y))
		r.float(e.Arg(1), math.Sqrt(f*f-x*x))
	case symbolic.Atan2:
		r.float(e.Arg(0), y*math.Tan(f))
		r.float(e.Arg(1), x/math.Tan(f))
	case symbolic.IEEERemainder:
		r.float(e.Arg(0), f)
	}
}
