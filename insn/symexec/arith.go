package symexec

import (
	"math"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// defineArithmetic defines what computes. Each reports false where both operands are
// known: then the ordinary instruction is executed, which computes with slots. A frame
// with attributes mostly has few.
func (rt *Runtime) defineArithmetic(define func(core.Semantic, ...vm.Op)) {
	c := rt.Ctx
	// Operators are functions of the context, which fold constants and bring what is equal
	// into one form: an expression that comes out known loses its attribute.
	type binary = func(a, b *symbolic.Expr) *symbolic.Expr
	type unary = func(a *symbolic.Expr) *symbolic.Expr
	const i32, i64, f32, f64 = symbolic.I32, symbolic.I64, symbolic.F32, symbolic.F64

	both := func(ka, kb symbolic.Kind, fn binary) core.Semantic {
		n, at := core.Slots(ka)+core.Slots(kb), core.Slots(kb)
		return func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
			if core.ExprAt(f, f.SP-n) == nil && core.ExprAt(f, f.SP-at) == nil {
				return false
			}
			core.Finish(f, n, fn(rt.Operand(f, f.SP-n, ka), rt.Operand(f, f.SP-at, kb)))
			return true
		}
	}
	ints := func(fn binary, i, l vm.Op) {
		define(both(i32, i32, fn), i)
		define(both(i64, i64, fn), l)
	}
	ints(c.Add, bytecode.Iadd, bytecode.Ladd)
	ints(c.Sub, bytecode.Isub, bytecode.Lsub)
	ints(c.Mul, bytecode.Imul, bytecode.Lmul)
	ints(c.BitAnd, bytecode.Iand, bytecode.Land)
	// It takes the place of the one above.
	define(rt.intAnd, bytecode.Iand)
	ints(c.BitOr, bytecode.Ior, bytecode.Lor)
	ints(c.BitXor, bytecode.Ixor, bytecode.Lxor)
	shifts := func(fn binary, i, l vm.Op) {
		define(both(i32, i32, fn), i)
		define(both(i64, i32, fn), l)
	}
	// Java masks shift counts; what the context makes has Java's meaning, so that nothing
	// is said of it here.
	shifts(c.Shl, bytecode.Ishl, bytecode.Lshl)
	shifts(c.Shr, bytecode.Ishr, bytecode.Lshr)
	shifts(c.Ushr, bytecode.Iushr, bytecode.Lushr)
	floats := func(fn binary, f, d vm.Op) {
		define(both(f32, f32, fn), f)
		define(both(f64, f64, fn), d)
	}
	floats(c.FAdd, bytecode.Fadd, bytecode.Dadd)
	floats(c.FSub, bytecode.Fsub, bytecode.Dsub)
	floats(c.FMul, bytecode.Fmul, bytecode.Dmul)
	floats(c.FDiv, bytecode.Fdiv, bytecode.Ddiv)
	floats(c.FRem, bytecode.Frem, bytecode.Drem)
	// lcmp and its like are ints here, and the branch's comparison with 0 is folded
	// into theirs by constructors.
	// The branch behind a comparison makes one condition of both.
	define(both(i64, i64, c.LCmp), bytecode.Lcmp)
	floats(c.FCmpL, bytecode.Fcmpl, bytecode.Dcmpl)
	floats(c.FCmpG, bytecode.Fcmpg, bytecode.Dcmpg)

	define(rt.divide(i32, c.Div), bytecode.Idiv)
	define(rt.divide(i64, c.Div), bytecode.Ldiv)
	define(rt.divide(i32, c.Rem), bytecode.Irem)
	define(rt.divide(i64, c.Rem), bytecode.Lrem)

	single := func(k symbolic.Kind, fn unary, ops ...vm.Op) {
		n := core.Slots(k)
		define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
			e := core.ExprAt(f, f.SP-n)
			if e == nil {
				return false
			}
			core.Finish(f, n, fn(e))
			return true
		}, ops...)
	}
	single(i32, c.Neg, bytecode.Ineg)
	single(i64, c.Neg, bytecode.Lneg)
	single(f32, c.FNeg, bytecode.Fneg)
	single(f64, c.FNeg, bytecode.Dneg)
	define(rt.intToLong, bytecode.I2l)
	single(i32, c.I2F, bytecode.I2f)
	single(i32, c.I2D, bytecode.I2d)
	single(i64, c.L2I, bytecode.L2i)
	single(i64, c.L2F, bytecode.L2f)
	single(i64, c.L2D, bytecode.L2d)
	single(f32, c.F2I, bytecode.F2i)
	single(f32, c.F2L, bytecode.F2l)
	single(f32, c.F2D, bytecode.F2d)
	single(f64, c.D2I, bytecode.D2i)
	single(f64, c.D2L, bytecode.D2l)
	single(f64, c.D2F, bytecode.D2f)
	single(i32, c.I2B, bytecode.I2b)
	single(i32, c.I2C, bytecode.I2c)
	single(i32, c.I2S, bytecode.I2s)

	// The one operator that works on a local variable, and leaves the stack alone.
	define(func(_ *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
		e := core.ExprAt(f, int32(in.A))
		if e == nil {
			return false
		}
		v, a := core.Slot(c.Add(e, c.Int(in.B)))
		f.Slots[in.A] = v
		f.SetAttr(int(in.A), a)
		f.PC++
		return true
	}, bytecode.Iinc)
}

// intAnd is a & b of ints. Bytes of texts are often masked. (byte) c & 0xff is c again,
// where the path says that c is of Latin-1: without that each character of a text would
// be masked in all conditions.
func (rt *Runtime) intAnd(m *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
	if core.ExprAt(f, f.SP-2) == nil && core.ExprAt(f, f.SP-1) == nil {
		return false
	}
	core.Finish(f, 2, rt.Unmasked(m, rt.Ctx.BitAnd(rt.Operand(f, f.SP-2, symbolic.I32), rt.Operand(f, f.SP-1, symbolic.I32))))
	return true
}

// intToLong is i2l. Digits of longs were cut to ints, where the path says that this
// cut nothing off. A long in the range of ints is itself, which solvers like better
// than its lower half extended.
func (rt *Runtime) intToLong(m *vm.Machine, _ *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
	e := core.ExprAt(f, f.SP-1)
	if e == nil {
		return false
	}
	if e.Op() == symbolic.OpL2I {
		if r := core.PathOf(m).PC().Bounds().Range(e.Arg(0)); math.MinInt32 <= r.Lo && r.Hi <= math.MaxInt32 {
			core.Finish(f, 1, e.Arg(0))
			return true
		}
	}
	core.Finish(f, 1, rt.Ctx.I2L(e))
	return true
}

// divide is a division or remainder: by zero it throws. The test for 0 comes first, so
// that expressions never divide by it: their value would be SMT-LIB's, which Java does
// not have.
func (rt *Runtime) divide(k symbolic.Kind, fn func(a, b *symbolic.Expr) *symbolic.Expr) core.Semantic {
	n := core.Slots(k)
	return func(m *vm.Machine, t *vm.Thread, f *vm.Frame, _ *vm.Instr) bool {
		divisor := core.ExprAt(f, f.SP-n)
		if divisor == nil && (core.ExprAt(f, f.SP-2*n) == nil || rt.Constant(k, f.Slots[f.SP-n]) == rt.zero(k)) {
			return false // known, or the exception is
		}
		b := rt.Operand(f, f.SP-n, k)
		zero, ok := rt.Test(m, "division", rt.Ctx.Eq(b, rt.zero(k)))
		switch {
		case !ok:
		case zero:
			m.ThrowNew(t, "java/lang/ArithmeticException", "/ by zero")
		default:
			core.Finish(f, 2*n, fn(rt.Operand(f, f.SP-2*n, k), b))
		}
		return true
	}
}

func (rt *Runtime) zero(k symbolic.Kind) *symbolic.Expr { return rt.Constant(k, 0) }
