package locks

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"LockOrder"},
		Doc:   "warns of locks that threads take in orders that may deadlock, even if they did not on this path",
		Keys: []config.Key{
			{Name: "lockorder.violation", Type: config.Bool, Default: "false",
				Help: "Whether a cycle in the order of locks that LockOrder finds is a violation; it is a warning otherwise."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &lockOrder{violation: r.Bool("lockorder.violation"), warner: warner{}}, r.Err()
		},
	})
}

type lockOrder struct {
	warner
	violation bool
}

// taken is that a thread took a lock while it had another one.
type taken struct {
	first, second vm.Ref
	gates         []vm.Ref // the others that it had
	thread        int
	started       int          // threads by then
	joined        vm.ThreadSet // that had ended for it
	name, at      string
}

// ObjectLocked looks at monitors.
func (l *lockOrder) ObjectLocked(c *listener.Context, t *vm.Thread, r vm.Ref) { l.take(c, t, r) }

// NativeEntered looks at the locks of java.util.concurrent.
func (l *lockOrder) NativeEntered(c *listener.Context, t *vm.Thread, m *vm.Method, args []uint64) {
	if lock, thread, ok := owner(m, args); ok && thread == t.Obj {
		l.take(c, t, lock)
	}
}

func (l *lockOrder) take(c *listener.Context, t *vm.Thread, second vm.Ref) {
	t = c.Machine.Threads()[t.ID]
	kept, _ := c.Keep().([]taken)
	for _, first := range t.Held {
		if first == second {
			continue
		}
		e := taken{
			first: first, second: second, thread: t.ID, started: len(c.Machine.Threads()), joined: t.Joined,
			gates: slices.DeleteFunc(slices.Clone(t.Held), func(r vm.Ref) bool { return r == first || r == second }),
			name:  named(c, t), at: location(t),
		}
		if slices.ContainsFunc(kept, e.equal) {
			continue
		}
		kept = append(slices.Clip(kept), e)
		if cycle := e.cycle(kept, []taken{e}); cycle != nil {
			l.report(c, cycle)
		}
	}
	c.SetKeep(kept)
}

func (e taken) equal(f taken) bool {
	return e.first == f.first && e.second == f.second && e.thread == f.thread && e.joined.Equal(f.joined) && e.at == f.at &&
		slices.Equal(e.gates, f.gates)
}

// cycle extends a chain of locks, each taken by another thread and under no
// common lock, to one that comes back to its start.
func (e taken) cycle(all, chain []taken) []taken {
	last := chain[len(chain)-1]
	for _, next := range all {
		if next.first != last.second || slices.ContainsFunc(chain, next.excludes) {
			continue
		}
		longer := append(slices.Clip(chain), next)
		if next.second == e.first {
			return longer
		}
		if found := e.cycle(all, longer); found != nil {
			return found
		}
	}
	return nil
}

// excludes reports whether two threads cannot be where e and f were at the same
// time: they are the same, hold a lock in common, or one began after the other.
func (e taken) excludes(f taken) bool {
	common := e.thread == f.thread || e.first == f.first || slices.ContainsFunc(e.gates, func(r vm.Ref) bool {
		return r == f.first || slices.Contains(f.gates, r)
	}) || slices.Contains(f.gates, e.first)
	return common || e.before(f) || f.before(e)
}

func (e taken) before(f taken) bool {
	return f.thread >= e.started || f.joined.Has(e.thread)
}

func (l *lockOrder) report(c *listener.Context, cycle []taken) {
	var b strings.Builder
	b.WriteString("locks are taken in orders that may deadlock:")
	for _, e := range cycle {
		fmt.Fprintf(&b, "\n  %s takes %s at %s while it has %s", e.name, text(c, e.second), e.at, text(c, e.first))
	}
	if l.violation {
		c.Violate(pkg+"LockOrder", b.String())
		return
	}
	l.warn(c, "%s", b.String())
}
