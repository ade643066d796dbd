package symtest

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// mergedAreas are the programs that are always run with merged paths; all are where
// loopsEnv is set.
var mergedAreas = []string{"arrays", "exceptions", "ints", "loops", "merging", "objects", "switches"}

// What programs are expected to do, they do with merged paths, too; and a violation
// happens on a plain JVM.
func TestMergeKeepsVerdicts(t *testing.T) {
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	classes, host := t.TempDir(), t.TempDir()
	compile(t, apiDir, classes, corpus.Files(programs)...)
	compileOracle(t, host)
	for _, p := range programs {
		if os.Getenv(loopsEnv) == "" && !slices.Contains(mergedAreas, p.Area) {
			continue
		}
		if slices.ContainsFunc(p.Settings, func(s string) bool {
			return strings.Contains(s, "symbolic.lazy") || strings.Contains(s, "symbolic.concolic")
		}) {
			continue
		}
		t.Run(p.Class(), func(t *testing.T) {
			settings := []string{"+search.multiple_errors=true", "+symbolic.merge=always"}
			r, err := p.Search(corpus.Run{Classes: classes, Settings: settings, Patience: patience})
			if err != nil {
				t.Fatal(err)
			}
			if m := p.Mismatch(r, -1); m != "" && (p.Verdict != search.Incomplete || r.Verdict != search.Safe) {
				t.Error(m)
			}
			for i, v := range r.Violations {
				if i < replayed {
					replay(t, p, classes, settings, &v)
				}
				if p.Oracle {
					rerun(t, p, classes, host, v)
				}
			}
		})
	}
}
