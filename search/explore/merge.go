package explore

import (
	"slices"
	"time"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/merge"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/symbolic"
)

// Merged paths. A search begins as ever, and merging only counts the forks that it would
// spare. When these are many the search begins anew, and the ways of such branches
// become one path. What a solver cannot do with that, the ordinary search may do: it has the last word where
// merging has not come to an end in time, or has left something out.

const (
	// Merged paths cost questions with disjunctions in them, so a search that would end by
	// itself is left alone.
	mergeAfter  = 1000 // forks
	mergeFor    = 10 * time.Second
	unmergedFor = 2 * time.Second // a path is taken again, see retakeUnmerged
	// A search whose paths are longer seems to be in a loop without end, which
	// subsumption may end: merging has to wait until it has not.
	endlessAfter      = 500
	mergeEndlessAfter = 40_000
)

// merging is the part of the bookkeeping of rounds that deals with merged paths.
type merging struct {
	givingUp time.Time // the round with merged paths is over then; zero where there is none
	exploded bool      // the round has ended for what explodes says
}

// watchMerging decides how a search begins.
func watchMerging(x *explorer) {
	rt := x.s.Symexec
	if rt == nil {
		return
	}
	rt.Merge.Mode = merge.Off
	rt.Merge.Forget()
	if f, ok := x.s.guide.(*storedGuide); ok {
		if f.Stored.Merged {
			rt.Merge.Mode = merge.On
		}
		return
	}
	switch on := x.s.Options.Symbolic.Merge; {
	case on == symexec.MergeNone || !mergeable(x):
	case on == symexec.MergeAlways:
		rt.Merge.Mode = merge.On
	default:
		rt.Merge.Mode = merge.Watch
	}
}

// mergeable reports whether nobody needs to see each path, or each instruction.
// A merged path has no one course: no trace of instructions, no count of visits, no end of its
// own. So nobody may ask for these: listeners, limits of loops, coverage, concolic runs.
func mergeable(x *explorer) bool {
	s := x.s
	rt := s.Symexec
	if x.walking || x.team != nil || s.guide != nil || s.checkpoints != nil || x.coverage != nil || x.deepening != nil || x.bound != nil {
		return false
	}
	if rt.Heap.Lazy != nil || rt.Concolic() != nil || s.wantsPaths() || rt.Limits.Length > 0 || rt.Limits.Visits > 0 {
		return false
	}
	in, ok := s.m.Interp.(*insn.Interp)
	return ok && in.Hook() == nil && in.Intervening().Before == nil && in.Intervening().After == nil
}

// explodes ends a round that is to be merged, and one with merged paths that takes too
// long.
// It is asked between transitions, and says so once; mergeAnew goes on from there.
func explodes(x *explorer) bool {
	rt := x.s.Symexec
	if rt == nil || x.silent || x.goal != nil || x.phase != nil {
		return false
	}
	switch rt.Merge.Mode {
	case merge.Watch:
		if tooManyForks(x) {
			if !mergeable(x) { // as what the program has loaded meanwhile asks for paths
				rt.Merge.Mode = merge.Off
			}
			x.rounds.exploded = mergeable(x)
		}
	case merge.On:
		x.rounds.exploded = !x.rounds.givingUp.IsZero() && time.Now().After(x.rounds.givingUp)
	}
	return x.rounds.exploded
}

// tooManyForks reports whether merging would have spared so many forks that the search
// should begin anew.
func tooManyForks(x *explorer) bool {
	if x.r.Statistics.MaxDepth >= endlessAfter {
		return x.s.Symexec.Merge.Forks >= mergeEndlessAfter
	}
	return x.s.Symexec.Merge.Forks >= mergeAfter
}

// merges reports whether branches are merged.
func (s *Session) merges() bool { return s.Symexec != nil && s.Symexec.Merge.Mode == merge.On }

// mergeAnew prepares a round with merged paths, or the ordinary one that follows where
// that was incomplete.
// The ordinary search is the one whose verdict counts in doubt: with merging it may have been
// incomplete for conditions that are too hard, which it alone has made.
func mergeAnew(x *explorer) (bool, error) {
	rt := x.s.Symexec
	if rt == nil {
		return false, nil
	}
	exploded := x.rounds.exploded
	if x.terminated || x.s.stop || x.stopped || x.m.Interrupted.Asked() || len(x.r.Violations) > 0 && rt.Merge.Mode == merge.On {
		if exploded {
			x.cut(result.Cut{Reason: "the search was to begin anew, as its paths had become many", Help: symexec.MergeKey + "=none has it go on"})
		}
		return false, nil
	}
	switch rt.Merge.Mode {
	case merge.Watch:
		if !exploded {
			return false, nil
		}
		rt.Merge.Mode = merge.On
		limit := mergeFor
		// With a limit of time the ordinary search is to have as much left.
		if all := x.limits.time; all > 0 {
			limit = min(limit, (all-time.Since(x.start))/2)
		}
		x.rounds.givingUp = time.Now().Add(limit)
	case merge.On:
		if x.rounds.givingUp.IsZero() || !exploded && !incompleteByMerging(x) {
			return false, nil
		}
		rt.Merge.Mode = merge.Off
		x.rounds.givingUp = time.Time{}
	default:
		return false, nil
	}
	rt.Merge.Forget()
	x.rounds.exploded = false
	return true, x.restart(append(x.rounds.found, x.r.Violations...))
}

// incompleteByMerging reports whether a round with merged paths has left out what an
// ordinary one may not leave out.
func incompleteByMerging(x *explorer) bool {
	return slices.ContainsFunc(x.r.Incomplete, func(c result.Cut) bool { return !x.s.Symexec.Shortened(c.Reason) })
}

// unmerged is the violation that was just confirmed at the end of a path without merged
// branches, nil where there is none, or was merged nothing.
// A trace has one course: that of the inputs which were found. Where it cannot be had within
// unmergedFor the violation stands as it is.
func (s *Session) unmerged(v *property.Violation) *property.Violation {
	if !s.merges() || s.Symexec.Merge.Merged == 0 || core.PathOf(s.m) == nil {
		return nil
	}
	model, ok := s.Symexec.ShortModel(s.m)
	if !ok {
		return nil
	}
	like := *v
	again := retakeUnmerged(s.walk, &like, model)
	if again != nil {
		again.Withdrawn, again.Origin.Setup = s.withdrawn(), v.Origin.Setup
		again.Origin.Merged = false
	}
	return again
}

// retakeUnmerged takes the path that inputs lead along once more, with no branch merged, for
// its trace. It returns the violation that it ends in, nil where that is not v.
// Each branch is asked which way the inputs lead; no solver is needed.
func retakeUnmerged(x *explorer, v *property.Violation, model *symbolic.Model) *property.Violation {
	m, mode := x.m, &x.s.Symexec.Merge.Mode
	before, observer := *mode, x.s.observer
	*mode, x.s.observer = merge.Off, nil
	defer func() { *mode, x.s.observer, x.s.walk = before, observer, x }()
	g := &goal{like: v}
	x.aside(func() {
		y := fromStart(x, g)
		at, end := y.advance(nil, 0), time.Now().Add(unmergedFor)
		for at != nil && !y.stopped && !m.Interrupted.Asked() && time.Now().Before(end) {
			indices := make([]int, len(at.gens))
			for k, gen := range at.gens {
				b, ok := gen.(*core.Branch)
				if !ok {
					return
				}
				if indices[k] = b.Leads(model); indices[k] < 0 {
					return
				}
			}
			at = y.advance(at, at.Alternative(indices))
		}
	})
	return g.found
}
