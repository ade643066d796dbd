package explore

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/internal/invariants"
	"github.com/gojpf/gojpf/search/memory"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// limits are what a search may not exceed.
type limits struct {
	Depth, states int
	// They are counted in instructions and questions, so that two runs are cut at the same
	// place whatever the machine is like.
	insns    int64 // 0 for any number, as queries
	queries  int64
	time     time.Duration
	multiple bool
	// Others are made again from their paths (reopen).
	open int // nodes that keep their states
}

// explorer searches the state space of a program. It is the walk alone: how it goes about
// it is decided by setup, what is wrong is said by judge, and checkpoints, minimizer and
// runs (of concolic execution) use it from outside.
type explorer struct {
	s      *Session
	m      *vm.Machine
	r      *result.Result
	limits limits
	// frontier and store are made anew for each round; what else a round fills is emptied by
	// restart.
	frontier strategy.Frontier
	store    store.Store
	// begin is behind the boot of the JDK and in front of main. Rounds that begin anew, quick
	// phases and repetitions with inputs all start here; nothing of the boot is executed
	// twice.
	begin *vm.State // before the first transition, for traces
	start time.Time
	tracing
	// cuts has what was left out by its reason, each once: a search may meet one of them at
	// every state. The result's list keeps the order in which they came.
	cuts map[string]*result.Cut
	// Walks match nothing, take no alternative back, and never end in safe.
	walking   bool       // on some paths: nothing is matched
	fair      bool       // the strategy looks beside a long path
	deepening *deepening // nil but for search.class=iddfs
	stopped   bool
	// terminated is set when the program itself ends the search.
	terminated bool
	states     states
	// Numbers of states are for observers only, and are not given without one.
	reached  int64 // number of the state reached last
	order    choiceOrder
	memory   memory.Watch
	interest int                    // of Verify.interesting and boring in this transition
	beyond   map[vm.Digest]struct{} // the limit of depth
	reopened []*node                // see reopen
	// These three are reused from one transition to the next: each list would be garbage at
	// once. Whoever keeps one has to clone it.
	decided   []choice.Decision // memory for those of the present transition
	advanced  Advance           // memory for what the observer is told of
	decisions []choice.Decision // memory for its decisions
	storage   store.Options
	// Checkpoints write them, in the order in which they were made.
	randoms []*rand.PCG // of strategies
	// Known states are explored again from less deep, for what a limit of depth cuts must not
	// depend on which path came first.
	matchDepth bool
	matched    bool // beyond the limit of depth
	// Matching by parts of states may drop one that goes on otherwise, so such a run is
	// incomplete as soon as a state was met again.
	lossy     string // the serializer's name if it drops what the program can observe
	frameless bool   // and frames may be among that
	// A rehearsal takes notice of nothing but of assumptions: it may be on paths that the
	// search never takes, so no violation, cut or statistic of it counts.
	silent bool    // a rehearsal
	goal   *goal   // of a search for a better trace
	phase  *phase  // of random paths beside a search
	quick  *quick  // nil for no such phases
	valued *valued // nil for no runs with values beside the search
	races  *races  // nil where nobody looks for them
	locks  threads.Locks
	stuck  stuck
	// stuckBefore says that states of stuck were met before the checkpoint that the
	// search goes on from. They are not written.
	stuckBefore bool
	rounds      rounds
	team        *team // of which this is a worker
	scheduling
	coverage *coverage // nil unless the strategy looks at it
	// The store does not know them, and search.max_states is to bound them as well.
	unmatched int64    // states with unknown values that were reached
	extents   *extents // nil where states with unknown values are not compared
}

// explore runs the program in all the ways its data choices allow.
// The order of what stands in front of the loop is the order in which things depend on each
// other: listeners are told before anything of the program runs, assumptions are there before
// the first instruction, the begin is taken when the boot is over, and a proof is looked for
// beside all of it.
//
// The rounds: each ends because nothing is left, because a limit was met, or because it has
// turned out to be worth less than another one. What is asked first counts most: a round that
// has assumed too much (anew) has not seen what it says, so its size, its paths and its
// lengths mean nothing.
func (s *Session) Explore(r *result.Result, start time.Time) (err error) {
	x := &explorer{s: s, m: s.m, r: r, start: start, cuts: map[string]*result.Cut{}}
	// Natives, listeners and observers find the search by the session from here on.
	s.walk = x
	// Deferred first, so done last: whatever ends the search, its cuts have their counts. The
	// observer hears of the end (finished) in front of that.
	defer x.report()
	defer x.finished()
	if err := x.setup().configure(); err != nil {
		return err
	}
	if err := x.setup().checkConcolic(); err != nil {
		return err
	}
	defer x.closeStore()
	if err := x.renewStore(x.matchDepth); err != nil {
		return err
	}
	r.Seed = x.order.reported()
	// The time of a stage is its own: the clock of the run would give the first of them
	// everything.
	if s.stage != nil {
		s.stage.begin(x.m, x.limits.time)
	} else if x.limits.time > 0 {
		defer s.Ending.After(x.limits.time, outOfTime{x.limits.time})()
	}
	x.connect()
	if s.observer != nil {
		s.observer.SearchStarted(r)
		x.takeCuts()
	}
	x.watchCoverage()
	// The machine explores from here on. What it executed before, the boot of the JDK, had its
	// own scheduler.
	x.m.Explore = x.schedules.Exploration()
	x.m.Explore.Stops = s.stops
	if err := x.assume(); err != nil {
		return err
	}
	followThreads(x)
	x.rounds.facts = x.m.Explore.Assumptions.Facts()
	s.Begin()
	x.m.ForgetClock()
	x.begin = x.m.Take()
	// Where a long transition is broken must not depend on what the boot has used of its
	// slice: a path that is taken again would be broken elsewhere (traces of programs with
	// long loops did not fit).
	x.m.ResetSlices() // as when the search begins anew
	// These depend on what there is to observe and to assume, so they are decided when all of
	// that stands.
	x.quick, x.valued = newQuick(x), newValued(x)
	x.races = newRaces(x)
	watchMerging(x)
	// It ends with the search, also by an error: nobody may be left asking solvers.
	prover := startProof(x)
	defer prover.end(x)
	for again := true; again; {
		if err := (runs{x}).all(); err != nil {
			return err
		}
		if again, err = x.anew(); err == nil && !again {
			again, err = reduceLarge(x)
		}
		if err == nil && !again {
			again, err = takeTurns(x)
		}
		if err == nil && !again {
			again, err = mergeAnew(x)
		}
		if err == nil && !again {
			again, err = x.lengthen()
		}
		if err != nil {
			return err
		}
	}
	x.valued.end(x, prover)
	if len(r.Violations) == 0 {
		if invariants.Enabled && len(x.rounds.found) > 0 && len(x.cuts) == 0 && !x.walking && !x.terminated && s.guide == nil {
			return fmt.Errorf("the last round has seen everything, and nothing wrong, but an earlier one has found: %s", x.rounds.found[0].Headline())
		}
		// What an earlier round has found was executed, so it is true (see misjudges for what
		// is not); it only gives way to the same found again, with a trace that fits what is
		// assumed now.
		r.Violations = x.rounds.found
	}
	// Races and better traces are looked for when the verdict is known: neither changes it.
	x.races.end(x)
	if err := x.minimizer().all(); err != nil {
		return err
	}
	if x.walking {
		t := x.frontier.Traits()
		x.cut(result.Cut{Reason: t.Left, Help: t.Help})
	}
	x.cutReduced()
	if len(r.Violations) == 0 && len(r.Incomplete) == 0 {
		x.judge().cutAlternatives() // also where no path has an end
	}
	if rt := x.s.Symexec; rt != nil {
		// A question that no input answers had one answer only: with another one the program
		// may fail.
		if reason := rt.Unanswered(x.m.Explore.Assumptions); reason != "" {
			x.cut(result.Cut{Reason: reason, Help: "only that one was explored"})
		}
	}
	return nil
}

// round searches from the program's start.
// It may be called again for each run of a concolic search, and after restart.
func (x *explorer) round() error {
	s := x.s
	// The first transition may rehearse, be led by a guide, or come from a checkpoint; it may
	// also be all.
	root, resumed, err := x.first()
	// The rehearsal, which runs within the first transition, has learnt something on which the
	// very beginning depends: what was executed up to there was executed in another way.
	if err == nil && x.rounds.early && !x.stopped {
		if err := x.restart(x.rounds.found); err != nil {
			return err
		}
		root, resumed, err = x.first()
	}
	if err != nil || root == nil || x.stopped {
		return err
	}
	s.checkpoints.start()
	defer s.checkpoints.stop()
	defer s.checkpoints.last(x)
	if x.deepening != nil {
		// Stuck threads are a matter of the last level, which sees everything.
		return cmp.Or(x.deepen(x.deepening, root), x.judge().reportStuck())
	}
	if x.bound != nil {
		return x.widen(root)
	}
	if !resumed {
		x.push(root)
	}
	if workers, err := x.setup().workers(); err != nil || workers > 1 {
		return cmp.Or(err, x.cooperate(workers))
	}
	x.loop()
	return x.judge().reportStuck()
}

// loop takes alternatives until the frontier is empty or the search stops.
// Top may be a node without alternatives: it is dropped here, so that frontiers need not know
// when a node is finished. What may end the search is asked between transitions only; a loop
// without operations ends its transition after vm.quantum.
func (x *explorer) loop() {
	s := &x.r.Statistics
	for n := x.top(); n != nil && !x.stopped; n = x.top() {
		// In front of everything that may end the loop: a checkpoint holds the search as it is
		// here.
		x.s.checkpoints.tick(x, n)
		if n.next >= n.total {
			x.frontier.Drop()
			x.finish(n)
			s.StatesBacktracked++
			if x.walking && x.phase == nil {
				s.Walks++
				wander{x}.replant()
			}
			if x.s.observer != nil {
				x.s.observer.StateBacktracked(n.depth)
				x.takeCuts()
			}
			continue
		}
		if x.exhausted() || x.outdated() || x.overdue() || explodes(x) || outgrown(x) || turnOver(x) {
			return
		}
		// A node that cannot be brought back is cut, and comes up again without alternatives.
		if !x.ready(n) {
			continue
		}
		// Behind ready: the phase leaves the machine as it was, with the node's state at hand.
		if work := x.quick.due(x, n); work > 0 {
			x.quick.begin(x, work)
			continue
		}
		if x.valued.due(x) {
			x.valued.begin(x)
			continue
		}
		// A node counts its alternatives in their own order; which one comes when is the
		// order's matter.
		i := x.order.alternative(n, n.next)
		// Before the transition is made: if it ends the search, or a checkpoint is written
		// behind it, the alternative counts as taken.
		n.next++
		x.interest = 0
		executed := s.Instructions
		child := x.advance(n, i)
		if x.quick != nil {
			x.quick.worked(s.Instructions-executed, child)
		}
		if x.phase != nil {
			x.phase.work += s.Instructions - executed + transitionCosts
		}
		if x.walking {
			n.next = n.total
		}
		if child != nil {
			x.push(child)
			// Each transition that has led to something is a turn.
			x.fairly(child.depth)
		}
	}
}

// exhausted reports whether a budget is used up.
// A phase that has done its work cuts nothing, as the search goes on behind it. Whatever else
// is met is a cut, so the run is incomplete unless it has found something.
func (x *explorer) exhausted() bool {
	switch {
	case x.phase != nil && x.phase.ends():
		x.stopped = true
		return true
	// States that are not stored take as long to explore as those that are.
	case x.store.Len()+x.unmatched >= int64(x.limits.states):
		x.cut(result.Cut{Reason: fmt.Sprintf("limit of %d states", x.limits.states), Help: "raise search.max_states"})
	case x.limits.insns > 0 && x.r.Statistics.Instructions >= x.limits.insns:
		x.cut(result.Cut{Reason: fmt.Sprintf("limit of %d instructions", x.limits.insns), Help: "raise search.max_instructions"})
	case x.limits.queries > 0 && x.s.queries() >= x.limits.queries:
		x.cut(result.Cut{Reason: fmt.Sprintf("limit of %d questions about inputs", x.limits.queries), Help: "raise search.max_queries"})
	case x.memory.Scarce():
		x.cut(result.Cut{Reason: x.memory.Reason(), Help: x.memory.Help()})
	case x.store.Trouble() != nil:
		t := x.store.Trouble()
		x.cut(result.Cut{Reason: t.Reason, Help: t.Help})
	case x.s.Ending.Asked():
		x.cut(x.s.stopCut())
	case x.s.stage.over(x):
	default:
		return false
	}
	x.stopped = true
	// A limit may be another one next time, so the search can go on from here.
	x.s.checkpoints.pause()
	return true
}

// advance runs one transition: alternative i of n, or the program's start when
// n is nil. It returns the state reached if it is new and goes on.
// It is the only place where a search executes anything for the first time. Everything that is
// told, counted or matched is told here, in this order: what the program did (transited,
// storePaths), how a path ends (errors, ignored paths, deadlocks, stages, the end), whether
// the state was met before, how deep it is, and whether observers let the search go on.
//
// Whoever adds a way for a path to end must say what that means for stuck, for stubborn sets
// (transited) and for calls that are under way (endCalls): a path that ends early may be what
// keeps others from going on.
func (x *explorer) advance(n *node, i int) *node {
	m, s := x.m, &x.r.Statistics
	// An observer may have ended the search between two transitions.
	if x.s.observer != nil && x.reported() {
		return nil
	}
	if x.s.news.due.Load() {
		x.publish()
	}
	x.rounds.transitions++
	before, turns := m.Insns(), m.UserTurns
	// What the program notes through Verify on this transition belongs behind it; a path that
	// is taken again has to find the notes as they were in front of it.
	x.under, x.noted = leg{n, i}, x.record()
	if n != nil {
		m.Restore(n.state)
		// Restoring a state sets the count to that of its path.
		before = m.Insns()
		x.decided = n.decide(i, x.decided)
		m.Decide(x.decided)
		// At the program's start, see chooseComparison.
	} else if !m.HasBaseline() {
		chooseComparison(x)
	}
	// An earlier path may have ended by a halt.
	m.Halt = nil
	vm.BeginCourse(m)
	if x.s.observer != nil && n != nil {
		x.s.observer.StateRestored(n.depth)
	}
	// What an observer wants stored in the middle of a transition has to wait for its end
	// (StorePath).
	x.running = true
	// A panic of the machine ends this path, as an internal error that makes the run
	// incomplete.
	err := result.Guard(x.s.Transition)
	x.running = false
	// Here and where something is published: a run that was left behind must not report any
	// more.
	x.s.park()
	// In front of everything that may return: the path ends here for those who have asked for
	// it.
	x.storePaths()
	x.transited(n, i, err != nil)
	if x.terminated && !x.stopped {
		x.stopped = true
		x.cut(result.Cut{Reason: "the program ended the search", Help: "it called Verify.terminateSearch"})
	}
	x.takeCuts()
	s.Instructions += m.Insns() - before
	depth := 1
	if n != nil {
		depth = n.depth + 1
	}
	x.endCalls(err, depth)
	x.repeatEnds(n, i, err)
	s.MaxDepth = max(s.MaxDepth, depth)
	// In front of the cases, as each of them ends a path: a daemon that ends the program, or
	// is cut, is a way out for those who wait beside it.
	from := x.stuck.leaves(n, err == nil && !m.Ignored() && m.UserTurns == turns && (len(m.Pending()) > 0 || m.Broken() != ""))
	switch {
	case err != nil:
		x.countEnd(n, false)
		if x.s.unknowns() != nil && errors.Is(err, property.ErrViolated) {
			x.r.PathsTaken++ // it is a way that the program can take
		}
		x.judge().failed(n, i, err)
		return nil
	// The program has said that the path is none; it is neither new nor an end.
	case m.Ignored():
		x.r.Ignored++
		return nil
	// Threads that wait for each other in a circle are reported at once, though others may go
	// on for ever: a search of what these do might have no end.
	case x.judge().lockedForEver():
		x.countEnd(n, false)
		x.judge().violation(n, i, property.Deadlock(m))
		return nil
	case x.s.stage != nil && m.Broken() == stageEnds:
		endStage(x, n, i, depth)
		return nil
	case len(m.Pending()) == 0 && m.Broken() == "":
		x.countEnd(n, true)
		if v := x.judge().ended(n); v != nil {
			x.judge().violation(n, i, *v)
			return nil
		}
		x.judge().noticeDeadThreads()
		x.judge().cutAlternatives()
		x.observed(n, i, Advance{Depth: depth, New: true, End: true}, vm.Digest{})
		return nil
	}
	if !m.HasBaseline() {
		chooseComparison(x)
		// All states have what is there at the first choice in common; digests leave it out,
		// as long as it does not change, and name its objects by what they are.
		m.SetBaseline()
	}
	gens := m.Pending()
	digest := x.digest(gens)
	if x.stubborn != nil && n != nil {
		// Before matching: a state on the path matters whether or not it is explored again.
		x.stubborn.Goes(n, digest, gens)
	}
	// On the path of a guide nothing is matched: it has to be taken to its end, and what
	// follows it must not take the path's own states for explored.
	explore, fresh := x.leading, x.leading
	if x.s.unknowns() != nil {
		// Equal digests say nothing here: what unknown values may be stands in the
		// path condition, so only what subsumes a state makes it superfluous.
		explore = !x.subsumed(gens, depth, m.Insns()-before > 1)
		fresh = explore
		// Also those that are subsumed: to find that out costs questions.
		x.unmatched++
	} else if !x.leading {
		explore, fresh = x.match(digest, n, i, depth)
	}
	stuckAs, daemons := x.judge().reaches(from, digest, n, i, explore, depth > x.limits.Depth)
	// After matching, so that what lies beyond the limit is known when it is reached within.
	if depth > x.limits.Depth {
		x.tooDeep(digest, fresh)
		return nil
	}
	fresh = fresh || x.reachedWithin(digest)
	if fresh {
		s.StatesNew++
	} else {
		s.StatesVisited++
	}
	if !x.observed(n, i, Advance{Depth: depth, New: fresh, Choices: gens}, digest) {
		x.stuck.leftOut(stuckAs, daemons)
		return nil
	}
	if !explore {
		return nil
	}
	for _, g := range gens {
		s.Choices[g.ID()]++
		if _, threads := g.(choice.Threads); threads && g.Len() > 1 {
			s.Scheduled++
		}
	}
	child := newNode(n, i, m.Take(), gens)
	// noted is what the program had noted in front of the transition to here, for who takes it
	// again.
	child.digest, child.id, child.again, child.noted = digest, x.reached, !fresh, x.noted
	child.stuckAs, child.daemons = stuckAs, daemons
	if x.only != nil && child.narrow(x.only) {
		x.cut(result.Cut{Reason: "alternatives left out by a listener"})
		// A way that was left out may be a way out.
		x.stuck.leaves(child, false)
	}
	if x.s.unknowns() != nil {
		x.extents.explores()
	}
	x.entered(child, n, i)
	return child
}

// countEnd counts a transition from n after which nothing follows, unless it
// was counted when n was explored before.
// A node that is explored again, from less deep, takes the same transitions a second time.
func (x *explorer) countEnd(n *node, complete bool) {
	if n != nil && n.again {
		return
	}
	s := &x.r.Statistics
	s.StatesNew++ // an end is matched with nothing, as nothing follows that could be saved
	if complete {
		s.EndStates++
		x.r.PathsTaken++
	}
}

// digest identifies the state together with the choice it stands in front of.
// Two states that are equal but for the choice in front of them go on differently: an
// instruction that asks for a number from 1 to 3, and one that asks from 1 to 5, at one place
// of the code. So the generator's name and the number of its alternatives are mixed into the
// digest. Choices among threads are not: who can go on is in the state.
func (x *explorer) digest(gens []choice.Generator) vm.Digest {
	if !x.store.Matches() || x.s.unknowns() != nil {
		return vm.Digest{}
	}
	d := x.m.Digest()
	if x.frameless {
		return d // the choice is where a frame stands, and that is not asked for
	}
	for _, g := range gens {
		if _, ok := g.(choice.Threads); ok {
			d = x.ran(d, g)
			continue // who can go on follows from the state, why the last one stopped does not matter
		}
		for _, c := range []byte(g.ID()) {
			d.Lo = (d.Lo ^ uint64(c)) * 0x100000001b3
		}
		d.Hi ^= uint64(g.Len()) * 0x9E3779B97F4A7C15
	}
	return d
}

// cut notes that something was left out, and counts how often.
// The first of a kind is published and told; later ones only count.
func (x *explorer) cut(c result.Cut) {
	if old := x.cuts[c.Reason]; old != nil {
		old.Count++
		return
	}
	c.Count = 1
	x.cuts[c.Reason] = &c
	x.r.Incomplete = append(x.r.Incomplete, c)
	if x.team != nil {
		// Workers have a list each, which become one at the end: until then nobody else knows
		// of the cut.
		x.publishFound(nil, &c)
	}
	x.publish()
	if x.s.observer != nil {
		x.s.observer.SearchConstraintHit(c)
	}
}

// report moves the counts of cuts into the result.
func (x *explorer) report() {
	for i := range x.r.Incomplete {
		if c := x.cuts[x.r.Incomplete[i].Reason]; c != nil {
			x.r.Incomplete[i].Count = c.Count
		}
	}
}

// deepening is what iterative deepening adds to a stack, which is searched again and
// again, one level deeper each time.
type deepening struct {
	round int               // the depth of the present one
	base  result.Statistics // before it
}

// deepen searches with growing depth limits until nothing was cut by them. A
// state is explored again when it is reached at a smaller depth, so that a
// limit hides nothing.
// The rounds see more states each, and the last one all that any of them has seen; so the
// numbers of a round take the place of those before, and only the work (instructions) is added
// up.
func (x *explorer) deepen(l *deepening, root *node) error {
	limit := x.limits.Depth
	resumed := l.round > 0
	for l.round = max(l.round, root.depth); !x.stopped; l.round++ {
		x.limits.Depth = min(l.round, limit)
		reason := x.depthReason()
		if !resumed {
			x.beyond, x.stuckBefore = nil, false
			x.stuck.begin(root)
			l.base = x.r.Statistics.CloneCounts()
			if err := x.renewStore(true); err != nil {
				return err
			}
			x.store.Add(root.digest, root.depth)
			root.next = 0
			x.push(root)
		}
		resumed = false
		x.loop()
		// A round that has broken off, as one that assumed too much, leaves nodes behind.
		if x.stopped || x.top() != nil || x.cuts[reason] == nil || x.limits.Depth == limit {
			return nil
		}
		x.forget(reason)
		elapsed := x.r.Statistics.Instructions
		x.r.Statistics = l.base
		x.r.Statistics.Instructions = elapsed
		x.r.PathsTaken = 0
	}
	return nil
}

// forget takes a cut back that a deeper round has made good.
// The verdict is made of what is left in the list at the end.
func (x *explorer) forget(reason string) {
	delete(x.cuts, reason)
	for i := range x.r.Incomplete {
		if x.r.Incomplete[i].Reason == reason {
			x.r.Incomplete = append(x.r.Incomplete[:i], x.r.Incomplete[i+1:]...)
			return
		}
	}
}
