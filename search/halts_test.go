package search

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/search/result"
)

// Exceptions that vm.halt_on_throw names are violations though the program catches
// them, at the place where they are thrown; others are none.
func TestHaltOnThrow(t *testing.T) {
	for _, c := range []struct{ setting, exception, message, location string }{
		{"", "", "", ""},
		{"+vm.halt_on_throw=false", "", "", ""},
		{"+vm.halt_on_throw=true", "Thrower$Own", "first", "Thrower.java:13"},
		{"+vm.halt_on_throw=Thrower$*", "Thrower$Own", "first", "Thrower.java:13"},
		{"+vm.halt_on_throw=java.lang.Null*", "java.lang.NullPointerException", "", "Thrower.java:19"},
		{"+vm.halt_on_throw=java.io.IOException,java.lang.IllegalStateException", "java.lang.IllegalStateException", "in a call by reflection", "Thrower.java:32"},
		{"+vm.halt_on_throw=java.lang.reflect.*", "java.lang.reflect.InvocationTargetException", "", "Thrower.java:24"},
		{"+vm.halt_on_throw=p.Other", "", "", ""},
	} {
		r := search(t, "Thrower", nil, strings.Fields(c.setting)...)
		if c.exception == "" {
			if r.Verdict != result.Safe {
				t.Errorf("%s: %s", c.setting, describe(r))
			}
			warned := false
			for _, w := range r.Warnings {
				warned = warned || strings.Contains(w.Text, "p.Other")
			}
			if warned != strings.Contains(c.setting, "p.Other") {
				t.Errorf("%s: warnings %v", c.setting, r.Warnings)
			}
			continue
		}
		if r.Verdict != result.Violated || len(r.Violations) != 1 {
			t.Errorf("%s: %s", c.setting, describe(r))
			continue
		}
		v := r.Violations[0]
		if v.Exception != c.exception || c.message != "" && v.Message != c.message || v.Location != c.location || len(v.Trace) == 0 {
			t.Errorf("%s: %s %q at %s, expected %s at %s", c.setting, v.Exception, v.Message, v.Location, c.exception, c.location)
		}
	}
}

// A pattern for assertions that names no class of the run has a warning.
func TestAssertionPatternsAreMet(t *testing.T) {
	for setting, warned := range map[string]bool{
		"+vm.enable_assertions=*": false, "+vm.enable_assertions=Thrower": false, "+vm.enable_assertions=p.None": true,
		"+vm.disable_assertions=Thrower*": false, "+vm.disable_assertions=q.*": true, "+vm.disable_assertions=true": false,
	} {
		r := search(t, "Thrower", nil, setting)
		if got := len(r.Warnings) > 0; r.Verdict != result.Safe || got != warned {
			t.Errorf("%s: %s, warnings %v", setting, describe(r), r.Warnings)
		}
	}
}

// Settings that are for what a run does not do have a warning, and those that it
// goes by have none.
func TestSettingsInVain(t *testing.T) {
	const symbolic = "+search.multiple_errors=true +symbolic.method=Faults.check(sym#sym)"
	for setting, warned := range map[string]bool{
		"+search.heuristic.queue_limit=5": true, "+search.heuristic.beam_search=true": true, "+search.heuristic.queue_limit=-1": true,
		"+search.heuristic.queue_limit=5 +search.class=BFSHeuristic":   false,
		"+search.heuristic.beam_search=true +search.class=MostBlocked": false,
		"+symbolic.concolic.tries=5":                                   true, "+symbolic.concolic.seed=5": true,
		"+symbolic.concolic.tries=5 +symbolic.concolic.seed=5 +symbolic.concolic=true " + symbolic: false,
		"+symbolic.min_int_v=1 " + symbolic: false, "+symbolic.max_int_x=3 " + symbolic: true, "+symbolic.min_long_v=1 " + symbolic: true,
		"+symbolic.max_double_v=1 " + symbolic: true, "+symbolic.min_int_v=1": true,
	} {
		r := search(t, "Faults", nil, strings.Fields(setting)...)
		if got := len(r.Warnings) > 0; got != warned {
			t.Errorf("%s: %s, warnings %v", setting, describe(r), r.Warnings)
		}
	}
}
