package sequences

import (
	"os"
	"path/filepath"
	"testing"
)

// Classes of tests that an earlier run had need of are removed; those that somebody has written are not, nor what stands behind them.
func TestWriteTests(t *testing.T) {
	dir := t.TempDir()
	old := Result{Test: "CellSequenceTest", Package: "p.q", Source: []byte("void sequence1()")}
	for _, name := range []string{"2", "3", "4"} {
		old.More = append(old.More, Source{"CellSequenceTest" + name, []byte("void sequence" + name + "0()")})
	}
	if err := old.WriteTests(dir); err != nil {
		t.Fatal(err)
	}
	own := filepath.Join(dir, "p", "q", "CellSequenceTest5.java")
	if err := os.WriteFile(own, []byte("void mine()"), 0o644); err != nil {
		t.Fatal(err)
	}
	r := Result{Test: old.Test, Package: old.Package, Source: []byte("new"), More: []Source{{"CellSequenceTest2", []byte("new")}}}
	if err := r.WriteTests(dir); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"": "new", "2": "new", "3": "", "4": "", "5": "void mine()"} {
		text, err := os.ReadFile(filepath.Join(dir, "p", "q", "CellSequenceTest"+name+".java"))
		if string(text) != want || (err == nil) != (want != "") {
			t.Errorf("class %s: %q %v, not %q", name, text, err, want)
		}
	}
}
