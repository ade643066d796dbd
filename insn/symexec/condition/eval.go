package condition

import (
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/javaexpr"
)

// combine is a binary operator between two values.
func (bi binder) combine(sign *javaexpr.Node, a, b node) node {
	n := node{desc: "Z", at: a.at}
	switch sign.Text {
	case "&&", "||":
		bi.needBoolean(sign, a, b)
		n.eval = shortCircuit(sign.Text == "&&", a, b)
	case "&", "|", "^":
		if !a.boolean() || !b.boolean() {
			if a.boolean() || b.boolean() {
				bi.fail(sign.Sign, "%s has %s", sign.Text, describeTypes(a, b))
			}
			bi.needIntegers(sign, a, b)
			n.desc = wider(a.desc, b.desc)
		}
		n.eval = both(n.desc, a, b, operators[sign.Text])
	case "==", "!=":
		if !comparable(a, b) {
			bi.fail(sign.Sign, "%s and %s cannot be compared", typeName(a.desc), typeName(b.desc))
		}
		n.eval = equality(sign.Text == "==", a, b)
	case "<", "<=", ">", ">=":
		bi.needNumbers(sign, a, b)
		n.eval = both(wider(a.desc, b.desc), a, b, operators[sign.Text])
	case "<<", ">>", ">>>":
		bi.needIntegers(sign, a, b)
		n.desc = wider(a.desc, "I")
		n.eval = shift(n.desc, a, b, operators[sign.Text])
	default:
		bi.needNumbers(sign, a, b)
		n.desc = wider(a.desc, b.desc)
		n.eval = both(n.desc, a, b, operators[sign.Text])
		if (sign.Text == "/" || sign.Text == "%") && n.integer() {
			n.eval = divide(n.eval, b)
		}
	}
	return n
}

// operator makes the expression of two values of one kind.
type operator func(r *run, a, b *symbolic.Expr) *symbolic.Expr

// of chooses among the forms of an operator by the kind of its operands.
func of(integer, float, boolean func(c *symbolic.Context, a, b *symbolic.Expr) *symbolic.Expr) operator {
	return func(r *run, a, b *symbolic.Expr) *symbolic.Expr {
		switch k := a.Kind(); {
		case k == symbolic.Bool:
			return boolean(r.Context, a, b)
		case k.IsFloat():
			return float(r.Context, a, b)
		}
		return integer(r.Context, a, b)
	}
}

// Floats have operators of their own: their == is not equality of bits, as NaN differs
// from itself and -0.0 equals 0.0.
var operators = map[string]operator{
	"+":   of((*symbolic.Context).Add, (*symbolic.Context).FAdd, nil),
	"-":   of((*symbolic.Context).Sub, (*symbolic.Context).FSub, nil),
	"*":   of((*symbolic.Context).Mul, (*symbolic.Context).FMul, nil),
	"/":   of((*symbolic.Context).Div, (*symbolic.Context).FDiv, nil),
	"%":   of((*symbolic.Context).Rem, (*symbolic.Context).FRem, nil),
	"<<":  of((*symbolic.Context).Shl, nil, nil),
	">>":  of((*symbolic.Context).Shr, nil, nil),
	">>>": of((*symbolic.Context).Ushr, nil, nil),
	"&":   of((*symbolic.Context).BitAnd, nil, func(c *symbolic.Context, a, b *symbolic.Expr) *symbolic.Expr { return c.And(a, b) }),
	"|":   of((*symbolic.Context).BitOr, nil, func(c *symbolic.Context, a, b *symbolic.Expr) *symbolic.Expr { return c.Or(a, b) }),
	"^":   of((*symbolic.Context).BitXor, nil, func(c *symbolic.Context, a, b *symbolic.Expr) *symbolic.Expr { return c.Not(c.Eq(a, b)) }),
	"==":  of((*symbolic.Context).Eq, (*symbolic.Context).FEq, (*symbolic.Context).Eq),
	"<":   of((*symbolic.Context).Lt, (*symbolic.Context).FLt, nil),
	"<=":  of((*symbolic.Context).Le, (*symbolic.Context).FLe, nil),
	">":   of((*symbolic.Context).Gt, (*symbolic.Context).FGt, nil),
	">=":  of((*symbolic.Context).Ge, (*symbolic.Context).FGe, nil),
}

// Apply is what an operator of Java makes of two numbers, which it promotes, or of two
// Bools. The caller has excluded division by zero.
func Apply(c *symbolic.Context, op string, a, b *symbolic.Expr) *symbolic.Expr {
	if op == "!=" {
		return c.Not(Apply(c, "==", a, b))
	}
	r := &run{Context: c}
	if k := max(a.Kind(), b.Kind()); k != symbolic.Bool { // kinds are in the order of promotion
		desc := map[symbolic.Kind]string{symbolic.I32: "I", symbolic.I64: "J", symbolic.F32: "F", symbolic.F64: "D"}[k]
		a, b = r.cast(a, desc), r.cast(b, desc)
	}
	return operators[op](r, a, b)
}

// both evaluates an operator whose operands are promoted to one type.
func both(desc string, a, b node, op operator) func(*run) value {
	return func(r *run) value {
		x, y := r.promoted(a, desc), r.promoted(b, desc)
		return value{expr: op(r, x.expr, y.expr), ok: r.And(x.ok, y.ok)}
	}
}

// shift evaluates a shift: the count is promoted for itself, and only its low
// bits count. An int is shifted by a long's low bits.
func shift(desc string, a, b node, op operator) func(*run) value {
	return func(r *run) value {
		x, y := r.promoted(a, desc), r.promoted(b, wider(b.desc, "I"))
		if x.expr.Kind() == symbolic.I32 {
			y.expr = r.cast(y.expr, "I")
		}
		return value{expr: op(r, x.expr, y.expr), ok: r.And(x.ok, y.ok)}
	}
}

// divide leaves out a division by zero.
func divide(eval func(*run) value, by node) func(*run) value {
	return func(r *run) value {
		v := eval(r)
		d := r.promoted(by, wider(by.desc, "I")).expr
		v.ok = r.And(v.ok, r.Ne(d, r.Const(d.Kind(), 0)))
		return v
	}
}

// shortCircuit evaluates && and ||: what the left side decides, the right side
// cannot spoil. Both sides are evaluated, as nothing is executed; only ok has to follow
// Java's order.
func shortCircuit(and bool, a, b node) func(*run) value {
	return func(r *run) value {
		x, y := a.eval(r), b.eval(r)
		if and {
			return value{expr: r.And(x.expr, y.expr), ok: r.And(x.ok, r.Or(r.Not(x.expr), y.ok))}
		}
		return value{expr: r.Or(x.expr, y.expr), ok: r.And(x.ok, r.Or(x.expr, y.ok))}
	}
}

// References are lists of objects under conditions, so equality is one over all pairs.
func equality(equal bool, a, b node) func(*run) value {
	desc := "Z"
	switch {
	case mixed(a, b):
		desc = "I"
	case a.number():
		desc = wider(a.desc, b.desc)
	}
	eval := both(desc, a, b, operators["=="])
	if a.reference() {
		eval = func(r *run) value {
			x, y := a.eval(r), b.eval(r)
			same := r.False()
			for _, s := range x.refs {
				for _, t := range y.refs {
					if s.ref == t.ref {
						same = r.Or(same, r.And(s.when, t.when))
					}
				}
			}
			return value{expr: same, ok: r.And(x.ok, y.ok)}
		}
	}
	if equal {
		return eval
	}
	return func(r *run) value {
		v := eval(r)
		v.expr = r.Not(v.expr)
		return v
	}
}

// prefix is a unary operator.
func (b binder) prefix(sign *javaexpr.Node, a node) node {
	n := node{desc: "Z", at: sign.Begin}
	if sign.Text == "!" {
		b.needBoolean(sign, a)
		n.eval = func(r *run) value {
			v := a.eval(r)
			v.expr = r.Not(v.expr)
			return v
		}
		return n
	}
	if b.needNumbers(sign, a); sign.Text == "~" {
		b.needIntegers(sign, a)
	}
	n.desc = wider(a.desc, "I")
	n.eval = func(r *run) value {
		v := r.promoted(a, n.desc)
		switch {
		case sign.Text == "~":
			v.expr = r.BitNot(v.expr)
		case sign.Text == "-" && v.expr.Kind().IsFloat():
			v.expr = r.FNeg(v.expr)
		case sign.Text == "-":
			v.expr = r.Neg(v.expr)
		}
		return v
	}
	return n
}

// conditional is cond ? yes : no. Only the side that is taken may throw.
func (b binder) conditional(sign *javaexpr.Node, cond, yes, no node) node {
	n := node{at: cond.at}
	switch {
	case yes.boolean() && no.boolean():
		n.desc = "Z"
	case yes.number() && no.number():
		n.desc = wider(yes.desc, no.desc)
	case yes.reference() && no.reference():
		if n.desc = yes.desc; n.desc == nullType {
			n.desc = no.desc
		}
	default:
		b.fail(sign.Sign, "the two sides of ?: are %s", describeTypes(yes, no))
	}
	n.eval = func(r *run) value {
		c := cond.eval(r)
		x, y := r.promoted(yes, n.desc), r.promoted(no, n.desc)
		v := value{ok: r.And(c.ok, r.Ite(c.expr, x.ok, y.ok))}
		if yes.reference() {
			v.refs = append(r.under(c.expr, x.refs), r.under(r.Not(c.expr), y.refs)...)
			return v
		}
		v.expr = r.Ite(c.expr, x.expr, y.expr)
		return v
	}
	return n
}

// convert is a cast.
func (b binder) convert(sign *javaexpr.Node, a node) node {
	to := primitives[sign.Text]
	if a.boolean() != (to == "Z") || a.reference() {
		b.fail(sign.Sign, "%s cannot be cast to %s", typeName(a.desc), typeName(to))
	}
	return node{desc: to, at: sign.Begin, eval: func(r *run) value {
		v := a.eval(r)
		if !a.boolean() {
			v.expr = r.cast(v.expr, to)
		}
		return v
	}}
}

// promoted is the value of n, widened to a type.
func (r *run) promoted(n node, desc string) value {
	v := n.eval(r)
	switch {
	case n.reference() || desc == "Z":
	case n.boolean():
		v.expr = r.BoolToInt(v.expr) // compared with 0 or 1
	default:
		v.expr = r.cast(v.expr, desc)
	}
	return v
}

// conversions are those between numbers of two kinds.
var conversions = map[[2]symbolic.Kind]func(*symbolic.Context, *symbolic.Expr) *symbolic.Expr{
	{symbolic.I32, symbolic.I64}: (*symbolic.Context).I2L, {symbolic.I32, symbolic.F32}: (*symbolic.Context).I2F, {symbolic.I32, symbolic.F64}: (*symbolic.Context).I2D,
	{symbolic.I64, symbolic.I32}: (*symbolic.Context).L2I, {symbolic.I64, symbolic.F32}: (*symbolic.Context).L2F, {symbolic.I64, symbolic.F64}: (*symbolic.Context).L2D,
	{symbolic.F32, symbolic.I32}: (*symbolic.Context).F2I, {symbolic.F32, symbolic.I64}: (*symbolic.Context).F2L, {symbolic.F32, symbolic.F64}: (*symbolic.Context).F2D,
	{symbolic.F64, symbolic.I32}: (*symbolic.Context).D2I, {symbolic.F64, symbolic.I64}: (*symbolic.Context).D2L, {symbolic.F64, symbolic.F32}: (*symbolic.Context).D2F,
}

// cast converts a number as Java does: a float becomes a short by way of int.
func (r *run) cast(e *symbolic.Expr, desc string) *symbolic.Expr {
	t, _ := symbolic.TypeOf(desc)
	if convert := conversions[[2]symbolic.Kind{e.Kind(), t.Kind()}]; convert != nil {
		e = convert(r.Context, e)
	}
	return r.Fit(t, e)
}

// Abs of the least int is itself, as Math.abs has it.
func (r *run) abs(e *symbolic.Expr) *symbolic.Expr {
	if e.Kind().IsFloat() {
		return r.FAbs(e)
	}
	return r.Abs(e)
}

// Math.min takes -0.0 for less than 0.0, and gives NaN where there is one: it is no
// comparison.
func (r *run) extreme(least bool, a, b *symbolic.Expr) *symbolic.Expr {
	switch float := a.Kind().IsFloat(); {
	case float && least:
		return r.FMin(a, b)
	case float:
		return r.FMax(a, b)
	case least:
		return r.Min(a, b)
	}
	return r.Max(a, b)
}

// object is a value that is an object, or null.
func (r *run) object(ref vm.Ref) value {
	return value{refs: []target{{r.True(), ref}}, ok: r.True()}
}

// under are objects where a condition holds, too. Those that cannot be meant are left
// out, which keeps the lists short behind several fields.
func (r *run) under(cond *symbolic.Expr, list []target) []target {
	out := make([]target, 0, len(list))
	for _, t := range list {
		if when := r.And(cond, t.when); !when.IsFalse() {
			out = append(out, target{when, t.ref})
		}
	}
	return out
}

// load reads a variable. Booleans of the machine are ints, those of conditions are
// Bools.
func (r *run) load(v Variable, of vm.Ref) value {
	t, number := symbolic.TypeOf(v.Type)
	switch {
	case !number:
		return r.object(r.env.Ref(v, of))
	case t == symbolic.Boolean:
		return r.sure(r.truth(r.env.Number(v, of)))
	}
	return r.sure(r.env.Number(v, of))
}

// truth is a boolean as a condition.
func (r *run) truth(e *symbolic.Expr) *symbolic.Expr { return r.Ne(e, r.Int(0)) }

// nothing is a value that is not there. An expression must have its kind all the same,
// as operators look at it.
func (r *run) nothing(desc string) value {
	v := value{ok: r.False()}
	if t, number := symbolic.TypeOf(desc); number && t != symbolic.Boolean {
		v.expr = r.Const(t.Kind(), 0)
	} else if number {
		v.expr = r.False()
	}
	return v
}

// each evaluates f, whose values have a type, for every object that a value may
// be. Null has nothing. The value where no object is meant is of no account, as ok is
// false there.
func (r *run) each(desc string, objects value, f func(target) value) value {
	out := r.nothing(desc)
	for _, t := range objects.refs {
		if t.ref == 0 {
			continue
		}
		v := f(t)
		out.ok = r.Or(out.ok, r.And(t.when, v.ok))
		if v.expr != nil {
			out.expr = r.Ite(t.when, v.expr, out.expr)
			continue
		}
		out.refs = append(out.refs, r.under(t.when, v.refs)...)
	}
	out.ok = r.And(objects.ok, out.ok)
	return out
}

// elementOf is an element of an array whose elements have a type. An index that is out
// of bounds for sure ends it here; else the element is read as if it were within, and
// ok tells where it is.
func (r *run) elementOf(desc string, array vm.Ref, index *symbolic.Expr) value {
	ok := r.InBounds(index, r.env.Length(array))
	if ok.IsFalse() {
		return r.nothing(desc)
	}
	v := value{ok: ok}
	if t, number := symbolic.TypeOf(desc); number {
		v.expr = r.env.Element(array, index)
		if t == symbolic.Boolean {
			v.expr = r.truth(v.expr)
		}
		return v
	}
	for i, ref := range r.env.Refs(array) {
		if when := r.Eq(index, r.Int(int32(i))); !when.IsFalse() {
			v.refs = append(v.refs, target{when, ref})
		}
	}
	return v
}
