package oomeinjector_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/oomeinjector"
	"github.com/gojpf/gojpf/search"
)

func TestAllocationsFail(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Hungry.java")
	for setting, want := range map[string]string{
		"oome.types=Hungry":                                "failed 1",
		"oome.types=int[]":                                 "failed 1",
		"oome.types=Hungry[]":                              "failed 2",
		"oome.types=long[][]":                              "failed 4",
		"oome.types=*[]":                                   "failed 7",
		"oome.types=Hungr":                                 "",
		"oome.locations=Hungry:6":                          "failed 1",
		"oome.locations=Hungry.make(int)":                  "failed 1",
		"oome.locations=Hungry.many;Hungry.java:15":        "failed 6",
		"oome.locations=Hungry.make(long);Hungry.matrix()": "failed 4",
	} {
		r, _ := listenertest.Run(t, classes, "Hungry", "listener=OOMEInjector", setting)
		got := ""
		for _, v := range r.Violations {
			got = v.Message
		}
		if got != want || want == "" && r.Verdict != search.Safe {
			t.Errorf("%s: %s %q, want %q", setting, r.Verdict, got, want)
		}
	}
}

// Types are classes with their subclasses where that is asked for, and the classes
// of an interface. What is called from a location fails as well.
func TestFamilies(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Family.java")
	for setting, want := range map[string]string{ // the classes that cannot be made
		"oome.types=Family$B": "B", "oome.types=Family$B+": "BCD", "oome.types=Family$I": "CD", "oome.types=!Family$B+;Family$C": "C",
		"oome.types=Family$C,Family$D": "CD", "oome.locations=Family.java:21": "D", "oome.locations=Family.java:1,17-20": "BC",
		"oome.locations=Family.c()": "C", "oome.locations=Family.b(), Family.java:21": "BD", "oome.types=Family$E": "",
	} {
		got, warned := "", false
		for _, class := range []string{"B", "C", "D"} {
			r, _ := listenertest.Run(t, classes, "Family", "listener=OOMEInjector", setting, "target.args="+class)
			if r.Verdict == search.Violated {
				got += class
			}
			warned = warned || len(r.Warnings) > 0
		}
		if got != want || want == "" && !warned {
			t.Errorf("%s: %q, want %q", setting, got, want)
		}
	}
}

func TestBadSettings(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Hungry.java")
	for setting, want := range map[string]string{"oome.types=": "set oome.locations or oome.types", "oome.locations=x": "oome.locations: "} {
		if _, _, err := listenertest.Try(t, classes, "Hungry", "listener=OOMEInjector", setting); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %q", setting, err, want)
		}
	}
}
