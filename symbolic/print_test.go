package symbolic_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/smt"
)

type env struct {
	*symbolic.Context
	a, b, l, d, f, z *symbolic.Expr
}

func newEnv() env {
	c := symbolic.NewContext()
	in := func(name string, t symbolic.Type) *symbolic.Expr { return c.Var(name, symbolic.Full(t)) }
	return env{c, in("a_1_SYMINT", symbolic.Int), in("b_2_SYMINT", symbolic.Int), in("l", symbolic.Long),
		in("d", symbolic.Double), in("f", symbolic.Float), in("z", symbolic.Boolean)}
}

// TestTexts has expressions, and what they look like after simplification.
func TestTexts(t *testing.T) {
	for _, test := range []struct {
		build     func(e env) *symbolic.Expr
		spf, java string
	}{
		{func(e env) *symbolic.Expr { return e.Eq(e.Sub(e.Add(e.a, e.b), e.Int(2)), e.Int(0)) },
			"(b_2_SYMINT + a_1_SYMINT) == CONST_2", "a_1_SYMINT + b_2_SYMINT == 2"},
		{func(e env) *symbolic.Expr { return e.Lt(e.Sub(e.Mul(e.a, e.b), e.Int(2)), e.Int(7)) },
			"((a_1_SYMINT * b_2_SYMINT) - CONST_2) < CONST_7", "a_1_SYMINT * b_2_SYMINT - 2 < 7"},
		{func(e env) *symbolic.Expr { return e.Gt(e.a, e.Int(5)) }, "a_1_SYMINT > CONST_5", "a_1_SYMINT > 5"},
		{func(e env) *symbolic.Expr { return e.Not(e.Gt(e.a, e.Int(5))) }, "a_1_SYMINT <= CONST_5", "a_1_SYMINT <= 5"},
		{func(e env) *symbolic.Expr { return e.Lt(e.b, e.a) }, "a_1_SYMINT > b_2_SYMINT", "a_1_SYMINT > b_2_SYMINT"},
		{func(e env) *symbolic.Expr { return e.Ne(e.a, e.Int(0)) }, "a_1_SYMINT != CONST_0", "a_1_SYMINT != 0"},
		{func(e env) *symbolic.Expr { return e.Not(e.FLt(e.d, e.Double(1.5))) }, "!(d < CONST_1.5)", "!(d < 1.5)"},
		{func(e env) *symbolic.Expr { return e.FEq(e.FMul(e.d, e.d), e.Double(2)) }, "(d * d) == CONST_2.0", "d * d == 2.0"},
		{func(e env) *symbolic.Expr { return e.Lt(e.LCmp(e.l, e.Long(3)), e.Int(0)) }, "l < CONST_3", "l < 3L"},
		{func(e env) *symbolic.Expr { return e.Le(e.FCmpG(e.f, e.Float(1)), e.Int(0)) }, "f <= CONST_1.0", "f <= 1.0f"},
		{func(e env) *symbolic.Expr { return e.Ge(e.FCmpG(e.f, e.Float(1)), e.Int(0)) }, "!(f < CONST_1.0)", "!(f < 1.0f)"},
		{func(e env) *symbolic.Expr { return e.Shr(e.BitAnd(e.a, e.Int(12)), e.Int(34)) },
			"((a_1_SYMINT & CONST_12) >> CONST_2)", "(a_1_SYMINT & 12) >> 2"},
		{func(e env) *symbolic.Expr { return e.I2B(e.Add(e.a, e.Int(1))) }, "((byte) (a_1_SYMINT + CONST_1))", "(byte) (a_1_SYMINT + 1)"},
		{func(e env) *symbolic.Expr { return e.Call(symbolic.Sin, e.d, nil) }, "sin(d)", "Math.sin(d)"},
		{func(e env) *symbolic.Expr {
			return e.And(e.Lt(e.Int(0), e.a), e.Or(e.Eq(e.z, e.Int(1)), e.FLt(e.d, e.d)))
		},
			"a_1_SYMINT > CONST_0 && z != CONST_0", "a_1_SYMINT > 0 && z != 0"},
		{func(e env) *symbolic.Expr { return e.Max(e.a, e.Int(3)) },
			"a_1_SYMINT >= CONST_3 ? a_1_SYMINT : CONST_3", "a_1_SYMINT >= 3 ? a_1_SYMINT : 3"},
		{func(e env) *symbolic.Expr {
			return e.Select(e.ArrayLit(symbolic.Int, []uint64{7, 0, 0}), e.a)
		}, "{0: 7, else 0}[a_1_SYMINT]", "{0: 7, else 0}[a_1_SYMINT]"},
	} {
		x := test.build(newEnv())
		if got := x.SPF(nil); got != test.spf {
			t.Errorf("SPF: %q, wanted %q", got, test.spf)
		}
		if got := x.Java(); got != test.java {
			t.Errorf("Java: %q, wanted %q", got, test.java)
		}
	}
}

func TestPathConditionTexts(t *testing.T) {
	e := newEnv()
	var pc *symbolic.PC
	if got := pc.SPF(nil); got != "constraint # = 0" {
		t.Errorf("empty: %q", got)
	}
	pc = pc.And(e.Gt(e.a, e.Int(0))).And(e.Eq(e.Add(e.a, e.b), e.Int(2)))
	if got, want := pc.SPF(nil), "constraint # = 2\n(b_2_SYMINT + a_1_SYMINT) == CONST_2 &&\na_1_SYMINT > CONST_0"; got != want {
		t.Errorf("%q, wanted %q", got, want)
	}
	m := (*symbolic.Model)(nil).With(e.a.Var(), symbolic.Value{Kind: symbolic.I32, Bits: 2})
	if got, want := pc.SPF(m), "constraint # = 2\n(b_2_SYMINT + a_1_SYMINT[2]) == CONST_2 &&\na_1_SYMINT[2] > CONST_0"; got != want {
		t.Errorf("%q, wanted %q", got, want)
	}
	if got, want := pc.Java(), "a_1_SYMINT > 0 && a_1_SYMINT + b_2_SYMINT == 2"; got != want {
		t.Errorf("%q, wanted %q", got, want)
	}
}

// TestHugeTexts are cut: written out, a shared expression grows without end.
func TestHugeTexts(t *testing.T) {
	e := newEnv()
	x := e.a
	for range 60 {
		x = e.Mul(x, x)
	}
	if got := x.Java(); len(got) > 3<<20 || !strings.HasSuffix(got, "...") {
		t.Errorf("%d characters", len(got))
	}
	if got := symbolic.Eval(x, nil); got.Long() != 0 {
		t.Errorf("0 to the 2^60 is %d", got.Long())
	}
}

func TestLiterals(t *testing.T) {
	for _, test := range []struct {
		typ  symbolic.Type
		bits uint64
		want string
	}{
		{symbolic.Boolean, 1, "true"},
		{symbolic.Char, 'a', "'a'"},
		{symbolic.Char, '\'', `'\''`},
		{symbolic.Char, '\n', `'\n'`},
		{symbolic.Char, 0xd800, `'\ud800'`},
		{symbolic.Byte, ^uint64(0), "(byte) -1"},
		{symbolic.Int, 1 << 63 >> 32, "2147483648"},
		{symbolic.Long, 1 << 63, "-9223372036854775808L"},
		{symbolic.Float, 0x7fc00000, "Float.NaN"},
		{symbolic.Float, 0x3fc00000, "1.5f"},
		{symbolic.Double, 0x7ff0000000000000, "Double.POSITIVE_INFINITY"},
		{symbolic.Double, 1 << 63, "-0.0"},
	} {
		if got := (symbolic.Value{Kind: test.typ.Kind(), Bits: test.bits}).Literal(test.typ); got != test.want {
			t.Errorf("%s %#x: %s, wanted %s", test.typ, test.bits, got, test.want)
		}
	}
}

func TestScript(t *testing.T) {
	e := newEnv()
	got := smt.Script([]*symbolic.Expr{e.Lt(e.Int(5), e.a), e.Eq(e.I2B(e.a), e.Int(-1)), e.FLt(e.d, e.Double(0))})
	for _, want := range []string{
		"(declare-const |a_1_SYMINT!0| (_ BitVec 32))",
		"(assert (bvslt #x00000005 |a_1_SYMINT!0|))",
		"((_ sign_extend 24) ((_ extract 7 0) |a_1_SYMINT!0|))",
		"((_ to_fp 11 53) |d!3|)",
		"(check-sat)",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}
