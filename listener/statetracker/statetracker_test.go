package statetracker_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/statetracker"
)

func TestStateTracker(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Two.java")
	_, out := listenertest.Run(t, classes, "Two", "listener=.listener.StateTracker")
	const want = `new       depth 1: 0 -> 1 
restored  depth 1
new       depth 2: 1 -> 2 verifyGetInt(II) 1/2
restored  depth 2
end       depth 3: 2 -> 3 verifyGetInt(II) 1/2
restored  depth 2
end       depth 3: 2 -> 4 verifyGetInt(II) 2/2
done      depth 2
restored  depth 1
visited   depth 2: 1 -> 2 verifyGetInt(II) 2/2
done      depth 1
`
	if out != want {
		t.Errorf("got:\n%s\nwant:\n%s", out, want)
	}
	_, out = listenertest.Run(t, classes, "Two", "listener=StateTracker", "jpf.state_tracker.log_period=5")
	if n := strings.Count(out, "\n"); n != 2 {
		t.Errorf("%d lines of 11 moves:\n%s", n, out)
	}
	_, _, err := listenertest.Try(t, classes, "Two", "listener=StateTracker", "jpf.state_tracker.log_period=0")
	if err == nil || !strings.Contains(err.Error(), `jpf.state_tracker.log_period: expected a number above 0, got "0"`) {
		t.Errorf("error %v", err)
	}
}
