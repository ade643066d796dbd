package search

import (
	"errors"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/search/result"
)

func TestVerdict(t *testing.T) {
	cut, violation := result.Cut{Reason: "a limit", Count: 1}, Violation{Kind: KindUncaught}
	for _, test := range []struct {
		result result.Result
		want   result.Verdict
		status int
	}{
		{result.Result{}, result.Safe, 0},
		{result.Result{Violations: []Violation{violation}}, result.Violated, 1},
		{result.Result{Incomplete: []result.Cut{cut}}, result.Incomplete, 3},
		{result.Result{Violations: []Violation{violation}, Incomplete: []result.Cut{cut}}, result.Violated, 1},
	} {
		test.result.Judge()
		if got := test.result.Verdict; got != test.want || got.ExitStatus() != test.status {
			t.Errorf("%+v: status %d, want %s %d", test.result, got.ExitStatus(), test.want, test.status)
		}
	}
	if result.Verdict("").ExitStatus() == 0 {
		t.Error("a result without a verdict counts as safe")
	}
}

func TestGuard(t *testing.T) {
	err := result.Guard(func() error { var p *Program; return errors.New(p.Name) })
	var internal *result.InternalError
	if !errors.As(err, &internal) || !strings.Contains(err.Error(), "internal error: ") || !strings.Contains(string(internal.Stack), "TestGuard") {
		t.Errorf("got %v", err)
	}
	if err := result.Guard(func() error { return nil }); err != nil {
		t.Error(err)
	}
}
