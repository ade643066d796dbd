// Package hunt looks for bugs in compiled code without a main. Each method of a code
// base is explored by itself, on inputs of all values and shapes; an exception that
// leaves it, and that nobody declared, is a candidate. For each candidate a test is
// written that calls the method with the inputs of its path, and the host's JVM is
// asked: what happens there as foreseen is a confirmed finding, everything else says
// why it is not.
//
// The path of data: [scope] lists the methods, [explorer] gives the candidates of
// one, [book] keeps one for each exception and line, [confirmer] runs their tests,
// rank puts them into tiers, and the writers of [Result] tell.
//
// Invariants. Nothing is called confirmed that did not happen on the host. Nothing
// is deleted: a candidate that is not confirmed is listed with its reason. What was
// cut is counted for the method that it was cut from. The result does not depend on
// the number of workers.
package hunt

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/internal/cache"
	"github.com/gojpf/gojpf/listener/contractfile"
)

// Options are what a hunt is told.
type Options struct {
	// Paths are the folders and jars whose classes are hunted in, and names of classes
	// and packages, which choose among these; without folders and jars, among those of
	// the class path.
	Paths []string
	// ClassPath has what these need, as in java -cp.
	ClassPath string
	Methods   Visibility
	// Include and Exclude are patterns of methods, as in "p.C.m" or "p.*"; without
	// Include all methods are meant.
	Include, Exclude []string
	// Depth says how deep calls are followed, -1 for all: numbers, and "PATTERN=NUMBER"
	// for methods that match. The last that means a method counts. Changes is what calls
	// that are not followed may change, nothing or everything that they reach; Library
	// whether calls of the JDK are executed or unknown. "" stands for the first of each.
	Depth            []string
	Changes, Library string
	// Strategy is the order in which states are explored: dfs, bfs, coverage, nulls or learnt, which
	// is that of Model, a file of Learn, "" for what gojpf comes with.
	Strategy, Model string
	// Endless has calls that never end be found, too.
	Endless bool
	// Contracts is a file as gojpf learn writes it, "" for none: its recipes are ways to build
	// objects, and calls that its preconditions leave out are told last.
	Contracts string
	// Time is that of a method, without its tests.
	Time time.Duration
	// Workers is how many methods are explored at a time, 0 for one on each processor.
	Workers int
	// TestDir is where the tests of the findings are written, "" for nowhere.
	TestDir string
	JUnit   int // 4 or 5
	// Sources are folders and archives with the sources, besides where they usually are.
	Sources []string
	// Baseline is the JSON report of an earlier hunt, whose findings are left out.
	Baseline string
	// ChangedSince leaves out methods whose closure of classes has not changed since a
	// revision of git, or since a file was written; "" leaves out none.
	ChangedSince string
	// Store is a folder that keeps the results of methods, "" for none. Those whose
	// closure of classes and settings are unchanged are not explored again.
	Store string
	// File is a .jpf file whose keys hold for each exploration, "" for none.
	File string
	// Settings are further keys of the configuration, as in "symbolic.dp=cvc5".
	Settings []string
	// Progress is told of each method that is done, from one goroutine at a time.
	Progress func(done, all, candidates int)
}

// Run hunts. When ctx ends it returns what is known by then; tests that did not run
// leave their findings unconfirmed. The error says why there was no hunt at all.
func Run(ctx context.Context, o Options) (*Result, error) {
	began := time.Now()
	var old baseline
	if o.Baseline != "" {
		var err error
		if old, err = readBaseline(o.Baseline); err != nil {
			return nil, err
		}
	}
	s, err := open(&o)
	if err != nil {
		return nil, err
	}
	if len(s.units) == 0 && s.unchanged > 0 {
		r := &Result{sources: sourcesOf(&o, s), began: began}
		r.Statistics.Unchanged, r.Statistics.Unloadable, r.Statistics.Left = s.unchanged, s.unloadable, s.left
		r.finish(time.Since(began))
		return r, nil
	}
	if len(s.units) == 0 {
		return nil, fmt.Errorf("no method to hunt in: %s %s", strings.Join(o.Paths, ", "), s.empty())
	}
	if err := s.openAnswers(&o); err != nil {
		return nil, err
	}
	defer s.closeAnswers()
	work, err := os.MkdirTemp("", "gojpf-hunt-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	outcomes := exploreAll(ctx, &o, s, func(u *unit) *outcome { return outcomeOf(ctx, &o, s, u) })
	whole := map[string]bool{} // units of which all paths within the bounds were taken, and all calls
	b := newBook()
	r := &Result{sources: sourcesOf(&o, s), began: began}
	r.dir, _ = os.Getwd()
	r.Statistics.Unchanged, r.Statistics.Unloadable, r.Statistics.Left = s.unchanged, s.unloadable, s.left
	for i, u := range s.units {
		out := outcomes[i]
		if out == nil {
			out = &outcome{cuts: map[string]int{"interrupted": 1}, short: true, late: true}
		}
		r.method(u, out)
		b.add(u, out)
		whole[u.String()] = !out.short && out.err == nil && s.depths.of(u) == everyCall
	}
	r.Statistics.Unstored = s.closeAnswers()
	if s.store != nil && s.store.Err() != nil {
		r.Statistics.Unstored = s.store.Err().Error()
	}
	if err := unmade(outcomes); err != nil {
		return nil, err
	}
	c := &confirmer{o: &o, work: work, scope: s}
	r.Findings = b.findings()
	if err := c.confirm(ctx, r.Findings); err != nil {
		r.Statistics.Unconfirmable = err.Error()
	}
	for _, f := range r.Findings {
		f.ours = s.classes
		f.refuted = s.refuted(f, whole)
	}
	rank(r.Findings)
	r.Findings, r.Statistics.Known = old.news(r.Findings)
	if o.TestDir != "" {
		if err := writeTests(&o, r.Findings); err != nil {
			return nil, err
		}
	}
	r.finish(time.Since(began))
	return r, nil
}

// open lists the methods that options name, and has all at hand that their exploration needs.
func open(o *Options) (*scope, error) {
	if len(o.Paths) == 0 {
		return nil, errors.New("nothing to hunt in: name folders or jars with classes, or classes or packages of --cp")
	}
	if o.Workers <= 0 {
		o.Workers = runtime.NumCPU()
	}
	for _, kv := range []struct {
		at    *string
		first string
	}{{&o.Changes, "nothing"}, {&o.Library, "execute"}, {&o.Strategy, "dfs"}} {
		*kv.at = cmp.Or(*kv.at, kv.first)
	}
	s, err := newScope(o)
	if err != nil {
		return nil, err
	}
	if o.Contracts != "" {
		if s.contracts, err = contractfile.Load(o.Contracts); err != nil {
			return nil, err
		}
	}
	if o.Strategy == "learnt" {
		if s.model, err = loadModel(o.Model); err != nil {
			return nil, fmt.Errorf("--model: %w", err)
		}
	}
	if err := s.prepare(o); err != nil {
		return nil, err
	}
	if len(s.units) > 0 {
		if _, err := gojpf.ReadConfig(o.File, settings(o, s, s.units[0])...); err != nil {
			return nil, err
		}
	}
	_, _, err = s.ordered(o)
	return s, err
}

// prepare leaves out what has not changed, and opens the store.
func (s *scope) prepare(o *Options) error {
	if o.ChangedSince == "" && o.Store == "" {
		return nil
	}
	c, err := cache.ReadClosures(append(slices.Clone(s.paths), filepath.SplitList(o.ClassPath)...))
	if err != nil {
		return err
	}
	if o.ChangedSince != "" {
		if err := s.changedSince(o.ChangedSince, c); err != nil {
			return err
		}
	}
	if o.Store != "" {
		s.store, err = newStore(o.Store, o, c)
	}
	return err
}

// unmade is why no unit at all could be explored, nil where one was.
func unmade(outcomes []*outcome) error {
	var first error
	for _, out := range outcomes {
		if out == nil || out.err == nil {
			return nil
		}
		first = cmp.Or(first, out.err)
	}
	return first
}

// exploreAll explores all units, some at a time. Those that a context has cut off
// have no outcome.
func exploreAll(ctx context.Context, o *Options, s *scope, explore func(*unit) *outcome) []*outcome {
	outcomes := make([]*outcome, len(s.units))
	var group sync.WaitGroup
	var lock sync.Mutex
	next := make(chan int)
	done, candidates := 0, 0
	for range min(o.Workers, len(s.units)) {
		group.Add(1)
		go func() {
			defer group.Done()
			for i := range next {
				out := explore(s.units[i])
				if ctx.Err() != nil && len(out.candidates) == 0 {
					continue
				}
				outcomes[i] = out
				lock.Lock()
				done++
				candidates += len(out.candidates)
				if o.Progress != nil {
					o.Progress(done, len(s.units), candidates)
				}
				lock.Unlock()
			}
		}()
	}
	for i := range s.units {
		select {
		case next <- i:
		case <-ctx.Done():
		}
	}
	close(next)
	group.Wait()
	return outcomes
}

// sorted returns the keys of a map in order.
func sorted[V any](m map[string]V) []string {
	list := make([]string, 0, len(m))
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
