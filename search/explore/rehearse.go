package explore

import (
	"time"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// Assumptions. A search takes for granted that variables are constant, confined
// to a thread or protected by a lock until an access shows otherwise. What was
// explored before that is then worth nothing, for it passed by scheduling
// choices. Two things keep that cheap: when the program is about to start its
// second thread the search first rehearses, silently and for a limited number
// of transitions, what follows; and a search that has to give up an assumption
// later begins anew.

// rehearsal is how many transitions one round of a rehearsal may take.
// What it misses costs beginning anew, later, and never a wrong verdict.
const rehearsal = 3000

// A round, and the rehearsal as a whole, end after so many instructions, too.
const (
	roundInsns     = 2_000_000
	rehearsalInsns = 10_000_000
)

// mostRounds is how often it is rehearsed: each round gives up an assumption.
const mostRounds = 100

// rehearse explores from the present point, in front of the start of the second
// thread, to learn what must not be assumed. Nothing of it is seen or counted.
// It happens in the middle of a transition, once, and leaves everything as it was but for what
// is assumed. It must not move the place where that transition ends, so the slice is put back,
// too.
func (x *explorer) rehearse() {
	m, s := x.m, x.s
	m.Explore.Rehearse = false
	if x.retracing || x.goal != nil || m.Explore.Reduces() < vm.ReduceLocks {
		return
	}
	begin, slice, based := m.Take(), m.Slice, m.HasBaseline()
	assumptions := m.Explore.Assumptions
	facts := assumptions.Facts()
	// Listeners would count what is explored again later, and could report violations on
	// paths that the search itself may never take.
	events, observer := m.Events(), s.observer
	m.SetEvents(nil)
	s.observer = nil
	insns, course := int64(0), vm.SetCourse(m, vm.Course{})
	for round := 0; round < mostRounds && insns < rehearsalInsns; round++ {
		dropped := assumptions.Dropped()
		x.aside(func() { insns += x.rehearseOnce(begin) })
		if !based {
			m.ForgetBaseline()
		}
		if assumptions.Dropped() == dropped {
			break
		}
	}
	s.observer, s.walk = observer, x
	m.SetEvents(events)
	m.Restore(begin)
	vm.SetCourse(m, course)
	m.Slice = slice // as without a rehearsal, where the path is executed again
	m.Halt = nil
	m.Decide(nil)
	if !based {
		chooseComparison(x)
	}
	// Facts can change what states are compared by: those that were compared
	// before the rehearsal are then worth nothing.
	x.rounds.early = assumptions.Facts()&vm.EarlyFacts != x.rounds.facts&vm.EarlyFacts
	// In front of the first choice nothing was compared yet, so what was learnt is known in
	// time. Behind one, states of this round were compared without it: the round counts as one
	// that assumed too much.
	if !x.rounds.early && (!based || assumptions.Facts() == facts) {
		x.rounds.dropped, x.rounds.facts = assumptions.Dropped(), assumptions.Facts()
	}
}

// rehearseOnce explores depth first until something is violated, all is
// explored, or a limit is reached. It returns how much it executed.
// A violation ends it: the search itself will come to it, and tell it with a trace.
func (x *explorer) rehearseOnce(begin *vm.State) (insns int64) {
	m := x.m
	y := &explorer{
		s: x.s, m: m, r: &result.Result{}, start: time.Now(), cuts: map[string]*result.Cut{}, frontier: &strategy.Stack{}, silent: true,
		limits: x.limits, store: store.New(), scheduling: scheduling{schedules: x.schedules, learnt: x.learnt},
	}
	defer y.store.Close()
	if assumed := m.Explore.Assumptions; x.learnt != nil && assumed.Facts()&(vm.Alike|vm.ToldApart) == vm.Alike {
		y.changes = &changes{orders: map[vm.Digest]uint64{}}
		defer func() {
			if y.changes.toldApart() {
				assumed.Learn(vm.ToldApart)
			}
			x.rounds.alike.unclear = y.changes.unclear()
		}()
	}
	y.r.Statistics.Choices = map[string]int64{}
	x.s.walk = y
	m.Restore(begin)
	m.Decide(nil)
	root := y.advance(nil, 0)
	if root == nil || y.stopped {
		return y.r.Statistics.Instructions
	}
	y.frontier.Push(root)
	dropped := m.Explore.Assumptions.Dropped()
	for i := 0; i < rehearsal; i++ {
		n := y.top()
		for n != nil && n.next >= n.total {
			y.frontier.Drop()
			n = y.top()
		}
		if n == nil || y.stopped || m.Interrupted.Asked() || y.r.Statistics.Instructions > roundInsns {
			break
		}
		// One variable that is not protected seldom comes alone; all of them in one round of
		// rehearsal save a round each.
		if now := m.Explore.Assumptions.Dropped(); now != dropped {
			dropped, i = now, max(i, rehearsal-rehearsal/4) // learn more, but not for long
		}
		n.next++
		if child := y.advance(n, n.next-1); child != nil {
			y.frontier.Push(child)
		}
	}
	return y.r.Statistics.Instructions
}

// rounds is the bookkeeping of a search that may have to begin anew.
type rounds struct {
	dropped     int64                // assumptions given up before this round
	facts       vm.Fact              // that were known
	early       bool                 // since the rehearsal it is known that the round began otherwise than it should
	transitions int64                // of this round
	until       int64                // how many it may take after it was proved worthless, 0 as long as it was not
	found       []property.Violation // in a round before, for the case that this one cannot be finished
	longer      int                  // how often lengths were raised, see lengthen
	deadline    time.Time            // of rounds with greater lengths
	merging
	outgrown bool // an earlier one had many states, see large.go
	alike    alike
}

// outdated reports whether the round should end because something was assumed
// in it that does not hold. It goes on for a while first: there may be more.
// To begin anew for each assumption would search the beginning again and again. So it goes on
// until it has made twice as many transitions, and the next round begins with all that this
// has taught.
func (x *explorer) outdated() bool {
	e := x.m.Explore
	if x.silent || x.walking && x.s.guide == nil || e.Assumptions.Dropped() == x.rounds.dropped {
		return false
	}
	if x.rounds.until == 0 {
		x.rounds.until = 2*x.rounds.transitions + 1000
	}
	return x.rounds.transitions >= x.rounds.until
}

// anew prepares another round, if the one that has ended is worth nothing: a
// search that assumed too much. A search along given or random paths, and one
// that has used up a limit, is incomplete whatever it assumed.
// What was found along a stored path, or at a limit, cannot be made good by beginning anew:
// then the cut says that there were choices which the search did not see.
func (x *explorer) anew() (bool, error) {
	m, s := x.m, x.s
	if m.Explore.Assumptions.Dropped() == x.rounds.dropped {
		return false, nil
	}
	if s.guide != nil && len(x.r.Violations) > 0 {
		return false, nil // what was to be shown was shown
	}
	if x.walking && s.guide == nil {
		return false, nil // its paths are what they are, see replant
	}
	if x.walking || x.terminated || s.stop || s.guide != nil || m.Interrupted.Asked() || x.exhausted() {
		x.cut(result.Cut{Reason: "scheduling points were left out", Help: "set vm.por=shared"})
		return false, nil
	}
	return true, x.restart(append(x.rounds.found, x.r.Violations...))
}

// restart prepares another round. What was found before counts if it finds nothing.
// Everything that the round before has filled in is emptied here. A new field of the explorer
// that a round fills has its place in this list, or the next round begins with what was worth
// nothing. What was learnt (assumptions, deeds) stays, and what quick phases have counted.
func (x *explorer) restart(found []property.Violation) error {
	m, s := x.m, x.s
	x.rounds.alike.over = false
	x.rounds = rounds{alike: x.rounds.alike, dropped: m.Explore.Assumptions.Dropped(), facts: m.Explore.Assumptions.Facts(), found: found, longer: x.rounds.longer, deadline: x.rounds.deadline, merging: x.rounds.merging, outgrown: x.rounds.outgrown}
	x.frontier, x.stopped, x.cuts = nil, false, map[string]*result.Cut{}
	x.beyond, x.reopened, x.stuck, x.stuckBefore = nil, nil, nil, false
	x.states.ids = nil
	s.stage.renew()
	*x.r = result.Result{Seed: x.r.Seed, Statistics: result.Statistics{Choices: map[string]int64{}, Quick: x.r.Statistics.Quick}}
	if world := models.World(m); world != nil {
		world.Ledger = &models.Ledger{}
	}
	if err := x.setup().configure(); err != nil {
		return err
	}
	followThreads(x)
	if err := x.renewStore(x.matchDepth); err != nil {
		return err
	}
	m.Restore(x.begin)
	m.ForgetBaseline()
	if s.observer != nil {
		s.observer.SearchRestarted(x.r)
		x.takeCuts()
	}
	m.Decide(nil)
	return nil
}

// withdrawn names what was given up so far.
// In texts, since another process has to read them; they go into traces, checkpoints and
// stages.
func (s *Session) withdrawn() []string {
	if s.m.Explore == nil {
		return nil
	}
	return s.m.Explore.Assumptions.Withdrawn(s.m.Lib)
}

// assume begins with what another search has given up: the one that stored the
// trace to follow, or the checkpoint to go on from. Otherwise there is a
// rehearsal to learn it from.
// A path is a path only under the assumptions under which it was taken: with others there are
// other choices on it.
func (x *explorer) assume() error {
	e := x.m.Explore
	if f, ok := x.s.guide.(*storedGuide); ok {
		x.s.raiseLengths(f.Stored.Longer)
		if x.s.Watch != nil {
			x.s.Watch.MultipleErrors = f.Stored.MultipleErrors
		}
	}
	if g, ok := x.s.guide.(interface{ Withdrawn() []string }); ok {
		return e.Assumptions.Restore(g.Withdrawn())
	}
	if k := x.s.checkpoints; k != nil && k.from != nil {
		if k.image.Outdated {
			// The paths of the checkpoint were taken on other assumptions, and would
			// take another course now: the next round begins at once.
			x.rounds.dropped, x.rounds.until = -1, -1
		}
		return e.Assumptions.Restore(k.image.Withdrawn)
	}
	e.Rehearse = true
	if x.s.stage != nil {
		return e.Assumptions.Restore(x.s.stage.withdrawn)
	}
	return nil
}
