package symtest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic/horn"
)

// No program that is expected to be violated is proved, and no verdict changes but from
// incomplete to safe.
func TestProofsKeepVerdicts(t *testing.T) {
	if !horn.Available() {
		t.Skip("z3 is not installed")
	}
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	classes := t.TempDir()
	compile(t, apiDir, classes, corpus.Files(programs)...)
	for _, p := range programs {
		if os.Getenv(loopsEnv) == "" && p.Area != "loops" && p.Area != "ints" {
			continue
		}
		t.Run(p.Class(), func(t *testing.T) {
			r, err := p.Search(corpus.Run{Classes: classes, Settings: []string{"+symbolic.proof=always", "+symbolic.proof_time=2s"}, Patience: patience})
			if err != nil {
				t.Fatal(err)
			}
			if r.Proof != nil && (p.Verdict == search.Violated || r.Verdict != search.Safe) {
				t.Errorf("it is %s, was proved, and should be %s", r.Verdict, p.Verdict)
			}
		})
	}
}

const provedProgram = `import org.sosy_lab.sv_benchmarks.Verifier;

class Proved {
    static int down(int n) {
        assert n >= 0;
        return n == 0 ? 0 : down(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) return;
        int s = 0;
        for (int i = 0; i < n; i++) s++;
        assert s == n;
        assert down(s) == 0;
    }
}
`

// A proof makes a run complete, says what it rests on, and is asked for by keys.
func TestProofIsTold(t *testing.T) {
	if !horn.Available() {
		t.Skip("z3 is not installed")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "Proved.java")
	if err := os.WriteFile(file, []byte(provedProgram), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, file)
	for _, test := range []struct {
		name     string
		settings []string
		verdict  search.Verdict
		assumed  int
	}{
		{"always", []string{"+symbolic.proof=always", "+search.max_states=100", "+symbolic.proof_time=60s"}, search.Safe, 1},
		{"overflow", []string{"+symbolic.proof=always", "+vm.max_stack_depth=60", "+symbolic.proof_time=60s"}, search.Violated, 0},
		{"auto", []string{"+search.max_states=100", "+symbolic.proof_time=60s"}, search.Safe, 1},
		// Of its own the search has no end.
		{"ends the search", []string{"+symbolic.proof_time=60s", "+vm.max_stack_depth=100000000"}, search.Safe, 1},
		{"assertions", []string{"+symbolic.proof=always", "+symbolic.proof_time=60s", "+search.properties=.vm.NoAssertionErrorsProperty"}, search.Safe, 0},
		{"none", []string{"+search.max_states=100", "+symbolic.proof=none"}, search.Incomplete, 0},
		{"no time", []string{"+search.max_states=100", "+symbolic.proof_time=1ms"}, search.Incomplete, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, begun := &corpus.Program{Name: "Proved"}, time.Now()
			r, err := p.Search(corpus.Run{Classes: dir, Settings: test.settings, Patience: patience})
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != test.verdict || (r.Proof != nil) != (test.verdict == search.Safe) {
				t.Fatal(r.Verdict, r.Incomplete, r.Proof)
			}
			if r.Proof == nil {
				return
			}
			if time.Since(begun) >= patience {
				t.Error("it did not end by itself")
			}
			if len(r.Proof.Invariants) == 0 || r.Proof.Clauses == 0 || len(r.Proof.Assumed) != test.assumed {
				t.Errorf("%+v", r.Proof)
			}
			told := func(beginning string) bool {
				return slices.ContainsFunc(r.Model, func(s string) bool { return strings.HasPrefix(s, beginning) })
			}
			if !told("safe by proof") || !told("invariant at ") || told("assumed: stack") != (test.assumed > 0) {
				t.Error(r.Model)
			}
		})
	}
}
