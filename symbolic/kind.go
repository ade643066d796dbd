package symbolic

import (
	"fmt"
	"math"
)

// Kind is the kind of value that an expression has. Those of the operand stack, where
// bytes, shorts, chars and booleans are ints.
type Kind uint8

// The kinds.
const (
	Bool Kind = iota
	I32
	I64
	F32
	F64
	Array // a mapping of int to elements of one Type
)

func (k Kind) String() string {
	return [...]string{"bool", "int", "long", "float", "double", "array"}[k]
}

// IsInt tells whether k is I32 or I64.
func (k Kind) IsInt() bool { return k == I32 || k == I64 }

// IsFloat tells whether k is F32 or F64.
func (k Kind) IsFloat() bool { return k == F32 || k == F64 }

// width is the number of bits of a value.
func (k Kind) width() uint {
	if k == I64 || k == F64 {
		return 64
	}
	return 32
}

// limits are the least and the greatest value of an integer kind.
func (k Kind) limits() (lo, hi int64) {
	if k == I64 {
		return math.MinInt64, math.MaxInt64
	}
	return math.MinInt32, math.MaxInt32
}

// Type is a Java type of inputs and of array elements.
type Type uint8

// Java's primitive types.
const (
	Boolean Type = iota
	Byte
	Char
	Short
	Int
	Long
	Float
	Double
)

func (t Type) String() string {
	return [...]string{"boolean", "byte", "char", "short", "int", "long", "float", "double"}[t]
}

// Kind is the kind that values of t have on the operand stack.
func (t Type) Kind() Kind {
	switch t {
	case Long:
		return I64
	case Float:
		return F32
	case Double:
		return F64
	}
	return I32
}

// Limits are the least and the greatest value of an integer type.
func (t Type) Limits() (lo, hi int64) {
	switch t {
	case Boolean:
		return 0, 1
	case Byte:
		return math.MinInt8, math.MaxInt8
	case Char:
		return 0, math.MaxUint16
	case Short:
		return math.MinInt16, math.MaxInt16
	}
	return t.Kind().limits()
}

// TypeOf returns the primitive type of a descriptor such as "I".
func TypeOf(descriptor string) (Type, bool) {
	switch descriptor {
	case "Z":
		return Boolean, true
	case "B":
		return Byte, true
	case "C":
		return Char, true
	case "S":
		return Short, true
	case "I":
		return Int, true
	case "J":
		return Long, true
	case "F":
		return Float, true
	case "D":
		return Double, true
	}
	return 0, false
}

// Domain is the set of values that an input may have: a type, or a part of it.
// It is comparable. It is part of a variable's identity, and bounds start from it: so
// it can never be narrowed for a variable that exists. Conditions do that.
type Domain struct {
	Type Type
	// Array says that the input is an array of Type, of which the rest of the
	// domain then says nothing: its elements may have every value of the type.
	Array bool
	// Min and Max are the bounds of integers.
	Min, Max int64
	// MinBits and MaxBits are the bounds of floats and doubles, by
	// math.Float64bits. Domains are keys of maps, for which == on floats would take -0
	// for 0.
	MinBits, MaxBits uint64
	// NaN says that a float may be NaN.
	NaN bool
}

// Full is the domain of all values of a type.
func Full(t Type) Domain {
	d := Domain{Type: t}
	if t.Kind().IsFloat() {
		d.MinBits, d.MaxBits = math.Float64bits(math.Inf(-1)), math.Float64bits(math.Inf(1))
		d.NaN = true
		return d
	}
	d.Min, d.Max = t.Limits()
	return d
}

// IntRange is the part of an integer type from lo to hi. Bounds beyond those of
// the type are cut.
func IntRange(t Type, lo, hi int64) (Domain, error) {
	if t.Kind().IsFloat() {
		return Domain{}, fmt.Errorf("%s has no range of integers", t)
	}
	d := Full(t)
	d.Min, d.Max = max(lo, d.Min), min(hi, d.Max)
	if d.Min > d.Max {
		return Domain{}, fmt.Errorf("no %s is between %d and %d", t, lo, hi)
	}
	return d, nil
}

// FloatRange is the part of float or double from lo to hi; nan says whether NaN
// belongs to it, too. Bounds that are no floats are cut to the next within. The bounds
// are numerical: a domain that begins or ends at 0 has both zeros.
func FloatRange(t Type, lo, hi float64, nan bool) (Domain, error) {
	if !t.Kind().IsFloat() {
		return Domain{}, fmt.Errorf("%s has no range of floats", t)
	}
	if math.IsNaN(lo) || math.IsNaN(hi) {
		return Domain{}, fmt.Errorf("NaN cannot bound a range")
	}
	if t == Float {
		lo, hi = cutToFloat(lo, hi)
	}
	if lo > hi {
		return Domain{}, fmt.Errorf("no %s is between %v and %v", t, lo, hi)
	}
	return Domain{Type: t, MinBits: math.Float64bits(lo), MaxBits: math.Float64bits(hi), NaN: nan}, nil
}

// cutToFloat rounds bounds inwards to floats. Rounding to nearest could put a bound
// outside, and an input beyond what the user has allowed.
func cutToFloat(lo, hi float64) (float64, float64) {
	l, h := float32(lo), float32(hi)
	if float64(l) < lo {
		l = math.Nextafter32(l, float32(math.Inf(1)))
	}
	if float64(h) > hi {
		h = math.Nextafter32(h, float32(math.Inf(-1)))
	}
	return float64(l), float64(h)
}

// Floats are the bounds of a float domain.
func (d Domain) Floats() (lo, hi float64) {
	return math.Float64frombits(d.MinBits), math.Float64frombits(d.MaxBits)
}

// Kind is the kind of the domain's values.
func (d Domain) Kind() Kind {
	if d.Array {
		return Array
	}
	return d.Type.Kind()
}

// IsFull tells whether the domain is all of its type.
func (d Domain) IsFull() bool { return d.Array || d == Full(d.Type) }

// Contains tells whether a value, as in [Value.Bits], is in the domain. Every NaN
// counts, whatever its bits; inputs that are NaN have the canonical ones.
func (d Domain) Contains(bits uint64) bool {
	switch {
	case d.Array:
		return true
	case d.Type.Kind().IsFloat():
		f := toFloat(d.Type.Kind(), bits)
		lo, hi := d.Floats()
		return lo <= f && f <= hi || d.NaN && f != f
	}
	return d.Min <= int64(bits) && int64(bits) <= d.Max
}

// Default is the value of the domain that says least: 0 where possible, else
// the value nearest to it. Inputs that no condition is about are reported with it.
func (d Domain) Default() uint64 {
	switch {
	case d.Array:
		return 0
	case d.Type.Kind().IsFloat():
		lo, hi := d.Floats()
		return fromFloat(d.Type.Kind(), max(lo, min(hi, 0)))
	}
	return uint64(max(d.Min, min(d.Max, 0)))
}

// Var is an input. There is one for each name and domain of a context; both may be
// equal on different paths, which then share it.
type Var struct {
	Name   string
	Domain Domain
	index  int
	hash   uint64
	expr   *Expr
}

// Expr is the variable as an expression.
func (v *Var) Expr() *Expr { return v.expr }

// Index numbers the variables of a context from 0. It identifies a variable,
// and means nothing else.
func (v *Var) Index() int { return v.index }

func (v *Var) String() string { return v.Name }
