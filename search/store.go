package search

import "github.com/gojpf/gojpf/vm"

// store remembers the states that were visited.
type store interface {
	// add remembers a state at a depth. explore says that the state has to be
	// explored: it is fresh, or was only seen deeper before.
	add(d vm.Digest, depth int) (explore, fresh bool)
	len() int64
}

// memoryStore keeps digests in memory.
type memoryStore struct {
	seen       map[vm.Digest]int32
	matchDepth bool
}

func newMemoryStore(matchDepth bool) *memoryStore {
	return &memoryStore{seen: map[vm.Digest]int32{}, matchDepth: matchDepth}
}

func (s *memoryStore) add(d vm.Digest, depth int) (explore, fresh bool) {
	old, seen := s.seen[d]
	if seen && (!s.matchDepth || int(old) <= depth) {
		return false, false
	}
	s.seen[d] = int32(depth)
	return true, !seen
}

func (s *memoryStore) len() int64 { return int64(len(s.seen)) }

// noStore matches nothing.
type noStore struct{ n int64 }

func (s *noStore) add(vm.Digest, int) (explore, fresh bool) { s.n++; return true, true }
func (s *noStore) len() int64                               { return s.n }
