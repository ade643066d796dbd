package junit

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// evaluation gives what was noted the values of a model.
type evaluation struct {
	m       *vm.Machine // at the end of the call
	rt      *symexec.Runtime
	model   *symbolic.Model
	entry   *entry
	objects map[*object]*javatest.Object
	fixed   map[int]*javatest.Object // of the input heap, by number
	outers  int                      // how many objects were made because others belong to them
	problem string
}

func newEvaluation(c *listener.Context, model *symbolic.Model, e *entry) *evaluation {
	return &evaluation{
		m: c.Machine, rt: c.Program.Symbolic(), model: model, entry: e,
		objects: map[*object]*javatest.Object{}, fixed: map[int]*javatest.Object{},
	}
}

func (v *evaluation) fail(format string, args ...any) {
	if v.problem == "" {
		v.problem = fmt.Sprintf(format, args...)
	}
}

func (v *evaluation) value(x value) javatest.Value {
	switch {
	case x.unknown != nil:
		return v.reference(x.unknown)
	case x.kind == vm.KindRef:
		return javatest.Reference(v.object(x.obj))
	case x.kind == 0:
		return javatest.Reference(nil)
	}
	number, t, _ := (&symexec.Value{Desc: string(rune(x.kind)), Expr: x.expr, Bits: x.bits}).In(v.model)
	return javatest.Number(t, number)
}

func (v *evaluation) object(o *object) *javatest.Object {
	if o == nil {
		return nil
	}
	if known := v.objects[o]; known != nil {
		return known
	}
	n := &javatest.Object{Class: o.class, Chars: o.chars, Constant: o.constant, Mirror: o.mirror, Existing: o.existing}
	v.objects[o] = n
	if o.shows != nil {
		n.Chars = characters(o.shows.In(v.model))
	}
	for _, e := range o.elements {
		n.Elements = append(n.Elements, v.value(e))
	}
	for _, f := range o.fields {
		n.Fields = append(n.Fields, javatest.FieldValue{Field: f.field, Value: v.value(f.value)})
	}
	return n
}

// characters are those of a text, which may have none.
func characters(chars []uint16) []uint16 {
	if chars == nil {
		return []uint16{}
	}
	return chars
}

// reference is what a path has found an unknown reference to be.
func (v *evaluation) reference(u *heap.Unknown) javatest.Value {
	switch g := v.rt.Heap.Initial(v.m, u); {
	case g.Object != nil:
		return javatest.Reference(v.inputObject(g.Object))
	case g.Other != 0:
		reads := newReader(v.m, v.rt)
		return javatest.Reference(v.object(reads.object(g.Other)))
	case g.Some != nil:
		return javatest.Reference(v.some(g.Some))
	}
	return javatest.Reference(nil)
}

// mostUnseen is how long an array may be that nobody has looked into.
const mostUnseen = 10000

func (v *evaluation) inputObject(g *heap.InitialObject) *javatest.Object {
	if g.Ref != 0 {
		if o := v.entry.objects[g.Ref]; o != nil {
			return v.object(o)
		}
		v.fail("an object takes part that it did not find at its beginning")
		return nil
	}
	if known := v.fixed[g.Number]; known != nil {
		return known
	}
	o := &javatest.Object{Class: g.Class}
	v.fixed[g.Number] = o
	switch c := g.Class; {
	case g.Recipe != nil:
		v.built(o, g)
		if g.Stub != nil {
			o.Class, o.Stub = g.Stub, true
			v.answers(o, g)
		}
	case c == v.m.Lib.StringClass():
		o.Chars = []uint16{}
		if len(g.Parts) > 0 {
			o.Chars = characters(g.Parts[0].Text.In(v.model))
		}
	case c.Elem != nil:
		v.elements(o, g)
	default:
		v.fields(o, g.Parts)
	}
	return o
}

// built gives an object the calls that have built it. Where nobody has needed it the
// first arguments that come to mind do.
func (v *evaluation) built(o *javatest.Object, g *heap.InitialObject) {
	parts := g.Parts
	call := func(mt *vm.Method) javatest.Call {
		c := javatest.Call{Method: mt}
		params, _ := vm.Descriptors(mt.Desc)
		for i := range params {
			if len(parts) > 0 {
				c.Args, parts = append(c.Args, v.part(parts[0])), parts[1:]
			} else if outer := v.outer(mt, i); outer != nil {
				c.Args = append(c.Args, javatest.Reference(outer))
			} else {
				c.Args = append(c.Args, zero(mt.Params[i]))
			}
		}
		return c
	}
	var builder *javatest.Object
	for i, mt := range g.Recipe.Via {
		c := call(mt)
		if i > 0 {
			builder.Then = append(builder.Then, c)
			continue
		}
		builder = &javatest.Object{Class: mt.Class, Created: &c}
		if mt.Static() {
			_, ret := vm.Descriptors(mt.Desc)
			if k, err := v.m.Lib.Load(mt.Class.Loader, ret[1:len(ret)-1]); err == nil {
				builder.Class = k
			}
		}
	}
	create := call(g.Recipe.Create)
	create.This = builder
	o.Created = &create
	for _, mt := range g.Recipe.Then {
		o.Then = append(o.Then, call(mt))
	}
	for i, p := range parts {
		o.Sets = append(o.Sets, javatest.FieldValue{Field: g.Recipe.Sets[i], Value: v.part(p)})
	}
}

// outer is the object that a new one belongs to, where argument i is that, nil where it
// is something else.
func (v *evaluation) outer(mt *vm.Method, i int) *javatest.Object {
	if i > 0 || mt.Name != "<init>" || !heap.Enclosed(mt.Class) {
		return nil
	}
	v.outers++
	outer := heap.OuterOf(v.rt.Heap, v.m, mt, beyond-v.outers)
	if outer == nil {
		v.fail("an object of %s takes part, and none is known that it belongs to", mt.Class.JavaName())
		return nil
	}
	return v.inputObject(outer)
}

// beyond is a number that no object of a path has, and neither has one below it.
const beyond = -1 << 30

// answers gives a stub what its methods return.
func (v *evaluation) answers(o *javatest.Object, g *heap.InitialObject) {
	for _, mt := range g.Class.Methods {
		o.Abstract = append(o.Abstract, g.Stub.Method(mt.Name, mt.Desc))
	}
	for _, a := range g.Answers {
		o.Answers = append(o.Answers, javatest.Answer{Method: g.Stub.Method(a.Method.Name, a.Method.Desc), Value: v.part(a.Part)})
	}
}

func (v *evaluation) elements(o *javatest.Object, g *heap.InitialObject) {
	length := symbolic.Eval(g.Length, v.model).Int()
	if length < 0 || length > mostUnseen {
		v.fail("an array of %d elements takes part", length)
		return
	}
	o.Elements = make([]javatest.Value, length)
	for i := range o.Elements {
		if i < len(g.Parts) {
			o.Elements[i] = v.part(g.Parts[i])
		} else {
			o.Elements[i] = zero(o.Class.ElemKind())
		}
	}
}

func zero(k vm.Kind) javatest.Value {
	t, number := symbolic.TypeOf(string(rune(k)))
	if !number {
		return javatest.Reference(nil)
	}
	return javatest.Number(t, symbolic.Value{Kind: t.Kind()})
}

// fields gives a new object its fields: those that were unknown, and zeros.
func (v *evaluation) fields(o *javatest.Object, parts []heap.InitialPart) {
	var line []*vm.Class
	for c := o.Class; c != nil; c = c.Super {
		line = append(line, c)
	}
	for _, c := range slices.Backward(line) {
		for _, f := range c.Fields {
			if f.Static() {
				continue
			}
			value := zero(f.Kind)
			if len(parts) > 0 && parts[0].Name == f.Name {
				value, parts = v.part(parts[0]), parts[1:]
			}
			o.Fields = append(o.Fields, javatest.FieldValue{Field: f, Value: value})
		}
	}
}

func (v *evaluation) part(p heap.InitialPart) javatest.Value {
	switch {
	case p.Unknown != nil:
		return v.reference(p.Unknown)
	case p.Text != nil:
		return javatest.Reference(&javatest.Object{Class: v.m.Lib.StringClass(), Chars: characters(p.Text.In(v.model))})
	}
	x, _ := v.model.Value(p.Var)
	return javatest.Number(p.Var.Domain.Type, x)
}

// some is any object of a type.
func (v *evaluation) some(c *vm.Class) *javatest.Object {
	o := &javatest.Object{Class: c}
	switch {
	case c == v.m.Lib.StringClass():
		o.Chars = []uint16{}
	case c.Elem == nil && (c.IsInterface() || c.Flags&classfile.AccAbstract != 0):
		v.fail("some object of %s takes part", c.JavaName())
	case c.Elem == nil:
		v.fields(o, nil)
	}
	return o
}

// result is what a method returned.
func (v *evaluation) result(r *symexec.Value) javatest.Value {
	if x, t, ok := r.In(v.model); ok {
		return javatest.Number(t, x)
	}
	if r.Unknown != nil {
		return v.reference(r.Unknown)
	}
	if r.Null() {
		return javatest.Reference(nil)
	}
	reads := newReader(v.m, v.rt)
	o := reads.object(vm.Ref(r.Bits))
	n := v.object(o)
	if reads.problem != "" { // its class has to do
		n = &javatest.Object{Class: o.class}
	}
	return javatest.Reference(n)
}
