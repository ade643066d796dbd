package symtest

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// compared are the areas whose programs are also run with values; with methodsEnv
// set, all are.
var compared = []string{"arrays", "debugapi", "exceptions", "ints", "longs", "loops", "methods", "objects", "small", "switches", "threads"}

// withoutBounds is the area whose programs have texts and arrays of any length, which runs
// with values decide.
const withoutBounds = "reach"

// unfit tells of a setting that it does not go together with runs with values, or
// makes them anyway.
func unfit(setting string) bool {
	return slices.ContainsFunc([]string{"concolic", "collect_constraints", "lazy", "subsumption"}, func(key string) bool {
		return strings.HasPrefix(setting, "+symbolic."+key)
	})
}

// Runs with values take the same paths as a search in which the solver decides at
// every branch.
func TestConcolicAgrees(t *testing.T) {
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	programs = slices.DeleteFunc(programs, func(p *corpus.Program) bool {
		return p.Verdict == search.Incomplete || p.Area == withoutBounds || slices.ContainsFunc(p.Settings, unfit) ||
			os.Getenv(methodsEnv) == "" && !slices.Contains(compared, p.Area)
	})
	classes := t.TempDir()
	compile(t, apiDir, classes, corpus.Files(programs)...)
	for _, p := range programs {
		t.Run(p.Class(), func(t *testing.T) {
			r, err := p.Search(corpus.Run{
				Classes: classes, Settings: []string{"+search.multiple_errors=true", "+symbolic.concolic=true"}, Patience: patience,
			})
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range r.Incomplete {
				if strings.HasPrefix(c.Reason, "a path condition was not decided") {
					t.Skip(c.Reason)
				}
			}
			for i := range r.Violations {
				if i < replayed {
					replay(t, p, classes, []string{"+search.multiple_errors=true", "+symbolic.concolic=true"}, &r.Violations[i])
				}
			}
			if m := p.Mismatch(r, -1); m != "" {
				t.Error(m)
			}
			if p.Paths >= 0 && int64(r.PathsTaken) != p.Paths {
				t.Errorf("%d paths, expected %d", r.PathsTaken, p.Paths)
			}
			if r.Statistics.Diverged > 0 && len(r.Incomplete) == 0 {
				t.Errorf("%d of %d runs diverged", r.Statistics.Diverged, r.Statistics.Runs)
			}
		})
	}
}

// A run that does not come to where it was to come is counted.
func TestDivergence(t *testing.T) {
	classes := t.TempDir()
	for name, diverge := range map[string]bool{"Diverges": true, "ChecksumOfFewSafe": false} {
		p, err := corpus.ReadProgram(corpusDir + "/concolic/" + name + ".java")
		if err != nil {
			t.Fatal(err)
		}
		compile(t, apiDir, classes, p.File)
		r, err := p.Search(corpus.Run{Classes: classes, Patience: patience})
		if err != nil {
			t.Fatal(err)
		}
		if s := r.Statistics; s.Runs < 2 || (s.Diverged > 0) != diverge {
			t.Errorf("%s: %d of %d runs diverged", name, s.Diverged, s.Runs)
		}
	}
}
