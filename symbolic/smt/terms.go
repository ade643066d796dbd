// Package smt says in the language of SMT solvers what expressions mean.
//
// The meaning is written down once, against [Terms], which text and solvers in
// process both implement: [Vectors] encodes Java exactly, in bit-vectors, floats
// and arrays; [Integers] encodes the linear part of it in unbounded integers.
//
// What no solver knows (functions of Math, the remainder of floats) becomes a
// constant about which only a few true facts are asserted. So `unsat` may be
// believed; `sat` has to be confirmed by evaluating the model, as always.
package smt

import (
	"fmt"

	"github.com/gojpf/gojpf/symbolic"
)

// SortKind is a family of sorts.
type SortKind uint8

// The sorts.
const (
	BoolSort  SortKind = iota
	BVSort             // Bits wide
	FloatSort          // of the width Bits: 32 or 64
	ArraySort          // of vectors of 32 bits to vectors of Bits
	IntSort            // the unbounded integers
)

// Sort is the type of a term.
type Sort struct {
	Kind SortKind
	Bits int
}

func (s Sort) String() string {
	switch s.Kind {
	case BVSort:
		return fmt.Sprintf("(_ BitVec %d)", s.Bits)
	case FloatSort:
		e, m := FloatFormat(s.Bits)
		return fmt.Sprintf("(_ FloatingPoint %d %d)", e, m)
	case ArraySort:
		return fmt.Sprintf("(Array (_ BitVec 32) (_ BitVec %d))", s.Bits)
	case IntSort:
		return "Int"
	}
	return "Bool"
}

// FloatFormat are the widths of the exponent and of the significand of floats.
func FloatFormat(bits int) (exponent, significand int) {
	if bits == 32 {
		return 8, 24
	}
	return 11, 53
}

// Terms makes terms of a solver, or texts of them. Solvers in process would else need
// an encoding of their own, and two that differ in a corner are a wrong verdict that
// depends on what is installed.
type Terms[T any] interface {
	// Const declares a constant. The same name is always of the same sort.
	Const(name string, s Sort) T
	Bool(b bool) T
	// Numeral is a vector of the given width, or an integer.
	Numeral(s Sort, value int64) T
	// ConstArray has one element everywhere.
	ConstArray(s Sort, element T) T
	// App applies an operator of SMT-LIB: its name, a rounding mode behind a
	// blank where it takes one, and its indices.
	App(op string, indices []int, args ...T) T
	// Name may give a term that occurs more than once a name.
	Name(id uint64, s Sort, t T) T
}

// Side is a condition that must be asserted with every condition in which
// something occurs: the domain of a variable, or what is known of a constant
// that stands for an operation.
type Side[T any] struct {
	// Key identifies the condition, which needs to be asserted only once.
	Key  string
	Term T
}

// Encoder turns conditions into terms.
type Encoder[T any] interface {
	// Cond is the term of a condition. It fails if there is none.
	Cond(*symbolic.Expr) (T, error)
	// Sides are what has to be asserted with it.
	Sides(*symbolic.Expr) []Side[T]
	// Value is a term that has the bits of an expression, no array, in a model.
	Value(*symbolic.Expr) (T, error)
	// Element is a term that has the bits of an element of an array variable.
	Element(array, index *symbolic.Expr) (T, error)
	// Lemma says of an operation that solvers do not know what it is at one
	// point, which has the values args.
	Lemma(e *symbolic.Expr, args []uint64, result uint64) (T, error)
}
