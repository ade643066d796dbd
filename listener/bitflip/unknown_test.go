package bitflip_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// Bits of values that are not known are flipped, too, each of them and one at a time.
func TestInputs(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Inputs.java")
	for _, program := range []string{
		"int", "intSafe", "byteSafe", "float", "floatSafe", "double", "long", "inc", "param", "boolean", "booleanSafe", "charSafe",
	} {
		want := search.Violated
		if strings.HasSuffix(program, "Safe") {
			want = search.Safe
		}
		r, _ := listenertest.Run(t, classes, "Inputs", "target.args="+program, "listener=BitFlipListener",
			"bitflip.localvars=x", "bitflip.x.method=Inputs.main", "bitflip.x.name=sum",
			"bitflip.params=p", "bitflip.p.method=Inputs.check", "bitflip.p.name=v")
		if r.Verdict != want {
			t.Errorf("%s: %s, want %s: %+v", program, r.Verdict, want, r.Incomplete)
		}
	}
}
