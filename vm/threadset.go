package vm

import (
	"math/bits"
	"slices"
)

// ThreadSet is a set of threads, by ID. It is a value: nothing writes what one holds.
type ThreadSet struct {
	low  uint64   // IDs below 64, which are all that most programs have
	high []uint64 // the others; its last word is not 0
}

// ThreadsOf returns a set of one thread.
func ThreadsOf(id int) ThreadSet {
	if id < 64 {
		return ThreadSet{low: 1 << id}
	}
	high := make([]uint64, id/64)
	high[id/64-1] = 1 << (id % 64)
	return ThreadSet{high: high}
}

// Has reports whether a thread is in the set.
func (s ThreadSet) Has(id int) bool {
	if id < 64 {
		return s.low>>id&1 != 0
	}
	return id/64 <= len(s.high) && s.high[id/64-1]>>(id%64)&1 != 0
}

// Empty reports whether nobody is in the set.
func (s ThreadSet) Empty() bool { return s.low == 0 && len(s.high) == 0 }

// Equal reports whether two sets have the same members.
func (s ThreadSet) Equal(t ThreadSet) bool { return s.low == t.low && slices.Equal(s.high, t.high) }

// With returns the set with a thread in it.
func (s ThreadSet) With(id int) ThreadSet {
	if s.Has(id) {
		return s
	}
	return s.Union(ThreadsOf(id))
}

// Union returns what is in either set.
func (s ThreadSet) Union(t ThreadSet) ThreadSet {
	if len(s.high) < len(t.high) {
		s, t = t, s
	}
	u := ThreadSet{low: s.low | t.low, high: s.high}
	for i, w := range t.high {
		if w&^s.high[i] != 0 {
			u.high = slices.Clone(s.high)
			for i, w := range t.high {
				u.high[i] |= w
			}
			break
		}
	}
	return u
}

// isOneOf reports whether nobody is in the set but a thread, and members of t.
func (s ThreadSet) isOneOf(id int, t ThreadSet) bool {
	me := func(word int) uint64 {
		if id/64 != word {
			return 0
		}
		return 1 << (id % 64)
	}
	if s.low&^(t.low|me(0)) != 0 {
		return false
	}
	for i, w := range s.high {
		if i < len(t.high) {
			w &^= t.high[i]
		}
		if w&^me(i+1) != 0 {
			return false
		}
	}
	return true
}

// each calls f for each member, in order.
func (s ThreadSet) each(f func(id int)) {
	for w := s.low; w != 0; w &= w - 1 {
		f(bits.TrailingZeros64(w))
	}
	for i, w := range s.high {
		for ; w != 0; w &= w - 1 {
			f((i+1)*64 + bits.TrailingZeros64(w))
		}
	}
}
