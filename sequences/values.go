package sequences

import (
	"math"
	"slices"

	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// arg is an argument: a number, a text, a constant of an enum, an object of the class, or null.
type arg struct {
	kind     vm.Kind
	bits     uint64
	text     string
	constant *vm.Field
	null     bool
	itself   bool    // the receiver
	made     *recipe // another object
}

// recipe is how an object is made: by a constructor or factory, then by calls of its methods.
type recipe struct{ calls []op }

// calls are those of the argument's recipe.
func (a arg) calls() []op {
	if a.made == nil {
		return nil
	}
	return a.made.calls
}

// arguments lists what a method is called with: all combinations of small values, or as
// many as there are values where there are too many combinations.
func (x *explorer) arguments(mt *vm.Method) [][]arg {
	list := [][]arg{nil}
	descs, _, _ := classfile.ParseMethodDescriptor(mt.Desc)
	for _, d := range descs {
		var next [][]arg
		for _, a := range list {
			for _, v := range append(x.values(d), x.others(mt, d)...) {
				next = append(next, append(slices.Clone(a), v))
			}
		}
		if list = next; len(list) > mostCombinations {
			thin := len(list)/mostCombinations + 1
			var few [][]arg
			for i := 0; i < len(list); i += thin {
				few = append(few, list[i])
			}
			list = few
		}
	}
	return list
}

const mostCombinations = 64

// mostFilled is how many methods have a recipe of their own.
const mostFilled = 2

// others are the objects of the class itself that a parameter may be: the receiver, a new object, and such on
// which a method with arguments was called. What is compared with the receiver may be one of them, too.
func (x *explorer) others(mt *vm.Method, desc string) (list []arg) {
	if len(x.recipes) == 0 || classfile.TypeName(desc) != x.o.class && (mt.Name != "equals" || desc != "Ljava/lang/Object;") {
		return nil
	}
	if mt.Name != "<init>" && !mt.Static() {
		list = append(list, arg{kind: vm.KindRef, itself: true})
	}
	if params, _, _ := classfile.ParseMethodDescriptor(mt.Desc); len(params) > mostMade {
		return list
	}
	for i := range x.recipes {
		list = append(list, arg{kind: vm.KindRef, made: &x.recipes[i]})
	}
	return list
}

// prepareRecipes finds how objects are made that are arguments: by the call with the fewest arguments that
// makes one, without an object of the class among them.
func (x *explorer) prepareRecipes(methods []*vm.Method) {
	x.recipes = nil
	if x.class.Flags&classfile.AccEnum != 0 {
		return
	}
	var first *op
	for _, mt := range methods {
		if mt.Name != "<init>" && !(mt.Static() && classfile.TypeName(x.returns(mt)) == x.o.class) || x.mentions(mt) {
			continue
		}
		if args := x.arguments(mt); len(args) > 0 && (first == nil || len(args[0]) < len(first.args)) {
			first = &op{method: mt, args: args[0]}
		}
	}
	if first == nil {
		return
	}
	recipes := []recipe{{[]op{*first}}}
	for _, mt := range methods {
		if mt.Name == "<init>" || mt.Static() || mt.Name == "equals" || x.mentions(mt) || len(recipes) > mostFilled {
			continue
		}
		if args := x.arguments(mt); len(args) > 0 && len(args[0]) > 0 {
			recipes = append(recipes, recipe{[]op{*first, {method: mt, args: args[0]}}})
		}
	}
	x.recipes = recipes
}

// mentions reports whether a parameter of a method is of the class itself.
func (x *explorer) mentions(mt *vm.Method) bool {
	params, _, _ := classfile.ParseMethodDescriptor(mt.Desc)
	return slices.ContainsFunc(params, func(d string) bool { return classfile.TypeName(d) == x.o.class })
}

// values are those of a type. What a reference to an unknown class can be is null,
// and the constants where it is an enum.
func (x *explorer) values(desc string) []arg {
	k := vm.KindOf(desc)
	var list []arg
	switch k {
	case vm.KindBoolean:
		return []arg{{kind: k}, {kind: k, bits: 1}}
	case vm.KindFloat:
		for i := range x.o.Values {
			list = append(list, arg{kind: k, bits: uint64(math.Float32bits(float32(i)))})
		}
	case vm.KindDouble:
		for i := range x.o.Values {
			list = append(list, arg{kind: k, bits: math.Float64bits(float64(i))})
		}
	case vm.KindRef:
		switch classfile.TypeName(desc) {
		case "java.lang.String", "java.lang.Object", "java.lang.Comparable", "java.lang.CharSequence", "java.io.Serializable":
			for i := range x.o.Values {
				list = append(list, arg{kind: k, text: string(rune('a' + i%26))})
			}
		}
		if c := x.enums[desc]; c != nil {
			for _, f := range c.Fields {
				if f.Static() && f.Flags&classfile.AccEnum != 0 && len(list) < 2*x.o.Values {
					list = append(list, arg{kind: k, constant: f})
				}
			}
		}
		list = append(list, arg{kind: k, null: true})
	case vm.KindInt, vm.KindLong, vm.KindShort:
		// One of them is less than zero; and what the class itself compares with.
		for i := range max(x.o.Values-1, 1) {
			list = append(list, arg{kind: k, bits: uint64(i)})
		}
		for _, n := range append([]int64{-1}, x.constants...) {
			bits := uint64(n)
			if k != vm.KindLong {
				bits = uint64(uint32(int32(n)))
			}
			if a := (arg{kind: k, bits: bits}); !slices.Contains(list, a) && (n >= 0 || x.o.Values > 1) && (k != vm.KindShort || n == int64(int16(n))) {
				list = append(list, a)
			}
		}
	case vm.KindChar:
		for i := range x.o.Values {
			list = append(list, arg{kind: k, bits: uint64('a' + i%26)})
		}
		for _, n := range x.constantsOf(x.class, 3*x.o.Values) { // what letters are told apart by
			if a := (arg{kind: k, bits: uint64(n)}); n >= 0 && !slices.Contains(list, a) {
				list = append(list, a)
			}
		}
	default:
		for i := range x.o.Values {
			list = append(list, arg{kind: k, bits: uint64(i)})
		}
	}
	return list
}

// constantsOf lists numbers that the code of a class has, up to a number of them.
func (x *explorer) constantsOf(c *vm.Class, most int) (list []int64) {
	for _, m := range c.Methods {
		if m.Info == nil || m.Info.Code == nil || m.Name == "<clinit>" {
			continue
		}
		code := &bytecode.Code{Bytes: m.Info.Code.Bytes}
		for bci := 0; bci < len(code.Bytes); {
			size, wrong := code.Length(bci)
			if wrong != "" {
				break
			}
			n, ok := int64(0), true
			switch code.Op(bci) {
			case bytecode.Bipush:
				n = int64(code.S1(bci + 1))
			case bytecode.Sipush:
				n = int64(code.S2(bci + 1))
			default:
				ok = false
			}
			if ok && !slices.Contains(list, n) && len(list) < most {
				list = append(list, n)
			}
			bci += size
		}
	}
	return list
}

var typesOf = map[vm.Kind]symbolic.Type{
	vm.KindBoolean: symbolic.Boolean, vm.KindByte: symbolic.Byte, vm.KindChar: symbolic.Char, vm.KindShort: symbolic.Short,
	vm.KindInt: symbolic.Int, vm.KindLong: symbolic.Long, vm.KindFloat: symbolic.Float, vm.KindDouble: symbolic.Double,
}

// number is a primitive value of a test.
func number(k vm.Kind, slot uint64) javatest.Value {
	t := typesOf[k]
	switch bits := k.Widen(slot); k {
	case vm.KindLong, vm.KindDouble:
		return javatest.Number(t, symbolic.Value{Kind: t.Kind(), Bits: slot})
	case vm.KindFloat, vm.KindBoolean, vm.KindChar:
		return javatest.Number(t, symbolic.Value{Kind: t.Kind(), Bits: bits})
	default:
		return javatest.Number(t, symbolic.Value{Kind: t.Kind(), Bits: uint64(int64(int32(bits)))})
	}
}

// text is a String of a test.
func text(m *vm.Machine, s []uint16) javatest.Value {
	chars := append([]uint16{}, s...) // not nil
	return javatest.Reference(&javatest.Object{Class: m.Lib.MustLoad("java/lang/String"), Chars: chars})
}

// resultOf is what a test expects, nil where it cannot say.
func resultOf(m *vm.Machine, mt *vm.Method, slot uint64) *javatest.Value {
	if mt.Ret == vm.KindVoid {
		return nil
	}
	return valueOf(m, mt.Ret, slot)
}

// mostElements is how many elements an array may have that a test compares.
const mostElements = 100

// valueOf is a number, a text, null, a box, a constant of an enum or an array of such; of
// another object its class. It is nil for an array that has others.
func valueOf(m *vm.Machine, k vm.Kind, slot uint64) *javatest.Value {
	var v javatest.Value
	switch {
	case k != vm.KindRef:
		v = number(k, slot)
	case slot == 0:
		v = javatest.Reference(nil)
	default:
		o := objectOf(m, vm.Ref(slot))
		if o == nil {
			return nil
		}
		v = javatest.Reference(o)
	}
	return &v
}

func objectOf(m *vm.Machine, r vm.Ref) *javatest.Object {
	o := m.Heap.Get(r)
	c := o.Class
	made := &javatest.Object{Class: c}
	switch value := c.FieldNamed("value"); {
	case c.Name == "java/lang/String":
		return text(m, m.UTF16(r)).Object
	case boxes[c.Name] && value != nil:
		n := number(value.Kind, o.Words[value.Word])
		made.Fields = []javatest.FieldValue{{Field: value, Value: n}}
	case c.Elem != nil:
		if o.Len > mostElements {
			return nil
		}
		made.Elements = []javatest.Value{}
		k := c.ElemKind()
		for i := range int(o.Len) {
			e := valueOf(m, k, o.Element(k, i))
			if e == nil || e.Object != nil && !comparable(e.Object) {
				return nil
			}
			made.Elements = append(made.Elements, *e)
		}
	default:
		for owner := c; owner != nil; owner = owner.Super {
			for _, f := range owner.Fields {
				if f.Static() && f.Flags&classfile.AccEnum != 0 && m.Static(f) == uint64(r) {
					made.Constant = f
				}
			}
		}
	}
	return made
}

// comparable reports whether a test tells an object from others of its class.
func comparable(o *javatest.Object) bool {
	return o.Chars != nil || o.Constant != nil || o.Elements != nil || boxes[o.Class.Name]
}

var boxes = map[string]bool{
	"java/lang/Boolean": true, "java/lang/Byte": true, "java/lang/Character": true, "java/lang/Short": true,
	"java/lang/Integer": true, "java/lang/Long": true, "java/lang/Float": true, "java/lang/Double": true,
}
