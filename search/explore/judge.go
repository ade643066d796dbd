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
// Violations and deadlocks are told; all else is a reason to call the run incomplete. There is
// no error that is passed over: one that is not known here is a cut with its text.
func (x judge) failed(n *node, i int, err error) {
	m := x.m
	var (
		unsupported *vm.Unsupported
		internal    *result.InternalError
	)
	switch {
	case errors.Is(err, property.ErrViolated):
		v := *x.s.Watch.Take(x.m)
		// The thread that failed has no frames left; its stack is that of the exception.
		v.Threads = threads.Unwound(threads.Snapshot(m), v.Threads)
		x.violation(n, i, v)
	case property.IsDeadlock(err):
		x.violation(n, i, property.Deadlock(m))
	case errors.As(err, &unsupported):
		x.cut(result.Cut{Reason: unsupported.Error(), Help: unsupported.Help, Stack: unsupported.Stack})
	case errors.As(err, &internal):
		// Our own mistake ends the search: what the machine is in behind it is anybody's
		// guess.
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

// misjudges reports whether threads may have been seen in what they never do, as something
// was learnt in this round that is not kept track of until it is known: a thread that asks
// for the states of others takes one for blocked that has yet to come to a monitor. The next
// round finds what is true of it. Walks have another way to be sure, see wander.
func (x judge) misjudges() bool {
	return (!x.walking || x.s.guide != nil) && x.m.Explore.Assumptions.Facts()&^x.rounds.facts&^vm.FactsOfMatching != 0
}

// violation reports a violation at the end of alternative i of n, unless the
// same was reported before.
// Each kind of search beside the main one has a use of its own for what it meets: a rehearsal
// ends, a search for better traces compares, a quick phase looks for fewer preemptions, a
// worker of a team leaves the trace to when nobody else executes.
func (x judge) violation(n *node, i int, v property.Violation) {
	x.s.stage.under(x.m, &v)
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
	case x.misjudges():
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
	// What a replay needs beside the path: how this search has come here.
	v.Origin.Setup = x.traceSetup()
	if w := (wander{x.explorer}); w.mixed() {
		again := w.refined(n, i, &v)
		if again == nil {
			return
		}
		v = *again
	} else {
		// What was found with unknown values is told only if it happens with values.
		if !x.confirm(n, i, &v) {
			return
		}
		if again := x.s.unmerged(&v); again != nil {
			v = *again
		} else {
			v.Trace, v.Withdrawn = x.trace(n, i), x.s.withdrawn()
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
