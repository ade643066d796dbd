package report

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/search"
)

// sarif writes the Static Analysis Results Interchange Format, version 2.1.0:
// a result for each violation, with the trace as a code flow, and a notification
// of the invocation for each reason why the run is incomplete. A reader of an
// incomplete run without results sees that the execution was not successful.
type sarif struct{ out io.Writer }

// Start implements Publisher.
func (sarif) Start(*Run) {}

const (
	sarifSchema  = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	sarifVersion = "2.1.0"
	// sourceRoot is the name of the folder that relative names of files start
	// from: the one that the run was started in.
	sourceRoot = "SRCROOT"
	// mostSteps is how many steps of a trace are kept, the last: what displays
	// results takes no more.
	mostSteps = 10_000
)

// The parts of the format that are used, under its own names.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool        sarifTool                `json:"tool"`
		Invocations []sarifInvocation        `json:"invocations"`
		Bases       map[string]sarifArtifact `json:"originalUriBaseIds"`
		Results     []sarifResult            `json:"results"`
		ColumnKind  string                   `json:"columnKind"`
		Properties  map[string]any           `json:"properties"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name           string      `json:"name"`
		FullName       string      `json:"fullName"`
		Version        string      `json:"version"`
		InformationURI string      `json:"informationUri"`
		Rules          []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID            string             `json:"id"`
		Name          string             `json:"name,omitempty"`
		Short         sarifMessage       `json:"shortDescription"`
		Full          sarifMessage       `json:"fullDescription"`
		Configuration sarifConfiguration `json:"defaultConfiguration"`
	}
	sarifConfiguration struct {
		Level string `json:"level"`
	}
	sarifInvocation struct {
		Successful    bool                `json:"executionSuccessful"`
		ExitCode      int                 `json:"exitCode"`
		Start         string              `json:"startTimeUtc"`
		End           string              `json:"endTimeUtc"`
		Notifications []sarifNotification `json:"toolExecutionNotifications"`
	}
	sarifNotification struct {
		Level     string          `json:"level"`
		Message   sarifMessage    `json:"message"`
		Locations []sarifLocation `json:"locations,omitempty"`
	}
	sarifResult struct {
		RuleID       string            `json:"ruleId"`
		RuleIndex    int               `json:"ruleIndex"`
		Level        string            `json:"level"`
		Message      sarifMessage      `json:"message"`
		Locations    []sarifLocation   `json:"locations,omitempty"`
		Stacks       []sarifStack      `json:"stacks,omitempty"`
		CodeFlows    []sarifCodeFlow   `json:"codeFlows,omitempty"`
		Fingerprints map[string]string `json:"partialFingerprints"`
		Properties   map[string]any    `json:"properties"`
	}
	sarifMessage struct {
		Text string `json:"text"`
	}
	sarifLocation struct {
		Physical *sarifPhysical `json:"physicalLocation,omitempty"`
		Logical  []sarifLogical `json:"logicalLocations,omitempty"`
		Message  *sarifMessage  `json:"message,omitempty"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   *sarifRegion  `json:"region,omitempty"`
	}
	sarifArtifact struct {
		URI    string `json:"uri"`
		BaseID string `json:"uriBaseId,omitempty"`
	}
	sarifRegion struct {
		Line    int           `json:"startLine"`
		Snippet *sarifMessage `json:"snippet,omitempty"`
	}
	sarifLogical struct {
		Name string `json:"fullyQualifiedName"`
		Kind string `json:"kind"`
	}
	sarifStack struct {
		Message sarifMessage `json:"message"`
		Frames  []sarifFrame `json:"frames"`
	}
	sarifFrame struct {
		Location sarifLocation `json:"location"`
	}
	sarifCodeFlow struct {
		Message sarifMessage      `json:"message"`
		Threads []sarifThreadFlow `json:"threadFlows"`
	}
	sarifThreadFlow struct {
		ID        string      `json:"id"`
		Locations []sarifStep `json:"locations"`
	}
	sarifStep struct {
		Location sarifLocation `json:"location"`
		Order    int           `json:"executionOrder"`
	}
)

// rules describe the kinds of violations that gojpf itself finds.
var rules = []sarifRule{
	rule(search.KindDeadlock, "Deadlock", "Threads wait for each other",
		"Threads that have not ended remain, and none of them can ever run again."),
	rule(search.KindUncaught, "UncaughtException", "An exception ends a thread",
		"An exception leaves the run or main method of a thread."),
	rule(search.KindAssertion, "FailedAssertion", "An assertion fails",
		"An assert statement, or a check that throws an AssertionError, does not hold."),
}

func rule(id, name, short, full string) sarifRule {
	return sarifRule{id, name, sarifMessage{short}, sarifMessage{full}, sarifConfiguration{"error"}}
}

// sarifWriter collects what a run's report needs.
type sarifWriter struct {
	run     *Run
	sources *sources
	rules   []sarifRule
}

// Finish implements Publisher.
func (p sarif) Finish(run *Run, r *search.Result, now time.Time) {
	w := &sarifWriter{run: run, sources: run.sources(), rules: slices.Clone(rules)}
	results := []sarifResult{}
	for i := range r.Violations {
		results = append(results, w.result(&r.Violations[i]))
	}
	log := sarifLog{Schema: sarifSchema, Version: sarifVersion, Runs: []sarifRun{{
		Tool: sarifTool{sarifDriver{
			Name: "gojpf", FullName: "gojpf, a model-checking virtual machine for Java bytecode",
			Version: run.Version, InformationURI: "https://github.com/gojpf/gojpf", Rules: w.rules,
		}},
		Invocations: []sarifInvocation{w.invocation(r, now)},
		Bases:       map[string]sarifArtifact{sourceRoot: {URI: fileURI(run.Dir) + "/"}},
		Results:     results,
		ColumnKind:  "utf16CodeUnits",
		Properties: map[string]any{
			"verdict": r.Verdict, "target": run.target(), "statesNew": r.Statistics.StatesNew,
			"unchecked": append([]string{}, r.Unchecked...),
			"model":     append([]string{}, r.Model...),
		},
	}}}
	enc := json.NewEncoder(p.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	_ = enc.Encode(log) // the writer remembers its error; the document has no other
}

func (w *sarifWriter) invocation(r *search.Result, now time.Time) sarifInvocation {
	const form = "2006-01-02T15:04:05.000Z"
	in := sarifInvocation{
		Successful: r.Verdict != search.Incomplete, ExitCode: r.Verdict.ExitStatus(),
		Start: w.run.Started.UTC().Format(form), End: now.UTC().Format(form), Notifications: []sarifNotification{},
	}
	level := "warning"
	if r.Failure != nil {
		level = "error"
	}
	for _, c := range r.Incomplete {
		n := sarifNotification{Level: level, Message: sarifMessage{"incomplete: " + strings.Join(describe(c, false), "\n")}}
		for _, frame := range c.Stack {
			if p, ok := placeOfFrame(frame); ok {
				n.Locations = []sarifLocation{w.location(p)}
				break
			}
		}
		in.Notifications = append(in.Notifications, n)
	}
	return in
}

func (w *sarifWriter) result(v *search.Violation) sarifResult {
	id, index := w.rule(v)
	text := headline(v)
	if v.Kind == search.KindDeadlock && v.Details != "" {
		text = v.Details // its message says no more than that there is one
	}
	for _, f := range facets(v) {
		text += "\n" + f.name + ":\n  " + strings.Join(f.lines, "\n  ")
	}
	res := sarifResult{
		RuleID: id, RuleIndex: index, Level: "error", Message: sarifMessage{text},
		Properties: map[string]any{"property": v.Property, "thread": v.Thread},
	}
	// Code scanning drops results without a file: what lies nowhere is shown at
	// the main class.
	p, ok := placeOf(v.Method, v.Location)
	if !ok {
		class, _, _ := strings.Cut(w.run.Class, "$")
		p = place{file: strings.ReplaceAll(class, ".", "/") + ".java"}
	}
	res.Locations = []sarifLocation{w.location(p)}
	if len(v.Inputs) > 0 {
		res.Properties["inputs"] = v.Inputs
	}
	sum := sha256.Sum256([]byte(strings.Join([]string{id, v.Property, v.Exception, v.Method, v.Location}, "\x00")))
	res.Fingerprints = map[string]string{"violation/v1": fmt.Sprintf("%x", sum[:8])}
	for _, t := range v.Threads {
		if stack := w.stack(t); len(stack.Frames) > 0 {
			res.Stacks = append(res.Stacks, stack)
		}
	}
	if flow, ok := w.codeFlow(v.Trace); ok {
		res.CodeFlows = []sarifCodeFlow{flow}
	}
	return res
}

// rule returns the rule that a violation breaks. Kinds that are not described
// above, and properties that listeners check, get one of their own.
func (w *sarifWriter) rule(v *search.Violation) (id string, index int) {
	id = v.Kind
	if id == search.KindProperty {
		id = v.Property
	}
	index = slices.IndexFunc(w.rules, func(r sarifRule) bool { return r.ID == id })
	if index < 0 {
		index = len(w.rules)
		w.rules = append(w.rules, rule(id, "", v.Property, "The property "+v.Property+" does not hold."))
	}
	return id, index
}

// location describes a place, with the line that stands there.
func (w *sarifWriter) location(p place) sarifLocation {
	physical := &sarifPhysical{Artifact: w.artifact(p.file)}
	if p.line > 0 {
		physical.Region = &sarifRegion{Line: p.line}
		if text := w.sources.text(p); text != "" {
			physical.Region.Snippet = &sarifMessage{text}
		}
	}
	l := sarifLocation{Physical: physical}
	if p.method != "" {
		l.Logical = []sarifLogical{{p.method, "function"}}
	}
	return l
}

// artifact names a source file: relative to where the run was started if it
// lies below, else with its full name; a file that was not found by where its
// package would have it.
func (w *sarifWriter) artifact(file string) sarifArtifact {
	name := w.sources.find(file).name
	if name == "" {
		return sarifArtifact{URI: (&url.URL{Path: file}).String()}
	}
	if rel, err := filepath.Rel(w.run.Dir, name); err == nil && filepath.IsLocal(rel) {
		return sarifArtifact{URI: (&url.URL{Path: filepath.ToSlash(rel)}).String(), BaseID: sourceRoot}
	}
	return sarifArtifact{URI: fileURI(name)}
}

func fileURI(name string) string {
	slashed := filepath.ToSlash(name)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed // a drive
	}
	return (&url.URL{Scheme: "file", Path: strings.TrimSuffix(slashed, "/")}).String()
}

func (w *sarifWriter) stack(t search.ThreadInfo) sarifStack {
	s := sarifStack{Message: sarifMessage{t.String()}, Frames: []sarifFrame{}}
	if t.Lock != "" {
		s.Message.Text += " waits for " + t.Lock
	}
	for _, frame := range t.Stack {
		var l sarifLocation
		if p, ok := placeOfFrame(frame); ok {
			l = w.location(p)
		} else {
			l = sarifLocation{Message: &sarifMessage{frame}}
		}
		s.Frames = append(s.Frames, sarifFrame{l})
	}
	return s
}

// codeFlow tells a trace: a flow for each thread, whose steps are numbered in
// the order of execution. What a transition decided is said at its first line;
// of one without lines, at the next line there is, for viewers want every step
// to have a place.
func (w *sarifWriter) codeFlow(trace []search.Step) (flow sarifCodeFlow, ok bool) {
	flow.Message.Text = fmt.Sprintf("%d transitions", len(trace))
	skip := lineCount(trace) - mostSteps
	if skip > 0 {
		flow.Message.Text += ", of which the last lines are shown"
	}
	var (
		threads = map[int]int{} // index in flow.Threads
		order   int
		untold  []string // of transitions of which no line was shown yet
		last    *sarifLocation
	)
	add := func(thread int, l sarifLocation) {
		i, known := threads[thread]
		if !known {
			i = len(flow.Threads)
			threads[thread] = i
			flow.Threads = append(flow.Threads, sarifThreadFlow{ID: fmt.Sprintf("thread %d", thread)})
		}
		t := &flow.Threads[i]
		t.Locations = append(t.Locations, sarifStep{l, order})
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
				l.Message, untold = &sarifMessage{strings.Join(untold, "\n")}, nil
			}
			add(line.Thread, l)
		}
	}
	if last == nil {
		return flow, false
	}
	if len(untold) > 0 {
		if last.Message == nil {
			last.Message = &sarifMessage{}
		}
		last.Message.Text = strings.TrimPrefix(last.Message.Text+"\n"+strings.Join(untold, "\n"), "\n")
	}
	return flow, true
}
