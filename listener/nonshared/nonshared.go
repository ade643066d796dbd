// Package nonshared is the listener NonSharedChecker: objects of types marked
// @NonShared may be handed from thread to thread, but must not come back to a
// thread while one that had them in between is still alive.
//
// Who has had an object is part of the state. It says nothing of orders: an
// object that two live threads take turns with under a lock is reported.
package nonshared

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/entry"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"NonSharedChecker"},
		Doc:   "tells when an object of a type marked @NonShared is used by a thread again that live threads had it from",
		Keys: []config.Key{
			{Name: "nonshared.throw_on_cycle", Type: config.Bool, Default: "false", JPF: true,
				Help: "Whether NonSharedChecker throws an AssertionError into the thread that uses an object again; it only prints otherwise."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			throw := r.Bool("nonshared.throw_on_cycle")
			return &checker{throw: throw, marked: map[*vm.Class]bool{}, told: map[string]bool{}}, r.Err()
		},
	})
}

type checker struct {
	throw  bool
	marked map[*vm.Class]bool
	told   map[string]bool
}

// users are the threads that have had each object, in their order. It is never
// written once it is kept.
type users map[vm.Ref][]int

func (l *checker) nonShared(c *vm.Class) bool {
	marked, known := l.marked[c]
	if !known {
		for k := c; k != nil && !marked; k = k.Super {
			marked = k.File != nil && entry.Annotated(k.File.Annotations, k, "NonShared") != nil
		}
		l.marked[c] = marked
	}
	return marked
}

// Intervene looks at what an instruction is done to.
func (l *checker) Intervene(c *listener.Context, in listener.Instruction) {
	i, ok := c.Subject(in)
	if !ok {
		return
	}
	r, _ := c.Ref(in, i)
	o := c.Machine.Heap.Get(r)
	if o == nil || !l.nonShared(o.Class) {
		return
	}
	kept, _ := c.Keep().(users)
	before := kept[r]
	if n := len(before); n > 0 && before[n-1] == in.Thread.ID {
		return
	}
	at := slices.Index(before, in.Thread.ID)
	if at >= 0 && slices.ContainsFunc(before[at+1:], func(t int) bool { return c.Machine.Threads()[t].Alive() }) {
		l.report(c, in, r, append(slices.Clone(before[at:]), in.Thread.ID))
		return
	}
	if at >= 0 {
		before = before[:at] // who had it since then is dead
	}
	next := maps.Clone(kept)
	if next == nil {
		next = users{}
	}
	next[r] = append(slices.Clone(before), in.Thread.ID)
	c.SetKeep(next)
}

// ObjectReleased forgets an object.
func (l *checker) ObjectReleased(c *listener.Context, r vm.Ref) {
	if kept, _ := c.Keep().(users); kept[r] != nil {
		next := maps.Clone(kept)
		delete(next, r)
		c.SetKeep(next)
	}
}

func (l *checker) report(c *listener.Context, in listener.Instruction, r vm.Ref, cycle []int) {
	var names []string
	for _, t := range cycle {
		names = append(names, c.Machine.ThreadName(c.Machine.Threads()[t]))
	}
	text := fmt.Sprintf("NonShared object: %s accessed in live thread cycle: %s", format.Ref(c.Machine, r), strings.Join(names, ","))
	if l.throw {
		c.Throw(in, "java.lang.AssertionError", text)
		return
	}
	if text += "\n\tat " + in.Location(); !l.told[text] && !c.Program.Replaying() {
		l.told[text] = true
		c.Printf("%s\n", text)
	}
}
