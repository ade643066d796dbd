package spec

import (
	"maps"
	"slices"
	"sync"
)

// staysConcrete are the names of fields and parameters that belong to what was asked for as
// a whole, all fields or all parameters of a class, and that cannot be inputs.
// Workers share it.
type staysConcrete struct {
	mu    sync.Mutex
	names map[string]bool
}

func (k *staysConcrete) add(name string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.names == nil {
		k.names = map[string]bool{}
	}
	k.names[name] = true
}

// maxListed is how many of them a report shows.
const maxListed = 5

// sorted lists the first of them by name.
func (k *staysConcrete) sorted() []string {
	k.mu.Lock()
	defer k.mu.Unlock()
	list := slices.Sorted(maps.Keys(k.names))
	if len(list) > maxListed {
		list = append(list[:maxListed], "...")
	}
	return list
}

// StaysConcrete notes that a field or parameter stays what it is.
func (x *Methods) StaysConcrete(name string) { x.staysConcrete.add(name) }
