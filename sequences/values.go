package sequences

import (
	"math"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// arg is an argument: a number, a text, a constant of an enum, another object, an array, or null.
type arg struct {
	kind     vm.Kind
	bits     uint64
	text     string
	constant *vm.Field
	null     bool
	itself   bool    // the receiver
	made     *recipe // another object
	array    *vm.Class
	elements []arg          // of an array
	unknown  bool           // a number of which nothing is known
	input    *symbolic.Expr // what it is on a path
}

// arguments lists what a method is called with: all combinations of small values, or as
// many as there are values where there are too many combinations. Numbers may be unknown ones.
func (x *explorer) arguments(mt *vm.Method, unknown bool) [][]arg {
	list := [][]arg{nil}
	descs, _, _ := classfile.ParseMethodDescriptor(mt.Desc)
	for i, d := range descs {
		var next [][]arg
		values := append(x.values(d, heap.ParameterType(mt, i), 0), x.others(mt, d)...)
		if k := vm.KindOf(d); unknown && k != vm.KindRef {
			values = []arg{{kind: k, unknown: true}}
		}
		for _, a := range list {
			for _, v := range values {
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
	for _, args := range x.library.tuples[mt.String()] {
		if !slices.ContainsFunc(list, func(o []arg) bool { return slices.EqualFunc(o, args, arg.same) }) {
			list = append(list, args)
		}
	}
	return list
}

const mostCombinations = 64

// mostFilled is how many methods have a recipe of their own.
const mostFilled = 2

// mostOpened is how many methods without parameters are tried in front of the one that fills an object.
const mostOpened = 2

// others are the objects of the class itself that a parameter may be: the receiver, a new object, and such on
// which a method with arguments was called. What is compared with the receiver may be one of them, too.
func (x *explorer) others(mt *vm.Method, desc string) (list []arg) {
	if len(x.recipes) == 0 || classfile.TypeName(desc) != x.o.class && (mt.Name != "equals" || desc != "Ljava/lang/Object;") {
		return nil
	}
	if mt.Name != "<init>" && !mt.Static() {
		list = append(list, arg{kind: vm.KindRef, itself: true})
	}
	for _, r := range x.recipes {
		list = append(list, arg{kind: vm.KindRef, made: r})
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
		if args := x.arguments(mt, false); len(args) > 0 && (first == nil || len(args[0]) < len(first.args)) {
			first = &op{method: mt, args: args[0]}
		}
	}
	if first == nil {
		return
	}
	recipes := []*recipe{{class: x.class, calls: []op{*first}}}
	for _, mt := range methods {
		if mt.Name == "<init>" || mt.Static() || mt.Name == "equals" || x.mentions(mt) || len(recipes) > mostFilled {
			continue
		}
		if args := x.arguments(mt, false); len(args) > 0 && len(args[0]) > 0 {
			recipes = append(recipes, &recipe{class: x.class, calls: []op{*first, {method: mt, args: args[0]}}})
		}
	}
	// What has to be opened before it is filled.
	if len(recipes) > 1 {
		fill := recipes[1].calls[1]
		for _, mt := range methods {
			if len(mt.Params) == 0 && mt.Ret == vm.KindVoid && mt.Name != "<init>" && !mt.Static() && len(recipes) <= mostFilled+mostOpened {
				recipes = append(recipes, &recipe{class: x.class, calls: []op{*first, {method: mt}, fill}})
			}
		}
	}
	for _, r := range x.learntObjects() {
		if !slices.ContainsFunc(recipes, r.same) {
			recipes = append(recipes, r)
		}
	}
	x.recipes = recipes
}

// fits reports whether a number is one of a kind.
func fits(k vm.Kind, n int64) bool {
	return k == vm.KindLong || n == int64(int32(n)) && (k != vm.KindShort || n == int64(int16(n)))
}

// mentions reports whether a parameter of a method is of the class itself.
func (x *explorer) mentions(mt *vm.Method) bool {
	params, _, _ := classfile.ParseMethodDescriptor(mt.Desc)
	return slices.ContainsFunc(params, func(d string) bool { return classfile.TypeName(d) == x.o.class })
}

// values are those of a type, the last of which is null. signature is the generic type, "" where it is not known,
// and depth how many objects this one is an argument for, one within the other.
func (x *explorer) values(desc, signature string, depth int) []arg {
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
			for _, text := range append(textsOf(x.class, x.o.Values), x.library.texts...) {
				if a := (arg{kind: k, text: text}); text != "" && !slices.ContainsFunc(list, a.same) {
					list = append(list, a)
				}
			}
		}
		switch c := x.loadType(desc); {
		case c == nil || len(list) > 0:
		case c.Elem != nil:
			list = x.arrays(c, desc, signature, depth)
		case c.Flags&classfile.AccEnum != 0:
			list = x.constantsOfEnum(c)
		case c != x.class || depth > 0: // see others
			list = x.objects(c, signature, depth)
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
			if a := (arg{kind: k, bits: bits}); !slices.ContainsFunc(list, a.same) && (n >= 0 || x.o.Values > 1) && fits(k, n) {
				list = append(list, a)
			}
		}
	case vm.KindChar:
		for i := range x.o.Values {
			list = append(list, arg{kind: k, bits: uint64('a' + i%26)})
		}
		for _, n := range append(x.constantsOf(x.class, 3*x.o.Values), x.library.numbers...) { // what letters are told apart by
			if a := (arg{kind: k, bits: uint64(n)}); n >= 0 && n <= math.MaxUint16 && !slices.ContainsFunc(list, a.same) {
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

// constantsOf lists numbers that the code of a class has, up to a number of them: those of few bytes first.
func (x *explorer) constantsOf(c *vm.Class, most int) (list []int64) {
	var large []int64
	eachInstruction(c, func(code *bytecode.Code, bci int) {
		n, ok := int64(0), true
		switch code.Op(bci) {
		case bytecode.Bipush:
			n = int64(code.S1(bci + 1))
		case bytecode.Sipush:
			n = int64(code.S2(bci + 1))
		default:
			if at := loads(code, bci); at > 0 && (code.Pool.Tag(at) == classfile.TagInteger || code.Pool.Tag(at) == classfile.TagLong) {
				large = append(large, numberIn(code.Pool, at))
			}
			ok = false
		}
		if ok && !slices.Contains(list, n) && len(list) < most {
			list = append(list, n)
		}
	})
	for _, n := range large {
		if !slices.Contains(list, n) && len(list) < most {
			list = append(list, n)
		}
	}
	return list
}

// textsOf lists texts that the code of a class compares others with, up to a number of them.
func textsOf(c *vm.Class, most int) (list []string) {
	loaded, since := "", 0 // and so many instructions ago
	eachInstruction(c, func(code *bytecode.Code, bci int) {
		since++
		switch op := code.Op(bci); op {
		case bytecode.Invokevirtual, bytecode.Invokestatic:
			if _, name, _ := code.Member(bci); since <= 2 && compares(name) && !slices.Contains(list, loaded) && len(list) < most {
				list = append(list, loaded)
			}
		default:
			if at := loads(code, bci); at > 0 && code.Pool.Tag(at) == classfile.TagString {
				loaded, since = code.Pool.String(at), 0
			}
		}
	})
	return list
}

// loads is the constant that an instruction loads from the pool, 0 for none.
func loads(code *bytecode.Code, bci int) uint16 {
	switch code.Op(bci) {
	case bytecode.Ldc:
		return uint16(code.U1(bci + 1))
	case bytecode.LdcW, bytecode.Ldc2W:
		return uint16(code.U2(bci + 1))
	}
	return 0
}

func numberIn(p *classfile.Pool, at uint16) int64 {
	if c := p.Consts[at]; c.Tag == classfile.TagInteger {
		return int64(int32(c.Bits))
	}
	return int64(p.Consts[at].Bits)
}

// eachInstruction calls f for the instructions of a class, but for its initialiser.
func eachInstruction(c *vm.Class, f func(code *bytecode.Code, bci int)) {
	for _, m := range c.Methods {
		if m.Info == nil || m.Info.Code == nil || m.Name == "<clinit>" {
			continue
		}
		code := &bytecode.Code{Bytes: m.Info.Code.Bytes, Pool: c.File.Pool}
		for bci := 0; bci < len(code.Bytes); {
			size, wrong := code.Length(bci)
			if wrong != "" {
				break
			}
			f(code, bci)
			bci += size
		}
	}
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
