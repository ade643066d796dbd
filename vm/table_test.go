package vm

import (
	"maps"
	"math/rand/v2"
	"testing"
)

// Versions of a table that are written in turns hold what maps would, and
// changed and owned name all pages that differ.
func TestTableVersions(t *testing.T) {
	type version struct {
		tab  Table[int]
		want map[uint32]int
	}
	r := rand.New(rand.NewPCG(1, 2))
	kept := []version{{want: map[uint32]int{}}}
	for e := Epoch(1); e < 200; e++ {
		from := kept[r.IntN(len(kept))]
		now := version{from.tab, maps.Clone(from.want)}
		touched := map[int]bool{}
		for range r.IntN(6) {
			i, v := r.Uint32N(20*pageSize*groupSize), r.Int()
			if r.IntN(2) == 0 {
				i %= 3 * pageSize
			}
			now.tab.Set(i, v, e)
			now.want[i] = v
			touched[int(i>>pageBits)] = true
		}
		owned := map[int]bool{}
		now.tab.owned(e, func(p int, _ *page[int]) { owned[p] = true })
		if !maps.Equal(owned, touched) {
			t.Fatalf("epoch %d owns pages %v, want %v", e, owned, touched)
		}
		now.tab.changed(&from.tab, func(p int, pg, old *page[int]) {
			if old != nil && !touched[p] {
				t.Fatalf("epoch %d: page %d counts as changed", e, p)
			}
			delete(touched, p)
		})
		if len(touched) > 0 {
			t.Fatalf("epoch %d: changed leaves out pages %v", e, touched)
		}
		kept = append(kept, now)
	}
	for n, k := range kept {
		found := map[uint32]int{}
		k.tab.Each(func(i uint32, v int) {
			if v != 0 {
				found[i] = v
			}
		})
		if !maps.Equal(found, k.want) {
			t.Fatalf("version %d holds %v, want %v", n, found, k.want)
		}
		for i, v := range k.want {
			if got := k.tab.Get(i); got != v {
				t.Fatalf("version %d: item %d is %d, want %d", n, i, got, v)
			}
		}
	}
}
