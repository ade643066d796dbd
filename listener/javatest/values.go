package javatest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Value is a value that a test makes or expects: a number, char or boolean, or a
// reference.
type Value struct {
	Type   symbolic.Type // of a number, char or boolean
	Number symbolic.Value
	Ref    bool
	Object *Object // nil for null
}

// Number is the value of a primitive type.
func Number(t symbolic.Type, v symbolic.Value) Value { return Value{Type: t, Number: v} }

// Reference is a reference to an object, nil for null.
func Reference(o *Object) Value { return Value{Ref: true, Object: o} }

// Object is an object that a test makes. Pointers that are equal are the same
// object of the test.
type Object struct {
	Class    *vm.Class
	Chars    []uint16  // of a String
	Constant *vm.Field // of an enum: the one that the object is
	Mirror   *vm.Class // of a Class: what it is the class of
	Elements []Value   // of an array
	Fields   []FieldValue
	// Created is the constructor or factory that makes the object, with its arguments, nil
	// where it is made of its fields; it has a receiver only where that is a builder. Then
	// are calls of the object's methods after that, and Sets fields that are given other
	// values in the end.
	Created *Call
	Then    []Call
	Sets    []FieldValue
	// Late says that it is made in front of the call whose argument it is, not in front of all calls.
	// Nothing else may refer to it.
	Late bool
	// Abstract are the methods of Class, an interface or abstract class, that the test has
	// to write, of an object of a class that it makes for it; and Answers what these
	// return, in the order of the calls. Stub says that it is such an object.
	Stub     bool
	Abstract []*vm.Method
	Answers  []Answer
	// Existing is a static field in which the object stands, and keeps standing.
	Existing *vm.Field
}

// FieldValue is a field of an object, or a static one, with its value.
type FieldValue struct {
	Field *vm.Field
	Value Value
}

// boxes are the classes of boxes, with the type of what is in them.
var boxes = map[string]symbolic.Type{
	"java/lang/Boolean": symbolic.Boolean, "java/lang/Byte": symbolic.Byte, "java/lang/Character": symbolic.Char, "java/lang/Short": symbolic.Short,
	"java/lang/Integer": symbolic.Int, "java/lang/Long": symbolic.Long, "java/lang/Float": symbolic.Float, "java/lang/Double": symbolic.Double,
}

// boxed is the value in a box.
func (o *Object) boxed() (Value, bool) {
	if _, ok := boxes[o.Class.Name]; !ok {
		return Value{}, false
	}
	for _, f := range o.Fields {
		if f.Field.Name == "value" {
			return f.Value, true
		}
	}
	return Value{}, false
}

// known reports whether an expression without a variable says all about the
// object, so that tests may compare with it.
func (o *Object) known() bool {
	if o == nil || o.Chars != nil || o.Constant != nil || o.Mirror != nil {
		return true
	}
	_, ok := o.boxed()
	return ok
}

// Inexpressible is why a test cannot be written.
type Inexpressible struct{ Reason string }

func (e *Inexpressible) Error() string { return e.Reason }

func inexpressible(format string, args ...any) error {
	return &Inexpressible{fmt.Sprintf(format, args...)}
}

// mostValues is how many values a test may have: methods of Java have an end.
const mostValues = 3000

// census counts how often each object is referred to in a test.
type census struct {
	uses   map[*Object]int
	values int
	order  []*Object
}

func (c *census) value(v Value) {
	c.values++
	if !v.Ref || v.Object == nil {
		return
	}
	o := v.Object
	if c.uses[o]++; c.uses[o] > 1 {
		return
	}
	for _, e := range o.Elements {
		c.value(e)
	}
	for _, f := range append(o.Fields[:len(o.Fields):len(o.Fields)], o.Sets...) {
		c.value(f.Value)
	}
	if o.Created != nil && o.Created.This != nil {
		c.value(Reference(o.Created.This))
	}
	for _, call := range o.calls() {
		for _, a := range call.Args {
			c.value(a)
		}
	}
	for _, a := range o.Answers {
		c.value(a.Value)
	}
	c.order = append(c.order, o) // behind what it refers to
}

// calls are those that build an object.
func (o *Object) calls() []Call {
	if o.Created == nil {
		return nil
	}
	return append([]Call{*o.Created}, o.Then...)
}

// construction is how an object comes to be.
type construction int

const (
	inPlace   construction = iota // by an expression, wherever it is needed
	existing                      // it stands in a static field
	array                         // an array, whose elements are set afterwards
	byDefault                     // the constructor without parameters
	canonical                     // the constructor of a record
	raw                           // without a constructor
	byCalls                       // as its own calls say
	byStub                        // of a class that the test writes
)

// construct decides how an object is made.
func (s *scope) construct(o *Object) (construction, error) {
	c := o.Class
	switch {
	case o.known():
		if o.Constant != nil && !s.member(o.Constant.Class, o.Constant.Flags) {
			return existing, nil
		}
		return inPlace, nil
	case o.Existing != nil:
		return existing, nil
	case o.Stub:
		if _, ok := s.class(c); !ok {
			return 0, inexpressible("a stub of %s takes part, which tests cannot name", c.JavaName())
		}
		return byStub, nil
	case o.Created != nil:
		return byCalls, nil
	case c.Elem != nil:
		return array, nil
	case c.Hidden || c.Flags&classfile.AccSynthetic != 0:
		return 0, inexpressible("an object of a lambda expression or the like takes part (of %s)", host(c))
	case c.Name == "java/lang/Object":
		return byDefault, nil
	case c.Super != nil && c.Super.Name == "java/lang/Record":
		if _, ok := s.class(c); !ok {
			return 0, inexpressible("a record takes part that tests cannot name (%s)", c.JavaName())
		}
		return canonical, nil
	case user(c):
		ctor := c.DeclaredMethod("<init>", "()V")
		if ctor != nil && c.Flags&classfile.AccAbstract == 0 && s.member(c, ctor.Flags) && !s.inner(c) {
			return byDefault, nil
		}
		return raw, nil
	case copied(c):
		return raw, nil
	}
	return 0, inexpressible("an object of %s takes part", c.JavaName())
}

// host is the class that a hidden class was made for.
func host(c *vm.Class) string {
	if c.Host != nil {
		c = c.Host
	}
	name, _, _ := strings.Cut(c.JavaName(), "$$")
	return name
}

// user tells whether a class belongs to the program.
func user(c *vm.Class) bool { return c.Loader != nil && c.Loader.Kind >= vm.LoaderApp }

// copiedPackages are those of the JDK whose objects consist of their fields and
// nothing else.
var copiedPackages = []string{"java/util", "java/math", "java/util/concurrent/atomic", "java/util/concurrent/locks", "java/util/concurrent"}

func copied(c *vm.Class) bool {
	return c.Name == "java/lang/StringBuilder" || c.Name == "java/lang/StringBuffer" || slices.Contains(copiedPackages, c.Package())
}

// inner tells whether objects of a class belong to one of another class.
func (s *scope) inner(c *vm.Class) bool {
	for _, in := range c.File.InnerClasses {
		if in.Inner == c.Name {
			return in.Flags&classfile.AccStatic == 0 && in.Flags&classfile.AccInterface == 0
		}
	}
	return false
}

// trivial tells whether the constructor without parameters leaves all fields as
// they are in a new object.
func trivial(c *vm.Class) bool {
	for ; c.Super != nil; c = c.Super {
		ctor := c.DeclaredMethod("<init>", "()V")
		const callSuper = 5 // bytes: aload_0, invokespecial, return
		if ctor == nil || ctor.Info.Code == nil || len(ctor.Info.Code.Bytes) != callSuper {
			return false
		}
	}
	return true
}

// zero tells whether a value is what a new object has in a field.
func (v Value) zero() bool { return v.Object == nil && v.Number.Bits == 0 }
