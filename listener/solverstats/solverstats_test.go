package solverstats_test

import (
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/solverstats"
)

func TestStatistics(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Ways.java")
	r, out := listenertest.Run(t, classes, "Ways", "symbolic.method=Ways.ways(sym#sym)", "listener=.symbc.GreenListener,.symbc.numeric.solvers.IncrementalListener")
	listenertest.Contains(t, out, "queries:: ", "answered by ranges:: ", "IncrementalListener: nothing to do")
	s := &r.Statistics
	sum := s.Answers.Ranges + s.Answers.Model + s.Answers.Cache + s.Answers.Linear + s.Answers.Search + s.Answers.Solvers + s.Answers.Stored
	if s.Queries == 0 || sum != s.Queries || s.Sat+s.Unsat+s.Unknown != s.Queries {
		t.Errorf("%d queries, of which %d have answers: %+v", s.Queries, sum, s.Answers)
	}
}
