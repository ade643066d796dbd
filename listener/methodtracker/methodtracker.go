// Package methodtracker prints the program's methods as they are entered and
// left.
package methodtracker

import (
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"MethodTracker"},
		Doc:   "prints the program's methods as they are entered and left",
		New:   func(*config.Config) (any, error) { return tracker{}, nil },
	})
}

type tracker struct{ listener.Stateless }

func (tracker) MethodEntered(c *listener.Context, in listener.Instruction) {
	if in.User() {
		c.Printf("%d: %senter %s\n", in.Thread.ID, strings.Repeat(" ", int(in.Frame.Depth)), in.Frame.Method)
	}
}

func (tracker) MethodExited(c *listener.Context, t *vm.Thread, m *vm.Method) {
	if listener.User(m) {
		c.Printf("%d: exit %s\n", t.ID, m)
	}
}
