package report

import (
	"fmt"
	"io"
	"time"

	"github.com/gojpf/gojpf/search"
)

// xmlPublisher writes the tree of JPF's XMLPublisher, whose text is escaped
// here. What gojpf adds are attributes and elements that readers of JPF's reports
// pass over; a run that is incomplete never has the "none" of one without
// findings.
type xmlPublisher struct{ out io.Writer }

// Start implements Publisher.
func (xmlPublisher) Start(*Run) {}

// Finish implements Publisher.
func (p xmlPublisher) Finish(run *Run, r *search.Result, _ time.Time) {
	w := newXMLWriter(p.out)
	w.start("jpfreport")
	w.text("jpf-version", "gojpf "+run.Version)
	w.start("jpf-properties")
	for _, key := range run.Config.Keys("") {
		w.empty("entry", "key", key, "value", run.Config.String(key), "source", run.Config.Origin(key))
	}
	w.end()
	w.start("platform")
	w.text("hostname", run.Host.Name)
	w.text("arch", run.Host.Arch)
	w.text("os", run.Host.OS)
	w.text("java", run.Host.Java)
	w.end()
	w.text("user", run.Host.User)
	w.text("started", run.Started.Format(time.RFC3339))
	w.start("sut")
	w.text("source", run.target())
	w.end()
	sources := newSources(run.Config)
	for i := range r.Violations {
		v := &r.Violations[i]
		xmlThreads(w, i, v.Threads)
		xmlTrace(w, i, v.Trace, sources)
		if text := printed(v.Trace); text != "" {
			w.text("output", text, "error", i)
		}
	}
	xmlResult(w, r)
	xmlStatistics(w, &r.Statistics)
	w.end()
}

func xmlThreads(w *xmlWriter, violation int, threads []search.ThreadInfo) {
	w.start("live-threads", "error", violation)
	for _, t := range threads {
		w.start("thread", "id", t.ID, "name", t.Name, "status", t.Status, "class", t.Class,
			"priority", t.Priority, "daemon", t.Daemon, "lock-count", t.LockCount)
		for _, h := range t.Holds {
			w.empty("lock-owned", "object", h.Object, "kind", h.Kind, "entered", h.Where)
		}
		if t.Lock != "" {
			w.empty("lock-request", "object", t.Lock)
		}
		for _, line := range t.Stack {
			w.text("frame", line)
		}
		w.end()
	}
	w.end()
}

func xmlTrace(w *xmlWriter, violation int, steps []search.Step, sources *sources) {
	if len(steps) == 0 {
		return
	}
	w.start("trace", "error", violation)
	names := namesIn(steps)
	for i := range steps {
		s := &steps[i]
		w.start("transition", "id", i, "thread", s.Thread, "instructions", s.Insns)
		for _, d := range decisions(s) {
			w.text("cg", d.text, "class", generatorClass(d.text), "choice", d.alternative+1)
		}
		for _, comment := range s.Comments {
			w.text("comment", comment)
		}
		for _, l := range s.Lines {
			p := placeOfLine(l)
			w.text("insn", sources.text(p), "src", p, "method", p.method)
		}
		for _, op := range s.Operations {
			w.text("operation", operationText(op, names), "thread", op.Thread)
		}
		if text := note(s); text != "" {
			w.text("note", text)
		}
		w.end()
	}
	w.end()
}

func xmlResult(w *xmlWriter, r *search.Result) {
	findings := "none"
	switch r.Verdict {
	case search.Violated:
		findings = "errors"
	case search.Incomplete:
		findings = "incomplete"
	}
	w.start("result", "findings", findings, "verdict", r.Verdict)
	for i := range r.Violations {
		v := &r.Violations[i]
		w.start("error", "id", i, "kind", v.Kind, "exception", v.Exception, "location", v.Location, "method", v.Method, "thread", v.Thread)
		w.text("property", v.Property)
		w.text("message", v.Message)
		w.text("details", v.Details)
		for _, f := range facets(v) {
			w.start(f.name)
			for _, line := range f.lines {
				w.text("line", line)
			}
			w.end()
		}
		w.end()
	}
	for _, model := range r.Model {
		w.text("model", model)
	}
	for _, property := range r.Unchecked {
		w.text("unchecked", property)
	}
	for _, c := range r.Incomplete {
		w.start("incomplete", "count", c.Count)
		w.text("reason", c.Reason)
		if c.Help != "" {
			w.text("help", c.Help)
		}
		for _, line := range c.Stack {
			w.text("frame", line)
		}
		w.end()
	}
	w.end()
}

func xmlStatistics(w *xmlWriter, s *search.Statistics) {
	w.start("statistics")
	w.text("elapsed-time", hms(s.Elapsed))
	for _, number := range []struct {
		name  string
		value int64
	}{
		{"new-states", s.StatesNew}, {"visited-states", s.StatesVisited}, {"backtracked-states", s.StatesBacktracked},
		{"end-states", s.EndStates}, {"max-depth", int64(s.MaxDepth)}, {"instructions", s.Instructions},
	} {
		w.text(number.name, fmt.Sprint(number.value))
	}
	w.text("max-memory", fmt.Sprint(s.MaxMemory>>20), "unit", "MB")
	w.end()
}
