package heap

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/insn/spin"
	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Ways tell how callers of a package build objects: by the recipes of which unknown objects
// are built, for those who make the calls with values of their own.
type Ways struct {
	rt    *Runtime
	m     *vm.Machine
	specs []*RecipeSpec
	stubs map[stubKey]*vm.Class
	err   error
}

type stubKey struct {
	of     *vm.Class
	number int
}

// Way is a way to an object of a class.
type Way struct {
	Class *vm.Class
	// Recipe is nil where the class says all: of a box, of an enum.
	Recipe *Recipe
}

// Index is what is known of the class path without loading classes, for machines that see the same one.
type Index struct{ lazy Lazy }

// NewIndex reads headers from a class path when they are needed.
func NewIndex(walk func(fn func(name string) bool) error, read func(name string) ([]byte, error)) *Index {
	return &Index{Lazy{Walk: walk, Read: read}}
}

// Ways are those in which a package's classes build objects in a machine, by what classes offer and by recipes that
// somebody has seen.
func (x *Index) Ways(m *vm.Machine, pkg string, specs []*RecipeSpec) *Ways {
	x.lazy.index()
	load := func(name string) (*vm.Class, error) { return m.Lib.Load(m.Lib.AppLoader, name) }
	l := &Lazy{Calls: &Calls{Package: pkg, load: load}, classes: x.lazy.classes, stubs: map[*vm.Class]*stub{}}
	return &Ways{rt: &Runtime{Lazy: l}, m: m, specs: specs, stubs: map[stubKey]*vm.Class{}}
}

// Err is what is wrong with a recipe that was asked for.
func (w *Ways) Err() error { return w.err }

// To are the ways to an object of a type that a class mentions, those that somebody has seen first.
func (w *Ways) To(typ, from *vm.Class) (list []Way) {
	l := w.rt.Lazy
	// None that the machine would have to answer for, see Stub.
	l.stubs[typ] = nil
	for _, g := range w.specs { // a class of which nobody else knows how to make objects is a candidate for what was seen
		if c, err := (pathClasses{w.m}).Load(strings.ReplaceAll(g.Class, ".", "/")); err == nil && c.SubclassOf(typ) {
			w.seen(c)
		}
	}
	key := candidateKey{typ: typ}
	if calls.OfJDK(typ) && from.File != nil {
		key.from = sourceOf(from.File)
	}
	classes := w.rt.findCandidates(w.m, key)
	var seen, found []Way
	for _, k := range classes {
		if k.class.Elem != nil {
			continue
		}
		if k.kind == ofEnum || isValue(k.class) {
			found = append(found, Way{Class: k.class})
			continue
		}
		offered := w.rt.recipesOf(k.class)
		for _, r := range l.Calls.add(nil, k.class) {
			seen = append(seen, Way{k.class, r})
		}
		for _, r := range offered {
			if !slices.ContainsFunc(seen, func(s Way) bool { return s.Class == k.class && s.Recipe.key() == r.key() }) {
				found = append(found, Way{k.class, r})
			}
		}
	}
	// A type without constructors may have methods that return objects of it.
	if typ.Flags&classfile.AccAbstract != 0 {
		for _, r := range l.Calls.find(typ) {
			if r.Create.Name != "<init>" && len(r.Then)+len(r.Sets) == 0 {
				found = append(found, Way{typ, r})
			}
		}
	}
	return append(seen, found...)
}

// seen finds the recipes of a class that somebody has seen.
func (w *Ways) seen(c *vm.Class) {
	l := w.rt.Lazy
	if _, known := l.Calls.configured[c]; known {
		return
	}
	if l.Calls.configured == nil {
		l.Calls.configured = map[*vm.Class][]*Recipe{}
	}
	l.Calls.configured[c] = []*Recipe{}
	for _, g := range w.specs {
		if g.Class != c.JavaName() {
			continue
		}
		_, r, err := g.find(pathClasses{w.m})
		if err != nil {
			w.err = err
			continue
		}
		l.Calls.configured[c] = append(l.Calls.configured[c], r)
	}
}

// pathClasses are those that the program's loader finds.
type pathClasses struct{ m *vm.Machine }

func (p pathClasses) Load(name string) (*vm.Class, error) {
	return p.m.Lib.Load(p.m.Lib.AppLoader, name)
}
func (p pathClasses) Names() []string { return nil }

// Stub is a class of a type, an interface or abstract class, as a caller would write it: all methods
// that it has to have return what answer says, and do nothing. The same number gives the same class. It is nil where callers cannot write
// one, and has the constructors of the type where that is no interface.
func (w *Ways) Stub(typ *vm.Class, number int, answer func(mt *vm.Method) (slot uint64, text string, isText bool)) *vm.Class {
	key := stubKey{typ, number}
	if c, known := w.stubs[key]; known {
		return c
	}
	w.stubs[key] = nil
	c := w.rt.Lazy.defineStub(w.m, typ, strconv.Itoa(number))
	if c == nil {
		return nil
	}
	for _, mt := range c.Methods {
		if mt.Name == "<init>" {
			continue
		}
		slot, text, isText := answer(mt)
		mt.Native = func(e *vm.Env) {
			if isText {
				e.ReturnRef(e.M.Intern(e.M.NewString(text)))
				return
			}
			e.ReturnRaw(slot)
		}
	}
	w.stubs[key] = c
	return c
}

// IsStub reports whether a class is one that Stub has made.
func (w *Ways) IsStub(c *vm.Class) bool {
	for _, s := range w.stubs {
		if s == c {
			return true
		}
	}
	return false
}

// NamesStub reports whether a text has the name of such a class in it.
func (w *Ways) NamesStub(text string) bool {
	for _, s := range w.stubs {
		if s != nil && strings.Contains(text, s.JavaName()) {
			return true
		}
	}
	return false
}

// Constructors of a stub are those of its type that callers can call, or that of Object.
func (w *Ways) Constructors(stub, typ *vm.Class) (list []*vm.Method) {
	for _, r := range w.rt.Lazy.Calls.stubRecipes(stub, typ) {
		list = append(list, r.Create)
	}
	return list
}

// Abstract are the methods that a class must have that extends or implements a type.
func (w *Ways) Abstract(typ *vm.Class) []*vm.Method { return abstractMethods(w.m, typ) }

// ParameterType is the generic type of a parameter, "" where the class file does not tell.
func ParameterType(mt *vm.Method, i int) string {
	return parameterSignature(mt, slotOfParameter(mt, i))
}

// ElementType is that of an array's elements.
func ElementType(signature string) string { return elementSignature(signature) }

// BoundType is the type of a parameter of a method of an object that was declared with a generic type: for add of a
// List<String> that of a text. Both are "" where that is not told.
func BoundType(declared string, mt *vm.Method, i int) (desc, signature string) {
	if signature = typeArgument(declared, mt, ParameterType(mt, i)); signature == "" {
		return "", ""
	}
	return erasure(signature), signature
}

// defineStub makes the class of a stub, whose methods have no code yet, or nil where callers cannot write it.
func (l *Lazy) defineStub(m *vm.Machine, c *vm.Class, suffix string) *vm.Class {
	if !l.Calls.stubbable(c) {
		return nil
	}
	var members []spin.Member
	for _, mt := range abstractMethods(m, c) {
		// A method that only the package can see has to be implemented by whoever extends the
		// class, and callers outside cannot: so they cannot extend it.
		if !c.IsInterface() && mt.Flags&(classfile.AccPublic|classfile.AccProtected) == 0 && mt.Class.Package() != l.Calls.Package {
			return nil
		}
		members = append(members, spin.Member{Name: mt.Name, Desc: mt.Desc})
	}
	name, super, interfaces := c.Name+"Stub"+suffix, "java/lang/Object", []string{c.Name}
	// Packages of the JDK are closed to classes of others.
	if calls.OfJDK(c) {
		name = "gojpf/stubs/" + name
	}
	if !c.IsInterface() {
		super, interfaces = c.Name, nil
	}
	file := spin.Stub(name, super, interfaces, members)
	supers := map[string]*vm.Class{c.Name: c, m.Lib.ObjectClass().Name: m.Lib.ObjectClass()}
	class, err := m.Lib.DefineDynamic(m.Lib.AppLoader, file, []byte("stub of "+c.Name+suffix), "", func(n string) (*vm.Class, error) { return supers[n], nil })
	if err != nil {
		return nil
	}
	// It was written here and follows the rules of the verifier, which need not look at
	// it.
	class.Vouch()
	return class
}
