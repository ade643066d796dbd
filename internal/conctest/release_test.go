package conctest

import (
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/internal/hostjdk"
)

// laterDir has the programs that need what came with JDK 21.
const laterDir = "../../testdata/jdk21"

// fewestLater is how many there are at least.
const fewestLater = 40

// TestLaterReleases judges the programs that need what came with JDK 21.
func TestLaterReleases(t *testing.T) {
	if release := hostjdk.Release(); release < 21 {
		t.Skipf("the JDK at hand is %d: JAVA_HOME=$(scripts/jdk 21) runs these", release)
	}
	programs, err := corpus.Read(laterDir, fewestLater)
	if err != nil {
		t.Fatal(err)
	}
	classes := t.TempDir()
	if err := corpus.CompilePrograms(apiDir, classes, programs); err != nil {
		t.Fatal(err)
	}
	for _, p := range programs {
		t.Run(p.Name, func(t *testing.T) {
			policies := [][]string{nil, {"+vm.por=none"}}
			if p.Area == "scale" { // with all orders of so many threads no search would end
				policies = policies[:1]
			}
			for _, settings := range policies {
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
