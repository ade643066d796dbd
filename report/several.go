package report

import (
	"io"
	"os"
	"time"

	"github.com/gojpf/gojpf/report/markup"
	"github.com/gojpf/gojpf/report/sarif"
	"github.com/gojpf/gojpf/search"
)

// Several are violations of searches that one document tells of, such as those of tests.
type Several struct {
	Version        string // of gojpf
	Started, Ended time.Time
	Successful     bool // nothing was cut
	ExitStatus     int
	Violations     []Found
	Cuts           []string // what was cut, in words
	Sources        []string // folders and archives where sources may be, see [SourcesBeside]
	Properties     map[string]any
}

// Found is a violation with the search that found it.
type Found struct {
	Name      string // of the search
	Class     string // that stands for its place where it has none, with dots
	Violation *search.Violation
}

// SourcesBeside lists where the sources of the entries of a class path may be.
func SourcesBeside(classpath []string) []string {
	var roots []string
	for _, entry := range classpath {
		roots = append(roots, beside(entry)...)
	}
	return roots
}

// WriteSARIF writes a result for each violation, and a notification for each cut.
func (s *Several) WriteSARIF(out io.Writer) error {
	run := &Run{Version: s.Version, roots: s.Sources}
	run.Dir, _ = os.Getwd()
	w := newSARIF(run)
	results := []sarif.Result{}
	for _, f := range s.Violations {
		run.Class = f.Class
		result := w.result(f.Violation)
		result.Message.Text = f.Name + ": " + result.Message.Text
		result.Properties["search"] = f.Name
		result.Fingerprints = map[string]string{"violation/v1": fingerprint(result.RuleID, f.Name, f.Violation)}
		results = append(results, result)
	}
	in := sarif.Invocation{
		Successful: s.Successful, ExitCode: s.ExitStatus, Start: s.Started.UTC().Format(sarif.TimeForm),
		End: s.Ended.UTC().Format(sarif.TimeForm), Notifications: []sarif.Notification{},
	}
	for _, text := range s.Cuts {
		in.Notifications = append(in.Notifications, sarif.Notification{Level: "warning", Message: sarif.Message{Text: "incomplete: " + text}})
	}
	return sarif.Write(out, sarif.Run{
		Tool: sarif.NewTool(s.Version, w.rules), Invocations: []sarif.Invocation{in}, Bases: sarif.Bases(run.Dir), Results: results,
		Properties: s.Properties,
	})
}

// WriteHTML writes the violations as parts of a page that has begun, each under a
// heading whose id is #1, #2 and so on.
func (s *Several) WriteHTML(w *markup.Writer) {
	sources := sourcesIn(s.Sources)
	for i, f := range s.Violations {
		htmlViolation(w, i+1, f.Name, f.Violation, sources)
	}
}
