package report

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func violated() *search.Result {
	return &search.Result{
		Verdict: search.Violated,
		Violations: []search.Violation{{
			Kind: search.KindDeadlock, Property: "gov.nasa.jpf.vm.NotDeadlockedProperty", Message: "deadlock encountered",
			Details: "deadlock encountered:\n  thread p.Task:{id:1}", Location: "Main.java:12", Method: "p.Main.run", Thread: "main",
			Threads: []search.ThreadInfo{{Class: "p.Task", ID: 1, Name: "Thread-0", Status: "WAITING", Priority: 5, LockCount: 1,
				Lock: "p.Event@1f", Stack: []string{"p.Task.run(Main.java:12)"}}},
		}},
		Incomplete: []search.Cut{{Reason: "search.depth_limit", Count: 3, Help: "raise it", Stack: []string{"p.Main.f(Main.java:3)"}}},
		Statistics: search.Statistics{Elapsed: 3725 * time.Second, StatesNew: 5, StatesVisited: 4, StatesBacktracked: 3, EndStates: 2,
			MaxDepth: 9, Instructions: 1000, MaxMemory: 5 << 20, LiveObjects: 8, HeapBytes: 80, Classes: 7, Methods: 70},
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
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

func finish(t *testing.T, r *search.Result, settings ...string) string {
	t.Helper()
	cfg, err := config.Load(config.Options{Args: settings, Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := NewConsole(&out, cfg, "1.2.3")
	c.Finish(r, time.Date(2026, 1, 2, 15, 4, 0, 0, time.UTC))
	if c.Err() != nil {
		t.Fatal(c.Err())
	}
	return out.String()
}

func TestConsole(t *testing.T) {
	golden(t, "violated.txt", finish(t, violated()))
}

// Whatever the topics, "no errors detected" is kept for safe runs.
func TestConsoleResult(t *testing.T) {
	safe := &search.Result{Verdict: search.Safe}
	cut := &search.Result{Verdict: search.Incomplete, Incomplete: []search.Cut{{Reason: "a", Count: 1}, {Reason: "b", Count: 1}, {Reason: "a", Count: 2}}}
	const fine = "no errors detected"
	if got := finish(t, safe); !strings.Contains(got, fine) {
		t.Errorf("safe: %s", got)
	}
	if got := finish(t, cut); strings.Contains(got, fine) || !strings.Contains(got, "incomplete: a; b\n") {
		t.Errorf("incomplete: %s", got)
	}
	if got := finish(t, violated()); strings.Contains(got, fine) {
		t.Errorf("violated: %s", got)
	}
	got := finish(t, violated(), "+report.console.finished=result", "+report.console.property_violation=error")
	for text, want := range map[string]bool{"error 1": true, "results": true, "snapshot": false, "statistics": false, "incomplete": true} {
		if strings.Contains(got, "= "+text+"\n") != want {
			t.Errorf("section %q is there: %v, in\n%s", text, !want, got)
		}
	}
}

func TestJSON(t *testing.T) {
	var out bytes.Buffer
	if err := WriteJSON(&out, violated()); err != nil {
		t.Fatal(err)
	}
	golden(t, "violated.json", out.String())

	out.Reset()
	if err := WriteJSON(&out, &search.Result{Verdict: search.Safe}); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(out.String(), "null") || !json.Valid(out.Bytes()) {
		t.Errorf("an empty result: %s", out.String())
	}
}

func TestJSONFileThatCannotBeMade(t *testing.T) {
	err := WriteJSONFile(filepath.Join(t.TempDir(), "no", "file"), nil, violated())
	if err == nil || !strings.HasPrefix(err.Error(), "report: ") {
		t.Errorf("got %v", err)
	}
}

func TestTraceInJSON(t *testing.T) {
	r := &search.Result{Verdict: search.Violated, Violations: []search.Violation{{Kind: search.KindAssertion, Trace: []search.Step{
		{Insns: 7, Lines: []search.Line{{Class: "p/Main", File: "Main.java", Line: 3}}},
		{Thread: 1, Choices: []string{"coin=1"}, Indices: []int{1}},
	}}}}
	var b strings.Builder
	if err := WriteJSON(&b, r); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Violations []struct{ Trace []map[string]any }
	}
	if err := json.Unmarshal([]byte(b.String()), &got); err != nil {
		t.Fatal(err)
	}
	want := `[map[alternatives:[] choices:[] instructions:7 lines:[Main.java:3] thread:0] map[alternatives:[1] choices:[coin=1] instructions:0 lines:[] thread:1]]`
	if s := fmt.Sprint(got.Violations[0].Trace); s != want {
		t.Errorf("got %s, want %s", s, want)
	}
}
