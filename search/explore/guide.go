package explore

import (
	"fmt"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/trace"
)

// Fork is a state in front of a choice, as a Guide sees it.
// A guide sees generators and no nodes: it is what a stored trace is compared with.
type Fork struct {
	Depth   int // the number of the transition that begins here
	Choices []choice.Generator
}

// Guide leads a search along one path before it looks at others. No state on
// that path is matched or counts as searched.
type Guide interface {
	// Choose says which alternative of each generator the path takes. With more
	// false the guide lets go: what follows is the search's own. An error says
	// that there cannot be such a path; it ends the run.
	Choose(f Fork) (indices []int, more bool, err error)
	// Finish is told that the guide has let go, that the path has ended, or that
	// a violation was found on it. It returns what was left out, if anything. The
	// search goes on only if the guide has let go and stop is false.
	Finish(ended bool, found *property.Violation) (left result.Cut, stop bool, err error)
	// Replaying is what Verify.isTraceReplay returns on the path.
	Replaying() bool
}

// Lead has a guide lead the search. Call it before the search or from
// SearchStarted.
// There is one at most: a trace to follow, a listener that chooses, or a path of another
// stage.
func (s *Session) Lead(g Guide) { s.guide = g }

// tracing is what the explorer knows of the path that it is on.
type tracing struct {
	under   leg   // the transition under way
	leading bool  // a guide chooses: states are not matched
	led     int   // how many transitions a guide has chosen
	running bool  // a transition
	only    []int // see Advance.Narrow, of the state reached last
	toStore []func()
	// retracing says that a path is executed again for its lines.
	retracing bool
	noted     *models.Record // before the transition under way; nil for nothing
}

// lead makes the first transition, follows the guide if there is one, and
// returns the state at which it lets go: where the search begins. It is nil
// where nothing is left to search.
// Each transition of the path is made by the ordinary advance, so violations on it are told as
// any other, with the whole trace.
func (x *explorer) lead() (*node, error) {
	g := x.s.guide
	if g == nil {
		return x.advance(nil, 0), nil
	}
	x.leading = true
	x.replaying(g.Replaying())
	n := x.advance(nil, 0)
	for n != nil && !x.stopped && !x.exhausted() {
		indices, more, err := g.Choose(Fork{n.depth, n.gens})
		if err != nil {
			return nil, err
		}
		if !more {
			break
		}
		x.led = n.depth
		if f, ok := g.(*storedGuide); ok {
			if noted, known := f.Noted(); known {
				x.setLedger(noted)
			}
		}
		n.only, n.total, n.next = indices, 1, 1
		n = x.advance(n, 0)
	}
	x.replaying(false)
	if f, ok := g.(*storedGuide); ok && n != nil && !x.stopped && ofStuck(f.Stored) && x.m.OnlyDaemonsGoOn() {
		x.judge().violation(n.parent, n.via, property.Deadlock(x.m)) // that nothing ends it was found by a search
	}
	var found *property.Violation
	if len(x.r.Violations) > 0 {
		found = &x.r.Violations[0]
	}
	ended := n == nil && (x.r.Statistics.EndStates > 0 || x.m.Ignored())
	if found == nil && (x.stopped || n == nil && !ended) {
		return nil, nil // what ended the path was told already
	}
	left, stop, err := g.Finish(ended, found)
	if err != nil {
		return nil, err
	}
	if left.Reason != "" {
		x.cut(left)
	}
	if n == nil || stop {
		return nil, nil
	}
	x.leading = false
	// The state at which the search begins is the first that it knows; those of the path are
	// not, since the search would take them for explored if it came to them on another path.
	x.store.Add(n.digest, n.depth)
	return n, nil
}

// replaying says what Verify.isTraceReplay returns.
func (x *explorer) replaying(on bool) {
	if world := models.World(x.m); world != nil {
		world.Hooks.Replaying = on
	}
}

// configureReplay has the trace followed that the configuration names. What
// search.class=path takes behind its end belongs to the same path.
// Inputs of a concolic run have to be planned before the program starts.
func (x setup) configureReplay() error {
	file := x.s.Options.replay
	if file == "" {
		return nil
	}
	g, err := NewPlayback(file, x.s.Name, x.walking)
	if err != nil {
		return x.s.Options.Refuse(replayKey, ": %w", err)
	}
	x.s.guide = g
	inputs := x.s.storedInputs()
	if inputs == nil {
		return nil
	}
	// The run may have been made beside a search without, so it may have texts and arrays of any length.
	c, _ := x.s.Symexec.WithValues(x.s.concolic(), x.s.Options.valueOptions())
	c.Depth = x.limits.Depth
	if err := c.Plan(inputs); err != nil {
		return x.s.Options.Refuse(replayKey, ": %s: %w", file, err)
	}
	return nil
}

// storedGuide is the Guide along a stored trace.
type storedGuide struct {
	*trace.Playback
	search bool // behind the end of the trace
}

// NewPlayback returns the Guide along a stored trace of the named program. Behind
// the end of the trace the search goes on if search is set. Errors are those of
// the file.
func NewPlayback(file, program string, search bool) (Guide, error) {
	f, err := trace.NewPlayback(file, program)
	if err != nil {
		return nil, err
	}
	return &storedGuide{f, search}, nil
}

// Withdrawn returns what the search that stored the trace had given up of its
// assumptions.
func (f *storedGuide) Withdrawn() []string { return f.Stored.Withdrawn }

// Replaying implements Guide.
func (f *storedGuide) Replaying() bool { return true }

// Choose implements Guide.
func (f *storedGuide) Choose(at Fork) (indices []int, more bool, err error) {
	return f.Playback.Choose(at.Depth, at.Choices)
}

// Finish implements Guide.
func (f *storedGuide) Finish(ended bool, found *property.Violation) (left result.Cut, stop bool, err error) {
	stored, missed := f.Violation, f.Ended()
	switch {
	case found != nil && (stored == nil || stored.Kind == found.Kind && stored.Location == found.Location && stored.Exception == found.Exception):
		return result.Cut{}, true, nil
	case found != nil:
		return result.Cut{Reason: fmt.Sprintf("the stored trace was that of another violation: %s at %s", stored.Kind, stored.Location)}, true, nil
	case ended && missed != nil:
		return result.Cut{}, true, missed
	case ended && stored == nil:
		return result.Cut{Reason: "only the path of a stored trace was executed"}, true, nil
	case ended:
		return result.Cut{Reason: "the path of the stored trace ends without its violation", Help: "it was stored for another program, or with another configuration"}, true, nil
	case f.search:
		return result.Cut{Reason: "only what follows a stored trace was searched"}, false, nil
	}
	return result.Cut{Reason: "the stored trace ends without a violation", Help: "choice.search_after_trace=true searches what follows"}, true, nil
}
