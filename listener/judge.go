package listener

import (
	"fmt"

	"go.starlark.net/starlark"
	"go.starlark.net/starlarkstruct"

	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/search"
)

// Listeners that judge states.
type (
	// Check looks at a new state, or at one where the program has ended, and
	// returns what is wrong with it, "" for nothing: the listener is a property.
	Check interface {
		Check(*Context, *search.Advance) string
	}
	// Score gives a new state a score for search.class=user; states with lower
	// scores are explored first. ok says that the listener has an opinion.
	Score interface {
		Score(c *Context, depth int) (score int, ok bool)
	}
)

// Check implements search.Checker: the first complaint counts.
func (s *set) Check(a *search.Advance) (property, message string) {
	for _, l := range s.list {
		if check, ok := l.listen.(Check); ok && message == "" {
			s.tell(l, func() { property, message = l.name, check.Check(l.ctx, a) })
		}
	}
	return property, message
}

// Score implements search.Scorer: opinions are added up.
func (s *set) Score(depth int) (score int, ok bool) {
	for _, l := range s.list {
		if scorer, is := l.listen.(Score); is {
			s.tell(l, func() {
				if n, opinion := scorer.Score(l.ctx, depth); opinion {
					score, ok = score+n, true
				}
			})
		}
	}
	return score, ok
}

// answer calls the script's function for a question and returns what it says;
// nil if there is no such function.
func (s *script) answer(c *Context, question string, fields starlark.StringDict) starlark.Value {
	if !s.wants(question) {
		return nil
	}
	s.ctx = c
	defer func() { s.ctx = nil }()
	v, err := starlark.Call(s.thread, s.globals[question], starlark.Tuple{starlarkstruct.FromStringDict(starlarkstruct.Default, fields)}, nil)
	if e, ok := err.(*starlark.EvalError); ok {
		panic(e.Backtrace())
	}
	if err != nil {
		panic(err)
	}
	return v
}

// value evaluates an expression of package expr in the present state. Simple
// names in it are those of the static fields of the main class.
func (s *script) value(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kw []starlark.Tuple) (starlark.Value, error) {
	var text string
	if err := starlark.UnpackArgs(b.Name(), args, kw, "expression", &text); err != nil {
		return nil, err
	}
	if err := s.during(b); err != nil {
		return nil, err
	}
	e, err := expr.Parse(text)
	if err != nil {
		return nil, err
	}
	m := s.ctx.Machine
	v, err := e.Eval(&expr.Scope{Machine: m, Class: s.ctx.Program.Main.Class})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", text, err)
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

// Check implements Check by the script's function check, which returns a text
// or None.
func (s *script) Check(c *Context, a *search.Advance) string {
	v := s.answer(c, "check", starlark.StringDict{
		"state": number(a.To), "depth": number(a.Depth), "new": starlark.Bool(a.New), "end": starlark.Bool(a.End),
	})
	switch v := v.(type) {
	case nil, starlark.NoneType:
		return ""
	case starlark.String:
		return string(v)
	}
	panic(fmt.Sprintf("check returned %s, expected a text or None", v.Type()))
}

// Score implements Score by the script's function score, which returns an
// integer or None.
func (s *script) Score(c *Context, depth int) (int, bool) {
	switch v := s.answer(c, "score", starlark.StringDict{"depth": number(depth)}).(type) {
	case nil, starlark.NoneType:
		return 0, false
	case starlark.Int:
		if n, ok := v.Int64(); ok && int64(int32(n)) == n {
			return int(n), true
		}
		panic(fmt.Sprintf("score returned %s, expected at most 32 bits", v))
	default:
		panic(fmt.Sprintf("score returned %s, expected an integer or None", v.Type()))
	}
}
