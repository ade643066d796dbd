package hunt

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// jsonFinding and the types below are the schema, version 1.
type jsonFinding struct {
	Class     string            `json:"class"`
	Method    string            `json:"method"`
	Line      int               `json:"line"`
	Exception string            `json:"exception"`
	Message   string            `json:"message"`
	Status    Status            `json:"status"`
	Why       string            `json:"why,omitempty"`
	Tier      int               `json:"tier"`
	Manifest  bool              `json:"manifest,omitempty"`
	Entry     string            `json:"entry"`
	Contract  string            `json:"contract,omitempty"`
	Inputs    map[string]string `json:"inputs"`
	Path      []string          `json:"path"`
	Steps     []jsonStep        `json:"steps,omitempty"`
	Test      string            `json:"test,omitempty"`
}

// jsonStep is a decision on the way.
type jsonStep struct {
	Class    string `json:"class"`
	Method   string `json:"method"`
	Line     int    `json:"line"`
	Decision string `json:"decision"`
	With     string `json:"with,omitempty"`
}

type jsonMethod struct {
	Method  string         `json:"method"`
	Outcome string         `json:"outcome"`
	Short   bool           `json:"short,omitempty"`
	Cut     map[string]int `json:"cut,omitempty"`
}

type jsonStatistics struct {
	Methods    int            `json:"methods"`
	Complete   int            `json:"complete"`
	Short      int            `json:"short"`
	Late       int            `json:"late"`
	Paths      int            `json:"paths"`
	Queries    int64          `json:"queries"`
	Stored     int64          `json:"stored,omitempty"`
	NotStored  int64          `json:"not_stored,omitempty"`
	Candidates int            `json:"candidates"`
	Findings   int            `json:"findings"`
	Confirmed  int            `json:"confirmed"`
	Known      int            `json:"known,omitempty"`
	Unchanged  int            `json:"unchanged,omitempty"`
	Left       int            `json:"left,omitempty"`
	Unloadable []string       `json:"unloadable,omitempty"`
	Reused     int            `json:"reused,omitempty"`
	Tests      int            `json:"tests"`
	Outcomes   map[Status]int `json:"outcomes"`
	Millis     int64          `json:"milliseconds"`
}

type jsonReport struct {
	Schema     int            `json:"schema"`
	Findings   []jsonFinding  `json:"findings"`
	Methods    []jsonMethod   `json:"methods"`
	Statistics jsonStatistics `json:"statistics"`
}

// WriteJSON writes the result as JSON, of schema 1.
func (r *Result) WriteJSON(w io.Writer) error {
	out := jsonReport{Schema: 1, Findings: []jsonFinding{}, Methods: []jsonMethod{}}
	for _, f := range r.Findings {
		k := f.best()
		j := jsonFinding{
			Class: f.Class(), Method: f.Method(), Line: f.Line(), Exception: f.Exception(), Message: k.message, Status: f.Status, Why: f.Why, Tier: f.Tier, Manifest: f.Manifest(),
			Entry: k.entry.String(), Contract: k.breaks, Inputs: map[string]string{}, Path: append([]string{}, k.path...), Test: f.File,
		}
		for _, in := range k.inputs {
			j.Inputs[in.name] = in.value
		}
		for _, s := range k.steps {
			j.Steps = append(j.Steps, jsonStep{dotted(s.at.class), s.at.method, s.at.line, s.what, s.with})
		}
		out.Findings = append(out.Findings, j)
	}
	for _, m := range r.Methods {
		j := jsonMethod{Method: m.Method, Outcome: "complete"}
		if !m.Complete {
			j.Outcome, j.Cut, j.Short = "cut", m.Cut, m.Short
		}
		out.Methods = append(out.Methods, j)
	}
	s := &r.Statistics
	out.Statistics = jsonStatistics{
		Methods: s.Methods, Complete: s.Complete, Short: s.Short, Late: s.Late, Paths: s.Paths, Queries: s.Queries, Stored: s.Stored, NotStored: s.NotStored, Candidates: s.Candidates, Findings: len(r.Findings),
		Confirmed: r.Confirmed(), Known: s.Known, Unchanged: s.Unchanged, Left: s.Left, Unloadable: s.Unloadable, Reused: s.Reused, Tests: s.Tests, Outcomes: s.Outcomes, Millis: s.Elapsed.Milliseconds(),
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(out)
}

// tierNames say what a tier stands for.
var tierNames = map[int]string{
	TierValues: "values alone", TierObjects: "objects that callers can build", TierNull: "a null that the caller gives",
	TierGuard: "a guard that throws on purpose", TierReflection: "state that only reflection reaches",
	TierContract: "calls that the contract leaves out",
}

// WriteSummary writes what was found for people. verbose lists what is not confirmed,
// too.
func (r *Result) WriteSummary(w io.Writer, verbose bool) error {
	var b strings.Builder
	section := -1
	for _, f := range r.Findings {
		if !f.Confirmed() {
			break
		}
		if f.section() != section {
			section = f.section()
			if section == 0 {
				b.WriteString("\nmanifest: each call of the method fails\n")
			} else {
				fmt.Fprintf(&b, "\ntier %d: %s\n", section, tierNames[section])
			}
		}
		f.tell(&b)
	}
	if verbose {
		head := "\nnot confirmed\n"
		for _, f := range r.Findings {
			if f.Confirmed() {
				continue
			}
			b.WriteString(head)
			head = ""
			f.tell(&b)
		}
	}
	s := &r.Statistics
	fmt.Fprintf(&b, "\nmethods: %d, explored to their ends %d, within bounds %d, cut short %d; paths %d; candidates %d\n",
		s.Methods, s.Complete, s.Methods-s.Complete-s.Short, s.Short, s.Paths, s.Candidates)
	if s.Late > 0 {
		fmt.Fprintf(&b, "out of time: %d methods, in which another run may find something else\n", s.Late)
	}
	fmt.Fprintf(&b, "findings: %d, confirmed %d", len(r.Findings), r.Confirmed())
	for _, status := range slices.Sorted(maps.Keys(s.Outcomes)) {
		fmt.Fprintf(&b, ", %s %d", status, s.Outcomes[status])
	}
	fmt.Fprintf(&b, "; %.1f s\n", s.Elapsed.Seconds())
	if s.Unchanged > 0 {
		fmt.Fprintf(&b, "left out: %d methods of which nothing has changed\n", s.Unchanged)
	}
	for i, name := range s.Unloadable {
		fmt.Fprintf(&b, "left out: %s\n", name)
		if more := s.Left - len(s.Unloadable); more > 0 && i == len(s.Unloadable)-1 {
			fmt.Fprintf(&b, "left out: %d more class files that cannot be loaded\n", more)
		}
	}
	if s.Reused > 0 {
		fmt.Fprintf(&b, "taken from the store: %d methods\n", s.Reused)
	}
	if all := s.Stored + s.NotStored; all > 0 {
		fmt.Fprintf(&b, "answers of earlier runs: %d of %d hard questions about inputs (%.0f %%)\n", s.Stored, all, 100*float64(s.Stored)/float64(all))
	}
	if s.Unstored != "" {
		fmt.Fprintf(&b, "results could not be kept: %s\n", s.Unstored)
	}
	if s.Known > 0 {
		fmt.Fprintf(&b, "left out: %d that the baseline has\n", s.Known)
	}
	if s.Unconfirmable != "" {
		fmt.Fprintf(&b, "nothing could be confirmed: %s\n", s.Unconfirmable)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// tell writes a finding on a few lines.
func (f *Finding) tell(b *strings.Builder) {
	k := f.best()
	fmt.Fprintf(b, "  %s at %s.%s, line %d", f.Exception(), f.Class(), f.Method(), f.Line())
	if k.message != "" {
		fmt.Fprintf(b, ": %s", oneLine(k.message))
	}
	b.WriteByte('\n')
	var inputs []string
	for _, in := range k.inputs {
		inputs = append(inputs, in.name+" = "+in.value)
	}
	fmt.Fprintf(b, "    by %s %s\n", k.entry, strings.Join(inputs, ", "))
	if k.asserts != "" {
		b.WriteString("    with assertions enabled (java -ea)\n")
	}
	if k.breaks != "" {
		fmt.Fprintf(b, "    breaks its contract: %s\n", k.breaks)
	}
	if f.refuted {
		b.WriteString("    none of its callers in this code does that\n")
	}
	if !f.Confirmed() {
		fmt.Fprintf(b, "    %s: %s\n", f.Status, f.Why)
	}
	if f.File != "" {
		fmt.Fprintf(b, "    %s\n", f.File)
	}
}
