package atomicity_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/atomicity"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func TestAtomicity(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Transfers.java")
	for _, test := range []struct{ program, method string }{
		{"plain", "plain"}, {"volatile", "volatileIncrement"}, {"locked", ""}, {"lockedTwice", "lockedTwice"}, {"reentrantLock", ""},
		{"atomicOnce", ""}, {"atomicTwice", "atomicTwice"}, {"unmarked", ""}, {"oneReader", ""}, {"inBetween", "lockedTwice"},
		{"unrelated", ""}, {"nested", "outer"},
	} {
		for _, por := range []string{"locks", "none", "dpor"} {
			r, _ := listenertest.Run(t, classes, "Transfers", "listener=AtomicityChecker", "target.args="+test.program, "vm.por="+por, "vm.storage.class=nil")
			switch {
			case test.method == "" && len(r.Violations) == 0:
			case test.method == "" || len(r.Violations) == 0:
				t.Errorf("%s, %s: %d violations, expected %q", test.program, por, len(r.Violations), test.method)
				for _, v := range r.Violations {
					t.Log(v.Message)
				}
			default:
				v := r.Violations[0]
				if v.Kind != search.KindProperty || v.Property != "gov.nasa.jpf.listener.AtomicityChecker" ||
					!strings.HasPrefix(v.Message, "Transfers."+test.method+" called at ") {
					t.Errorf("%s, %s: %s %s %s", test.program, por, v.Kind, v.Property, v.Message)
				}
			}
		}
	}
}
