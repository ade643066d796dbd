package nulltracker_test

import (
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/nulltracker"
)

func TestExplains(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Nulls.java")
	for kind, want := range map[string]string{
		"returned": "the null that was used in Nulls.main (Nulls.java:24)\n" +
			"    came from a null in the code (Nulls.java:10)\n" +
			"    was returned by Nulls.find (Nulls.java:10)\n" +
			"    was assigned to field Nulls.kept (Nulls.java:17)\n",
		"field": "the null that was used in Nulls.main (Nulls.java:29)\n" +
			"    was never assigned to field Nulls.next, which was read (Nulls.java:28)\n",
		"element": "the null that was used in Nulls.main (Nulls.java:33)\n" +
			"    was never assigned to an element of an array, which was read (Nulls.java:33)\n",
		"native": "the null that was used in Nulls.main (Nulls.java:41)\n" +
			"    was returned by native method java.lang.Class.getSuperclass (Nulls.java:40)\n",
		"caught": "",
		"thrown": "",
	} {
		r, out := listenertest.Run(t, classes, "Nulls", "listener=NullTracker", "target.args="+kind)
		if len(r.Violations) != 1 {
			t.Errorf("%s: %d violations", kind, len(r.Violations))
		}
		if out != want {
			t.Errorf("%s:\n%swant\n%s", kind, out, want)
		}
	}
	_, out := listenertest.Run(t, classes, "Nulls", "listener=NullTracker", "target.args=map")
	listenertest.Contains(t, out, "the null that was used in Nulls.main (Nulls.java:37)\n", "was returned by java.util.HashMap.get (HashMap.java:")
}
