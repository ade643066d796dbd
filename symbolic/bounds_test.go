package symbolic

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"testing"
)

// Ranges of many variables, set in any order, are those that were set last, and
// bounds do not change when others are made of them.
func TestBoundsOfManyVariables(t *testing.T) {
	ctx := NewContext()
	vars := make([]*Var, 500)
	for i := range vars {
		vars[i] = ctx.Var(fmt.Sprintf("x%d", i), Full(Int)).Var()
	}
	random := rand.New(rand.NewPCG(1, 2))
	for _, order := range []string{"ascending", "random"} {
		var b *Bounds
		want := map[*Var]Interval{}
		type version struct {
			b    *Bounds
			want map[*Var]Interval
		}
		var versions []version
		for k := range 2000 {
			v := vars[k%len(vars)]
			if order == "random" {
				v = vars[random.IntN(len(vars))]
			}
			n := bound{v, Interval{int64(k), int64(k + 10)}}
			b = b.with([]bound{n})
			want[v] = n.Interval
			if k%400 == 0 {
				versions = append(versions, version{b, maps.Clone(want)})
			}
		}
		versions = append(versions, version{b, want})
		for _, s := range versions {
			for _, v := range vars {
				expected, ok := s.want[v]
				if !ok {
					expected = Interval{v.Domain.Min, v.Domain.Max}
				}
				if got := s.b.Of(v); got != expected {
					t.Fatalf("%s: %s is in %v, want %v", order, v.Name, got, expected)
				}
			}
			last := -1
			for _, page := range s.b.pages {
				if len(page) == 0 || len(page) > pageSize {
					t.Fatalf("%s: a page of %d", order, len(page))
				}
				for _, r := range page {
					if r.v.index <= last {
						t.Fatalf("%s: ranges are not in order", order)
					}
					last = r.v.index
				}
			}
		}
	}
}
