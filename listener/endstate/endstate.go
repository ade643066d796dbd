// Package endstate checks conditions of the user's where the program ends.
package endstate

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/search/explore"
)

const key = "endstate.check"

func init() {
	listener.Register(listener.Info{
		Names: []string{"EndStateChecker"},
		Doc:   "checks conditions wherever the program ends",
		Keys: []config.Key{
			{Name: key, Type: config.String,
				Help: "Conditions, with ';' between them, that EndStateChecker wants to hold where the program ends: such as Bank.total == 100. Simple names are static fields of the main class."},
		},
		New: newChecker,
	})
}

type checker []*expr.Expr

func newChecker(cfg *config.Config) (any, error) {
	var list checker
	r := config.Read(cfg)
	for text := range strings.SplitSeq(r.String(key), ";") {
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		e, err := expr.Parse(text)
		if err != nil {
			r.Refuse(key, "%w", err)
		}
		list = append(list, e)
	}
	if len(list) == 0 {
		r.Fail(fmt.Errorf("%s is empty: it needs a condition", key))
	}
	return list, r.Err()
}

// Check looks at an end of the program. A condition that cannot be understood
// there fails the listener.
func (l checker) Check(c *listener.Context, a *explore.Advance) string {
	if !a.End {
		return ""
	}
	for _, e := range l {
		holds, cond, err := e.Holds(c.Scope(c.Program.Main.Class, nil))
		if cond != nil {
			fails, _ := c.CanFail(cond)
			holds = !fails
		}
		switch {
		case expr.IsFailed(err):
			return fmt.Sprintf("%s has no value at the end: %v", e, err)
		case err != nil:
			panic(fmt.Errorf("%s: %s: %w", key, e, err))
		case !holds:
			return fmt.Sprintf("%s does not hold at the end", e)
		}
	}
	return ""
}
