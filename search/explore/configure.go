package explore

import (
	"cmp"
	"errors"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/internal/invariants"
	"github.com/gojpf/gojpf/search/memory"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
)

// setup decides how an explorer searches, from the options of the run: in which order,
// what it matches, stores and leaves out. Nothing has been executed then, and what does
// not go together is refused. It is the explorer's, and keeps nothing of its own.
// It is asked again for each round: what a round has learnt (many states, that threads are
// told apart) changes what goes.
type setup struct{ *explorer }

func (x *explorer) setup() setup { return setup{x} }

// configure sets the explorer up as the options want it. Load does so once as well,
// to refuse what does not go together before anything runs.
func (x setup) configure() (err error) {
	o := x.s.Options
	// Checkpoints have those of the present round: who goes on has made no others.
	x.limits, x.randoms = o.Limits, nil
	if x.s.Watch != nil {
		x.s.Watch.MultipleErrors = x.limits.multiple
	}
	x.m.BreakSingle = o.breakSingle
	x.storage = o.storage
	x.memory = memory.NewWatch(o.minFree, !o.minFreeSet)
	x.configureMatching(&o.matching)
	// Where paths are cut at a depth, a state that was only seen deeper has to
	// be explored again: what is found must not depend on the strategy.
	// A state that was met first below a long path, and whose successors were cut there, is
	// explored again when a shorter path leads to it. JPF does so only if it is asked to.
	x.matchDepth = o.matchDepth || x.limits.Depth < math.MaxInt32
	if x.order, err = newChoiceOrder(o.order); err != nil {
		return err
	}
	if x.s.properties, err = newProperties(o); err != nil {
		return err
	}
	if err := x.chooseStrategy(&o.strategy); err != nil {
		return err
	}
	// The order: whether states are matched, and in which order they are taken, decides what
	// schedules can be reduced, and these whether states with unknown values can be compared.
	if err := x.checkStorage(); err != nil {
		return err
	}
	if err := x.configureScheduling(); err != nil {
		return err
	}
	if err := x.configureSubsumption(); err != nil {
		return err
	}
	if invariants.Enabled && x.por == nil {
		x.frontier = strategy.Checked(x.frontier, x.s.Strategy == nil && !o.strategy.limited())
	}
	return cmp.Or(x.configureReplay(), x.checkConcolic())
}

// chooseStrategy makes the frontier that search.class names.
func (x setup) chooseStrategy(o *strategyOptions) (err error) {
	x.deepening, x.fair = nil, false
	if x.s.Strategy != nil {
		return x.useStrategy(x.s.Strategy)
	}
	switch name := o.class; {
	// Without a limit of the queue DFSHeuristic is depth first, and a stack is that without
	// scores.
	case name == "dfs" || name == "DFSearch" || name == "DFSHeuristic" && !o.limited():
		x.frontier = &strategy.Stack{}
	case name == "bfs" || name == "BFSHeuristic" && !o.limited():
		x.frontier = &strategy.Queue{}
	case name == "iddfs":
		x.frontier, x.deepening = &strategy.Stack{}, &deepening{}
	case heuristics[name] != nil:
		x.frontier = x.best(heuristics[name], o)
	case name == "randompath":
		x.frontier = strategy.NewRandomPaths(x.newRandom())
	case name == "random" || name == "RandomSearch":
		x.walk(o.paths)
	case name == "simulation" || name == "Simulation":
		x.walk(1)
	case name == "path" || name == "PathSearch":
		x.walk(1)
		x.frontier = &strategy.Walk{Paths: 1} // of first alternatives
	case name == "pct":
		x.walk(1)
		x.frontier = schedule.NewPCT(o.pct, x.newRandom(), x.m)
	default:
		return x.useStrategy(strategy.Named(name))
	}
	return nil
}

// useStrategy has a strategy that is not ours order the search.
// It is watched: what it loses, or leaves out, is cut. So a strategy can be wrong, but not its
// verdict.
func (x setup) useStrategy(made strategy.New) error {
	f := made(strategy.Space{Machine: x.m, Random: x.newRandom()})
	if f == nil {
		return errors.New("search.class: the strategy has made no frontier")
	}
	x.frontier = &watched{Frontier: f, x: x.explorer}
	if f.Traits().Walks {
		x.walking = true
		x.storage = store.Options{Kind: store.Nothing}
	}
	return nil
}

func registeredNames() string {
	names := strategy.Names()
	if len(names) == 0 {
		return ""
	}
	return ", or one that is registered (" + strings.Join(names, ", ") + ")"
}

// newRandom makes a source of random numbers that checkpoints keep.
// Each strategy, and each round, begins with the seed that the user gave: a run is the same
// twice.
func (x setup) newRandom() *rand.Rand {
	source := rand.NewPCG(uint64(x.s.Options.strategy.seed), 0)
	x.randoms = append(x.randoms, source)
	return rand.New(source)
}

// walk sets the explorer up for random paths.
// Walks match nothing: a path that was seen before is as good a sample as any other.
func (x setup) walk(paths int) {
	random := x.newRandom()
	x.frontier, x.walking = &strategy.Walk{Paths: paths, Random: random}, true
	x.storage = store.Options{Kind: store.Nothing}
}

func heuristicNames() string {
	return strings.Join(slices.Sorted(maps.Keys(heuristics)), ", ")
}

func shortName(class string) string { return class[strings.LastIndexByte(class, '.')+1:] }
