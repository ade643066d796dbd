package explore

import (
	"errors"
	"math"
	"sync"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/concolic"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
)

// Runs with values beside a search. A search with unknown values may ask one hard question
// after the other, and take a thousand ways round a loop, on its way to what one run with
// the right values comes to at once: each of these follows one way, and needs an answer for
// its last condition only. So a search that goes on for a while stands aside for some, again
// and again, each time going on where it has left off. What is wrong in one of them is a
// violation like any other; that nothing is says nothing.
//
// When that is, is a matter of time, as what it is for is the time that solvers take.

const (
	valuedAfterKey = "search.quick_values_after"

	// A phase takes one part in so many of the time that the search has gone on, and not less
	// than valuedLeast; the next one comes after valuedAgain times as long. A search that
	// takes longer than longSearch has shown that it may need help.
	valuedShare, longShare, valuedAgain = 32, 6, 4

	valuedLeast, longSearch = 60 * time.Millisecond, 10 * time.Second
	// valuedAtEnd is how long they may take where the search has ended without an answer.
	valuedAtEnd = 5 * time.Second
	// valuedTimeShare is the part of search.max_time that all of them may take.
	valuedTimeShare = 10
	// valuedWork is what a phase may do in a second: enough not to end before its time, and
	// the measure of what is too long for one run.
	valuedWork = 100_000_000
	// mostDecided is how many decisions a run may take: a loop that inputs end may have no end.
	mostDecided = 5000
	// overrun is how much longer than a phase a transition may take that is under way at its end.
	overrun = leastQuestion
	// questionShare is the part of a phase that one question may take, or leastQuestion: what
	// is given up is not asked again.
	questionShare, leastQuestion = 4, 250 * time.Millisecond
)

// valued is what a search knows of its runs with values; nil for none.
type valued struct {
	runs *concolic.Search // nil before the first phase
	next time.Duration    // since the beginning of the search
	left time.Duration    // of search.max_time
	// again says that the run which is planned is still to be made: it is the first one, or the
	// end of a phase has ended it.
	again, over bool
}

// newValued decides whether there are such runs; nil for none. Who listens hears of all paths,
// and who leads, saves or bounds a search has its order.
func newValued(x *explorer) *valued {
	o, s := x.s.Options.quick, x.s
	if !o.on || s.Symexec == nil || s.Symexec.Concolic() != nil || s.Symexec.Heap.Lazy != nil || x.walking || x.bound != nil || x.deepening != nil ||
		s.guide != nil || s.stage != nil || s.checkpoints != nil || s.Symexec.Listening() || s.observer != nil || o.workers > 1 {
		return nil
	}
	v := &valued{next: o.valuesAfter, left: math.MaxInt64, again: true}
	if x.limits.time > 0 {
		v.left = x.limits.time / valuedTimeShare
	}
	return v
}

// due tells whether a phase is to begin.
func (v *valued) due(x *explorer) bool {
	return v != nil && !v.over && v.left > 0 && x.unmatched > 0 && !x.silent && x.team == nil && x.goal == nil && x.phase == nil &&
		time.Since(x.start) >= v.next
}

// valueOptions are those of runs with values beside a search, or of one of them that is taken
// again. The keys are read when there are any: elsewhere they are in vain.
func (o *Options) valueOptions() concolic.Options { return concolic.Beside(config.Read(o.cfg)) }

// begin makes runs until the phase is over.
func (v *valued) begin(x *explorer) {
	so := time.Since(x.start)
	share := so / valuedShare
	if so > longSearch {
		share = so / longShare
	}
	v.phase(x, min(max(share, valuedLeast), v.left))
}

// end makes runs where a search has ended without an answer, before its time was over: what it
// has left out may be what runs come to. A proof is looked for meanwhile, and ends them.
func (v *valued) end(x *explorer, p *prover) {
	if v == nil || v.over || len(x.r.Incomplete) == 0 || len(x.r.Violations)+len(x.rounds.found) > 0 ||
		x.terminated || x.s.stop || spent(x) || x.r.Failure != nil || !x.s.Symexec.Asked() || x.m.Interrupted.Asked() || x.s.proved.Load() != nil {
		return
	}
	most := valuedAtEnd
	if limit := x.limits.time; limit > 0 {
		most = min(most, limit-time.Since(x.start)-valuedLeast)
	}
	if most > 0 {
		p.hurry()
		v.phase(x, most)
	}
}

// spent reports whether the search has ended as it has taken as much as it may.
func spent(x *explorer) bool {
	return x.limits.insns > 0 && x.r.Statistics.Instructions >= x.limits.insns || x.limits.queries > 0 && x.s.queries() >= x.limits.queries ||
		x.store.Len()+x.unmatched >= int64(x.limits.states) || x.memory.Scarce()
}

func (v *valued) phase(x *explorer, most time.Duration) {
	p := &phase{most: int64(most.Seconds() * valuedWork), until: time.Now().Add(most)}
	took := p.beside(x, func() { x.aside(func() { v.run(x, p, most) }) })
	v.left -= took
	v.next = time.Since(x.start) * valuedAgain
	p.tell(x)
}

// run makes one run after the other. It is called aside.
func (v *valued) run(x *explorer, p *phase, most time.Duration) {
	m, rt := x.m, x.s.Symexec
	c, back := rt.WithValues(v.runs, x.s.Options.valueOptions())
	defer back()
	if v.runs == nil {
		v.runs = c
		c.Depth = min(x.limits.Depth, mostDecided)
		c.RunBy(runs{x}.call)
	}
	if rt.Open() != nil {
		v.over = true // the search itself says so
		return
	}
	defer p.watch(m)()
	defer rt.HurryQuestions(max(most/questionShare, leastQuestion))()
	y := p.explorer(x)
	compared := m.Comparison()
	defer func() { compared.Restore(m) }()
	for p.found == nil && !p.over() && !m.Interrupted.Asked() {
		if !v.again && !c.Next() {
			v.over = true
			return
		}
		x.r.Statistics.Quick.Runs++
		v.one(y, p)
		// One that is too long for any phase is left.
		v.again = p.found == nil && p.over() && p.work-p.walk <= p.most/walksAtLeast
	}
}

// one makes a run: a search of the schedules and of the other choices that there are with its
// values.
func (v *valued) one(y *explorer, p *phase) {
	p.walk, y.stopped = p.work, false
	y.frontier, y.store = &strategy.Stack{}, store.New()
	defer y.store.Close()
	executed := y.r.Statistics.Instructions
	root := p.first(y)
	p.work += y.r.Statistics.Instructions - executed + transitionCosts // much of a run may be in it
	if root != nil {
		y.push(root)
		y.loop()
	}
}

// errPhaseOver is why a transition of a phase was stopped.
var errPhaseOver = errors.New("the phase is over")

// watch has a transition stopped that goes on for much longer than the phase may: a run decides
// without a choice, so all of it may be one. It watches until done, or calm, is called.
func (p *phase) watch(m *vm.Machine) (done func()) {
	before, over := m.Interrupted, stop.New()
	forget := before.When(func() { over.Ask(before.Cause()) })
	cancel := over.After(time.Until(p.until)+overrun, errPhaseOver)
	m.Interrupted = over
	p.calm = sync.OnceFunc(func() {
		cancel()
		forget()
		m.Interrupted = before
	})
	return p.calm
}

// explorer makes the one that does the work of a phase beside x.
func (p *phase) explorer(x *explorer) *explorer {
	y := &explorer{
		s: x.s, m: x.m, r: &result.Result{}, start: time.Now(), cuts: map[string]*result.Cut{},
		limits: x.limits, begin: x.begin, scheduling: scheduling{schedules: x.schedules, learnt: x.learnt},
		phase: p,
	}
	y.r.Statistics.Choices = map[string]int64{}
	y.rounds.dropped = x.m.Explore.Assumptions.Dropped()
	x.s.walk = y
	return y
}

// first takes the program's first transition in a phase; nil where nothing follows it.
func (p *phase) first(x *explorer) *node {
	x.m.Restore(x.begin)
	x.m.ForgetBaseline()
	x.m.Decide(nil)
	return x.advance(nil, 0)
}
