package symexec

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// markWhole marks a method of a class that symbolic.class names: all but
// constructors, initialisers, main and what the compiler has made. What symbolic.method
// says of it goes first.
func (rt *Runtime) markWhole(mt *vm.Method) vm.MethodTraits {
	if mt.Name[0] == '<' || mt.Name == "main" || mt.Flags&(classfile.AccAbstract|classfile.AccNative|classfile.AccSynthetic) != 0 {
		return 0
	}
	name := mt.Class.JavaName()
	for _, class := range rt.classes {
		if class != name {
			continue
		}
		s := &Spec{Text: name + "." + mt.Name, Class: name, Method: mt.Name, Symbolic: make([]bool, len(mt.Params)), matched: true, whole: true}
		for i := range s.Symbolic {
			s.Symbolic[i] = true
		}
		rt.marked[mt] = s
		return vm.TraitSymbolic
	}
	return 0
}

// Classes are those of the program.
type Classes interface {
	// Load loads a class by its name with slashes.
	Load(name string) (*vm.Class, error)
	// Names lists the names with dots.
	Names() []string
}

// load loads a class that the configuration names, with dots. One that is not there
// may have been meant to be another.
func load(classes Classes, name string) (*vm.Class, error) {
	c, err := classes.Load(strings.ReplaceAll(name, ".", "/"))
	if err == nil {
		return c, nil
	}
	if !vm.NotFound(err, strings.ReplaceAll(name, ".", "/")) {
		return nil, fmt.Errorf("class %s: %w", name, err)
	}
	hint := ""
	if near := nearestClasses(name, classes.Names()); len(near) > 0 {
		hint = "; the nearest are " + strings.Join(near, ", ")
	}
	return nil, fmt.Errorf("class %s: not found on the class path%s", name, hint)
}

// nearestClasses returns the classes whose names are most like one: with the same
// name in another package, or with few characters that differ.
func nearestClasses(name string, known []string) []string {
	simple := func(s string) string { return s[strings.LastIndexAny(s, ".$")+1:] }
	var same []string
	for _, k := range known {
		if simple(k) == simple(name) {
			same = append(same, k)
		}
	}
	if len(same) > 0 {
		return same[:min(len(same), 3)]
	}
	return nearestOf(name, known)
}

// CheckClasses loads the classes that symbolic.class names, and says what is wrong
// with a name that has no methods that can begin so.
func (rt *Runtime) CheckClasses(classes Classes) error {
	for _, name := range rt.classes {
		c, err := load(classes, name)
		if err != nil {
			return err
		}
		found := false
		for _, mt := range c.Methods {
			if rt.marked[mt] == nil {
				continue
			}
			found = true
			if rt.before[mt], err = rt.precondition(mt, classes); err != nil {
				return err
			}
		}
		if !found {
			return fmt.Errorf("class %s has no method that can be symbolic: constructors and main are not", name)
		}
	}
	return nil
}
