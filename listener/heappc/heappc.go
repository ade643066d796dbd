// Package heappc prints what a path knows of its inputs where a symbolic method
// ends: the path condition on numbers, that on references, and the shapes that they
// stand for.
package heappc

import (
	"fmt"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"HeapSymbolicListener"},
		Doc:   "prints the numeric and the heap path condition where symbolic methods end",
		New:   func(*config.Config) (any, error) { return printer{}, nil },
	})
}

type printer struct{}

// SymbolicMethodExited prints.
func (printer) SymbolicMethodExited(c *listener.Context, call *symexec.Call) {
	if call.End != symexec.Ignored {
		show(c, "---->Heap Listener\n")
	}
}

// SymbolicPathEnded prints in programs without symbolic methods.
func (printer) SymbolicPathEnded(c *listener.Context, e *symexec.PathEnd) {
	if e.End != symexec.Ignored && !c.Program.Symbolic().Methods.Any() {
		show(c, "---->Heap Listener\n")
	}
}

// PropertyViolated prints, too.
func (printer) PropertyViolated(c *listener.Context, v *search.Violation) {
	what := v.Property
	if v.Exception != "" {
		what = v.Exception
	}
	show(c, fmt.Sprintf("Property Violated: %s\n", what))
}

// show prints the path conditions of the present state. Numbers are followed by
// values that lead there.
func show(c *listener.Context, title string) {
	rt := c.Program.Symbolic()
	model, _ := rt.ShortModel(c.Machine)
	c.Printf("%sNumeric PC %s\nHeap PC %s\n", title, rt.SolvedPC(c.Machine), rt.Heap.HeapPC(c.Machine))
	for _, s := range rt.Heap.Shapes(c.Machine, model) {
		c.Printf("%s = %s\n", s.Name, s.Text)
	}
	c.Printf("****************************\n")
}
