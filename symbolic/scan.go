package symbolic

// scanned is how many values are evaluated at once. Going through an expression is paid
// once for all of them.
const scanned = 1024

// Truths are the values from lo on of an integer variable for which a condition
// holds: bit i of the result stands for lo + i. Other variables have their values
// in a model. ok is false where it cannot tell: there are arrays that are not
// constant, or it would take more than the given number of operations. Unlike Eval it
// computes both sides of conjunctions and choices, which is right as operations are
// total.
func Truths(cond *Expr, v *Var, others *Model, lo, hi int64, operations int) (bits []uint64, ok bool) {
	want(cond, Bool)
	ok = scan(cond, v, others, lo, hi, operations, func(at int64, value uint64) {
		if bits == nil {
			bits = make([]uint64, (hi-lo)/64+1)
		}
		if value != 0 {
			bits[at/64] |= 1 << (at % 64)
		}
	})
	return bits, ok
}

// Values are what an expression, which is no array and has no other variable, is for
// each value of an integer variable from lo on. ok is false as for Truths.
func Values(e *Expr, v *Var, lo, hi int64, operations int) (values []uint64, ok bool) {
	ok = scan(e, v, nil, lo, hi, operations, func(at int64, value uint64) {
		if values == nil {
			values = make([]uint64, hi-lo+1)
		}
		values[at] = value
	})
	return values, ok
}

// scan evaluates an expression for each value of a variable, and tells how far from lo
// that is.
func scan(e *Expr, v *Var, others *Model, lo, hi int64, operations int, tell func(at int64, value uint64)) bool {
	s := &scanner{v: v, others: others, columns: map[*Expr]*column{}}
	if !s.plan(e) || hi-lo >= int64(operations/max(1, len(s.order))) {
		return false
	}
	result := s.columns[e]
	for from := lo; from <= hi; from += scanned {
		n := int(min(scanned, hi-from+1))
		for _, c := range s.order {
			s.fill(c, from, n)
		}
		for i := range n {
			tell(from-lo+int64(i), result.at(i))
		}
	}
	return true
}

// scanner evaluates expressions for several values of one variable.
type scanner struct {
	v       *Var
	others  *Model
	columns map[*Expr]*column
	order   []*column // each behind its arguments
}

// column has the value of an expression for each value of the variable.
type column struct {
	e    *Expr
	args [3]*column
	bits []uint64 // one only, if it is always the same
}

func (c *column) at(i int) uint64 {
	if len(c.bits) == 1 {
		return c.bits[0]
	}
	return c.bits[i]
}

// plan makes the columns that an expression needs; it reports whether all of it is
// supported. Arguments come before what uses them, and what is shared is computed once.
func (s *scanner) plan(e *Expr) bool {
	if s.columns[e] != nil {
		return true
	}
	c := &column{e: e}
	switch {
	case e.op == OpConst:
		c.bits = []uint64{e.bits}
		s.columns[e] = c
		return true
	case e.op == OpVar && e.v != s.v:
		c.bits = []uint64{s.others.bits(e.v)}
		s.columns[e] = c
		return true
	case e.op == OpVar:
	// Other arrays would have to be evaluated for each value.
	case e.op == OpSelect && e.args[0].op == OpLit:
		if !s.plan(e.args[1]) {
			return false
		}
		c.args[1] = s.columns[e.args[1]]
	default:
		for i, a := range e.args[:e.nargs] {
			if a.kind == Array || !s.plan(a) {
				return false
			}
			c.args[i] = s.columns[a]
		}
	}
	c.bits = make([]uint64, scanned)
	s.columns[e] = c
	s.order = append(s.order, c)
	return true
}

// fill computes a column for n values of the variable.
func (s *scanner) fill(c *column, from int64, n int) {
	e := c.e
	switch e.op {
	case OpVar:
		for i := range n {
			c.bits[i] = uint64(from + int64(i))
		}
	case OpSelect:
		for i := range n {
			c.bits[i] = e.args[0].lit.at(int32(c.args[1].at(i)))
		}
	case OpAnd:
		for i := range n {
			c.bits[i] = c.args[0].at(i) & c.args[1].at(i)
		}
	case OpOr:
		for i := range n {
			c.bits[i] = c.args[0].at(i) | c.args[1].at(i)
		}
	case OpIte:
		for i := range n {
			c.bits[i] = c.args[2].at(i)
			if c.args[0].at(i) != 0 {
				c.bits[i] = c.args[1].at(i)
			}
		}
	default:
		var a [3]uint64
		for i := range n {
			for k, arg := range c.args[:e.nargs] {
				a[k] = arg.at(i)
			}
			c.bits[i] = apply(e.op, e.kind, e.args[0].kind, e.fn, a[0], a[1], a[2])
		}
	}
}
