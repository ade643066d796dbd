// Package condition reads conditions in Java's own syntax, as @Preconditions has
// them, and makes expressions of them.
//
// Parse checks names and types once, before a program runs. Condition.Hold is
// then the condition in a state of the program: an expression over the unknown
// values that its variables have there.
//
// These always hold:
//
//   - A condition that Parse accepts means what Java's compiler would make of it:
//     precedence, numeric promotion, overflow, short circuits.
//   - Where Java would throw an exception (division by zero, null, an index out of
//     bounds) the condition does not hold. What && || and ?: pass over throws
//     nothing.
//   - Nothing is executed, and the state stays as it is.
//
// Two things are accepted that Java does not: an integer that is too great for int
// is a long, and a boolean can be compared with 0 and 1, as Symbolic PathFinder
// does.
package condition

import (
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/javaexpr"
)

// Names says what the names of a condition stand for. Types are descriptors of
// class files.
type Names interface {
	// This is the type of this; ok is false where there is none.
	This() (desc string, ok bool)
	// Variable finds what a simple name stands for: a parameter, or a field of the
	// class that the condition belongs to.
	Variable(name string) (Variable, bool)
	// Class finds a class; name may have a package.
	Class(name string) (desc string, ok bool)
	// Field finds a field of a class and those above it.
	Field(class, name string) (Variable, bool)
	// Near lists names like one that is not known, for errors; it may be empty.
	Near(name string) string
}

// Variable is a parameter or a field. ID is for its Env.
type Variable struct {
	Type   string
	Static bool // it needs no object
	ID     any
}

// Env reads a state.
type Env interface {
	// This is the object that the condition is about.
	This() vm.Ref
	// Number returns the value of a variable of a number's type, Ref that of any
	// other. of is the object that holds a field that is not static.
	Number(v Variable, of vm.Ref) *symbolic.Expr
	Ref(v Variable, of vm.Ref) vm.Ref
	// Length is the length of an array, Element its element at an index that is
	// within bounds where it matters, Refs the elements of an array of references.
	Length(array vm.Ref) *symbolic.Expr
	Element(array vm.Ref, index *symbolic.Expr) *symbolic.Expr
	Refs(array vm.Ref) []vm.Ref
}

// Condition is a condition that was read.
type Condition struct {
	text string
	root node
}

// String is the condition as it was written.
func (c *Condition) String() string { return c.text }

// Holds is the expression of type Bool that says where the condition holds. Whatever
// Java would throw for makes it false, not an error: inputs that a precondition fails
// on are not allowed ones.
func (c *Condition) Holds(ctx *symbolic.Context, env Env) *symbolic.Expr {
	v := c.root.eval(&run{ctx, env})
	return ctx.And(v.ok, v.expr)
}

// Error says what is wrong with a condition, and where.
type Error = javaexpr.Error

// run is one evaluation. A condition is bound once and evaluated wherever its method
// begins, so that what belongs to a state is here and not in nodes.
type run struct {
	*symbolic.Context
	env Env
}

// value is what a part of a condition evaluates to, where ok holds. A number or a
// Bool is an expression; a reference is a list of objects, of which exactly one
// is meant. ok is where Java would have thrown nothing.
type value struct {
	expr *symbolic.Expr
	refs []target
	ok   *symbolic.Expr
}

// target is an object (0 is null) under a condition. Conditions of one value's targets
// exclude each other, and one of them holds wherever ok does.
type target struct {
	when *symbolic.Expr
	ref  vm.Ref
}

// node is a part of a condition whose type is known.
type node struct {
	desc string // a descriptor, or nullType
	at   int    // column
	eval func(*run) value
	// literal is the value of an integer that is written as such. A boolean
	// may be compared with what is written as 0 or 1, and with no other integer.
	literal *int64
}

// It has no descriptor, as it fits every reference.
const nullType = "null"

func (n node) boolean() bool { return n.desc == "Z" }

func (n node) reference() bool { return n.desc == nullType || n.desc[0] == 'L' || n.desc[0] == '[' }

// number tells whether n has a numeric type, of Java's kinds of them.
func (n node) number() bool { return !n.boolean() && !n.reference() }

func (n node) integer() bool { return n.number() && n.desc != "F" && n.desc != "D" }

// typeName is a type as Java writes it.
func typeName(desc string) string {
	switch desc[0] {
	case '[':
		return typeName(desc[1:]) + "[]"
	case 'L':
		return javaName(desc)
	}
	if t, ok := symbolic.TypeOf(desc); ok {
		return t.String()
	}
	return desc
}

// javaName is the name of a class, with dots.
func javaName(desc string) string {
	name := []byte(desc[1 : len(desc)-1])
	for i, c := range name {
		if c == '/' {
			name[i] = '.'
		}
	}
	return string(name)
}
