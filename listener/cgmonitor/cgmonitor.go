// Package cgmonitor prints choice generators and the choices taken.
package cgmonitor

import (
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"CGMonitor"},
		Doc:   "prints choice generators as they are registered, and the choices taken",
		Keys: []config.Key{
			{Name: "cgm.show_choice", Type: config.Bool, Default: "true", JPF: true, Help: "Whether CGMonitor prints the choices taken."},
			{Name: "cgm.show_depth", Type: config.Bool, Default: "true", JPF: true, Help: "Whether CGMonitor indents by the depth of the search."},
		},
		New: func(cfg *config.Config) (any, error) {
			choices, err := cfg.Bool("cgm.show_choice")
			if err != nil {
				return nil, err
			}
			depth, err := cfg.Bool("cgm.show_depth")
			return &monitor{choices: choices, depth: depth}, err
		},
	})
}

type monitor struct{ choices, depth bool }

func (l *monitor) ChoiceRegistered(c *listener.Context, g choice.Generator) {
	c.Printf("# choice generator %s: %d choices\n", g.ID(), g.Len())
}

func (l *monitor) StateAdvanced(c *listener.Context, a *search.Advance) {
	if !l.choices {
		return
	}
	indent := ""
	if l.depth {
		indent = strings.Repeat(".", a.Depth)
	}
	for _, d := range a.Decisions {
		c.Printf("%s%s\n", indent, d)
	}
}
