package explore

import (
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/replay"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// The quick phase. A search that takes all schedules drowns where there are many
// threads: it changes the ends of its paths for ever, and what is wrong needs another
// beginning. So, when a search with threads has gone on for a while, it stands aside
// for some random schedules of several kinds, and again whenever it has done twice as
// much. What is wrong on one of them is a violation like any other; that nothing is
// says nothing. What they show not to hold of what was assumed is worth as much as
// if the search had met it: it begins anew.
//
// When a phase begins, and how long it is, is counted in work, not in time: the same
// program gives the same answer as long as no limit of time ends a phase.

const (
	quickKey      = "search.quick"
	quickAfterKey = "search.quick_after"
	quickTimeKey  = "search.quick_time"

	// transitionCosts is how many instructions a transition is worth as work.
	transitionCosts = 1000
	// manyOpen are so many states on the path with alternatives left that a search of
	// all of them is not likely to end.
	manyOpen = 120
	// A phase does one part in so many of the work that the search has done, and as much
	// beside one with many open states. Three times as much find little more, and take
	// half of the time of a search that is deep and ends.
	quickShare = 20
	// longerShare is how much longer a search that may well end goes on before the
	// first phase.
	longerShare = 10
	// stageShare is the part of the work before the first phase that each phase of a stage
	// does at least: stages, such as tests, have less time than programs, begin with
	// states that are large, and their transitions take longer.
	stageShare = 4
	// walksAtLeast is how many paths a phase has time for: a longer one is given up.
	walksAtLeast = 4
	// phaseTimeShare is the part of search.max_time that phases may take in all, where
	// that is more than search.quick_time; of a short search they may take a quarter.
	phaseTimeShare, shortTimeShare = 10, 4
	// clearly is how much work is spent on other paths to the same violation: one with
	// fewer preemptions is easier to read.
	clearly = 10_000_000
)

// quick is what a search knows of its quick phases; nil for none.
// Work is counted and not time, so that two runs of a program begin their phases at the same
// state.
type quick struct {
	work, next int64 // of the search; when a phase is due
	threads    bool  // there were several that could go on
	walks      int   // taken so far, in all phases
	steps      int   // most points of choice on a path of theirs
	most       time.Duration
	left       time.Duration // of search.max_time; negative for as much as wanted
}

// phase is what the explorer of one phase is limited by, and what it has found.
type phase struct {
	work, most, walk int64 // done in it, at most; done before the walk under way
	until            time.Time
	// Looking for races takes walks of the same kind; what goes wrong on them was, or will be,
	// found by others.
	calm  func() // nobody watches it any more; nil where nobody does
	deaf  bool   // it looks for something else than violations
	found *property.Violation
	at    int // preemptions of the first path to it
}

// newQuick decides whether there are quick phases; nil for none. The search is
// configured.
// Bounds and deepening have an order that they promise; guides and listeners hear of one path
// at a time.
func newQuick(x *explorer) *quick {
	o, s := x.s.Options.quick, x.s
	if !o.on || x.walking || x.bound != nil || x.deepening != nil || s.guide != nil ||
		x.s.Symexec != nil && x.s.Symexec.Concolic() != nil || o.workers > 1 {
		return nil
	}
	if s.stage != nil && !s.stage.unheard || s.observer != nil && (s.stage == nil || s.intervenes) {
		return nil
	}
	q := &quick{next: o.after, most: o.most, left: -1}
	if x.limits.time > 0 {
		q.left = max(x.limits.time/phaseTimeShare, min(o.most, x.limits.time/shortTimeShare))
	}
	return q
}

// worked counts the work of a transition, which has led to child if that is new.
// A search in which no state ever had two threads to choose from has no use for random
// schedules.
func (q *quick) worked(insns int64, child *node) {
	q.work += insns + transitionCosts
	if child == nil || q.threads {
		return
	}
	for _, g := range child.gens {
		if s, ok := g.(choice.Threads); ok && s.Len() > 1 {
			q.threads = true
		}
	}
}

// due tells whether a phase is to begin, and how much work it may be.
// manyOpen nodes with alternatives left on the path mean that depth-first search is changing
// the ends of paths: their beginnings will not change for as long as anybody waits. Where
// there are fewer the search may well end by itself, so a phase comes later and is shorter.
func (q *quick) due(x *explorer, n *node) (work int64) {
	if q == nil || q.work < q.next || x.silent || x.team != nil || x.goal != nil || x.s.unknowns() != nil || x.s.stage.decided(x) {
		return 0
	}
	first := q.next == x.s.Options.quick.after
	open := 0
	for a := n; a != nil && open < manyOpen; a = a.parent {
		if a.open != nil && a.next < a.total && schedule.Waits(a) {
			open++
		}
	}
	work = q.work
	if open < manyOpen {
		work = q.work / quickShare
		if x.s.stage != nil {
			work = max(work, x.s.Options.quick.after/stageShare)
		} else if first && q.next*longerShare > q.work {
			q.next *= longerShare
			return 0
		}
	}
	q.next = 2 * q.work
	if !q.threads || q.left == 0 {
		return 0
	}
	return work
}

// begin takes random schedules, as much work as is given. The search goes on as if
// nothing had been, unless something was found, or learnt.
// Listeners hear nothing of it: they would count paths that the search takes again.
func (q *quick) begin(x *explorer, work int64) {
	p := &phase{most: work, until: time.Now().Add(q.most)}
	if q.left > 0 {
		p.until = time.Now().Add(min(q.most, q.left))
	}
	took := p.beside(x, func() {
		x.aside(func() { q.walk(x, p) })
		x.s.walk = x
		if p.found == nil {
			x.races.look(x, p.work/racesShare)
		}
	})
	x.r.Statistics.Quick.Elapsed += took
	if q.left > 0 {
		q.left = max(q.left-took, 0)
	}
	p.tell(x)
}

// beside has f do the work of the phase, and returns how long that took. What f has learnt counts
// for the search.
func (p *phase) beside(x *explorer, f func()) (took time.Duration) {
	m, s := x.m, x.s
	slice, events, observer := m.Slice, m.Events(), s.observer
	m.SetEvents(nil)
	s.observer = nil
	start, dropped := time.Now(), m.Explore.Assumptions.Dropped()
	f()
	s.walk = x
	m.SetEvents(events)
	m.Slice, s.observer = slice, observer
	if m.Explore.Assumptions.Dropped() != dropped && x.rounds.until == 0 {
		x.rounds.until = x.rounds.transitions // what was explored is worth nothing
	}
	return time.Since(start)
}

// tell tells what the phase has found, if that is new.
func (p *phase) tell(x *explorer) {
	if p.found == nil {
		return
	}
	v := *p.found
	for i := range x.r.Violations {
		if v.SameAs(&x.r.Violations[i]) {
			return
		}
	}
	x.r.Statistics.Quick.Found = true
	x.r.Violations = append(x.r.Violations, v)
	x.publish()
	x.stopped = x.stopped || !x.limits.multiple && (x.s.stage == nil || x.s.stage.passed != nil)
}

// walk takes one path after the other from the program's start. It is called aside.
func (q *quick) walk(x *explorer, p *phase) {
	var steps func() int // of the walk under way
	next := func() (f strategy.Frontier) { f, steps = q.kind(x.m); return f }
	p.take(x, next, func() bool {
		q.walks++
		x.r.Statistics.Quick.Schedules++
		q.steps = max(q.steps, steps())
		return true
	})
}

// take has one frontier after the other take a path from the program's start, as long
// as the phase lasts and taken wants more. It is called aside.
// Each walk starts at the root of one explorer, so the program's start is executed once, and
// again only when an assumption has fallen, behind which other scheduling points exist.
func (p *phase) take(x *explorer, next func() strategy.Frontier, taken func() bool) {
	m := x.m
	y := p.explorer(x)
	y.store, y.walking = &store.None{}, true
	// A walk sets another baseline; the states of the search were compared by the old one, and
	// would all be new behind it (a program once went through its states twice for that).
	compared := m.Comparison()
	defer func() { compared.Restore(m) }() // the states that x has stored are compared again
	var root *node
	for p.work < p.most && !p.over() && !m.Interrupted.Asked() {
		if dropped := m.Explore.Assumptions.Dropped(); root == nil || dropped != y.rounds.dropped {
			y.rounds.dropped = dropped
			if root = p.first(y); root == nil {
				return
			}
		}
		y.frontier = next()
		y.stopped, root.next, p.walk = false, 0, p.work
		y.frontier.Push(root)
		y.loop()
		if !taken() {
			return
		}
	}
}

// kind makes the next walk: of priorities, with changes at more and more points, or
// at random with one bias or another.
// The seed is the walk's number, so each phase goes on where the one before has ended, and a
// run is the same twice.
// steps is on how many points of choice priorities can be changed, 0 where there are none.
func (q *quick) kind(m *vm.Machine) (f strategy.Frontier, steps func() int) {
	random := rand.New(rand.NewPCG(uint64(q.walks), 0x717569636b))
	pct := func(depth int) (strategy.Frontier, func() int) {
		p := schedule.NewPCT(schedule.PCTOptions{Depth: depth, Runs: 1, Steps: q.steps}, random, m)
		return p, p.Steps
	}
	biased := func(b schedule.Bias) (strategy.Frontier, func() int) {
		return schedule.NewBiased(b, random, m), func() int { return 0 }
	}
	switch q.walks % 10 {
	case 0:
		return biased(schedule.Bias{MainFirst: true, InTurn: true})
	case 1:
		return pct(1)
	case 2:
		return biased(schedule.Bias{MainFirst: true})
	case 3:
		return pct(2)
	case 4:
		return biased(schedule.Bias{Rarity: 4})
	case 5:
		return pct(3)
	case 6:
		return biased(schedule.Bias{MainFirst: true, ByPlace: true})
	case 7:
		return biased(schedule.Bias{MainFirst: true, Rarity: 20})
	case 8:
		return biased(schedule.Bias{ByPlace: true})
	}
	return biased(schedule.Bias{})
}

// over tells whether the phase has taken its time.
func (p *phase) over() bool { return time.Now().After(p.until) }

// ends tells whether the walk under way is to end: alone it may take no more than
// leaves time for some others.
func (p *phase) ends() bool {
	// A walk in a long loop may otherwise be the only one.
	return p.work >= p.most || p.work-p.walk > p.most/walksAtLeast || p.over()
}

// meets takes a violation at the end of alternative i of n: the first one, then the
// same on paths with fewer preemptions.
// A path found at random has many preemptions that do not matter, so the phase looks on for a
// while.
func (p *phase) meets(y *explorer, n *node, i int, v property.Violation) {
	v.Origin.Setup = y.traceSetup()
	y.stopped = true
	if p.deaf {
		return
	}
	if p.calm != nil {
		p.calm() // what is found takes its time to be confirmed
	}
	if p.found != nil && !v.SameAs(p.found) {
		return
	}
	if w := (wander{y}); w.mixed() {
		again := w.refined(n, i, &v)
		if again == nil {
			return
		}
		v = *again
	} else {
		if !y.judge().confirm(n, i, &v) {
			return
		}
		v.Trace, v.Withdrawn = y.trace(n, i), y.s.withdrawn()
	}
	have := replay.PreemptionsOf(v.Trace)
	switch {
	case p.found == nil:
		p.at = have
		p.most = min(p.most, p.work+clearly)
	case have >= replay.PreemptionsOf(p.found.Trace):
		return
	default:
		v.Minimized = fmt.Sprintf("%s instead of %d; there may be paths with fewer", replay.Preemptions(have), p.at)
	}
	if have == 0 {
		p.most = 0
	}
	p.found = &v
}
