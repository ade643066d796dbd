package explore

import (
	"io"
	"math"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
)

// team are several workers that search one state space. States are immutable
// values of one library: each worker has a machine and a stack of nodes of its
// own, and all share the visited states. Who has nothing left to do is given
// the oldest node of somebody else, with all below it that was not visited yet.
//
// What is found does not depend on how work was shared: a state is explored by
// the worker that visits it first. Which violation is met first does.
type team struct {
	mu     sync.Mutex
	shared sync.Cond
	pool   []*node // given away, not yet taken
	idle   int
	size   int
	all    []finding

	// It is looked at before each transition, so it is a word of its own and no lock.
	hungry atomic.Int32 // workers that wait for a node
	stop   atomic.Bool
}

// finding is a violation, whose trace is made when the workers are done.
type finding struct {
	n *node
	i int
	v property.Violation
}

// workers returns how many workers the search has.
// One that cannot be shared is refused, rather than searched by one: who asks for workers
// should know.
func (x setup) workers() (int, error) {
	o := x.s.Options
	n := o.Workers
	if n == 1 {
		return 1, nil
	}
	if why := x.alone(); why != "" {
		return 0, o.Refuse(workersKey, "=%d: %s", n, why)
	}
	return n, nil
}

// alone says why the search can have only one worker.
// What observes, saves or leads a search expects one order of events. And where a state counts
// as known by more than its digest (depth, preemptions), who comes first decides what is
// explored.
func (x setup) alone() string {
	dfs := x.frontier.Traits().DepthFirst && x.deepening == nil
	bounded := x.storage.Kind == store.Bounded
	switch s := x.s; {
	// Go's memory model does not promise what is relied on there: that a word written by one
	// is seen whole by others, with what was written before it.
	case runtime.GOARCH != "amd64":
		return "instructions are resolved while others execute them, which only amd64 allows"
	case !dfs || bounded || x.matchDepth || x.bound != nil || x.por != nil || x.turns:
		return "only a depth-first search without limits of depth or of preemptions can be shared"
	case s.observer != nil || s.checkpoints != nil || s.guide != nil || s.properties.outOfMemory:
		return "listeners, checkpoints, stored traces and user-defined properties need a search of one worker"
	case s.World.FilesOnHost() || s.World.Clock.OnHost():
		return "files and clock of the host need a search of one worker"
	}
	return ""
}

// cooperate searches from the nodes of the frontier with several workers.
// The caller's machine rests meanwhile. All that the workers share are visited states, the
// pool, and what is assumed of variables.
func (x *explorer) cooperate(workers int) error {
	t := &team{size: workers}
	t.shared.L = &t.mu
	for n := x.top(); n != nil; n = x.top() {
		// The caller's frontier rests; its nodes are the first to be taken.
		x.frontier.Drop()
		t.pool = append(t.pool, n)
	}
	out, errOut := locked(x.m.Opt.Stdout), locked(x.m.Opt.Stderr)
	var wait sync.WaitGroup
	list := make([]*explorer, workers)
	for k := range list {
		list[k] = t.member(x, out, errOut)
		wait.Add(1)
		go func() {
			defer wait.Done()
			if err := result.Guard(func() error { t.work(list[k]); return nil }); err != nil {
				// A worker that panics ends all: what it has left out nobody knows.
				list[k].judge().failed(nil, 0, err)
				t.end()
			}
		}()
	}
	wait.Wait()
	for _, y := range list {
		x.merge(y)
	}
	if x.stopped = slices.ContainsFunc(list, func(y *explorer) bool { return y.stopped }); len(t.all) == 0 {
		if err := x.judge().reportStuck(); err != nil {
			return err
		}
	}
	// Traces are made by one machine, when no other executes: a worker's own machine has
	// seen only its part of the path.
	for _, f := range t.all {
		if x.stopped = false; len(x.r.Violations) == 0 || x.limits.multiple {
			x.judge().violation(f.n, f.i, f.v)
		}
	}
	x.stopped = true
	return nil
}

// member makes one that helps an explorer.
// Numbers of a worker are its own and are added up at the end (merge): counting together would
// cost a shared word for each transition.
func (t *team) member(x *explorer, out, errOut io.Writer) *explorer {
	s := *x.s
	s.m = x.m.Twin(insn.New(x.m.Lib, s.Factory))
	s.m.Opt.Stdout, s.m.Opt.Stderr = out, errOut
	y := &explorer{
		s: &s, m: s.m, r: &result.Result{Statistics: result.Statistics{Choices: map[string]int64{}}}, limits: x.limits, frontier: &strategy.Stack{},
		store: x.store, begin: x.begin, start: x.start, cuts: map[string]*result.Cut{}, order: x.order, memory: x.memory, rounds: x.rounds, team: t,
		lossy: x.lossy, frameless: x.frameless, storage: x.storage, scheduling: scheduling{schedules: x.schedules},
	}
	y.limits.open = math.MaxInt // ancestors may belong to others, and a state that is shed is missing there
	s.walk = y
	// Its own hooks: what its program's natives ask for is answered by it.
	y.connect()
	return y
}

// work searches until nothing is left, or somebody has ended the search.
func (t *team) work(y *explorer) {
	s := &y.r.Statistics
	for !t.stop.Load() {
		n := y.top()
		switch {
		case n == nil:
			if n = t.take(); n == nil {
				return
			}
			y.push(n)
			continue
		case n.next >= n.total:
			y.frontier.Drop()
			y.finish(n)
			s.StatesBacktracked++
			continue
		case y.exhausted() || y.outdated():
			t.end()
			return
		case y.s.unknowns() != nil:
			y.cut(result.Cut{Reason: "symbolic values in a search of several workers", Help: "set search.workers=1"})
			t.end()
			return
		}
		// One node for each look at it, until nobody waits.
		if t.hungry.Load() > 0 {
			t.give(y.frontier)
		}
		i := y.order.alternative(n, n.next)
		n.next++
		if child := y.advance(n, i); child != nil {
			y.push(child)
		}
		if y.stopped {
			t.end()
		}
	}
}

// take waits for a node; it returns nil when nobody has one any more.
// The search is over when all wait and the pool is empty: nobody can make a node any more.
func (t *team) take() *node {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.idle++
	for len(t.pool) == 0 {
		if t.idle == t.size || t.stop.Load() {
			t.shared.Broadcast()
			return nil
		}
		t.hungry.Add(1)
		t.shared.Wait()
		t.hungry.Add(-1)
	}
	t.idle--
	n := t.pool[len(t.pool)-1]
	t.pool = t.pool[:len(t.pool)-1]
	return n
}

// give offers a node of a worker that has alternatives left, unless it is the only
// one.
// The oldest has most below it, so that work is shared seldom.
func (t *team) give(from strategy.Frontier) {
	n, _ := from.Share(func(waiting strategy.Node) bool {
		n := waiting.(*node)
		return n.open != nil && n.next < n.total && n.state != nil
	}).(*node)
	if n == nil {
		return
	}
	t.mu.Lock()
	t.pool = append(t.pool, n)
	t.shared.Signal()
	t.mu.Unlock()
}

// end stops all workers.
func (t *team) end() {
	t.stop.Store(true)
	t.mu.Lock()
	t.shared.Broadcast()
	t.mu.Unlock()
}

// found takes a violation down.
// The trace has to wait: nodes of the path may belong to others, who change them.
func (t *team) found(x *explorer, n *node, i int, v property.Violation) {
	t.mu.Lock()
	known := false
	for k := range t.all {
		// Several workers meet the same violation by different paths.
		known = known || t.all[k].v.Kind == v.Kind && t.all[k].v.Details == v.Details
	}
	if !known {
		t.all = append(t.all, finding{n, i, v})
		x.publishFound(&v, nil)
	}
	t.mu.Unlock()
	if !x.limits.multiple {
		x.stopped = true
	}
}

// merge adds what a worker has found out.
func (x *explorer) merge(y *explorer) {
	a, b := &x.r.Statistics, &y.r.Statistics
	a.StatesNew += b.StatesNew
	a.StatesVisited += b.StatesVisited
	a.StatesBacktracked += b.StatesBacktracked
	a.EndStates += b.EndStates
	a.Scheduled += b.Scheduled
	a.Instructions += b.Instructions
	a.MaxDepth = max(a.MaxDepth, b.MaxDepth)
	for id, n := range b.Choices {
		a.Choices[id] += n
	}
	for status, n := range b.Exits {
		if a.Exits == nil {
			a.Exits = map[int]int64{}
		}
		a.Exits[status] += n
	}
	x.r.PathsTaken += y.r.PathsTaken
	x.rounds.transitions += y.rounds.transitions
	x.terminated = x.terminated || y.terminated
	if len(y.stuck) > 0 && x.stuck == nil {
		x.stuck = stuck{}
	}
	x.stuck.join(y.stuck)
	y.report()
	for _, c := range y.r.Incomplete {
		n := c.Count
		x.cut(c)
		x.cuts[c.Reason].Count += n - 1
	}
	if y.r.Failure != nil {
		x.r.Failure = y.r.Failure
	}
}

// locked makes a writer that several workers may use.
func locked(w io.Writer) io.Writer {
	if w == nil {
		return nil
	}
	return &lockedWriter{w: w}
}

type lockedWriter struct {
	mu sync.Mutex
	w  io.Writer
}

func (l *lockedWriter) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(b)
}
