package verify

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm/classfile"
)

// The classes that the rules name.
const (
	object       = "java/lang/Object"
	throwable    = "java/lang/Throwable"
	cloneable    = "java/lang/Cloneable"
	serializable = "java/io/Serializable"
)

// kind tells the verification types apart (JVMS 4.10.1.2).
type kind uint8

const (
	top     kind = iota // nothing that can be used
	integer             // and all that is shorter
	float
	double
	double2 // the slot above a double
	long
	long2
	null
	reference // to an instance of a class, or an array
	fresh     // made by an instruction new, no constructor was called
	freshThis // the same of this
)

var kindNames = [...]string{
	top: "top", integer: "integer", float: "float", double: "double", double2: "double_2nd", long: "long", long2: "long_2nd",
	null: "null", freshThis: "uninitializedThis",
}

// Type is the type of a slot.
type Type struct {
	kind kind
	at   uint16 // fresh: where the instruction is
	name string // reference: the class, an array by its descriptor
}

// String names the type in the words of a VerifyError.
func (t Type) String() string {
	switch t.kind {
	case reference:
		return "'" + classfile.ToGoString(t.name) + "'"
	case fresh:
		return fmt.Sprintf("uninitialized %d", t.at)
	}
	return kindNames[t.kind]
}

func objectOf(name string) Type { return Type{kind: reference, name: name} }

// typesOf are the types of the slots of a value by its descriptor.
func typesOf(desc string) []Type {
	if desc[0] != 'L' && desc[0] != '[' {
		return slots[desc[0]]
	}
	return []Type{objectOf(classfile.ClassOf(desc))}
}

// slots are the types of the slots of primitive values, by their descriptors.
var slots = ['Z' + 1][]Type{
	'Z': {{kind: integer}}, 'B': {{kind: integer}}, 'C': {{kind: integer}}, 'S': {{kind: integer}}, 'I': {{kind: integer}},
	'F': {{kind: float}},
	'J': {{kind: long}, {kind: long2}},
	'D': {{kind: double}, {kind: double2}},
}

// isRef reports whether a value is a reference, to something made or not.
func (t Type) isRef() bool { return t.kind >= null }

// second reports whether a slot is the upper of a long or double.
func (t Type) second() bool { return t.kind == double2 || t.kind == long2 }

// wide reports whether a slot is the lower of a long or double.
func (t Type) wide() bool { return t.kind == double || t.kind == long }

// arrayOf reports whether a value is an array, or null, whose elements have a
// descriptor that begins with one of the letters.
func (t Type) arrayOf(letters string) bool {
	return t.kind == null || t.kind == reference && len(t.name) > 1 && isArray(t.name) && strings.IndexByte(letters, t.name[1]) >= 0
}

// assignable reports whether a value of one type may stand where another is wanted.
func (v *method) assignable(to, from Type) bool {
	switch {
	case to.kind == top, to == from:
		return true
	case to.kind != reference:
		return false
	case from.kind == null:
		return true
	case from.kind != reference:
		return false
	}
	return v.assignableRef(to.name, from.name, false)
}

// assignableRef is assignable for the names of classes. As to a protected member, an
// interface is not taken for Object where it is Object's.
func (v *method) assignableRef(to, from string, guarded bool) bool {
	switch {
	case to == from, to == object:
		return true
	case isArray(to):
		return isArray(from) && v.assignableElement(to[1:], from[1:])
	}
	switch isInterface := v.isInterface(to); {
	case isInterface && !(guarded && from == object):
		return !isArray(from) || to == cloneable || to == serializable
	case isArray(from):
		return false
	}
	sub, err := v.world.Subclass(from, to)
	if err != nil {
		panic(failure{err})
	}
	return sub
}

func (v *method) assignableElement(to, from string) bool {
	if to == from {
		return true
	}
	a, b := classfile.ClassOf(to), classfile.ClassOf(from)
	return a != "" && b != "" && v.assignableRef(a, b, false)
}
