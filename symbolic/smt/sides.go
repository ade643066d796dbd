package smt

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/symbolic"
)

// Sides are the domains of the variables of a condition, as far as they are not
// all of their types, and what is known of the constants that stand for
// operations in it. Without one unsat would still be right, but models would fail.
func (v *Vectors[T]) Sides(cond *symbolic.Expr) []Side[T] {
	var out []Side[T]
	for _, x := range cond.Vars() {
		if t, some := v.domain(x); some {
			out = append(out, Side[T]{name(x), t})
		}
	}
	if cond.Traits()&(symbolic.HasSearch|symbolic.HasFloat) == 0 {
		return out
	}
	for _, e := range withConstants(cond) {
		if e.Op() == symbolic.OpFRem || e.Op() == symbolic.OpCall {
			out = append(out, v.side(v.opaque(e), e, v.facts))
		}
		if name := bitsName(e); e.Kind().IsFloat() {
			// Only where somebody has asked for the bits: most floats are never looked
			// at as bits.
			if _, used := v.raw[e.ID()]; used && isOpaqueBits(e) {
				out = append(out, v.side(name, e, v.bitsFacts))
			}
		}
	}
	return out
}

// The operations here have bits that follow from those of their arguments; a sum's NaN
// has no bits in SMT-LIB, so such a one gets a constant whose float is the sum.
func isOpaqueBits(e *symbolic.Expr) bool {
	switch e.Op() {
	case symbolic.OpConst, symbolic.OpVar, symbolic.OpFromBits, symbolic.OpFNeg, symbolic.OpFAbs, symbolic.OpIte,
		symbolic.OpSelect:
		return false
	}
	return true
}

func (v *Vectors[T]) side(key string, e *symbolic.Expr, facts func(*symbolic.Expr) T) Side[T] {
	t, ok := v.sides[key]
	if !ok {
		t = facts(e)
		v.sides[key] = t
	}
	return Side[T]{key, t}
}

// withConstants lists the subexpressions that may need constants of their own.
func withConstants(root *symbolic.Expr) []*symbolic.Expr {
	var out []*symbolic.Expr
	seen := make(map[*symbolic.Expr]bool)
	var visit func(e *symbolic.Expr)
	visit = func(e *symbolic.Expr) {
		if seen[e] || e.NumArgs() == 0 || e.Traits()&(symbolic.HasSearch|symbolic.HasFloat) == 0 {
			return
		}
		seen[e] = true
		for _, a := range e.Args() {
			visit(a)
		}
		out = append(out, e)
	}
	visit(root)
	return out
}

// domain says that a variable lies in its domain, if that is not obvious. Ints come as
// wide as their type, so that a byte needs no bounds at all.
func (v *Vectors[T]) domain(x *symbolic.Var) (t T, some bool) {
	d := x.Domain
	if d.IsFull() {
		return t, false
	}
	key := name(x)
	if t, ok := v.sides[key]; ok {
		return t, true
	}
	in := v.input(x)
	if d.Kind().IsFloat() {
		f := v.fromBits(d.Kind(), in)
		lo, hi := d.Floats()
		t = v.app("and", v.app("fp.leq", v.float(d.Kind(), lo), f), v.app("fp.leq", f, v.float(d.Kind(), hi)))
		if d.NaN {
			t = v.app("or", v.app("fp.isNaN", f), t)
		}
	} else {
		in = v.extend(d.Type, in)
		w := width(d.Kind())
		t = v.app("and", v.app("bvsle", v.numeral(w, d.Min), in), v.app("bvsle", in, v.numeral(w, d.Max)))
	}
	v.sides[key] = t
	return t, true
}

// bitsFacts says of a constant for the bits of a float that they are.
func (v *Vectors[T]) bitsFacts(e *symbolic.Expr) T {
	bits, f := v.raw[e.ID()], v.term(e)
	w := width(e.Kind())
	return v.app("and",
		v.app("=", v.fromBits(e.Kind(), bits), f),
		v.app("=>", v.app("fp.isNaN", f), v.app("=", bits, v.canonicalNaN(w))))
}

// facts says something true about an operation that solvers do not know. Each has to
// hold for HotSpot's function, errors of rounding included, at every point, for NaN, -0
// and infinities: a fact that is wrong somewhere excludes inputs that exist, and the
// run is safe where it is not.
func (v *Vectors[T]) facts(e *symbolic.Expr) T {
	if e.Op() == symbolic.OpFRem {
		return v.remainder(e)
	}
	r, x := v.term(e), v.term(e.Arg(0))
	nan := func(a T) T { return v.app("fp.isNaN", a) }
	between := func(lo, hi float64) T {
		return v.app("and", v.app("fp.leq", v.float(symbolic.F64, lo), r), v.app("fp.leq", r, v.float(symbolic.F64, hi)))
	}
	zero := v.float(symbolic.F64, 0)
	switch e.Func() {
	case symbolic.Sin, symbolic.Cos:
		return v.app("ite", v.app("or", nan(x), v.app("fp.isInfinite", x)), nan(r), between(-1, 1))
	case symbolic.Exp, symbolic.Cosh:
		return v.app("ite", nan(x), nan(r), between(0, math.Inf(1)))
	case symbolic.Log, symbolic.Log10:
		return v.app("=", nan(r), v.app("or", nan(x), v.app("fp.lt", x, zero)))
	// Tanh is within 1, but errors in the last digit are not worth knowing better.
	case symbolic.Atan, symbolic.Tanh:
		return v.app("ite", nan(x), nan(r), between(-1.5707963267948966, 1.5707963267948966))
	}
	if e.NumArgs() == 1 {
		return v.app("=>", nan(x), nan(r))
	}
	return v.factsOfTwo(e)
}

// factsOfTwo are those of functions of two arguments. Java has pow and hypot grow with
// either argument where they should, so that what they are at a round one is a bound.
func (v *Vectors[T]) factsOfTwo(e *symbolic.Expr) T {
	r, x, y := v.term(e), v.term(e.Arg(0)), v.term(e.Arg(1))
	nan := func(a T) T { return v.app("fp.isNaN", a) }
	abs := func(a T) T { return v.app("fp.abs", a) }
	zero, one := v.float(symbolic.F64, 0), v.float(symbolic.F64, 1)
	switch e.Func() {
	case symbolic.Atan2:
		return v.app("ite", v.app("or", nan(x), nan(y)), nan(r), v.app("fp.leq", abs(r), v.float(symbolic.F64, 3.1415926535897936)))
	case symbolic.Hypot:
		infinite := v.app("or", v.app("fp.isInfinite", x), v.app("fp.isInfinite", y))
		return v.app("ite", infinite, v.app("=", r, v.float(symbolic.F64, math.Inf(1))),
			v.app("ite", v.app("or", nan(x), nan(y)), nan(r), v.app("and", v.app("fp.leq", abs(x), r), v.app("fp.leq", abs(y), r))))
	case symbolic.Pow:
		facts := v.app("and",
			v.app("=>", nan(y), nan(r)),
			v.app("=>", v.app("fp.isZero", y), v.app("=", r, one)),
			v.app("=>", v.app("and", v.app("fp.leq", one, x), v.app("fp.leq", zero, y)), v.app("or", v.app("fp.leq", one, r), v.app("and", v.app("fp.isInfinite", y), nan(r)))),
			v.app("=>", v.app("and", v.app("fp.leq", one, x), v.app("fp.leq", one, y)), v.app("or", v.app("fp.leq", x, r), v.app("fp.isInfinite", y))),
			v.app("=>", v.app("and", v.app("fp.leq", zero, x), v.app("fp.leq", x, one), v.app("fp.leq", zero, y)), v.app("or", v.app("fp.isInfinite", y), v.app("and", v.app("fp.leq", zero, r), v.app("fp.leq", r, one)))),
			v.app("=>", v.app("fp.lt", zero, x), v.app("or", nan(y), v.app("fp.isInfinite", y), v.app("fp.leq", zero, r)))) // of -0 it may be -Infinity
		c, known := e.Arg(1).Const()
		// An odd power has the sign of its base, and of -0 it may be -Infinity.
		if half := c.Double() / 2; known && half != 0 && half == math.Trunc(half) && !math.IsInf(half, 0) { // even
			facts = v.app("and", facts, v.app("ite", nan(x), nan(r), v.app("fp.leq", zero, r)))
		}
		return facts
	}
	return v.terms.Bool(true)
}

// remainder says when x % y is NaN, that it has the sign of x and is less than
// both, and what it is for |x| < 2|y|. The last is exact: a difference of floats within
// a factor of two of each other needs no rounding (Sterbenz), and rounding cannot bring
// it below |y| if it is not.
func (v *Vectors[T]) remainder(e *symbolic.Expr) T {
	r, x, y := v.term(e), v.term(e.Arg(0)), v.term(e.Arg(1))
	abs := func(a T) T { return v.app("fp.abs", a) }
	nan := v.app("or", v.app("fp.isNaN", x), v.app("fp.isNaN", y), v.app("fp.isInfinite", x), v.app("fp.isZero", y))
	difference := v.app("fp.sub RNE", abs(x), abs(y))
	return v.app("ite", nan, v.app("fp.isNaN", r), v.app("and",
		v.app("=", v.app("fp.isNegative", r), v.app("fp.isNegative", x)),
		v.app("fp.leq", abs(r), abs(x)),
		v.app("fp.lt", abs(r), abs(y)),
		v.app("=>", v.app("fp.lt", abs(x), abs(y)), v.app("=", r, x)),
		v.app("=>", v.app("and", v.app("fp.leq", abs(y), abs(x)), v.app("fp.lt", difference, abs(y))),
			v.app("=", abs(r), difference))))
}

// Lemma says what an operation that solvers do not know is at one point.
func (v *Vectors[T]) Lemma(e *symbolic.Expr, args []uint64, result uint64) (T, error) {
	at := make([]T, len(args))
	for i, a := range e.Args() {
		k := a.Kind()
		at[i] = v.app("=", v.term(a), v.fromBits(k, v.numeral(width(k), int64(args[i]))))
	}
	if len(at) == 0 {
		return v.terms.Bool(true), fmt.Errorf("smt: %s has no arguments", e.Op())
	}
	premise := at[0]
	if len(at) > 1 {
		premise = v.app("and", at...)
	}
	k := e.Kind()
	return v.app("=>", premise, v.app("=", v.term(e), v.fromBits(k, v.numeral(width(k), int64(result))))), nil
}
