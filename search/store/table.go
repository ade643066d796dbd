package store

import (
	"math/bits"
	"sync"
	"sync/atomic"

	"github.com/gojpf/gojpf/vm"
)

// table is a set of digests in memory, for several workers. It is split into
// stripes by the digest's highest bits. Each is an open-addressing table of its
// own, with its own lock, that grows by two fifths whenever it is four fifths
// full: as only one stripe grows at a time, growing adds little to the peak. A
// digest takes 16 bytes / 0.57 = 28 bytes at most. The memory holds no pointers
// and lies outside of Go's heap where the system allows that, so that it is
// neither scanned nor left as garbage.
//
// Depths are kept only where the search asks for them, 4 bytes a slot.
type table struct {
	stripes [stripes]stripe
	depths  bool
	count   atomic.Int64
	memory  atomic.Int64 // bytes
}

const (
	// With 256 of them two workers seldom wait for each other, and the stripe that grows is a
	// 256th of all.
	stripeBits = 8
	stripes    = 1 << stripeBits

	firstSlots = 64 // of a stripe
	digestSize = 16
)

type stripe struct {
	mu     sync.Mutex
	slots  []vm.Digest // of digests; the zero digest marks a free one
	depths []int32     // beside the slots
	used   int

	digestMemory block[vm.Digest]
	depthMemory  block[int32]
}

func newTable(depths bool) *table { return &table{depths: depths} }

// notZero is the digest that is stored for d: a free slot looks like the zero
// digest, which therefore shares its place with another one.
func notZero(d vm.Digest) vm.Digest {
	if d == (vm.Digest{}) {
		d.Lo = 1
	}
	return d
}

// find returns the slot of d, or the free one where it belongs. Slots are in
// the order of the digests' high bits but for collisions, so that a growing
// stripe is read and written from one end to the other.
// Linear probing: digests are random, so neighbours are free as a rule until a stripe is four
// fifths full.
func (s *stripe) find(d vm.Digest) (slot int, found bool) {
	n := uint64(len(s.slots))
	hi, _ := bits.Mul64(d.Hi<<stripeBits, n)
	for i := int(hi); ; {
		switch s.slots[i] {
		case d:
			return i, true
		case vm.Digest{}:
			return i, false
		}
		if i++; i == len(s.slots) {
			i = 0
		}
	}
}

// add is that of Store.
func (t *table) add(d vm.Digest, depth int) (explore, fresh bool) {
	d = notZero(d)
	s := &t.stripes[d.Hi>>(64-stripeBits)]
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.used*5 >= len(s.slots)*4 {
		t.memory.Add(s.grow(t.depths))
	}
	i, found := s.find(d)
	if found {
		if !t.depths || int(s.depths[i]) <= depth {
			return false, false
		}
		s.depths[i] = int32(depth)
		return true, false
	}
	s.slots[i] = d
	s.used++
	t.count.Add(1)
	if t.depths {
		s.depths[i] = int32(depth)
	}
	return true, true
}

// lookup returns the depth at which d was added.
func (t *table) lookup(d vm.Digest) (depth int, found bool) {
	d = notZero(d)
	s := &t.stripes[d.Hi>>(64-stripeBits)]
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.slots) == 0 {
		return 0, false
	}
	i, found := s.find(d)
	if found && t.depths {
		depth = int(s.depths[i])
	}
	return depth, found
}

// grow makes room and returns how many bytes that took.
// The old memory is given back by hand at once, as it is not Go's.
func (s *stripe) grow(depths bool) int64 {
	old := stripe{slots: s.slots, depths: s.depths, digestMemory: s.digestMemory, depthMemory: s.depthMemory}
	n := max(firstSlots, len(s.slots)+len(s.slots)*2/5)
	s.digestMemory = allocate[vm.Digest](n)
	s.slots = s.digestMemory.of
	if depths {
		s.depthMemory = allocate[int32](n)
		s.depths = s.depthMemory.of
	}
	for i, d := range old.slots {
		if d == (vm.Digest{}) {
			continue
		}
		j, _ := s.find(d)
		s.slots[j] = d
		if depths {
			s.depths[j] = old.depths[i]
		}
	}
	more := s.bytes() - old.bytes()
	old.free()
	return more
}

func (s *stripe) bytes() int64 { return int64(len(s.slots)*digestSize + len(s.depths)*4) }

func (s *stripe) free() {
	s.digestMemory.free()
	s.depthMemory.free()
	s.slots, s.depths, s.used = nil, nil, 0
}

// reset empties the table and gives its memory back.
// It is called when everything was moved to disk, and at the end.
func (t *table) reset() {
	for i := range t.stripes {
		s := &t.stripes[i]
		s.mu.Lock()
		t.count.Add(int64(-s.used))
		t.memory.Add(-s.bytes())
		s.free()
		s.mu.Unlock()
	}
}

// bytes is the memory that the table takes.
func (t *table) bytes() int64 { return t.memory.Load() }

// each calls f for all entries until it fails. Nothing may be added meanwhile.
func (t *table) each(f func(d vm.Digest, depth int) error) error {
	for i := range t.stripes {
		s := &t.stripes[i]
		for j, d := range s.slots {
			if d == (vm.Digest{}) {
				continue
			}
			depth := 0
			if t.depths {
				depth = int(s.depths[j])
			}
			if err := f(d, depth); err != nil {
				return err
			}
		}
	}
	return nil
}
