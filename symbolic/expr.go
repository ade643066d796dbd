package symbolic

import (
	"fmt"
	"sync/atomic"
)

// Op is what an expression does with its arguments. There are few on purpose: what Java
// has besides (Math.abs, floorMod, the exact methods, signum) is composed of these by
// constructors, so that solvers, intervals and Eval have less to know, and to disagree
// about.
type Op uint8

// The operations. Those on numbers have arguments and results of one kind
// unless their names say otherwise.
const (
	OpConst Op = iota
	OpVar
	OpLit // an array with known contents

	OpNot
	OpAnd
	OpOr
	OpEq // of ints, longs or bools
	OpLt
	OpLe
	// It is not Le and Lt on shifted numbers, which programs write as x + MIN_VALUE:
	// solvers have it, and intervals know it where signs are known.
	OpULt // as unsigned numbers
	OpFEq // IEEE: NaN equals nothing, -0 equals 0
	OpFLt
	OpFLe
	OpIte // of any kind

	OpAdd
	OpSub
	OpMul
	// Math.multiplyHigh, and how Math.multiplyExact of longs looks for an overflow.
	OpMulHigh // the upper half of the product, as Math.multiplyHigh
	// Of a division by 0, which the caller excludes, the values are those of SMT-LIB:
	// -1 or 1 for a quotient, the dividend for a remainder.
	OpDiv
	OpRem
	OpUDiv
	OpURem
	OpNeg
	OpBitAnd
	OpBitOr
	OpBitXor
	OpShl
	OpShr
	OpUshr

	OpI2B
	OpI2S
	OpI2C
	OpI2L
	OpL2I
	OpI2F
	OpI2D
	OpL2F
	OpL2D
	OpF2D
	OpD2F
	OpF2I
	OpF2L
	OpD2I
	OpD2L

	OpLCmp
	// javac emits fcmpg for < and fcmpl for >, so that NaN makes either false.
	OpFCmpL // of floats or doubles: -1 if one is NaN
	OpFCmpG // of floats or doubles: 1 if one is NaN

	OpFAdd
	OpFSub
	OpFMul
	OpFDiv
	OpFRem // Java's %, C's fmod
	OpFNeg
	OpFAbs
	OpFMin
	OpFMax
	OpFSqrt
	OpFFloor
	OpFCeil
	OpFRint
	OpFMA

	// Raw: the methods without "Raw" are these behind a test for NaN.
	OpToBits   // Float.floatToRawIntBits, Double.doubleToRawLongBits
	OpFromBits // Float.intBitsToFloat, Double.longBitsToDouble

	OpCall // a function of java.lang.Math on doubles: Expr.Func

	OpSelect
	OpStore

	numOps
)

var opNames = [numOps]string{
	"const", "var", "lit",
	"!", "&&", "||", "==", "<", "<=", "<u", "==", "<", "<=", "?:",
	"+", "-", "*", "multiplyHigh", "/", "%", "/u", "%u", "-", "&", "|", "^", "<<", ">>", ">>>",
	"(byte)", "(short)", "(char)", "(long)", "(int)", "(float)", "(double)", "(float)", "(double)", "(double)", "(float)",
	"(int)", "(long)", "(int)", "(long)",
	"lcmp", "cmpl", "cmpg",
	"+", "-", "*", "/", "%", "-", "abs", "min", "max", "sqrt", "floor", "ceil", "rint", "fma",
	"toRawBits", "fromBits", "call", "select", "store",
}

func (op Op) String() string { return opNames[op] }

// Commutes tells whether operands may change places. Sums and products of floats commute as well, though they are not associative.
func (op Op) Commutes() bool {
	switch op {
	case OpAnd, OpOr, OpEq, OpFEq, OpAdd, OpMul, OpMulHigh, OpBitAnd, OpBitOr, OpBitXor, OpFAdd, OpFMul:
		return true
	}
	return false
}

// Traits say what is in an expression, and so what a solver must understand.
type Traits uint8

// The traits.
const (
	HasFloat Traits = 1 << iota
	// HasSearch marks operations that solvers do not know: functions of
	// Math, the remainder of floats.
	HasSearch
	HasArray
	// HasBits marks operations on single bits: logic, shifts, unsigned ones,
	// narrowing.
	HasBits
	// HasNonlinear marks products, and quotients by what is no constant.
	HasNonlinear
	// HasTable marks elements of arrays that are constant.
	HasTable
)

// Expr is an expression. Its zero value is none; a [Context] makes them. It is compared
// by its pointer and never written after it was made, but for negation, which is a
// cache.
type Expr struct {
	node
	id uint64
	// A branch asks for the negation of its condition every time it is executed. The
	// pointer is strong: without it the table would let the negation go, and make it
	// anew, again and again.
	negation atomic.Pointer[Expr] // what Not returns, once it was asked
}

// node is what an expression is made of, and what follows from that. It is apart from
// Expr so that it can be compared and copied: an Expr has an atomic, which must not be.
type node struct {
	args [3]*Expr
	// For a number of 32 bits: an int is extended by its sign, a float is not. So ints
	// and longs are compared alike.
	bits   uint64 // of a constant
	hash   uint64
	lo, hi int64 // of ints; see Range
	// To slice a path condition is to ask for the variables of each part, all the time.
	vars []*Var // sorted by index; shared with arguments where possible
	v    *Var
	lit  *literal
	// It saturates: shared parts count as often as they occur, which is exponential in
	// the depth.
	size   uint32
	depth  uint32
	op     Op
	kind   Kind
	elem   Type // of arrays
	fn     Func
	nargs  uint8
	traits Traits
}

// Op is the outermost operation.
func (e *Expr) Op() Op { return e.op }

// Kind is the kind of the expression's value.
func (e *Expr) Kind() Kind { return e.kind }

// Elem is the type of an array's elements.
func (e *Expr) Elem() Type { return e.elem }

// Func is the function that an OpCall calls.
func (e *Expr) Func() Func { return e.fn }

// NumArgs is the number of arguments.
func (e *Expr) NumArgs() int { return int(e.nargs) }

// Arg is argument i.
func (e *Expr) Arg(i int) *Expr { return e.args[:e.nargs][i] }

// Args are the arguments, which must not be changed.
func (e *Expr) Args() []*Expr { return e.args[:e.nargs] }

// Var is the variable of an OpVar.
func (e *Expr) Var() *Var { return e.v }

// Vars are the variables that occur in the expression, by index. They must not
// be changed.
func (e *Expr) Vars() []*Var { return e.vars }

// Traits say what is in the expression.
func (e *Expr) Traits() Traits { return e.traits }

// ID identifies the expression within its context.
func (e *Expr) ID() uint64 { return e.id }

// Size is the number of operations and operands when the expression is written
// out as a tree, at most 2^32-1. Who walks an expression without remembering what it
// has seen must look at it first.
func (e *Expr) Size() uint32 { return e.size }

// Depth is how many operations the longest way to an operand goes through.
func (e *Expr) Depth() int { return int(e.depth) }

// IsConst tells whether the expression is a constant.
func (e *Expr) IsConst() bool { return e.op == OpConst }

// IsTrue tells whether the expression is the constant true.
func (e *Expr) IsTrue() bool { return e.op == OpConst && e.kind == Bool && e.bits != 0 }

// IsFalse tells whether the expression is the constant false.
func (e *Expr) IsFalse() bool { return e.op == OpConst && e.kind == Bool && e.bits == 0 }

// Const returns the value of a constant.
func (e *Expr) Const() (v Value, ok bool) {
	if e.op != OpConst {
		return Value{}, false
	}
	return Value{Kind: e.kind, Bits: e.bits}, true
}

// Range bounds the values of an int or long expression. They are those of constructors,
// for all inputs: a path's Bounds know more.
func (e *Expr) Range() (lo, hi int64) { return e.lo, e.hi }

// Lit returns the elements of an OpLit that differ from the default, by index,
// and the default.
func (e *Expr) Lit() (indices []int32, bits []uint64, other uint64) {
	return e.lit.indices, e.lit.bits, e.lit.other
}

// Strings of expressions are Java-like; see Java and SPF for texts.
func (e *Expr) String() string { return e.Java() }

func (e *Expr) isInt(c int64) bool { return e.op == OpConst && int64(e.bits) == c }

// less orders operands: variables by name, then what is composed, constants
// last. The order depends on nothing but the expressions. Hashes come last, and do not
// depend on addresses or on the order in which expressions were made: else reports, and
// what solvers are asked, would differ from run to run.
func less(a, b *Expr) bool {
	if ra, rb := a.rank(), b.rank(); ra != rb {
		return ra < rb
	}
	if a.op == OpVar && a.v.Name != b.v.Name {
		return a.v.Name < b.v.Name
	}
	if a.size != b.size {
		return a.size < b.size
	}
	return a.hash < b.hash
}

func (e *Expr) rank() int {
	switch e.op {
	case OpVar:
		return 0
	case OpConst:
		return 2
	}
	return 1
}

// A mistake here is one of the caller, in Go; wrong kinds would else become wrong bits
// silently.
func want(e *Expr, k Kind) {
	if e.kind != k {
		panic(fmt.Sprintf("symbolic: %s where %s is needed: %s", e.kind, k, e))
	}
}

func wantInt(a *Expr, rest ...*Expr) {
	if !a.kind.IsInt() {
		panic(fmt.Sprintf("symbolic: %s where int or long is needed: %s", a.kind, a))
	}
	for _, b := range rest {
		want(b, a.kind)
	}
}

func wantFloat(a *Expr, rest ...*Expr) {
	if !a.kind.IsFloat() {
		panic(fmt.Sprintf("symbolic: %s where float or double is needed: %s", a.kind, a))
	}
	for _, b := range rest {
		want(b, a.kind)
	}
}
