package listener

import (
	"fmt"

	"go.starlark.net/starlark"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
)

type builtin = func(*starlark.Thread, *starlark.Builtin, starlark.Tuple, []starlark.Tuple) (starlark.Value, error)

// builtins are the functions that scripts can call in their events.
func (s *script) builtins() map[string]builtin {
	return map[string]builtin{
		"violate": s.withText("message", func(message string) { s.ctx.Violate(s.ctx.name, message) }),
		"ignore":  s.without(func() { s.ctx.Ignore() }),
		"break_transition": s.without(func() {
			s.ctx.Break("listener " + s.ctx.name)
		}),
		"keep": s.keep, "kept": s.kept,
		"value": s.value, "possible": s.possible,
		"choose": s.choose, "throw": s.throw, "replace": s.replace,
		"operand": s.operand, "set_operand": s.setOperand,
		"attribute": s.attribute, "set_attribute": s.setAttribute,
	}
}

func (s *script) during(b *starlark.Builtin) error {
	if s.ctx == nil {
		return fmt.Errorf("%s: only events can call it", b.Name())
	}
	return nil
}

// inFrame is during for what needs the frame of an instruction.
func (s *script) inFrame(b *starlark.Builtin) error {
	if s.at.Frame == nil || s.at.Frame.Code == nil {
		return fmt.Errorf("%s: only events of instructions can call it", b.Name())
	}
	return s.during(b)
}

func (s *script) withText(name string, f func(string)) builtin {
	return func(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
		var text string
		if err := starlark.UnpackArgs(b.Name(), args, kw, name, &text); err != nil {
			return nil, err
		}
		if err := s.during(b); err != nil {
			return nil, err
		}
		f(text)
		return starlark.None, nil
	}
}

func (s *script) without(f func()) builtin {
	return func(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
		if err := starlark.UnpackArgs(b.Name(), args, kw); err != nil {
			return nil, err
		}
		if err := s.during(b); err != nil {
			return nil, err
		}
		f()
		return starlark.None, nil
	}
}

func (s *script) keep(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var v starlark.Value
	matters := true
	if err := starlark.UnpackArgs(b.Name(), args, kw, "value", &v, "matched?", &matters); err != nil {
		return nil, err
	}
	if err := s.during(b); err != nil {
		return nil, err
	}
	v.Freeze()
	if matters {
		s.ctx.SetMatchedKeep(scriptData{v})
	} else {
		s.ctx.SetKeep(scriptData{v})
	}
	return starlark.None, nil
}

func (s *script) kept(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var otherwise starlark.Value = starlark.None
	if err := starlark.UnpackArgs(b.Name(), args, kw, "default?", &otherwise); err != nil {
		return nil, err
	}
	if err := s.during(b); err != nil {
		return nil, err
	}
	if d, ok := s.ctx.Keep().(scriptData); ok {
		return d.value, nil
	}
	return otherwise, nil
}

// scriptChoice is a generator of a script's values.
type scriptChoice struct {
	id     string
	values []starlark.Value
}

func (g *scriptChoice) ID() string            { return g.id }
func (g *scriptChoice) Len() int              { return len(g.values) }
func (g *scriptChoice) Describe(i int) string { return fmt.Sprintf("%s=%s", g.id, g.values[i]) }

var _ choice.Generator = (*scriptChoice)(nil)

func (s *script) choose(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var id string
	var values *starlark.List
	if err := starlark.UnpackArgs(b.Name(), args, kw, "id", &id, "values", &values); err != nil {
		return nil, err
	}
	if err := s.inFrame(b); err != nil {
		return nil, err
	}
	g := &scriptChoice{id: id}
	for i := range values.Len() {
		v := values.Index(i)
		v.Freeze()
		g.values = append(g.values, v)
	}
	i, ok := s.ctx.Choose(g)
	if !ok {
		return nil, errUndecided
	}
	return g.values[i], nil
}

func (s *script) throw(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var class, message string
	if err := starlark.UnpackArgs(b.Name(), args, kw, "exception", &class, "message?", &message); err != nil {
		return nil, err
	}
	if err := s.inFrame(b); err != nil {
		return nil, err
	}
	s.ctx.Throw(s.at, class, message)
	return nil, errUndecided // nothing is left to be done about the instruction
}

func (s *script) replace(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var value int64
	if err := starlark.UnpackArgs(b.Name(), args, kw, "value?", &value); err != nil {
		return nil, err
	}
	if err := s.inFrame(b); err != nil {
		return nil, err
	}
	if _, push := s.ctx.effect(s.at); push < 2 {
		value = int64(uint32(value))
	}
	s.ctx.Replace(s.at, uint64(value), nil)
	return nil, errUndecided
}

// slot is operand i from the top, which must exist.
func (s *script) slot(b *starlark.Builtin, i int) error {
	if err := s.inFrame(b); err != nil {
		return err
	}
	if f := s.at.Frame; i < 0 || int(f.SP)-i <= f.Code.MaxLocals {
		return fmt.Errorf("%s: there is no operand %d", b.Name(), i)
	}
	return nil
}

// operand and setOperand take the number of a slot from the top, and whether it
// is the lower one of a long.
func (s *script) operand(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var i int
	var long bool
	if err := starlark.UnpackArgs(b.Name(), args, kw, "index", &i, "long?", &long); err != nil {
		return nil, err
	}
	if err := s.slot(b, i); err != nil {
		return nil, err
	}
	return s.slotValue(fmt.Sprintf("operand(%d)", i), long, s.at.Operand(i), s.at.OperandAttr(i))
}

func (s *script) setOperand(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var i int
	var value int64
	var long bool
	if err := starlark.UnpackArgs(b.Name(), args, kw, "index", &i, "value", &value, "long?", &long); err != nil {
		return nil, err
	}
	if err := s.slot(b, i); err != nil {
		return nil, err
	}
	if !long {
		value = int64(uint32(value))
	}
	s.ctx.SetOperand(s.at, i, uint64(value))
	return starlark.None, nil
}

// place finds what attribute and set_attribute mean by "operand", "local" or
// "object" and a number.
func (s *script) place(b *starlark.Builtin, where string, i int) (get func() vm.Attr, set func(vm.Attr), err error) {
	if err := s.during(b); err != nil {
		return nil, nil, err
	}
	switch where {
	case "object":
		heap := s.ctx.Machine.Heap
		r := vm.Ref(i)
		if i <= 0 || int64(i) > 1<<32-1 || heap.Get(r) == nil {
			return nil, nil, fmt.Errorf("%s: there is no object %d", b.Name(), i)
		}
		return func() vm.Attr { return heap.Get(r).Attr() }, func(a vm.Attr) { heap.Writable(r).SetAttr(a) }, nil
	case "operand":
		if err := s.slot(b, i); err != nil {
			return nil, nil, err
		}
		i = int(s.at.Frame.SP) - 1 - i
	case "local":
		if err := s.inFrame(b); err != nil {
			return nil, nil, err
		}
		if i < 0 || i >= s.at.Frame.Code.MaxLocals {
			return nil, nil, fmt.Errorf("%s: there is no local %d", b.Name(), i)
		}
	default:
		return nil, nil, fmt.Errorf("%s: expected operand, local or object, got %q", b.Name(), where)
	}
	f := s.at.Frame
	return func() vm.Attr { return f.Attr(i) }, func(a vm.Attr) { f.SetAttr(i, a) }, nil
}

func (s *script) attribute(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var where string
	var i int
	if err := starlark.UnpackArgs(b.Name(), args, kw, "where", &where, "index", &i); err != nil {
		return nil, err
	}
	get, _, err := s.place(b, where, i)
	if err != nil {
		return nil, err
	}
	if a, ok := vm.AttrOf[scriptData](get()); ok {
		return a.value, nil
	}
	return starlark.None, nil
}

func (s *script) setAttribute(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var where string
	var i int
	var v starlark.Value
	if err := starlark.UnpackArgs(b.Name(), args, kw, "where", &where, "index", &i, "value", &v); err != nil {
		return nil, err
	}
	get, set, err := s.place(b, where, i)
	if err != nil {
		return nil, err
	}
	if v == starlark.None {
		set(vm.WithoutAttr[scriptData](get()))
		return starlark.None, nil
	}
	v.Freeze()
	set(vm.WithAttr(get(), scriptData{v}))
	return starlark.None, nil
}
