package contracts_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/contracts"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func TestContracts(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Account.java")
	for _, c := range []struct {
		what    string
		verdict search.Verdict
		want    string // property and message, or the reason
	}{
		{"fine", search.Safe, ""},
		{"constructor", search.Violated, `Requires: precondition "start >= 0" of Account$Money.<init> does not hold (start = -1)`},
		{"put", search.Violated, `Ensures: postcondition "balance == \old(balance) + amount && log.size() == \old(log.size()) + 1" of Account$Money.put does not hold (amount = 2)`},
		{"take", search.Violated, `Requires: precondition "amount == 0" of Account$Money.take does not hold (amount = -1)`},
		{"invariant", search.Violated, `Ensures: postcondition "Result within 0, amount" of Account$Money.take does not hold (amount = 6, result = -1)`},
		{"limit", search.Violated, `Invariant: invariant "limit within 100 +- 50" of Account$Money.helper does not hold`},
		{"old", search.Violated, `Ensures: postcondition "\old(balance) < 2" of Account$Money.forget does not hold`},
		{"nothing", search.Violated, `Requires: precondition "name.length() > 1" of Account$Pure.needsName has no value: length() of null`},
		{"recursion", search.Violated, `Requires: precondition "n >= 0" of Account$Money.factorial does not hold (n = -1)`},
		{"sorted", search.Violated, `Requires: precondition "a[0] < a[1] && a.length == 2" of Account.sorted does not hold (a = [I)`},
		{"unknown", search.Incomplete, `precondition "nobody > 0" of Account$Unclear.unknown cannot be evaluated: nobody is neither a parameter nor a field`},
		{"unfinished", search.Incomplete, `@Ensures of Account$Unclear.unfinished cannot be read: in "1 +": column 4: expected a value at the end`},
	} {
		r, out := listenertest.Run(t, classes, "Account", "listener=ContractVerifier", "what="+c.what)
		got := ""
		for _, v := range r.Violations {
			got += v.Property + ": " + v.Message
			if len(v.Trace) == 0 || v.Trace[len(v.Trace)-1].Diverged {
				t.Errorf("%s: trace %+v", c.what, v.Trace)
			}
		}
		for _, cut := range r.Incomplete {
			got += cut.Reason
		}
		if r.Verdict != c.verdict || got != c.want {
			t.Errorf("%s: %s %s\nwant %s %s\n%s", c.what, r.Verdict, got, c.verdict, c.want, out)
		}
	}
}

// Without the listener the annotations mean nothing; with autoload the
// annotation brings it.
func TestAutoload(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Account.java")
	if r, _ := listenertest.Run(t, classes, "Account", "what=sorted"); r.Verdict != search.Safe {
		t.Errorf("without a listener: %s", r.Verdict)
	}
	r, _ := listenertest.Run(t, classes, "Account", "what=sorted", "listener.autoload=gov.nasa.jpf.annotation.Requires",
		"listener.gov.nasa.jpf.annotation.Requires=gov.nasa.jpf.aprop.listener.ContractVerifier")
	if r.Verdict != search.Violated || !strings.Contains(r.Violations[0].Message, "a[0] < a[1]") {
		t.Errorf("with autoload: %s %+v", r.Verdict, r.Violations)
	}
}
