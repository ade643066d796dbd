package bitflip_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/bitflip"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func TestFlips(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Flip.java")
	named := func(list, name string, more ...string) []string {
		return append([]string{"bitflip." + list + "=x", "bitflip.x.method=Flip." + name}, more...)
	}
	for _, test := range []struct {
		what, where string
		settings    []string
		paths       int64
	}{
		{"field=4", "field", nil, 8},
		{"field=-123", "field", nil, 8},
		{"field=5", "field", nil, -8}, // one bit is always flipped
		{"b=3", "param", nil, 28},
		{"b=-64", "param", nil, 28},
		{"b=5", "local", nil, 8},  // the second choice is where the first one is forgotten
		{"b=12", "local", nil, 8}, // what is assigned later
		{"s=3", "wide", nil, 120 * 120},
		{"plain=false", "plain", []string{"bitflip.fields=p", "bitflip.p.field=Flip.plain"}, 1},
		{"plain=true", "plain", nil, 1}, // by name only
		{"big=8000000000000000", "named", named("params", "named", "bitflip.x.name=big"), 64},
		{"big=c000000000000000", "named", named("params", "named", "bitflip.x.name=big", "bitflip.x.nBit=2"), 2016},
		{"i=-2147483642", "inc", named("localvars", "inc", "bitflip.x.name=i"), -1}, // 4 is flipped to 5, and 6 to a negative number
	} {
		settings := append(test.settings, "listener=BitFlipListener", "target.args="+test.what+","+test.where)
		r, out := listenertest.Run(t, classes, "Flip", settings...)
		found := len(r.Violations) == 1 && r.Violations[0].Message == test.what
		switch {
		case test.what == "field=5":
			if r.Verdict != search.Safe || r.Statistics.EndStates != -test.paths {
				t.Errorf("%s: %s with %d ends", test.what, r.Verdict, r.Statistics.EndStates)
			}
		case !found:
			t.Errorf("%s in %s is not found: %s\n%s", test.what, test.where, r.Verdict, out)
		}
		r, _ = listenertest.Run(t, classes, "Flip", append(settings, "target.args=nothing,"+test.where)...)
		if test.paths > 0 && r.Statistics.EndStates != test.paths || r.Verdict != search.Safe {
			t.Errorf("%s: %s with %d ends, want %d", test.where, r.Verdict, r.Statistics.EndStates, test.paths)
		}
	}
}

// Variables without the annotation are left alone, in the same slot and of other types.
func TestOtherVariables(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Flip.java")
	for _, what := range []string{"other=5", "none=5", "b=4"} {
		r, _ := listenertest.Run(t, classes, "Flip", "listener=BitFlipListener", "target.args="+what+",local")
		if r.Verdict != search.Safe {
			t.Errorf("%s: %s", what, r.Verdict)
		}
	}
}

func TestBadSettings(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Flip.java")
	for settings, want := range map[string]string{
		"bitflip.fields=x":                                                 "needs bitflip.x.field",
		"bitflip.params=x bitflip.x.method=C.m":                            "needs bitflip.x.name",
		"bitflip.localvars=x bitflip.x.method=m bitflip.x.name=i":          "bitflip.x.method",
		"bitflip.fields=x bitflip.x.field=C.f bitflip.x.nBit=65":           "a number from 1 to 64",
		"bitflip.fields=x bitflip.x.field=Flip.plain bitflip.x.nBit=2 ok=": "",
	} {
		settings := append(strings.Fields(settings), "listener=BitFlipListener", "target.args=x,plain")
		r, _, err := listenertest.Try(t, classes, "Flip", settings...)
		if want == "" {
			if err != nil || r.Verdict != search.Incomplete {
				t.Errorf("two bits of a boolean: %v", err)
			}
		} else if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %q", settings, err, want)
		}
	}
}
