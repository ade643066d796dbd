package expr

import (
	"errors"
	"math"
	"unicode/utf16"

	"github.com/gojpf/gojpf/insn/symexec/condition"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Values that are not known. What is computed of them is an expression in turn, with
// Java's meaning. Where Java would have no value the condition for that is kept with
// the value.

// ErrUndecided says that the search has to decide something first: whoever evaluates
// must come again.
var ErrUndecided = errors.New("undecided")

// Heap decides about unknown references. ok is false where whoever asks must come
// again.
type Heap interface {
	Settle(u *heap.Unknown) (r vm.Ref, ok bool)
	IsNull(u *heap.Unknown) (null, ok bool)
}

// Read makes a Value of what a slot or a field of the kind holds, known or not.
func (s *Scope) Read(k vm.Kind, slot uint64, a vm.Attr) Value {
	if u := heap.UnknownOf(a); u != nil {
		return Value{Kind: vm.KindRef, input: u}
	}
	e := core.ExprOf(a)
	if e == nil {
		return FromSlot(k, slot)
	}
	v := Value{Kind: FromSlot(k, 0).Kind, unknown: e}
	if k == vm.KindBoolean {
		v.unknown = s.Symbolic.Truth(e)
	}
	return v
}

// expression is a number or boolean as an expression.
func (v Value) expression(c *symbolic.Context) *symbolic.Expr {
	if v.unknown != nil {
		return v.unknown
	}
	switch v.Kind {
	case vm.KindBoolean:
		return c.Bool(v.num != 0)
	case vm.KindLong:
		return c.Long(v.num)
	case vm.KindFloat:
		return c.Float(float32(v.real))
	case vm.KindDouble:
		return c.Double(v.real)
	}
	return c.Int(int32(v.num))
}

// value is the Value of an expression that has one where a condition holds.
func value(k vm.Kind, e, defined *symbolic.Expr) Value {
	v := Value{Kind: k, unknown: e}
	if c, ok := e.Const(); ok {
		v = constantOf(k, c)
	}
	if defined != nil && !defined.IsTrue() {
		v.defined = defined
	}
	return v
}

func constantOf(k vm.Kind, c symbolic.Value) Value {
	v := Value{Kind: k}
	switch c.Kind {
	case symbolic.Bool:
		v.num = truth(c.Bool()).num
	case symbolic.F32:
		v.real = float64(math.Float32frombits(uint32(c.Bits)))
	case symbolic.F64:
		v.real = math.Float64frombits(c.Bits)
	case symbolic.I32:
		v.num = int64(int32(c.Bits))
	default:
		v.num = int64(c.Bits)
	}
	return v
}

// where is the condition under which there is a value.
func (v Value) where(c *symbolic.Context) *symbolic.Expr {
	if v.defined == nil {
		return c.True()
	}
	return v.defined
}

// holds is the condition under which a boolean has a value and is true.
func (v Value) holds(c *symbolic.Context) *symbolic.Expr { return c.And(v.where(c), v.expression(c)) }

// Condition is a boolean that depends on unknown values, as the condition under which
// it has a value and is true; nil for other values.
func (v Value) Condition(c *symbolic.Context) *symbolic.Expr {
	if v.Kind != vm.KindBoolean || v.Known() {
		return nil
	}
	return v.holds(c)
}

// In is the value in a model; ok is false where it has none there, and for references.
func (v Value) In(m *symbolic.Model) (_ Value, ok bool) {
	if v.input != nil || v.defined != nil && !symbolic.Holds(v.defined, m) {
		return v, false
	}
	if v.unknown != nil {
		x := symbolic.Eval(v.unknown, m)
		v = constantOf(v.Kind, x)
	}
	v.defined = nil
	return v, true
}

// Is is the condition that v, a number or boolean, has a value and that it is another,
// which is known.
func (s *Scope) Is(v, other Value) *symbolic.Expr {
	return s.relation("==", v, other).holds(s.Symbolic.Ctx)
}

func (s *Scope) arithmetic(op string, k vm.Kind, a, b Value) (Value, error) {
	c := s.Symbolic.Ctx
	x, y := a.expression(c), b.expression(c)
	defined := c.And(a.where(c), b.where(c))
	if (op == "/" || op == "%") && (k == vm.KindInt || k == vm.KindLong) {
		zero := condition.Apply(c, "==", y, c.Int(0))
		if zero.IsTrue() {
			return Value{}, failed("division by zero")
		}
		defined = c.And(defined, c.Not(zero))
	}
	return value(k, condition.Apply(c, op, x, y), defined), nil
}

func (s *Scope) negative(x Value) Value {
	if x.Known() {
		x.real = -x.real
		return x
	}
	c := s.Symbolic.Ctx
	return value(x.Kind, c.FNeg(x.expression(c)), x.defined)
}

// relation is a comparison of numbers or booleans.
func (s *Scope) relation(op string, a, b Value) Value {
	c := s.Symbolic.Ctx
	return value(vm.KindBoolean, condition.Apply(c, op, a.expression(c), b.expression(c)), c.And(a.where(c), b.where(c)))
}

// conjunction is true if both are; it has a value where both have.
func (s *Scope) conjunction(a, b Value) Value {
	c := s.Symbolic.Ctx
	return value(vm.KindBoolean, c.And(a.expression(c), b.expression(c)), c.And(a.where(c), b.where(c)))
}

func negation(x node) node {
	return func(s *Scope) (Value, error) {
		v, err := asCondition(x, s)
		if err != nil {
			return v, err
		}
		if v.Known() {
			return truth(v.num == 0), nil
		}
		c := s.Symbolic.Ctx
		return value(vm.KindBoolean, c.Not(v.expression(c)), v.defined), nil
	}
}

// shortCircuit is a || b, or a && b: b is not evaluated where a decides.
func shortCircuit(a, b node, or bool) node {
	return func(s *Scope) (Value, error) {
		x, err := asCondition(a, s)
		if err != nil || x.Known() && (x.num != 0) == or {
			return x, err
		}
		y, err := asCondition(b, s)
		if x.Known() || err != nil && !IsFailed(err) {
			return y, err
		}
		c := s.Symbolic.Ctx
		if err != nil { // there is no value where b matters
			y = Value{Kind: vm.KindBoolean, defined: c.False()}
		}
		left, right := x.expression(c), y.expression(c)
		result, decided := c.And(left, right), c.Not(left)
		if or {
			result, decided = c.Or(left, right), left
		}
		return value(vm.KindBoolean, result, c.And(x.where(c), c.Or(decided, y.where(c)))), nil
	}
}

// Settled is a reference that is known, or is decided now.
func (s *Scope) Settled(v Value) (Value, error) {
	if v.input == nil {
		return v, nil
	}
	if r, ok := s.Symbolic.Heap.Found(s.Machine, v.input); ok {
		return ref(r), nil
	}
	if s.Heap == nil {
		return v, wrong("%s is an unknown reference that is not decided yet", v.input)
	}
	r, ok := s.Heap.Settle(v.input)
	if !ok {
		return v, ErrUndecided
	}
	return ref(r), nil
}

func (s *Scope) compareReferences(op string, a, b Value) (Value, error) {
	if a.input == b.input {
		return truth(op == "=="), nil
	}
	if a.input == nil {
		a, b = b, a
	}
	if b.input == nil && b.num == 0 {
		null, err := s.isNull(a.input)
		return truth(null == (op == "==")), err
	}
	a, err := s.Settled(a)
	if err != nil {
		return a, err
	}
	if b, err = s.Settled(b); err != nil {
		return b, err
	}
	return truth((a.num == b.num) == (op == "==")), nil
}

func (s *Scope) isNull(u *heap.Unknown) (bool, error) {
	if null, ok := s.Symbolic.Heap.KnownNull(s.Machine, u); ok {
		return null, nil
	}
	if s.Heap == nil {
		return false, wrong("it is not decided yet whether %s is null", u)
	}
	null, ok := s.Heap.IsNull(u)
	if !ok {
		return false, ErrUndecided
	}
	return null, nil
}

// compareTexts compares with a literal.
func (s *Scope) compareTexts(op string, a, b Value) (Value, error) {
	a, err := s.Settled(a)
	if err != nil {
		return a, err
	}
	if b, err = s.Settled(b); err != nil {
		return b, err
	}
	if a.Kind != text {
		a, b = b, a
	}
	if !s.unknownText(b) {
		x, okX := a.string(s.Machine)
		y, okY := b.string(s.Machine)
		return truth((okX && okY && x == y) == (op == "==")), nil
	}
	is, ok := s.Symbolic.Texts.TextIs(s.Machine, b.Ref(), utf16.Encode([]rune(a.text)))
	if !ok {
		return b, wrong("a text is compared that is not known")
	}
	if op == "!=" {
		is = s.Symbolic.Ctx.Not(is)
	}
	return value(vm.KindBoolean, is, nil), nil
}

func (s *Scope) unknownText(v Value) bool {
	return s.Symbolic != nil && v.Kind == vm.KindRef && v.num != 0 && s.Symbolic.Texts.Shown(s.Machine, v.Ref()) != nil
}

// askText is length() or isEmpty() of a text that is not known.
func (s *Scope) askText(v Value, name string) (Value, error) {
	n, ok := s.Symbolic.Texts.LengthOfText(s.Machine, v.Ref())
	switch {
	case !ok:
		return v, wrong("%s() of a text that is not known", name)
	case name == "length":
		return value(vm.KindInt, n, nil), nil
	}
	return s.relation("==", value(vm.KindInt, n, nil), Value{Kind: vm.KindInt}), nil
}

// elementAt is an element at an index that is not known.
func (s *Scope) elementAt(o *vm.Object, index Value) (Value, error) {
	if index.Kind != vm.KindInt {
		return index, wrong("[] needs an array and an int")
	}
	c := s.Symbolic.Ctx
	i := index.expression(c)
	in := c.And(index.where(c), c.InBounds(i, c.Int(o.Len)))
	e, ok := s.Symbolic.ElementAt(s.Machine, o, i)
	if !ok {
		return index, wrong("an array of references is read at an index that is not known")
	}
	k := o.Class.ElemKind()
	if k == vm.KindBoolean {
		e = s.Symbolic.Truth(e)
	}
	return value(FromSlot(k, 0).Kind, e, in), nil
}
