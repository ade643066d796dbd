package heap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Shape is an object, or null, that the program was given by name.
type Shape struct{ Name, Text string }

// Shapes shows the input heap, with the numbers of a model: list is
// Node#1{val=3,next=Node#2{val=0,next=null}}; objects have the numbers in which they
// were decided on. A reference that the program has not looked at is ?, one that it
// knows to be an object ?!=null.
func (rt *Runtime) Shapes(m *vm.Machine, model *symbolic.Model) []Shape {
	s := &shower{rt: rt, m: m, h: Of(m), values: true, model: model, seen: map[int]bool{}}
	var list []Shape
	for _, r := range s.h.roots {
		if r.u != nil {
			list = append(list, Shape{r.name, s.reference(r.u)})
		} else {
			list = append(list, Shape{r.name, s.object(r.obj)})
		}
	}
	return list
}

// ShapeOf shows what the input heap has of a reference, with attribute a: the
// objects without the values of their numbers.
func (rt *Runtime) ShapeOf(m *vm.Machine, r vm.Ref, a vm.Attr) string {
	s := &shower{rt: rt, m: m, h: Of(m), seen: map[int]bool{}}
	if u := UnknownOf(a); u != nil {
		return s.reference(u)
	}
	for k := range s.h.objs {
		if r != 0 && s.h.objs[k].ref == r {
			return s.object(k)
		}
	}
	return rt.constantName(m, r)
}

// shower writes a part of an input heap. seen breaks cycles: an object is written out
// once, and then named.
type shower struct {
	rt     *Runtime
	m      *vm.Machine
	h      *InputHeap
	values bool // not names
	model  *symbolic.Model
	seen   map[int]bool
}

func (s *shower) reference(u *Unknown) string {
	switch is := s.h.refs[u.number]; is.resolution {
	case open:
		return "?"
	case notNull:
		return "?!=null"
	case isNull:
		return "null"
	case isOther:
		return s.rt.constantName(s.m, is.ref)
	default:
		return s.object(is.obj)
	}
}

func (s *shower) number(v *symbolic.Var) string {
	if !s.values {
		return v.Name
	}
	value, _ := s.model.Value(v)
	return value.Literal(v.Domain.Type)
}

func (s *shower) object(k int) string {
	o := &s.h.objs[k]
	if o.single {
		if len(o.parts) == 0 {
			return "?!=null" // its value does not matter
		}
		if text := o.parts[0].text; text != nil && s.values {
			return core.Quote(text.In(s.model))
		} else if text != nil {
			return text.Name()
		}
		return s.number(o.parts[0].v)
	}
	name := simpleName(o.class)
	n := 1 // the number among the objects of the input heap
	for i := range k {
		if !s.h.objs[i].single {
			n++
		}
	}
	if s.seen[k] {
		return fmt.Sprintf("%s#%d", name, n)
	}
	s.seen[k] = true
	var parts []string
	for _, p := range o.parts {
		text := ""
		if p.u != nil {
			text = s.reference(p.u)
		} else {
			text = s.number(p.v)
		}
		if o.class.Elem == nil {
			text = p.name + "=" + text
		}
		parts = append(parts, text)
	}
	for _, a := range o.answers {
		if a.part.u != nil {
			parts = append(parts, a.part.name+"="+s.reference(a.part.u))
		} else {
			parts = append(parts, a.part.name+"="+s.number(a.part.v))
		}
	}
	if o.class.Elem == nil && o.ref == 0 { // nobody has looked into it
		fields, _ := s.rt.unknownFields(o.class)
		for _, f := range fields {
			parts = append(parts, f.Name+"=?")
		}
	}
	if o.class.Elem != nil {
		length := s.length(o)
		name = strings.Replace(name, "[]", "["+length+"]", 1)
		if o.ref == 0 {
			parts = []string{"..."}
		}
	}
	return fmt.Sprintf("%s#%d{%s}", name, n, strings.Join(parts, ","))
}

func (s *shower) length(o *inputObject) string {
	if !s.values && o.ref == 0 {
		if v := o.length.Var(); v != nil {
			return v.Name
		}
	}
	return fmt.Sprint(symbolic.Eval(o.length, s.model).Int())
}

func simpleName(c *vm.Class) string {
	if c.Elem != nil {
		return simpleName(c.Elem) + "[]"
	}
	return c.SimpleName()
}

// HeapPC is the heap path condition, as Symbolic PathFinder prints it: the newest
// condition first; new objects are numbered from 0.
func (rt *Runtime) HeapPC(m *vm.Machine) string {
	conds := slices.Clone(Of(m).conds)
	slices.Reverse(conds)
	return fmt.Sprintf("constraint # = %d\n%s", len(conds), strings.Join(conds, " &&\n"))
}

// ShorterArrays narrows a path condition, and its model, to arrays that are not longer than
// they need to be.
func (rt *Runtime) ShorterArrays(m *vm.Machine, pc *symbolic.PC, model *symbolic.Model) *symbolic.Model {
	for _, o := range Of(m).objs {
		if o.length == nil || symbolic.Eval(o.length, model).Int() <= shortArray {
			continue
		}
		shorter := rt.Extend(pc, rt.Ctx.Le(o.length, rt.Ctx.Int(shortArray)))
		if short, ok := shorter.Model(); ok {
			pc, model = shorter, short
		}
	}
	return model
}

// shortArray is a length that an array of the input has where it may.
const shortArray = 16

// ShapeIn is what a reference leads to, with the numbers of a model.
func (rt *Runtime) ShapeIn(m *vm.Machine, model *symbolic.Model, u *Unknown) string {
	s := &shower{rt: rt, m: m, h: Of(m), values: true, model: model, seen: map[int]bool{}}
	return s.reference(u)
}
