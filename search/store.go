package search

import "github.com/gojpf/gojpf/vm"

// store remembers the states that were visited.
type store interface {
	// add remembers a state at a depth; it reports whether the state is new, or
	// has to be explored again because it was only seen deeper before.
	add(d vm.Digest, depth int) bool
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

func (s *memoryStore) add(d vm.Digest, depth int) bool {
	old, ok := s.seen[d]
	if ok && (!s.matchDepth || int(old) <= depth) {
		return false
	}
	s.seen[d] = int32(depth)
	return true
}

func (s *memoryStore) len() int64 { return int64(len(s.seen)) }

// noStore matches nothing.
type noStore struct{ n int64 }

func (s *noStore) add(vm.Digest, int) bool { s.n++; return true }
func (s *noStore) len() int64              { return s.n }
