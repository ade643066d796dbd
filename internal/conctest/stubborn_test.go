package conctest

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search/property"
)

// Programs of many threads that have little to do with each other take states in the
// order of the threads, not of the product of what they do. Without the reduction none
// of these but the last has been seen to end.
func TestStubborn(t *testing.T) {
	classes, _ := compileFolder(t, "stubborn")
	for _, test := range []struct {
		name   string
		states int64 // no more than that
		wrong  bool
	}{
		{"RingOrdered", 6000, false},
		{"RingCounted", 6000, false},
		{"OwnData", 200, false},
		{"Pairs", 1000, false},
		{"Pipeline", 3000, false},
		{"PipelineWrong", 3000, true},
		{"LockedByMany", 200, false},
		{"CountedByMany", 1000, false},
		{"ForkJoinDeep", 250000, false}, // that a task is done is an operation of its own
		{"LateDoubt", 30000, false},
		{"Hundred", 200, false},
		{"HundredWrong", 30000, true},
		{"AddedByEach", 1000, false},
		{"AddedByEachWrong", 20000, true},
		{"QueuesInRow", 20000, false},
		{"PoolOfFour", 6000, false},
		{"DaemonsAdd", 200, false},
		{"DaemonsAddWrong", 20000, true},
		{"DaemonsKeepOn", 20000, true}, // stuck
		{"CountedJoinedNotAll", 20000, true},
		{"SumsByMany", 200, false},
		{"SumsByManyWrong", 200000, true},
		{"MetInRows", 3000, false},
		{"MetInRowsWrong", 30000, true},
		{"MetAndCounted", 500, false},
		{"MetAndCountedWrong", 20000, true},
		{"ReadersAndWriters", 6000, false},
		{"ReadersAndWritersWrong", 20000, true},
	} {
		p := &corpus.Program{Area: "stubborn", Name: test.name}
		for _, settings := range [][]string{nil, {"+vm.por=stubborn"}} {
			r, err := p.Search(corpus.Run{Classes: classes, Patience: patience, Settings: settings})
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Violations) > 0 != test.wrong || len(r.Incomplete) > 0 || r.Statistics.StatesNew > test.states {
				t.Errorf("%s %v: %d states, %+v %+v", test.name, settings, r.Statistics.StatesNew, r.Violations, r.Incomplete)
			}
		}
	}
}

// Threads are joined ahead only where nobody can notice: the verdicts are those that come
// of joining them as it is written, and so is where a thread is told to wait.
func TestAhead(t *testing.T) {
	classes, files := compileFolder(t, "ahead")
	wrong := map[string]string{
		"JoinsOne": property.KindAssertion, "JoinsInterrupted": property.KindAssertion, "JoinsSeen": property.KindAssertion,
		"JoinsWithLock": property.KindDeadlock, "JoinsInInitialiser": property.KindDeadlock, "JoinsEachOther": property.KindDeadlock,
		"JoinsForEver": property.KindDeadlock,
	}
	for _, file := range files {
		p := &corpus.Program{Area: "ahead", Name: strings.TrimSuffix(filepath.Base(file), ".java")}
		for _, reduction := range []string{"stubborn", "locks", "none"} {
			r, err := p.Search(corpus.Run{Classes: classes, Patience: patience, Settings: []string{"+vm.por=" + reduction}})
			if err != nil {
				t.Fatal(err)
			}
			kind := ""
			if len(r.Violations) > 0 {
				kind = r.Violations[0].Kind
			}
			if kind != wrong[p.Name] || len(r.Incomplete) > 0 {
				t.Errorf("%s %s: %+v %+v", p.Name, reduction, r.Violations, r.Incomplete)
			}
			if p.Name == "JoinsForEver" && (kind == "" || !strings.Contains(strings.Join(r.Violations[0].Threads[0].Stack, " "), "Thread.join")) {
				t.Errorf("%s: main is not seen to join: %+v", reduction, r.Violations)
			}
		}
	}
}

// What is taken for granted of locks, queues, pools, barriers and sums has its programs in
// one area. They are small, so stubborn sets are asked for by name.
func TestOwnedUnderStubborn(t *testing.T) {
	c, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, p := range c.programs {
		if p.Area != "owned" {
			continue
		}
		found++
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			r, err := p.Search(corpus.Run{Classes: c.classes, Patience: patience, Settings: []string{"+vm.por=stubborn"}})
			if err != nil {
				t.Fatal(err)
			}
			if m := p.Mismatch(r, -1); m != "" {
				t.Error(m)
			}
		})
	}
	if found < 100 {
		t.Errorf("%d programs", found)
	}
}

// The books of workers are no operation where states are matched: they are part of these.
// dpor learns from them what depends on what.
func TestWorkersUnderDPOR(t *testing.T) {
	c, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, p := range c.programs {
		if p.Area != "owned" || !strings.HasPrefix(p.Name, "WorkerLeaves") {
			continue
		}
		r, err := p.Search(corpus.Run{Classes: c.classes, Patience: patience, Settings: []string{"+vm.por=dpor"}})
		if err != nil {
			t.Fatal(err)
		}
		if m := p.Mismatch(r, -1); m != "" {
			t.Errorf("%s: %s", p.Name, m)
		}
		found++
	}
	if found < 2 {
		t.Errorf("%d programs", found)
	}
}

// The reduction leaves no outcome out: programs for which it once did.
func TestOutcomesUnderStubborn(t *testing.T) {
	classes, files := compileFolder(t, "outcomes")
	for _, file := range files {
		m := &Mixed{Name: strings.TrimSuffix(filepath.Base(file), ".java")}
		switch report, finished := m.disagreement(classes, []string{"+vm.por=locks", "+vm.por=stubborn"}); {
		case report != "":
			t.Error(report)
		case finished != 2:
			t.Errorf("%s: %d searches came to an end", m.Name, finished)
		}
	}
}

// compileFolder compiles the programs in a folder of testdata.
func compileFolder(t *testing.T, folder string) (classes string, files []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", folder, "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	classes = t.TempDir()
	if err := corpus.Compile(apiDir, classes, files...); err != nil {
		t.Fatal(err)
	}
	return classes, files
}
