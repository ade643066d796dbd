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

// A class of the package may have a name of java.lang's, and so may a member of a class that a test extends.
func TestHidingNames(t *testing.T) {
	classes, tests := compile(t, "testdata/hiding/Hides.java", "testdata/hiding/Uses.java"), t.TempDir()
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Time: time.Minute, JUnit: 5, TestDir: tests})
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, f := range r.Findings {
		name, _, _ := strings.Cut(f.Method(), "(")
		found[name] = true
		if !f.Confirmed() || f.File == "" {
			t.Errorf("%s: %s %s, %q", f.Method(), f.Status, f.Why, f.File)
		}
	}
	for _, name := range []string{"over", "text", "both", "box", "made", "named", "property", "variable", "file", "unlike"} {
		if !found[name] {
			t.Errorf("nothing was found in %s", name)
		}
	}
}
