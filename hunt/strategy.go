package hunt

import (
	"fmt"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/hunt/order"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
)

// The orders in which the states of a method are explored. They matter where not all
// are: within a limit, one finds what another does not.

// ordered are the settings and options for the order that is asked for.
func (s *scope) ordered(o *Options) ([]gojpf.Setting, []gojpf.Option, error) {
	switch o.Strategy {
	case "dfs":
		return nil, nil, nil
	case "bfs":
		return []gojpf.Setting{gojpf.Set("search.class", "bfs")}, nil, nil
	case "coverage":
		return nil, []gojpf.Option{gojpf.WithStrategy(newCoverage)}, nil
	case "nulls":
		return nil, []gojpf.Option{gojpf.WithStrategy(newNulls)}, nil
	case "learnt":
		return nil, []gojpf.Option{gojpf.WithStrategy(s.byModel(s.model))}, nil
	}
	return nil, nil, fmt.Errorf("the strategies are dfs, bfs, coverage, nulls and learnt, not %q", o.Strategy)
}

// loadModel solves for the model of a file, "" for the lesson that gojpf comes with.
func loadModel(file string) (*order.Model, error) {
	load := order.Default
	if file != "" {
		load = func() (*order.Lesson, error) { return order.Load(file) }
	}
	l, err := load()
	if err != nil {
		return nil, err
	}
	return l.Sums(-1).Model()
}

// features tells of the states of a machine.
func (s *scope) features(m *vm.Machine) func(strategy.Node) order.Features {
	code := order.NewCode(func(c *vm.Class) bool { return s.classes[c.Name] })
	return func(n strategy.Node) order.Features { return code.FeaturesOf(m, n.Depth(), heap.Nulls(m)) }
}

// byModel takes states first below which most errors are to be expected.
func (s *scope) byModel(m *order.Model) strategy.New {
	return func(space strategy.Space) strategy.Frontier {
		features := s.features(space.Machine)
		b := strategy.NewBest(0, false)
		b.Score = func(n strategy.Node) int { return m.Score(features(n)) }
		return b
	}
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
