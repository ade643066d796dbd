package explore

import (
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// Races as a note. The reduction by locks knows at no cost which variables are accessed
// without an order and without a lock in common: it gave up what it assumed of them.
// Where there is none that is not volatile no access that the search met is in a race.
// Where there are some, a few more schedules are taken when the search is over, on
// which threads that stand in front of plain accesses are held for as long as others
// can go on (K. Sen: Race directed random testing of concurrent programs). Two that
// are held there at once, at one variable, are a race that the program has: nothing
// keeps either from being the first.
//
// What is told is what was seen. A variable without an order of its own may be in no
// race, as others may order it, or in one that no schedule taken came to.

const (
	racesKey = "search.races"

	// racesShare is the part of a search's work, or of a quick phase's, that looking for
	// races may take; racesLeast is what it may take of a short one.
	racesShare, racesLeast = 20, 300_000
	// racesUnchanged is how many schedules that show no other race are enough.
	racesUnchanged = 6
	// racesTime bounds what a search's end waits for.
	racesTime = time.Second
	// mostRaces are told of.
	mostRaces = 1000
)

// races are those that were seen.
// A race is no violation: the verdict is one under sequential consistency, and a note says
// that Java promises less.
type races struct {
	seen    []result.Race
	walks   int
	done    bool  // schedules were taken since something was given up the last time
	dropped int64 // assumptions, then
}

// newRaces decides whether races are looked for; nil if not. Listeners may change what
// the program does, and a reduction that assumes nothing knows of no variables.
func newRaces(x *explorer) *races {
	s := x.s
	if s.Options.races == "off" || x.schedules.Reduction < vm.ReduceLocks || x.schedules.Scheduler != vm.ScheduleAll ||
		s.guide != nil || s.stage != nil || s.observer != nil || s.Symexec != nil && s.Symexec.Concolic() != nil {
		return nil
	}
	return &races{}
}

// end looks for races when the search is over, and tells of them.
// Where there was no time to look nothing is said, rather than that none was seen.
func (l *races) end(x *explorer) {
	if l == nil || x.s.unknowns() != nil {
		return
	}
	m, s := x.m, &x.r.Statistics
	had := len(m.Threads()) > 1
	if !m.Interrupted.Asked() && !x.s.Ending.Asked() {
		l.look(x, (s.Instructions+transitionCosts*x.rounds.transitions)/racesShare)
	} else if !l.done && x.m.Explore.Assumptions.Unordered(m.Lib) {
		return // there was no time to look
	}
	if had {
		x.r.Races = &result.Races{Seen: l.seen, Listed: x.s.Options.races == "list", Weak: x.schedules.Weak}
	}
}

// look takes schedules for as much work as is given.
// dropped says for which assumptions it was done: only if others have fallen since is there
// anything new to see.
func (l *races) look(x *explorer, work int64) {
	m := x.m
	if l == nil || x.s.unknowns() != nil {
		return
	}
	dropped := m.Explore.Assumptions.Dropped()
	if !m.Explore.Assumptions.Unordered(m.Lib) || l.done && l.dropped == dropped {
		return
	}
	slice, events, stops, assumed := m.Slice, m.Events(), m.Explore.Stops, m.Explore.Assumptions
	m.SetEvents(nil)
	// Threads have to stop in front of each access, also of those that are no operations. There
	// is less order between accesses then than the search finds, which goes on with what it assumed.
	m.Explore.Stops, m.Explore.Assumptions = true, assumed.Copy()
	p := &phase{most: max(work, racesLeast), until: time.Now().Add(racesTime), deaf: true}
	unchanged, before := 0, len(l.seen)
	x.aside(func() {
		p.take(x, func() strategy.Frontier { return l.walk(m) }, func() bool {
			if unchanged++; len(l.seen) > before {
				unchanged, before = 0, len(l.seen)
			}
			return unchanged < racesUnchanged
		})
	})
	x.s.walk = x
	m.Explore.Stops, m.Explore.Assumptions, m.Slice = stops, assumed, slice
	m.SetEvents(events)
	l.done, l.dropped = true, dropped
}

// walk makes the next schedule: threads are held in front of accesses, in one of three
// not before the first thread has started all others.
// Every third has all threads started first; in the others some meet what main does meanwhile.
func (l *races) walk(m *vm.Machine) strategy.Frontier {
	random := rand.New(rand.NewPCG(uint64(l.walks), 0x7261636573))
	held := func(t *vm.Thread) bool {
		_, ok := threads.StandsAt(m, t)
		return ok
	}
	l.walks++
	return &raceWalk{Biased: schedule.NewBiased(schedule.Bias{MainFirst: l.walks%3 == 0, Held: held}, random, m), m: m, to: l}
}

// raceWalk is a schedule that looks at the states on its path.
type raceWalk struct {
	*schedule.Biased
	m  *vm.Machine
	to *races
}

// Push implements strategy.Frontier. The machine is in the node's state.
func (w *raceWalk) Push(n strategy.Node) {
	w.to.compare(w.m)
	w.Biased.Push(n)
}

// compare looks at what the threads stand in front of.
// All pairs at each state of the path: there are few threads in front of an access at once.
func (l *races) compare(m *vm.Machine) {
	var list []threads.Access
	for _, t := range m.Threads() {
		a, ok := threads.StandsAt(m, t)
		if !ok || !counts(a.At.Method) {
			continue
		}
		for _, b := range list {
			if a.Races(b) {
				l.note(m, a, b)
			}
		}
		list = append(list, a)
	}
}

// counts reports whether accesses by a method are told of: those of the program, and
// of the JDK's classes that say of themselves that threads must not share them. Others
// of the JDK have races that they are built to live with.
func counts(m *vm.Method) bool {
	c := m.Class
	if c.Loader == nil || !c.Loader.Boot() {
		return true
	}
	return strings.HasPrefix(c.Name, "java/util/") && !strings.HasPrefix(c.Name, "java/util/concurrent/")
}

// note keeps a race, each pair of places once.
// The write comes first, and of two writes the one of the method that was linked first, so
// that a pair has one form.
func (l *races) note(m *vm.Machine, a, b threads.Access) {
	if !a.Write || b.Write && a.At.Method.ID > b.At.Method.ID {
		a, b = b, a
	}
	r := result.Race{Places: [2]result.Place{placeAt(a), placeAt(b)}}
	if f := a.Field(m); f != nil {
		r.Variable = f.String()
	} else {
		r.Variable = "an element of " + m.Heap.Get(a.Obj).Class.TypeName()
	}
	if b.Write {
		turned := r
		turned.Places[0], turned.Places[1] = r.Places[1], r.Places[0]
		if slices.Contains(l.seen, turned) {
			return
		}
	}
	if len(l.seen) < mostRaces && !slices.Contains(l.seen, r) {
		l.seen = append(l.seen, r)
	}
}

func placeAt(a threads.Access) result.Place {
	m := a.At.Method
	p := result.Place{Write: a.Write, Method: m.Class.JavaName() + "." + m.Name, Line: max(m.Line(a.At.BCI), 0)}
	if f := m.Class.File; f != nil {
		p.File = f.SourceFile
	}
	return p
}
