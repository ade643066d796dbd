package property

import (
	"sync"
	"testing"

	"github.com/gojpf/gojpf/vm"
)

// Machines may run at the same time: what was noted for one is told to who asks for
// that one, once.
func TestWatchKeepsMachinesApart(t *testing.T) {
	w := NewWatch(nil, Options{})
	var workers sync.WaitGroup
	for range 4 {
		workers.Go(func() {
			m := &vm.Machine{}
			for range 100 {
				v := &Violation{}
				if w.Stop(m, v); m.Halt != ErrViolated {
					t.Errorf("the machine was stopped for %v", m.Halt)
				}
				if w.Violation(m) != v || w.Take(m) != v || w.Take(m) != nil {
					t.Error("another violation was kept")
				}
				m.Halt = nil
			}
		})
	}
	workers.Wait()
}
