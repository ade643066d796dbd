package explore

import (
	"errors"

	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/threads"
	"github.com/gojpf/gojpf/vm"
)

// judge says what is wrong where a transition has ended: what the machine, the watch
// over it, properties and observers have noticed becomes a violation, or a cut where
// nobody can know. It is the explorer's, and keeps nothing of its own.
type judge struct{ *explorer }

func (x *explorer) judge() judge { return judge{x} }

// failed deals with a transition that ended in a violation or that the machine
// could not finish.
func (x judge) failed(n *node, i int, err error) {
	m := x.m
	var (
		unsupported *vm.Unsupported
		internal    *result.InternalError
	)
	switch {
	case errors.Is(err, property.ErrViolated):
		v := *x.s.Watch.Take(x.m)
		v.Threads = threads.Unwound(threads.Snapshot(m), v.Threads)
		x.violation(n, i, v)
	case property.IsDeadlock(err):
		x.violation(n, i, property.Deadlock(m))
	case errors.As(err, &unsupported):
		x.cut(result.Cut{Reason: unsupported.Error(), Help: unsupported.Help, Stack: unsupported.Stack})
	case errors.As(err, &internal):
		x.r.Failure = internal
		x.cut(result.Cut{Reason: internal.Error()})
		x.stopped = true
	case errors.Is(err, vm.ErrInterrupted):
		x.cut(x.s.stopCut())
		x.stopped = true
		x.s.checkpoints.pause()
	default:
		x.cut(result.Cut{Reason: result.OneLine(err)})
	}
}

// violation reports a violation at the end of alternative i of n, unless the
// same was reported before.
func (x judge) violation(n *node, i int, v property.Violation) {
	switch {
	case x.silent:
		x.stopped = true
		return
	case x.goal != nil:
		x.goal.meets(x.explorer, n, i, v)
		return
	case x.phase != nil:
		x.phase.meets(x.explorer, n, i, v)
		return
	case x.team != nil:
		x.team.found(x.explorer, n, i, v)
		return
	}
	for i := range x.r.Violations {
		if v.SameAs(&x.r.Violations[i]) || x.s.stage != nil && !x.limits.multiple {
			return
		}
	}
	v.Origin.Inputs, v.Origin.Longer, v.Origin.Merged = x.s.runInputs(), x.rounds.longer, x.s.merges()
	if w := (wander{x.explorer}); w.mixed() {
		again := w.refined(n, i, &v)
		if again == nil {
			return
		}
		v = *again
	} else {
		if !x.confirm(n, i, &v) {
			return
		}
		if again := x.s.unmerged(&v); again != nil {
			v = *again
		} else {
			v.Trace, v.GivenUp = x.trace(n, i), x.s.givenUp()
		}
	}
	x.r.Violations = append(x.r.Violations, v)
	if x.s.observer != nil {
		x.s.observer.PropertyViolated(&v)
	}
	x.publish()
	if !x.limits.multiple && !x.s.stage.seeks(n) {
		x.stopped = true
	}
}
