package conctest

import (
	"path/filepath"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
)

// Programs of many threads that have little to do with each other take states in the
// order of the threads, not of the product of what they do. Without the reduction none
// of these but the last has been seen to end.
func TestStubborn(t *testing.T) {
	classes := t.TempDir()
	files, err := filepath.Glob(filepath.Join("testdata", "stubborn", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	if err := corpus.Compile(apiDir, classes, files...); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name   string
		states int64 // no more than that
		wrong  bool
	}{
		{"RingOrdered", 6000, false},
		{"OwnData", 200, false},
		{"Pairs", 1000, false},
		{"Pipeline", 3000, false},
		{"PipelineWrong", 3000, true},
	} {
		p := &corpus.Program{Area: "stubborn", Name: test.name}
		r, err := p.Search(corpus.Run{Classes: classes, Patience: patience, Settings: []string{"+vm.por=stubborn"}})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Violations) > 0 != test.wrong || len(r.Incomplete) > 0 || r.Statistics.StatesNew > test.states {
			t.Errorf("%s: %d states, %+v %+v", test.name, r.Statistics.StatesNew, r.Violations, r.Incomplete)
		}
	}
}
