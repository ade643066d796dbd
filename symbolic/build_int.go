package symbolic

// Add is a + b, of ints or longs. Every rule is one of arithmetic modulo 2^32 or 2^64,
// where sums are associative and commute, so overflow needs no thought here; it does in
// comparisons. Rules bring constants together and outwards: counters of loops would
// else grow by a node in each round.
func (c *Context) Add(a, b *Expr) *Expr {
	wantInt(a, b)
	if a.IsConst() {
		a, b = b, a
	}
	switch {
	case a.IsConst():
	case b.isInt(0):
		return a
	case b.op == OpNeg:
		return c.Sub(a, b.args[0])
	case a.op == OpNeg:
		return c.Sub(b, a.args[0])
	case a.op == OpAdd && a.args[1].IsConst() && b.IsConst():
		return c.Add(a.args[0], c.Add(a.args[1], b))
	case a.op == OpAdd && a.args[1].IsConst():
		return c.Add(c.Add(a.args[0], b), a.args[1])
	case b.op == OpAdd && b.args[1].IsConst():
		return c.Add(c.Add(a, b.args[0]), b.args[1])
	case a.op == OpSub && a.args[1] == b: // (x - b) + b
		return a.args[0]
	case b.op == OpSub && b.args[1] == a:
		return b.args[0]
	case a.op == OpSub && a.args[0].IsConst() && b.IsConst(): // (1 - x) + 2
		return c.Sub(c.Add(a.args[0], b), a.args[1])
	}
	if !b.IsConst() {
		if r := c.collect(a, b, 1); r != nil {
			return r
		}
		for _, p := range [2][2]*Expr{{a, b}, {b, a}} {
			if whole, sign := c.divided(p[0], p[1]); sign > 0 {
				return whole
			}
		}
	}
	return c.make2(OpAdd, a.kind, a, b)
}

// Sub is a - b, of ints or longs. A constant is added instead, so that there is one
// form: x - 1 is x + -1.
func (c *Context) Sub(a, b *Expr) *Expr {
	wantInt(a, b)
	switch {
	case a == b:
		return c.intConst(a.kind, 0)
	case a.IsConst() && b.IsConst():
	case b.IsConst():
		return c.Add(a, c.intConst(a.kind, -int64(b.bits)))
	case a.isInt(0):
		return c.Neg(b)
	case b.op == OpNeg:
		return c.Add(a, b.args[0])
	case b.op == OpAdd && b.args[1].IsConst():
		return c.Sub(c.Sub(a, b.args[0]), b.args[1])
	case a.op == OpAdd && a.args[1].IsConst():
		return c.Add(c.Sub(a.args[0], b), a.args[1])
	case a.op == OpAdd && a.args[0] == b:
		return a.args[1]
	case a.op == OpAdd && a.args[1] == b:
		return a.args[0]
	case b.op == OpSub && b.args[0] == a: // a - (a - x)
		return b.args[1]
	// It is true for every x but 0, for which SMT-LIB's remainder is the dividend: and
	// so is this, as the product is 0.
	case b.op == OpMul && isQuotient(b.args[0], a, b.args[1]): // a - a / x * x
		return c.Rem(a, b.args[1])
	case b.op == OpMul && isQuotient(b.args[1], a, b.args[0]):
		return c.Rem(a, b.args[0])
	}
	if r := c.collect(a, b, -1); r != nil {
		return r
	}
	if whole, sign := c.divided(a, b); sign < 0 {
		return c.Neg(whole)
	}
	return c.make2(OpSub, a.kind, a, b)
}

// divided recognises the parts that a division has: x / y * y and x % y, which make
// x, also where the product wraps around. For constants, x / y % z * y and x % y make
// x % (y * z). sign is -1 if the product is with -y for a constant y, and 0 if they
// are something else. Programs take numbers apart into digits and put them together
// again: solvers do not see that the result is what they began with.
func (c *Context) divided(product, rest *Expr) (whole *Expr, sign int) {
	if rest.op != OpRem || product.op != OpMul {
		return nil, 0
	}
	x, y := rest.args[0], rest.args[1]
	for i := range 2 {
		q, z := product.args[i], product.args[1-i]
		switch {
		case z == y:
			sign = 1
		case z.IsConst() && y.IsConst() && z.bits == -y.bits:
			sign = -1
		default:
			continue
		}
		if isQuotient(q, x, y) {
			return x, sign
		}
		// Positive constants only, so that all parts have the sign of x.
		if q.op == OpRem && isQuotient(q.args[0], x, y) && y.IsConst() && q.args[1].IsConst() && y.lo > 0 && q.args[1].lo > 0 {
			if n, ok := mulExact(y.lo, q.args[1].lo); ok && limitsOf(x.kind).contains(n) {
				return c.Rem(x, c.intConst(x.kind, n)), sign
			}
		}
	}
	return nil, 0
}

func isQuotient(q, x, y *Expr) bool { return q.op == OpDiv && q.args[0] == x && q.args[1] == y }

// collect adds multiples of one term, or answers nil. Factors wrap around as products
// do, so they may be added: x * 3 + x * -3 is 0 also where either overflows.
func (c *Context) collect(a, b *Expr, sign int64) *Expr {
	x, m := multiple(a)
	y, n := multiple(b)
	if x != y {
		return nil
	}
	return c.Mul(x, c.intConst(a.kind, m+sign*n))
}

func multiple(e *Expr) (x *Expr, factor int64) {
	if e.op == OpMul && e.args[1].IsConst() {
		return e.args[0], int64(e.args[1].bits)
	}
	return e, 1
}

// Neg is -a, of an int or long. -(a - b) is b - a modulo 2^32, though of unbounded
// integers it would have to be checked for the least int.
func (c *Context) Neg(a *Expr) *Expr {
	wantInt(a)
	switch {
	case a.op == OpNeg:
		return a.args[0]
	case a.op == OpSub:
		return c.Sub(a.args[1], a.args[0])
	case a.op == OpMul && a.args[1].IsConst():
		return c.Mul(a.args[0], c.Neg(a.args[1]))
	case a.op == OpAdd && a.args[1].IsConst():
		return c.Sub(c.Neg(a.args[1]), a.args[0])
	}
	return c.make1(OpNeg, a.kind, a)
}

// Mul is a * b, of ints or longs. A constant is distributed over a sum with a constant
// only: it keeps offsets of arrays and hash codes linear, and does not make expressions
// grow.
func (c *Context) Mul(a, b *Expr) *Expr {
	wantInt(a, b)
	if a.IsConst() {
		a, b = b, a
	}
	switch {
	case a.IsConst():
	case b.isInt(0):
		return b
	case b.isInt(1):
		return a
	case b.isInt(-1):
		return c.Neg(a)
	case b.IsConst() && a.op == OpMul && a.args[1].IsConst():
		return c.Mul(a.args[0], c.Mul(a.args[1], b))
	case b.IsConst() && a.op == OpNeg:
		return c.Mul(a.args[0], c.Neg(b))
	case b.IsConst() && a.op == OpAdd && a.args[1].IsConst():
		return c.Add(c.Mul(a.args[0], b), c.Mul(a.args[1], b))
	}
	for _, p := range [2][2]*Expr{{a, b}, {b, a}} {
		if r := c.multiplied(p[0], p[1]); r != nil {
			return r
		}
	}
	return c.make2(OpMul, a.kind, a, b)
}

// multiplied is x / y * y, which is x - x % y, and (x / y + k) * y, for y that are no
// constants, whose remainder solvers do not find in the product; nil for others.
func (c *Context) multiplied(q, y *Expr) *Expr {
	switch {
	case y.IsConst():
	case q.op == OpDiv && q.args[1] == y:
		return c.Sub(q.args[0], c.Rem(q.args[0], y))
	case q.op == OpAdd && q.args[1].IsConst() && q.args[0].op == OpDiv && q.args[0].args[1] == y:
		return c.Add(c.multiplied(q.args[0], y), c.Mul(q.args[1], y))
	}
	return nil
}

// MulHigh is the upper half of the product, as Math.multiplyHigh has it.
func (c *Context) MulHigh(a, b *Expr) *Expr {
	wantInt(a, b)
	return c.make2(OpMulHigh, a.kind, a, b)
}

// Div is a / b, of ints or longs. The caller has excluded b == 0. MIN_VALUE / -1 is
// MIN_VALUE, which is what Neg makes of it.
func (c *Context) Div(a, b *Expr) *Expr {
	wantInt(a, b)
	switch {
	case b.isInt(1):
		return a
	case b.isInt(-1):
		return c.Neg(a)
	}
	return c.make2(OpDiv, a.kind, a, b)
}

// Rem is a % b, of ints or longs. The caller has excluded b == 0. The sign is the
// dividend's, so within the divisor nothing changes on either side of 0.
func (c *Context) Rem(a, b *Expr) *Expr {
	wantInt(a, b)
	if b.isInt(1) || b.isInt(-1) {
		return c.intConst(a.kind, 0)
	}
	if b.IsConst() && !b.isInt(0) && !a.IsConst() {
		// What is nearer to 0 than the divisor stays as it is.
		m := magnitude(int64(b.bits))
		if magnitude(a.lo) < m && magnitude(a.hi) < m {
			return a
		}
	}
	return c.make2(OpRem, a.kind, a, b)
}

// UDiv is a / b as unsigned numbers.
func (c *Context) UDiv(a, b *Expr) *Expr {
	wantInt(a, b)
	if a.lo >= 0 && b.lo > 0 {
		return c.Div(a, b)
	}
	return c.make2(OpUDiv, a.kind, a, b)
}

// URem is a % b as unsigned numbers.
func (c *Context) URem(a, b *Expr) *Expr {
	wantInt(a, b)
	if a.lo >= 0 && b.lo > 0 {
		return c.Rem(a, b)
	}
	return c.make2(OpURem, a.kind, a, b)
}

// BitAnd is a & b, of ints or longs.
func (c *Context) BitAnd(a, b *Expr) *Expr {
	wantInt(a, b)
	if a.IsConst() {
		a, b = b, a
	}
	switch {
	case a == b || b.isInt(0):
		return b
	case b.isInt(-1):
		return a
	case a.IsConst():
	case b.IsConst() && a.op == OpBitAnd && a.args[1].IsConst():
		return c.BitAnd(a.args[0], c.BitAnd(a.args[1], b))
	case b.IsConst() && a.lo >= 0 && b.lo > 0 && b.bits&(b.bits+1) == 0 && uint64(a.hi) <= b.bits:
		return a // a mask of ones that has room for all values
	// Linear arithmetic knows the cast, as a remainder; of masks it knows nothing.
	case b.isInt(0xffff) && a.kind == I32:
		return c.I2C(a)
	case b.isInt(1) && isFlag(a):
		return a
	case b.IsConst() && (a.op == OpI2B && b.bits>>8 == 0 || (a.op == OpI2S || a.op == OpI2C) && b.bits>>16 == 0):
		return c.BitAnd(a.args[0], b) // these bits were not cut off
	}
	if cond, other, ok := flags(a, b); ok {
		return c.BoolToInt(c.And(cond, other))
	}
	return c.make2(OpBitAnd, a.kind, a, b)
}

// BitOr is a | b, of ints or longs.
func (c *Context) BitOr(a, b *Expr) *Expr {
	wantInt(a, b)
	if a.IsConst() {
		a, b = b, a
	}
	switch {
	case a == b || b.isInt(0):
		return a
	case b.isInt(-1):
		return b
	case b.IsConst() && a.op == OpBitOr && a.args[1].IsConst():
		return c.BitOr(a.args[0], c.BitOr(a.args[1], b))
	}
	if cond, other, ok := flags(a, b); ok {
		return c.BoolToInt(c.Or(cond, other))
	}
	return c.make2(OpBitOr, a.kind, a, b)
}

// BitXor is a ^ b, of ints or longs.
func (c *Context) BitXor(a, b *Expr) *Expr {
	wantInt(a, b)
	if a.IsConst() {
		a, b = b, a
	}
	switch {
	case a == b:
		return c.intConst(a.kind, 0)
	case b.isInt(0):
		return a
	case b.IsConst() && a.op == OpBitXor && a.args[1].IsConst():
		return c.BitXor(a.args[0], c.BitXor(a.args[1], b))
	case b.isInt(1) && isFlag(a):
		return c.Ite(a.args[0], c.Sub(b, a.args[1]), c.Sub(b, a.args[2]))
	}
	if cond, other, ok := flags(a, b); ok {
		return c.BoolToInt(c.Not(c.Eq(cond, other)))
	}
	return c.make2(OpBitXor, a.kind, a, b)
}

// isFlag recognises a boolean that Java keeps as 0 or 1. Both ways round: !b in Java
// compiles to a branch, or to b ^ 1.
func isFlag(e *Expr) bool {
	return e.op == OpIte && e.kind == I32 && (e.args[1].isInt(0) && e.args[2].isInt(1) || e.args[1].isInt(1) && e.args[2].isInt(0))
}

// flags are the conditions behind two booleans that were both made by
// BoolToInt.
func flags(a, b *Expr) (x, y *Expr, ok bool) {
	if !isFlag(a) || !isFlag(b) || !a.args[1].isInt(1) || !b.args[1].isInt(1) {
		return nil, nil, false
	}
	return a.args[0], b.args[0], true
}

// Shl is a << b; the count b is an int, or of the kind of a, and is masked.
func (c *Context) Shl(a, b *Expr) *Expr { return c.shift(OpShl, a, b) }

// Shr is a >> b; the count b is an int, or of the kind of a, and is masked.
func (c *Context) Shr(a, b *Expr) *Expr { return c.shift(OpShr, a, b) }

// Ushr is a >>> b; the count b is an int, or of the kind of a, and is masked.
func (c *Context) Ushr(a, b *Expr) *Expr { return c.shift(OpUshr, a, b) }

// Constant counts are masked here, so that whoever looks at one need not; others are
// masked where they are encoded and evaluated.
func (c *Context) shift(op Op, a, b *Expr) *Expr {
	wantInt(a)
	wantInt(b)
	if b.kind != a.kind {
		b = c.I2L(b) // only long << int differs
	}
	if b.IsConst() {
		b = c.intConst(a.kind, int64(uint(b.bits)&(a.kind.width()-1)))
	}
	if b.isInt(0) || a.isInt(0) {
		return a
	}
	// One form for both.
	if op == OpUshr && a.lo >= 0 {
		op = OpShr
	}
	return c.make2(op, a.kind, a, b)
}

// BitNot is ~a.
func (c *Context) BitNot(a *Expr) *Expr { return c.BitXor(a, c.intConst(a.kind, -1)) }

// I2B is the i2b instruction.
func (c *Context) I2B(a *Expr) *Expr { return c.narrow(OpI2B, Byte, a) }

// I2S is the i2s instruction.
func (c *Context) I2S(a *Expr) *Expr { return c.narrow(OpI2S, Short, a) }

// I2C is the i2c instruction.
func (c *Context) I2C(a *Expr) *Expr { return c.narrow(OpI2C, Char, a) }

// What was narrowed before to no less, or masked with all of the bits that are kept,
// passes the same bits, so that step is left out; and what fits stays as it is.
func (c *Context) narrow(op Op, t Type, a *Expr) *Expr {
	want(a, I32)
	lo, hi := t.Limits()
	if (Interval{a.lo, a.hi}).within(Interval{lo, hi}) {
		return a
	}
	switch {
	case a.op == OpI2S || a.op == OpI2C: // wider than or as wide as the target
		a = a.args[0]
	case a.op == OpBitAnd && a.args[1].IsConst():
		if mask := uint64(1)<<narrowWidth(t) - 1; a.args[1].bits&mask == mask {
			a = a.args[0]
		}
	}
	if (Interval{a.lo, a.hi}).within(Interval{lo, hi}) {
		return a
	}
	return c.make1(op, I32, a)
}

func narrowWidth(t Type) uint {
	switch t {
	case Boolean:
		return 1
	case Byte:
		return 8
	}
	return 16
}

// I2L is the i2l instruction. A long that was an int is treated as that int, by
// comparisons as well: ints are what solvers and bounds do best.
func (c *Context) I2L(a *Expr) *Expr {
	want(a, I32)
	if x := c.widened(a, 3); x != nil && !a.IsConst() {
		return x
	}
	return c.make1(OpI2L, I64, a)
}

// widened is the long that an int is, where it was made of longs and of constants, and
// nothing was cut off or has overflowed: as digits of a long are, nil otherwise.
func (c *Context) widened(a *Expr, depth int) *Expr {
	ints := limitsOf(I32)
	switch {
	case a.IsConst():
		return c.Long(int64(int32(a.bits)))
	case a.op == OpL2I && ints.contains(a.args[0].lo) && ints.contains(a.args[0].hi):
		return a.args[0]
	case depth == 0:
		return nil
	case a.op == OpNeg && a.args[0].lo > ints.Lo:
		if x := c.widened(a.args[0], depth-1); x != nil {
			return c.Neg(x)
		}
	case a.op == OpAdd || a.op == OpSub || a.op == OpMul:
		x, y := a.args[0], a.args[1]
		if r := RangeOf(a.op, I64, Interval{x.lo, x.hi}, Interval{y.lo, y.hi}); !r.within(ints) {
			return nil
		}
		if x = c.widened(x, depth-1); x == nil {
			return nil
		}
		if y = c.widened(y, depth-1); y == nil {
			return nil
		}
		switch a.op {
		case OpAdd:
			return c.Add(x, y)
		case OpSub:
			return c.Sub(x, y)
		}
		return c.Mul(x, y)
	}
	return nil
}

// L2I is the l2i instruction.
func (c *Context) L2I(a *Expr) *Expr {
	want(a, I64)
	if a.op == OpI2L {
		return a.args[0]
	}
	return c.make1(OpL2I, I32, a)
}

// Abs is Math.abs of an int or long. Of the least int it is the least int, as Neg wraps
// around.
func (c *Context) Abs(a *Expr) *Expr {
	wantInt(a)
	return c.Ite(c.Lt(a, c.intConst(a.kind, 0)), c.Neg(a), a)
}

// Min is Math.min of ints or longs.
func (c *Context) Min(a, b *Expr) *Expr {
	wantInt(a, b)
	return c.Ite(c.Le(a, b), a, b)
}

// Max is Math.max of ints or longs.
func (c *Context) Max(a, b *Expr) *Expr {
	wantInt(a, b)
	return c.Ite(c.Le(b, a), a, b)
}

// FloorDiv is Math.floorDiv. The caller has excluded b == 0. It is made of / and %, so
// that divisions by one divisor share their parts.
func (c *Context) FloorDiv(a, b *Expr) *Expr {
	q := c.Div(a, b)
	return c.Ite(c.differInSign(a, b), c.Sub(q, c.intConst(a.kind, 1)), q)
}

// FloorMod is Math.floorMod. The caller has excluded b == 0.
func (c *Context) FloorMod(a, b *Expr) *Expr {
	r := c.Rem(a, b)
	return c.Ite(c.differInSign(a, b), c.Add(r, b), r)
}

// differInSign tells whether a division rounds up: its remainder is not 0 and
// has not the sign of the divisor.
func (c *Context) differInSign(a, b *Expr) *Expr {
	zero := c.intConst(a.kind, 0)
	r := c.Rem(a, b)
	return c.And(c.Ne(r, zero), c.Ne(c.Lt(r, zero), c.Lt(b, zero)))
}

// AddOverflows tells whether a + b is not what it is for unbounded integers, as
// Math.addExact asks. With a constant it is one comparison, which linear arithmetic
// decides; else the JDK's own test of signs.
func (c *Context) AddOverflows(a, b *Expr) *Expr {
	wantInt(a, b)
	zero := c.intConst(a.kind, 0)
	if b.IsConst() {
		a, b = b, a
	}
	if a.IsConst() { // b > MAX - a, or b < MIN - a
		all := limitsOf(a.kind)
		if k := int64(a.bits); k >= 0 {
			return c.Lt(c.intConst(a.kind, all.Hi-k), b)
		}
		return c.Lt(b, c.intConst(a.kind, all.Lo-int64(a.bits)))
	}
	r := c.Add(a, b)
	return c.Lt(c.BitAnd(c.BitXor(a, r), c.BitXor(b, r)), zero)
}

// SubOverflows tells whether a - b is not what it is for unbounded integers, as
// Math.subtractExact asks.
func (c *Context) SubOverflows(a, b *Expr) *Expr {
	wantInt(a, b)
	r := c.Sub(a, b)
	return c.Lt(c.BitAnd(c.BitXor(a, b), c.BitXor(a, r)), c.intConst(a.kind, 0))
}

// MulOverflows tells whether a * b is not what it is for unbounded integers, as
// Math.multiplyExact asks. A product of ints fits a long. That of longs does if its
// upper half is nothing but the sign.
func (c *Context) MulOverflows(a, b *Expr) *Expr {
	wantInt(a, b)
	if a.kind == I32 {
		wide := c.Mul(c.I2L(a), c.I2L(b))
		return c.Ne(wide, c.I2L(c.L2I(wide)))
	}
	return c.Ne(c.MulHigh(a, b), c.Shr(c.Mul(a, b), c.Int(63)))
}

// NegOverflows tells whether -a is not what it is for unbounded integers, as
// Math.negateExact asks.
func (c *Context) NegOverflows(a *Expr) *Expr {
	wantInt(a)
	return c.Eq(a, c.intConst(a.kind, limitsOf(a.kind).Lo))
}

// L2IOverflows tells whether a long is no int, as Math.toIntExact asks.
func (c *Context) L2IOverflows(a *Expr) *Expr { return c.Ne(a, c.I2L(c.L2I(a))) }
