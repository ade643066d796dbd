package tests

import (
	"time"

	"github.com/gojpf/gojpf"
)

// Verdict is what is known of a test.
type Verdict string

// The verdicts.
const (
	Passed     Verdict = "passed"     // on every schedule
	Failed     Verdict = "failed"     // on one at least
	Incomplete Verdict = "incomplete" // it did not fail where it was tried, and it was not tried everywhere
	Skipped    Verdict = "skipped"
)

// Test is a test with its verdict.
type Test struct {
	Name    string // p.C#m(int)[2]
	Class   string
	Method  string
	Display string
	Verdict Verdict
	// Reason is why it is not passed: what was thrown, what was cut, why it was skipped.
	Reason    string
	Help      string // for what was cut
	Schedules int64  // that were run to their ends; those that lead to one state count once
	Complete  bool   // nothing was cut
	Violation *gojpf.Violation
	Seed      string // of the schedule that fails, see gojpf test --replay
	Elapsed   time.Duration
	States    int64
	Notes     []string
	Reused    bool // the verdict is that of an earlier run, as Elapsed is
}

// Result is what became of all tests.
type Result struct {
	Tests   []*Test
	Notes   []string
	Began   time.Time
	Elapsed time.Duration
	Sources []string // where those of the tests may be
}

// Count is how many tests have a verdict.
func (r *Result) Count(v Verdict) int {
	n := 0
	for _, t := range r.Tests {
		if t.Verdict == v {
			n++
		}
	}
	return n
}

// ExitStatus is 1 where a test failed, 3 where none did and some are incomplete, else 0.
func (r *Result) ExitStatus() int {
	switch {
	case r.Count(Failed) > 0:
		return 1
	case r.Count(Incomplete) > 0:
		return 3
	}
	return 0
}
