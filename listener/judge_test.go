package listener_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// Scripts judge states: check makes a property, score guides the search.
func TestScriptJudges(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Pick.java", "testdata/Levels.java")
	script := func(name string) string { return "+listener=" + mustAbs(t, "testdata/"+name) }
	for _, c := range []struct {
		settings []string
		verdict  search.Verdict
		want     string // in the output, the reasons or the message
	}{
		{[]string{script("check.star"), "+check.depth=2"}, search.Violated, "ended at depth 3"},
		{[]string{script("check.star"), "+check.depth=3"}, search.Safe, ""},
		{[]string{script("badcheck.star")}, search.Incomplete, "check returned int, expected a text or None"},
		{[]string{"+target=Levels", script("level.star"), "+search.class=user"}, search.Violated, "north holds 4"},
		{[]string{script("novalue.star")}, search.Incomplete, "nothing.at.all is neither a parameter nor a field"},
		{[]string{script("score.star"), "+search.class=user"}, search.Safe, "depth 1\ndepth 2\ndepth 2\ndepth 2\ndepth 3"},
	} {
		r, out, err := run(t, classes, c.settings...)
		if err != nil {
			t.Fatal(err)
		}
		for _, cut := range r.Incomplete {
			out += cut.Reason + "\n"
		}
		for _, v := range r.Violations {
			out += v.Message + "\n"
		}
		if r.Verdict != c.verdict || !strings.Contains(out, c.want) {
			t.Errorf("%v: %s, want %s with %q:\n%s", c.settings, r.Verdict, c.verdict, c.want, out)
		}
	}
}
