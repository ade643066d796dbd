package deadlock_test

import (
	"regexp"
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/deadlock"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// squeeze takes blanks and the numbers of objects out.
func squeeze(text string) string {
	var lines []string
	for line := range strings.Lines(regexp.MustCompile(`@[0-9a-f]+`).ReplaceAllString(text, "@")) {
		lines = append(lines, strings.Join(strings.Fields(line), " "))
	}
	return strings.Join(lines, "\n") + "\n"
}

func TestCycle(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Philosophers.java")
	r, out := listenertest.Run(t, classes, "Philosophers", "listener=.listener.DeadlockAnalyzer")
	if r.Verdict != search.Violated || r.Violations[0].Kind != search.KindDeadlock {
		t.Fatalf("%s %+v", r.Verdict, r.Violations)
	}
	out = squeeze(out)
	listenertest.Contains(t, out,
		"thread 0 (main) is BLOCKED at Philosophers.java:12: Philosophers$Fork@ is owned by thread 1 (other)\n",
		"thread 1 (other) is BLOCKED at Philosophers.java:12: Philosophers$Fork@ is owned by thread 0 (main)\n",
		"cycle: main -> other -> main\n",
		" 0 lock Philosophers$Fork@ Philosophers.java:10\n", " 1 lock Philosophers$Fork@ Philosophers.java:10\n",
		" 0 block Philosophers$Fork@ Philosophers.java:12\n", " 1 block Philosophers$Fork@ Philosophers.java:12\n")
	if strings.Contains(out, "Free") || strings.Contains(out, " start") {
		t.Errorf("what is over is shown:\n%s", out)
	}
	_, out = listenertest.Run(t, classes, "Philosophers", "listener=DeadlockAnalyzer", "deadlock.format=raw")
	listenertest.Contains(t, squeeze(out), " lock Philosophers$Free@", " unlock Philosophers$Free@", " 1 start\n")
	_, out = listenertest.Run(t, classes, "Philosophers", "listener=DeadlockAnalyzer", "deadlock.max_history=1")
	listenertest.Contains(t, out, " earlier ones left out\n")
}

func TestWait(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Forgotten.java")
	_, out := listenertest.Run(t, classes, "Forgotten", "listener=DeadlockAnalyzer")
	out = squeeze(out)
	listenertest.Contains(t, out, "thread 0 (main) is WAITING at Forgotten.java:6: on java.lang.Object@, which nobody owns\n", " 0 wait java.lang.Object@ Forgotten.java:6\n")
	if strings.Contains(out, "cycle") {
		t.Errorf("a cycle of one:\n%s", out)
	}
}

func TestBadValue(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Forgotten.java")
	for setting, want := range map[string]string{
		"deadlock.max_history=0": "deadlock.max_history: expected a number above 0, got \"0\"",
		"deadlock.format=short":  "deadlock.format: expected one of essential, raw",
	} {
		if _, _, err := listenertest.Try(t, classes, "Forgotten", "listener=DeadlockAnalyzer", setting); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v", setting, err)
		}
	}
}
