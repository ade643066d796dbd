package locks

import (
	"slices"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"LeakedLock"},
		Doc:   "reports a thread that ends while it owns a lock of java.util.concurrent",
		New:   func(*config.Config) (any, error) { return leak{}, nil },
	})
}

type leak struct{}

// owned is a lock that has an owner.
type owned struct{ lock, thread vm.Ref }

// NativeEntered notes who owns what.
func (leak) NativeEntered(c *listener.Context, _ *vm.Thread, m *vm.Method, args []uint64) {
	lock, thread, ok := owner(m, args)
	if !ok {
		return
	}
	kept, _ := c.Keep().([]owned)
	kept = slices.DeleteFunc(slices.Clone(kept), func(o owned) bool { return o.lock == lock })
	if thread != 0 {
		kept = append(kept, owned{lock, thread})
	}
	c.SetKeep(kept)
}

// ObjectReleased forgets locks that are gone.
func (leak) ObjectReleased(c *listener.Context, r vm.Ref) {
	kept, _ := c.Keep().([]owned)
	if gone := func(o owned) bool { return o.lock == r }; slices.ContainsFunc(kept, gone) {
		c.SetKeep(slices.DeleteFunc(slices.Clone(kept), gone))
	}
}

// ThreadTerminated looks for locks that the thread has not given up.
func (leak) ThreadTerminated(c *listener.Context, t *vm.Thread) {
	kept, _ := c.Keep().([]owned)
	for _, o := range kept {
		if o.thread == t.Obj {
			c.Violate(pkg+"LeakedLock", "thread "+named(c, t)+" has ended and still owns "+text(c, o.lock))
			return
		}
	}
}
