package tests

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

// suite is the tests of a class.
type suite struct {
	o       *Options
	project *project
	unit    *unit
	drivers string // folder

	keeper  *keeper // nil for none
	planned []testID
	tests   map[string]*Test
	order   []string
	notes   []string
	broken  []string // classes that have a verdict as a whole
	err     error    // it could not run

	replay *seed           // nil for none
	before map[string]bool // which tests had a verdict before it, and passed
	silent bool            // what is given is not told
	drew   bool            // random numbers, of one sequence
}

func newSuite(o *Options, p *project, u *unit, drivers string) *suite {
	return &suite{o: o, project: p, unit: u, drivers: drivers, tests: map[string]*Test{}}
}

// run gives the tests their verdicts: those that are kept, or those of a search.
func (s *suite) run(ctx context.Context) {
	file := s.keeper.file(s)
	if s.keeper.load(s, file) {
		return
	}
	s.search(ctx)
	if ctx.Err() == nil {
		s.keeper.save(s, file)
	}
}

// search runs the tests. Where the program does not live to run all of them, it is begun
// again for those that are left.
func (s *suite) search(ctx context.Context) {
	if s.idle() {
		return
	}
	if s.unit.framework == operations {
		s.runOperations(ctx)
		return
	}
	for {
		before := len(s.tests)
		a := &attempt{suite: s, hook: &hook{wanted: s.wanted, lost: s.lost}, paths: map[int]*gojpf.ChoicePath{}, before: s.verdicts()}
		done, err := a.run(ctx)
		if err != nil {
			s.err = err
			return
		}
		if s.replay != nil {
			return
		}
		if done || ctx.Err() != nil {
			break
		}
		if len(s.tests) == before {
			s.give(&Test{Verdict: Incomplete, Reason: "the test framework did not come to its end"}, testID{name: s.unit.class, class: s.unit.class})
			break
		}
		if !slices.ContainsFunc(s.planned, s.open) {
			break
		}
		s.notes = append(s.notes, fmt.Sprintf("%s: begun again after a test that never ended well", s.unit.class))
	}
	why := "the framework did not run it"
	if ctx.Err() != nil {
		why = "the run ended before its turn"
	}
	for _, t := range s.planned {
		if s.open(t) {
			s.give(&Test{Verdict: Incomplete, Reason: why}, t)
		}
	}
	if ctx.Err() != nil && len(s.tests) == 0 {
		s.give(&Test{Verdict: Incomplete, Reason: why}, testID{name: s.unit.class, class: s.unit.class})
	}
}

// idle reports whether no pattern of the filter can mean a test of the class.
func (s *suite) idle() bool {
	return len(s.o.Filter) > 0 && s.unit.suite == nil && !slices.ContainsFunc(s.o.Filter, func(pattern string) bool {
		class, _, ok := strings.Cut(pattern, "#")
		if i := strings.IndexAny(class, "*?"); i >= 0 {
			class = class[:i]
		}
		return !ok || strings.HasPrefix(s.unit.class, class) || strings.HasPrefix(class, s.unit.class)
	})
}

// open reports whether a test that was planned has no verdict. One that stands for
// several has that of each.
func (s *suite) open(t testID) bool {
	if s.tests[t.name] != nil {
		return false
	}
	for name := range s.tests {
		if strings.HasPrefix(name, t.name+"[") {
			return false
		}
	}
	return true
}

// wanted reports whether a test is to run.
func (s *suite) wanted(class, method, display string) bool {
	name := class + "#" + method
	if !s.open(testID{name: name}) {
		return false
	}
	plain, _, _ := strings.Cut(name, "(")
	plain, _, _ = strings.Cut(plain, "[")
	if only := s.unit.methods; len(only) > 0 && !slices.ContainsFunc(only, func(m string) bool {
		return method == m || strings.HasSuffix(plain, "#"+m)
	}) {
		return false
	}
	if len(s.o.Filter) == 0 {
		return true
	}
	return slices.ContainsFunc(s.o.Filter, func(pattern string) bool {
		return slices.ContainsFunc([]string{name, plain, class, method, display}, func(text string) bool {
			return text != "" && matches(pattern, text)
		})
	})
}

// lost reports whether a test has a verdict and did not pass, or one that it stands for.
func (s *suite) lost(name string) bool {
	for of, t := range s.tests {
		if (of == name || strings.HasPrefix(of, name+"[")) && t.Verdict != Passed {
			return true
		}
	}
	return false
}

// matches is path.Match for texts in which a slash is no separator.
func matches(pattern, text string) bool {
	swap := strings.NewReplacer("/", "\x00", "[", `\[`)
	ok, err := path.Match(swap.Replace(pattern), strings.ReplaceAll(text, "/", "\x00"))
	return ok && err == nil
}

// give gives a test its verdict.
func (s *suite) give(t *Test, id testID) {
	t.Name, t.Class, t.Method, t.Display = id.name, id.class, id.method, id.display
	for n := 2; s.tests[t.Name] != nil; n++ { // two of one name
		t.Name = fmt.Sprintf("%s~%d", id.name, n)
	}
	s.tests[t.Name] = t
	if s.silent {
		return
	}
	s.order = append(s.order, t.Name)
	if s.o.Progress != nil {
		s.o.Progress(t)
	}
}

// results are the tests in the order in which they ran.
func (s *suite) results() []*Test {
	var list []*Test
	for _, name := range s.order {
		list = append(list, s.tests[name])
	}
	return list
}

// attempt is a run of the program that runs the tests.
type attempt struct {
	suite *suite
	hook  *hook
	began time.Time
	done  bool
	// The stage that is searched, and the paths on which those before it ended.
	stage  int
	paths  map[int]*gojpf.ChoicePath
	before map[string]bool // the tests that had a verdict, and passed
	// Of the stage that is searched: how it has ended so far.
	passed, aborted int
	why             string // it was aborted
}

func (a *attempt) run(ctx context.Context) (done bool, err error) {
	cfg, err := gojpf.ReadConfig("", a.suite.settings()...)
	if err != nil {
		return false, err
	}
	a.began = time.Now()
	err = gojpf.CheckStages(ctx, cfg, gojpf.Stages{Judge: a.judge, Within: under, Ended: a.ended, Along: a.along, Passed: a.ledTo, QuickUnheard: a.suite.ownListeners(),
		Classes: a.suite.unit.names(), Apart: ofMachinery},
		gojpf.WithNatives(hookClass, a.hook.natives()), gojpf.WithArgs(a.suite.unit.arguments()...), gojpf.WithoutConsole())
	if errors.Is(err, gojpf.ErrInterrupted) {
		err = nil
	}
	return a.done, err
}

// settings are the configuration of the program that runs the tests.
func (s *suite) settings() []gojpf.Setting {
	set := []gojpf.Setting{gojpf.Isolated()}
	timeouts := "last"
	if s.o.AnyTimeouts {
		timeouts = "any"
	}
	listeners := []string{"LeakedLock"}
	if s.o.Schedules == 0 && !slices.Contains(s.o.Settings, "vm.por=dpor") { // it has to recognise states
		listeners = append(listeners, "NonTermination")
	}
	if s.o.Race {
		listeners = append(listeners, "PreciseRaceDetector")
	}
	for _, kv := range [][2]string{
		{"target", s.unit.framework.driver()},
		{"classpath", strings.Join(append([]string{s.drivers}, s.project.classPath(s.unit.framework)...), ":")},
		{"vm.timeout.model", timeouts},
		{"search.max_time", fmt.Sprint(s.o.Time.Milliseconds())},
		{"vm.tree_output", "false"},
		{"report.console.finished", ""},
		{"listener", strings.Join(listeners, ",")},
	} {
		set = append(set, gojpf.Set(kv[0], kv[1]))
	}
	if s.o.Schedules > 0 {
		set = append(set, gojpf.Set("search.class", "pct"), gojpf.Set("search.pct.runs", fmt.Sprint(s.o.Schedules)),
			gojpf.Set("search.random_seed", fmt.Sprint(s.o.Seed)))
	}
	for _, kv := range s.o.Settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	return append(set, gojpf.Set("search.workers", "1")) // of a stage; classes have some
}

// ownListeners reports whether there are no listeners but those of settings, which only
// look on.
func (s *suite) ownListeners() bool {
	return !slices.ContainsFunc(s.o.Settings, func(kv string) bool {
		key, _, _ := strings.Cut(kv, "=")
		return strings.HasPrefix(strings.Trim(key, "+ "), "listener")
	})
}

// judge says what is wrong with a state in which a stage has ended.
func (a *attempt) judge(m *vm.Machine) *gojpf.Violation {
	r := recordOf(m)
	switch {
	case r.outcome == "failed":
		return failure(m, &r)
	case r.outcome == "aborted":
		a.aborted++
		if a.why == "" {
			a.why = "assumption failed"
			if r.text != "" {
				a.why += ": " + oneLine(r.text)
			}
		}
	default:
		a.passed++
	}
	return nil
}

// ended takes the result of a stage.
func (a *attempt) ended(r *gojpf.Result, m *vm.Machine) bool {
	s := a.suite
	s.plan(a.hook.planned)
	var rec record
	if m != nil {
		rec = recordOf(m)
	}
	for _, k := range rec.skipped {
		if s.tests[k.test.name] != nil || s.isBroken(k.test.class) {
			continue
		}
		t := &Test{Verdict: Skipped, Reason: oneLine(k.why), Complete: true}
		if rec.at == classEnds && rec.outcome == "aborted" && a.passed > 0 && inside(k.test.class, rec.test.class) {
			// The program goes on without it, so its tests run on no schedule.
			t = &Test{Verdict: Incomplete, Reason: "an assumption about the whole class fails on some schedules only: " + t.Reason}
		}
		s.give(t, k.test)
	}
	t := a.verdict(r, m)
	s.noteDraws(r, a.hook.current.name)
	s.silent = a.early()
	of := testID{class: s.unit.class} // what the verdict is of; without a name that of a class
	switch {
	case len(r.Violations) > 0:
		if w := r.Violations[0].Within; a.hook.known[w].name != "" {
			of = a.hook.known[w]
		} else if w != "" {
			of.class = w
		}
		t.Seed = a.seedOf(of.name, gojpf.ChoicePathTo(&r.Violations[0]))
	case rec.at == testEnds:
		of = rec.test
	case rec.at == classEnds:
		of.class = rec.test.class
	case rec.at == allEnds:
	case a.hook.current.name != "":
		of = a.hook.current
	case a.hook.entered != "":
		of.class = a.hook.entered
	}
	switch {
	case of.name != "":
		if _, had := a.before[of.name]; !had && !s.isBroken(of.class) {
			s.give(t, of)
		}
	case t.Verdict == Passed || t.Verdict == Skipped && rec.at == classEnds: // the tests have verdicts of their own
	case s.o.Schedules > 0 && t.Verdict == Incomplete && (rec.at == allEnds || rec.at == classEnds): // as every stage is
	default:
		a.breaks(t, of.class)
	}
	a.hook.current = testID{}
	a.passed, a.aborted, a.why, a.began = 0, 0, "", time.Now()
	if rec.at == allEnds {
		a.done = true
	}
	a.stage++
	if d := s.replay; d != nil && a.stage > d.Stage {
		a.done = true
	}
	return !a.done
}

// noteDraws has the report say, once for a class, that its random numbers were those of one sequence.
// What passed may fail with others.
func (s *suite) noteDraws(r *gojpf.Result, test string) {
	const drawn = "random numbers: "
	i := slices.IndexFunc(r.Model, func(note string) bool { return strings.HasPrefix(note, drawn) })
	if i < 0 || s.drew {
		return
	}
	s.drew = true
	if test == "" {
		test = s.unit.class
	}
	s.notes = append(s.notes, fmt.Sprintf("%s, and what comes behind it: %s", test, r.Model[i]))
}

// plan notes which tests there are.
func (s *suite) plan(tests []testID) {
	for _, t := range tests {
		if !slices.ContainsFunc(s.planned, func(p testID) bool { return p.name == t.name }) {
			s.planned = append(s.planned, t)
		}
	}
}

// inside reports whether a class is another one, or within it.
func inside(class, outer string) bool {
	return class == outer || strings.HasPrefix(class, outer+"$")
}

// inside is the same, where the unit's own name stands for all of its classes.
func (s *suite) inside(class, outer string) bool {
	return s.unit.suite != nil && outer == s.unit.class || inside(class, outer)
}

// isBroken reports whether the verdict on a class as a whole is that of its tests.
func (s *suite) isBroken(class string) bool {
	return slices.ContainsFunc(s.broken, func(of string) bool { return s.inside(class, of) })
}

// breaks gives a verdict that concerns a whole class to each of its tests.
func (a *attempt) breaks(t *Test, class string) {
	s := a.suite
	n := 0
	s.broken = append(s.broken, class)
	for _, p := range s.planned {
		if s.inside(p.class, class) && s.open(p) {
			one := *t
			s.give(&one, p)
			n++
		}
	}
	for _, k := range s.results() {
		if s.inside(k.Class, class) && n == 0 && (k.Verdict == Passed || t.Verdict == Failed && k.Verdict == Incomplete) {
			k.Verdict, k.Reason, k.Help, k.Violation, k.Complete = t.Verdict, t.Reason, t.Help, t.Violation, t.Complete
			if s.o.Progress != nil {
				s.o.Progress(k)
			}
		}
	}
	if n == 0 && (len(s.tests) == 0 || s.replay != nil && !s.silent) {
		s.give(t, testID{name: class, class: class})
	}
}

// verdict is what the search of a stage says of its test.
func (a *attempt) verdict(r *gojpf.Result, m *vm.Machine) *Test {
	t := &Test{Schedules: r.Statistics.EndStates, Complete: len(r.Incomplete) == 0, Elapsed: time.Since(a.began), States: r.Statistics.StatesNew}
	switch {
	case len(r.Violations) > 0:
		t.Verdict, t.Violation = Failed, abridge(&r.Violations[0])
		t.Reason = t.Violation.Headline()
		if collected(t.Violation) {
			t.Help = "references: the collector may clear them at any time, or never; +vm.references=gc has it do so in System.gc() only"
		}
		t.Schedules = max(t.Schedules, 1)
	case len(r.Incomplete) > 0:
		t.Verdict = Incomplete
		var reasons []string
		for _, c := range r.Incomplete {
			reason := oneLine(c.Reason)
			if len(c.Inputs) > 0 {
				reason += " (it depends on " + strings.Join(inputs(c.Inputs), ", ") + ")"
			}
			reasons = append(reasons, reason)
			if t.Help == "" {
				t.Help = c.Help
			}
		}
		t.Reason = strings.Join(reasons, "; ")
		if a.suite.o.Schedules > 0 && len(r.Incomplete) == 1 {
			t.Reason = fmt.Sprintf("no failure found in %s", count(int64(a.suite.o.Schedules), "random schedule"))
		}
	case a.aborted > 0 && a.passed == 0:
		t.Verdict, t.Reason = Skipped, a.why
	case m == nil && r.Statistics.EndStates == 0:
		t.Verdict, t.Reason = Incomplete, "no schedule has come to an end"
		if r.Ignored > 0 {
			t.Verdict, t.Reason = Skipped, "every path was ignored"
		}
		t.Complete = false
	default:
		t.Verdict = Passed
	}
	if m != nil {
		t.Notes = left(m)
	}
	return t
}

// collected reports whether it was a choice on the way to a violation what the collector does.
func collected(v *gojpf.Violation) bool {
	return slices.ContainsFunc(v.Trace, func(step search.Step) bool {
		return slices.ContainsFunc(step.Choices, func(of string) bool {
			return strings.Contains(of, `id="clearReference"`) || strings.Contains(of, `id="enqueueReference"`)
		})
	})
}

// left names the threads that are left when a test has ended.
func left(m *vm.Machine) []string {
	var notes []string
	for _, t := range m.Threads() {
		switch {
		case t == m.Current || !t.Alive():
		case t.Daemon:
			notes = append(notes, "daemon thread "+m.ThreadName(t)+" is left")
		default:
			notes = append(notes, "idle thread "+m.ThreadName(t)+" is left")
		}
	}
	return notes
}

// inputs are unknown values that something depends on, by their names.
func inputs(values map[string]string) (list []string) {
	for _, name := range slices.Sorted(maps.Keys(values)) {
		list = append(list, name+" = "+oneLine(values[name]))
	}
	return list
}
