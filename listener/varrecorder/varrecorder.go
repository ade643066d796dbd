// Package varrecorder records what is assigned to variables, and shows it with
// the steps that lead to a violation.
package varrecorder

import (
	"fmt"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/listener/variables"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	flag := func(name, help string) config.Key {
		return config.Key{Name: "var_recorder." + name, Type: config.Bool, Default: "true", JPF: true, Help: help}
	}
	listener.Register(listener.Info{
		Names: []string{"VarRecorder"},
		Doc:   "records the values assigned to variables and prints those of a violation's path",
		Keys: []config.Key{
			{Name: "var_recorder.include", Type: config.List, JPF: true,
				Help: "The classes in whose code VarRecorder records assignments, with * for any characters; those of the program if there are none."},
			{Name: "var_recorder.exclude", Type: config.List, JPF: true, Help: "Classes in whose code VarRecorder records nothing."},
			flag("fields", "Whether VarRecorder records fields."),
			flag("locals", "Whether VarRecorder records local variables."),
			flag("arrays", "Whether VarRecorder records elements of arrays."),
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			l := &recorder{classes: spec.ClassesOf(r, "var_recorder.include", "var_recorder.exclude")}
			l.kinds[variables.Field] = r.Bool("var_recorder.fields")
			l.kinds[variables.Local] = r.Bool("var_recorder.locals")
			l.kinds[variables.Element] = r.Bool("var_recorder.arrays")
			return l, r.Err()
		},
	})
}

type recorder struct {
	classes *spec.Types
	kinds   [3]bool
}

// record is one assignment of a path. Each refers to the one before it, so that
// the paths of a search share what they have in common.
type record struct {
	before *record
	text   string
}

// ExecuteInstruction records an assignment.
func (l *recorder) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	if !l.classes.Has(in.Frame.Method.Class) {
		return
	}
	a, ok := variables.Next(c, in)
	if !ok || !l.kinds[a.Kind] || a.Kind == variables.Local && a.Site.Var == "" {
		return
	}
	before, _ := c.Keep().(*record)
	c.SetKeep(&record{before, fmt.Sprintf("%s: %s = %s", in.Location(), a.Name(c.Machine), format.Value(c.Machine, a.Desc, a.Value, a.Attr))})
}

// PropertyViolated prints the assignments of the path.
func (l *recorder) PropertyViolated(c *listener.Context, v *search.Violation) {
	last, _ := c.Keep().(*record)
	var path []*record
	for r := last; r != nil; r = r.before {
		path = append(path, r)
	}
	c.Printf("variables on the path to %s:\n", v.Property)
	for i := len(path) - 1; i >= 0; i-- {
		c.Printf("  %s\n", path[i].text)
	}
}
