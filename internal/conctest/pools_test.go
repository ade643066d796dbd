package conctest

import (
	"fmt"
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
	poolsVar     = "GOJPF_CONCTEST_POOLS" // number of random programs of pools
	poolPrograms = 3
	poolPackage  = "pools"
	poolHostRuns = 12
)

// poolPolicies must agree where they come to an end.
var poolPolicies = []string{
	"+vm.por=locks +search.max_states=6000",
	"+vm.por=none +search.max_states=6000",
	"+vm.por=stubborn +search.max_states=6000",
	"+vm.por=dpor +search.max_states=6000",
	"+vm.por=locks +search.class=bfs +search.max_states=6000",
}

// compilePools writes the programs and compiles them.
func compilePools(t *testing.T, programs []*Pool) (classes string) {
	t.Helper()
	dir := t.TempDir()
	classes = filepath.Join(dir, "classes")
	var files []string
	for _, p := range programs {
		file := filepath.Join(dir, p.Name+".java")
		if err := os.WriteFile(file, []byte(p.Java(poolPackage)), 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	if err := os.Mkdir(classes, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := corpus.Compile(apiDir, classes, files...); err != nil {
		t.Fatal(err)
	}
	return classes
}

// judge compares the policies with each other and with what a JVM has shown, and says
// in what they differ. Few programs are small enough for all policies.
func (p *Pool) judge(classes string, host []string) (report string, finished int) {
	var whole map[string]bool
	var of string
	part := map[string]string{}
	for _, policy := range poolPolicies {
		set, cut, r, err := outcomes(&corpus.Program{Area: poolPackage, Name: p.Name}, classes, policy, mixedPatience)
		if err != nil {
			return fmt.Sprintf("%s: %v", policy, err), finished
		}
		if cut {
			if !slices.ContainsFunc(r.Incomplete, func(c search.Cut) bool { return c.Reason == "interrupted" || strings.Contains(c.Reason, "limit") }) {
				return fmt.Sprintf("%s: %+v", policy, r.Incomplete), finished
			}
			for o := range set {
				part[o] = policy
			}
			continue
		}
		if finished++; whole == nil {
			whole, of = set, policy
		} else if missing, more := without(whole, set), without(set, whole); len(missing)+len(more) > 0 {
			report += fmt.Sprintf("%s\n\tfinds in addition %q,\n%s\n\tfinds in addition %q\n", policy, more, of, missing)
		}
	}
	if whole == nil {
		return "", 0
	}
	for o, policy := range part {
		if !whole[o] {
			report += fmt.Sprintf("%s finds %q, %s does not\n", policy, o, of)
		}
	}
	for _, o := range host {
		if o == "hangs" {
			continue // it was slow
		}
		if o == "deadlock" {
			o = "!" + search.KindDeadlock
		}
		if !spaced(whole, o) {
			report += fmt.Sprintf("a JVM has shown %q, which %s does not find\n", o, of)
		}
	}
	return report, finished
}

// spaced reports whether an outcome is among those found: the host's have no spaces around.
func spaced(found map[string]bool, o string) bool {
	for f := range found {
		if strings.TrimSpace(f) == o || o != "" && strings.HasPrefix(f, "!") && strings.Contains(f, o) {
			return true
		}
	}
	return false
}

// Random programs of pools end alike under all reductions, and a JVM with delays
// within java.util.concurrent shows nothing that the search does not find.
func TestPools(t *testing.T) {
	n := number(t, poolsVar, poolPrograms)
	seed := uint64(number(t, mixedSeedVar, 1))
	var programs []*Pool
	var names []string
	for i := range n {
		p := MakePool(fmt.Sprintf("P%d", i), seed<<32+uint64(i))
		programs, names = append(programs, p), append(names, poolPackage+"."+p.Name)
	}
	classes := compilePools(t, programs)
	runs := max(poolHostRuns, 10*number(t, hostVar, 0))
	host := &Host{Classes: classes, API: apiDir, Own: t.TempDir(), Runs: runs, All: true, Within: true, Longest: 5 * time.Second}
	shown, err := host.Outcomes(names)
	if err != nil {
		t.Fatal(err)
	}
	slots := make(chan struct{}, 2)
	for i, p := range programs {
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			report, finished := p.judge(classes, shown[names[i]])
			if report != "" {
				t.Errorf("%s\n%s", report, p.shrink(t).Java(poolPackage))
			} else if finished == 0 {
				t.Skip("too big")
			}
			t.Logf("%d searches came to an end", finished)
		})
	}
}

// shrink makes a program smaller as long as the policies disagree. What a JVM has shown
// of the whole program says nothing of a smaller one.
func (p *Pool) shrink(t *testing.T) *Pool {
	for tries := 20; tries > 0; {
		found := false
		for _, s := range p.Smaller() {
			if tries--; tries < 0 {
				break
			}
			if report, _ := s.judge(compilePools(t, []*Pool{s}), nil); report != "" {
				p, found = s, true
				break
			}
		}
		if !found {
			break
		}
	}
	return p
}
