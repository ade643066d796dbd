// Package choicetracker writes down the choices that lead to a violation, in a
// form for scripts and people.
package choicetracker

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"ChoiceTracker"},
		Doc:   "writes the choices that lead to a violation",
		Keys: []config.Key{
			{Name: "choice.trace", Type: config.Path, Power: config.Writes, JPF: true, Help: "Where ChoiceTracker writes choices; standard output if it is empty."},
			{Name: "choice.class", Type: config.List, JPF: true, Help: "The generators whose choices ChoiceTracker writes: class names, with or without package, with '*' for any characters; all if it is empty."},
			{Name: "choice.exclude", Type: config.List, JPF: true, Help: "Methods (p.C.m, with '*' for any characters) whose choices ChoiceTracker leaves out."},
			{Name: "choice.format", Type: config.Enum, Values: []string{"CG", "CHOICE"}, Default: "CG", JPF: true, Help: "Whether ChoiceTracker writes generators with their alternatives, or the value chosen only."},
			{Name: "choice.show_location", Type: config.Bool, Default: "true", JPF: true, Help: "Whether ChoiceTracker writes where the choice was made."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &tracker{
				file: r.Path("choice.trace"), generators: spec.NamesOf(r, "choice.class", ""),
				places: spec.NamesOf(r, "", "choice.exclude"), values: r.String("choice.format") == "CHOICE",
				location: r.Bool("choice.show_location"),
			}, r.Err()
		},
	})
}

type tracker struct {
	listener.Stateless
	file               string
	generators, places spec.Names
	values, location   bool
}

// PropertyViolated implements listener.PropertyViolated. Where it cannot write
// the file, the panic has the search name the listener and the reason.
func (l *tracker) PropertyViolated(c *listener.Context, v *search.Violation) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "// application: %s\n// error: %s at %s\n", c.Program.Name, v.Property, v.Location)
	for _, s := range v.Trace {
		method := strings.ReplaceAll(s.From.Class, "/", ".") + "." + s.From.Method
		for _, d := range s.Decisions {
			class := search.GeneratorClass(d)
			if !l.generators.Match(class, class[strings.LastIndexByte(class, '.')+1:]) || !l.places.Match(method) {
				continue
			}
			text := d.String()
			if l.values {
				text = format.Alternative(d)
			}
			b.WriteString(text)
			if l.location && s.From.Class != "" {
				fmt.Fprintf(&b, "\tat %s(%s:%d)", method, s.From.File, s.From.Line)
			}
			b.WriteByte('\n')
		}
	}
	if l.file == "" {
		c.Printf("%s", b.Bytes())
		return
	}
	if err := os.WriteFile(l.file, b.Bytes(), 0o644); err != nil {
		panic(err)
	}
}
