// Package mine is a listener as a user would write it.
package mine

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

// Greeting is what is printed at the end.
var Greeting string

func init() {
	listener.Register(listener.Info{
		Names: []string{"Mine"},
		Doc:   "says when it is over",
		Keys:  []config.Key{{Name: "mine.times", Type: config.Int, Default: "1", Help: "How often Mine says it."}},
		New: func(cfg *config.Config) (any, error) {
			n, err := cfg.Int("mine.times")
			return mine(n), err
		},
	})
}

type mine int

func (l mine) SearchFinished(c *listener.Context, r *search.Result) {
	for range l {
		c.Printf("%s: %d violations\n", Greeting, len(r.Violations))
	}
}
