// Package exectracker prints every instruction of the program and every event
// of the search.
package exectracker

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"ExecTracker"},
		Doc:   "prints every instruction of the program and every event of the search",
		Keys: []config.Key{
			{Name: "et.print_insn", Type: config.Bool, Default: "true", JPF: true, Help: "Whether ExecTracker prints instructions."},
			{Name: "et.print_src", Type: config.Bool, Default: "false", JPF: true, Help: "Whether ExecTracker prints source locations."},
			{Name: "et.print_mth", Type: config.Bool, Default: "false", JPF: true, Help: "Whether ExecTracker prints methods as they are entered."},
		},
		New: func(cfg *config.Config) (any, error) {
			t := &tracker{}
			for key, to := range map[string]*bool{"et.print_insn": &t.insn, "et.print_src": &t.src, "et.print_mth": &t.mth} {
				var err error
				if *to, err = cfg.Bool(key); err != nil {
					return nil, err
				}
			}
			return t, nil
		},
	})
}

type tracker struct {
	insn, src, mth bool
	method         *vm.Method
	location       string
}

func (l *tracker) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	if !in.User() {
		return
	}
	f := in.Frame
	if l.mth && f.Method != l.method {
		l.method = f.Method
		c.Printf("  %s\n", f.Method)
	}
	if at := in.Location(); l.src && at != l.location {
		l.location = at
		c.Printf("    %s\n", at)
	}
	if l.insn {
		c.Printf("%d: [%d] %s\n", in.Thread.ID, f.BCI(), insn.Name(f.Code.Instrs[f.PC].Op))
	}
}

func (l *tracker) StateAdvanced(c *listener.Context, a *search.Advance) {
	state := "visited"
	if a.New {
		state = "new"
	}
	if a.End {
		state += " end"
	}
	c.Printf("----------------------------------- [%d] forward: %d %s\n", a.Depth, a.To, state)
}

func (l *tracker) StateBacktracked(c *listener.Context, depth int) {
	c.Printf("----------------------------------- [%d] backtrack\n", depth)
}

func (l *tracker) SearchFinished(c *listener.Context, _ *search.Result) {
	c.Printf("----------------------------------- search finished\n")
}
