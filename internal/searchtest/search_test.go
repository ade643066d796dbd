// Package searchtest runs the programs of testdata/search through every
// strategy of package search and compares verdicts and counts with what their
// comments say, and these with the paths that a plain JVM takes.
//
// Package corpus says what a program's first comment tells.
package searchtest

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

const (
	corpusDir = "../../testdata/search"
	apiDir    = "../../models/classes/api"
	oracleDir = "oracle"
	fewest    = 148 // programs; fewer means that some were not found

	// patience is how long one search may take; it is cut then, and its verdict
	// wrong.
	patience = 2 * time.Minute
)

func readPrograms(t *testing.T) []*corpus.Program {
	t.Helper()
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	return programs
}

func compile(t *testing.T, classPath, to string, files ...string) {
	t.Helper()
	if err := corpus.Compile(classPath, to, files...); err != nil {
		t.Fatal(err)
	}
}

func TestSearchPrograms(t *testing.T) {
	programs := readPrograms(t)
	classes := t.TempDir()
	compile(t, apiDir, classes, corpus.Files(programs)...)
	slots := make(chan struct{}, 2)
	for i, p := range corpus.Sample(programs) {
		t.Run(p.Class(), func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			test(t, p, classes, i)
		})
	}
}

// furtherStrategies take turns in going with the programs.
var furtherStrategies = []string{
	"+search.class=.search.heuristic.DFSHeuristic +search.heuristic.queue_limit=MAX",
	"+search.class=.search.heuristic.BFSHeuristic +search.heuristic.beam_search=true",
	"+search.class=.search.heuristic.RandomHeuristic",
	"+search.class=user +search.heuristic.astar=true",
	"+search.class=.search.heuristic.MostBlocked",
	"+search.class=.search.heuristic.Interleaving",
	"+search.class=.search.heuristic.GlobalSwitchThread",
	"+search.class=.search.heuristic.PreferThreads +search.heuristic.preferredThreads=main",
	"+search.class=.search.heuristic.MinimizePreemption",
	"+search.class=dfs +cg.randomize_choices=VAR_SEED",
	"+search.class=bfs +cg.randomize_choices=FIXED_SEED",
	"+search.class=dfs +vm.storage.class=disk +vm.storage.max_memory=64K",
	"+search.class=bfs +vm.storage.class=memory +vm.storage.max_memory=64K",
	"+search.class=dfs +vm.storage.class=bounded +vm.storage.max_states=1000000",
	"+search.class=dfs +search.open_states=1",
	"+search.class=bfs +search.open_states=1",
}

func test(t *testing.T, p *corpus.Program, classes string, turn int) {
	type strategy struct {
		settings []string
		ends     int64
		counts   bool // states are counted as by the first one
	}
	strategies := []strategy{
		{[]string{"+search.class=dfs"}, p.Ends, true},
		{[]string{"+search.class=bfs"}, p.Ends, true},
		{[]string{"+search.class=iddfs"}, p.Ends, true},
	}
	for k := range 2 {
		settings := furtherStrategies[(2*turn+k)%len(furtherStrategies)]
		strategies = append(strategies, strategy{strings.Fields(settings), p.Ends, true})
	}
	if p.Paths >= 0 { // otherwise it may have no end without state matching
		strategies = append(strategies, strategy{[]string{"+search.class=dfs", "+vm.storage.class=nil"}, p.Paths, false})
	}
	var first *search.Statistics
	for _, s := range strategies {
		r, err := p.Search(corpus.Run{Classes: classes, Settings: s.settings, Patience: patience})
		if err != nil {
			t.Fatalf("%v: %v", s.settings, err)
		}
		if m := p.Mismatch(r, s.ends); m != "" {
			t.Errorf("%v: %s", s.settings, m)
		}
		if r.Verdict != search.Safe || !s.counts {
			continue
		}
		if first == nil {
			first = &r.Statistics
		}
		if n, e := r.Statistics.StatesNew, r.Statistics.EndStates; n != first.StatesNew || e != first.EndStates {
			t.Errorf("%v: %d states and %d ends, %v: %d and %d", strategies[0].settings, first.StatesNew, first.EndStates, s.settings, n, e)
		}
	}
}

// oracleVerdicts are what the oracle prints of the programs that it can judge.
func oracleVerdicts(t *testing.T, programs []*corpus.Program) map[string][]string {
	t.Helper()
	classes := t.TempDir()
	compile(t, apiDir, classes, corpus.Files(programs)...)
	// The oracle's Verify has to be found by the parent of the programs' loader.
	own := t.TempDir()
	compile(t, own, own, filepath.Join(oracleDir, "gov/nasa/jpf/vm/Verify.java"), filepath.Join(oracleDir, "oracle/Oracle.java"))
	args := []string{"-ea", "-Xss512k", "-cp", own, "oracle.Oracle", classes}
	for _, p := range programs {
		if p.Oracle {
			args = append(args, p.Class())
		}
	}
	var stderr bytes.Buffer
	cmd := exec.Command("java", args...)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("oracle: %v\n%s%s", err, out, stderr.Bytes())
	}
	verdicts := map[string][]string{}
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		verdicts[fields[0]] = fields[1:]
	}
	return verdicts
}

// What the comments say is what a plain JVM does on all paths.
func TestExpectations(t *testing.T) {
	programs := readPrograms(t)
	verdicts := oracleVerdicts(t, programs)
	for _, p := range programs {
		if !p.Oracle {
			continue
		}
		v := verdicts[p.Class()]
		if len(v) != 3 {
			t.Errorf("%s: the oracle says %q", p.Class(), v)
			continue
		}
		verdict, paths, exception := v[0], v[1], v[2]
		switch {
		case verdict != string(p.Verdict):
			t.Errorf("%s: the oracle says %v, the comment %s", p.Class(), v, p.Verdict)
		case p.Verdict == search.Violated && exception != p.Error:
			t.Errorf("%s: the oracle met %s, the comment says %s", p.Class(), exception, p.Error)
		case p.Verdict == search.Safe && paths != strconv.FormatInt(p.Paths, 10):
			t.Errorf("%s: the oracle took %s paths, the comment says %d", p.Class(), paths, p.Paths)
		}
	}
}
