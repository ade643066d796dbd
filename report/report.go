// Package report tells people and programs what a run found: a console report
// in the sections that users of JPF know, and the same as one JSON object.
//
// The package only formats a search.Result: it never changes a verdict, leaves
// out no violation and no cut, and writes an incomplete run never as one
// without errors.
package report

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

// Console writes the console report. Which topics each section holds is what
// the report.console.* keys say.
type Console struct {
	out     io.Writer
	cfg     *config.Config
	version string
	err     error
}

// NewConsole returns a report that is written to out.
func NewConsole(out io.Writer, cfg *config.Config, version string) *Console {
	return &Console{out: out, cfg: cfg, version: version}
}

// Err returns the first error of writing the report.
func (c *Console) Err() error { return c.err }

func (c *Console) printf(format string, args ...any) {
	if _, err := fmt.Fprintf(c.out, format, args...); err != nil && c.err == nil {
		c.err = err
	}
}

// section starts a section with a heading.
func (c *Console) section(title string) {
	c.printf("\n%s %s\n", strings.Repeat("=", 54), title)
}

func (c *Console) topics(event string) []string { return c.cfg.Strings("report.console." + event) }

// timeForm is how JPF prints a moment.
const timeForm = "1/2/06, 3:04 PM"

// Start writes what comes before the search.
func (c *Console) Start(p *search.Program, now time.Time) {
	for _, topic := range c.topics("start") {
		switch topic {
		case "jpf":
			c.printf("gojpf %s - a model-checking virtual machine for Java bytecode\n\n", c.version)
		case "sut":
			c.section("system under test")
			c.printf("%s.%s(%s)\n", p.Main.Class.JavaName(), p.Main.Name, quoteArgs(p))
		case "dtg":
			c.section("started")
			c.printf("%s\n", now.Format(time.RFC3339))
		case "config":
			c.section("application")
			for _, key := range c.cfg.Keys("") {
				c.printf("%s=%s (%s)\n", key, c.cfg.String(key), c.cfg.Origin(key))
			}
		}
	}
	c.section("search started: " + now.Format(timeForm))
}

// quoteArgs spells the program's arguments as JPF does; main without
// arguments has none between its brackets.
func quoteArgs(p *search.Program) string {
	quoted := make([]string, len(p.Args))
	for i, arg := range p.Args {
		quoted[i] = fmt.Sprintf("%q", arg)
	}
	return strings.Join(quoted, ",")
}

// Finish writes what a search found.
func (c *Console) Finish(r *search.Result, now time.Time) {
	for i := range r.Violations {
		c.violation(i+1, &r.Violations[i])
	}
	if len(r.Incomplete) > 0 {
		c.section("incomplete")
		for _, cut := range r.Incomplete {
			c.cut(cut)
		}
	}
	for _, topic := range c.topics("finished") {
		switch topic {
		case "result":
			c.result(r)
		case "statistics":
			c.statistics(&r.Statistics)
		}
	}
	c.section("search finished: " + now.Format(timeForm))
}

func (c *Console) violation(number int, v *search.Violation) {
	for _, topic := range c.topics("property_violation") {
		switch topic {
		case "error":
			c.section(fmt.Sprintf("error %d", number))
			c.printf("%s\n%s\n", v.Property, v.Details)
		case "trace":
			c.section(fmt.Sprintf("trace #%d", number))
			c.trace(v.Trace)
		case "snapshot":
			c.section(fmt.Sprintf("snapshot #%d", number))
			c.snapshot(v.Threads)
		}
	}
}

func (c *Console) snapshot(threads []search.ThreadInfo) {
	if len(threads) == 0 {
		c.printf("no live threads\n")
	}
	for _, t := range threads {
		c.printf("%s\n", t)
		if t.Lock != "" {
			c.printf("  waiting on: %s\n", t.Lock)
		}
		if len(t.Stack) > 0 {
			c.printf("  call stack:\n")
		}
		for _, line := range t.Stack {
			c.printf("\tat %s\n", line)
		}
		c.printf("\n")
	}
}

func (c *Console) cut(cut search.Cut) {
	c.printf("%s", cut.Reason)
	if cut.Count > 1 {
		c.printf(" (%d times)", cut.Count)
	}
	c.printf("\n")
	for _, line := range cut.Stack {
		c.printf("\tat %s\n", line)
	}
	if cut.Help != "" {
		c.printf("  %s\n", cut.Help)
	}
}

func (c *Console) result(r *search.Result) {
	c.section("results")
	for i, v := range r.Violations {
		c.printf("error #%d: %s %q\n", i+1, v.Property, shorten(v.Details))
	}
	switch r.Verdict {
	case search.Safe:
		c.printf("no errors detected\n")
	case search.Incomplete:
		var reasons []string
		for _, cut := range r.Incomplete {
			if !slices.Contains(reasons, cut.Reason) {
				reasons = append(reasons, cut.Reason)
			}
		}
		c.printf("incomplete: %s\n", strings.Join(reasons, "; "))
	}
}

// shorten makes one short line of a text of several, as JPF's result line has.
func shorten(text string) string {
	const most = 60
	runes := []rune(strings.ReplaceAll(text, "\n", " "))
	if len(runes) > most {
		return string(runes[:most]) + "..."
	}
	return string(runes)
}

func (c *Console) statistics(s *search.Statistics) {
	seconds := int(s.Elapsed.Seconds())
	c.section("statistics")
	c.printf("elapsed time:       %02d:%02d:%02d\n", seconds/3600, seconds/60%60, seconds%60)
	c.printf("states:             new=%d,visited=%d,backtracked=%d,end=%d\n", s.StatesNew, s.StatesVisited, s.StatesBacktracked, s.EndStates)
	c.printf("search:             maxDepth=%d\n", s.MaxDepth)
	c.printf("heap:               live=%d,bytes=%d\n", s.LiveObjects, s.HeapBytes)
	c.printf("instructions:       %d\n", s.Instructions)
	c.printf("max memory:         %dMB\n", s.MaxMemory>>20)
	c.printf("loaded code:        classes=%d,methods=%d\n", s.Classes, s.Methods)
}
