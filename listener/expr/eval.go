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

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Scope is what names in an expression refer to.
type Scope struct {
	Machine *vm.Machine
	Class   *vm.Class // whose code the expression stands in
	This    Value     // the zero Value in static methods
	// Symbolic is where unknown values come from; nil where there are none.
	Symbolic *symexec.Runtime
	// Heap is nil where nothing can be decided: what is not known of a reference is
	// then an error.
	Heap Heap
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

// Holds evaluates a condition. Where that depends on unknown values, unknown is the
// expression for those with which it has a value and holds; it is nil otherwise.
func (e *Expr) Holds(s *Scope) (holds bool, unknown *symbolic.Expr, err error) {
	v, err := asCondition(e.eval, s)
	if err != nil || v.Known() {
		return v.num != 0, nil, err
	}
	return false, v.holds(s.Symbolic.Ctx), nil
}

func asCondition(n node, s *Scope) (Value, error) {
	v, err := n(s)
	if err == nil && v.Kind != vm.KindBoolean {
		err = wrong("a condition is expected, got %s", v.Text(s.Machine))
	}
	return v, err
}

func this(s *Scope) (Value, error) {
	if s.This.Kind != vm.KindRef {
		return Value{}, wrong("there is no this in a static method")
	}
	return s.This, nil
}

func result(s *Scope) (Value, error) {
	if s.Result == nil {
		return Value{}, wrong("there is no result here")
	}
	return *s.Result, nil
}

// path evaluates a name, or names with dots between.
func (s *Scope) path(names []string) (Value, error) {
	v, rest, ok, err := s.start(names)
	if err != nil {
		return v, err
	}
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
func (s *Scope) start(names []string) (v Value, rest []string, ok bool, err error) {
	if s.Variable != nil {
		if v, ok := s.Variable(names[0]); ok {
			return v, names[1:], true, nil
		}
	}
	if s.Class != nil {
		if f := s.Class.FieldNamed(names[0]); f != nil {
			if f.Static() {
				return s.static(f), names[1:], true, nil
			}
			o, err := s.object(s.This)
			if err != nil {
				return v, nil, false, err
			}
			if o != nil {
				return s.Read(f.Kind, o.Words[f.Word], o.SlotAttr(f.Word)), names[1:], true, nil
			}
		}
	}
	for n := 1; n < len(names); n++ {
		if c := s.class(strings.Join(names[:n], ".")); c != nil {
			if f := c.FieldNamed(names[n]); f != nil && f.Static() {
				return s.static(f), names[n+1:], true, nil
			}
		}
	}
	return Value{}, nil, false, nil
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
	state := s.Machine.ClassState(f.Class)
	if f.Word >= len(state.Words) {
		return FromSlot(f.Kind, 0) // the class is not initialised
	}
	return s.Read(f.Kind, s.Machine.Static(f), state.Attrs[f.Word])
}

// object is what v refers to, nil for null and for what is no reference.
func (s *Scope) object(v Value) (*vm.Object, error) {
	v, err := s.Settled(v)
	if r := v.Ref(); r != 0 {
		return s.Machine.Heap.Get(r), err
	}
	return nil, err
}

// field reads a field of the object v.
func (s *Scope) field(v Value, name string) (Value, error) {
	if v.Kind != vm.KindRef {
		return v, wrong("%s is no field of %s", name, v.Text(s.Machine))
	}
	o, err := s.object(v)
	switch {
	case err != nil:
		return v, err
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
			return s.Read(f.Kind, o.Words[f.Word], o.SlotAttr(f.Word)), nil
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
	o, err := s.object(array)
	switch {
	case err != nil:
		return array, err
	case o == nil:
		return array, failed("element %s of null", index.Text(s.Machine))
	case !o.Class.IsArray():
		return array, wrong("%s is no array", o.Class.JavaName())
	case !index.Known():
		return s.elementAt(o, index)
	case index.num < 0 || index.num >= int64(o.Len):
		return array, failed("index %d of an array of %d", index.num, o.Len)
	}
	i := int(index.num)
	return s.Read(o.Class.ElemKind(), o.Element(o.Class.ElemKind(), i), o.SlotAttr(i)), nil
}

func instanceOf(x node, class string) node {
	return func(s *Scope) (Value, error) {
		v, err := x(s)
		if err != nil {
			return v, err
		}
		o, err := s.object(v)
		if o == nil {
			return truth(false), err
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
	v, err := s.Settled(v)
	if err != nil {
		return v, err
	}
	o, _ := s.object(v)
	if o == nil && v.Kind != text {
		return v, failed("%s() of null", name)
	}
	if s.unknownText(v) && (name == "length" || name == "isEmpty") {
		return s.askText(v, name)
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
			switch n, err := s.invoke(v, "size", nested); {
			case errors.Is(err, ErrUndecided):
				return v, err
			case err == nil && n.Kind == vm.KindInt:
				return compare(s, "==", n, Value{Kind: vm.KindInt})
			}
		}
	}
	return v, wrong("%s(): a contract can only call methods without parameters that read fields and nothing else", name)
}
