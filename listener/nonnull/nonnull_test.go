package nonnull_test

import (
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/nonnull"
	"github.com/gojpf/gojpf/search"
)

func TestNonnull(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Nulls.java")
	for what, want := range map[string]string{
		"fine":        "",
		"constructor": "Nulls.field is still null after the constructor",
		"field":       "null is written to Nulls.field",
		"static":      "null is written to Nulls.fixed",
		"result":      "Nulls.choose returns null",
		"parameter":   "parameter 2 of Nulls.takes is null",
	} {
		r, out := listenertest.Run(t, classes, "Nulls", "listener=gov.nasa.jpf.tools.NonNullChecker", "what="+what)
		got := ""
		for _, v := range r.Violations {
			got += v.Message
		}
		if got != want || (r.Verdict == search.Violated) != (want != "") || r.Verdict == search.Incomplete {
			t.Errorf("%s: %s %q, want %q\n%s", what, r.Verdict, got, want, out)
		}
	}
}
