// Package sequences writes tests for a class: it tries sequences of calls of its
// constructors and methods with small arguments, in the order of their length, and keeps
// those that take a branch which none before has taken.
//
// The path of data: a driver (driver/src) asks for call after call; explore makes them, all
// that there are, as choices of a search whose states are those of the program, so that of
// sequences that lead to isomorphic objects one goes on; cover watches branches and chooses
// the tests in the end, and listener/javatest writes them.
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
	Settings  []string // further keys
	// Contracts say which method users were seen to call behind which: sequences keep to
	// that. nil lets any follow any.
	Contracts *contractfile.File
	class     string
}

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
	if o.LCOV != "" {
		set = append(set, gojpf.Set("listener", "CoverageAnalyzer"), gojpf.Set("coverage.lcov.file", o.LCOV), gojpf.Set("coverage.include", class+","+class+"$*"))
	}
	for _, kv := range o.Settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	cfg, err := gojpf.ReadConfig("", set...)
	if err != nil {
		return nil, err
	}
	x := &explorer{o: &o, covered: map[outcome]bool{}, next: map[*vm.Method][]op{}}
	r := &Result{Class: class, Test: class[strings.LastIndexByte(class, '.')+1:] + "SequenceTest"}
	r.Test = strings.ReplaceAll(r.Test, "$", "_")
	if i := strings.LastIndexByte(class, '.'); i >= 0 {
		r.Package = class[:i]
	}
	w := &writer{x: x, r: r}
	found, err := gojpf.Check(ctx, cfg, gojpf.WithoutConsole(), gojpf.WithArgs(class), gojpf.WithListener(w),
		gojpf.WithNatives(driverClass, gojpf.Natives{"step": x.step}),
		gojpf.WithFactory(func(base gojpf.Factory) gojpf.Factory { return watch{base, x} }))
	switch {
	case found == nil:
		return nil, err
	case err != nil:
		return nil, err
	case len(found.Violations) > 0 && x.class == nil:
		return nil, fmt.Errorf("%s cannot be used: %s", class, found.Violations[0].Message)
	case x.class == nil:
		return nil, fmt.Errorf("%s was not loaded", class)
	case len(x.begins) == 0 && len(x.goesOn) == 0:
		return nil, fmt.Errorf("%s has no constructors that can be called", class)
	case len(x.begins) == 0:
		return nil, fmt.Errorf("%s has no constructor that can be called: it is abstract, or hides them", class)
	case w.err != nil:
		return nil, w.err
	}
	r.Complete = len(found.Incomplete) == 0 && len(found.Violations) == 0
	for _, c := range found.Incomplete {
		r.Why = c.Reason
	}
	if len(found.Violations) > 0 {
		r.Why = "a sequence did not come to its end: " + found.Violations[0].Message
	}
	r.States, r.Elapsed = found.Statistics.StatesNew, time.Since(began)
	return r, nil
}

// writer is the listener that writes the tests when the search is over: methods are those
// of its machine.
type writer struct {
	x   *explorer
	r   *Result
	err error
}

// SearchFinished implements listener.SearchFinished.
func (w *writer) SearchFinished(c *listener.Context, _ *search.Result) {
	if w.x.class == nil || len(w.x.begins) == 0 {
		return
	}
	w.count(c.Machine)
	f := javatest.New(c.Machine, w.r.Package, w.r.Test, javatest.Version(w.x.o.JUnit))
	for _, name := range w.x.shared {
		f.Omit(name + " stays as tests leave it: what it refers to cannot be written")
	}
	for _, t := range smallest(w.x.found) {
		var no *javatest.Inexpressible
		switch err := f.Add(w.x.test(c.Machine, t, fmt.Sprint("sequence", w.r.Tests+1))); {
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
func (w *writer) count(m *vm.Machine) {
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
