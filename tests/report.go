package tests

import (
	"encoding/json"
	"fmt"
	"io"
	"time"

	"github.com/gojpf/gojpf/report"
)

type jsonTest struct {
	Test      string   `json:"test"`
	Class     string   `json:"class"`
	Method    string   `json:"method"`
	Display   string   `json:"display,omitempty"`
	Verdict   Verdict  `json:"verdict"`
	Schedules int64    `json:"schedules"`
	Complete  bool     `json:"complete"`
	Reason    string   `json:"reason"`
	Help      string   `json:"help,omitempty"`
	Violation any      `json:"violation,omitempty"`
	Seed      string   `json:"seed,omitempty"`
	Millis    int64    `json:"milliseconds"`
	States    int64    `json:"states"`
	Reused    bool     `json:"kept,omitempty"`
	Notes     []string `json:"notes,omitempty"`
}

type jsonStatistics struct {
	Tests      int   `json:"tests"`
	Passed     int   `json:"passed"`
	Failed     int   `json:"failed"`
	Incomplete int   `json:"incomplete"`
	Skipped    int   `json:"skipped"`
	States     int64 `json:"states"`
	Millis     int64 `json:"milliseconds"`
}

type jsonReport struct {
	Schema     int            `json:"schema"`
	Tests      []jsonTest     `json:"tests"`
	Notes      []string       `json:"notes,omitempty"`
	Statistics jsonStatistics `json:"statistics"`
}

// WriteJSON writes the result as JSON, of schema 1.
func (r *Result) WriteJSON(w io.Writer) error {
	out := jsonReport{Schema: 1, Tests: []jsonTest{}, Notes: r.Notes}
	out.Statistics = jsonStatistics{
		Tests: len(r.Tests), Passed: r.Count(Passed), Failed: r.Count(Failed), Incomplete: r.Count(Incomplete), Skipped: r.Count(Skipped),
		Millis: r.Elapsed.Milliseconds(),
	}
	for _, t := range r.Tests {
		out.Statistics.States += t.States
		j := jsonTest{
			Test: t.Name, Class: t.Class, Method: t.Method, Display: t.Display, Verdict: t.Verdict, Schedules: t.Schedules, Complete: t.Complete,
			Reason: t.Reason, Help: t.Help, Seed: t.Seed, Millis: t.Elapsed.Milliseconds(), States: t.States, Reused: t.Reused, Notes: t.Notes,
		}
		if t.Violation != nil {
			j.Violation = report.ViolationJSON(t.Violation)
		}
		out.Tests = append(out.Tests, j)
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(out)
}

// shownSeed is how long a seed may be to be told on the console.
const shownSeed = 600

// WriteTest writes what became of a test as a runner of tests does.
func (t *Test) WriteTest(w io.Writer) {
	switch t.Verdict {
	case Passed:
		took := short(t.Elapsed)
		if t.Reused {
			took = "kept"
		}
		fmt.Fprintf(w, "passed      %s (%s, %s)\n", t.Name, schedules(t.Schedules), took)
	case Failed:
		fmt.Fprintf(w, "FAILED      %s (%s)\n", t.Name, short(t.Elapsed))
		fmt.Fprintf(w, "    %s\n", t.Reason)
		if v := t.Violation; v != nil && v.Location != "" {
			fmt.Fprintf(w, "    at %s\n", v.Location)
		}
		if t.Help != "" {
			fmt.Fprintf(w, "    %s\n", t.Help)
		}
		if t.Seed != "" && len(t.Seed) <= shownSeed {
			fmt.Fprintf(w, "    again by --replay %s\n", t.Seed)
		}
	default:
		fmt.Fprintf(w, "%-11s %s: %s\n", t.Verdict, t.Name, t.Reason)
		if t.Help != "" {
			fmt.Fprintf(w, "    %s\n", t.Help)
		}
	}
}

func schedules(n int64) string {
	if n == 1 {
		return "1 schedule"
	}
	return "all " + count(n, "schedule")
}

func count(n int64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func short(d time.Duration) string {
	if d < time.Second {
		return d.Round(time.Millisecond).String()
	}
	return d.Round(10 * time.Millisecond).String()
}

// WriteSummary writes the failures, with their traces, and the counts.
func (r *Result) WriteSummary(w io.Writer) error {
	for _, t := range r.Tests {
		if t.Verdict != Failed || t.Violation == nil {
			continue
		}
		fmt.Fprintf(w, "\n%s\n", t.Name)
		if err := report.WriteViolation(w, t.Violation, r.Sources); err != nil {
			return err
		}
	}
	for _, n := range r.Notes {
		fmt.Fprintf(w, "note: %s\n", n)
	}
	_, err := fmt.Fprintf(w, "\n%d tests: %d passed, %d failed, %d incomplete, %d skipped, in %s\n",
		len(r.Tests), r.Count(Passed), r.Count(Failed), r.Count(Incomplete), r.Count(Skipped), short(r.Elapsed))
	return err
}
