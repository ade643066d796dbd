package listener_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/symbolic"
)

// again has ends happen again, with a model of the path and with one that may lead elsewhere.
type again struct{}

func init() {
	listener.Register(listener.Info{Names: []string{"Again"}, Doc: "for tests", New: func(*config.Config) (any, error) { return &again{}, nil }})
}

func (l *again) SymbolicMethodExited(c *listener.Context, call *symexec.Call) {
	if call.End == symexec.Returned || call.End == symexec.Threw {
		l.both(c, call.Path, call.Method.Name+" "+call.End.String(), call.Again)
	}
}

func (l *again) SymbolicPathEnded(c *listener.Context, e *symexec.PathEnd) {
	if e.Path.Made() > 0 && e.End != symexec.Cut && e.End != symexec.Ignored {
		l.both(c, e.Path, "path "+e.End.String(), e.Again)
	}
}

func (l *again) both(c *listener.Context, p *core.Path, what string, ask func(*symbolic.Model, func(string))) {
	model, _ := c.Program.Symbolic().Model(c.Machine)
	ask(model, func(why string) { c.Printf("again, %s: %q\n", what, why) })
	input := p.Inputs()[0].Var
	x := symbolic.Value{Kind: input.Domain.Kind(), Bits: ^uint64(1234566)}
	ask(model.With(input, x), func(why string) { c.Printf("again, %s, with other values: %q\n", what, why) })
}

// Ends of calls and paths happen again with a model of their path, wherever they are: in the
// middle of a transition, in front of a rehearsal, behind other calls, in another thread. With
// values that lead elsewhere they do not.
func TestEndsHappenAgain(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Calls.java")
	var all strings.Builder
	for _, test := range []struct{ args, methods string }{
		{"constructor", "Calls.<init>(sym)"},
		{"nested", "Calls.nested(sym),Calls.recurse(sym)"},
		{"locked", "Calls.locked(sym)"},
		{"text", "Calls.text(sym#con#sym#con)"},
		{"exits", "Calls.exits(sym)"},
		{"fails", "Calls.fails(sym)"},
		{"main", ""},
		{"threads", "Calls.locked(sym)"},
	} {
		settings := []string{"target.args=" + test.args, "symbolic.method=" + test.methods, "search.multiple_errors=true", "listener=Again"}
		_, out := listenertest.Run(t, classes, "Calls", settings...)
		fmt.Fprintf(&all, "%s:\n", test.args)
		for line := range strings.Lines(out) {
			if strings.HasPrefix(line, "again, ") {
				all.WriteString(line)
			}
		}
	}
	listenertest.Golden(t, "testdata/again.txt", all.String())
}
