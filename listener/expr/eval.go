// Package expr is the language of contracts: expressions in Java's notation over
// the fields, parameters and results of a program, with \result, \old, ==> and
// the ranges of JPF's contracts (x within 1, 5 and x within 3 +- 2).
//
// Invariants. Evaluation reads the machine and changes nothing in it: it runs
// no code of the program, and understands only methods that do no more than
// read fields. Numbers are Java's, with the wrap-around of int and long.
package expr

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf16"

	"github.com/gojpf/gojpf/vm"
)

// Scope is what names in an expression refer to.
type Scope struct {
	Machine *vm.Machine
	Class   *vm.Class // whose code the expression stands in
	This    vm.Ref    // 0 in static methods
	// Variable finds parameters; nil where there are none.
	Variable func(name string) (Value, bool)
	Result   *Value // of the method
	// Old has the value of \old number i of the expression.
	Old func(inner *Expr, i int) (Value, error)
}

// FailedError says that an expression has no value in the present state: a
// null was to be read through, say. Other errors are of the expression itself.
type FailedError struct{ text string }

func (e *FailedError) Error() string { return e.text }

func failed(format string, args ...any) error { return &FailedError{fmt.Sprintf(format, args...)} }

func wrong(format string, args ...any) error { return fmt.Errorf(format, args...) }

// IsFailed reports whether an error is of the state, not of the expression.
func IsFailed(err error) bool {
	var f *FailedError
	return errors.As(err, &f)
}

// Eval returns the value of the expression.
func (e *Expr) Eval(s *Scope) (Value, error) { return e.eval(s) }

// Holds evaluates a condition.
func (e *Expr) Holds(s *Scope) (bool, error) { return condition(e.eval, s) }

func condition(n node, s *Scope) (bool, error) {
	v, err := asCondition(n, s)
	return v.num != 0, err
}

func asCondition(n node, s *Scope) (Value, error) {
	v, err := n(s)
	if err == nil && v.Kind != vm.KindBoolean {
		err = wrong("a condition is expected, got %s", v.Text(s.Machine))
	}
	return v, err
}

func this(s *Scope) (Value, error) {
	if s.This == 0 {
		return Value{}, wrong("there is no this in a static method")
	}
	return ref(s.This), nil
}

func result(s *Scope) (Value, error) {
	if s.Result == nil {
		return Value{}, wrong("there is no result here")
	}
	return *s.Result, nil
}

// path evaluates a name, or names with dots between.
func (s *Scope) path(names []string) (Value, error) {
	v, rest, ok := s.start(names)
	if !ok {
		return v, wrong("%s is neither a parameter nor a field", strings.Join(names, "."))
	}
	for _, name := range rest {
		var err error
		if v, err = s.field(v, name); err != nil {
			return v, err
		}
	}
	return v, nil
}

// start evaluates as many of the names as make a variable.
func (s *Scope) start(names []string) (v Value, rest []string, ok bool) {
	if s.Variable != nil {
		if v, ok := s.Variable(names[0]); ok {
			return v, names[1:], true
		}
	}
	if s.Class != nil {
		if f := s.Class.FieldNamed(names[0]); f != nil {
			if f.Static() {
				return s.static(f), names[1:], true
			}
			if o := s.object(ref(s.This)); o != nil {
				return FromSlot(f.Kind, o.Words[f.Word]), names[1:], true
			}
		}
	}
	for n := 1; n < len(names); n++ {
		if c := s.class(strings.Join(names[:n], ".")); c != nil {
			if f := c.FieldNamed(names[n]); f != nil && f.Static() {
				return s.static(f), names[n+1:], true
			}
		}
	}
	return Value{}, nil, false
}

// class finds a loaded class by its name, which may lack the package of the
// class that the expression stands in, or java.lang. It loads none: that would
// be an effect.
func (s *Scope) class(name string) *vm.Class {
	slashed := strings.ReplaceAll(name, ".", "/")
	candidates := []string{slashed, "java/lang/" + slashed}
	if s.Class != nil {
		if i := strings.LastIndexByte(s.Class.Name, '/'); i >= 0 {
			candidates = append(candidates, s.Class.Name[:i+1]+slashed)
		}
		candidates = append(candidates, s.Class.Name+"$"+slashed)
		if outer, _, nested := strings.Cut(s.Class.Name, "$"); nested {
			candidates = append(candidates, outer+"$"+slashed)
		}
	}
	lib := s.Machine.Lib
	for id := 1; id < lib.Classes(); id++ {
		c := lib.ClassByID(uint32(id))
		for _, candidate := range candidates {
			if c.Name == candidate {
				return c
			}
		}
	}
	return nil
}

func (s *Scope) static(f *vm.Field) Value {
	if state := s.Machine.ClassState(f.Class); f.Word >= len(state.Words) {
		return FromSlot(f.Kind, 0) // the class is not initialised
	}
	return FromSlot(f.Kind, s.Machine.Static(f))
}

// object is what v refers to, nil for null and for what is no reference.
func (s *Scope) object(v Value) *vm.Object {
	if r := v.Ref(); r != 0 {
		return s.Machine.Heap.Get(r)
	}
	return nil
}

// field reads a field of the object v.
func (s *Scope) field(v Value, name string) (Value, error) {
	if v.Kind != vm.KindRef {
		return v, wrong("%s is no field of %s", name, v.Text(s.Machine))
	}
	o := s.object(v)
	switch {
	case o == nil:
		return v, failed("%s of null", name)
	case o.Class.IsArray():
		if name == "length" {
			return Value{Kind: vm.KindInt, num: int64(o.Len)}, nil
		}
	default:
		if f := o.Class.FieldNamed(name); f != nil {
			if f.Static() {
				return s.static(f), nil
			}
			return FromSlot(f.Kind, o.Words[f.Word]), nil
		}
	}
	return v, wrong("%s has no field %s", o.Class.JavaName(), name)
}

func member(x node, name string) node {
	return func(s *Scope) (Value, error) {
		v, err := x(s)
		if err != nil {
			return v, err
		}
		return s.field(v, name)
	}
}

func element(s *Scope, array, index Value) (Value, error) {
	if array.Kind != vm.KindRef || !index.integral() {
		return array, wrong("[] needs an array and an int")
	}
	o := s.object(array)
	switch {
	case o == nil:
		return array, failed("element %d of null", index.num)
	case !o.Class.IsArray():
		return array, wrong("%s is no array", o.Class.JavaName())
	case index.num < 0 || index.num >= int64(o.Len):
		return array, failed("index %d of an array of %d", index.num, o.Len)
	}
	return FromSlot(o.Class.ElemKind(), o.Element(o.Class.ElemKind(), int(index.num))), nil
}

func instanceOf(x node, class string) node {
	return func(s *Scope) (Value, error) {
		v, err := x(s)
		if err != nil {
			return v, err
		}
		o := s.object(v)
		if o == nil {
			return truth(false), nil
		}
		c := s.class(class)
		return truth(c != nil && o.Class.SubclassOf(c)), nil // of a class that is not loaded there is no object
	}
}

// call evaluates x.name(), where that does no more than read fields.
func call(x node, name string) node {
	return func(s *Scope) (Value, error) {
		v, err := x(s)
		if err != nil {
			return v, err
		}
		return s.invoke(v, name, 0)
	}
}

func (s *Scope) invoke(v Value, name string, nested int) (Value, error) {
	if v.Kind != vm.KindRef && v.Kind != text {
		return v, wrong("%s() of %s", name, v.Text(s.Machine))
	}
	o := s.object(v)
	if o == nil && v.Kind != text {
		return v, failed("%s() of null", name)
	}
	if t, ok := v.string(s.Machine); ok {
		switch name {
		case "length":
			return Value{Kind: vm.KindInt, num: int64(len(utf16.Encode([]rune(t))))}, nil
		case "isEmpty":
			return truth(t == ""), nil
		}
	}
	if o != nil {
		if r, ok, err := s.getter(o, v, name, nested); ok || err != nil {
			return r, err
		}
		if name == "isEmpty" {
			if n, err := s.invoke(v, "size", nested); err == nil && n.Kind == vm.KindInt {
				return truth(n.num == 0), nil
			}
		}
	}
	return v, wrong("%s(): a contract can only call methods without parameters that read fields and nothing else", name)
}
