package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/search"
)

// show says what the console report has of a trace.
type show struct {
	steps, location, source, code, method, cg bool

	trace string // what is told of each transition, see report.console.trace
}

// rootChoice is JPF's choice of the main thread, which the first transition
// begins with.
const rootChoice = `gov.nasa.jpf.vm.choice.ThreadChoiceFromSet {id:"ROOT" ,1/1,isCascaded:false}`

// trace writes the transitions that led to a violation, as JPF does.
func (c *console) trace(steps []search.Step, sources *sources) {
	folded, names := c.show.folds(steps), namesIn(steps)
	for i, s := range steps {
		c.printf("%s transition #%d thread: %d\n", strings.Repeat("-", 54), i, s.Thread)
		if c.show.cg {
			if i == 0 && len(s.Choices) == 0 {
				c.printf("%s\n", rootChoice)
			}
			for _, choice := range s.Choices {
				c.printf("%s\n", choice)
			}
		}
		for _, comment := range s.Comments {
			c.printf("# %s\n", comment)
		}
		switch {
		case c.show.steps && folded:
			c.operations(&s, i == len(steps)-1, names, sources)
		case c.show.steps:
			c.steps(&s, sources)
		}
	}
}

// folds reports whether a trace shows only the lines that matter to other
// threads.
func (s show) folds(steps []search.Step) bool {
	switch s.trace {
	case "full":
		return false
	case "steps":
		return true
	}
	return !s.code && slices.ContainsFunc(steps, func(s search.Step) bool { return len(s.Operations) > 0 })
}

// operations writes what a transition did that others may notice, each under
// its source line, and in place of other lines how many there are.
func (c *console) operations(s *search.Step, last bool, names map[int]string, sources *sources) {
	thread, folded, shown := -1, 0, search.Line{}
	unfold := func() {
		if folded > 0 {
			c.printf("      [%s]\n", count(folded, "line"))
		}
		folded = 0
	}
	turn := func(id int) {
		if id != thread {
			unfold()
			c.printf("thread %s\n", threadName(names[id], id))
		}
		thread = id
	}
	show := func(l search.Line) {
		unfold()
		turn(l.Thread)
		c.line(placeOfLine(l), sources)
		shown = l
	}
	turn(s.Thread)
	if s.Diverged {
		c.printf("      [lines not known: the transition depends on what is outside the state]\n")
	}
	ops := s.Operations
	for i := -1; i < len(s.Lines); i++ {
		n := 0
		for n < len(ops) && ops[n].After <= i {
			n++
		}
		if i >= 0 {
			l := s.Lines[i]
			turn(l.Thread)
			switch {
			case n > 0 && ops[0].At == l, len(s.Operations) == 0 && len(s.Choices) > 0 && i == 0, last && i == len(s.Lines)-1 && s.Dropped == 0:
				show(l)
			default:
				folded++
			}
		}
		for _, op := range ops[:n] {
			turn(op.Thread)
			if op.At != shown && op.At != (search.Line{}) {
				show(op.At)
			}
			unfold()
			c.printf("      %s\n", operationText(op, names))
		}
		ops = ops[n:]
		shown = search.Line{}
	}
	folded += int(s.Dropped)
	unfold()
}

// line writes a source line.
func (c *console) line(p place, sources *sources) {
	switch {
	case c.show.location && c.show.source:
		c.printf("  %-30s : %s\n", p, sources.text(p))
	case c.show.location:
		c.printf("  %s\n", p)
	case c.show.source:
		c.printf("  : %s\n", sources.text(p))
	}
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// namesIn are the names of the threads of a trace.
func namesIn(steps []search.Step) map[int]string {
	names := map[int]string{0: "main"}
	for i := range steps {
		for _, t := range steps[i].Threads {
			names[t.ID] = t.Name
		}
	}
	return names
}

// operationText tells an operation.
func operationText(op search.Operation, names map[int]string) string {
	text := op.Kind
	if op.Kind == search.OpBlock {
		text = "blocked on"
	}
	if op.Object != "" {
		text += " " + op.Object
	}
	if op.Other >= 0 {
		text += " " + threadName(names[op.Other], op.Other)
	}
	return text
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
		c.line(p, sources)
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
