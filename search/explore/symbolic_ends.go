package explore

import (
	"errors"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
)

// endCalls ends the calls of symbolic methods that are under way where a path
// ends: at a transition that failed, or at a state from which the search does not
// go on. Paths that a stopped search leaves unfinished are not ended.
// It asks what advance is about to decide, in the same order, and must do so before the
// machine goes on: whoever listens to calls wants the path condition of the end.
func (x *explorer) endCalls(err error, depth int) {
	rt := x.s.Symexec
	if rt == nil || !rt.Listening() {
		return
	}
	m := x.m
	var end symexec.PathEnd
	switch {
	case errors.Is(err, property.ErrViolated):
		end.End = symexec.Violated
		if v := x.s.Watch.Violation(m); v != nil {
			end.Why, end.Class, end.Message = v.Property, v.Exception, v.Message
		}
	case property.IsDeadlock(err) || err == nil && !m.Ignored() && x.judge().lockedForEver():
		end.End, end.Why = symexec.Violated, "gov.nasa.jpf.vm."+property.NotDeadlocked
	case err != nil:
		end.End, end.Why = symexec.Cut, result.OneLine(err)
	case m.Ignored():
		end.End = symexec.Ignored
	case len(m.Pending()) == 0 && m.Broken() == "":
		end.End, end.Why = symexec.Stopped, "the program ended"
	case depth > x.limits.Depth:
		end.End, end.Why = symexec.Cut, x.depthReason()
	default:
		return
	}
	rt.PathEnds(m, end)
}

// queries is how many questions about inputs were asked so far.
func (s *Session) queries() int64 {
	if s.Symexec == nil {
		return 0
	}
	return int64(s.Symexec.Stats().Queries)
}
