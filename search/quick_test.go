package search

import (
	"path/filepath"
	"testing"

	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
)

// enough ends a search that all would take for ever, of what the quick phase must not
// call wrong.
const enough = "+search.max_instructions=400000"

// What is wrong among many threads is found by random schedules beside the search. The
// path to it can be taken again, and what is not wrong is not found.
func TestQuickPhase(t *testing.T) {
	for _, test := range []struct {
		what, threads string
		kind          string
	}{
		{"torn", "60", property.KindAssertion},
		{"whole", "100", ""}, // 60 are through in time from JDK 21 on, which starts threads in fewer instructions
		{"ring", "20", property.KindDeadlock},
		{"ordered", "20", ""},
	} {
		t.Run(test.what, func(t *testing.T) {
			r := search(t, "Crowd", []string{test.what, test.threads}, enough, "+search.quick_after=40000")
			q := r.Statistics.Quick
			if q.Schedules == 0 {
				t.Fatal("no quick phase")
			}
			if test.kind == "" {
				if r.Verdict != result.Incomplete || q.Found {
					t.Errorf("%s, found %v", describe(r), q.Found)
				}
				return
			}
			if r.Verdict != result.Violated || !q.Found || r.Violations[0].Kind != test.kind {
				t.Fatalf("%s, found %v", describe(r), q.Found)
			}
			v := &r.Violations[0]
			file := filepath.Join(t.TempDir(), "trace")
			if err := explore.NewStoredTrace("Crowd", "", v.Trace, v).WriteFile(file, false); err != nil {
				t.Fatal(err)
			}
			again := search(t, "Crowd", []string{test.what, test.threads}, "+search.replay="+file)
			if again.Verdict != result.Violated || !again.Violations[0].SameAs(v) || again.Statistics.Quick.Schedules > 0 {
				t.Errorf("replayed: %s", describe(again))
			}
		})
	}
}

// The settings: none at all, none before the search has done its part, and none where
// there is but one thread.
func TestQuickPhaseIsAsked(t *testing.T) {
	for _, settings := range []string{"+search.quick=false", "+search.quick_after=1000000000", "+search.class=iddfs", "+search.workers=2"} {
		if r := search(t, "Crowd", []string{"whole", "60"}, enough, "+search.quick_after=1000", settings); r.Statistics.Quick.Schedules > 0 {
			t.Errorf("%s: %d schedules", settings, r.Statistics.Quick.Schedules)
		}
	}
	if r := search(t, "Dials", []string{"2", "0"}, "+search.quick_after=1"); r.Statistics.Quick.Schedules > 0 || r.Verdict != result.Safe {
		t.Errorf("one thread: %d schedules, %s", r.Statistics.Quick.Schedules, describe(r))
	}
}

// A search that goes on behind what the phase has found tells it once, and finds the
// states that it finds without.
func TestQuickPhaseBesideAll(t *testing.T) {
	for _, what := range []string{"torn", "ring", "whole", "ordered"} {
		args := []string{what, "4"}
		alone := search(t, "Crowd", args, "+search.multiple_errors=true", "+search.quick=false")
		r := search(t, "Crowd", args, "+search.multiple_errors=true", "+search.quick_after=1")
		if r.Statistics.Quick.Schedules == 0 {
			t.Errorf("%s: no quick phase", what)
		}
		if r.Verdict != alone.Verdict || len(r.Violations) != len(alone.Violations) || r.Statistics.StatesNew != alone.Statistics.StatesNew {
			t.Errorf("%s: %s, %d states; without the phase %s, %d states", what, describe(r), r.Statistics.StatesNew, describe(alone), alone.Statistics.StatesNew)
		}
	}
}

// A search with quick phases beside it meets the states that it meets without: what it
// has stored is compared with what it stores afterwards, and what it has closed comes
// back as it was.
func TestQuickPhaseLeavesNoMark(t *testing.T) {
	for _, settings := range [][]string{{}, {"+search.open_states=1"}, {"+search.class=bfs", "+search.open_states=1"}} {
		want := search(t, "Crowd", []string{"whole", "4"}, append(settings, "+search.quick=false")...)
		got := search(t, "Crowd", []string{"whole", "4"}, append(settings, "+search.quick_after=1")...)
		if want.Verdict != result.Safe || got.Statistics.Quick.Schedules == 0 {
			t.Fatalf("%v: %s; %d schedules", settings, describe(want), got.Statistics.Quick.Schedules)
		}
		w, g := &want.Statistics, &got.Statistics
		if got.Verdict != want.Verdict || g.StatesNew != w.StatesNew || g.StatesVisited != w.StatesVisited {
			t.Errorf("%v: %s, %d new, %d visited; without: %d new, %d visited",
				settings, describe(got), g.StatesNew, g.StatesVisited, w.StatesNew, w.StatesVisited)
		}
	}
}
