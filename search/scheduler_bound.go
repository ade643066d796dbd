package search

import (
	"errors"
	"fmt"
)

// preemptionBound is a search for what goes wrong with few preemptions: in round
// k all paths with at most k of them are explored. A preemption is the choice
// of another thread where the present one could go on and does not give way. Most
// mistakes need no more than two, and there are far fewer such paths than
// paths. A round that had to leave nothing out has seen everything.
//
// Paths continue differently by how many preemptions they may still have and by
// whom another choice would preempt. So a state is known only if it was reached
// with the same present thread and no more preemptions.
type preemptionBound struct {
	limit int // of the last round
	round int // preemptions in this one; -1 for no limit yet
}

// configureBound reads search.preemption_bound.
func (x *explorer) configureBound(s *settings) error {
	const key = "search.preemption_bound"
	limit := s.int(key)
	if s.err != nil || limit < 0 {
		return s.err
	}
	if t := x.frontier.Traits(); x.deepening != nil || !t.DepthFirst && !t.LevelOrder {
		return fmt.Errorf("%v: %s needs search.class=dfs or bfs", s.cfg.Origin(key), key)
	}
	if shortName(s.cfg.Class("vm.storage.class")) == "bounded" {
		return fmt.Errorf("%v: %s and vm.storage.class=bounded do not go together", s.cfg.Origin(key), key)
	}
	x.bound = &preemptionBound{limit: limit, round: -1}
	return nil
}

// errNotSaved says that the rounds of a bounded search are not in checkpoints.
var errNotSaved = errors.New("checkpoints: a search with search.preemption_bound, search.class=pct or vm.por=dpor cannot be saved")

// savable says why the search that is configured cannot be saved, if so.
func (p *Program) savable() error {
	bound, err := p.cfg.Int("search.preemption_bound")
	if err == nil && bound >= 0 || p.cfg.String("vm.por") == "dpor" || shortName(p.cfg.Class("search.class")) == "pct" {
		return errNotSaved
	}
	return err
}

func (b *preemptionBound) reason() string { return fmt.Sprintf("bound of %d preemptions", b.round) }

// preemptionsTo counts those on the path to the end of alternative i of n.
func preemptionsTo(n *node, i int) int {
	if n == nil {
		return 0
	}
	used := n.preemptions
	if k, g := scheduled(n.gens); g != nil && preempts(g, n.decisions(i)[k].Index) {
		used++
	}
	return used
}

// restrain leaves the present thread only, where the path to n has used up its
// preemptions.
func (x *explorer) restrain(n *node) {
	b := x.bound
	k, g := scheduled(n.gens)
	if b.round < 0 || g == nil || n.preemptions < b.round {
		return
	}
	id, ok := preemptible(g)
	if !ok {
		return
	}
	own := 0
	for g.Thread(own) != id {
		own++
	}
	cut := Cut{Reason: b.reason(), Help: "raise search.preemption_bound"}
	switch {
	case n.only != nil && n.only[k] >= 0:
		if n.only[k] != own { // a listener wants it otherwise
			n.next = n.total
			x.cut(cut)
		}
	case g.Len() > 1:
		only := make([]int, len(n.gens))
		for j := range only {
			only[j] = -1
			if n.only != nil {
				only[j] = n.only[j]
			}
		}
		only[k] = own
		n.only, n.total = only, n.total/g.Len()
		x.cut(cut)
	}
}

// widen searches with no preemption, then with one more in each round, until
// nothing was left out.
func (x *explorer) widen(root *node) error {
	b := x.bound
	only, total, base := root.only, root.total, x.r.Statistics.cloneCounts()
	root.preemptions = 0 // those of a path that was led are no part of the search
	for b.round = 0; ; b.round++ {
		x.beyond = nil
		if err := x.renewStore(true); err != nil {
			return err
		}
		root.only, root.total, root.next = only, total, 0
		x.match(root.digest, nil, 0, root.depth)
		x.restrain(root)
		x.push(root)
		x.loop()
		reason := b.reason()
		if x.stopped || x.outdated() || x.cuts[reason] == nil || b.round == b.limit {
			return nil
		}
		x.forget(reason)
		executed := x.r.Statistics.Instructions
		x.r.Statistics = base
		x.r.Statistics.Choices, x.r.Statistics.Exits = base.cloneCounts().Choices, base.cloneCounts().Exits
		x.r.Statistics.Instructions = executed
		x.r.PathsTaken = 0
	}
}
