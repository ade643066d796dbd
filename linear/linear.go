// Package linear checks whether objects that several threads use behave as if each of
// their operations happened at one moment between its call and its return: whether they
// are linearizable, or consistent in a weaker way.
//
// The path of data: [operations] are methods of a class, with arguments, that annotations
// name; [scenarios] arranges them for threads; a driver (driver/src) runs a scenario inside
// the machine and says through [hook] which operation begins and ends; a [checker] searches
// each scenario twice, first with one operation at a time in every order, which makes the
// [orders] that are right, then with all interleavings, and asks for each end whether some
// order explains it. What none explains is made as small as possible and told.
//
// Invariants. A scenario is called right only if all of its interleavings were searched and
// each is explained by an order in which the object itself, or its specification, has given
// the same results. Results are compared as texts. Which scenarios there are depends on
// nothing but the class, the options and the seed.
package linear

import (
	"context"
	"fmt"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/report"
)

// Options are what a check is told.
type Options struct {
	ClassPath string
	// Specification is a class that has the same operations and says what they do one at
	// a time; "" for the class itself.
	Specification string
	Consistency   Consistency
	// Threads and Operations bound the part of a scenario in which threads run together.
	Threads, Operations int
	// Before and After are how many operations there may be before and after it.
	Before, After int
	Values        int // of a parameter
	Scenarios     int // that are checked at most
	Seed          uint64
	// Scenario is the only one to check, as a report has it; "" for none.
	Scenario string
	Time     time.Duration // for a class, 0 for no limit
	Settings []string      // further keys
}

// Consistency is what is asked of an object.
type Consistency string

// What may be asked. An operation that has returned before another is called comes first
// in an order of the first kind; of the second, if nothing was going on in between; of the
// third, if both are of one thread.
const (
	Linearizable Consistency = "linearizable"
	Quiescent    Consistency = "quiescent"
	Sequential   Consistency = "sequential"
)

// Defaults are the options of a check that nobody has asked anything special of.
func Defaults() Options {
	return Options{Consistency: Linearizable, Threads: 3, Operations: 3, Before: 1, After: 1, Values: 2, Scenarios: 60, Seed: 1, Time: time.Minute}
}

// Run checks a class. The error says why it cannot be checked.
func Run(ctx context.Context, class string, o Options) (*Result, error) {
	began := time.Now()
	s, err := findOperations(class, &o)
	if err != nil {
		return nil, err
	}
	if o.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, o.Time)
		defer cancel()
	}
	r := &Result{Class: s.class, Consistency: o.Consistency, Seed: o.Seed, Sources: report.SourcesBeside(classPath(&o))}
	plan, err := newPlan(s, &o)
	if err != nil {
		return nil, err
	}
	m, err := start(ctx, s, &o)
	if err != nil {
		return nil, err
	}
	defer m.stop()
	c := &checker{subject: s, o: &o, machine: m, r: r}
	c.run(ctx, plan)
	if r.Scenarios == 0 && m.err != nil {
		return nil, fmt.Errorf("%s: %w", s.class, m.err)
	}
	r.Elapsed = time.Since(began)
	return r, nil
}

// verdictOf is the verdict of a class.
func (r *Result) verdictOf() gojpf.Verdict {
	switch {
	case r.Broken != nil:
		return gojpf.Violated
	case len(r.Cuts) > 0 || r.Scenarios == 0:
		return gojpf.Incomplete
	}
	return gojpf.Safe
}

// Check says which option is wrong.
func (o *Options) Check() error {
	switch {
	case o.Consistency != Linearizable && o.Consistency != Quiescent && o.Consistency != Sequential:
		return fmt.Errorf("--consistency: linearizable, quiescent or sequential, not %q", o.Consistency)
	case o.Threads < 1 || o.Threads > 6:
		return fmt.Errorf("--threads: from 1 to 6, not %d", o.Threads)
	case o.Operations < 1 || o.Operations > 6:
		return fmt.Errorf("--operations: from 1 to 6, not %d", o.Operations)
	case o.Before < 0 || o.Before > 6 || o.After < 0 || o.After > 6:
		return fmt.Errorf("--before and --after: from 0 to 6, not %d and %d", o.Before, o.After)
	case o.Values < 1 || o.Values > 26:
		return fmt.Errorf("--values: from 1 to 26, not %d", o.Values)
	case o.Scenarios < 1:
		return fmt.Errorf("--scenarios: %d is no number of scenarios", o.Scenarios)
	case o.Time < 0:
		return fmt.Errorf("--time is no time before now")
	}
	return nil
}
