package idle_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/idle"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func TestIdleLoops(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Spin.java")
	for _, test := range []struct {
		program, settings string
		verdict           search.Verdict
		want              string // in the message, the reasons or the output
	}{
		// A loop that never ends: the state behind 500 turns is the one before.
		{"forever", "listener=IdleFilter", search.Safe, ""},
		{"forever", "listener=IdleFilter search.class=bfs idle.max_backjumps=7", search.Safe, ""},
		{"forever", "listener=SimpleIdleFilter", search.Safe, ""},
		{"forever", "listener=IdleFilter idle.action=jump", search.Incomplete, "idle loops left"},
		{"forever", "listener=IdleFilter idle.action=prune", search.Incomplete, "paths ended in idle loops"},
		{"forever", "listener=EndlessLoopDetector", search.Violated, "endless loop in Spin.wait (Spin.java:9)"},
		{"forever", "listener=EndlessLoopDetector search.class=bfs idle.max_backjumps=3", search.Violated, "endless loop in Spin.wait (Spin.java:9)"},
		// One with two jumps back, and one in it.
		{"twice", "listener=IdleFilter idle.action=prune", search.Incomplete, "paths ended in idle loops"},
		{"twice", "listener=IdleFilter idle.max_backjumps=7", search.Safe, ""},
		{"twice", "listener=EndlessLoopDetector", search.Violated, "endless loop in Spin.twice"},
		{"inner", "listener=IdleFilter idle.action=prune", search.Incomplete, "paths ended in idle loops"},
		// One that another thread ends.
		{"threads", "listener=IdleFilter idle.max_backjumps=2", search.Safe, ""},
		{"threads", "listener=IdleFilter idle.max_backjumps=2 idle.action=yield", search.Safe, ""},
		{"threads", "listener=EndlessLoopDetector idle.max_backjumps=2", search.Violated, ", unless another thread is scheduled\n"},
		// Loops that end.
		{"polls", "listener=EndlessLoopDetector idle.max_backjumps=1", search.Safe, ""},
		{"progress", "listener=EndlessLoopDetector", search.Safe, ""},
		{"progress", "listener=IdleFilter idle.action=prune", search.Safe, ""},
		{"count", "listener=EndlessLoopDetector", search.Safe, ""},
		{"count", "listener=SimpleIdleFilter", search.Safe, ""},
		{"count", "listener=IdleFilter idle.action=yield", search.Safe, ""},
		{"count", "listener=IdleFilter idle.action=warn", search.Safe, "warning: thread main is idle in a loop of Spin.count (Spin.java:20)\n"},
		{"count", "listener=IdleFilter idle.action=jump idle.max_backjumps=1000", search.Violated, "left at 1000"},
	} {
		t.Run(test.program+" "+test.settings, func(t *testing.T) {
			r, out := listenertest.Run(t, classes, "Spin", append(strings.Fields(test.settings), "target.args="+test.program)...)
			for _, v := range r.Violations {
				out += v.Message + "\n"
			}
			for _, c := range r.Incomplete {
				out += c.Reason + "\n"
			}
			if r.Verdict != test.verdict || !strings.Contains(out, test.want) || test.want == "" && out != "" {
				t.Errorf("%s, want %s with %q:\n%s", r.Verdict, test.verdict, test.want, out)
			}
		})
	}
}

func TestBadSettings(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Spin.java")
	for _, setting := range []string{"idle.max_backjumps=-1", "idle.action=sleep"} {
		_, _, err := listenertest.Try(t, classes, "Spin", "listener=IdleFilter", setting)
		if key, _, _ := strings.Cut(setting, "="); err == nil || !strings.Contains(err.Error(), key) {
			t.Errorf("%s: error %v", setting, err)
		}
	}
}
