package concolic_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/concolic"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func TestTurnsNothingOn(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Branch.java")
	for settings, want := range map[string]string{
		"symbolic.concolic=true":  "concolic execution: 3 runs, 0 of them went another way than predicted\n",
		"symbolic.concolic=false": "concolic execution is off: set symbolic.concolic=true\n",
	} {
		r, out := listenertest.Run(t, classes, "Branch", "listener=.symbc.concolic.ConcreteExecutionListener", settings)
		if r.Verdict != search.Safe || r.PathsTaken != 3 || !strings.HasSuffix(out, want) {
			t.Errorf("%s: %s, %d paths, %q", settings, r.Verdict, r.PathsTaken, out)
		}
	}
}
