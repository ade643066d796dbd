package proof

import (
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// pop takes a number of one slot, pop2 one of two.
func (t *translation) pop(s *state) value {
	v := s.stack[len(s.stack)-1]
	s.stack = s.stack[:len(s.stack)-1]
	return v
}

func (t *translation) int(s *state) *symbolic.Expr { return t.of(t.pop(s), symbolic.I32) }

func (t *translation) long(s *state) *symbolic.Expr {
	t.pop(s)
	return t.of(t.pop(s), symbolic.I64)
}

// take takes a number of any kind.
// Longs and doubles take two slots, as in the class file, of which the upper one is empty
// here. So offsets of dup2, of locals and of arguments need no translation.
func (t *translation) take(s *state, k symbolic.Kind) *symbolic.Expr {
	if wide(k) {
		t.pop(s)
	}
	return t.of(t.pop(s), k)
}

// of is the number that a slot holds.
func (t *translation) of(v value, k symbolic.Kind) *symbolic.Expr {
	// Code that a verifier lets pass has no such place. Class files are read here without
	// having been verified, so it must not be a panic; a fresh number keeps the caller going
	// until it looks at the error.
	if v.e == nil || v.e.Kind() != k {
		t.refuse("a number of another kind was expected")
		return t.ofKind(k)
	}
	return v.e
}

// constant is an entry of a constant pool.
// Method handles, method types and dynamic constants run code when they are resolved.
func (t *translation) constant(pool *classfile.Pool, i uint16) value {
	c := pool.Consts[i]
	switch pool.Tag(i) {
	case classfile.TagInteger:
		return value{e: t.ctx.Int(int32(c.Bits))}
	case classfile.TagLong:
		return value{e: t.ctx.Long(int64(c.Bits))}
	case classfile.TagFloat:
		return value{e: t.ctx.Const(symbolic.F32, c.Bits)}
	case classfile.TagDouble:
		return value{e: t.ctx.Const(symbolic.F64, c.Bits)}
	case classfile.TagString:
		return t.texts.known(pool.String(i))
	case classfile.TagClass:
		return value{ref: &reference{kind: named, name: pool.Class(i)}}
	}
	t.refuse("a constant of a kind that is not known")
	return value{}
}

// binary are operations on two numbers of a kind, by the opcode for ints; those for
// longs, floats and doubles follow.
var binary = map[bytecode.Op][2]symbolic.Op{
	// The second operation of a pair is that of floats: theirs does not wrap around.
	bytecode.Iadd: {symbolic.OpAdd, symbolic.OpFAdd}, bytecode.Isub: {symbolic.OpSub, symbolic.OpFSub}, bytecode.Imul: {symbolic.OpMul, symbolic.OpFMul},
}

var conversions = map[bytecode.Op]struct {
	op       symbolic.Op
	from, to symbolic.Kind
}{
	bytecode.I2l: {symbolic.OpI2L, symbolic.I32, symbolic.I64}, bytecode.I2f: {symbolic.OpI2F, symbolic.I32, symbolic.F32}, bytecode.I2d: {symbolic.OpI2D, symbolic.I32, symbolic.F64},
	bytecode.L2i: {symbolic.OpL2I, symbolic.I64, symbolic.I32}, bytecode.L2f: {symbolic.OpL2F, symbolic.I64, symbolic.F32}, bytecode.L2d: {symbolic.OpL2D, symbolic.I64, symbolic.F64},
	bytecode.F2i: {symbolic.OpF2I, symbolic.F32, symbolic.I32}, bytecode.F2l: {symbolic.OpF2L, symbolic.F32, symbolic.I64}, bytecode.F2d: {symbolic.OpF2D, symbolic.F32, symbolic.F64},
	bytecode.D2i: {symbolic.OpD2I, symbolic.F64, symbolic.I32}, bytecode.D2l: {symbolic.OpD2L, symbolic.F64, symbolic.I64}, bytecode.D2f: {symbolic.OpD2F, symbolic.F64, symbolic.F32},
	bytecode.I2b: {symbolic.OpI2B, symbolic.I32, symbolic.I32}, bytecode.I2c: {symbolic.OpI2C, symbolic.I32, symbolic.I32}, bytecode.I2s: {symbolic.OpI2S, symbolic.I32, symbolic.I32},
}

var bitOps = map[bytecode.Op]symbolic.Op{
	bytecode.Iand: symbolic.OpBitAnd, bytecode.Ior: symbolic.OpBitOr, bytecode.Ixor: symbolic.OpBitXor,
	bytecode.Ishl: symbolic.OpShl, bytecode.Ishr: symbolic.OpShr, bytecode.Iushr: symbolic.OpUshr,
}

var kinds = [...]symbolic.Kind{symbolic.I32, symbolic.I64, symbolic.F32, symbolic.F64}

// step executes one instruction. It returns the state behind it, nil where the way
// ends, and the other ways that it takes.
// step follows the order of the JVM's specification where an instruction can fail for more
// than one reason, for the exceptions are told apart by handlers: null goes in front of
// bounds.
//
// The state that is passed in is given up: ways that branch off are made of clones, and the
// one that goes on is s itself. Whatever is not listed is refused with its name, never
// skipped: an instruction without effect here could be one that makes a violation possible.
func (t *translation) step(m *method, s *state, next int) (*state, []*state) {
	c, code, bci := t.ctx, m.code, s.bci
	op := code.Op(bci)
	// t.at stays at the instruction itself: handlers cover instructions, and a call is known
	// by the place where it stands, also when s has gone on already.
	s.bci, t.at = next, bci
	if plain, local, ok := code.Local(bci); ok {
		return t.locals(s, plain, local, code, bci), nil
	}
	if conv, ok := conversions[op]; ok {
		s.number(c.Apply(conv.op, t.take(s, conv.from)))
		return s, nil
	}
	switch {
	case op == bytecode.Nop:
	case op == bytecode.AconstNull:
		s.push(t.null())
	case op >= bytecode.IconstM1 && op <= bytecode.Iconst5:
		s.number(c.Int(int32(op) - int32(bytecode.Iconst0)))
	case op == bytecode.Lconst0 || op == bytecode.Lconst1:
		s.number(c.Long(int64(op - bytecode.Lconst0)))
	case op >= bytecode.Fconst0 && op <= bytecode.Fconst2:
		s.number(c.Float(float32(op - bytecode.Fconst0)))
	case op == bytecode.Dconst0 || op == bytecode.Dconst1:
		s.number(c.Double(float64(op - bytecode.Dconst0)))
	case op == bytecode.Bipush:
		s.number(c.Int(int32(code.S1(bci + 1))))
	case op == bytecode.Sipush:
		s.number(c.Int(int32(code.S2(bci + 1))))
	case op == bytecode.Ldc || op == bytecode.LdcW || op == bytecode.Ldc2W:
		at := code.U1(bci + 1)
		if op != bytecode.Ldc {
			at = code.U2(bci + 1)
		}
		if v := t.constant(code.Pool, uint16(at)); v.e != nil {
			s.number(v.e)
		} else {
			s.push(v)
		}
	case op >= bytecode.Pop && op <= bytecode.Swap:
		t.shuffle(s, op)
	case op >= bytecode.Iadd && op <= bytecode.Dmul:
		// The four kinds of an operation follow each other in the order int, long, float,
		// double, so the lower two bits are the kind.
		pair, k := binary[bytecode.Iadd+(op-bytecode.Iadd)&^3], kinds[(op-bytecode.Iadd)&3]
		b := t.take(s, k)
		a := t.take(s, k)
		if k.IsFloat() {
			s.number(c.Apply(pair[1], a, b))
		} else {
			s.number(c.Apply(pair[0], a, b))
		}
	case op >= bytecode.Idiv && op <= bytecode.Drem:
		return t.divide(m, s, op)
	case op >= bytecode.Ineg && op <= bytecode.Dneg:
		if k := kinds[op-bytecode.Ineg]; k.IsFloat() {
			s.number(c.FNeg(t.take(s, k)))
		} else {
			s.number(c.Neg(t.take(s, k)))
		}
	case op >= bytecode.Ishl && op <= bytecode.Lxor:
		t.bits(s, op)
	case op == bytecode.Lcmp:
		b := t.long(s)
		s.number(c.LCmp(t.long(s), b))
	case op >= bytecode.Fcmpl && op <= bytecode.Dcmpg:
		k := symbolic.F32
		if op >= bytecode.Dcmpl {
			k = symbolic.F64
		}
		b := t.take(s, k)
		a := t.take(s, k)
		if op == bytecode.Fcmpl || op == bytecode.Dcmpl {
			s.number(c.FCmpL(a, b))
		} else {
			s.number(c.FCmpG(a, b))
		}
	case op.Conditional():
		return t.branch(s, op, bci+code.S2(bci+1))
	case op == bytecode.Goto:
		s.bci = bci + code.S2(bci+1)
	case op == bytecode.GotoW:
		s.bci = bci + code.S4(bci+1)
	case op.Switch():
		return t.choose(s, code, bci)
	case op.Returns():
		t.returns(m, s)
		return nil, nil
	case op == bytecode.Getstatic || op == bytecode.Putstatic:
		return t.static(m, s, op, bci), nil
	case op == bytecode.Getfield || op == bytecode.Putfield:
		return t.field(m, s, op, bci), nil
	case op == bytecode.Monitorenter || op == bytecode.Monitorexit:
		v := t.pop(s)
		// A monitor can hold nobody up, and wait or notify are refused as calls: all that is
		// left of it is the exception for null. Of an unbalanced monitorexit no compiler's
		// code is guilty.
		switch { // there is one thread only
		case v.at != nil:
			return t.notNull(m, s, v), nil
		case v.ref == nil || v.ref.kind == anything || v.ref.nullable:
			t.refuse("%s: a monitor is not followed", m.place(bci))
		}
	case op >= bytecode.Iaload && op <= bytecode.Saload && op != bytecode.Aaload,
		op >= bytecode.Iastore && op <= bytecode.Sastore && op != bytecode.Aastore:
		return t.texts.element(m, s, op), nil
	case op == bytecode.Newarray:
		return t.texts.newArray(m, s, code.U1(bci+1)), nil
	case op == bytecode.Arraylength:
		v := t.pop(s)
		if s = t.texts.measured(m, s, v); s != nil {
			s.number(v.size)
		}
		return s, nil
	// Arrays of references are followed nowhere but in the initialiser of an enum, which fills
	// one that only values() would read.
	case op == bytecode.Anewarray || op == bytecode.Aastore:
		return t.keepsConstants(m, s, op), nil
	case op == bytecode.New:
		return t.makes(m, s, code.Pool.Class(uint16(code.U2(bci+1)))), nil
	case op == bytecode.Checkcast || op == bytecode.Instanceof:
		return t.cast(m, s, op, code.Pool.Class(uint16(code.U2(bci+1)))), nil
	case op == bytecode.Athrow:
		switch r := t.pop(s).ref; {
		case r != nil && r.kind == thrown:
			// Ways with different exceptions may have met in front of this. Each of them is
			// thrown: the handlers that take them differ.
			for _, name := range strings.Split(r.name, "|") {
				t.throw(m, s.clone(), name)
			}
		// JVMS athrow: of null, a NullPointerException is thrown in its place.
		case r != nil && r.isNull():
			t.throw(m, s, nullPointer)
		default:
			t.refuse("%s: an exception that is not new is thrown", m.place(bci))
		}
		return nil, nil
	case op.Call():
		return t.call(m, s, op, bci)
	default:
		t.refuse("%s: %s is not followed", m.place(bci), bytecode.Opcodes[op].Name)
	}
	return s, nil
}

// locals executes what reads or writes a local variable.
// Java's verifier types locals at each point, so a slot that is read as a reference holds one;
// what nothing is known of is a reference to anything, which no instruction but a copy takes.
func (t *translation) locals(s *state, op bytecode.Op, local int, code *bytecode.Code, bci int) *state {
	switch {
	case op == bytecode.Iinc:
		s.locals[local] = value{e: t.ctx.Add(t.of(s.locals[local], symbolic.I32), t.ctx.Int(int32(code.Added(bci))))}
	case op == bytecode.Aload:
		v := s.locals[local]
		if v.ref == nil {
			v.ref = &reference{}
		}
		s.push(v)
	case op >= bytecode.Iload && op < bytecode.Aload:
		s.number(t.of(s.locals[local], kinds[op-bytecode.Iload]))
	case op == bytecode.Astore:
		s.locals[local] = t.pop(s)
	case op >= bytecode.Istore && op < bytecode.Astore:
		k := kinds[op-bytecode.Istore]
		s.locals[local] = value{e: t.take(s, k)}
		if wide(k) {
			// What was in the upper slot before is destroyed; left there it would be merged
			// into shapes and passed on as if it were alive.
			s.locals[local+1] = value{}
		}
	default:
		t.refuse("subroutines are not followed")
	}
	return s
}

// shuffle moves slots of the operand stack: how many are copied, and below how many.
// Values of two slots need no care: the verifier sees to it that halves are never parted.
func (t *translation) shuffle(s *state, op bytecode.Op) {
	n := len(s.stack)
	copies, below := 0, 0
	switch op {
	case bytecode.Pop:
		s.stack = s.stack[:n-1]
		return
	case bytecode.Pop2:
		s.stack = s.stack[:n-2]
		return
	case bytecode.Swap:
		s.stack[n-1], s.stack[n-2] = s.stack[n-2], s.stack[n-1]
		return
	case bytecode.Dup:
		copies = 1
	case bytecode.DupX1:
		copies, below = 1, 1
	case bytecode.DupX2:
		copies, below = 1, 2
	case bytecode.Dup2:
		copies = 2
	case bytecode.Dup2X1:
		copies, below = 2, 1
	case bytecode.Dup2X2:
		copies, below = 2, 2
	}
	at := n - copies - below
	// Both parts are copied before either is written, and the stack is clipped below them:
	// clones of the state made at an earlier branch may share the array that lies underneath.
	under := append([]value{}, s.stack[at:n-copies]...)
	top := append([]value{}, s.stack[n-copies:]...)
	s.stack = append(append(append(s.stack[:at:at], top...), under...), top...)
}

// divide executes divisions and remainders.
// Of whole numbers the divisor 0 is a way of its own, with the exception. MIN_VALUE / -1 wraps
// around in the expressions as in Java, so it needs none.
func (t *translation) divide(m *method, s *state, op bytecode.Op) (*state, []*state) {
	k, remainder := kinds[(op-bytecode.Idiv)&3], op >= bytecode.Irem
	b := t.take(s, k)
	a := t.take(s, k)
	if k.IsFloat() {
		f := t.ctx.FDiv
		if remainder {
			f = t.ctx.FRem
		}
		s.number(f(a, b))
		return s, nil
	}
	zero := t.ctx.Eq(b, zero(t.ctx, k))
	t.throw(m, t.assume(s.clone(), zero), "java/lang/ArithmeticException")
	if s = t.assume(s, t.ctx.Not(zero)); s == nil {
		return nil, nil
	}
	if remainder {
		s.number(t.ctx.Rem(a, b))
	} else {
		s.number(t.ctx.Div(a, b))
	}
	return s, nil
}

func zero(ctx *symbolic.Context, k symbolic.Kind) *symbolic.Expr {
	if k == symbolic.I64 {
		return ctx.Long(0)
	}
	return ctx.Int(0)
}

// bits executes shifts and logic.
// The distance of a shift is an int also for longs; expressions have both operands of one
// kind, and mask the distance as the JVM does.
func (t *translation) bits(s *state, op bytecode.Op) {
	k, plain := kinds[(op-bytecode.Ishl)&1], op-(op-bytecode.Ishl)&1
	shift := op <= bytecode.Lushr
	var b *symbolic.Expr
	if shift {
		b = t.int(s)
		if k == symbolic.I64 {
			b = t.ctx.I2L(b)
		}
	} else {
		b = t.take(s, k)
	}
	s.number(t.ctx.Apply(bitOps[plain], t.take(s, k), b))
}

// fork takes a way where a condition holds, and goes on where it does not.
// Either way is left out where the conditions of the state say that it cannot be taken. That
// is a matter of size only: clauses with a false condition follow from anything.
func (t *translation) fork(s *state, cond *symbolic.Expr, to int) (*state, []*state) {
	var others []*state
	if yes := t.assume(s.clone(), cond); yes != nil {
		yes.bci = to
		others = append(others, yes)
	}
	return t.assume(s, t.ctx.Not(cond)), others
}

// branch executes conditional jumps.
func (t *translation) branch(s *state, op bytecode.Op, to int) (*state, []*state) {
	c := t.ctx
	switch op {
	case bytecode.Ifnull, bytecode.Ifnonnull, bytecode.IfAcmpeq, bytecode.IfAcmpne:
		return t.compareReferences(s, op, to)
	}
	b := c.Int(0)
	if op >= bytecode.IfIcmpeq {
		b = t.int(s)
		op -= bytecode.IfIcmpeq - bytecode.Ifeq
	}
	a := t.int(s)
	var cond *symbolic.Expr
	switch op {
	case bytecode.Ifeq:
		cond = c.Eq(a, b)
	case bytecode.Ifne:
		cond = c.Ne(a, b)
	case bytecode.Iflt:
		cond = c.Lt(a, b)
	case bytecode.Ifge:
		cond = c.Ge(a, b)
	case bytecode.Ifgt:
		cond = c.Gt(a, b)
	default:
		cond = c.Le(a, b)
	}
	return t.fork(s, cond, to)
}

// compareReferences goes both ways unless it is known what is compared.
// Both ways are sound for whatever is compared. It is exact for objects that are followed,
// which are numbers; for texts and arrays against null, of which the size tells; and for what
// can never be null. That two texts are the same object is not known: the JVM shares literals
// and nothing here says which texts are such.
func (t *translation) compareReferences(s *state, op bytecode.Op, to int) (*state, []*state) {
	v := t.pop(s)
	with := t.null()
	if op == bytecode.IfAcmpeq || op == bytecode.IfAcmpne {
		with = t.pop(s)
	}
	equal := op == bytecode.IfAcmpeq || op == bytecode.Ifnull
	switch {
	case v.at != nil && with.at != nil:
		cond := t.ctx.Eq(v.at, with.at)
		if !equal {
			cond = t.ctx.Not(cond)
		}
		return t.fork(s, cond, to)
	case v.ref.sized() && v.ref.nullable && with.ref.isNull():
		cond := t.ctx.Lt(v.size, t.ctx.Int(0))
		if !equal {
			cond = t.ctx.Not(cond)
		}
		return t.fork(s, cond, to)
	case v.ref != nil && v.ref.kind > located && with.ref.isNull():
		if !equal {
			s.bci = to
		}
		return s, nil
	}
	yes := s.clone()
	yes.bci = to
	return s, []*state{yes}
}

// choose executes a switch.
// A switch is a chain of comparisons: the default way has the conditions of all keys against
// it. Without them it would be any value that comes there.
func (t *translation) choose(s *state, code *bytecode.Code, bci int) (*state, []*state) {
	keys, targets := code.Switch(bci)
	key := t.int(s)
	var others []*state
	for i, k := range keys {
		if s == nil {
			break
		}
		var alternatives []*state
		s, alternatives = t.fork(s, t.ctx.Eq(key, t.ctx.Int(k)), targets[i+1])
		others = append(others, alternatives...)
	}
	if s != nil {
		s.bci = targets[0]
	}
	return s, others
}
