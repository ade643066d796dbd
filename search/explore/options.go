package explore

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/search/world"
	"github.com/gojpf/gojpf/vm/spec"
)

// Keys that others name, too.
const (
	classKey      = "search.class"
	boundKey      = "search.preemption_bound"
	replayKey     = "search.replay"
	workersKey    = "search.workers"
	propertiesKey = "search.properties"
)

// TraceKeys say where a path is stored that the program or a listener wants kept. The
// listener TraceStorer has them; Verify.storeTrace obeys them as well.
var TraceKeys = []config.Key{
	{Name: "trace.file", Type: config.Path, Power: config.Writes, Default: "trace", JPF: true, Help: "Where TraceStorer stores the trace."},
	{Name: "trace.verbose", Type: config.Bool, Default: "false", JPF: true, Help: "Whether stored traces tell each choice for people, too."},
}

// ReadTrace reads the TraceKeys.
func ReadTrace(r *config.Reader) (file string, verbose bool) {
	return r.Path("trace.file"), r.Bool("trace.verbose")
}

// keys steer the exploration of the state space.
var Keys = []config.Key{
	{Name: classKey, Type: config.Class, Default: "dfs", JPF: true,
		Help: "The order in which states are explored: dfs (.search.DFSearch), bfs (.search.heuristic.BFSHeuristic), iddfs (deepening by one level a round), coverage (towards code that was not executed), randompath (random ways down the tree of paths to open states), random (.search.RandomSearch: random paths), pct (random schedules by priorities), simulation (.search.Simulation: one random path), path (.search.PathSearch: one path, of first alternatives), user (.search.heuristic.UserHeuristic: lowest Verify.setHeuristicSearchValue first), or another heuristic of JPF's: DFSHeuristic, RandomHeuristic, MostBlocked, Interleaving, GlobalSwitchThread, PreferThreads, MinimizePreemption."},
	{Name: boundKey, Type: config.Int, Least: -1, Default: "-1",
		Help: "Search the paths with no preemption first, then those with one, and so on up to this number; a preemption is the choice of another thread where the present one could go on. -1 for no bound."},
	{Name: replayKey, Type: config.Path, Power: config.Reads,
		Help: "A stored trace: the search takes its path only. With search.class=path the path goes on behind the end of the trace."},
	{Name: "vm.path_output", Type: config.Bool, Default: "false", JPF: true,
		Help: "Whether what the program prints is kept for each path: for Verify.printPathOutput and the listener PathOutputMonitor."},
	{Name: propertiesKey, Type: config.Classes, JPF: true, Default: ".vm.NotDeadlockedProperty,.vm.NoUncaughtExceptionsProperty",
		Help: "What is checked: also .vm.NoAssertionErrorsProperty and .vm.NoRuntimeExceptionsProperty (in place of .vm.NoUncaughtExceptionsProperty: only failures of assertions, only exceptions of RuntimeException's kind, or, with both, these two), .vm.NoOutOfMemoryErrorProperty (the heap never fills up), .vm.IsEndStateProperty (the program does not end), .vm.ExitStatusProperty (it ends with status 0; checked by default where a test runner ends the program), and properties that were registered in Go."},
	{Name: "search.heuristic.queue_limit", Type: config.Int, Least: -1, Default: "-1", JPF: true,
		Help: "How many states wait in best-first search; where there are more, the worst are dropped and the run is incomplete. -1 for no limit."},
	{Name: "search.heuristic.beam_search", Type: config.Bool, Default: "false", JPF: true,
		Help: "Whether best-first search goes on level by level, with the best search.heuristic.queue_limit states of each."},
	{Name: "search.heuristic.astar", Type: config.Bool, Default: "false", JPF: true,
		Help: "Whether best-first search adds the depth of a state to its score."},
	{Name: "search.heuristic.thread_history_size", Type: config.Int, Default: "10", JPF: true,
		Help: "How many transitions GlobalSwitchThread looks back."},
	{Name: "search.heuristic.thread_history_limit", Type: config.Int, Least: -1, Default: "-1", JPF: true,
		Help: "How many transitions Interleaving looks back on the path; -1 for all."},
	{Name: "search.heuristic.preferredThreads", Type: config.List, JPF: true,
		Help: "The names of the threads that PreferThreads lets run first."},
	{Name: "search.mp.threshold", Type: config.Int, Default: "0", JPF: true,
		Help: "With fewer live threads than this, MinimizePreemption prefers many preemptions to few."},
	{Name: "search.min_free", Type: config.Size, Default: "64M", JPF: true,
		Help: "How much memory must stay free; with less, the search is cut. Without it the default, or an eighth of what gojpf itself has taken, if that is more. 0 for no such limit."},
	{Name: "search.depth_limit", Type: config.Int, Default: "MAX", JPF: true,
		Help: "How many transitions a path may have; what lies deeper is cut, and the run incomplete."},
	{Name: quickKey, Type: config.Bool, Default: "true",
		Help: "Whether a search of a program with threads stands aside for random schedules once it has gone on for a while, and again whenever it has done twice as much: what is wrong with many threads is found by them first. For searches on one worker without listeners."},
	{Name: quickAfterKey, Type: config.Long, Default: "10000000",
		Help: "After how much work the first random schedules are taken where depth-first search has many states open; elsewhere after ten times as much. An instruction is one, a transition 1,000 more."},
	{Name: quickTimeKey, Type: config.Duration, Default: "2s",
		Help: "How long random schedules may take each time. In all they take no more than a tenth of search.max_time if that is longer, and no more than a quarter of it."},
	{Name: valuedAfterKey, Type: config.Duration, Default: "1500ms",
		Help: "After how long a search with unknown values first stands aside for runs with values, each of which is solved for to take another way; again after four times as long. Each time these have a thirty-second of the time so far, later a sixth, in all no more than a tenth of search.max_time. search.quick=false has none."},
	{Name: racesKey, Type: config.Enum, Values: []string{"off", "note", "list"}, Default: "note",
		Help: "Whether a search with threads says at its end if it saw two of them in front of plain accesses to one variable, one of them a write, that nothing orders: the variables (note), each pair of places (list), or nothing (off). A few more schedules are taken where the reduction met such variables. It changes no verdict; race detectors are listeners that call races violations."},
	{Name: "search.match_depth", Type: config.Bool, Default: "false", JPF: true,
		Help: "Whether a state that was seen before is explored again when it is reached by a shorter path."},
	{Name: "search.multiple_errors", Type: config.Bool, Default: "false", JPF: true,
		Help: "Whether the search goes on after a violation and reports all of them."},
	{Name: "search.max_states", Type: config.Int, Default: "MAX",
		Help: "How many states may be stored before the search is cut."},
	{Name: "search.max_instructions", Type: config.Long, Default: "0",
		Help: "How many instructions a worker may execute before the search is cut; 0 for any number. Unlike search.max_time it cuts at the same place in every run."},
	{Name: "search.max_queries", Type: config.Long, Default: "0",
		Help: "How many questions about conditions on inputs may be asked before the search is cut; 0 for any number. Unlike search.max_time it cuts at the same place in every run."},
	{Name: workersKey, Type: config.Int, Least: 1, Default: "1",
		Help: "How many machines search at once, on one processor each; for depth-first search without listeners, checkpoints and stored traces."},
	{Name: "search.max_time", Type: config.Duration, Default: "0",
		Help: "How long the search may take before it is cut; 0 for as long as it takes."},
	{Name: "search.random_seed", Type: config.Long, Least: config.Signed, Default: "42",
		Help: "The seed of strategies that choose at random."},
	{Name: "search.RandomSearch.path_limit", Type: config.Int, Default: "0", JPF: true,
		Help: "How many paths a random search takes; 0 for no limit but that of time."},
	{Name: "vm.serializer.class", Type: config.Class, Default: "filtering", JPF: true,
		Help: "Which part of a state is compared: filtering (JPF's CFSerializer and FilteringSerializer) all that a program can observe, less what annotations and filter.fields leave out; full everything; adaptive (AdaptiveSerializer) only the topmost frames where threads are chosen, top (TopFrameSerializer) everywhere; abstraction (DynamicAbstractionSerializer) fields as das.fields says. With the last three a run that has matched a state is incomplete."},
	{Name: "filter.fields", Type: config.List,
		Help: "Fields that take no part in state matching, as if annotated with @FilterField: p.Main.count, with * for any characters."},
	{Name: "filter.class", Type: config.Class, JPF: true,
		Help: "JPF's filter configuration; only its own is accepted, whose rules are built in."},
	{Name: "filter.frame_ammendments", Type: config.Classes, JPF: true, Help: "JPF's own rules for frames, which are built in; others are refused."},
	{Name: "filter.instance_ammendments", Type: config.Classes, JPF: true, Help: "JPF's own rules for fields, which are built in; others are refused."},
	{Name: "filter.static_ammendments", Type: config.Classes, JPF: true, Help: "JPF's own rules for static fields, which are built in; others are refused."},
	{Name: "filter.instance_overrides", Type: config.Classes, JPF: true, Help: "JPF's own rules that put fields back, which are built in; others are refused."},
	{Name: "das.fields", Type: config.List, JPF: true,
		Help: "Names for fields that vm.serializer.class=abstraction compares in an abstract way."},
	{Name: "das.*.field", Type: config.String, JPF: true, Help: "The field of that name in das.fields: p.Main.count, with * for any characters; p.C+.f for those of subclasses, too."},
	{Name: "das.classes.include", Type: config.List, JPF: true, Help: "With vm.serializer.class=abstraction, the classes whose objects and static fields take part in matching; all where it is empty. Of others only the objects that they refer to do."},
	{Name: "das.classes.exclude", Type: config.List, JPF: true, Help: "With vm.serializer.class=abstraction, classes that take no part in matching."},
	{Name: "das.methods.include", Type: config.List, JPF: true, Help: "With vm.serializer.class=abstraction, the methods whose frames take part in matching; all where it is empty."},
	{Name: "das.methods.exclude", Type: config.List, JPF: true, Help: "With vm.serializer.class=abstraction, methods whose frames take no part in matching."},
	{Name: "das.all_objects", Type: config.Bool, Default: "true", JPF: true, Help: "Whether the objects that frames refer to take part in matching where the frames do not (das.methods.*)."},
	{Name: "das.declared_fields", Type: config.Bool, Default: "false", JPF: true, Help: "With vm.serializer.class=abstraction, whether only the fields that an object's own class declares take part in matching, not inherited ones."},
	{Name: "das.*.abstraction", Type: config.String, JPF: true,
		Help: "What of the field is compared: ignore (nothing), zero (whether it is zero or null), sign, parity, or clamp:LOW:HIGH (the value, cut off at two bounds)."},
	{Name: "search.open_states", Type: config.Int, Default: "20000",
		Help: "How many states that wait to be explored are kept in memory as a whole; of the others only the path is, and they are executed again when their turn comes."},
	{Name: "search.heuristic.default_value", Type: config.Int, Least: config.Signed, Default: "0", JPF: true,
		Help: "What Verify.getHeuristicSearchValue returns before a value was set."},
	{Name: "cg.randomize_choices", Type: config.Enum, Values: []string{"NONE", "FIXED_SEED", "VAR_SEED", "def", "path", "random"}, Default: "NONE", JPF: true,
		Help: "Whether the alternatives of choices are taken in a shuffled order: FIXED_SEED, by cg.seed; VAR_SEED, differently in each run. JPF's older def, path and random mean the same three."},
	{Name: "cg.seed", Type: config.Long, Least: config.Signed, Default: "42", JPF: true,
		Help: "The seed of cg.randomize_choices=FIXED_SEED."},
	{Name: "cg.break_single_choice", Type: config.Bool, Default: "false", JPF: true,
		Help: "Whether a choice with one alternative ends a transition like any other."},
	{Name: "report.minimize", Reports: true, Type: config.Bool, Default: "false",
		Help: "Whether to look, behind the search, for traces of the violations on which fewer threads are preempted: another one goes on though they could."},
	{Name: "report.minimize_time", Reports: true, Type: config.Duration, Default: "10s",
		Help: "For how long, in all."},
}

// options are what the configuration says of a search. What matters to some searches
// only is read for these.
// They are read when a program is loaded, so that all mistakes are told at once and before
// anything is executed. Some keys matter only with others: they are read where these were
// chosen, so that one which has no effect still has its warning.
type Options struct {
	properties []string

	strategy     strategyOptions
	defaultScore int // of states whose score nobody has set
	Limits       limits
	breakSingle  bool
	matchDepth   bool
	keepOutput   bool
	quick        quickOptions
	races        string // off, note or list
	minimize     bool   // traces
	minimizeTime time.Duration
	order        orderOptions
	matching     matchingOptions
	minFree      int64
	minFreeSet   bool
	storage      store.Options
	// Who has chosen a store that vm.por=dpor cannot have is told; the default just gives way.
	storageSet bool // somebody has chosen it
	Schedules  schedule.Options
	Symbolic   symexec.Options
	bound      int // of preemptions; negative for none
	replay     string
	Workers    int

	cfg *config.Config // for origins
}

// origin tells where a key's value comes from, for those who find out later that it
// does not go together with others.
func (o *Options) origin(key string) config.Origin { return o.cfg.Origin(key) }

// Refuse is the error about such a key.
func (o *Options) Refuse(key, format string, args ...any) error {
	return fmt.Errorf("%v: %s%w", o.origin(key), key, fmt.Errorf(format, args...))
}

// Matching reports whether states that were met before are recognised.
// It is asked before anything is set up, by natives of Verify.
func (o *Options) Matching() bool { return o.storage.Kind != store.Nothing && !o.Schedules.DPOR }

// GoesOn reports whether the search goes on behind a violation.
func (o *Options) GoesOn() bool { return o.Limits.multiple }

// quickOptions are about random schedules beside a search.
type quickOptions struct {
	valuesAfter time.Duration
	on          bool
	after       int64
	most        time.Duration
	workers     int
}

// strategyOptions say in which order states are explored.
// Keys of heuristics are JPF's. Those that the chosen strategy does not know are not read, and
// warned of.
type strategyOptions struct {
	class     string // the short name
	chosen    bool   // by the user
	seed      int64
	paths     int // of random searches
	pct       schedule.PCTOptions
	queue     int // what a best-first search keeps; 0 for all
	beam      bool
	astar     bool
	history   int // transitions that a heuristic looks back
	threads   []string
	threshold int
}

// orderOptions say in which order the alternatives of a choice are taken.
type orderOptions struct {
	shuffle, byClock bool
	seed             uint64
}

// matchingOptions say what of states is compared.
type matchingOptions struct {
	policy   string
	filtered spec.Fields
	views    []fieldView
	classes  *spec.Types   // nil for all
	methods  *spec.Methods // nil for all
	declared bool
	objects  bool                  // of frames that are left out
	holds    func(key string) bool // whether an annotation's condition holds
}

// newOptions reads what a search needs beside what its program is given. A strategy
// that the caller has made takes the place of search.class.
// given is what the program sees of the world, which was read in front of this: schedules
// depend on its clock, and choices on its processors.
func NewOptions(r *config.Reader, cfg *config.Config, strategyMade bool, w *world.Options) *Options {
	o := &Options{cfg: cfg, properties: r.Classes(propertiesKey)}
	o.Limits = limits{
		Depth: r.IntFrom("search.depth_limit", 0), states: r.IntFrom("search.max_states", 0), time: r.Duration("search.max_time"),
		insns: r.Int64("search.max_instructions"), queries: r.Int64("search.max_queries"),
		multiple: r.Bool("search.multiple_errors"), open: r.IntFrom("search.open_states", 1),
	}
	o.breakSingle, o.keepOutput = r.Bool("cg.break_single_choice"), r.Bool("vm.path_output")
	o.matchDepth = r.Bool("search.match_depth")
	o.minimize, o.minimizeTime = r.Bool("report.minimize"), r.Duration("report.minimize_time")
	o.order = readOrder(r)
	o.matching = readMatching(r)
	o.Symbolic = symexec.Parse(r)
	o.minFree, o.minFreeSet = r.Size("search.min_free"), r.IsSet("search.min_free")
	o.storage, o.storageSet = store.Parse(r), store.Chosen(r)
	o.Schedules = schedule.Parse(r, schedule.Clock{Virtual: w.Clock.Virtual(), Counted: w.Clock.Counted})
	o.Schedules.Processors = w.Processors
	if strategyMade {
		o.strategy = strategyOptions{seed: r.Int64("search.random_seed"), chosen: r.IsSet(classKey)}
	} else {
		o.strategy = readStrategy(r)
	}
	o.defaultScore = r.Int("search.heuristic.default_value")
	o.bound, o.replay = r.Int(boundKey), r.Path(replayKey)
	if o.Workers = r.Int(workersKey); o.Workers < 1 {
		r.Refuse(workersKey, "expected a positive number, got %d", o.Workers)
	}
	o.races = r.String(racesKey)
	o.quick = quickOptions{on: r.Bool(quickKey), after: r.Int64(quickAfterKey), most: r.Duration(quickTimeKey), valuesAfter: r.Duration(valuedAfterKey), workers: o.Workers}
	return o
}

// readStrategy reads search.class, and the keys of the strategy that it names.
func readStrategy(r *config.Reader) strategyOptions {
	o := strategyOptions{class: shortName(r.Class(classKey)), chosen: r.IsSet(classKey)}
	switch o.class {
	case "user":
		o.class = "UserHeuristic"
	case "coverage":
		o.class = "CoverageHeuristic"
	}
	seeded := func() { o.seed = r.Int64("search.random_seed") }
	switch o.class {
	case "dfs", "DFSearch", "bfs", "iddfs":
	case "randompath", "simulation", "Simulation", "path", "PathSearch":
		seeded()
	case "random", "RandomSearch":
		seeded()
		if o.paths = r.Int("search.RandomSearch.path_limit"); o.paths == 0 {
			o.paths = math.MaxInt
		}
	case "pct":
		seeded()
		o.pct = schedule.ParsePCT(r)
	default:
		switch {
		case heuristics[o.class] != nil:
			readHeuristic(r, &o)
		case strategy.Named(o.class) != nil:
			seeded()
		default:
			r.Reject(classKey, "dfs, bfs, iddfs, coverage, randompath, user, random, pct, simulation, path, or a heuristic ("+heuristicNames()+")"+registeredNames())
		}
	}
	return o
}

func readHeuristic(r *config.Reader, o *strategyOptions) {
	o.queue, o.beam = max(r.Int("search.heuristic.queue_limit"), 0), r.Bool("search.heuristic.beam_search")
	// These are a stack and a queue, whose order needs no scores.
	if (o.class == "DFSHeuristic" || o.class == "BFSHeuristic") && !o.limited() {
		return
	}
	o.astar = r.Bool("search.heuristic.astar")
	switch o.class {
	case "RandomHeuristic":
		o.seed = r.Int64("search.random_seed")
	case "Interleaving":
		o.history = r.Int("search.heuristic.thread_history_limit")
	case "GlobalSwitchThread":
		o.history = max(r.Int("search.heuristic.thread_history_size"), 0)
	case "PreferThreads":
		const key = "search.heuristic.preferredThreads"
		o.threads = r.Strings(key)
		r.Check(len(o.threads) > 0, key, "the names of threads, which search.class="+r.Class(classKey)+" needs")
	case "MinimizePreemption":
		o.threshold = r.Int("search.mp.threshold")
	}
}

// limited reports whether a best-first search drops states.
func (o *strategyOptions) limited() bool { return o.queue > 0 || o.beam }

// readOrder reads cg.randomize_choices, whose older values mean the same as the
// present ones.
func readOrder(r *config.Reader) orderOptions {
	o := orderOptions{seed: uint64(r.Int64("cg.seed"))}
	switch r.String("cg.randomize_choices") {
	case "FIXED_SEED", "path":
		o.shuffle = true
	case "VAR_SEED", "random":
		o.shuffle, o.byClock = true, true
	}
	return o
}

// serializerNames are the policies of state matching by the names that
// vm.serializer.class knows them under.
// JPF's serializers differ in how they make bytes of a state. What matters here is what takes
// part, so several of them are one.
var serializerNames = map[string]string{
	"": "filtering", "filtering": "filtering", "CFSerializer": "filtering", "FilteringSerializer": "filtering",
	"DebugCFSerializer": "filtering", "DebugFilteringSerializer": "filtering",
	"full":     "full",
	"adaptive": "adaptive", "AdaptiveSerializer": "adaptive",
	"top": "top", "TopFrameSerializer": "top",
	"abstraction": "abstraction", "DynamicAbstractionSerializer": "abstraction",
}

// ammendments are JPF's own classes for the keys filter.*_ammendments. What
// they leave out is left out anyway.
var ammendments = []string{"IgnoreConstants", "IgnoreReflectiveNames", "IgnoreThreadNastiness", "IgnoreUtilSilliness",
	"IgnoresFromAnnotations", "FramePolicyFromAnnotations", "IncludesFromAnnotations"}

func readMatching(r *config.Reader) matchingOptions {
	policy, ok := serializerNames[shortName(r.Class("vm.serializer.class"))]
	r.Check(ok, "vm.serializer.class", "filtering, full, adaptive, top or abstraction")
	o := matchingOptions{policy: policy, holds: func(key string) bool {
		on, err := strconv.ParseBool(r.String(key))
		return err == nil && on
	}}
	if name := shortName(r.Class("filter.class")); name != "" && name != "AmmendableFilterConfiguration" && name != "DefaultFilterConfiguration" {
		r.Reject("filter.class", ".vm.serialize.AmmendableFilterConfiguration: classes in Java cannot be loaded; filter.fields names fields to leave out")
	}
	for _, key := range []string{"filter.frame_ammendments", "filter.instance_ammendments", "filter.static_ammendments", "filter.instance_overrides"} {
		for _, name := range r.Classes(key) {
			if !slices.Contains(ammendments, shortName(name[strings.LastIndexByte(name, '$')+1:])) {
				r.Reject(key, "JPF's own classes ("+strings.Join(ammendments, ", ")+"): filter.fields names fields to leave out")
			}
		}
	}
	for _, field := range r.Strings("filter.fields") {
		r.Check(strings.Contains(field, "."), "filter.fields", "names of fields such as p.Main.count")
	}
	o.filtered = spec.FieldsOf(r, "filter.fields", "")
	if policy != "abstraction" {
		return o
	}
	for _, id := range r.Strings("das.fields") {
		o.views = append(o.views, readView(r, id))
	}
	o.classes = spec.TypesOf(r, "das.classes.include", "das.classes.exclude")
	o.methods = spec.MethodsOf(r, "das.methods.include", "das.methods.exclude")
	o.declared, o.objects = r.Bool("das.declared_fields"), r.Bool("das.all_objects")
	return o
}

// readView reads das.ID.field and das.ID.abstraction.
func readView(r *config.Reader, id string) (v fieldView) {
	key := "das." + id + ".field"
	r.Check(strings.Contains(r.String(key), "."), key, "the name of a field such as p.Main.count")
	v.field = spec.FieldOf(r, key)
	key = "das." + id + ".abstraction"
	var expected string
	if v.view, expected = viewNamed(r.String(key)); v.view == nil {
		r.Reject(key, expected)
	}
	return v
}
