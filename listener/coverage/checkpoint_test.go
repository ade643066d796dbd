package coverage

import (
	"slices"
	"testing"

	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/vm"
)

// ran is a counter of a method with one branch, which was executed.
func ran(name string) *counter {
	m := &vm.Method{Class: &vm.Class{Name: "p/C"}, Name: name, Desc: "()V"}
	return &counter{body: &listing.Body{Method: m}, counts: []int64{3, 1}, outcomes: [][]int64{nil, {1, 2}}}
}

func TestCheckpoint(t *testing.T) {
	before := &analyzer{counters: []*counter{nil, ignored, ran("seen"), ran("unseen"), ran("changed")}}
	b, err := before.SaveCheckpoint()
	if err != nil {
		t.Fatal(err)
	}
	seen, changed := ran("seen"), ran("changed")
	changed.counts = changed.counts[:1]
	after := &analyzer{counters: []*counter{seen, nil, changed}}
	if err := after.LoadCheckpoint(b); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(seen.counts, []int64{6, 2}) || !slices.Equal(seen.outcomes[1], []int64{2, 4}) {
		t.Errorf("sums %v %v", seen.counts, seen.outcomes)
	}
	if !slices.Equal(changed.counts, []int64{3}) {
		t.Errorf("counts of other code were added: %v", changed.counts)
	}
	late := &counter{counts: make([]int64, 2), outcomes: [][]int64{nil, make([]int64, 2)}}
	after.addSaved(late, methodName("p/C", "unseen", "()V"))
	if !slices.Equal(late.counts, []int64{3, 1}) {
		t.Errorf("a method that was seen later has %v", late.counts)
	}
	if len(after.saved) != 0 {
		t.Errorf("left: %v", after.saved)
	}
	if err := after.LoadCheckpoint([]byte("{")); err == nil {
		t.Error("no error for half a checkpoint")
	}
}
