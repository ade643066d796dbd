// Package atomicity is the listener AtomicityChecker: executions of methods
// that are marked @Atomic must be serializable. That is: of two operations of
// which one writes what the other reads or writes, and of starts and joins, the
// first comes before the second; the operations of an execution count as one;
// and that order has no cycle. Locks are no part of it: that one critical
// section came before another matters only to what they read and write.
//
// It follows vector clocks that count executions instead of operations, along
// single paths. What it finds is an interleaving that was executed and that no
// serial one explains; it need not have led to a wrong value.
//
// What java.util.concurrent does inside is left out, but for its atomic classes.
// So what goes through its collections is not seen.
package atomicity

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/entry"
	"github.com/gojpf/gojpf/listener/happens"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

const property = "gov.nasa.jpf.listener.AtomicityChecker"

func init() {
	listener.Register(listener.Info{
		Names: []string{"AtomicityChecker"},
		Doc:   "reports executions of methods marked @Atomic that are not serializable",
		New: func(*config.Config) (any, error) {
			return &checker{marked: map[*vm.Method]bool{}}, nil
		},
	})
}

type checker struct {
	marked  map[*vm.Method]bool
	now     *past // of the present transition, nil until something happens in it
	atomics happens.Atomics
}

// past is what is known of a path. What a state keeps is never written.
type past struct {
	threads []thread
	marks   *happens.Layers[happens.Variable, marks]
	// ends has what is known at the end of executions. Who knows of the beginning
	// of one comes behind all of it.
	ends *happens.Layers[execution, happens.Clock]
}

// thread is what a thread knows, how deep it is in marked methods, and the
// outermost of them.
type thread struct {
	known  happens.Clock
	depth  int
	method *vm.Method
	at     string // where that was called
}

type execution struct {
	thread int
	number uint32
}

// marks are the last accesses of a variable.
type marks struct {
	write mark
	reads []mark // since then, one of each thread
}

type mark struct {
	known  happens.Clock // nil for none
	thread int
	name   string // of the thread
	at     string
}

// end is the index that stands for the end of a thread.
const end = -1

func (l *checker) past(c *listener.Context) *past {
	if l.now == nil {
		kept, _ := c.Keep().(*past)
		if kept == nil {
			kept = &past{}
		}
		l.now = &past{slices.Clone(kept.threads), kept.marks.Over(), kept.ends.Over()}
	}
	return l.now
}

// StateRestored goes back to what was known in the state.
func (l *checker) StateRestored(*listener.Context, int) { l.now = nil }

// StateAdvanced keeps what is known with the state.
func (l *checker) StateAdvanced(c *listener.Context, _ *explore.Advance) {
	if l.now != nil {
		c.SetKeep(l.now)
		l.now = nil
	}
}

func (p *past) thread(id int) *thread {
	for id >= len(p.threads) {
		p.threads = append(p.threads, thread{known: happens.Clock(nil).With(len(p.threads), 1)})
	}
	return &p.threads[id]
}

// whole adds to what is known the rest of the executions that it has the
// beginning of.
func (p *past) whole(known happens.Clock) happens.Clock {
	for i := 0; i < len(known); i++ {
		rest, ended := p.ends.Get(execution{i, known[i]})
		if !ended {
			continue
		}
		if more := known.Join(rest); !slices.Equal(more, known) {
			known, i = more, -1
		}
	}
	return known
}

// follow has a thread come behind something. If that comes behind a part of
// what the thread is executing, the execution is not atomic.
func (l *checker) follow(c *listener.Context, t *vm.Thread, m mark) {
	if m.known == nil || m.thread == t.ID {
		return
	}
	p := l.past(c)
	me := p.thread(t.ID)
	known := p.whole(m.known)
	if me.depth > 0 && known.At(t.ID) >= me.known[t.ID] {
		c.ViolateBy(t, search.KindProperty, property, fmt.Sprintf(
			"%s called at %s is not atomic: what %s did at %s comes behind a part of it and, as %s shows at %s, before another part",
			entryName(me.method), me.at, m.name, m.at, c.Machine.ThreadName(t), location(t)))
		return
	}
	me.known = me.known.Join(known)
}

func entryName(m *vm.Method) string { return m.Class.JavaName() + "." + m.Name }

// mark is the present point of a thread.
func (l *checker) mark(c *listener.Context, t *vm.Thread) mark {
	return mark{l.past(c).thread(t.ID).known, t.ID, c.Machine.ThreadName(t), location(t)}
}

func location(t *vm.Thread) string { return place(t, t.Top) }

// place is the nearest line of the program's own code from a frame downwards.
func place(t *vm.Thread, f *vm.Frame) string {
	for ; f != nil; f = f.Parent {
		if in := (listener.Instruction{Thread: t, Frame: f}); f.Code != nil && in.User() && in.Line() > 0 {
			return in.Location()
		}
	}
	return "its beginning"
}

func (l *checker) read(c *listener.Context, t *vm.Thread, v happens.Variable) {
	h, _ := l.past(c).marks.Get(v)
	l.follow(c, t, h.write)
	reads := slices.DeleteFunc(slices.Clone(h.reads), func(m mark) bool { return m.thread == t.ID })
	l.past(c).marks.Set(v, marks{h.write, append(reads, l.mark(c, t))})
}

func (l *checker) write(c *listener.Context, t *vm.Thread, v happens.Variable) {
	h, _ := l.past(c).marks.Get(v)
	l.follow(c, t, h.write)
	for _, r := range h.reads {
		l.follow(c, t, r)
	}
	l.past(c).marks.Set(v, marks{write: l.mark(c, t)})
}

// looks reports whether what a thread does now counts.
func looks(c *listener.Context, t *vm.Thread) bool {
	if !c.Machine.Sharing || t.Top == nil || happens.Books(t) {
		return false
	}
	name := t.Top.Method.Class.Name
	return !strings.HasPrefix(name, "java/util/concurrent/") || strings.HasPrefix(name, "java/util/concurrent/atomic/")
}

// FieldRead follows a read of a field.
func (l *checker) FieldRead(c *listener.Context, a listener.Access) { l.touch(c, a, false) }

// FieldWritten follows a write of a field.
func (l *checker) FieldWritten(c *listener.Context, a listener.Access) { l.touch(c, a, true) }

// ArrayRead follows a read of an element.
func (l *checker) ArrayRead(c *listener.Context, a listener.Access) { l.touch(c, a, false) }

// ArrayWritten follows a write of an element.
func (l *checker) ArrayWritten(c *listener.Context, a listener.Access) { l.touch(c, a, true) }

func (l *checker) touch(c *listener.Context, a listener.Access, write bool) {
	if !looks(c, a.Thread) {
		return
	}
	if a.UnknownIndex != nil {
		c.OneElement()
	}
	v := happens.Variable{Obj: a.Ref, Index: int(a.Index)}
	if f := a.Field; f != nil {
		if v.Index = f.Word; f.Static() {
			v.Class = f.Class
		}
		if f.Flags&classfile.AccFinal != 0 {
			return
		}
	}
	if v.Obj != 0 && c.Machine.Heap.Get(v.Obj).Flags&vm.Shared == 0 {
		return
	}
	l.access(c, a.Thread, v, write)
}

func (l *checker) access(c *listener.Context, t *vm.Thread, v happens.Variable, write bool) {
	if write {
		l.write(c, t, v)
	} else {
		l.read(c, t, v)
	}
}

// ExecuteInstruction looks for accesses through handles.
func (l *checker) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	l.atomics.Instruction(c, in)
}

// InstructionExecuted follows accesses through handles.
func (l *checker) InstructionExecuted(c *listener.Context, done listener.Executed) {
	l.complete(c, done.Thread)
}

// NativeEntered looks for accesses through Unsafe.
func (l *checker) NativeEntered(c *listener.Context, t *vm.Thread, m *vm.Method, args []uint64) {
	l.atomics.Native(c.Machine, t, m, args)
}

func (l *checker) complete(c *listener.Context, t *vm.Thread) {
	if a, ok := l.atomics.Done(t); ok && looks(c, t) {
		l.access(c, t, a.Variable, a.Writes)
	}
}

// NativeExited follows accesses through Unsafe, and joins.
func (l *checker) NativeExited(c *listener.Context, t *vm.Thread, m *vm.Method) {
	if m.Class.Name == "jdk/internal/misc/Unsafe" {
		l.complete(c, t)
	}
	if m.Name != "join" || m.Class.Name != "java/lang/Thread" {
		return
	}
	for _, o := range c.Machine.Threads() {
		if !o.Alive() && t.Joined.Has(o.ID) {
			h, _ := l.past(c).marks.Get(happens.Variable{Obj: o.Obj, Index: end})
			l.follow(c, t, h.write)
		}
	}
}

// ThreadStarted follows starts.
func (l *checker) ThreadStarted(c *listener.Context, t *vm.Thread) {
	if parent := c.Machine.Current; parent != nil && parent.ID != t.ID {
		l.past(c).thread(t.ID)
		l.follow(c, t, l.mark(c, parent))
	}
}

// ThreadTerminated follows ends.
func (l *checker) ThreadTerminated(c *listener.Context, t *vm.Thread) {
	l.past(c).marks.Set(happens.Variable{Obj: t.Obj, Index: end}, marks{write: l.mark(c, t)})
}

// ObjectReleased forgets an object's variables.
func (l *checker) ObjectReleased(c *listener.Context, r vm.Ref) {
	p, o := l.past(c), c.Machine.Heap.Get(r)
	words := int(o.Len)
	if !o.Class.IsArray() {
		words = o.Class.Words
	}
	for i := end; i < words; i++ {
		v := happens.Variable{Obj: r, Index: i}
		if h, known := p.marks.Get(v); known && (h.write.known != nil || h.reads != nil) {
			p.marks.Set(v, marks{})
		}
	}
}

func (l *checker) atomic(m *vm.Method) bool {
	marked, known := l.marked[m]
	if !known {
		marked = m.Info != nil && m.Class.File != nil && entry.Annotated(m.Info.Annotations, m.Class, "Atomic") != nil
		l.marked[m] = marked
	}
	return marked
}

// MethodEntered begins an execution.
func (l *checker) MethodEntered(c *listener.Context, in listener.Instruction) {
	if !l.atomic(in.Frame.Method) {
		return
	}
	id := in.Thread.ID
	t := l.past(c).thread(id)
	if t.depth++; t.depth > 1 {
		return
	}
	t.method, t.at = in.Frame.Method, place(in.Thread, in.Frame.Parent)
	t.known = t.known.With(id, t.known[id]+1)
}

// MethodExited ends one.
func (l *checker) MethodExited(c *listener.Context, th *vm.Thread, m *vm.Method) {
	if !l.atomic(m) {
		return
	}
	p := l.past(c)
	t := p.thread(th.ID)
	if t.depth == 0 {
		return // it began before the listener was attached
	}
	if t.depth--; t.depth == 0 {
		p.ends.Set(execution{th.ID, t.known[th.ID]}, t.known)
		t.known = t.known.With(th.ID, t.known[th.ID]+1) // what follows is no part of it
	}
}
