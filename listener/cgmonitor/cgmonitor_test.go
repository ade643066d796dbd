package cgmonitor_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/cgmonitor"
	"github.com/gojpf/gojpf/listener/listenertest"
)

func TestCGMonitor(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Ask.java")
	for _, test := range []struct {
		settings  []string
		want, not []string
	}{
		{nil, []string{"# choice generator verifyGetBoolean: 2 choices\n", "..gov.nasa.jpf.vm.BooleanChoiceGenerator[", "...gov.nasa.jpf.vm.choice.IntIntervalGenerator["},
			[]string{" at "}},
		{[]string{"cgm.show_insn=true", "cgm.show_choice=false"},
			[]string{"# choice generator verifyGetBoolean: 2 choices at Ask.java:6 invokestatic\n", "# choice generator verifyGetInt(II): 2 choices at Ask.java:11 invokestatic\n"},
			[]string{"Generator["}},
		{[]string{"cgm.show_depth=false"}, []string{"\ngov.nasa.jpf.vm.BooleanChoiceGenerator["}, []string{".."}},
	} {
		_, out := listenertest.Run(t, classes, "Ask", append(test.settings, "listener=.listener.CGMonitor")...)
		listenertest.Contains(t, out, test.want...)
		for _, text := range test.not {
			if strings.Contains(strings.ReplaceAll(out, "7..8", ""), text) {
				t.Errorf("%v: %q in:\n%s", test.settings, text, out)
			}
		}
	}
}
