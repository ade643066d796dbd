package vartracker_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/vartracker"
)

// There are 1, 2 and 3 states in front of the choices, by their sums, and an end
// behind each alternative of the last: 12 new states. All but the first change
// the sum, only ends change the other variable.
func TestVarTracker(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Change.java")
	for _, test := range []struct {
		name      string
		settings  []string
		want, not []string
	}{
		{"all", nil, []string{"          11    Change.often\n", "          11    int[]\n",
			"           6    Change.seldom\n", "          11    Change.main(java.lang.String[]):b\n", "          12    new states\n"}, []string{"java.util", "Verify"}},
		{"by name", []string{"vt.include=*often,seldom"}, []string{"Change.often\n", "Change.seldom\n"}, []string{":b", "int[]"}},
		{"excluded", []string{"vt.exclude=Change.*"}, []string{"int[]"}, []string{"often", ":b"}},
		{"method", []string{"vt.methods=Change.sum"}, []string{"int[]"}, []string{"often", ":b"}},
		{"signature", []string{"vt.methods=*.sum(int[]\\,int)"}, []string{"int[]"}, []string{"often"}},
		{"limit", []string{"vt.max_vars=1"}, []string{" more\n"}, []string{"seldom"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, out := listenertest.Run(t, classes, "Change", append(test.settings, "listener=VarTracker")...)
			listenertest.Contains(t, out, test.want...)
			for _, text := range test.not {
				if strings.Contains(out, text) {
					t.Errorf("%q in:\n%s", text, out)
				}
			}
		})
	}
	if _, _, err := listenertest.Try(t, classes, "Change", "listener=VarTracker", "vt.max_vars=0"); err == nil ||
		!strings.Contains(err.Error(), "vt.max_vars: expected a number above 0") {
		t.Errorf("error %v", err)
	}
}
