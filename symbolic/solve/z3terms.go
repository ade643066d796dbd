//go:build cgo && !noz3

package solve

import (
	"strings"

	"github.com/aclements/go-z3/z3"

	"github.com/gojpf/gojpf/symbolic/smt"
)

// Asking z3 for a sort each time is a call into C and an object with a finalizer.
func (m *z3Machine) sort(s smt.Sort) z3.Sort {
	if t, ok := m.sorts[s]; ok {
		return t
	}
	var t z3.Sort
	switch s.Kind {
	case smt.BoolSort:
		t = m.ctx.BoolSort()
	case smt.BVSort:
		t = m.ctx.BVSort(s.Bits)
	case smt.FloatSort:
		t = m.ctx.FloatSort(smt.FloatFormat(s.Bits))
	case smt.ArraySort:
		t = m.ctx.ArraySort(m.ctx.BVSort(32), m.ctx.BVSort(s.Bits))
	case smt.IntSort:
		t = m.ctx.IntSort()
	}
	m.sorts[s] = t
	return t
}

func (m *z3Machine) Const(name string, s smt.Sort) z3.Value { return m.ctx.Const(name, m.sort(s)) }

func (m *z3Machine) Bool(b bool) z3.Value { return m.ctx.FromBool(b) }

func (m *z3Machine) Numeral(s smt.Sort, x int64) z3.Value { return m.ctx.FromInt(x, m.sort(s)) }

// Indices of Java's arrays are ints, whatever their elements are.
func (m *z3Machine) ConstArray(_ smt.Sort, element z3.Value) z3.Value {
	return m.ctx.ConstArray(m.ctx.BVSort(32), element)
}

// Name leaves terms as they are: z3 shares equal ones. A pipe has to give them names,
// or texts would grow exponentially.
func (m *z3Machine) Name(_ uint64, _ smt.Sort, t z3.Value) z3.Value { return t }

// Operators come as in SMT-LIB, with the rounding mode behind a space, so that one
// encoder serves both. An unknown one is a bug in it: guard makes an error of the
// panic, and the answer unknown.
func (m *z3Machine) App(op string, indices []int, args ...z3.Value) z3.Value {
	op, rounding, _ := strings.Cut(op, " ")
	switch a := args[0].(type) {
	case z3.Bool:
		return boolApp(op, a, args)
	case z3.BV:
		if op == "to_fp" {
			return m.toFloat(a, indices, rounding)
		}
		return bvApp(op, a, indices, args)
	case z3.Float:
		return m.floatApp(op, rounding, a, indices, args)
	case z3.Int:
		return intApp(op, a, args)
	case z3.Array:
		switch op {
		case "select":
			return a.Select(args[1])
		case "store":
			return a.Store(args[1], args[2])
		}
	}
	panic("unknown operator " + op)
}

func boolApp(op string, a z3.Bool, args []z3.Value) z3.Value {
	rest := make([]z3.Bool, 0, len(args))
	for _, x := range args[1:] {
		if b, ok := x.(z3.Bool); ok {
			rest = append(rest, b)
		}
	}
	switch op {
	case "not":
		return a.Not()
	case "and":
		return a.And(rest...)
	case "or":
		return a.Or(rest...)
	case "=>":
		return a.Implies(rest[0])
	case "=":
		return a.Iff(rest[0])
	case "ite":
		return a.IfThenElse(args[1], args[2])
	}
	panic("unknown operator on Bool: " + op)
}

// Only signed vectors come here: Java has no other numbers that become floats.
func (m *z3Machine) toFloat(a z3.BV, format []int, rounding string) z3.Value {
	s := m.ctx.FloatSort(format[0], format[1])
	if rounding == "" {
		// Without a rounding mode the bits are reinterpreted.
		return a.IEEEToFloat(s)
	}
	return a.SToFloat(s) // rounds to nearest, as the context does
}

// Division by zero is SMT-LIB's: -1 or 1, and the dividend. symbolic.Eval computes the
// same.
var bvBinary = map[string]func(a, b z3.BV) z3.Value{
	"=":      func(a, b z3.BV) z3.Value { return a.Eq(b) },
	"bvslt":  func(a, b z3.BV) z3.Value { return a.SLT(b) },
	"bvsle":  func(a, b z3.BV) z3.Value { return a.SLE(b) },
	"bvult":  func(a, b z3.BV) z3.Value { return a.ULT(b) },
	"bvadd":  func(a, b z3.BV) z3.Value { return a.Add(b) },
	"bvsub":  func(a, b z3.BV) z3.Value { return a.Sub(b) },
	"bvmul":  func(a, b z3.BV) z3.Value { return a.Mul(b) },
	"bvsdiv": func(a, b z3.BV) z3.Value { return a.SDiv(b) },
	"bvsrem": func(a, b z3.BV) z3.Value { return a.SRem(b) },
	"bvudiv": func(a, b z3.BV) z3.Value { return a.UDiv(b) },
	"bvurem": func(a, b z3.BV) z3.Value { return a.URem(b) },
	"bvand":  func(a, b z3.BV) z3.Value { return a.And(b) },
	"bvor":   func(a, b z3.BV) z3.Value { return a.Or(b) },
	"bvxor":  func(a, b z3.BV) z3.Value { return a.Xor(b) },
	"bvshl":  func(a, b z3.BV) z3.Value { return a.Lsh(b) },
	"bvashr": func(a, b z3.BV) z3.Value { return a.SRsh(b) },
	"bvlshr": func(a, b z3.BV) z3.Value { return a.URsh(b) },
}

func bvApp(op string, a z3.BV, indices []int, args []z3.Value) z3.Value {
	switch op {
	case "bvneg":
		return a.Neg()
	case "extract":
		return a.Extract(indices[0], indices[1])
	case "sign_extend":
		return a.SignExtend(indices[0])
	case "zero_extend":
		return a.ZeroExtend(indices[0])
	}
	f, ok := bvBinary[op]
	if !ok {
		panic("unknown operator on vectors: " + op)
	}
	return f(a, args[1].(z3.BV))
}

// "=" is equality of bits but for NaN, of which SMT-LIB has one; Java's == is fp.eq.
var floatBinary = map[string]func(a, b z3.Float) z3.Value{
	"=":      func(a, b z3.Float) z3.Value { return a.Eq(b) },
	"fp.eq":  func(a, b z3.Float) z3.Value { return a.IEEEEq(b) },
	"fp.lt":  func(a, b z3.Float) z3.Value { return a.LT(b) },
	"fp.leq": func(a, b z3.Float) z3.Value { return a.LE(b) },
	"fp.gt":  func(a, b z3.Float) z3.Value { return a.GT(b) },
	"fp.geq": func(a, b z3.Float) z3.Value { return a.GE(b) },
	"fp.add": func(a, b z3.Float) z3.Value { return a.Add(b) },
	"fp.sub": func(a, b z3.Float) z3.Value { return a.Sub(b) },
	"fp.mul": func(a, b z3.Float) z3.Value { return a.Mul(b) },
	"fp.div": func(a, b z3.Float) z3.Value { return a.Div(b) },
}

// Java rounds to the nearest everywhere but in casts to integers and in floor and ceil.
var roundings = map[string]z3.RoundingMode{
	"RNE": z3.RoundToNearestEven, "RTN": z3.RoundToNegative, "RTP": z3.RoundToPositive, "RTZ": z3.RoundToZero,
}

func (m *z3Machine) floatApp(op, rounding string, a z3.Float, indices []int, args []z3.Value) z3.Value {
	switch op {
	case "fp.neg":
		return a.Neg()
	case "fp.abs":
		return a.Abs()
	case "fp.sqrt":
		return a.Sqrt()
	case "fp.fma":
		return a.MulAdd(args[1].(z3.Float), args[2].(z3.Float))
	case "fp.roundToIntegral":
		return a.Round(roundings[rounding])
	case "fp.isNaN":
		return a.IsNaN()
	case "fp.isInfinite":
		return a.IsInfinite()
	case "fp.isZero":
		return a.IsZero()
	case "fp.isNegative":
		return a.IsNegative()
	case "fp.isPositive":
		return a.IsPositive()
	case "to_fp":
		return a.ToFloat(m.ctx.FloatSort(indices[0], indices[1]))
	// go-z3 takes the mode from the context.
	case "fp.to_sbv":
		old := m.ctx.SetRoundingMode(roundings[rounding])
		defer m.ctx.SetRoundingMode(old)
		return a.ToSBV(indices[0])
	}
	f, ok := floatBinary[op]
	if !ok {
		panic("unknown operator on floats: " + op)
	}
	return f(a, args[1].(z3.Float))
}

func intApp(op string, a z3.Int, args []z3.Value) z3.Value {
	if op == "-" && len(args) == 1 {
		return a.Neg()
	}
	b := args[1].(z3.Int)
	switch op {
	case "=":
		return a.Eq(b)
	case "<":
		return a.LT(b)
	case "<=":
		return a.LE(b)
	case "+":
		return a.Add(b)
	case "-":
		return a.Sub(b)
	case "*":
		return a.Mul(b)
	case "div":
		return a.Div(b)
	case "mod":
		return a.Mod(b)
	}
	panic("unknown operator on integers: " + op)
}
