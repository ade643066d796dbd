package search

import (
	"errors"
	"strings"
	"testing"
)

func TestVerdict(t *testing.T) {
	cut, violation := Cut{Reason: "a limit", Count: 1}, Violation{Kind: KindUncaught}
	for _, test := range []struct {
		result Result
		want   Verdict
		status int
	}{
		{Result{}, Safe, 0},
		{Result{Violations: []Violation{violation}}, Violated, 1},
		{Result{Incomplete: []Cut{cut}}, Incomplete, 3},
		{Result{Violations: []Violation{violation}, Incomplete: []Cut{cut}}, Violated, 1},
	} {
		test.result.judge()
		if got := test.result.Verdict; got != test.want || got.ExitStatus() != test.status {
			t.Errorf("%+v: status %d, want %s %d", test.result, got.ExitStatus(), test.want, test.status)
		}
	}
	if Verdict("").ExitStatus() == 0 {
		t.Error("a result without a verdict counts as safe")
	}
}

func TestGuard(t *testing.T) {
	err := guard(func() error { var p *Program; return errors.New(p.Name) })
	var internal *InternalError
	if !errors.As(err, &internal) || !strings.Contains(err.Error(), "internal error: ") || !strings.Contains(string(internal.Stack), "TestGuard") {
		t.Errorf("got %v", err)
	}
	if err := guard(func() error { return nil }); err != nil {
		t.Error(err)
	}
}
