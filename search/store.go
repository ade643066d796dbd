package search

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// store remembers the states that were visited. Several workers may use one at
// the same time.
type store interface {
	// add remembers a state at a depth. explore says that the state has to be
	// explored: it is fresh, or was only seen deeper before.
	add(d vm.Digest, depth int) (explore, fresh bool)
	// len is how many states were fresh.
	len() int64
	// bytes is the memory that the store takes outside of Go's heap, or nearly so.
	bytes() int64
	// trouble is why the store cannot go on, nil as long as it can. A store in
	// trouble may call a state fresh that it has seen.
	trouble() *Cut
	// each calls f for all that is stored until it fails.
	each(f func(d vm.Digest, depth int) error) error
	close() error
}

// noStore matches nothing.
type noStore struct{ n int64 }

func (s *noStore) add(vm.Digest, int) (explore, fresh bool) { s.n++; return true, true }
func (s *noStore) len() int64                               { return s.n }
func (s *noStore) bytes() int64                             { return 0 }
func (s *noStore) trouble() *Cut                            { return nil }
func (s *noStore) each(func(vm.Digest, int) error) error    { return nil }
func (s *noStore) close() error                             { return nil }

// openStore makes the function that makes stores as vm.storage.class and its
// keys want them, and checks their values.
func (s *settings) openStore() (func(matchDepth bool) (store, error), error) {
	key := "vm.storage.class"
	limit, err := s.cfg.Size("vm.storage.max_memory")
	s.err = cmp.Or(s.err, err)
	states := int64(s.int("vm.storage.max_states"))
	dir := s.cfg.Path("vm.storage.dir")
	if s.err != nil {
		return nil, s.err
	}
	if limit < 0 || limit > 0 && limit < minStoreMemory {
		return nil, s.bad("vm.storage.max_memory", fmt.Sprintf("at least %dK", minStoreMemory>>10))
	}
	switch name := shortName(s.cfg.Class(key)); name {
	case "memory", "JenkinsStateSet", "FullStateSet", "DebugJenkinsStateSet":
		if limit == 0 {
			limit = mostMemory()
		}
		return func(depths bool) (store, error) { return newDiskStore(dir, limit, depths, nil), nil }, nil
	case "disk":
		if limit == 0 {
			limit = defaultDiskMemory
		}
		return func(depths bool) (store, error) {
			d := newDiskStore(dir, limit, depths, nil)
			return d, d.openDB()
		}, nil
	case "bounded":
		switch {
		case states < 0:
			return nil, s.bad("vm.storage.max_states", "a positive number")
		case states == 0 && limit == 0:
			return nil, fmt.Errorf("%v: vm.storage.class=bounded needs vm.storage.max_states or vm.storage.max_memory", s.cfg.Origin(key))
		case states == 0:
			states = limit / boundedEntry
		}
		// Only a path of depth-first search meets its own states again for sure,
		// so that cycles close.
		search := shortName(s.cfg.Class("search.class"))
		if !strings.EqualFold(search, "dfs") && search != "DFSearch" && search != "iddfs" {
			return nil, fmt.Errorf("%v: vm.storage.class=bounded needs search.class=dfs or iddfs: other searches may go round in cycles of states that were forgotten", s.cfg.Origin(key))
		}
		return func(depths bool) (store, error) { return newBoundedStore(states, depths), nil }, nil
	case "", "nil":
		return func(bool) (store, error) { return &noStore{}, nil }, nil
	}
	return nil, s.bad(key, "memory, bounded, disk or nil")
}

// renewStore empties the store, for a search that starts anew.
func (x *explorer) renewStore(matchDepth bool) error {
	if x.store != nil {
		if err := x.store.close(); err != nil {
			return err
		}
	}
	x.extents.forget()
	x.unmatched = 0
	s, err := x.newStore(matchDepth)
	if err == nil {
		x.store = s
	}
	return err
}

// closeStore gives back what the store holds, after its size was noted.
func (x *explorer) closeStore() {
	if x.store == nil {
		return
	}
	x.p.storeBytes = x.store.bytes()
	x.cutLossy()
	if err := x.store.close(); err != nil {
		x.cut(Cut{Reason: oneLine(err)})
	}
}
