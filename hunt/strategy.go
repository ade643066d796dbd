package hunt

import (
	"fmt"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// The orders in which the states of a method are explored. They matter where not all
// are: within a limit, one finds what another does not.

// ordered are the settings and options for an order.
func ordered(name string) ([]gojpf.Setting, []gojpf.Option, error) {
	switch name {
	case "", "dfs":
		return nil, nil, nil
	case "bfs":
		return []gojpf.Setting{gojpf.Set("search.class", "bfs")}, nil, nil
	case "coverage":
		return nil, []gojpf.Option{gojpf.WithStrategy(newCoverage)}, nil
	case "nulls":
		return nil, []gojpf.Option{gojpf.WithStrategy(newNulls)}, nil
	}
	return nil, nil, fmt.Errorf("the strategies are dfs, bfs, coverage and nulls, not %q", name)
}

// newCoverage takes states first whose place in the analysed code was reached least
// often.
func newCoverage(s strategy.Space) strategy.Frontier {
	type place struct {
		method *vm.Method
		pc     int32
	}
	visits := map[place]int{}
	b := strategy.NewBest(0, false)
	b.Score = func(strategy.Node) int {
		at := place{}
		if threads := s.Machine.Threads(); len(threads) > 0 { // the first one is that of the method
			for f := threads[0].Top; f != nil; f = f.Parent {
				if f.Method.Class != nil && f.Method.Class.Loader != nil && f.Method.Class.Loader.Kind >= vm.LoaderApp {
					at = place{f.Method, f.PC}
					break
				}
			}
		}
		visits[at]++
		return visits[at]
	}
	return b
}

// newNulls takes states first whose input has most nulls within reach.
func newNulls(s strategy.Space) strategy.Frontier {
	b := strategy.NewBest(0, false)
	b.Score = func(strategy.Node) int { return -heap.Nulls(s.Machine) }
	return b
}
