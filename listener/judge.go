package listener

import (
	"fmt"

	"github.com/gojpf/gojpf/search/explore"
	"go.starlark.net/starlark"
)

// Listeners that judge states.
type (
	// Check looks at a new state, or at one where the program has ended, and
	// returns what is wrong with it, "" for nothing: the listener is a property.
	Check interface {
		Check(*Context, *explore.Advance) string
	}
	// Score gives a new state a score for search.class=user; states with lower
	// scores are explored first. ok says that the listener has an opinion.
	Score interface {
		Score(c *Context, depth int) (score int, ok bool)
	}
)

// Check implements explore.Checker: the first complaint counts.
func (s *set) Check(a *explore.Advance) (property, message string) {
	for _, l := range s.list {
		if check, ok := l.listen.(Check); ok && message == "" {
			s.tell(l, func() {
				if property, message = l.name, check.Check(l.ctx, a); message != "" {
					s.accuse(l.name)
				}
			})
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
	defer s.limits.bound(s.thread)()
	v, err := starlark.Call(s.thread, s.globals[question], starlark.Tuple{newEvent(fields)}, nil)
	if e, ok := err.(*starlark.EvalError); ok {
		panic(e.Backtrace())
	}
	if err != nil {
		panic(err)
	}
	return v
}

// Check implements Check by the script's function check, which returns a text
// or None.
func (s *script) Check(c *Context, a *explore.Advance) string {
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
