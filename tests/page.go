package tests

import (
	"fmt"
	"io"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/report/markup"
)

// several are the failures, and what was cut.
func (r *Result) several() *report.Several {
	s := &report.Several{
		Version: gojpf.Version(), Started: r.Began, Ended: r.Began.Add(r.Elapsed), Successful: r.Count(Incomplete) == 0, ExitStatus: r.ExitStatus(),
		Sources: r.Sources, Properties: map[string]any{
			"tests": len(r.Tests), "passed": r.Count(Passed), "failed": r.Count(Failed), "incomplete": r.Count(Incomplete), "skipped": r.Count(Skipped),
		},
	}
	for _, t := range r.Tests {
		switch {
		case t.Verdict == Failed && t.Violation != nil:
			s.Violations = append(s.Violations, report.Found{Name: t.Name, Class: t.Class, Violation: t.Violation})
		case t.Verdict == Incomplete:
			s.Cuts = append(s.Cuts, t.Name+": "+t.Reason)
		}
	}
	return s
}

// WriteSARIF writes the failures in the Static Analysis Results Interchange Format, with
// their schedules as code flows, and incomplete tests as notifications.
func (r *Result) WriteSARIF(w io.Writer) error { return r.several().WriteSARIF(w) }

// WriteHTML writes a page that needs nothing else: each test with its verdict, and each
// failure with a time line of its threads.
func (r *Result) WriteHTML(out io.Writer) error {
	remembers := &firstError{out: out}
	w := markup.Page(remembers, fmt.Sprintf("gojpf test: %d of %d failed", r.Count(Failed), len(r.Tests)))
	w.Text("h1", fmt.Sprintf("%d tests: %d passed, %d failed, %d incomplete, %d skipped", len(r.Tests), r.Count(Passed), r.Count(Failed),
		r.Count(Incomplete), r.Count(Skipped)))
	w.Text("p", fmt.Sprintf("gojpf %s, %s, in %s", gojpf.Version(), r.Began.Format(time.RFC3339), short(r.Elapsed)))
	number := 0 // of a failure, as several has them
	for _, class := range r.byClass() {
		w.Text("h2", class.Tests[0].Class)
		w.Start("table")
		for _, t := range class.Tests {
			w.Start("tr")
			w.Text("th", t.label())
			w.Text("td", string(t.Verdict), "class", "verdict "+string(verdictStyles[t.Verdict]))
			w.Text("td", t.inShort())
			w.End()
		}
		w.End()
	}
	s := r.several()
	if len(s.Violations) > 0 {
		w.Text("h2", "Failures")
		w.Start("ol")
		for _, f := range s.Violations {
			number++
			w.Start("li")
			w.Text("a", f.Name, "href", fmt.Sprintf("#%d", number))
			w.End()
		}
		w.End()
	}
	s.WriteHTML(w)
	for _, n := range r.Notes {
		w.Text("p", "note: "+n)
	}
	w.End()
	w.End()
	return remembers.err
}

// verdictStyles have a verdict look like one of a search.
var verdictStyles = map[Verdict]gojpf.Verdict{Passed: gojpf.Safe, Failed: gojpf.Violated, Incomplete: gojpf.Incomplete, Skipped: gojpf.Incomplete}

// label is the name of a test within its class.
func (t *Test) label() string {
	if len(t.Name) > len(t.Class) && t.Name[:len(t.Class)] == t.Class {
		return t.Name[len(t.Class)+1:]
	}
	return t.Name
}

// inShort is what there is to say of a test in one line.
func (t *Test) inShort() string {
	if t.Verdict == Passed {
		return fmt.Sprintf("%s, %s", schedules(t.Schedules), short(t.Elapsed))
	}
	return t.Reason
}
