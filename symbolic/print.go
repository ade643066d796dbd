package symbolic

import (
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/vm/javamath"
)

// maxText bounds texts. An expression is a graph; written out as a tree it may
// be larger than the world.
const maxText = 1 << 20

// Java shows an expression as Java would write it: "(a + 1) * b". Operations
// that Java has no operator for are written as calls.
func (e *Expr) Java() string {
	w := writer{style: javaStyle}
	w.write(e, 0)
	return w.text()
}

// SPF shows an expression as Symbolic PathFinder does: "(a_1_SYMINT + CONST_1)".
// With a model each variable is followed by its value in brackets.
func (e *Expr) SPF(m *Model) string {
	w := writer{style: spfStyle, model: m}
	w.write(e, 0)
	return w.text()
}

type style uint8

const (
	javaStyle style = iota
	spfStyle
)

type writer struct {
	strings.Builder
	style style
	model *Model
	cut   bool
}

func (w *writer) text() string {
	if w.cut {
		return w.String() + "..."
	}
	return w.String()
}

// Precedences, as Java has them; a comparison binds weaker than a sum.
const (
	precIte = iota + 1
	precOr
	precAnd
	precBitOr
	precBitXor
	precBitAnd
	precEq
	precOrder
	precShift
	precSum
	precProduct
	precUnary
)

// Operations that have no entry are written as calls.
var precedences = map[Op]int{
	OpIte: precIte, OpOr: precOr, OpAnd: precAnd, OpBitOr: precBitOr, OpBitXor: precBitXor, OpBitAnd: precBitAnd,
	OpEq: precEq, OpFEq: precEq, OpLt: precOrder, OpLe: precOrder, OpFLt: precOrder, OpFLe: precOrder,
	OpShl: precShift, OpShr: precShift, OpUshr: precShift,
	OpAdd: precSum, OpSub: precSum, OpFAdd: precSum, OpFSub: precSum,
	OpMul: precProduct, OpDiv: precProduct, OpRem: precProduct, OpFMul: precProduct, OpFDiv: precProduct, OpFRem: precProduct,
	OpNeg: precUnary, OpFNeg: precUnary, OpNot: precUnary,
	OpI2B: precUnary, OpI2S: precUnary, OpI2C: precUnary, OpI2L: precUnary, OpL2I: precUnary, OpI2F: precUnary,
	OpI2D: precUnary, OpL2F: precUnary, OpL2D: precUnary, OpF2D: precUnary, OpD2F: precUnary, OpF2I: precUnary,
	OpF2L: precUnary, OpD2I: precUnary, OpD2L: precUnary,
}

// write shows e; outer is the precedence of what it stands in. Writing stops at maxText
// wherever it is, and the text ends in dots.
func (w *writer) write(e *Expr, outer int) {
	if w.Len() > maxText {
		w.cut = true
		return
	}
	switch e.op {
	case OpConst:
		w.constant(e)
	case OpVar:
		w.variable(e)
	case OpLit:
		w.literal(e)
	case OpNot:
		w.negation(e, outer)
	case OpLt, OpLe, OpFLt, OpFLe, OpEq, OpFEq:
		w.comparison(e, comparisonSign(e.op), outer)
	case OpAdd:
		w.sum(e, outer)
	case OpIte:
		w.ite(e, outer)
	case OpSelect:
		w.write(e.args[0], precUnary+1)
		w.WriteByte('[')
		w.write(e.args[1], 0)
		w.WriteByte(']')
	case OpStore:
		w.call("store", e)
	case OpCall:
		w.call(mathPrefix(w.style)+e.fn.String(), e)
	default:
		switch prec := precedences[e.op]; {
		case prec == 0:
			w.call(functionName(e), e)
		case e.nargs == 1:
			w.unary(e, outer)
		default:
			w.binary(e, e.op.String(), prec, outer)
		}
	}
}

func mathPrefix(s style) string {
	if s == spfStyle {
		return ""
	}
	return "Math."
}

func functionName(e *Expr) string {
	switch e.op {
	case OpToBits:
		if e.kind == I32 {
			return "Float.floatToRawIntBits"
		}
		return "Double.doubleToRawLongBits"
	case OpFromBits:
		if e.kind == F32 {
			return "Float.intBitsToFloat"
		}
		return "Double.longBitsToDouble"
	case OpULt, OpUDiv, OpURem:
		class := "Integer."
		if e.args[0].kind == I64 {
			class = "Long."
		}
		return class + map[Op]string{OpULt: "lessUnsigned", OpUDiv: "divideUnsigned", OpURem: "remainderUnsigned"}[e.op]
	case OpLCmp:
		return "Long.compare"
	case OpFCmpL, OpFCmpG:
		return e.op.String()
	}
	return "Math." + e.op.String()
}

func (w *writer) constant(e *Expr) {
	if w.style == spfStyle {
		w.WriteString("CONST_")
	}
	switch {
	case e.kind == Bool:
		w.WriteString(strconv.FormatBool(e.bits != 0))
	case e.kind.IsFloat():
		w.WriteString(floatText(e.kind, e.bits))
		if e.kind == F32 && w.style == javaStyle {
			w.WriteByte('f')
		}
	default:
		w.WriteString(strconv.FormatInt(int64(e.bits), 10))
		if e.kind == I64 && w.style == javaStyle {
			w.WriteByte('L')
		}
	}
}

// The shortest digits that read back as the number, which Double.toString has since
// Java 19; older ones have a digit more sometimes.
func floatText(k Kind, bits uint64) string {
	if k == F32 {
		return string(javamath.AppendFloat(nil, float32(toFloat(k, bits)), javamath.Style19))
	}
	return string(javamath.AppendDouble(nil, toFloat(k, bits), javamath.Style19))
}

func (w *writer) variable(e *Expr) {
	w.WriteString(e.v.Name)
	if w.model == nil {
		return
	}
	if x, ok := w.model.Value(e.v); ok {
		w.WriteString("[" + x.Java(e.v.Domain.Type) + "]")
	}
}

func (w *writer) literal(e *Expr) {
	w.WriteByte('{')
	for j, i := range e.lit.indices {
		x := Value{Kind: e.elem.Kind(), Bits: e.lit.bits[j]}
		w.WriteString(strconv.Itoa(int(i)) + ": " + x.Java(e.elem) + ", ")
		if w.Len() > maxText {
			w.cut = true
			return
		}
	}
	x := Value{Kind: e.elem.Kind(), Bits: e.lit.other}
	w.WriteString("else " + x.Java(e.elem) + "}")
}

func comparisonSign(op Op) string {
	switch op {
	case OpLt, OpFLt:
		return "<"
	case OpLe, OpFLe:
		return "<="
	}
	return "=="
}

var flipped = map[string]string{"<": ">", "<=": ">=", "==": "==", "!=": "!="}

// comparison shows constants on the right, and else operands in their order,
// whichever way round the comparison is kept. Constructors may have turned it round: a
// negated x < 3 is kept as 3 <= x and shown as x >= 3, as the source has it.
func (w *writer) comparison(e *Expr, sign string, outer int) {
	a, b := e.args[0], e.args[1]
	if less(b, a) {
		a, b, sign = b, a, flipped[sign]
	}
	prec := precOrder
	if sign == "==" || sign == "!=" {
		prec = precEq
	}
	if w.style == spfStyle {
		prec = 0 // a comparison is a constraint, which SPF does not enclose
	}
	w.open(prec, outer)
	w.write(a, prec+1)
	w.WriteString(" " + sign + " ")
	w.write(b, prec+1)
	w.close(prec, outer)
}

func (w *writer) negation(e *Expr, outer int) {
	switch a := e.args[0]; a.op {
	case OpEq, OpFEq:
		w.comparison(a, "!=", outer)
	default:
		w.WriteByte('!')
		w.write(a, precUnary)
	}
}

// sum shows what is added to a negative constant as a difference.
func (w *writer) sum(e *Expr, outer int) {
	a, b := e.args[0], e.args[1]
	if w.style == spfStyle && e.kind == I32 && !a.IsConst() && !b.IsConst() {
		w.open(precSum, outer)
		w.write(b, precSum) // SPF has what is on top of the stack in front
		w.WriteString(" + ")
		w.write(a, precSum+1)
		w.close(precSum, outer)
		return
	}
	// The least number has no positive counterpart to subtract.
	if !b.IsConst() || int64(b.bits) >= 0 || int64(b.bits) == limitsOf(e.kind).Lo {
		w.binary(e, "+", precSum, outer)
		return
	}
	w.open(precSum, outer)
	w.write(a, precSum)
	w.WriteString(" - ")
	negated := Expr{node: b.node}
	negated.bits = -b.bits
	w.constant(&negated)
	w.close(precSum, outer)
}

func (w *writer) binary(e *Expr, sign string, prec, outer int) {
	w.open(prec, outer)
	w.write(e.args[0], prec)
	w.WriteString(" " + sign + " ")
	w.write(e.args[1], prec+1)
	w.close(prec, outer)
}

// SPF encloses every operation; Java only those that bind weaker than what
// they stand in.
func (w *writer) open(prec, outer int) {
	if w.encloses(prec, outer) {
		w.WriteByte('(')
	}
}

func (w *writer) close(prec, outer int) {
	if w.encloses(prec, outer) {
		w.WriteByte(')')
	}
}

func (w *writer) encloses(prec, outer int) bool {
	if w.style == spfStyle {
		return prec > precAnd || prec < outer && prec > 0 || prec == 0 && outer > precEq
	}
	return prec < outer
}

func (w *writer) unary(e *Expr, outer int) {
	sign := e.op.String()
	if sign[0] == '(' {
		sign += " "
	}
	w.open(precUnary, outer)
	w.WriteString(sign)
	w.write(e.args[0], precUnary)
	w.close(precUnary, outer)
}

func (w *writer) ite(e *Expr, outer int) {
	w.open(precIte, outer)
	w.write(e.args[0], precIte+1)
	w.WriteString(" ? ")
	w.write(e.args[1], precIte+1)
	w.WriteString(" : ")
	w.write(e.args[2], precIte)
	w.close(precIte, outer)
}

func (w *writer) call(name string, e *Expr) {
	w.WriteString(name + "(")
	for i, a := range e.args[:e.nargs] {
		if i > 0 {
			w.WriteString(", ")
		}
		w.write(a, 0)
	}
	w.WriteByte(')')
}
