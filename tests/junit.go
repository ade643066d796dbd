package tests

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/report/markup"
)

// WriteJUnit writes the result as the XML that CI servers read, a suite for each
// class. What is incomplete was not proved, so it is an error: a build that waits for a
// proof must not turn green without one.
func (r *Result) WriteJUnit(out io.Writer) error {
	remembers := &firstError{out: out}
	w := markup.New(remembers)
	seconds := func(d time.Duration) string { return fmt.Sprintf("%.3f", d.Seconds()) }
	w.Start("testsuites", "name", "gojpf", "tests", len(r.Tests), "failures", r.Count(Failed), "errors", r.Count(Incomplete),
		"skipped", r.Count(Skipped), "time", seconds(r.Elapsed))
	for _, suite := range r.byClass() {
		var spent time.Duration
		for _, t := range suite.Tests {
			spent += t.Elapsed
		}
		w.Start("testsuite", "name", suite.Tests[0].Class, "tests", len(suite.Tests), "failures", suite.Count(Failed),
			"errors", suite.Count(Incomplete), "skipped", suite.Count(Skipped), "time", seconds(spent))
		for _, t := range suite.Tests {
			name := strings.TrimPrefix(t.Name, t.Class+"#")
			w.Start("testcase", "name", name, "classname", t.Class, "time", seconds(t.Elapsed))
			switch t.Verdict {
			case Failed:
				var text strings.Builder
				kind := testFailed
				if t.Violation != nil {
					kind = t.Violation.Property
					if err := report.WriteViolation(&text, t.Violation, nil); err != nil {
						return err
					}
				}
				w.Text("failure", text.String(), "message", t.Reason, "type", kind)
			case Incomplete:
				w.Text("error", t.Reason+"\n"+t.Help, "message", "incomplete: "+t.Reason, "type", "incomplete")
			case Skipped:
				w.Empty("skipped", "message", t.Reason)
			}
			w.End()
		}
		w.End()
	}
	w.End()
	return remembers.err
}

// byClass parts the tests, in the order of their classes' first ones.
func (r *Result) byClass() []*Result {
	var list []*Result
	at := map[string]*Result{}
	for _, t := range r.Tests {
		s := at[t.Class]
		if s == nil {
			s = &Result{}
			at[t.Class] = s
			list = append(list, s)
		}
		s.Tests = append(s.Tests, t)
	}
	return list
}

// firstError remembers what went wrong first.
type firstError struct {
	out io.Writer
	err error
}

func (w *firstError) Write(b []byte) (int, error) {
	n, err := w.out.Write(b)
	if w.err == nil {
		w.err = err
	}
	return n, err
}
