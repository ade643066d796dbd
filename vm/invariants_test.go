//go:build invariants

package vm_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm"
)

// What is wrong is noticed: who writes what a state holds, and who leaves a reference
// to nothing.
func TestInvariantsAreChecked(t *testing.T) {
	fails := func(f func()) (why string) {
		defer func() { why, _ = recover().(string) }()
		f()
		return ""
	}
	m := newMachine(t)
	node := m.Lib.MustLoad("java/util/HashMap$Node")
	r := m.Heap.NewInstance(node)
	var states []*vm.State
	take := func() { // often enough for one of the states to be checked
		for range 40 {
			states = append(states, m.Take())
		}
	}
	take()
	for _, s := range states {
		m.Restore(s)
	}
	hash := node.FieldNamed("hash").Word
	m.Heap.Writable(r).Words[hash] = 1
	for _, s := range states {
		if why := fails(func() { m.Restore(s) }); why != "" {
			t.Errorf("a write to an object of one's own: %s", why)
		}
	}
	m.Heap.Get(r).Words[hash] = 2
	why := ""
	for _, s := range states {
		why += fails(func() { m.Restore(s) })
	}
	if !strings.Contains(why, "not Writable") {
		t.Errorf("a write to a frozen object goes unnoticed: %q", why)
	}
	m.Heap.Get(r).Words[hash] = 0

	m.Heap.Writable(r).Words[node.FieldNamed("next").Word] = 12345
	if why := fails(take); !strings.Contains(why, "is no object") {
		t.Errorf("a reference to nothing goes unnoticed: %q", why)
	}
}
