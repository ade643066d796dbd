// Package tests runs a project's own tests in every way that they can run. Each test
// of JUnit or TestNG is a search of its own: every order of the threads that it starts,
// every choice that it makes. It passes if it passes on all of them.
//
// The path of data: [project] finds classes and what they need, [discover] the
// classes with tests, a driver (driver/src) has the test framework run them inside the
// machine and says through [hook] where a test begins and ends, [suite] turns the
// results of the searches into those of tests, and the writers of [Result] tell.
//
// Invariants. No test passes of which anything was cut. Each test begins where the one
// before it in its class ended on a schedule that passed. A test that was planned has a
// verdict, whatever became of those before it. The verdicts do not depend on the number
// of workers.
//
// The package never decides what a test is or when it fails: the framework does.
package tests

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gojpf/gojpf/internal/driver"
	"github.com/gojpf/gojpf/report"
)

// Options are what a run of tests is told.
type Options struct {
	// Targets are folders of projects or classes, jars, and classes as in p.C or p.C#m.
	Targets []string
	// ClassPath is what there is beside what is found, as in java -cp.
	ClassPath string
	// Filter are patterns of tests, as in "p.C#m", "p.*" or "*Slow*"; without any all run.
	Filter []string
	// Time is that of a test, TotalTime that of the run; 0 for no limit.
	Time, TotalTime time.Duration
	Workers         int  // classes at a time, 0 for one on each processor
	FailFast        bool // end with the first test that fails
	Race            bool // data races are failures
	// AnyTimeouts has waits that are limited end at any moment, not only when nothing
	// else can happen.
	AnyTimeouts bool
	// Schedules has each test run on so many random schedules in place of all.
	Schedules int
	Seed      uint64
	// Replay is the seed of a schedule on which a test has failed: only that runs, as it
	// did. What the run was told that the seed is of takes the place of these options, but
	// for Settings, which must be the same.
	Replay string
	// Store is a folder that keeps verdicts, "" for none. Those of classes whose closure of
	// class files and whose settings are unchanged are not found anew.
	Store string
	// Settings are further keys of the configuration, as in "vm.por=dpor".
	Settings []string
	// Progress is told of each test that has a verdict, by one at a time.
	Progress func(*Test)
}

// Run runs the tests. The error says why none ran.
func Run(ctx context.Context, o Options) (*Result, error) {
	began := time.Now()
	if o.Workers <= 0 {
		o.Workers = runtime.NumCPU()
	}
	var d *seed
	if o.Replay != "" {
		var err error
		if d, err = parseSeed(o.Replay); err != nil {
			return nil, err
		}
		if err = d.told(&o); err != nil {
			return nil, err
		}
	}
	p, units, drivers, err := prepared(&o)
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(drivers)
	if d != nil {
		u, err := d.unit(units)
		if err != nil {
			return nil, err
		}
		units = []*unit{u}
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if o.TotalTime > 0 {
		ctx, cancel = context.WithTimeout(ctx, o.TotalTime)
		defer cancel()
	}
	r := &Result{Notes: p.missing, Began: began, Sources: report.SourcesBeside(append(slices.Clone(p.roots), p.path...))}
	keeper, err := newKeeper(&o, p)
	if err != nil {
		return nil, err
	}
	suites := make([]*suite, len(units))
	for i, u := range units {
		suites[i] = newSuite(&o, p, u, drivers)
		suites[i].keeper = keeper
		if d != nil {
			d.prepare(suites[i])
		}
	}
	tell := serial(o.Progress, o.FailFast, cancel)
	if o.Progress = tell; d != nil {
		o.Progress = nil // a replay may have to be tried twice
	}
	runAll(ctx, o.Workers, suites)
	if d != nil {
		if suites[0], err = suites[0].replayed(ctx); err != nil {
			return nil, err
		}
	}
	var first error
	for _, s := range suites {
		r.Tests = append(r.Tests, s.results()...)
		r.Notes = append(r.Notes, s.notes...)
		if s.err != nil && first == nil {
			first = fmt.Errorf("%s: %w", s.unit.class, s.err)
		}
	}
	if len(r.Tests) == 0 {
		if first == nil && len(o.Filter) > 0 {
			first = fmt.Errorf("no test matches %s", strings.Join(o.Filter, ", "))
		}
		if first == nil {
			first = errors.New("no tests found in " + strings.Join(p.where(), ", "))
		}
		return nil, first
	}
	if d != nil {
		for _, t := range r.Tests {
			tell(t)
		}
	}
	if keeper != nil && keeper.store.Err() != nil {
		r.Notes = append(r.Notes, fmt.Sprintf("verdicts could not be kept: %v", keeper.store.Err()))
	}
	r.Elapsed = time.Since(began)
	return r, nil
}

// prepared finds the tests and what runs them; the folder of drivers is the caller's.
func prepared(o *Options) (p *project, units []*unit, drivers string, err error) {
	if p, err = findProject(o.Targets, o.ClassPath); err != nil {
		return nil, nil, "", err
	}
	if units, err = p.discover(); err != nil {
		return nil, nil, "", err
	}
	if len(units) == 0 {
		return nil, nil, "", errors.New("no tests found in " + strings.Join(p.where(), ", "))
	}
	if missing := p.lacking(units); missing != "" {
		return nil, nil, "", errors.New(missing)
	}
	drivers, err = driver.Write("test", driverClasses)
	return p, units, drivers, err
}

// serial has one test at a time be told of, and ends the run after one that failed.
func serial(progress func(*Test), failFast bool, cancel func()) func(*Test) {
	var lock sync.Mutex
	return func(t *Test) {
		lock.Lock()
		defer lock.Unlock()
		if progress != nil {
			progress(t)
		}
		if failFast && t.Verdict == Failed {
			cancel()
		}
	}
}

// runAll runs suites, some at a time.
func runAll(ctx context.Context, workers int, suites []*suite) {
	next := make(chan *suite)
	var group sync.WaitGroup
	for range min(workers, len(suites)) {
		group.Add(1)
		go func() {
			defer group.Done()
			for s := range next {
				s.run(ctx)
			}
		}()
	}
	for _, s := range suites {
		next <- s
	}
	close(next)
	group.Wait()
}
