package core

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// VerifierClass has the methods by which programs of verification suites take inputs.
const VerifierClass = "org/sosy_lab/sv_benchmarks/Verifier"

// Base is the name of the input in expressions; a text occurs there in longer names.
func (in Input) Base() string { return strings.TrimSuffix(in.Var.Name, SuffixOfLength) }

// Claim takes the input that the path has just made for a part of an object.
func Claim(m *vm.Machine) *symbolic.Var {
	i := PathOf(m).Newest()
	i.Part = true
	return i.Var
}

// SuffixOfLength is behind the name of a text in that of its length.
const SuffixOfLength = ".length()"

// Literal is the value of the input in a model, as Java would write it.
func (in Input) Literal(model *symbolic.Model) string {
	if in.Text == nil {
		v, _ := model.Value(in.Var)
		return v.Literal(in.Var.Domain.Type)
	}
	return Quote(in.Text.In(model))
}

// Quote is a text as a Java literal.
func Quote(u []uint16) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range u {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(byte(c))
		case c == '\n': // as a unicode escape it would end the line
			b.WriteString(`\n`)
		case c == '\r':
			b.WriteString(`\r`)
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, "\\u%04x", c)
		default:
			b.WriteByte(byte(c))
		}
	}
	b.WriteByte('"')
	return b.String()
}

// ShowNumber shows a number, char or boolean as Value.Show does.
func ShowNumber(x symbolic.Value, t symbolic.Type) string {
	if t == symbolic.Byte || t == symbolic.Short {
		return x.Java(t) // without the cast
	}
	return x.Literal(t)
}

// AnyOf tells whether one of a list is in a set.
func AnyOf(list []*symbolic.Var, set map[*symbolic.Var]bool) bool {
	return slices.ContainsFunc(list, func(v *symbolic.Var) bool { return set[v] })
}

// Matters tells whether a path or result that depends on some variables depends on
// the input.
func (in Input) Matters(vars map[*symbolic.Var]bool) bool {
	if in.Text != nil {
		return in.Text.Matters(vars)
	}
	return vars[in.Var]
}

// Show is the value of the input in a model, as Value.Show shows it.
func (in Input) Show(model *symbolic.Model) string {
	if in.Text != nil {
		return in.Literal(model)
	}
	v, _ := model.Value(in.Var)
	return ShowNumber(v, in.Var.Domain.Type)
}
