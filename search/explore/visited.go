package explore

import (
	"fmt"

	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/store"
)

// checkStorage refuses stores that the strategy cannot do with. Only a path of a
// depth-first search meets its own states again for sure, so that cycles close where
// a store forgets.
func (x setup) checkStorage() error {
	if x.storage.Kind == store.Bounded && !x.frontier.Traits().DepthFirst {
		return fmt.Errorf("%v: vm.storage.class=bounded needs search.class=dfs or iddfs: other searches may go round in cycles of states that were forgotten", x.s.Options.origin(store.ClassKey))
	}
	return nil
}

// renewStore empties the store, for a search that starts anew.
// States that were compared in a round before may be others now: what takes part in digests
// depends on facts that the round has learnt.
func (x *explorer) renewStore(matchDepth bool) error {
	if x.store != nil {
		if err := x.store.Close(); err != nil {
			return err
		}
	}
	x.extents.forget()
	x.unmatched = 0
	s, err := x.storage.Open(matchDepth)
	if err == nil {
		x.store = s
	}
	return err
}

// closeStore gives back what the store holds, after its size was noted.
func (x *explorer) closeStore() {
	if x.store == nil {
		return
	}
	x.s.storeBytes = x.store.Bytes()
	x.cutLossy()
	if err := x.store.Close(); err != nil {
		x.cut(result.Cut{Reason: result.OneLine(err)})
	}
}
