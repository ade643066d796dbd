// Package junit writes JUnit tests for the paths of a symbolic run: for each way
// through a method of symbolic.method a call with inputs that take it, and what it
// returns or throws. Programs that ask for inputs themselves get tests that run
// them from their main method.
//
// What a method finds when it begins, its receiver, its arguments and static
// fields, is noted there and evaluated with the inputs of the path at its end.
// Tests are ordered by the decisions of their paths: they do not depend on the
// order of the search.
package junit

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

const (
	directoryKey = "junit.directory"
	packageKey   = "junit.package"
	classKey     = "junit.class"
	versionKey   = "junit.version"
	mostKey      = "junit.max_tests"
	pathsKey     = "junit.max_paths"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"JUnitTests"},
		Doc:   "writes JUnit tests that take the paths of a symbolic run on a plain JVM",
		Keys: []config.Key{
			{Name: directoryKey, Type: config.Path, Power: config.Writes, Default: "generated-tests",
				Help: "Where JUnitTests writes Java sources, in folders by package."},
			{Name: packageKey, Type: config.String,
				Help: "The package of the tests that JUnitTests writes. Without it that of the class under test, whose members need not be public then."},
			{Name: classKey, Type: config.String, Default: "*Test",
				Help: "The classes that JUnitTests writes: their name, with '*' for that of the class under test."},
			{Name: versionKey, Type: config.Enum, Values: []string{"4", "5"}, Default: "5",
				Help: "For which version of JUnit JUnitTests writes."},
			{Name: mostKey, Type: config.Int, Default: "500",
				Help: "How many tests JUnitTests writes into one class; more go into classes with numbers."},
			{Name: pathsKey, Type: config.Int, Default: "20000",
				Help: "How many paths JUnitTests makes tests of: the first that the search takes, and as many again that end with an exception. Those left out are counted."},
		},
		New: newWriter,
	})
}

func newWriter(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	w := &writer{
		directory: r.Path(directoryKey), pkg: r.String(packageKey), class: r.String(classKey), version: javatest.JUnit5,
		classes: map[string]*vm.Class{}, most: r.IntFrom(mostKey, 1), paths: r.IntFrom(pathsKey, 1), beyond: map[string]int{},
	}
	if r.String(versionKey) == "4" {
		w.version = javatest.JUnit4
	}
	if err := javatest.CheckPackage(w.pkg); err != nil {
		r.Refuse(packageKey, "%w", err)
	}
	if strings.Count(w.class, "*") > 1 {
		r.Refuse(classKey, "%q has more than one '*'", w.class)
	}
	if err := javatest.CheckClass(strings.ReplaceAll(w.class, "*", "X")); err != nil {
		r.Refuse(classKey, "%w", err)
	}
	return w, r.Err()
}

// writer is the listener.
type writer struct {
	directory, pkg, class string
	version               javatest.Version
	most                  int // tests of a class
	paths                 int // with tests, those that end with an exception apart

	found   []*found
	tested  [2]int               // paths that are kept; the second number is of those that end with an exception
	beyond  map[string]int       // paths that are not, by class
	classes map[string]*vm.Class // under test
	statics *statics             // what the program writes
	bail    int                  // the thread that an exception left last
	// violated calls have tests, too.
	violated bool
}

// found is a test, or the reason why there is none.
type found struct {
	class  string // under test
	trail  []int  // the decisions of the path
	test   *javatest.Test
	reason string
	// untouched are fields of classes that the call initialises. The tests before
	// it may have done so, so nobody may change them.
	untouched []*vm.Field
}

// pathState is what belongs to a path: it is immutable.
type pathState struct {
	trail   *step
	others  int // choices that do not come from unknown values
	entries []entered
}

// step is a decision, with those before it.
type step struct {
	taken, n int
	before   *step
	what     string         // of the alternative that was taken
	cond     *symbolic.Expr // the same of unknown numbers, nil of others
	in       *vm.Method     // the topmost one of the program's own, nil for none
	bci      int
}

func (s *step) list() []int {
	if s == nil {
		return nil
	}
	list := make([]int, s.n)
	for ; s != nil; s = s.before {
		list[s.n-1] = s.taken
	}
	return list
}

// entered is a symbolic method that a thread is in.
type entered struct {
	thread int
	others int // of the pathState, when it began
	made   int // inputs of the path, with its own
	entry  *entry
}

func (w *writer) pathState(c *listener.Context) pathState {
	k, _ := c.Keep().(pathState)
	return k
}

// ChoiceAdvanced notes the decision.
func (w *writer) ChoiceAdvanced(c *listener.Context, d choice.Decision) {
	k := w.pathState(c)
	s := &step{taken: d.Index, n: 1, before: k.trail}
	switch g := d.Generator.(type) {
	case *core.Branch:
		s.taken = g.AlternativeOf(d.Index)
		s.cond = g.Alternatives()[s.taken].Cond
	default:
		if d.Generator.Len() < 2 {
			return
		}
		if !strings.HasPrefix(d.Generator.ID(), "symbolic.") {
			k.others++
		}
	}
	if k.trail != nil {
		s.n = k.trail.n + 1
	}
	s.locate(c.Machine, d)
	k.trail = s
	c.SetKeep(k)
}

// SymbolicMethodEntered notes what the method finds.
func (w *writer) SymbolicMethodEntered(c *listener.Context, t *vm.Thread) {
	if w.statics == nil {
		w.statics = newStatics()
	}
	k := w.pathState(c)
	k.entries = slices.DeleteFunc(slices.Clone(k.entries), func(e entered) bool { return e.thread == t.ID })
	k.entries = append(k.entries, entered{
		thread: t.ID, others: k.others, made: core.PathOf(c.Machine).Made(), entry: w.newEntry(c.Machine, c.Program.Symbolic(), t.Top),
	})
	c.SetKeep(k)
}

// SymbolicMethodExited makes a test of the call.
func (w *writer) SymbolicMethodExited(c *listener.Context, call *symexec.Call) {
	k := w.pathState(c)
	i := slices.IndexFunc(k.entries, func(e entered) bool { return e.thread == call.Thread })
	if i < 0 || call.End == symexec.Ignored {
		return
	}
	at := k.entries[i]
	f := &found{class: call.Method.Class.JavaName(), trail: k.trail.list()}
	w.classes[f.class] = call.Method.Class
	if w.full(f.class, call.End == symexec.Threw) {
		return
	}
	w.found = append(w.found, f)
	model, solved := c.Program.Symbolic().ShortModel(c.Machine)
	if f.test, f.reason = w.testOf(c, call, &at, k.others, model, solved); f.test != nil && f.reason == "" {
		if zeros, untouched, reason := w.statics.late(c.Machine, at.entry.classes); reason != "" {
			f.reason = reason
		} else {
			f.untouched = untouched
			for _, field := range zeros {
				f.test.Statics = append(f.test.Statics, javatest.FieldValue{Field: field, Value: zero(field.Kind)})
			}
		}
	}
	name := call.Method.Class.JavaName() + "." + call.Method.Name
	if f.reason != "" {
		f.leaveOut(name, f.reason)
		return
	}
	call.Again(model, func(why string) { f.repeated(name, why) })
}

// repeated hears how the run went that has the inputs of the test.
func (f *found) repeated(name, why string) {
	if why != "" {
		f.leaveOut(name, "unconfirmed: "+why)
	}
}

func (f *found) leaveOut(name, reason string) {
	f.test, f.reason = nil, name+": a path: "+reason
}

// testOf is a test of a call that began with what was noted; others counts the
// choices until now that do not come from unknown values, and model has the inputs,
// if it is solved. A reason says why there is no test.
func (w *writer) testOf(c *listener.Context, call *symexec.Call, at *entered, others int, model *symbolic.Model, solved bool) (_ *javatest.Test, reason string) {
	switch {
	case call.End != symexec.Returned && call.End != symexec.Threw && (call.End != symexec.Violated || !w.violated):
		return nil, "the method did not end (" + ending(call.End, call.Why) + ")"
	case !solved:
		return nil, "no solver knows inputs for it"
	case at.others != others:
		return nil, "it depends on other choices than its inputs"
	case asks(call.Path, at.made):
		return nil, "it asks for inputs itself"
	}
	return w.test(c, call, at.entry, model)
}

// asks tells whether a method has made inputs that are no parts of its own.
func asks(p *core.Path, made int) bool {
	return slices.ContainsFunc(p.Inputs()[made:], func(in core.Input) bool { return !in.Part })
}

func ending(end symexec.End, why string) string {
	if why == "" {
		return end.String()
	}
	return end.String() + ": " + why
}

// test is a test of a call that is over. reason says why there is none.
func (w *writer) test(c *listener.Context, call *symexec.Call, e *entry, model *symbolic.Model) (_ *javatest.Test, reason string) {
	if e.problem != "" {
		return nil, e.problem
	}
	v := newEvaluation(c, model, e)
	step := javatest.Call{Method: call.Method}
	switch this := v.value(e.this).Object; {
	case this == nil:
	case call.Method.Name != "<init>":
		step.This = this
	case this.Class != call.Method.Class:
		return nil, "the constructor was called by that of " + this.Class.JavaName()
	}
	for _, a := range e.args {
		step.Args = append(step.Args, v.value(a))
	}
	if call.End == symexec.Threw {
		step.Throws = c.Machine.Heap.Get(call.Exception).Class
	} else if step.Endless = call.End == symexec.Violated; !step.Endless && !call.Result.Void() {
		r := v.result(&call.Result)
		step.Result = &r
	}
	t := &javatest.Test{
		Name:    testName(call.Method),
		Comment: conditions(call),
		Calls:   []javatest.Call{step},
	}
	for _, s := range e.statics {
		t.Statics = append(t.Statics, javatest.FieldValue{Field: s.field, Value: v.value(s.value)})
	}
	return t, v.problem
}

// full reports whether a path is one too many to be kept, and counts it. A search may have
// millions, which nobody compiles, and which would fill the memory.
func (w *writer) full(class string, threw bool) bool {
	n := &w.tested[0]
	if threw {
		n = &w.tested[1]
	}
	if *n++; *n <= w.paths {
		return false
	}
	w.beyond[class]++
	return true
}

func testName(mt *vm.Method) string {
	name := mt.Name
	if name == "<init>" {
		name = "constructor"
	}
	if javatest.CheckClass(name) != nil {
		name = "method"
	}
	return name
}

// people replaces the names of inputs by those for people.
func people(p *core.Path) *strings.Replacer {
	var pairs []string
	for _, in := range slices.Backward(p.Inputs()) {
		pairs = append(pairs, in.Base(), in.Name)
	}
	return strings.NewReplacer(pairs...)
}

// conditions are those of the path that have to do with the inputs of a call.
func conditions(call *symexec.Call) []string {
	var pairs []string
	own := map[*symbolic.Var]bool{}
	for _, in := range slices.Backward(call.Path.Inputs()[call.Made:]) {
		own[in.Var] = true
		pairs = append(pairs, in.Base(), numbered.ReplaceAllString(in.Base(), ""))
	}
	conds := slices.DeleteFunc(call.Path.PC().Conds(), func(e *symbolic.Expr) bool {
		return !slices.ContainsFunc(e.Vars(), func(v *symbolic.Var) bool { return own[v] })
	})
	return comment(conds, strings.NewReplacer(pairs...))
}

// numbered is what makes the name of a parameter that of an input.
var numbered = regexp.MustCompile(`_\d+_SYM(INT|REAL|STRING)$`)

// comment shows conditions.
func comment(conds []*symbolic.Expr, names *strings.Replacer) []string {
	if len(conds) == 0 {
		return nil
	}
	texts := make([]string, len(conds))
	for i, e := range conds {
		texts[i] = names.Replace(e.Java())
	}
	return []string{strings.Join(texts, " && ")}
}

// ExceptionBailout notes which thread an exception has left.
func (w *writer) ExceptionBailout(_ *listener.Context, t *vm.Thread, _ vm.Ref) { w.bail = t.ID }

// SymbolicPathEnded makes a test of a program that asks for inputs itself.
func (w *writer) SymbolicPathEnded(c *listener.Context, end *symexec.PathEnd) {
	inputs := end.Path.Inputs()
	if c.Program.Options.Symbolic.Named() || len(inputs) == 0 {
		return
	}
	main := c.Program.Main
	k := w.pathState(c)
	f := &found{class: main.Class.JavaName(), trail: k.trail.list()}
	w.classes[f.class] = main.Class
	if end.End != symexec.Ignored && w.full(f.class, end.Class != "") {
		return
	}
	model, solved := c.Program.Symbolic().ShortModel(c.Machine)
	first := c.Machine.Threads()[0]
	switch {
	case end.End == symexec.Ignored:
		return
	case end.End != symexec.Stopped && end.Class == "":
		f.reason = ending(end.End, end.Why)
	case !solved:
		f.reason = "no solver knows inputs for it"
	case k.others > 0:
		f.reason = "it depends on other choices than its inputs"
	case slices.ContainsFunc(inputs, func(in core.Input) bool { return in.Part }):
		f.reason = "it asks for objects"
	case slices.ContainsFunc(inputs, func(in core.Input) bool { return in.Random }):
		f.reason = "it draws random numbers"
	case end.Class != "" && w.bail != first.ID:
		f.reason = "an exception ended another thread than that of main"
	case end.Class == "" && first.Alive():
		f.reason = "the program ended itself"
	default:
		throws := end.Class
		if throws == "" {
			throws = c.Program.Uncaught(c.Machine) // and the search passed over it
		}
		run := &javatest.Main{Class: f.class, Args: c.Program.Args, Throws: throws}
		for _, in := range inputs {
			run.Inputs = append(run.Inputs, javatest.Input{Name: in.Name, Literal: in.Literal(model)})
		}
		f.test = &javatest.Test{Name: "main", Comment: comment(end.Path.PC().Conds(), people(end.Path)), Main: run}
	}
	w.found = append(w.found, f)
	name := f.class + ".main"
	if f.reason != "" {
		f.leaveOut(name, f.reason)
		return
	}
	end.Again(model, func(why string) { f.repeated(name, why) })
}

// questions are the methods of Debug that a plain JVM has no answer to.
var questions = []string{"isSymbolic", "getSymbolic", "getSolvedPC", "getPC", "matchAbstractState", "makeSymbolicRef", "makeSymbolicNull"}

// asksAboutValues tells whether the program may call one of them.
func asksAboutValues(m *vm.Machine) bool {
	for i := range m.Lib.Classes() {
		c := m.Lib.ClassByID(uint32(i))
		if c == nil || c.File == nil || !ofProgram(c) {
			continue
		}
		pool := c.File.Pool
		for k := range pool.Consts {
			if pool.Tag(uint16(k)) != classfile.TagMethodref {
				continue
			}
			class, name, _ := pool.Member(uint16(k))
			if class == "gov/nasa/jpf/symbc/Debug" && slices.ContainsFunc(questions, func(q string) bool { return strings.HasPrefix(name, q) }) {
				return true
			}
		}
	}
	return false
}

// SearchFinished writes the files. Where that fails, the panic has the search name
// the listener and the reason.
func (w *writer) SearchFinished(c *listener.Context, _ *search.Result) {
	if slices.ContainsFunc(w.found, func(f *found) bool { return f.test != nil && f.test.Main != nil }) && asksAboutValues(c.Machine) {
		for _, f := range w.found {
			f.test, f.reason = nil, f.class+".main: it asks what is symbolic, which a plain JVM does not know"
		}
	}
	slices.SortStableFunc(w.found, func(a, b *found) int { return slices.Compare(a.trail, b.trail) })
	var names []string
	for name := range w.classes {
		names = append(names, name)
	}
	slices.Sort(names)
	s := &suite{writer: w, c: c, taken: map[string]bool{}}
	for _, name := range names {
		if err := s.write(w.classes[name]); err != nil {
			panic(err)
		}
	}
	if len(names) == 0 {
		c.Printf("JUnitTests: no path with inputs was taken to its end\n")
	}
}

// count shows how often something was left out.
func count(n int, text string) string {
	if n == 1 {
		return text
	}
	return text + " (" + strconv.Itoa(n) + " times)"
}
