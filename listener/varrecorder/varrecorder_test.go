package varrecorder_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/varrecorder"
	"github.com/gojpf/gojpf/search"
)

func TestVarRecorder(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Record.java")
	for _, test := range []struct {
		name      string
		settings  []string
		want, not []string
	}{
		{"all", nil, []string{
			"variables on the path to gov.nasa.jpf.vm.NoUncaughtExceptionsProperty:\n  Record.java:5: Record.total = 7\n",
			"  Record.java:10: Record.main(java.lang.String[]):n = 1\n",
			"Record.java:12: Record.name = \"n1\"\n",
			"Record.java:13: double[2]@", "[1] = 0.5\n",
			"Record.java:14: Record.total = 8\n",
			"Record.main(java.lang.String[]):i = 0\n  Record.java:16: Record.total = 7\n  Record.java:15: Record.main(java.lang.String[]):i = 1\n",
		}, []string{":n = 0", ":n = 2", "java.util"}},
		{"fields", []string{"var_recorder.locals=false", "var_recorder.arrays=no"}, []string{"Record.total = 8"}, []string{":n =", "[1]"}},
		{"excluded", []string{"var_recorder.exclude=Rec*"}, []string{"variables on the path"}, []string{"total"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, out := listenertest.Run(t, classes, "Record", append(test.settings, "listener=.listener.VarRecorder")...)
			if r.Verdict != search.Violated {
				t.Errorf("verdict %s", r.Verdict)
			}
			listenertest.Contains(t, out, test.want...)
			for _, text := range test.not {
				if strings.Contains(out, text) {
					t.Errorf("%q in:\n%s", text, out)
				}
			}
		})
	}
}

// What is kept with a state is there again when its state was shed and the path
// to it executed again, of which listeners do not hear.
func TestShedStates(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Shed.java")
	for _, settings := range []string{"search.class=bfs", "search.class=dfs", "search.class=bfs search.open_states=1"} {
		_, out := listenertest.Run(t, classes, "Shed", append(strings.Fields(settings), "listener=VarRecorder")...)
		if want := "NoUncaughtExceptionsProperty:\n  Shed.java:8: Shed.at = 1\n"; !strings.HasSuffix(out, want) {
			t.Errorf("%s:\n%s", settings, out)
		}
	}
}
