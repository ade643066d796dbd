package search

import (
	"path/filepath"
	"testing"

	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
)

// Runs with values beside a search find what is wrong. The run can be made again, without
// saying that it had values.
func TestValuesBesideSearch(t *testing.T) {
	for _, args := range [][]string{{"text", "wrong"}, {"hard", "wrong"}, {"named", "wrong"}} {
		t.Run(args[0], func(t *testing.T) {
			method := "+symbolic.method="
			if args[0] == "named" {
				method += "Mirror.hard(sym#con)"
			}
			r := search(t, "Mirror", args, "+search.quick_values_after=1ms", "+report.minimize=true", method)
			if q := r.Statistics.Quick; r.Verdict != result.Violated || !q.Found || q.Runs == 0 {
				t.Fatalf("%s, found %v in %d runs", describe(r), q.Found, q.Runs)
			}
			v := &r.Violations[0]
			if v.Kind != property.KindAssertion || len(v.Inputs) == 0 || v.Origin.Inputs == nil {
				t.Fatalf("%s with the inputs %v", v.Kind, v.Inputs)
			}
			file := filepath.Join(t.TempDir(), "trace")
			if err := explore.NewStoredTrace("Mirror", "", v.Trace, v).WriteFile(file, false); err != nil {
				t.Fatal(err)
			}
			for _, concolic := range []string{"false", "true"} {
				again := search(t, "Mirror", args, "+search.replay="+file, "+symbolic.concolic="+concolic, method)
				if again.Verdict != result.Violated || !again.Violations[0].SameAs(v) || again.Statistics.Quick.Runs > 0 {
					t.Errorf("replayed, concolic %s: %s", concolic, describe(again))
				}
			}
		})
	}
}

// A search that ends without an answer is followed by runs.
func TestValuesAtEnd(t *testing.T) {
	alone := search(t, "Mirror", []string{"given", "wrong"}, "+search.quick=false")
	if alone.Verdict != result.Incomplete {
		t.Fatalf("without runs: %s", describe(alone))
	}
	r := search(t, "Mirror", []string{"given", "wrong"}, "+search.quick_values_after=1h")
	if r.Verdict != result.Violated || !r.Statistics.Quick.Found {
		t.Errorf("%s", describe(r))
	}
	if r := search(t, "Mirror", []string{"given", "right"}, "+search.quick_values_after=1h"); r.Verdict != result.Incomplete || r.Statistics.Quick.Runs == 0 {
		t.Errorf("nothing is wrong: %s, %d runs", describe(r), r.Statistics.Quick.Runs)
	}
}

// That runs find nothing says nothing, and they leave the search as it was.
func TestValuesLeaveNoMark(t *testing.T) {
	for _, args := range [][]string{{"many", "right"}, {"many", "wrong"}} {
		alone := search(t, "Mirror", args, "+search.multiple_errors=true", "+search.quick=false", "+symbolic.merge=none")
		r := search(t, "Mirror", args, "+search.multiple_errors=true", "+search.quick_values_after=1ms", "+symbolic.merge=none")
		if r.Statistics.Quick.Runs == 0 {
			t.Fatalf("%v: no runs", args)
		}
		if r.Verdict != alone.Verdict || len(r.Violations) != len(alone.Violations) || r.PathsTaken != alone.PathsTaken || r.Statistics.StatesNew != alone.Statistics.StatesNew {
			t.Errorf("%v: %s, %d paths, %d states; without runs %s, %d paths, %d states", args,
				describe(r), r.PathsTaken, r.Statistics.StatesNew, describe(alone), alone.PathsTaken, alone.Statistics.StatesNew)
		}
	}
}

// Who wants none has none, nor a search that has runs of its own, or an order that it promises.
func TestValuesAreAsked(t *testing.T) {
	for _, settings := range []string{"+search.quick=false", "+symbolic.concolic=true", "+search.class=iddfs", "+search.class=simulation", "+search.workers=2"} {
		r := search(t, "Mirror", []string{"many", "right"}, "+search.quick_values_after=1ms", "+search.max_instructions=200000", settings)
		if r.Statistics.Quick.Runs > 0 {
			t.Errorf("%s: %d runs", settings, r.Statistics.Quick.Runs)
		}
	}
}
