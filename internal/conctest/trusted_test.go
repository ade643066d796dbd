package conctest

import (
	"fmt"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/vm"
)

// trustedVar is the number of random scenarios.
const trustedVar = "GOJPF_CONCTEST_TRUSTED"

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
	if err := corpus.Compile(apiDir, classes, filepath.Join("testdata", "TrustedCalls.java"), filepath.Join("testdata", "TrustedObjects.java")); err != nil {
		t.Fatal(err)
	}
	n := number(t, trustedVar, trustedScenarios)
	states := trustedStates
	if n > trustedScenarios {
		states = longerStates
	}
	r := rand.New(rand.NewPCG(uint64(n), 1))
	methods := map[string][]string{}
	first := r.IntN(len(TrustedObjects))
	slots := make(chan struct{}, 2)
	for i := range n {
		o := TrustedObjects[(first+5*i)%len(TrustedObjects)]
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
			slots <- struct{}{}
			defer func() { <-slots }()
			p := &corpus.Program{Area: "trusted", Name: "TrustedCalls", Args: s.Args()}
			var want map[string]bool
			var of string
			for i, settings := range []string{"", "+vm.juc.steps=true", "+vm.por=shared", "+vm.por=dpor"} {
				most := trustedStates
				if i == 1 {
					most = states
				}
				policy := fmt.Sprintf("%s +search.max_states=%d", settings, most)
				if s.Rests {
					policy += " +vm.timeout.model=last"
				}
				got, cut, r, err := outcomes(p, classes, policy, trustedPatience)
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
					t.Logf("%s: not the whole after %d states", settings, r.Statistics.StatesNew)
				}
			}
		})
	}
}
