package methodanalyzer_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/methodanalyzer"
)

var number = regexp.MustCompile(`@[0-9a-f]+`)

func TestMethodAnalyzer(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Sequence.java")
	for _, test := range []struct {
		name      string
		settings  []string
		want, not []string
	}{
		{"raw", nil, []string{
			"method calls on the path to gov.nasa.jpf.vm.NoUncaughtExceptionsProperty\n" +
				"0: call   Sequence Sequence.main(java.lang.String[])\n" +
				"0: call   Sequence@ Sequence.outer(int)\n" +
				"0: call   Sequence@ Sequence.inner(int)\n" +
				"0: return Sequence@ Sequence.inner(int)\n" +
				"0: call   Sequence@ Sequence.fails()\n" +
				"0: return Sequence@ Sequence.fails()\n" +
				"0: call   Sequence@ Sequence.inner(int)\n" +
				"0: return Sequence@ Sequence.inner(int)\n" +
				"0: return Sequence@ Sequence.outer(int)\n",
		}, []string{"make", "java.lang.Thread"}},
		{"with initialisers", []string{"method.skip_init=false"}, []string{"Sequence.make()", "<clinit>"}, nil},
		{"tree", []string{"method.format=tree", "method.show_depth=true", "method.show_transition=true", "method.include=*.inner"},
			[]string{"0: transition 1 depth "}, []string{"outer"}},
		{"last", []string{"method.max_history=1"}, []string{"8 earlier ones left out\n0: return Sequence@ Sequence.outer(int)\n"}, []string{"inner"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, out := listenertest.Run(t, classes, "Sequence", append(test.settings, "listener=.listener.MethodAnalyzer")...)
			out = number.ReplaceAllString(out, "@")
			listenertest.Contains(t, out, test.want...)
			for _, text := range test.not {
				if strings.Contains(out, text) {
					t.Errorf("%q in:\n%s", text, out)
				}
			}
		})
	}
}

// The program fails when one call waited: the other was made meanwhile.
func TestOverlapping(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Overlap.java")
	_, out := listenertest.Run(t, classes, "Overlap", "listener=.listener.OverlappingMethodAnalyzer")
	out = number.ReplaceAllString(out, "@")
	const want = "overlapping method calls on the path to gov.nasa.jpf.vm.NoUncaughtExceptionsProperty\n" +
		"Overlap@: thread 0 in Overlap.await(), thread 1 in Overlap.signal()\n"
	listenertest.Contains(t, out, want)
	if n := strings.Count(out, "thread 1 in"); n != 1 {
		t.Errorf("%d overlaps:\n%s", n, out)
	}
}

func TestNothingRecorded(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Sequence.java")
	_, out := listenertest.Run(t, classes, "Sequence", "listener=OverlappingMethodAnalyzer")
	listenertest.Contains(t, out, "none\n")
	_, _, err := listenertest.Try(t, classes, "Sequence", "listener=MethodAnalyzer", "method.max_history=0")
	if err == nil || !strings.Contains(err.Error(), `method.max_history: expected a number above 0, got "0"`) {
		t.Errorf("error %v", err)
	}
}
