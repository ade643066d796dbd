package search

import (
	"fmt"
	"strings"
	"testing"
)

// A trace with as few preemptions as there can be, of the same violation.
func TestMinimize(t *testing.T) {
	for _, test := range []struct {
		mode, strategy string
		least          int
	}{
		{"monitors", "dfs", 1}, {"monitors", "bfs", 1}, {"locks", "bfs", 1}, {"joined", "dfs", 0}, {"preempted", "dfs", 3}, {"preempted", "bfs", 3},
	} {
		plain := search(t, "Stuck", []string{test.mode}, "+search.class="+test.strategy).Violations[0]
		r := search(t, "Stuck", []string{test.mode}, "+search.class="+test.strategy, "+report.minimize=true", "+report.minimize_time=1m")
		if len(r.Violations) != 1 {
			t.Fatalf("got %s", describe(r))
		}
		v := r.Violations[0]
		if v.Kind != plain.Kind || v.Location != plain.Location || v.Message != plain.Message {
			t.Errorf("%s: another violation: %s at %s", test.mode, v.Kind, v.Location)
		}
		if got := countPreemptions(v.Trace); got != test.least || got > countPreemptions(plain.Trace) {
			t.Errorf("%s, %s: %d preemptions, want %d of %d", test.mode, test.strategy, got, test.least, countPreemptions(plain.Trace))
		}
		counted := fmt.Sprintf("%d preemption", test.least)
		if test.least != 1 {
			counted += "s"
		}
		if plain.Minimized != "" || !strings.HasPrefix(v.Minimized, counted+" ") && !strings.HasPrefix(v.Minimized, counted+";") || !strings.HasSuffix(v.Minimized, "there is no path with fewer") {
			t.Errorf("%s: %q and %q", test.mode, plain.Minimized, v.Minimized)
		}
		for i, s := range v.Trace {
			if s.Diverged {
				t.Errorf("%s: transition %d diverged", test.mode, i)
			}
		}
	}
}

// Without time the trace stays as it is, and no more is said than is known.
func TestMinimizeWithoutTime(t *testing.T) {
	r := search(t, "Stuck", []string{"monitors"}, "+report.minimize=true", "+report.minimize_time=0")
	v := r.Violations[0]
	if len(v.Trace) == 0 || !strings.HasSuffix(v.Minimized, "not all paths with 0 were looked at") {
		t.Errorf("%d transitions, %q", len(v.Trace), v.Minimized)
	}
}

// Nothing that the search for a better trace does is seen.
func TestMinimizeLeavesNoMark(t *testing.T) {
	plain := search(t, "Stuck", []string{"preempted"})
	r := search(t, "Stuck", []string{"preempted"}, "+report.minimize=true")
	if describe(plain) != describe(r) || plain.Statistics.Instructions != r.Statistics.Instructions {
		t.Errorf("got %s, without %s", describe(r), describe(plain))
	}
}
