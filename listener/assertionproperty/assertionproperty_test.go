package assertionproperty_test

import (
	"testing"

	_ "github.com/gojpf/gojpf/listener/assertionproperty"
	"github.com/gojpf/gojpf/listener/listenertest"
)

func TestAssertions(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Asserts.java")
	for _, test := range []struct{ args, goOn, want, out string }{
		{"0", "false", "", ""},
		{"1", "false", "assertion failed", ""},
		{"5", "false", "assertion failed: too large: 5", ""},
		{"5", "true", "", "warning: assertion failed: too large: 5, ignored (Asserts.java:3)\n"},
		{"1", "true", "", "warning: assertion failed, ignored (Asserts.java:4)\n"},
		{"0;x", "false", "assertion failed: thrown by hand", ""},
		{"0;x", "true", "thrown by hand", ""}, // no assert statement
	} {
		r, out := listenertest.Run(t, classes, "Asserts", "listener=AssertionProperty", "target.args="+test.args, "ap.go_on="+test.goOn)
		got := ""
		if len(r.Violations) > 0 {
			got = r.Violations[0].Message
		}
		if got != test.want || out != test.out {
			t.Errorf("%s, ap.go_on=%s: %q and output %q, want %q and %q", test.args, test.goOn, got, out, test.want, test.out)
		}
	}
	if _, _, err := listenertest.Try(t, classes, "Asserts", "listener=AssertionProperty", "ap.go_on=perhaps"); err == nil {
		t.Error("a bad value is accepted")
	}
}
