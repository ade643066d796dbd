// Package choiceselector leads a search into a corner of a large state space:
// along single choices, at random or from a stored trace, until a condition is
// met, and searches from there.
package choiceselector

import (
	"errors"
	"math/rand/v2"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"ChoiceSelector"},
		Doc:   "takes single choices, at random or along a stored trace, until a condition is met; then searches",
		Keys: []config.Key{
			{Name: "choice.seed", Type: config.Long, Least: config.Signed, Default: "42", JPF: true, Help: "The seed of the choices that ChoiceSelector takes."},
			{Name: "choice.threads", Type: config.List, JPF: true, Help: "ChoiceSelector starts the search when one of these threads, by name or class, is started."},
			{Name: "choice.calls", Type: config.String, JPF: true, Help: "ChoiceSelector starts the search when one of these methods (p.C.m, with '*' for any characters, between ';') is called."},
			{Name: "choice.depth", Type: config.Int, Least: -1, Default: "-1", JPF: true, Help: "ChoiceSelector starts the search at this depth; -1 for no such condition."},
			{Name: "choice.use_trace", Type: config.Path, Power: config.Reads, JPF: true, Help: "The stored trace that ChoiceSelector follows first."},
			{Name: "choice.search_after_trace", Type: config.Bool, Default: "true", JPF: true, Help: "Whether ChoiceSelector starts the search at the end of the trace."},
		},
		New: newSelector,
	})
}

func newSelector(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	after := r.Bool("choice.search_after_trace")
	if file := r.Path("choice.use_trace"); file != "" {
		g, err := explore.NewPlayback(file, search.TargetName(cfg), after)
		if err != nil {
			r.Refuse("choice.use_trace", "%w", err)
		}
		return leader{Guide: g}, r.Err()
	}
	l := &selector{
		random: rand.New(rand.NewPCG(uint64(r.Int64("choice.seed")), 0)), threads: spec.NamesOf(r, "choice.threads", ""),
		depth: r.Int("choice.depth"),
	}
	if calls := spec.PlacesOf(r, "choice.calls"); calls.Len() > 0 {
		return &callSelector{l, calls}, r.Err()
	}
	if l.depth < 0 && l.threads.All() {
		r.Fail(errors.New("it needs choice.use_trace, choice.depth, choice.calls or choice.threads"))
	}
	return l, r.Err()
}

// leader leads the search along a trace.
type leader struct{ explore.Guide }

// SearchStarted implements listener.SearchStarted.
func (l leader) SearchStarted(c *listener.Context) { c.Program.Lead(l.Guide) }

// selector is the Guide that takes choices at random.
type selector struct {
	random  *rand.Rand
	depth   int // -1 for none
	threads spec.Names
	reached bool
}

// callSelector is a selector that hears of calls, which makes the machine
// slower.
type callSelector struct {
	*selector
	calls spec.Places
}

// SearchStarted implements listener.SearchStarted.
func (l *selector) SearchStarted(c *listener.Context) { c.Program.Lead(l) }

// ThreadStarted implements listener.ThreadStarted.
func (l *selector) ThreadStarted(c *listener.Context, t *vm.Thread) {
	if l.threads.All() {
		return
	}
	class := ""
	if o := c.Machine.Heap.Get(t.Obj); o != nil {
		class = o.Class.JavaName()
	}
	l.reached = l.reached || l.threads.Match(c.Machine.ThreadName(t), class)
}

// MethodEntered implements listener.MethodEntered.
func (l *callSelector) MethodEntered(_ *listener.Context, in listener.Instruction) {
	l.reached = l.reached || l.calls.Method(in.Frame.Method)
}

// Choose implements explore.Guide.
func (l *selector) Choose(f explore.Fork) (indices []int, more bool, err error) {
	if l.reached || l.depth >= 0 && f.Depth > l.depth {
		return nil, false, nil
	}
	for _, g := range f.Choices {
		indices = append(indices, l.random.IntN(g.Len()))
	}
	return indices, true, nil
}

// Finish implements explore.Guide.
func (l *selector) Finish(ended bool, found *search.Violation) (left search.Cut, stop bool, err error) {
	switch {
	case found != nil:
		return search.Cut{}, true, nil
	case ended:
		return search.Cut{Reason: "ChoiceSelector's path ended before its condition was met", Help: "try another choice.seed"}, true, nil
	}
	return search.Cut{Reason: "ChoiceSelector chose where the search began"}, false, nil
}

// Replaying implements explore.Guide.
func (l *selector) Replaying() bool { return false }
