// Package heap is lazy initialisation: references that are not known.
//
// An unknown reference is an *Unknown, kept as the attribute of every slot that
// holds it; passing and storing it decides nothing. The first instruction that
// has to know it makes a choice: null, an object of the input heap, or a new
// object of it, whose fields are unknown in turn. What was decided is in the
// InputHeap of the state, so all copies of the reference learn of it.
//
// These always hold:
//
//   - The input heap is what the program was given: objects that the program
//     allocates are never in it, and its shape does not change when the program
//     assigns fields. A reference that the program overwrites before it looks at
//     it stays open for ever.
//   - Two paths differ first in what one and the same reference is: null, this
//     object, that object, a new object of a class. So no two paths have
//     isomorphic input heaps, and none is left out within the bounds.
//   - What stands in the slot of an unknown reference is null and used by nobody.
//
// It stands on texts, as fields may be Strings, and on what calls are; who reads fields,
// calls methods and begins them asks it first.
package heap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/condition"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Runtime is what unknown references of one machine share.
type Runtime struct {
	*core.Runtime
	// Lazy is nil where references are never unknown, see SetLazy.
	Lazy *Lazy

	texts   *text.Runtime
	methods *spec.Methods
	before  map[*vm.Method]*condition.Condition // what @Preconditions says
}

// New makes what deals with references of a machine. None is unknown before
// [Runtime.SetLazy].
func New(rt *core.Runtime, texts *text.Runtime, methods *spec.Methods) *Runtime {
	return &Runtime{Runtime: rt, texts: texts, methods: methods, before: map[*vm.Method]*condition.Condition{}}
}

// Lazy is how unknown references are dealt with. It is not changed after the
// run has begun. The maps are filled as types come up, the same for every path, so
// sharing them between paths changes nothing.
type Lazy struct {
	Options
	// Calls has new objects be built by calls; nil for objects of all contents.
	Calls *Calls
	// Walk calls a function with the names of all files on the class path.
	Walk func(fn func(name string) bool) error
	// Read returns such a file.
	Read func(name string) ([]byte, error)

	classes *classIndex // see index
	found   map[candidateKey][]candidate
	types   map[string]*vm.Class // by descriptor
	stubs   map[*vm.Class]*stub  // by type, nil where there are none
	test    *vm.Method           // see checkInvariant
	begin   *vm.Method           // see initialise
	ops     []core.Semantic
}

// Unknown is a reference that the program was given and that is not known. It is
// immutable; what is known of it is in the InputHeap. number is its place in the
// state's list; two paths that introduce references in one order share numbers, never
// the pointers' meaning.
type Unknown struct {
	number    int
	name      string // in heap path conditions
	shown     string // to people
	desc      string // of the declared type
	signature string // of the declared type, "" where it has no type variables
	from      *vm.Class
	home      Home
	depth     int
	notNull   bool
	filled    bool       // where it is an array it has elements, and none is null; a text is not empty
	receiver  *vm.Method // what a call on it must run, nil for anything
	// chars are what a text may consist of, nil for anything.
	chars automata.Set
	// argumentOf is one more than the number of the object whose recipe it is an argument
	// of, 0 for none.
	argumentOf int
}

// Home is the place that the input has the reference in.
type Home struct {
	Object vm.Ref
	Class  *vm.Class // of a static field
	Word   int
}

// ofVariable tells whether the declared type is a type variable, or an array of
// such: the first cast says what it is.
func (u *Unknown) ofVariable() bool {
	return strings.HasPrefix(strings.TrimLeft(u.signature, "["), "T")
}

// resolution is what is known of a reference.
type resolution uint8

const (
	open resolution = iota
	notNull
	isNull
	isObject // of the input heap
	isOther  // an object that is nobody's input, such as an enum's constant
)

type refState struct {
	resolution resolution
	obj        int       // for isObject
	ref        vm.Ref    // for isOther
	typ        *vm.Class // what a cast has made of a type variable
}

// inputObject is an object of the input heap. It is allocated when somebody has
// to have its reference: after its class was initialised, or its length decided. A
// reference may be known to lead to it before it exists: comparisons and path
// conditions need no more.
type inputObject struct {
	class       *vm.Class
	ref         vm.Ref // 0 while it is not allocated
	by          *Unknown
	name        string
	shown       string
	preexisting bool           // it was there before its fields became unknown
	single      bool           // a value, which no other reference leads to
	length      *symbolic.Expr // of an array
	recipe      *Recipe        // nil where its fields are unknown
	parts       []part         // fields, elements, or the arguments of the recipe
	answers     []answer       // of a stub
}

// part is a field or element of an input object.
type part struct {
	name string
	v    *symbolic.Var // of a number, or of the length of a text
	text *text.Input
	u    *Unknown
}

// InputHeap is what a path knows of the objects that it was given. It is
// immutable and part of the state. Copied on write, list by list: paths share what they
// have in common.
type InputHeap struct {
	refs    []refState // by Unknown.number
	objs    []inputObject
	roots   []root
	conds   []string // the heap path condition, the oldest first
	pending []pendingInvariant
}

// root is an input that the program was given by name.
type root struct {
	name string
	u    *Unknown // or
	obj  int
}

// Unmatched implements vm.Unmatched.
//
// Searches with unknown references match no states.
func (*InputHeap) Unmatched() {}

// Roots keeps the objects of the input heap: a reference that is not decided yet
// may lead to any of them.
func (h *InputHeap) Roots(mark func(vm.Ref)) {
	for i := range h.objs {
		mark(h.objs[i].ref)
	}
	for _, s := range h.refs {
		mark(s.ref)
	}
}

// Unknown reports whether there is anything in it.
func (h *InputHeap) Unknown() bool { return len(h.roots) > 0 }

// decided returns what a reference is known to be; ok is false where that, or the
// object, is still to be decided.
func (h *InputHeap) decided(u *Unknown) (r vm.Ref, ok bool) {
	switch s := h.refs[u.number]; s.resolution {
	case isNull:
		return 0, true
	case isOther:
		return s.ref, true
	case isObject:
		r = h.objs[s.obj].ref
		return r, r != 0
	}
	return 0, false
}

const heapKey = "symbolic.heap"

// Of returns the input heap of the machine's state; it is empty where no
// reference was unknown.
func Of(m *vm.Machine) *InputHeap {
	if h, ok := m.Extra(heapKey).(*InputHeap); ok {
		return h
	}
	return &noInputs
}

var noInputs InputHeap

// change replaces the input heap by a copy that may be changed in what the caller
// appends to or clones. Clip makes appending copy, so that the state before keeps its
// lists.
func change(m *vm.Machine, by func(h *InputHeap)) {
	h := *Of(m)
	h.refs, h.objs, h.roots = slices.Clip(h.refs), slices.Clip(h.objs), slices.Clip(h.roots)
	h.conds, h.pending = slices.Clip(h.conds), slices.Clip(h.pending)
	by(&h)
	m.SetExtra(heapKey, &h)
}

// setState says what is known of a reference. The type that a cast has given it stays.
func setState(m *vm.Machine, u *Unknown, s refState) {
	change(m, func(h *InputHeap) {
		h.refs = slices.Clone(h.refs)
		s.typ = h.refs[u.number].typ
		h.refs[u.number] = s
	})
}

// UnknownOf returns the unknown reference that an attribute tells of, nil if it
// tells of none.
func UnknownOf(a vm.Attr) *Unknown {
	if a == nil {
		return nil
	}
	if u, ok := a.(*Unknown); ok {
		return u
	}
	u, _ := vm.AttrOf[*Unknown](a)
	return u
}

// UnknownAt returns the unknown reference in slot i.
func UnknownAt(f *vm.Frame, i int32) *Unknown {
	if f.Attrs == nil {
		return nil
	}
	return UnknownOf(f.Attrs[i])
}

// introduce makes a reference known to the state.
func (rt *Runtime) introduce(m *vm.Machine, u *Unknown) *Unknown {
	rt.BeginPath(m)
	change(m, func(h *InputHeap) {
		u.number = len(h.refs)
		s := refState{}
		if u.notNull {
			s.resolution = notNull
		}
		h.refs = append(h.refs, s)
	})
	return u
}

// newRoot makes a reference that the program gets by name. Names are made different, as
// reports and tests name inputs.
func (rt *Runtime) newRoot(m *vm.Machine, u *Unknown) *Unknown {
	h := Of(m)
	shown := u.shown
	for k := 2; slices.ContainsFunc(h.roots, func(r root) bool { return r.name == u.shown }); k++ {
		u.shown = fmt.Sprintf("%s_%d", shown, k)
	}
	if u.name == "" {
		u.name = fmt.Sprintf("%s_%d_SYMREF", shown, core.PathOf(m).Made()+len(h.roots)+1)
	}
	u.depth = 1
	rt.introduce(m, u)
	change(m, func(h *InputHeap) { h.roots = append(h.roots, root{name: u.shown, u: u}) })
	return u
}

// Reference says what the program gets an unknown reference for, by name, and what that
// may be.
type Reference struct {
	Shown, Desc string
	From        *vm.Class // whose loader knows the type
	NotNull     bool
	NotEmpty    bool         // of texts
	Chars       automata.Set // that a text consists of, nil for any
}

// NewReference makes an unknown reference.
func (rt *Runtime) NewReference(m *vm.Machine, r Reference) *Unknown {
	return rt.newRoot(m, &Unknown{shown: r.Shown, desc: r.Desc, from: r.From, notNull: r.NotNull, filled: r.NotEmpty, chars: r.Chars})
}

// NullBut tells whether a reference was found to be null that is none of some, nor comes
// from an object that one of them leads to.
// A method that fails because a caller hands it null is the caller's fault, and
// reports of a hunt are sorted by that; nulls that the world outside gives are told
// apart.
func (h *InputHeap) NullBut(some map[*Unknown]bool) bool {
	numbers := map[int]bool{}
	for u := range some {
		if u != nil {
			numbers[u.number] = true
		}
	}
	// What is in an object is younger than it.
	for _, o := range h.objs {
		if o.by == nil || !numbers[o.by.number] {
			continue
		}
		for _, p := range o.parts {
			if p.u != nil {
				numbers[p.u.number] = true
			}
		}
		for _, a := range o.answers {
			if a.part.u != nil {
				numbers[a.part.u.number] = true
			}
		}
	}
	for n, s := range h.refs {
		if s.resolution == isNull && !numbers[n] {
			return true
		}
	}
	return false
}

// EnterReference makes the parameter in a slot an unknown reference.
// The slot has null: whoever reads it without a look at the attribute, such as the
// collector or a digest, must find a reference that leads nowhere.
func (rt *Runtime) EnterReference(m *vm.Machine, f *vm.Frame, slot int, name, desc string) {
	signature := parameterSignature(f.Method, slot)
	f.Slots[slot] = 0
	f.SetAttr(slot, rt.newRoot(m, &Unknown{shown: name, desc: desc, signature: signature, from: f.Method.Class, notNull: passesOuter(f.Method, slot-1)}))
}

// passesOuter tells whether a parameter is the outer object, which the compiler passes after a
// test for null.
func passesOuter(mt *vm.Method, parameter int) bool {
	return parameter == 0 && mt.Name == "<init>" && Enclosed(mt.Class)
}

// EnterThis makes the receiver of a method that begins unknown: an object on
// which the call would have run that method. The lock of a synchronized method is taken
// before it begins, and the object of a constructor is being made: either could not be
// exchanged any more.
func (rt *Runtime) EnterThis(m *vm.Machine, f *vm.Frame) {
	mt := f.Method
	if mt.Has(vm.TraitSynchronized) || mt.Name == "<init>" {
		rt.Cut(m, fmt.Sprintf("the receiver of %s.%s stayed concrete", mt.Class.JavaName(), mt.Name),
			"it is already locked, or not yet made; call the method from another one")
		return
	}
	f.Slots[0] = 0
	f.SetAttr(0, rt.MakeReceiver(m, mt))
}

// MakeReceiver returns an unknown reference to an object on which a call runs a
// method.
func (rt *Runtime) MakeReceiver(m *vm.Machine, mt *vm.Method) *Unknown {
	return rt.newRoot(m, &Unknown{shown: "this", desc: mt.Class.Descriptor(), from: mt.Class, notNull: true, receiver: mt})
}

// EnterField makes a field of the class of a symbolic method unknown: of the
// receiver, which is then an object of the input, or a static one that is a
// reference.
func (rt *Runtime) EnterField(m *vm.Machine, fd *vm.Field, number bool, this vm.Ref) {
	// The receiver was made by the program, before anything was unknown: only its fields
	// become inputs, and it counts as an object of the input from then on, so that
	// references of its type may lead to it.
	if !fd.Static() {
		k := rt.give(m, this, "this", fmt.Sprintf("input[%d]", this))
		if !number {
			rt.addReference(m, k, fd)
			return
		}
		t, _ := symbolic.TypeOf(string(rune(fd.Kind)))
		rt.addNumber(m, k, fd, t)
		return
	}
	name := fd.Class.JavaName() + "." + fd.Name
	u := rt.newRoot(m, &Unknown{name: name, shown: name, desc: fd.Desc, signature: fd.Info.Signature, from: fd.Class, home: Home{Class: fd.Class, Word: fd.Word}})
	s := m.WritableClass(fd.Class)
	s.Words[fd.Word] = 0
	s.SetAttr(fd.Word, u)
}

// give makes an object of the program's own one of the input heap, and returns
// its number there.
func (rt *Runtime) give(m *vm.Machine, r vm.Ref, shown, name string) int {
	// An object that several fields of are made unknown is given once: twice in the list
	// it would be two alternatives that are one.
	h := Of(m)
	for i := range h.objs {
		if h.objs[i].ref == r {
			return i
		}
	}
	change(m, func(h *InputHeap) {
		h.roots = append(h.roots, root{name: shown, obj: len(h.objs)})
		h.objs = append(h.objs, inputObject{class: m.Heap.Get(r).Class, ref: r, name: name, shown: shown, preexisting: true})
	})
	return len(h.objs)
}

// changeObject changes an object of the input heap.
func changeObject(m *vm.Machine, k int, by func(o *inputObject)) {
	change(m, func(h *InputHeap) {
		h.objs = slices.Clone(h.objs)
		o := &h.objs[k]
		// The list of objects was copied, the lists within them were not.
		o.parts = slices.Clip(o.parts)
		by(o)
	})
}

// addReference makes a reference field of object k unknown. The synthetic field of an
// inner class is never null: the compiler sets it.
func (rt *Runtime) addReference(m *vm.Machine, k int, fd *vm.Field) {
	o := &Of(m).objs[k]
	u := &Unknown{
		name: o.name + "." + fd.Name, shown: o.shown + "." + fd.Name, desc: fd.Desc, signature: fd.Info.Signature, from: fd.Class,
		home: Home{Object: o.ref, Word: fd.Word}, depth: o.depth() + 1,
		notNull: fd.Info.Synthetic || fd.Flags&accSynthetic != 0, // the outer object of an inner one
	}
	// What a setter is given is decided after the object was made, and may be no object
	// that needs this one for its making.
	if o.recipe != nil {
		u.argumentOf = k + 1
	}
	rt.introduce(m, u)
	w := m.Heap.Writable(o.ref)
	w.Words[fd.Word] = 0
	w.SetSlotAttr(fd.Word, u)
	changeObject(m, k, func(o *inputObject) { o.parts = append(o.parts, part{name: fd.Name, u: u}) })
}

const accSynthetic = 0x1000

func (o *inputObject) depth() int {
	if o.by == nil {
		return 0
	}
	return o.by.depth
}

// addNumber makes a field of object k an input.
func (rt *Runtime) addNumber(m *vm.Machine, k int, fd *vm.Field, t symbolic.Type) {
	o := &Of(m).objs[k]
	v, a := rt.FreshIn(m, o.name+"."+fd.Name, o.shown+"."+fd.Name, true, rt.Domain(t, fd.Name))
	w := m.Heap.Writable(o.ref)
	w.Words[fd.Word] = fd.Kind.Narrow(v)
	w.SetSlotAttr(fd.Word, a)
	changeObject(m, k, func(o *inputObject) { o.parts = append(o.parts, part{name: fd.Name, v: core.Claim(m)}) })
}

// addFields makes the fields of object k unknown.
func (rt *Runtime) addFields(m *vm.Machine, k int) {
	// What stays at its default is not told of here: where it matters the class is no
	// candidate, and that is told.
	fields, _ := rt.unknownFields(Of(m).objs[k].class)
	rt.addParts(m, k, fields)
}

// addParts makes some fields of object k unknown.
func (rt *Runtime) addParts(m *vm.Machine, k int, fields []*vm.Field) {
	for _, fd := range fields {
		if t, number := symbolic.TypeOf(string(rune(fd.Kind))); number {
			rt.addNumber(m, k, fd, t)
		} else {
			rt.addReference(m, k, fd)
		}
	}
}

// unknownFields are the fields of an instance that an input may have any values
// in, those of superclasses first. Classes of the JDK keep to rules between their
// fields that nobody has told us: theirs stay at their defaults, unless the class is
// a candidate by name. left is one of those whose constructors would not leave them
// there, nil if there is none. An ArrayList whose size is greater than its array is no
// object that a program can meet: exploring it would find errors in the JDK that are
// none.
func (rt *Runtime) unknownFields(c *vm.Class) (list []*vm.Field, left *vm.Class) {
	if c.Super != nil {
		list, left = rt.unknownFields(c.Super)
	}
	keep := calls.OfJDK(c) && !rt.Lazy.names(c.Name)
	for _, f := range c.Fields {
		switch {
		case f.Static():
		case keep:
			if !mayBeginAtDefaults(c) {
				left = c
			}
		default:
			list = append(list, f)
		}
	}
	return list, left
}

// mayBeginAtDefaults tells whether fields of a class of the JDK are fine as they are
// in an object that no constructor has seen.
func mayBeginAtDefaults(c *vm.Class) bool {
	switch c.Name {
	// They have nothing but a count of changes and views that are made when they are asked
	// for.
	case "java/util/AbstractList", "java/util/AbstractMap":
		return true
	}
	for ; c != nil; c = c.Super {
		if c.Name == "java/lang/Throwable" {
			return true
		}
	}
	return false
}

// MakeFields makes the fields of an object of the program's unknown. It reports
// false where references cannot be.
func (rt *Runtime) MakeFields(m *vm.Machine, name string, r vm.Ref) bool {
	if rt.Lazy == nil {
		return false
	}
	// The elements of an array are no fields with names of their own: callers make them
	// one by one.
	if o := m.Heap.Get(r); o.Class.Elem == nil {
		m.Unknowns = rt.Unknowns
		rt.addFields(m, rt.give(m, r, name, name))
	}
	return true
}

// MakeReference returns an unknown reference to an object of a class.
func (rt *Runtime) MakeReference(m *vm.Machine, name string, c *vm.Class) vm.Attr {
	return rt.newRoot(m, &Unknown{shown: name, desc: c.Descriptor(), from: c})
}

// MakeNull notes that an input is null.
func (rt *Runtime) MakeNull(m *vm.Machine, name string) {
	// It is an input like others, with a name: tests and reports must say that null was
	// passed, although nothing about it was left to be decided.
	u := rt.newRoot(m, &Unknown{shown: name, desc: "Ljava/lang/Object;", from: m.Lib.ObjectClass()})
	rt.take(m, u, heapAlternative{kind: takesNull})
}

// typeOf is the type of a reference: what a cast has said, or the declared one.
func (rt *Runtime) typeOf(m *vm.Machine, u *Unknown) (*vm.Class, error) {
	if t := Of(m).refs[u.number].typ; t != nil {
		return t, nil
	}
	return rt.classOf(m, u.from, u.desc)
}

// classOf loads the class of a descriptor. Types by builtin loaders are the same for
// every path; a loader of the program's may answer otherwise on another.
func (rt *Runtime) classOf(m *vm.Machine, from *vm.Class, desc string) (*vm.Class, error) {
	if t, ok := rt.Lazy.types[desc]; ok && from.Loader.Builtin() {
		return t, nil
	}
	name := desc
	if desc[0] == 'L' {
		name = desc[1 : len(desc)-1]
	}
	t, err := m.Lib.Load(from.Loader, name)
	if err == nil && from.Loader.Builtin() {
		if rt.Lazy.types == nil {
			rt.Lazy.types = map[string]*vm.Class{}
		}
		rt.Lazy.types[desc] = t
	}
	return t, err
}

// parameterSignature is the generic type of the parameter in a slot, "" where the
// class file does not tell.
func parameterSignature(mt *vm.Method, slot int) string {
	if mt.Info.Signature == "" {
		return ""
	}
	list := signatureParameters(mt.Info.Signature)
	// Enum constructors and those of inner classes have parameters that the signature has
	// not.
	if len(list) != len(mt.Params) {
		return "" // some are made by the compiler
	}
	at := 0
	if !mt.Static() {
		at = 1
	}
	for i, k := range mt.Params {
		if at == slot {
			return list[i]
		}
		at += k.Slots()
	}
	return ""
}

// signatureParameters takes the parameters of a method's generic signature apart. Of one that
// is malformed, which the JVM does not look at either, there are none.
func signatureParameters(signature string) (list []string) {
	// By hand, since class files keep signatures as texts: they are asked for of a few
	// methods only.
	_, rest, _ := strings.Cut(signature, "(")
	for rest != "" && rest[0] != ')' {
		i := signatureEnd(rest)
		if i < 0 {
			return nil
		}
		list, rest = append(list, rest[:i]), rest[i:]
	}
	return list
}

// signatureEnd is where the first type of a signature ends, -1 where it does not.
func signatureEnd(text string) int {
	depth, named := 0, false
	for i := range len(text) {
		switch c := text[i]; {
		case !named && c == '[':
		case !named:
			if c != 'L' && c != 'T' {
				return i + 1
			}
			named = true
		case c == '<':
			depth++
		case c == '>':
			depth--
		case c == ';' && depth == 0:
			return i + 1
		}
	}
	return -1
}
