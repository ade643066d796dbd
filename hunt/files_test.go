package hunt_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/hunt"
)

// A test that needs assertions says so, and has them enabled; others do not.
func TestNeedsAssertions(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "Asserts.java")
	source := `package p;
public class Asserts {
    static class Within {
        static int small(int n) {
            assert n < 5;
            return n;
        }
    }
    public static int stated(int n) { return Within.small(n); }
    public static int looked(String s) { assert s.length() >= 0; return 1; }
    public static int thrown(int n) { if (n == 4) throw new AssertionError(); return n; }
}
`
	if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	tests := t.TempDir()
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{compile(t, file)}, Time: time.Minute, JUnit: 5, TestDir: tests})
	if err != nil {
		t.Fatal(err)
	}
	needs := map[string]bool{"p.Asserts.stated(int)": true, "p.Asserts.looked(java.lang.String)": true, "p.Asserts.thrown(int)": false}
	for _, f := range r.Findings {
		text, err := os.ReadFile(f.File)
		if err != nil {
			t.Fatal(err)
		}
		want, known := needs[f.Entry()]
		if got := bytes.Contains(text, []byte(`setClassAssertionStatus("p.Asserts", true)`)); got != want || !known || !f.Confirmed() {
			t.Errorf("%s: %s, says that it needs assertions: %t\n%s", f.Entry(), f.Status, got, text)
		}
		delete(needs, f.Entry())
	}
	if len(needs) > 0 {
		t.Errorf("not found: %v", needs)
	}
	var told strings.Builder
	if err := r.WriteSummary(&told, false); err != nil || strings.Count(told.String(), "java -ea") != 2 {
		t.Errorf("%v\n%s", err, told.String())
	}
}

// Class files that nobody can load are left out and named.
func TestUnloadable(t *testing.T) {
	classes := compile(t, "testdata/hiding/Hides.java", "testdata/hiding/Uses.java")
	if err := os.Truncate(filepath.Join(classes, "hiding", "Math.class"), 40); err != nil {
		t.Fatal(err)
	}
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Include: []string{"hiding.Uses.over"}, Time: time.Minute, JUnit: 5})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Findings) != 1 {
		t.Errorf("%d findings", len(r.Findings))
	}
	var told strings.Builder
	name := filepath.Join(classes, "hiding", "Math.class")
	if err := r.WriteSummary(&told, false); err != nil || !strings.Contains(told.String(), "left out: "+name+": ") {
		t.Errorf("%s is not named: %v\n%s", name, err, told.String())
	}
	_, err = hunt.Run(context.Background(), hunt.Options{Paths: []string{filepath.Join(classes, "hiding")}, Time: time.Minute, JUnit: 5})
	if err == nil || !strings.Contains(err.Error(), "it has the class hiding.") {
		t.Errorf("a folder that is no root: %v", err)
	}
}
