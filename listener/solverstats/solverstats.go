// Package solverstats prints what was asked of the solver, and accepts two names of
// Symbolic PathFinder for which there is nothing else to do.
package solverstats

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"GreenListener"},
		Doc:   "prints what was asked of the solver and what has answered",
		New:   func(*config.Config) (any, error) { return statistics{}, nil },
	})
	listener.Register(listener.Info{
		Names: []string{"IncrementalListener"},
		Doc:   "accepted for Symbolic PathFinder's sake; solvers are incremental without it",
		New:   func(*config.Config) (any, error) { return incremental{}, nil },
	})
}

type statistics struct{ listener.Stateless }

// SearchFinished prints.
func (statistics) SearchFinished(c *listener.Context, r *search.Result) {
	s := &r.Statistics
	c.Printf("queries:: %d, sat %d, unsat %d, unknown %d\n", s.Queries, s.Sat, s.Unsat, s.Unknown)
	for _, by := range []struct {
		what string
		n    int64
	}{
		{"ranges", s.Answers.Ranges}, {"the path's model", s.Answers.Model}, {"the cache", s.Answers.Cache},
		{"linear arithmetic", s.Answers.Linear}, {"search", s.Answers.Search}, {"solvers", s.Answers.Solvers},
		{"earlier runs", s.Answers.Stored},
	} {
		c.Printf("answered by %s:: %d\n", by.what, by.n)
	}
	for _, u := range s.Solvers {
		c.Printf("%s:: %d calls, sat %d, unsat %d, unknown %d, %d ms\n", u.Solver, u.Calls, u.Sat, u.Unsat, u.Unknown, u.Time.Milliseconds())
	}
}

type incremental struct{ listener.Stateless }

// SearchStarted says that there is nothing to do.
func (incremental) SearchStarted(c *listener.Context) {
	c.Printf("IncrementalListener: nothing to do, solvers are incremental without it\n")
}
