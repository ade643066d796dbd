package statecycles_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/statecycles"
	"github.com/gojpf/gojpf/search"
)

func TestCycles(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Graph.java")
	for program, cyclic := range map[string]bool{"diamond": false, "loop": true, "self": true, "cross": true} {
		for _, strategy := range []string{"dfs", "bfs", "RandomHeuristic"} {
			r, _ := listenertest.Run(t, classes, "Graph", "listener=NoStateCycles", "target.args="+program, "search.class="+strategy)
			switch {
			case !cyclic && r.Verdict != search.Safe:
				t.Errorf("%s, %s: %s %+v", program, strategy, r.Verdict, r.Violations)
			case cyclic && (r.Verdict != search.Violated || !strings.Contains(r.Violations[0].Message, "the states form a cycle: ")):
				t.Errorf("%s, %s: %s %+v", program, strategy, r.Verdict, r.Violations)
			}
		}
	}
	for _, setting := range []string{"vm.storage.class=nil", "vm.por=dpor"} {
		r, _ := listenertest.Run(t, classes, "Graph", "listener=NoStateCycles", "target.args=diamond", setting)
		if r.Verdict != search.Incomplete {
			t.Errorf("%s, so states are not recognised: %s", setting, r.Verdict)
		}
	}
}
