package budget_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/budget"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func TestBudgetChecker(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Large.java")
	for setting, reason := range map[string]string{
		"budget.max_depth=10":      "budget of 10 levels",
		"budget.max_insn=5000":     "budget of 5000 instructions",
		"budget.max_state=100":     "budget of 100 states",
		"budget.max_new_states=90": "budget of 90 new states",
		"budget.max_time=1ns":      "budget of 1ns",
		"budget.max_heap=1K":       "budget of 1024 bytes of heap",
		"budget.max_depth=0":       "",
		"budget.max_heap=64G":      "",
	} {
		r, _ := listenertest.Run(t, classes, "Large", "listener=.listener.BudgetChecker", setting)
		switch {
		case reason == "" && r.Verdict != search.Safe:
			t.Errorf("%s: %s %+v", setting, r.Verdict, r.Incomplete)
		case reason != "" && (r.Verdict != search.Incomplete || len(r.Incomplete) != 1 || r.Incomplete[0].Reason != reason):
			t.Errorf("%s: %s %+v", setting, r.Verdict, r.Incomplete)
		}
	}
	_, _, err := listenertest.Try(t, classes, "Large", "listener=BudgetChecker", "budget.max_heap=much")
	if err == nil || !strings.Contains(err.Error(), "budget.max_heap: expected a size") {
		t.Errorf("error %v", err)
	}
}
