package search

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/strategy"
)

// completeStrategies are the values of search.class, with further settings,
// that explore all there is.
var completeStrategies = []string{
	"dfs", "bfs", "iddfs", "user", ".search.DFSearch", ".search.heuristic.BFSHeuristic",
	"gov.nasa.jpf.search.heuristic.DFSHeuristic +search.heuristic.queue_limit=100000",
	"BFSHeuristic +search.heuristic.queue_limit=100000",
	"BFSHeuristic +search.heuristic.beam_search=true",
	"UserHeuristic +search.heuristic.astar=true",
	".search.heuristic.RandomHeuristic", ".search.heuristic.MostBlocked",
	".search.heuristic.Interleaving +search.heuristic.thread_history_limit=3", ".search.heuristic.GlobalSwitchThread",
	".search.heuristic.PreferThreads +search.heuristic.preferredThreads=main",
	".search.heuristic.MinimizePreemption +search.mp.threshold=2",
	"coverage", "CoverageHeuristic +search.heuristic.astar=true +search.heuristic.queue_limit=100000", "randompath", "randompath +search.random_seed=3",
	"dfs +cg.randomize_choices=FIXED_SEED +cg.seed=7", "bfs +cg.randomize_choices=VAR_SEED", "iddfs +cg.randomize_choices=path",
}

// With a limit of depth, too, all strategies see the same states: those that
// some path within the limit leads to.
func TestStrategiesAgreeWithinDepth(t *testing.T) {
	for _, c := range []struct {
		target, args string
		limit        int
	}{
		{"Crossing", "", 4}, {"Crossing", "", 7}, {"Crossing", "check", 6}, {"Crossing", "check", 8},
		{"Counters", "5", 6}, {"Permute", "4", 3}, {"Grid", "4", 7}, {"Grid", "3", 9},
	} {
		want := ""
		for _, strategy := range completeStrategies {
			settings := append(strings.Fields("+search.class="+strategy), fmt.Sprintf("+search.depth_limit=%d", c.limit),
				"+search.multiple_errors=true")
			got := describe(search(t, c.target, strings.Fields(c.args), settings...))
			if want = cmp.Or(want, got); got != want {
				t.Errorf("%v: %s: got %s, dfs %s", c, strategy, got, want)
			}
		}
	}
}

// Strategies that look at threads see the same schedules as the others, and
// find what goes wrong in one of them.
func TestStrategiesAgreeOnThreads(t *testing.T) {
	want := ""
	for _, strategy := range completeStrategies {
		settings := strings.Fields("+search.class=" + strategy)
		got := describe(search(t, "Locks", []string{"ordered"}, settings...))
		if want = cmp.Or(want, got); got != want || !strings.HasPrefix(got, "safe ") {
			t.Errorf("ordered: %s: got %s, dfs %s", strategy, got, want)
		}
		r := search(t, "Locks", []string{"crossed"}, settings...)
		if r.Verdict != result.Violated || r.Violations[0].Kind != KindDeadlock {
			t.Errorf("crossed: %s: got %s", strategy, describe(r))
		}
	}
}

// Good scores lead to the goal past most of the states; with the depth added
// they lead there by the shortest path.
func TestScoresGuide(t *testing.T) {
	run := func(settings string) (states int64, steps int) {
		t.Helper()
		r := search(t, "Grid", []string{"8", "check"}, strings.Fields(settings)...)
		if r.Verdict != result.Violated || r.Violations[0].Message != "arrived" {
			t.Fatalf("%s: %s", settings, describe(r))
		}
		return r.Statistics.StatesNew, len(r.Violations[0].Trace)
	}
	all, shortest := run("+search.class=bfs")
	if states, _ := run("+search.class=user"); states > all/2 {
		t.Errorf("user: %d states, bfs %d", states, all)
	}
	if _, steps := run("+search.class=user +search.heuristic.astar=true"); steps != shortest {
		t.Errorf("astar: %d steps, bfs %d", steps, shortest)
	}
	if states, _ := run("+search.class=user +search.heuristic.beam_search=true +search.heuristic.queue_limit=2"); states > all {
		t.Errorf("beam: %d states, bfs %d", states, all)
	}
}

// What a limited queue has dropped makes a run incomplete.
func TestQueueLimitIsHonest(t *testing.T) {
	for _, settings := range []string{
		"+search.class=BFSHeuristic", "+search.class=user", "+search.class=user +search.heuristic.beam_search=true", "+search.class=DFSHeuristic",
	} {
		r := search(t, "Counters", []string{"7"}, strings.Fields(settings+" +search.heuristic.queue_limit=2")...)
		if settings == "+search.class=DFSHeuristic" && r.Verdict == result.Safe {
			continue // two states may be all that ever wait
		}
		if r.Verdict != result.Incomplete || r.Incomplete[0].Reason != "states dropped by search.heuristic.queue_limit" || r.Incomplete[0].Count < 1 {
			t.Errorf("%s: %s", settings, describe(r))
		}
	}
}

// A seed makes an order that can be had again; orders of different states
// differ.
func TestChoiceOrder(t *testing.T) {
	trace := func(settings ...string) (*result.Result, string) {
		t.Helper()
		r := search(t, "Permute", []string{"5", "check"}, settings...)
		if r.Verdict != result.Violated {
			t.Fatalf("%v: %s", settings, describe(r))
		}
		return r, fmt.Sprint(r.Statistics.StatesNew)
	}
	plain, plainStates := trace()
	if plain.Seed != nil {
		t.Errorf("a seed without shuffling: %d", *plain.Seed)
	}
	r, states := trace("+cg.randomize_choices=VAR_SEED")
	if r.Seed == nil {
		t.Fatal("no seed reported")
	}
	if _, again := trace("+cg.randomize_choices=FIXED_SEED", fmt.Sprintf("+cg.seed=%d", *r.Seed)); again != states {
		t.Errorf("seed %d: %s states, then %s", *r.Seed, states, again)
	}
	different := false
	for seed := range 5 {
		_, s := trace("+cg.randomize_choices=FIXED_SEED", fmt.Sprintf("+cg.seed=%d", seed))
		different = different || s != plainStates
	}
	if !different {
		t.Error("no seed changes the order")
	}
}

func TestScarceMemory(t *testing.T) {
	r := search(t, "Counters", []string{"100"}, "+search.min_free=1000000G")
	if r.Verdict != result.Incomplete || !strings.Contains(describe(r), "of memory left") {
		t.Errorf("got %s", describe(r))
	}
}

// mistaken is a strategy that panics.
type mistaken struct{ strategy.Stack }

func (*mistaken) Push(strategy.Node) { panic("mistaken") }

// A mistake in a strategy does not bring the process down.
func TestPanicOfTheSearch(t *testing.T) {
	p := prepareWith(t, Setup{Args: []string{"3"}, Strategy: func(strategy.Space) strategy.Frontier { return &mistaken{} }}, "Grid")
	defer p.Close()
	if r := p.Run(); r.Verdict != result.Incomplete || r.Failure == nil || r.Failure.Value != "mistaken" {
		t.Errorf("got %s, failure %v", describe(r), r.Failure)
	}
}

// Settings that make no sense are refused with their origin before anything
// runs.
func TestBadStrategies(t *testing.T) {
	for _, c := range []struct{ settings, want string }{
		{"+search.class=nosuch", "search.class"},
		{"+search.class=PreferThreads", "search.heuristic.preferredThreads"},
		{"+search.class=user +search.heuristic.queue_limit=many", "search.heuristic.queue_limit"},
		{"+search.class=MinimizePreemption +search.mp.threshold=few", "search.mp.threshold"},
		{"+vm.storage.class=nosuch", "vm.storage.class"},
		{"+cg.seed=x", "cg.seed"},
		{"+search.min_free=x", "search.min_free"},
		{"+vm.storage.class=bounded +vm.storage.max_states=9 +search.class=bfs", "needs search.class=dfs or iddfs"},
		{"+search.properties=.vm.NoSuchProperty", "there is no property gov.nasa.jpf.vm.NoSuchProperty"},
	} {
		err := loadError(t, "Grid", c.settings)
		if err == nil {
			t.Errorf("%s: no error", c.settings)
			continue
		}
		if text := err.Error(); !strings.Contains(text, c.want) || strings.Contains(text, "\n") {
			t.Errorf("%s: %q does not name %q", c.settings, text, c.want)
		}
	}
}

// loadError is why a program of testdata/choose cannot be loaded with settings.
func loadError(t *testing.T, target, settings string) error {
	t.Helper()
	chooseNatives()
	dir, err := compileChoose()
	if err != nil {
		t.Fatal(err)
	}
	cfg, err := config.Load(config.Options{Registry: registry(), Args: append([]string{"+target=" + target, "+classpath=" + dir}, strings.Fields(settings)...), Dir: dir})
	if err != nil {
		return err
	}
	p, err := Load(context.Background(), cfg, Setup{})
	if err == nil {
		p.Close()
	}
	return err
}
