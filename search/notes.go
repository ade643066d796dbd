package search

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// modelNotes say what a verdict tells of: the scheduler, and what was symbolic.
// A verdict without its assumptions says more than was found out. Each note names the key that
// has the rest explored.
func (p *Program) modelNotes() (notes []string) {
	if x := p.Machine.Explore; x != nil && x.Scheduler != vm.ScheduleAll {
		notes = append(notes, "scheduler model: "+x.Scheduler.String())
	}
	if x := p.Machine.Explore; x != nil {
		notes = append(notes, p.Options.Schedules.Open(x)...)
	}
	switch x := p.Machine.Explore; {
	case x == nil || !p.refers():
	case x.References == vm.ReferencesCollected:
		notes = append(notes, "references: cleared by System.gc() and where memory is short only; vm.references=any has them cleared at any time")
	case x.References == vm.ReferencesNever:
		notes = append(notes, "references: cleared where memory is short only; vm.references=any has them cleared at any time")
	}
	if p.Symexec != nil {
		notes = append(notes, p.Symexec.Notes()...)
	}
	if !p.opts.random && p.random() && (p.Symexec == nil || !p.Symexec.Random) {
		notes = append(notes, "random numbers: one sequence, by vm.random_seed; symbolic.random=true has all of them")
	}
	return notes
}

// random reports whether the program has asked for random numbers without a seed.
// Asked of the machine's library and not of a path: a constructor that was executed on any of
// them counts.
func (p *Program) random() bool {
	for class, method := range map[string][2]string{
		"java/util/Random":                       {"<init>", "()V"},
		"java/util/concurrent/ThreadLocalRandom": {"current", "()Ljava/util/concurrent/ThreadLocalRandom;"},
	} {
		if c := p.Machine.Lib.Loaded(class); c != nil && c.Method(method[0], method[1]).Executed() {
			return true
		}
	}
	return false
}

// refers reports whether the program has asked what became of a reference.
func (p *Program) refers() bool {
	world := models.World(p.Machine)
	return world != nil && world.Refers.Load()
}

// notes collects the program's notes.
func (p *Program) notes() result.Notes {
	world := models.World(p.Machine)
	if world == nil || world.Ledger == nil {
		return result.Notes{}
	}
	n := result.Notes{Counters: world.Ledger.Counters(), Values: world.Ledger.Values(), BitSets: world.Ledger.BitSets()}
	for _, bits := range n.BitSets {
		slices.Sort(bits)
	}
	return n
}

// exitNote says which statuses a program has ended with that was not to fail by
// them, "" for none but 0.
// A program that fails by its exit status, and by nothing else, would be safe without a word.
func (p *Program) exitNote(s *result.Statistics) string {
	if len(s.Exits) == 0 {
		return ""
	}
	var list []string
	for _, status := range slices.Sorted(maps.Keys(s.Exits)) {
		times := "once"
		if n := s.Exits[status]; n > 1 {
			times = fmt.Sprintf("%d times", n)
		}
		list = append(list, fmt.Sprintf("%d (%s)", status, times))
	}
	return "exit status: the program ended with " + strings.Join(list, ", ") + "; search.properties+=,." + strings.TrimPrefix(property.Package+property.ExitStatus, "gov.nasa.jpf.") + " makes that a violation"
}
