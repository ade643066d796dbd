package symbolic

// Not is the negation of a condition. Orders of ints have no negation but the opposite
// order: not (a < b) is b <= a, so solvers and bounds see fewer forms. For floats that
// would be wrong, as NaN fails both.
func (c *Context) Not(a *Expr) *Expr {
	want(a, Bool)
	if n := a.negation.Load(); n != nil {
		return n
	}
	n := c.not(a)
	a.negation.Store(n)
	return n
}

func (c *Context) not(a *Expr) *Expr {
	switch a.op {
	case OpConst:
		return c.Bool(a.bits == 0)
	case OpNot:
		return a.args[0]
	case OpLt:
		return c.Le(a.args[1], a.args[0])
	case OpLe:
		return c.Lt(a.args[1], a.args[0])
	}
	return c.make1(OpNot, Bool, a)
}

// And is the conjunction of conditions.
func (c *Context) And(conds ...*Expr) *Expr {
	all := c.True()
	for _, a := range conds {
		all = c.and2(all, a)
	}
	return all
}

// Only what is next to each other is compared: a part that occurs deep within is found
// by whoever splits conjunctions into a path condition.
func (c *Context) and2(a, b *Expr) *Expr {
	want(a, Bool)
	want(b, Bool)
	switch {
	case a.IsTrue() || a == b || b.IsFalse():
		return b
	case b.IsTrue() || a.IsFalse():
		return a
	case c.Not(a) == b:
		return c.False()
	}
	return c.make2(OpAnd, Bool, a, b)
}

// Or is the disjunction of conditions.
func (c *Context) Or(conds ...*Expr) *Expr {
	any := c.False()
	for _, a := range conds {
		any = c.or2(any, a)
	}
	return any
}

func (c *Context) or2(a, b *Expr) *Expr {
	want(a, Bool)
	want(b, Bool)
	switch {
	case a.IsFalse() || a == b || b.IsTrue():
		return b
	case b.IsFalse() || a.IsTrue():
		return a
	case c.Not(a) == b:
		return c.True()
	}
	return c.make2(OpOr, Bool, a, b)
}

// Implies is the implication.
func (c *Context) Implies(a, b *Expr) *Expr { return c.Or(c.Not(a), b) }

// Ite is a if cond holds, else b, which have one kind. Within an alternative the
// condition is known, so the same one is not asked again there.
func (c *Context) Ite(cond, a, b *Expr) *Expr {
	want(cond, Bool)
	want(b, a.kind)
	if a.kind == Array && a.elem != b.elem {
		panic("symbolic: arrays of different types: " + a.elem.String() + ", " + b.elem.String())
	}
	switch {
	case cond.IsTrue() || a == b:
		return a
	case cond.IsFalse():
		return b
	case cond.op == OpNot:
		return c.Ite(cond.args[0], b, a)
	case a.op == OpIte && a.args[0] == cond:
		return c.Ite(cond, a.args[1], b)
	case b.op == OpIte && b.args[0] == cond:
		return c.Ite(cond, a, b.args[2])
	}
	if a.kind == Bool {
		return c.iteBool(cond, a, b)
	}
	return c.make3(OpIte, a.kind, cond, a, b)
}

// Booleans of merged paths come so; as logic they need no distinction of cases by a
// solver.
func (c *Context) iteBool(cond, a, b *Expr) *Expr {
	switch {
	case a.IsTrue() || a == cond:
		return c.Or(cond, b)
	case a.IsFalse():
		return c.And(c.Not(cond), b)
	case b.IsTrue():
		return c.Or(c.Not(cond), a)
	case b.IsFalse() || b == cond:
		return c.And(cond, a)
	}
	return c.make3(OpIte, Bool, cond, a, b)
}

// BoolToInt is 1 if the condition holds, else 0.
func (c *Context) BoolToInt(cond *Expr) *Expr { return c.Ite(cond, c.Int(1), c.Int(0)) }

// Eq compares ints, longs or conditions. Floats are compared by FEq. Constants stand on
// the right, so that rules have one form to look for.
func (c *Context) Eq(a, b *Expr) *Expr {
	want(b, a.kind)
	if a == b {
		return c.True()
	}
	if a.IsConst() {
		a, b = b, a
	}
	switch {
	case a.IsConst():
		return c.Bool(a.bits == b.bits)
	case a.kind == Bool:
		return c.eqBool(a, b)
	}
	wantInt(a, b)
	// Their ranges hold for all inputs.
	if a.hi < b.lo || b.hi < a.lo {
		return c.False()
	}
	if r := c.compareParts(OpEq, a, b); r != nil {
		return r
	}
	if a.op == OpI2L && b.op == OpI2L {
		return c.Eq(a.args[0], b.args[0])
	}
	// Sums wrap around on both sides alike, so a term may change sides.
	for _, p := range [2][2]*Expr{{a, b}, {b, a}} {
		if p[0].op == OpSub && p[0].args[0] == p[1] {
			return c.Eq(p[0].args[1], c.intConst(a.kind, 0))
		}
	}
	if a.op == OpAdd && b.op == OpAdd {
		if x, y, ok := c.cancel(a, b); ok {
			return c.Eq(x, y)
		}
	}
	if b.IsConst() {
		if r := c.eqConst(a, b); r != nil {
			return r
		}
	}
	return c.make2(OpEq, Bool, a, b)
}

// Ne is the negation of Eq.
func (c *Context) Ne(a, b *Expr) *Expr { return c.Not(c.Eq(a, b)) }

// A negation moves outside, where a branch takes it away.
func (c *Context) eqBool(a, b *Expr) *Expr {
	switch {
	case b.IsTrue():
		return a
	case b.IsFalse():
		return c.Not(a)
	case a.op == OpNot && b.op == OpNot:
		return c.Eq(a.args[0], b.args[0])
	case a.op == OpNot:
		return c.Not(c.Eq(a.args[0], b))
	case b.op == OpNot:
		return c.Not(c.Eq(a, b.args[0]))
	}
	return c.make2(OpEq, Bool, a, b)
}

// All of these hold modulo 2^32 and 2^64: sums, negatives and exclusive ors can be
// undone, products cannot, as 2 * x == 4 has two solutions.
func (c *Context) eqConst(a, b *Expr) *Expr {
	x := int64(b.bits)
	if a.hi == a.lo+1 && x == a.hi { // a boolean is 1 when it is not 0
		return c.Not(c.Eq(a, c.intConst(a.kind, a.lo)))
	}
	switch a.op {
	case OpAdd:
		if a.args[1].IsConst() {
			return c.Eq(a.args[0], c.Sub(b, a.args[1]))
		}
	case OpSub:
		if x == 0 {
			return c.Eq(a.args[0], a.args[1])
		}
	case OpNeg:
		return c.Eq(a.args[0], c.Neg(b))
	case OpBitXor:
		if a.args[1].IsConst() {
			return c.Eq(a.args[0], c.BitXor(b, a.args[1]))
		}
	// Otherwise the ranges would have answered.
	case OpI2L:
		return c.Eq(a.args[0], c.L2I(b)) // b is within the range of a
	}
	return nil
}

// cancel takes away a term that both sums have. For equality only: with overflow x + a
// < y + a says nothing of x and y.
func (c *Context) cancel(a, b *Expr) (x, y *Expr, ok bool) {
	for i := range 2 {
		for j := range 2 {
			if a.args[i] == b.args[j] {
				return a.args[1-i], b.args[1-j], true
			}
		}
	}
	return nil, nil, false
}

// Lt compares ints or longs.
func (c *Context) Lt(a, b *Expr) *Expr {
	wantInt(a, b)
	switch {
	case a == b || a.lo >= b.hi:
		return c.False()
	case a.hi < b.lo:
		return c.True()
	}
	return c.order(OpLt, a, b)
}

// Le compares ints or longs.
func (c *Context) Le(a, b *Expr) *Expr {
	wantInt(a, b)
	switch {
	case a == b || a.hi <= b.lo:
		return c.True()
	case a.lo > b.hi:
		return c.False()
	case a.lo == b.hi: // they can only meet there
		return c.Eq(a, b)
	}
	return c.order(OpLe, a, b)
}

// Gt compares ints or longs.
func (c *Context) Gt(a, b *Expr) *Expr { return c.Lt(b, a) }

// Ge compares ints or longs.
func (c *Context) Ge(a, b *Expr) *Expr { return c.Le(b, a) }

// order is Lt or Le where the ranges do not decide.
func (c *Context) order(op Op, a, b *Expr) *Expr {
	if r := c.compareParts(op, a, b); r != nil {
		return r
	}
	again := c.Lt
	if op == OpLe {
		again = c.Le
	}
	switch {
	case a.op == OpI2L && b.op == OpI2L:
		return again(a.args[0], b.args[0])
	case a.op == OpI2L && b.IsConst() && limitsOf(I32).contains(int64(b.bits)):
		return again(a.args[0], c.L2I(b))
	case b.op == OpI2L && a.IsConst() && limitsOf(I32).contains(int64(a.bits)):
		return again(c.L2I(a), b.args[0])
	}
	// x + 3 < 7 is x < 4 only where x + 3 cannot overflow.
	if x, k, ok := exactOffset(a); ok && b.IsConst() {
		if d, ok := subExact(int64(b.bits), k); ok && limitsOf(a.kind).contains(d) {
			return again(x, c.intConst(a.kind, d))
		}
	}
	if x, k, ok := exactOffset(b); ok && a.IsConst() {
		if d, ok := subExact(int64(a.bits), k); ok && limitsOf(a.kind).contains(d) {
			return again(c.intConst(a.kind, d), x)
		}
	}
	return c.make2(op, Bool, a, b)
}

// exactOffset splits x + k, if k is a constant and the sum cannot overflow. Where it
// may overflow, x + 1 > x is false for one x, and to drop the constants would lose that
// path.
func exactOffset(e *Expr) (x *Expr, k int64, ok bool) {
	if e.op != OpAdd || !e.args[1].IsConst() {
		return nil, 0, false
	}
	x, k = e.args[0], int64(e.args[1].bits)
	lo, ok1 := addExact(x.lo, k)
	hi, ok2 := addExact(x.hi, k)
	return x, k, ok1 && ok2 && Interval{lo, hi}.within(limitsOf(e.kind))
}

// compareParts replaces the comparison of a three-way comparison, or of a choice
// of constants, with a constant by one of what these were made from. lcmp and dcmpl are
// not branches themselves. With the comparison that follows they become one condition,
// which forks two ways and not three.
func (c *Context) compareParts(op Op, a, b *Expr) *Expr {
	if b.IsConst() {
		switch a.op {
		case OpLCmp, OpFCmpL, OpFCmpG:
			return c.threeWay(a, func(sign int64) bool { return compareConst(op, sign, int64(b.bits)) })
		case OpIte:
			return c.compareIte(a, func(x *Expr) *Expr { return c.compare(op, x, b) })
		case OpBitOr:
			if op == OpEq {
				break
			}
			return c.orAtMost(a, int64(b.bits)-int64(bit(op == OpLt)))
		}
	}
	if a.IsConst() {
		switch b.op {
		case OpLCmp, OpFCmpL, OpFCmpG:
			return c.threeWay(b, func(sign int64) bool { return compareConst(op, int64(a.bits), sign) })
		case OpIte:
			return c.compareIte(b, func(x *Expr) *Expr { return c.compare(op, a, x) })
		case OpBitOr:
			if op == OpEq {
				break
			}
			if less := c.orAtMost(b, int64(a.bits)-int64(bit(op == OpLe))); less != nil {
				return c.Not(less)
			}
		}
	}
	return nil
}

// orAtMost is the condition that x | y is at most 2^k - 1: each of them is, if none is
// negative. It is nil for other limits. The characters of a text are told to be of
// Latin-1 so, all at once.
func (c *Context) orAtMost(e *Expr, most int64) *Expr {
	if most < -1 || most&(most+1) != 0 {
		return nil
	}
	x, y := e.args[0], e.args[1]
	zero := c.intConst(e.kind, 0)
	limit := c.intConst(e.kind, most)
	return c.Or(c.Lt(x, zero), c.Lt(y, zero), c.And(c.Le(x, limit), c.Le(y, limit)))
}

func (c *Context) compare(op Op, a, b *Expr) *Expr {
	switch op {
	case OpEq:
		return c.Eq(a, b)
	case OpLt:
		return c.Lt(a, b)
	}
	return c.Le(a, b)
}

func compareConst(op Op, a, b int64) bool {
	return apply(op, Bool, I64, 0, uint64(a), uint64(b), 0) != 0
}

// compareIte compares both alternatives if one of them is a constant at least. With two
// alternatives that are open the condition would double at each such level.
func (c *Context) compareIte(e *Expr, compare func(*Expr) *Expr) *Expr {
	if !e.args[1].IsConst() && !e.args[2].IsConst() {
		return nil
	}
	return c.Ite(e.args[0], compare(e.args[1]), compare(e.args[2]))
}

// threeWay is the condition that a comparison has one of the results (-1, 0, 1)
// that are wanted.
func (c *Context) threeWay(cmp *Expr, wanted func(sign int64) bool) *Expr {
	less, equal, greater := wanted(-1), wanted(0), wanted(1)
	a, b := cmp.args[0], cmp.args[1]
	if cmp.op == OpLCmp {
		return c.outcome(less, equal, greater, c.Lt(a, b), c.Eq(a, b), c.Lt(b, a))
	}
	// So !(a < b) stays what Java branches on, and is not turned into b <= a.
	// NaN counts as less or as greater. A condition that includes NaN is the
	// negation of one that does not.
	if cmp.op == OpFCmpL && less || cmp.op == OpFCmpG && greater {
		return c.Not(c.ordered(!less, !equal, !greater, a, b))
	}
	return c.ordered(less, equal, greater, a, b)
}

func (c *Context) outcome(less, equal, greater bool, lt, eq, gt *Expr) *Expr {
	switch {
	case less && equal && greater:
		return c.True()
	case less && equal:
		return c.Not(gt)
	case less && greater:
		return c.Not(eq)
	case equal && greater:
		return c.Not(lt)
	case less:
		return lt
	case equal:
		return eq
	case greater:
		return gt
	}
	return c.False()
}

// ordered compares floats; with NaN it is false.
func (c *Context) ordered(less, equal, greater bool, a, b *Expr) *Expr {
	switch {
	case less && equal && greater:
		return c.Not(c.Or(c.IsNaN(a), c.IsNaN(b)))
	case less && equal:
		return c.FLe(a, b)
	case less && greater:
		return c.Or(c.FLt(a, b), c.FLt(b, a))
	case equal && greater:
		return c.FLe(b, a)
	}
	return c.outcome(less, equal, greater, c.FLt(a, b), c.FEq(a, b), c.FLt(b, a))
}

// ULt compares as unsigned numbers. Where both are known not to be negative, it is the
// ordinary order.
func (c *Context) ULt(a, b *Expr) *Expr {
	wantInt(a, b)
	switch {
	case a == b || b.isInt(0):
		return c.False()
	case a.lo >= 0 && b.lo >= 0:
		return c.Lt(a, b)
	}
	if b.IsConst() && b.lo > 0 {
		return c.And(c.Le(c.intConst(a.kind, 0), a), c.Lt(a, b))
	}
	return c.make2(OpULt, Bool, a, b)
}

// ULe compares as unsigned numbers.
func (c *Context) ULe(a, b *Expr) *Expr { return c.Not(c.ULt(b, a)) }

// InBounds is 0 <= index && index < length, for a length that is not negative. It is
// what array instructions branch on. Integer.compareUnsigned says it in one, but bounds
// know nothing of that.
func (c *Context) InBounds(index, length *Expr) *Expr {
	return c.And(c.Le(c.Int(0), index), c.Lt(index, length))
}

// LCmp is the lcmp instruction. Comparing it with a constant compares its
// arguments.
func (c *Context) LCmp(a, b *Expr) *Expr {
	want(a, I64)
	want(b, I64)
	switch {
	case a == b:
		return c.Int(0)
	case a.hi < b.lo:
		return c.Int(-1)
	case a.lo > b.hi:
		return c.Int(1)
	}
	return c.make2(OpLCmp, I32, a, b)
}
