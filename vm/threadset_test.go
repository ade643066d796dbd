package vm

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Sets do what maps do, and change nothing that others hold.
func TestThreadSet(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	draw := func() (ThreadSet, map[int]bool) {
		s, want := ThreadSet{}, map[int]bool{}
		for range r.IntN(6) {
			id := r.IntN([]int{3, 70, 200}[r.IntN(3)])
			s, want[id] = s.With(id), true
		}
		return s, want
	}
	members := func(s ThreadSet) (list []int) {
		s.each(func(id int) { list = append(list, id) })
		return list
	}
	for range 5000 {
		a, inA := draw()
		b, inB := draw()
		before := members(a)
		both := a.Union(b)
		id := r.IntN(200)
		for k := range 210 {
			if a.Has(k) != inA[k] || both.Has(k) != (inA[k] || inB[k]) {
				t.Fatalf("%v or %v: %d", inA, inB, k)
			}
		}
		if !slices.Equal(before, members(a)) || !slices.IsSorted(before) || len(before) != len(inA) {
			t.Fatalf("%v has become %v", before, members(a))
		}
		only := true
		for k := range inA {
			only = only && (k == id || inB[k])
		}
		if a.isOneOf(id, b) != only {
			t.Fatalf("%v is one of %d and %v: %v", inA, id, inB, !only)
		}
		if a.Equal(b) != slices.Equal(before, members(b)) || a.Empty() != (len(inA) == 0) || !b.Union(a).Equal(both) {
			t.Fatalf("%v, %v", inA, inB)
		}
	}
}
