// Package locks has the listeners that look at how a program uses locks:
// LockOrder, LeakedLock, MissedSignal and NestedMonitor.
//
// They follow single paths, and what they keep is part of the state: each path
// of a search is judged by itself.
package locks

import (
	"fmt"

	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/vm"
)

const pkg = "gov.nasa.jpf.listener."

const (
	ownable   = "java/util/concurrent/locks/AbstractOwnableSynchronizer"
	condition = "ConditionObject" // the inner class of each synchronizer
)

// location is where a thread is in the program's own code, "?" where it is in
// none.
func location(t *vm.Thread) string {
	for f := t.Top; f != nil; f = f.Parent {
		if in := (listener.Instruction{Thread: t, Frame: f}); f.Code != nil && in.User() {
			return in.Location()
		}
	}
	return "?"
}

// owner tells of a native that makes a thread the owner of a lock of
// java.util.concurrent, or, with thread 0, nobody.
func owner(m *vm.Method, args []uint64) (lock, thread vm.Ref, ok bool) {
	if m.Class.Name != ownable || m.Name != "setExclusiveOwnerThread" {
		return 0, 0, false
	}
	return vm.Ref(args[0]), vm.Ref(args[1]), true
}

// warner prints each warning once in a run.
type warner map[string]bool

func (w warner) warn(c *listener.Context, text string, args ...any) {
	text = fmt.Sprintf(text, args...)
	if !w[text] {
		w[text] = true
		c.Printf("%s\n", text)
	}
}

// named is a thread by its name.
func named(c *listener.Context, t *vm.Thread) string { return c.Machine.ThreadName(t) }

// text is an object by its class and number.
func text(c *listener.Context, r vm.Ref) string { return format.Ref(c.Machine, r) }
