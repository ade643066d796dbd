// package result is what a run found out: a verdict, violations, what was cut, and
// numbers, as plain values.
//
// Invariants. A verdict follows from what was found and what was cut, and from nothing
// else: whatever was left out is a Cut, and a result with a cut is never safe. A result
// stays as it is when the program that it is of was closed.
package result

import (
	"maps"
	"slices"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// Verdict is the answer of a run.
type Verdict string

// The verdicts.
const (
	Violated   Verdict = "violated"
	Safe       Verdict = "safe"       // everything was searched, nothing was cut
	Incomplete Verdict = "incomplete" // no violation, but something was cut
)

// ExitStatus returns the exit status that tells the verdict.
func (v Verdict) ExitStatus() int {
	switch v {
	case Safe:
		return 0
	case Violated:
		return 1
	}
	return 3
}

// Cut is a reason why a run is incomplete.
// Count is how often it was met; reports show it beside the reason.
type Cut struct {
	Reason string
	Count  int
	Help   string   // what the user can do
	Stack  []string // of the thread that met it
	// Inputs are the unknown values that what was cut depends on, the first time it was met: as
	// literals, or as the conditions that they are known to meet, where no values are known.
	Inputs map[string]string
}

// Statistics are the numbers of a run.
type Statistics struct {
	Elapsed                                                time.Duration
	StatesNew, StatesVisited, StatesBacktracked, EndStates int64
	Walks                                                  int64 // random paths that were taken to their ends
	Quick                                                  Quick // phases beside the search
	MaxDepth                                               int
	Instructions                                           int64
	MaxMemory                                              int64 // bytes of this process
	LiveObjects, HeapBytes                                 int64 // of the program, at the end
	Classes, Methods                                       int   // loaded
	Choices                                                map[string]int64
	Scheduled                                              int64         // choices among several threads
	Exits                                                  map[int]int64 // ends with a status other than 0 that were no violations
	Queries, Sat, Unsat, Unknown                           int64         // of the solver
	SolverTime                                             time.Duration
	Answers                                                Answers
	NotStored                                              int64       // queries for which there was no answer of an earlier run, where these are kept
	Solvers                                                []solve.Use // those that were asked
	Runs, Diverged                                         int64       // of a concolic search; those that went another way than predicted
}

// Quick is what the quick phases of a search have done: random schedules, and runs with values
// for what is unknown, beside it.
type Quick struct {
	Schedules int64
	Runs      int64
	Elapsed   time.Duration // of the schedules
	Found     bool          // a violation of the result is theirs
}

// PerSecond is how fast the schedules were taken.
func (q *Quick) PerSecond() float64 { return float64(q.Schedules) / max(q.Elapsed.Seconds(), 1e-3) }

// Answers counts the queries to the solver by what has answered them: the ranges of
// variables, the model that the path had, the cache, linear arithmetic, a search for a
// model, one of the solvers, or an earlier run. The others are unknown.
type Answers struct{ Ranges, Model, Cache, Linear, Search, Solvers, Stored int64 }

// WalksPerSecond is how fast random paths were taken.
func (s *Statistics) WalksPerSecond() float64 {
	return float64(s.Walks) / max(s.Elapsed.Seconds(), 1e-3)
}

// Result is what a run found out.
type Result struct {
	Verdict    Verdict
	Violations []property.Violation
	Incomplete []Cut
	PathsTaken int // feasible complete paths of a symbolic run
	Ignored    int // paths that the program ignored, by Verify.ignoreIf or an assumption
	Statistics Statistics
	Paths      []Path // where somebody collects them
	Notes      Notes
	Unchecked  []string         // properties that were turned off
	Warnings   []config.Warning // of settings that had no effect
	Model      []string         // of what world the verdict tells, where it is not that of all schedules
	Proof      *Proof           // that has made the run complete, nil for none
	Races      *Races           // nil where nobody has looked for any
	Seed       *uint64          // of the order of choices, where it is shuffled
	Failure    *InternalError   // of gojpf itself; the run is then incomplete
	Unmade     error            // why there was no run after all; the result then says nothing
}

// Proof is why a program is safe that was not searched to its end.
type Proof struct {
	Invariants []Invariant
	Clauses    int      // conditions on the invariants, each of which was checked
	Assumed    []string // what is taken for granted
	Elapsed    time.Duration
}

// Invariant is what holds whenever the program is at a place.
type Invariant struct {
	Place string // p.C.m:12, or the call or the result of a method
	Holds string // in Java's syntax
}

// Races are pairs of places in front of which two threads were seen at once, about to
// access the same variable plainly, one of them to write it. They are no violations.
type Races struct {
	Seen   []Race
	Listed bool // a report names all places
	Weak   bool // the search explored what the Java memory model makes of them
}

// Race is one of them.
type Race struct {
	Variable string   // p.C.f, or the type of an array with []
	Places   [2]Place // the first one writes
}

// Place is where a thread stood.
type Place struct {
	Write  bool
	Method string // p.C.m
	File   string // its source, "" if that is not known
	Line   int    // 0 if it is not known
}

// Variables are those that races are about, each once.
func (r *Races) Variables() []string {
	var list []string
	for i := range r.Seen {
		if v := r.Seen[i].Variable; !slices.Contains(list, v) {
			list = append(list, v)
		}
	}
	return list
}

// Path is a path through a symbolic method, or through a program without such that
// has inputs of other kinds.
type Path struct {
	Method    string // p.C.m
	Arguments []string
	PC        *symbolic.PC
	Inputs    map[string]string // of the path, until the method ended; nil where nobody knows any
	End       string            // returned, threw, stopped, violated, cut
	// Result is the value that was returned with these inputs, Formula the same for
	// all inputs of the path; "" for none.
	Result, Formula    string
	Exception, Message string
	Why                string // for ends of other kinds
	// Unconfirmed says how a run with the inputs has gone another way, "" for none that has:
	// the path may not be possible.
	Unconfirmed string
}

// Cut notes that something was left out.
func (r *Result) Cut(c Cut) {
	c.Count = 1
	r.Incomplete = append(r.Incomplete, c)
}

// Judge sets the verdict from what was found and what was cut.
// A violation was executed, so what else was cut does not matter to it.
func (r *Result) Judge() {
	switch {
	case len(r.Violations) > 0:
		r.Verdict = Violated
	case len(r.Incomplete) > 0:
		r.Verdict = Incomplete
	default:
		r.Verdict = Safe
	}
}

// CloneCounts returns statistics whose map is their own.
func (s Statistics) CloneCounts() Statistics {
	s.Choices, s.Exits = maps.Clone(s.Choices), maps.Clone(s.Exits)
	return s
}

// Notes are what a program has noted through Verify on all of its paths.
type Notes struct {
	Counters map[int]int
	Values   map[string]int
	BitSets  map[int][]int // sorted
}
