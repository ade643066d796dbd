// Package heaptracker counts the objects that the program makes, and checks
// that it never needs more of them than it may.
package heaptracker

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"HeapTracker"},
		Doc:   "counts the objects that the program makes, and checks limits of how many live, or how large they are, at once",
		Keys: []config.Key{
			{Name: "heap.size_limit", Type: config.Size, Default: "0", JPF: true, Help: "How many bytes HeapTracker lets live objects take. 0 is no limit."},
			{Name: "heap.live_limit", Type: config.Long, Least: -1, Default: "0", JPF: true, Help: "How many live objects HeapTracker allows. 0 and -1 are no limit."},
			{Name: "heap.throw_exception", Type: config.Bool, Default: "false", JPF: true,
				Help: "Whether HeapTracker has the program get an OutOfMemoryError at a limit, instead of reporting a violation."},
			{Name: "heap.show_types", Type: config.Bool, Default: "false", JPF: true, Help: "Whether HeapTracker prints how many objects of each type were made."},
			{Name: "heap.max_types", Type: config.Int, Default: "20", JPF: true, Help: "How many types HeapTracker prints, those with the most objects first."},
			{Name: "heap.include", Type: config.List, JPF: true, Help: "The classes that HeapTracker counts, with * for any characters; all without it."},
			{Name: "heap.exclude", Type: config.List, JPF: true, Help: "The classes that HeapTracker does not count."},
		},
		New: newTracker,
	})
}

// tracker counts objects made since the program's start. The counts of the
// present path are in the fields while a transition runs, and kept with the
// state in between.
type tracker struct {
	bytes, objects int64 // limits
	show           bool
	types          int
	classes        *spec.Types
	old            []bool // by reference: live before the start

	now counts
	max counts // on any path
	// Of all paths together.
	made  map[*vm.Class]int64
	freed int64
	gcs   int64
	over  bool // a limit is exceeded unless garbage makes room
	first bool // no state was restored yet
}

// counts are of live objects, garbage that was not collected included.
type counts struct{ objects, bytes int64 }

// thrower is a tracker that has allocations fail.
type thrower struct{ *tracker }

func newTracker(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	l := &tracker{
		classes: spec.TypesOf(r, "heap.include", "heap.exclude"), made: map[*vm.Class]int64{}, first: true,
		bytes: r.Size("heap.size_limit"), objects: r.Int64("heap.live_limit"),
		show: r.Bool("heap.show_types"), types: r.Int("heap.max_types"),
	}
	if r.Bool("heap.throw_exception") {
		return &thrower{l}, r.Err()
	}
	return l, r.Err()
}

func (l *tracker) SearchStarted(c *listener.Context) {
	for r := range vm.Ref(c.Machine.Heap.Limit()) {
		l.old = append(l.old, c.Machine.Heap.Get(r) != nil)
	}
}

func (l *tracker) ObjectCreated(c *listener.Context, _ *vm.Thread, r vm.Ref) {
	o := c.Machine.Heap.Get(r)
	if l.old == nil || !l.classes.Has(o.Class) {
		return
	}
	l.now.objects++
	l.now.bytes += o.Size()
	l.made[o.Class]++
	if l.exceeded() && !l.over {
		l.over = true
		c.Machine.WantGC()
	}
}

func (l *tracker) ObjectReleased(c *listener.Context, r vm.Ref) {
	if int(r) < len(l.old) && l.old[r] {
		// Its reference is used again on the first transition, but never after
		// it: then it belongs to the baseline of all states.
		if l.first {
			l.old[r] = false
		}
		return
	}
	if o := c.Machine.Heap.Get(r); l.old != nil && l.classes.Has(o.Class) {
		l.now.objects--
		l.now.bytes -= o.Size()
		l.freed++
	}
}

func (l *tracker) exceeded() bool {
	return l.bytes > 0 && l.now.bytes > l.bytes || l.objects > 0 && l.now.objects > l.objects
}

func (l *tracker) GCEnd(c *listener.Context) {
	l.gcs++
	l.check(c)
}

// check reports a violation when there is no garbage left and a limit is
// exceeded.
func (l *tracker) check(c *listener.Context) {
	l.over = false
	l.max.objects, l.max.bytes = max(l.max.objects, l.now.objects), max(l.max.bytes, l.now.bytes)
	if l.exceeded() {
		c.Violate("gov.nasa.jpf.listener.HeapTracker", l.message())
	}
}

func (l *tracker) message() string {
	if l.bytes > 0 && l.now.bytes > l.bytes {
		return fmt.Sprintf("%d bytes in live objects, limit %d", l.now.bytes, l.bytes)
	}
	return fmt.Sprintf("%d live objects, limit %d", l.now.objects, l.objects)
}

// GCEnd of a thrower leaves limits to Intervene.
func (l *thrower) GCEnd(*listener.Context) {
	l.gcs++
	l.max.objects, l.max.bytes = max(l.max.objects, l.now.objects), max(l.max.bytes, l.now.bytes)
}

// Intervene has an allocation fail when a limit is reached.
func (l *thrower) Intervene(c *listener.Context, in listener.Instruction) {
	if !in.User() {
		return
	}
	if k := allocated(c.Machine, in.Frame); k == nil || !l.classes.Has(k) {
		return
	}
	full := func() bool {
		return l.bytes > 0 && l.now.bytes >= l.bytes || l.objects > 0 && l.now.objects >= l.objects
	}
	if full() {
		if c.Machine.CollectGarbage(); full() {
			c.Throw(in, "java.lang.OutOfMemoryError", l.message())
		}
	}
}

// allocated returns the class that the instruction of a frame makes an object
// of, nil when it makes none or is not linked yet: it is asked about again.
func allocated(m *vm.Machine, f *vm.Frame) *vm.Class {
	in := insn.Peek(m, f)
	switch name := insn.Name(in.Op()); {
	case in.Op() == bytecode.Newarray:
		return m.Lib.ArrayOf(m.Lib.Primitive(vm.Kind(in.B)))
	case in.Op() == bytecode.New, in.Op() == bytecode.Anewarray, in.Op() == bytecode.Multianewarray:
		return nil
	case name == "anewarray":
		return m.Lib.ArrayOf(insn.ClassOf(in))
	case name == "new", name == "multianewarray":
		return insn.ClassOf(in)
	}
	return nil
}

func (l *tracker) StateRestored(c *listener.Context, _ int) {
	l.first, l.over = false, false
	l.now, _ = c.Keep().(counts)
}

// StateAdvanced checks what is alive between transitions. Garbage is collected
// only where it might matter: it costs more than most transitions.
func (l *tracker) StateAdvanced(c *listener.Context, _ *explore.Advance) {
	if l.over || l.now.objects > l.max.objects || l.now.bytes > l.max.bytes {
		c.Machine.CollectGarbage()
	}
	c.SetKeep(l.now)
}

func (l *tracker) SearchFinished(c *listener.Context, _ *search.Result) {
	var total int64
	type row struct {
		name string
		n    int64
	}
	var rows []row
	for k, n := range l.made {
		total += n
		rows = append(rows, row{k.TypeName(), n})
	}
	c.Printf("heap: %d objects made and %d freed on all paths, %d collections; at most %d live objects with %d bytes\n",
		total, l.freed, l.gcs, l.max.objects, l.max.bytes)
	if !l.show {
		return
	}
	slices.SortFunc(rows, func(a, b row) int { return cmp.Or(cmp.Compare(b.n, a.n), cmp.Compare(a.name, b.name)) })
	for i, r := range rows {
		if i == l.types {
			c.Printf("  and %d types more\n", len(rows)-i)
			break
		}
		c.Printf("  %8d %s\n", r.n, r.name)
	}
}
