// Package horn proves that a system of constrained Horn clauses derives no falsehood:
// that a program with loops and recursion never gets where it must not get.
//
// A [System] has predicates over numbers, one for each place of a program say, and
// clauses: from facts in the body, and conditions on them, follows the head. Conditions
// are expressions of package symbolic, so numbers are Java's. z3's Spacer is asked for an
// interpretation of the predicates, over unbounded integers, and with less than is known
// where integers cannot say it. Whatever it answers is no more than a guess: the
// interpretation is read back as expressions, and each clause is checked with it by the
// engine that decides path conditions, in Java's arithmetic.
//
// Invariants. A system counts as proved only if every clause was checked: what Spacer, the
// encoding into integers and the reader of its answers make wrong can lose a proof, never
// make one. Nothing is ever refuted here.
package horn

import (
	"slices"

	"github.com/gojpf/gojpf/symbolic"
)

// Pred is a relation over numbers. Two predicates of a system have different names.
// Parameters are variables of their own, so an interpretation is an expression over
// them, and using it for an atom is a substitution.
type Pred struct {
	Name   string
	Shown  string           // what it says of the program, for reports
	Params []*symbolic.Expr // variables of kind int or long, its own
	// Elements are pairs of parameters: an index, which may be any, and what an array has
	// there. What holds of them holds of all elements of the array.
	Elements []Element
	Changes  []Change // what has become of elements
}

// Change is an element of an array before and after something, by the places of parameters.
type Change struct{ Index, Before, After int }

// Element is an element of an array, by the places of two parameters.
type Element struct{ Index, Content int }

// inElement reports whether a parameter is about an element of an array.
func (p *Pred) inElement(i int) bool {
	return slices.ContainsFunc(p.Elements, func(e Element) bool { return e.Index == i || e.Content == i })
}

// Atom is a predicate of certain values. There are as many arguments as the predicate
// has parameters, each of the kind of its own.
type Atom struct {
	Pred *Pred
	Args []*symbolic.Expr
}

// Clause says that Head follows from the body and the conditions, for all values of
// their variables; with no head that they never hold together. Variables are bound by
// each clause: x in one has nothing to do with x in another.
type Clause struct {
	Body  []Atom
	Conds []*symbolic.Expr
	Head  *Atom
}

// System is a set of clauses over one context.
type System struct {
	Ctx     *symbolic.Context
	Preds   []*Pred
	Clauses []*Clause
}

// Proof is an interpretation of the predicates that was checked. Reports show it, so
// that who doubts it can check it by hand.
type Proof struct {
	// Holds are the interpretations, over the predicates' parameters.
	Holds map[*Pred]*symbolic.Expr
	// Checked is how many clauses were.
	Checked int
}
