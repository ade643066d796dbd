package listener

import (
	"fmt"
	"io"
	"os"

	"go.starlark.net/starlark"
	"go.starlark.net/starlarkstruct"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

// script is a listener in Starlark: functions that are named like the events.
type script struct {
	thread  *starlark.Thread
	globals starlark.StringDict
	ctx     *Context // of the event under way
}

// events are the functions that a script can define.
var events = []string{"search_started", "state_advanced", "state_backtracked", "property_violated", "search_constraint_hit",
	"search_finished", "execute_instruction", "method_entered", "method_exited", "exception_thrown", "choice_registered"}

// loadScript runs the top level of a script.
func loadScript(file string, cfg *config.Config, out io.Writer) (*script, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	s := &script{thread: &starlark.Thread{Name: file, Print: func(_ *starlark.Thread, msg string) { fmt.Fprintln(out, msg) }}}
	s.globals, err = starlark.ExecFile(s.thread, file, text, starlark.StringDict{
		"violate": starlark.NewBuiltin("violate", s.violate),
		"ignore":  starlark.NewBuiltin("ignore", s.ignore),
		"keep":    starlark.NewBuiltin("keep", s.keep),
		"kept":    starlark.NewBuiltin("kept", s.kept),
		"config": starlark.NewBuiltin("config", func(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
			var key string
			if err := starlark.UnpackArgs(b.Name(), args, kw, "key", &key); err != nil {
				return nil, err
			}
			return starlark.String(cfg.String(key)), nil
		}),
	})
	if err != nil {
		return nil, err
	}
	for _, e := range events {
		if s.wants(e) {
			return s, nil
		}
	}
	return nil, fmt.Errorf("it defines none of the functions %v", events)
}

func (s *script) wants(event string) bool {
	_, ok := s.globals[event].(starlark.Callable)
	return ok
}

// call runs the script's function for an event. An error panics, so that the
// script is detached like any other listener.
func (s *script) call(c *Context, event string, fields starlark.StringDict) {
	if !s.wants(event) {
		return
	}
	s.ctx = c
	defer func() { s.ctx = nil }()
	if _, err := starlark.Call(s.thread, s.globals[event], starlark.Tuple{starlarkstruct.FromStringDict(starlarkstruct.Default, fields)}, nil); err != nil {
		if e, ok := err.(*starlark.EvalError); ok {
			panic(e.Backtrace())
		}
		panic(err)
	}
}

func (s *script) during(b *starlark.Builtin) error {
	if s.ctx == nil {
		return fmt.Errorf("%s: only events can call it", b.Name())
	}
	return nil
}

func (s *script) violate(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var message string
	if err := starlark.UnpackArgs(b.Name(), args, kw, "message", &message); err != nil {
		return nil, err
	}
	if err := s.during(b); err != nil {
		return nil, err
	}
	s.ctx.Violate(s.ctx.name, message)
	return starlark.None, nil
}

func (s *script) ignore(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	if err := starlark.UnpackArgs(b.Name(), args, kw); err != nil {
		return nil, err
	}
	if err := s.during(b); err != nil {
		return nil, err
	}
	s.ctx.Ignore()
	return starlark.None, nil
}

func (s *script) keep(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var v starlark.Value
	if err := starlark.UnpackArgs(b.Name(), args, kw, "value", &v); err != nil {
		return nil, err
	}
	if err := s.during(b); err != nil {
		return nil, err
	}
	v.Freeze()
	s.ctx.SetKeep(v)
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
	if v, ok := s.ctx.Keep().(starlark.Value); ok {
		return v, nil
	}
	return otherwise, nil
}

func text(s string) starlark.Value { return starlark.String(s) }

func number[N int | int64 | int32](n N) starlark.Value { return starlark.MakeInt64(int64(n)) }

func place(c *Context, in Instruction) starlark.StringDict {
	m := in.Frame.Method
	return starlark.StringDict{
		"thread": text(c.Machine.ThreadName(in.Thread)), "method": text(m.Class.JavaName() + "." + m.Name),
		"line": number(in.Frame.Line()), "file": text(File(m)), "depth": number(in.Frame.Depth), "user": starlark.Bool(in.User()),
	}
}

func (s *script) SearchStarted(c *Context) { s.call(c, "search_started", starlark.StringDict{}) }

func (s *script) StateAdvanced(c *Context, a *search.Advance) {
	var taken []starlark.Value
	for _, d := range a.Decisions {
		taken = append(taken, text(d.String()))
	}
	s.call(c, "state_advanced", starlark.StringDict{
		"state": number(a.To), "parent": number(a.From), "depth": number(a.Depth), "new": starlark.Bool(a.New),
		"end": starlark.Bool(a.End), "choices": starlark.NewList(taken),
	})
}

func (s *script) StateBacktracked(c *Context, depth int) {
	s.call(c, "state_backtracked", starlark.StringDict{"depth": number(depth)})
}

func (s *script) PropertyViolated(c *Context, v *search.Violation) {
	s.call(c, "property_violated", starlark.StringDict{"property": text(v.Property), "message": text(v.Message), "location": text(v.Location)})
}

func (s *script) SearchConstraintHit(c *Context, cut search.Cut) {
	s.call(c, "search_constraint_hit", starlark.StringDict{"reason": text(cut.Reason)})
}

func (s *script) SearchFinished(c *Context, r *search.Result) {
	s.call(c, "search_finished", starlark.StringDict{"states": number(r.Statistics.StatesNew), "violations": number(len(r.Violations))})
}

func (s *script) ChoiceRegistered(c *Context, g choice.Generator) {
	s.call(c, "choice_registered", starlark.StringDict{"id": text(g.ID()), "count": number(g.Len())})
}

func (s *script) ExecuteInstruction(c *Context, in Instruction) {
	s.call(c, "execute_instruction", place(c, in))
}

func (s *script) MethodEntered(c *Context, in Instruction) {
	s.call(c, "method_entered", place(c, in))
}

func (s *script) MethodExited(c *Context, t *vm.Thread, m *vm.Method) {
	s.call(c, "method_exited", starlark.StringDict{"thread": text(c.Machine.ThreadName(t)), "method": text(m.Class.JavaName() + "." + m.Name)})
}

func (s *script) ExceptionThrown(c *Context, in Instruction, exception vm.Ref) {
	d := place(c, in)
	d["exception"] = text(c.Machine.Heap.Get(exception).Class.JavaName())
	s.call(c, "exception_thrown", d)
}
