package vm

import (
	"fmt"

	"github.com/gojpf/gojpf/internal/invariants"
)

// checkEvery is how many epochs pass between those whose states are checked: a check
// looks at the whole heap.
const checkEvery = 16

// frozen is what a state was when it was taken, in builds with the tag invariants, for
// some of them; 0 where nobody has looked.
type frozen uint64

// freeze checks the heap of a machine, and notes what the state is made of that it has just
// taken.
func (s *State) freeze(m *Machine) {
	if m.epoch%checkEvery == 0 {
		m.Heap.check()
		s.frozen = s.content()
	}
}

// checkFrozen panics if anybody has written what belongs to a state.
func (s *State) checkFrozen() {
	if s.frozen != 0 && s.content() != s.frozen {
		panic("vm: what a state holds was changed after it was taken: something was written that was not Writable")
	}
}

// content hashes what a state holds, but for what is worked out from it and kept with
// it.
func (s *State) content() frozen {
	h := uint64(14695981039346656037)
	add := func(w uint64) { h = (h ^ w) * 1099511628211 }
	s.heap.Each(func(i uint32, o *Object) {
		if o == nil {
			return
		}
		add(uint64(i))
		add(uint64(o.Class.ID))
		add(uint64(uint32(o.Len)) | uint64(uint32(o.Hash))<<32)
		add(uint64(o.LockOwner) | uint64(o.LockCount)<<32)
		for _, w := range o.Words {
			add(w)
		}
	})
	s.classes.Each(func(i uint32, c *ClassState) {
		if c == nil {
			return
		}
		add(uint64(i))
		add(uint64(c.Status) | uint64(uint32(c.Thread))<<32)
		add(uint64(c.Mirror) | uint64(c.Error)<<32)
		for _, w := range c.Words {
			add(w)
		}
	})
	for _, t := range s.threads {
		add(uint64(t.Status) | uint64(t.Obj)<<32)
		add(uint64(t.Lock) | uint64(t.SavedLock)<<32)
		for f := t.Top; f != nil; f = f.Parent {
			add(uint64(uint32(f.PC)) | uint64(uint32(f.SP))<<32)
			for _, w := range f.Slots[:f.SP] {
				add(w)
			}
		}
	}
	return frozen(h | 1)
}

// check panics if the heap's books are wrong, or an object refers to one that is gone.
func (h *Heap) check() {
	var used, count int64
	h.tab.Each(func(i uint32, o *Object) {
		if o == nil {
			return
		}
		used += o.Size()
		count++
		there := func(r Ref) {
			if r != Null && (r >= h.next || h.Get(r) == nil) {
				panic(fmt.Sprintf("vm: object %d, a %s, refers to %d, which is no object", i, o.Class.Name, r))
			}
		}
		switch {
		case h.m.base != nil && Ref(i) < h.m.base.next && !h.m.isBase(Ref(i)):
			// What belongs to threads is walked as new objects are, and yet not freed: it may
			// be garbage, as the table of a thread group that has grown.
		case o.Class.Elem == nil:
			for _, w := range o.Class.RefWords {
				there(Ref(o.Words[w]))
			}
		case o.Class.Elem.Prim == 0:
			for j := range int(o.Len) {
				there(Ref(o.Words[j>>1] >> (j & 1 << 5)))
			}
		}
	})
	if used != h.used || count != h.count {
		panic(fmt.Sprintf("vm: the heap has %d objects of %d bytes, and counts %d of %d", count, used, h.count, h.used))
	}
	h.free.each(func(r Ref) {
		if r == Null || r >= h.next || h.Get(r) != nil {
			panic(fmt.Sprintf("vm: reference %d is free and in use", r))
		}
	})
}

// checked says that the build has checks, see package invariants.
const checked = invariants.Enabled
