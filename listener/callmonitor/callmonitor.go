// Package callmonitor prints calls with the values of their arguments.
package callmonitor

import (
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"CallMonitor"},
		Doc:   "prints the calls that the program's code makes or gets, with the values of their arguments",
		New:   func(*config.Config) (any, error) { return &monitor{}, nil },
	})
}

type monitor struct {
	listener.Stateless
	code listing.Cache
}

// MethodEntered prints the call of a Java method.
func (l *monitor) MethodEntered(c *listener.Context, in listener.Instruction) {
	f := in.Frame
	var caller *vm.Frame
	if caller = f.Parent; caller != nil && caller.Method.Has(vm.TraitPseudo) {
		caller = nil
	}
	if !spec.Own(f.Method.Class) && (caller == nil || !spec.Own(caller.Method.Class)) {
		return
	}
	var names []string
	if body := l.code.Of(f.Method); body != nil {
		names = body.Params
	}
	l.print(c, in.Thread, f.Depth, f.Method, format.Arguments(c.Machine, f.Method, f.Slots, f.Attrs, names))
}

// NativeEntered prints the call of a native method. One that was entered before,
// and goes on after its choice was made, is not printed again.
func (l *monitor) NativeEntered(c *listener.Context, t *vm.Thread, m *vm.Method, args []uint64) {
	if len(c.Machine.Decided()) > 0 || t == nil || t.Top == nil || !spec.Own(t.Top.Method.Class) || len(args) < m.Args {
		return
	}
	l.print(c, t, t.Top.Depth+1, m, format.Arguments(c.Machine, m, args, nil, nil))
}

func (l *monitor) print(c *listener.Context, t *vm.Thread, depth int32, m *vm.Method, args string) {
	c.Printf("%d: %s%s.%s(%s)\n", t.ID, strings.Repeat(" ", int(depth)), m.Class.JavaName(), m.Name, args)
}
