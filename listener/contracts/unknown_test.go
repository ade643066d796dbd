package contracts_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// Conditions on values that are not known fail if they do for some input, and the
// violation has such an input.
func TestContractsOnInputs(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Inputs.java")
	lazy := "symbolic.lazy=true symbolic.lazy.max_objects=2 symbolic.method=Inputs.lazy(sym),Inputs.lazyValue(sym),Inputs.lazyCycle(sym)"
	for _, test := range []struct {
		program, settings string
		verdict           search.Verdict
		want              string // in messages and reasons
	}{
		{"put", "", search.Violated, `Requires: precondition "amount > 0" of Inputs.put does not hold (amount = 0)`},
		{"put", "search.multiple_errors=true", search.Violated, "(amount = 0)"},
		{"put", "symbolic.concolic=true", search.Violated, "(amount = 0)"},
		{"put", "search.class=bfs", search.Violated, "(amount = 0)"},
		{"putMore", "", search.Safe, ""},
		{"putMore", "symbolic.concolic=true", search.Safe, ""},
		{"putWrong", "", search.Violated, "Inputs.putWrong does not hold (amount = 77)"},
		{"putFine", "", search.Safe, ""},
		{"divide", "", search.Violated, "Inputs.divide"},
		{"divide", "symbolic.max_int=6 symbolic.min_int=0", search.Violated, "Inputs.divide has no value: division by zero"},
		{"divideFine", "", search.Safe, ""},
		{"divideGuarded", "symbolic.min_int=-100", search.Safe, ""},
		{"index", "", search.Violated, "Inputs.index has no value: index"},
		{"indexFine", "", search.Safe, ""},
		{"indexWithin", "", search.Violated, "Inputs.indexWithin does not hold (i = -"},
		{"flag", "", search.Violated, "Inputs.flag does not hold (f = false, i = 2)"},
		{"flagFine", "", search.Safe, ""},
		{"floats", "symbolic.min_double=-4 symbolic.max_double=4", search.Violated, "Inputs.floats does not hold (d = "},
		{"kinds", "", search.Violated, "l = 9223372036854775807"},
		{"text", "", search.Violated, "Inputs.text does not hold (name = \""},
		{"textFine", "", search.Safe, ""},
		{"getter", "", search.Violated, "Inputs.getter does not hold (v = "},
		{"getterFine", "", search.Safe, ""},
		{"abs", "", search.Violated, "result = -2147483648"},
		{"absFine", "", search.Safe, ""},
		{"range", "", search.Violated, `Invariant: invariant "low <= high" of Inputs$Range.<init> does not hold`},
		{"rangeFine", "", search.Safe, ""},
		{"node", "", search.Incomplete, `"nodes[i] == null" of Inputs.node cannot be evaluated: an array of references is read at an index that is not known`},
		{"lazy", lazy, search.Violated, "Inputs.notNull does not hold (n = null)"},
		{"lazyValue", lazy, search.Violated, "Inputs.value does not hold (n = Inputs$Node)"},
		{"lazyCycle", lazy, search.Violated, "Inputs.cycle does not hold (n = Inputs$Node)"},
	} {
		settings := append(strings.Fields(test.settings), "listener=ContractVerifier", "target.args="+test.program)
		r, out := listenertest.Run(t, classes, "Inputs", settings...)
		got := ""
		for _, v := range r.Violations {
			got += v.Property + ": " + v.Message + "\n"
			if len(v.Trace) == 0 || v.Trace[len(v.Trace)-1].Diverged {
				t.Errorf("%s: trace %+v", test.program, v.Trace)
			}
		}
		for _, cut := range r.Incomplete {
			got += cut.Reason + "\n"
		}
		if r.Verdict != test.verdict || !strings.Contains(got, test.want) || test.verdict == search.Safe && got != "" {
			t.Errorf("%s %s: %s %s\nwant %s %s\n%s", test.program, test.settings, r.Verdict, got, test.verdict, test.want, out)
		}
	}
}
