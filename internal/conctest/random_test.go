package conctest

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

const (
	randomPrograms = 20    // unless the environment says how many
	mostStates     = 6_000 // of a random program by brute force; the machine has some ten times as many
	randomPackage  = "random"
	randomPatience = time.Minute
)

// randomPolicies are the reductions that must find what brute force finds.
// One that does not match states does not finish programs that spin: it may be
// cut, and must then find no more.
var randomPolicies = []struct {
	settings string
	mayBeCut bool
}{
	{"+vm.por=none", false},
	{"+vm.por=shared", false},
	{"+vm.por=locks", false},
	{"+vm.por=locks +vm.por.symmetry=false", false},
	{"+vm.por=locks +search.quick_after=1", false},
	{"+vm.por=stubborn", false},
	{"+vm.por=stubborn +vm.por.symmetry=false", false},
	{"+vm.por=dpor +search.quick_after=1 +search.max_states=10000", true},
	{"+vm.por=dpor +search.max_states=10000", true},
}

// randomProgram is a generated program with its outcomes by brute force.
type randomProgram struct {
	seed uint64
	p    *Program
	want Outcomes
}

func (r *randomProgram) class() string { return fmt.Sprintf("R%d", r.seed) }

// randomBatch makes n programs that brute force can follow and whose threads
// matter to each other.
func randomBatch(n int) []*randomProgram {
	var list []*randomProgram
	for seed := uint64(1); len(list) < n; seed++ {
		r := &randomProgram{seed: seed, p: Generate(seed)}
		var ok bool
		if r.want, ok = r.p.Explore(mostStates); !ok || r.want.kinds() < 2 {
			continue
		}
		list = append(list, r)
	}
	return list
}

// kinds is in how many different ways the program can end.
func (o Outcomes) kinds() int {
	n := len(o.Ends)
	if o.Deadlock {
		n++
	}
	if o.Failure {
		n++
	}
	return n
}

// compileRandom writes the programs as Java and compiles them, all at once.
func compileRandom(t *testing.T, programs []*randomProgram) (classes string) {
	t.Helper()
	sources, classes := t.TempDir(), t.TempDir()
	var files []string
	for _, r := range programs {
		file := filepath.Join(sources, r.class()+".java")
		if err := os.WriteFile(file, []byte(r.p.Java(randomPackage, r.class())), 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	if err := corpus.Compile(apiDir, classes, files...); err != nil {
		t.Fatal(err)
	}
	return classes
}

// found is what a search has found, in the terms of brute force.
func found(r *search.Result, printed string) (o Outcomes, err error) {
	o.Ends = map[string]bool{}
	for line := range strings.Lines(printed) {
		o.Ends[strings.TrimSuffix(line, "\n")] = true
	}
	for _, v := range r.Violations {
		switch v.Kind {
		case search.KindDeadlock:
			o.Deadlock = true
		case search.KindAssertion:
			o.Failure = true
		default:
			return o, fmt.Errorf("%s %s: %s", v.Kind, v.Exception, v.Message)
		}
	}
	if len(r.Incomplete) > 0 {
		return o, fmt.Errorf("incomplete: %+v", r.Incomplete)
	}
	return o, nil
}

// differences lists what only one of two sets of outcomes has.
func differences(got, want Outcomes) string {
	var list []string
	note := func(got, want bool, what string) {
		switch {
		case got && !want:
			list = append(list, "not possible: "+what)
		case want && !got:
			list = append(list, "not found: "+what)
		}
	}
	lines := maps.Clone(got.Ends)
	maps.Copy(lines, want.Ends)
	for _, line := range slices.Sorted(maps.Keys(lines)) {
		note(got.Ends[line], want.Ends[line], line)
	}
	note(got.Deadlock, want.Deadlock, "deadlock")
	note(got.Failure, want.Failure, "a failing assertion")
	return strings.Join(list, "\n")
}

// The search reaches exactly the ends that brute force finds, whatever the
// policy.
func TestRandomPrograms(t *testing.T) {
	programs := randomBatch(number(t, programsVar, randomPrograms))
	classes := compileRandom(t, programs)
	slots := make(chan struct{}, 2)
	for _, r := range programs {
		t.Run(r.class(), func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			p := &corpus.Program{Area: randomPackage, Name: r.class()}
			for _, policy := range randomPolicies {
				var out bytes.Buffer
				result, err := p.Search(corpus.Run{
					Classes: classes, Out: &out, Patience: randomPatience,
					Settings: append(strings.Fields(policy.settings), "+search.multiple_errors=true"),
				})
				if err != nil {
					t.Fatalf("%s: %v", policy.settings, err)
				}
				cut := policy.mayBeCut && len(result.Incomplete) > 0
				if cut {
					result.Incomplete = nil
				}
				got, err := found(result, out.String())
				if err != nil {
					t.Errorf("%s: %v", policy.settings, err)
				} else if d := differences(got, r.want); d != "" && !(cut && !strings.Contains(d, "not possible")) {
					t.Errorf("%s:\n%s", policy.settings, d)
				}
			}
			if t.Failed() {
				t.Logf("seed %d:\n%s", r.seed, r.p.Java(randomPackage, r.class()))
			}
		})
	}
}

// What a plain JVM does is among what brute force finds: so the interpreter and
// the Java that is written mean the same program.
func TestRandomProgramsOnHost(t *testing.T) {
	runs := number(t, hostVar, 0)
	if runs == 0 {
		t.Skipf("set %s to a number of runs", hostVar)
	}
	programs := randomBatch(number(t, programsVar, randomPrograms))
	var names []string
	for _, r := range programs {
		names = append(names, randomPackage+"."+r.class())
	}
	host := &Host{Classes: compileRandom(t, programs), API: apiDir, Own: t.TempDir(), Runs: runs, All: true, Longest: time.Second}
	outcomes, err := host.Outcomes(names)
	if err != nil {
		t.Fatal(err)
	}
	met, possible := 0, 0
	for i, r := range programs {
		if outcomes[names[i]] == nil {
			t.Errorf("%s: was not run", names[i])
		}
		for _, o := range outcomes[names[i]] {
			switch {
			case o == "deadlock" && r.want.Deadlock, o == "java.lang.AssertionError" && r.want.Failure, r.want.Ends[o]:
				met++
			case o == "hangs": // it spins, which is no end
			default:
				t.Errorf("seed %d: brute force excludes %q\n%s", r.seed, o, r.p.Java(randomPackage, r.class()))
			}
		}
		possible += r.want.kinds()
	}
	t.Logf("%d of %d possible outcomes met", met, possible)
}

// The same seed makes the same program, and different ones make different ones.
func TestGenerateIsDeterministic(t *testing.T) {
	texts := map[string]bool{}
	for seed := uint64(1); seed <= 50; seed++ {
		text := Generate(seed).Java(randomPackage, "R")
		if again := Generate(seed).Java(randomPackage, "R"); again != text {
			t.Fatalf("seed %d makes two programs", seed)
		}
		texts[text] = true
	}
	if len(texts) < 48 {
		t.Errorf("%d different programs of 50 seeds", len(texts))
	}
}

// Random programs are of use only if many of them can end in several ways.
func TestBatchIsVaried(t *testing.T) {
	deadlocks, failures, several := 0, 0, 0
	const n = 100
	for _, r := range randomBatch(n) {
		if r.want.Deadlock {
			deadlocks++
		}
		if r.want.Failure {
			failures++
		}
		if len(r.want.Ends) > 1 {
			several++
		}
	}
	t.Logf("of %d: %d can deadlock, %d can fail, %d have several ends", n, deadlocks, failures, several)
	if deadlocks < n/10 || failures < n/10 || several < n/3 {
		t.Error("too few of a kind")
	}
}
