package conctest

import (
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
)

// Threads that do the same work change places: of four there are 24 orders. A
// program that asks for names is searched as without the reduction.
func TestSymmetry(t *testing.T) {
	classes := t.TempDir()
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	if err := corpus.Compile(apiDir, classes, corpus.Files(programs)...); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name  string
		times int64 // at least this many times as many states without
		equal bool
	}{
		{"SameWorkCounted", 8, false},
		{"NamesDoNotMatter", 1, true},
		{"NumbersDiffer", 1, true},
		{"GroupHasAll", 1, true},
	} {
		p := &corpus.Program{Area: "threads", Name: test.name}
		var states [2]int64
		for i, on := range []string{"true", "false"} {
			r, err := p.Search(corpus.Run{Classes: classes, Patience: patience, Settings: []string{"+vm.por.symmetry=" + on}})
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Violations) > 0 || len(r.Incomplete) > 0 {
				t.Errorf("%s, symmetry %s: %+v %+v", test.name, on, r.Violations, r.Incomplete)
			}
			states[i] = r.Statistics.StatesNew
		}
		if states[0]*test.times > states[1] || test.equal != (states[0] == states[1]) {
			t.Errorf("%s: %d states with symmetry, %d without", test.name, states[0], states[1])
		}
	}
}
