package junit

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// entry is what a method finds when it begins. It is immutable.
type entry struct {
	this    value
	args    []value
	statics []staticValue
	classes []*vm.Class // of the program, that were initialised
	objects map[vm.Ref]*object
	problem string
}

type staticValue struct {
	field *vm.Field
	value value
}

// value is a value whose parts may be unknown.
type value struct {
	kind    vm.Kind
	expr    *symbolic.Expr // nil where it is known
	bits    uint64
	obj     *object       // nil for null
	unknown *heap.Unknown // a reference of the input heap
}

// object is an object as it was.
type object struct {
	ref      vm.Ref
	class    *vm.Class
	chars    []uint16    // of a String
	shows    *text.Shown // of a String that shows unknown values
	constant *vm.Field   // of an enum
	mirror   *vm.Class
	elements []value
	fields   []fieldValue
	existing *vm.Field
	problem  string // it is not complete
}

type fieldValue struct {
	field *vm.Field
	value value
}

// mostObjects is how many objects a test may have.
const mostObjects = 500

// reader reads objects from the heap, each once.
type reader struct {
	m       *vm.Machine
	rt      *symexec.Runtime
	objects map[vm.Ref]*object
	problem string
}

func (w *writer) newEntry(m *vm.Machine, rt *symexec.Runtime, f *vm.Frame) *entry {
	r := newReader(m, rt)
	e := r.call(f)
	e.classes = w.statics.classes(m)
	for _, c := range e.classes {
		e.statics = append(e.statics, r.statics(w.statics, c)...)
	}
	return e
}

func newReader(m *vm.Machine, rt *symexec.Runtime) *reader {
	return &reader{m: m, rt: rt, objects: map[vm.Ref]*object{}}
}

// call reads the receiver and the arguments of a method that begins.
func (r *reader) call(f *vm.Frame) *entry {
	e := &entry{objects: r.objects}
	mt, slot := f.Method, 0
	if !mt.Static() {
		slot = 1
		e.this = r.value(vm.KindRef, f.Slots[0], f.Attr(0))
	}
	for _, k := range mt.Params {
		e.args = append(e.args, r.value(k, f.Slots[slot], f.Attr(slot)))
		slot += k.Slots()
	}
	e.problem = r.problem
	return e
}

// statics reads the static fields of a class that the program might change. Whether
// it does is known when all its classes are.
func (r *reader) statics(s *statics, c *vm.Class) []staticValue {
	state := r.m.ClassState(c)
	var list []staticValue
	for _, f := range c.Fields {
		if !f.Static() || f.Flags&classfile.AccSynthetic != 0 {
			continue
		}
		attr := state.Attrs[f.Word]
		if attr != nil {
			s.touched[f] = true
		}
		final := f.Flags&classfile.AccFinal != 0
		if final && f.Kind != vm.KindRef {
			continue
		}
		r.problem = ""
		v := r.value(f.Kind, f.Kind.Widen(state.Words[f.Word]), attr)
		if r.problem != "" {
			s.unread[f] = r.problem
			continue
		}
		if final {
			if v.obj == nil || v.obj.chars != nil || v.obj.constant != nil || v.obj.mirror != nil {
				continue
			}
			if v.obj.existing == nil {
				v.obj.existing = f
			}
		}
		list = append(list, staticValue{f, v})
	}
	return list
}

func (r *reader) value(k vm.Kind, slot uint64, a vm.Attr) value {
	v := value{kind: k, expr: core.ExprOf(a), bits: slot}
	if k == vm.KindRef {
		if v.unknown = heap.UnknownOf(a); v.unknown != nil {
			return v
		}
		if v.unknown = r.rt.Heap.Built(r.m, vm.Ref(slot)); v.unknown != nil {
			return v
		}
		v.obj = r.object(vm.Ref(slot))
	}
	return v
}

func (r *reader) object(ref vm.Ref) *object {
	o := r.m.Heap.Get(ref)
	if o == nil {
		return nil
	}
	if known := r.objects[ref]; known != nil {
		r.problem = cmp.Or(known.problem, r.problem)
		return known
	}
	c := o.Class
	n := &object{ref: ref, class: c}
	fail := func(problem string) { n.problem, r.problem = problem, problem }
	if r.objects[ref] = n; len(r.objects) > mostObjects {
		fail("too many objects take part")
		return n
	}
	switch {
	case c == r.m.Lib.StringClass():
		n.chars, n.shows = r.m.UTF16(ref), r.rt.Texts.Shown(r.m, ref)
		if n.chars == nil {
			n.chars = []uint16{}
		}
	case c == r.m.Lib.ClassClass():
		n.mirror = r.m.ClassOf(ref)
	case isEnum(c):
		n.constant = r.constant(c, ref)
	case c.Elem != nil:
		k := c.ElemKind()
		for i := range int(o.Len) {
			if n.elements = append(n.elements, r.value(k, o.Element(k, i), o.SlotAttr(i))); i > mostElements {
				fail("an array of too many elements takes part")
				break
			}
		}
	case hasFields(c):
		for k := c; k != nil; k = k.Super {
			for _, f := range k.Fields {
				if !f.Static() {
					n.fields = append(n.fields, fieldValue{f, r.value(f.Kind, f.Kind.Widen(o.Words[f.Word]), o.SlotAttr(f.Word))})
				}
			}
		}
	}
	return n
}

const mostElements = 2000

// hasFields tells whether tests may make an object of a class from its fields.
func hasFields(c *vm.Class) bool {
	return ofProgram(c) || strings.HasPrefix(c.Name, "java/util/") || strings.HasPrefix(c.Name, "java/math/") ||
		strings.HasPrefix(c.Name, "java/lang/")
}

func isEnum(c *vm.Class) bool {
	return c.Flags&classfile.AccEnum != 0 || c.Super != nil && c.Super.Flags&classfile.AccEnum != 0
}

// constant finds the static field of an enum that holds an object.
func (r *reader) constant(c *vm.Class, ref vm.Ref) *vm.Field {
	if c.Super.Flags&classfile.AccEnum != 0 { // the class of one constant
		c = c.Super
	}
	state := r.m.ClassState(c)
	for _, f := range c.Fields {
		if f.Static() && f.Flags&classfile.AccEnum != 0 && f.Word < len(state.Words) && vm.Ref(state.Words[f.Word]) == ref {
			return f
		}
	}
	return nil
}

// statics knows which static fields may change after the class has made them.
type statics struct {
	bodies  listing.Cache
	touched map[*vm.Field]bool
	unread  map[*vm.Field]string // whose values are too large, and why
	seen    int                  // classes that were looked at
	user    []*vm.Class
}

func newStatics() *statics {
	return &statics{touched: map[*vm.Field]bool{}, unread: map[*vm.Field]string{}}
}

// classes are the classes of the program that are initialised.
func (s *statics) classes(m *vm.Machine) []*vm.Class {
	for n := m.Lib.Classes(); s.seen < n; s.seen++ {
		c := m.Lib.ClassByID(uint32(s.seen))
		if c == nil || c.Elem != nil || c.IsPrimitive() || c.File == nil || c.Loader == nil || c.Loader.Kind < vm.LoaderApp ||
			strings.HasPrefix(c.Name, "gov/nasa/jpf/") {
			continue
		}
		s.user = append(s.user, c)
		for _, mt := range c.Methods {
			s.scan(m, mt)
		}
	}
	var list []*vm.Class
	for _, c := range s.user {
		if m.ClassState(c).Status == vm.InitDone {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b *vm.Class) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// scan notes the static fields that a method writes, or whose objects it may
// write.
func (s *statics) scan(m *vm.Machine, mt *vm.Method) {
	body := s.bodies.Of(mt)
	if body == nil {
		return
	}
	writes := false
	for i := range body.Instrs {
		op := body.Instrs[i].Op
		writes = writes || op >= bytecode.Iastore && op <= bytecode.Sastore || op == bytecode.Putfield || body.Instrs[i].Op.Call()
	}
	for i := range body.Instrs {
		op := body.Instrs[i].Op
		if op != bytecode.Putstatic && op != bytecode.Getstatic {
			continue
		}
		class, name, desc := mt.Class.File.Pool.Member(body.Instrs[i].Index)
		c, err := m.Lib.Load(mt.Class.Loader, class)
		if err != nil {
			continue
		}
		f := c.Field(name, desc)
		if f == nil || mt.Name == "<clinit>" && c == mt.Class {
			continue
		}
		if op == bytecode.Putstatic || writes && f.Kind == vm.KindRef {
			s.touched[f] = true
		}
	}
}

// acts tells whether the initialiser of a class may do more than to set fields of
// the class, to what does not depend on anything that changes.
func (s *statics) acts(m *vm.Machine, c *vm.Class) bool {
	return c.Clinit != nil && s.actsIn(m, c.Clinit, c, map[*vm.Method]bool{})
}

func (s *statics) actsIn(m *vm.Machine, mt *vm.Method, of *vm.Class, seen map[*vm.Method]bool) bool {
	if seen[mt] {
		return false
	}
	seen[mt] = true
	body := s.bodies.Of(mt)
	if body == nil {
		return true
	}
	for i := range body.Instrs {
		in := &body.Instrs[i]
		switch {
		case in.Op == bytecode.Invokedynamic:
			return true
		case in.Op != bytecode.Putstatic && in.Op != bytecode.Getstatic && !in.Op.Call():
			continue
		}
		class, name, desc := mt.Class.File.Pool.Member(in.Index)
		c, err := m.Lib.Load(mt.Class.Loader, class)
		switch {
		case err != nil:
			return true
		case in.Op == bytecode.Putstatic && c != of:
			return true
		case in.Op == bytecode.Getstatic:
			if f := c.Field(name, desc); f == nil || ofProgram(f.Class) && f.Class != of && f.Flags&classfile.AccFinal == 0 {
				return true
			}
		case in.Op.Call():
			callee := c.Method(name, desc)
			if callee == nil || ofProgram(callee.Class) && (in.Op == bytecode.Invokevirtual || in.Op == bytecode.Invokeinterface || s.actsIn(m, callee, of, seen)) {
				return c.Elem == nil // arrays are cloned
			}
		}
	}
	return false
}

func ofProgram(c *vm.Class) bool { return c.Loader != nil && c.Loader.Kind >= vm.LoaderApp }

// late looks at the classes that a call has initialised. A test sets their fields
// to what they were made with, where that is nothing; others must not be touched by
// the program. reason says why there can be no test.
func (s *statics) late(m *vm.Machine, before []*vm.Class) (zeros, untouched []*vm.Field, reason string) {
	for _, c := range s.classes(m) {
		if slices.Contains(before, c) {
			continue
		}
		if s.acts(m, c) {
			return nil, nil, "it initialises " + c.JavaName() + ", which can happen only once"
		}
		for _, f := range c.Fields {
			switch {
			case !f.Static() || f.Flags&(classfile.AccSynthetic|classfile.AccEnum) != 0 || f.Flags&classfile.AccFinal != 0 && f.Kind != vm.KindRef:
			case c.Clinit == nil && f.Flags&classfile.AccFinal == 0:
				zeros = append(zeros, f)
			default:
				untouched = append(untouched, f)
			}
		}
	}
	return zeros, untouched, ""
}
