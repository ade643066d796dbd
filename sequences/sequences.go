// Package sequences writes tests for a class: it tries sequences of calls of its
// constructors and methods with small arguments, in the order of their length, and keeps
// those that take a branch, or a way through a method, which none before has taken.
//
// The path of data: a driver (driver/src) asks for call after call; explore makes them, all
// that there are, as choices of a search whose states are those of the program, so that of
// sequences that lead to isomorphic objects one goes on; cover watches branches and chooses
// sequences in the end. A second run, observe, makes these once more, and between their calls
// those that look at the object: methods of which no call was seen to change anything. What comes
// of all of them listener/javatest writes.
//
// Invariants. A test says what the calls did in the machine, no more: whether that is right
// somebody else has to say. The tests together cover all that any sequence has covered.
package sequences

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/internal/driver"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

//go:embed driver/classes
var driverClasses embed.FS

const driverClass = "gojpf.sequences.Driver"

// Options are what tests are written for.
type Options struct {
	ClassPath string
	Length    int // of a sequence, with its constructor
	Values    int // how many values a number or a text has
	Time      time.Duration
	JUnit     int      // the version that tests are written for
	LCOV      string   // the file for the coverage in lcov's form, "" for none
	Cover     Cover    // what tests are written for
	Further   int      // calls that follow in a test, for what is wrong to show
	Settings  []string // further keys
	// Contracts say which method users were seen to call behind which: sequences keep to
	// that. nil lets any follow any.
	Contracts *contractfile.File
	class     string
}

// Cover is what each test covers and those before it do not.
type Cover string

// What there is to cover, beside exceptions and methods.
const (
	// Branches are the ways that each branch can go.
	Branches Cover = "branches"
	// BranchPaths are which of them one call takes together, in the order in which it takes them
	// for the first time.
	BranchPaths Cover = "ways"
)

// Result is what was found for a class.
type Result struct {
	Class   string // with dots
	Test    string // the name of the class of tests, without package
	Package string
	Source  []byte
	Tests   int
	Omitted int // that cannot be written
	// Covered and Branches count the ways that branches of the class can go.
	Covered, Branches int
	Missed            []string
	States            int64
	Complete          bool   // all sequences of the length were tried
	Why               string // not
	Elapsed           time.Duration
}

// Run writes tests for a class. The error says why there are none.
func Run(ctx context.Context, class string, o Options) (*Result, error) {
	began := time.Now()
	o.class = class
	folder, err := driver.Write("sequences", driverClasses)
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	cp := o.ClassPath
	if cp == "" {
		cp = "."
	}
	set := []gojpf.Setting{
		gojpf.Isolated(), gojpf.Set("target", driverClass), gojpf.Set("classpath", strings.Join([]string{folder, cp}, ":")),
		gojpf.Set("search.class", "bfs"), gojpf.Set("vm.tree_output", "false"), gojpf.Set("search.workers", "1"),
		gojpf.Set("search.multiple_errors", "true"), // a call that never returns ends its own sequence only
	}
	if o.Time > 0 {
		set = append(set, gojpf.Set("search.max_time", fmt.Sprint(o.Time.Milliseconds())))
	}
	for _, kv := range o.Settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	r := &Result{Class: class, Test: class[strings.LastIndexByte(class, '.')+1:] + "SequenceTest"}
	r.Test = strings.ReplaceAll(r.Test, "$", "_")
	if i := strings.LastIndexByte(class, '.'); i >= 0 {
		r.Package = class[:i]
	}
	x := newExplorer(&o)
	if err := x.explore(ctx, set, r); err != nil {
		return nil, err
	}
	// What was found until somebody ended the search is written.
	if err := write(context.WithoutCancel(ctx), set, r, x); err != nil {
		return nil, err
	}
	r.Elapsed = time.Since(began)
	return r, nil
}

// check runs the driver with a native and a listener.
func (x *explorer) check(ctx context.Context, set []gojpf.Setting, step func(*vm.Env), l listener.SearchFinished) (*gojpf.Result, error) {
	cfg, err := gojpf.ReadConfig("", set...)
	if err != nil {
		return nil, err
	}
	return gojpf.Check(ctx, cfg, gojpf.WithoutConsole(), gojpf.WithArgs(x.o.class), gojpf.WithListener(l),
		gojpf.WithNatives(driverClass, gojpf.Natives{"step": step}),
		gojpf.WithFactory(func(base gojpf.Factory) gojpf.Factory { return watch{base, x} }))
}

// explore tries sequences of calls. The error says why there can be no tests.
func (x *explorer) explore(ctx context.Context, set []gojpf.Setting, r *Result) error {
	if o := x.o; o.LCOV != "" {
		set = append(slices.Clone(set), gojpf.Set("listener", "CoverageAnalyzer"), gojpf.Set("coverage.lcov.file", o.LCOV), gojpf.Set("coverage.include", o.class+","+o.class+"$*"))
	}
	found, err := x.check(ctx, set, x.step, counter{x, r})
	switch {
	case err != nil:
		return err
	case len(found.Violations) > 0 && x.class == nil:
		return fmt.Errorf("%s cannot be used: %s", r.Class, found.Violations[0].Message)
	case x.class == nil:
		return fmt.Errorf("%s was not loaded", r.Class)
	case len(x.begins) == 0 && len(x.goesOn) == 0:
		return fmt.Errorf("%s has no constructors that can be called", r.Class)
	case len(x.begins) == 0:
		return fmt.Errorf("%s has no constructor that can be called: it is abstract, or hides them", r.Class)
	}
	r.Complete = len(found.Incomplete) == 0 && len(found.Violations) == 0
	for _, c := range found.Incomplete {
		r.Why = c.Reason
	}
	if len(found.Violations) > 0 {
		r.Why = "a sequence did not come to its end: " + found.Violations[0].Message
	}
	r.States = found.Statistics.StatesNew
	return nil
}

// write writes tests of the sequences that were found. Where calls that look at the object
// keep something from being covered, because they do change it, tests do without; so they do
// without toString of results of a class where that fails.
func write(ctx context.Context, set []gojpf.Setting, r *Result, x *explorer) error {
	w := &observation{looking: map[string]bool{}, silent: map[string]bool{}, further: x.o.Further}
	for _, t := range smallest(x.found) {
		w.scripts = append(w.scripts, scriptOf(t))
	}
	for _, k := range x.goesOn {
		if x.looks(k.method) {
			w.looking[k.method.String()] = true
		}
	}
	for {
		w.x = newExplorer(x.o)
		l := &writer{w: w, r: r}
		found, err := w.x.check(ctx, set, w.step, l)
		switch {
		case err != nil:
			return err
		case l.err != nil:
			return l.err
		}
		// A call that runs in a circle ends its path, and nothing is said of it.
		lost := len(found.Incomplete) > 0 || len(found.Violations) > 0 || slices.Contains(w.ends, nil)
		for o := range x.covered {
			lost = lost || !w.x.covered[o]
		}
		switch {
		case w.spoilt:
			w.spoilt = false
		case lost && w.further > 0: // it led where nobody has been
			w.further = 0
		case lost && len(w.looking) > 0:
			clear(w.looking)
		default:
			return nil
		}
		w.brief, w.all, w.takes, w.changes = nil, nil, nil, nil
	}
}

// counter is the listener that counts what the search has covered when it is over: methods are
// those of its machine.
type counter struct {
	x *explorer
	r *Result
}

// SearchFinished implements listener.SearchFinished.
func (c counter) SearchFinished(at *listener.Context, _ *search.Result) {
	if c.x.class != nil && len(c.x.begins) > 0 {
		c.count(at.Machine)
	}
}

// writer is the listener that writes the tests when they were observed.
type writer struct {
	w   *observation
	r   *Result
	err error
}

// SearchFinished implements listener.SearchFinished.
func (w *writer) SearchFinished(c *listener.Context, _ *search.Result) {
	x := w.w.x
	w.r.Tests, w.r.Omitted = 0, 0
	f := javatest.New(c.Machine, w.r.Package, w.r.Test, javatest.Version(x.o.JUnit))
	for _, name := range x.shared {
		f.Omit(name + " stays as tests leave it: what it refers to cannot be written")
	}
	var ended []*trail
	for _, last := range w.w.ends {
		if last == nil {
			f.Omit("a sequence that did not end when it was made once more")
			w.r.Omitted++
			continue
		}
		ended = append(ended, last)
	}
	// What some were chosen for others cover when they look.
	for _, last := range smallest(ended) {
		var no *javatest.Inexpressible
		switch err := f.Add(x.test(c.Machine, last, fmt.Sprint("sequence", w.r.Tests+1))); {
		case errors.As(err, &no):
			f.Omit("a sequence: " + no.Reason)
			w.r.Omitted++
		case err == nil:
			w.r.Tests++
		case !errors.Is(err, javatest.ErrDuplicate):
			w.err = err
			return
		}
	}
	var b strings.Builder
	w.err = f.Write(&b)
	w.r.Source = []byte(b.String())
}

// count counts which branches are covered.
func (w counter) count(m *vm.Machine) {
	for id := 1; id < m.Lib.Classes(); id++ {
		c := m.Lib.ClassByID(uint32(id))
		if c.JavaName() != w.x.o.class && !strings.HasPrefix(c.JavaName(), w.x.o.class+"$") {
			continue
		}
		for _, o := range branches(c) {
			w.r.Branches++
			if w.x.covered[o] {
				w.r.Covered++
			} else {
				w.r.Missed = append(w.r.Missed, string(o))
			}
		}
	}
	slices.Sort(w.r.Missed)
}

// WriteSummary writes a line about the tests.
func (r *Result) WriteSummary(out io.Writer) error {
	all := "all sequences tried"
	if !r.Complete {
		all = "not all sequences tried: " + r.Why
	}
	omitted := ""
	if r.Omitted > 0 {
		omitted = fmt.Sprintf(" (%d cannot be written)", r.Omitted)
	}
	_, err := fmt.Fprintf(out, "%s: %d tests%s, %d of %d branches, %d states, %s, %s\n", r.Class, r.Tests, omitted, r.Covered, r.Branches, r.States,
		r.Elapsed.Round(time.Millisecond), all)
	return err
}
