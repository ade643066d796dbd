package report

import (
	"crypto/sha256"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/report/sarif"
	"github.com/gojpf/gojpf/search"
)

// sarif writes the Static Analysis Results Interchange Format, version 2.1.0:
// a result for each violation, with the trace as a code flow, and a notification
// of the invocation for each reason why the run is incomplete. A reader of an
// incomplete run without results sees that the execution was not successful.
type sarifPublisher struct{ out io.Writer }

// Start implements Publisher.
func (sarifPublisher) Start(*Run) {}

// mostSteps is how many steps of a trace are kept, the last: what displays results
// takes no more.
const mostSteps = 10_000

// rules describe the kinds of violations that gojpf itself finds.
var rules = []sarif.Rule{
	sarif.NewRule(search.KindDeadlock, "Deadlock", "Threads wait for each other",
		"Threads that have not ended remain, and none of them can ever run again."),
	sarif.NewRule(search.KindUncaught, "UncaughtException", "An exception ends a thread",
		"An exception leaves the run or main method of a thread."),
	sarif.NewRule(search.KindAssertion, "FailedAssertion", "An assertion fails",
		"An assert statement, or a check that throws an AssertionError, does not hold."),
}

// sarifWriter collects what a run's report needs.
type sarifWriter struct {
	run     *Run
	sources *sources
	rules   []sarif.Rule
}

func newSARIF(run *Run) *sarifWriter {
	return &sarifWriter{run: run, sources: run.sources(), rules: slices.Clone(rules)}
}

// Finish implements Publisher.
func (p sarifPublisher) Finish(run *Run, r *search.Result, now time.Time) {
	w := newSARIF(run)
	results := []sarif.Result{}
	for i := range r.Violations {
		results = append(results, w.result(&r.Violations[i]))
	}
	results = append(results, w.raceResults(r)...)
	// The writer remembers its error; the document has no other.
	_ = sarif.Write(p.out, sarif.Run{
		Tool:        sarif.NewTool(run.Version, w.rules),
		Invocations: []sarif.Invocation{w.invocation(r, now)},
		Bases:       sarif.Bases(run.Dir),
		Results:     results,
		Properties: map[string]any{
			"verdict": r.Verdict, "target": run.target(), "statesNew": r.Statistics.StatesNew,
			"unchecked": append([]string{}, r.Unchecked...),
			"model":     append([]string{}, r.Model...),
		},
	})
}

func (w *sarifWriter) invocation(r *search.Result, now time.Time) sarif.Invocation {
	in := sarif.Invocation{
		Successful: r.Verdict != search.Incomplete, ExitCode: r.Verdict.ExitStatus(),
		Start: w.run.Started.UTC().Format(sarif.TimeForm), End: now.UTC().Format(sarif.TimeForm), Notifications: []sarif.Notification{},
	}
	level := "warning"
	if r.Failure != nil {
		level = "error"
	}
	for _, c := range r.Incomplete {
		n := sarif.Notification{Level: level, Message: sarif.Message{Text: "incomplete: " + strings.Join(describe(c, false), "\n")}}
		for _, frame := range c.Stack {
			if p, ok := placeOfFrame(frame); ok {
				n.Locations = []sarif.Location{w.location(p)}
				break
			}
		}
		in.Notifications = append(in.Notifications, n)
	}
	return in
}

func (w *sarifWriter) result(v *search.Violation) sarif.Result {
	id, index := w.rule(v)
	text := headline(v)
	if v.Kind == search.KindDeadlock && v.Details != "" {
		text = v.Details // its message says no more than that there is one
	}
	for _, f := range facets(v) {
		text += "\n" + f.name + ":\n  " + strings.Join(f.lines, "\n  ")
	}
	res := sarif.Result{
		RuleID: id, RuleIndex: index, Level: "error", Message: sarif.Message{Text: text},
		Properties: map[string]any{"property": v.Property, "thread": v.Thread},
	}
	// Code scanning drops results without a file: what lies nowhere is shown at
	// the main class.
	p, ok := placeOf(v.Method, v.Location)
	if !ok {
		class, _, _ := strings.Cut(w.run.Class, "$")
		p = place{file: strings.ReplaceAll(class, ".", "/") + ".java"}
	}
	res.Locations = []sarif.Location{w.location(p)}
	if len(v.Inputs) > 0 {
		res.Properties["inputs"] = v.Inputs
	}
	res.Fingerprints = map[string]string{"violation/v1": fingerprint(id, "", v)}
	for _, t := range v.Threads {
		if stack := w.stack(t); len(stack.Frames) > 0 {
			res.Stacks = append(res.Stacks, stack)
		}
	}
	if flow, ok := w.codeFlow(v.Trace); ok {
		res.CodeFlows = []sarif.CodeFlow{flow}
	}
	return res
}

// fingerprint is what stays of a violation where nothing about it changes. found is the
// search that found it, "" where there is one only.
func fingerprint(rule, found string, v *search.Violation) string {
	parts := []string{rule, v.Property, v.Exception, v.Method, v.Location}
	if found != "" {
		parts = append(parts, found)
	}
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return fmt.Sprintf("%x", sum[:8])
}

// rule returns the rule that a violation breaks. Kinds that are not described
// above, and properties that listeners check, get one of their own.
func (w *sarifWriter) rule(v *search.Violation) (id string, index int) {
	id = v.Kind
	if id == search.KindProperty {
		id = v.Property
	}
	index = slices.IndexFunc(w.rules, func(r sarif.Rule) bool { return r.ID == id })
	if index < 0 {
		index = len(w.rules)
		w.rules = append(w.rules, sarif.NewRule(id, "", v.Property, "The property "+v.Property+" does not hold."))
	}
	return id, index
}

// location describes a place, with the line that stands there.
func (w *sarifWriter) location(p place) sarif.Location {
	physical := &sarif.Physical{Artifact: w.artifact(p.file)}
	if p.line > 0 {
		physical.Region = &sarif.Region{Line: p.line}
		if text := w.sources.text(p); text != "" {
			physical.Region.Snippet = &sarif.Message{Text: text}
		}
	}
	l := sarif.Location{Physical: physical}
	if p.method != "" {
		l.Logical = []sarif.Logical{{Name: p.method, Kind: "function"}}
	}
	return l
}

func (w *sarifWriter) artifact(file string) sarif.Artifact {
	return sarif.FileOf(w.run.Dir, w.sources.find(file).name, file)
}

func (w *sarifWriter) stack(t search.ThreadInfo) sarif.Stack {
	s := sarif.Stack{Message: sarif.Message{Text: t.String()}, Frames: []sarif.Frame{}}
	if t.Lock != "" {
		s.Message.Text += " waits for " + t.Lock
	}
	for _, frame := range t.Stack {
		var l sarif.Location
		if p, ok := placeOfFrame(frame); ok {
			l = w.location(p)
		} else {
			l = sarif.Location{Message: &sarif.Message{Text: frame}}
		}
		s.Frames = append(s.Frames, sarif.Frame{Location: l})
	}
	return s
}

// codeFlow tells a trace: a flow for each thread, whose steps are numbered in
// the order of execution. What a transition decided is said at its first line;
// of one without lines, at the next line there is, for viewers want every step
// to have a place.
func (w *sarifWriter) codeFlow(trace []search.Step) (flow sarif.CodeFlow, ok bool) {
	flow.Message.Text = fmt.Sprintf("%d transitions", len(trace))
	skip := lineCount(trace) - mostSteps
	if skip > 0 {
		flow.Message.Text += ", of which the last lines are shown"
	}
	var (
		threads = map[int]int{} // index in flow.Threads
		order   int
		untold  []string // of transitions of which no line was shown yet
		last    *sarif.Location
	)
	add := func(thread int, l sarif.Location) {
		i, known := threads[thread]
		if !known {
			i = len(flow.Threads)
			threads[thread] = i
			flow.Threads = append(flow.Threads, sarif.ThreadFlow{ID: fmt.Sprintf("thread %d", thread)})
		}
		t := &flow.Threads[i]
		t.Locations = append(t.Locations, sarif.Step{Location: l, Order: order})
		last = &t.Locations[len(t.Locations)-1].Location
	}
	for i := range trace {
		s := &trace[i]
		untold = append(untold, fmt.Sprintf("transition #%d", i))
		untold = append(untold, s.Choices...)
		untold = append(untold, s.Comments...)
		if text := note(s); text != "" {
			untold = append(untold, text)
		}
		for _, line := range s.Lines {
			if order++; order <= skip {
				untold = nil
				continue
			}
			l := w.location(placeOfLine(line))
			if len(untold) > 0 {
				l.Message, untold = &sarif.Message{Text: strings.Join(untold, "\n")}, nil
			}
			add(line.Thread, l)
		}
	}
	if last == nil {
		return flow, false
	}
	if len(untold) > 0 {
		if last.Message == nil {
			last.Message = &sarif.Message{}
		}
		last.Message.Text = strings.TrimPrefix(last.Message.Text+"\n"+strings.Join(untold, "\n"), "\n")
	}
	return flow, true
}
