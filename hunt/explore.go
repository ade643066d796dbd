package hunt

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/contracts"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/listener/junit"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// candidate is an exception that leaves a method, with inputs that lead there.
type candidate struct {
	site
	message string
	entry   *unit
	inputs  []input
	path    []string // conditions
	steps   []step   // decisions in the analysed code, and where they are
	trail   []int    // decisions, of which there are as few as possible
	stack   []place  // of the exception, its top first
	// plain is the source of a class whose method run makes the call, "" if there is none
	// for the reason given; test is the same for JUnit.
	plain, test string
	reason      string
	reflection  bool   // the test needs reflection
	hidden      bool   // to set state that the code does not offer to set
	nulls       bool   // a reference of the input is null for it
	objects     bool   // the caller gives objects that are no values
	guard       bool   // the analysed code throws the exception on purpose, or has the JDK check for it, or an annotation forbids the null
	manifest    bool   // each call of the entry fails, whatever it is given
	asserts     string // the class with the assert statement that it is thrown in, "" for none
	breaks      string // the condition of the entry's contract that the call does not keep, "" for none
	within      bool   // the entry has preconditions, and the call keeps them

	needs    []string // of the environment, that the test cannot provide
	fleeting bool     // they are others each time
	ran      bool
	verdict  verdict // of a test that ran
}

// site is what makes two candidates the same bug: a type of exception, and the line
// where it leaves the analysed code first.
type site struct {
	exception string
	class     string // of the topmost frame in the analysed code, with dots
	method    string // with the types of its parameters
	line      int
}

// place is a frame of a stack.
type place struct {
	class  string // with slashes
	method string // with the types of its parameters
	file   string // without its folder, "" if it is not known
	line   int    // below 1 if it is not known
}

type input struct{ name, value string }

// step is a decision on the way to an exception.
type step struct {
	at   place
	what string
	with string // the values of inputs in it
}

// outcome is what the exploration of a unit found.
type outcome struct {
	candidates []*candidate
	paths      int
	queries    int64
	stored     int64 // of these, what earlier runs have answered
	unstored   int64 // what they were looked for in vain
	cuts       map[string]int
	short      bool  // it ended before all paths within the bounds were taken
	late       bool  // because its time was over
	err        error // there was no exploration
	elapsed    time.Duration
	reused     bool      // it comes from the store
	record     *recorder // nil where nobody learns from it
}

// perSite is how many candidates of one site are kept: where the first cannot be
// confirmed another may.
const perSite = 3

// outcomeOf is what the exploration of a unit finds, from the store where it is there.
func outcomeOf(ctx context.Context, o *Options, s *scope, u *unit) *outcome {
	if s.store == nil {
		return explore(ctx, o, s, u)
	}
	defaults, own := keysOf(o, s, u)
	file := s.store.file(u, o, append(defaults, own...))
	if out := s.store.load(file, u); out != nil {
		return out
	}
	out := explore(ctx, o, s, u)
	if ctx.Err() == nil {
		s.store.save(file, out)
	}
	return out
}

// explore explores a unit.
func explore(ctx context.Context, o *Options, s *scope, u *unit) *outcome {
	out := &outcome{cuts: map[string]int{}}
	began := time.Now()
	defer func() { out.elapsed = time.Since(began) }()
	if s.contracts == nil {
		search(ctx, o, s, u, out, nil)
		return out
	}
	kept := contracts.NewAssumption(s.contracts, false)
	search(ctx, o, s, u, out, kept)
	if kept.Excluded && ctx.Err() == nil && out.err == nil {
		search(ctx, o, s, u, out, contracts.NewAssumption(s.contracts, true))
	}
	return out
}

// search explores a unit, with what is assumed of its calls, nil for nothing. Those that keep to
// its contract are explored first, and by themselves, so that the others take nothing away from
// them.
func search(ctx context.Context, o *Options, s *scope, u *unit, out *outcome, assumed *contracts.Assumption, more ...gojpf.Option) {
	set, options, err := s.ordered(o)
	if err != nil {
		out.err = err
		return
	}
	cfg, err := gojpf.ReadConfig(o.File, append(settings(o, s, u), set...)...)
	if err != nil {
		out.err = err
		return
	}
	x := &explorer{scope: s, unit: u, out: out, options: o, blame: &blame{s.classes, map[vm.Ref]bool{}}}
	calls := &junit.Collector{Wanted: x.wanted, Each: x.found}
	// The search has a limit of its own; this one is for what does not look at it.
	ctx, cancel := context.WithTimeout(ctx, o.Time+o.Time/4)
	defer cancel()
	if o.Endless {
		calls.Violated = true
		options = append(options, gojpf.WithListener(&circling{x.circles}))
	}
	if assumed != nil {
		options = append(options, gojpf.WithListener(assumed))
	}
	r, err := gojpf.Check(ctx, cfg, append(append(options, more...), gojpf.WithListener(calls), gojpf.WithListener(x.blame), gojpf.WithoutConsole())...)
	if r == nil {
		out.err = err
		return
	}
	out.paths += r.PathsTaken
	out.queries += r.Statistics.Queries
	out.stored += r.Statistics.Answers.Stored
	out.unstored += r.Statistics.NotStored
	for _, c := range r.Incomplete {
		out.cuts[c.Reason] += c.Count
		out.short = out.short || !bounding(c)
		out.late = out.late || untimely(c)
	}
	// Only an exploration that left nothing out may speak of each call.
	if assumed != nil && (assumed.Excluded || assumed.Breaks) {
		return
	}
	if len(out.cuts) == 0 && err == nil && ctx.Err() == nil && !x.harmless && (u.exhausted() || r.PathsTaken == 1) {
		for _, k := range out.candidates {
			k.manifest = true
		}
	}
}

// explorer listens to the exploration of a unit.
type explorer struct {
	options *Options
	scope   *scope
	unit    *unit
	out     *outcome
	// harmless is set where a call ended in another way than by an unchecked exception.
	harmless bool
	blame    *blame
	// endless is where the path goes round for ever, and circle its stack; nil if it does not.
	endless *site
	circle  []place
}

// wanted tells whether a call may be a candidate that is not there yet.
func (x *explorer) wanted(c *listener.Context, call *symexec.Call) bool {
	var at *site
	switch {
	case call.End == symexec.Violated && x.endless != nil:
		at = x.endless
	case call.End != symexec.Threw || !unchecked(c.Machine, call.Exception):
		x.harmless = true
		return false
	default:
		x.endless = nil
		at, _ = x.siteOf(c.Machine, call.Exception)
	}
	if at == nil {
		return false
	}
	if r := x.out.record; r != nil {
		r.failed(*at)
		return false // nobody asks for tests
	}
	have := 0
	for _, k := range x.out.candidates {
		if k.site == *at && (k.breaks != "") == (contracts.Broken(c.Machine) != "") {
			have++
		}
	}
	return have < perSite
}

// unchecked tells whether an exception is one that methods need not declare.
func unchecked(m *vm.Machine, exc vm.Ref) bool {
	for c := m.Heap.Get(exc).Class; c != nil; c = c.Super {
		switch c.Name {
		case "java/lang/RuntimeException", "java/lang/Error":
			return true
		}
	}
	return false
}

// guarding tells whether an exception says that its method was called wrongly.
func guarding(c *vm.Class) bool {
	for ; c != nil; c = c.Super {
		if guards[c.Name] {
			return true
		}
	}
	return false
}

// explicit tells whether code has made an exception that leaves it, or a method of the
// JDK that is there to check arguments.
func explicit(m *vm.Machine, exc vm.Ref) bool {
	trace := m.Backtrace(exc)
	if len(trace) == 0 {
		return false
	}
	top := trace[0]
	if top.Method.Class.Loader.Boot() {
		// What its methods need is theirs: those of checkIndex are in another class.
		for _, e := range trace {
			if !e.Method.Class.Loader.Boot() {
				break
			}
			top = e
		}
		return top.Method.Class.Name == "java/util/Objects"
	}
	code := top.Method.Info.Code
	return code != nil && top.BCI < len(code.Bytes) && vm.Op(code.Bytes[top.BCI]) == bytecode.Invokespecial
}

// siteOf is where an exception left the analysed code first, nil if that was
// nowhere, and its stack.
func (x *explorer) siteOf(m *vm.Machine, exc vm.Ref) (at *site, stack []place) {
	trace := m.Backtrace(exc)
	for e := exc; m.Heap.Get(e).Class.Name == uninitialised; { // which tells nothing of where
		if e = causeOf(m, e); e == vm.Null {
			break
		}
		trace = append(trace[:len(trace):len(trace)], m.Backtrace(e)...)
	}
	for _, e := range trace {
		c := e.Method.Class
		if c != nil && c.File != nil {
			stack = append(stack, place{class: c.Name, method: signature(e.Method.Name, e.Method.Desc), file: c.File.SourceFile, line: e.Method.Line(e.BCI)})
		}
		if at == nil && c != nil && x.scope.classes[c.Name] {
			at = &site{
				exception: m.Heap.Get(exc).Class.JavaName(), class: c.JavaName(),
				method: signature(e.Method.Name, e.Method.Desc), line: e.Method.Line(e.BCI),
			}
		}
	}
	return at, stack
}

// uninitialised is thrown where an initialiser fails with an exception, which is its cause.
const uninitialised = "java/lang/ExceptionInInitializerError"

func causeOf(m *vm.Machine, exc vm.Ref) vm.Ref {
	cause := m.Heap.Get(exc).Ref(m.Lib.ThrowableClass().FieldNamed("cause").Word)
	if cause == exc { // it has none
		return vm.Null
	}
	return cause
}

// found notes a candidate.
func (x *explorer) found(c *listener.Context, f *junit.Collected) {
	k := &candidate{entry: x.unit, trail: f.Trail, reason: f.Reason, needs: f.Needs, fleeting: f.Fleeting}
	if f.Call.End == symexec.Violated {
		k.site, k.stack, k.message = *x.endless, x.circle, "the call does not end"
		x.endless = nil
	} else {
		at, stack := x.siteOf(c.Machine, f.Call.Exception)
		k.site, k.stack, k.message = *at, stack, f.Call.Message
		if m := c.Machine; m.Heap.Get(f.Call.Exception).Class.Name == uninitialised {
			if cause := causeOf(m, f.Call.Exception); cause != vm.Null {
				k.message = strings.TrimSuffix(m.Heap.Get(cause).Class.JavaName()+": "+c.Program.Symbolic().Message(m, cause), ": ")
			}
		}
		k.guard = guarding(c.Machine.Heap.Get(f.Call.Exception).Class) && explicit(c.Machine, f.Call.Exception) && !x.blame.own[f.Call.Exception]
		for _, e := range c.Machine.Backtrace(f.Call.Exception) {
			if x.scope.classes[e.Method.Class.Name] && asserted(e.Method, e.BCI) {
				k.asserts = c.Machine.NestHost(e.Method.Class).JavaName()
			}
		}
	}
	k.breaks, k.within = contracts.Broken(c.Machine), contracts.Within(c.Machine)
	for _, e := range f.Call.Path.PC().Conds() {
		k.path = append(k.path, e.Java())
	}
	for _, s := range f.Steps {
		if c := s.Method.Class; x.scope.classes[c.Name] && c.File != nil {
			at := place{class: c.Name, method: signature(s.Method.Name, s.Method.Desc), file: c.File.SourceFile, line: s.Method.Line(s.BCI)}
			k.steps = append(k.steps, step{at, s.What, s.With})
		}
	}
	for _, a := range f.Call.Params {
		k.inputs = append(k.inputs, input{a.Name, a.Value.Show(f.Model)})
	}
	for _, a := range f.Asked {
		k.inputs = append(k.inputs, input{a.What, a.Value})
	}
	if f.Test != nil {
		k.nulls, k.objects = symexec.InputNull(c.Machine), objects(f.Test)
		k.guard = k.guard || refused(f.Test)
		x.write(c.Machine, k, f.Test)
	}
	x.out.candidates = append(x.out.candidates, k)
}

// objects tells whether a caller gives objects that are no values: in arguments, and
// in those of what builds the receiver.
func objects(t *javatest.Test) bool {
	var of func(calls []javatest.Call) bool
	value := func(a javatest.Value) bool {
		o := a.Object
		return !a.Ref || o == nil || o.Chars != nil || o.Constant != nil || o.Mirror != nil || o.Created == nil && o.Class.Elem == nil
	}
	of = func(calls []javatest.Call) bool {
		for _, call := range calls {
			if slices.ContainsFunc(call.Args, func(a javatest.Value) bool { return !value(a) }) {
				return true
			}
			if r := call.This; r != nil && r.Stub {
				return true
			}
			if r := call.This; r != nil && r.Created != nil && of(append([]javatest.Call{*r.Created}, r.Then...)) {
				return true
			}
		}
		return false
	}
	return of(t.Calls)
}

// write writes the tests of a candidate.
func (x *explorer) write(m *vm.Machine, k *candidate, t *javatest.Test) {
	pkg := ""
	if i := strings.LastIndexByte(x.unit.class, '/'); i >= 0 {
		pkg = dotted(x.unit.class[:i])
	}
	text := func(v javatest.Version, name string) (string, error) {
		f := javatest.New(m, pkg, name, v)
		f.Asserts = k.asserts
		one := *t
		one.Name = "run"
		if err := f.Add(&one); err != nil {
			return "", err
		}
		k.reflection, k.hidden = f.Reflects(), f.SetsState()
		var b bytes.Buffer
		err := f.Write(&b)
		return b.String(), err
	}
	var err error
	if k.plain, err = text(javatest.Plain, placeholder); err == nil {
		k.test, err = text(javatest.Version(x.options.JUnit), placeholder)
	}
	if err != nil {
		k.plain, k.test, k.reason = "", "", err.Error()
	}
}

// placeholder is the name of the class of a test until it gets its own.
const placeholder = "GojpfHuntedPlaceholder"
