package hunt

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/report"
)

// Status is what became of a candidate on the host.
type Status string

// The statuses. Only the first two are confirmed bugs.
const (
	ConfirmedAPI        Status = "confirmed-api"        // it happened, reached by what the code offers to callers
	ConfirmedReflection Status = "confirmed-reflection" // it happened, with state that only reflection reaches
	Other               Status = "other"                // another exception was thrown, or at another place
	NotTriggered        Status = "not-triggered"        // nothing was thrown
	Unbuildable         Status = "unbuildable"          // no test can be written, or it does not compile
	Unconfirmed         Status = "unconfirmed"          // the test did not run to its end
)

// Finding is a bug or what may be one: an exception that leaves the analysed code.
type Finding struct {
	site
	Status Status
	Tier   int
	Why    string // of a status that is not confirmed

	ours       map[string]bool // the analysed classes, with slashes
	refuted    bool            // no caller in the analysed code leads there, and no other can
	candidates []*candidate
	chosen     *candidate // whose test tells most
	File       string     // of the test, "" for none
}

// The parts of a finding that others read.

// Class is the class of the topmost frame in the analysed code, with dots.
func (f *Finding) Class() string { return f.class }

// Method is the method of that frame, with the types of its parameters.
func (f *Finding) Method() string { return f.method }

// Entry is the method that was explored, with its class.
func (f *Finding) Entry() string { return f.best().entry.String() }

// Line is the line of that frame.
func (f *Finding) Line() int { return f.line }

// Exception is the class of the exception.
func (f *Finding) Exception() string { return f.exception }

// Confirmed tells whether it was seen to happen.
func (f *Finding) Confirmed() bool {
	return f.Status == ConfirmedAPI || f.Status == ConfirmedReflection
}

// best is the candidate that the finding is told with.
func (f *Finding) best() *candidate {
	if f.chosen != nil {
		return f.chosen
	}
	return f.candidates[0]
}

// MethodResult is how the exploration of a method ended.
type MethodResult struct {
	Method   string
	Complete bool
	Short    bool           // not even all paths within the bounds of inputs and loops were taken
	Late     bool           // because its time was over: another run may find something else
	Cut      map[string]int // what was left out, and how often
}

// Statistics are the numbers of a hunt.
type Statistics struct {
	Methods, Complete int
	Short, Late       int // methods, as in MethodResult
	Paths             int
	Queries           int64
	Stored, NotStored int64 // queries that earlier runs have answered, and those that they were looked for in vain
	Candidates        int
	Tests             int // that were run
	Outcomes          map[Status]int
	Elapsed           time.Duration
	Unchanged         int      // methods that were left out
	Left              int      // class files that nobody can load
	Unloadable        []string // the first of these, and why
	Reused            int      // methods whose results an earlier hunt has kept
	Unstored          string   // why results could not be kept
	Known             int      // findings that the baseline has, and that are left out
	Unconfirmable     string   // why no test was run at all
}

// Result is what a hunt found.
type Result struct {
	Findings   []*Finding
	Methods    []MethodResult
	Statistics Statistics

	sources *report.Sources
	dir     string // that relative names of files start from
	began   time.Time
}

// method notes the outcome of a unit.
func (r *Result) method(u *unit, out *outcome) {
	m := MethodResult{Method: u.String(), Cut: out.cuts, Short: out.short || out.err != nil, Late: out.late}
	if out.reused {
		r.Statistics.Reused++
	}
	if m.Short {
		r.Statistics.Short++
	}
	if m.Late {
		r.Statistics.Late++
	}
	if out.err != nil {
		m.Cut = map[string]int{"could not be explored: " + oneLine(out.err.Error()): 1}
	}
	if m.Complete = len(m.Cut) == 0; m.Complete {
		r.Statistics.Complete++
	}
	r.Statistics.Methods++
	r.Statistics.Paths += out.paths
	r.Statistics.Queries += out.queries
	r.Statistics.Stored += out.stored
	r.Statistics.NotStored += out.unstored
	r.Statistics.Candidates += len(out.candidates)
	r.Methods = append(r.Methods, m)
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// finish counts, and puts the findings into the order in which they are told.
func (r *Result) finish(elapsed time.Duration) {
	r.Statistics.Elapsed = elapsed
	r.Statistics.Outcomes = map[Status]int{}
	for _, f := range r.Findings {
		r.Statistics.Outcomes[f.Status]++
		for _, k := range f.candidates {
			if k.ran {
				r.Statistics.Tests++
			}
		}
	}
	slices.SortStableFunc(r.Findings, func(a, b *Finding) int {
		return cmp.Or(bools(!a.Confirmed(), !b.Confirmed()), cmp.Compare(a.section(), b.section()), cmp.Compare(a.Tier, b.Tier))
	})
}

// Confirmed counts the findings that were seen to happen.
func (r *Result) Confirmed() int {
	return r.Statistics.Outcomes[ConfirmedAPI] + r.Statistics.Outcomes[ConfirmedReflection]
}

// ExitStatus is 1 where bugs are confirmed, 0 where there are none, and 3 where there
// are none but much was cut: of more than a tenth of the methods not even the paths
// within the bounds of inputs and loops were all taken.
func (r *Result) ExitStatus() int {
	switch {
	case r.Confirmed() > 0:
		return 1
	case r.Statistics.Short*100 > r.Statistics.Methods*muchCut:
		return 3
	}
	return 0
}
