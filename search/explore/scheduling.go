package explore

import (
	"errors"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/vm"
)

// scheduling is how far an explorer goes with the interleavings of threads.
type scheduling struct {
	schedules schedule.Options
	bound     *schedule.Bound    // nil for none
	por       *schedule.DPOR     // nil where states are matched
	turns     bool               // who goes on depends on who went before
	stubborn  *schedule.Stubborn // nil for none
	reducible bool               // it would be one if there were many states
	learnt    *schedule.Learnt   // of what threads do; nil where nobody asks
	changes   *changes
}

// configureScheduling sets up what bounds and reduces interleavings. The frontier
// has been chosen.
// Who goes first among threads is decided by whoever chooses, so shuffling is off for these.
func (x setup) configureScheduling() error {
	o := x.s.Options.Schedules
	x.scheduling = scheduling{schedules: o, turns: o.Scheduler == vm.ScheduleRoundRobin, learnt: x.learnt}
	if x.frontier.Traits().Chooses {
		x.order.shuffle = false
	}
	if err := x.configureBound(); err != nil {
		return err
	}
	if err := x.configureDPOR(); err != nil {
		return err
	}
	x.configureStubborn()
	return nil
}

// configureStubborn has threads that have nothing to do with the others go first, where
// that can be: it is argued for depth-first searches that match states, whose ends
// alone are judged.
// Each line of conditions is a thing that the argument does not cover: a frontier that is not
// the plain stack; schedulers and clocks where being first matters; somebody who looks at
// states or at the order of events; values that make states unlike by what is not in digests;
// properties of states, as only the ends of paths are all seen.
func (x setup) configureStubborn() {
	s, o := x.s, x.s.Options
	switch {
	case !x.schedules.Stubborn && !x.schedules.Auto || !x.frontier.Traits().Plain || x.por != nil || x.deepening != nil || x.bound != nil || x.storage.Kind == store.Nothing,
		x.schedules.Scheduler != vm.ScheduleAll || x.schedules.Timeouts == vm.TimeoutLast || x.schedules.Modelled.Spurious,
		s.observer != nil || s.guide != nil || s.stage != nil || s.checkpoints != nil || s.stops || o.Workers > 1 || o.breakSingle,
		s.Symexec != nil && s.Symexec.Concolic() != nil, x.order.shuffle || x.lossy != "" || x.matchDepth,
		slices.ContainsFunc(s.properties.list, func(p namedProperty) bool { return shortName(p.name) != isEndState }):
		return
	}
	if x.schedules.Auto && !x.rounds.outgrown {
		x.reducible = true
		return
	}
	if x.learnt == nil {
		x.learnt = schedule.NewLearnt()
	}
	doubt := func() {
		if e := x.m.Explore; e != nil {
			e.Assumptions.Doubt()
		}
	}
	x.stubborn = schedule.NewStubborn(x.m, x.learnt, doubt)
	x.frontier = x.stubborn
}

// configureBound sets up search.preemption_bound.
// Rounds need to visit all within the bound, so the frontier must go through everything in
// some order; bounded stores forget with how many preemptions a state was reached.
func (x setup) configureBound() error {
	o := x.s.Options
	if o.bound < 0 {
		return nil
	}
	if t := x.frontier.Traits(); x.deepening != nil || !t.DepthFirst && !t.LevelOrder {
		return o.Refuse(boundKey, " needs search.class=dfs or bfs")
	}
	if x.storage.Kind == store.Bounded {
		return o.Refuse(boundKey, " and vm.storage.class=bounded do not go together")
	}
	x.bound = &schedule.Bound{Limit: o.bound, Round: -1}
	return nil
}

// configureDPOR sets the reduction up if vm.por asks for it.
// A race is noted at a node of the path that is behind us; only depth first is it still there.
func (x setup) configureDPOR() error {
	if !x.schedules.DPOR || x.walking {
		return nil // walks match no states, and take one schedule after the other
	}
	o := x.s.Options
	refuse := func(why string) error { return o.Refuse(schedule.ReductionKey, "=dpor %s", why) }
	switch {
	case x.deepening != nil || !x.frontier.Traits().DepthFirst:
		return refuse("needs search.class=dfs")
	case o.storageSet && x.storage.Kind != store.Nothing:
		return refuse("does not match states: set vm.storage.class=nil, or leave it out")
	case x.bound != nil:
		return refuse("and search.preemption_bound do not go together")
	case x.schedules.Scheduler != vm.ScheduleAll:
		return refuse("needs vm.scheduler=all: with other schedulers every transition depends on every other")
	case o.matchDepth:
		return refuse("does not match states: leave search.match_depth out")
	}
	x.por = schedule.NewDPOR(x.m)
	x.frontier = x.por
	x.order.shuffle = false
	x.m.BreakSingle = true // every event begins at a node
	x.storage = store.Options{Kind: store.Nothing}
	return nil
}

// cutReduced makes a run incomplete that has checked states, where only some of
// those that schedules lead to were seen: how all end is seen all the same.
func (x *explorer) cutReduced() {
	for _, p := range x.s.properties.list {
		if x.por != nil && shortName(p.name) != isEndState {
			x.cut(result.Cut{Reason: p.name + " was checked in some states only", Help: "set vm.por=locks"})
		}
	}
}

// errNotSaved says that the rounds of a bounded search are not in checkpoints.
var errNotSaved = errors.New("checkpoints: a search with search.preemption_bound, search.class=pct or vm.por=dpor cannot be saved")

// savable says why the search that is configured cannot be saved, if so.
func (s *Session) savable() error {
	if o := s.Options; o.bound >= 0 || o.Schedules.DPOR || o.strategy.class == "pct" {
		return errNotSaved
	}
	return nil
}

// chooseComparison says what states are compared by, as far as that follows from what is
// known of the program. It does so before the first instruction and behind a rehearsal,
// too: what is left out of states is not watched, and whether the first accesses were
// watched must not depend on what this process has done before.
func chooseComparison(x *explorer) {
	m := x.m
	assumptions := m.Explore.Assumptions
	m.SetSymmetric(x.symmetric(), m.Explore.Reduces() == vm.ReduceNothing || assumptions.Happens(vm.Tallies|vm.HiddenFields), assumptions.Happens(vm.HiddenFields))
}

// mix has a number take part in what a state is matched by.
func mix(d vm.Digest, n int) vm.Digest {
	d.Lo = (d.Lo ^ uint64(n)) * 0x9E3779B97F4A7C15
	d.Hi ^= d.Lo>>29 ^ uint64(n)<<1
	return d
}

// ran has the thread that made the last transition take part in matching, where
// what follows depends on it.
// With a bound on preemptions two equal states differ in whom another choice would preempt;
// with round robin in whose turn is next.
func (x *explorer) ran(d vm.Digest, g choice.Generator) vm.Digest {
	s, ok := g.(*choice.Scheduled)
	if !ok || x.bound == nil && !x.turns {
		return d
	}
	if id, ok := schedule.Preemptible(s); ok || x.turns {
		return mix(d, id+1)
	}
	return d
}

// preemptionsTo counts those on the path to the end of alternative i of n.
func preemptionsTo(n *node, i int) int {
	if n == nil {
		return 0
	}
	return schedule.PreemptionsTo(n, i)
}

// match remembers the state that alternative i of n has led to.
// Where depths matter besides, preemptions are mixed into the digest; else they take the place
// of the depth, so that a state that was reached with fewer is explored again, as one that is
// less deep.
func (x *explorer) match(d vm.Digest, n *node, i, depth int) (explore, fresh bool) {
	if x.bound != nil {
		used := preemptionsTo(n, i)
		if x.matchDepth {
			d = mix(d, used)
		} else {
			depth = used
		}
	}
	explore, fresh = x.store.Add(d, depth)
	x.changes.met(x.m, d, fresh)
	return explore, fresh
}

// entered prepares a new node, which alternative i of n has led to.
func (x *explorer) entered(child, n *node, i int) {
	if x.bound != nil {
		child.notes.Preemptions = preemptionsTo(n, i)
		x.restrain(child)
	}
	if x.por != nil {
		x.por.Entered(child)
	}
	if x.stubborn != nil {
		x.stubborn.Entered(child, child.digest, x.s.unknowns() != nil)
	}
}

// transited is told of each transition: alternative i of n.
// The end of a path that others could still have gone on with is over, for stubborn sets: see
// there.
func (x *explorer) transited(n *node, i int, failed bool) {
	switch {
	case x.stubborn != nil:
		over := x.m.Ignored() || failed || len(x.m.Pending()) == 0 && len(x.m.Enabled()) > 0
		if n == nil {
			x.stubborn.Transited(nil, i, over)
		} else {
			x.stubborn.Transited(n, i, over)
		}
	case x.learnt != nil:
		x.learnt.Learn(x.m)
	case x.por == nil || x.leading:
	case n == nil:
		x.por.Transited(nil, i)
	default:
		x.por.Transited(n, i)
	}
}

// restrain leaves out of n what the bound of preemptions forbids.
func (x *explorer) restrain(n *node) {
	defer func(before bool) { n.jumped = before }(n.jumped) // it is not the strategy that leaves them out
	if x.bound.Restrict(n) {
		x.cut(result.Cut{Reason: x.bound.Reason(), Help: "raise search.preemption_bound"})
		x.stuck.leaves(n, false)
	}
}

// widen searches with no preemption, then with one more in each round, until
// nothing was left out.
// Round after round repeats what the one before has done. The first error that is found needs
// as few preemptions as can be, and most need one or two.
func (x *explorer) widen(root *node) error {
	b := x.bound
	only, total, base := root.only, root.total, x.r.Statistics.CloneCounts()
	root.notes.Preemptions = 0 // those of a path that was led are no part of the search
	for b.Round = 0; ; b.Round++ {
		x.beyond = nil
		x.stuck.begin(root)
		if err := x.renewStore(true); err != nil {
			return err
		}
		root.only, root.total, root.next = only, total, 0
		x.match(root.digest, nil, 0, root.depth)
		x.restrain(root)
		x.push(root)
		x.loop()
		reason := b.Reason()
		if x.stopped || x.outdated() || x.cuts[reason] == nil || b.Round == b.Limit {
			return x.judge().reportStuck()
		}
		x.forget(reason)
		executed := x.r.Statistics.Instructions
		x.r.Statistics = base
		x.r.Statistics.Choices, x.r.Statistics.Exits = base.CloneCounts().Choices, base.CloneCounts().Exits
		x.r.Statistics.Instructions = executed
		x.r.PathsTaken = 0
	}
}
