// Package lockedstack keeps with each locked object how deep the stack of its
// owner was when it was locked.
package lockedstack

import (
	"cmp"
	"slices"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"LockedStackDepth"},
		Doc:   "notes how deep the stack is where the program first locks an object, and prints the places at the end",
		New: func(*config.Config) (any, error) {
			return &tracker{seen: map[place]int{}}, nil
		},
	})
}

// depth is the attribute of a locked object.
type depth int

// Of returns how many methods were active when the object was locked by its
// present owner, for other listeners; ok is false where it is not locked.
func Of(m *vm.Machine, r vm.Ref) (methods int, ok bool) {
	d, ok := vm.AttrOf[depth](m.Heap.Get(r).Attr())
	return int(d), ok
}

// place is where objects of a class were locked.
type place struct{ class, location string }

type tracker struct{ seen map[place]int }

func (l *tracker) ObjectLocked(c *listener.Context, t *vm.Thread, r vm.Ref) {
	n, at := 0, ""
	for f := t.Top; f != nil; f = f.Parent {
		if f.Method.Has(vm.TraitPseudo) {
			continue
		}
		if n++; at == "" && listener.User(f.Method) && f.Code != nil {
			at = listener.Instruction{Thread: t, Frame: f}.Location()
		}
	}
	if at == "" {
		return
	}
	o := c.Machine.Heap.Writable(r)
	o.SetAttr(vm.WithAttr(o.Attr(), depth(n)))
	p := place{o.Class.JavaName(), at}
	l.seen[p] = max(l.seen[p], n)
}

func (l *tracker) ObjectUnlocked(c *listener.Context, _ *vm.Thread, r vm.Ref) {
	if _, ok := Of(c.Machine, r); ok {
		o := c.Machine.Heap.Writable(r)
		o.SetAttr(vm.WithoutAttr[depth](o.Attr()))
	}
}

func (l *tracker) SearchFinished(c *listener.Context, _ *search.Result) {
	var places []place
	for p := range l.seen {
		places = append(places, p)
	}
	slices.SortFunc(places, func(a, b place) int {
		return cmp.Or(cmp.Compare(a.location, b.location), cmp.Compare(a.class, b.class))
	})
	for _, p := range places {
		c.Printf("locked %s at depth %d (%s)\n", p.class, l.seen[p], p.location)
	}
}
