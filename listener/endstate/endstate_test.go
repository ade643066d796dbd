package endstate_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/endstate"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func TestConditions(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Total.java")
	for _, test := range []struct {
		check, args string
		verdict     search.Verdict
		message     string
	}{
		{"total >= 1", "", search.Safe, ""},
		{"total == 2", "", search.Violated, "total == 2 does not hold at the end"},
		{"Total.total < 3; total == 2", "", search.Violated, "total == 2 does not hold at the end"},
		{"other == null || other.part == 1", "x", search.Safe, ""},
		{"other.part == 1", "", search.Violated, "other.part == 1 has no value at the end: "},
		{"no.such.name == 1", "", search.Incomplete, ""},
	} {
		r, _ := listenertest.Run(t, classes, "Total", "listener=EndStateChecker", "endstate.check="+test.check, "target.args="+test.args)
		if r.Verdict != test.verdict {
			t.Errorf("%s: %s %+v", test.check, r.Verdict, r.Incomplete)
		} else if test.message != "" && (r.Violations[0].Property != "EndStateChecker" || !strings.HasPrefix(r.Violations[0].Message, test.message)) {
			t.Errorf("%s: %s %s", test.check, r.Violations[0].Property, r.Violations[0].Message)
		}
	}
}

func TestBadConditions(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Total.java")
	for check, want := range map[string]string{"": "endstate.check is empty", "total ==": "endstate.check: "} {
		_, _, err := listenertest.Try(t, classes, "Total", "listener=EndStateChecker", "endstate.check="+check)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, expected %q", check, err, want)
		}
	}
}
