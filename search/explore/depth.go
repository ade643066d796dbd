package explore

import (
	"fmt"

	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// A limit of depth cuts the states that no path within the limit leads to. A
// search that meets a state on a long path first cannot know whether it will
// meet it on a short one; so what lies beyond the limit is remembered, and
// taken back when it is reached within. That way the verdict does not depend
// on the strategy.

func (x *explorer) depthReason() string { return fmt.Sprintf("depth limit of %d", x.limits.Depth) }

// tooDeep notes a state beyond the limit. fresh says that it was not seen
// before, neither there nor within.
// One that is not matched cannot be recognised within the limit, so it stays cut for good.
func (x *explorer) tooDeep(d vm.Digest, fresh bool) {
	if !fresh {
		x.matched = true
		return
	}
	x.cut(result.Cut{Reason: x.depthReason(), Help: "raise search.depth_limit"})
	if d == (vm.Digest{}) { // states are not matched
		return
	}
	if x.beyond == nil {
		x.beyond = map[vm.Digest]struct{}{}
	}
	x.beyond[d] = struct{}{}
}

// reachedWithin reports whether a state within the limit was only seen beyond
// it until now, and takes its cut back.
func (x *explorer) reachedWithin(d vm.Digest) bool {
	// The cut is counted by states, so it goes when the last of them was reached within.
	if _, was := x.beyond[d]; !was {
		return false
	}
	delete(x.beyond, d)
	reason := x.depthReason()
	if c := x.cuts[reason]; c != nil {
		if c.Count--; c.Count == 0 {
			x.forget(reason)
		}
	}
	return true
}
