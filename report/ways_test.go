package report

import (
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// symbolicResult is that of a run with symbolic methods and solvers.
func symbolicResult() *search.Result {
	ctx := symbolic.NewContext()
	a := ctx.Var("a_1_SYMINT", symbolic.Full(symbolic.Int))
	b := ctx.Var("b_2_SYMINT", symbolic.Full(symbolic.Long))
	pc := (*symbolic.PC)(nil).And(ctx.Gt(ctx.Add(a, ctx.Int(1)), ctx.Int(2)))
	inputs := map[string]string{"a": "2", "b": "0L"}
	return &search.Result{
		Verdict: search.Incomplete, Incomplete: []search.Cut{{Reason: "depth limit of 9", Count: 1}}, PathsTaken: 3,
		Paths: []search.Path{
			{Method: "p.C.m", Arguments: []string{"2", "0L"}, PC: pc.And(ctx.Eq(b, ctx.Long(0))), Inputs: inputs, End: "returned", Result: "3", Formula: "a_1_SYMINT + 1"},
			{Method: "p.C.m", Arguments: []string{"2", "0L"}, PC: pc, Inputs: inputs, End: "threw", Exception: "p.X", Message: "<a> & \"b\""},
			{Method: "p.C.m", Arguments: []string{"2", "0L"}, PC: pc, Inputs: inputs, End: "threw", Exception: "p.Y"},
			{Method: "p.C.n", Inputs: map[string]string{}, End: "returned"},
			{Method: "p.C.n", PC: pc, Inputs: inputs, End: "returned", Result: "1", Unconfirmed: "with inputs the method returned something else"},
			{Method: "p.C.n", PC: pc, Inputs: nil, End: "cut", Why: "depth limit of 9"},
		},
		Statistics: search.Statistics{
			Choices: map[string]int64{"symbolic.branch": 2}, Queries: 15, Sat: 10, Unsat: 4, Unknown: 1, SolverTime: 30 * time.Millisecond,
			Answers: search.Answers{Ranges: 1, Model: 2, Cache: 3, Search: 4, Solvers: 4},
			Solvers: []solve.Use{{Solver: "z3", Calls: 5, Sat: 3, Unsat: 1, Unknown: 1, Time: 20 * time.Millisecond}, {Solver: "cvc5", Calls: 1, Unsat: 1, Time: 10 * time.Millisecond}},
		},
	}
}

func TestSymbolicResults(t *testing.T) {
	r := symbolicResult()
	golden(t, "symbolic.json", publish(t, "json", r))
	const solver = `    <solver queries="15" sat="10" unsat="4" unknown="1" time="30">
      <answers ranges="1" model="2" cache="3" linear="0" search="4" solvers="4"/>
      <use solver="z3" calls="5" sat="3" unsat="1" unknown="1" time="20"/>
      <use solver="cvc5" calls="1" sat="0" unsat="1" unknown="0" time="10"/>
    </solver>
`
	if text := publish(t, "xml", r); !strings.Contains(text, solver) {
		t.Errorf("the solver's numbers are missing in\n%s", text)
	}
	golden(t, "symbolic.txt", publish(t, "console", r, "+report.console.finished=result,paths,statistics"))
}

func TestPathsAreCollectedOnDemand(t *testing.T) {
	for settings, want := range map[[2]string]bool{
		{"+report.publisher=json", "+report.paths=true"}:                  true,
		{"+report.publisher=json", "+report.paths=false"}:                 false,
		{"+report.publisher=console", "+report.paths=true"}:               false, // has no place for them
		{"+report.publisher=console", "+report.console.finished=paths"}:   true,
		{"+report.publisher=console", "+report.console.finished=result"}:  false,
		{"+report.publisher=xml,junit", "+report.console.finished=paths"}: false,
	} {
		reporter, err := New(newRun(t, settings[0], settings[1]), Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := reporter.Paths(); got != want {
			t.Errorf("%v: %v", settings, got)
		}
	}
}
