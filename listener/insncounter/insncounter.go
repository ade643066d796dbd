// Package insncounter counts executed instructions by operation.
package insncounter

import (
	"cmp"
	"slices"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"InsnCounter"},
		Doc:   "counts executed instructions by operation, most frequent first",
		New:   func(*config.Config) (any, error) { return &counter{counts: map[string]int64{}}, nil },
	})
}

type counter struct{ counts map[string]int64 }

func (l *counter) ExecuteInstruction(_ *listener.Context, in listener.Instruction) {
	l.counts[insn.Name(in.Frame.Code.Instrs[in.Frame.PC].Op)]++
}

func (l *counter) SearchFinished(c *listener.Context, _ *search.Result) {
	names := make([]string, 0, len(l.counts))
	for n := range l.counts {
		names = append(names, n)
	}
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(cmp.Compare(l.counts[b], l.counts[a]), cmp.Compare(a, b))
	})
	for _, n := range names {
		c.Printf("%12d %s\n", l.counts[n], n)
	}
}
