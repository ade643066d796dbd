// Package deadlock explains deadlocks: who waits for whom, and how the threads
// came there.
package deadlock

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"DeadlockAnalyzer"},
		Doc:   "tells for a deadlock which thread waits for which, and what they did with monitors before",
		Keys: []config.Key{
			{Name: "deadlock.max_history", Type: config.Int, Default: "MAX", JPF: true,
				Help: "How many operations DeadlockAnalyzer prints at most: the last ones."},
			{Name: "deadlock.format", Type: config.Enum, Values: []string{"essential", "raw"}, Default: "essential", JPF: true,
				Help: "Whether DeadlockAnalyzer prints only what the threads still hold and wait for (essential), or all operations (raw)."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &analyzer{raw: r.String("deadlock.format") == "raw", max: r.IntFrom("deadlock.max_history", 1)}, r.Err()
		},
	})
}

type analyzer struct {
	raw        bool
	max        int
	transition int
}

// The operations of threads.
const (
	started   = "start"
	blocked   = "block"
	locked    = "lock"
	unlocked  = "unlock"
	waits     = "wait"
	notify    = "notify"
	notifyAll = "notifyAll"
	ended     = "end"
)

// op is an operation of a thread. Each refers to the one before it on its path,
// so that the paths of a search share what they have in common.
type op struct {
	before     *op
	what       string
	thread     int
	object     vm.Ref
	text       string // the object
	location   string
	transition int
}

// StateRestored notes where the next transition begins.
func (l *analyzer) StateRestored(_ *listener.Context, depth int) { l.transition = depth }

func (l *analyzer) keep(c *listener.Context, what string, t *vm.Thread, r vm.Ref) {
	o := &op{what: what, thread: -1, object: r, transition: l.transition}
	o.before, _ = c.Keep().(*op)
	if t == nil {
		t = c.Machine.Current
	}
	if t != nil {
		o.thread, o.location = t.ID, location(t)
	}
	if r != 0 {
		o.text = format.Ref(c.Machine, r)
	}
	c.SetKeep(o)
}

// location is where a thread is in the program's own code.
func location(t *vm.Thread) string {
	for f := t.Top; f != nil; f = f.Parent {
		if f.Code != nil && listener.User(f.Method) {
			return listener.Instruction{Thread: t, Frame: f}.Location()
		}
	}
	return ""
}

// ThreadStarted notes a start.
func (l *analyzer) ThreadStarted(c *listener.Context, t *vm.Thread) { l.keep(c, started, t, 0) }

// ThreadTerminated notes an end.
func (l *analyzer) ThreadTerminated(c *listener.Context, t *vm.Thread) { l.keep(c, ended, t, 0) }

// ThreadBlocked notes that a thread cannot enter a monitor.
func (l *analyzer) ThreadBlocked(c *listener.Context, t *vm.Thread, lock vm.Ref) {
	l.keep(c, blocked, t, lock)
}

// ObjectLocked notes that a thread owns a monitor.
func (l *analyzer) ObjectLocked(c *listener.Context, t *vm.Thread, r vm.Ref) {
	l.keep(c, locked, t, r)
}

// ObjectUnlocked notes that nobody owns a monitor any more.
func (l *analyzer) ObjectUnlocked(c *listener.Context, t *vm.Thread, r vm.Ref) {
	l.keep(c, unlocked, t, r)
}

// ObjectWait notes a wait.
func (l *analyzer) ObjectWait(c *listener.Context, t *vm.Thread, r vm.Ref) { l.keep(c, waits, t, r) }

// ObjectNotify notes a notification.
func (l *analyzer) ObjectNotify(c *listener.Context, r vm.Ref) { l.keep(c, notify, nil, r) }

// ObjectNotifyAll notes a notification of all.
func (l *analyzer) ObjectNotifyAll(c *listener.Context, r vm.Ref) { l.keep(c, notifyAll, nil, r) }

// PropertyViolated explains a deadlock.
func (l *analyzer) PropertyViolated(c *listener.Context, v *search.Violation) {
	if v.Kind != search.KindDeadlock {
		return
	}
	c.Printf("\n%s deadlock\n", strings.Repeat("=", 54))
	for _, t := range c.Machine.Threads() {
		if t.Alive() {
			c.Printf("%s\n", situation(c.Machine, t))
		}
	}
	if ring := cycle(c.Machine); len(ring) > 0 {
		names := make([]string, len(ring))
		for i, t := range ring {
			names[i] = c.Machine.ThreadName(t)
		}
		c.Printf("cycle: %s -> %s\n", strings.Join(names, " -> "), names[0])
	}
	var path []*op
	last, _ := c.Keep().(*op)
	for o := last; o != nil; o = o.before {
		path = append(path, o)
	}
	slices.Reverse(path)
	path = append(path, untold(c.Machine, path, l.transition)...)
	if !l.raw {
		path = essential(path)
	}
	l.table(c, path)
}

// untold is what threads wait for that never came to the point of blocking: the
// scheduler saw that they would, and let them wait in front of the instruction.
func untold(m *vm.Machine, path []*op, transition int) []*op {
	var list []*op
	for _, t := range m.Threads() {
		if !t.Alive() || t.Status != vm.Blocked || t.Lock == 0 {
			continue
		}
		told := slices.ContainsFunc(path, func(o *op) bool {
			return o.thread == t.ID && o.object == t.Lock && o.what == blocked
		})
		if !told {
			list = append(list, &op{what: blocked, thread: t.ID, object: t.Lock, text: format.Ref(m, t.Lock), location: location(t), transition: transition})
		}
	}
	return list
}

// situation tells what a thread waits for.
func situation(m *vm.Machine, t *vm.Thread) string {
	text := fmt.Sprintf("thread %d (%s)", t.ID, m.ThreadName(t))
	at := location(t)
	if at != "" {
		at = " at " + at
	}
	if t.Lock == 0 {
		return fmt.Sprintf("%s is %s%s", text, t.Status, at)
	}
	object := format.Ref(m, t.Lock)
	if o := owner(m, t); o != nil {
		return fmt.Sprintf("%s is %s%s: %s is owned by thread %d (%s)", text, t.Status, at, object, o.ID, m.ThreadName(o))
	}
	return fmt.Sprintf("%s is %s%s: on %s, which nobody owns", text, t.Status, at, object)
}

// owner is the thread that owns the monitor that t waits for, nil for none.
func owner(m *vm.Machine, t *vm.Thread) *vm.Thread {
	o := m.Heap.Get(t.Lock)
	if o == nil || o.LockOwner == 0 || int(o.LockOwner) > len(m.Threads()) {
		return nil
	}
	return m.Threads()[o.LockOwner-1]
}

// cycle finds threads of which each waits for a monitor that the next one owns.
func cycle(m *vm.Machine) []*vm.Thread {
	for _, t := range m.Threads() {
		var ring []*vm.Thread
		for at := t; at != nil && at.Alive() && len(ring) <= len(m.Threads()); at = owner(m, at) {
			if len(ring) > 0 && at == t {
				return ring
			}
			ring = append(ring, at)
		}
	}
	return nil
}

// essential leaves the operations that are not over: monitors that are still
// owned, and the last thing that each thread waited for.
func essential(path []*op) []*op {
	var list []*op
	for i, o := range path {
		rest := path[i+1:]
		later := func(what ...string) bool {
			return slices.ContainsFunc(rest, func(p *op) bool {
				return p.thread == o.thread && (o.object == 0 || p.object == o.object) && slices.Contains(what, p.what)
			})
		}
		over := true
		switch o.what {
		case locked:
			over = later(unlocked)
		case blocked, waits:
			over = slices.ContainsFunc(rest, func(p *op) bool { return p.thread == o.thread && p.what != unlocked })
		}
		if !over {
			list = append(list, o)
		}
	}
	return list
}

func (l *analyzer) table(c *listener.Context, path []*op) {
	c.Printf("%-10s  %-6s  %-9s  %-24s  %s\n", "transition", "thread", "operation", "object", "location")
	if len(path) > l.max {
		c.Printf("%d earlier ones left out\n", len(path)-l.max)
		path = path[len(path)-l.max:]
	}
	for _, o := range path {
		c.Printf("%10d  %6d  %-9s  %-24s  %s\n", o.transition, o.thread, o.what, o.text, o.location)
	}
}
