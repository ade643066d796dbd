package conctest

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
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
	mixedVar      = "GOJPF_CONCTEST_MIXED"   // number of random programs of features; 0 for each feature once
	mixedSeedVar  = "GOJPF_CONCTEST_SEED"    // the first of their seeds
	mixedOnlyVar  = "GOJPF_CONCTEST_FEATURE" // part of the name of a feature that all of them must have
	mixedSomeVar  = "GOJPF_CONCTEST_SOME"    // 1: some policies for each, and more programs in the same time
	mixedPackage  = "mixed"
	mixedPatience = 20 * time.Second
	fewestMixed   = 40 // features
)

// openFeatures are features whose outcomes are known to depend on the policy.
// The list must become empty.
var openFeatures = map[string]bool{}

// mixedPolicies must agree. A search that was cut must find nothing that a
// complete one does not find.
var mixedPolicies = []string{
	"+vm.por=none +search.max_states=3000",
	"+vm.por=locks +search.max_states=3000",
	"+vm.por=dpor +search.max_states=2000",
	"+vm.por=stubborn +search.max_states=3000",
	// Of these, one for each program unless all are asked for.
	"+vm.por=shared +search.max_states=4000",
	"+vm.por=locks +vm.por.symmetry=false",
	"+vm.por=locks +search.class=bfs",
	"+vm.por=locks +search.workers=2",
	"+vm.por=locks +search.quick_after=1 +search.quick_time=50ms",
	"+vm.por=locks +vm.juc.steps=true +search.max_states=4000",
	"+vm.por=locks +vm.storage.class=nil +search.max_states=3000",
	"+vm.por=none +vm.storage.class=nil +search.max_states=4000",
	"+vm.por=none +vm.juc.steps=true +search.max_states=4000",
	"+vm.por=shared +vm.storage.class=nil +search.max_states=3000",
}

const basicPolicies = 4

// features are all features.
func features() []Feature { return slices.Concat(memoryFeatures, syncFeatures(), guardFeatures) }

// outcomes are the lines that a program prints, and its violations.
func (m *Mixed) outcomes(classes, policy string) (set map[string]bool, cut bool, r *search.Result, err error) {
	return outcomes(&corpus.Program{Area: mixedPackage, Name: m.Name}, classes, policy, mixedPatience)
}

func outcomes(p *corpus.Program, classes, policy string, patience time.Duration) (set map[string]bool, cut bool, r *search.Result, err error) {
	var out bytes.Buffer
	r, err = p.Search(corpus.Run{Classes: classes, Out: &out, Patience: patience,
		Settings: append(strings.Fields(policy), "+search.multiple_errors=true")})
	if err != nil {
		return nil, false, nil, err
	}
	set = map[string]bool{}
	for line := range strings.Lines(out.String()) {
		set[strings.TrimSuffix(line, "\n")] = true
	}
	for _, v := range r.Violations {
		set["!"+outcome(&v)] = true
	}
	return set, len(r.Incomplete) > 0, r, nil
}

func outcome(v *search.Violation) string {
	if v.Kind == search.KindDeadlock {
		return v.Kind
	}
	return v.Kind + " " + v.Exception + " " + v.Message
}

// disagreement searches a program by all the policies and says in what two of
// them differ.
func (m *Mixed) disagreement(classes string, policies []string) (report string, finished int) {
	var of string // the first complete one
	var whole map[string]bool
	part := map[string]string{} // outcomes of searches that were cut
	for _, policy := range policies {
		set, cut, r, err := m.outcomes(classes, policy)
		switch {
		case err != nil && strings.Contains(err.Error(), "workers"):
			continue // not every search can be shared
		case err != nil:
			return fmt.Sprintf("%s: %v", policy, err), finished
		case cut && slices.ContainsFunc(r.Incomplete, func(c search.Cut) bool { return strings.Contains(c.Reason, "workers") }):
			continue // nor every program
		case cut:
			if !slices.ContainsFunc(r.Incomplete, func(c search.Cut) bool { return c.Reason == "interrupted" || strings.Contains(c.Reason, "limit") }) {
				return fmt.Sprintf("%s: %+v", policy, r.Incomplete), finished
			}
			for o := range set {
				part[o] = policy
			}
			continue
		}
		finished++
		if whole == nil {
			of, whole = policy, set
		} else if !maps.Equal(set, whole) {
			report += fmt.Sprintf("%s\n\tfinds in addition %q,\n%s\n\tfinds in addition %q\n", policy, without(set, whole), of, without(whole, set))
		}
	}
	if whole != nil {
		for _, o := range slices.Sorted(maps.Keys(part)) {
			if !whole[o] {
				report += fmt.Sprintf("%s finds %q, %s does not\n", part[o], o, of)
			}
		}
	}
	return report, finished
}

func without(a, b map[string]bool) []string {
	var list []string
	for _, o := range slices.Sorted(maps.Keys(a)) {
		if !b[o] {
			list = append(list, o)
		}
	}
	return list
}

// replays checks that the violations of a program can be replayed.
func (m *Mixed) replays(t *testing.T, classes, policy string) {
	_, _, r, err := m.outcomes(classes, policy)
	if err != nil {
		t.Error(err)
		return
	}
	for i := range r.Violations {
		v := &r.Violations[i]
		file := filepath.Join(t.TempDir(), "trace")
		if err := explore.NewStoredTrace(mixedPackage+"."+m.Name, "of a test", v.Trace, v).WriteFile(file, true); err != nil {
			t.Fatal(err)
		}
		p := &corpus.Program{Area: mixedPackage, Name: m.Name}
		again, err := p.Search(corpus.Run{Classes: classes, Patience: mixedPatience, Settings: append(strings.Fields(policy), "+search.replay="+file)})
		switch {
		case err != nil:
			t.Error(err)
		case again.Unmade != nil || len(again.Violations) == 0 || outcome(&again.Violations[0]) != outcome(v):
			t.Errorf("%s: %s cannot be replayed: %v %+v %+v", policy, outcome(v), again.Unmade, again.Violations, again.Incomplete)
		}
	}
}

// compileMixed writes the programs as Java and compiles them, some at a time.
func compileMixed(dir string, programs []*Mixed) (classes string, err error) {
	classes = filepath.Join(dir, "classes")
	if err := os.MkdirAll(classes, 0o755); err != nil {
		return "", err
	}
	var files []string
	for _, m := range programs {
		file := filepath.Join(dir, m.Name+".java")
		if err := os.WriteFile(file, []byte(m.Java(mixedPackage)), 0o644); err != nil {
			return "", err
		}
		files = append(files, file)
	}
	for part := range slices.Chunk(files, 100) {
		if err := corpus.Compile(apiDir, classes, part...); err != nil {
			return "", err
		}
	}
	return classes, nil
}

// shrink makes a program smaller as long as the policies disagree.
func (m *Mixed) shrink(dir string, policies []string) *Mixed {
	for tries, n := 40, 0; tries > 0; {
		found := false
		for _, s := range m.Smaller() {
			if tries--; tries < 0 {
				break
			}
			n++
			sub := filepath.Join(dir, fmt.Sprintf("s%d", n))
			classes, err := compileMixed(sub, []*Mixed{s})
			if err != nil {
				continue
			}
			if report, _ := s.disagreement(classes, policies); report != "" {
				m, found = s, true
				break
			}
		}
		if !found {
			break
		}
	}
	return m
}

// checkMixed checks programs, two at a time.
func checkMixed(t *testing.T, programs []*Mixed, all bool) {
	classes, err := compileMixed(t.TempDir(), programs)
	if err != nil {
		t.Fatal(err)
	}
	slots := make(chan struct{}, 2)
	for i, m := range programs {
		var names []string
		for _, f := range m.Features[:len(m.Features)-1] {
			names = append(names, f.Name)
		}
		t.Run(m.Name+" "+strings.Join(names, ", "), func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			policies := mixedPolicies
			if !all {
				others := mixedPolicies[basicPolicies:]
				policies = append(slices.Clone(mixedPolicies[:basicPolicies]), others[i%len(others)])
			}
			if slices.ContainsFunc(m.Features, func(f *Feature) bool { return f.Parks }) {
				policies = slices.DeleteFunc(slices.Clone(policies), func(p string) bool { return strings.Contains(p, "juc.steps") })
			}
			report, finished := m.disagreement(classes, policies)
			if report != "" {
				small := m.shrink(t.TempDir(), policies)
				t.Errorf("%s\nmade smaller:\n%s", report, small.Java(mixedPackage))
				return
			}
			if finished < 2 {
				t.Skipf("too big: %d searches came to an end", finished)
			}
			m.replays(t, classes, "+vm.por=locks")
		})
	}
}

// mixed makes programs that have each feature once, two in each, and then others.
func mixed(t *testing.T, n int) []*Mixed {
	seed := uint64(number(t, mixedSeedVar, 1))
	r := rand.New(rand.NewPCG(seed, 7))
	var small, big []*Feature
	for _, f := range features() {
		switch {
		case openFeatures[f.Name]:
		case f.Big:
			big = append(big, &f)
		default:
			small = append(small, &f)
		}
	}
	var programs []*Mixed
	add := func(features ...*Feature) {
		programs = append(programs, Mix(fmt.Sprintf("P%d", len(programs)), seed<<32+uint64(len(programs)), features...))
	}
	if n == 0 {
		r.Shuffle(len(small), func(i, j int) { small[i], small[j] = small[j], small[i] })
		for pair := range slices.Chunk(small, 2) {
			add(pair...)
		}
		for _, f := range big {
			add(f)
		}
		return programs
	}
	only := os.Getenv(mixedOnlyVar)
	some := slices.DeleteFunc(slices.Concat(small, big), func(f *Feature) bool { return !strings.Contains(f.Name, only) })
	for len(programs) < n {
		f := some[r.IntN(len(some))]
		if f.Big || r.IntN(3) == 0 {
			add(f)
		} else {
			add(f, small[r.IntN(len(small))])
		}
	}
	return programs
}

// All policies find the same ends of programs of features: of each feature.
func TestFeatures(t *testing.T) {
	checkMixed(t, mixed(t, 0), false)
}

// And of many random ones, with all policies unless it is to be some.
func TestMixed(t *testing.T) {
	n := number(t, mixedVar, 0)
	if n == 0 {
		t.Skipf("set %s to a number of programs", mixedVar)
	}
	checkMixed(t, mixed(t, n), os.Getenv(mixedSomeVar) != "1")
}

// The small run has each feature.
func TestFeaturesAreCovered(t *testing.T) {
	names, met := map[string]bool{}, map[string]bool{}
	for _, f := range features() {
		if names[f.Name] || f.Name == common.Name {
			t.Errorf("two features %q", f.Name)
		}
		names[f.Name] = true
	}
	for _, m := range mixed(t, 0) {
		for _, calls := range m.Threads {
			for _, c := range calls {
				for call := &c; call != nil; call = call.Inner {
					met[m.Features[call.Feature].Name] = true
				}
			}
		}
	}
	if len(names) < fewestMixed {
		t.Errorf("%d features, expected at least %d", len(names), fewestMixed)
	}
	for name := range names {
		if !met[name] && !openFeatures[name] {
			t.Errorf("%s: in no program", name)
		}
	}
	if len(openFeatures) > 0 {
		t.Logf("open: %v", slices.Sorted(maps.Keys(openFeatures)))
	}
}
