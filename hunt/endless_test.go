package hunt_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gojpf/gojpf/hunt"
)

// Calls that come to the same state again and again are found where that is asked for, and seen not to end; loops that come to their end
// are not told.
func TestEndless(t *testing.T) {
	classes, tests := compile(t, "testdata/endless/Endless.java"), t.TempDir()
	for _, version := range []int{4, 5} {
		r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Endless: true, Time: time.Minute, JUnit: version, TestDir: tests})
		if err != nil {
			t.Fatal(err)
		}
		want := []string{"forever Endless confirmed-api", "leaves IllegalStateException confirmed-api", "ring Endless confirmed-api", "spin Endless confirmed-api", "waits Endless confirmed-api"}
		if diff := cmp.Diff(want, told(r)); diff != "" {
			t.Errorf("JUnit %d: -expected +found:\n%s", version, diff)
		}
		if r.Statistics.Complete != r.Statistics.Methods {
			t.Errorf("JUnit %d: %d of %d methods were explored to their ends", version, r.Statistics.Complete, r.Statistics.Methods)
		}
		text, err := os.ReadFile(filepath.Join(tests, "endless", "Endless_spin_line18_Endless_Test.java"))
		if err != nil || !strings.Contains(string(text), "Endless.spin(6);") || !strings.Contains(string(text), "assertTrue(caller.isAlive());") {
			t.Errorf("JUnit %d: %v\n%s", version, err, text)
		}
	}
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Include: []string{"*.ring"}, Time: time.Minute, JUnit: 5, Settings: []string{"search.max_instructions=100000"}})
	if err != nil || len(r.Findings) != 0 || r.Statistics.Short != 1 {
		t.Errorf("%v, without being asked for: %v", err, told(r))
	}
}
