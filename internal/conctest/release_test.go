package conctest

import (
	"os/exec"
	"regexp"
	"strconv"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
)

// hostRelease is the release of the JDK that the tests run on, 0 if that cannot be
// told.
func hostRelease() int {
	out, err := exec.Command("javac", "-version").CombinedOutput()
	if m := regexp.MustCompile(`javac (\d+)`).FindSubmatch(out); err == nil && m != nil {
		release, _ := strconv.Atoi(string(m[1]))
		return release
	}
	return 0
}

// TestLaterReleases judges the programs that need what came with JDK 21.
func TestLaterReleases(t *testing.T) {
	if release := hostRelease(); release < 21 {
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
