package search

import (
	"cmp"
	"errors"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/memory"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
)

// settings reads keys and keeps the first error.
type settings struct {
	cfg *config.Config
	err error
}

func (s *settings) int(key string) int {
	v, err := s.cfg.Int(key)
	s.err = cmp.Or(s.err, err)
	return v
}

func (s *settings) int64(key string) int64 {
	v, err := s.cfg.Int64(key)
	s.err = cmp.Or(s.err, err)
	return v
}

func (s *settings) flag(key string) bool {
	v, err := s.cfg.Bool(key)
	s.err = cmp.Or(s.err, err)
	return v
}

// bad is the error of a key whose value cannot be used.
func (s *settings) bad(key, expected string) error {
	return &config.ValueError{Origin: s.cfg.Origin(key), Key: key, Value: s.cfg.String(key), Expected: expected}
}

// configure sets the explorer up as the configuration wants it. Load does so
// once as well, to refuse a bad configuration before anything runs.
func (x *explorer) configure() error {
	cfg := x.p.cfg
	s := &settings{cfg: cfg}
	x.limits = limits{depth: s.int("search.depth_limit"), states: s.int("search.max_states"), multiple: s.flag("search.multiple_errors")}
	if x.p.watch != nil {
		x.p.watch.Patient = x.limits.multiple
	}
	d, err := cfg.Duration("search.max_time")
	s.err = cmp.Or(s.err, err)
	x.limits.time = d
	x.m.BreakSingle = s.flag("cg.break_single_choice")
	s.flag("vm.path_output")  // connect asks for it
	s.flag("report.minimize") // minimize, and for the next
	_, err = cfg.Duration("report.minimize_time")
	s.err = cmp.Or(s.err, err)
	r := config.Read(cfg)
	x.storage = store.Parse(r)
	x.memory = memory.NewWatch(r.Size("search.min_free"))
	given := x.p.around
	schedules := schedule.Parse(r, schedule.Clock{Virtual: given.Clock.Virtual(), Counted: given.Clock.Counted})
	schedules.Processors = given.Processors
	if err := r.Err(); err != nil {
		return err
	}
	if err := x.configureMatching(s); err != nil {
		return err
	}
	for _, key := range []string{"search.depth_limit", "search.max_states"} {
		if s.int(key) < 0 {
			return cmp.Or(s.err, s.bad(key, "a number that is not negative"))
		}
	}
	if x.limits.open = s.int("search.open_states"); x.limits.open < 1 {
		return cmp.Or(s.err, s.bad("search.open_states", "a number above 0"))
	}
	// Where paths are cut at a depth, a state that was only seen deeper has to
	// be explored again: what is found must not depend on the strategy.
	x.matchDepth = s.flag("search.match_depth") || x.limits.depth < math.MaxInt32
	if x.order, err = newChoiceOrder(s); err != nil {
		return err
	}
	if err := x.p.configureProperties(); err != nil {
		return err
	}
	if err := x.chooseStrategy(s); err != nil || s.err != nil {
		return cmp.Or(err, s.err)
	}
	if err := x.checkStorage(s); err != nil {
		return err
	}
	if err := x.configureScheduling(s, schedules); err != nil {
		return err
	}
	if err := x.configureSubsumption(s); err != nil {
		return err
	}
	return cmp.Or(x.configureReplay(), x.checkConcolic())
}

// chooseStrategy makes the frontier that search.class names.
func (x *explorer) chooseStrategy(s *settings) (err error) {
	x.deepening, x.fair = nil, false
	if x.p.strategy != nil {
		return x.useStrategy(x.p.strategy, s)
	}
	name := shortName(s.cfg.Class("search.class"))
	switch name {
	case "user":
		name = "UserHeuristic"
	case "coverage":
		name = "CoverageHeuristic"
	}
	limited := s.int("search.heuristic.queue_limit") > 0 || s.flag("search.heuristic.beam_search")
	switch {
	case name == "dfs" || name == "DFSearch" || name == "DFSHeuristic" && !limited:
		x.frontier = &strategy.Stack{}
	case name == "bfs" || name == "BFSHeuristic" && !limited:
		x.frontier = &strategy.Queue{}
	case name == "iddfs":
		x.frontier, x.deepening = &strategy.Stack{}, &deepening{}
	case heuristics[name] != nil:
		x.frontier, err = x.best(heuristics[name], s)
	case name == "randompath":
		x.frontier = strategy.NewRandomPaths(x.newRandom(s))
	case name == "random" || name == "RandomSearch":
		paths := s.int("search.RandomSearch.path_limit")
		if paths == 0 {
			paths = math.MaxInt
		}
		x.walk(paths, s)
	case name == "simulation" || name == "Simulation":
		x.walk(1, s)
	case name == "path" || name == "PathSearch":
		x.walk(1, s)
		x.frontier = &strategy.Walk{Paths: 1} // of first alternatives
	case name == "pct":
		x.walk(1, s)
		r := config.Read(s.cfg)
		x.frontier, err = schedule.NewPCT(schedule.ParsePCT(r), x.newRandom(s), x.m), r.Err()
	default:
		made := strategy.Named(name)
		if made == nil {
			return s.bad("search.class", "dfs, bfs, iddfs, coverage, randompath, user, random, pct, simulation, path, or a heuristic ("+heuristicNames()+")"+registeredNames())
		}
		return x.useStrategy(made, s)
	}
	return err
}

// useStrategy has a strategy that is not ours order the search.
func (x *explorer) useStrategy(made strategy.New, s *settings) error {
	f := made(strategy.Space{Machine: x.m, Random: x.newRandom(s)})
	if f == nil {
		return errors.New("search.class: the strategy has made no frontier")
	}
	x.frontier = &watched{Frontier: f, x: x}
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
func (x *explorer) newRandom(s *settings) *rand.Rand {
	source := rand.NewPCG(uint64(s.int64("search.random_seed")), 0)
	x.randoms = append(x.randoms, source)
	return rand.New(source)
}

// walk sets the explorer up for random paths.
func (x *explorer) walk(paths int, s *settings) {
	random := x.newRandom(s)
	x.frontier, x.walking = &strategy.Walk{Paths: paths, Random: random}, true
	x.storage = store.Options{Kind: store.Nothing}
}

func heuristicNames() string {
	return strings.Join(slices.Sorted(maps.Keys(heuristics)), ", ")
}

func shortName(class string) string { return class[strings.LastIndexByte(class, '.')+1:] }
