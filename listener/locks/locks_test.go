package locks_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/locks"
	"github.com/gojpf/gojpf/search"
)

// One path shows that the orders do not fit, though it has no deadlock.
func TestOrder(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Locks.java")
	for program, crossed := range map[string]bool{
		"crossed": true, "crossedLocks": true, "mixed": true, "same": false, "gated": false, "joined": false, "oneThread": false,
	} {
		settings := []string{"target.args=" + program, "listener=LockOrder", "search.class=simulation"}
		r, out := listenertest.Run(t, classes, "Locks", settings...)
		if r.Verdict != search.Incomplete || strings.Contains(out, "locks are taken in orders that may deadlock:") != crossed {
			t.Errorf("%s: %s %s", program, r.Verdict, out)
		}
		r, out = listenertest.Run(t, classes, "Locks", append(settings, "lockorder.violation=true")...)
		switch found := r.Verdict == search.Violated; {
		case found != crossed || out != "":
			t.Errorf("%s: %s, expected a violation: %v; %s", program, r.Verdict, crossed, out)
		case found && r.Violations[0].Property != "gov.nasa.jpf.listener.LockOrder":
			t.Errorf("%s: %+v", program, r.Violations[0])
		}
	}
}

func TestOrderReport(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Locks.java")
	_, out := listenertest.Run(t, classes, "Locks", "target.args=crossed", "listener=LockOrder", "search.class=simulation")
	listenertest.Contains(t, out, "main takes java.lang.Object@", " at Locks.java:18 while it has java.lang.Object@", "Thread-0 takes ")
}

func TestLeak(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Locks.java")
	for program, leaks := range map[string]bool{"leaked": true, "leakedByException": true, "notLeaked": false, "crossedLocks": false} {
		r, _ := listenertest.Run(t, classes, "Locks", "target.args="+program, "listener=LeakedLock", "search.properties=")
		found := len(r.Violations) > 0 && r.Violations[0].Property == "gov.nasa.jpf.listener.LeakedLock" &&
			strings.Contains(r.Violations[0].Message, "thread Thread-0 has ended and still owns java.util.concurrent.locks.ReentrantLock$NonfairSync@")
		if found != leaks || !leaks && r.Verdict != search.Safe {
			t.Errorf("%s: %s %+v", program, r.Verdict, r.Violations)
		}
	}
}

func TestSignals(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Locks.java")
	for _, test := range []struct{ program, listener, text string }{
		{"missed", "MissedSignal", "missed signal: Thread-0 waits for java.lang.Object@"},
		{"missedCondition", "MissedSignal", "missed signal: Thread-0 waits for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject@"},
		{"neverSignalled", "MissedSignal", ""},
		{"crossed", "MissedSignal", ""},
		{"nested", "NestedMonitor", "nested monitor: main needs java.lang.Object@"},
		{"missed", "NestedMonitor", ""},
	} {
		r, out := listenertest.Run(t, classes, "Locks", "target.args="+test.program, "listener="+test.listener, "search.multiple_errors=true")
		if r.Verdict != search.Violated || r.Violations[0].Kind != search.KindDeadlock {
			t.Errorf("%s: %s %+v", test.program, r.Verdict, r.Violations)
		}
		if !strings.Contains(out, test.text) || test.text == "" && out != "" {
			t.Errorf("%s, %s: %q", test.program, test.listener, out)
		}
	}
}
