// Package symtest runs the programs of testdata/symbolic, whose inputs are
// unknown, and compares verdicts and numbers of paths with what their comments
// say. What is reported is run again on a plain JVM with the inputs reported.
//
// Package corpus says what a program's first comment tells.
package symtest

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

const (
	corpusDir = "../../testdata/symbolic"
	apiDir    = "../../models/classes/api"
	oracleDir = "../../listener/javatest/standin"
	fewest    = 400 // programs; fewer means that some were not found

	// patience is how long one search may take; it is cut then, and its verdict
	// wrong.
	patience = 2 * time.Minute

	replayed = 1 // violations of a program, whose traces are replayed
)

// checkEnv says how many percent of the answers that there are no inputs another
// solver is asked about, in one more search of each program.
const checkEnv = "GOJPF_SYMBOLIC_CHECK"

func compile(t *testing.T, classPath, to string, files ...string) {
	t.Helper()
	if err := corpus.Compile(classPath, to, files...); err != nil {
		t.Fatal(err)
	}
}

func TestSymbolicPrograms(t *testing.T) {
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	classes, host := t.TempDir(), t.TempDir()
	compile(t, apiDir, classes, corpus.Files(programs)...)
	compileOracle(t, host)
	for _, p := range corpus.Sample(programs) {
		t.Run(p.Class(), func(t *testing.T) { test(t, p, classes, host) })
	}
}

// compileOracle makes the classes with which a plain JVM takes the inputs of a
// violation.
func compileOracle(t *testing.T, to string) {
	t.Helper()
	sources, err := filepath.Glob(filepath.Join(oracleDir, "org/sosy_lab/sv_benchmarks/*.java"))
	if err != nil || len(sources) == 0 {
		t.Fatalf("%v: no sources of the oracle in %s", err, oracleDir)
	}
	more, _ := filepath.Glob(filepath.Join(oracleDir, "gov/nasa/jpf/symbc/*.java"))
	compile(t, to, to, append(sources, more...)...)
}

func test(t *testing.T, p *corpus.Program, classes, host string) {
	ways := [][]string{
		{"+search.multiple_errors=true"},
		{"+search.multiple_errors=true", "+search.class=bfs", "+insn.loop=impl", "+search.open_states=1"},
	}
	if percent := os.Getenv(checkEnv); percent != "" {
		ways = append(ways, []string{"+search.multiple_errors=true", "+symbolic.dp.check=" + percent})
	}
	for i, settings := range ways {
		wait := patience
		if i == 2 {
			wait *= 10 // a second solver is asked about what the first knows at once
		}
		r, err := p.Search(corpus.Run{Classes: classes, Settings: settings, Patience: wait})
		if err != nil {
			t.Fatalf("%v: %v", settings, err)
		}
		if m := p.Mismatch(r, -1); m != "" {
			t.Errorf("%v: %s", settings, m)
		}
		if p.Verdict == search.Violated && p.Paths >= 0 && len(r.Incomplete) > 0 {
			t.Errorf("%v: something was cut: %+v", settings, r.Incomplete)
		}
		if p.Paths >= 0 && int64(r.PathsTaken) != p.Paths {
			t.Errorf("%v: %d paths, expected %d", settings, r.PathsTaken, p.Paths)
		}
		for i, v := range r.Violations {
			if len(settings) == 1 && i < replayed {
				replay(t, p, classes, settings, &v)
			}
			if p.Oracle {
				rerun(t, p, classes, host, v)
			}
		}
	}
}

// replay takes the path of a violation again, from its stored trace.
func replay(t *testing.T, p *corpus.Program, classes string, settings []string, v *search.Violation) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "trace")
	if err := explore.NewStoredTrace(p.Class(), "of a test", v.Trace, v).WriteFile(file, true); err != nil {
		t.Fatal(err)
	}
	r, err := p.Search(corpus.Run{Classes: classes, Settings: append(slices.Clip(settings), "+search.replay="+file), Patience: patience})
	switch {
	case err != nil:
		t.Errorf("%v: %v", settings, err)
	case r.Unmade != nil || len(r.Violations) != 1 || r.Violations[0].Kind != v.Kind || r.Violations[0].Location != v.Location:
		t.Errorf("%v: %s at %s is replayed as %v %+v %+v", settings, v.Kind, v.Location, r.Unmade, r.Violations, r.Incomplete)
	}
}

// rerun runs the program on a plain JVM with the inputs of a violation, which must
// end in the same exception.
func rerun(t *testing.T, p *corpus.Program, classes, host string, v search.Violation) {
	t.Helper()
	args := []string{"-ea", "-cp", host + ":" + classes}
	for name, literal := range v.Inputs {
		args = append(args, "-Dinput."+name+"="+literal)
	}
	slices.Sort(args[3:])
	cmd := exec.Command("java", append(append(args, p.Class()), p.Args...)...)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	if err == nil || !strings.Contains(out.String(), `Exception in thread "main" `+v.Exception) {
		t.Errorf("a plain JVM does not throw %s with %v: %v\n%s", v.Exception, v.Inputs, err, out.String())
	}
}

// Twins of violated programs are there, and safe.
func TestTwins(t *testing.T) {
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	byClass := map[string]*corpus.Program{}
	for _, p := range programs {
		byClass[p.Class()] = p
	}
	for _, p := range programs {
		if p.Twin == "" {
			continue
		}
		if twin := byClass[p.Area+"."+p.Twin]; twin == nil || twin.Verdict != search.Safe {
			t.Errorf("%s: its twin %s is missing or not safe", p.Class(), p.Twin)
		}
	}
}
