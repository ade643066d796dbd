package models

import (
	"fmt"
	"math"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/javamath"
)

func init() {
	Override(verifyClass, Methods{"createFromJSON": createFromJSON})
}

// createFromJSON(Class, String) makes an object whose fields have the values of
// a text. As in JPF no constructor runs, members without a field are skipped,
// and fields without a member keep their default.
func createFromJSON(e *vm.Env) {
	if e.Ref(0) == vm.Null || e.Ref(1) == vm.Null {
		e.ReturnRef(vm.Null)
		return
	}
	value, err := parseJSON(e.String(1))
	if err != nil {
		e.Throw(illegalArgument, err.Error())
		return
	}
	b := &jsonBuilder{e: e, chosen: map[*jsonCall]jsonValue{}}
	class := e.M.ClassOf(e.Ref(0))
	// All classes are loaded and initialised before the first choice: their
	// initialisers may choose, too.
	if !b.prepare(class, value) {
		return
	}
	if !b.choose(calls(value)) {
		return
	}
	if r, ok := b.reference(class, value); ok {
		e.ReturnRef(r)
	}
}

// jsonBuilder makes the objects of one text.
type jsonBuilder struct {
	e      *vm.Env
	chosen map[*jsonCall]jsonValue
}

// fail throws what is wrong with the text.
func (b *jsonBuilder) fail(format string, args ...any) bool {
	b.e.Throw(illegalArgument, "JSON: "+fmt.Sprintf(format, args...))
	return false
}

// choose decides all calls together. It returns false when the native must
// return.
func (b *jsonBuilder) choose(list []*jsonCall) bool {
	decided := true
	for _, call := range list {
		g, err := call.generator(programSource{b.e})
		if err != nil {
			return b.fail("%v", err)
		}
		i, ok := b.e.Choose(g)
		if !ok {
			decided = false
			continue
		}
		switch g := g.(type) {
		case choice.Booleans:
			b.chosen[call] = g.Bool(i)
		case choice.Ints:
			b.chosen[call] = jsonNumber(fmt.Sprint(g.Int(i)))
		case choice.Doubles:
			b.chosen[call] = jsonDouble(g.Double(i))
		}
	}
	return decided
}

// jsonDouble is a chosen double, which need not have a JSON form.
type jsonDouble float64

// fieldClass loads the class of a field; false means that the native must
// return.
func (b *jsonBuilder) fieldClass(f *vm.Field) (*vm.Class, bool) {
	if f.Kind != vm.KindRef {
		return b.e.M.Lib.Primitive(f.Kind), true
	}
	name := f.Desc
	if name[0] == 'L' {
		name = name[1 : len(name)-1]
	}
	loader := f.Class.Loader
	c, pending, err := b.e.M.LoadVia(b.e.T, loader, name)
	switch {
	case pending:
		b.e.Retry()
		return nil, false
	case err != nil:
		b.e.ThrowError(err)
		return nil, false
	}
	return c, true
}

// listClasses are the types of fields for which an array of the text becomes a
// java.util.ArrayList.
var listClasses = map[string]bool{
	"java/util/List": true, "java/util/ArrayList": true, "java/util/Collection": true, "java/lang/Iterable": true,
	"java/util/AbstractList": true, "java/util/AbstractCollection": true,
}

// prepare loads and initialises every class that a value needs.
func (b *jsonBuilder) prepare(c *vm.Class, v jsonValue) bool {
	lib := b.e.M.Lib
	switch v := v.(type) {
	case jsonArray:
		elem := lib.MustLoad("java/lang/Object")
		if c.IsArray() {
			elem = c.Elem
		} else if listClasses[c.Name] && !b.e.InitClass(lib.MustLoad("java/util/ArrayList")) {
			return false
		}
		for _, el := range v {
			if !b.prepare(elem, el) {
				return false
			}
		}
	case jsonObject:
		if c.IsPrimitive() || c.IsArray() || c.IsInterface() {
			return b.fail("%s cannot be made of an object", c.TypeName())
		}
		if !b.e.InitClass(c) {
			return false
		}
		for _, m := range v {
			f := instanceField(c, m.key)
			if f == nil {
				continue
			}
			fc, ok := b.fieldClass(f)
			if !ok || !b.prepare(fc, m.value) {
				return false
			}
		}
	case string:
		if isEnum(c) {
			return b.e.InitClass(c)
		}
	}
	return true
}

func instanceField(c *vm.Class, name string) *vm.Field {
	for k := c; k != nil; k = k.Super {
		for _, f := range k.Fields {
			if f.Name == name && !f.Static() {
				return f
			}
		}
	}
	return nil
}

func isEnum(c *vm.Class) bool { return c.Super != nil && c.Super.Name == "java/lang/Enum" }

// resolve replaces a call by what was chosen.
func (b *jsonBuilder) resolve(v jsonValue) jsonValue {
	if call, ok := v.(*jsonCall); ok {
		return b.chosen[call]
	}
	return v
}

// slot makes a value of type c as a slot holds it.
func (b *jsonBuilder) slot(c *vm.Class, v jsonValue) (uint64, bool) {
	if !c.IsPrimitive() {
		r, ok := b.reference(c, v)
		return uint64(r), ok
	}
	v = b.resolve(v)
	switch k := c.Prim; v := v.(type) {
	case bool:
		if k == vm.KindBoolean {
			if v {
				return 1, true
			}
			return 0, true
		}
	case jsonNumber:
		switch k {
		case vm.KindBoolean:
		case vm.KindFloat:
			return uint64(math.Float32bits(float32(v.float()))), true
		case vm.KindDouble:
			return math.Float64bits(v.float()), true
		default:
			return k.Widen(uint64(v.long())), true
		}
	case jsonDouble:
		switch k {
		case vm.KindBoolean:
		case vm.KindFloat:
			return uint64(math.Float32bits(float32(v))), true
		case vm.KindDouble:
			return math.Float64bits(float64(v)), true
		default:
			return k.Widen(uint64(javamath.D2L(float64(v)))), true
		}
	case string:
		if units := []rune(v); k == vm.KindChar && len(units) == 1 && units[0] < 0x10000 {
			return uint64(units[0]), true
		}
	}
	return 0, b.fail("%s cannot be made of %s", c.TypeName(), describeJSON(v))
}

// reference makes an object of type c.
func (b *jsonBuilder) reference(c *vm.Class, v jsonValue) (vm.Ref, bool) {
	m := b.e.M
	v = b.resolve(v)
	if v == nil {
		return vm.Null, true
	}
	if k, ok := kindOfBox[c.Name]; ok {
		s, ok := b.slot(m.Lib.Primitive(k), v)
		return m.Box(k, s, nil), ok
	}
	switch t := v.(type) {
	case string:
		if isEnum(c) {
			return b.enumConstant(c, t)
		}
		if m.Lib.MustLoad("java/lang/String").SubclassOf(c) {
			return m.NewString(t), true
		}
	case jsonArray:
		return b.array(c, t)
	case jsonObject:
		return b.object(c, t)
	case bool:
		return b.boxed(c, vm.KindBoolean, t)
	case jsonNumber:
		switch {
		case !t.integral():
			return b.boxed(c, vm.KindDouble, t)
		case t.long() != int64(int32(t.long())):
			return b.boxed(c, vm.KindLong, t)
		}
		return b.boxed(c, vm.KindInt, t)
	case jsonDouble:
		return b.boxed(c, vm.KindDouble, t)
	}
	return vm.Null, b.fail("%s cannot be made of %s", c.TypeName(), describeJSON(v))
}

// boxed makes a value for a field of type Object, Number and the like.
func (b *jsonBuilder) boxed(c *vm.Class, k vm.Kind, v jsonValue) (vm.Ref, bool) {
	if !b.e.M.Lib.MustLoad(boxOf[k]).SubclassOf(c) {
		return vm.Null, b.fail("%s cannot be made of %s", c.TypeName(), describeJSON(v))
	}
	s, ok := b.slot(b.e.M.Lib.Primitive(k), v)
	return b.e.M.Box(k, s, nil), ok
}

func (b *jsonBuilder) enumConstant(c *vm.Class, name string) (vm.Ref, bool) {
	if f := c.DeclaredField(name, c.Descriptor()); f != nil && f.Static() {
		return vm.Ref(b.e.M.Static(f)), true
	}
	return vm.Null, b.fail("%s has no constant %s", c.TypeName(), name)
}

func (b *jsonBuilder) array(c *vm.Class, values jsonArray) (vm.Ref, bool) {
	m := b.e.M
	if listClasses[c.Name] {
		elements, ok := b.array(m.Lib.ArrayOf(m.Lib.MustLoad("java/lang/Object")), values)
		if !ok {
			return vm.Null, false
		}
		class := m.Lib.MustLoad("java/util/ArrayList")
		r := m.Heap.NewInstance(class)
		o := m.Heap.Get(r)
		o.Words[class.FieldNamed("elementData").Word] = uint64(elements)
		o.Words[class.FieldNamed("size").Word] = uint64(len(values))
		return r, true
	}
	if c.Name == "java/lang/Object" {
		c = m.Lib.ArrayOf(c)
	}
	if !c.IsArray() {
		return vm.Null, b.fail("%s cannot be made of an array", c.TypeName())
	}
	r := m.Heap.NewArray(c, int32(len(values)))
	for i, v := range values {
		s, ok := b.slot(c.Elem, v)
		if !ok {
			return vm.Null, false
		}
		m.Heap.Get(r).SetElement(c.ElemKind(), i, s)
	}
	return r, true
}

func (b *jsonBuilder) object(c *vm.Class, members jsonObject) (vm.Ref, bool) {
	m := b.e.M
	if c.Flags&0x0400 != 0 {
		return vm.Null, b.fail("%s is abstract", c.TypeName())
	}
	r := m.Heap.NewInstance(c)
	for _, member := range members {
		f := instanceField(c, member.key)
		if f == nil {
			continue
		}
		fc, ok := b.fieldClass(f)
		if !ok {
			return vm.Null, false
		}
		s, ok := b.slot(fc, member.value)
		if !ok {
			return vm.Null, false
		}
		m.Heap.Get(r).Words[f.Word] = f.Kind.Narrow(s)
	}
	return r, true
}

// describeJSON names a value in an error.
func describeJSON(v jsonValue) string {
	switch v := v.(type) {
	case nil:
		return "null"
	case string:
		return "a string"
	case bool:
		return fmt.Sprint(v)
	case jsonNumber:
		return "the number " + string(v)
	case jsonArray:
		return "an array"
	case jsonObject:
		return "an object"
	}
	return strings.TrimPrefix(fmt.Sprintf("%T", v), "models.")
}
