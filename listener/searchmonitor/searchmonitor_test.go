package searchmonitor_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/searchmonitor"
)

func squeeze(text string) string { return strings.Join(strings.Fields(text), " ") }

func TestSearchStats(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Three.java")
	_, out := listenertest.Run(t, classes, "Three", "listener=.listener.SearchStats", "search.multiple_errors=true")
	listenertest.Contains(t, squeeze(out), "transitions told: 3 ", "states restored: 3 ", "end states: 2 ", "maximal depth: 2 ",
		"property violations: 1 ", "limits hit: 0", "choice generators: 1 verifyGetInt(II)")
}

// The last line is printed, however short the search is.
func TestSearchMonitor(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Three.java")
	_, out := listenertest.Run(t, classes, "Three", "listener=SearchMonitor", "search.multiple_errors=true")
	listenertest.Contains(t, out, "0 visited, 2 end, depth 2 (max 2), ", " states/s, 100.0 % done\n")
	_, out = listenertest.Run(t, classes, "Three", "listener=SearchMonitor")
	listenertest.Contains(t, out, " 66.7 % done\n") // the last alternative was not tried
	_, out = listenertest.Run(t, classes, "Three", "listener=SearchMonitor", "jpf.search_monitor.interval=0", "search.multiple_errors=true")
	listenertest.Contains(t, out, " 33.3 % done\n")
	_, _, err := listenertest.Try(t, classes, "Three", "listener=SearchMonitor", "jpf.search_monitor.interval=soon")
	if err == nil || !strings.Contains(err.Error(), "jpf.search_monitor.interval: expected a duration") {
		t.Errorf("error %v", err)
	}
}

// What a checkpoint takes of the listeners comes back.
func TestCheckpoint(t *testing.T) {
	for _, kind := range listener.Kinds() {
		l, err := kind.New(config.New(config.NewRegistry(listener.Keys()...)))
		if err != nil {
			t.Fatal(err)
		}
		c, ok := l.(listener.Checkpointed)
		if !ok {
			t.Errorf("%s: a search with it has no checkpoints", kind.Names[0])
			continue
		}
		if s, ok := l.(listener.StateAdvanced); ok && kind.Names[0] == "SearchStats" {
			s.StateAdvanced(nil, nil)
		}
		saved, err := c.SaveCheckpoint()
		if err != nil {
			t.Errorf("%s: %v", kind.Names[0], err)
		}
		fresh, _ := kind.New(config.New(config.NewRegistry(listener.Keys()...)))
		if err := fresh.(listener.Checkpointed).LoadCheckpoint(saved); err != nil {
			t.Errorf("%s: %v", kind.Names[0], err)
		}
		if again, _ := fresh.(listener.Checkpointed).SaveCheckpoint(); string(again) != string(saved) {
			t.Errorf("%s: saved %s, then %s", kind.Names[0], saved, again)
		}
	}
}
