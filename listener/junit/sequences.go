package junit

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"SymbolicSequenceListener"},
		Doc:   "prints the sequences of symbolic calls on an object, and JUnit 4 tests that make them",
		New: func(*config.Config) (any, error) {
			return &sequencer{notes: writer{version: javatest.JUnit4, class: "*Test"}, known: map[string]bool{}, suites: map[*vm.Class]*sequenceTests{}}, nil
		},
	})
}

// sequencer is the listener. The calls of a path are kept with its state and become
// sequences where the path ends: there is one for each path and object, and none for
// its beginnings.
type sequencer struct {
	notes    writer // knows what methods find
	texts    []string
	known    map[string]bool
	classes  []*vm.Class // under test, in the order in which they were met
	suites   map[*vm.Class]*sequenceTests
	released []vm.Ref // whose references may be used for other objects from now on
}

// sequenceTests are the tests for a class.
type sequenceTests struct {
	tests   []*javatest.Test
	omitted []string
}

// pathCalls are the calls of a path. It is immutable.
type pathCalls struct {
	open []entered // in which threads are
	last *pathCall
}

// pathCall is a call that is over, with those before it; or, without a call, an
// object that was released.
type pathCall struct {
	call         *symexec.Call
	thrown       *vm.Class // the exception that ended it
	entry, after *entry
	gone         vm.Ref
	before       *pathCall
}

func (s *sequencer) pathState(c *listener.Context) pathCalls {
	k, _ := c.Keep().(pathCalls)
	return k
}

// StateRestored forgets what was released on another path.
func (s *sequencer) StateRestored(*listener.Context, int) { s.released = s.released[:0] }

// ObjectReleased notes that a reference may be used again.
func (s *sequencer) ObjectReleased(_ *listener.Context, r vm.Ref) { s.released = append(s.released, r) }

// StateAdvanced puts into the state what was released.
func (s *sequencer) StateAdvanced(c *listener.Context, _ *explore.Advance) {
	if len(s.released) > 0 {
		c.SetKeep(s.release(s.pathState(c)))
	}
}

// release notes the receivers among the released objects.
func (s *sequencer) release(k pathCalls) pathCalls {
	receivers := map[vm.Ref]bool{}
	for p := k.last; p != nil && len(s.released) > 0; p = p.before {
		if p.call != nil {
			receivers[p.call.This] = true
		}
	}
	for _, r := range s.released {
		if receivers[r] {
			k.last = &pathCall{gone: r, before: k.last}
		}
	}
	s.released = s.released[:0]
	return k
}

// SymbolicMethodEntered notes what the method finds.
func (s *sequencer) SymbolicMethodEntered(c *listener.Context, t *vm.Thread) {
	if s.notes.statics == nil {
		s.notes.statics = newStatics()
	}
	k := s.release(s.pathState(c))
	k.open = append(without(k.open, t.ID), entered{thread: t.ID, entry: s.notes.newEntry(c.Machine, c.Program.Symbolic(), t.Top)})
	c.SetKeep(k)
}

func without(open []entered, thread int) []entered {
	return slices.DeleteFunc(slices.Clone(open), func(e entered) bool { return e.thread == thread })
}

// SymbolicMethodExited adds the call.
func (s *sequencer) SymbolicMethodExited(c *listener.Context, call *symexec.Call) {
	k := s.release(s.pathState(c))
	i := slices.IndexFunc(k.open, func(e entered) bool { return e.thread == call.Thread })
	if i < 0 || call.End == symexec.Ignored {
		return
	}
	e := k.open[i].entry
	k.open = without(k.open, call.Thread)
	p := &pathCall{call: call, entry: e, after: s.notes.state(c, call.This), before: k.last}
	if call.End == symexec.Threw {
		p.thrown = c.Machine.Heap.Get(call.Exception).Class
	}
	k.last = p
	c.SetKeep(k)
}

// state is what a method that begins now would find, without arguments.
func (w *writer) state(c *listener.Context, this vm.Ref) *entry {
	r := newReader(c.Machine, c.Program.Symbolic())
	e := &entry{objects: r.objects}
	for _, class := range w.statics.classes(c.Machine) {
		e.statics = append(e.statics, r.statics(w.statics, class)...)
	}
	e.this = r.value(vm.KindRef, uint64(this), nil)
	e.problem = r.problem
	return e
}

// SymbolicPathEnded makes the sequences of the path.
func (s *sequencer) SymbolicPathEnded(c *listener.Context, end *symexec.PathEnd) {
	if end.End == symexec.Ignored {
		return
	}
	lists := sequencesOf(s.pathState(c).last)
	model, solved := c.Program.Symbolic().ShortModel(c.Machine)
	note := func(why string) {
		for _, list := range lists {
			if why != "" {
				s.omit(list[0], why)
				continue
			}
			if text := sequenceText(list, model); !s.known[text] {
				s.known[text] = true
				s.texts = append(s.texts, text)
			}
			s.test(c, list, model)
		}
	}
	switch {
	case !solved:
		note("no solver knows inputs for it")
	case end.End == symexec.Cut: // what would have followed nobody knows
		note("")
	default:
		end.Again(model, func(why string) {
			if why != "" {
				why = "unconfirmed: " + why
			}
			note(why)
		})
	}
}

// sequencesOf are the calls of a path by the object that they were made on; those
// of static methods by class.
func sequencesOf(last *pathCall) [][]*pathCall {
	var calls []*pathCall
	for p := last; p != nil; p = p.before {
		calls = append(calls, p)
	}
	slices.Reverse(calls)
	type receiver struct {
		ref   vm.Ref
		class *vm.Class
	}
	var lists [][]*pathCall
	at := map[receiver]int{}
	for _, p := range calls {
		if p.call == nil {
			delete(at, receiver{ref: p.gone})
			continue
		}
		r := receiver{ref: p.call.This}
		if r.ref == 0 {
			r.class = p.call.Method.Class
		}
		i, known := at[r]
		if !known {
			i = len(lists)
			at[r] = i
			lists = append(lists, nil)
		}
		lists[i] = append(lists[i], p)
	}
	return lists
}

// sequenceText is a sequence as Symbolic PathFinder prints it.
func sequenceText(list []*pathCall, model *symbolic.Model) string {
	var parts []string
	if last := list[len(list)-1].call; last.End == symexec.Threw {
		parts = append(parts, "(expected = "+last.Class+".class)")
	}
	for _, p := range list {
		var args []string
		for i := range p.call.Params {
			args = append(args, p.call.Params[i].Value.Show(model))
		}
		parts = append(parts, methodText(p.call.Method)+"("+strings.Join(args, ", ")+")")
		switch p.call.End {
		case symexec.Returned:
		case symexec.Threw:
			text := p.call.Class
			if p.call.Message != "" {
				text += ": " + p.call.Message
			}
			parts = append(parts, `##EXCEPTION## "`+format.FirstLine(text)+`..."`)
		default:
			parts = append(parts, `##UNFINISHED## "`+ending(p.call.End, p.call.Why)+`"`)
		}
	}
	return "[" + strings.Join(parts, ", ") + "]"
}

func methodText(m *vm.Method) string {
	if m.Name != "<init>" {
		return m.Name
	}
	name := m.Class.JavaName()
	return name[strings.LastIndexAny(name, ".$")+1:]
}

func (s *sequencer) of(p *pathCall) *sequenceTests {
	class := p.call.Method.Class
	if s.suites[class] == nil {
		s.suites[class] = &sequenceTests{}
		s.classes = append(s.classes, class)
	}
	return s.suites[class]
}

func (s *sequencer) omit(p *pathCall, reason string) {
	t := s.of(p)
	t.omitted = append(t.omitted, "a sequence: "+reason)
}

// test makes the tests of a sequence. A test ends with a call that throws, and
// where somebody else changed what the next call finds: that begins a new one.
func (s *sequencer) test(c *listener.Context, list []*pathCall, model *symbolic.Model) {
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n-1].call.End == symexec.Returned && list[n-1].call.Method.Name != "<init>" && sameState(list[n-1].after, list[n].entry) {
			n++
		}
		s.segment(c, list[:n], model)
		list = list[n:]
	}
}

// segment makes one test.
func (s *sequencer) segment(c *listener.Context, list []*pathCall, model *symbolic.Model) {
	first := list[0]
	v := newEvaluation(c, model, first.entry)
	t := &javatest.Test{Name: "test"}
	var this *javatest.Object
	if first.call.Method.Name != "<init>" {
		this = v.value(first.entry.this).Object
	}
	for _, p := range list {
		if p.entry.problem != "" {
			s.omit(p, p.entry.problem)
			return
		}
		step := javatest.Call{Method: p.call.Method, This: this}
		for _, a := range p.entry.args {
			if a.obj != nil && a.obj == p.entry.this.obj {
				step.Args = append(step.Args, javatest.Reference(this))
				continue
			}
			step.Args = append(step.Args, v.value(a))
		}
		switch p.call.End {
		case symexec.Returned:
			if _, _, number := p.call.Result.In(model); number {
				r := v.result(&p.call.Result)
				step.Result = &r
			}
		case symexec.Threw:
			step.Throws = p.thrown
			t.Comment = []string{`should lead to ##EXCEPTION## "` + p.call.Class + `..."`}
		default:
			s.omit(p, "a call did not end ("+ending(p.call.End, p.call.Why)+")")
			return
		}
		t.Calls = append(t.Calls, step)
	}
	for _, f := range first.entry.statics {
		t.Statics = append(t.Statics, javatest.FieldValue{Field: f.field, Value: v.value(f.value)})
	}
	if v.problem != "" {
		s.omit(first, v.problem)
		return
	}
	suite := s.of(first)
	suite.tests = append(suite.tests, t)
}

// sameState tells whether what a call left is what the next one finds.
func sameState(after, entry *entry) bool {
	seen := map[*object]bool{}
	if !sameValue(after.this, entry.this, seen) || len(after.statics) != len(entry.statics) {
		return false
	}
	for i, f := range after.statics {
		if g := entry.statics[i]; f.field != g.field || !sameValue(f.value, g.value, seen) {
			return false
		}
	}
	return true
}

func sameValue(a, b value, seen map[*object]bool) bool {
	if a.kind == vm.KindRef {
		return a.unknown == b.unknown && sameObject(a.obj, b.obj, seen)
	}
	return a.expr == b.expr && (a.expr != nil || a.bits == b.bits)
}

func sameObject(a, b *object, seen map[*object]bool) bool {
	if a == nil || b == nil || seen[a] {
		return a == b || seen[a]
	}
	seen[a] = true
	if a.ref != b.ref || a.class != b.class || len(a.elements) != len(b.elements) {
		return false
	}
	for i := range a.elements {
		if !sameValue(a.elements[i], b.elements[i], seen) {
			return false
		}
	}
	for i := range a.fields {
		if !sameValue(a.fields[i].value, b.fields[i].value, seen) {
			return false
		}
	}
	return true
}

// SearchFinished prints.
func (s *sequencer) SearchFinished(c *listener.Context, _ *search.Result) {
	c.Printf("%s Method Sequences\n", strings.Repeat("=", 54))
	for _, text := range s.texts {
		c.Printf("%s\n", text)
	}
	if len(s.texts) == 0 {
		c.Printf("no symbolic method was called\n")
	}
	c.Printf("\n%s JUnit 4.0 test class\n", strings.Repeat("=", 54))
	out := &suite{writer: &s.notes, c: c, taken: map[string]bool{}}
	for _, class := range s.classes {
		s.print(c, class, out.newFile(class))
	}
}

// print prints the tests for a class.
func (s *sequencer) print(c *listener.Context, class *vm.Class, file *javatest.File) {
	tests := s.suites[class]
	for _, reason := range tests.omitted {
		file.Omit(reason)
	}
	n := 0
	for _, t := range tests.tests {
		t.Name = fmt.Sprint("test", n)
		t.Statics = slices.DeleteFunc(t.Statics, func(f javatest.FieldValue) bool {
			if !s.notes.statics.touched[f.Field] {
				return true
			}
			err := file.Check(f.Value)
			if err != nil {
				file.Omit(fmt.Sprintf("%s stays as its class makes it: %v", f.Field, err))
			}
			return err != nil
		})
		var no *javatest.Inexpressible
		switch err := file.Add(t); {
		case errors.As(err, &no):
			file.Omit("a sequence: " + no.Reason)
		case err == nil:
			n++
		case !errors.Is(err, javatest.ErrDuplicate):
			panic(err)
		}
	}
	if err := file.Write(c.Out); err != nil {
		panic(err)
	}
}
