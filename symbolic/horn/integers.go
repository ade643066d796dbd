package horn

import (
	"fmt"
	"math"
	"math/bits"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
)

// integers writes one clause over unbounded integers. A sum that may overflow is
// wrapped around; what is not linear is any number of its range of which a few facts
// are told. It is made anew for each clause, as variables are bound in each. Unlike
// smt.Integers it may say less than is true, because what is read back is checked: that
// makes it simpler, and lets it take anything.
type integers struct {
	vars  []string // declared, with their sorts
	facts []string
	terms map[uint64]string
	named map[*symbolic.Var]bool
	// tame takes results that overflow for any number, which is less to think about than
	// wrapping them around.
	tame bool
}

func newIntegers(tame bool) *integers {
	return &integers{terms: map[uint64]string{}, named: map[*symbolic.Var]bool{}, tame: tame}
}

// Script is the system as Spacer reads it. Conditions, facts and bounds are all in the
// body of the implication, so a fact that is missing only makes it harder to satisfy.
func (s *System) Script(tame bool) string {
	var b strings.Builder
	b.WriteString("(set-logic HORN)\n")
	for _, p := range s.Preds {
		fmt.Fprintf(&b, "(declare-fun %s (%s) Bool)\n", p.Name, strings.TrimSpace(strings.Repeat("Int ", len(p.Params))))
	}
	for _, c := range s.Clauses {
		b.WriteString(newIntegers(tame).clause(c))
	}
	b.WriteString("(check-sat)\n(get-model)\n")
	return b.String()
}

// "true" stands in the conjunction so that it is one with no other part, too.
func (n *integers) clause(c *Clause) string {
	var body []string
	for _, a := range c.Body {
		body = append(body, n.atom(a))
	}
	for _, cond := range c.Conds {
		body = append(body, n.term(cond))
	}
	head := "false"
	if c.Head != nil {
		head = n.atom(*c.Head)
	}
	body = append(body, n.facts...)
	text := fmt.Sprintf("(=> (and true %s) %s)", strings.Join(body, " "), head)
	if len(n.vars) > 0 {
		text = fmt.Sprintf("(forall (%s) %s)", strings.Join(n.vars, " "), text)
	}
	return "(assert " + text + ")\n"
}

func (n *integers) atom(a Atom) string {
	if len(a.Args) == 0 {
		return a.Pred.Name
	}
	args := make([]string, len(a.Args))
	for i, e := range a.Args {
		args[i] = n.term(e)
	}
	return "(" + a.Pred.Name + " " + strings.Join(args, " ") + ")"
}

func numeral(x int64) string {
	if x < 0 {
		return "(- " + strconv.FormatUint(-uint64(x), 10) + ")"
	}
	return strconv.FormatInt(x, 10)
}

// Facts go into the body, together with the conditions.
func (n *integers) fact(format string, args ...any) {
	n.facts = append(n.facts, fmt.Sprintf(format, args...))
}

// fresh is a new variable. All variables of a clause are bound by its forall, which is
// what makes a fact about one a premise.
func (n *integers) fresh(sort string) string {
	name := "t" + strconv.Itoa(len(n.vars))
	n.vars = append(n.vars, "("+name+" "+sort+")")
	return name
}

// between says that a term lies in a range.
func (n *integers) between(t string, lo, hi int64) {
	n.fact("(<= %s %s) (<= %s %s)", numeral(lo), t, t, numeral(hi))
}

// any is any number that an expression may have. The range that constructors have found
// is told, which is most of what is known of products and bits.
func (n *integers) any(e *symbolic.Expr) string {
	if e.Kind() == symbolic.Bool {
		return n.fresh("Bool")
	}
	t := n.fresh("Int")
	if e.Kind().IsInt() {
		lo, hi := e.Range()
		n.between(t, lo, hi)
	}
	return t
}

// Each term gets a variable, so that shared parts stay shared.
func (n *integers) term(e *symbolic.Expr) string {
	if t, ok := n.terms[e.ID()]; ok {
		return t
	}
	t := n.encode(e)
	if e.Kind().IsInt() && strings.HasPrefix(t, "(") && !e.IsConst() {
		named := n.fresh("Int")
		n.fact("(= %s %s)", named, t)
		t = named
	}
	n.terms[e.ID()] = t
	return t
}

var direct = map[symbolic.Op]string{
	symbolic.OpNot: "not", symbolic.OpAnd: "and", symbolic.OpOr: "or", symbolic.OpEq: "=", symbolic.OpIte: "ite",
	symbolic.OpLt: "<", symbolic.OpLe: "<=",
}

// What is not listed is any number of its range: a proof has to hold for all of these.
func (n *integers) encode(e *symbolic.Expr) string {
	if e.Kind() != symbolic.Bool && !e.Kind().IsInt() {
		return n.any(e)
	}
	switch e.Op() {
	case symbolic.OpConst:
		x, _ := e.Const()
		if x.Kind == symbolic.Bool {
			return strconv.FormatBool(x.Bool())
		}
		return numeral(x.Long())
	case symbolic.OpVar:
		return n.any(e)
	}
	for _, a := range e.Args() {
		// A float within: Spacer is told nothing of floats.
		if a.Kind() != symbolic.Bool && !a.Kind().IsInt() {
			return n.any(e)
		}
	}
	args := make([]string, e.NumArgs())
	for i, a := range e.Args() {
		args[i] = n.term(a)
	}
	if op := direct[e.Op()]; op != "" {
		return "(" + op + " " + strings.Join(args, " ") + ")"
	}
	a := args[0]
	switch e.Op() {
	case symbolic.OpAdd, symbolic.OpSub:
		x, y := e.Arg(0), e.Arg(1)
		op, lo, hi := "+", addLow, addHigh
		if e.Op() == symbolic.OpSub {
			op, lo, hi = "-", subLow, subHigh
		}
		return n.around(e, fmt.Sprintf("(%s %s %s)", op, a, args[1]), lo(x, y, e.Kind()), hi(x, y, e.Kind()))
	case symbolic.OpNeg:
		lo, _ := e.Arg(0).Range()
		least, _ := limits(e.Kind())
		// Only the negative of the least number overflows.
		return n.around(e, "(- "+a+")", false, lo == least)
	case symbolic.OpMul:
		if c, ok := constant(e.Arg(1)); ok {
			return n.times(e, a, c)
		}
		if c, ok := constant(e.Arg(0)); ok {
			return n.times(e, args[1], c)
		}
		return n.product(e, a, args[1])
	case symbolic.OpShl:
		if c, ok := constant(e.Arg(1)); ok && c >= 0 && c < 31 {
			return n.times(e, a, 1<<c)
		}
	case symbolic.OpDiv, symbolic.OpRem:
		// -1 overflows for the least number, and 0 has SMT-LIB's values.
		if c, ok := constant(e.Arg(1)); ok && c != 0 && c != -1 && c != math.MinInt64 {
			q, r := n.divided(a, c)
			if e.Op() == symbolic.OpDiv {
				return q
			}
			return r
		}
		return n.quotient(e, a, args[1])
	case symbolic.OpShr:
		if c, ok := constant(e.Arg(1)); ok && c >= 0 && c < 63 {
			q, _ := n.floored(a, 1<<c)
			return q
		}
	case symbolic.OpUshr:
		if c, ok := constant(e.Arg(1)); ok && c >= 0 && c < 63 {
			if lo, _ := e.Arg(0).Range(); lo < 0 {
				a = fmt.Sprintf("(ite (< %s 0) (+ %s %s) %s)", a, a, modulus(e.Kind()), a)
			}
			q, _ := n.floored(a, 1<<c)
			return q
		}
	case symbolic.OpBitAnd:
		for i := range 2 {
			if c, ok := constant(e.Arg(i)); ok && c >= 0 {
				// A mask of the low bits is a remainder, also of negative numbers.
				if c < math.MaxInt64 && bits.OnesCount64(uint64(c)+1) == 1 {
					_, r := n.floored(args[1-i], c+1)
					return r
				}
				t := n.any(e)
				n.between(t, 0, c)
				return t
			}
		}
		return n.bitwise(e, a, args[1])
	case symbolic.OpBitOr, symbolic.OpBitXor:
		return n.bitwise(e, a, args[1])
	// The same number: there are no sizes here.
	case symbolic.OpI2L:
		return a
	case symbolic.OpL2I:
		return n.narrow(e, a, 1<<32)
	case symbolic.OpI2B:
		return n.narrow(e, a, 1<<8)
	case symbolic.OpI2S, symbolic.OpI2C:
		return n.narrow(e, a, 1<<16)
	case symbolic.OpLCmp:
		return fmt.Sprintf("(ite (< %s %s) (- 1) (ite (= %s %s) 0 1))", a, args[1], a, args[1])
	}
	return n.any(e)
}

func constant(e *symbolic.Expr) (int64, bool) {
	v, ok := e.Const()
	if !ok || !e.Kind().IsInt() {
		return 0, false
	}
	return v.Long(), true
}

func limits(k symbolic.Kind) (lo, hi int64) {
	if k == symbolic.I64 {
		return math.MinInt64, math.MaxInt64
	}
	return math.MinInt32, math.MaxInt32
}

// These say whether a sum or difference may be less or greater than its kind allows.
// Ranges are looked at before, as most sums of a program cannot overflow, and wrapping
// one around makes two cases of it for Spacer.
func addLow(x, y *symbolic.Expr, k symbolic.Kind) bool {
	a, _ := x.Range()
	b, _ := y.Range()
	least, _ := limits(k)
	return a < 0 && b < 0 && a < least-b
}

func addHigh(x, y *symbolic.Expr, k symbolic.Kind) bool {
	_, a := x.Range()
	_, b := y.Range()
	_, most := limits(k)
	return a > 0 && b > 0 && a > most-b
}

func subLow(x, y *symbolic.Expr, k symbolic.Kind) bool {
	a, _ := x.Range()
	_, b := y.Range()
	least, _ := limits(k)
	return b > 0 && a < least+b
}

func subHigh(x, y *symbolic.Expr, k symbolic.Kind) bool {
	_, a := x.Range()
	b, _ := y.Range()
	_, most := limits(k)
	return b < 0 && a > most+b
}

// modulus is 2^32 or 2^64. As text, as the latter is no int64.
func modulus(k symbolic.Kind) string {
	if k == symbolic.I64 {
		return "18446744073709551616"
	}
	return "4294967296"
}

// around wraps a sum around that may leave its range at one end or the other, once.
// Sums of two numbers of a kind leave it by less than its size: once around is enough.
func (n *integers) around(e *symbolic.Expr, sum string, low, high bool) string {
	if !low && !high {
		return sum
	}
	lo, hi := limits(e.Kind())
	exact := n.fresh("Int")
	n.fact("(= %s %s)", exact, sum)
	if n.tame {
		t := n.any(e)
		n.fact("(=> (and (<= %s %s) (<= %s %s)) (= %s %s))", numeral(lo), exact, exact, numeral(hi), t, exact)
		return t
	}
	t, mod := exact, modulus(e.Kind())
	if low {
		t = fmt.Sprintf("(ite (< %s %s) (+ %s %s) %s)", exact, numeral(lo), exact, mod, t)
	}
	if high {
		t = fmt.Sprintf("(ite (> %s %s) (- %s %s) %s)", exact, numeral(hi), exact, mod, t)
	}
	return t
}

// times is a multiple, wrapped around. A multiple may leave the range by many times its
// size, so the number of rounds is a variable.
func (n *integers) times(e *symbolic.Expr, a string, c int64) string {
	exact := fmt.Sprintf("(* %s %s)", numeral(c), a)
	if c == 1 {
		return a
	}
	t := n.any(e)
	lo, hi := limits(e.Kind())
	if n.tame {
		n.fact("(=> (and (<= %s %s) (<= %s %s)) (= %s %s))", numeral(lo), exact, exact, numeral(hi), t, exact)
		return t
	}
	rounds := n.fresh("Int")
	n.fact("(= %s (- %s (* %s %s)))", t, exact, modulus(e.Kind()), rounds)
	n.between(t, lo, hi)
	return t
}

// narrow is what a cast to a smaller type leaves. Without the range of the result,
// which any tells, there would be many solutions; with it there is one.
func (n *integers) narrow(e *symbolic.Expr, a string, mod int64) string {
	from, to := e.Arg(0).Range()
	if lo, hi := e.Range(); from >= lo && to <= hi {
		return a
	}
	t, rounds := n.any(e), n.fresh("Int")
	n.fact("(= %s (- %s (* %d %s)))", t, a, mod, rounds)
	return t
}

// floored divides by a positive number, towards less. With c > 0 there is exactly one
// pair of numbers like that, so it says all.
func (n *integers) floored(a string, c int64) (q, r string) {
	q, r = n.fresh("Int"), n.fresh("Int")
	n.fact("(= %s (+ (* %d %s) %s))", a, c, q, r)
	n.between(r, 0, c-1)
	return q, r
}

// divided divides by a constant as Java does, towards 0. The remainder has the sign of
// the dividend, which makes the pair unique here.
func (n *integers) divided(a string, c int64) (q, r string) {
	q, r = n.fresh("Int"), n.fresh("Int")
	size := max(c, -c)
	n.fact("(= %s (+ (* %s %s) %s))", a, numeral(c), q, r)
	n.fact("(ite (>= %s 0) (and (<= 0 %s) (< %s %d)) (and (<= %s 0) (< (- %d) %s)))", a, r, r, size, r, size, r)
	return q, r
}

// product is any number, of which this is known: its size and sign where it is small,
// and what is multiplied by 0, 1 or -1. Spacer is given linear
// arithmetic only.
func (n *integers) product(e *symbolic.Expr, a, b string) string {
	t := n.any(e)
	n.fact("(=> (or (= %s 0) (= %s 0)) (= %s 0))", a, b, t)
	n.fact("(=> (= %s 1) (= %s %s)) (=> (= %s 1) (= %s %s))", a, t, b, b, t, a)
	return t
}

// quotient is the result of a division by what is no constant, of which this is known.
// Facts with b > 0 or b < 0 leave division by zero out, of which nothing has to be
// known.
func (n *integers) quotient(e *symbolic.Expr, a, b string) string {
	t := n.any(e)
	if e.Op() == symbolic.OpRem {
		n.fact("(=> (>= %s 0) (and (<= 0 %s) (<= %s %s))) (=> (<= %s 0) (and (<= %s 0) (<= %s %s)))", a, t, t, a, a, t, a, t)
		n.fact("(=> (> %s 0) (and (< %s %s) (< (- %s) %s))) (=> (< %s 0) (and (< %s (- %s)) (< %s %s)))", b, t, b, b, t, b, t, b, b, t)
		n.fact("(=> (and (<= 0 %s) (< %s %s)) (= %s %s))", a, a, b, t, a)
		n.fact("(=> (and (< 0 %s) (<= %s %s)) (<= %s (- %s %s)))", b, b, a, t, a, b)
		return t
	}
	n.fact("(=> (= %s 1) (= %s %s))", b, t, a)
	n.fact("(=> (and (>= %s 0) (> %s 0)) (and (<= 0 %s) (<= %s %s)))", a, b, t, t, a)
	n.fact("(=> (and (> %s 0) (> %s 1)) (< %s %s))", a, b, t, a)
	n.fact("(=> (and (<= %s 0) (> %s 0)) (and (<= %s 0) (<= %s %s)))", a, b, t, a, t)
	n.fact("(=> (and (>= %s 0) (< %s %s)) (= %s 0))", a, a, b, t)
	return t
}

// bitwise is the result of an operation on single bits: exact for 0 and 1.
func (n *integers) bitwise(e *symbolic.Expr, a, b string) string {
	t := n.any(e)
	positive := fmt.Sprintf("(>= %s 0) (>= %s 0)", a, b)
	small := fmt.Sprintf("%s (<= %s 1) (<= %s 1)", positive, a, b)
	switch e.Op() {
	case symbolic.OpBitAnd:
		n.fact("(=> (and %s) (= %s (ite (= %s 1) %s 0)))", small, t, a, b)
		n.fact("(=> (>= %s 0) (and (<= 0 %s) (<= %s %s)))", a, t, t, a)
		n.fact("(=> (>= %s 0) (and (<= 0 %s) (<= %s %s)))", b, t, t, b)
	case symbolic.OpBitOr:
		n.fact("(=> (and %s) (= %s (ite (= %s 1) 1 %s)))", small, t, a, b)
		n.fact("(=> (and %s) (and (<= %s %s) (<= %s %s) (<= %s (+ %s %s))))", positive, a, t, b, t, t, a, b)
	default:
		n.fact("(=> (and %s) (= %s (ite (= %s %s) 0 1)))", small, t, a, b)
		n.fact("(=> (and %s) (and (<= 0 %s) (<= %s (+ %s %s))))", positive, t, t, a, b)
	}
	return t
}
