package conctest

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

// exemptionsFile says which program watches each exemption: one whose states are
// others without it, so that it is at work there. "-" stands for those that have
// none yet: a debt that may only become smaller.
const exemptionsFile = "../../testdata/concurrency/exemptions.txt"

// openExemptions is how many have none.
const openExemptions = 60

// Every exemption has a program, whose verdict is the same without the exemption,
// and so is that of its twin.
func TestExemptions(t *testing.T) {
	c, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	programs := map[string]*corpus.Program{}
	for _, p := range c.programs {
		programs[p.Class()] = p
	}
	all := vm.Exemptions()
	if os.Getenv("GOJPF_EXEMPTIONS") == "update" {
		updateExemptions(t, all, c.programs, c.classes)
		return
	}
	watched := readExemptions(t)
	open := 0
	for _, x := range all {
		x := x
		name, ok := watched[x.String()]
		delete(watched, x.String())
		p := programs[name]
		switch {
		case name == "-":
			open++
		case !ok || p == nil:
			t.Errorf("%s: no program in %s", x, exemptionsFile)
		default:
			t.Run(strings.ReplaceAll(x.String(), "/", "."), func(t *testing.T) {
				if with, without := states(t, p, c.classes, nil), states(t, p, c.classes, &x); with == without {
					t.Errorf("%s has %d states either way: the exemption is not at work there", p.Class(), with)
				}
				states(t, p, c.classes, &x, "+vm.por=none")
				if twin := programs[p.Area+"."+p.Twin]; twin != nil {
					states(t, twin, c.classes, &x)
				}
			})
		}
	}
	for name := range watched {
		t.Errorf("%s has a line in %s, but is no exemption", name, exemptionsFile)
	}
	if open != openExemptions {
		t.Errorf("%d exemptions without a program, expected %d", open, openExemptions)
	}
}

// states searches a program and checks its verdict. It returns how many states there
// were, 0 where the search took too long.
func states(t *testing.T, p *corpus.Program, classes string, without *vm.Exemption, settings ...string) int64 {
	vm.WithoutExemption.Store(without)
	defer vm.WithoutExemption.Store(nil)
	r, err := p.Search(corpus.Run{Classes: classes, Patience: time.Second * 2, Settings: settings})
	if err != nil {
		return 0 // it has settings of its own
	}
	if r.Verdict == search.Incomplete && p.Verdict != search.Incomplete {
		t.Logf("%s without %v %v: too long to be compared", p.Class(), without, settings)
		return 0
	}
	if m := p.Mismatch(r, -1); m != "" {
		t.Errorf("%s without %v %v: %s", p.Class(), without, settings, m)
	}
	return r.Statistics.StatesNew
}

func readExemptions(t *testing.T) map[string]string {
	f, err := os.Open(exemptionsFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	watched := map[string]string{}
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if at := strings.LastIndexByte(lines.Text(), ' '); at > 0 && !strings.HasPrefix(lines.Text(), "#") {
			watched[lines.Text()[:at]] = lines.Text()[at+1:]
		}
	}
	return watched
}

// updateExemptions looks for programs among those that name the class, the shortest
// first.
func updateExemptions(t *testing.T, all []vm.Exemption, programs []*corpus.Program, classes string) {
	sources := map[*corpus.Program]string{}
	for _, p := range programs {
		text, _ := os.ReadFile(p.File)
		sources[p] = string(text)
	}
	count := func(p *corpus.Program, without *vm.Exemption) int64 {
		vm.WithoutExemption.Store(without)
		defer vm.WithoutExemption.Store(nil)
		r, err := p.Search(corpus.Run{Classes: classes, Patience: time.Second})
		if err != nil || r.Statistics.Elapsed >= time.Second || p.Mismatch(r, -1) != "" {
			return 0
		}
		return r.Statistics.StatesNew
	}
	with := map[*corpus.Program]int64{}
	out := []byte("# Exemptions and the programs that watch them: see TestExemptions.\n")
	for _, x := range all {
		simple := x.Class[strings.LastIndexByte(x.Class, '/')+1:]
		simple, _, _ = strings.Cut(simple, "$")
		var likely []*corpus.Program
		for _, p := range programs {
			if strings.Contains(sources[p], simple) {
				likely = append(likely, p)
			}
		}
		slices.SortFunc(likely, func(a, b *corpus.Program) int { return len(sources[a]) - len(sources[b]) })
		found := "-"
		for _, p := range likely[:min(len(likely), triesOfUpdate)] {
			if _, ok := with[p]; !ok {
				with[p] = count(p, nil)
			}
			if with[p] == 0 {
				continue
			}
			if n := count(p, &x); n > 0 && n != with[p] {
				found = p.Class()
				break
			}
		}
		out = fmt.Appendf(out, "%s %s\n", x, found)
		if err := os.WriteFile(exemptionsFile, out, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// triesOfUpdate is how many programs are tried for an exemption.
const triesOfUpdate = 5
