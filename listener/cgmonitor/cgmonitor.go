// Package cgmonitor prints choice generators and the choices taken.
package cgmonitor

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search/explore"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"CGMonitor"},
		Doc:   "prints choice generators as they are registered, and the choices taken",
		Keys: []config.Key{
			{Name: "cgm.show_insn", Type: config.Bool, Default: "false", JPF: true,
				Help: "Whether CGMonitor prints the instruction that a choice generator stands in front of."},
			{Name: "cgm.show_choice", Type: config.Bool, Default: "true", JPF: true, Help: "Whether CGMonitor prints the choices taken."},
			{Name: "cgm.show_depth", Type: config.Bool, Default: "true", JPF: true, Help: "Whether CGMonitor indents by the depth of the search."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &monitor{insn: r.Bool("cgm.show_insn"), choices: r.Bool("cgm.show_choice"), depth: r.Bool("cgm.show_depth")}, r.Err()
		},
	})
}

type monitor struct {
	listener.Stateless
	insn, choices, depth bool
}

// ChoiceRegistered prints a generator.
func (l *monitor) ChoiceRegistered(c *listener.Context, g choice.Generator) {
	at := ""
	if l.insn {
		at = instruction(c)
	}
	c.Printf("# choice generator %s: %d choices%s\n", g.ID(), g.Len(), at)
}

// instruction tells of the instruction of the program's own code that the
// present thread executes, itself or in a method that it has called.
func instruction(c *listener.Context) string {
	t := c.Machine.Current
	if t == nil {
		return ""
	}
	for f := t.Top; f != nil; f = f.Parent {
		if in := (listener.Instruction{Thread: t, Frame: f}); f.Code != nil && in.User() {
			return fmt.Sprintf(" at %s %s", in.Location(), insn.Name(f.Code.Instrs[f.PC].Op()))
		}
	}
	return ""
}

// StateAdvanced prints the choices that a transition began with.
func (l *monitor) StateAdvanced(c *listener.Context, a *explore.Advance) {
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
