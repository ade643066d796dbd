package hunt_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/hunt"
)

// Names that are not of ASCII, or end in a dollar, have tests as others do, and those are read by any compiler. That each call
// fails is only said where all there is was tried.
func TestSeldomNames(t *testing.T) {
	classes, tests := compile(t, "testdata/names/Names.java"), t.TempDir()
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Time: time.Minute, JUnit: 5, TestDir: tests})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"größe ArithmeticException confirmed-api", "of ArithmeticException confirmed-api"} {
		if !slices.Contains(told(r), want) {
			t.Errorf("no %s in %v", want, told(r))
		}
	}
	for _, f := range r.Findings {
		if got, want := f.Manifest(), strings.HasPrefix(f.Method(), "always("); got != want {
			t.Errorf("%s: that each call fails is said: %t", f.Method(), got)
		}
	}
	files, err := filepath.Glob(filepath.Join(tests, "names", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.ContainsFunc(string(text), func(r rune) bool { return r > '~' }) {
			t.Errorf("%s is not of ASCII:\n%s", file, text)
		}
	}
}

// A class of the package may have a name of java.lang's. What no compiler takes is not written.
func TestHidingNames(t *testing.T) {
	classes, tests := compile(t, "testdata/hiding/Exception.java", "testdata/hiding/Uses.java"), t.TempDir()
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Time: time.Minute, JUnit: 5, TestDir: tests})
	if err != nil || len(r.Findings) == 0 {
		t.Fatal(err, "nothing was found")
	}
	for _, f := range r.Findings {
		if (f.File == "") != (f.Status == hunt.Unbuildable) {
			t.Errorf("%s: %s, %q", f.Method(), f.Status, f.File)
		}
	}
}
