package race

import (
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/happens"
	"github.com/gojpf/gojpf/vm"
)

// The edges of happens-before that come from other things than variables.

// ObjectLocked orders what comes behind what the monitor's last owner did.
func (l *order) ObjectLocked(c *listener.Context, t *vm.Thread, r vm.Ref) {
	if l.looks(c, t) {
		l.past(c).acquire(t, happens.Variable{Obj: r, Index: lock})
	}
}

// ObjectUnlocked lets the next owner know.
func (l *order) ObjectUnlocked(c *listener.Context, t *vm.Thread, r vm.Ref) {
	if l.looks(c, t) {
		l.past(c).release(t, happens.Variable{Obj: r, Index: lock})
	}
}

// ThreadStarted has the new thread know what the one that starts it knows.
func (l *order) ThreadStarted(c *listener.Context, t *vm.Thread) {
	p, parent := l.past(c), c.Machine.Current
	if parent == nil || parent.ID == t.ID {
		return
	}
	p.clock(t.ID)
	known := p.clock(parent.ID)
	p.threads[t.ID] = p.threads[t.ID].Join(known)
	p.threads[parent.ID] = known.With(parent.ID, known[parent.ID]+1)
}

// ThreadTerminated lets those who join the thread know.
func (l *order) ThreadTerminated(c *listener.Context, t *vm.Thread) {
	l.past(c).release(t, happens.Variable{Obj: t.Obj, Index: end})
}

// ThreadInterrupted lets the thread know.
func (l *order) ThreadInterrupted(c *listener.Context, t *vm.Thread) {
	p := l.past(c)
	p.release(c.Machine.Current, happens.Variable{Obj: t.Obj, Index: interrupts})
	if f := c.Machine.Lib.MustLoad("java/lang/Thread").FieldNamed("interrupted"); f != nil {
		p.release(c.Machine.Current, happens.Variable{Obj: t.Obj, Index: f.Word})
	}
}

// ExceptionThrown has a thread know that it was interrupted.
func (l *order) ExceptionThrown(c *listener.Context, in listener.Instruction, exc vm.Ref) {
	if c.Machine.Heap.Get(exc).Class.Name == "java/lang/InterruptedException" {
		l.past(c).acquire(in.Thread, happens.Variable{Obj: in.Thread.Obj, Index: interrupts})
	}
}

// MethodEntered has whoever uses a class know how it was initialised.
func (l *order) MethodEntered(c *listener.Context, in listener.Instruction) {
	if m := in.Frame.Method; c.Machine.Sharing && (m.Static() || m.Name == "<init>") {
		l.past(c).acquire(in.Thread, happens.Variable{Class: m.Class, Index: lock})
	}
}

// MethodExited notes that a class is initialised.
func (l *order) MethodExited(c *listener.Context, t *vm.Thread, m *vm.Method) {
	if c.Machine.Sharing && m.Name == "<clinit>" {
		l.past(c).release(t, happens.Variable{Class: m.Class, Index: lock})
	}
}

// NativeEntered looks at accesses through Unsafe, permits, and questions about
// threads that have ended.
func (l *order) NativeEntered(c *listener.Context, t *vm.Thread, m *vm.Method, args []uint64) {
	if !l.looks(c, t) {
		return
	}
	switch m.Class.Name {
	case "jdk/internal/misc/Unsafe":
		if m.Name == "unpark" {
			if args[1] != 0 {
				l.past(c).release(t, happens.Variable{Obj: vm.Ref(args[1]), Index: permit})
			}
			return
		}
		l.atomics.Native(c.Machine, t, m, args)
	case "java/lang/Thread":
		if m.Name != "isAlive" && m.Name != "getState" {
			return
		}
		if o := c.Machine.ThreadOf(vm.Ref(args[0])); o != nil && !o.Alive() {
			l.past(c).acquire(t, happens.Variable{Obj: o.Obj, Index: end})
		}
	}
}

// NativeExited follows accesses through Unsafe, and has a thread that has joined
// others, or was unparked, know what they did.
func (l *order) NativeExited(c *listener.Context, t *vm.Thread, m *vm.Method) {
	if a, ok := l.atomics.Done(t); ok && l.looks(c, t) {
		l.atomic(c, t, a)
	}
	switch {
	case !c.Machine.Sharing:
	case m.Name == "park" && m.Class.Name == "jdk/internal/misc/Unsafe":
		l.past(c).acquire(t, happens.Variable{Obj: t.Obj, Index: permit})
		l.past(c).acquire(t, happens.Variable{Obj: t.Obj, Index: interrupts})
	case m.Name == "join" && m.Class.Name == "java/lang/Thread":
		for _, o := range c.Machine.Threads() {
			if !o.Alive() && t.Joined.Has(o.ID) {
				l.past(c).acquire(t, happens.Variable{Obj: o.Obj, Index: end})
			}
		}
	}
}
