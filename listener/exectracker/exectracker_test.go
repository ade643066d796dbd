package exectracker_test

import (
	"regexp"
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/exectracker"
	"github.com/gojpf/gojpf/listener/listenertest"
)

func TestExecTracker(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Share.java")
	for _, test := range []struct {
		name      string
		settings  []string
		want, not []string
	}{
		{"shared", []string{"et.show_shared=true"}, []string{" getfield shared Share@ ", " putfield shared Share@ ", " putfield -", "1: [", "search finished"},
			[]string{"putstatic"}},
		{"not shared", []string{"et.print_src=true", "et.print_mth=true"}, []string{"Share.java:11", "Share.main("}, []string{" shared ", "<clinit>"}},
		{"from the start", []string{"et.skip_init=false", "et.print_mth=true"}, []string{" putstatic ", "Share.<clinit>"}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, out := listenertest.Run(t, classes, "Share", append(test.settings, "listener=.listener.ExecTracker")...)
			out = regexp.MustCompile(`@[0-9a-f]+`).ReplaceAllString(out, "@")
			out = regexp.MustCompile(`\n\d: \[\d+\]`).ReplaceAllString(out, " - $0")
			out = strings.Join(strings.Fields(out), " ")
			listenertest.Contains(t, out, test.want...)
			for _, text := range test.not {
				if strings.Contains(out, text) {
					t.Errorf("%q in:\n%.3000s", text, out)
				}
			}
		})
	}
}
