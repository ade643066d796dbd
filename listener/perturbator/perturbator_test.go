package perturbator_test

import (
	"slices"
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/cgmonitor"
	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/perturbator"
	"github.com/gojpf/gojpf/search"
)

// ends counts the paths, each of which has values of its own.
func TestPerturbs(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Sensor.java")
	for _, test := range []struct {
		name     string
		settings []string
		want     []string // what the choices on all paths were
	}{
		{"field", []string{"perturb.fields=h", "perturb.h.class=.perturb.IntOverUnder", "perturb.h.field=Sensor.height", "perturb.h.delta=5"},
			[]string{"perturb.h: 100 instead of 100", "perturb.h: 105 instead of 100", "perturb.h: 95 instead of 100"}},
		{"static field at a line", []string{"perturb.fields=l", "perturb.l.class=gov.nasa.jpf.perturb.IntOverUnder", "perturb.l.field=Sensor.*", "perturb.l.location=Sensor.java:16"},
			[]string{"perturb.l: 10 instead of 10", "perturb.l: 11 instead of 10", "perturb.l: 9 instead of 10"}},
		{"another line", []string{"perturb.fields=l", "perturb.l.class=IntOverUnder", "perturb.l.field=Sensor.level", "perturb.l.location=Sensor:17"}, nil},
		{"result", []string{"perturb.returns=v", "perturb.v.class=GenericDataAbstractor", "perturb.v.method=Sensor.velocity()"},
			[]string{"perturb.v: -60 instead of 50", "perturb.v: 0 instead of 50", "perturb.v: 32 instead of 50"}},
		{"parameters", []string{"perturb.params=p", "perturb.p.class=GenericDataAbstractor", "perturb.p.method=Sensor.send"},
			[]string{"perturb.p.0: false instead of false", "perturb.p.0: true instead of false",
				"perturb.p.1: -48 instead of 3", "perturb.p.1: -84 instead of 3", "perturb.p.1: 0 instead of 3", "perturb.p.1: 0 instead of 3",
				"perturb.p.1: 21 instead of 3", "perturb.p.1: 48 instead of 3"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, out := listenertest.Run(t, classes, "Sensor", append(test.settings, "listener=Perturbator,CGMonitor", "cgm.show_depth=false")...)
			var got []string
			for line := range strings.Lines(out) {
				if strings.HasPrefix(line, "perturb.") {
					got = append(got, strings.TrimSpace(line))
				}
			}
			slices.Sort(got)
			if !slices.Equal(got, test.want) || r.Verdict != search.Safe {
				t.Errorf("%s with choices %q, want %q", r.Verdict, got, test.want)
			}
		})
	}
}

// The values come in JPF's order, those of a parameter within those of the one before.
func TestOrder(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Order.java")
	for _, test := range []struct{ args, want string }{
		{"perturb.fields=f perturb.f.class=IntOverUnder perturb.f.field=Order.f perturb.f.delta=3", "f 13,f 10,f 7,"},
		{"perturb.params=p perturb.p.class=GenericDataAbstractor perturb.p.method=Order.two", "21 48,21 0,21 -48,0 13,0 0,0 -86,-84 8,-84 0,-84 -13,"},
		{"perturb.params=p perturb.p.class=GenericDataAbstractor perturb.p.method=Order.mixed", "32 false,32 true,0 false,0 true,-60 false,-60 true,"},
		{"perturb.params=p perturb.p.class=GenericDataAbstractor perturb.p.method=Order.small", "65 null,0 null,-50 null,"},
	} {
		what := "field"
		if strings.Contains(test.args, "params") {
			what = test.args[strings.LastIndexByte(test.args, '.')+1:]
		}
		r, _ := listenertest.Run(t, classes, "Order", append(strings.Fields(test.args), "listener=Perturbator", "target.args="+what, "search.multiple_errors=true")...)
		got := ""
		for _, v := range r.Violations {
			got += v.Message + ","
		}
		if got != test.want {
			t.Errorf("%s: %s, want %s", test.args, got, test.want)
		}
	}
}

// The location of a result is that of the call.
func TestCallers(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Calls.java")
	for location, want := range map[string]string{
		"Calls.java:7": "first", "Calls:8": "second", "Calls.java:7-8": "first", "Calls.java:1,8": "second", "Calls.java:8+": "second",
		"Calls.java:3": "", "Other.java:7": "",
	} {
		r, _ := listenertest.Run(t, classes, "Calls", "listener=Perturbator", "perturb.returns=r", "perturb.r.method=Calls.r()", "perturb.r.class=IntOverUnder",
			"perturb.r.location="+location)
		got := ""
		for _, v := range r.Violations {
			got = v.Message
		}
		if warned := len(r.Warnings) > 0; got != want || warned != (want == "") {
			t.Errorf("%s: %q with warnings %v, want %q", location, got, r.Warnings, want)
		}
	}
}

// TestValuesArrive has the program itself look at the values.
func TestValuesArrive(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Check.java")
	for _, test := range []struct {
		settings []string
		want     string
	}{
		{[]string{"perturb.fields=f", "perturb.f.class=IntOverUnder", "perturb.f.field=Check.f", "perturb.f.delta=7"}, "f 8"},
		{[]string{"perturb.returns=r", "perturb.r.class=IntOverUnder", "perturb.r.method=Check.r", "perturb.r.delta=127"}, "r -128"}, // wraps
		{[]string{"perturb.params=p", "perturb.p.class=GenericDataAbstractor", "perturb.p.method=Check.p(long,double)"}, "p -60 -1.414"},
	} {
		r, _ := listenertest.Run(t, classes, "Check", append(test.settings, "listener=Perturbator", "search.multiple_errors=true", "target.args="+test.want)...)
		if len(r.Violations) != 1 || r.Violations[0].Message != test.want {
			t.Errorf("%v: %+v", test.settings, r.Violations)
		}
	}
}

func TestBadSettings(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Check.java")
	for _, test := range []struct{ settings, want string }{
		{"perturb.fields=", "set perturb.fields"},
		{"perturb.fields=f", "there is no perturb.f.field"},
		{"perturb.returns=f perturb.f.field=x.y", "there is no perturb.f.method"},
		{"perturb.fields=f perturb.f.field=x.y", "expected IntOverUnder"},
		{"perturb.fields=f perturb.f.field=x.y perturb.f.class=IntOverUnder perturb.f.delta=x", "perturb.f.delta"},
		{"perturb.fields=f perturb.f.field=x.y perturb.f.class=IntOverUnder perturb.f.location=x.y", "expected lines such as"},
		{"perturb.params=f perturb.f.method=C:3", "expected a method such as"},
	} {
		_, _, err := listenertest.Try(t, classes, "Check", append(strings.Fields(test.settings), "listener=Perturbator")...)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v, want %q", test.settings, err, test.want)
		}
	}
}
