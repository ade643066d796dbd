package nontermination_test

import (
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/nontermination"
	"github.com/gojpf/gojpf/search"
)

func TestFairCycles(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Loops.java")
	const no, yes = search.Safe, search.Violated
	for _, test := range []struct {
		program            string
		none, weak, strong search.Verdict
	}{
		{"ends", no, no, no},
		{"spins", yes, no, no},
		{"forEver", yes, yes, yes},
		{"polite", yes, yes, yes},
		{"lock", yes, no, no}, // what is done under the lock is one step
	} {
		for fairness, verdict := range map[string]search.Verdict{"none": test.none, "weak": test.weak, "strong": test.strong} {
			for _, strategy := range []string{"dfs", "bfs"} {
				r, _ := listenertest.Run(t, classes, "Loops", "target.args="+test.program, "listener=NonTermination",
					"nontermination.fairness="+fairness, "search.class="+strategy)
				if r.Verdict != verdict {
					t.Errorf("%s, %s, %s: %s, expected %s: %+v %+v", test.program, fairness, strategy, r.Verdict, verdict, r.Violations, r.Incomplete)
				}
			}
		}
	}
}

// Where each step is a state the thread that waits for the lock cannot always go
// on.
func TestWithoutReduction(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Loops.java")
	for fairness, verdict := range map[string]search.Verdict{"weak": search.Violated, "strong": search.Safe} {
		r, _ := listenertest.Run(t, classes, "Loops", "target.args=lock", "listener=NonTermination", "vm.por=none", "nontermination.fairness="+fairness)
		if r.Verdict != verdict {
			t.Errorf("%s: %s", fairness, r.Verdict)
		}
	}
}

func TestReport(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Loops.java")
	r, _ := listenertest.Run(t, classes, "Loops", "target.args=polite", "listener=NonTermination")
	listenertest.Contains(t, r.Violations[0].Details, "gov.nasa.jpf.listener.NonTermination: the program can run for ever in ",
		" states, with Thread-0, main going on", "main at Loops.java:")
	r, _ = listenertest.Run(t, classes, "Loops", "target.args=ends", "listener=NonTermination", "vm.storage.class=nil")
	if r.Verdict != search.Incomplete {
		t.Errorf("without matching: %s", r.Verdict)
	}
}
