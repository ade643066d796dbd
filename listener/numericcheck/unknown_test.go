package numericcheck_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// A number that is not known leaves its range if it does for some input.
func TestInputs(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Inputs.java")
	for _, test := range []struct {
		program, settings string
		verdict           search.Verdict
		paths             int64
		want              string
	}{
		{"any", "", search.Violated, 1, "Inputs.speed = "},
		{"any", "search.multiple_errors=true", search.Violated, 2, "Inputs.speed = "},
		{"any", "symbolic.concolic=true search.multiple_errors=true", search.Violated, 2, "Inputs.speed = "},
		{"any", "symbolic.min_int=131 symbolic.max_int=131", search.Violated, 1, "Inputs.speed = 131 is not in -5..130 (range.s)"},
		{"any", "symbolic.min_int=-5 symbolic.max_int=130", search.Safe, 1, ""},
		{"branch", "search.multiple_errors=true", search.Violated, 3, "Inputs.speed = "},
		{"checked", "", search.Safe, 3, ""},
		{"byte", "", search.Violated, 1, "Inputs.small = "},
		{"byte", "range.b.max=200", search.Safe, 1, ""},
		{"ratio", "symbolic.min_double=0.5 symbolic.max_double=1.5", search.Violated, 1, "Inputs.ratio = "},
		{"ratio", "range.r.min=-Inf range.r.max=Inf", search.Violated, 1, "Inputs.ratio = NaN is not in"},
		{"ratioChecked", "", search.Safe, 3, ""},
		{"count", "", search.Violated, 1, "Inputs.main(java.lang.String[]):n = 4 is not in 0..3 (range.n)"},
		{"count", "range.n.max=4", search.Safe, 1, ""},
		{"long", "", search.Violated, 1, ":total = -"},
		{"long", "range.t.min=-8589934592", search.Safe, 1, ""},
	} {
		settings := []string{
			"target.args=" + test.program, "listener=NumericValueChecker", "range.fields=s,b,r", "range.vars=n,t",
			"range.s.field=Inputs.speed", "range.s.min=-5", "range.s.max=130", "range.b.field=Inputs.small", "range.b.max=126.5",
			"range.r.field=Inputs.ratio", "range.r.max=1", "range.n.var=n", "range.n.min=0", "range.n.max=3", "range.t.var=total", "range.t.min=-8589934591",
		}
		r, _ := listenertest.Run(t, classes, "Inputs", append(settings, strings.Fields(test.settings)...)...)
		got := ""
		for _, v := range r.Violations {
			got += v.Message
		}
		for _, c := range r.Incomplete {
			got += c.Reason
		}
		if r.Verdict != test.verdict || int64(r.PathsTaken) != test.paths || !strings.Contains(got, test.want) || test.want == "" && got != "" {
			t.Errorf("%s %s: %s, %d paths: %s\nwant %s, %d paths: %s", test.program, test.settings, r.Verdict, r.PathsTaken, got, test.verdict, test.paths, test.want)
		}
	}
}
