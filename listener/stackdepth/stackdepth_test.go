package stackdepth_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/stackdepth"
)

func TestDepth(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Deep.java")
	// main and down(5) need 7, main and down(50) need 52.
	for limit, want := range map[string]string{"": "deep", "6": "", "7": "deep", "51": "deep", "52": "safe"} {
		settings := []string{"listener=StackDepthChecker"}
		if limit != "" {
			settings = append(settings, "sdc.max_stack_depth="+limit)
		}
		r, _ := listenertest.Run(t, classes, "Deep", settings...)
		got := string(r.Verdict)
		if len(r.Violations) > 0 {
			got = r.Violations[0].Message
		}
		if limit == "6" {
			if r.Violations[0].Exception != "java.lang.StackOverflowError" || !strings.HasSuffix(r.Violations[0].Location, ":3") {
				t.Errorf("limit 6: %+v", r.Violations[0])
			}
		} else if got != want {
			t.Errorf("limit %s: %s, want %s", limit, got, want)
		}
	}
	if _, _, err := listenertest.Try(t, classes, "Deep", "listener=StackDepthChecker", "sdc.max_stack_depth=0"); err == nil {
		t.Error("a limit of 0 is accepted")
	}
}
