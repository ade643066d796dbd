package stopwatch_test

import (
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/stopwatch"
	"github.com/gojpf/gojpf/search"
)

func TestComparisonsOfTimes(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Watch.java")
	for what, found := range map[string][2]bool{ // without and with the fuzzer
		"slow": {false, true}, "fast": {true, true}, "negative": {false, true}, "constant": {true, true}, "never": {false, false},
	} {
		for i, name := range []string{"", "StopWatchFuzzer"} {
			r, _ := listenertest.Run(t, classes, "Watch", "listener="+name, "target.args="+what)
			if want := found[i]; want != (r.Verdict == search.Violated) || !want && r.Verdict != search.Safe {
				t.Errorf("listener=%s: %s: %s", name, what, r.Verdict)
			}
		}
	}
	// The outcomes are less, equal and greater, then two for the seconds.
	r, _ := listenertest.Run(t, classes, "Watch", "listener=StopWatchFuzzer", "target.args=x", "vm.storage.class=nil")
	if r.Statistics.EndStates != 6 {
		t.Errorf("%d ends, want 6", r.Statistics.EndStates)
	}
}
