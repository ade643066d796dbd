package race

import (
	"strings"

	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
)

// The edges of happens-before that come from other things than variables.

// ObjectLocked orders what comes behind what the monitor's last owner did.
func (l *order) ObjectLocked(c *listener.Context, t *vm.Thread, r vm.Ref) {
	if c.Machine.Sharing {
		l.past(c).acquire(t, variable{obj: r, index: lock})
	}
}

// ObjectUnlocked lets the next owner know.
func (l *order) ObjectUnlocked(c *listener.Context, t *vm.Thread, r vm.Ref) {
	if c.Machine.Sharing {
		l.past(c).release(t, variable{obj: r, index: lock})
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
	p.threads[t.ID] = p.threads[t.ID].join(known)
	p.threads[parent.ID] = known.with(parent.ID, known[parent.ID]+1)
}

// ThreadTerminated lets those who join the thread know.
func (l *order) ThreadTerminated(c *listener.Context, t *vm.Thread) {
	l.past(c).release(t, variable{obj: t.Obj, index: end})
}

// ThreadInterrupted lets the thread know.
func (l *order) ThreadInterrupted(c *listener.Context, t *vm.Thread) {
	p := l.past(c)
	p.release(c.Machine.Current, variable{obj: t.Obj, index: interrupts})
	if f := c.Machine.Lib.MustLoad("java/lang/Thread").FieldNamed("interrupted"); f != nil {
		p.release(c.Machine.Current, variable{obj: t.Obj, index: f.Word})
	}
}

// ExceptionThrown has a thread know that it was interrupted.
func (l *order) ExceptionThrown(c *listener.Context, in listener.Instruction, exc vm.Ref) {
	if c.Machine.Heap.Get(exc).Class.Name == "java/lang/InterruptedException" {
		l.past(c).acquire(in.Thread, variable{obj: in.Thread.Obj, index: interrupts})
	}
}

// MethodEntered has whoever uses a class know how it was initialised.
func (l *order) MethodEntered(c *listener.Context, in listener.Instruction) {
	if m := in.Frame.Method; c.Machine.Sharing && (m.Static() || m.Name == "<init>") {
		l.past(c).acquire(in.Thread, variable{class: m.Class, index: lock})
	}
}

// MethodExited notes that a class is initialised.
func (l *order) MethodExited(c *listener.Context, t *vm.Thread, m *vm.Method) {
	if c.Machine.Sharing && m.Name == "<clinit>" {
		l.past(c).release(t, variable{class: m.Class, index: lock})
	}
}

// NativeEntered looks at accesses through Unsafe, permits, and questions about
// threads that have ended.
func (l *order) NativeEntered(c *listener.Context, t *vm.Thread, m *vm.Method, args []uint64) {
	if !c.Machine.Sharing {
		return
	}
	switch m.Class.Name {
	case "jdk/internal/misc/Unsafe":
		if m.Name == "unpark" {
			if args[1] != 0 {
				l.past(c).release(t, variable{obj: vm.Ref(args[1]), index: permit})
			}
			return
		}
		if v, ok := located(c.Machine, m, args); ok {
			reads := strings.HasPrefix(m.Name, "get")
			writes := strings.HasPrefix(m.Name, "put")
			both := strings.HasPrefix(m.Name, "compareAnd") || strings.HasPrefix(m.Name, "getAnd")
			if both || strings.HasSuffix(m.Name, "Volatile") {
				l.meet(c, t, v, reads || both, writes || both)
			}
		}
	case "java/lang/Thread":
		if m.Name != "isAlive" && m.Name != "getState" {
			return
		}
		if o := c.Machine.ThreadOf(vm.Ref(args[0])); o != nil && !o.Alive() {
			l.past(c).acquire(t, variable{obj: o.Obj, index: end})
		}
	}
}

// NativeExited has a thread that has joined others, or was unparked, know what
// they did.
func (l *order) NativeExited(c *listener.Context, t *vm.Thread, m *vm.Method) {
	switch {
	case !c.Machine.Sharing:
	case m.Name == "park" && m.Class.Name == "jdk/internal/misc/Unsafe":
		l.past(c).acquire(t, variable{obj: t.Obj, index: permit})
		l.past(c).acquire(t, variable{obj: t.Obj, index: interrupts})
	case m.Name == "join" && m.Class.Name == "java/lang/Thread":
		const manyThreads = 63 // that Joined tells apart
		for _, o := range c.Machine.Threads() {
			if !o.Alive() && (o.ID >= manyThreads || t.Joined&(1<<o.ID) != 0) {
				l.past(c).acquire(t, variable{obj: o.Obj, index: end})
			}
		}
	}
}

// located returns the variable that a call of Unsafe's is about.
func located(m *vm.Machine, method *vm.Method, args []uint64) (v variable, ok bool) {
	if len(args) < 4 || !strings.HasPrefix(method.Desc, "(Ljava/lang/Object;J") || args[1] == 0 {
		return v, false
	}
	o, off := m.Heap.Get(vm.Ref(args[1])), int64(args[2])
	const staticBit = 1 << 40 // see models
	switch {
	case o == nil:
		return v, false
	case off&staticBit != 0:
		v.class, v.index = m.ClassOf(vm.Ref(args[1])), int(off&^staticBit-vm.ArrayBase)/8
		return v, true
	case o.Class.IsArray():
		v.obj, v.index = vm.Ref(args[1]), int(off-vm.ArrayBase) // of one width always
		return v, true
	}
	v.obj, v.index = vm.Ref(args[1]), int(off-vm.ArrayBase)/8
	return v, true
}
