package tests

import (
	"context"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/linear"
)

// linearizable is the test of a class whose operations are annotated.
const linearizable = "linearizable"

// runOperations checks that the object of a class with operations is linearizable.
func (s *suite) runOperations(ctx context.Context) {
	class := s.unit.class
	if !s.wanted(class, linearizable, "") {
		return
	}
	id := testID{name: class + "#" + linearizable, class: class, method: linearizable}
	if ctx.Err() != nil {
		s.give(&Test{Verdict: Incomplete, Reason: "the run ended before its turn"}, id)
		return
	}
	o := linear.Defaults()
	o.ClassPath, o.Time, o.Settings = strings.Join(s.project.classPath(operations), ":"), s.o.Time, s.o.Settings
	if s.o.AnyTimeouts {
		o.Settings = append([]string{"vm.timeout.model=any"}, o.Settings...)
	}
	r, err := linear.Run(ctx, class, o)
	if err != nil {
		s.give(&Test{Verdict: Incomplete, Reason: oneLine(err.Error())}, id)
		return
	}
	t := &Test{Schedules: r.Schedules, Complete: r.Verdict == gojpf.Safe, Elapsed: r.Elapsed, States: r.States}
	switch r.Verdict {
	case gojpf.Violated:
		b := r.Broken
		t.Verdict, t.Violation = Failed, b.Violation
		t.Reason = fmt.Sprintf("%s: %s", b.Violation.Headline(), b)
		t.Notes = append(t.Notes, "again: gojpf linear --scenario '"+b.Scenario+"' "+class)
	case gojpf.Safe:
		t.Verdict = Passed
		t.Notes = append(t.Notes, fmt.Sprintf("%d scenarios", r.Scenarios))
	default:
		t.Verdict = Incomplete
		var reasons []string
		for _, c := range r.Cuts {
			reasons = append(reasons, oneLine(c.Reason))
			if t.Help == "" {
				t.Help = c.Help
			}
		}
		t.Reason = strings.Join(reasons, "; ")
	}
	s.give(t, id)
}
