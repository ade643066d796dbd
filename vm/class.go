package vm

import (
	"strings"
	"sync/atomic"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Class is the immutable description of a loaded class, interface, array type
// or primitive type. What changes while a program runs (statics, the state of
// its initialisation, its java.lang.Class object) is in ClassState, which
// belongs to the state; a Class is shared by all states and machines of a run.
type Class struct {
	ID         uint32
	Name       string // java/lang/String, [I, int
	File       *classfile.File
	Flags      classfile.Flags // as the class file's access_flags
	Super      *Class
	Interfaces []*Class
	Loader     *Loader
	Source     string // where its bytes came from, for reports
	SourceURL  string
	Module     string // of the JDK image, "" for the unnamed module

	operand     *Method // of Library.Operand
	supplied    *supply // of a class that takes the place of the host's, else nil
	Complements *Class  // of a program's own copy of a class of the API: that class

	Elem *Class // element type of an array (one dimension less)
	Prim Kind   // of a primitive type, else 0

	Fields  []*Field
	Methods []*Method

	Words       int      // instance words, including the supers'
	RefWords    []uint16 // which of them hold references
	kinds       []Kind   // of the fields in them
	StaticWords int
	StaticRefs  []uint16
	VTable      []*Method
	Clinit      *Method

	Nest         *Class // host, resolved lazily by the library
	Hidden       bool
	Defined      bool     // from bytes that were made while the program ran
	Host         *Class   // of a hidden class: the class that it was defined for
	RefKind      RefClass // java.lang.ref behaviour
	depth        int
	display      []*Class // superclass chain from Object down to the class itself
	interfaces   map[*Class]struct{}
	methodIndex  map[memberKey]*Method
	fieldIndex   map[memberKey]*Field
	ifaceCache   [16]atomic.Pointer[Dispatch]
	array        atomic.Pointer[Class]
	pool         []atomic.Pointer[Resolved]
	nameKey      atomic.Uint64
	filter       []uint16 // instance words left out of state matching, sorted
	member       *Field   // the number of a method or a field, see member.go
	shown, kept  []uint16 // of RefWords, those that take part and those left out
	plain        bool     // instances are their words, which all take part
	moment       *Field   // a time that takes part by how far off it is; nil for none
	holds        *holdFields
	locals       *Field // values that a Thread keeps itself, see holds.go; nil for none
	staticFilter []uint16
	views        []fieldView // of those among them that take part in an abstract way
	staticViews  []fieldView
	mods         []uint16 // filtered words that count modifications, see counts.go
	remembered   []uint16 // filtered words that hold such a count of another object
	caches       []uint16 // filtered words that lead to what a method may give away
	countRefs    []uint16 // entries of the constant pool for such counts
	numbered     bool     // objects are, see born.go
	isQueue      bool     // a blocking queue of the JDK, or its concurrent map: uses what is in it under its locks
	throwable    bool     // instances have a stack trace that takes part in its own way
	sound        bool     // its code is taken at its word: the JDK's, or made by the machine
	verified     atomic.Bool
	known        atomic.Uint32 // whether its code is, see known_code.go
}

// RefClass says how the garbage collector treats instances of a class.
type RefClass uint8

// The kinds of reference classes.
const (
	RefNone RefClass = iota
	RefSoft
	RefWeak
	RefFinal
	RefPhantom
)

type memberKey struct{ name, desc string }

// Field is a field of a class; Word is its index in the instance's or the
// class's words.
type Field struct {
	ID    uint32
	Class *Class
	Info  *classfile.Field
	Name  string
	Desc  string
	Kind  Kind
	Flags classfile.Flags
	Word  int
	Slot  int // position in Class.Fields
}

// Static reports whether the field is static.
func (f *Field) Static() bool { return f.Flags&classfile.AccStatic != 0 }

// Volatile reports whether the field is volatile.
func (f *Field) Volatile() bool { return f.Flags&classfile.AccVolatile != 0 }

// String names the field in Java's dotted form.
func (f *Field) String() string { return f.Class.JavaName() + "." + f.Name }

// Method is a method of a class.
type Method struct {
	ID     uint32
	Class  *Class
	Info   *classfile.Method
	Name   string
	Desc   string
	Flags  classfile.Flags
	Params []Kind // without the receiver
	Ret    Kind
	Args   int // slots of the arguments, with the receiver
	VIndex int // index in the vtable, -1 when not virtual
	Slot   int // position in Class.Methods

	Native NativeFunc // set for native methods and methods overridden by a native
	Traits MethodTraits
	Role   uint32 // what the method is to Unknowns, which may set it when it is linked
	Max    int    // slots of a frame

	code    atomic.Pointer[Code]
	nameKey atomic.Uint64
	left    atomic.Uint32 // frameParts
	first   []Kind        // slots of a native's frame, see PseudoMethod; nil where Params say them
}

// Executed reports whether the method's body was ever needed.
func (m *Method) Executed() bool { return m.code.Load() != nil }

// MethodTraits are marks of a method that the machine looks at often.
type MethodTraits uint32

// The traits.
const (
	TraitHidden          MethodTraits = 1 << iota // left out of stack traces
	TraitCallerSensitive                          // @CallerSensitive
	TraitSynchronized
	TraitPolymorphic // signature-polymorphic: MethodHandle.invoke and friends
	TraitPseudo      // made by the machine, has no class file
	TraitEmpty       // body is a lone return: calls of it may be skipped by the loop
	TraitBooks       // runs in one piece, see trusted.go
	TraitCall        // is one operation, see trusted.go
	TraitSymbolic    // arguments become symbols, see Unknowns
	TraitIdentity    // reads what tells threads apart, see symmetry.go
	TraitAsked       // Unknowns.Call is asked in front of each call
	TraitDependent   // a native whose call is an operation, see Effect
	TraitReadsCount  // reads a collection's count of modifications, see counts.go
	TraitAddsToCount // does nothing with one but adding one
	TraitParted      // is no operation once somebody asks for its parts, see parts.go
	TraitMoment      // is one of its own then, see there
	TraitApart       // is no part of a call then, see there
	TraitForeign     // what calls run on objects that are not theirs, see foreign.go
	TraitAwaits      // takes a lock as a monitor, see owned.go
	TraitGivesUp     // gives one up, see there
	TraitLimited     // is no part of a call in some of its calls, see parts.go
	TraitSided       // changes what commutes with others, see sides.go
	TraitOfQueue     // asks or changes what may be the queue of a pool, see idle.go
)

// traitsEntered are those for which somebody has to know that a method begins.
const traitsEntered = TraitSymbolic | TraitIdentity | TraitOfQueue

// Static reports whether the method is static.
func (m *Method) Static() bool { return m.Flags&classfile.AccStatic != 0 }

// Abstract reports whether the method has no body.
func (m *Method) Abstract() bool { return m.Flags&classfile.AccAbstract != 0 }

// Private reports whether the method is private.
func (m *Method) Private() bool { return m.Flags&classfile.AccPrivate != 0 }

// Has reports whether the method has the trait.
func (m *Method) Has(t MethodTraits) bool { return m.Traits&t != 0 }

// String names the method as p.C.m(desc).
func (m *Method) String() string { return m.Class.JavaName() + "." + m.Name + m.Desc }

// Line returns the source line of a bytecode index, -1 when unknown, -2 for a
// native method, as StackTraceElement counts.
func (m *Method) Line(bci int) int {
	if m.Info == nil || m.Flags&classfile.AccNative != 0 {
		return -2
	}
	if m.Info.Code == nil {
		return -1
	}
	return m.Info.Code.LineAt(bci)
}

// JavaName returns the class's name as Class.getName prints it.
func (c *Class) JavaName() string {
	s := strings.ReplaceAll(c.Name, "/", ".")
	if c.Base().Hidden {
		if i := strings.LastIndexByte(s, '+'); i >= 0 {
			s = s[:i] + "/" + s[i+1:]
		}
	}
	return s
}

// Base is the class itself, of an array that of its innermost elements.
func (c *Class) Base() *Class {
	for c.Elem != nil {
		c = c.Elem
	}
	return c
}

// TypeName returns the name as source code writes it: int[][] for [[I.
func (c *Class) TypeName() string {
	if c.Elem != nil {
		return c.Elem.TypeName() + "[]"
	}
	return c.JavaName()
}

// Package returns the package part of the name with slashes, "" for none.
func (c *Class) Package() string {
	for c.Elem != nil {
		c = c.Elem
	}
	if i := strings.LastIndexByte(c.Name, '/'); i >= 0 {
		return c.Name[:i]
	}
	return ""
}

// Descriptor returns the field descriptor of the type.
func (c *Class) Descriptor() string {
	switch {
	case c.Prim != 0:
		return string(rune(c.Prim))
	case c.Elem != nil:
		return c.Name
	}
	return "L" + c.Name + ";"
}

// IsInterface reports whether the class is an interface.
func (c *Class) IsInterface() bool { return c.Flags&classfile.AccInterface != 0 }

// IsArray reports whether the class is an array type.
func (c *Class) IsArray() bool { return c.Elem != nil }

// IsPrimitive reports whether the class is a primitive type or void.
func (c *Class) IsPrimitive() bool { return c.Prim != 0 }

// ElemKind is the kind of an array class's elements.
func (c *Class) ElemKind() Kind {
	if c.Elem.Prim != 0 {
		return c.Elem.Prim
	}
	return KindRef
}

// SubclassOf reports whether c is d, extends it or implements it, or is an
// array that may be assigned to d.
func (c *Class) SubclassOf(d *Class) bool {
	if c == d {
		return true
	}
	if d.depth < len(c.display) && c.display[d.depth] == d {
		return true
	}
	if c.Elem != nil {
		if d.Elem != nil {
			return c.Elem.Prim == 0 && d.Elem.Prim == 0 && c.Elem.SubclassOf(d.Elem)
		}
		switch d.Name {
		case "java/lang/Object", "java/lang/Cloneable", "java/io/Serializable":
			return d.Loader.Boot()
		}
		return false
	}
	if d.IsInterface() {
		_, ok := c.interfaces[d]
		return ok
	}
	return false
}

// DeclaredMethod returns the method that the class itself declares, or nil.
func (c *Class) DeclaredMethod(name, desc string) *Method {
	return c.methodIndex[memberKey{name, desc}]
}

// DeclaredField returns the field that the class itself declares, or nil.
func (c *Class) DeclaredField(name, desc string) *Field {
	return c.fieldIndex[memberKey{name, desc}]
}

// Method looks a method up by name and descriptor in the class, its supers
// and then its interfaces (JVMS 5.4.3.3, 5.4.3.4), or returns nil.
func (c *Class) Method(name, desc string) *Method {
	key := memberKey{name, desc}
	for k := c; k != nil; k = k.Super {
		if m := k.methodIndex[key]; m != nil {
			return m
		}
	}
	if m, _ := c.maximallySpecific(key, false); m != nil {
		return m
	}
	var any *Method
	c.eachInterface(func(i *Class) bool {
		if m := i.methodIndex[key]; m != nil && !m.Private() && !m.Static() {
			any = m
			return false
		}
		return true
	})
	if any == nil && c.Elem != nil {
		return c.Super.Method(name, desc)
	}
	return any
}

// eachInterface visits every superinterface once, nearest first.
func (c *Class) eachInterface(f func(*Class) bool) {
	seen := map[*Class]bool{}
	var visit func(k *Class) bool
	visit = func(k *Class) bool {
		for ; k != nil; k = k.Super {
			for _, i := range k.Interfaces {
				if seen[i] {
					continue
				}
				seen[i] = true
				if !f(i) || !visit(i) {
					return false
				}
			}
		}
		return true
	}
	visit(c)
}

// maximallySpecific returns the one non-abstract maximally-specific
// superinterface method for the key, nil if there is none; conflict reports
// that there are several.
func (c *Class) maximallySpecific(key memberKey, abstractToo bool) (found *Method, conflict bool) {
	var cand []*Method
	c.eachInterface(func(i *Class) bool {
		if m := i.methodIndex[key]; m != nil && !m.Private() && !m.Static() {
			cand = append(cand, m)
		}
		return true
	})
	for _, m := range cand {
		specific := true
		for _, o := range cand {
			if o != m && o.Class.SubclassOf(m.Class) {
				specific = false
				break
			}
		}
		if specific && (abstractToo || !m.Abstract()) {
			if found != nil {
				return found, true
			}
			found = m
		}
	}
	return found, false
}

// Field looks a field up by the order of JVMS 5.4.3.2, or returns nil.
func (c *Class) Field(name, desc string) *Field {
	if f := c.fieldIndex[memberKey{name, desc}]; f != nil {
		return f
	}
	for _, i := range c.Interfaces {
		if f := i.Field(name, desc); f != nil {
			return f
		}
	}
	if c.Super != nil {
		return c.Super.Field(name, desc)
	}
	return nil
}

// FieldNamed returns the field of that name in the class or its supers,
// whatever its type; the machine uses it for fields of JDK classes.
func (c *Class) FieldNamed(name string) *Field {
	for k := c; k != nil; k = k.Super {
		for _, f := range k.Fields {
			if f.Name == name {
				return f
			}
		}
	}
	return nil
}

// Select returns the method that an invocation of decl on an instance of c
// runs (JVMS 5.4.6). It returns decl itself, abstract, where there is none,
// and conflict where two defaults compete.
func (c *Class) Select(decl *Method) (impl *Method, conflict bool) {
	if decl.VIndex >= 0 && !decl.Class.IsInterface() {
		return c.VTable[decl.VIndex], false
	}
	if decl.Private() || decl.Static() {
		return decl, false
	}
	e := c.ifaceCache[decl.ID&15].Load()
	if e != nil && e.Decl == decl {
		return e.Impl, false
	}
	impl, conflict = c.selectInterface(decl)
	if !conflict {
		c.ifaceCache[decl.ID&15].Store(&Dispatch{decl, impl})
	}
	return impl, conflict
}

func (c *Class) selectInterface(decl *Method) (*Method, bool) {
	if decl.Class.IsInterface() && !c.SubclassOf(decl.Class) {
		return decl, true
	}
	key := memberKey{decl.Name, decl.Desc}
	for k := c; k != nil; k = k.Super {
		if m := k.methodIndex[key]; m != nil && !m.Static() && !m.Private() {
			return m, false
		}
	}
	if m, conflict := c.maximallySpecific(key, false); conflict {
		return decl, true
	} else if m != nil {
		return m, false
	}
	return decl, false
}

// variableName names the field in a word, or the elements of an array.
func (c *Class) variableName(index int) string {
	if c.Elem != nil {
		return c.Name
	}
	return c.FieldAt(index).String()
}

// FieldAt returns the instance field in a word.
func (c *Class) FieldAt(word int) *Field {
	for k := c; k != nil; k = k.Super {
		if k.Super != nil && word < k.Super.Words {
			continue
		}
		for _, f := range k.Fields {
			if !f.Static() && f.Word == word {
				return f
			}
		}
	}
	return nil
}

// StaticAt returns the static field in a word.
func (c *Class) StaticAt(word int) *Field {
	for _, f := range c.Fields {
		if f.Static() && f.Word == word {
			return f
		}
	}
	return nil
}
