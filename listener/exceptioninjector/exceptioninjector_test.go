package exceptioninjector_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/callmonitor"
	_ "github.com/gojpf/gojpf/listener/exceptioninjector"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
)

func TestInjections(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Injected.java")
	for _, test := range []struct {
		name, spec, settings string
		want                 string // exception, message and line of the violation, "" for none
	}{
		{"handled", `RuntimeException("disk full")@Injected.read()`, "", "java.lang.IllegalStateException handled 33"},
		{"without a message", "java.lang.RuntimeException@Injected.read", "", "java.lang.AssertionError no message 25"},
		{"not handled", `IOException("x")@Injected.read`, "", "java.io.IOException x 21"},
		{"another class of the program", "Injected$Odd@Injected:21", "", "java.lang.IllegalStateException handled 33"},
		{"the last instruction of a line", `Error("e")@Injected.java:31`, "", "java.lang.Error e 31"},
		{"the first instruction of a line", `Error("e")@Injected:31`, "ei.throw_first=true", "java.lang.Error e 31"},
		{"a method that is not called", "Error@Injected.read(int)", "", ""},
		{"by descriptor", `Error("d")@Injected.twice(II)I`, "", "java.lang.Error d 31"},
		{"a line of a method", `Error("o")@Injected.main(java.lang.String[]):2`, "", "java.lang.Error o 21"},
		{"a line that it does not have", `Error@Injected.twice(int,int):9`, "", ""},
		{"lines", `Error("l")@Injected.java:30-32`, "", "java.lang.Error l 32"},
		{"the second of two", `Error@Injected.nothing;Error("2")@*.twice`, "", "java.lang.Error 2 31"},
	} {
		t.Run(test.name, func(t *testing.T) {
			settings := []string{"listener=ExceptionInjector", "ei.exception=" + test.spec}
			if test.settings != "" {
				settings = append(settings, test.settings)
			}
			r, out := listenertest.Run(t, classes, "Injected", settings...)
			got := ""
			for _, v := range r.Violations {
				got = v.Exception + " " + v.Message + " " + v.Location[strings.LastIndexByte(v.Location, ':')+1:]
			}
			if got != test.want {
				t.Errorf("%q, want %q\n%s", got, test.want, out)
			}
			if test.want == "" && r.Verdict != search.Safe {
				t.Errorf("%s: %+v", r.Verdict, r.Incomplete)
			}
		})
	}
}

// TestThrowFirst tells the two ends of a line apart by what was called before.
func TestThrowFirst(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Injected.java")
	for first, calls := range map[string]int{"true": 0, "false": 1} {
		_, out := listenertest.Run(t, classes, "Injected", "listener=ExceptionInjector,CallMonitor", "ei.exception=Error@Injected:31", "ei.throw_first="+first)
		if n := strings.Count(out, "twice("); n != calls {
			t.Errorf("throw_first=%s: twice was called %d times, want %d\n%s", first, n, calls, out)
		}
	}
}

func TestBadSettings(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Injected.java")
	for spec, want := range map[string]string{
		"":            "set ei.exception",
		"Error":       "expected exception@place",
		"@Injected:1": "names no exception",
		"Error@m":     "expected lines such as",
		"Error@C:x":   "expected lines such as",
	} {
		_, _, err := listenertest.Try(t, classes, "Injected", "listener=ExceptionInjector", "ei.exception="+spec)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %q", spec, err, want)
		}
	}
	r, _ := listenertest.Run(t, classes, "Injected", "listener=ExceptionInjector", "ei.exception=Nothing@Injected.read")
	if r.Verdict != search.Incomplete {
		t.Errorf("an exception that does not exist: %s", r.Verdict)
	}
}
