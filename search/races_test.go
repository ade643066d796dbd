package search

import (
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/search/result"
)

// Races are told of where there are some, and nowhere else; neither the verdict nor what
// is searched depends on it.
func TestRacesAsANote(t *testing.T) {
	for what, want := range map[string]string{
		"writes": "Unordered.plain", "read": "Unordered.plain", "cells": "an element of int[]",
		"others": "", "volatile": "", "locked": "", "published": "",
	} {
		t.Run(what, func(t *testing.T) {
			off := search(t, "Unordered", []string{what}, "+search.races=off")
			r := search(t, "Unordered", []string{what})
			if off.Races != nil || r.Races == nil {
				t.Fatalf("off: %v, by default: %v", off.Races, r.Races)
			}
			if names := strings.Join(r.Races.Variables(), " "); names != want {
				t.Errorf("seen at %q, want %q", names, want)
			}
			for _, race := range r.Races.Seen {
				if !race.Places[0].Write || !strings.HasPrefix(race.Places[0].Method, "Unordered.") || race.Places[0].Line == 0 {
					t.Errorf("%+v", race)
				}
			}
			a, b := &off.Statistics, &r.Statistics
			if r.Verdict != result.Safe || off.Verdict != result.Safe || a.StatesNew != b.StatesNew || a.StatesVisited != b.StatesVisited || a.Instructions != b.Instructions {
				t.Errorf("%s with %d states, without the note %s with %d", describe(r), b.StatesNew, describe(off), a.StatesNew)
			}
			if again := search(t, "Unordered", []string{what}); !slices.Equal(again.Races.Seen, r.Races.Seen) {
				t.Errorf("once %+v, once %+v", r.Races.Seen, again.Races.Seen)
			}
		})
	}
}

// Nobody looks where there is one thread, or a reduction that knows of no variables. A
// search that found something else tells of races all the same.
func TestRacesAreLookedFor(t *testing.T) {
	if r := search(t, "Dials", []string{"2", "0"}); r.Races != nil {
		t.Errorf("one thread: %+v", r.Races)
	}
	for _, settings := range []string{"+vm.por=shared", "+vm.por=none", "+vm.scheduler=roundrobin"} {
		if r := search(t, "Unordered", []string{"writes"}, settings); r.Races != nil {
			t.Errorf("%s: %+v", settings, r.Races)
		}
	}
	for _, settings := range []string{"+search.class=bfs", "+search.class=pct", "+search.workers=2", "+vm.por=dpor"} {
		if r := search(t, "Unordered", []string{"writes"}, settings, "+search.pct.runs=20"); r.Races == nil || len(r.Races.Seen) != 1 {
			t.Errorf("%s: %+v", settings, r.Races)
		}
	}
}
