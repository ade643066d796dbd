package race_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/race"
	"github.com/gojpf/gojpf/search"
)

const (
	precise = "PreciseRaceDetector"
	order   = "HappensBeforeRace"
)

func TestRaces(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Races.java")
	for _, test := range []struct{ program, race string }{
		{"field", "field Races@"}, {"static", "field Races.total"}, {"element", "array element int[]@"},
		{"elementsApart", ""}, {"readers", ""}, {"beforeStart", ""}, {"joined", ""}, {"locked", ""}, {"twoLocks", ".value"},
		{"reentrantLock", ""}, {"volatile", ""}, {"volatileTooEarly", ".value"}, {"otherVolatile", ".value"}, {"atomic", ""},
		{"plainHandle", ".value"}, {"volatileHandle", ""}, {"park", ""}, {"latch", ""}, {"queue", ""}, {"interrupt", ""},
		{"initialised", "field Races$Lazy.made"}, {"initialisedOnly", ""}, {"farApart", "field Races.total"},
		{"library", "field java.lang.StringBuilder@"},
	} {
		for _, listener := range []string{precise, order} {
			settings := []string{"target.args=" + test.program, "listener=" + listener}
			if test.program == "library" {
				settings = append(settings, "race.include=java.lang.*")
			}
			r, _ := listenertest.Run(t, classes, "Races", settings...)
			switch {
			case test.race == "" && r.Verdict != search.Safe:
				t.Errorf("%s, %s: %s %+v %+v", test.program, listener, r.Verdict, r.Violations, r.Incomplete)
			case test.race == "":
			case r.Verdict != search.Violated:
				t.Errorf("%s, %s: %s, expected a race", test.program, listener, r.Verdict)
			default:
				v := r.Violations[0]
				if v.Kind != search.KindRace || v.Property != "gov.nasa.jpf.listener."+listener || !strings.Contains(v.Message, test.race) {
					t.Errorf("%s, %s: %s %s %s", test.program, listener, v.Kind, v.Property, v.Message)
				}
			}
		}
	}
}

// Every reduction shows the detectors the same races.
func TestReductions(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Races.java")
	for program, verdict := range map[string]search.Verdict{
		"field": search.Violated, "volatile": search.Safe, "volatileTooEarly": search.Violated, "locked": search.Safe,
	} {
		for _, por := range []string{"none", "shared", "locks"} {
			for _, listener := range []string{precise, order} {
				r, _ := listenertest.Run(t, classes, "Races", "target.args="+program, "vm.por="+por, "listener="+listener)
				if r.Verdict != verdict {
					t.Errorf("%s, %s, %s: %s", program, por, listener, r.Verdict)
				}
			}
		}
	}
}

// One path is enough for the order of accesses, not for the precise detector.
func TestOnePath(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Races.java")
	found := map[string]search.Verdict{precise: search.Incomplete, order: search.Violated}
	for listener, verdict := range found {
		r, _ := listenertest.Run(t, classes, "Races", "target.args=farApart", "search.class=simulation", "vm.timeout.model=last", "listener="+listener)
		if r.Verdict != verdict {
			t.Errorf("%s: %s, expected %s", listener, r.Verdict, verdict)
		}
	}
}

func TestReport(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Races.java")
	for _, listener := range []string{precise, order} {
		r, _ := listenertest.Run(t, classes, "Races", "target.args=static", "sourcepath=../testdata", "listener="+listener)
		v := r.Violations[0]
		listenertest.Contains(t, v.Details,
			"race for field Races.total\n", "  main at Races.main(Races.java:", "READ:  getstatic Races.total",
			"  Thread-0 at Races.lambda$main$", "WRITE: putstatic Races.total")
		if v.Thread != "Thread-0" || !strings.HasPrefix(v.Location, "Races.java:") {
			t.Errorf("%s: by %s at %s, expected that of the write", listener, v.Thread, v.Location)
		}
	}
}

func TestFilter(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Races.java")
	for _, test := range []struct {
		program, setting string
		verdict          search.Verdict
	}{
		{"field", "race.include_fields=Races.value", search.Violated}, {"field", "race.include=Races.total", search.Safe},
		{"field", "race.exclude_fields=*.value", search.Safe}, {"element", "race.exclude=Races.main", search.Safe},
		{"element", "race.include=Races.*", search.Violated},
	} {
		r, _ := listenertest.Run(t, classes, "Races", "target.args="+test.program, "listener="+precise, test.setting)
		if r.Verdict != test.verdict {
			t.Errorf("%s, %s: %s", test.program, test.setting, r.Verdict)
		}
	}
}

// A reduction to single orders is enough for the order of accesses. The precise
// detector says that it may miss some.
func TestDynamicReduction(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Races.java")
	for program, races := range map[string]bool{"field": true, "locked": false, "volatile": false, "volatileTooEarly": true, "otherVolatile": true} {
		r, _ := listenertest.Run(t, classes, "Races", "target.args="+program, "vm.por=dpor", "listener="+order)
		if found := r.Verdict == search.Violated; found != races {
			t.Errorf("%s: %s", program, r.Verdict)
		}
	}
	if r, _ := listenertest.Run(t, classes, "Races", "target.args=locked", "vm.por=dpor", "listener="+precise); r.Verdict != search.Incomplete {
		t.Errorf("%s: %s", precise, r.Verdict)
	}
}

// Random paths come near the race soon.
func TestRandomPaths(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Races.java")
	for program, races := range map[string]bool{"volatileTooEarly": true, "volatile": false, "queue": false} {
		r, _ := listenertest.Run(t, classes, "Races", "target.args="+program, "search.class=random", "search.RandomSearch.path_limit=50", "listener="+order)
		if found := r.Verdict == search.Violated; found != races {
			t.Errorf("%s: %s %+v", program, r.Verdict, r.Violations)
		}
	}
}

// All races are listed once each, by the places in the code.
func TestAllRaces(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Races.java")
	for _, listener := range []string{precise, order} {
		r, _ := listenertest.Run(t, classes, "Races", "target.args=element", "search.multiple_errors=true", "listener="+listener)
		if len(r.Violations) != 2 { // of the write with main's read and with its write
			t.Errorf("%s: %d races", listener, len(r.Violations))
		}
	}
}

// The filters look at the methods that access, as in JPF, not at what they access.
func TestFilters(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Filter.java")
	for _, test := range []struct {
		program, setting string
		verdict          search.Verdict
	}{
		{"inside", "race.exclude=Filter$Data.*", search.Safe},
		{"outside", "race.exclude=Filter$Data.*", search.Violated}, // a field of that class, accessed elsewhere
		{"outside", "race.exclude=Filter.left", search.Safe},
		{"outside", "race.exclude=Filter.left()V", search.Safe},
		{"outside", "race.exclude=Filter.left(int)", search.Violated},
		{"outside", "race.exclude=Filter.none,*.right", search.Safe},
		{"outside", "race.include=Filter.left", search.Safe}, // both have to be included
		{"outside", "race.include=Filter.*t()", search.Violated},
		{"inside", "race.include=Filter.*", search.Safe},
		{"outside", "race.include=!Filter.left", search.Safe},
		{"outside", "race.exclude=java.*,javax.*", search.Violated},
		{"outside", "race.exclude_fields=*.x", search.Safe},
		{"outside", "race.exclude_fields=Filter$Data.y", search.Violated},
		{"outside", "race.include_fields=Filter$Data.y", search.Safe},
	} {
		for _, listener := range []string{precise, order} {
			r, _ := listenertest.Run(t, classes, "Filter", "target.args="+test.program, test.setting, "listener="+listener)
			if r.Verdict != test.verdict {
				t.Errorf("%s, %s, %s: %s, expected %s", test.program, test.setting, listener, r.Verdict, test.verdict)
			}
		}
	}
}
