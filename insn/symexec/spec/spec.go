package spec

import (
	"fmt"
	"strings"
	"sync/atomic"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Spec is an element of symbolic.method: p.C.m(sym#con#sym), or
// p.C.m(sym#con#sym)(int,long,String) for one of several methods of that name and
// number of parameters.
type Spec struct {
	Text     string
	Class    string // with dots
	Method   string
	Symbolic []bool   // by parameter
	Types    []string // nil for any
	found    []string // methods of the name, whatever their parameters
	matched  bool
	Whole    bool // made for a class of symbolic.class
	entered  atomic.Bool
}

// Enter notes that the method was called.
func (s *Spec) Enter() { s.entered.Store(true) }

// Parse reads an element of symbolic.method.
func Parse(text string) (*Spec, error) {
	text = strings.TrimSpace(text)
	bad := func(why string) (*Spec, error) {
		return nil, fmt.Errorf("%q: %s; expected p.Class.method(sym#con), one word for each parameter", text, why)
	}
	name, rest, ok := strings.Cut(text, "(")
	if !ok {
		return bad("it has no parameters")
	}
	words, rest, ok := strings.Cut(rest, ")")
	if !ok {
		return bad("a parenthesis is not closed")
	}
	dot := strings.LastIndexByte(name, '.')
	if dot <= 0 || dot == len(name)-1 {
		return bad("it names no method of a class")
	}
	s := &Spec{Text: text, Class: strings.TrimSpace(name[:dot]), Method: strings.TrimSpace(name[dot+1:])}
	if words = strings.TrimSpace(words); words != "" {
		for w := range strings.SplitSeq(words, "#") {
			switch strings.ToLower(strings.TrimSpace(w)) {
			case "sym":
				s.Symbolic = append(s.Symbolic, true)
			case "con", "conc", "concrete":
				s.Symbolic = append(s.Symbolic, false)
			default:
				return bad(fmt.Sprintf("a parameter is sym or con, not %q", strings.TrimSpace(w)))
			}
		}
	}
	if rest = strings.TrimSpace(rest); rest != "" {
		list, opened := strings.CutPrefix(rest, "(")
		list, closed := strings.CutSuffix(list, ")")
		if !opened || !closed {
			return bad("behind it there is more")
		}
		s.Types = []string{}
		for t := range strings.SplitSeq(list, "#") {
			if t = strings.TrimSpace(t); t != "" {
				s.Types = append(s.Types, t)
			}
		}
		if len(s.Types) != len(s.Symbolic) {
			return bad("its lists of parameters differ in length")
		}
	}
	return s, nil
}

// named compares names: a constructor has that of its class. The case of a method's
// name does not matter, as in Symbolic PathFinder.
func (s *Spec) named(mt *vm.Method) bool {
	if mt.Name == "<init>" {
		simple := s.Class[strings.LastIndexAny(s.Class, ".$")+1:]
		return s.Method == "<init>" || s.Method == simple
	}
	return strings.EqualFold(mt.Name, s.Method)
}

// Signature lists the types of a method's parameters, as Java writes them.
func Signature(mt *vm.Method) string {
	params, _ := vm.Descriptors(mt.Desc)
	names := make([]string, len(params))
	for i, p := range params {
		names[i] = TypeName(p)
	}
	return mt.Name + "(" + strings.Join(names, ", ") + ")"
}

var primitives = map[byte]string{'Z': "boolean", 'B': "byte", 'C': "char", 'S': "short", 'I': "int", 'J': "long", 'F': "float", 'D': "double"}

// TypeName is a descriptor as Java writes the type.
func TypeName(desc string) string {
	dims := strings.Count(desc, "[")
	name := desc[dims:]
	if name[0] == 'L' {
		name = strings.ReplaceAll(name[1:len(name)-1], "/", ".")
	} else {
		name = primitives[name[0]]
	}
	return name + strings.Repeat("[]", dims)
}

// SameTypes compares types as a user writes them, with or without packages.
func SameTypes(types []string, desc string) bool {
	params, _ := vm.Descriptors(desc)
	for i, p := range params {
		full := TypeName(p)
		if types[i] != full && types[i] != full[strings.LastIndexByte(full, '.')+1:] {
			return false
		}
	}
	return true
}

// unfit says of a method of that name why it has no parameters that could become
// inputs, "" where there is no such method. It answers the question that a user asks
// next: the method is there, why is it not taken?
func (s *Spec) unfit(c *vm.Class) string {
	for _, mt := range c.Methods {
		if !s.named(mt) || len(mt.Params) != len(s.Symbolic) || s.Types != nil && !SameTypes(s.Types, mt.Desc) {
			continue
		}
		switch {
		case mt.Flags&classfile.AccAbstract != 0:
			return Signature(mt) + " is abstract; name a class that implements it"
		case mt.Flags&classfile.AccNative != 0 || c.Loader.Boot():
			return Signature(mt) + " is a method that gojpf itself executes; name one that calls it"
		}
	}
	return ""
}
