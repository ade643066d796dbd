package report

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

// show says what the console report has of a trace.
type show struct{ steps, location, source, code, method, cg bool }

func showOf(cfg *config.Config, name string) show {
	flag := func(setting string) bool {
		on, _ := cfg.Bool(consoleKey(cfg, name, setting)) // checked when it was loaded
		return on
	}
	return show{
		steps: flag("show_steps"), location: flag("show_location"), source: flag("show_source"),
		code: flag("show_code"), method: flag("show_method"), cg: flag("show_cg"),
	}
}

// trace writes the transitions that led to a violation, as JPF does.
func (c *console) trace(steps []search.Step, sources *sources) {
	for i, s := range steps {
		c.printf("%s transition #%d thread: %d\n", strings.Repeat("-", 54), i, s.Thread)
		if c.show.cg {
			for _, choice := range s.Choices {
				c.printf("%s\n", choice)
			}
		}
		for _, comment := range s.Comments {
			c.printf("# %s\n", comment)
		}
		if c.show.steps {
			c.steps(&s, sources)
		}
	}
}

// steps writes the source lines of a transition.
func (c *console) steps(s *search.Step, sources *sources) {
	if s.Diverged {
		c.printf("      [lines not known: the transition depends on what is outside the state]\n")
	}
	if s.Unsourced > 0 {
		c.printf("      [%d insn w/o sources]\n", s.Unsourced)
	}
	method, code := "", s.Code
	for i, l := range s.Lines {
		p := placeOfLine(l)
		switch {
		case c.show.location && c.show.source:
			c.printf("  %-30s : %s\n", p, sources.text(p))
		case c.show.location:
			c.printf("  %s\n", p)
		case c.show.source:
			c.printf("  : %s\n", sources.text(p))
		}
		if c.show.code && c.show.method && p.method != method {
			method = p.method
			c.printf("    %s\n", method)
		}
		for ; c.show.code && len(code) > 0 && code[0].Line == i; code = code[1:] {
			c.printf("      %s\n", code[0].Text)
		}
	}
	if s.Dropped > 0 {
		c.printf("      [%d more changes of line]\n", s.Dropped)
	}
}

// decided is what a step decided at one generator.
type decided struct {
	text        string
	alternative int // -1 if it is not known
}

// decisions lists what a step decided.
func decisions(s *search.Step) []decided {
	list := make([]decided, len(s.Choices))
	for i, text := range s.Choices {
		list[i] = decided{text, -1}
		if i < len(s.Indices) {
			list[i].alternative = s.Indices[i]
		}
	}
	return list
}

// generatorClass is the class that a description of a choice starts with.
func generatorClass(description string) string {
	if i := strings.IndexAny(description, "[ {"); i > 0 {
		return description[:i]
	}
	return description
}

// lineCount is how many lines a trace has.
func lineCount(steps []search.Step) int {
	n := 0
	for i := range steps {
		n += len(steps[i].Lines)
	}
	return n
}

// printed is what the program printed in the course of a trace.
func printed(steps []search.Step) string {
	var b strings.Builder
	for i := range steps {
		b.WriteString(steps[i].Output)
	}
	return b.String()
}

// note says what is left out of a step's lines, "" if nothing.
func note(s *search.Step) string {
	switch {
	case s.Diverged:
		return "lines not known: the transition depends on what is outside the state"
	case s.Dropped > 0:
		return fmt.Sprintf("%d more changes of line", s.Dropped)
	}
	return ""
}
