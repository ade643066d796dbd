// Package insncounter counts executed instructions by operation.
package insncounter

import (
	"cmp"
	"maps"
	"slices"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"InsnCounter"},
		Doc:   "counts executed instructions by operation, most frequent first",
		New:   func(*config.Config) (any, error) { return &counter{}, nil },
	})
}

type counter struct{ counts []int64 } // by operation

// ExecuteInstruction counts.
func (l *counter) ExecuteInstruction(_ *listener.Context, in listener.Instruction) {
	op := int(in.Frame.Code.Instrs[in.Frame.PC].Op())
	if op >= len(l.counts) {
		l.counts = append(l.counts, make([]int64, op+1-len(l.counts))...)
	}
	l.counts[op]++
}

// SearchFinished prints the table. The resolved forms of an operation count as
// one.
func (l *counter) SearchFinished(c *listener.Context, _ *search.Result) {
	counts := map[string]int64{}
	for op, n := range l.counts {
		if n > 0 {
			counts[insn.Name(vm.Op(op))] += n
		}
	}
	names := slices.SortedFunc(maps.Keys(counts), func(a, b string) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
	for _, n := range names {
		c.Printf("%12d %s\n", counts[n], n)
	}
}
