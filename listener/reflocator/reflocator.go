// Package reflocator prints where objects that are known by their numbers, from
// a trace or from another listener, are made, used and released.
package reflocator

import (
	"fmt"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/listener/objecttracker"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	key := func(name, help string) config.Key {
		return config.Key{Name: "refloc." + name, Type: config.List, JPF: true,
			Help: "The objects whose " + help + " ReferenceLocator prints, by the hexadecimal numbers that listeners show them with."}
	}
	listener.Register(listener.Info{
		Names: []string{"ReferenceLocator"},
		Doc:   "prints the stack where given objects are made, released, or used",
		Keys:  []config.Key{key("create", "creation"), key("release", "release"), key("use", "use")},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			l := &locator{
				create: objecttracker.Refs(r, "refloc.create"), release: objecttracker.Refs(r, "refloc.release"), use: objecttracker.Refs(r, "refloc.use"),
			}
			switch {
			case r.Err() != nil:
				return nil, r.Err()
			case len(l.use) > 0:
				return user{l}, nil
			case len(l.create)+len(l.release) > 0:
				return l, nil
			}
			return nil, fmt.Errorf("set refloc.create, refloc.release or refloc.use to numbers of objects")
		},
	})
}

type locator struct {
	listener.Stateless
	create, release, use map[vm.Ref]bool
}

// user also hears of instructions.
type user struct{ *locator }

func (l *locator) ObjectCreated(c *listener.Context, t *vm.Thread, r vm.Ref) {
	if l.create[r] {
		show(c, "created", t, r)
	}
}

func (l *locator) ObjectReleased(c *listener.Context, r vm.Ref) {
	if l.release[r] {
		show(c, "released", c.Machine.Current, r)
	}
}

func (l user) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	if i, ok := c.Subject(in); ok {
		if r, known := c.Ref(in, i); known && l.use[r] {
			show(c, "used", in.Thread, r)
		}
	}
}

func show(c *listener.Context, what string, t *vm.Thread, r vm.Ref) {
	c.Printf("%s %s", what, format.Ref(c.Machine, r))
	if t == nil {
		c.Printf("\n")
		return
	}
	c.Printf(" by %s\n", c.Machine.ThreadName(t))
	for _, line := range c.Machine.StackOf(t, nil) {
		c.Printf("\tat %s\n", line)
	}
}
