package heap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// What objects of an unknown reference can be of. The classes are those of the
// class path, not those that happen to be loaded: that would differ from path to
// path.

// candidateKind is how objects of a class come to be.
type candidateKind uint8

const (
	ofClass   candidateKind = iota // allocated, with unknown contents
	ofEnum                         // the constants
	unmakable                      // see unknownFields
)

type candidate struct {
	kind  candidateKind
	class *vm.Class
}

// candidateKey is what candidates depend on.
type candidateKey struct {
	typ  *vm.Class
	from string // source file, for types of the JDK
}

// classIndex knows the classes of the class path without loading them.
type classIndex struct {
	headers map[string]*classHeader
	below   map[string][]string // direct subclasses and implementers, sorted
}

type classHeader struct {
	source string // the package and the name of the source file
	flags  classfile.Flags
}

func sourceOf(file *classfile.File) string {
	return file.Name[:strings.LastIndexByte(file.Name, '/')+1] + file.SourceFile
}

// index reads the class path, once. Only headers are kept: a class path may have tens
// of thousands of classes, of which few are loaded.
func (l *Lazy) index() *classIndex {
	if l.classes != nil {
		return l.classes
	}
	x := &classIndex{headers: map[string]*classHeader{}, below: map[string][]string{}}
	l.classes = x
	if l.Walk == nil {
		return x
	}
	// What cannot be read cannot be loaded either, and is nobody's class.
	_ = l.Walk(func(name string) bool {
		if !strings.HasSuffix(name, ".class") || strings.HasSuffix(name, "-info.class") || strings.HasPrefix(name, "META-INF/") {
			return true
		}
		// Not all that has the name of a class is one, and not all that is one has its own
		// name.
		data, err := l.Read(name)
		if err != nil {
			return true
		}
		file, err := classfile.Parse(data)
		if err != nil || file.Name+".class" != name {
			return true
		}
		own := strings.Clone(file.Name) // not to keep the whole file
		x.headers[own] = &classHeader{strings.Clone(sourceOf(file)), file.Flags}
		for _, super := range append([]string{file.Super}, file.Interfaces...) {
			x.below[strings.Clone(super)] = append(x.below[super], own)
		}
		return true
	})
	// Folders are listed in an order of the file system's.
	for _, list := range x.below {
		slices.Sort(list)
	}
	return x
}

// names tells whether symbolic.lazy.classes names a class or its package.
func (l *Lazy) names(class string) bool {
	for _, c := range l.Candidates {
		pkg, all := strings.CutSuffix(c, "*")
		pkg = strings.ReplaceAll(pkg, ".", "/")
		if all && strings.HasPrefix(class, pkg) && !strings.Contains(class[len(pkg):], "/") || class == pkg {
			return true
		}
	}
	return false
}

// candidates are the classes that a new object of a type may be of, the type
// itself first. They depend on the type, and for types of the JDK on the source file
// that mentions it; so they are found once for all paths.
func (rt *Runtime) candidates(m *vm.Machine, u *Unknown, c *vm.Class) []candidate {
	key := candidateKey{typ: c}
	if calls.OfJDK(c) && u.from.File != nil {
		key.from = sourceOf(u.from.File)
	}
	if list, ok := rt.Lazy.found[key]; ok {
		return list
	}
	list := rt.findCandidates(m, key)
	if rt.Lazy.found == nil {
		rt.Lazy.found = map[candidateKey][]candidate{}
	}
	rt.Lazy.found[key] = list
	return list
}

func (rt *Runtime) findCandidates(m *vm.Machine, key candidateKey) (list []candidate) {
	l, c := rt.Lazy, key.typ
	if c.Elem != nil || isValue(c) {
		return []candidate{{ofClass, c}} // arrays are of the declared type itself
	}
	// Callers have the JDK at hand: a parameter of type List is mostly given an ArrayList,
	// also by programs with a List of their own.
	if l.Calls != nil && calls.OfJDK(c) {
		list = rt.appendImplementations(m, list, c)
	}
	if !calls.OfJDK(c) || l.Calls == nil && (c == m.Lib.ObjectClass() || c.SubclassOf(m.Lib.ThrowableClass())) || l.names(c.Name) {
		list = rt.appendCandidate(list, c)
	}
	// A class that cannot be loaded, for want of others that it names, is nobody's object
	// in this run.
	for _, name := range l.below(c, key.from) {
		if k, err := m.Lib.Load(m.Lib.AppLoader, name); err == nil && k != c && k.SubclassOf(c) {
			list = rt.appendCandidate(list, k)
		}
	}
	// Nothing in the same source file: then any class of the program, so that a Runnable
	// or a Comparator is not always null.
	if len(list) == 0 && calls.OfJDK(c) {
		for _, name := range l.implementers(m, c) {
			if k, err := m.Lib.Load(m.Lib.AppLoader, name); err == nil && k.SubclassOf(c) {
				list = rt.appendCandidate(list, k)
			}
		}
	}
	// It is a Number, Comparable and Serializable, and equal to others by its value, so
	// that it does for most uses of Object.
	integer := m.Lib.MustLoad("java/lang/Integer")
	if l.Calls != nil && len(l.Candidates) == 0 && !integer.SubclassOf(c) && onlyWrap(rt, m, list, c) {
		if k := l.stubFor(m, c); k != nil {
			list = rt.appendCandidate(nil, k)
		}
	}
	// Everything fits Object: one class of values stands for all of them here, and
	// symbolic.lazy.classes names others.
	if calls.OfJDK(c) && len(l.Candidates) == 0 && integer.SubclassOf(c) {
		list = append(list, candidate{ofClass, integer}) // for Object, Comparable, Number
	}
	return list
}

// onlyWrap tells whether each candidate for a type is made of another object of that type.
// With nothing that they could wrap, they would only lead to each other; what a wrapper
// passes on a stub returns by itself.
func onlyWrap(rt *Runtime, m *vm.Machine, list []candidate, c *vm.Class) bool {
	wraps := func(r *Recipe) bool {
		return slices.ContainsFunc(append(r.Via[:len(r.Via):len(r.Via)], r.Create), func(mt *vm.Method) bool {
			params, _ := vm.Descriptors(mt.Desc)
			return slices.ContainsFunc(params, func(desc string) bool {
				if desc[0] != 'L' {
					return false
				}
				p, err := m.Lib.Load(m.Lib.AppLoader, desc[1:len(desc)-1])
				return err == nil && p.SubclassOf(c)
			})
		})
	}
	for _, k := range list {
		if k.kind != ofClass || k.class == c || isValue(k.class) || k.class.Elem != nil {
			return false
		}
		for _, r := range rt.recipesOf(k.class) {
			if !wraps(r) {
				return false
			}
		}
	}
	return true
}

// appendImplementations adds what can be built of a type of the JDK: the class itself,
// or those that stand for it.
func (rt *Runtime) appendImplementations(m *vm.Machine, list []candidate, c *vm.Class) []candidate {
	names, known := implementations[c.Name]
	if !known && c.Flags&(classfile.AccAbstract|classfile.AccInterface) == 0 {
		return rt.appendCandidate(list, c)
	}
	for _, name := range names {
		if k, err := m.Lib.LoadBoot(name); err == nil {
			if k.Elem != nil {
				list = append(list, candidate{ofClass, k})
			} else {
				list = rt.appendCandidate(list, k)
			}
		}
	}
	return list
}

// implementers names the classes of the class path below a type of the JDK: what
// extends it, or a type of the JDK that does.
func (l *Lazy) implementers(m *vm.Machine, c *vm.Class) []string {
	x := l.index()
	var work, names []string
	// From the edges of the program inwards: only types that it does not have itself can
	// stand between one of the JDK and its classes.
	for super := range x.below {
		if _, own := x.headers[super]; own {
			continue
		}
		if k, err := m.Lib.Load(m.Lib.AppLoader, super); err == nil && k.SubclassOf(c) {
			work = append(work, super)
		}
	}
	for len(work) > 0 {
		for _, name := range x.below[work[0]] {
			if !slices.Contains(names, name) {
				work = append(work, name)
				if len(l.Candidates) == 0 || l.names(name) {
					names = append(names, name)
				}
			}
		}
		work = work[1:]
	}
	slices.Sort(names)
	return names
}

// below names the classes that may be subclasses of a type: all that the program
// has for a type of its own. Everything is an Object: for a type of the JDK only
// those of the source file that mentions it count. Sorted, as the order of candidates
// is the order of a choice's alternatives.
func (l *Lazy) below(c *vm.Class, source string) []string {
	x := l.index()
	var names []string
	add := func(name string) {
		if (len(l.Candidates) == 0 || l.names(name)) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if !calls.OfJDK(c) {
		for work := []string{c.Name}; len(work) > 0; {
			next := work[0]
			work = append(work[1:], x.below[next]...)
			if next != c.Name {
				add(next)
			}
		}
	} else {
		for name, h := range x.headers {
			if len(l.Candidates) > 0 || h.source == source {
				add(name)
			}
		}
	}
	for _, name := range l.Candidates {
		if !strings.HasSuffix(name, "*") {
			add(strings.ReplaceAll(name, ".", "/")) // of the JDK, too
		}
	}
	slices.Sort(names)
	return names
}

// Constants of an enum with bodies are of classes of their own, which come with the
// enum.
func (rt *Runtime) appendCandidate(list []candidate, c *vm.Class) []candidate {
	switch {
	case c.Super != nil && c.Super.Name == "java/lang/Enum":
		return append(list, candidate{ofEnum, c})
	// Of an abstract class there are no objects but those of its subclasses, which are
	// candidates by themselves.
	case isEnumBody(c), c.Flags&(classfile.AccAbstract|classfile.AccInterface) != 0:
		return list
	}
	if rt.Lazy.Calls != nil {
		if len(rt.recipesOf(c)) == 0 && !isValue(c) {
			return list
		}
		return append(list, candidate{ofClass, c})
	}
	if _, left := rt.unknownFields(c); left != nil && !isValue(c) {
		return append(list, candidate{unmakable, c})
	}
	return append(list, candidate{ofClass, c})
}

// isEnumBody tells whether a class is that of a constant with a body.
func isEnumBody(c *vm.Class) bool {
	return c.Super != nil && c.Super.Super != nil && c.Super.Super.Name == "java/lang/Enum"
}

// constantName is the name of an enum's constant, or of another object that is
// nobody's input.
func (rt *Runtime) constantName(m *vm.Machine, r vm.Ref) string {
	// By the field that holds it: name() would be a call.
	o := m.Heap.Get(r)
	if o == nil {
		return "null"
	}
	for c := o.Class; c != nil; c = c.Super {
		for _, f := range c.Fields {
			if f.Static() && f.Flags&classfile.AccEnum != 0 && vm.Ref(m.Static(f)) == r {
				return f.Name
			}
		}
	}
	return fmt.Sprintf("%s@%x", o.Class.TypeName(), r)
}

// CheckLazy says what is wrong with symbolic.lazy.classes and
// symbolic.lazy.invariant, and under which key. It is asked before the run, as a name
// that is wrong would just be no candidate.
func (rt *Runtime) CheckLazy(classes spec.Classes) (key string, err error) {
	l := rt.Lazy
	if l.Calls != nil {
		l.Calls.load = classes.Load
	}
	for _, name := range l.Candidates {
		if pkg, all := strings.CutSuffix(name, "*"); all {
			pkg = strings.ReplaceAll(pkg, ".", "/")
			found := false
			for class := range l.index().headers {
				found = found || strings.HasPrefix(class, pkg) && !strings.Contains(class[len(pkg):], "/")
			}
			if !found {
				return classesKey, fmt.Errorf("%s: the class path has no classes in this package", name)
			}
			continue
		}
		c, err := spec.Load(classes, name)
		if err != nil {
			return classesKey, err
		}
		// Named, and yet without objects: whoever named it expects something else, and would
		// take a search that finds nothing for a proof.
		if len(rt.appendCandidate(nil, c)) == 0 {
			return classesKey, fmt.Errorf("class %s: it has no objects of its own; name the classes that extend or implement it", name)
		}
	}
	if err := l.checkRecipes(classes); err != nil {
		return recipesKey, err
	}
	for _, v := range l.Invariants {
		if err := v.find(classes); err != nil {
			return invariantKey, err
		}
	}
	return "", nil
}
