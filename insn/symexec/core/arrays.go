package core

import (
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// longChain is how many elements an access at an unknown index distinguishes by
// conditions; beyond that it is left to the theory of arrays.
const longChain = 16

// Reach is the part of an array that an index may refer to.
func (rt *Runtime) Reach(m *vm.Machine, o *vm.Object, index *symbolic.Expr) (from, to int) {
	r := PathOf(m).PC().Bounds().Range(index)
	return int(max(r.Lo, 0)), int(min(r.Hi, int64(o.Len)-1))
}

// ReadElement is the element of an array of numbers at an index; where that is out
// of bounds it means nothing.
func (rt *Runtime) ReadElement(m *vm.Machine, o *vm.Object, typ symbolic.Type, index *symbolic.Expr) *symbolic.Expr {
	from, to := rt.Reach(m, o, index)
	if to < from {
		return rt.Constant(typ.Kind(), 0)
	}
	if e := rt.linear(o, typ, index, from, to); e != nil {
		return e
	}
	if to-from < longChain {
		e := rt.Element(o, typ, to)
		for i := to - 1; i >= from; i-- {
			e = rt.Ctx.Ite(rt.Ctx.Eq(index, rt.Ctx.Int(int32(i))), rt.Element(o, typ, i), e)
		}
		return e
	}
	elems := make([]*symbolic.Expr, o.Len)
	for i := range elems {
		elems[i] = rt.Element(o, typ, i)
	}
	return rt.Ctx.Select(rt.Ctx.ArrayOf(typ, elems), index)
}

// linear is the element of a part of an array in which elements are their index and
// a number, as in tables of digits; nil where they are not.
func (rt *Runtime) linear(o *vm.Object, t symbolic.Type, index *symbolic.Expr, from, to int) *symbolic.Expr {
	if t.Kind() != symbolic.I32 || to == from {
		return nil
	}
	first, known := rt.Element(o, t, from).Const()
	if !known {
		return nil
	}
	off := first.Int() - int32(from)
	for i := from + 1; i <= to; i++ {
		if v, known := rt.Element(o, t, i).Const(); !known || v.Int() != int32(i)+off {
			return nil
		}
	}
	return rt.Ctx.Add(index, rt.Ctx.Int(off))
}

// ElementAt is the element of an array of numbers at an index; where that is out of
// bounds it means nothing. ok is false for arrays of references.
func (rt *Runtime) ElementAt(m *vm.Machine, array *vm.Object, index *symbolic.Expr) (e *symbolic.Expr, ok bool) {
	t, ok := ElementType(array)
	if !ok {
		return nil, false
	}
	return rt.ReadElement(m, array, t, index), true
}
