package statespace_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/statespace"
	"github.com/gojpf/gojpf/search"
)

// One boolean, then 2 and 8 choices of four: 11 generators, 42 choices.
func TestStateSpaceAnalyzer(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Space.java")
	r, out := listenertest.Run(t, classes, "Space", "listener=.listener.StateSpaceAnalyzer")
	if r.Verdict != search.Safe {
		t.Errorf("verdict %s", r.Verdict)
	}
	listenertest.Contains(t, out, "new states, 11 choice generators, 42 choices\n"+
		"  100.0 %  data: 11 generators, 42 choices\n"+
		"    100.0 %  Space: 11 generators, 42 choices\n"+
		"       95.2 %  Space.many()V: 10 generators, 40 choices\n"+
		"         95.2 %  Space.java:8 invokestatic: 10 generators, 40 choices\n"+
		"        4.8 %  Space.main([Ljava/lang/String;)V: 1 generators, 2 choices\n")
	_, out = listenertest.Run(t, classes, "Space", "listener=StateSpaceAnalyzer", "ssa.sort_order=id,package", "ssa.max_output_lines=1")
	listenertest.Contains(t, out, "verifyGetInt(II): 10 generators, 40 choices\n", "(default): 10", "  ... 1 more\n")
}

func TestLimits(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Space.java")
	for setting, reason := range map[string]string{
		"ssa.max_states=3": "limit of 3 new states", "ssa.max_choices=10": "limit of 10 choices", "ssa.max_time=1ns": "limit of 1ns",
	} {
		r, out := listenertest.Run(t, classes, "Space", "listener=StateSpaceAnalyzer", setting)
		if r.Verdict != search.Incomplete || len(r.Incomplete) != 1 || r.Incomplete[0].Reason != reason {
			t.Errorf("%s: %s %+v", setting, r.Verdict, r.Incomplete)
		}
		listenertest.Contains(t, out, "state space\n")
	}
	_, _, err := listenertest.Try(t, classes, "Space", "listener=StateSpaceAnalyzer", "ssa.sort_order=size")
	if err == nil || !strings.Contains(err.Error(), "ssa.sort_order: expected a list of type, package") {
		t.Errorf("error %v", err)
	}
}
