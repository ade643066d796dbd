// Package exectracker prints every instruction of the program and every event
// of the search.
package exectracker

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
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
			{Name: "et.skip_init", Type: config.Bool, Default: "true", JPF: true, Help: "Whether ExecTracker prints nothing before main."},
			{Name: "et.show_shared", Type: config.Bool, Default: "false", JPF: true,
				Help: "Whether ExecTracker marks reads and writes of what several threads can reach."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &tracker{
				insn: r.Bool("et.print_insn"), src: r.Bool("et.print_src"), mth: r.Bool("et.print_mth"),
				skipInit: r.Bool("et.skip_init"), shared: r.Bool("et.show_shared"),
			}, r.Err()
		},
	})
}

type tracker struct {
	listener.Stateless
	insn, src, mth, skipInit, shared bool

	started  listener.Started
	method   *vm.Method
	location string
}

// StateRestored looks whether main has begun.
func (l *tracker) StateRestored(c *listener.Context, _ int) { l.started.Restored(c) }

func (l *tracker) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	if started := l.started.At(c, in); !in.User() || l.skipInit && !started {
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
		c.Printf("%d: [%d] %s%s\n", in.Thread.ID, f.BCI(), insn.Name(f.Code.Instrs[f.PC].Op()), l.sharing(c, in))
	}
}

// sharing tells of an access to what other threads can reach.
func (l *tracker) sharing(c *listener.Context, in listener.Instruction) string {
	if !l.shared || !c.Machine.Sharing {
		return ""
	}
	a, _, ok := c.NextAccess(in)
	switch {
	case !ok:
		return ""
	case a.Ref == 0:
		return " shared " + a.Field.String()
	case c.Machine.Heap.Get(a.Ref).Flags&vm.Shared == 0:
		return ""
	}
	return " shared " + format.Ref(c.Machine, a.Ref)
}

func (l *tracker) StateAdvanced(c *listener.Context, a *explore.Advance) {
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
