package symbolic

import (
	"math"
	"math/bits"

	"github.com/gojpf/gojpf/vm/javamath"
)

const (
	nan32 = 0x7fc00000
	nan64 = 0x7ff8000000000000
)

// apply computes an operation with a result of kind k on arguments, the first of
// which has kind ak. It defines what operations mean. Arrays are not its
// business. Folding, evaluation and scans all come here, so that what is folded is what
// would have been evaluated.
func apply(op Op, k, ak Kind, fn Func, x, y, z uint64) uint64 {
	switch op {
	case OpNot:
		return x ^ 1
	case OpAnd:
		return x & y
	case OpOr:
		return x | y
	case OpEq:
		return bit(x == y)
	case OpLt:
		return bit(int64(x) < int64(y))
	case OpLe:
		return bit(int64(x) <= int64(y))
	case OpULt:
		return bit(x < y) // sign extension keeps the unsigned order
	case OpIte:
		if x != 0 {
			return y
		}
		return z
	case OpFEq, OpFLt, OpFLe, OpFCmpL, OpFCmpG:
		return compareFloats(op, toFloat(ak, x), toFloat(ak, y))
	case OpLCmp:
		return uint64(bit(int64(x) > int64(y)) - bit(int64(x) < int64(y)))
	case OpI2B:
		return uint64(int64(int8(x)))
	case OpI2S:
		return uint64(int64(int16(x)))
	case OpI2C:
		return uint64(uint16(x))
	case OpI2L:
		return x
	case OpL2I:
		return uint64(int64(int32(x)))
	// Once, from the long: by way of a double a long could be rounded twice.
	case OpI2F, OpL2F:
		return uint64(math.Float32bits(float32(int64(x))))
	case OpI2D, OpL2D:
		return math.Float64bits(float64(int64(x)))
	// A NaN loses its payload here, which it keeps in HotSpot; programs see that only
	// by raw bits.
	case OpF2D, OpD2F:
		return fromFloat(k, toFloat(ak, x))
	case OpF2I, OpD2I:
		return uint64(int64(javamath.D2I(toFloat(ak, x))))
	case OpF2L, OpD2L:
		return uint64(javamath.D2L(toFloat(ak, x)))
	// An int has its sign extended here, as Bits of ints are.
	case OpToBits:
		if ak == F32 {
			return uint64(int64(int32(x)))
		}
		return x
	case OpFromBits:
		if k == F32 {
			return uint64(uint32(x))
		}
		return x
	case OpCall:
		return fromFloat(F64, fn.Eval(math.Float64frombits(x), math.Float64frombits(y)))
	}
	if k.IsFloat() {
		return applyFloat(op, k, x, y, z)
	}
	return applyInt(op, k, x, y)
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// applyInt computes operations on ints and longs.
func applyInt(op Op, k Kind, x, y uint64) uint64 {
	a, b := int64(x), int64(y)
	switch op {
	case OpAdd:
		a += b
	case OpSub:
		a -= b
	case OpNeg:
		a = -a
	case OpMul:
		a *= b
	case OpMulHigh:
		if k == I32 {
			return uint64(a * b >> 32)
		}
		// The unsigned product, less what the signs have added to it.
		hi, _ := bits.Mul64(x, y)
		a = int64(hi) - a>>63&b - b>>63&a
	// Go panics at a division by 0, but the least number by -1 wraps around in it as in
	// Java.
	case OpDiv:
		if b == 0 {
			return uint64(1 - 2*int64(bit(a >= 0)))
		}
		a /= b
	case OpRem:
		if b != 0 {
			a %= b
		}
	case OpUDiv:
		if k == I32 {
			x, y = uint64(uint32(x)), uint64(uint32(y))
		}
		if y == 0 {
			return math.MaxUint64
		}
		a = int64(x / y)
	case OpURem:
		if k == I32 {
			x, y = uint64(uint32(x)), uint64(uint32(y))
		}
		a = int64(x)
		if y != 0 {
			a = int64(x % y)
		}
	case OpBitAnd:
		a &= b
	case OpBitOr:
		a |= b
	case OpBitXor:
		a ^= b
	case OpShl:
		a <<= y & uint64(k.width()-1)
	case OpShr:
		a >>= y & uint64(k.width()-1)
	case OpUshr:
		if k == I32 {
			a = int64(uint32(x) >> (y & 31))
		} else {
			a = int64(x >> (y & 63))
		}
	default:
		panic("symbolic: no operation on ints: " + op.String())
	}
	if k == I32 {
		a = int64(int32(a))
	}
	return uint64(a)
}

// toFloat and fromFloat convert between floats of both kinds and their bits. A
// NaN becomes Java's.
func toFloat(k Kind, x uint64) float64 {
	if k == F32 {
		return float64(math.Float32frombits(uint32(x)))
	}
	return math.Float64frombits(x)
}

func fromFloat(k Kind, f float64) uint64 {
	switch {
	case k == F32 && f != f:
		return nan32
	case k == F32:
		return uint64(math.Float32bits(float32(f)))
	case f != f:
		return nan64
	}
	return math.Float64bits(f)
}

// applyFloat computes operations on floats and doubles. Sums, products,
// quotients and roots of floats may be taken in double and then rounded:
// double has more than twice the digits.
func applyFloat(op Op, k Kind, x, y, z uint64) uint64 {
	sign := uint64(1) << (k.width() - 1)
	a, b := toFloat(k, x), toFloat(k, y)
	switch op {
	case OpFNeg:
		return x ^ sign
	case OpFAbs:
		return x &^ sign
	case OpFAdd:
		a += b
	case OpFSub:
		a -= b
	case OpFMul:
		// The conversion keeps Go from fusing the product with a sum that follows,
		// which would round once less than Java does.
		a = float64(a * b)
	case OpFDiv:
		a /= b
	case OpFRem:
		a = javamath.Drem(a, b)
	// Go's min and max are Java's: NaN if either is, and -0 below 0.
	case OpFMin:
		a = min(a, b)
	case OpFMax:
		a = max(a, b)
	case OpFSqrt:
		a = javamath.Sqrt(a)
	case OpFFloor:
		a = javamath.Floor(a)
	case OpFCeil:
		a = javamath.Ceil(a)
	case OpFRint:
		a = javamath.Rint(a)
	case OpFMA:
		if k == F32 {
			a = float64(javamath.FMAFloat(float32(a), float32(b), float32(toFloat(k, z))))
		} else {
			a = javamath.FMA(a, b, toFloat(k, z))
		}
	default:
		panic("symbolic: no operation on floats: " + op.String())
	}
	return fromFloat(k, a)
}

func compareFloats(op Op, a, b float64) uint64 {
	switch op {
	case OpFEq:
		return bit(a == b)
	case OpFLt:
		return bit(a < b)
	case OpFLe:
		return bit(a <= b)
	}
	switch {
	case a > b:
		return 1
	case a == b:
		return 0
	case a < b || op == OpFCmpL:
		return math.MaxUint64
	}
	return 1
}

// Func is a function of java.lang.Math of one or two doubles that no solver
// knows.
type Func uint8

// The functions.
const (
	Sin Func = iota + 1
	Cos
	Tan
	Asin
	Acos
	Atan
	Sinh
	Cosh
	Tanh
	Exp
	Expm1
	Log
	Log10
	Log1p
	Cbrt
	Atan2
	Pow
	Hypot
	IEEERemainder
	numFuncs
)

var funcNames = [numFuncs]string{"", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp",
	"expm1", "log", "log10", "log1p", "cbrt", "atan2", "pow", "hypot", "IEEEremainder"}

// Math's and not StrictMath's where HotSpot has code of its own for a function:
// programs print what that computes.
var unaryFuncs = [...]func(float64) float64{
	Sin: javamath.MathSin, Cos: javamath.MathCos, Tan: javamath.MathTan,
	Asin: javamath.StrictAsin, Acos: javamath.StrictAcos, Atan: javamath.StrictAtan,
	Sinh: javamath.StrictSinh, Cosh: javamath.StrictCosh, Tanh: javamath.StrictTanh,
	Exp: javamath.MathExp, Expm1: javamath.StrictExpm1,
	Log: javamath.MathLog, Log10: javamath.MathLog10, Log1p: javamath.StrictLog1p, Cbrt: javamath.StrictCbrt,
}

var binaryFuncs = [...]func(x, y float64) float64{
	Atan2: javamath.StrictAtan2, Pow: javamath.MathPow, Hypot: javamath.StrictHypot,
	IEEERemainder: javamath.StrictIEEERemainder,
}

// FuncByName returns the function that java.lang.Math has under a name.
func FuncByName(name string) (Func, bool) {
	for f := Sin; f < numFuncs; f++ {
		if funcNames[f] == name {
			return f, true
		}
	}
	return 0, false
}

func (f Func) String() string { return funcNames[f] }

// Arity is the number of arguments.
func (f Func) Arity() int {
	if f >= Atan2 {
		return 2
	}
	return 1
}

// Eval is the value of the function; those of one argument ignore y. NaN may have
// any bits.
func (f Func) Eval(x, y float64) float64 {
	if f.Arity() == 2 {
		return binaryFuncs[f](x, y)
	}
	return unaryFuncs[f](x)
}
