package symbolic

// Apply makes the expression of an operation by its constructor, for callers
// that choose operations from a table. OpConst, OpVar, OpLit and OpCall, which
// need more than arguments, are not among them.
func (c *Context) Apply(op Op, args ...*Expr) *Expr {
	switch len(args) {
	case 1:
		if f, ok := unaryMakers[op]; ok {
			return f(c, args[0])
		}
	case 2:
		if f, ok := binaryMakers[op]; ok {
			return f(c, args[0], args[1])
		}
	case 3:
		switch op {
		case OpIte:
			return c.Ite(args[0], args[1], args[2])
		case OpStore:
			return c.Store(args[0], args[1], args[2])
		case OpFMA:
			return c.FMA(args[0], args[1], args[2])
		}
	}
	panic("symbolic: wrong number of arguments for " + op.String())
}

// A table and not a switch in Apply, since rewrite goes through it for each part.
var unaryMakers = map[Op]func(*Context, *Expr) *Expr{
	OpNot: (*Context).Not, OpNeg: (*Context).Neg,
	OpI2B: (*Context).I2B, OpI2S: (*Context).I2S, OpI2C: (*Context).I2C, OpI2L: (*Context).I2L, OpL2I: (*Context).L2I,
	OpI2F: (*Context).I2F, OpI2D: (*Context).I2D, OpL2F: (*Context).L2F, OpL2D: (*Context).L2D,
	OpF2D: (*Context).F2D, OpD2F: (*Context).D2F,
	OpF2I: (*Context).F2I, OpF2L: (*Context).F2L, OpD2I: (*Context).D2I, OpD2L: (*Context).D2L,
	OpFNeg: (*Context).FNeg, OpFAbs: (*Context).FAbs, OpFSqrt: (*Context).FSqrt,
	OpFFloor: (*Context).FFloor, OpFCeil: (*Context).FCeil, OpFRint: (*Context).FRint,
	OpToBits: (*Context).ToRawBits, OpFromBits: (*Context).FromBits,
}

var binaryMakers = map[Op]func(c *Context, a, b *Expr) *Expr{
	OpAnd: (*Context).and2, OpOr: (*Context).or2,
	OpEq: (*Context).Eq, OpLt: (*Context).Lt, OpLe: (*Context).Le, OpULt: (*Context).ULt,
	OpFEq: (*Context).FEq, OpFLt: (*Context).FLt, OpFLe: (*Context).FLe,
	OpAdd: (*Context).Add, OpSub: (*Context).Sub, OpMul: (*Context).Mul, OpMulHigh: (*Context).MulHigh,
	OpDiv: (*Context).Div, OpRem: (*Context).Rem, OpUDiv: (*Context).UDiv, OpURem: (*Context).URem,
	OpBitAnd: (*Context).BitAnd, OpBitOr: (*Context).BitOr, OpBitXor: (*Context).BitXor,
	OpShl: (*Context).Shl, OpShr: (*Context).Shr, OpUshr: (*Context).Ushr,
	OpLCmp: (*Context).LCmp, OpFCmpL: (*Context).FCmpL, OpFCmpG: (*Context).FCmpG,
	OpFAdd: (*Context).FAdd, OpFSub: (*Context).FSub, OpFMul: (*Context).FMul, OpFDiv: (*Context).FDiv,
	OpFRem: (*Context).FRem, OpFMin: (*Context).FMin, OpFMax: (*Context).FMax,
	OpSelect: (*Context).Select,
}

// Substitute replaces variables by expressions of their kinds, and simplifies. A
// variable for which by answers nil stays. Each part is made by its constructor again,
// so that what becomes constant is folded: that is how a state is tried with the values
// of another one, and how invariants are put to use.
func (c *Context) Substitute(e *Expr, by func(*Var) *Expr) *Expr {
	return c.Rewrite(e, func(e *Expr) *Expr {
		if e.op != OpVar {
			return nil
		}
		return by(e.v)
	})
}

// Rewrite replaces parts with variables by expressions of their kinds, and simplifies.
// A part for which by answers nil is made of its own parts anew. Shared parts are
// rewritten once. The recursion is as deep as the expression.
func (c *Context) Rewrite(e *Expr, by func(*Expr) *Expr) *Expr {
	memo := make(map[*Expr]*Expr)
	var visit func(e *Expr) *Expr
	visit = func(e *Expr) *Expr {
		if len(e.vars) == 0 {
			return e
		}
		if done, ok := memo[e]; ok {
			return done
		}
		out := e
		if x := by(e); x != nil {
			want(x, e.kind)
			out = x
		} else if e.op != OpVar {
			args := make([]*Expr, e.nargs, 3)
			for i, a := range e.args[:e.nargs] {
				args[i] = visit(a)
			}
			if e.op == OpCall {
				out = c.Call(e.fn, args[0], append(args, nil)[1])
			} else {
				out = c.Apply(e.op, args...)
			}
		}
		memo[e] = out
		return out
	}
	return visit(e)
}

// Concrete is an expression with the values of a model in place of the variables
// that it mentions. Arrays stay. What depends on nothing else becomes a constant.
func (c *Context) Concrete(e *Expr, m *Model) *Expr {
	return c.Substitute(e, func(v *Var) *Expr {
		x, ok := m.Value(v)
		if !ok || v.Domain.Array {
			return nil
		}
		return c.Const(x.Kind, x.Bits)
	})
}
