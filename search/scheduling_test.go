package search

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/vm"
)

// schedules runs testdata/choose/Schedules.
func schedules(t *testing.T, what, settings string) *result.Result {
	t.Helper()
	return search(t, "Schedules", []string{what}, strings.Fields(settings)...)
}

// The error needs two preemptions. A bound that leaves something out is told; one
// that leaves nothing out proves as much as no bound.
func TestPreemptionBound(t *testing.T) {
	for class, variants := range map[string][]string{
		"dfs": {"", " +search.depth_limit=100", " +vm.storage.class=nil"}, "bfs": {""},
	} {
		for _, more := range variants {
			for bound, verdict := range []result.Verdict{result.Incomplete, result.Incomplete, result.Violated, result.Violated} {
				settings := fmt.Sprintf("+search.class=%s +search.preemption_bound=%d%s", class, bound, more)
				r := schedules(t, "preempted", settings)
				if r.Verdict != verdict {
					t.Errorf("%s: %s", settings, describe(r))
				}
				if verdict == result.Incomplete && (len(r.Incomplete) != 1 || r.Incomplete[0].Reason != fmt.Sprintf("bound of %d preemptions", bound)) {
					t.Errorf("%s: %s", settings, describe(r))
				}
				if verdict == result.Violated && countPreemptions(r.Violations[0].Trace) != 2 {
					t.Errorf("%s: %d preemptions in the trace", settings, countPreemptions(r.Violations[0].Trace))
				}
			}
			all := fmt.Sprintf("+search.class=%s%s", class, more)
			if strings.Contains(all, "nil") {
				continue // too many paths
			}
			for _, what := range []string{"locks", "apart"} {
				if r := schedules(t, what, all+" +search.preemption_bound=50"); r.Verdict != result.Safe {
					t.Errorf("%s: %s: %s", what, all, describe(r))
				}
			}
		}
	}
}

func countPreemptions(trace []Step) (n int) {
	for _, s := range trace {
		n += schedule.Preemptions(s.Decisions)
	}
	return n
}

// A state that was reached with more preemptions is explored again when it is
// reached with fewer: with each bound, depth first and breadth first see the
// same.
func TestPreemptionBoundIsFair(t *testing.T) {
	for bound := range 4 {
		settings := fmt.Sprintf(" +search.preemption_bound=%d", bound)
		for _, what := range []string{"locks", "readers", "writers"} {
			dfs, bfs := schedules(t, what, "+search.class=dfs"+settings), schedules(t, what, "+search.class=bfs"+settings)
			if dfs.Verdict != bfs.Verdict {
				t.Errorf("%s, %d: dfs %s, bfs %s", what, bound, describe(dfs), describe(bfs))
			}
		}
	}
}

func TestPCT(t *testing.T) {
	r := schedules(t, "preempted", "+search.class=pct")
	if r.Verdict != result.Violated || r.Violations[0].Kind != KindAssertion {
		t.Errorf("got %s", describe(r))
	}
	again := schedules(t, "preempted", "+search.class=pct")
	if describe(r) != describe(again) {
		t.Errorf("one seed: %s, then %s", describe(r), describe(again))
	}
	// With one point of order no priority ever changes, and nobody is preempted.
	if r := schedules(t, "preempted", "+search.class=pct +search.pct.depth=1 +search.pct.runs=200"); r.Verdict != result.Incomplete {
		t.Errorf("depth 1: %s", describe(r))
	}
	r = schedules(t, "writers", "+search.class=pct +search.pct.runs=50 +search.pct.depth=2 +vm.por=shared")
	if r.Verdict != result.Incomplete || r.Statistics.EndStates != 50 {
		t.Errorf("got %s", describe(r))
	}
	if reason := r.Incomplete[0].Reason; !strings.Contains(reason, "50 random schedules; each of ") || !strings.Contains(reason, "at least 1/(4*") {
		t.Errorf("the bound: %s", reason)
	}
	if r := schedules(t, "spins", "+search.class=pct +search.pct.runs=20"); r.Statistics.EndStates != 20 {
		t.Errorf("spinning: %s", describe(r))
	}
}

// A walk that learns what must not be assumed goes on, and what it finds can be
// followed again. Depth first does not meet it soon enough to learn it beforehand.
func TestWalksGoOn(t *testing.T) {
	for _, class := range []string{"random +search.RandomSearch.path_limit=100", "pct +search.pct.runs=100"} {
		for _, por := range []string{"none", "shared", "locks", "dpor"} {
			r := schedules(t, "later", "+search.class="+class+" +vm.por="+por)
			if r.Verdict != result.Incomplete || len(r.Incomplete) != 1 || r.Statistics.Walks != 100 {
				t.Errorf("%s, %s: %s, %d walks", class, por, describe(r), r.Statistics.Walks)
			}
		}
	}
	for seed := range 8 {
		r := schedules(t, "late", fmt.Sprintf("+search.class=random +search.RandomSearch.path_limit=1000 +search.random_seed=%d", seed))
		if r.Verdict != result.Violated {
			t.Errorf("seed %d: %s", seed, describe(r))
			continue
		}
		v := &r.Violations[0]
		file := filepath.Join(t.TempDir(), "trace")
		if err := explore.NewStoredTrace("Schedules", "", v.Trace, v).WriteFile(file, false); err != nil {
			t.Fatal(err)
		}
		if again := schedules(t, "late", "+search.replay="+file); again.Verdict != result.Violated || again.Violations[0].Details != v.Details {
			t.Errorf("seed %d: followed again: %s", seed, describe(again))
		}
	}
}

// Other schedulers have fewer schedules, and the result says whose they are.
func TestSchedulerModels(t *testing.T) {
	for _, c := range []struct {
		what, settings string
		verdict        result.Verdict
		ends           int64 // -1 for any number
		model          string
	}{
		{"priorities", "", result.Violated, -1, ""},
		{"priorities", "+vm.scheduler=all +vm.scheduler.sync.class=.vm.AllRunnablesSyncPolicy", result.Violated, -1, ""},
		{"priorities", "+vm.scheduler=priority", result.Safe, 1, "scheduler model: priority"},
		{"priorities", "+vm.scheduler.sync.class=gov.nasa.jpf.vm.PriorityRunnablesSyncPolicy", result.Safe, 1, "scheduler model: priority"},
		{"preempted", "+vm.scheduler=priority", result.Violated, -1, "scheduler model: priority"},
		{"writers", "+vm.scheduler=roundrobin", result.Safe, 1, "scheduler model: roundrobin"},
		{"writers", "+vm.scheduler=roundrobin +cg.break_single_choice=true", result.Safe, 1, "scheduler model: roundrobin"},
		{"spins", "+vm.scheduler=roundrobin", result.Safe, 1, "scheduler model: roundrobin"},
		{"spins", "+vm.scheduler=roundrobin +cg.break_single_choice=true", result.Safe, 1, "scheduler model: roundrobin"},
	} {
		r := schedules(t, c.what, c.settings)
		if r.Verdict != c.verdict || c.ends >= 0 && r.Statistics.EndStates != c.ends || strings.Join(r.Model, " ") != c.model {
			t.Errorf("%s %s: %s %v", c.what, c.settings, describe(r), r.Model)
		}
	}
}

// One execution for each way to order what depends on each other.
func TestDPORExecutions(t *testing.T) {
	for _, c := range []struct {
		what    string
		ends    int64
		verdict result.Verdict
	}{
		{"apart", 1, result.Safe},
		{"writers", 6, result.Safe}, // 3!
		{"locks", 6, result.Safe},
		{"readers", 8, result.Safe}, // each before the writer or after
	} {
		r := schedules(t, c.what, "+vm.por=dpor")
		if r.Verdict != c.verdict || r.Statistics.EndStates != c.ends {
			t.Errorf("%s: %s", c.what, describe(r))
		}
	}
}

// Reduced or not, the same goes wrong.
func TestDPORAgrees(t *testing.T) {
	kinds := func(r *result.Result) string {
		var list []string
		for _, v := range r.Violations {
			list = append(list, v.Kind+" "+v.Location)
		}
		slices.Sort(list)
		return fmt.Sprint(r.Verdict, slices.Compact(list))
	}
	for _, what := range []string{"preempted", "priorities", "apart", "locks", "locked", "exits"} {
		for _, more := range []string{"", " +vm.spurious_wakeups=true"} {
			if what == "locked" && more != "" {
				continue // it waits again and again
			}
			want := kinds(schedules(t, what, "+search.multiple_errors=true +vm.por=none"+more))
			if got := kinds(schedules(t, what, "+search.multiple_errors=true +vm.por=dpor"+more)); got != want {
				t.Errorf("%s%s: got %s, without reduction %s", what, more, got, want)
			}
		}
	}
	for _, settings := range []string{"+search.max_states=2000", "+search.depth_limit=50"} {
		if r := schedules(t, "spins", "+vm.por=dpor "+settings); r.Verdict != result.Incomplete {
			t.Errorf("%s: what spins cannot be finished without matching: %s", settings, describe(r))
		}
	}
}

// Choices that are not about threads are all taken, in all orders.
func TestDPORWithData(t *testing.T) {
	for _, target := range [][]string{{"Permute", "3"}, {"Permute", "4"}} {
		want := search(t, target[0], target[1:], "+vm.storage.class=nil")
		got := search(t, target[0], target[1:], "+vm.por=dpor")
		if got.Verdict != want.Verdict || got.Statistics.EndStates != want.Statistics.EndStates {
			t.Errorf("%v: got %s, want %s", target, describe(got), describe(want))
		}
	}
}

// Settings that do not go together are refused with their origin.
func TestBadScheduling(t *testing.T) {
	for _, c := range []struct{ settings, want string }{
		{"+search.preemption_bound=few", "search.preemption_bound"},
		{"+search.preemption_bound=2 +search.class=iddfs", "needs search.class=dfs or bfs"},
		{"+search.preemption_bound=2 +search.class=pct", "needs search.class=dfs or bfs"},
		{"+search.preemption_bound=2 +vm.storage.class=bounded +vm.storage.max_states=100", "do not go together"},
		{"+search.class=pct +search.pct.depth=0", "search.pct.depth"},
		{"+search.class=pct +search.pct.runs=-1", "search.pct.runs"},
		{"+search.class=pct +search.pct.steps=-1", "search.pct.steps"},
		{"+vm.scheduler=fair", "vm.scheduler"},
		{"+vm.scheduler.sync.class=.vm.MyPolicy", "vm.scheduler.sync.class"},
		{"+vm.scheduler=roundrobin +vm.scheduler.sync.class=.vm.PriorityRunnablesSyncPolicy", "vm.scheduler=roundrobin says"},
		{"+vm.por=dpor +search.class=bfs", "vm.por=dpor needs search.class=dfs"},
		{"+vm.por=dpor +vm.storage.class=memory", "does not match states"},
		{"+vm.por=dpor +search.match_depth=true", "does not match states"},
		{"+vm.por=dpor +search.preemption_bound=1", "do not go together"},
		{"+vm.por=dpor +vm.scheduler=priority", "needs vm.scheduler=all"},
	} {
		if err := loadError(t, "Locks", c.settings); err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v does not say %q", c.settings, err, c.want)
		}
	}
}

// Searches that keep more than a frontier cannot be written to checkpoints.
func TestSchedulingIsNotSaved(t *testing.T) {
	for _, settings := range []string{"+search.preemption_bound=1", "+search.class=pct", "+vm.por=dpor"} {
		p := prepare(t, "Locks", []string{"ordered"}, settings)
		if err := p.Checkpoint(explore.Checkpoints{Dir: t.TempDir()}); err == nil || !strings.Contains(err.Error(), "cannot be saved") {
			t.Errorf("%s: %v", settings, err)
		}
		p.Close()
	}
}

var indifferent = sync.OnceFunc(func() {
	explore.RegisterProperty("Indifferent", func(*config.Config) (explore.Property, error) {
		return explore.PropertyFunc(func(*vm.Machine, *explore.Advance) string { return "" }), nil
	})
})

// A property of states was not checked in those that the reduction went past.
func TestDPORWithProperties(t *testing.T) {
	indifferent()
	r := schedules(t, "locks", "+vm.por=dpor +search.properties=Indifferent")
	if r.Verdict != result.Incomplete || r.Incomplete[0].Reason != "Indifferent was checked in some states only" {
		t.Errorf("got %s", describe(r))
	}
	if r := schedules(t, "locks", "+vm.por=locks +search.properties=Indifferent"); r.Verdict != result.Safe {
		t.Errorf("got %s", describe(r))
	}
}

// A search that is large for its data does not begin anew with stubborn sets: it asks
// about each branch once.
func TestLargeDataIsNoCrowd(t *testing.T) {
	method := "+symbolic.method=Switches.count(" + strings.Repeat("sym#", 14) + "sym)"
	asked := func(settings ...string) int64 {
		r := search(t, "Switches", nil, append(settings, method, "+symbolic.merge=none", "+search.quick=false")...)
		if r.Verdict != result.Safe || r.PathsTaken != 1<<15 {
			t.Fatalf("%v: %s, %d paths", settings, describe(r), r.PathsTaken)
		}
		return r.Statistics.Queries
	}
	if auto, locks := asked(), asked("+vm.por=locks"); auto != locks {
		t.Errorf("%d queries, with locks %d", auto, locks)
	}
}
