package symexec

import (
	"fmt"
	"strings"
	"unicode/utf16"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Value is a Java value as it was at some moment, known or not. It outlives the state,
// which the search goes back from, so it holds no object, and of arrays and boxes
// copies.
type Value struct {
	Desc string         // of its declared type, V for none
	Expr *symbolic.Expr // nil where the value is known
	Bits uint64         // of a known number, char or boolean; of a reference the vm.Ref
	// Class is the class of the object that a reference refers to, with dots; ""
	// for null.
	Class string
	Text  string // of a String, or the shape of an unknown object when the call ended
	// Unknown is a reference of the input heap, nil for others.
	Unknown *heap.Unknown
	text    *text.Shown // of a String that is not known
	// Boxed is the value in an Integer or another box.
	Boxed *Value
	// Elements are those of an array, at most maxElements of each dimension.
	Elements []Value
	Length   int // of an array
}

const (
	// Reports of larger ones would be of no use, and take the memory of the run.
	maxElements   = 1000
	maxDimensions = 8
)

// valueIn is the value of a slot with an attribute.
func (rt *Runtime) valueIn(m *vm.Machine, desc string, slot uint64, a vm.Attr, depth int) Value {
	v := Value{Desc: desc, Expr: core.ExprOf(a), Unknown: heap.UnknownOf(a)}
	if v.Expr != nil || v.Unknown != nil || desc == "V" {
		return v
	}
	v.Bits = slot
	if desc[0] != 'L' && desc[0] != '[' {
		return v
	}
	o := m.Heap.Get(vm.Ref(slot))
	if o == nil {
		return v
	}
	v.Class = o.Class.JavaName()
	// A class of the program's may be called so as well.
	if k, ok := boxes[v.Class]; ok && o.Class.Loader.Boot() {
		slot, a := m.Unbox(vm.Ref(slot), k)
		inner := rt.valueIn(m, string(rune(k)), slot, a, depth+1)
		v.Boxed = &inner
		return v
	}
	switch elem := o.Class.Elem; {
	case v.Class == "java.lang.String":
		if v.text = rt.Texts.Shown(m, vm.Ref(slot)); v.text == nil {
			v.Text = m.GoString(vm.Ref(slot))
		}
	case elem != nil && depth < maxDimensions:
		v.Length = int(o.Len)
		d := elementDesc(o.Class)
		k := o.Class.ElemKind()
		for i := range min(v.Length, maxElements) {
			v.Elements = append(v.Elements, rt.valueIn(m, d, o.Element(k, i), o.SlotAttr(i), depth+1))
		}
	}
	return v
}

// boxes are the classes whose objects are shown as the values in them.
var boxes = map[string]vm.Kind{
	"java.lang.Integer": vm.KindInt, "java.lang.Long": vm.KindLong, "java.lang.Short": vm.KindShort, "java.lang.Byte": vm.KindByte,
	"java.lang.Character": vm.KindChar, "java.lang.Boolean": vm.KindBoolean, "java.lang.Float": vm.KindFloat, "java.lang.Double": vm.KindDouble,
}

// elementDesc is the descriptor of an array's elements.
func elementDesc(array *vm.Class) string {
	if e := array.Elem; e.Elem == nil && array.ElemKind() == vm.KindRef {
		return "L" + e.Name + ";"
	}
	return array.Name[1:]
}

// Void tells that there is no value.
func (v *Value) Void() bool { return v.Desc == "V" || v.Desc == "" }

// Null tells that the value is the null reference.
func (v *Value) Null() bool { return v.reference() && v.Unknown == nil && v.Expr == nil && v.Bits == 0 }

func (v *Value) reference() bool { return v.Desc != "" && (v.Desc[0] == 'L' || v.Desc[0] == '[') }

// Array tells that the value is an array that is there.
func (v *Value) Array() bool { return v.Class != "" && v.Class[0] == '[' }

// Type is the declared type, as Java writes it.
func (v *Value) Type() string {
	if v.Void() {
		return "void"
	}
	return spec.TypeName(v.Desc)
}

// Vars are the inputs that the value depends on.
func (v *Value) Vars() []*symbolic.Var {
	if v.Expr != nil {
		return v.Expr.Vars()
	}
	if v.Boxed != nil {
		return v.Boxed.Vars()
	}
	var all []*symbolic.Var
	if v.text != nil {
		all = v.text.Vars()
	}
	for i := range v.Elements {
		all = append(all, v.Elements[i].Vars()...)
	}
	return all
}

// In returns the value that a number, char or boolean has in a model. ok is false
// for other values.
func (v *Value) In(model *symbolic.Model) (x symbolic.Value, t symbolic.Type, ok bool) {
	if t, ok = symbolic.TypeOf(v.Desc); !ok {
		return x, t, false
	}
	if v.Expr != nil {
		return symbolic.Eval(v.Expr, model), t, true
	}
	x = symbolic.Value{Kind: t.Kind(), Bits: v.Bits}
	switch x.Kind {
	case symbolic.I32:
		x.Bits = uint64(int64(int32(v.Bits)))
	case symbolic.F32:
		x.Bits = uint64(uint32(v.Bits))
	}
	return x, t, true
}

// Show is the value in a model for people, and for Java where Java can write it:
// 5, 5L, 1.5f, 'a', "text", true, null; arrays are {1, 2}, other objects
// TYPE@REFERENCE with the simple name of the type.
func (v *Value) Show(model *symbolic.Model) string {
	if x, t, ok := v.In(model); ok {
		return core.ShowNumber(x, t)
	}
	switch {
	case v.Void():
		return ""
	case v.Expr != nil:
		return v.Expr.Java()
	case v.Unknown != nil:
		return v.Text
	case v.Bits == 0:
		return "null"
	case v.Boxed != nil:
		return v.Boxed.Show(model)
	case v.text != nil:
		return core.Quote(v.text.In(model))
	case v.Class == "java.lang.String":
		return core.Quote(utf16.Encode([]rune(v.Text)))
	case v.Array():
		parts := make([]string, 0, len(v.Elements)+1)
		for i := range v.Elements {
			parts = append(parts, v.Elements[i].Show(model))
		}
		if v.Length > len(v.Elements) {
			parts = append(parts, "...")
		}
		return "{" + strings.Join(parts, ", ") + "}"
	}
	return fmt.Sprintf("%s@%x", v.Class[strings.LastIndexByte(v.Class, '.')+1:], v.Bits)
}

// Matters tells whether something that depends on some variables depends on an input
// in the value. It decides which inputs a report of a path mentions.
func (v *Value) Matters(vars map[*symbolic.Var]bool) bool {
	if v.Unknown != nil {
		return true // its shape says what matters
	}
	if v.text != nil {
		if v.text.Matters(vars) {
			return true
		}
	}
	return core.AnyOf(v.Vars(), vars)
}

// Input is the name of the input that the value is, "" where it is none or more
// than one.
func (v *Value) Input() string {
	switch {
	case v.Unknown != nil:
		return v.Unknown.Name()
	case v.Expr != nil && v.Expr.Var() != nil:
		return v.Expr.Var().Name
	case v.Boxed != nil:
		return v.Boxed.Input()
	case v.text != nil:
		return v.text.Input()
	}
	return ""
}

// shaped gives references of the input heap the shapes that they have now.
func (rt *Runtime) shaped(m *vm.Machine, model *symbolic.Model, v *Value) {
	if v.Unknown != nil {
		v.Text = rt.Heap.ShapeIn(m, model, v.Unknown)
	}
}
