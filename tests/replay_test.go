package tests

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf"
)

// The seed of a failure has its test fail in the same way, on one schedule, wherever in
// its class the test stands, and in a program that was begun again.
func TestReplay(t *testing.T) {
	classes, _ := corpus(t)
	o := Options{Targets: []string{classes}, Filter: []string{"racy.*"}, Time: time.Minute, Workers: 1}
	r, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	failed := 0
	for _, test := range r.Tests {
		if test.Verdict != Failed {
			if test.Seed != "" {
				t.Errorf("%s: %s, with a seed", test.Name, test.Verdict)
			}
			continue
		}
		failed++
		again, err := Run(context.Background(), Options{Targets: []string{classes}, Time: time.Minute, Replay: test.Seed})
		if err != nil {
			t.Errorf("%s: %v", test.Name, err)
			continue
		}
		if len(again.Tests) != 1 || again.Tests[0].Name != test.Name || again.Tests[0].Verdict != Failed || again.Tests[0].Reason != test.Reason {
			t.Errorf("%s: %+v, want %s", test.Name, again.Tests, test.Reason)
			continue
		}
		if one := again.Tests[0]; one.Schedules != 1 || len(one.Notes) > 0 && strings.Contains(strings.Join(one.Notes, " "), "another course") {
			t.Errorf("%s: %d schedules, %v", test.Name, one.Schedules, one.Notes)
		}
	}
	if failed < 3 {
		t.Errorf("%d failed", failed)
	}
}

// A schedule that does not fail any more is no failure, and a test that still fails on
// others is searched.
func TestReplayOfAnotherCourse(t *testing.T) {
	classes, _ := corpus(t)
	for _, k := range []struct {
		test string
		want Verdict
		note string
	}{
		{"racy.Counters#guarded", Incomplete, ""},
		{"racy.Counters#unguarded", Failed, "another course"},
	} {
		d := &seed{Class: "racy.Counters", Framework: jupiter, Test: k.test, Filter: []string{k.test}, Paths: map[int]*gojpf.ChoicePath{0: {Indices: []int{0}}}}
		r, err := Run(context.Background(), Options{Targets: []string{classes}, Time: time.Minute, Replay: d.String()})
		if err != nil || len(r.Tests) != 1 || r.Tests[0].Verdict != k.want || r.Tests[0].Complete && k.want == Incomplete {
			t.Errorf("%s: %v %+v", k.test, err, r)
			continue
		}
		if !strings.Contains(strings.Join(r.Tests[0].Notes, " "), k.note) {
			t.Errorf("%s: notes %v", k.test, r.Tests[0].Notes)
		}
	}
}

func TestBadSeeds(t *testing.T) {
	good := (&seed{Class: "p.C", Framework: junit4, Test: "p.C#m"}).String()
	if d, err := parseSeed(" " + good + "\n"); err != nil || d.Test != "p.C#m" {
		t.Error(d, err)
	}
	for text, want := range map[string]string{
		"1.0.2":            "does not begin",
		"1-%%%":            "other characters",
		good[:len(good)-4]: "cut",
		(&seed{}).String(): "names no test",
		(&seed{Class: "p.C", Framework: jupiter, Paths: map[int]*gojpf.ChoicePath{1: {}}}).String(): "changed",
	} {
		if _, err := parseSeed(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	classes, _ := corpus(t)
	for d, want := range map[*seed]string{
		{Class: "racy.Counters", Framework: jupiter, Test: "racy.Counters#guarded", Settings: []string{"symbolic.dp=smtlib:sh run"}}: "symbolic.dp=smtlib:sh run",
		{Class: "p.Absent", Framework: jupiter, Test: "p.Absent#m"}:                                                                  "not among the classes",
		{Class: "racy.Counters", Framework: jupiter, Test: "racy.Counters#guarded", Stage: 1000}:                                     "did not run",
	} {
		if _, err := Run(context.Background(), Options{Targets: []string{classes}, Replay: d.String()}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", d.Test, err, want)
		}
	}
}

// A seed names no settings but those that the user gives: they could run commands.
func TestSeedWithSettings(t *testing.T) {
	classes, _ := corpus(t)
	o := Options{Targets: []string{classes}, Filter: []string{"racy.Counters#unguarded"}, Time: time.Minute, Settings: []string{"vm.por=shared"}}
	r, err := Run(context.Background(), o)
	if err != nil || len(r.Tests) != 1 || r.Tests[0].Verdict != Failed {
		t.Fatal(r, err)
	}
	o.Replay, o.Filter = r.Tests[0].Seed, nil
	if r, err = Run(context.Background(), o); err != nil || len(r.Tests) != 1 || r.Tests[0].Verdict != Failed {
		t.Errorf("with the same settings: %+v %v", r, err)
	}
	o.Settings = nil
	if _, err = Run(context.Background(), o); err == nil || !strings.Contains(err.Error(), "vm.por=shared") {
		t.Errorf("without them: %v", err)
	}
}
