package conctest

import (
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/internal/hostjdk"
)

// TestLaterReleases judges the programs that need what came with JDK 21.
func TestLaterReleases(t *testing.T) {
	if release := hostjdk.Release(); release < 21 {
		t.Skipf("the JDK at hand is %d: JAVA_HOME=$(scripts/jdk 21) runs these", release)
	}
	programs, err := corpus.Read("../../testdata/jdk21", 12)
	if err != nil {
		t.Fatal(err)
	}
	classes := t.TempDir()
	if err := corpus.Compile(apiDir, classes, corpus.Files(programs)...); err != nil {
		t.Fatal(err)
	}
	for _, p := range programs {
		t.Run(p.Name, func(t *testing.T) {
			for _, settings := range [][]string{nil, {"+vm.por=none"}} {
				r, err := p.Search(corpus.Run{Classes: classes, Patience: patience, Settings: settings})
				if err != nil {
					t.Fatal(err)
				}
				if m := p.Mismatch(r, -1); m != "" {
					t.Errorf("%v: %s", settings, m)
				}
			}
		})
	}
}
