package searchtest

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// TestReplay stores the trace of each violated program and replays it: the same
// violation must come up at the end of as many transitions, and all of them
// must have their lines.
func TestReplay(t *testing.T) {
	programs := readPrograms(t)
	replayAll(t, programs, "dfs", "bfs")
}

// TestReplaySchedules does the same for some programs with threads.
func TestReplaySchedules(t *testing.T) {
	programs, err := corpus.Read("../../testdata/concurrency", 10)
	if err != nil {
		t.Fatal(err)
	}
	var chosen []*corpus.Program
	areas := map[string]int{}
	for _, p := range programs {
		if p.Verdict == search.Violated && areas[p.Area] < 2 {
			areas[p.Area]++
			chosen = append(chosen, p)
		}
	}
	replayAll(t, chosen, "dfs")
}

func replayAll(t *testing.T, programs []*corpus.Program, strategies ...string) {
	t.Helper()
	classes := t.TempDir()
	compile(t, apiDir, classes, corpus.Files(programs)...)
	replayed := 0
	for _, p := range programs {
		if p.Verdict != search.Violated {
			continue
		}
		replayed++
		for _, strategy := range strategies {
			t.Run(p.Class()+" "+strategy, func(t *testing.T) {
				r, err := p.Search(corpus.Run{Classes: classes, Settings: []string{"+search.class=" + strategy}, Patience: patience})
				if err != nil {
					t.Fatal(err)
				}
				if len(r.Violations) == 0 {
					t.Fatalf("%s: %+v", r.Verdict, r.Incomplete)
				}
				file := filepath.Join(t.TempDir(), "trace")
				v := &r.Violations[0]
				if err := explore.NewStoredTrace(p.Class(), "of a test", v.Trace, v).WriteFile(file, true); err != nil {
					t.Fatal(err)
				}
				replay(t, p, classes, file, v)
			})
		}
	}
	if replayed < 10 {
		t.Errorf("only %d violated programs", replayed)
	}
}

func replay(t *testing.T, p *corpus.Program, classes, file string, v *search.Violation) {
	t.Helper()
	r, err := p.Search(corpus.Run{Classes: classes, Settings: []string{"+search.replay=" + file}})
	if err != nil {
		t.Fatal(err)
	}
	if r.Unmade != nil {
		t.Fatal(r.Unmade)
	}
	if len(r.Violations) != 1 || len(r.Incomplete) != 0 {
		t.Fatalf("violations %+v, cuts %+v", r.Violations, r.Incomplete)
	}
	again := &r.Violations[0]
	if again.Kind != v.Kind || again.Exception != v.Exception || again.Location != v.Location || again.Details != v.Details {
		t.Errorf("replayed %s %s, stored %s %s", again.Kind, again.Details, v.Kind, v.Details)
	}
	if len(again.Trace) != len(v.Trace) {
		t.Fatalf("%d transitions replayed, %d stored", len(again.Trace), len(v.Trace))
	}
	for i, s := range again.Trace {
		old := v.Trace[i]
		if s.Diverged || old.Diverged || s.Insns != old.Insns || strings.Join(s.Choices, "\n") != strings.Join(old.Choices, "\n") {
			t.Errorf("transition %d: replayed %v (%d insns, diverged %v), stored %v (%d insns, diverged %v)",
				i, s.Choices, s.Insns, s.Diverged, old.Choices, old.Insns, old.Diverged)
		}
	}
}
