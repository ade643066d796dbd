package search

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/threads"
)

// holdsAndWaits says of each thread what it holds and what it waits for, by
// kinds.
func holdsAndWaits(v *Violation) string {
	var list []string
	for _, th := range v.Threads {
		var holds []string
		for _, h := range th.Holds {
			holds = append(holds, h.Kind)
		}
		w := &threads.Waiting{Kind: "nothing", Owner: -1}
		if th.Waits != nil {
			w = th.Waits
		}
		list = append(list, fmt.Sprintf("%d:[%s]>%s:%d", th.ID, strings.Join(holds, " "), w.Kind, w.Owner))
	}
	return strings.Join(list, " ")
}

// Deadlocks of all threads, and of some while others go on for ever: what each
// thread holds and waits for, and the cycle.
func TestDeadlocks(t *testing.T) {
	for _, test := range []struct {
		mode    string
		verdict result.Verdict
		threads string
		cycle   []int
	}{
		{"monitors", result.Violated, "0:[]>nothing:-1 1:[monitor]>monitor:2 2:[monitor]>monitor:1", []int{1, 2}},
		{"daemons", result.Safe, "", nil},
		{"circling", result.Violated, "0:[]>notification:-1 1:[]>nothing:-1", nil},
		{"served", result.Safe, "", nil},
		{"exit", result.Violated, "0:[monitor]>nothing:-1 1:[monitor]>monitor:2 2:[monitor]>monitor:1", []int{1, 2}},
		{"onedaemon", result.Violated, "1:[monitor]>monitor:2 2:[monitor]>monitor:1 3:[]>nothing:-1", []int{1, 2}},
		{"classes", result.Violated, "0:[]>nothing:-1 1:[initialisation]>initialisation:2 2:[initialisation]>initialisation:1", []int{1, 2}},
		{"locks", result.Violated, "0:[]>nothing:-1 1:[lock]>permit:2 2:[lock]>permit:1", []int{1, 2}},
		{"interruptibly", result.Safe, "", nil},
		{"joined", result.Violated, "0:[]>end:1 1:[monitor]>end:0", []int{0, 1}},
		{"results", result.Violated, "0:[]>result:1 1:[lock]>result:-1", nil},
		{"waiting", result.Violated, "0:[]>notification:-1 1:[]>permit:-1", nil},
	} {
		t.Run(test.mode, func(t *testing.T) {
			r := search(t, "Stuck", []string{test.mode})
			if r.Verdict != test.verdict {
				t.Fatalf("got %s", describe(r))
			}
			if two := search(t, "Stuck", []string{test.mode}, "+search.workers=2"); two.Verdict != test.verdict {
				t.Errorf("two workers: %s", describe(two))
			}
			if deeper := search(t, "Stuck", []string{test.mode}, "+search.class=iddfs"); deeper.Verdict != test.verdict {
				t.Errorf("level by level: %s", describe(deeper))
			}
			if bounded := search(t, "Stuck", []string{test.mode}, "+search.preemption_bound=9"); bounded.Verdict != test.verdict {
				t.Errorf("with few preemptions: %s", describe(bounded))
			}
			if test.verdict != result.Violated {
				return
			}
			v := &r.Violations[0]
			if got := holdsAndWaits(v); v.Kind != KindDeadlock || got != test.threads || !slices.Equal(v.Cycle, test.cycle) {
				t.Errorf("%s %s %v, want %s %v", v.Kind, got, v.Cycle, test.threads, test.cycle)
			}
		})
	}
}

// Where values are unknown it is found out whether daemons let the others go on whatever
// these are. Where that is not so the run is not safe.
func TestStuckWithInputs(t *testing.T) {
	for mode, want := range map[string]result.Verdict{
		"never": result.Incomplete, "always": result.Safe, "sometimes": result.Incomplete, "beside": result.Safe,
	} {
		for _, class := range []string{"dfs", "bfs"} {
			r := search(t, "StuckInput", []string{mode}, "+symbolic.method=StuckInput.run(sym#con)", "+symbolic.subsumption=true", "+search.class="+class)
			if r.Verdict != want {
				t.Errorf("%s, %s: %s", mode, class, describe(r))
			}
		}
	}
}

// A state from which a violation keeps the search is not one that nobody gets out of.
func TestStuckBehindViolations(t *testing.T) {
	testProperties()
	r := search(t, "Stuck", []string{"served"}, "+search.multiple_errors=true", "+search.properties=NotDeadlockedProperty,NobodyWaits")
	if len(r.Violations) != 1 || r.Violations[0].Kind == KindDeadlock {
		t.Errorf("got %s", describe(r))
	}
}

// Where a monitor was entered is known of statements and methods, and what a
// thread parks for.
func TestDeadlockPlaces(t *testing.T) {
	v := search(t, "Stuck", []string{"monitors"}).Violations[0]
	for _, th := range v.Threads[1:] {
		if want := "Stuck.monitors(Stuck.java:18)"; th.Holds[0].Where != want || !strings.HasPrefix(th.Waits.Object, "java.lang.Object@") {
			t.Errorf("%+v %+v, want %s", th.Holds, th.Waits, want)
		}
		if th.Waits.Object == th.Holds[0].Object {
			t.Errorf("waits for %s, which it holds", th.Waits.Object)
		}
	}
	if v.Thread != v.Threads[1].Name {
		t.Errorf("the violation is that of %s", v.Thread)
	}
	v = search(t, "Stuck", []string{"waiting"}).Violations[0]
	if w := v.Threads[0].Waits; w.Object != "class Stuck" {
		t.Errorf("waits for %+v", w)
	}
	if w := v.Threads[1].Waits; !strings.HasPrefix(w.Object, "java.lang.Object@") {
		t.Errorf("parked for %+v", w)
	}
	v = search(t, "Stuck", []string{"joined"}).Violations[0]
	if w := v.Threads[0].Waits; w.Object != v.Threads[1].Name {
		t.Errorf("joins %+v", w)
	}
}

// A deadlock that is not looked for is none.
func TestDeadlocksIgnored(t *testing.T) {
	r := search(t, "Stuck", []string{"monitors"}, "+search.properties=gov.nasa.jpf.vm.NoUncaughtExceptionsProperty")
	if r.Verdict != result.Safe || len(r.Unchecked) != 1 {
		t.Errorf("got %s, unchecked %v", describe(r), r.Unchecked)
	}
}

// operations spells what the threads did in a trace.
func operations(trace []Step) string {
	var list []string
	for i := range trace {
		for _, op := range trace[i].Operations {
			object, _, _ := strings.Cut(op.Object, "@")
			list = append(list, fmt.Sprintf("%d:%s(%s)%d@%d", op.Thread, op.Kind, object, op.Other, op.At.Line))
		}
	}
	return strings.Join(list, " ")
}

// What a trace tells of the threads: in which order they did what others may
// notice, and what they held and waited for at the end of each transition.
func TestOperations(t *testing.T) {
	for _, test := range []struct{ mode, want string }{
		{"monitors", "0:start()1@57 0:start()2@57 1:lock(java.lang.Object)-1@18 2:lock(java.lang.Object)-1@18 2:block(java.lang.Object)-1@24 0:yield()-1@64"},
		{"waiting", "0:start()1@57 0:lock(class Stuck)-1@51 0:wait(class Stuck)-1@51"},
	} {
		v := search(t, "Stuck", []string{test.mode}).Violations[0]
		if got := operations(v.Trace); got != test.want {
			t.Errorf("%s: got %s, want %s", test.mode, got, test.want)
		}
		last := v.Trace[len(v.Trace)-1].Threads
		for _, th := range v.Threads {
			s := last[th.ID]
			if s.Name != th.Name || s.Status != th.Status || !slices.Equal(s.Holds, th.Holds) || fmt.Sprint(s.Waits) != fmt.Sprint(th.Waits) {
				t.Errorf("%s: at the end of the trace %+v, in the snapshot %+v", test.mode, s, th)
			}
		}
	}
}

// A thread is not taken for one that has ended, whose object had the same place
// in the heap.
func TestThreadsInReusedPlaces(t *testing.T) {
	for _, settings := range [][]string{nil, {"+vm.por=shared"}} {
		for _, args := range [][]string{nil, {"hook"}} {
			if r := search(t, "Reused", args, settings...); r.Verdict != result.Safe {
				t.Errorf("%v %v: got %s", settings, args, describe(r))
			}
		}
	}
}

// Threads that are stuck while daemons go on may have been met before a checkpoint
// only: who goes on from there does not say that there are none.
func TestStuckBeforeCheckpoint(t *testing.T) {
	for _, mode := range []string{"circling"} {
		whole := search(t, "Stuck", []string{mode}, "+search.multiple_errors=true")
		for limit := 1; limit < int(whole.Statistics.StatesNew); limit++ {
			dir := t.TempDir()
			run := func(c explore.Checkpoints, more ...string) *result.Result {
				r, err := searchFrom(t, c, "Stuck", []string{mode}, append(more, "+search.multiple_errors=true")...)
				if err != nil {
					t.Fatal(err)
				}
				return r
			}
			run(explore.Checkpoints{Dir: dir, Interval: time.Hour, Version: "1"}, fmt.Sprint("+search.max_states=", limit))
			r := run(explore.Checkpoints{Resume: dir, Version: "1"})
			if r.Verdict == result.Safe || strings.Contains(describe(r), "another course") {
				t.Errorf("%s: %s after %d states before the checkpoint", mode, describe(r), limit)
			}
		}
	}
}
