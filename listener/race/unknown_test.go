package race_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

// Accesses at indices that are not known race if these can be equal.
func TestUnknownIndices(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Elements.java")
	for _, test := range []struct {
		program, listener string
		verdict           search.Verdict
		want              string
	}{
		{"same", "PreciseRaceDetector", search.Violated, "[2]\n  main at"},
		{"read", "PreciseRaceDetector", search.Violated, "READ:  iaload"},
		{"apart", "PreciseRaceDetector", search.Safe, ""},
		{"neighbours", "PreciseRaceDetector", search.Safe, ""},
		{"apart", "HappensBeforeRace", search.Incomplete, "listener HappensBeforeRace followed one of the elements that an unknown index may mean"},
	} {
		r, _ := listenertest.Run(t, classes, "Elements", "listener="+test.listener, "target.args="+test.program)
		got := ""
		for _, v := range r.Violations {
			if got += v.Message; v.Inputs["nondetInt_1"] != "2" {
				t.Errorf("%s: inputs %v", test.program, v.Inputs)
			}
		}
		for _, c := range r.Incomplete {
			got += c.Reason
		}
		if r.Verdict != test.verdict || !strings.Contains(got, test.want) || test.want == "" && got != "" {
			t.Errorf("%s %s: %s %s\nwant %s %s", test.listener, test.program, r.Verdict, got, test.verdict, test.want)
		}
	}
}
