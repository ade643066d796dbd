package conctest

import (
	"bufio"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/internal/hostjdk"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

// exemptionsFile says which programs watch each exemption, with commas between them.
// The first has other states without it, so that it is at work there; others try to
// see what is exempted. A name that begins with + is a setting with which the exemption is
// at work. "-" stands for those that have none yet: a debt that may only
// become smaller.
const exemptionsFile = "../../testdata/concurrency/exemptions.txt"

// openExemptions is how many have none.
const openExemptions = 0

// Searches without an exemption are cut there: what they have found by then must be
// among what is found with it.
const (
	exemptStates   = "+search.max_states=3000"
	exemptPatience = 20 * time.Second
)

// Every exemption has programs, whose verdicts are the same without the exemption,
// and so are those of their twins. Of those that watch calls all ends are compared,
// what they print and how they fail; and the first misses ends if the calls are no
// operations: a program that did not notice that would not notice a wrong exemption.
func TestExemptions(t *testing.T) {
	c, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	programs := map[string]*corpus.Program{}
	for _, p := range append(slices.Clone(c.programs), laterPrograms(t, c.classes)...) {
		programs[p.Class()] = p
	}
	all := vm.Exemptions()
	if os.Getenv("GOJPF_EXEMPTIONS") == "update" {
		updateExemptions(t, all, readExemptions(t), c.programs, c.classes)
		return
	}
	watched := readExemptions(t)
	open := 0
	for _, x := range all {
		x := x
		names, ok := watched[x.String()]
		delete(watched, x.String())
		if last, gone := until[x.String()]; since[x.Class] > hostjdk.Release() || gone && last < hostjdk.Release() {
			continue
		}
		var watchers []*corpus.Program
		var settings []string
		for _, name := range strings.Split(names, ",") {
			if p := programs[name]; p != nil {
				watchers = append(watchers, p)
			} else if strings.HasPrefix(name, "+") {
				settings = append(settings, name)
			} else if area, class, _ := strings.Cut(name, "."); name != "-" && !ofOtherRelease(area, class) {
				t.Errorf("%s: there is no program %q, see %s", x, name, exemptionsFile)
			}
		}
		switch {
		case !ok || names == "-":
			open++
		case x.Replaces():
			t.Run(strings.ReplaceAll(x.String(), "/", "."), func(t *testing.T) { replaced(t, x, watchers, c.classes) })
		case x.List == "calls":
			t.Run(strings.ReplaceAll(x.String(), "/", "."), func(t *testing.T) {
				w := watch{t, x, c.classes}
				for _, p := range watchers {
					w.check(p)
					if twin := programs[p.Area+"."+p.Twin]; twin != nil {
						w.check(twin)
					}
				}
				w.notices(watchers[0])
			})
		default:
			t.Run(strings.ReplaceAll(x.String(), "/", "."), func(t *testing.T) {
				for i, p := range watchers {
					with, without := states(t, p, c.classes, nil, settings...), states(t, p, c.classes, &x, settings...)
					if i == 0 && with == without && !x.Follows() {
						t.Errorf("%s has %d states either way: the exemption is not at work there", p.Class(), with)
					}
					if i == 0 {
						states(t, p, c.classes, &x, "+vm.por=none")
					}
					if twin := programs[p.Area+"."+p.Twin]; twin != nil {
						states(t, twin, c.classes, &x, settings...)
					}
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

// since are the releases of the JDK that classes came with which the oldest has not.
var since = map[string]int{"java/util/concurrent/ThreadPerTaskExecutor": 21}

// until are the last releases on which there is something to exempt: later ones have it otherwise.
var until = map[string]int{
	"calls java/lang/ClassValue$ClassValueMap":                  24,
	"idling java/util/concurrent/ForkJoinPool":                  24, // who waits for some time has nobody beside it that works
	"identity java/lang/ThreadGroup":                            18,
	"results java/util/concurrent/ForkJoinTask$AdaptedCallable": 24, // most pools make another class
}

// ofOtherRelease reports whether there is such a program, though not for the JDK at hand.
func ofOtherRelease(area, class string) bool {
	_, err := os.Stat(filepath.Join(corpusDir, area, class+".java"))
	return err == nil
}

// laterPrograms are the programs that need them, compiled to a folder: none where the JDK
// at hand is older.
func laterPrograms(t *testing.T, classes string) []*corpus.Program {
	if hostjdk.Release() < 21 {
		return nil
	}
	programs, err := corpus.Read(laterDir, fewestLater)
	if err != nil {
		t.Fatal(err)
	}
	if err := corpus.CompilePrograms(apiDir, classes, programs); err != nil {
		t.Fatal(err)
	}
	return programs
}

// Where a search is cut, mostly by what does not depend on the machine.
const (
	watcherStates = 1500
	longestWatch  = 8 * time.Second
)

// states searches a program and checks its verdict. It returns how many states there
// were.
func states(t *testing.T, p *corpus.Program, classes string, without *vm.Exemption, settings ...string) int64 {
	vm.WithoutExemption.Store(without)
	defer vm.WithoutExemption.Store(nil)
	r, err := p.Search(corpus.Run{Classes: classes, Patience: longestWatch, Settings: append(settings, fmt.Sprint("+search.max_states=", watcherStates))})
	if err != nil {
		t.Fatalf("%s without %v %v: %v", p.Class(), without, settings, err)
	}
	if r.Verdict == search.Incomplete {
		if without == nil && r.Statistics.StatesNew >= watcherStates {
			t.Errorf("%s: more than %d states, which is too many for a program that watches", p.Class(), watcherStates)
		}
		return r.Statistics.StatesNew
	}
	if m := p.Mismatch(r, -1); m != "" {
		t.Errorf("%s without %v %v: %s", p.Class(), without, settings, m)
	}
	return r.Statistics.StatesNew
}

// watch is the check of one exemption.
type watch struct {
	*testing.T
	x       vm.Exemption
	classes string
}

// check compares the ends of a program with and without the exemption.
func (w watch) check(p *corpus.Program) {
	want, cut := w.ends(p, "")
	if cut {
		w.Errorf("%s: too long", p.Class())
		return
	}
	compare := func(settings string) {
		vm.WithoutExemption.Store(&w.x)
		defer vm.WithoutExemption.Store(nil)
		got, cut := w.ends(p, exemptStates+settings)
		if more, less := without(got, want), without(want, got); len(more) > 0 || len(less) > 0 && !cut {
			w.Errorf("%s%s: without the exemption there are also %q, with it %q", p.Class(), settings, more, less)
		}
	}
	if os.Getenv(matrixVar) == "1" {
		compare(" +vm.por=none")
	}
	compare("")
}

// notices checks that a program has other ends if the calls are no operations.
func (w watch) notices(p *corpus.Program) {
	want, _ := w.ends(p, "")
	vm.Overdone.Store(&w.x)
	defer vm.Overdone.Store(nil)
	if got, cut := w.ends(p, exemptStates); !cut && maps.Equal(got, want) {
		w.Errorf("%s ends in %q even if the calls are no operations", p.Class(), slices.Sorted(maps.Keys(want)))
	}
}

// ends searches a whole program and checks its verdict.
func (w watch) ends(p *corpus.Program, settings string) (ends map[string]bool, cut bool) {
	w.Helper()
	ends, cut, r, err := outcomes(p, w.classes, settings, exemptPatience)
	switch {
	case err != nil:
		w.Fatalf("%s %s: %v", p.Class(), settings, err)
	case cut:
		w.Logf("%s %s: not the whole after %d states", p.Class(), settings, r.Statistics.StatesNew)
	case vm.Overdone.Load() == nil && r.Verdict != p.Verdict:
		w.Errorf("%s %s: %s", p.Class(), settings, p.Mismatch(r, -1))
	}
	return ends, cut
}

// replaced expects that one of the programs has the wrong verdict if nothing stands for
// what is left out.
func replaced(t *testing.T, x vm.Exemption, watchers []*corpus.Program, classes string) {
	vm.WithoutExemption.Store(&x)
	defer vm.WithoutExemption.Store(nil)
	for _, p := range watchers {
		r, err := p.Search(corpus.Run{Classes: classes, Patience: patience})
		if err != nil {
			t.Fatal(err)
		}
		if p.Mismatch(r, -1) != "" {
			return
		}
	}
	t.Error("no program notices that nothing stands for what is left out")
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

// updateExemptions looks for programs where there is none yet, among those that name
// the class, the shortest first.
func updateExemptions(t *testing.T, all []vm.Exemption, watched map[string]string, programs []*corpus.Program, classes string) {
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
		if names := watched[x.String()]; names != "" && names != "-" {
			out = fmt.Appendf(out, "%s %s\n", x, names)
			continue
		}
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

// Calls whose code is not known are executed step by step, and the report says so.
func TestUnknownCode(t *testing.T) {
	c, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	const note = "java.util.concurrent: calls whose code is other"
	for program, class := range map[string]string{
		"owned.RoomWaitedFor": "java/util/concurrent/LinkedBlockingQueue", "locks.ReadersInAnyOrder": "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock",
		"locks.ReaderAwaitsLatch": "java/util/concurrent/CountDownLatch",
	} {
		i := slices.IndexFunc(c.programs, func(p *corpus.Program) bool { return p.Class() == program })
		if i < 0 {
			t.Fatalf("there is no program %s", program)
		}
		p := c.programs[i]
		judge := func(unknown string) *search.Result {
			known := func(class string) bool { return class != unknown }
			defer vm.KnownCode.Store(vm.KnownCode.Swap(&known))
			r, err := p.Search(corpus.Run{Classes: c.classes, Patience: patience})
			if err != nil {
				t.Fatal(err)
			}
			if m := p.Mismatch(r, -1); m != "" {
				t.Errorf("%s where %q is not known: %s", program, unknown, m)
			}
			return r
		}
		noted := func(r *search.Result) bool {
			return slices.ContainsFunc(r.Model, func(n string) bool { return strings.HasPrefix(n, note) })
		}
		with, without := judge(""), judge(class)
		if p.Verdict == "safe" && with.Statistics.StatesNew >= without.Statistics.StatesNew || noted(with) || !noted(without) {
			t.Errorf("%s: %d states and %q, %d states and %q where %s is not known", program, with.Statistics.StatesNew, with.Model,
				without.Statistics.StatesNew, without.Model, class)
		}
	}
}
