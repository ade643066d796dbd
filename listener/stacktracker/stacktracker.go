// Package stacktracker tells how deep the program's calls go.
package stacktracker

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"StackTracker"},
		Doc:   "prints where the calls of the threads are, each time that so many methods were entered, and the deepest stack",
		Keys: []config.Key{{Name: "jpf.stack_tracker.log_period", Type: config.Int, Default: "5000", JPF: true,
			Help: "After how many calls StackTracker prints a line; 0 prints none before the end."}},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &tracker{deepest: -1, period: r.IntFrom("jpf.stack_tracker.log_period", 0)}, r.Err()
		},
	})
}

type tracker struct {
	period  int
	calls   int64
	returns int64
	deepest int32
	stack   []string // the deepest
}

// shown is how many frames of the deepest stack are shown.
const shown = 20

// MethodEntered counts a call.
func (l *tracker) MethodEntered(c *listener.Context, in listener.Instruction) {
	l.calls++
	if in.Frame.Depth > l.deepest {
		l.deepest, l.stack = in.Frame.Depth, l.stack[:0]
		for f := in.Frame; f != nil && len(l.stack) < shown; f = f.Parent {
			if !f.Method.Has(vm.TraitPseudo) {
				l.stack = append(l.stack, f.Method.String())
			}
		}
	}
	if l.period > 0 && l.calls%int64(l.period) == 0 {
		c.Printf("stack: %d calls, %d returns, thread %d at depth %d in %s\n", l.calls, l.returns, in.Thread.ID, in.Frame.Depth, in.Frame.Method)
	}
}

// MethodExited counts a return.
func (l *tracker) MethodExited(*listener.Context, *vm.Thread, *vm.Method) { l.returns++ }

// SearchFinished prints the deepest stack.
func (l *tracker) SearchFinished(c *listener.Context, _ *search.Result) {
	c.Printf("stack: %d calls, %d returns, at most %d frames deep:\n", l.calls, l.returns, l.deepest+1)
	for _, method := range l.stack {
		c.Printf("  %s\n", method)
	}
}
