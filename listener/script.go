package listener

import (
	"errors"
	"fmt"
	"io"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/stop"
)

// script is a listener in Starlark: functions that are named like the events. Each
// function that scripts may call is a method, as it needs the context of the event.
type script struct {
	thread  *starlark.Thread
	limits  *scriptLimits
	globals starlark.StringDict
	ctx     *Context    // of the event under way
	at      Instruction // the zero one in events without a frame
}

// events are the functions that a script can define.
var events = []string{
	"search_started", "state_restored", "state_advanced", "state_backtracked", "property_violated", "search_constraint_hit",
	"search_finished", "choice_registered", "choice_advanced",
	"execute_instruction", "instruction_executed", "method_entered", "method_exited", "native_entered", "native_exited",
	"field_read", "field_written", "array_read", "array_written", "intervene", "intervened",
	"exception_thrown", "exception_handled", "exception_bailout",
	"object_created", "object_released", "object_shared", "object_locked", "object_unlocked", "object_wait", "object_notify", "object_notify_all",
	"thread_started", "thread_blocked", "thread_waiting", "thread_notified", "thread_interrupted", "thread_terminated",
	"thread_scheduled", "class_loaded", "gc_begin", "gc_end", "symbolic_method_exited", "symbolic_path_ended",
	"check", "score",
}

// loadScript runs the top level of a script.
func loadScript(file string, cfg *config.Config, ending *stop.Stop, out io.Writer) (*script, error) {
	o, err := readScriptOptions(cfg)
	if err != nil {
		return nil, err
	}
	limits := &scriptLimits{steps: uint64(o.steps), memory: o.memory, stop: ending}
	text, err := config.ReadFile(file)
	if err != nil {
		return nil, err
	}
	s := &script{limits: limits, thread: &starlark.Thread{Name: file, Print: func(_ *starlark.Thread, msg string) { fmt.Fprintln(out, msg) }}}
	builtins := starlark.StringDict{
		"config": starlark.NewBuiltin("config", func(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
			var key string
			if err := starlark.UnpackArgs(b.Name(), args, kw, "key", &key); err != nil {
				return nil, err
			}
			return starlark.String(o.value(key)), nil
		}),
	}
	for name, f := range s.builtins() {
		builtins[name] = starlark.NewBuiltin(name, f)
	}
	done := limits.bound(s.thread)
	s.globals, err = starlark.ExecFileOptions(&syntax.FileOptions{}, s.thread, file, text, builtins)
	done()
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

// errUndecided ends an event's function in front of a choice: it is called again
// when the choice is made.
var errUndecided = errors.New("undecided")

// call runs the script's function for an event. An error panics, so that the
// script is detached like any other listener.
func (s *script) call(c *Context, event string, fields starlark.StringDict) {
	if !s.wants(event) {
		return
	}
	s.ctx = c
	defer func() { s.ctx = nil }()
	defer s.limits.bound(s.thread)()
	_, err := starlark.Call(s.thread, s.globals[event], starlark.Tuple{newEvent(fields)}, nil)
	switch e := err.(type) {
	case nil:
	case *starlark.EvalError:
		if !errors.Is(err, errUndecided) {
			panic(e.Backtrace())
		}
	default:
		panic(err)
	}
}

// instruction calls the function for an event that has a frame, so that the
// script can look into it.
func (s *script) instruction(c *Context, event string, in Instruction, fields starlark.StringDict) {
	s.at = in
	defer func() { s.at = Instruction{} }()
	s.call(c, event, fields)
}
