// Package errortracegenerator prints a short trace of each violation: where
// each transition began, and why.
package errortracegenerator

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"ErrorTraceGenerator"},
		Doc:   "prints a short trace of each violation: the instruction at the beginning of each transition",
		Keys: []config.Key{
			{Name: "etg.show_insn", Type: config.Bool, Default: "true", JPF: true, Help: "Whether ErrorTraceGenerator prints instructions."},
			{Name: "etg.show_src", Type: config.Bool, Default: "true", JPF: true, Help: "Whether ErrorTraceGenerator prints source lines."},
			{Name: "etg.show_loc", Type: config.Bool, Default: "true", JPF: true, Help: "Whether ErrorTraceGenerator prints methods and line numbers."},
		},
		New: newGenerator,
	})
}

func newGenerator(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	return &generator{
		sources: report.NewSources(r), insn: r.Bool("etg.show_insn"), src: r.Bool("etg.show_src"), loc: r.Bool("etg.show_loc"),
	}, r.Err()
}

type generator struct {
	listener.Stateless
	insn, src, loc bool
	sources        *report.Sources
}

// PropertyViolated implements listener.PropertyViolated.
func (l *generator) PropertyViolated(c *listener.Context, v *search.Violation) {
	c.Printf("error trace: %s\n", v.Property)
	for i := range v.Trace {
		if i > 0 { // the program's start was no choice
			l.step(c, i, &v.Trace[i])
		}
	}
	c.Printf("error in thread %s at %s\n", v.Thread, v.Location)
}

func (l *generator) step(c *listener.Context, number int, s *search.Step) {
	var choices []string
	for _, d := range s.Decisions {
		choices = append(choices, fmt.Sprintf("%s %d/%d", d.Generator.ID(), d.Index+1, d.Generator.Len()))
	}
	line := fmt.Sprintf("%4d thread %d", number, s.Thread)
	if at := s.From; at.Class != "" {
		if l.insn {
			line += " " + at.Insn
		}
		if l.loc {
			line += fmt.Sprintf(" at %s.%s(%s:%d)", strings.ReplaceAll(at.Class, "/", "."), at.Method, at.File, at.Line)
		}
		if l.src {
			if text := l.source(&at); text != "" {
				line += fmt.Sprintf(" %q", text)
			}
		}
	}
	if len(choices) > 0 {
		line += " [" + strings.Join(choices, ", ") + "]"
	}
	c.Printf("%s\n", line)
}

// source is the text of the line, "" where there is no source.
func (l *generator) source(at *search.Place) string {
	_, lines := l.sources.Lines(at.Class, at.File)
	if at.Line < 1 || at.Line > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[at.Line-1])
}
