package lives

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

const (
	programsVar  = "GOJPF_LIVES" // number of programs
	seedVar      = "GOJPF_LIVES_SEED"
	somePrograms = 12
	mostStates   = 150
	pkg          = "lives"
	apiDir       = "../../../models/classes/api"
)

// policies are the searches that must find what brute force finds. dpor matches
// no states, so it may be cut, and must then find no more.
var policies = []struct {
	settings string
	most     int // states of brute force
	mayBeCut bool
}{
	{"+vm.por=none", 40, false},
	{"+vm.por=shared", 80, false},
	{"+vm.por=locks", mostStates, false},
	{"+vm.por=locks +vm.por.symmetry=false +search.class=bfs", mostStates, false},
	{"+vm.por=locks +search.workers=2", 80, false},
	{"+vm.juc.steps=true", 100, false},
	{"+vm.por=stubborn", mostStates, false},
	{"+vm.por=dpor +search.max_states=10000", mostStates, true},
}

// found are seeds of programs that have shown a mistake that the first programs do not.
var found = []uint64{2750}

type made struct {
	seed uint64
	p    *Program
	want Outcomes
}

func (r *made) class() string { return fmt.Sprintf("L%d", r.seed) }

func number(t *testing.T, name string, otherwise int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return n
}

// batch makes n programs that brute force can follow and that can end in several
// ways.
func batch(first uint64, n int) (list []*made) {
	for seed := first; len(list) < n; seed++ {
		r := &made{seed: seed, p: Generate(seed)}
		var ok bool
		if r.want, ok = r.p.Explore(mostStates); ok && r.want.Kinds() > 1 {
			list = append(list, r)
		}
	}
	return list
}

// followed are the programs that were made of certain seeds.
func followed(t *testing.T, seeds []uint64) (list []*made) {
	t.Helper()
	for _, seed := range seeds {
		r := &made{seed: seed, p: Generate(seed)}
		var ok bool
		if r.want, ok = r.p.Explore(mostStates); !ok {
			t.Fatalf("brute force cannot follow program %d", seed)
		}
		list = append(list, r)
	}
	return list
}

func compile(t *testing.T, programs []*made) (classes string) {
	t.Helper()
	sources, classes := t.TempDir(), t.TempDir()
	var files []string
	for _, r := range programs {
		file := filepath.Join(sources, r.class()+".java")
		if err := os.WriteFile(file, []byte(r.p.Java(pkg, r.class())), 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	if err := corpus.Compile(apiDir, classes, files...); err != nil {
		t.Fatal(err)
	}
	return classes
}

// The search reaches exactly the ends that brute force finds, whatever the
// policy.
func TestPrograms(t *testing.T) {
	programs := followed(t, found)
	programs = append(programs, batch(uint64(number(t, seedVar, 1)), number(t, programsVar, somePrograms))...)
	classes := compile(t, programs)
	for _, r := range programs {
		t.Run(r.class(), func(t *testing.T) {
			for _, policy := range policies {
				if r.want.States > policy.most {
					continue
				}
				var out bytes.Buffer
				p := &corpus.Program{Area: pkg, Name: r.class()}
				result, err := p.Search(corpus.Run{
					Classes: classes, Out: &out, Patience: 5 * time.Minute,
					Settings: append(strings.Fields(policy.settings), "+search.multiple_errors=true"),
				})
				if err != nil {
					t.Fatalf("%s: %v", policy.settings, err)
				}
				got := Outcomes{Ends: map[string]bool{}}
				for line := range strings.Lines(out.String()) {
					got.Ends[strings.TrimSuffix(line, "\n")] = true
				}
				for _, v := range result.Violations {
					if got.Deadlock = got.Deadlock || v.Kind == search.KindDeadlock; v.Kind != search.KindDeadlock {
						t.Errorf("%s: %s %s: %s", policy.settings, v.Kind, v.Exception, v.Message)
					}
				}
				cut := policy.mayBeCut && len(result.Incomplete) > 0
				if !cut && len(result.Incomplete) > 0 {
					t.Errorf("%s: incomplete: %+v", policy.settings, result.Incomplete)
				}
				text := strings.Join(Differences(got, r.want), "\n")
				if text != "" && !(cut && !strings.Contains(text, "not possible") && (!got.Deadlock || r.want.Deadlock)) {
					t.Errorf("%s (%d states, brute force %d):\n%s", policy.settings, result.Statistics.StatesNew, r.want.States, text)
				}
			}
			if t.Failed() {
				t.Logf("%v\n%s", r.p.Bodies, r.p.Java(pkg, r.class()))
			}
		})
	}
}
