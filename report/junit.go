package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/gojpf/gojpf/report/markup"
	"github.com/gojpf/gojpf/search"
)

// junit writes the XML that CI servers read the results of tests from: one suite
// with one test, the target. A violation is a failure of the test. An
// incomplete run has proved nothing, so it is an error: a build that waits for a
// proof must not turn green without one. Who wants it as a skipped test says so.
type junit struct {
	out  io.Writer
	skip bool // an incomplete run is a skipped test
}

// Start implements Publisher.
func (junit) Start(*Run) {}

// Finish implements Publisher.
func (j junit) Finish(run *Run, r *search.Result, _ time.Time) {
	failures, errors, skipped := 0, 0, 0
	incomplete := "error"
	switch {
	case r.Verdict == search.Violated:
		failures = 1
	case r.Verdict == search.Incomplete && j.skip && r.Failure == nil:
		skipped, incomplete = 1, "skipped"
	case r.Verdict == search.Incomplete:
		errors = 1
	}
	seconds := fmt.Sprintf("%.3f", r.Statistics.Elapsed.Seconds())

	w := markup.New(j.out)
	w.Start("testsuites", "name", "gojpf", "tests", 1, "failures", failures, "errors", errors, "skipped", skipped, "time", seconds)
	w.Start("testsuite", "name", run.Class, "tests", 1, "failures", failures, "errors", errors, "skipped", skipped,
		"time", seconds, "timestamp", run.Started.UTC().Format("2006-01-02T15:04:05"), "hostname", run.Host.Name)
	w.Start("properties")
	w.Empty("property", "name", "gojpf.version", "value", run.Version)
	w.Empty("property", "name", "gojpf.verdict", "value", r.Verdict)
	w.Empty("property", "name", "gojpf.states", "value", r.Statistics.StatesNew)
	for _, model := range r.Model {
		w.Empty("property", "name", "gojpf.model", "value", model)
	}
	for _, property := range r.Unchecked {
		w.Empty("property", "name", "gojpf.unchecked", "value", property)
	}
	w.End()
	w.Start("testcase", "name", run.Entry+"("+strings.Join(run.Args, ", ")+")", "classname", run.Class, "time", seconds)
	switch r.Verdict {
	case search.Violated:
		message := headline(&r.Violations[0])
		if more := len(r.Violations) - 1; more > 0 {
			message += fmt.Sprintf(" (and %d more)", more)
		}
		w.Text("failure", violationsText(run, r), "message", message, "type", r.Violations[0].Property)
	case search.Incomplete:
		w.Text(incomplete, cutsText(r.Incomplete), "message", "incomplete: "+strings.Join(reasons(r.Incomplete), "; "), "type", "incomplete")
	}
	if r.Verdict == search.Violated {
		if text := printed(r.Violations[0].Trace); text != "" {
			w.Text("system-out", text)
		}
	}
	if r.Verdict == search.Violated && len(r.Incomplete) > 0 {
		w.Text("system-err", "incomplete:\n"+cutsText(r.Incomplete))
	}
	w.End()
	w.End()
	w.End()
}

// violationsText describes the violations as the console report does.
func violationsText(run *Run, r *search.Result) string {
	var b strings.Builder
	c := tellingAll(&b)
	sources := run.sources()
	for i := range r.Violations {
		v := &r.Violations[i]
		c.failure(v)
		if len(v.Trace) > 0 {
			c.section(fmt.Sprintf("trace #%d", i+1))
			c.trace(v.Trace, sources)
		}
		c.section(fmt.Sprintf("snapshot #%d", i+1))
		c.snapshot(v.Threads)
	}
	return b.String()
}

func tellingAll(w io.Writer) *console {
	return &console{out: w, consoleOptions: consoleOptions{show: show{steps: true, location: true, source: true, cg: true}}}
}

// WriteViolation tells a violation as the console report does: what is wrong, the way
// there, and the threads. Sources lie below roots.
func WriteViolation(w io.Writer, v *search.Violation, roots []string) error {
	out := bufio.NewWriter(w)
	c := tellingAll(out)
	c.failure(v)
	if len(v.Trace) > 0 {
		c.section("trace")
		c.trace(v.Trace, sourcesIn(roots))
	}
	if len(v.Threads) > 0 {
		c.section("snapshot")
		c.snapshot(v.Threads)
	}
	return out.Flush()
}

func cutsText(cuts []search.Cut) string {
	var lines []string
	for _, cut := range cuts {
		lines = append(lines, describe(cut, true)...)
	}
	return strings.Join(lines, "\n") + "\n"
}
