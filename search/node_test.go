package search

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/search/result"
)

// However few states are kept, a search finds the same, and shows the same
// paths to it.
func TestFewOpenStates(t *testing.T) {
	for _, c := range []struct{ target, args, settings string }{
		{"Dials", "2 10", ""},
		{"Dials", "2 10", "+search.depth_limit=5"},
		{"Crossing", "check", ""},
		{"Permute", "4 check", "+search.multiple_errors=true"},
	} {
		for _, strategy := range []string{"dfs", "bfs", "iddfs", ".search.heuristic.RandomHeuristic"} {
			var want *result.Result
			for _, kept := range []string{"20000", "7", "1"} {
				r := search(t, c.target, strings.Fields(c.args), append(strings.Fields(c.settings), "+search.class="+strategy, "+search.open_states="+kept)...)
				if want == nil {
					want = r
				}
				if counts(r) != counts(want) {
					t.Errorf("%v %s with %s states: %s, expected %s", c, strategy, kept, counts(r), counts(want))
					continue
				}
				for i, v := range r.Violations {
					if got, want := texts(v.Trace), texts(want.Violations[i].Trace); got != want {
						t.Errorf("%v %s with %s states: trace %s, expected %s", c, strategy, kept, got, want)
					}
				}
			}
		}
	}
}

func texts(trace []Step) string {
	var parts []string
	for _, s := range trace {
		parts = append(parts, strings.Join(s.Choices, ","))
		if s.Diverged {
			parts = append(parts, "diverged")
		}
	}
	return strings.Join(parts, "; ")
}
