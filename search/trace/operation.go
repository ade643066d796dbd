package trace

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// Operation is something that a transition did and that other threads may
// notice.
// It is told in words of Java, for people who look for what two threads did to the same thing.
type Operation struct {
	Kind   string
	Object string // what it was done to: p.Main.x, p.Fork@1f, int[]@20[3]; "" for nothing
	Thread int    // ID of the thread that did it
	Other  int    // ID of the thread that it was done to, -1 for none
	At     Line   // of the program's own code; zero for none
	After  int    // index in Step.Lines of the line that was executed last, -1 for none
}

// The kinds of operations.
const (
	OpRead      = "read"
	OpWrite     = "write"
	OpLock      = "lock"
	OpUnlock    = "unlock"
	OpWait      = "wait"
	OpNotify    = "notify"
	OpNotifyAll = "notify all"
	OpWake      = "wake" // a thread that waits, by a notification
	OpStart     = "start"
	OpEnd       = "end"
	OpBlock     = "block" // in front of a monitor that another thread owns
	OpPark      = "park"
	OpUnpark    = "unpark"
	OpInterrupt = "interrupt"
	OpObserve   = "observe"
	OpYield     = "yield"
	OpInit      = "initialise"
	OpCall      = "call" // of the JDK, whose steps are its own matter
)

// operationKinds are the names of the machine's operations that are told as
// they are; locking is told when it has happened, and the end of a thread.
var operationKinds = map[vm.OpKind]string{
	vm.OpRead: OpRead, vm.OpWrite: OpWrite, vm.OpPark: OpPark, vm.OpUnpark: OpUnpark,
	vm.OpInterrupt: OpInterrupt, vm.OpObserve: OpObserve, vm.OpYield: OpYield, vm.OpInit: OpInit,
}

// ThreadState is what a thread was doing at the end of a transition.
type ThreadState struct {
	ID     int
	Name   string
	Status string
	Holds  []threads.Holding
	Waits  *threads.Waiting // nil if it could go on
}

// Recorder notes what the transitions of a path do, while they are executed
// again.
// It hears the machine's events beside those who listen already, and changes nothing of what
// these hear.
type Recorder struct {
	m      *vm.Machine
	s      *Step
	names  map[int]string // of threads; the objects of those that have ended may be gone
	listed bool           // the instructions are wanted
	output tape
}

// NewRecorder returns a Recorder of what a machine does; listed has it keep the
// instructions of the program's own code.
func NewRecorder(m *vm.Machine, listed bool) *Recorder {
	return &Recorder{m: m, names: map[int]string{}, listed: listed, output: tape{left: maxOutput}}
}

// Output takes what the program prints.
func (r *Recorder) Output() io.Writer { return &r.output }

// Begin has what comes belong to a step.
func (r *Recorder) Begin(s *Step) { r.s = s }

// End is called at the end of a step. same says that the transition has taken the
// course that it took before: otherwise nothing that it did is kept, it would be
// another path's.
func (r *Recorder) End(same bool) {
	r.end()
	s := r.s
	if s.Output = r.output.take(); !same {
		// All of it goes, not only from where it went wrong: nobody can say where that was.
		s.Lines, s.Code, s.Comments, s.Output, s.Dropped, s.Unsourced, s.Diverged = nil, nil, nil, "", 0, 0, true
		s.Operations, s.Threads = nil, nil
	}
}

// Events adds the recorder to what others hear.
// The others come first: a listener that intervenes has a part in what happens.
func (r *Recorder) Events(others *vm.Events) *vm.Events {
	if others == nil {
		others = &vm.Events{}
	}
	e := *others
	e.Operation = func(t *vm.Thread, op vm.Operation) {
		if others.Operation != nil {
			others.Operation(t, op)
		}
		r.operation(t, op)
	}
	onThread := func(before func(*vm.Thread), kind string) func(*vm.Thread) {
		return func(t *vm.Thread) {
			if before != nil {
				before(t)
			}
			r.onThread(t, kind)
		}
	}
	e.ThreadStarted = onThread(others.ThreadStarted, OpStart)
	e.ThreadTerminated = onThread(others.ThreadTerminated, OpEnd)
	e.ThreadNotified = onThread(others.ThreadNotified, OpWake)
	onObject := func(before func(*vm.Thread, vm.Ref), kind string) func(*vm.Thread, vm.Ref) {
		return func(t *vm.Thread, o vm.Ref) {
			if before != nil {
				before(t, o)
			}
			r.onObject(t, o, kind)
		}
	}
	e.ObjectLocked = onObject(others.ObjectLocked, OpLock)
	e.ObjectUnlocked = onObject(others.ObjectUnlocked, OpUnlock)
	e.ThreadBlocked = onObject(others.ThreadBlocked, OpBlock)
	e.ObjectWait = onObject(others.ObjectWait, OpWait)
	e.ObjectNotify = func(o vm.Ref, all bool) {
		if others.ObjectNotify != nil {
			others.ObjectNotify(o, all)
		}
		kind := OpNotify
		if all {
			kind = OpNotifyAll
		}
		r.onObject(r.m.Current, o, kind)
	}
	return &e
}

// onThread notes what happens to a thread, by itself or by the present one.
// The name is taken now, since the object of a thread that has ended may be collected later
// on.
func (r *Recorder) onThread(t *vm.Thread, kind string) {
	r.names[t.ID] = r.m.ThreadName(t)
	by := r.m.Current
	switch {
	case kind == OpEnd:
		r.append(t, Operation{Kind: kind, Other: -1}, nil)
	case by != nil && by.ID != t.ID:
		_, at := calledOf(by)
		r.append(by, Operation{Kind: kind, Other: t.ID}, at)
	}
}

// onObject notes what is done to a monitor that others can reach. What the JDK
// does to its own is its own matter, but for waiting.
// A monitor that one thread alone can reach is nobody else's business; that of a class object
// can always be reached.
func (r *Recorder) onObject(t *vm.Thread, o vm.Ref, kind string) {
	m := r.m
	if !m.Sharing || t == nil {
		return
	}
	if obj := m.Heap.Get(o); obj.Flags&vm.Shared == 0 && obj.Class != m.Lib.ClassClass() {
		return
	}
	called, at := calledOf(t)
	if at == nil || called != nil && (kind == OpLock || kind == OpUnlock) {
		return
	}
	if n := len(r.s.Operations); n > 0 && kind == OpWait && r.s.Operations[n-1].Kind == OpUnlock {
		r.s.Operations = r.s.Operations[:n-1] // as part of waiting
	}
	r.append(t, Operation{Kind: kind, Object: threads.NameOf(m, o), Other: -1}, at)
}

// operation notes what t is about to do. What the JDK does on behalf of the
// program is one call, but for what concerns another thread.
// A call of the JDK may be a hundred operations on its own fields; to the reader it is one
// call. Two threads that go through each other (unpark, interrupt, join) are told
// nevertheless.
func (r *Recorder) operation(t *vm.Thread, op vm.Operation) {
	called, at := calledOf(t)
	if at == nil {
		return
	}
	m := r.m
	o := Operation{Kind: operationKinds[op.Kind], Other: -1}
	if op.Class == nil && op.Kind != vm.OpRead && op.Kind != vm.OpWrite && op.Obj != 0 {
		if other := m.ThreadOf(op.Obj); other != nil && other.ID != t.ID {
			o.Other = other.ID
		}
	}
	switch {
	case op.Kind == vm.OpNotify || op.Kind == vm.OpStart || op.Kind == vm.OpEnd || op.Kind == vm.OpBreak:
		return // told when it happens
	case called != nil && op.Kind != vm.OpYield && o.Other < 0:
		o.Kind, o.Object = OpCall, callName(m, called)
	case o.Kind == "" || o.Other >= 0:
	case op.Kind == vm.OpInit:
		o.Object = op.Class.JavaName()
	case op.Class != nil:
		o.Object = fieldName(op.Class, op.Class.StaticAt(op.Index))
	case op.Kind == vm.OpRead || op.Kind == vm.OpWrite:
		o.Object = variable(m, op.Obj, op.Index)
	}
	if o.Kind != "" {
		r.append(t, o, at)
	}
}

func (r *Recorder) append(t *vm.Thread, op Operation, at *vm.Frame) {
	s := r.s
	op.Thread, op.After = t.ID, len(s.Lines)-1
	if at != nil {
		if c := at.Method.Class; c.File != nil && c.File.SourceFile != "" && at.Line() > 0 {
			op.At = newLine(t, at, at.Line())
		}
	}
	// An operation in front of which a thread stops twice is told once.
	if len(s.Operations) < maxLines && !slices.Contains(s.Operations, op) {
		s.Operations = append(s.Operations, op)
	}
}

// calledOf returns the topmost frame of the program's own code, and that of the
// JDK's method which is called there; nil where there is none.
func calledOf(t *vm.Thread) (called, at *vm.Frame) {
	t.Frames(func(f *vm.Frame) bool {
		if Own(f.Method.Class) {
			at = f
			return false
		}
		if !f.Method.Has(vm.TraitPseudo) {
			called = f
		}
		return true
	})
	return called, at
}

// callName is how a call is told: the method and what it is called of.
func callName(m *vm.Machine, f *vm.Frame) string {
	c := f.Method.Class.JavaName()
	short := c[strings.LastIndexByte(c, '.')+1:]
	switch {
	case f.Method.Name == "<init>":
		return "new " + short
	case f.Method.Static() || len(f.Slots) == 0:
		return short + "." + f.Method.Name
	}
	return fmt.Sprintf("%s.%s of %s", short, f.Method.Name, threads.NameOf(m, vm.Ref(f.Slots[0])))
}

// variable names a field word or element of an object.
// An element has its index, and a field the class that declares it: two fields of one name are
// two.
func variable(m *vm.Machine, r vm.Ref, index int) string {
	c := m.Heap.Get(r).Class
	switch {
	case index == vm.WholeObject:
		return threads.NameOf(m, r)
	case c.Elem != nil:
		return fmt.Sprintf("%s[%d]", threads.NameOf(m, r), index)
	}
	return fieldName(c, c.FieldAt(index)) + " of " + threads.NameOf(m, r)
}

func fieldName(c *vm.Class, f *vm.Field) string {
	if f == nil {
		return c.JavaName()
	}
	return f.Class.JavaName() + "." + f.Name
}

// end notes what the threads are doing at the end of the transition, once there
// has been more than one.
// With one thread there is nothing to tell that its lines do not.
func (r *Recorder) end() {
	list := r.m.Threads()
	if len(list) < 2 {
		return
	}
	r.s.Threads = make([]ThreadState, len(list))
	for i, t := range list {
		s := ThreadState{ID: t.ID, Status: t.Status.String()}
		if t.Alive() {
			s.Holds, s.Waits = threads.HeldBy(r.m, t), threads.AwaitedBy(r.m, t)
			r.names[t.ID] = r.m.ThreadName(t)
		}
		r.s.Threads[i] = s
	}
}

// Name gives the threads of a path their names, which are those they have last.
func (r *Recorder) Name(steps []Step) {
	for i := range steps {
		for k := range steps[i].Threads {
			t := &steps[i].Threads[k]
			t.Name = r.names[t.ID]
		}
	}
}
