package nonshared_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/nonshared"
	"github.com/gojpf/gojpf/search"
)

func TestCycles(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Handed.java")
	for program, cycle := range map[string]bool{"away": false, "joined": false, "unmarked": false, "back": true} {
		r, out := listenertest.Run(t, classes, "Handed", "listener=NonSharedChecker", "target.args="+program)
		const text = "accessed in live thread cycle: main,Thread-0,main\n\tat Handed.java:"
		if r.Verdict != search.Safe || strings.Contains(out, text) != cycle || !cycle && out != "" {
			t.Errorf("%s: %s %q", program, r.Verdict, out)
		}
		r, _ = listenertest.Run(t, classes, "Handed", "listener=NonSharedChecker", "nonshared.throw_on_cycle=true", "target.args="+program)
		switch {
		case (r.Verdict == search.Violated) != cycle:
			t.Errorf("%s: %s", program, r.Verdict)
		case cycle && (r.Violations[0].Kind != search.KindAssertion || !strings.HasPrefix(r.Violations[0].Message, "NonShared object: Handed$Baton@")):
			t.Errorf("%s: %s %s", program, r.Violations[0].Kind, r.Violations[0].Message)
		}
	}
}
