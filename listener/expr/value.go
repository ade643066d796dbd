package expr

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Value is a value of the program, or one computed from such.
type Value struct {
	Kind vm.Kind // boolean, int, long, float, double, reference, or text
	num  int64   // booleans are 0 and 1
	real float64
	text string

	// unknown is a number, or a boolean as a condition, that depends on unknown
	// values; nil for what is known.
	unknown *symbolic.Expr
	// defined is the condition under which there is a value; nil is always.
	defined *symbolic.Expr
	input   *heap.Unknown // a reference that is not known
}

// text is the kind of string literals, which are compared with Strings.
const text vm.Kind = '"'

// FromSlot makes a Value of what a slot or a field of the kind holds.
func FromSlot(k vm.Kind, slot uint64) Value {
	switch k {
	case vm.KindLong:
		return Value{Kind: k, num: int64(slot)}
	case vm.KindFloat:
		return Value{Kind: k, real: float64(math.Float32frombits(uint32(slot)))}
	case vm.KindDouble:
		return Value{Kind: k, real: math.Float64frombits(slot)}
	case vm.KindBoolean:
		return truth(slot&1 != 0)
	case vm.KindRef:
		return Value{Kind: k, num: int64(uint32(slot))}
	}
	return Value{Kind: vm.KindInt, num: int64(int32(k.Widen(slot)))}
}

func truth(b bool) Value {
	if b {
		return Value{Kind: vm.KindBoolean, num: 1}
	}
	return Value{Kind: vm.KindBoolean}
}

func ref(r vm.Ref) Value { return Value{Kind: vm.KindRef, num: int64(r)} }

// Known reports whether v depends on no unknown values.
func (v Value) Known() bool { return v.unknown == nil && v.defined == nil && v.input == nil }

// Ref returns the reference that v is; 0 for null, for other values, and for what is
// not known.
func (v Value) Ref() vm.Ref {
	if v.Kind == vm.KindRef {
		return vm.Ref(v.num)
	}
	return 0
}

// Bits tells values apart that are no references.
func (v Value) Bits() uint64 {
	if v.Kind == vm.KindFloat || v.Kind == vm.KindDouble {
		return math.Float64bits(v.real)
	}
	return uint64(v.num)
}

// Text shows the value in messages.
func (v Value) Text(m *vm.Machine) string {
	switch {
	case v.unknown != nil:
		return v.unknown.Java()
	case v.input != nil:
		r, a := heap.Resolved(m, 0, v.input)
		if a != nil {
			return v.input.String()
		}
		v = ref(vm.Ref(r))
	}
	switch v.Kind {
	case vm.KindBoolean:
		return fmt.Sprint(v.num != 0)
	case vm.KindFloat:
		return choice.Decimal(v.real, 32)
	case vm.KindDouble:
		return choice.Decimal(v.real, 64)
	case text:
		return fmt.Sprintf("%q", v.text)
	case vm.KindRef:
		o := m.Heap.Get(v.Ref())
		if o == nil {
			return "null"
		}
		if example, unknown := symexec.Show(m, v.Kind, uint64(v.num), nil); unknown {
			return example
		}
		if o.Class.Name == "java/lang/String" {
			return fmt.Sprintf("%q", m.GoString(v.Ref()))
		}
		return o.Class.JavaName()
	}
	return fmt.Sprint(v.num)
}

// Go returns the value as an int64, float64, bool or string, nil for null; of
// other objects their text.
func (v Value) Go(m *vm.Machine) any {
	switch v.Kind {
	case vm.KindBoolean:
		return v.num != 0
	case vm.KindInt, vm.KindLong:
		return v.num
	case vm.KindFloat, vm.KindDouble:
		return v.real
	}
	if t, ok := v.string(m); ok {
		return t
	}
	if v.Kind == vm.KindRef && v.Ref() == 0 {
		return nil
	}
	return v.Text(m)
}

func (v Value) integral() bool { return v.Kind == vm.KindInt || v.Kind == vm.KindLong }

func (v Value) numeric() bool {
	return v.integral() || v.Kind == vm.KindFloat || v.Kind == vm.KindDouble
}

// as is a number, widened to float or double.
func (v Value) as(k vm.Kind) float64 {
	switch {
	case v.integral() && k == vm.KindFloat:
		return float64(float32(v.num))
	case v.integral():
		return float64(v.num)
	}
	return v.real
}

// promoted is the kind of the result of arithmetic on a and b, as in Java.
func promoted(a, b Value) vm.Kind {
	for _, k := range []vm.Kind{vm.KindDouble, vm.KindFloat, vm.KindLong} {
		if a.Kind == k || b.Kind == k {
			return k
		}
	}
	return vm.KindInt
}

// arithmetic computes a op b in Java's way.
func arithmetic(s *Scope, op string, a, b Value) (Value, error) {
	if !a.numeric() || !b.numeric() {
		return Value{}, wrong("%s needs numbers", op)
	}
	k := promoted(a, b)
	if !a.Known() || !b.Known() {
		return s.arithmetic(op, k, a, b)
	}
	if k == vm.KindFloat || k == vm.KindDouble {
		r := real(op, a.as(k), b.as(k))
		if k == vm.KindFloat {
			r = float64(float32(r))
		}
		return Value{Kind: k, real: r}, nil
	}
	var r int64
	switch x, y := a.num, b.num; op {
	case "+":
		r = x + y
	case "-":
		r = x - y
	case "*":
		r = x * y
	default:
		if y == 0 {
			return Value{}, failed("division by zero")
		}
		if op == "/" {
			r = x / y
		} else {
			r = x % y
		}
	}
	if k == vm.KindInt {
		r = int64(int32(r))
	}
	return Value{Kind: k, num: r}, nil
}

func real(op string, x, y float64) float64 {
	switch op {
	case "+":
		return x + y
	case "-":
		return x - y
	case "*":
		return x * y
	case "/":
		return x / y
	}
	return math.Mod(x, y)
}

// compare evaluates a relation.
func compare(s *Scope, op string, a, b Value) (Value, error) {
	switch {
	case a.numeric() && b.numeric():
		k := promoted(a, b)
		switch {
		case !a.Known() || !b.Known():
			return s.relation(op, a, b), nil
		case a.integral() && b.integral():
			return truth(relation(op, a.num, b.num)), nil
		}
		return truth(relation(op, a.as(k), b.as(k))), nil
	case op != "==" && op != "!=":
		return Value{}, wrong("%s needs numbers", op)
	case a.Kind == text || b.Kind == text:
		return s.compareTexts(op, a, b)
	case a.Kind != b.Kind:
	case a.Kind == vm.KindRef && (a.input != nil || b.input != nil):
		return s.compareReferences(op, a, b)
	case !a.Known() || !b.Known():
		return s.relation(op, a, b), nil
	default:
		return truth((a.num == b.num) == (op == "==")), nil
	}
	return Value{}, wrong("%s compares values of different types", op)
}

// string is the text of a literal or of a String.
func (v Value) string(m *vm.Machine) (string, bool) {
	if v.Kind == text {
		return v.text, true
	}
	o := m.Heap.Get(v.Ref())
	if o == nil || o.Class.Name != "java/lang/String" {
		return "", false
	}
	return m.GoString(v.Ref()), true
}

func relation[N int64 | float64](op string, a, b N) bool {
	switch op {
	case "==":
		return a == b
	case "!=":
		return a != b
	case "<":
		return a < b
	case "<=":
		return a <= b
	case ">":
		return a > b
	}
	return a >= b
}
