package nonnull_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// An unknown reference may be null, unless the path says that it is not.
func TestGiven(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Given.java")
	for program, want := range map[string]string{
		"parameter": "parameter 1 of Given.take is null", "result": "Given.give returns null", "field": "null is written to Given.last",
		"parameterFine": "", "resultFine": "", "fieldFine": "",
	} {
		for _, multiple := range []string{"false", "true"} {
			r, out := listenertest.Run(t, classes, "Given", "listener=NonnullChecker", "target.args="+program, "symbolic.lazy=true",
				"symbolic.method=Given."+program+"(sym)", "search.multiple_errors="+multiple)
			got := ""
			for _, v := range r.Violations {
				got += v.Message
			}
			for _, c := range r.Incomplete {
				got += c.Reason
			}
			verdict := search.Safe
			if want != "" {
				verdict = search.Violated
			}
			if r.Verdict != verdict || !strings.Contains(got, want) || want == "" && got != "" {
				t.Errorf("%s: %s %s, want %s %s\n%s", program, r.Verdict, got, verdict, want, out)
			}
		}
	}
}
