package conctest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/internal/hostjdk"
	"github.com/gojpf/gojpf/vm"
)

const (
	trustedVar       = "GOJPF_CONCTEST_TRUSTED"        // number of random scenarios
	trustedObjectVar = "GOJPF_CONCTEST_TRUSTED_OBJECT" // only objects whose name this expression matches
	trustedStatesVar = "GOJPF_CONCTEST_TRUSTED_STATES" // limit for searches step by step
)

const (
	trustedScenarios = 12
	trustedStates    = 1_500 // step by step
	longerStates     = 5_000
	trustedPatience  = 10 * time.Second
)

// Every class whose calls are trusted is used by scenarios.
func TestTrustedObjects(t *testing.T) {
	used := map[string]bool{}
	for _, o := range TrustedObjects {
		for _, class := range o.JDK() {
			if used[class] = true; vm.TrustedCalls()[class] == nil {
				t.Errorf("%s: no call of %s is trusted", o.Name, class)
			}
		}
	}
	for class := range vm.TrustedCalls() {
		if !used[class] {
			t.Errorf("no scenario uses %s", class)
		}
	}
}

// What the calls are trusted with is true: threads that make a few find the same when
// each call is one operation and when it is executed step by step. Of what is too long
// step by step all that was found must be there.
func TestTrustedCalls(t *testing.T) {
	classes := t.TempDir()
	if err := corpus.Compile(apiDir, classes, filepath.Join("testdata", "TrustedCalls.java"), filepath.Join("testdata", "TrustedObjects.java"),
		filepath.Join("testdata", "TrustedWorkers.java")); err != nil {
		t.Fatal(err)
	}
	n := number(t, trustedVar, trustedScenarios)
	states, part, patience := trustedStates, trustedStates, trustedPatience
	if n > trustedScenarios {
		states = longerStates
	}
	if most := number(t, trustedStatesVar, 0); most > 0 {
		states, part, patience = most, most, 6*patience
	}
	only, err := regexp.Compile(os.Getenv(trustedObjectVar))
	if err != nil {
		t.Fatal(err)
	}
	objects := slices.DeleteFunc(slices.Clone(TrustedObjects), func(o TrustedObject) bool { return !only.MatchString(o.Name) || o.Since > hostjdk.Release() })
	if len(objects) == 0 {
		t.Fatalf("no object's name matches %v", only)
	}
	r := rand.New(rand.NewPCG(uint64(n), uint64(number(t, mixedSeedVar, 1))))
	methods := map[string][]string{}
	counts := scenarioCounts{of: map[string]*[4]int{}}
	t.Cleanup(func() { t.Log(counts.String()) })
	first := r.IntN(len(objects))
	slots := make(chan struct{}, 2)
	for i := range n {
		o := objects[(first+i)%len(objects)]
		if methods[o.Name] == nil {
			out, err := exec.Command("java", "-cp", classes, "trusted.TrustedCalls", "list", o.Name).CombinedOutput()
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			methods[o.Name] = strings.Fields(string(out))
		}
		s := DrawTrusted(r, o, methods[o.Name], vm.TrustedCalls())
		t.Run(s.String(), func(t *testing.T) {
			t.Parallel()
			defer func() { counts.add(o.Name, t) }()
			slots <- struct{}{}
			defer func() { <-slots }()
			p := &corpus.Program{Area: "trusted", Name: "TrustedCalls", Args: s.Args()}
			var want map[string]bool
			var of string
			for i, settings := range []string{"", "+vm.juc.steps=true", "+vm.por=shared", "+vm.por=dpor", "+vm.por=stubborn"} {
				most := part
				if i == 1 {
					most = states
				}
				policy := fmt.Sprintf("%s +search.max_states=%d", settings, most)
				if s.Rests {
					policy += " +vm.timeout.model=last"
				}
				got, cut, r, err := outcomes(p, classes, policy, patience)
				if err != nil {
					t.Fatalf("%s: %v", settings, err)
				}
				if cut && want == nil {
					t.Skipf("not finished after %d states: %v", r.Statistics.StatesNew, r.Incomplete)
				}
				if want == nil {
					want, of = got, settings
					continue
				}
				if more := without(got, want); len(more) > 0 {
					t.Errorf("%s finds in addition to %s\n%s", settings, of, strings.Join(slices.Sorted(slices.Values(more)), "\n"))
				}
				if less := without(want, got); len(less) > 0 && !cut {
					t.Errorf("%s finds in addition to %s\n%s", of, settings, strings.Join(slices.Sorted(slices.Values(less)), "\n"))
				}
				if cut {
					counts.part(o.Name, i)
					t.Logf("%s: not the whole after %d states", settings, r.Statistics.StatesNew)
				}
			}
		})
	}
}

// scenarioCounts are how many scenarios of each object were compared, skipped, found
// different and, step by step, not finished.
type scenarioCounts struct {
	sync.Mutex
	of map[string]*[4]int
}

func (c *scenarioCounts) at(object string) *[4]int {
	if c.of[object] == nil {
		c.of[object] = new([4]int)
	}
	return c.of[object]
}

func (c *scenarioCounts) add(object string, t *testing.T) {
	c.Lock()
	defer c.Unlock()
	n := c.at(object)
	switch {
	case t.Failed():
		n[0]++
		n[2]++
	case t.Skipped():
		n[1]++
	default:
		n[0]++
	}
}

// part counts a search that was cut, if it is the one step by step.
func (c *scenarioCounts) part(object string, search int) {
	if search == 1 {
		c.Lock()
		defer c.Unlock()
		c.at(object)[3]++
	}
}

func (c *scenarioCounts) String() string {
	c.Lock()
	defer c.Unlock()
	b := strings.Builder{}
	for _, name := range slices.Sorted(maps.Keys(c.of)) {
		n := c.of[name]
		fmt.Fprintf(&b, "COUNT %s: %d compared (%d in part), %d different, %d too long\n", name, n[0], n[3], n[2], n[1])
	}
	return b.String()
}
