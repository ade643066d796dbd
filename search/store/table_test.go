package store

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"
	"testing"

	"github.com/gojpf/gojpf/vm"
)

func digests(n int) []vm.Digest {
	random := rand.New(rand.NewPCG(1, 2))
	list := make([]vm.Digest, n)
	for i := range list {
		list[i] = vm.Digest{Hi: random.Uint64(), Lo: random.Uint64()}
	}
	return list
}

func TestTable(t *testing.T) {
	for _, depths := range []bool{false, true} {
		tab := newTable(depths)
		list := append(digests(50_000), vm.Digest{}, vm.Digest{Lo: 1 << 63}, vm.Digest{Hi: 1<<64 - 1, Lo: 1<<64 - 1})
		for i, d := range list {
			if explore, fresh := tab.add(d, 5); !explore || !fresh {
				t.Fatalf("digest %d is not fresh", i)
			}
		}
		for i, d := range list {
			if explore, fresh := tab.add(d, 6); explore || fresh {
				t.Fatalf("digest %d was lost", i)
			}
			if explore, fresh := tab.add(d, 4); explore != depths || fresh {
				t.Fatalf("digest %d at a smaller depth: explore %v, fresh %v", i, explore, fresh)
			}
			if explore, _ := tab.add(d, 5); explore {
				t.Fatalf("digest %d: the smaller depth was not kept", i)
			}
			if _, found := tab.lookup(d); !found {
				t.Fatalf("digest %d is not found", i)
			}
		}
		if _, found := tab.lookup(vm.Digest{Hi: 3, Lo: 4}); found {
			t.Error("found what was never added")
		}
		count := map[vm.Digest]bool{}
		err := tab.each(func(d vm.Digest, depth int) error {
			if count[d] = true; depths && depth != 4 {
				return fmt.Errorf("depth %d", depth)
			}
			return nil
		})
		if err != nil || len(count) != len(list) || tab.count.Load() != int64(len(list)) {
			t.Errorf("%d entries, length %d, expected %d: %v", len(count), tab.count.Load(), len(list), err)
		}
		tab.reset()
		if _, found := tab.lookup(list[0]); found || tab.count.Load() != 0 || tab.bytes() != 0 {
			t.Error("not empty after a reset")
		}
	}
}

// However full it is, a table takes no more than it promises.
func TestTableMemory(t *testing.T) {
	tab := newTable(false)
	defer tab.reset()
	worst := 0.0
	for i, d := range digests(1 << 20) {
		tab.add(d, 0)
		if i > 1<<17 && i%1000 == 0 {
			worst = max(worst, float64(tab.bytes())/float64(i))
		}
	}
	if worst > 29 {
		t.Errorf("%.1f bytes a digest", worst)
	}
}

// Of several workers that add the same digest, one finds it fresh.
func TestTableWorkers(t *testing.T) {
	tab := newTable(true)
	defer tab.reset()
	list := digests(20_000)
	var fresh [4]int
	var workers sync.WaitGroup
	for w := range fresh {
		workers.Go(func() {
			for i := range list {
				if _, f := tab.add(list[(i+w*5000)%len(list)], w); f {
					fresh[w]++
				}
			}
		})
	}
	workers.Wait()
	if sum := fresh[0] + fresh[1] + fresh[2] + fresh[3]; sum != len(list) {
		t.Errorf("%d were fresh, of %d", sum, len(list))
	}
}

// BenchmarkTable adds digests, half of them a second time.
func BenchmarkTable(b *testing.B) {
	for _, n := range []int{10_000, 1_000_000, 10_000_000} {
		list := digests(n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			var bytes int64
			for b.Loop() {
				tab := newTable(false)
				for i, d := range list {
					tab.add(d, 0)
					tab.add(list[i/2], 0)
				}
				bytes = tab.bytes()
				tab.reset()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(2*n*b.N), "ns/add")
			b.ReportMetric(float64(bytes)/float64(n), "B/state")
			runtime.KeepAlive(list)
		})
	}
}
