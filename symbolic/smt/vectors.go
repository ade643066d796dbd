package smt

import (
	"fmt"
	"math"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
)

// Vectors encodes Java exactly: ints as vectors of bits, floats as IEEE floats.
// It is an [Encoder]. It remembers what it encoded, so its terms must stay
// valid as long as it is used. unsat in it is a proof: everything is Java's, or a
// constant of which less is known.
type Vectors[T any] struct {
	terms  Terms[T]
	memo   map[uint64]T
	inputs map[*symbolic.Var]T // vectors, arrays
	raw    map[uint64]T        // the bits of floats
	sides  map[string]T        // of operations, by key
}

// NewVectors returns an encoder that makes terms of the given kind.
func NewVectors[T any](terms Terms[T]) *Vectors[T] {
	return &Vectors[T]{
		terms:  terms,
		memo:   make(map[uint64]T),
		inputs: make(map[*symbolic.Var]T),
		raw:    make(map[uint64]T),
		sides:  make(map[string]T),
	}
}

// Size is the number of terms that the encoder remembers.
func (v *Vectors[T]) Size() int { return len(v.memo) + len(v.raw) }

// Cond is the term of a condition.
func (v *Vectors[T]) Cond(e *symbolic.Expr) (T, error) { return v.term(e), nil }

// Value is a vector, or a Bool, with the bits of an expression.
func (v *Vectors[T]) Value(e *symbolic.Expr) (T, error) {
	if e.Kind().IsFloat() {
		return v.rawBits(e), nil
	}
	return v.term(e), nil
}

// Element is a vector with the bits of an element of an array variable.
func (v *Vectors[T]) Element(array, index *symbolic.Expr) (T, error) {
	return v.extend(array.Elem(), v.terms.App("select", nil, v.term(array), v.term(index))), nil
}

func sortOf(k symbolic.Kind, elem symbolic.Type) Sort {
	switch k {
	case symbolic.Bool:
		return Sort{Kind: BoolSort}
	case symbolic.I64:
		return bv(64)
	case symbolic.F32:
		return Sort{FloatSort, 32}
	case symbolic.F64:
		return Sort{FloatSort, 64}
	case symbolic.Array:
		return Sort{ArraySort, typeBits(elem)}
	}
	return bv(32)
}

func bv(bits int) Sort { return Sort{BVSort, bits} }

// typeBits is how many bits distinguish the values of a type.
func typeBits(t symbolic.Type) int {
	return [...]int{1, 8, 16, 16, 32, 64, 32, 64}[t]
}

func width(k symbolic.Kind) int {
	if k == symbolic.I64 || k == symbolic.F64 {
		return 64
	}
	return 32
}

// name is the symbol of a variable: readable, and its own. The index makes it unique:
// two inputs may have one name, and characters that SMT-LIB does not allow become the
// same one.
func name(x *symbolic.Var) string {
	clean := strings.Map(func(r rune) rune {
		if r == '|' || r == '\\' || r < ' ' || r > '~' {
			return '_'
		}
		return r
	}, x.Name)
	return fmt.Sprintf("|%s!%d|", clean, x.Index())
}

func (v *Vectors[T]) term(e *symbolic.Expr) T {
	if t, ok := v.memo[e.ID()]; ok {
		return t
	}
	t := v.encode(e)
	if e.NumArgs() > 0 {
		t = v.terms.Name(e.ID(), sortOf(e.Kind(), e.Elem()), t)
	}
	v.memo[e.ID()] = t
	return t
}

func (v *Vectors[T]) numeral(bits int, x int64) T { return v.terms.Numeral(bv(bits), x) }

// extend widens an element or input of a type to the int that Java makes of it.
func (v *Vectors[T]) extend(t symbolic.Type, x T) T {
	switch n := typeBits(t); {
	case n >= 32:
		return x
	case t == symbolic.Char || t == symbolic.Boolean:
		return v.terms.App("zero_extend", []int{32 - n}, x)
	default:
		return v.terms.App("sign_extend", []int{32 - n}, x)
	}
}

// input is the constant of a variable: an array, or a vector as wide as its
// type. A byte is a vector of 8 bits, which tells the solver its domain by itself.
func (v *Vectors[T]) input(x *symbolic.Var) T {
	if t, ok := v.inputs[x]; ok {
		return t
	}
	s := bv(typeBits(x.Domain.Type))
	if x.Domain.Array {
		s.Kind = ArraySort
	}
	t := v.terms.Const(name(x), s)
	v.inputs[x] = t
	return t
}

func (v *Vectors[T]) fromBits(k symbolic.Kind, bits T) T {
	e, m := FloatFormat(width(k))
	return v.terms.App("to_fp", []int{e, m}, bits)
}

// simple are the operators that SMT-LIB has under another name. SMT-LIB's division by 0
// is total, and symbolic.Eval computes the same; bvsdiv of the least number by -1 wraps
// around as in Java.
var simple = map[symbolic.Op]string{
	symbolic.OpNot: "not", symbolic.OpAnd: "and", symbolic.OpOr: "or", symbolic.OpEq: "=", symbolic.OpIte: "ite",
	symbolic.OpLt: "bvslt", symbolic.OpLe: "bvsle", symbolic.OpULt: "bvult",
	symbolic.OpFEq: "fp.eq", symbolic.OpFLt: "fp.lt", symbolic.OpFLe: "fp.leq",
	symbolic.OpAdd: "bvadd", symbolic.OpSub: "bvsub", symbolic.OpMul: "bvmul", symbolic.OpNeg: "bvneg",
	symbolic.OpDiv: "bvsdiv", symbolic.OpRem: "bvsrem", symbolic.OpUDiv: "bvudiv", symbolic.OpURem: "bvurem",
	symbolic.OpBitAnd: "bvand", symbolic.OpBitOr: "bvor", symbolic.OpBitXor: "bvxor",
	symbolic.OpFAdd: "fp.add RNE", symbolic.OpFSub: "fp.sub RNE", symbolic.OpFMul: "fp.mul RNE", symbolic.OpFDiv: "fp.div RNE",
	symbolic.OpFNeg: "fp.neg", symbolic.OpFAbs: "fp.abs", symbolic.OpFSqrt: "fp.sqrt RNE", symbolic.OpFMA: "fp.fma RNE",
	symbolic.OpFFloor: "fp.roundToIntegral RTN", symbolic.OpFCeil: "fp.roundToIntegral RTP",
	symbolic.OpFRint: "fp.roundToIntegral RNE",
}

var shifts = map[symbolic.Op]string{symbolic.OpShl: "bvshl", symbolic.OpShr: "bvashr", symbolic.OpUshr: "bvlshr"}

func (v *Vectors[T]) encode(e *symbolic.Expr) T {
	if op, ok := simple[e.Op()]; ok {
		args := make([]T, e.NumArgs())
		for i, a := range e.Args() {
			args[i] = v.term(a)
		}
		return v.terms.App(op, nil, args...)
	}
	switch e.Op() {
	case symbolic.OpConst:
		return v.constant(e)
	case symbolic.OpVar:
		return v.variable(e)
	case symbolic.OpLit:
		return v.literal(e)
	case symbolic.OpShl, symbolic.OpShr, symbolic.OpUshr:
		w := width(e.Kind())
		// SMT-LIB shifts everything out for large counts; Java uses the low bits of the
		// count only.
		count := v.terms.App("bvand", nil, v.term(e.Arg(1)), v.numeral(w, int64(w-1)))
		return v.terms.App(shifts[e.Op()], nil, v.term(e.Arg(0)), count)
	case symbolic.OpMulHigh:
		return v.mulHigh(e)
	case symbolic.OpLCmp, symbolic.OpFCmpL, symbolic.OpFCmpG:
		return v.threeWay(e)
	case symbolic.OpFMin, symbolic.OpFMax:
		return v.minMax(e)
	case symbolic.OpToBits:
		return v.rawBits(e.Arg(0))
	case symbolic.OpFromBits:
		return v.fromBits(e.Kind(), v.term(e.Arg(0)))
	// fp.rem rounds the quotient to nearest, Java's % truncates it. One constant stands
	// for each expression, so equal calls are equal at least.
	case symbolic.OpFRem, symbolic.OpCall:
		return v.terms.Const(v.opaque(e), sortOf(e.Kind(), 0))
	case symbolic.OpSelect:
		x := v.extend(e.Arg(0).Elem(), v.terms.App("select", nil, v.term(e.Arg(0)), v.term(e.Arg(1))))
		if e.Kind().IsFloat() {
			return v.fromBits(e.Kind(), x)
		}
		return x
	case symbolic.OpStore:
		return v.terms.App("store", nil, v.term(e.Arg(0)), v.term(e.Arg(1)), v.element(e.Elem(), e.Arg(2)))
	}
	return v.conversion(e)
}

// opaque is the name of the constant that stands for an operation.
//
// By identity, as the constant must be the same in every question of a session.
func (v *Vectors[T]) opaque(e *symbolic.Expr) string { return fmt.Sprintf("|%s#%d|", e.Op(), e.ID()) }

func (v *Vectors[T]) constant(e *symbolic.Expr) T {
	x, _ := e.Const()
	switch {
	case x.Kind == symbolic.Bool:
		return v.terms.Bool(x.Bool())
	case x.Kind.IsFloat():
		return v.fromBits(x.Kind, v.numeral(width(x.Kind), int64(x.Bits)))
	}
	return v.numeral(width(x.Kind), x.Long())
}

func (v *Vectors[T]) variable(e *symbolic.Expr) T {
	t := v.input(e.Var())
	if e.Kind() == symbolic.Array {
		return t
	}
	t = v.extend(e.Var().Domain.Type, t)
	if e.Kind().IsFloat() {
		return v.fromBits(e.Kind(), t)
	}
	return t
}

// The most frequent element is the one that is everywhere, so that a large table costs
// a store for each exception.
func (v *Vectors[T]) literal(e *symbolic.Expr) T {
	indices, bits, other := e.Lit()
	n := typeBits(e.Elem())
	t := v.terms.ConstArray(sortOf(symbolic.Array, e.Elem()), v.numeral(n, int64(other)))
	for j, i := range indices {
		t = v.terms.App("store", nil, t, v.numeral(32, int64(i)), v.numeral(n, int64(bits[j])))
	}
	return t
}

// element is what an array of a type keeps of a value.
func (v *Vectors[T]) element(t symbolic.Type, e *symbolic.Expr) T {
	if e.Kind().IsFloat() {
		return v.rawBits(e)
	}
	if n := typeBits(t); n < 32 {
		return v.terms.App("extract", []int{n - 1, 0}, v.term(e))
	}
	return v.term(e)
}

func (v *Vectors[T]) mulHigh(e *symbolic.Expr) T {
	w := width(e.Kind())
	wide := make([]T, 2)
	for i, a := range e.Args() {
		wide[i] = v.terms.App("sign_extend", []int{w}, v.term(a))
	}
	return v.terms.App("extract", []int{2*w - 1, w}, v.terms.App("bvmul", nil, wide...))
}

func (v *Vectors[T]) threeWay(e *symbolic.Expr) T {
	a, b := v.term(e.Arg(0)), v.term(e.Arg(1))
	minus, zero, plus := v.numeral(32, -1), v.numeral(32, 0), v.numeral(32, 1)
	ite := func(op string, yes, no T) T { return v.terms.App("ite", nil, v.terms.App(op, nil, a, b), yes, no) }
	switch e.Op() {
	case symbolic.OpLCmp:
		return ite("bvslt", minus, ite("=", zero, plus))
	case symbolic.OpFCmpL:
		return ite("fp.gt", plus, ite("fp.eq", zero, minus))
	}
	return ite("fp.lt", minus, ite("fp.eq", zero, plus))
}

// minMax is NaN if one argument is, and knows that -0 is less than 0. fp.min and fp.max
// leave open which zero they return, and ignore NaN.
func (v *Vectors[T]) minMax(e *symbolic.Expr) T {
	a, b := v.term(e.Arg(0)), v.term(e.Arg(1))
	less, prefer := "fp.lt", "fp.isNegative"
	if e.Op() == symbolic.OpFMax {
		less, prefer = "fp.gt", "fp.isPositive"
	}
	first := v.app("or", v.app("fp.isNaN", a), v.app(less, a, b), v.app("and", v.app("fp.eq", a, b), v.app(prefer, a)))
	return v.app("ite", first, a, b) // b, too, if it is NaN
}

func (v *Vectors[T]) app(op string, args ...T) T { return v.terms.App(op, nil, args...) }

func (v *Vectors[T]) conversion(e *symbolic.Expr) T {
	a := v.term(e.Arg(0))
	low := func(bits int) T { return v.terms.App("extract", []int{bits - 1, 0}, a) }
	switch e.Op() {
	case symbolic.OpI2B:
		return v.terms.App("sign_extend", []int{24}, low(8))
	case symbolic.OpI2S:
		return v.terms.App("sign_extend", []int{16}, low(16))
	case symbolic.OpI2C:
		return v.terms.App("zero_extend", []int{16}, low(16))
	case symbolic.OpI2L:
		return v.terms.App("sign_extend", []int{32}, a)
	case symbolic.OpL2I:
		return low(32)
	case symbolic.OpI2F, symbolic.OpI2D, symbolic.OpL2F, symbolic.OpL2D, symbolic.OpF2D, symbolic.OpD2F:
		x, m := FloatFormat(width(e.Kind()))
		return v.terms.App("to_fp RNE", []int{x, m}, a)
	case symbolic.OpF2I, symbolic.OpD2I, symbolic.OpF2L, symbolic.OpD2L:
		return v.truncation(e, a)
	}
	panic("smt: no encoding of " + e.Op().String())
}

// truncation is Java's: 0 for NaN, and otherwise the nearest value there is.
// fp.to_sbv says nothing about what is out of range. The limits are floats exactly,
// also as floats of 32 bits, and what lies strictly between them truncates to an int.
func (v *Vectors[T]) truncation(e *symbolic.Expr, a T) T {
	w := width(e.Kind())
	lo, hi := int64(math.MinInt32), int64(math.MaxInt32)
	if w == 64 {
		lo, hi = math.MinInt64, math.MaxInt64
	}
	from := e.Arg(0).Kind()
	limit := v.float(from, math.Ldexp(1, w-1))
	below := v.float(from, -math.Ldexp(1, w-1))
	t := v.terms.App("fp.to_sbv RTZ", []int{w}, a)
	t = v.app("ite", v.app("fp.leq", a, below), v.numeral(w, lo), t)
	t = v.app("ite", v.app("fp.geq", a, limit), v.numeral(w, hi), t)
	return v.app("ite", v.app("fp.isNaN", a), v.numeral(w, 0), t)
}

func (v *Vectors[T]) float(k symbolic.Kind, f float64) T {
	if k == symbolic.F32 {
		return v.fromBits(k, v.numeral(32, int64(math.Float32bits(float32(f)))))
	}
	return v.fromBits(k, v.numeral(64, int64(math.Float64bits(f))))
}

// rawBits is the vector of a float's bits. SMT-LIB has one NaN without bits, so
// these follow what [symbolic.Eval] does.
func (v *Vectors[T]) rawBits(e *symbolic.Expr) T {
	if t, ok := v.raw[e.ID()]; ok {
		return t
	}
	w := width(e.Kind())
	var t T
	switch e.Op() {
	case symbolic.OpConst:
		x, _ := e.Const()
		t = v.numeral(w, int64(x.Bits))
	case symbolic.OpVar: // an input has only Java's NaN
		t = v.app("ite", v.app("fp.isNaN", v.term(e)), v.canonicalNaN(w), v.input(e.Var()))
	case symbolic.OpFromBits:
		t = v.term(e.Arg(0))
	case symbolic.OpFNeg:
		t = v.app("bvxor", v.rawBits(e.Arg(0)), v.numeral(w, math.MinInt64>>(64-w)))
	case symbolic.OpFAbs:
		t = v.app("bvand", v.rawBits(e.Arg(0)), v.numeral(w, math.MaxInt64>>(64-w)))
	case symbolic.OpIte:
		t = v.app("ite", v.term(e.Arg(0)), v.rawBits(e.Arg(1)), v.rawBits(e.Arg(2)))
	case symbolic.OpSelect:
		t = v.app("select", v.term(e.Arg(0)), v.term(e.Arg(1)))
	default:
		t = v.terms.Const(bitsName(e), bv(w))
	}
	v.raw[e.ID()] = t
	return t
}

func bitsName(e *symbolic.Expr) string { return fmt.Sprintf("|bits#%d|", e.ID()) }

func (v *Vectors[T]) canonicalNaN(w int) T {
	if w == 32 {
		return v.numeral(32, 0x7fc00000)
	}
	return v.numeral(64, 0x7ff8000000000000)
}
