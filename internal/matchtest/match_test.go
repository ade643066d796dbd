package matchtest

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

const (
	apiDir   = "../../models/classes/api"
	patience = 2 * time.Minute
	together = 3 // kinds of a program
	batch    = 100

	// mostUnmatched is where a search that matches nothing is given up: two such
	// that never end would leave no memory for others.
	mostUnmatched = "100000"

	// Environment variables: how many more programs are made, and which kinds
	// are tried alone (a part of their names, or all).
	programsVar = "GOJPF_MATCHTEST_RANDOM"
	aloneVar    = "GOJPF_MATCHTEST_ALONE"
)

// open are parts of the names of kinds and twins that are known to be taken for
// each other, or kept apart. The list must stay empty.
var open []string

func isOpen(name string) bool {
	return slices.ContainsFunc(open, func(part string) bool { return strings.Contains(name, part) })
}

// compile compiles programs, some at a time.
func compile(t *testing.T, programs []*program) (classes string) {
	t.Helper()
	sources, classes := t.TempDir(), t.TempDir()
	var files []string
	for _, p := range programs {
		file := filepath.Join(sources, p.name+".java")
		if err := os.WriteFile(file, []byte(p.java()), 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	for part := range slices.Chunk(files, batch) {
		if err := corpus.Compile(apiDir, classes, part...); err != nil {
			t.Fatal(err)
		}
	}
	return classes
}

// search runs one search; it returns the lines that the program printed.
func (p *program) search(t *testing.T, classes string, args []string, settings ...string) (*search.Result, map[string]bool) {
	t.Helper()
	var out bytes.Buffer
	c := &corpus.Program{Area: javaPackage, Name: p.name, Args: args}
	// What only a soft or weak reference leads to may be gone at any time; here it
	// must not be.
	settings = append([]string{"+vm.references=gc"}, settings...)
	r, err := c.Search(corpus.Run{Classes: classes, Settings: settings, Out: &out, Patience: patience})
	if err != nil {
		t.Fatalf("%v: %v", settings, err)
	}
	lines := map[string]bool{}
	for line := range strings.Lines(out.String()) {
		lines[strings.TrimSuffix(line, "\n")] = true
	}
	return r, lines
}

// check searches a program with and without matching, for all lines and for one
// that must not be. It returns what is wrong.
func (p *program) check(t *testing.T, classes string, r *rand.Rand, thorough bool) {
	all, lines := p.search(t, classes, nil)
	if all.Verdict != search.Safe {
		t.Errorf("%s: %+v %+v", all.Verdict, all.Violations, all.Incomplete)
		return
	}
	want := p.lines()
	if !p.exact() {
		free, others := p.search(t, classes, nil, "+vm.storage.class=nil", "+search.max_states="+mostUnmatched)
		if free.Verdict == search.Incomplete {
			t.Skip("too much without matching")
		}
		if free.Verdict != search.Safe {
			t.Errorf("without matching: %s: %+v %+v", free.Verdict, free.Violations, free.Incomplete)
			return
		}
		want = others
	}
	if thorough {
		wide, others := p.search(t, classes, nil, "+search.class=bfs")
		if wide.Verdict != search.Safe || !maps.Equal(others, want) {
			t.Errorf("breadth first: %s %v, expected %v", wide.Verdict, slices.Sorted(maps.Keys(others)), slices.Sorted(maps.Keys(want)))
		}
	}
	if !maps.Equal(lines, want) {
		t.Errorf("found %v, expected %v", slices.Sorted(maps.Keys(lines)), slices.Sorted(maps.Keys(want)))
		return
	}
	if !thorough && r.IntN(3) > 0 {
		return
	}
	sorted := slices.Sorted(maps.Keys(want))
	line := sorted[r.IntN(len(sorted))]
	found, _ := p.search(t, classes, []string{line})
	if found.Verdict != search.Violated || found.Violations[0].Kind != search.KindAssertion || found.Violations[0].Message != line {
		t.Errorf("%q must not be: %s %+v %+v", line, found.Verdict, found.Violations, found.Incomplete)
		return
	}
	v := &found.Violations[0]
	file := filepath.Join(t.TempDir(), "trace")
	if err := explore.NewStoredTrace(javaPackage+"."+p.name, "of a test", v.Trace, v).WriteFile(file, true); err != nil {
		t.Fatal(err)
	}
	again, _ := p.search(t, classes, []string{line}, "+search.replay="+file)
	if again.Unmade != nil || len(again.Violations) != 1 || again.Violations[0].Message != line {
		t.Errorf("%q cannot be replayed: %v %+v %+v", line, again.Unmade, again.Violations, again.Incomplete)
	}
}

// run checks programs, two at a time.
func run(t *testing.T, programs []*program, thorough bool) {
	classes := compile(t, programs)
	slots := make(chan struct{}, 2)
	for n, p := range programs {
		var names []string
		for _, k := range p.kinds {
			names = append(names, k.name)
		}
		t.Run(strings.Join(names, ", "), func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			p.check(t, classes, rand.New(rand.NewPCG(uint64(n), 2)), thorough)
			if t.Failed() {
				t.Logf("\n%s", p.java())
			}
		})
	}
}

// tried are the kinds that are not open.
func tried() []*kind {
	var list []*kind
	for _, k := range kinds() {
		if !isOpen(k.name) {
			list = append(list, &k)
		}
	}
	return list
}

// Every kind, in programs of several.
func TestKinds(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var list, held []*kind
	for _, k := range tried() {
		if strings.Contains(k.name, " by a ") {
			held = append(held, k)
		} else {
			list = append(list, k)
		}
	}
	// Of the pairs of holders and contents, some.
	r.Shuffle(len(held), func(i, j int) { held[i], held[j] = held[j], held[i] })
	list = append(list, held[:len(holders)]...)
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	var programs []*program
	for part := range slices.Chunk(list, together) {
		programs = append(programs, pick(r, fmt.Sprintf("M%d", len(programs)), part...))
	}
	run(t, programs, false)
}

// Kinds together as chance has it.
func TestRandom(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv(programsVar))
	if n == 0 {
		t.Skipf("set %s to a number of programs", programsVar)
	}
	r := rand.New(rand.NewPCG(2, 2))
	list := tried()
	var programs []*program
	for len(programs) < n {
		var some []*kind
		for range 1 + r.IntN(together) {
			some = append(some, list[r.IntN(len(list))])
		}
		programs = append(programs, pick(r, fmt.Sprintf("R%d", len(programs)), some...))
	}
	run(t, programs, true)
}

// Each kind alone.
func TestAlone(t *testing.T) {
	part := os.Getenv(aloneVar)
	if part == "" {
		t.Skipf("set %s to a part of the kinds' names", aloneVar)
	}
	var programs []*program
	for _, k := range kinds() {
		if part == "all" || strings.Contains(k.name, part) {
			programs = append(programs, &program{name: fmt.Sprintf("A%d", len(programs)), kinds: []*kind{&k}, breaks: breaks[len(programs)%len(breaks)]})
		}
	}
	run(t, programs, true)
}

// Twins lead to one state.
func TestTwins(t *testing.T) {
	var programs []*program
	for _, k := range twins {
		programs = append(programs, &program{name: fmt.Sprintf("T%d", len(programs)), kinds: []*kind{&k}, breaks: breaks[0]})
	}
	nothing := &program{name: "Nothing", kinds: []*kind{{}}, breaks: breaks[0]}
	classes := compile(t, append(programs, nothing))
	want, _ := nothing.search(t, classes, nil)
	for i, p := range programs {
		if isOpen(twins[i].name) {
			continue
		}
		if r, _ := p.search(t, classes, nil); r.Verdict != search.Safe || r.Statistics.StatesNew != want.Statistics.StatesNew {
			t.Errorf("%s: %s, %d states, expected %d", twins[i].name, r.Verdict, r.Statistics.StatesNew, want.Statistics.StatesNew)
		}
	}
}

// The table is what it is said to be.
func TestTable(t *testing.T) {
	names := map[string]bool{}
	for _, k := range kinds() {
		if names[k.name] {
			t.Errorf("two kinds %q", k.name)
		}
		names[k.name] = true
		if (k.around == "") == (k.act == "") || (k.act == "") != (k.observe == "") {
			t.Errorf("%s: needs act and observe, or around", k.name)
		}
	}
	if len(names) < 500 {
		t.Errorf("%d kinds, expected at least 500", len(names))
	}
	if len(open) > 0 {
		t.Logf("open: %q", open)
	}
}
