package constcheck_test

import (
	"testing"

	_ "github.com/gojpf/gojpf/listener/constcheck"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func TestConst(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Consts.java")
	for what, want := range map[string]string{
		"fine":      "",
		"method":    "@Const method Consts.read changes Consts.value",
		"callee":    "@Const method Consts.indirectly changes Consts.value",
		"static":    "@Const method Consts.counts changes Consts.count",
		"class":     "@Const method Consts$Frozen.change changes Consts$Frozen.n",
		"field":     "@Const field Consts.id is written after its initialisation",
		"immutable": "x of an object of @Immutable Consts$Point is written after its construction",
		"inherited": "colour of an object of @Immutable Consts$Point is written after its construction",
	} {
		r, out := listenertest.Run(t, classes, "Consts", "listener=gov.nasa.jpf.tools.ConstChecker,ImmutableChecker", "what="+what)
		got := ""
		for _, v := range r.Violations {
			got += v.Message
		}
		if got != want || (r.Verdict == search.Violated) != (want != "") || r.Verdict == search.Incomplete {
			t.Errorf("%s: %s %q, want %q\n%s", what, r.Verdict, got, want, out)
		}
	}
}
