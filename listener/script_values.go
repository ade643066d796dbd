package listener

import (
	"errors"
	"fmt"

	"go.starlark.net/starlark"
	"go.starlark.net/starlarkstruct"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// evaluate evaluates an expression of package expr in the present state. Simple names
// in it are those of the static fields of the main class.
func (s *script) evaluate(b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (text string, scope *expr.Scope, v expr.Value, err error) {
	if err = starlark.UnpackArgs(b.Name(), args, kw, "expression", &text); err != nil {
		return text, nil, v, err
	}
	if err = s.during(b); err != nil {
		return text, nil, v, err
	}
	e, err := expr.Parse(text)
	if err != nil {
		return text, nil, v, err
	}
	scope = s.ctx.Scope(s.ctx.Program.Main.Class, s.at.Thread)
	if v, err = e.Eval(scope); err == nil {
		v, err = scope.Settled(v)
	}
	switch {
	case err == expr.ErrUndecided:
		err = errUndecided
	case err != nil:
		err = fmt.Errorf("%s: %w", text, err)
	}
	return text, scope, v, err
}

// value is the value of an expression. Of a value that depends on unknown ones the
// script gets an example, unless the path leaves it no other, or the search can decide.
func (s *script) value(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	text, scope, v, err := s.evaluate(b, args, kw)
	if err != nil {
		return nil, err
	}
	m := s.ctx.Machine
	what := fmt.Sprintf("value(%q)", text)
	switch {
	case v.Known():
		if _, unknown := symexec.Show(m, v.Kind, uint64(v.Ref()), nil); unknown {
			s.gaveExample(what)
		}
	default:
		if cond := v.Condition(scope.Symbolic.Ctx); cond != nil && s.ctx.decides() {
			return s.decide(cond)
		}
		model, _ := scope.Symbolic.Model(m)
		example, ok := v.In(model)
		if !ok {
			return nil, fmt.Errorf("%s: it has no value for some inputs", text)
		}
		if _, others := scope.Symbolic.Possible(m, scope.Symbolic.Ctx.Not(scope.Is(v, example))); others {
			s.gaveExample(what)
		}
		v = example
	}
	switch v := v.Go(m).(type) {
	case int64:
		return starlark.MakeInt64(v), nil
	case float64:
		return starlark.Float(v), nil
	case bool:
		return starlark.Bool(v), nil
	case string:
		return starlark.String(v), nil
	}
	return starlark.None, nil
}

// possible tells whether an expression is true for some input of the path. A violation
// that the function under way reports is then for such inputs.
func (s *script) possible(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	text, scope, v, err := s.evaluate(b, args, kw)
	switch {
	case err != nil:
		return nil, err
	case v.Kind != vm.KindBoolean:
		return nil, fmt.Errorf("%s: %s needs a condition, got %s", text, b.Name(), v.Text(s.ctx.Machine))
	case v.Known():
		return starlark.Bool(v.Go(s.ctx.Machine).(bool)), nil
	}
	cond := v.Condition(scope.Symbolic.Ctx)
	if s.ctx.decides() {
		return s.decide(cond)
	}
	return starlark.Bool(s.ctx.suspects(cond)), nil
}

// decide has the search take both ways of a condition.
func (s *script) decide(cond *symbolic.Expr) (starlark.Value, error) {
	holds, ok := s.ctx.Decide(cond)
	if !ok {
		return nil, errUndecided
	}
	return starlark.Bool(holds), nil
}

// gaveExample has the run called incomplete because the script has got one value of
// several.
func (s *script) gaveExample(what string) {
	s.ctx.Cut(fmt.Sprintf("listener %s: %s depends on unknown values", s.ctx.name, what),
		"it got an example; possible asks whether a condition holds for some input")
}

// slotValue is what a script sees of a slot: a number, the bits of a float or double,
// the number of an object. Of what is not known it gets an example.
func (s *script) slotValue(what string, long bool, slot uint64, a vm.Attr) (starlark.Value, error) {
	if u := heap.UnknownOf(a); u != nil {
		r, ok := s.ctx.Program.Symbolic().Heap.Found(s.ctx.Machine, u)
		if !ok {
			return nil, fmt.Errorf("%s is an unknown reference, %s", what, u)
		}
		slot = uint64(r)
	}
	if e := core.ExprOf(a); e != nil {
		slot = s.ctx.Program.Symbolic().Example(s.ctx.Machine, e).Bits
		s.gaveExample(what)
	}
	if long {
		return number(int64(slot)), nil
	}
	return number(int32(slot)), nil
}

// late is a field of an event that is found when the script asks for it.
type late func() (starlark.Value, error)

func (late) String() string        { return "..." }
func (late) Type() string          { return "late" }
func (late) Freeze()               {}
func (late) Truth() starlark.Bool  { return true }
func (late) Hash() (uint32, error) { return 0, errors.New("unhashable") }

// event is what a script's function gets.
type event struct{ *starlarkstruct.Struct }

func newEvent(d starlark.StringDict) event {
	return event{starlarkstruct.FromStringDict(starlarkstruct.Default, d)}
}

// Attr implements starlark.HasAttrs.
func (e event) Attr(name string) (starlark.Value, error) {
	v, err := e.Struct.Attr(name)
	if find, ok := v.(late); ok {
		return find()
	}
	return v, err
}
