// Package entry lets listeners know when a method begins, and remember until it
// ends what was true then.
//
// Invariants. What is remembered belongs to the state: it is restored with it,
// takes part in matching, and is the same when a path is executed again. So a
// Tracker may only be used from Intervene, which is asked on every execution.
package entry

import (
	"cmp"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
)

// Memory is what is remembered of the start of a method. It is immutable.
type Memory interface {
	// EachState gives the values and references in it, in a fixed order.
	EachState(num func(uint64), ref func(vm.Ref))
}

// Tracker remembers the starts of methods under a key of its own.
type Tracker struct{ key string }

// NewTracker returns a Tracker for the listener of the name.
func NewTracker(name string) *Tracker { return &Tracker{"entry." + name} }

// record is a frame that has begun and not ended.
type record struct {
	thread int
	depth  int32
	method *vm.Method
	memory Memory
}

// records are those of all threads, sorted by thread and depth. It is
// immutable.
type records []record

// Empty implements what leaves an empty list out of matching.
func (r records) Empty() bool { return len(r) == 0 }

// EachState implements vm.StateRefs. Which methods the frames execute is part
// of the state anyway.
func (r records) EachState(num func(uint64), ref func(vm.Ref)) {
	for _, x := range r {
		num(uint64(x.thread))
		num(uint64(x.depth))
		if x.memory != nil {
			x.memory.EachState(num, ref)
		}
	}
}

// Roots tells the collector what is referred to.
func (r records) Roots(mark func(vm.Ref)) { r.EachState(func(uint64) {}, mark) }

func (r record) compare(o record) int {
	return cmp.Or(cmp.Compare(r.thread, o.thread), cmp.Compare(r.depth, o.depth))
}

// Ended forgets the frames that have ended. It is called in front of every
// instruction.
func (t *Tracker) Ended(m *vm.Machine, in listener.Instruction) {
	list, _ := m.Extra(t.key).(records)
	gone := func(r record) bool {
		f := in.Frame
		return r.thread == in.Thread.ID && (r.depth > f.Depth || r.depth == f.Depth && r.method != f.Method)
	}
	if slices.ContainsFunc(list, gone) {
		m.SetExtra(t.key, slices.DeleteFunc(slices.Clone(list), gone))
	}
}

// Find returns what was remembered when the method of the frame began. ok is
// false if nothing was: the method begins now.
func (t *Tracker) Find(m *vm.Machine, in listener.Instruction) (memory Memory, ok bool) {
	list, _ := m.Extra(t.key).(records)
	for _, r := range list {
		if r.thread == in.Thread.ID && r.depth == in.Frame.Depth {
			return r.memory, true
		}
	}
	return nil, false
}

// Begin remembers that the method of the frame has begun.
func (t *Tracker) Begin(m *vm.Machine, in listener.Instruction, memory Memory) {
	list, _ := m.Extra(t.key).(records)
	r := record{in.Thread.ID, in.Frame.Depth, in.Frame.Method, memory}
	at, _ := slices.BinarySearchFunc(list, r, record.compare)
	m.SetExtra(t.key, slices.Insert(slices.Clone(list), at, r))
}

// Outermost reports whether no frame below executes a method of the same
// object: what its callers see is then what the method leaves behind.
func Outermost(f *vm.Frame) bool {
	for p := f.Parent; p != nil; p = p.Parent {
		if !p.Method.Static() && p.Code != nil && sameThis(p, f) {
			return false
		}
	}
	return true
}

// sameThis reports whether two methods are of one object, as far as is known.
func sameThis(p, f *vm.Frame) bool {
	u := heap.UnknownOf(f.Attr(0))
	return heap.UnknownOf(p.Attr(0)) == u && (u != nil || p.Slots[0] == f.Slots[0])
}

// Constructing reports whether the thread is in a constructor of the object.
func Constructing(t *vm.Thread, object vm.Ref) bool {
	found := false
	t.Frames(func(f *vm.Frame) bool {
		found = f.Method.Name == "<init>" && f.Code != nil && vm.Ref(f.Slots[0]) == object
		return !found
	})
	return found
}
