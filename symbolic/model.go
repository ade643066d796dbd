package symbolic

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
)

// Value is a concrete value.
type Value struct {
	Kind Kind
	// Bits are 0 or 1 for a Bool, the sign-extended value of an int or long,
	// the IEEE bits of a float or double.
	Bits uint64
	// Array is the value of an array.
	Array *ArrayValue
}

// Int is the value of an int.
func (v Value) Int() int32 { return int32(v.Bits) }

// Long is the value of an int or long.
func (v Value) Long() int64 { return int64(v.Bits) }

// Float is the value of a float.
func (v Value) Float() float32 { return math.Float32frombits(uint32(v.Bits)) }

// Double is the value of a float or double.
func (v Value) Double() float64 { return toFloat(v.Kind, v.Bits) }

// Bool is the value of a condition.
func (v Value) Bool() bool { return v.Bits != 0 }

// ArrayValue is the value of an array: for every int an element. It is
// immutable. As an array's length is a number beside it, indices beyond it have
// elements, too, which nobody sees.
type ArrayValue struct {
	other uint64
	elems map[int32]uint64
}

// NewArrayValue returns an array with the given elements, and other everywhere
// else. The map is the array's from then on.
func NewArrayValue(elems map[int32]uint64, other uint64) *ArrayValue {
	return &ArrayValue{other, elems}
}

// At is the element at an index, as in [Value.Bits]. A nil array is all 0, the default
// of an input that is an array.
func (a *ArrayValue) At(i int32) uint64 {
	if a == nil {
		return 0
	}
	if x, ok := a.elems[i]; ok {
		return x
	}
	return a.other
}

// Others is what all elements are that are not given one by one.
func (a *ArrayValue) Others() uint64 {
	if a == nil {
		return 0
	}
	return a.other
}

// Indices are those of the elements that are given one by one, in order.
func (a *ArrayValue) Indices() []int32 {
	if a == nil {
		return nil
	}
	out := make([]int32, 0, len(a.elems))
	for i := range a.elems {
		out = append(out, i)
	}
	slices.Sort(out)
	return out
}

func (a *ArrayValue) with(i int32, x uint64) *ArrayValue {
	out := &ArrayValue{elems: make(map[int32]uint64)}
	if a != nil {
		out.other = a.other
		for j, y := range a.elems {
			out.elems[j] = y
		}
	}
	out.elems[i] = x
	return out
}

// Model gives inputs values. It is immutable. A variable that it does not
// mention has its domain's default; nil is the model that mentions none. Two slices by
// index of the variables: models are merged and looked up all the time, and a map would
// have to be copied for each change.
type Model struct {
	vars   []*Var // by index
	values []Value
}

// Value is the value of a variable, and whether the model mentions it.
func (m *Model) Value(v *Var) (Value, bool) {
	if m != nil {
		if i, ok := m.find(v); ok {
			return m.values[i], true
		}
	}
	return Value{Kind: v.Domain.Kind(), Bits: v.Domain.Default()}, false
}

// find returns the place of a variable, or where it would have to be inserted.
func (m *Model) find(v *Var) (i int, found bool) {
	lo, hi := 0, len(m.vars)
	for lo < hi {
		if mid := (lo + hi) / 2; m.vars[mid].index < v.index {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo, lo < len(m.vars) && m.vars[lo] == v
}

func (m *Model) bits(v *Var) uint64 {
	x, _ := m.Value(v)
	return x.Bits
}

// Vars are the variables that the model mentions, by index.
func (m *Model) Vars() []*Var {
	if m == nil {
		return nil
	}
	return m.vars
}

// With returns a model with one more or another value. It shares the list of variables
// where it can.
func (m *Model) With(v *Var, x Value) *Model {
	if m != nil {
		if i, found := m.find(v); found {
			out := &Model{vars: m.vars, values: slices.Clone(m.values)}
			out.values[i] = x
			return out
		}
	}
	b := NewModelBuilder(m)
	b.Set(v, x)
	return b.Model()
}

// Merge returns a model with the values of m and of o; those of o win. It is how an
// answer about related conditions and the values of the rest of a path become one
// model.
func (m *Model) Merge(o *Model) *Model {
	if m == nil || len(m.vars) == 0 {
		return o
	}
	if o == nil || len(o.vars) == 0 {
		return m
	}
	n := len(m.vars) + len(o.vars)
	out := &Model{vars: make([]*Var, 0, n), values: make([]Value, 0, n)}
	i, j := 0, 0
	for i < len(m.vars) || j < len(o.vars) {
		switch {
		case j == len(o.vars) || i < len(m.vars) && m.vars[i].index < o.vars[j].index:
			out.vars, out.values = append(out.vars, m.vars[i]), append(out.values, m.values[i])
			i++
		default:
			if i < len(m.vars) && m.vars[i] == o.vars[j] {
				i++
			}
			out.vars, out.values = append(out.vars, o.vars[j]), append(out.values, o.values[j])
			j++
		}
	}
	return out
}

// ModelBuilder makes a model step by step.
type ModelBuilder struct{ m Model }

// NewModelBuilder starts with the values of a model, which may be nil.
func NewModelBuilder(from *Model) *ModelBuilder {
	b := &ModelBuilder{}
	if from != nil {
		n := len(from.vars)
		b.m = Model{append(make([]*Var, 0, n+1), from.vars...), append(make([]Value, 0, n+1), from.values...)}
	}
	return b
}

// Set sets the value of a variable.
func (b *ModelBuilder) Set(v *Var, x Value) {
	i, found := b.m.find(v)
	if found {
		b.m.values[i] = x
		return
	}
	b.m.vars = slices.Insert(b.m.vars, i, v)
	b.m.values = slices.Insert(b.m.values, i, x)
}

// Model returns the model, to which the builder must add nothing more.
func (b *ModelBuilder) Model() *Model { return &b.m }

// String shows the model, variables by name.
func (m *Model) String() string {
	texts := make([]string, 0, len(m.Vars()))
	for i, v := range m.Vars() {
		texts = append(texts, v.Name+" = "+m.values[i].Java(v.Domain.Type))
	}
	slices.Sort(texts)
	return strings.Join(texts, ", ")
}

// Java shows a value of a type as Java would print it, characters as their code.
func (v Value) Java(t Type) string {
	switch {
	case v.Kind == Array:
		out := make([]string, 0, 8)
		for _, i := range v.Array.Indices() {
			x := Value{Kind: t.Kind(), Bits: v.Array.At(i)}
			out = append(out, strconv.Itoa(int(i))+": "+x.Java(t))
		}
		return "[" + strings.Join(out, ", ") + "]"
	case v.Kind == Bool || t == Boolean:
		return strconv.FormatBool(v.Bits != 0)
	case v.Kind.IsFloat():
		return floatText(v.Kind, v.Bits)
	}
	return strconv.FormatInt(v.Long(), 10)
}

// Literal shows a value of a type as a Java expression of that type. Generated tests
// are compiled from it, so it has to be exactly the value: -0.0, NaN and infinities
// have no literal of digits alone that is.
func (v Value) Literal(t Type) string {
	switch {
	case v.Kind == Array || t == Boolean || v.Kind == Bool:
		return v.Java(t)
	case t == Char:
		return charLiteral(uint16(v.Bits))
	case t == Byte || t == Short:
		return "(" + t.String() + ") " + strconv.FormatInt(v.Long(), 10)
	case v.Kind == I64:
		return strconv.FormatInt(v.Long(), 10) + "L"
	case v.Kind == I32:
		return strconv.FormatInt(v.Long(), 10)
	}
	box, suffix := "Double", ""
	if v.Kind == F32 {
		box, suffix = "Float", "f"
	}
	switch f := v.Double(); {
	case f != f:
		return box + ".NaN"
	case math.IsInf(f, 1):
		return box + ".POSITIVE_INFINITY"
	case math.IsInf(f, -1):
		return box + ".NEGATIVE_INFINITY"
	}
	return v.Java(t) + suffix
}

func charLiteral(c uint16) string {
	switch {
	case c == '\'' || c == '\\':
		return `'\` + string(rune(c)) + `'`
	case c >= ' ' && c < 127:
		return "'" + string(rune(c)) + "'"
	case utf16.IsSurrogate(rune(c)), c < ' ', c >= 127:
		const digits = "0123456789abcdef"
		switch c { // a unicode escape of a line end would end the line
		case '\n':
			return `'\n'`
		case '\r':
			return `'\r'`
		}
		return `'\u` + string([]byte{digits[c>>12], digits[c>>8&15], digits[c>>4&15], digits[c&15]}) + `'`
	}
	return "'?'"
}

// FloatValue is the value of kind F32 or F64 that is nearest to a number.
func FloatValue(k Kind, f float64) Value { return Value{Kind: k, Bits: fromFloat(k, f)} }

// WithElement is the value of an array with one element replaced.
func (v Value) WithElement(i int32, bits uint64) Value {
	v.Array = v.Array.with(i, bits)
	return v
}
