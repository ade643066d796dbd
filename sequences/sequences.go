// Package sequences writes tests for a class: it tries sequences of calls of its
// constructors and methods with small arguments, in the order of their length, and keeps
// those that take a branch, or a way through a method, which none before has taken.
//
// The path of data: a driver (driver/src) asks for call after call; explore makes them, all
// that there are, as choices of a search whose states are those of the program, so that of
// sequences that lead to isomorphic objects one goes on; cover watches branches and chooses
// sequences in the end. A second run, observe, makes these once more, and between their calls
// those that look at the object: methods of which no call was seen to change anything. What is not
// the same on all schedules, and in other worlds, is doubtful (doubt.go). What comes of all of them listener/javatest writes.
//
// Invariants. A test says what the calls did in the machine, no more: whether that is right
// somebody else has to say. The tests together cover all that any sequence has covered.
package sequences

import (
	"cmp"
	"context"
	"embed"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/internal/driver"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/coverage"
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
	JUnit     int // the version that tests are written for
	// Covered counts what the tests execute of the class and the classes within it, nil where nobody asks.
	Covered *coverage.Runs
	Cover   Cover // what tests are written for
	// Solve has values be found for what small ones do not cover.
	Solve bool
	// Unknown has numbers that methods are called with be unknown, and solves for them.
	Unknown bool
	// OneOfShape has one sequence of those go on that lead to objects of one shape, though they may differ in numbers.
	OneOfShape bool
	Further    int      // calls that follow in a test, for what is wrong to show
	Settings   []string // further keys
	// Contracts say which method users were seen to call behind which, and how they make objects:
	// sequences keep to that. nil lets any follow any.
	Contracts *contractfile.File
	class     string
	library   *library
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
	// Pairs are two methods of which one is called directly behind the other.
	Pairs Cover = "pairs"
	// States are what the object can be, with all that can be reached from it.
	States Cover = "states"
	// Shapes are states without numbers and texts: classes, and what refers to what.
	Shapes Cover = "shapes"
)

// Covers are what there is to cover, as flags have it.
var Covers = []Cover{Branches, BranchPaths, Pairs, States, Shapes}

// Result is what was found for a class.
type Result struct {
	Class   string // with dots
	Test    string // the name of the class of tests, without package
	Package string
	Source  []byte
	More    []Source // classes with those tests that one has no room for
	Tests   int
	Omitted int // that cannot be written
	Unruly  int // of these, for they have more schedules than there is time for
	// Covered and Branches count the ways that branches of the class can go.
	Covered, Branches int
	Tested            int // of the branches' ways, those that the tests take
	Missed            []string
	States            int64
	Conditions        int      // of contracts that tests assert, for each method
	Broken            []string // conditions of contracts, and assertions, that do not hold
	Unread            []string // contracts that cannot be read
	Pairs, AllPairs   int      // of methods, where they are to be covered
	Left              int      // tests of states or shapes that are not written, as there are too many
	Complete          bool     // all sequences of the length were tried
	Why               string   // not
	Elapsed           time.Duration
	oneOfShape        bool
}

// Source is a class of tests.
type Source struct {
	Test string
	Text []byte
}

// Run writes tests for a class. The error says why there are none.
func Run(ctx context.Context, class string, o Options) (*Result, error) {
	began := time.Now()
	o.class = class
	var err error
	if o.library, err = newLibrary(&o); err != nil {
		return nil, err
	}
	defer o.library.path.Close()
	folder, err := driver.Write("sequences", driverClasses)
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	set := o.settings(folder)
	r := &Result{Class: class, oneOfShape: o.OneOfShape, Test: class[strings.LastIndexByte(class, '.')+1:] + "SequenceTest"}
	r.Test = strings.ReplaceAll(r.Test, "$", "_")
	if i := strings.LastIndexByte(class, '.'); i >= 0 {
		r.Package = class[:i]
	}
	x, err := try(ctx, set, r, &o)
	for o.library.refused() {
		x, err = try(ctx, set, r, &o)
	}
	if err == nil && o.Solve && len(r.Missed) > 0 {
		x = x.again(ctx, set, r)
	}
	if err == nil {
		err = x.ways.Err()
	}
	if err != nil {
		return nil, err
	}
	// What was found until somebody ended the search is written.
	if err := write(context.WithoutCancel(ctx), set, r, x); err != nil {
		return nil, err
	}
	r.Elapsed = time.Since(began)
	return r, nil
}

// settings are those of a run with the driver in a folder.
func (o *Options) settings(folder string) []gojpf.Setting {
	set := []gojpf.Setting{
		gojpf.Isolated(), gojpf.Set("target", driverClass), gojpf.Set("classpath", strings.Join([]string{folder, cmp.Or(o.ClassPath, ".")}, ":")),
		gojpf.Set("search.class", "bfs"), gojpf.Set("vm.tree_output", "false"), gojpf.Set("search.workers", "1"),
		gojpf.Set("search.multiple_errors", "true"), // a call that never returns ends its own sequence only
	}
	set = append(set, world(0).settings()...)
	if o.Time > 0 {
		set = append(set, gojpf.Set("search.max_time", fmt.Sprint(o.Time.Milliseconds())))
	}
	return set
}

// try tries the sequences that there are.
func try(ctx context.Context, set []gojpf.Setting, r *Result, o *Options) (*explorer, error) {
	x := newExplorer(o)
	if o.Unknown {
		return x.exploreUnknown(ctx, set, r)
	}
	return x, x.explore(ctx, set, r, counter{x, r})
}

// again tries sequences with values that were solved for, and keeps what comes of it where it covers more.
func (x *explorer) again(ctx context.Context, set []gojpf.Setting, r *Result) *explorer {
	before := x.library.solved.clone()
	if !x.solve(ctx) {
		return x
	}
	more := *r
	more.Branches, more.Covered, more.Missed, more.Pairs, more.AllPairs, more.Why = 0, 0, nil, 0, 0, ""
	y, err := try(ctx, set, &more, x.o)
	if ctx.Err() != nil || err != nil || more.Covered <= r.Covered && more.Pairs <= r.Pairs { // what was found stays
		x.library.solved = before
		return x
	}
	*r = more
	return y
}

// check runs the driver with a native and a listener.
func (x *explorer) check(ctx context.Context, set []gojpf.Setting, step func(*vm.Env), l any) (*gojpf.Result, error) {
	set = slices.Clone(set)
	for _, kv := range x.o.Settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	cfg, err := gojpf.ReadConfig("", set...)
	if err != nil {
		return nil, err
	}
	// A search that is out of time may be left behind: nobody hears of it any more.
	var lock sync.Mutex
	over := false
	defer func() {
		lock.Lock()
		defer lock.Unlock()
		over = true
	}()
	heard := func(e *vm.Env) {
		lock.Lock()
		defer lock.Unlock()
		if !over {
			step(e)
		}
	}
	return gojpf.Check(ctx, cfg, gojpf.WithoutConsole(), gojpf.WithArgs(x.o.class), gojpf.WithListener(l),
		gojpf.WithNatives(driverClass, gojpf.Natives{"step": heard}),
		gojpf.WithFactory(func(base gojpf.Factory) gojpf.Factory {
			if x.runs != nil {
				base = x.runs.Factory(base)
			}
			return watch{base, x}
		}))
}

// Untestable is why there can be no tests of a class: others may have some.
type Untestable struct{ reason string }

func (e *Untestable) Error() string { return e.reason }

func untestable(format string, args ...any) error {
	return &Untestable{fmt.Sprintf(format, args...)}
}

// explore tries sequences of calls. The error says why there can be no tests.
func (x *explorer) explore(ctx context.Context, set []gojpf.Setting, r *Result, l any) error {
	found, err := x.check(ctx, set, x.step, l)
	switch {
	case err != nil:
		return err
	case len(found.Violations) > 0 && x.class == nil:
		return untestable("%s cannot be used: %s", r.Class, found.Violations[0].Message)
	case x.class == nil && len(found.Incomplete) > 0:
		return untestable("%s was not loaded: %s", r.Class, found.Incomplete[0].Reason)
	case x.class == nil:
		return untestable("%s was not loaded", r.Class)
	case len(x.begins) == 0:
		return untestable("%s has no constructor, no factory and no static method that can be called", r.Class)
	}
	r.Complete = len(found.Incomplete) == 0 && len(found.Violations) == 0
	for _, c := range found.Incomplete {
		r.Why = c.Reason
	}
	if len(found.Violations) > 0 {
		r.Why = "a sequence did not come to its end: " + found.Violations[0].Message
	}
	r.States = found.Statistics.StatesNew
	x.draws = slices.ContainsFunc(found.Model, func(of string) bool { return strings.HasPrefix(of, "random") })
	return nil
}

// write writes tests of the sequences that were found. Where calls that look at the object
// keep something from being covered, because they do change it, tests do without; so they do
// without toString of results of a class where that fails, and without calls of methods that look
// and see what is not always the same.
func write(ctx context.Context, set []gojpf.Setting, r *Result, x *explorer) error {
	w := &observation{looking: map[string]bool{}, silent: map[string]bool{}, dull: map[string]bool{}, unsteady: map[string]bool{}, further: x.o.Further}
	w.choose(x.found)
	for _, k := range x.goesOn {
		if x.looks(k.method) {
			w.looking[k.method.String()] = true
		}
	}
	for {
		w.spoilt, w.doubts = false, newDoubts()
		cut, err := w.elsewhere(ctx, set, x)
		switch {
		case err != nil:
			return err
		case cut && w.further > 0:
			w.further = 0
			clear(w.looking)
			continue
		case cut && w.calmed(r), w.learns(x):
			continue
		}
		l := &writer{w: w, r: r}
		found, err := w.visit(ctx, set, x, 0, l)
		switch {
		case err != nil:
			return err
		case l.err != nil:
			return l.err
		case !l.heard:
			return errors.New("the sequences that were found could not be made once more in time")
		}
		// A call that runs in a circle ends its path, and nothing is said of it.
		lost := len(found.Incomplete) > 0 || len(found.Violations) > 0 || slices.Contains(w.ends, nil)
		for _, o := range w.wants {
			lost = lost || !w.x.covered[o]
		}
		switch {
		case w.learns(x):
		case lost && w.further > 0: // it led where nobody has been
			w.further = 0
		case lost && len(w.looking) > 0:
			clear(w.looking)
		default:
			if x.o.Covered != nil {
				x.o.Covered.Add(w.x.runs)
			}
			return nil
		}
	}
}

// choose makes those of some trails the scripts which no unsteady method is in, and which cover all that
// such cover.
func (w *observation) choose(found []*trail) {
	w.scripts, w.wants = nil, nil
	list := smallest(slices.DeleteFunc(slices.Clone(found), func(t *trail) bool {
		for ; t != nil; t = t.before {
			if w.unsteady[t.op.method.String()] {
				return true
			}
		}
		return false
	}))
	// Each test shows states of its own; more would be compiled by nobody.
	w.left = max(len(list)-mostTests, 0)
	for _, t := range list[:min(len(list), mostTests)] {
		w.scripts = append(w.scripts, scriptOf(t))
		for ; t != nil; t = t.before {
			w.wants = append(w.wants, t.covers...)
		}
	}
}

// mostTests is how many tests are written.
const mostTests = 500

// learns reports whether the scripts have to be made again, for something is not to be called in them.
func (w *observation) learns(x *explorer) (again bool) {
	again = w.spoilt
	dull, unsteady := w.doubts.told(w.ends)
	for _, name := range dull {
		again = again || !w.dull[name]
		w.dull[name] = true
	}
	n := len(w.unsteady)
	for _, name := range unsteady {
		w.unsteady[name] = true
	}
	if len(w.unsteady) > n {
		before, wants := w.scripts, w.wants
		if w.choose(x.found); len(w.scripts) > 0 {
			return true
		}
		w.scripts, w.wants = before, wants
	}
	return again
}

// visit makes the scripts in a world.
func (w *observation) visit(ctx context.Context, set []gojpf.Setting, x *explorer, n world, l listener.SearchFinished) (*gojpf.Result, error) {
	w.world, w.x = n, newExplorer(x.o)
	if l != nil && x.o.Covered != nil {
		w.x.runs = coverage.NewRuns(func(class string) bool { return Within(class, x.o.class) })
	}
	return w.x.check(ctx, append(slices.Clone(set), n.settings()...), w.step, last{w, l})
}

// elsewhere makes the scripts in other worlds. cut reports whether one of them did not end in time.
func (w *observation) elsewhere(ctx context.Context, set []gojpf.Setting, x *explorer) (cut bool, err error) {
	worlds := world(otherWorlds)
	if x.draws {
		worlds = drawnWorlds
	}
	for n := world(1); n <= worlds && !cut; n++ {
		found, err := w.visit(ctx, set, x, n, nil)
		if err != nil {
			return false, err
		}
		if cut = len(found.Incomplete) > 0; cut || len(found.Violations) > 0 {
			if err := w.apart(ctx, set, x, n); err != nil {
				return false, err
			}
		}
	}
	if cut {
		return cut, nil
	}
	return false, w.chained(ctx, set, x)
}

// chained makes the scripts that have come to an end one behind the other, and all of them once more: what
// one leaves behind in static fields, of whatever classes, others may find, and so may it itself where another class of tests does the same.
func (w *observation) chained(ctx context.Context, set []gojpf.Setting, x *explorer) error {
	var list []int
	for script, last := range w.ends {
		if _, threads := w.doubts.shared[script]; last != nil && !threads {
			list = append(list, script)
		}
	}
	if len(list) == 0 {
		return nil
	}
	ends := w.ends
	w.chain = append(list, list...)
	_, err := w.visit(ctx, set, x, 0, nil)
	w.chain, w.ends = nil, ends
	return err
}

// apart makes each script with threads by itself, to know of which of them all schedules come to an end.
func (w *observation) apart(ctx context.Context, set []gojpf.Setting, x *explorer, n world) error {
	defer func() { w.chain = nil }()
	if x.o.Time > 0 {
		most := max(x.o.Time.Milliseconds()/int64(len(w.doubts.shared)+1), 500)
		set = append(slices.Clone(set), gojpf.Set("search.max_time", fmt.Sprint(most)))
	}
	for _, script := range slices.Sorted(maps.Keys(w.doubts.shared)) {
		w.chain = []int{script}
		found, err := w.visit(ctx, set, x, n, nil)
		if err != nil {
			return err
		}
		w.doubts.whole[script] = len(found.Incomplete) == 0 && len(found.Violations) == 0
	}
	return nil
}

// calmed has scripts with threads that did not come to their end in all ways be what they are in front of
// these. It reports whether there were any.
func (w *observation) calmed(r *Result) (any bool) {
	var list []script
	for i, s := range w.scripts {
		if _, threads := w.doubts.shared[i]; threads && !w.doubts.whole[i] {
			any = true
			if s = s[:min(max(w.doubts.calm[i], 0), len(s))]; len(s) == 0 {
				r.Unruly++
				continue
			}
		}
		list = append(list, s)
	}
	w.scripts = list
	return any
}

// last is the listener of the end of a run in which scripts are made: where a schedule was left out, or did not end,
// what threads do is not known.
type last struct {
	w    *observation
	then listener.SearchFinished // nil for none
}

// SearchFinished implements listener.SearchFinished.
func (l last) SearchFinished(c *listener.Context, r *search.Result) {
	if l.w.world == 0 && (len(r.Incomplete) > 0 || len(r.Violations) > 0) {
		l.w.doubts.unfinished()
	}
	if l.then != nil {
		l.then.SearchFinished(c, r)
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
	// heard says that the search has come to its end in time.
	heard bool
}

// SearchFinished implements listener.SearchFinished.
func (w *writer) SearchFinished(c *listener.Context, _ *search.Result) {
	x := w.w.x
	w.heard = true
	w.r.Tests, w.r.Omitted, w.r.Left = 0, w.r.Unruly, w.w.left
	f := javatest.New(c.Machine, w.r.Package, w.r.Test, javatest.Version(x.o.JUnit))
	if w.r.Unruly > 0 {
		f.Omit(fmt.Sprintf("%d sequences with threads whose schedules could not all be taken", w.r.Unruly))
	}
	for _, name := range x.shared {
		f.Omit(name + " stays as tests leave it: what it refers to cannot be written")
	}
	w.r.Conditions = x.grant(f)
	w.r.Broken, w.r.Unread = x.library.promises.broken, x.contracts.Problems()
	var ended []*trail
	for script, last := range w.w.ends {
		if last == nil {
			f.Omit("a sequence that did not end when it was made once more")
			w.r.Omitted++
			continue
		}
		if last = w.w.doubts.settled(script, last); last == nil {
			f.Omit("a sequence that is not always the same from its first call on")
			w.r.Omitted++
			continue
		}
		ended = append(ended, last)
	}
	// What some were chosen for others cover when they look.
	covered := map[outcome]bool{}
	files := []*javatest.File{f}
	for _, last := range smallest(ended) {
		before := w.r.Tests
		if f.Lines() > mostLines {
			f = f.Next(w.r.numbered(len(files) + 1))
			x.grant(f)
			files = append(files, f)
		}
		var no *javatest.Inexpressible
		switch err := f.Add(x.test(c.Machine, last, fmt.Sprint(testName, w.r.Tests+1))); {
		case errors.As(err, &no):
			f.Omit("a sequence: " + no.Reason)
			w.r.Omitted++
		case err == nil:
			w.r.Tests++
		case !errors.Is(err, javatest.ErrDuplicate):
			w.err = err
			return
		}
		for t := last; t != nil && w.r.Tests > before; t = t.before {
			for _, o := range t.covers {
				covered[o] = true
			}
		}
	}
	w.r.Tested = 0
	for _, o := range x.branches(c.Machine) {
		if covered[o] {
			w.r.Tested++
		}
	}
	w.r.More = nil
	for i, f := range files {
		var b strings.Builder
		w.err = cmp.Or(w.err, f.Write(&b))
		if i == 0 {
			w.r.Source = []byte(b.String())
		} else {
			w.r.More = append(w.r.More, Source{f.Name, []byte(b.String())})
		}
	}
}

// mostLines is from where on tests go to another class: a class file has no more than 65,535 constants.
const mostLines = 3000

// Within reports whether a class is another one, or lies within it.
func Within(class, outer string) bool { return class == outer || strings.HasPrefix(class, outer+"$") }

// branches are the ways that branches of the class, and of those within it, can go.
func (x *explorer) branches(m *vm.Machine) (list []outcome) {
	for id := 1; id < m.Lib.Classes(); id++ {
		if c := m.Lib.ClassByID(uint32(id)); Within(c.JavaName(), x.o.class) {
			list = append(list, branches(c)...)
		}
	}
	return list
}

// count counts which branches are covered.
func (w counter) count(m *vm.Machine) {
	for _, o := range w.x.branches(m) {
		w.r.Branches++
		if w.x.covered[o] {
			w.r.Covered++
		} else {
			w.r.Missed = append(w.r.Missed, string(o))
		}
	}
	slices.Sort(w.r.Missed)
	w.x.countPairs(w.r)
}

// WriteSummary writes a line about the tests.
func (r *Result) WriteSummary(out io.Writer) error {
	all := "all sequences tried"
	if r.oneOfShape {
		all = "one sequence for each shape tried"
	}
	if !r.Complete {
		all = "not all sequences tried: " + r.Why
	}
	omitted := ""
	if r.Omitted > 0 {
		omitted = fmt.Sprintf(" (%d cannot be written)", r.Omitted)
	}
	tested := ""
	if r.Tested < r.Covered {
		tested = fmt.Sprintf(" (in tests %d)", r.Tested)
	}
	goals := ""
	switch {
	case r.AllPairs > 0:
		goals = fmt.Sprintf(", %d of %d pairs", r.Pairs, r.AllPairs)
	case r.Left > 0:
		goals = fmt.Sprintf(" (%d more left out)", r.Left)
	}
	if r.Conditions > 0 {
		goals += fmt.Sprintf(", %d conditions of contracts", r.Conditions)
	}
	_, err := fmt.Fprintf(out, "%s: %d tests%s%s, %d of %d branches%s, %d states, %s, %s\n", r.Class, r.Tests, omitted, goals, r.Covered, r.Branches, tested, r.States,
		r.Elapsed.Round(time.Millisecond), all)
	for _, b := range r.Unread {
		if err == nil {
			_, err = fmt.Fprintf(out, "    not looked at: %s\n", b)
		}
	}
	for _, b := range r.Broken {
		if err == nil {
			_, err = fmt.Fprintf(out, "    does not hold: %s\n", b)
		}
	}
	return err
}
