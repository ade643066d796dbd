package search

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// upTo is a choice among the numbers below n.
type upTo int

func (u upTo) ID() string            { return "pick" }
func (u upTo) Len() int              { return int(u) }
func (u upTo) Describe(i int) string { return fmt.Sprintf("pick %d of %d", i, int(u)) }

// busy is what Choose.busy does: a run that was left behind may still call it.
var busy atomic.Pointer[func()]

var chooseNatives = sync.OnceFunc(func() {
	models.Register("Choose", models.Methods{
		"pick": func(e *vm.Env) {
			if i, ok := e.Choose(upTo(e.Int(0))); ok {
				e.ReturnInt(int32(i))
			}
		},
		"score": func(e *vm.Env) { e.M.SetExtra(models.HeuristicKey, models.Heuristic(e.Int(0))) },
		"busy": func(e *vm.Env) {
			if f := busy.Load(); f != nil {
				(*f)()
			}
		},
		"assume": func(e *vm.Env) {
			if !e.Bool(0) {
				e.M.IgnorePath()
			}
		},
	})
})

var compileChoose = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "choose")
	if err != nil {
		return "", err
	}
	files, err := filepath.Glob("testdata/choose/*.java")
	if err != nil {
		return "", err
	}
	api := filepath.Join(dir, "api.jar")
	f, err := os.Create(api)
	if err != nil {
		return "", err
	}
	if err := errors.Join(models.WriteAPIJar(f), f.Close()); err != nil {
		return "", err
	}
	out, err := exec.Command("javac", append([]string{"-g", "-cp", api, "-d", dir}, files...)...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("javac: %w\n%s", err, out)
	}
	return dir, nil
})

func TestMain(m *testing.M) {
	status := m.Run()
	if dir, err := compileChoose(); err == nil {
		os.RemoveAll(dir)
	}
	os.Exit(status)
}

// search runs a program of testdata/choose with the given settings.
func search(t testing.TB, target string, args []string, settings ...string) *result.Result {
	t.Helper()
	p := prepare(t, target, args, settings...)
	defer p.Close()
	r := p.Run()
	if r.Failure != nil {
		t.Fatalf("%v\n%s", r.Failure, r.Failure.Stack)
	}
	return r
}

// prepare loads a program of testdata/choose.
func prepare(t testing.TB, target string, args []string, settings ...string) *Program {
	t.Helper()
	return prepareWith(t, Setup{Args: args}, target, settings...)
}

func prepareWith(t testing.TB, setup Setup, target string, settings ...string) *Program {
	t.Helper()
	chooseNatives()
	dir, err := compileChoose()
	if err != nil {
		t.Fatal(err)
	}
	cfg, err := config.Load(config.Options{Registry: registry(), Args: append([]string{"+target=" + target, "+classpath=" + dir}, settings...), Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	p, err := Load(context.Background(), cfg, setup)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func describe(r *result.Result) string {
	s := fmt.Sprintf("%s new=%d ends=%d", r.Verdict, r.Statistics.StatesNew, r.Statistics.EndStates)
	for _, v := range r.Violations {
		s += fmt.Sprintf(" %s:%s", v.Kind, v.Message)
	}
	for _, c := range r.Incomplete {
		s += fmt.Sprintf(" cut:%s", c.Reason)
	}
	return s
}

// Programs whose state spaces can be counted by hand, under every strategy
// that explores all of them.
func TestStateSpaces(t *testing.T) {
	for _, c := range []struct {
		target string
		args   string
		want   string // by describe
	}{
		// 10 positions of the 16 are safe and reachable.
		{"Crossing", "", "safe new=10 ends=0"},
		// Each counter is the object of the baseline or one of n new ones.
		{"Counters", "3", "safe new=16 ends=0"},
		{"Counters", "7", "safe new=64 ends=0"},
		// Both orders of making the two maps reach the same state, and the
		// values of the last two picks are dead: three states and two ends.
		{"Symmetric", "", "safe new=5 ends=2"},
		// Every set of used numbers in every order: 1+4+12+24 states before a
		// pick, 24 ends.
		{"Permute", "4", "safe new=65 ends=24"},
	} {
		for _, strategy := range completeStrategies {
			t.Run(c.target+c.args+"/"+strategy, func(t *testing.T) {
				r := search(t, c.target, strings.Fields(c.args), strings.Fields("+search.class="+strategy)...)
				if got := describe(r); got != c.want {
					t.Errorf("got %s, want %s", got, c.want)
				}
			})
		}
	}
}

func TestSearchFindsViolations(t *testing.T) {
	for _, strategy := range []string{"dfs", "bfs", "iddfs"} {
		t.Run(strategy, func(t *testing.T) {
			r := search(t, "Crossing", []string{"check"}, "+search.class="+strategy)
			if r.Verdict != result.Violated || len(r.Violations) != 1 || r.Violations[0].Message != "all across" || r.Violations[0].Kind != KindAssertion {
				t.Fatalf("got %s", describe(r))
			}
			if n := len(r.Violations[0].Trace); strategy != "dfs" && n != 8 {
				t.Errorf("the shortest solution has 7 crossings after the start; the trace has %d transitions", n)
			}
		})
	}
	r := search(t, "Permute", []string{"3", "check"}, "+search.multiple_errors=true")
	if got, want := describe(r), "violated new=16 ends=5 assertion:reversed"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// Whatever a limit cuts makes the verdict incomplete.
func TestLimitsAreHonest(t *testing.T) {
	for _, c := range []struct {
		settings []string
		reason   string
	}{
		{[]string{"+search.depth_limit=3"}, "depth limit of 3"},
		{[]string{"+search.max_states=4"}, "limit of 4 states"},
		{[]string{"+search.class=random", "+search.RandomSearch.path_limit=3", "+search.depth_limit=20"}, "random search"},
		{[]string{"+search.class=simulation", "+search.depth_limit=20"}, "random search"},
	} {
		r := search(t, "Counters", []string{"5"}, c.settings...)
		if r.Verdict != result.Incomplete || !strings.Contains(describe(r), c.reason) {
			t.Errorf("%v: got %s", c.settings, describe(r))
		}
	}
}

// Without matching, a program whose paths all end has a path for each sequence
// of choices.
func TestNoMatching(t *testing.T) {
	r := search(t, "Symmetric", nil, "+vm.storage.class=nil")
	if got, want := describe(r), "safe new=21 ends=12"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// States a second for states that change a few words, and how that depends on
// the number of states and on the size of the program's unchanging heap.
func BenchmarkStates(b *testing.B) {
	for _, c := range []struct{ positions, objects string }{{"5", "300"}, {"8", "300"}, {"5", "100000"}} {
		b.Run(c.positions+"/"+c.objects, func(b *testing.B) {
			var states int64
			for b.Loop() {
				r := search(b, "Dials", []string{c.positions, c.objects})
				states += r.Statistics.StatesNew + r.Statistics.StatesVisited
			}
			b.ReportMetric(float64(states)/b.Elapsed().Seconds(), "transitions/s")
		})
	}
}

// What a program does before its first decision is one transition, though it
// takes long: matching begins where the program has been set up.
func TestLongPrelude(t *testing.T) {
	r := search(t, "Dials", []string{"2", "20000"}, "+vm.quantum=5000")
	if r.Verdict != result.Safe || r.Statistics.StatesNew != 64 {
		t.Errorf("got %s, want 64 states", describe(r))
	}
}

// Counts of modifications keep no state space from closing, and hide nothing
// from iterators.
func TestModificationCounts(t *testing.T) {
	if r := search(t, "Queues", nil, "+search.max_states=1000"); r.Verdict != result.Safe || r.Statistics.StatesNew > 20 {
		t.Errorf("got %s", describe(r))
	}
	r := search(t, "Queues", []string{"watched"})
	if r.Verdict != result.Violated || r.Violations[0].Exception != "java.util.ConcurrentModificationException" {
		t.Errorf("got %s", describe(r))
	}
}

// Files and off-heap memory are part of the state: paths that differ in
// nothing else are not taken for the same.
func TestStateOutsideTheHeap(t *testing.T) {
	for _, args := range [][]string{nil, {"direct"}} {
		r := search(t, "Writer", args)
		if r.Verdict != result.Violated || r.Violations[0].Message != "one" {
			t.Errorf("%v: got %s", args, describe(r))
		}
	}
}
