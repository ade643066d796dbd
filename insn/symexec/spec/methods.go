// Package spec is what the configuration and the program's text say of methods whose
// parameters are inputs: the elements of symbolic.method and symbolic.class, which
// methods they name, annotations, and the names of parameters.
//
// It knows classes and methods, and nothing of values, paths and machines.
package spec

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// markWhole marks a method of a class that symbolic.class names: all but
// constructors, initialisers, main and what the compiler has made. What symbolic.method
// says of it goes first.
func (x *Methods) markWhole(mt *vm.Method) vm.MethodTraits {
	if mt.Name[0] == '<' || mt.Name == "main" || mt.Flags&(classfile.AccAbstract|classfile.AccNative|classfile.AccSynthetic) != 0 {
		return 0
	}
	name := mt.Class.JavaName()
	for _, class := range x.classes {
		if class != name {
			continue
		}
		s := &Spec{Text: name + "." + mt.Name, Class: name, Method: mt.Name, Symbolic: make([]bool, len(mt.Params)), matched: true, Whole: true}
		for i := range s.Symbolic {
			s.Symbolic[i] = true
		}
		x.marked[mt] = s
		return vm.TraitSymbolic
	}
	return 0
}

// CheckClasses loads the classes that symbolic.class names, and says what is wrong
// with a name that has no methods that can begin so. found is called with those of each.
func (x *Methods) CheckClasses(classes Classes, found func(mt *vm.Method) error) error {
	for _, name := range x.classes {
		c, err := Load(classes, name)
		if err != nil {
			return err
		}
		any := false
		for _, mt := range c.Methods {
			if x.marked[mt] == nil {
				continue
			}
			any = true
			if err := found(mt); err != nil {
				return err
			}
		}
		if !any {
			return fmt.Errorf("class %s has no method that can be symbolic: constructors and main are not", name)
		}
	}
	return nil
}

// Methods are those whose parameters are inputs, and what they declare.
type Methods struct {
	specs   []*Spec
	classes []string // of symbolic.class
	marked  map[*vm.Method]*Spec
	// headers are those of the methods that were asked about.
	headers       map[*vm.Method]*Header
	staysConcrete staysConcrete
}

// NewMethods are those that some specifications name, and all of some classes.
func NewMethods(specs []*Spec, classes []string) *Methods {
	return &Methods{specs: specs, classes: classes, marked: map[*vm.Method]*Spec{}, headers: map[*vm.Method]*Header{}}
}

// Of is how a method is named, nil where it is not.
func (x *Methods) Of(mt *vm.Method) *Spec { return x.marked[mt] }

// Any reports whether there are symbolic methods.
func (x *Methods) Any() bool { return len(x.marked) > 0 }

// List are the symbolic methods of the classes that are loaded, in the order of
// their IDs.
func (x *Methods) List() []*vm.Method {
	list := slices.Collect(maps.Keys(x.marked))
	slices.SortFunc(list, func(a, b *vm.Method) int { return cmp.Compare(a.ID, b.ID) })
	return list
}

// Notes tell which methods were never called, and what stayed as it was.
func (x *Methods) Notes() []string {
	var notes []string
	for _, s := range x.specs {
		if !s.entered.Load() {
			notes = append(notes, fmt.Sprintf("symbolic.method: %s was never called", s.Text))
		}
	}
	if concrete := x.staysConcrete.sorted(); len(concrete) > 0 {
		notes = append(notes, "stayed what they were, and are not inputs: "+strings.Join(concrete, ", "))
	}
	return notes
}

// Mark finds out whether a method is named. It is asked when a class is linked, before
// anything of it runs.
func (x *Methods) Mark(mt *vm.Method) vm.MethodTraits {
	for _, s := range x.specs {
		if mt.Class.JavaName() != s.Class || !s.named(mt) {
			continue
		}
		s.found = append(s.found, Signature(mt))
		if len(mt.Params) != len(s.Symbolic) || s.Types != nil && !SameTypes(s.Types, mt.Desc) || mt.Abstract() {
			continue
		}
		s.matched = true
		x.marked[mt] = s
		return vm.TraitSymbolic
	}
	return x.markWhole(mt)
}

// CheckMethods loads the classes that symbolic.method names and says what is
// wrong with a name that matches no method. found is called with each that it matches.
func (x *Methods) CheckMethods(classes Classes, found func(mt *vm.Method) error) error {
	for _, s := range x.specs {
		c, err := Load(classes, s.Class)
		if err != nil {
			return fmt.Errorf("%s: %w", s.Text, err)
		}
		if s.matched {
			for _, mt := range c.Methods {
				if x.marked[mt] != s {
					continue
				}
				if err := found(mt); err != nil {
					return err
				}
			}
			continue
		}
		if hint := s.unfit(c); hint != "" {
			return fmt.Errorf("%s: %s", s.Text, hint)
		}
		if len(s.found) > 0 {
			return fmt.Errorf("%s: the parameters do not fit; there is %s", s.Text, strings.Join(s.found, ", "))
		}
		for k := c.Super; k != nil; k = k.Super {
			for _, mt := range k.Methods {
				if mt.Name == s.Method {
					return fmt.Errorf("%s: %s inherits %s from %s; name that class", s.Text, s.Class, s.Method, k.JavaName())
				}
			}
		}
		return fmt.Errorf("%s: class %s has no method %s%s", s.Text, s.Class, s.Method, Nearest(s.Method, c))
	}
	return nil
}

// Header is what a method declares: names and descriptors of its parameters,
// and the descriptor of its result.
type Header struct {
	Names, Params []string
	Result        string
}

// HeaderOf is what a method declares.
func (x *Methods) HeaderOf(mt *vm.Method) *Header {
	h := x.headers[mt]
	if h == nil {
		h = &Header{Names: ParameterNames(mt)}
		h.Params, h.Result = vm.Descriptors(mt.Desc)
		x.headers[mt] = h
	}
	return h
}

// ParameterNames are those of the source, or p0, p1, ... where the class file
// does not tell.
func ParameterNames(mt *vm.Method) []string {
	names := make([]string, len(mt.Params))
	slot := 0
	if !mt.Static() {
		slot = 1
	}
	for i, k := range mt.Params {
		names[i] = fmt.Sprintf("p%d", i)
		if code := mt.Info.Code; code != nil {
			for _, l := range code.Locals() {
				if int(l.Index) == slot && l.Start == 0 {
					names[i] = strings.Clone(l.Name)
				}
			}
		}
		slot += k.Slots()
	}
	return names
}
