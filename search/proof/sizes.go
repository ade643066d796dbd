package proof

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Of texts and of arrays of numbers only the length is followed, which is all that many
// loops are about: it never changes, so it is a property of references, like a number. What
// is in them is anything. A length of -1 stands for null.
const noSize = -1

// sizes is the part of a translation that is about them.
type sizes struct{ *translation }

// sized reports whether a reference is one whose length is followed.
func (r *reference) sized() bool { return r != nil && (r.kind == text || r.kind == numbers) }

// orNull is what is known where a sized reference may be null, too.
func (r *reference) orNull() *reference {
	c := *r
	c.nullable = true
	return &c
}

// size is any length.
func (t sizes) size() *symbolic.Expr { return t.within(0, math.MaxInt32) }

// within is any int of a range.
func (t sizes) within(lo, hi int64) *symbolic.Expr {
	t.fresh++
	return t.ctx.Var(fmt.Sprintf("v%d", t.fresh), symbolic.Domain{Type: symbolic.Int, Min: lo, Max: hi})
}

// as is the number that predicates have of a value where there may be what a shape says.
func (t sizes) as(shape, v value) *symbolic.Expr {
	if shape.ref.sized() && v.ref.isNull() {
		return t.ctx.Int(noSize)
	}
	return v.number()
}

// shaped is a value as a shape has it: null, where that may be a text, is a text of no size.
func (t sizes) shaped(shape, v value) value {
	if shape.ref.sized() && v.ref.isNull() {
		return value{ref: shape.ref, size: t.ctx.Int(noSize)}
	}
	return v
}

// exists throws where a sized reference is null, and returns the way on.
// What cannot be null by its shape has no size of -1, so nothing needs to be asked.
func (t sizes) exists(m *method, s *state, v value) *state {
	if s == nil || !v.ref.nullable {
		return s
	}
	return t.must(m, s, t.ctx.Ge(v.size, t.ctx.Int(0)), nullPointer)
}

// must throws where a condition does not hold, and returns the way on, nil if there is none.
// The order of its calls is the order in which Java looks: each goes on from what the one
// before has let through.
func (t sizes) must(m *method, s *state, cond *symbolic.Expr, exception string) *state {
	if s == nil {
		return nil
	}
	t.throw(m, t.assume(s.clone(), t.ctx.Not(cond)), exception)
	return t.assume(s, cond)
}

// mostAsked is how many elements there is memory for without a question. A program that is
// followed keeps few such things at once, in fields and locals of objects that are made once.
const mostAsked = 1 << 16

// asks notes that something of a length is made, which may need more memory than there is:
// where methods call themselves also what is small, as each call may keep one.
func (t sizes) asks(length *symbolic.Expr) {
	n, known := length.Const()
	t.grows = t.grows || !known || n.Int() > mostAsked || t.recursive
}

// below says that an index is one of something of a size.
func (t sizes) below(index, size *symbolic.Expr) *symbolic.Expr {
	return t.ctx.And(t.ctx.Ge(index, t.ctx.Int(0)), t.ctx.Lt(index, size))
}

// span says that a part from one index to another lies within a size.
func (t sizes) span(from, to, size *symbolic.Expr) *symbolic.Expr {
	return t.ctx.And(t.ctx.Ge(from, t.ctx.Int(0)), t.ctx.Le(from, to), t.ctx.Le(to, size))
}

const (
	outOfArray   = "java/lang/ArrayIndexOutOfBoundsException"
	negativeSize = "java/lang/NegativeArraySizeException"
)

// elements are the types of arrays by the operand of newarray.
var elements = map[int]string{4: "Z", 5: "C", 6: "F", 7: "D", 8: "B", 9: "S", 10: "I", 11: "J"}

// newArray executes newarray. That there is not the memory for it is no way.
func (t sizes) newArray(m *method, s *state, operand int) *state {
	n := t.int(s)
	t.asks(n)
	if s = t.must(m, s, t.ctx.Ge(n, t.ctx.Int(0)), negativeSize); s != nil {
		s.push(t.cells().fresh(m, s, elements[operand], n))
	}
	return s
}

// cells is the part that is about what is in arrays.
func (t sizes) cells() cells { return cells(t) }

// measured is the array that an instruction is about, nil where it is not followed.
func (t sizes) measured(m *method, s *state, v value) *state {
	if v.ref == nil || v.ref.kind != numbers {
		t.refuse("%s: an array is not followed", m.place(t.at))
		return nil
	}
	return t.exists(m, s, v)
}

// element reads or writes an element of an array, or a table of a switch.
func (t sizes) element(m *method, s *state, op bytecode.Op) *state {
	store := op >= bytecode.Iastore
	var stored *symbolic.Expr
	if store {
		k := symbolic.I32
		// The types narrower than int are stored from ints.
		if op <= bytecode.Dastore {
			k = kinds[op-bytecode.Iastore]
		}
		stored = t.take(s, k)
	} else if r := s.stack[len(s.stack)-2].ref; op == bytecode.Iaload && r != nil && r.kind == switches {
		return t.looksUp(m, s)
	}
	index := t.int(s)
	array := t.pop(s)
	if s = t.measured(m, s, array); s == nil {
		return nil
	}
	s = t.must(m, s, t.below(index, array.size), outOfArray)
	switch {
	case s == nil:
	case store:
		t.cells().store(m, s, array, index, stored)
	default:
		s.number(t.cells().load(m, s, array, index))
	}
	return s
}

// arrays executes functions on arrays whose elements are not followed.
func (t sizes) arrays(m *method, s *state, name, desc string, args []value) *state {
	c := t.ctx
	ofNumbers := len(args) > 0 && len(desc) > 3 && desc[1] == '[' && args[0].ref != nil && args[0].ref.kind == numbers
	switch {
	case ofNumbers && (name == "fill" && len(args) == 2 || name == "sort" && len(args) == 1):
		if s = t.exists(m, s, args[0]); s == nil {
			return nil
		}
		var after func(index, before *symbolic.Expr) *symbolic.Expr
		if name == "fill" {
			filler := t.fitting(args[0].ref.name, args[1].e)
			after = func(index, before *symbolic.Expr) *symbolic.Expr {
				return c.Ite(t.below(index, args[0].size), filler, before)
			}
		}
		t.cells().alter(m, s, args[0], after)
		t.cells().joint(m, s)
		return s
	case ofNumbers && name == "copyOf" && len(args) == 2:
		// Of a null array and a negative length JDK 17 looks at the length first, JDK 25 at the
		// array: where both are wrong either exception may come.
		n := args[1].e
		t.asks(n)
		t.exists(m, s.clone(), args[0])
		s = t.must(m, s, c.Ge(n, c.Int(0)), negativeSize)
		if s = t.exists(m, s, args[0]); s != nil {
			s.push(t.cells().copy(m, s, args[0], n))
		}
		return s
	case name == "arraycopy" && ofCopies(args):
		from, to, n := args[0], args[2], args[4].e
		s = t.exists(m, t.exists(m, s, from), to)
		// Sums that overflow are negative.
		fits := func(at *symbolic.Expr, size *symbolic.Expr) *symbolic.Expr {
			return c.And(c.Ge(at, c.Int(0)), c.Ge(c.Add(at, n), c.Int(0)), c.Le(c.Add(at, n), size))
		}
		s = t.must(m, s, c.And(c.Ge(n, c.Int(0)), fits(args[1].e, from.size), fits(args[3].e, to.size)), outOfArray)
		if s != nil {
			t.cells().copied(m, s, to, args[3].e, from, args[1].e, n)
		}
		return s
	}
	t.refuse("%s: the call of %s is not followed", m.place(t.at), name)
	return nil
}

// ofCopies reports whether numbers are copied between arrays of one type.
// Between types an ArrayStoreException would come first.
func ofCopies(args []value) bool {
	a, b := args[0].ref, args[2].ref
	return a != nil && b != nil && a.kind == numbers && b.kind == numbers && a.name == b.name
}
