package symbolic

import "math"

// Floats are rounded, -0 is not 0 and NaN equals nothing: next to no law of
// algebra holds, so next to nothing is simplified here.

// FAdd is a + b, of floats or doubles.
func (c *Context) FAdd(a, b *Expr) *Expr { return c.float2(OpFAdd, a, b) }

// FSub is a - b, of floats or doubles.
func (c *Context) FSub(a, b *Expr) *Expr { return c.float2(OpFSub, a, b) }

// FMul is a * b, of floats or doubles.
func (c *Context) FMul(a, b *Expr) *Expr { return c.float2(OpFMul, a, b) }

// FDiv is a / b, of floats or doubles.
func (c *Context) FDiv(a, b *Expr) *Expr { return c.float2(OpFDiv, a, b) }

// FRem is a % b, of floats or doubles.
func (c *Context) FRem(a, b *Expr) *Expr { return c.float2(OpFRem, a, b) }

// FMin is Math.min of floats or doubles.
func (c *Context) FMin(a, b *Expr) *Expr { return c.float2(OpFMin, a, b) }

// FMax is Math.max of floats or doubles.
func (c *Context) FMax(a, b *Expr) *Expr { return c.float2(OpFMax, a, b) }

// Not even x + 0.0 is x, as -0.0 + 0.0 is 0.0.
func (c *Context) float2(op Op, a, b *Expr) *Expr {
	wantFloat(a, b)
	return c.make2(op, a.kind, a, b)
}

// FNeg is -a, of a float or double. It turns the sign bit, also of 0 and NaN. 0 - x is
// something else.
func (c *Context) FNeg(a *Expr) *Expr {
	wantFloat(a)
	if a.op == OpFNeg {
		return a.args[0]
	}
	return c.make1(OpFNeg, a.kind, a)
}

// FAbs is Math.abs of a float or double.
func (c *Context) FAbs(a *Expr) *Expr {
	wantFloat(a)
	switch a.op {
	case OpFAbs:
		return a
	case OpFNeg:
		return c.FAbs(a.args[0])
	}
	return c.make1(OpFAbs, a.kind, a)
}

// FSqrt is the correctly rounded square root; Math.sqrt has only doubles.
func (c *Context) FSqrt(a *Expr) *Expr { return c.float1(OpFSqrt, a) }

// FFloor is Math.floor.
func (c *Context) FFloor(a *Expr) *Expr { return c.float1(OpFFloor, a) }

// FCeil is Math.ceil.
func (c *Context) FCeil(a *Expr) *Expr { return c.float1(OpFCeil, a) }

// FRint is Math.rint.
func (c *Context) FRint(a *Expr) *Expr { return c.float1(OpFRint, a) }

func (c *Context) float1(op Op, a *Expr) *Expr {
	wantFloat(a)
	return c.make1(op, a.kind, a)
}

// FMA is Math.fma: x * y + z, rounded once. With one rounding it is no product and sum,
// so it is an operation.
func (c *Context) FMA(x, y, z *Expr) *Expr {
	wantFloat(x, y, z)
	return c.make3(OpFMA, x.kind, x, y, z)
}

// Round is Math.round: of a float an int, of a double a long. floor(x + 0.5) would be
// wrong for the greatest double below 0.5 and for odd numbers above 2^52, where the sum
// is rounded. NaN becomes 0 and what is too large the limit, by the cast.
func (c *Context) Round(a *Expr) *Expr {
	wantFloat(a)
	half, one := c.floatConst(a.kind, 0.5), c.floatConst(a.kind, 1)
	// The difference is rounded for small negative arguments only, and then to
	// what lies between 1/2 and 1.
	floor := c.FFloor(a)
	rounded := c.Ite(c.FLe(half, c.FSub(a, floor)), c.FAdd(floor, one), floor)
	if a.kind == F32 {
		return c.F2I(rounded)
	}
	return c.D2L(rounded)
}

func (c *Context) floatConst(k Kind, f float64) *Expr { return c.Const(k, fromFloat(k, f)) }

// FEq is IEEE equality: false for NaN, and -0 equals 0. Only NaN differs from itself,
// so x == x is decided only where that is excluded.
func (c *Context) FEq(a, b *Expr) *Expr {
	wantFloat(a, b)
	if isNaN(a) || isNaN(b) {
		return c.False()
	}
	if a == b && neverNaN(a) {
		return c.True()
	}
	return c.make2(OpFEq, Bool, a, b)
}

// FNe is the negation of FEq, as != is.
func (c *Context) FNe(a, b *Expr) *Expr { return c.Not(c.FEq(a, b)) }

// FLt is a < b of floats or doubles.
func (c *Context) FLt(a, b *Expr) *Expr {
	wantFloat(a, b)
	if a == b || isNaN(a) || isNaN(b) {
		return c.False()
	}
	return c.make2(OpFLt, Bool, a, b)
}

// FLe is a <= b of floats or doubles.
func (c *Context) FLe(a, b *Expr) *Expr {
	wantFloat(a, b)
	if isNaN(a) || isNaN(b) {
		return c.False()
	}
	if a == b {
		return c.FEq(a, a)
	}
	return c.make2(OpFLe, Bool, a, b)
}

// FGt is a > b of floats or doubles.
func (c *Context) FGt(a, b *Expr) *Expr { return c.FLt(b, a) }

// FGe is a >= b of floats or doubles.
func (c *Context) FGe(a, b *Expr) *Expr { return c.FLe(b, a) }

// IsNaN tells whether a float or double is NaN. It is one form everywhere, the one that
// Double.isNaN has.
func (c *Context) IsNaN(a *Expr) *Expr { return c.Not(c.FEq(a, a)) }

// FCmpL is the fcmpl or dcmpl instruction. Comparing it with a constant
// compares its arguments.
func (c *Context) FCmpL(a, b *Expr) *Expr { return c.fcmp(OpFCmpL, a, b) }

// FCmpG is the fcmpg or dcmpg instruction. Comparing it with a constant
// compares its arguments.
func (c *Context) FCmpG(a, b *Expr) *Expr { return c.fcmp(OpFCmpG, a, b) }

func (c *Context) fcmp(op Op, a, b *Expr) *Expr {
	wantFloat(a, b)
	return c.make2(op, I32, a, b)
}

func isNaN(e *Expr) bool {
	if e.op != OpConst {
		return false
	}
	f := toFloat(e.kind, e.bits)
	return f != f
}

// neverNaN recognises values that cannot be NaN. Sums are left out, as inf - inf is
// NaN, and products, as 0 * inf is.
func neverNaN(e *Expr) bool {
	switch e.op {
	case OpConst:
		return !isNaN(e)
	case OpVar:
		return !e.v.Domain.NaN
	case OpI2F, OpI2D, OpL2F, OpL2D:
		return true
	case OpF2D, OpD2F, OpFNeg, OpFAbs, OpFFloor, OpFCeil, OpFRint:
		return neverNaN(e.args[0])
	}
	return false
}

// I2F is the i2f instruction.
func (c *Context) I2F(a *Expr) *Expr { return c.convert(OpI2F, I32, F32, a) }

// I2D is the i2d instruction.
func (c *Context) I2D(a *Expr) *Expr { return c.convert(OpI2D, I32, F64, a) }

// L2F is the l2f instruction. From an int it is the same conversion, with one rounding.
func (c *Context) L2F(a *Expr) *Expr {
	want(a, I64)
	if a.op == OpI2L {
		return c.I2F(a.args[0])
	}
	return c.convert(OpL2F, I64, F32, a)
}

// L2D is the l2d instruction.
func (c *Context) L2D(a *Expr) *Expr {
	want(a, I64)
	if a.op == OpI2L {
		return c.I2D(a.args[0])
	}
	return c.convert(OpL2D, I64, F64, a)
}

// F2D is the f2d instruction. Exact, like every float; but an int with more digits than
// a float was rounded on the way.
func (c *Context) F2D(a *Expr) *Expr {
	want(a, F32)
	if a.op == OpI2F && fitsFloat(a.args[0]) {
		return c.I2D(a.args[0])
	}
	return c.convert(OpF2D, F32, F64, a)
}

// D2F is the d2f instruction.
func (c *Context) D2F(a *Expr) *Expr {
	want(a, F64)
	if a.op == OpI2D { // exact, so it is rounded only once
		return c.I2F(a.args[0])
	}
	return c.convert(OpD2F, F64, F32, a)
}

// F2I is the f2i instruction.
func (c *Context) F2I(a *Expr) *Expr {
	want(a, F32)
	if a.op == OpI2F && fitsFloat(a.args[0]) {
		return a.args[0]
	}
	return c.convert(OpF2I, F32, I32, a)
}

// F2L is the f2l instruction.
func (c *Context) F2L(a *Expr) *Expr { return c.convert(OpF2L, F32, I64, a) }

// D2I is the d2i instruction.
func (c *Context) D2I(a *Expr) *Expr {
	want(a, F64)
	if a.op == OpI2D {
		return a.args[0]
	}
	return c.convert(OpD2I, F64, I32, a)
}

// D2L is the d2l instruction.
func (c *Context) D2L(a *Expr) *Expr {
	want(a, F64)
	if a.op == OpI2D {
		return c.I2L(a.args[0])
	}
	return c.convert(OpD2L, F64, I64, a)
}

// fitsFloat recognises ints that a float represents exactly.
func fitsFloat(e *Expr) bool { return (Interval{e.lo, e.hi}).within(Interval{-1 << 24, 1 << 24}) }

func (c *Context) convert(op Op, from, to Kind, a *Expr) *Expr {
	want(a, from)
	return c.make1(op, to, a)
}

// ToRawBits is Float.floatToRawIntBits or Double.doubleToRawLongBits.
func (c *Context) ToRawBits(a *Expr) *Expr {
	wantFloat(a)
	if a.op == OpFromBits {
		return a.args[0]
	}
	if a.kind == F32 {
		return c.make1(OpToBits, I32, a)
	}
	return c.make1(OpToBits, I64, a)
}

// ToBits is Float.floatToIntBits or Double.doubleToLongBits, which know only one
// NaN.
func (c *Context) ToBits(a *Expr) *Expr {
	wantFloat(a)
	canonical := c.ToRawBits(c.floatConst(a.kind, math.NaN()))
	return c.Ite(c.IsNaN(a), canonical, c.ToRawBits(a))
}

// FromBits is Float.intBitsToFloat or Double.longBitsToDouble. A NaN keeps its bits
// only as long as nothing computes with it.
func (c *Context) FromBits(a *Expr) *Expr {
	wantInt(a)
	if a.op == OpToBits {
		return a.args[0]
	}
	if a.kind == I32 {
		return c.make1(OpFromBits, F32, a)
	}
	return c.make1(OpFromBits, F64, a)
}

// Call is a function of java.lang.Math on doubles. Functions of one argument
// ignore b, which may be nil.
func (c *Context) Call(fn Func, a, b *Expr) *Expr {
	want(a, F64)
	e := node{op: OpCall, kind: F64, fn: fn, args: [3]*Expr{a}, nargs: 1}
	if fn.Arity() == 2 {
		want(b, F64)
		e.args[1], e.nargs = b, 2
	}
	if a.IsConst() && (e.nargs == 1 || b.IsConst()) {
		var y uint64
		if e.nargs == 2 {
			y = b.bits
		}
		return c.Const(F64, apply(OpCall, F64, F64, fn, a.bits, y, 0))
	}
	// Also of NaN: pow(NaN, 0) is 1.
	if fn == Pow && b.IsConst() {
		switch math.Float64frombits(b.bits) {
		case 0:
			return c.Double(1)
		case 1:
			return a
		case 2: // HotSpot multiplies
			return c.FMul(a, a)
		}
	}
	return c.intern(e)
}
