package conctest

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

const (
	corpusDir = "../../testdata/concurrency"
	apiDir    = "../../models/classes/api"

	fewest       = 700 // programs; fewer means that some were not found
	fewestPairs  = 350 // buggy programs, each with a corrected one
	patience     = time.Minute
	shortestTime = 20 * time.Second // for a search that may be cut
	longest      = 5 * time.Minute  // for one that must end, under a weak reduction
)

// Environment variables that say how much is tested.
const (
	matrixVar   = "GOJPF_CONCTEST_MATRIX" // 1 to compare all policies on all programs
	programsVar = "GOJPF_CONCTEST_RANDOM" // number of random programs
	hostVar     = "GOJPF_CONCTEST_HOST"   // runs of each program on the host's JVM; 0 for none
)

// policies are the reductions that must agree. One that reduces too little to
// finish all programs may be cut; then those that reduce still less are not tried where
// nothing is to be found, for they have all its states and more.
var policies = []struct {
	settings string
	mayBeCut bool
	than     string // a policy that reduces more
}{
	{"+vm.por=locks", false, ""},
	{"+vm.por=stubborn", false, ""},
	{"+vm.por=dpor", true, ""}, // without matching, what spins is not finished
	{"+vm.por=locks +vm.juc.steps=true", true, ""},
	{"+vm.por=shared", true, ""},
	{"+vm.por=none", true, "+vm.por=shared"},
	{"+vm.por=none +vm.juc.steps=true", true, "+vm.por=none"},
}

// number returns the number in an environment variable.
func number(t *testing.T, name string, otherwise int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		t.Fatalf("%s=%q: expected a number", name, text)
	}
	return n
}

// compiled are the programs of the corpus and the folder of their classes; the
// folder is removed by TestMain.
var compiled = sync.OnceValues(func() (c struct {
	programs []*corpus.Program
	classes  string
}, err error) {
	if c.programs, err = corpus.Read(corpusDir, fewest); err != nil {
		return c, err
	}
	if c.classes, err = os.MkdirTemp("", "conctest-"); err != nil {
		return c, err
	}
	folders = append(folders, c.classes)
	return c, corpus.Compile(apiDir, c.classes, corpus.Files(c.programs)...)
})

// atOnce is how many programs are searched at the same time.
var atOnce = 2

var folders []string // to be removed

func TestMain(m *testing.M) {
	vm.SharingChecks.Store(13) // of every search of the package
	// Whether code deserves trust is found out here, so it is trusted, whatever update of the JDK has it.
	trusted := func(string) bool { return true }
	vm.KnownCode.Store(&trusted)
	status := m.Run()
	for _, dir := range folders {
		os.RemoveAll(dir)
	}
	os.Exit(status)
}

// each runs a test for every program, two at a time, grouped by areas.
func each(t *testing.T, test func(t *testing.T, p *corpus.Program, classes string)) {
	c, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	slots := make(chan struct{}, atOnce)
	programs := corpus.Sample(c.programs)
	areas := slices.CompactFunc(slices.Clone(programs), func(a, b *corpus.Program) bool { return a.Area == b.Area })
	for _, area := range areas {
		t.Run(area.Area, func(t *testing.T) {
			t.Parallel()
			for _, p := range programs {
				if p.Area != area.Area {
					continue
				}
				t.Run(p.Name, func(t *testing.T) {
					t.Parallel()
					slots <- struct{}{}
					defer func() { <-slots }()
					test(t, p, c.classes)
				})
			}
		})
	}
}

// Every violated program has a corrected twin that is safe.
func TestTwins(t *testing.T) {
	programs, err := corpus.ReadAll(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	safe := map[string]bool{}
	for _, p := range programs {
		safe[p.Class()] = p.Verdict == search.Safe
	}
	pairs := 0
	for _, p := range programs {
		switch {
		case p.Verdict == search.Incomplete:
			t.Errorf("%s: every program here can be decided", p.Class())
		case p.Verdict == search.Safe && p.Twin != "":
			t.Errorf("%s: only a violated program names a twin", p.Class())
		case p.Verdict == search.Violated && !safe[p.Area+"."+p.Twin]:
			t.Errorf("%s: its twin %q is no safe program of the same area", p.Class(), p.Twin)
		case p.Verdict == search.Violated:
			pairs++
		}
	}
	if pairs < fewestPairs {
		t.Errorf("%d violated programs with a twin, expected at least %d", pairs, fewestPairs)
	}
}

// The search finds what the comments say.
func TestPrograms(t *testing.T) {
	each(t, func(t *testing.T, p *corpus.Program, classes string) {
		r, err := p.Search(corpus.Run{Classes: classes, Patience: patience})
		if err != nil {
			t.Fatal(err)
		}
		if m := p.Mismatch(r, p.Ends); m != "" {
			t.Error(m)
		}
		t.Logf("%d states, %d visited again, %v", r.Statistics.StatesNew, r.Statistics.StatesVisited, r.Statistics.Elapsed)
	})
}

// Every policy finds the same, and so does the search without any reduction
// where it comes to an end in time.
func TestPolicies(t *testing.T) {
	if os.Getenv(matrixVar) != "1" {
		t.Skipf("set %s=1 to compare the policies; it takes long", matrixVar)
	}
	each(t, func(t *testing.T, p *corpus.Program, classes string) {
		cut := map[string]bool{}
		for _, policy := range policies {
			if p.Verdict == search.Safe && cut[policy.than] {
				cut[policy.settings] = true
				continue
			}
			run := corpus.Run{Classes: classes, Settings: strings.Fields(policy.settings), Patience: longest}
			if policy.mayBeCut {
				run.Patience = shortestTime
			}
			r, err := p.Search(run)
			if err != nil {
				t.Fatalf("%s: %v", policy.settings, err)
			}
			if policy.mayBeCut && r.Verdict == search.Incomplete {
				cut[policy.settings] = true
				t.Logf("%s: not finished, %d states", policy.settings, r.Statistics.StatesNew)
				continue
			}
			if m := p.Mismatch(r, -1); m != "" {
				t.Errorf("%s: %s", policy.settings, m)
			}
			t.Logf("%s: %d states, %v", policy.settings, r.Statistics.StatesNew, r.Statistics.Elapsed)
		}
	})
}

// Whether instructions have short cuts makes no difference to what is an operation, whatever
// the reduction: programs of the corpus have the same states either way.
func TestLoops(t *testing.T) {
	const every, most = 16, 300
	c, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(c.programs); i += every {
		p := c.programs[i]
		t.Run(p.Class(), func(t *testing.T) {
			t.Parallel()
			for _, por := range []string{"none", "shared", "locks"} {
				counts := map[string]string{}
				for _, loop := range []string{"auto", "impl"} {
					r, err := p.Search(corpus.Run{Classes: c.classes, Patience: longest,
						Settings: []string{"+vm.por=" + por, "+insn.loop=" + loop, "+search.class=bfs", fmt.Sprint("+search.max_states=", most)}})
					if err != nil {
						t.Fatal(err)
					}
					s := r.Statistics
					counts[loop] = fmt.Sprint(r.Verdict, s.StatesNew, s.StatesVisited, s.EndStates, s.MaxDepth)
				}
				if counts["auto"] != counts["impl"] {
					t.Errorf("vm.por=%s: %v", por, counts)
				}
			}
		})
	}
}

// A plain JVM with random delays never does what a comment excludes.
func TestCommentsOnHost(t *testing.T) {
	runs := number(t, hostVar, 0)
	if runs == 0 {
		t.Skipf("set %s to a number of runs; some 50 show most of what can happen", hostVar)
	}
	c, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	var classes []string
	for _, p := range c.programs {
		if p.Oracle {
			classes = append(classes, p.Class())
		}
	}
	host := &Host{Classes: c.classes, API: apiDir, Own: t.TempDir(), Runs: runs, Longest: 20 * time.Second}
	outcomes, err := host.Outcomes(classes)
	if err != nil {
		t.Fatal(err)
	}
	unseen := 0
	for _, p := range c.programs {
		if !p.Oracle {
			continue
		}
		met := slices.DeleteFunc(outcomes[p.Class()], func(o string) bool { return o == "" })
		switch {
		case outcomes[p.Class()] == nil:
			t.Errorf("%s: was not run", p.Class())
		case len(met) == 0 && p.Verdict == search.Violated:
			unseen++
			t.Logf("%s: %s was not met", p.Class(), p.Error)
		case len(met) > 0 && met[0] == "hangs" && p.Verdict == search.Violated:
			unseen++
			t.Logf("%s: a run did not end, and %s was not met", p.Class(), p.Error)
		case len(met) > 0 && met[0] != p.Error:
			t.Errorf("%s: %s, expected %q", p.Class(), met, p.Error)
		}
	}
	t.Logf("%d programs, %d errors not met in %d runs", len(classes), unseen, runs)
}
