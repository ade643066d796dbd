package report

import (
	"fmt"
	"io"
	"time"

	"github.com/gojpf/gojpf/report/markup"
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
	w := markup.New(p.out)
	w.Start("jpfreport")
	w.Text("jpf-version", "gojpf "+run.Version)
	w.Start("jpf-properties")
	for _, key := range run.Config.Keys("") {
		w.Empty("entry", "key", key, "value", run.Config.Text(key), "source", run.Config.Origin(key))
	}
	w.End()
	w.Start("platform")
	w.Text("hostname", run.Host.Name)
	w.Text("arch", run.Host.Arch)
	w.Text("os", run.Host.OS)
	w.Text("java", run.Host.Java)
	w.End()
	w.Text("user", run.Host.User)
	w.Text("started", run.Started.Format(time.RFC3339))
	w.Start("sut")
	w.Text("source", run.target())
	w.End()
	sources := run.sources()
	for i := range r.Violations {
		v := &r.Violations[i]
		xmlThreads(w, i, v.Threads)
		xmlTrace(w, i, v.Trace, sources)
		if text := printed(v.Trace); text != "" {
			w.Text("output", text, "error", i)
		}
	}
	xmlResult(w, r)
	xmlStatistics(w, &r.Statistics)
	w.End()
}

func xmlThreads(w *markup.Writer, violation int, threads []search.ThreadInfo) {
	w.Start("live-threads", "error", violation)
	for _, t := range threads {
		w.Start("thread", "id", t.ID, "name", t.Name, "status", t.Status, "class", t.Class,
			"priority", t.Priority, "daemon", t.Daemon, "lock-count", t.LockCount)
		for _, h := range t.Holds {
			w.Empty("lock-owned", "object", h.Object, "kind", h.Kind, "entered", h.Where)
		}
		if t.Lock != "" {
			w.Empty("lock-request", "object", t.Lock)
		}
		for _, line := range t.Stack {
			w.Text("frame", line)
		}
		w.End()
	}
	w.End()
}

func xmlTrace(w *markup.Writer, violation int, steps []search.Step, sources *sources) {
	if len(steps) == 0 {
		return
	}
	w.Start("trace", "error", violation)
	names := namesIn(steps)
	for i := range steps {
		s := &steps[i]
		w.Start("transition", "id", i, "thread", s.Thread, "instructions", s.Insns)
		for _, d := range decisions(s) {
			w.Text("cg", d.text, "class", generatorClass(d.text), "choice", d.alternative+1)
		}
		for _, comment := range s.Comments {
			w.Text("comment", comment)
		}
		for _, l := range s.Lines {
			p := placeOfLine(l)
			w.Text("insn", sources.text(p), "src", p, "method", p.method)
		}
		for _, op := range s.Operations {
			w.Text("operation", operationText(op, names), "thread", op.Thread)
		}
		if text := note(s); text != "" {
			w.Text("note", text)
		}
		w.End()
	}
	w.End()
}

func xmlResult(w *markup.Writer, r *search.Result) {
	findings := "none"
	switch r.Verdict {
	case search.Violated:
		findings = "errors"
	case search.Incomplete:
		findings = "incomplete"
	}
	w.Start("result", "findings", findings, "verdict", r.Verdict)
	for i := range r.Violations {
		v := &r.Violations[i]
		w.Start("error", "id", i, "kind", v.Kind, "exception", v.Exception, "location", v.Location, "method", v.Method, "thread", v.Thread)
		w.Text("property", v.Property)
		w.Text("message", v.Message)
		w.Text("details", v.Details)
		for _, f := range facets(v) {
			w.Start(f.name)
			for _, line := range f.lines {
				w.Text("line", line)
			}
			w.End()
		}
		w.End()
	}
	for _, model := range r.Model {
		w.Text("model", model)
	}
	for _, property := range r.Unchecked {
		w.Text("unchecked", property)
	}
	for _, c := range r.Incomplete {
		w.Start("incomplete", "count", c.Count)
		w.Text("reason", c.Reason)
		if c.Help != "" {
			w.Text("help", c.Help)
		}
		for _, line := range c.Stack {
			w.Text("frame", line)
		}
		for _, line := range inputLines(c.Inputs) {
			w.Text("input", line)
		}
		w.End()
	}
	w.End()
}

func xmlStatistics(w *markup.Writer, s *search.Statistics) {
	w.Start("statistics")
	w.Text("elapsed-time", hms(s.Elapsed))
	for _, number := range []struct {
		name  string
		value int64
	}{
		{"new-states", s.StatesNew}, {"visited-states", s.StatesVisited}, {"backtracked-states", s.StatesBacktracked},
		{"end-states", s.EndStates}, {"max-depth", int64(s.MaxDepth)}, {"instructions", s.Instructions},
	} {
		w.Text(number.name, fmt.Sprint(number.value))
	}
	w.Text("max-memory", fmt.Sprint(s.MaxMemory>>20), "unit", "MB")
	if s.Queries > 0 {
		w.Start("solver", "queries", s.Queries, "sat", s.Sat, "unsat", s.Unsat, "unknown", s.Unknown, "time", s.SolverTime.Milliseconds())
		list := []any{"ranges", s.Answers.Ranges, "model", s.Answers.Model, "cache", s.Answers.Cache, "linear", s.Answers.Linear, "search", s.Answers.Search, "solvers", s.Answers.Solvers}
		if s.Answers.Stored > 0 {
			list = append(list, "stored", s.Answers.Stored)
		}
		w.Empty("answers", list...)
		for _, u := range s.Solvers {
			w.Empty("use", "solver", u.Solver, "calls", u.Calls, "sat", u.Sat, "unsat", u.Unsat, "unknown", u.Unknown, "time", u.Time.Milliseconds())
		}
		w.End()
	}
	w.End()
}
