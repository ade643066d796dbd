package report

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"time"

	"github.com/gojpf/gojpf/search"
)

// Schema is the version of the JSON report. It changes when a field changes
// its meaning or goes away, not when one is added.
const Schema = 1

type document struct {
	Schema     int            `json:"schema"`
	Verdict    search.Verdict `json:"verdict"`
	Violations []violation    `json:"violations"`
	Incomplete []cut          `json:"incomplete"`
	Paths      int            `json:"paths"`
	Symbolic   []jsonPath     `json:"symbolic_paths,omitempty"` // with report.paths
	Statistics statistics     `json:"statistics"`
	Unchecked  []string       `json:"unchecked,omitempty"` // properties that were turned off
	Warnings   []string       `json:"warnings,omitempty"`  // of settings that had no effect
	Model      []string       `json:"model,omitempty"`     // of what world the verdict tells, where it is not that of all schedules
	Proof      *proof         `json:"proof,omitempty"`     // that has made the run complete
	Races      *races         `json:"races,omitempty"`     // where somebody has looked for them
	Seed       *uint64        `json:"seed,omitempty"`      // of a shuffled order of choices
	// What the program has noted through Verify.
	Counters map[int]int    `json:"counters,omitempty"`
	Values   map[string]int `json:"values,omitempty"`
	BitSets  map[int][]int  `json:"bitsets,omitempty"`
}

// proof is why a program is safe that was not searched to its end.
type proof struct {
	Invariants []invariant `json:"invariants"`
	Conditions int         `json:"conditions"`
	Assumed    []string    `json:"assumed,omitempty"`
	TimeMS     int64       `json:"time_ms"`
}

type invariant struct {
	Place string `json:"place"`
	Holds string `json:"holds"`
}

func proofOf(r *search.Result) *proof {
	if r.Proof == nil {
		return nil
	}
	p := &proof{Invariants: []invariant{}, Conditions: r.Proof.Clauses, Assumed: r.Proof.Assumed, TimeMS: r.Proof.Elapsed.Milliseconds()}
	for _, i := range r.Proof.Invariants {
		p.Invariants = append(p.Invariants, invariant(i))
	}
	return p
}

type violation struct {
	Kind      string            `json:"kind"`
	Property  string            `json:"property"`
	Exception string            `json:"exception"`
	Message   string            `json:"message"`
	Location  string            `json:"location"`
	Method    string            `json:"method"`
	Thread    string            `json:"thread"`
	Inputs    map[string]string `json:"inputs"`
	Threads   []thread          `json:"threads"`
	Cycle     []int             `json:"cycle"`               // of a deadlock: ids of threads each of which waits for the next
	Minimized string            `json:"minimized,omitempty"` // what report.minimize has made of the trace
	Trace     []step            `json:"trace"`
}

// thread is one that was alive when the violation was found.
type thread struct {
	ID     int      `json:"id"`
	Name   string   `json:"name"`
	Class  string   `json:"class"`
	Status string   `json:"status"`
	Daemon bool     `json:"daemon"`
	Holds  []holds  `json:"holds"`
	Waits  *waits   `json:"waits,omitempty"`
	Stack  []string `json:"stack"`
}

type holds struct {
	Kind   string `json:"kind"` // monitor, lock, initialisation
	Object string `json:"object"`
	Where  string `json:"where,omitempty"`
}

type waits struct {
	Kind   string `json:"kind"` // monitor, notification, permit, result, end, initialisation, time, resumption
	Object string `json:"object,omitempty"`
	Owner  *int   `json:"owner,omitempty"` // id of a thread
	Timed  bool   `json:"timed,omitempty"`
}

func threads(list []search.ThreadInfo) []thread {
	out := make([]thread, len(list))
	for i, t := range list {
		out[i] = thread{ID: t.ID, Name: t.Name, Class: t.Class, Status: t.Status, Daemon: t.Daemon, Holds: []holds{}, Stack: append([]string{}, t.Stack...)}
		for _, h := range t.Holds {
			out[i].Holds = append(out[i].Holds, holds{h.Kind, h.Object, h.Where})
		}
		if w := t.Waits; w != nil {
			out[i].Waits = &waits{Kind: w.Kind, Object: w.Object, Timed: w.Timed}
			if w.Owner >= 0 {
				out[i].Waits.Owner = &w.Owner
			}
		}
	}
	return out
}

// step is one transition of a trace; the first is the program's start.
type step struct {
	Thread       int         `json:"thread"`
	Choices      []string    `json:"choices"` // what was decided
	Alternatives []int       `json:"alternatives"`
	Lines        []string    `json:"lines"` // Main.java:12
	Instructions int64       `json:"instructions"`
	Operations   []operation `json:"operations,omitempty"` // that other threads may notice
	Comments     []string    `json:"comments,omitempty"`   // of Verify
	Output       string      `json:"output,omitempty"`
}

type operation struct {
	By     int    `json:"by"` // id of a thread
	Kind   string `json:"kind"`
	Object string `json:"object,omitempty"`
	Thread *int   `json:"thread,omitempty"` // that it was done to
	Line   string `json:"line,omitempty"`
}

func operations(s *search.Step) []operation {
	var list []operation
	for _, op := range s.Operations {
		o := operation{By: op.Thread, Kind: op.Kind, Object: op.Object}
		if op.Other >= 0 {
			o.Thread = &op.Other
		}
		if op.At != (search.Line{}) {
			o.Line = placeOfLine(op.At).String()
		}
		list = append(list, o)
	}
	return list
}

func steps(trace []search.Step) []step {
	list := make([]step, len(trace))
	for i, s := range trace {
		list[i] = step{Thread: s.Thread, Choices: []string{}, Alternatives: []int{}, Lines: []string{}, Instructions: s.Insns,
			Operations: operations(&s), Comments: s.Comments, Output: s.Output}
		list[i].Choices = append(list[i].Choices, s.Choices...)
		list[i].Alternatives = append(list[i].Alternatives, s.Indices...)
		for _, l := range s.Lines {
			list[i].Lines = append(list[i].Lines, fmt.Sprintf("%s:%d", l.File, l.Line))
		}
	}
	return list
}

// jsonPath is a path through a symbolic method.
type jsonPath struct {
	Method    string            `json:"method"`
	Arguments []string          `json:"arguments"` // as Java literals
	PC        string            `json:"pc"`        // as a Java condition
	SPF       string            `json:"pc_spf"`    // as Symbolic PathFinder prints it
	Inputs    map[string]string `json:"inputs"`
	Solved    bool              `json:"solved"` // the inputs lead along the path
	End       string            `json:"end"`    // returned, threw, stopped, violated, cut
	Result    *string           `json:"result,omitempty"`
	Formula   string            `json:"formula,omitempty"`
	Exception string            `json:"exception,omitempty"`
	Message   string            `json:"message,omitempty"`
	Why       string            `json:"why,omitempty"`
	// Unconfirmed says how a run with the inputs has gone another way.
	Unconfirmed string `json:"unconfirmed,omitempty"`
}

func jsonPaths(list []search.Path) []jsonPath {
	out := make([]jsonPath, len(list))
	for i, w := range list {
		out[i] = jsonPath{
			Method: w.Method, Arguments: append([]string{}, w.Arguments...), PC: w.PC.Java(), SPF: w.PC.SPF(nil),
			Inputs: orEmpty(w.Inputs), Solved: w.Inputs != nil, End: w.End, Formula: w.Formula,
			Exception: w.Exception, Message: w.Message, Why: w.Why, Unconfirmed: w.Unconfirmed,
		}
		if w.Result != "" {
			out[i].Result = &w.Result
		}
	}
	return out
}

type cut struct {
	Reason string   `json:"reason"`
	Count  int      `json:"count"`
	Help   string   `json:"help,omitempty"`
	Stack  []string `json:"stack,omitempty"`
	// Inputs are the unknown values that it depends on.
	Inputs map[string]string `json:"inputs,omitempty"`
}

// quick is what random schedules and runs with values beside the search have done.
type quick struct {
	Schedules int64   `json:"schedules"`
	Runs      int64   `json:"runs,omitempty"`
	PerSecond float64 `json:"per_second"`
	Found     bool    `json:"found"` // a violation is theirs
}

func quickOf(s *search.Statistics) *quick {
	q := &s.Quick
	if q.Schedules+q.Runs == 0 {
		return nil
	}
	return &quick{Schedules: q.Schedules, Runs: q.Runs, PerSecond: math.Round(q.PerSecond()), Found: q.Found}
}

type statistics struct {
	ElapsedMS         int64            `json:"elapsed_ms"`
	StatesNew         int64            `json:"states_new"`
	StatesVisited     int64            `json:"states_visited"`
	StatesBacktracked int64            `json:"states_backtracked"`
	StatesEnd         int64            `json:"states_end"`
	MaxDepth          int              `json:"max_depth"`
	Walks             int64            `json:"walks,omitempty"`
	WalksPerSecond    float64          `json:"walks_per_second,omitempty"`
	Quick             *quick           `json:"quick,omitempty"`
	Instructions      int64            `json:"instructions"`
	MaxMemoryBytes    int64            `json:"max_memory_bytes"`
	Choices           map[string]int64 `json:"choices"`
	Solver            solver           `json:"solver"`
}

type solver struct {
	Queries int64 `json:"queries"`
	Sat     int64 `json:"sat"`
	Unsat   int64 `json:"unsat"`
	Unknown int64 `json:"unknown"`
	TimeMS  int64 `json:"time_ms"`
	// What has answered the queries, and what the solvers did.
	Answers *answers    `json:"answers,omitempty"`
	Solvers []solverUse `json:"solvers,omitempty"`
	// Of a concolic search.
	Runs     int64 `json:"runs,omitempty"`
	Diverged int64 `json:"diverged,omitempty"`
}

type answers struct {
	Ranges  int64 `json:"ranges"`
	Model   int64 `json:"model"`
	Cache   int64 `json:"cache"`
	Linear  int64 `json:"linear"`
	Search  int64 `json:"search"`
	Solvers int64 `json:"solvers"`
	Stored  int64 `json:"stored,omitempty"`
}

type solverUse struct {
	Solver  string `json:"solver"`
	Calls   int    `json:"calls"`
	Sat     int    `json:"sat"`
	Unsat   int    `json:"unsat"`
	Unknown int    `json:"unknown"`
	TimeMS  int64  `json:"time_ms"`
}

func solverOf(s *search.Statistics) solver {
	out := solver{
		Queries: s.Queries, Sat: s.Sat, Unsat: s.Unsat, Unknown: s.Unknown, TimeMS: s.SolverTime.Milliseconds(),
		Runs: s.Runs, Diverged: s.Diverged,
	}
	if s.Queries > 0 {
		a := answers(s.Answers)
		out.Answers = &a
	}
	for _, u := range s.Solvers {
		out.Solvers = append(out.Solvers, solverUse{u.Solver, u.Calls, u.Sat, u.Unsat, u.Unknown, u.Time.Milliseconds()})
	}
	return out
}

// jsonPublisher writes the result as one JSON object.
type jsonPublisher struct{ out io.Writer }

// Start implements Publisher.
func (jsonPublisher) Start(*Run) {}

// Finish implements Publisher.
func (p jsonPublisher) Finish(_ *Run, r *search.Result, _ time.Time) {
	_ = writeJSON(p.out, r) // the writer remembers its error; the document has no other
}

// writeJSON writes the result as one JSON object. Lists and maps are never null.
func writeJSON(w io.Writer, r *search.Result) error {
	s := &r.Statistics
	d := document{
		Schema: Schema, Verdict: r.Verdict, Violations: []violation{}, Incomplete: []cut{}, Paths: r.PathsTaken, Symbolic: jsonPaths(r.Paths),
		Unchecked: r.Unchecked, Warnings: warnings(r), Model: r.Model, Proof: proofOf(r), Races: racesOf(r), Seed: r.Seed,
		Counters: r.Notes.Counters, Values: r.Notes.Values, BitSets: r.Notes.BitSets,
		Statistics: statistics{
			ElapsedMS: s.Elapsed.Milliseconds(), StatesNew: s.StatesNew, StatesVisited: s.StatesVisited,
			StatesBacktracked: s.StatesBacktracked, StatesEnd: s.EndStates, MaxDepth: s.MaxDepth,
			Walks: s.Walks, WalksPerSecond: math.Round(s.WalksPerSecond()), Quick: quickOf(s), Instructions: s.Instructions, MaxMemoryBytes: s.MaxMemory, Choices: orEmpty(s.Choices),
			Solver: solverOf(s),
		},
	}
	for _, v := range r.Violations {
		d.Violations = append(d.Violations, violationOf(&v))
	}
	for _, c := range r.Incomplete {
		d.Incomplete = append(d.Incomplete, cut{Reason: c.Reason, Count: c.Count, Help: c.Help, Stack: c.Stack, Inputs: c.Inputs})
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(d)
}

func violationOf(v *search.Violation) violation {
	return violation{
		Kind: v.Kind, Property: v.Property, Exception: v.Exception, Message: v.Message, Location: v.Location,
		Method: v.Method, Thread: v.Thread, Inputs: orEmpty(v.Inputs),
		Threads: threads(v.Threads), Cycle: append([]int{}, v.Cycle...), Minimized: v.Minimized, Trace: steps(v.Trace),
	}
}

// ViolationJSON is a violation as the report has it, for encoding/json.
func ViolationJSON(v *search.Violation) any { return violationOf(v) }

func orEmpty[V any](m map[string]V) map[string]V {
	if m == nil {
		return map[string]V{}
	}
	return m
}

func warnings(r *search.Result) []string {
	var list []string
	for _, w := range r.Warnings {
		list = append(list, w.String())
	}
	return list
}
