package symexec

import (
	"slices"
	"strconv"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Call is a call of a method of symbolic.method that did not come from within
// another one. It is immutable; whoever asked with OnEnd gets it when the call is
// over, once on each path. Listeners write summaries, tests and tables from it.
type Call struct {
	Method *vm.Method
	Thread int    // that made it
	This   vm.Ref // the receiver, 0 for a static method
	// The parameters, and the fields that became inputs, as they were when the
	// method began.
	Params, Fields []Argument
	Made           int // inputs that the path had before
	// Unentered says that the method has not begun, since the initialiser of its class has failed.
	// What it was called with is zeros.
	Unentered bool

	// How it ended.
	End  End
	Path *core.Path // with the path condition at the end, and all inputs made until then
	// Result is what the method returned, of type void where that is nothing.
	Result Value
	// Exception left the method. Class is its class with dots, Message its text.
	Exception      vm.Ref
	Class, Message string
	Why            string // the path went no further, unless it is plain from End

	number int
	again  func(*Again)
}

// End is how a call ended.
type End uint8

// The ends.
const (
	Returned End = iota
	Threw        // an exception left the method
	Ignored      // the path does not count: an assumption did not hold, a listener wanted it so
	Stopped      // the program ended inside the method
	Violated     // a property did not hold
	Cut          // the path was not followed any further, for a limit or what is not supported
)

var endNames = [...]string{"returned", "threw", "ignored", "stopped", "violated", "cut"}

func (e End) String() string { return endNames[e] }

// Argument is a parameter or field with its value.
type Argument struct {
	Name  string
	Value Value
}

// PathEnd is the end of a path that the search does not follow any further. Its
// End is Stopped where the program has ended.
type PathEnd struct {
	End            End
	Why            string
	Class, Message string     // of the exception that ended a thread, where that is the reason
	Path           *core.Path // nil where nothing was unknown

	again func(*Again)
}

type ends struct {
	call   func(*vm.Machine, *Call)
	path   func(*vm.Machine, *PathEnd)
	wanted []*Again
}

// OnEnd sets who is told of the end of each call, before its frame is gone, and of
// each path; both may be nil. They may read the state and solve the path condition.
// Nothing is kept of calls where nobody is told of them.
func (rt *Runtime) OnEnd(call func(*vm.Machine, *Call), path func(*vm.Machine, *PathEnd)) {
	rt.ends.call, rt.ends.path = call, path
}

// activeCall marks the call that a thread is in; nil where it is in none. It is part of
// the state, so that a search that goes back finds the call that was under way there.
type activeCall struct {
	*begun
	over int // calls of the thread that are
}

// begun is what a call begins with.
type begun struct {
	method         *vm.Method
	this           vm.Ref
	params, fields []Argument
	made           int
	unentered      bool
}

// Unmatched implements vm.Unmatched: the program cannot see it.
//
// States that differ in it alone behave alike.
func (activeCall) Unmatched() {}

// openKey has a key for each thread, so that what one does is none of the others'
// business.
func openKey(thread int) string {
	if thread == 0 { // in which most are
		return "symbolic.call.0"
	}
	return "symbolic.call." + strconv.Itoa(thread)
}

func openCall(m *vm.Machine, thread int) activeCall {
	o, _ := m.Extra(openKey(thread)).(activeCall)
	return o
}

// callBegan remembers the call of frame f, whose parameters have got their values.
// Parameters are kept as they were given: the method may assign to them.
func (rt *Runtime) callBegan(m *vm.Machine, t *vm.Thread, f *vm.Frame, made int) {
	if rt.ends.call == nil || m.Ignored() {
		return
	}
	mt := f.Method
	c := &begun{method: mt, made: made}
	slot := 0
	if !mt.Static() {
		c.this = vm.Ref(f.Slots[0])
		slot = 1
	}
	h := rt.Methods.HeaderOf(mt)
	c.params = make([]Argument, 0, len(h.Params))
	for i, p := range h.Params {
		c.params = append(c.params, Argument{h.Names[i], rt.valueIn(m, p, f.Slots[slot], f.Attr(slot), 0)})
		slot += mt.Params[i].Slots()
	}
	c.fields = rt.inputFields(m, f)
	m.SetExtra(openKey(t.ID), activeCall{c, openCall(m, t.ID).over})
}

// NotEntered tells that the method which the program starts with does not begin: the
// initialiser of its class has failed with an exception.
func (rt *Runtime) NotEntered(m *vm.Machine, t *vm.Thread, mt *vm.Method, exc vm.Ref) {
	s := rt.Methods.Of(mt)
	if s == nil || rt.ends.call == nil || m.Ignored() {
		return
	}
	s.Enter()
	c := &begun{method: mt, made: core.PathOf(m).Made(), unentered: true}
	h := rt.Methods.HeaderOf(mt)
	for i, p := range h.Params {
		c.params = append(c.params, Argument{h.Names[i], rt.valueIn(m, p, 0, nil, 0)})
	}
	m.SetExtra(openKey(t.ID), activeCall{c, openCall(m, t.ID).over})
	rt.Threw(m, t, exc)
}

// inputFields are the fields that enterFields has made inputs.
func (rt *Runtime) inputFields(m *vm.Machine, f *vm.Frame) []Argument {
	var list []Argument
	c := f.Method.Class
	for _, fd := range c.Fields {
		d := string(rune(fd.Kind))
		if _, ok := symbolic.TypeOf(d); !ok || !fd.Static() && (f.Method.Static() || f.Slots[0] == 0) || !rt.symbolicField(fd) {
			continue
		}
		if fd.Static() {
			s := m.ClassState(c)
			list = append(list, Argument{c.JavaName() + "." + fd.Name, rt.valueIn(m, d, fd.Kind.Widen(s.Words[fd.Word]), s.Attrs[fd.Word], 0)})
			continue
		}
		o := m.Heap.Get(vm.Ref(f.Slots[0]))
		list = append(list, Argument{"this." + fd.Name, rt.valueIn(m, d, fd.Kind.Widen(o.Words[fd.Word]), o.SlotAttr(fd.Word), 0)})
	}
	return list
}

// Returned implements vm.Unknowns.
func (rt *Runtime) Returned(m *vm.Machine, t *vm.Thread, f *vm.Frame, v uint64, a vm.Attr) {
	rt.end(m, t.ID, func(c *Call) {
		c.Result = rt.valueIn(m, rt.Methods.HeaderOf(f.Method).Result, v, a, 0)
	})
}

// Threw implements vm.Unknowns.
func (rt *Runtime) Threw(m *vm.Machine, t *vm.Thread, exc vm.Ref) {
	rt.end(m, t.ID, func(c *Call) {
		o := m.Heap.Get(exc)
		c.End, c.Exception, c.Class = Threw, exc, o.Class.JavaName()
		if rt.Message != nil {
			c.Message = rt.Message(m, exc)
		}
	})
}

// PathEnds ends the calls that are open where a path ends, and then the path. Calls of
// all threads end with the path, the innermost being the only one of each.
func (rt *Runtime) PathEnds(m *vm.Machine, e PathEnd) {
	for _, t := range m.Threads() {
		rt.end(m, t.ID, func(c *Call) { c.End, c.Why = e.End, e.Why })
	}
	if e.Path, e.again = core.PathOf(m), rt.want; rt.ends.path != nil {
		rt.ends.path(m, &e)
	}
}

// Facts about texts are those of the end: a text that was passed is shown as what is
// known of it by now.
func (rt *Runtime) end(m *vm.Machine, thread int, how func(*Call)) {
	if rt.ends.call == nil {
		return
	}
	o := openCall(m, thread)
	if o.begun == nil {
		return
	}
	c := &Call{Method: o.method, Thread: thread, This: o.this, Params: o.params, Fields: o.fields, Made: o.made, Unentered: o.unentered, number: o.over, again: rt.want}
	how(c)
	rt.shapes(m, c)
	c.Params = slices.Clone(c.Params)
	for i := range c.Params {
		c.Params[i].Value.text = c.Params[i].Value.text.Now(m)
	}
	c.Path = core.PathOf(m)
	m.SetExtra(openKey(thread), activeCall{over: o.over + 1})
	rt.ends.call(m, c)
}

// shapes shows unknown objects among the arguments and in the result.
func (rt *Runtime) shapes(m *vm.Machine, c *Call) {
	if !heap.Of(m).Unknown() {
		return
	}
	model, _ := rt.Model(m)
	c.Params = slices.Clone(c.Params)
	for i := range c.Params {
		rt.shaped(m, model, &c.Params[i].Value)
	}
	rt.shaped(m, model, &c.Result)
}

// Listening reports whether somebody wants to know of the ends of calls and paths.
func (rt *Runtime) Listening() bool {
	return rt.ends.call != nil || rt.ends.path != nil
}

// Watch has functions that are told what happens on paths. Those that are nil
// cost nothing. They are told of paths that are taken for a second time, too.
type Watch struct {
	// Forced is told of a decision that the solver has left one way, way of ways;
	// none, -1, where what was not decided has turned out impossible. Of decisions
	// with several ways the machine's choice tells: see Branch.Alternatives.
	Forced func(m *vm.Machine, kind string, alternatives []core.Alternative, chosen int)
	// Entered is told that a method of symbolic.method begins in the top frame of
	// a thread, and that its inputs are made.
	Entered func(m *vm.Machine, t *vm.Thread)
}

// Watch sets who is told.
func (rt *Runtime) Watch(w Watch) { rt.watch, rt.Forced = w, w.Forced }

// ShortModel is a model with texts and arrays that are not longer than they need to be,
// by and large: what the program is run again with. ok is false where there is none, or
// texts would be too long for that. Shortest is not asked for: a few questions with
// round limits get near enough.
func (rt *Runtime) ShortModel(m *vm.Machine) (model *symbolic.Model, ok bool) {
	model, ok = rt.Model(m)
	if !ok || core.RunOf(m) != nil {
		return model, ok
	}
	pc, model, ok := rt.Texts.Shorter(m, core.PathOf(m).PC(), model)
	if !ok {
		return nil, false
	}
	pc, model = (openArrays{rt}).shorter(m, pc, model)
	return rt.Heap.ShorterArrays(m, pc, model), true
}
