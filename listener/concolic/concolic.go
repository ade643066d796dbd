// Package concolic accepts the listener that Symbolic PathFinder needs for its
// concolic mode. Here that mode is a part of symbolic execution, and the listener
// turns nothing on.
package concolic

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"ConcreteExecutionListener"},
		Doc:   "accepted for Symbolic PathFinder's sake; says how many inputs a concolic run has tried",
		New:   func(*config.Config) (any, error) { return &count{}, nil },
	})
}

// count tells at the end what was run.
type count struct{}

// SearchFinished prints the number of runs.
func (*count) SearchFinished(c *listener.Context, _ *search.Result) {
	if s := c.Program.Symbolic(); s != nil && s.Concolic() != nil {
		c.Printf("concolic execution: %d runs, %d of them went another way than predicted\n", s.Concolic().Runs, s.Concolic().Diverged)
		return
	}
	c.Printf("concolic execution is off: set symbolic.concolic=true\n")
}
