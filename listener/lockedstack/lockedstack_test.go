package lockedstack_test

import (
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/listener/lockedstack"
	"github.com/gojpf/gojpf/vm"
)

// asker reads what is kept when the lock is notified.
type asker struct{}

func (asker) ObjectNotify(c *listener.Context, r vm.Ref) {
	n, ok := lockedstack.Of(c.Machine, r)
	c.Printf("notified at %d %v\n", n, ok)
}

func (asker) ObjectUnlocked(c *listener.Context, _ *vm.Thread, r vm.Ref) {
	if _, ok := lockedstack.Of(c.Machine, r); ok {
		c.Printf("a lock that nobody owns has a depth\n")
	}
}

func init() {
	listener.Register(listener.Info{Names: []string{"Asker"}, Doc: "for tests", New: func(*config.Config) (any, error) { return asker{}, nil }})
}

func TestDepths(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Locks.java")
	_, out := listenertest.Run(t, classes, "Locks", "listener=LockedStackDepth,Asker")
	want := "notified at 5 true\nnotified at 2 true\n" +
		"locked java.lang.Object at depth 5 (Locks.java:13)\n" +
		"locked java.lang.Class at depth 2 (Locks.java:5)\n"
	if out != want {
		t.Errorf("output:\n%swant\n%s", out, want)
	}
}
