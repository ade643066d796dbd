package locks

import (
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"MissedSignal"},
		Doc:   "tells for a deadlock which thread waits for a notification that came before it waited",
		New:   func(*config.Config) (any, error) { return &signals{}, nil },
	})
	listener.Register(listener.Info{
		Names: []string{"NestedMonitor"},
		Doc:   "warns of threads that wait for a notification while they have other locks, and tells for a deadlock who would need those",
		New:   func(*config.Config) (any, error) { return &nested{warner{}}, nil },
	})
}

type signals struct{}

// lost is a notification that nobody waited for, and those before it.
type lost struct {
	object vm.Ref
	by, at string
	before *lost
}

func (*signals) lose(c *listener.Context, r vm.Ref) {
	t := c.Machine.Current
	before, _ := c.Keep().(*lost)
	c.SetKeep(&lost{r, named(c, t), location(t), before})
}

func (s *signals) notified(c *listener.Context, r vm.Ref) {
	if len(c.Machine.Waiters(r)) == 0 {
		s.lose(c, r)
	}
}

// ObjectNotify notes notifications of nobody.
func (s *signals) ObjectNotify(c *listener.Context, r vm.Ref) { s.notified(c, r) }

// ObjectNotifyAll notes notifications of nobody.
func (s *signals) ObjectNotifyAll(c *listener.Context, r vm.Ref) { s.notified(c, r) }

// MethodEntered looks at conditions of locks.
func (s *signals) MethodEntered(c *listener.Context, in listener.Instruction) {
	m := in.Frame.Method
	if m.Name != "signal" && m.Name != "signalAll" || !strings.HasSuffix(m.Class.Name, condition) {
		return
	}
	r := vm.Ref(in.Frame.Slots[0])
	if f := m.Class.FieldNamed("firstWaiter"); f != nil && c.Machine.Heap.Get(r).Ref(f.Word) == 0 {
		s.lose(c, r)
	}
}

// PropertyViolated explains a deadlock.
func (*signals) PropertyViolated(c *listener.Context, v *search.Violation) {
	if v.Kind != search.KindDeadlock {
		return
	}
	kept, _ := c.Keep().(*lost)
	for _, t := range c.Machine.Threads() {
		r := awaited(t)
		for l := kept; l != nil && r != 0; l = l.before {
			if l.object == r {
				c.Printf("missed signal: %s waits for %s at %s, which %s notified at %s, when nobody waited\n", named(c, t), text(c, r), location(t), l.by, l.at)
				break
			}
		}
	}
}

// awaited returns the object or condition that a thread waits to be notified
// of, 0 if it does not.
func awaited(t *vm.Thread) vm.Ref {
	switch t.Status {
	case vm.Waiting:
		return t.Lock
	case vm.Parked:
		for f := t.Top; f != nil; f = f.Parent {
			if strings.HasPrefix(f.Method.Name, "await") && strings.HasSuffix(f.Method.Class.Name, condition) {
				return vm.Ref(f.Slots[0])
			}
		}
	}
	return 0
}

type nested struct{ warner }

// ObjectWait looks at what else a thread that waits has.
func (n *nested) ObjectWait(c *listener.Context, t *vm.Thread, r vm.Ref) {
	t = c.Machine.Threads()[t.ID]
	for _, held := range t.Held {
		if held != r && t.Status == vm.Waiting {
			n.warn(c, "nested monitor: %s waits for %s at %s while it has %s", named(c, t), text(c, r), location(t), text(c, held))
		}
	}
}

// PropertyViolated explains a deadlock.
func (n *nested) PropertyViolated(c *listener.Context, v *search.Violation) {
	if v.Kind != search.KindDeadlock {
		return
	}
	threads := c.Machine.Threads()
	for _, t := range threads {
		r := awaited(t)
		if r == 0 {
			continue
		}
		for _, held := range t.Held {
			for _, o := range threads {
				if o.Status == vm.Blocked && o.Lock == held || o.Status == vm.Parked && parkedFor(c, o) == held {
					n.warn(c, "nested monitor: %s needs %s at %s, which %s has while it waits for %s at %s",
						named(c, o), text(c, held), location(o), named(c, t), text(c, r), location(t))
				}
			}
		}
	}
}

// parkedFor returns the lock of java.util.concurrent that a thread is parked
// for, 0 if it is not.
func parkedFor(c *listener.Context, t *vm.Thread) vm.Ref {
	f := c.Machine.Lib.MustLoad("java/lang/Thread").FieldNamed("parkBlocker")
	if f == nil {
		return 0
	}
	return c.Machine.Heap.Get(t.Obj).Ref(f.Word)
}
