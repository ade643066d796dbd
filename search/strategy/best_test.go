package strategy

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestRanked(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, limit := range []int{0, 1, 7, 100} {
		var all []*testNode
		q := ranked{limit: limit}
		dropped := 0
		for i := range 100 {
			n := &testNode{rank: Rank{Score: random.IntN(20), Order: i}}
			all = append(all, n)
			if q.add(n) {
				dropped++
			}
		}
		slices.SortFunc(all, func(a, b *testNode) int {
			return cmp.Or(cmp.Compare(a.rank.Score, b.rank.Score), cmp.Compare(a.rank.Order, b.rank.Order))
		})
		if limit > 0 {
			all = all[:limit]
		}
		if dropped != 100-len(all) {
			t.Errorf("limit %d: %d dropped", limit, dropped)
		}
		for i, want := range all {
			if got := q.take(); got != Node(want) {
				t.Fatalf("limit %d: place %d has score %d, want %d", limit, i, got.Rank().Score, want.rank.Score)
			}
		}
		if q.take() != nil {
			t.Errorf("limit %d: more than %d", limit, len(all))
		}
	}
}
