package store

import (
	"sync"

	"github.com/gojpf/gojpf/vm"
)

// bounded is a cache of digests: when there is no room it forgets one. A
// state that was forgotten is explored again when it is met again, which costs
// time, never a wrong verdict: everything that can be reached from it is still
// explored.
//
// The search has an end nevertheless. The states on the path of a depth-first
// search are never forgotten, so no path goes through a state twice, and there
// are only so many paths that do not.
//
// Digests that share their low bits compete for the ways of one set. The one to
// go is the next, in turn, that was not met since its turn came last; states
// that are met often stay.
type bounded struct {
	mu      sync.Mutex
	digests []vm.Digest
	depth   []int32 // nil unless depths matter
	hit     []bool
	hand    []uint8 // of each set
	sets    uint64
	// It has no limit: it is as long as the path, whose nodes are there in any case.
	onPath  map[vm.Digest]int32 // with depths
	n       int64
	evicted int64
}

const (
	ways         = 8
	boundedEntry = digestSize + 1 + 4 + 1 // bytes, with the share of the hand
)

func newBounded(states int64, depths bool) *bounded {
	s := &bounded{sets: uint64(max(1, (states+ways-1)/ways)), onPath: map[vm.Digest]int32{}}
	s.digests = make([]vm.Digest, s.sets*ways)
	s.hit = make([]bool, s.sets*ways)
	s.hand = make([]uint8, s.sets)
	if depths {
		s.depth = make([]int32, s.sets*ways)
	}
	return s
}

// Add implements Store.
// The cache is asked first, the path only if it has forgotten.
func (s *bounded) Add(d vm.Digest, depth int) (explore, fresh bool) {
	d = notZero(d)
	s.mu.Lock()
	defer s.mu.Unlock()
	first := int(d.Lo%s.sets) * ways
	free := -1
	for i := first; i < first+ways; i++ {
		switch s.digests[i] {
		case d:
			s.hit[i] = true
			if s.depth == nil || int(s.depth[i]) <= depth {
				return false, false
			}
			s.depth[i] = int32(depth)
			return true, false
		case vm.Digest{}:
			free = i
		}
	}
	known := false
	if at, open := s.onPath[d]; open {
		if s.depth == nil || int(at) <= depth {
			return false, false
		}
		known = true
	}
	if free < 0 {
		free = s.evict(first)
	}
	s.digests[free], s.hit[free] = d, false
	if s.depth != nil {
		s.depth[free] = int32(depth)
	}
	if !known {
		s.n++
	}
	return true, !known
}

// evict frees a way of the set that starts at first.
// It is the clock algorithm: a second round finds one at the latest, since the first takes all
// marks.
func (s *bounded) evict(first int) int {
	s.evicted++
	hand := &s.hand[first/ways]
	for {
		i := first + int(*hand)
		*hand = (*hand + 1) % ways
		if !s.hit[i] {
			return i
		}
		s.hit[i] = false
	}
}

// Opened implements Store.
func (s *bounded) Opened(d vm.Digest, depth int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.onPath[notZero(d)] = int32(depth)
}

// Left implements Store.
func (s *bounded) Left(d vm.Digest) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.onPath, notZero(d))
}

// Len implements Store.
func (s *bounded) Len() int64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.n
}

// Bytes implements Store.
func (s *bounded) Bytes() int64 { return int64(len(s.digests)) * boundedEntry }

// Matches implements Store.
func (s *bounded) Matches() bool { return true }

// Trouble implements Store.
func (s *bounded) Trouble() *Trouble { return nil }

// Close implements Store.
func (s *bounded) Close() error { return nil }

// Each implements Store.
func (s *bounded) Each(f func(d vm.Digest, depth int) error) error {
	for i, d := range s.digests {
		if d == (vm.Digest{}) {
			continue
		}
		depth := 0
		if s.depth != nil {
			depth = int(s.depth[i])
		}
		if err := f(d, depth); err != nil {
			return err
		}
	}
	return nil
}
