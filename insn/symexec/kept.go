package symexec

import (
	"maps"
	"slices"
	"sync"
)

// kept are the names of fields and parameters that belong to what was asked for as
// a whole, all fields or all parameters of a class, and that cannot be inputs.
// Workers share it.
type kept struct {
	mu    sync.Mutex
	names map[string]bool
}

func (k *kept) add(name string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.names == nil {
		k.names = map[string]bool{}
	}
	k.names[name] = true
}

// mostKept is how many of them a report shows.
const mostKept = 5

// sorted lists the first of them by name.
func (k *kept) sorted() []string {
	k.mu.Lock()
	defer k.mu.Unlock()
	list := slices.Sorted(maps.Keys(k.names))
	if len(list) > mostKept {
		list = append(list[:mostKept], "...")
	}
	return list
}

// Keeps notes that a field or parameter stays what it is.
func (rt *Runtime) Keeps(name string) { rt.kept.add(name) }
