package stacktracker_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/stacktracker"
)

func TestStackTracker(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Deep.java")
	_, out := listenertest.Run(t, classes, "Deep", "listener=.listener.StackTracker", "jpf.stack_tracker.log_period=20")
	listenertest.Contains(t, out, "stack: 20 calls, ", "in Deep.down(I)I\n", "frames deep:\n"+strings.Repeat("  Deep.down(I)I\n", 20))
	_, out = listenertest.Run(t, classes, "Deep", "listener=StackTracker", "jpf.stack_tracker.log_period=0")
	if strings.Contains(out, "thread") {
		t.Errorf("lines before the end:\n%s", out)
	}
	_, _, err := listenertest.Try(t, classes, "Deep", "listener=StackTracker", "jpf.stack_tracker.log_period=-1")
	if err == nil || !strings.Contains(err.Error(), `jpf.stack_tracker.log_period: expected a number that is not negative, got "-1"`) {
		t.Errorf("error %v", err)
	}
}
