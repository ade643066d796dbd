package heap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Stubs: objects of interfaces and abstract classes of which no class is known that
// callers could make objects of. A caller would write a class of its own. Its methods
// keep to the types that they were declared with, and do no more than that: they
// return anything, and neither throw nor change anything.
//
// A stub is an object that a recipe builds, of a class that is made for it. Each call
// of one of its methods has an answer of its own, an unknown value of the declared
// type, which is kept with the object in the order of the calls.

// Answer is what a stub has returned.
type Answer struct {
	Method *vm.Method // of the stub's class
	Part   InitialPart
}

type answer struct {
	method *vm.Method
	part   part
}

// stub is a class whose objects are stubs.
type stub struct {
	class *vm.Class
	of    *vm.Class // the type
}

// stubOf is the type that a class stands for whose objects are stubs, nil for others.
func (l *Lazy) stubOf(c *vm.Class) *vm.Class {
	if l == nil {
		return nil
	}
	for _, s := range l.stubs {
		if s != nil && s.class == c {
			return s.of
		}
	}
	return nil
}

// stubFor is the class of stubs of a type, nil where callers cannot write one.
func (l *Lazy) stubFor(m *vm.Machine, c *vm.Class) *vm.Class {
	s, known := l.stubs[c]
	if !known {
		if l.stubs == nil {
			l.stubs = map[*vm.Class]*stub{}
		}
		s = l.makeStub(m, c)
		l.stubs[c] = s
	}
	if s == nil {
		return nil
	}
	return s.class
}

// stubbable tells whether callers may write a class that extends or implements a type.
// A sealed or final type has all its classes already, and one that callers cannot name
// they cannot implement.
func (x *Calls) stubbable(c *vm.Class) bool {
	const odd = classfile.AccAnnotation | classfile.AccEnum | classfile.AccFinal
	switch {
	case c.File == nil || c.Elem != nil || c.File.Sealed || c.Flags&odd != 0 || c.Flags&classfile.AccAbstract == 0:
		return false
	// Abstract classes of the JDK have state that their methods rely on; an interface has
	// none.
	case calls.OfJDK(c):
		return c.IsInterface() && named(c) && strings.HasPrefix(c.Name, "java")
	case c.Package() == x.Package:
		return !privateNested(c) && (c.IsInterface() || !inner(c))
	}
	return named(c) && (c.IsInterface() || !inner(c))
}

// The class is made once for the library, whatever path asked first: its name and
// contents depend on the type alone.
func (l *Lazy) makeStub(m *vm.Machine, c *vm.Class) *stub {
	class := l.defineStub(m, c, "")
	if class == nil {
		return nil
	}
	for _, mt := range class.Methods {
		mt.Role |= uint32(calls.Stub)
		mt.Traits |= vm.TraitAsked
		// Calls come to Answered instead; reflection or a method handle that reaches
		// the native itself stops the run.
		mt.Native = func(e *vm.Env) {
			e.M.Stop(&vm.Unsupported{What: "a stub of " + c.JavaName() + " is called by what does not know of it"})
		}
	}
	return &stub{class: class, of: c}
}

// abstractMethods are the methods that a class must have that extends or implements a
// type, in the order of their names.
func abstractMethods(m *vm.Machine, c *vm.Class) (list []*vm.Method) {
	type key struct{ name, desc string }
	seen := map[key]bool{}
	var interfaces []*vm.Class
	var climb func(k *vm.Class)
	climb = func(k *vm.Class) {
		if k == nil || slices.Contains(interfaces, k) {
			return
		}
		if k.IsInterface() {
			interfaces = append(interfaces, k)
		}
		for _, i := range k.Interfaces {
			climb(i)
		}
		climb(k.Super)
	}
	climb(c)
	// A class of interfaces has what Object has: toString of an interface, declared again,
	// is no method that is left to be written.
	start := c
	if c.IsInterface() {
		start = m.Lib.ObjectClass()
	}
	for k := start; k != nil; k = k.Super {
		for _, mt := range k.Methods {
			at := key{mt.Name, mt.Desc}
			if mt.Static() || mt.Private() || mt.Name == "<init>" || seen[at] {
				continue
			}
			if seen[at] = true; mt.Abstract() {
				list = append(list, mt)
			}
		}
	}
	for _, i := range interfaces {
		for _, mt := range i.Methods {
			at := key{mt.Name, mt.Desc}
			if !mt.Abstract() || mt.Static() || seen[at] {
				continue
			}
			// A default method of an interface below takes the place of an abstract one above it.
			filled := slices.ContainsFunc(interfaces, func(d *vm.Class) bool {
				o := d.DeclaredMethod(mt.Name, mt.Desc)
				return d != i && d.SubclassOf(i) && o != nil && !o.Abstract()
			})
			if seen[at] = true; !filled {
				list = append(list, mt)
			}
		}
	}
	slices.SortFunc(list, func(a, b *vm.Method) int { return strings.Compare(a.Name+a.Desc, b.Name+b.Desc) })
	return list
}

// stubRecipes are the ways to build a stub of class c: the constructors of an abstract
// class, or that of Object.
func (x *Calls) stubRecipes(c, of *vm.Class) (list []*Recipe) {
	if of.IsInterface() {
		return []*Recipe{{Create: c.Super.DeclaredMethod("<init>", "()V")}}
	}
	var constructors []*vm.Method
	for _, mt := range of.Methods {
		inherited := mt.Flags&(classfile.AccPublic|classfile.AccProtected) != 0 || of.Package() == x.Package
		if mt.Name == "<init>" && mt.Flags&(classfile.AccPrivate|classfile.AccSynthetic) == 0 && inherited {
			constructors = append(constructors, mt)
		}
	}
	for _, mt := range simplest(constructors, mostConstructors) {
		list = append(list, &Recipe{Create: mt})
	}
	return list
}

// Answered gives the answer to a call of a stub's method. Answers are not kept by
// arguments: a stub may return something else when it is asked again, as an interface
// promises no more.
func (rt *Runtime) Answered(c *calls.Call) bool {
	m, mt := c.M, c.Callee
	h := Of(m)
	r := vm.Ref(c.F.Slots[c.At])
	// Each object has answers of its own: two stubs of a type are two classes that callers
	// wrote.
	k := slices.IndexFunc(h.objs, func(o inputObject) bool { return o.ref == r })
	switch {
	case mt.Ret == vm.KindVoid:
		core.Drop(c.F, int32(mt.Args))
		c.F.PC++
		return true
	case k < 0:
		// A constructor of the type calls it: the object is none of the input yet.
		m.IgnorePath()
		rt.Cut(m, "a stub of "+mt.Class.JavaName()+" was called by its own constructor", "")
		return true
	}
	o := &h.objs[k]
	n := len(o.answers)
	p := part{name: mt.Name + "()"}
	name, shown := fmt.Sprintf("%s.%s#%d", o.name, mt.Name, n), fmt.Sprintf("%s.%s()", o.shown, mt.Name)
	_, ret := vm.Descriptors(mt.Desc)
	var v uint64
	var a vm.Attr
	if t, number := symbolic.TypeOf(ret); number {
		v, a = rt.FreshIn(m, name, shown, true, rt.Domain(t, mt.Name))
		p.v = core.Claim(m)
	} else {
		// An answer may be an object that has yet to be built, by calls that do not need the
		// stub: whoever writes the stub makes it first.
		desc, signature := rt.Lazy.answerType(o, mt, ret)
		p.u = rt.introduce(m, &Unknown{name: name, shown: shown, desc: desc, signature: signature, from: o.by.from, depth: o.depth() + 1, argumentOf: k + 1,
			notNull: rt.Lazy.neverNull(mt, ret), filled: rt.Lazy.neverEmpty(mt)})
		a = p.u
	}
	changeObject(m, k, func(o *inputObject) { o.answers = append(slices.Clip(o.answers), answer{mt, p}) })
	core.Drop(c.F, int32(mt.Args))
	core.PushSlot(c.F, v, a, int32(mt.Ret.Slots()))
	c.F.PC++
	return true
}

// neverNull tells whether the contract of a method of a stub says that it returns an
// object: methods of the JDK's interfaces do, but for texts and anything at all.
func (l *Lazy) neverNull(mt *vm.Method, ret string) bool {
	of := l.stubOf(mt.Class)
	return of != nil && calls.OfJDK(of) && ret != "Ljava/lang/String;" && ret != "Ljava/lang/Object;"
}

// filledAnswers are methods that return null instead of an empty array, as their
// documentation says, in classes of javax and of jakarta.
var filledAnswers = map[string]bool{
	"/servlet/http/HttpServletRequest.getCookies": true, "/servlet/ServletRequest.getParameterValues": true,
}

// neverEmpty tells whether a method of a stub returns no empty array.
func (l *Lazy) neverEmpty(mt *vm.Method) bool {
	of := l.stubOf(mt.Class)
	if of == nil {
		return false
	}
	declared := of.Method(mt.Name, mt.Desc)
	if declared == nil {
		return false
	}
	_, name, _ := strings.Cut(declared.Class.Name, "/")
	return filledAnswers["/"+name+"."+mt.Name]
}

// answerType is the type that a method of a stub returns, with what type variables of
// the stub's type stand for.
func (l *Lazy) answerType(o *inputObject, mt *vm.Method, ret string) (desc, signature string) {
	of := l.stubOf(mt.Class)
	var declared *vm.Method
	if of != nil {
		declared = of.Method(mt.Name, mt.Desc)
	}
	if declared == nil || declared.Info.Signature == "" {
		return ret, ""
	}
	generic := declared.Info.Signature
	signature = generic[strings.LastIndexByte(generic, ')')+1:]
	if end := strings.IndexByte(signature, '^'); end >= 0 {
		signature = signature[:end]
	}
	// A method with type variables of its own hides those of its class.
	if !strings.HasPrefix(signature, "T") || strings.HasPrefix(generic, "<") {
		return ret, signature
	}
	bound := typeArguments(o.by.signature)
	i := -1
	// Inherited from another interface, a variable has that one's name: what it stands for
	// here is not looked up, and the erased type is right, if wider.
	if declared.Class == of && of.File.Signature != "" {
		i = slices.Index(typeParameters(of.File.Signature), signature[1:len(signature)-1])
	}
	if i < 0 || i >= len(bound) {
		return ret, signature
	}
	switch arg := strings.TrimLeft(bound[i], "+-"); {
	case arg == "*" || arg[0] == 'T':
		return ret, signature
	default:
		return erasure(arg), arg
	}
}

// typeParameters are the names of those that a class declares.
func typeParameters(signature string) (list []string) {
	if signature == "" || signature[0] != '<' {
		return nil
	}
	depth, start := 0, 1
	for i := 1; i < len(signature); i++ {
		switch c := signature[i]; {
		case c == '<':
			depth++
		case c == '>' && depth == 0:
			return list
		case c == '>':
			depth--
		case c == ':' && depth == 0 && start >= 0:
			list, start = append(list, signature[start:i]), -1
		case c == ';' && depth == 0 && i+1 < len(signature) && signature[i+1] != ':':
			start = i + 1
		}
	}
	return list
}
