package report

import (
	"flag"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// results are what the golden files of every form show.
func results() map[string]*search.Result {
	seed := uint64(42)
	const property = "gov.nasa.jpf.vm."
	numbers := search.Statistics{
		Elapsed: 3725*time.Second + 250*time.Millisecond, StatesNew: 5, StatesVisited: 4, StatesBacktracked: 3, EndStates: 2,
		MaxDepth: 9, Instructions: 1000, MaxMemory: 5 << 20, LiveObjects: 8, HeapBytes: 80, Classes: 7, Methods: 70,
		Choices: map[string]int64{"START": 2, "LOCK": 3, "verifyGetInt(II)": 4},
	}
	threads := []search.ThreadInfo{
		{Class: "p.Task", ID: 1, Name: "left", Status: "WAITING", Priority: 5, LockCount: 1, Lock: "p.Event@1f",
			Holds: []search.Holding{{Kind: search.HoldsMonitor, Object: "p.Event@20", Where: "p.Task.run(Task.java:30)"}, {Kind: search.HoldsInit, Object: "p.Main"}},
			Waits: &search.Waiting{Kind: search.WaitsJoin, Object: "right <&>", Owner: 2, Timed: true},
			Stack: []string{"java.lang.Object.wait(Native Method)", "p.Main.pick(Main.java:7)", "p.Task.run(Task.java:30)"}},
		{Class: "p.Task", ID: 2, Name: "right <&>", Status: "BLOCKED", Priority: 5, Daemon: true, Lock: "p.Event@20",
			Waits: &search.Waiting{Kind: search.WaitsMonitor, Object: "p.Event@20", Owner: 1},
			Stack: []string{"p.Task.run(Task.java:31)"}},
	}
	at := search.Line{Class: "p/Main", File: "Main.java", Line: 7, Method: "pick", Thread: 1}
	// What the threads were doing at the end of each transition.
	during := func(left, right string, holds []search.Holding) []search.ThreadState {
		return []search.ThreadState{{ID: 0, Name: "main", Status: "TERMINATED"}, {ID: 1, Name: "left", Status: left, Holds: holds, Waits: threads[0].Waits}, {ID: 2, Name: "right <&>", Status: right}}
	}
	deadlock := search.Violation{
		Kind: search.KindDeadlock, Property: property + "NotDeadlockedProperty", Message: "deadlock encountered",
		Details:  "deadlock encountered:\n  " + threads[0].String() + "\n  " + threads[1].String(),
		Location: "Main.java:7", Method: "p.Main.pick", Thread: "left", Threads: threads,
		Cycle: []int{1, 2},
		Trace: []search.Step{
			{Insns: 12, Unsourced: 9, Lines: []search.Line{{Class: "p/Main", File: "Main.java", Line: 4, Method: "<clinit>"}}},
			{Thread: 1, Choices: []string{`gov.nasa.jpf.vm.choice.ThreadChoiceFromSet {id:"START" ,1/2,isCascaded:false}`}, Indices: []int{0}, Insns: 3,
				Operations: []search.Operation{
					{Kind: search.OpLock, Object: "p.Event@20", Thread: 1, Other: -1, At: at, After: 0},
					{Kind: search.OpWake, Thread: 1, Other: 2, At: at, After: 0}, {Kind: search.OpEnd, Thread: 0, Other: -1, After: 1},
				},
				Threads: during("WAITING", "RUNNABLE", threads[0].Holds),
				Lines:   []search.Line{at, {Class: "p/Gone$1", File: "Gone.java", Line: 5, Method: "run", Thread: 1}}},
			{Thread: 1, Choices: []string{`gov.nasa.jpf.vm.choice.ThreadChoiceFromSet {id:"SHARED_OBJECT" ,2/2,isCascaded:false}`}, Indices: []int{1}, Insns: 3,
				Operations: []search.Operation{{Kind: search.OpWrite, Object: "p.Main.x", Thread: 1, Other: -1, At: at, After: -1}},
				Threads:    during("WAITING", "BLOCKED", threads[0].Holds[:1]), Lines: []search.Line{at, at}},
			{Thread: 2, Diverged: true, Insns: 1},
		},
	}
	assertion := search.Violation{
		Kind: search.KindAssertion, Property: property + "NoUncaughtExceptionsProperty", Exception: "java.lang.AssertionError",
		Message: "x is <2>\r\x1b[0m]]>\xff", Details: "java.lang.AssertionError: x is <2>\r\x1b[0m]]>\xff\n\tat p.Main.pick(Main.java:10)",
		Location: "Main.java:10", Method: "p.Main.pick", Thread: "main", Inputs: map[string]string{"value": "2", "b\"ool": "true"},
		Threads: []search.ThreadInfo{{Class: "java.lang.Thread", Name: "main", Status: "RUNNING", Priority: 5, Stack: []string{"p.Main.pick(Main.java:10)"}}},
		Trace: []search.Step{
			{Insns: 7, Dropped: 2, Code: []search.Instr{{Line: 0, Text: "[3] invokestatic"}}, Lines: []search.Line{{Class: "p/Main", File: "Main.java", Line: 8, Method: "pick"}}},
			{Comments: []string{"noted"}, Output: "printed <1>\nand \r2", Choices: []string{`gov.nasa.jpf.vm.choice.IntIntervalGenerator[id="v",isCascaded:true,0..3,delta=+1,cur=2]`, "coin"}, Indices: []int{2}, Insns: 2,
				Lines: []search.Line{{Class: "p/Main", File: "Main.java", Line: 10, Method: "pick"}}},
		},
	}
	listener := search.Violation{Kind: search.KindProperty, Property: "my.Property", Message: "does not hold", Details: "my.Property: does not hold"}
	return map[string]*search.Result{
		"safe": {Verdict: search.Safe, PathsTaken: 2, Statistics: numbers,
			Unchecked: []string{property + "NotDeadlockedProperty"}, Seed: &seed},
		"deadlock": {Verdict: search.Violated, Violations: []search.Violation{deadlock}, Statistics: numbers},
		"assertion": {Verdict: search.Violated, Violations: []search.Violation{assertion, listener}, Statistics: numbers,
			Incomplete: []search.Cut{{Reason: "depth limit of 9", Count: 3, Help: "raise search.depth_limit"}},
			Notes:      search.Notes{Counters: map[int]int{1: 2}, Values: map[string]int{"v": 3}}},
		"incomplete": {Verdict: search.Incomplete, Statistics: numbers, Incomplete: []search.Cut{
			{Reason: "unsupported: native method p.Main.<missing>()V", Count: 1, Help: "supply it", Stack: []string{"p.Main.missing(Native Method)", "p.Main.pick(Main.java:7)"}},
			{Reason: "depth limit of 9", Count: 3, Help: "raise search.depth_limit"},
			{Reason: "depth limit of 9", Count: 1},
		}},
	}
}

// end is when all these runs ended.
var end = time.Date(2026, 1, 2, 15, 4, 0, 0, time.UTC)

// registry has the keys of reports and of what they are about.
func registry() *config.Registry {
	r := config.NewRegistry(config.Keys()...)
	r.Add(Keys()...)
	r.Add(search.Keys()...)
	return r
}

// newSources are the sources that a configuration leads to.
func newSources(cfg *config.Config) *sources { return sourcesIn(sourceRoots(config.Read(cfg))) }

func load(t *testing.T, settings ...string) *config.Config {
	t.Helper()
	cfg, err := config.Load(config.Options{Registry: registry(), Args: settings, Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	return cfg
}

// newRun is a run whose sources are in testdata/src.
func newRun(t *testing.T, settings ...string) *Run {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	cfg := load(t, settings...)
	cfg.Set("sourcepath", filepath.Join(dir, "testdata", "src"), config.Origin{Source: "test"})
	return &Run{
		Config: cfg, Version: "1.2.3", Dir: dir, Started: end.Add(-3725 * time.Second),
		Host:  Host{Name: "host", User: "me & you", OS: "linux", Arch: "amd64", Java: "17.0.1"},
		Class: "p.Main", Entry: "main", Args: []string{"a", `b "c"`},
	}
}

// publish returns what the publisher of a name writes of a result.
func publish(t *testing.T, name string, r *search.Result, settings ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "out")
	run := newRun(t, settings...)
	run.Config.Set("report.publisher", name, config.CommandLine)
	run.Config.Set("report."+name+".file", file+".out", config.CommandLine)
	reporter, err := New(run, Options{})
	if err != nil {
		t.Fatal(err)
	}
	reporter.Start(nil)
	if err := reporter.Finish(r, end); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file + ".out")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// golden compares a text with a file of testdata/golden.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("differs from %s (-update rewrites it):\n%s", file, got)
	}
}
