package search

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

// node is a state in front of a choice. Its alternatives are the combinations
// of those of its generators.
type node struct {
	state  *vm.State
	gens   []choice.Generator
	total  int // alternatives
	next   int // the first that was not taken yet
	depth  int
	parent *node
	via    int // the parent's alternative that led here

	digest vm.Digest
	id     int64 // number of the state, where the search is observed

	score, order int // of best-first search
}

func newNode(parent *node, via int, state *vm.State, gens []choice.Generator) *node {
	n := &node{state: state, gens: gens, total: 1, parent: parent, via: via, depth: 1}
	if parent != nil {
		n.depth = parent.depth + 1
	}
	for _, g := range gens {
		n.total *= g.Len()
	}
	return n
}

// decisions are those of alternative i: generators that were registered first
// vary slowest.
func (n *node) decisions(i int) []choice.Decision {
	d := make([]choice.Decision, len(n.gens))
	for k := len(n.gens) - 1; k >= 0; k-- {
		l := n.gens[k].Len()
		d[k] = choice.Decision{Generator: n.gens[k], Index: i % l}
		i /= l
	}
	return d
}

// limits are what a search may not exceed.
type limits struct {
	depth, states int
	time          time.Duration
	multiple      bool
}

// explorer searches the state space of a program.
type explorer struct {
	p        *Program
	m        *vm.Machine
	r        *Result
	limits   limits
	frontier frontier
	store    store
	begin    *vm.State // before the first transition, for traces
	start    time.Time
	cuts     map[string]*Cut
	walking  bool // on random paths: nothing is matched
	stopped  bool
	// terminated is set when the program itself ends the search.
	terminated bool
	states     states
	reached    int64 // number of the state reached last
}

// explore runs the program in all the ways its data choices allow.
func (p *Program) explore(r *Result, start time.Time) error {
	x := &explorer{p: p, m: p.Machine, r: r, start: start, cuts: map[string]*Cut{}}
	defer x.report()
	defer x.finished()
	if err := x.configure(); err != nil {
		return err
	}
	x.connect()
	if p.observer != nil {
		p.observer.SearchStarted(p, r)
		x.takeCuts()
	}
	models.Main(x.m, p.Main, p.Args)
	x.begin = x.m.Take()
	root := x.advance(nil, 0)
	if root == nil || x.stopped {
		return nil
	}
	if l, ok := x.frontier.(*deepening); ok {
		return x.deepen(l, root)
	}
	x.frontier.push(root)
	x.loop()
	if x.walking {
		x.cut(Cut{Reason: "random search", Help: "it takes some paths only; search.class=dfs takes all"})
	}
	return nil
}

func (x *explorer) configure() (err error) {
	cfg := x.p.cfg
	get := func(key string) int {
		v, e := cfg.Int(key)
		if err == nil {
			err = e
		}
		return v
	}
	flag := func(key string) bool {
		v, e := cfg.Bool(key)
		if err == nil {
			err = e
		}
		return v
	}
	x.limits = limits{depth: get("search.depth_limit"), states: get("search.max_states"), multiple: flag("search.multiple_errors")}
	d, e := cfg.Duration("search.max_time")
	if e != nil {
		return e
	}
	x.limits.time = d
	x.m.BreakSingle = flag("cg.break_single_choice")
	switch name := cfg.Class("vm.storage.class"); shortName(name) {
	case "memory", "JenkinsStateSet", "FullStateSet", "DebugJenkinsStateSet":
		x.store = newMemoryStore(flag("search.match_depth"))
	case "", "nil":
		x.store = &noStore{}
	default:
		return fmt.Errorf("%s: vm.storage.class: expected memory or nil, got %q", cfg.Origin("vm.storage.class"), name)
	}
	seed, e := cfg.Int64("search.random_seed")
	if e != nil {
		return e
	}
	random := rand.New(rand.NewPCG(uint64(seed), 0))
	switch name := cfg.Class("search.class"); shortName(name) {
	case "dfs", "DFSearch", "DFSHeuristic":
		x.frontier = &stack{}
	case "bfs", "BFSHeuristic":
		x.frontier = &queue{}
	case "iddfs":
		x.frontier = &deepening{}
	case "user", "UserHeuristic":
		x.frontier = &best{score: x.userScore}
	case "RandomHeuristic":
		x.frontier = &best{score: func(*node) int { return random.IntN(math.MaxInt32) }}
	case "random", "RandomSearch", "simulation", "Simulation", "PathSearch":
		paths := get("search.RandomSearch.path_limit")
		if s := shortName(name); s != "random" && s != "RandomSearch" {
			paths = 1
		} else if paths == 0 {
			paths = math.MaxInt
		}
		x.frontier, x.walking, x.store = &walk{paths: paths, random: random}, true, &noStore{}
	default:
		return fmt.Errorf("%s: search.class: expected dfs, bfs, iddfs, user, random or simulation, got %q", cfg.Origin("search.class"), name)
	}
	return err
}

func shortName(class string) string {
	for i := len(class) - 1; i >= 0; i-- {
		if class[i] == '.' {
			return class[i+1:]
		}
	}
	return class
}

// userScore is the value that the program set for the state.
func (x *explorer) userScore(n *node) int {
	x.m.Restore(n.state)
	v, _ := x.m.Extra(models.HeuristicKey).(models.Heuristic)
	return int(v)
}

// loop takes alternatives until the frontier is empty or the search stops.
func (x *explorer) loop() {
	s := &x.r.Statistics
	for n := x.frontier.top(); n != nil && !x.stopped; n = x.frontier.top() {
		if n.next >= n.total {
			x.frontier.drop()
			s.StatesBacktracked++
			if x.p.observer != nil {
				x.p.observer.StateBacktracked(n.depth)
				x.takeCuts()
			}
			continue
		}
		if x.exhausted() {
			return
		}
		i := n.next
		n.next++
		child := x.advance(n, i)
		if x.walking {
			n.next = n.total
		}
		if child != nil {
			x.frontier.push(child)
		}
	}
}

// exhausted reports whether a budget is used up.
func (x *explorer) exhausted() bool {
	switch {
	case x.store.len() >= int64(x.limits.states):
		x.cut(Cut{Reason: fmt.Sprintf("limit of %d states", x.limits.states), Help: "raise search.max_states"})
	case x.limits.time > 0 && time.Since(x.start) > x.limits.time:
		x.cut(Cut{Reason: fmt.Sprintf("limit of %v", x.limits.time), Help: "raise search.max_time"})
	case x.m.Interrupted.Load():
		x.cut(Cut{Reason: vm.ErrInterrupted.Error()})
	default:
		return false
	}
	x.stopped = true
	return true
}

// advance runs one transition: alternative i of n, or the program's start when
// n is nil. It returns the state reached if it is new and goes on.
func (x *explorer) advance(n *node, i int) *node {
	m, s := x.m, &x.r.Statistics
	if x.p.observer != nil && x.reported() {
		return nil
	}
	before := m.Insns()
	if n != nil {
		m.Restore(n.state)
		before = m.Insns()
		m.Decide(n.decisions(i))
	}
	m.Halt = nil
	if x.p.observer != nil && n != nil {
		x.p.observer.StateRestored(n.depth)
	}
	err := guard(x.p.transition)
	if x.terminated && !x.stopped {
		x.stopped = true
		x.cut(Cut{Reason: "the program ended the search", Help: "it called Verify.terminateSearch"})
	}
	x.takeCuts()
	s.Instructions += m.Insns() - before
	depth := 1
	if n != nil {
		depth = n.depth + 1
	}
	s.MaxDepth = max(s.MaxDepth, depth)
	switch {
	case err != nil:
		s.StatesNew++
		x.failed(n, i, err)
		return nil
	case m.Ignored():
		return nil
	case len(m.Pending()) == 0 && m.Broken() == "":
		s.StatesNew++
		s.EndStates++
		x.r.Paths++
		x.p.noticeDeadThreads(x)
		x.p.cutAlternatives(x)
		x.observed(n, i, Advance{Depth: depth, New: true, End: true}, vm.Digest{})
		return nil
	}
	if depth > x.limits.depth {
		x.cut(Cut{Reason: fmt.Sprintf("depth limit of %d", x.limits.depth), Help: "raise search.depth_limit"})
		return nil
	}
	if !m.HasBaseline() {
		m.SetBaseline()
	}
	gens := m.Pending()
	digest := x.digest(gens)
	explore, fresh := x.store.add(digest, depth)
	if fresh {
		s.StatesNew++
	} else {
		s.StatesVisited++
	}
	if !x.observed(n, i, Advance{Depth: depth, New: fresh, Choices: gens}, digest) || !explore {
		return nil
	}
	for _, g := range gens {
		s.Choices[g.ID()]++
	}
	child := newNode(n, i, m.Take(), gens)
	child.digest, child.id = digest, x.reached
	return child
}

// digest identifies the state together with the choice it stands in front of.
func (x *explorer) digest(gens []choice.Generator) vm.Digest {
	if _, ok := x.store.(*noStore); ok {
		return vm.Digest{}
	}
	d := x.m.Digest()
	for _, g := range gens {
		for _, c := range []byte(g.ID()) {
			d.Lo = (d.Lo ^ uint64(c)) * 0x100000001b3
		}
		d.Hi ^= uint64(g.Len()) * 0x9E3779B97F4A7C15
	}
	return d
}

// failed deals with a transition that ended in a violation or that the machine
// could not finish.
func (x *explorer) failed(n *node, i int, err error) {
	m := x.m
	var (
		deadlock    *DeadlockError
		unsupported *vm.Unsupported
		internal    *InternalError
	)
	switch {
	case errors.Is(err, errViolated):
		v := *x.p.watch.uncaught
		x.p.watch.uncaught = nil
		v.Threads = snapshot(m)
		x.violation(n, i, v)
	case errors.As(err, &deadlock):
		x.violation(n, i, deadlockViolation(m))
	case errors.As(err, &unsupported):
		x.cut(Cut{Reason: unsupported.Error(), Help: unsupported.Help, Stack: unsupported.Stack})
	case errors.As(err, &internal):
		x.r.Failure = internal
		x.cut(Cut{Reason: internal.Error()})
		x.stopped = true
	default:
		x.cut(Cut{Reason: oneLine(err)})
		x.stopped = errors.Is(err, vm.ErrInterrupted)
	}
}

// violation reports a violation at the end of alternative i of n, unless the
// same was reported before.
func (x *explorer) violation(n *node, i int, v Violation) {
	v.Trace = x.trace(n, i)
	for _, old := range x.r.Violations {
		if old.Kind == v.Kind && old.Details == v.Details {
			return
		}
	}
	x.r.Violations = append(x.r.Violations, v)
	if x.p.observer != nil {
		x.p.observer.PropertyViolated(&v)
	}
	if !x.limits.multiple {
		x.stopped = true
	}
}

// cut notes that something was left out, and counts how often.
func (x *explorer) cut(c Cut) {
	if old := x.cuts[c.Reason]; old != nil {
		old.Count++
		return
	}
	c.Count = 1
	x.cuts[c.Reason] = &c
	x.r.Incomplete = append(x.r.Incomplete, c)
	if x.p.observer != nil {
		x.p.observer.SearchConstraintHit(c)
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

// deepening is the frontier of iterative deepening: a stack that is searched
// again and again, one level deeper each time.
type deepening struct{ stack }

// deepen searches with growing depth limits until nothing was cut by them. A
// state is explored again when it is reached at a smaller depth, so that a
// limit hides nothing.
func (x *explorer) deepen(l *deepening, root *node) error {
	limit := x.limits.depth
	matching := x.store
	for depth := root.depth; !x.stopped; depth++ {
		x.limits.depth = min(depth, limit)
		reason := fmt.Sprintf("depth limit of %d", x.limits.depth)
		stats := x.r.Statistics
		if _, ok := matching.(*memoryStore); ok {
			x.store = newMemoryStore(true)
			x.store.add(root.digest, root.depth)
		}
		again := *root
		again.next = 0
		l.push(&again)
		x.loop()
		if x.stopped || x.cuts[reason] == nil || x.limits.depth == limit {
			return nil
		}
		x.forget(reason)
		elapsed := x.r.Statistics.Instructions
		x.r.Statistics = stats
		x.r.Statistics.Instructions = elapsed
		x.r.Paths = 0
	}
	return nil
}

// forget takes a cut back that a deeper round has made good.
func (x *explorer) forget(reason string) {
	delete(x.cuts, reason)
	for i := range x.r.Incomplete {
		if x.r.Incomplete[i].Reason == reason {
			x.r.Incomplete = append(x.r.Incomplete[:i], x.r.Incomplete[i+1:]...)
			return
		}
	}
}
