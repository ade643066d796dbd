// Package dot writes the graph of the states that were searched, for Graphviz.
package dot

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"SimpleDot", "StateSpaceDot"},
		Doc:   "writes the state graph in the DOT language of Graphviz",
		Keys: []config.Key{{Name: "dot.file", Type: config.Path, Default: "jpf-state-space.dot",
			Help: "Where SimpleDot writes the state graph."}},
		New: func(cfg *config.Config) (any, error) { return &graph{file: cfg.Path("dot.file")}, nil },
	})
}

type graph struct {
	file  string
	lines bytes.Buffer
}

func (l *graph) StateAdvanced(_ *listener.Context, a *search.Advance) {
	var labels []string
	for _, d := range a.Decisions {
		labels = append(labels, d.String())
	}
	fmt.Fprintf(&l.lines, "  %d -> %d [label=%q];\n", a.From, a.To, strings.Join(labels, ", "))
	if a.End {
		fmt.Fprintf(&l.lines, "  %d [shape=doublecircle];\n", a.To)
	}
}

// SearchFinished writes the file. Where it cannot, the panic has the search
// name the listener and the reason.
func (l *graph) SearchFinished(*listener.Context, *search.Result) {
	text := "digraph states {\n  0 [label=start];\n" + l.lines.String() + "}\n"
	if err := os.WriteFile(l.file, []byte(text), 0o644); err != nil {
		panic(err)
	}
}
