package perturbator_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// Values that are not known are perturbed like others.
func TestInputs(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Inputs.java")
	for _, program := range []string{"read", "readSafe", "shortSafe", "sign", "signSafe"} {
		want := search.Violated
		if strings.HasSuffix(program, "Safe") {
			want = search.Safe
		}
		r, _ := listenertest.Run(t, classes, "Inputs", "target.args="+program, "listener=Perturbator",
			"perturb.fields=a,l", "perturb.a.field=Inputs.altitude", "perturb.a.class=IntOverUnder", "perturb.a.delta=2",
			"perturb.l.field=Inputs.low", "perturb.l.class=IntOverUnder",
			"perturb.returns=s", "perturb.s.method=Inputs.sign", "perturb.s.class=GenericDataAbstractor")
		if r.Verdict != want {
			t.Errorf("%s: %s, want %s: %+v", program, r.Verdict, want, r.Incomplete)
		}
	}
}
