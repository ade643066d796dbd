package text

import (
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// LengthOfText is the length of such a String; ok is false where that is still open.
func (rt *Runtime) LengthOfText(m *vm.Machine, r vm.Ref) (n *symbolic.Expr, ok bool) {
	if t := textOf(m.Heap.Get(r)); t != nil {
		return rt.lengthOf(m, t)
	}
	chars, ok := rt.characters(m, r)
	return rt.Ctx.Int(int32(len(chars))), ok
}

// TextIs is the condition that such a String has given characters; ok is false where
// more has to be decided first. For listeners and conditions, which must not decide
// anything: they ask for a condition, or hear that there is none yet.
func (rt *Runtime) TextIs(m *vm.Machine, r vm.Ref, text []uint16) (cond *symbolic.Expr, ok bool) {
	if t := textOf(m.Heap.Get(r)); t != nil {
		return rt.shows(m, t, rt.literal(text).chars)
	}
	chars, ok := rt.characters(m, r)
	return rt.equalChars(chars, rt.literal(text).chars), ok
}

// Shown is what a String shows that is not known, as the path knew it at some moment. It
// is immutable. A report is written when the path has gone on, or is given up, so it
// needs what was known then.
type Shown struct {
	text  *text
	facts *facts
}

// Shown is what a String shows now, nil where that is known.
func (rt *Runtime) Shown(m *vm.Machine, r vm.Ref) *Shown {
	if !Unknown(m, r) {
		return nil
	}
	t := &text{}
	rt.addString(m, t, r)
	return &Shown{t, factsOf(m)}
}

// Now is the same with what the path knows now.
func (s *Shown) Now(m *vm.Machine) *Shown {
	if s == nil {
		return nil
	}
	return &Shown{s.text, factsOf(m)}
}

// In are its characters in a model.
func (s *Shown) In(model *symbolic.Model) []uint16 { return s.text.in(model, s.facts) }

// Vars are the inputs that it depends on, but the characters of inputs of any length.
func (s *Shown) Vars() []*symbolic.Var { return s.text.vars() }

// Matters tells whether one of the inputs in it depends on some variables.
func (s *Shown) Matters(vars map[*symbolic.Var]bool) bool {
	for i := range s.text.pieces {
		if in := s.text.pieces[i].input; in != nil && in.Matters(vars) {
			return true
		}
	}
	return false
}

// Input is the name of the input that it is, "" where it is none or more than one.
func (s *Shown) Input() string {
	if len(s.text.pieces) == 1 && s.text.pieces[0].isWhole() {
		return s.text.pieces[0].input.name
	}
	return ""
}

// vars are the inputs that a text depends on, but the characters of inputs of any
// length.
func (t *text) vars() []*symbolic.Var {
	var all []*symbolic.Var
	for i := range t.pieces {
		p := &t.pieces[i]
		switch {
		case p.value != nil:
			all = append(all, p.value.Vars()...)
		case p.input != nil:
			all = append(all, p.n.Vars()...)
		}
		for _, c := range p.chars {
			all = append(all, c.Vars()...)
		}
	}
	return all
}

// Matters tells whether the length or a character of the input is among
// variables. Characters are known by their names here: nobody lists all of an input's.
func (t *Input) Matters(vars map[*symbolic.Var]bool) bool {
	if core.AnyOf(t.length.Vars(), vars) {
		return true
	}
	for v := range vars {
		if strings.HasPrefix(v.Name, t.name+".charAt(") {
			return true
		}
	}
	return false
}
