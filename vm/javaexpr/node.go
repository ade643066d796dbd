// Package javaexpr reads expressions as Java writes them: the syntax only, for all
// who are given some: preconditions of methods, contracts, listeners' scripts. What
// names mean, which types fit, and what an expression evaluates to is theirs.
//
// Invariants: a text that Parse accepts has one tree, with Java's precedence; each
// part knows where it stands in the text; nothing is looked up and nothing panics.
package javaexpr

import "fmt"

// Kind says what a part of an expression is.
type Kind uint8

// The kinds. Args are the operands, in the order of the text.
const (
	Name        Kind = iota // Text; this, null, true and false are names, too
	Literal                 // a number or a character, see Number
	String                  // Value is what Text stands for
	Unary                   // Text is ! - + or ~
	Binary                  // Text is the operator
	Conditional             // Args[0] ? Args[1] : Args[2]
	Cast                    // Text is the primitive type
	InstanceOf              // Text is the class
	Member                  // Args[0].Text
	Call                    // Args[0].Text(Args[1:]); Args[0] is nil where it has no receiver
	Element                 // Args[0][Args[1]]
	Within                  // Args[0] within Args[1], Args[2]
	Around                  // Args[0] within Args[1] +- Args[2]
)

// Node is a part of an expression.
type Node struct {
	Kind   Kind
	Text   string
	Value  string // of a String
	Number Number // of a Literal
	Args   []*Node
	Begin  int  // the column where it begins, from 1
	End    int  // the column behind it, where it is a whole expression: an argument, or all
	Sign   int  // the column of what makes it what it is: its operator, or the name behind a point
	Parens bool // it stands in parentheses
}

// Number is what a literal stands for.
type Number struct {
	Type    string // int, char, long, float or double
	Integer int64
	Float   float64
	// Grown says that the literal is a long only because it is too great for an int,
	// which Java does not allow.
	Grown bool
}

// Error says what is wrong with a text, and where.
type Error struct {
	Column int // from 1
	Text   string
}

func (e *Error) Error() string { return fmt.Sprintf("column %d: %s", e.Column, e.Text) }

// Dialect says what is accepted besides Java.
type Dialect uint8

// The dialects.
const (
	// Java is what Java's compiler accepts, without lambdas, assignments and objects made.
	Java Dialect = iota
	// Contract has a ==> b, x within low, high, x within middle +- distance, and names
	// that begin with a backslash.
	Contract
)
