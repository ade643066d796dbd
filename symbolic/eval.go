package symbolic

// memoFrom is the size from which the values of subexpressions are remembered.
// Smaller ones are cheaper to compute again, however often they are shared.
const memoFrom = 24

// Eval is the value of an expression under a model, as Java computes it.
func Eval(e *Expr, m *Model) Value { return NewEvaluator(m).Eval(e) }

// Holds tells whether a condition is true under a model.
func Holds(cond *Expr, m *Model) bool {
	want(cond, Bool)
	return Eval(cond, m).Bits != 0
}

// HoldsWith is as Holds under the model in which one variable, a number, has
// other bits. It makes no model, as most values that are tried fail.
func HoldsWith(cond *Expr, m *Model, v *Var, bits uint64) bool {
	want(cond, Bool)
	ev := Evaluator{model: m, changed: v, bits: bits}
	return ev.eval(cond) != 0
}

// Evaluator evaluates several expressions under one model and shares the work.
type Evaluator struct {
	model *Model
	memo  map[*Expr]uint64
	// changed, if any, has these bits, whatever the model says.
	changed *Var
	bits    uint64
}

// NewEvaluator returns an evaluator for a model.
func NewEvaluator(m *Model) *Evaluator { return &Evaluator{model: m} }

// Eval is as the function Eval.
func (ev *Evaluator) Eval(e *Expr) Value {
	if e.kind == Array {
		return Value{Kind: Array, Array: ev.array(e)}
	}
	return Value{Kind: e.kind, Bits: ev.eval(e)}
}

// Only what matters is evaluated, of conjunctions and choices: merged paths have
// hundreds of alternatives. A variable that the model does not mention has its default.
func (ev *Evaluator) eval(e *Expr) uint64 {
	switch e.op {
	case OpConst:
		return e.bits
	case OpVar:
		if e.v == ev.changed {
			return ev.bits
		}
		return ev.model.bits(e.v)
	}
	if e.size > memoFrom {
		if x, ok := ev.memo[e]; ok {
			return x
		}
	}
	var x uint64
	switch e.op {
	case OpAnd:
		x = ev.eval(e.args[0])
		if x != 0 {
			x = ev.eval(e.args[1])
		}
	case OpOr:
		x = ev.eval(e.args[0])
		if x == 0 {
			x = ev.eval(e.args[1])
		}
	case OpIte:
		if ev.eval(e.args[0]) != 0 {
			x = ev.eval(e.args[1])
		} else {
			x = ev.eval(e.args[2])
		}
	case OpSelect:
		x = ev.element(e.args[0], int32(ev.eval(e.args[1])))
	default:
		var a [3]uint64
		for i, arg := range e.args[:e.nargs] {
			a[i] = ev.eval(arg)
		}
		x = apply(e.op, e.kind, e.args[0].kind, e.fn, a[0], a[1], a[2])
	}
	if e.size > memoFrom {
		if ev.memo == nil {
			ev.memo = make(map[*Expr]uint64)
		}
		ev.memo[e] = x
	}
	return x
}

// element is one element of an array, of which no more is computed. Evaluating the
// array as a whole would copy it for each store.
func (ev *Evaluator) element(a *Expr, i int32) uint64 {
	for {
		switch a.op {
		case OpStore:
			if int32(ev.eval(a.args[1])) == i {
				return narrow(a.elem, ev.eval(a.args[2]))
			}
			a = a.args[0]
		case OpIte:
			if ev.eval(a.args[0]) != 0 {
				a = a.args[1]
			} else {
				a = a.args[2]
			}
		case OpLit:
			return a.lit.at(i)
		case OpVar:
			v, _ := ev.model.Value(a.v)
			return v.Array.At(i)
		default:
			panic("symbolic: no array: " + a.op.String())
		}
	}
}

func (ev *Evaluator) array(a *Expr) *ArrayValue {
	switch a.op {
	case OpStore:
		return ev.array(a.args[0]).with(int32(ev.eval(a.args[1])), narrow(a.elem, ev.eval(a.args[2])))
	case OpIte:
		if ev.eval(a.args[0]) != 0 {
			return ev.array(a.args[1])
		}
		return ev.array(a.args[2])
	case OpLit:
		return a.lit.value()
	}
	v, _ := ev.model.Value(a.v)
	return v.Array
}

// narrow is what an array of a type keeps of a value that is stored there.
func narrow(t Type, x uint64) uint64 {
	switch t {
	case Boolean:
		return x & 1
	case Byte:
		return uint64(int64(int8(x)))
	case Char:
		return uint64(uint16(x))
	case Short:
		return uint64(int64(int16(x)))
	}
	return x
}
