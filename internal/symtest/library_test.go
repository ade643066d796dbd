package symtest

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// fewLibrary is how many generated methods that call the library are checked where
// methodsEnv says nothing; templateEnv has more of the templates that contain its
// value, seedEnv other methods.
const (
	fewLibrary  = 6
	templateEnv = "GOJPF_SYMBOLIC_TEMPLATE"
	seedEnv     = "GOJPF_SYMBOLIC_SEED"
)

var libraryWays = [][]string{
	{},
	{"+symbolic.concolic=true"},
	{"+symbolic.dp=z3"},
	{"+symbolic.dp=none"},
	{"+symbolic.subsumption=true", "+search.class=bfs"},
	{"+symbolic.dp=cvc5"},
	{"+symbolic.dp.check=100"},
	{"+symbolic.dp=z3int", "+insn.loop=impl"},
}

// What a generated method that calls the library returns, as a plain JVM says for
// all inputs, is found, with inputs that have that result; and what it never
// returns is safe. Inputs are those alone (open 0), all texts shorter than four (1),
// or all there are (2).
func TestLibraryAgainstAllInputs(t *testing.T) {
	methods := fewLibrary
	if n, err := strconv.Atoi(os.Getenv(methodsEnv)); err == nil {
		methods = n
	}
	first, _ := strconv.Atoi(os.Getenv(seedEnv))
	for seed := first; (seed-first)*perClass < methods; seed++ {
		n := min(perClass, methods-(seed-first)*perClass)
		t.Run(fmt.Sprint("seed", seed), func(t *testing.T) { checkLibrary(t, uint64(seed), n, methods > fewLibrary) })
	}
}

func checkLibrary(t *testing.T, seed uint64, n int, all bool) {
	g, source := generateLibrary(seed, n, os.Getenv(templateEnv))
	dir := t.TempDir()
	file := filepath.Join(dir, "L.java")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, file)
	cmd := exec.Command("java", "-cp", dir+":"+apiDir, "L")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr.Bytes())
	}
	host := t.TempDir()
	compileOracle(t, host)
	lines := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	decided := 0
	for k, in := range g.inputs {
		count := combinations(in)
		results := lines[:count]
		lines = lines[count:]
		for _, target := range textTargets(results, k+int(seed)) {
			for open := range 3 {
				if !all && open != k%3 {
					continue
				}
				decided += checkCall(t, dir, host, k, open, in, results, target, libraryWays[(k+int(seed))%len(libraryWays)], g.bodies[k])
				if t.Failed() {
					break
				}
			}
		}
	}
	t.Logf("%d verdicts of %d methods", decided, n)
	if decided == 0 {
		t.Error("no verdicts")
	}
}

// textTargets are a result, one that the fewest inputs have, and one that none has.
func textTargets(results []string, turn int) []string {
	count := map[string]int{}
	for _, r := range results {
		count[r]++
	}
	rare := results[turn%len(results)]
	for _, r := range results {
		if count[r] < count[rare] {
			rare = r
		}
	}
	never := "I7777"
	for _, r := range results {
		if r[0] == 'T' && len(r) > 1 {
			never = r + "a"
		}
	}
	for count[never] > 0 {
		never += "7"
	}
	return []string{rare, results[(turn*7+3)%len(results)], never}
}

// checkCall searches for a result of method k. It returns 1 if the search knew.
func checkCall(t *testing.T, classes, host string, k, open int, in []domain, results []string, target string, settings []string, body string) int {
	t.Helper()
	possible := false
	for _, r := range results {
		possible = possible || r == target
	}
	p := &corpus.Program{Name: "L", Args: []string{fmt.Sprint(k), target, fmt.Sprint(open)}}
	args := append([]string{"+target=L", "+symbolic.dp_timeout_ms=1000", "+search.max_time=8s"}, settings...)
	r, err := p.Search(corpus.Run{Classes: classes, Settings: args, Patience: patience})
	if err != nil {
		t.Fatalf("%v: %v", settings, err)
	}
	fail := func(format string, args ...any) {
		t.Errorf("method %d, result %s, open %d, %v: %s\n%s", k, target, open, settings, fmt.Sprintf(format, args...), body)
	}
	for _, c := range r.Incomplete {
		for _, never := range []string{"internal error", "disagree", "not believed", "it did not happen", "it ended in another way", "there was another choice"} {
			if strings.Contains(c.Reason, never) {
				fail("%s %v", c.Reason, c.Stack)
			}
		}
	}
	switch {
	case r.Verdict == search.Safe && possible:
		fail("safe, but some inputs have it")
	case r.Verdict == search.Violated && open > 0:
		if v := &r.Violations[0]; v.Exception == "java.lang.OutOfMemoryError" {
			return 0 // 1e999999999 has many digits
		} else if v.Message != "met" {
			fail("%s %s with %v", v.Exception, v.Message, v.Inputs)
		} else {
			rerun(t, p, classes, host, *v)
			if t.Failed() {
				fail("with %v", v.Inputs)
			}
		}
	case r.Verdict == search.Violated && !possible:
		fail("violated with %v, but no inputs have it", r.Violations[0].Inputs)
	case r.Verdict == search.Incomplete:
		return 0
	case r.Verdict == search.Violated:
		v := &r.Violations[0]
		if v.Message != "met" {
			fail("%s %s with %v", v.Exception, v.Message, v.Inputs)
			return 0
		}
		at := 0
		for i, d := range in {
			index := -1
			text, ok := inputOf(v.Inputs, i)
			for k, value := range d.values {
				if ok && sameValue(text, value) {
					index = k
				}
			}
			if index < 0 {
				fail("the inputs %v are none", v.Inputs)
				return 0
			}
			at = at*len(d.values) + index
		}
		if results[at] != target {
			fail("the inputs %v have result %s", v.Inputs, results[at])
		}
	}
	return 1
}
