package smt

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
)

// Text makes terms as SMT-LIB 2 texts. What has to be said before a term may be
// used (declarations and definitions) goes to a writer. It is a [Terms]. Names are
// global (see global-declarations), so it keeps what it has declared across levels.
type Text struct {
	out      io.Writer
	declared map[string]bool
}

// NewText returns terms that are declared on out.
func NewText(out io.Writer) *Text { return &Text{out, make(map[string]bool)} }

// Const declares a constant.
func (t *Text) Const(name string, s Sort) string {
	if !t.declared[name] {
		t.declared[name] = true
		fmt.Fprintf(t.out, "(declare-const %s %s)\n", name, s)
	}
	return name
}

// Bool is true or false.
func (t *Text) Bool(b bool) string { return strconv.FormatBool(b) }

// Numeral is a vector or an integer.
func (t *Text) Numeral(s Sort, value int64) string {
	switch {
	case s.Kind == IntSort && value < 0:
		return fmt.Sprintf("(- %d)", magnitude(value))
	case s.Kind == IntSort:
		return strconv.FormatInt(value, 10)
	case s.Bits%4 == 0:
		return fmt.Sprintf("#x%0*x", s.Bits/4, uint64(value)&mask(s.Bits))
	}
	return fmt.Sprintf("#b%0*b", s.Bits, uint64(value)&mask(s.Bits))
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

func mask(bits int) uint64 { return ^uint64(0) >> (64 - bits) }

// ConstArray has one element everywhere.
func (t *Text) ConstArray(s Sort, element string) string {
	return fmt.Sprintf("((as const %s) %s)", s, element)
}

// App applies an operator.
func (t *Text) App(op string, indices []int, args ...string) string {
	var b strings.Builder
	b.WriteByte('(')
	if len(indices) > 0 {
		name, rounding, _ := strings.Cut(op, " ")
		b.WriteString("(_ " + name)
		for _, i := range indices {
			b.WriteString(" " + strconv.Itoa(i))
		}
		b.WriteByte(')')
		if rounding != "" {
			b.WriteString(" " + rounding)
		}
	} else {
		b.WriteString(op)
	}
	for _, a := range args {
		b.WriteString(" " + a)
	}
	b.WriteByte(')')
	return b.String()
}

// shortText is the length up to which a text is repeated rather than named. Expressions
// are graphs. Without names the text of one grows exponentially with its depth.
const shortText = 40

// Name defines a name for a long text.
func (t *Text) Name(id uint64, s Sort, text string) string {
	if len(text) <= shortText {
		return text
	}
	name := fmt.Sprintf("e%d", id)
	fmt.Fprintf(t.out, "(define-fun %s () %s %s)\n", name, s, text)
	return name
}

// Script is a complete SMT-LIB 2 text that asks whether conditions can hold
// together. Names of subterms may differ from run to run. It is for people and bug
// reports: disputes between solvers print it.
func Script(conds []*symbolic.Expr) string {
	var b strings.Builder
	b.WriteString("(set-logic ALL)\n(set-option :produce-models true)\n")
	v := NewVectors[string](NewText(&b))
	asserted := make(map[string]bool)
	for _, c := range conds {
		t := v.term(c)
		for _, s := range v.Sides(c) {
			if !asserted[s.Key] {
				asserted[s.Key] = true
				fmt.Fprintf(&b, "(assert %s)\n", s.Term)
			}
		}
		fmt.Fprintf(&b, "(assert %s)\n", t)
	}
	b.WriteString("(check-sat)\n(get-model)\n")
	return b.String()
}
