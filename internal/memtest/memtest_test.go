package memtest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm/memory"
)

const programsVar = "GOJPF_MEMTEST_PROGRAMS" // number of random programs

// compile compiles classes by name.
func compile(t *testing.T, sources map[string]string) (classes string) {
	t.Helper()
	dir := t.TempDir()
	classes = filepath.Join(dir, "classes")
	if err := os.Mkdir(classes, 0o755); err != nil {
		t.Fatal(err)
	}
	var files []string
	for name, text := range sources {
		file := filepath.Join(dir, name+".java")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	if err := corpus.Compile("", classes, files...); err != nil {
		t.Fatal(err)
	}
	return classes
}

// run searches a program and returns what it prints on its paths.
func run(t *testing.T, classes, name string, settings ...string) (set map[string]bool, r *search.Result) {
	t.Helper()
	var out bytes.Buffer
	p := &corpus.Program{Name: name}
	r, err := p.Search(corpus.Run{Classes: classes, Out: &out, Settings: append([]string{"+search.multiple_errors=true"}, settings...)})
	if err != nil {
		t.Fatal(err)
	}
	set = map[string]bool{}
	for line := range strings.Lines(out.String()) {
		set[strings.TrimSpace(line)] = true
	}
	return set, r
}

func locsOf(p Program) int {
	n := 1
	for _, ops := range p {
		for _, o := range ops {
			n = max(n, o.Loc+1)
		}
	}
	return n
}

// TestShapes judges the known shapes: by what is stated of each, and whole, by the
// conditions of the model where these know all fences of the shape.
func TestShapes(t *testing.T) {
	type test struct {
		Shape
		name string
		mode memory.Mode
		kind Kind
	}
	var tests []test
	sources := map[string]string{}
	for n, s := range Shapes {
		for mode := memory.Plain; mode <= memory.Volatile; mode++ {
			kinds := []Kind{Kind(n % 4)}
			if s.Name == "SB" || s.Name == "MP" || s.Name == "CoRR" {
				kinds = []Kind{Fields, Statics, Elements, Atomics}
			}
			for _, k := range kinds {
				x := test{s, fmt.Sprintf("%s%d%d", s.Name, mode, k), mode, k}
				p := Parse(s.Text, mode)
				sources[x.name] = p.Java(x.name, locsOf(p), k)
				tests = append(tests, x)
			}
		}
	}
	classes := compile(t, sources)
	if len(tests) < 120 {
		t.Errorf("%d litmus tests", len(tests))
	}
	for _, x := range tests {
		p := Parse(x.Text, x.mode)
		got, r := run(t, classes, x.name, "+vm.memory=jmm")
		if r.Verdict != search.Safe {
			t.Errorf("%s: %s: %v", x.name, r.Verdict, r.Incomplete)
			continue
		}
		met := slices.ContainsFunc(Sorted(got), x.Matches)
		verdict := x.Verdicts[x.mode]
		if met != (verdict == 'A') {
			t.Errorf("%s: %v: %q met: %v, stated: %c", x.name, p, x.Outcome, met, verdict)
		}
		if verdict == 'L' && !slices.ContainsFunc(r.Model, func(s string) bool { return strings.Contains(s, "load buffering") }) {
			t.Errorf("%s: the report does not say what is left out: %q", x.name, r.Model)
		}
		if !strings.ContainsAny(x.Text, "SM") {
			if want := p.Allowed(locsOf(p)); !slices.Equal(Sorted(want), Sorted(got)) {
				t.Errorf("%s: %v: met %q, allowed %q", x.name, p, Sorted(got), Sorted(want))
			}
		}
		seq, _ := run(t, classes, x.name)
		for o := range seq {
			if !got[o] {
				t.Errorf("%s: %q is sequentially consistent, but not met under jmm", x.name, o)
			}
		}
	}
}

// TestRandomPrograms compares what random programs print with what the conditions of
// the model allow.
func TestRandomPrograms(t *testing.T) {
	count := 20
	if n, err := strconv.Atoi(os.Getenv(programsVar)); err == nil {
		count = n
	}
	programs, sources, locs := map[string]Program{}, map[string]string{}, map[string]int{}
	for seed := range uint64(count) {
		r := rand.New(rand.NewPCG(seed, 23))
		n := 2 + r.IntN(2)
		p, name, kind := Random(r, n), fmt.Sprintf("P%d", seed), Kind(r.IntN(4))
		if kind == Atomics && strings.Contains(p.String(), "U") {
			kind = Fields // AtomicInteger has no updates that order one of their halves only
		}
		programs[name], locs[name], sources[name] = p, n, p.Java(name, n, kind)
	}
	classes := compile(t, sources)
	for name, p := range programs {
		want := p.Allowed(locs[name])
		for _, policy := range []string{"+vm.por=locks", "+vm.por=none"} {
			got, r := run(t, classes, name, "+vm.memory=jmm", policy)
			if !slices.Equal(Sorted(want), Sorted(got)) || r.Verdict != search.Safe {
				t.Errorf("%s, %s: %v: %s, met %q, allowed %q", name, policy, p, r.Verdict, Sorted(got), Sorted(want))
			}
		}
	}
}
