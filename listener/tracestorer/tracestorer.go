// Package tracestorer stores traces in files, to be replayed: those of
// violations, and the paths to calls, threads, depths and limits.
package tracestorer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"TraceStorer"},
		Doc:   "stores traces in files: of violations, and of paths to calls, threads, depths and limits",
		Keys: slices.Concat(explore.TraceKeys, []config.Key{
			{Name: "trace.multiple", Type: config.Bool, Default: "false", JPF: true, Help: "Whether TraceStorer stores each trace in a file of its own, with a number behind its name; otherwise the last one stays."},
			{Name: "trace.depth", Type: config.Int, Default: "MAX", JPF: true, Help: "The depth at which TraceStorer stores the path."},
			{Name: "trace.terminate", Type: config.Bool, Default: "false", JPF: true, Help: "Whether the search ends when TraceStorer has stored a path that is no violation."},
			{Name: "trace.store_constraint", Type: config.Bool, Default: "false", JPF: true, Help: "Whether TraceStorer stores the path to where something is cut."},
			{Name: "trace.store_calls", Type: config.String, JPF: true, Help: "The methods whose calls have TraceStorer store the path: p.C.m between ';', with '*' for any characters."},
			{Name: "trace.store_threads", Type: config.List, JPF: true, Help: "The threads, by name or class, whose start has TraceStorer store the path."},
		}),
		New: newStorer,
	})
}

type storer struct {
	listener.Stateless
	file                                    string
	multiple, verbose, terminate, constrain bool
	depth, stored                           int
	threads                                 spec.Names
	inside                                  bool
}

// callStorer is a storer that hears of calls, which makes the machine slower.
type callStorer struct {
	*storer
	calls spec.Places
}

func newStorer(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	file, verbose := explore.ReadTrace(r)
	l := &storer{
		file: file, multiple: r.Bool("trace.multiple"), verbose: verbose,
		terminate: r.Bool("trace.terminate"), constrain: r.Bool("trace.store_constraint"), depth: r.Int("trace.depth"),
		threads: spec.NamesOf(r, "trace.store_threads", ""),
	}
	if calls := spec.PlacesOf(r, "trace.store_calls"); calls.Len() > 0 {
		return &callStorer{l, calls}, r.Err()
	}
	return l, r.Err()
}

// store stores the path to the present state.
func (l *storer) store(c *listener.Context, v *search.Violation, format string, args ...any) {
	file := l.file
	if l.multiple {
		file = fmt.Sprintf("%s.%d", l.file, l.stored)
	}
	l.stored++
	c.Program.StorePath(file, fmt.Sprintf(format, args...), v, l.verbose)
	if l.terminate && v == nil {
		c.Stop("TraceStorer has stored a path", "trace.terminate=false goes on")
	}
}

// PropertyViolated implements listener.PropertyViolated.
func (l *storer) PropertyViolated(c *listener.Context, v *search.Violation) {
	head, _, _ := strings.Cut(v.Details, "\n")
	l.store(c, v, "violated property: %s", head)
}

// StateAdvanced implements listener.StateAdvanced.
func (l *storer) StateAdvanced(c *listener.Context, a *explore.Advance) {
	if a.Depth == l.depth {
		l.store(c, nil, "search depth reached: %d", l.depth)
	}
}

// SearchConstraintHit implements listener.SearchConstraintHit.
func (l *storer) SearchConstraintHit(c *listener.Context, cut search.Cut) {
	if l.constrain && !l.inside {
		l.inside = true // storing may fail, which is a constraint as well
		l.store(c, nil, "search constraint hit: %s", cut.Reason)
		l.inside = false
	}
}

// ThreadStarted implements listener.ThreadStarted.
func (l *storer) ThreadStarted(c *listener.Context, t *vm.Thread) {
	if l.threads.All() {
		return
	}
	name, class := c.Machine.ThreadName(t), ""
	if o := c.Machine.Heap.Get(t.Obj); o != nil {
		class = o.Class.JavaName()
	}
	if l.threads.Match(name, class) {
		l.store(c, nil, "thread started: %s", name)
	}
}

// MethodEntered implements listener.MethodEntered.
func (l *callStorer) MethodEntered(c *listener.Context, in listener.Instruction) {
	if l.calls.Method(in.Frame.Method) {
		l.store(c, nil, "calling: %s", in.Frame.Method)
	}
}
