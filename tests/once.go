package tests

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/report"
)

// Once is what became of tests that were run on one schedule each.
type Once struct {
	Passed, Failed int
	Notes          []string
	Sources        []string // where those of the program and of the tests may be
}

// RunOnce runs each test once, as a JVM would, for whoever wants to watch. prepare has
// the options for each run of a program, of which there is one for each class with tests at
// least; it is told the names of these classes.
// Which tests have failed is no verdict of a search.
func RunOnce(ctx context.Context, o Options, prepare func(classes []string) []gojpf.Option) (*Once, error) {
	p, units, drivers, err := prepared(&o)
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(drivers)
	once := &Once{Notes: p.missing, Sources: report.SourcesBeside(append(slices.Clone(p.roots), p.path...))}
	var classes []string
	for _, u := range units {
		classes = append(classes, u.names()...)
	}
	if o.TotalTime > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, o.TotalTime)
		defer cancel()
	}
	for _, u := range units {
		s := newSuite(&o, p, u, drivers)
		if s.idle() || u.framework == operations {
			continue
		}
		if err := s.runOnce(ctx, func() []gojpf.Option { return prepare(classes) }); err != nil {
			once.Notes = append(once.Notes, fmt.Sprintf("%s: %v", u.class, err))
		}
		for _, t := range s.results() {
			if t.Verdict == Failed {
				once.Failed++
			} else if t.Verdict == Passed {
				once.Passed++
			}
		}
	}
	if once.Passed+once.Failed == 0 {
		return nil, errors.Join(fmt.Errorf("no test was run"), notes(once.Notes))
	}
	return once, nil
}

func notes(list []string) error {
	var errs []error
	for _, n := range list {
		errs = append(errs, errors.New(n))
	}
	return errors.Join(errs...)
}

// runOnce runs the tests of a class. A test that ends the program is not run again.
func (s *suite) runOnce(ctx context.Context, prepare func() []gojpf.Option) error {
	for ctx.Err() == nil {
		before := len(s.tests)
		h := &hook{wanted: s.wanted, lost: s.lost}
		natives := h.natives()
		done := false
		natives["end"] = func(e *gojpf.Env) {
			r := recordOf(e.M)
			switch {
			case r.at == allEnds:
				done = true
			case r.at == testEnds && s.tests[r.test.name] == nil:
				s.give(&Test{Verdict: map[string]Verdict{"failed": Failed, "aborted": Skipped, "passed": Passed}[r.outcome]}, r.test)
			}
			h.current = testID{}
		}
		cfg, err := gojpf.ReadConfig("", s.settings()...)
		if err != nil {
			return err
		}
		over, cancel := ctx, context.CancelFunc(func() {})
		if s.o.Time > 0 {
			over, cancel = context.WithTimeout(ctx, s.o.Time)
		}
		_, err = gojpf.Exec(over, cfg, append([]gojpf.Option{gojpf.WithNatives(hookClass, natives), gojpf.WithArgs(s.unit.arguments()...)}, prepare()...)...)
		cancel()
		s.plan(h.planned)
		if done {
			return nil
		}
		if h.current.name != "" && s.tests[h.current.name] == nil {
			s.give(&Test{Verdict: Failed}, h.current)
		}
		if err != nil && !errors.Is(err, gojpf.ErrInterrupted) || len(s.tests) == before {
			return err
		}
	}
	return ctx.Err()
}
