package models

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// hotspotMethods returns the declared methods of any class in HotSpot's order.
func hotspotMethods(c *vm.Class) []*vm.Method {
	if c.File == nil {
		return nil
	}
	return hotspotOrder(c.Methods, c.File.Pool)
}

// hotspotOrder returns the methods of a class in the order in which HotSpot's
// reflection lists them. Java leaves that order open, but programs print it.
// HotSpot sorts the methods of a class by the addresses of their names with a
// quicksort that is not stable: names of the JDK that every program has lie
// lowest, in the order of its shared archive; those of the program follow in
// the order in which its constant pools mention them (mostly: the memory
// allocator has a say in it, too).
func hotspotOrder(methods []*vm.Method, pool *classfile.Pool) []*vm.Method {
	if len(methods) < 2 {
		return methods
	}
	const unknown = math.MaxInt
	rank := make(map[string]int, len(methods))
	for _, mt := range methods {
		rank[mt.Name] = unknown
		if r, ok := archivedNames()[mt.Name]; ok {
			rank[mt.Name] = r - len(archivedNames())
		}
	}
	for i := range pool.Consts {
		if k := &pool.Consts[i]; k.Tag == classfile.TagUtf8 && rank[k.Str] == unknown {
			rank[k.Str] = i
		}
	}
	sorted := slices.Clone(methods)
	quicksort(sorted, func(a, b *vm.Method) int { return cmp.Compare(rank[a.Name], rank[b.Name]) })
	return sorted
}

// quicksort sorts with the swaps of HotSpot's: equal elements end where they
// end there.
func quicksort(a []*vm.Method, compare func(a, b *vm.Method) int) {
	for len(a) > 1 {
		order := func(i, j int) {
			if compare(a[i], a[j]) > 0 {
				a[i], a[j] = a[j], a[i]
			}
		}
		middle, last := len(a)/2, len(a)-1
		order(0, middle)
		order(0, last)
		order(middle, last)
		if len(a) < 4 {
			return
		}
		pivot := a[middle]
		left, right := -1, len(a)
		for {
			for left++; compare(a[left], pivot) < 0; left++ {
			}
			for right--; compare(a[right], pivot) > 0; right-- {
			}
			if left >= right {
				break
			}
			a[left], a[right] = a[right], a[left]
		}
		quicksort(a[:right+1], compare)
		a = a[right+1:]
	}
}

// archivedNames ranks common method names that stand in the archive of JDK 17.
// The list was found by asking HotSpot: the order of these names stays the
// same however a class file mentions them.
var archivedNames = sync.OnceValue(func() map[string]int {
	ranks := map[string]int{}
	for i, n := range strings.Fields(namesInArchive) {
		ranks[n] = i
	}
	return ranks
})
