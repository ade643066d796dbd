// Package store is what a search remembers of the states that it has visited:
// their digests, and where that matters, the least depth at which each was met.
//
// Invariants. Several workers may add to a store at the same time, and one of
// those that add the same digest finds it fresh. A store that matches never takes
// a digest for known that was not added. What it forgets, or cannot look up any
// more, it calls fresh again: that costs time and is never a wrong answer.
//
// A store knows nothing of the states behind the digests, nor of the search.
package store

import (
	"sync/atomic"

	"github.com/gojpf/gojpf/vm"
)

// Store remembers the states that were visited.
type Store interface {
	// Add remembers a state at a depth. explore says that the state has to be
	// explored: it is fresh, or was only seen deeper before.
	Add(d vm.Digest, depth int) (explore, fresh bool)
	// Opened says that a state is on the path of a depth-first search from now on,
	// Left that it is so no longer.
	Opened(d vm.Digest, depth int)
	Left(d vm.Digest)
	// Len is how many states were fresh.
	Len() int64
	// Bytes is the memory that the store takes outside of Go's heap, or nearly so.
	Bytes() int64
	// Matches says that the store knows states again: it needs their digests.
	Matches() bool
	// Trouble is why the store cannot go on, nil as long as it can. A store in
	// trouble may call a state fresh that it has seen.
	Trouble() *Trouble
	// Each calls f for all that is stored until it fails.
	Each(f func(d vm.Digest, depth int) error) error
	Close() error
}

// Trouble is why a store cannot go on.
type Trouble struct{ Reason, Help string }

// None matches nothing, and counts what is added.
// Counting is all that limits of states need.
type None struct {
	pathless
	n atomic.Int64
}

// Add implements Store.
func (s *None) Add(vm.Digest, int) (explore, fresh bool) { s.n.Add(1); return true, true }

// Len implements Store.
func (s *None) Len() int64 { return s.n.Load() }

// Bytes implements Store.
func (s *None) Bytes() int64 { return 0 }

// Matches implements Store.
func (s *None) Matches() bool { return false }

// Trouble implements Store.
func (s *None) Trouble() *Trouble { return nil }

// Each implements Store.
func (s *None) Each(func(vm.Digest, int) error) error { return nil }

// Close implements Store.
func (s *None) Close() error { return nil }

// pathless are the stores to which it is all one what is on the path.
type pathless struct{}

func (pathless) Opened(vm.Digest, int) {}
func (pathless) Left(vm.Digest)        {}

// Open makes a store, which keeps depths if they matter.
func (o Options) Open(depths bool) (Store, error) {
	switch o.Kind {
	case Nothing:
		return &None{}, nil
	case Bounded:
		return newBounded(o.States, depths), nil
	case OnDisk:
		if o.Memory == 0 {
			o.Memory = defaultDiskMemory
		}
		d := newDisk(o.Dir, o.Memory, depths, nil)
		return d, d.openDB()
	}
	if o.Memory == 0 {
		o.Memory = mostMemory()
	}
	return newDisk(o.Dir, o.Memory, depths, nil), nil
}

// New returns a store with the default options, which keeps no depths.
// Rehearsals have one of their own.
func New() Store { return newDisk("", mostMemory(), false, nil) }
